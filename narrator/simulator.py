"""The simulator: evenings played by random players, to weigh a deck and to check the engine.

It answers a script directly, with no journal, no words and no waiting. Its players know nothing: votes and choices are
drawn evenly, so its rates say what chance makes of a deck, not what people do.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from narrator.games import sit_down
from narrator.script import Ask, Draw, Kind, Option, Outcome, Phase, Timer, TimerEnd
from narrator.table import MOST_PLAYERS, PlayerRow, Table, TableError, TableFile

PASSING: Final = 0.25
"""How often a random player passes where that is allowed."""


class RandomPlayers:
    """Players who choose evenly among what is offered; a vote falls on anyone it may fall on."""

    def __init__(self, random: Random, passing: float = PASSING) -> None:
        self.random = random
        self.passing = passing
        self._answers: Mapping[Kind, Callable[[Ask[Any]], Any]] = {
            Kind.ONE: self._one,
            Kind.SOME: self._some,
            Kind.COUNT: self._count,
            Kind.BALLOT: self._ballot,
            Kind.NUMBER: lambda ask: random.randint(ask.least, ask.most),
            Kind.TEXT: lambda ask: "x" * max(1, ask.least),
        }

    def answer(self, ask: Ask[Any]) -> Any:  # noqa: ANN401 - of the question's own type
        return self._answers[ask.kind](ask)

    def draw(self, draw: Draw) -> Any:  # noqa: ANN401
        return self._pick(draw.options)

    def _pick(self, options: Any) -> Any:  # noqa: ANN401
        return options[int(self.random.random() * len(options))]

    def _one(self, ask: Ask[Any]) -> Option | None:
        if ask.may_pass and self.random.random() < self.passing:
            return None
        option: Option = self._pick(ask.options)
        return option

    def _some(self, ask: Ask[Any]) -> tuple[Option, ...]:
        many = self.random.randint(ask.least, min(ask.most, len(ask.options)))
        chosen = self.random.sample(ask.options, many)
        return tuple([option for option in ask.options if option in chosen])

    def _count(self, ask: Ask[Any]) -> dict[Option, int]:
        counts: dict[Option, int] = {}
        for choice in self._votes(ask):
            counts[choice] = counts.get(choice, 0) + 1
        return counts

    def _ballot(self, ask: Ask[Any]) -> dict[Option, Option]:
        return dict(zip(ask.voters, self._votes(ask), strict=False))

    def _votes(self, ask: Ask[Any]) -> list[Option]:
        """Return each voter's choice; where only oneself is left to vote for and that is barred, nobody votes."""
        options, random, many = ask.options, self.random.random, len(ask.options)
        if many == 1 and not ask.self_vote:
            return []
        votes = []
        for voter in ask.voters:
            choice = options[int(random() * many)]
            while choice is voter and not ask.self_vote:
                choice = options[int(random() * many)]
            votes.append(choice)
        return votes


def play(table: Table, players: RandomPlayers) -> Outcome:
    """Play one evening up to its verdict."""
    script = table.script()
    send = script.send
    answer: Any = None
    try:
        while True:
            effect: Any = send(answer)
            kind = type(effect)
            if kind is Ask:
                answer = players.answer(effect)
            elif kind is Draw:
                answer = players.draw(effect)
            elif kind is Timer:
                answer = TimerEnd.RANG
            else:
                answer = None
                if kind is Phase and table.outcome:
                    script.close()
                    return table.outcome
    except StopIteration as end:
        outcome: Outcome = end.value
        return outcome


class Rates(Struct, frozen=True):
    """How often each camp won; ``nobody`` for an evening without a winner."""

    evenings: int
    wins: dict[str, int]

    def rate(self, camp: str) -> float:
        return self.wins.get(camp, 0) / self.evenings

    def interval(self, camp: str, z: float = 1.96) -> tuple[float, float]:
        """Return Wilson's score interval for a camp's win rate; 95 % by default."""
        n, p = self.evenings, self.rate(camp)
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, centre - half), min(1.0, centre + half)


def simulate(file: TableFile, evenings: int, seed: int, passing: float = PASSING) -> Rates:
    """Play a table's deck so many times, dealt anew each evening."""
    random = Random(seed)
    players = RandomPlayers(random, passing)
    cards = [row.card for row in file.players]
    wins: Counter[str] = Counter()
    for _ in range(evenings):
        if all(cards):
            random.shuffle(cards)
            for row, card in zip(file.players, cards, strict=True):
                row.card = card
        outcome = play(sit_down(file), players)
        wins[" + ".join(outcome.winners) or "nobody"] += 1
    return Rates(evenings, dict(wins))


def report(file: TableFile | None, players: int | None, evenings: int, seed: int) -> None:
    """Print win rates with their 95 % confidence intervals."""
    if evenings < 1:
        raise TableError("simulate at least one evening")
    if file is None:
        many = 8 if players is None else players
        if not 2 <= many <= MOST_PLAYERS:
            raise TableError(f"a table has 2 to {MOST_PLAYERS} players, not {many}")
        file = TableFile("classic", [PlayerRow(f"P{n}") for n in range(1, many + 1)])
    if file.options.get("deal") in ("entered", "learned"):
        file.options["deal"] = "device"
    table = sit_down(file)
    deck = Counter(row.card for row in file.players if row.card) or Counter(getattr(table, "deck", ()))
    print(", ".join(f"{copies} {card}" if copies > 1 else card for card, copies in deck.items()))
    began = time.perf_counter()
    rates = simulate(file, evenings, seed)
    took = time.perf_counter() - began
    for camp in sorted(rates.wins, key=lambda camp: -rates.wins[camp]):
        low, high = rates.interval(camp)
        print(f"{camp:>20}  {rates.rate(camp):6.1%}  ({low:.1%} to {high:.1%})")
    print(f"{evenings} evenings of random players, 95 % intervals; the players vote and choose by chance alone.")
    print(f"{evenings / took:.0f} evenings a second", file=sys.stderr)
