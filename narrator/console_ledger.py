"""The page of the whole ledger, walked with the dial and heard player by player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from typing_extensions import override

from narrator.console_entry import Choice, Given
from narrator.console_marks import Mark
from narrator.console_ruling import Menu
from narrator.script import Seat
from narrator.words import Words


class LedgerPage(Menu):
    """All marks of all seats: the dial goes from seat to seat, digits to a seat; confirming or going back closes it."""

    def __init__(
        self, words: Words, seats: Sequence[Seat], marks: Callable[[], Sequence[Mark]], first: int = 0
    ) -> None:
        super().__init__(words)
        self._marks = marks
        self._choices = [Choice(seat.name, int(seat.key)) for seat in seats]
        self.cursor = first

    @property
    @override
    def text(self) -> str:
        return self.words.text("ui-table")

    @property
    @override
    def choices(self) -> Sequence[Choice]:
        return self._choices

    @override
    def confirm(self) -> Given | None:
        self.is_over = True
        return None

    @override
    def take_back(self) -> bool:
        self.is_over = True
        return True

    @override
    def aloud(self) -> str:
        """Return a seat's name, that he is dead if he is, and all its marks."""
        mark = self._marks()[self.cursor]
        dead = [] if mark.is_alive else [self.words.text("ui-dead")]
        place = self.words.text("ui-position", number=self.cursor + 1, all=len(self._choices))
        return f"{self._choices[self.cursor].label}. {', '.join([*dead, *mark.marks])}. {place}."
