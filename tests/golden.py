"""Golden evenings: inputs and outputs of a whole evening in one text that an expert can read, and that replays itself.

A file begins with its table (TOML), then ``---``, then the evening in ids and seat numbers:

    # dusk-words → 2                  chance, answered
    === night 1                       a phase
    ♪ seer-wakes                      said to the whole table
    ? seer-look (4) 1 2 3 → 2         asked, for seat 4, with its options, and answered
      whisper seer-sees card=villager player=2
    ◷ debate 300s → rang              a timer
    = wolves (parity)                 how it ended

``python tests/golden.py FILE`` plays a file's answers again and writes what comes of them; with ``--play SEED`` random
players give the answers.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from narrator.answers import write_answer
from narrator.driver import Dice, Driver, Listener
from narrator.games import simple_players, sit_down
from narrator.journal import Entry, Record
from narrator.script import (
    Ask,
    Draw,
    Effect,
    Kind,
    Pause,
    Phase,
    Raw,
    Revealed,
    Say,
    Seat,
    Secret,
    Timer,
    TimerEnd,
    Whisper,
    key_of,
)
from narrator.simulator import RandomPlayers
from narrator.table import TableFile, read_table

GOLDEN = Path(__file__).parent / "golden"


def show(fact: object) -> str:
    if isinstance(fact, (Revealed, Secret)):
        return show(fact.fact)
    if isinstance(fact, tuple):
        return "+".join(show(one) for one in fact) or "nobody"
    return key_of(fact) if isinstance(fact, (Seat, str)) else str(fact)


def show_told(told: Any) -> str:
    return "".join(f" {name}={show(told[name])}" for name in sorted(told))


def show_raw(raw: Raw) -> str:
    if raw is None:
        return "—"
    if isinstance(raw, list):
        return " ".join(raw) or "—"
    if isinstance(raw, dict):
        return " ".join(f"{key}:{value}" for key, value in raw.items()) or "—"
    return str(raw)


def read_raw(kind: Kind, shown: str) -> Raw:
    if kind is Kind.TEXT:
        return shown
    words = [] if shown == "—" else shown.split(" ")
    if kind is Kind.ONE:
        return words[0] if words else None
    if kind is Kind.SOME:
        return words
    pairs = [word.split(":") for word in words]
    return {key: int(value) for key, value in pairs} if kind is Kind.COUNT else dict(pairs)


class Recorder(Listener, Dice):
    """Writes an evening down as it is heard, and takes its draws from where it is told to."""

    def __init__(self, inputs: Told | Played) -> None:
        super().__init__(0)
        self.lines: list[str] = []
        self._inputs = inputs

    def hear(self, effect: Effect[Any], *, is_fresh: bool) -> None:
        if not is_fresh:
            return
        self._inputs.hear(effect)
        if isinstance(effect, Say):
            self.lines.append(f"♪ {effect.line}{show_told(effect.told)}")
        elif isinstance(effect, Whisper):
            to = f" ({' '.join(seat.key for seat in effect.to)})" if effect.to else ""
            self.lines.append(f"  whisper {effect.line}{to}{show_told(effect.told)}")
        elif isinstance(effect, Phase):
            self.lines.append(f"=== {effect.name} {effect.number}")
        elif isinstance(effect, Pause):
            self.lines.append(f"  … {effect.why}")

    def recall(self, question: Ask[Any] | Timer, entry: Entry) -> None:
        pass

    def draw(self, draw: Draw) -> Any:
        drawn = self._inputs.draw(draw)
        self.lines.append(f"# {draw.what} → {show(drawn)}")
        return drawn

    def asked(self, ask: Ask[Any], raw: Raw) -> None:
        to = f" ({' '.join(seat.key for seat in ask.to)})" if ask.to else ""
        options = " ".join(key_of(option) for option in ask.options)
        self.lines.append(f"? {ask.question}{to}{show_told(ask.told)} [{options}] → {show_raw(raw)}")


class Told:
    """The inputs of a golden text: its draws and its answers, in order."""

    def __init__(self, text: str) -> None:
        lines = [line for line in text.splitlines() if " → " in line]
        self.draws = deque(line.rpartition(" → ")[2] for line in lines if line.startswith("#"))
        self.answers = deque(line.rpartition(" → ")[2] for line in lines if not line.startswith("#"))

    def draw(self, draw: Draw) -> Any:
        wanted = self.draws.popleft()
        return next(option for option in draw.options if show(option) == wanted)

    def hear(self, effect: Effect[Any]) -> None:
        pass

    def answer(self, question: Ask[Any] | Timer) -> Raw:
        shown = self.answers.popleft()
        return shown if isinstance(question, Timer) else read_raw(question.kind, shown)


class Played:
    """Inputs from random players."""

    def __init__(self, seed: int, game: str = "classic") -> None:
        self.players = RandomPlayers(Random(seed), simple=simple_players(game))
        self.draw = self.players.draw

    def hear(self, effect: Effect[Any]) -> None:
        if self.players.simple:
            self.players.simple.hear(effect)

    def answer(self, question: Ask[Any] | Timer) -> Raw:
        return TimerEnd.RANG if isinstance(question, Timer) else write_answer(self.players.answer(question))


def write(file: TableFile, inputs: Told | Played, cut: Record | None = None) -> Iterator[str]:
    """Play an evening and yield its lines; with a record, the power is cut and comes back after every answer."""
    recorder = Recorder(inputs)
    driver = Driver(sit_down(file), recorder, recorder, cut)
    while question := driver.question:
        raw = inputs.answer(question)
        if isinstance(question, Timer):
            recorder.lines.append(f"◷ {question.name} {question.seconds}s → {raw}")
        else:
            recorder.asked(question, raw)
        driver.answer(raw)
        if cut:
            asked = max(n for n, line in enumerate(recorder.lines) if line[0] in "?◷")
            heard = [line for line in recorder.lines[asked + 1 :] if line[0] != "#"]
            yield from recorder.lines
            recorder = Recorder(inputs)
            driver = Driver(sit_down(file), recorder, recorder, cut, cut.entries())
            assert recorder.lines == heard, "resumed, the evening says again what came after the last answer"
            recorder.lines.clear()
    assert driver.outcome
    yield from recorder.lines
    yield f"= {' '.join(driver.outcome.winners) or 'nobody'} ({driver.outcome.because})"


def replay(text: str) -> str:
    """Play a golden text's inputs again and return the text that comes of it."""
    head, _, body = text.partition("\n---\n")
    return "\n".join([head, "---", *write(read_table(head), Told(body))]) + "\n"


def main() -> None:
    path = Path(sys.argv[1])
    text = path.read_text()
    if "--play" in sys.argv:
        head = text.partition("\n---\n")[0].rstrip("\n")
        file = read_table(head)
        inputs = Played(int(sys.argv[sys.argv.index("--play") + 1]), file.game)
        path.write_text("\n".join([head, "---", *write(file, inputs)]) + "\n")
    else:
        path.write_text(replay(text))


if __name__ == "__main__":
    main()
