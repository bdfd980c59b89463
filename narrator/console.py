"""The console: an evening on a terminal, by the keys that the dial and the buttons will be.

It shows a :class:`narrator.stage.Stage` and answers it. The stage performs in a thread of its own; everything here
happens in the terminal's.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable, Mapping
from typing import Any, Final

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.output import Output
from prompt_toolkit.styles import Style

from narrator.console_entry import Entry, Given, RefusedError, TextEntry, entry_for
from narrator.console_ledger import LedgerPage
from narrator.console_ruling import LeaveMenu, Menu, RulingMenu
from narrator.console_scene import Spectator
from narrator.console_view import STYLE, Prompt, View
from narrator.driver import ReplayError
from narrator.journal import JournalError
from narrator.script import Ask, NotAnOptionError, Ruling, key_of
from narrator.session import UNDO_SPOKEN, Session
from narrator.stage import Stage
from narrator.transcript import Asked
from narrator.words import WordsError
from voices import Mouth

LONGER: Final = 30
"""Seconds by which one key lengthens or shortens a timer."""

SAME_KEY: Final = {"к": "r", "р": "h", "с": "c", "е": "t", "ь": "m", "й": "q"}
"""The letters of commands where the keyboard is set to Russian."""


class Console:
    """One evening on a terminal. ``keep`` writes the evening told back and returns what to say of it."""

    def __init__(
        self,
        session: Session,
        mouth: Mouth,
        keep: Callable[[Stage], str],
        *,
        is_fast: bool = False,
        is_hidden: bool = False,
        reads: Input | None = None,
        writes: Output | None = None,
    ) -> None:
        self.stage = Stage(session, mouth, is_fast=is_fast, on_change=self._wake)
        self.is_left = False
        """Whether the moderator left before the end."""
        self.failure = ""
        """One sentence if the evening had to stop; it is kept."""
        self._words = session.words
        self._keep = keep
        self._view = View(session.words)
        self._spectator = Spectator(self.stage)
        self._asked: Asked | None = None
        self._entry: Entry | None = None
        self._menu: Menu | None = None
        self._notice = ""
        self._trouble = mouth.trouble
        self._is_news = False
        """Whether the notice is of a trouble that no key was pressed after yet: the first one leaves it standing."""
        self._typed = ""
        self._is_helping = False
        self._is_hidden = is_hidden
        self._scrolled = 0
        self._stood: tuple[tuple[object, ...], int] = ((), 0)
        """The question that was answered last and may come again at once, and where the dial stood."""
        self._has_ended = False
        self._commands: Mapping[str, Callable[[], None]] = {
            "r": self._repeat,
            " ": self.stage.pause,
            "h": self._hide,
            "?": self._help,
            **dict.fromkeys("+=", lambda: self._lengthen(LONGER)),  # one key, with shift and without
            "-": lambda: self._lengthen(-LONGER),
            "c": self._cut,
            "t": self._turn_page,
            "m": self._open_rulings,
            "q": self._open_leaving,
        }
        control = FormattedTextControl(self._draw, focusable=True, show_cursor=False)
        self.application: Application[None] = Application(
            layout=Layout(Window(control, style="class:page")),
            key_bindings=self._bindings(),
            style=Style.from_dict(STYLE),
            full_screen=True,
            refresh_interval=1.0,
            input=reads,
            output=writes,
        )

    def run(self) -> None:
        """Perform and show the evening until it is over and read, or left. Raises ``EOFError`` with the terminal."""
        try:
            self.application.run(pre_run=self._start)
        finally:
            self.stage.close()

    def _start(self) -> None:
        """Begin to perform; asked to end, leave as by Q, so that the terminal is given back as it was."""
        self.stage.start()
        for ending in (signal.SIGTERM, signal.SIGHUP):
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):  # not in the main thread
                asyncio.get_running_loop().add_signal_handler(ending, self._leave)

    # What the stage does ---------------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Have the terminal's thread look at the stage; called from the stage's."""
        loop = self.application.loop
        if loop:
            with contextlib.suppress(RuntimeError):  # the terminal is closing
                loop.call_soon_threadsafe(self._look)

    def _look(self) -> None:
        if self.stage.failure:
            self._fail(self.stage.failure)
        if self.stage.ended and not self._has_ended:
            self._has_ended = True
            self._menu = None
            self._notice = self._keep(self.stage)
        trouble = self.stage.mouth.trouble
        if trouble != self._trouble:
            self._trouble = trouble
            self._notice = self._words.trouble(trouble) if trouble else ""
            self._is_news = bool(trouble)
        asked = self.stage.asked
        if asked is not self._asked:
            question = self.stage.question
            if asked and self._notice == self._words.text("ui-nothing-asked"):
                self._notice = ""
            self._asked = asked
            self._entry = self._enter(question) if question else None
            self._typed = ""
            self._scrolled = self._view.deepest = 0
        if isinstance(self._menu, LedgerPage) and self._spectator.is_in_hands:
            self._menu = None
        self._spectator.look()
        self.application.invalidate()

    def _enter(self, question: Ask[Any]) -> Entry:
        """Return the way to answer a question; one that the same player was just asked goes on where the dial stood."""
        entry = entry_for(question, self._words)
        again, cursor = self._stood
        if again == self._again(question):
            entry.cursor = min(cursor, len(entry.choices) - 1)
        return entry

    def _again(self, question: Ask[Any]) -> tuple[object, ...]:
        """Return what tells a player's order from another's, and from those of another phase."""
        return (self.stage.phase, question.question, *map(key_of, question.to))

    def _fail(self, sentence: str) -> None:
        self.failure = sentence
        self._exit()

    def _exit(self) -> None:
        if self.application.future and not self.application.future.done():
            self.application.exit()

    # What is on the screen -------------------------------------------------------------------------------------

    def _draw(self) -> StyleAndTextTuples:
        size = self.application.output.get_size()
        scene = self._spectator.scene(
            self._prompt(),
            page=self._menu.cursor if isinstance(self._menu, LedgerPage) else None,
            is_hidden=self._is_hidden,
            notice=self._notice,
            is_reading=self._has_ended,
            scrolled=self._scrolled,
            is_helping=self._is_helping,
        )
        fragments: StyleAndTextTuples = []
        for row in self._view.draw(scene, size.columns, size.rows):
            fragments += [*row, ("", "\n")]
        return fragments[:-1]

    def _prompt(self) -> Prompt | None:
        """Return what is being entered, unless it is a secret that is hidden."""
        entry = self._open
        if entry is None or isinstance(entry, LedgerPage) or (self._is_hidden and not self._is_public):
            return None
        text = entry.text if isinstance(entry, Menu) else self._asked.text if self._asked else ""
        return Prompt(text, entry.choices, entry.cursor, entry.note, is_public=self._is_public)

    @property
    def _open(self) -> Entry | None:
        return self._menu or self._entry

    @property
    def _is_public(self) -> bool:
        """Whether everybody may see what is being entered."""
        if self._menu:
            return isinstance(self._menu, LeaveMenu)
        return self._spectator.is_public(self.stage.question)

    # Keys ------------------------------------------------------------------------------------------------------

    def _bindings(self) -> KeyBindings:
        keys = KeyBindings()

        def bind(act: Callable[[], None], *names: Keys) -> None:
            for name in names:
                keys.add(name)(lambda _: self._press(act))

        bind(lambda: self._turn(-1), Keys.Left, Keys.Up)
        bind(lambda: self._turn(1), Keys.Right, Keys.Down)
        bind(self._confirm, Keys.Enter, Keys.ControlJ)
        bind(self._back, Keys.Backspace, Keys.Delete)
        bind(self._open_leaving, Keys.ControlC)
        keys.add(Keys.Any)(self._letter)
        return keys

    def _press(self, act: Callable[[], None]) -> None:
        """Do what a key means; what cannot be done is told in the notice and changes nothing."""
        self._notice = self._notice if self._has_ended or self._is_news else ""
        self._is_news = False
        if self._is_helping:
            self._is_helping = False
            return
        try:
            act()
        except RefusedError as refused:
            self._notice = str(refused)
        except NotAnOptionError:
            self._notice = self._words.text("ui-nothing-asked")
        except (JournalError, ReplayError, WordsError) as error:
            self._fail(str(error))
        self._look()

    def _letter(self, press: KeyPressEvent) -> None:
        letter = press.data
        if self._is_helping or len(letter) != 1:
            self._is_helping = False
            self._look()
            return
        if isinstance(self._open, TextEntry):
            self._press(lambda: self._type(letter))
        elif letter.isdecimal():
            self._press(lambda: self._jump(letter))
        elif command := self._commands.get(SAME_KEY.get(letter.lower(), letter.lower())):
            self._press(command)

    def _turn(self, steps: int) -> None:
        self._typed = ""
        if self._has_ended or (self._may_scroll(steps) and not isinstance(self._menu, LedgerPage)):
            self._scroll(steps)
        elif self._may_scroll(steps):  # more marks than the screen has rows
            self._scroll(steps * self._view.pace)
        elif entry := self._seen():
            entry.turn(steps)
            self._scrolled = 0 if isinstance(entry, LedgerPage) else self._scrolled
            self.stage.murmur(entry.aloud())

    def _may_scroll(self, steps: int) -> bool:
        """Whether the dial goes on through what is read, before it turns to another choice or another seat."""
        entry = self._open
        if steps < 0:
            is_first = entry is None or isinstance(entry, LedgerPage) or entry.cursor == 0
            return is_first and self._scrolled > 0
        return self._scrolled < self._view.deepest

    def _scroll(self, steps: int) -> None:
        self._scrolled = max(0, min(self._scrolled + steps, self._view.deepest))

    def _jump(self, digit: str) -> None:
        """Go to a choice by its number; a second digit goes on with the first where there are so many choices."""
        if entry := self._seen():
            self._scrolled = 0 if isinstance(entry, LedgerPage) else self._scrolled
            longer = self._typed + digit
            self._typed = longer if entry.jump(int(longer)) else digit
            entry.jump(int(self._typed))
            self.stage.murmur(entry.aloud())

    def _type(self, letter: str) -> None:
        if isinstance(self._entry, TextEntry):
            self._entry.type(letter)

    def _confirm(self) -> None:
        self._typed = ""
        if self._has_ended:
            self._exit()
            return
        entry = self._seen()
        if not self._menu and self._scrolled < self._view.deepest:
            self._scroll(self._view.pace)  # nothing is confirmed before all of it has been on the screen
            return
        if entry is None:
            raise NotAnOptionError
        label = entry.choices[entry.cursor].label
        given = entry.confirm()
        if isinstance(entry, Menu):
            self._menu = None if entry.is_over else entry
        elif given:
            self._answer(given, label)
            return
        if self._open is entry:
            self.stage.murmur(entry.aloud())

    def _answer(self, given: Given, label: str) -> None:
        question, whispers = self.stage.question, len(self.stage.whispers)
        self.stage.answer(given.raw)
        if question is UNDO_SPOKEN:
            self._spectator.confirmed(is_undone=given.raw == "yes")
            return
        self._spectator.answered(question, label, whispers)
        if self._entry and question and question.to and question.may_pass:
            self._stood = (self._again(question), 0 if given.raw is None else self._entry.cursor)

    def _back(self) -> None:
        """Take back the last step of what is being entered; if there is none, the last answer."""
        self._typed = ""
        if self._has_ended:
            return
        if self._seen() is self._menu and self._menu:
            if not self._menu.take_back() or self._menu.is_over:
                self._menu = None
        elif self.stage.question is UNDO_SPOKEN:
            self._answer(Given("no"), "")
        elif not (self._entry and self._entry.take_back()):
            self._undo()

    def _undo(self) -> None:
        if not self._spectator.may_undo:
            raise RefusedError(self._words.text("ui-not-in-the-deal"))
        try:
            self.stage.undo()
        except NotAnOptionError:
            raise RefusedError(self._words.text("cannot-undo")) from None
        if self.stage.session.question is not UNDO_SPOKEN:
            self._spectator.confirmed(is_undone=True)

    def _seen(self) -> Entry | None:
        """Return what is being entered. Raises :class:`RefusedError` if it can be neither seen nor heard."""
        if self._is_hidden and not self._is_public and not self.stage.mouth.earpiece:
            raise RefusedError(self._words.text("ui-secret-hidden"))
        return self._open

    # Commands --------------------------------------------------------------------------------------------------

    def _repeat(self) -> None:
        self.stage.repeat()

    def _hide(self) -> None:
        self._is_hidden = not self._is_hidden

    def _help(self) -> None:
        self._is_helping = True

    def _lengthen(self, seconds: int) -> None:
        if not self.stage.timer:
            raise RefusedError(self._words.text("ui-no-timer"))
        self.stage.lengthen(seconds)

    def _cut(self) -> None:
        if not self.stage.timer:
            raise RefusedError(self._words.text("ui-no-timer"))
        self.stage.cut()

    def _open_rulings(self) -> None:
        if self._is_hidden and not self.stage.mouth.earpiece:
            raise RefusedError(self._words.text("ui-secret-hidden"))
        if self.stage.question is None or self.stage.question is UNDO_SPOKEN:
            raise RefusedError(self._words.text("ui-nothing-to-rule"))
        if self._spectator.is_looking:
            raise RefusedError(self._words.text("ui-in-hands"))
        self._menu = RulingMenu(self._words, self.stage.session.table, self._rule)
        self.stage.murmur(f"{self._menu.text}. {self._menu.aloud()}")

    def _rule(self, ruling: Ruling) -> None:
        try:
            self.stage.rule(ruling)
        except NotAnOptionError:
            raise RefusedError(self._words.text("ui-nothing-to-rule")) from None
        self._spectator.answered(None, "", len(self.stage.whispers))

    def _turn_page(self) -> None:
        """Open the page of the whole table, at the player who is asked; or close it."""
        if isinstance(self._menu, LedgerPage):
            self._menu = None
            return
        if self._spectator.is_in_hands:
            raise RefusedError(self._words.text("ui-in-hands"))
        if self._is_hidden and not self.stage.mouth.earpiece:
            raise RefusedError(self._words.text("ui-secret-hidden"))
        question, seats = self.stage.question, self.stage.session.table.seats
        first = seats.index(question.to[0]) if question and question.to else 0
        self._menu = LedgerPage(self._words, seats, self._spectator.ledger, first)
        self._scrolled = 0
        self.stage.murmur(f"{self._menu.text}. {self._menu.aloud()}")

    def _open_leaving(self) -> None:
        if self._has_ended:
            self._exit()
        elif isinstance(self._menu, LeaveMenu):
            self._leave()
        else:
            self._menu = LeaveMenu(self._words, self._leave)
            self.stage.murmur(f"{self._menu.text} {self._menu.aloud()}")

    def _leave(self) -> None:
        self.is_left = True
        self._exit()
