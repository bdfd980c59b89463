"""The simulator: evenings played by random players, to weigh a deck and to check the engine.

It answers a script directly, with no journal, no words and no waiting. Its players know nothing: votes and choices are
drawn evenly, so its rates say what chance makes of a deck, not what people do. Where even chance would make nonsense of
a game, the game itself says how simple people play it (``Players`` in its module ``players``).
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

from narrator.games import UNDECIDED, SimplePlayers, simple_players, sit_down
from narrator.script import Ask, Draw, Kind, Option, Outcome, Phase, Timer, TimerEnd
from narrator.table import MOST_PLAYERS, PlayerRow, Table, TableError, TableFile

PASSING: Final = 0.25
"""How often a random player passes where that is allowed."""

USUAL_PLAYERS: Final = {"classic": 8, "lichiny": 16}
"""How many sit at a simulated table when nobody says."""


class RandomPlayers:
    """Players who choose evenly among what is offered; a vote falls on anyone it may fall on.

    Where a game has simple players of its own, they are asked first, and may leave a question to chance.
    """

    def __init__(self, random: Random, passing: float = PASSING, simple: type[SimplePlayers] | None = None) -> None:
        self.random = random
        self.passing = passing
        self._kind = simple
        self.simple: SimplePlayers | None = None
        self.begin()
        self._answers: Mapping[Kind, Callable[[Ask[Any]], Any]] = {
            Kind.ONE: self._one,
            Kind.SOME: self._some,
            Kind.COUNT: self._count,
            Kind.BALLOT: self._ballot,
            Kind.NUMBER: lambda ask: random.randint(ask.least, ask.most),
            Kind.TEXT: lambda ask: "x" * max(1, ask.least),
        }

    def begin(self) -> None:
        """Forget the last evening."""
        self.simple = self._kind(self._pick, self._happens) if self._kind else None

    def answer(self, ask: Ask[Any]) -> Any:  # noqa: ANN401 - of the question's own type
        if self.simple:
            answer = self.simple.choose(ask)
            if answer is not UNDECIDED:
                return answer
        return self._answers[ask.kind](ask)

    def draw(self, draw: Draw) -> Any:  # noqa: ANN401
        return self._pick(draw.options)

    def _pick(self, options: Any) -> Any:  # noqa: ANN401
        return options[int(self.random.random() * len(options))]

    def _happens(self, likely: float) -> bool:
        return self.random.random() < likely

    def _one(self, ask: Ask[Any]) -> Option | None:
        if ask.may_pass and self._happens(self.passing):
            return None
        option: Option = self._pick(ask.options)
        return option

    def _some(self, ask: Ask[Any]) -> tuple[Option, ...]:
        many = self.random.randint(ask.least, min(ask.most, len(ask.options)))
        chosen = self.random.sample(ask.options, many)
        return tuple([option for option in ask.options if option in chosen])

    def _count(self, ask: Ask[Any]) -> dict[Option, int]:
        """Count everybody's vote; amounts that must come to a total are made up of as many single things."""
        counts: dict[Option, int] = {}
        for choice in self._votes(ask) if not ask.least else self.random.choices(ask.options, k=ask.least):
            counts[choice] = counts.get(choice, 0) + 1
        return counts

    def _ballot(self, ask: Ask[Any]) -> dict[Option, Option]:
        """Let everybody vote; an assignment gives each seat a different option as long as there are enough."""
        if not ask.least:
            return dict(zip(ask.voters, self._votes(ask), strict=False))
        are_enough = len(ask.options) >= len(ask.voters)
        draw = self.random.sample if are_enough else self.random.choices
        return dict(zip(ask.voters, draw(ask.options, k=len(ask.voters)), strict=True))

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
    players.begin()
    hear = players.simple.hear if players.simple else None
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
                if hear:
                    hear(effect)
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
    """Play a table's deck so many times; cards or secret roles that the file gives are dealt anew each evening."""
    random = Random(seed)
    players = RandomPlayers(random, passing, simple_players(file.game))
    dealt = {name: [str(getattr(row, name)) for row in file.players] for name in ("card", "secret")}
    wins: Counter[str] = Counter()
    for _ in range(evenings):
        for name, hands in dealt.items():
            if all(hands):
                random.shuffle(hands)
                for row, hand in zip(file.players, hands, strict=True):
                    setattr(row, name, hand)
        outcome = play(sit_down(file), players)
        wins[" + ".join(outcome.winners) or "nobody"] += 1
    return Rates(evenings, dict(wins))


def _guests(game: str, players: int | None) -> TableFile:
    """Return a table of so many players, for the deck that the game advises."""
    many = USUAL_PLAYERS[game] if players is None else players
    if not 2 <= many <= MOST_PLAYERS:
        raise TableError(f"a table has 2 to {MOST_PLAYERS} players, not {many}")
    return TableFile(game, [PlayerRow(f"P{n}") for n in range(1, many + 1)])


def _how(game: str) -> str:
    if simple_players(game):
        return "they follow what they learn a little, and choose by chance else"
    return "the players vote and choose by chance alone"


def report(file: TableFile | None, game: str, players: int | None, evenings: int, seed: int) -> None:
    """Print the win rates of a table, or of so many players of a game, with their 95 % confidence intervals."""
    if evenings < 1:
        raise TableError("simulate at least one evening")
    if file is None:
        file = _guests(game, players)
    if file.options.get("deal") in ("entered", "learned"):
        file.options["deal"] = "device"
    deck = Counter(sit_down(file).deck)
    print(", ".join(f"{copies} {card}" if copies > 1 else card for card, copies in deck.items()))
    began = time.perf_counter()
    rates = simulate(file, evenings, seed)
    took = time.perf_counter() - began
    for camp in sorted(rates.wins, key=lambda camp: -rates.wins[camp]):
        low, high = rates.interval(camp)
        print(f"{camp:>20}  {rates.rate(camp):6.1%}  ({low:.1%} to {high:.1%})")
    print(f"{evenings} evenings of random players, 95 % intervals; {_how(file.game)}.")
    print(f"{evenings / took:.0f} evenings a second", file=sys.stderr)
