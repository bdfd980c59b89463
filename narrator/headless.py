"""The line protocol: one JSON object a line over stdin and stdout, in virtual time.

Any front end, bot or test can run an evening through it. A line that is not JSON, or asks for what cannot be, gets an
``error`` and changes nothing. End of input is a power cut.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct

from narrator.answers import read_answer
from narrator.pacing import Clock
from narrator.script import RULINGS, Ask, Kind, NotAnOptionError, Option, Raw, Ruling, Seat, Timer, TimerEnd
from narrator.session import Session
from narrator.transcript import AnyHappening, Ended, Happening, Held, Said, Whispered

LONGEST_LINE: Final = 64 * 1024
USUAL_ANSWER: Final = 3.0
"""Seconds that an answer takes when it does not say so."""

LONGEST_ANSWER: Final = 86_400.0


class Refused(Happening, tag="error"):
    """An answer to a line that could not be taken."""

    code: str
    message: str


class RefusalError(Exception):
    """A line that changes nothing, with the code of its ``error``."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Line(Struct, forbid_unknown_fields=True):
    """What a front end may write, before its parts are looked at."""

    answer: Any = msgspec.UNSET
    after: float = USUAL_ANSWER
    do: Any = msgspec.UNSET
    kill: Any = msgspec.UNSET
    revive: Any = msgspec.UNSET
    card: Any = msgspec.UNSET
    status: Any = msgspec.UNSET
    end: Any = msgspec.UNSET
    to: Any = msgspec.UNSET
    set: Any = msgspec.UNSET
    clear: Any = msgspec.UNSET


class Headless:
    """One evening on two streams of bytes."""

    def __init__(self, session: Session, reads: BinaryIO, writes: BinaryIO) -> None:
        self._session = session
        self._reads = reads
        self._writes = writes
        self._clock = Clock(session.pacing, session.stamp)
        self._encoder = msgspec.json.Encoder()

    def run(self) -> None:
        """Play until the evening is over, the front end quits, or its input ends."""
        self._perform()
        for line in self._lines():
            try:
                if self._obey(line) == "quit":
                    return
            except RefusalError as refusal:
                self._refuse(refusal.code, str(refusal))
            except NotAnOptionError as error:
                self._refuse("not-an-option", str(error))
            self._perform()

    def _refuse(self, code: str, message: str) -> None:
        """Say why a line was not taken, and ask again."""
        self._write(Refused(t=round(self._clock.now, 1), code=code, message=message))
        self._session.ask_again()

    # Reading ---------------------------------------------------------------------------------------------------

    def _lines(self) -> Iterator[bytes]:
        while line := self._reads.readline(LONGEST_LINE + 1):
            if len(line) > LONGEST_LINE:
                while line and not line.endswith(b"\n"):
                    line = self._reads.readline(LONGEST_LINE)
                yield b""
            elif line.strip():
                yield line

    def _obey(self, line: bytes) -> str:
        if not line:
            raise RefusalError("too-long", f"a line has at most {LONGEST_LINE} bytes")
        read = _read(line)
        if read.do is msgspec.UNSET:
            if read.answer is msgspec.UNSET:
                raise RefusalError("nothing-asked", 'a line says "answer" or "do"')
            self._only(read, "answer", "after")
            self._answer(read)
            return ""
        if read.do == "ruling":
            self._rule(read)
        elif read.do == "undo":
            self._only(read, "do")
            self._session.undo(t=self._clock.now)
        elif read.do == "repeat":
            self._only(read, "do")
            self._session.repeat()
        elif read.do == "quit":
            self._only(read, "do")
            return "quit"
        else:
            raise RefusalError("unknown-command", "what can be done is undo, repeat, ruling and quit")
        return ""

    def _only(self, line: Line, *allowed: str) -> None:
        defaults = Line()
        for name in Line.__struct_fields__:
            if name not in allowed and getattr(line, name) != getattr(defaults, name):
                raise RefusalError("unknown-key", f"{name!r} does not go with {allowed[0]!r}")

    def _answer(self, line: Line) -> None:
        question = self._session.question
        if not isinstance(question, Ask):
            raise RefusalError("no-question", "nothing is asked")
        if not 0 <= line.after <= LONGEST_ANSWER:
            raise RefusalError("bad-after", f"an answer takes 0 to {LONGEST_ANSWER:.0f} seconds")
        raw = keyed(question, line.answer)
        read_answer(question, raw)  # refused before the clock moves
        self._session.answer(raw, self._clock.stamp(line.after))

    def _rule(self, line: Line) -> None:
        named = [verb for verb in RULINGS if getattr(line, verb) is not msgspec.UNSET]
        if len(named) != 1:
            raise RefusalError("not-a-ruling", f"a ruling names just one of {', '.join(RULINGS)}")
        self._only(line, "do", named[0], "to", "set", "clear")
        self._session.rule(self._ruling(named[0], line), self._clock.stamp(0.0))

    def _ruling(self, verb: str, line: Line) -> Ruling:
        if verb == "end":
            winners = getattr(line, verb)
            if not isinstance(winners, list) or not all(isinstance(one, str) for one in winners):
                raise RefusalError("not-a-ruling", '"end" takes the list of winners, which may be empty')
            return Ruling("end", winners=tuple(one for one in winners if one != "nobody"))
        name = getattr(line, verb)
        seat = next((seat for seat in self._session.table.seats if _names(name, seat)), None)
        if seat is None:
            raise RefusalError("no-such-player", f"nobody here is called {name!r}")
        if verb == "card":
            return Ruling("card", seat, _word(line.to, "card", "to"))
        if verb == "status":
            if (line.set is msgspec.UNSET) == (line.clear is msgspec.UNSET):
                raise RefusalError("not-a-ruling", 'a status is either "set" or "clear"')
            is_set = line.set is not msgspec.UNSET
            return Ruling("status", seat, _word(line.set if is_set else line.clear, "status", "set"), is_set)
        return Ruling(verb, seat)

    # Writing ---------------------------------------------------------------------------------------------------

    def _perform(self) -> None:
        """Write what has happened, each at its time; a timer runs out at once."""
        self._clock.pacing = self._session.pacing  # an undo begins a new one
        while happenings := self._session.take():
            for happening in happenings:
                self._stamp(happening)
                self._session.heard(happening)
                if not isinstance(happening, Held):
                    self._write(happening)
                if isinstance(happening, Ended):
                    self._session.finish()
            question = self._session.question
            if isinstance(question, Timer):
                self._session.answer(TimerEnd.RANG.value, self._clock.stamp(question.seconds))

    def _stamp(self, happening: AnyHappening) -> None:
        happening.t = self._clock.now
        if isinstance(happening, Said):
            happening.t = self._clock.say(happening.text)
        elif isinstance(happening, Whispered) and happening.silent is not True:
            happening.t = self._clock.whisper(happening.text)
        elif isinstance(happening, Held):
            self._clock.pause(happening.why)
        happening.t = round(happening.t, 1)

    def _write(self, happening: Happening) -> None:
        self._writes.write(self._encoder.encode(happening) + b"\n")
        self._writes.flush()


def _read(line: bytes) -> Line:
    try:
        return msgspec.json.decode(line, type=Line)
    except msgspec.ValidationError as error:
        code = "unknown-key" if "unknown field" in str(error) else "not-an-object"
        raise RefusalError(code, str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RefusalError("not-json", f"this is not a line of JSON: {error}") from None


def _word(value: object, what: str, key: str) -> str:
    if not isinstance(value, str):
        raise RefusalError("not-a-ruling", f'"{what}" also needs "{key}"')
    return value


def _names(value: object, seat: Seat) -> bool:
    """Whether a value on the wire, a name or a seat number, means a seat."""
    if isinstance(value, bool):
        return False
    return value == seat.name or str(value) == seat.key if isinstance(value, (str, int)) else False


def keyed(question: Ask[Any], value: object) -> Raw:
    """Turn players' names and seat numbers in an answer into the keys that the question's options have.

    Raises :class:`RefusalError` for a value of a kind that no answer has, or a player named twice.
    """
    if question.kind in (Kind.NUMBER, Kind.TEXT) and isinstance(value, (int, str)):
        return value
    if value is None or isinstance(value, (str, int)):
        return None if value is None else _key(question.options, value)
    if isinstance(value, list):
        return [_key(question.options, one) for one in value]
    if isinstance(value, dict):
        if question.kind is Kind.BALLOT:
            ballots = {
                _key(question.voters, voter): None if choice is None else _key(question.options, choice)
                for voter, choice in value.items()
            }
            return _whole(value, {voter: choice for voter, choice in ballots.items() if choice is not None}, ballots)
        counts = {_key(question.options, option): votes for option, votes in value.items()}
        return _whole(value, counts, counts)
    raise _odd(value)


def _whole(value: dict[str, Any], raw: dict[str, Any], keys: dict[str, Any]) -> dict[str, Any]:
    if len(keys) < len(value):
        raise RefusalError("not-an-option", "the same player is named twice")
    return raw


def _key(options: tuple[Option, ...], value: object) -> str:
    for option in options:
        if isinstance(option, Seat) and _names(value, option):
            return option.key
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        raise _odd(value)
    return str(value)


def _odd(value: object) -> RefusalError:
    return RefusalError("not-an-option", f"{type(value).__name__} is no kind of answer")
