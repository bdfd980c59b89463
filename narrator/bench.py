"""Measures speed and memory: medians with their spread, beside the figures we aim at. Nothing here passes or fails."""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, Final

from typing_extensions import override

from narrator.answers import write_answer
from narrator.games import simple_players, sit_down
from narrator.games.lichiny.deck import sit_down as lichiny
from narrator.games.lichiny.ladder import hoards, resolve
from narrator.games.lichiny.town import Town
from narrator.journal import Journal
from narrator.script import Ask, Timer, TimerEnd
from narrator.session import Session
from narrator.simulator import RandomPlayers, play
from narrator.table import PlayerRow, TableFile

CARDS: Final = ("werewolf", "werewolf", "seer", "witch", "hunter", "villager", "villager", "villager", "villager")
ROUNDS: Final = 15
SEATS: Final = 16
EVENINGS_A_ROUND: Final = 200
ANSWERS: Final = 100
MILLI: Final = 1e3
MICRO: Final = 1e6


def bench() -> None:
    """Run every measurement and print a table."""
    print(f"{'':44}{'median':>10}{'from':>10}{'to':>10}   aim")
    _row("simulated evenings a second, 9 seats", list(_evenings()), "≥ 2000")
    _row("phase of 16 seats all acting, Lichiny, ms", [MILLI * seconds for seconds in _phases()], "≤ 2")
    answers, replays = _answers_and_replays()
    _row("one answer, journal included, µs", [MICRO * seconds for seconds in answers])
    _row(f"replay of {ANSWERS} answers, ms", [MILLI * seconds for seconds in replays], "≤ 5")
    _row("start to ready, s", list(_starts()), "≤ 1.5")
    _sound()
    _row("memory of this process, no sound, MB", [_memory()], "≤ 120")
    print("\nMedian, and from the 5th to the 95th percentile. Sound: to the first sample handed to the device.")


def _row(what: str, values: list[float], aim: str = "") -> None:
    cuts = quantiles(values, n=20) if len(values) > 1 else values
    print(f"{what:44}{median(values):10.4g}{cuts[0]:10.4g}{cuts[-1]:10.4g}   {aim}")


def _table() -> TableFile:
    return TableFile("classic", [PlayerRow(f"P{n}", card) for n, card in enumerate(CARDS, start=1)], "en")


def _evenings() -> Iterator[float]:
    """Yield simulated evenings a second, by processor time of one core."""
    random, file = Random(1), _table()
    players = RandomPlayers(random)
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(EVENINGS_A_ROUND):
            play(sit_down(file), players)
        yield EVENINGS_A_ROUND / (time.process_time() - began)


class _Watch(RandomPlayers):
    """Simple players of Lichiny; times how long each phase takes to resolve, by processor time."""

    def __init__(self) -> None:
        super().__init__(Random(3), simple=simple_players("lichiny"))
        self.town: Town | None = None
        self.took: list[float] = []

    @override
    def answer(self, ask: Ask[Any]) -> Any:
        if ask.question == "close-phase" and self.town and len(self.town.living) == SEATS:
            began = time.process_time()
            hoards(self.town.now, self.town.orders)
            resolve(self.town.now, self.town.orders)
            self.took.append(time.process_time() - began)
        return super().answer(ask)


def _phases() -> Iterator[float]:
    """Yield how long phases of Lichiny take that everybody acts in."""
    watch = _Watch()
    for _ in range(ROUNDS):
        watch.town = lichiny(TableFile("lichiny", [PlayerRow(f"P{n}") for n in range(1, SEATS + 1)]))
        play(watch.town, watch)
    yield from watch.took


def _answers_and_replays() -> tuple[list[float], list[float]]:
    """Time each answer of a session, and the replay of an evening of 100 answers."""
    players = RandomPlayers(Random(2))
    answers: list[float] = []
    with tempfile.TemporaryDirectory() as state, Journal(Path(state)) as journal:
        session = Session.begin(journal, _table(), "en", seed=1)
        given = 0
        while given < ANSWERS and session.question:
            question = session.question
            raw = TimerEnd.RANG.value if isinstance(question, Timer) else _peaceful(players, question)
            began = time.perf_counter()
            session.answer(raw)
            answers.append(time.perf_counter() - began)
            session.take()
            given += 1
        record = session.record
        replays = [_timed(lambda: Session(record)) for _ in range(ROUNDS)]
    return answers, replays


def _peaceful(players: RandomPlayers, question: Any) -> Any:  # noqa: ANN401 - a written answer
    """Answer so that nobody dies: an evening long enough to measure."""
    if question.kind == "count" or question.may_pass:
        return {} if question.kind == "count" else None
    return write_answer(players.answer(question))


def _timed(do: Callable[[], object]) -> float:
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def _starts() -> Iterator[float]:
    """Yield how long a fresh process takes until it asks its first question, words and journal included."""
    with tempfile.TemporaryDirectory() as state:
        table = Path(state) / "table.toml"
        rows = "".join(f'[[players]]\nname = "P{n}"\ncard = "{card}"\n' for n, card in enumerate(CARDS))
        table.write_text(f'game = "classic"\nlanguage = "en"\n{rows}')
        command = [sys.executable, "-m", "narrator", "headless", "--state", state, str(table)]
        for _ in range(7):
            began = time.perf_counter()
            with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as device:  # noqa: S603
                for line in device.stdout or ():
                    if b'"ask"' in line:
                        break
                yield time.perf_counter() - began
                device.kill()


def _sound() -> None:
    from voices import measure_latency  # noqa: PLC0415 - loads numpy and PortAudio

    latencies = measure_latency("en", lines=40)
    if not latencies.cached:
        print("no sound can be measured here: the engine or the sound library is missing")
        return
    _row("cached line to its first sample, ms", [MILLI * seconds for seconds in latencies.cached], "≤ 20")
    _row("new line to its first sample, ms", [MILLI * seconds for seconds in latencies.new], "≤ 150")
    _row("memory with sound open, MB", [latencies.peak_bytes / 1e6], "≤ 120")


def _memory() -> float:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1e6 if sys.platform == "darwin" else 1e3)
