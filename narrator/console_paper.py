"""Rows of styled text and how they are laid out: wrapped, cropped, framed, set side by side. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from prompt_toolkit.utils import get_cwidth

Fragment: TypeAlias = tuple[str, str]
"""A style and a text, as prompt_toolkit has them."""

Row: TypeAlias = list[Fragment]

HERE: Final[Fragment] = ("[SetCursorPosition]", "")
"""Where the terminal's own cursor stands: a braille line and a screen reader follow it."""

SINGLE: Final = "┌─┐│└┘"
DOUBLE: Final = "╔═╗║╚╝"

GLUED: Final = ":;!?»·"

DIGITS: Final = {
    "0": ("███", "█ █", "█ █", "█ █", "███"),
    "1": (" █ ", "██ ", " █ ", " █ ", "███"),
    "2": ("███", "  █", "███", "█  ", "███"),
    "3": ("███", "  █", "███", "  █", "███"),
    "4": ("█ █", "█ █", "███", "  █", "  █"),
    "5": ("███", "█  ", "███", "  █", "███"),
    "6": ("███", "█  ", "███", "█ █", "███"),
    "7": ("███", "  █", "  █", "  █", "  █"),
    "8": ("███", "█ █", "███", "█ █", "███"),
    "9": ("███", "█ █", "███", "  █", "███"),
    ":": (" ", "█", " ", "█", " "),
}
"""A clock that is read from across the room."""


def width_of(row: Row) -> int:
    return sum(get_cwidth(text) for style, text in row if style != HERE[0])


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most ``width`` columns, between words where that is possible."""
    lines, line = [], ""
    for word in _words(text):
        rest = word
        if line and get_cwidth(f"{line} {rest}") <= width:
            line = f"{line} {rest}"
            continue
        if line:
            lines.append(line)
        while get_cwidth(rest) > max(width, 1):
            head = crop(rest, max(width, 1), "")
            lines.append(head)
            rest = rest[len(head) :]
        line = rest
    return [*lines, line] if line else lines


def _words(text: str) -> list[str]:
    """Split a text where it may be broken: never before a French colon or question mark, or a dot between marks."""
    words: list[str] = []
    for word in text.split():
        if words and (word[0] in GLUED or words[-1] == "«"):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def crop(text: str, width: int, mark: str = "…") -> str:
    """Cut a text to ``width`` columns; ``mark`` shows that something is missing."""
    if get_cwidth(text) <= width:
        return text
    while text and get_cwidth(text) + get_cwidth(mark) > width:
        text = text[:-1]
    return (text + mark)[: max(width, 0)]


def pad(row: Row, width: int, style: str = "") -> Row:
    """Make a row exactly ``width`` columns wide, cropped or filled."""
    padded: Row = []
    left = width
    for fragment in row:
        if fragment[0] == HERE[0]:
            padded.append(fragment)
            continue
        text = crop(fragment[1], left)
        left -= get_cwidth(text)
        if text:
            padded.append((fragment[0], text))
        if left <= 0:
            break
    return [*padded, (style, " " * left)] if left > 0 else padded


def paragraph(text: str, width: int, style: str = "", *, first: str = "", then: str | None = None) -> list[Row]:
    """Set a text in rows, the first one beginning with ``first``, the others with ``then``."""
    indent = first if then is None else then
    lines = wrap(text, width - max(get_cwidth(first), get_cwidth(indent)))
    return [[(style, (indent if n else first) + line)] for n, line in enumerate(lines)]


def centred(row: Row, width: int) -> Row:
    return [("", " " * max(0, (width - width_of(row)) // 2)), *row]


def rule(title: str, width: int, style: str = "") -> Row:
    """Return a line across with a title in it."""
    return [(style, crop(f"── {title} " if title else "", width)), (style, "─" * max(0, width - get_cwidth(title) - 4))]


def frame(rows: Sequence[Row], width: int, height: int, title: str, lines: str, style: str) -> list[Row]:
    """Put rows into a box of just this size."""
    top_left, across, top_right, down, low_left, low_right = tuple(lines)
    inner = width - 4
    head = crop(f"{across} {title} " if title else "", width - 2)
    top = (style, f"{top_left}{head}{across * (width - 2 - get_cwidth(head))}{top_right}")
    body = [
        [(style, f"{down} "), *pad(rows[n] if n < len(rows) else [], inner), (style, f" {down}")]
        for n in range(height - 2)
    ]
    return [[top], *body, [(style, f"{low_left}{across * (width - 2)}{low_right}")]]


def cut(rows: Sequence[Row], first: int, many: int, width: int) -> list[Row]:
    """Return ``many`` of the rows from ``first`` on, with an arrow where there are more."""
    shown = list(rows[first : first + many])
    if shown and first > 0:
        shown[0] = [*pad(shown[0], width - 1), ("class:question", "↑")]
    if shown and first + many < len(rows):
        shown[-1] = [*pad(shown[-1], width - 1), ("class:question", "↓")]
    return shown


def side_by_side(left: Sequence[Row], right: Sequence[Row], left_width: int, height: int, gap: Fragment) -> list[Row]:
    """Set two blocks beside each other."""
    return [
        [*pad(left[n] if n < len(left) else [], left_width), gap, *(right[n] if n < len(right) else [])]
        for n in range(height)
    ]


def clock(text: str, style: str) -> list[Row]:
    """Return a time such as ``4:05`` in large digits, each dot two columns wide."""
    return [
        [(style, "  ".join("".join(dot * 2 for dot in DIGITS[sign][n]) for sign in text if sign in DIGITS))]
        for n in range(5)
    ]
