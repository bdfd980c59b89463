"""A terminal made of glass: takes what a program writes to a terminal and keeps what would be on its screen."""

from __future__ import annotations

import re
import threading

_SEQUENCE = re.compile(r"\x1b\[([?>]?)([\d;]*)([A-Za-z])|\x1b\][^\x07]*\x07|\x1b[()].|\x1b[=>]|\x1b.")


class Glass:
    """Enough of a VT100 for prompt_toolkit: moves, erases, and writes one column a letter."""

    encoding = "utf-8"

    def __init__(self, columns: int = 80, rows: int = 24) -> None:
        self._changed = threading.Lock()
        self._rest = ""
        self._wraps = True
        self.resize(columns, rows)

    def resize(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._cells = [[" "] * columns for _ in range(rows)]
        self._x = self._y = 0

    # A stream to write to ----------------------------------------------------------------------------------------

    def write(self, text: str) -> int:
        with self._changed:
            self._take(self._rest + text)
        return len(text)

    def flush(self) -> None:
        pass

    def isatty(self) -> bool:
        return True

    # What is on it -----------------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[str]:
        with self._changed:
            return ["".join(row).rstrip() for row in self._cells]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def words(self) -> str:
        """What is written inside the frames, as one line."""
        return re.sub(r"[\s│║▌┌┐└┘╔╗╚╝═─»]+", " ", self.text)

    def _take(self, text: str) -> None:
        self._rest = ""
        at = 0
        while at < len(text):
            if text[at] == "\x1b":
                found = _SEQUENCE.match(text, at)
                if not found:
                    self._rest = text[at:]
                    return
                if found[3]:
                    self._obey(found[1], found[2], found[3])
                at = found.end()
            else:
                self._put(text[at])
                at += 1

    def _put(self, letter: str) -> None:
        if letter == "\r":
            self._x = 0
        elif letter == "\n":
            if self._y == self.rows - 1:
                self._cells = [*self._cells[1:], [" "] * self.columns]
            else:
                self._y += 1
        elif letter == "\b":
            self._x = max(0, self._x - 1)
        elif letter >= " ":
            if self._x == self.columns:
                if not self._wraps:
                    return
                self._put("\r")
                self._put("\n")
            self._cells[self._y][self._x] = letter
            self._x += 1

    def _obey(self, private: str, numbers: str, verb: str) -> None:
        given = [int(number or 0) for number in numbers.split(";")]
        steps = max(1, given[0])
        if private:
            if verb == "h" and given[0] == 1049:
                self.resize(self.columns, self.rows)
            elif given[0] == 7:
                self._wraps = verb == "h"
        elif verb == "H":
            self._y = min(max(1, given[0]), self.rows) - 1
            self._x = min(max(1, given[-1] if len(given) > 1 else 1), self.columns) - 1
        elif verb in "AB":
            self._y = min(max(0, self._y + (steps if verb == "B" else -steps)), self.rows - 1)
        elif verb in "CD":
            self._x = min(max(0, self._x + (steps if verb == "C" else -steps)), self.columns - 1)
        elif verb == "G":
            self._x = min(steps, self.columns) - 1
        elif verb == "K":
            self._cells[self._y][self._x :] = [" "] * (self.columns - self._x)
        elif verb == "J":
            if given[0] == 2:
                self._cells = [[" "] * self.columns for _ in range(self.rows)]
                return
            self._cells[self._y][self._x :] = [" "] * (self.columns - self._x)
            for y in range(self._y + 1, self.rows):
                self._cells[y] = [" "] * self.columns
