"""The moderator's own menus, walked with the same keys as a question: a ruling, and leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from typing_extensions import override

from narrator.console_entry import Choice, Entry, Given
from narrator.script import Ruling, Seat
from narrator.table import Table
from narrator.words import Words

VERBS: Final = ("kill", "revive", "card", "status-set", "status-clear", "end")
NOBODY: Final = "nobody"


class Menu(Entry):
    """Choices that follow from one another. Whoever opened it learns from ``is_over`` that it is done with."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.is_over = False

    @property
    def title(self) -> str:
        return ""

    @property
    def text(self) -> str:
        """Return what is asked at this step."""
        return ""


class LeaveMenu(Menu):
    """Leave? "No" comes first, so that a key pressed twice does no harm."""

    def __init__(self, words: Words, leave: Callable[[], None]) -> None:
        super().__init__(words)
        self._leave = leave

    @property
    @override
    def text(self) -> str:
        return self.words.text("ui-quit")

    @property
    @override
    def choices(self) -> Sequence[Choice]:
        return [Choice(self.words.word("no"), 1), Choice(self.words.word("yes"), 2)]

    @override
    def confirm(self) -> Given | None:
        self.is_over = True
        if self.cursor == 1:
            self._leave()
        return None


class RulingMenu(Menu):
    """Builds a :class:`Ruling` step by step; the last step asks whether to carry it out, "no" first."""

    def __init__(self, words: Words, table: Table, carry_out: Callable[[Ruling], None]) -> None:
        super().__init__(words)
        self._table = table
        self._carry_out = carry_out
        self._chosen: list[str] = []
        self._stood: list[int] = []

    @property
    @override
    def title(self) -> str:
        return self.words.text("ui-ruling")

    @property
    @override
    def text(self) -> str:
        step = self._step
        if step == "verb":
            return self.title
        return self.words.text("ui-sure" if step == "sure" else f"ui-{step}")

    @property
    @override
    def note(self) -> str:
        return " · ".join(self._label(key) for key in self._chosen)

    @property
    @override
    def choices(self) -> Sequence[Choice]:
        places = {verb: place for place, verb in enumerate(VERBS, start=1)} if self._step == "verb" else {}
        return [  # a ruling keeps its number whether or not another can be made just now
            Choice(self._label(key), int(key) if self._step == "whom" else places.get(key, place))
            for place, key in enumerate(self._keys, start=1)
        ]

    @override
    def confirm(self) -> Given | None:
        key = self._keys[self.cursor]
        if self._step == "sure":
            self.is_over = True
            if key == "yes":
                self._carry_out(self._ruling())
            return None
        self._chosen.append(key)
        self._stood.append(self.cursor)
        self.cursor = 0
        return None

    @override
    def take_back(self) -> bool:
        if self._chosen:
            self._chosen.pop()
            self.cursor = self._stood.pop()
        else:
            self.is_over = True
        return True

    @property
    def _verb(self) -> str:
        return self._chosen[0] if self._chosen else ""

    @property
    def _step(self) -> str:
        """Return which line asks for what is still missing."""
        steps = {
            "": ("verb",),
            "kill": ("verb", "whom", "sure"),
            "revive": ("verb", "whom", "sure"),
            "card": ("verb", "whom", "which-card", "sure"),
            "status-set": ("verb", "whom", "which-status", "sure"),
            "status-clear": ("verb", "whom", "which-status", "sure"),
            "end": ("verb", "which-winners", "sure"),
        }
        return steps[self._verb][len(self._chosen)]

    @property
    def _keys(self) -> Sequence[str]:
        step = self._step
        if step == "verb":
            return [verb for verb in VERBS if verb != "revive" or len(self._table.living) < len(self._table.seats)]
        if step == "whom":
            return [seat.key for seat in self._seats()]
        if step == "which-winners":
            return [*self._table.camps, NOBODY]
        if step == "sure":
            return ["no", "yes"]
        return self._table.cards if step == "which-card" else self._table.statuses

    def _seats(self) -> Sequence[Seat]:
        if self._verb == "kill":
            return self._table.living
        if self._verb == "revive":
            return [seat for seat in self._table.seats if not self._table.is_alive(seat)]
        return self._table.seats

    def _seat(self, key: str) -> Seat | None:
        return next((seat for seat in self._table.seats if seat.key == key), None)

    def _label(self, key: str) -> str:
        if seat := self._seat(key):
            return seat.name
        return self.words.text(f"ui-ruling-{key}") if key in VERBS else self.words.word(key)

    def _ruling(self) -> Ruling:
        verb, *rest = self._chosen
        if verb == "end":
            return Ruling("end", winners=() if rest[0] == NOBODY else (rest[0],))
        seat, to = self._seat(rest[0]), rest[1] if len(rest) > 1 else ""
        if verb.startswith("status"):
            return Ruling("status", seat, to, on=verb == "status-set")
        return Ruling(verb, seat, to)
