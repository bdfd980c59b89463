"""What a spectator of the stage may see: the stage's state turned into a :class:`Scene`, and what stays off it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from math import ceil
from typing import Any, Final

from narrator.console_marks import Mark
from narrator.console_view import Card, Page, Prompt, Scene
from narrator.script import Ask, Kind, Seat, Whisper
from narrator.session import HISTORY, UNDO_SPOKEN
from narrator.stage import Stage, Utterance
from narrator.telling import told_back
from narrator.transcript import SEEN, TAKE, Said, plain

TOLD_PHASES: Final = ("verdict", "tale")
DUSK: Final = "dusk"
NIGHT: Final = "night"
DEAL: Final = "deal"
RESULTS: Final = "results"
OPEN_PHASES: Final = ("dawn", "day")
COUNTED_PHASES: Final = (*OPEN_PHASES, "turn", RESULTS)
"""In which everybody knows who is alive whenever something is asked."""


class Spectator:
    """Looks at one stage. Not for two threads at once."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._words = stage.session.words
        self._living = 0
        self._answered = ("", ("", 0))
        self._whispers_before: list[int] = []
        self._withdrawn: set[int] = set()
        self._named: dict[str, tuple[object, Sequence[str]]] = {}
        """Each seat's marks, and what they say."""

    # What it is told of ----------------------------------------------------------------------------------------

    def look(self) -> None:
        """Count the living as the table knows them: never while a death of the night is still untold."""
        is_open = bool(self._stage.asked or self._stage.timer)
        is_told = self._stage.phase[0] == DUSK or (is_open and self._stage.phase[0] in COUNTED_PHASES)
        if is_told or (is_open and not self._living):
            self._living = len(self._stage.session.table.living)

    def answered(self, question: Ask[Any] | None, label: str, whispers: int) -> None:
        """Note an answer after so many whispers, so that those which it leads to can be withdrawn again."""
        is_of_call = self._stage.phase[0] == NIGHT or bool(question and question.call)
        self._answered = (label if is_of_call else "", self._stage.phase)
        self._whispers_before.append(whispers)

    def confirmed(self, *, is_undone: bool) -> None:
        """Note that an undo was carried out, or called off."""
        self._answered = ("", self._stage.phase)
        if is_undone and self._whispers_before:
            before = self._whispers_before.pop()
            self._withdrawn |= {id(spoken.words) for spoken in list(self._stage.whispers)[before:]}

    # What may be seen ------------------------------------------------------------------------------------------

    @property
    def is_in_hands(self) -> bool:
        """Whether the device goes from hand to hand, so that nothing may be seen but what is one player's."""
        phase, options = self._stage.phase[0], self._stage.session.table.options_in_force()
        if phase == RESULTS:
            return options.get("results") == "cards"
        first = self._stage.session.record.header.table.players[0]
        is_dealt = options.get("deal") == "device" and not (first.card or first.secret)
        return is_dealt and phase in ("", DEAL)

    @property
    def is_looking(self) -> bool:
        """Whether a player holds the device and looks at what is his."""
        question = self._stage.question
        return self.is_in_hands and question is not None and question.question.endswith(SEEN)

    @property
    def may_undo(self) -> bool:
        """Whether the last answer can be taken back without showing a player what is another's."""
        question = self._stage.question
        return not self.is_in_hands or (question is not None and not question.question.endswith(TAKE))

    def is_public(self, question: Ask[Any] | None) -> bool:
        """Whether everybody may see a question, or that there is none: by day, if only players are to choose from."""
        if question is UNDO_SPOKEN:
            return True
        if self._stage.phase[0] not in OPEN_PHASES or not self._stage.session.table.is_open_by_day:
            return False
        return question is None or (
            question.kind is not Kind.TEXT and all(isinstance(option, Seat) for option in question.options)
        )

    def scene(
        self,
        prompt: Prompt | None,
        *,
        page: int | None,
        is_hidden: bool,
        notice: str,
        is_reading: bool,
        scrolled: int,
        is_helping: bool,
    ) -> Scene:
        """Return what is to be drawn; ``page`` is where the dial stands on the ledger’s page, if it is open."""
        is_in_hands = self.is_in_hands
        shows_secrets = not is_hidden and not is_in_hands
        answered, when = self._answered
        is_of_now = when == self._stage.phase
        whispers, fresh = self._whispers() if shows_secrets else ([], 0)
        ledger = self.ledger() if shows_secrets else []
        return Scene(
            phase=self._phase(),
            living=self._count(),
            timer=self._timer(),
            clock=self._time(int(self._stage.now())),
            is_paused=self._stage.is_paused,
            is_hidden=is_hidden,
            is_told=self._stage.phase[0] in TOLD_PHASES,
            is_in_hands=is_in_hands,
            captions=[spoken.words.text for spoken in list(self._stage.captions)[-20:]],
            whispers=[spoken.words.text for spoken in whispers],
            fresh=fresh,
            ledger=ledger,
            page=Page(ledger, page) if page is not None and ledger else None,
            prompt=prompt,
            is_waiting=shows_secrets
            and prompt is None
            and (self._stage.phase[0] == NIGHT or (bool(answered) and is_of_now)),
            answered=answered if shows_secrets and is_of_now else "",
            card=None if is_hidden else self._card(),
            notice=notice,
            reading=self._told_back() if is_reading else [],
            scrolled=scrolled,
            is_helping=is_helping,
        )

    def _phase(self) -> str:
        name, number = self._stage.phase
        return self._words.text(f"ui-{name}", number=number) if name else ""

    def _count(self) -> str:
        seats = len(self._stage.session.table.seats)
        return f"{self._words.text('ui-living')} {self._living}/{seats}" if self._living else ""

    def _timer(self) -> str:
        return self._time(ceil(self._stage.seconds_left())) if self._stage.timer else ""

    def _time(self, seconds: int) -> str:
        return self._words.text("ui-timer", minutes=seconds // 60, seconds=seconds % 60)

    def _whispers(self) -> tuple[Sequence[Utterance], int]:
        """Return the last whispers, and how many of them came for the moderator since the table last heard something.

        Those of the deal are not among them, nor those that an undo took back.
        """
        since = {id(spoken.words) for spoken in self._stage.fresh if not spoken.card}
        standing = [
            spoken
            for spoken in list(self._stage.whispers)
            if not spoken.card.startswith(DEAL) and id(spoken.words) not in self._withdrawn
        ]
        fresh = len(list(takewhile(lambda spoken: id(spoken.words) in since, reversed(standing))))
        return standing[-max(HISTORY, fresh) :], fresh

    def ledger(self) -> Sequence[Mark]:
        """Return who is what and has what, in the order of the seats."""
        table = self._stage.session.table
        wide = len(table.seats[-1].key)
        return [
            Mark(f"{seat.key:>{wide}} {seat.name}", self._marks(seat, secret.fact), table.is_alive(seat))
            for seat, secret in table.ledger().items()
        ]

    def _marks(self, seat: Seat, marks: Sequence[str | Whisper]) -> Sequence[str]:
        """Return what a seat's marks say; put into words only when they have changed."""
        known, named = self._named.get(seat.key, (None, ()))
        if known != marks:
            named = [self._words.mark(mark) if mark else "?" for mark in marks]
            self._named[seat.key] = (marks, named)
        return named

    def _card(self) -> Card | None:
        """Return a player's name and what was whispered to him, while just this player looks at it."""
        question, shown = self._stage.question, self._stage.session.card
        if question is None or not shown:
            return None
        name, told = question.to[0].name, shown[0].told
        if len(shown) == 1 and isinstance(card := plain(told.get("card")), str):
            return Card(name, [], self._words.word(card))
        return Card(name, [self._words.private(whisper) for whisper in shown], "")

    def _told_back(self) -> Sequence[Said]:
        return told_back(self._stage)
