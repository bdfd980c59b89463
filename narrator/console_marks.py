"""The ledger on the moderator's page: what each seat is and has, in as many rows as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from narrator.console_paper import HERE, Row, pad, width_of, wrap

NARROWEST_MARK: Final = 16
"""Columns that one line of the ledger needs at the least."""


class Mark(Struct, frozen=True):
    """What one seat is and has, what it is first."""

    name: str
    marks: Sequence[str]
    is_alive: bool

    @property
    def text(self) -> str:
        return ", ".join(self.marks)


def listed(marks: Sequence[Mark], width: int, room: int) -> list[Row]:
    """Return a line for each seat: in full if there is room for it, else cropped, in as many columns as it takes."""
    names = min(14, max((width_of([("", mark.name)]) for mark in marks), default=0))
    whole = [row for mark in marks for row in _mark_in_full(mark, names, width)]
    if len(whole) <= room:
        return whole
    for across in range(1, width // NARROWEST_MARK + 1):
        each, deep = width // across, -(-len(marks) // across)
        if deep <= room:
            cells = [pad(_mark(mark, min(names, each // 2)), each) for mark in marks]
            return [[fragment for cell in cells[n::deep] for fragment in cell] for n in range(deep)]
    return []


def _mark_in_full(mark: Mark, names: int, width: int) -> list[Row]:
    name = _mark(mark, names)[:-1]
    indent = width_of(name)
    lines = wrap(mark.text, width - indent - 2)
    style = "" if mark.is_alive else "class:past"
    return [[*(name if n == 0 else [(style, " " * indent)]), (style, f"  {line}")] for n, line in enumerate(lines)]


def _mark(mark: Mark, names: int) -> Row:
    """Return a seat's line; the last fragment is what it is and has."""
    style = "" if mark.is_alive else "class:past"
    return [(style, f"{' ' if mark.is_alive else '†'} "), *pad([(style, mark.name)], names), (style, f"  {mark.text}")]


def in_full(marks: Sequence[Mark], cursor: int, width: int) -> list[list[Row]]:
    """Return each seat's rows with all of its marks; the one at ``cursor`` stands out."""
    names = min(16, max(width_of([("", mark.name)]) for mark in marks))
    return [_seat_in_full(mark, names, width, is_here=n == cursor) for n, mark in enumerate(marks)]


def _seat_in_full(mark: Mark, names: int, width: int, *, is_here: bool) -> list[Row]:
    """Return all marks of one seat beside its name."""
    indent = names + 6
    texts = wrap(" · ".join(mark.marks), max(8, width - indent))
    style = "" if mark.is_alive else "class:past"
    sign = f"{'▶' if is_here else ' '} {' ' if mark.is_alive else '†'} "
    name = pad([("class:here" if is_here else style, mark.name)], names)
    first: Row = [(style, sign), *name, (style, f"  {texts[0] if texts else ''}")]
    rest: list[Row] = [[(style, " " * indent + text)] for text in texts[1:]]
    return [[HERE, *first] if is_here else first, *rest]
