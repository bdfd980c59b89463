"""Plays evenings through the line protocol, the way a front end does, and keeps what was heard."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from narrator.headless import Headless
from narrator.journal import Journal
from narrator.session import Session
from narrator.table import TableFile, read_table

Event = dict[str, Any]


class Script:
    """Both ends of the protocol: writes the next line whenever the device waits for one.

    A step is ``(question, answer)``: the device must just then ask that question. A dict is a line as it stands.
    Steps may also come from a function of the question, which returns the line, or ``None`` for a power cut.
    """

    def __init__(self, steps: Iterable[Any] | Callable[[Event], dict[str, Any] | None]) -> None:
        self.events: list[Event] = []
        self._choose = steps if callable(steps) else None
        self._steps = iter(() if callable(steps) else steps)

    def write(self, line: bytes) -> int:
        self.events.append(json.loads(line))
        return len(line)

    def flush(self) -> None:
        pass

    def readline(self, _: int = -1) -> bytes:
        asked = next((event for event in reversed(self.events) if event["type"] in ("ask", "end")), None)
        if self._choose:
            line = self._choose(asked) if asked and asked["type"] == "ask" else None
        else:
            line = self._next(asked)
        if line is None:
            return b""
        return line if isinstance(line, bytes) else json.dumps(line).encode() + b"\n"

    def _next(self, asked: Event | None) -> Any:
        step = next(self._steps, None)
        if isinstance(step, tuple):
            question, answer = step
            assert asked, f"nothing is asked, not even {question}"
            assert asked.get("question") == question, f"asked {asked.get('question', 'nothing')}, not {question}"
            return {"answer": answer}
        return step

    @property
    def left(self) -> list[Any]:
        return list(self._steps)


class Evening:
    """What happened in an evening played by a :class:`Script`."""

    def __init__(self, events: Sequence[Event], session: Session) -> None:
        self.events = list(events)
        self.session = session

    def of(self, kind: str) -> list[Event]:
        return [event for event in self.events if event["type"] == kind]

    def said(self, line: str) -> list[dict[str, Any]]:
        """What the public line was told, each time it was said."""
        return [event["told"] for event in self.of("say") if event["line"] == line]

    def whispered(self, line: str) -> list[dict[str, Any]]:
        return [event["told"] for event in self.of("whisper") if event["line"] == line]

    def asks(self, question: str) -> list[Event]:
        return [event for event in self.of("ask") if event["question"] == question]

    @property
    def question(self) -> str:
        """The question that waits now; empty once the evening is over."""
        last = next((event for event in reversed(self.events) if event["type"] in ("ask", "end")), {})
        return last.get("question", "")

    @property
    def dead(self) -> list[tuple[str, str]]:
        return [(told["player"], told.get("card", "")) for told in self.said("died") + self.said("died-hidden")]

    @property
    def winners(self) -> list[str] | None:
        ends = self.of("end")
        return ends[-1]["winners"] if ends else None

    @property
    def because(self) -> str:
        return self.of("end")[-1]["because"]

    @property
    def errors(self) -> list[str]:
        return [event["code"] for event in self.of("error")]


def table(cards: dict[str, str], language: str = "fr", **rest: Any) -> TableFile:
    """A classic table with these cards; ``spare`` and options (with underscores) as keywords."""
    spare = rest.pop("spare", [])
    deck = rest.pop("deck", [])
    genders = rest.pop("genders", {})
    lines = [
        'game = "classic"',
        f'language = "{language}"',
        f"spare = {json.dumps(spare)}",
        f"deck = {json.dumps(deck)}",
    ]
    lines += ["[options]"] + [f"{name.replace('_', '-')} = {json.dumps(value)}" for name, value in rest.items()]
    for name, card in cards.items():
        lines += ["[[players]]", f"name = {json.dumps(name)}"]
        lines += [f"card = {json.dumps(card)}"] if card else []
        lines += [f"gender = {json.dumps(genders[name])}"] if name in genders else []
    return read_table("\n".join(lines))


def play(
    file: TableFile,
    steps: Iterable[Any] | Callable[[Event], dict[str, Any] | None],
    state: Path,
    *,
    seed: int = 7,
    must_use_all: bool = True,
) -> Evening:
    """Begin an evening in a state directory and play the steps; then the power is cut, or it is over."""
    script = Script(steps)
    with Journal(state) as journal:
        session = Session.begin(journal, file, file.language, seed)
        Headless(session, script, script).run()  # type: ignore[arg-type] - reads and writes like a stream
    assert not must_use_all or not script.left, f"steps left over: {script.left}"
    return Evening(script.events, session)


def resume(state: Path, steps: Iterable[Any] | Callable[[Event], dict[str, Any] | None] = ()) -> Evening:
    """Go on with the evening that a power cut left in a state directory."""
    script = Script(steps)
    with Journal(state) as journal:
        record = journal.unfinished()
        assert record, "no evening is unfinished"
        session = Session(record)
        Headless(session, script, script).run()  # type: ignore[arg-type]
    return Evening(script.events, session)
