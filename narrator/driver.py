"""The driver: runs a script, answers chance, stops at questions, writes every answer down, and replays.

There is no event loop. ``script.send(answer)`` gives the next effect; words go to ``hear``, a draw to the dice, and
an :class:`Ask` or a :class:`Timer` waits in ``question`` for :meth:`Driver.answer`.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from narrator.answers import read_answer, write_answer
from narrator.journal import NO_STAMP, Entry, EntryKind, Record, Stamp
from narrator.script import (
    Ask,
    Draw,
    Effect,
    NotAnOptionError,
    Outcome,
    Raw,
    Ruling,
    Seat,
    Timer,
    TimerEnd,
    key_of,
)
from narrator.table import Table


class ReplayError(Exception):
    """A journal that no longer fits the rules: entry ``n`` (from 0) answered another question than is asked now."""

    def __init__(self, n: int, entry: Entry, asked: str) -> None:
        super().__init__(
            f"entry {n + 1} of the journal answered {entry.answer} to {entry.question!r}, "
            f"but the rules now ask {asked!r}"
        )
        self.n = n


class Dice:
    """Chance that can be asked twice: the n-th draw of a name falls the same way again, so undo never re-rolls it."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn: Counter[str] = Counter()

    def draw(self, draw: Draw) -> Any:  # noqa: ANN401 - whatever the options are
        n = self._drawn[draw.what]
        return draw.options[Random(f"{self._seed}/{draw.what}/{n}").randrange(len(draw.options))]

    def count(self, draw: Draw) -> None:
        """Note that a draw was answered, by the dice or by the journal."""
        self._drawn[draw.what] += 1


class Listener(ABC):
    """Whoever runs a :class:`Driver` hears its script through this."""

    @abstractmethod
    def hear(self, effect: Effect[Any], *, is_fresh: bool) -> None:
        """Take a :class:`Say`, :class:`Whisper`, :class:`Phase` or :class:`Pause` as it is reached.

        While an evening is replayed, only what follows the last recorded answer is fresh: it may never have sounded.
        """

    @abstractmethod
    def recall(self, question: Ask[Any] | Timer, entry: Entry) -> None:
        """Take note that a question was answered from the journal."""


class Driver:
    """Runs one script from its first word. Not for two threads at once.

    Raises :class:`ReplayError` if ``recorded`` does not fit what the script asks.
    """

    def __init__(
        self,
        table: Table,
        listener: Listener,
        dice: Dice,
        record: Record | None = None,
        recorded: Sequence[Entry] = (),
    ) -> None:
        self.question: Ask[Any] | Timer | None = None
        self.outcome: Outcome | None = None
        self._table = table
        self._script = table.script()
        self._listener = listener
        self._dice = dice
        self._record = record
        self._recorded = recorded
        self._replayed = 0
        self._silent = max((n for n, entry in enumerate(recorded, start=1) if entry.kind != "draw"), default=0)
        self._go_on(None)
        while self._replayed < len(recorded) and self._replay():
            pass
        if self._replayed < len(recorded):
            raise ReplayError(self._replayed, recorded[self._replayed], "nothing more: the evening is over")

    def answer(self, raw: Raw, stamp: Stamp = NO_STAMP) -> None:
        """Answer the question that waits, in its written form. Raises :class:`NotAnOptionError` and changes nothing."""
        if isinstance(self.question, Timer):
            if raw not in tuple(TimerEnd):
                raise NotAnOptionError(f"a timer ends by {' or '.join(TimerEnd)}")
            self._write("timer", raw, stamp)
            self._go_on(TimerEnd(str(raw)))
        elif self.question is None:
            raise NotAnOptionError("nothing is asked: the evening is over")
        else:
            read = read_answer(self.question, raw)
            self._write("ask", write_answer(read), stamp)
            self._go_on(read)

    def rule(self, ruling: Ruling, stamp: Stamp = NO_STAMP) -> None:
        """Give the script a ruling instead of an answer; it asks again."""
        if not isinstance(self.question, Ask):
            raise NotAnOptionError("a ruling is made at a question")
        self._write("ruling", write_ruling(ruling), stamp)
        self._go_on(ruling)

    def _go_on(self, answer: object) -> None:
        """Send an answer and run to the next question, or to the end."""
        self.question = None
        send, hear = self._script.send, self._listener.hear
        try:
            while True:
                effect: Any = send(answer)
                kind = type(effect)
                if kind is Draw:
                    answer = self._draw(effect)
                    continue
                answer = None
                if self._record:
                    self._record.commit()
                if kind is Ask or kind is Timer:
                    self.question = effect
                    return
                hear(effect, is_fresh=self._replayed >= self._silent)
        except StopIteration as end:
            self.outcome = end.value
            if self._record:
                self._record.commit()

    def _draw(self, draw: Draw) -> Any:  # noqa: ANN401
        if self._replayed < len(self._recorded):
            drawn = self._recall(draw)
        else:
            drawn = self._dice.draw(draw)
            if self._record:
                self._record.append(Entry("draw", fingerprint(draw), json.dumps(_name(drawn))))
        self._dice.count(draw)
        return drawn

    def _recall(self, draw: Draw) -> Any:  # noqa: ANN401
        entry = self._expect("draw", draw)
        for option in draw.options:
            if json.dumps(_name(option)) == entry.answer:
                return option
        raise ReplayError(self._replayed - 1, entry, fingerprint(draw))

    def _replay(self) -> bool:
        """Answer the question that waits from the journal; false if nothing waits."""
        question = self.question
        if question is None:
            return False
        kind: EntryKind = "timer" if isinstance(question, Timer) else "ask"
        if kind == "ask" and self._recorded[self._replayed].kind == "ruling":
            kind = "ruling"
        entry = self._expect(kind, question)
        self._listener.recall(question, entry)
        try:
            answer = self._read(question, entry)
        except (NotAnOptionError, ValueError, TypeError, LookupError):  # not an answer to this, or not even JSON
            raise ReplayError(self._replayed - 1, entry, fingerprint(question)) from None
        self._go_on(answer)
        return True

    def _read(self, question: Ask[Any] | Timer, entry: Entry) -> object:
        if entry.kind == "ruling":
            return read_ruling(entry.answer, self._table.seats)
        answer = json.loads(entry.answer)
        return TimerEnd(answer) if isinstance(question, Timer) else read_answer(question, answer)

    def _expect(self, kind: EntryKind, effect: Ask[Any] | Timer | Draw) -> Entry:
        """Take the next recorded entry, which must answer just this question."""
        entry = self._recorded[self._replayed]
        asked = fingerprint(effect)
        if entry.kind != kind or entry.question != asked:
            raise ReplayError(self._replayed, entry, asked)
        self._replayed += 1
        return entry

    def _write(self, kind: EntryKind, answer: object, stamp: Stamp) -> None:
        if self._record and self.question:
            self._record.append(Entry(kind, fingerprint(self.question), json.dumps(answer), stamp))


def fingerprint(effect: Ask[Any] | Timer | Draw) -> str:
    """Return all that makes a question itself, in one line."""
    if isinstance(effect, Ask):
        return effect.fingerprint
    if isinstance(effect, Timer):
        return f"{effect.name}|timer|{effect.seconds}"
    return f"{effect.what}|draw|{','.join(_name(option) for option in effect.options)}"


def _name(option: object) -> str:
    return key_of(option) if isinstance(option, (Seat, str)) else str(option)


def write_ruling(ruling: Ruling) -> dict[str, object]:
    """Return a ruling as JSON values, its seat by key."""
    return {
        "verb": ruling.verb,
        "seat": ruling.seat.key if ruling.seat else None,
        "to": ruling.to,
        "on": ruling.on,
        "winners": list(ruling.winners),
    }


def read_ruling(written: str, seats: Sequence[Seat]) -> Ruling:
    """Turn the JSON text of :func:`write_ruling` back into the ruling. Raises ``LookupError`` or ``ValueError``."""
    fields = json.loads(written)
    seat = None if fields["verb"] == "end" else {seat.key: seat for seat in seats}[fields["seat"]]
    return Ruling(fields["verb"], seat, fields["to"], fields["on"], tuple(fields["winners"]))
