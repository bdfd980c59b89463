"""Random phases of Lichiny: tables in mid-game, and what their players might order, legal or not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from narrator.games import simple_players, sit_down
from narrator.games.lichiny.abilities import ABILITIES, HUNT_EFFECTS, WEAPONS, Ability, Aim, Need
from narrator.games.lichiny.orders import WITH_SECOND_TARGET, Order, bar, bar_effect, bar_target, picks_of
from narrator.games.lichiny.roles import Secret
from narrator.games.lichiny.snapshot import Snapshot
from narrator.games.lichiny.town import Town
from narrator.script import Ask, Draw, Effect, Outcome, Phase, Seat, Timer, TimerEnd
from narrator.simulator import RandomPlayers
from narrator.table import PlayerRow, TableFile


def towns(seed: int, players: int = 16, **options: Any) -> Iterator[tuple[Town, Effect[Any] | Outcome]]:
    """Play an evening of simple players; yield the town at each word, question and draw, and at last the outcome."""
    options = {"results": "whispers", "debate": 0} | {name.replace("_", "-"): value for name, value in options.items()}
    rows = [PlayerRow(f"P{n}") for n in range(1, players + 1)]
    town = sit_down(TableFile("lichiny", rows, options=options))
    assert isinstance(town, Town)
    guests = RandomPlayers(Random(seed), simple=simple_players("lichiny"))
    script, answer = town.script(), None
    while True:
        try:
            effect: Any = script.send(answer)
        except StopIteration as end:
            yield town, end.value
            return
        yield town, effect
        answer = None
        if isinstance(effect, Ask):
            answer = guests.answer(effect)
        elif isinstance(effect, Draw):
            answer = guests.draw(effect)
        elif isinstance(effect, Timer):
            answer = TimerEnd.RANG
        elif guests.simple:
            guests.simple.hear(effect)


def phases(seed: int, players: int = 16, **options: Any) -> Iterator[Snapshot]:
    """Yield the table at the start of each phase of an evening."""
    for town, effect in towns(seed, players, **options):
        if isinstance(effect, Phase) and effect.name in ("night", "day", "turn"):
            yield town.now


def orders(snapshot: Snapshot, random: Random, eagerness: float = 0.5) -> list[Order]:
    """What players might order together: all legal."""
    every: list[Order] = []
    for seat in snapshot.characters:
        given: list[Order] = []
        for row in random.sample(snapshot.abilities(seat), len(snapshot.abilities(seat))):
            if random.random() < eagerness and bar(snapshot, seat, row, given) is None:
                given.append(_order(snapshot, random, seat, row, given))
        every += given
    return every


def _order(snapshot: Snapshot, random: Random, seat: Seat, row: Ability, given: list[Order]) -> Order:
    targets = [other for other in snapshot.characters if bar_target(snapshot, seat, row, other, given) is None]
    effect = random.choice(
        [one for one in HUNT_EFFECTS if one not in WITH_SECOND_TARGET and bar_effect(snapshot, seat, one) is None]
    )
    return _filled(snapshot, random, seat, row, targets, effect if row.need is Need.HUNT else "")


def wild_orders(snapshot: Snapshot, random: Random, many: int) -> list[Order]:
    """What nobody could have ordered, mostly: any ability by anyone on anyone, the same one twice."""
    seats = list(snapshot.characters)
    rows = [row for row in ABILITIES.values() if not row.is_passive]
    return [
        _filled(snapshot, random, random.choice(seats), row, seats, random.choice(HUNT_EFFECTS))
        for row in random.choices(rows, k=many)
    ]


def _filled(snapshot: Snapshot, random: Random, seat: Seat, row: Ability, targets: list[Seat], effect: str) -> Order:
    many = 0 if row.aim is Aim.NOBODY else random.randint(1, 3) if row.aim is Aim.UP_TO_THREE else 1
    number = picks_of(snapshot, seat, row, effect)
    return Order(
        seat,
        row.id,
        tuple(random.sample(targets, min(many, len(targets)))),
        guess=_guess(snapshot, random, targets) if row.need in (Need.ROLE, Need.MASK) else "",
        effect=effect if row.need is Need.HUNT else "",
        picks=WEAPONS[:2] if row.need is Need.WEAPONS else tuple(random.choices(tuple(Secret), k=number)),
        text="phrase-1" if row.need is Need.MESSAGE else "",
    )


def _guess(snapshot: Snapshot, random: Random, targets: list[Seat]) -> str:
    """A role, often that of somebody who may be meant."""
    return snapshot.role(random.choice(targets)) if random.random() < 0.5 else random.choice(tuple(Secret))
