"""Random players and a capricious moderator, with any deck and any options: never an exception, always an end."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from narrator.answers import write_answer
from narrator.driver import Dice, Driver, Listener
from narrator.games import sit_down
from narrator.games.classic.cards import MANY, WOLVES, Card, Options
from narrator.games.classic.village import Status
from narrator.script import Ask, Effect, Kind, NotAnOptionError, Ruling, Timer, TimerEnd
from narrator.session import check_ruling
from narrator.simulator import RandomPlayers
from narrator.table import PlayerRow, Table, TableError, TableFile

LAST_NIGHT = 30
"""After so many nights the moderator has had enough: players who pass for ever would never end."""


class Deaf(Listener):
    def hear(self, effect: Effect[Any], *, is_fresh: bool) -> None:
        pass

    def recall(self, question: Ask[Any] | Timer, entry: Any) -> None:
        pass


def some_options(random: Random) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for name, kind in get_type_hints(Options).items():
        if name == "called":
            value: Any = [str(card) for card in Card if random.random() < 0.2] if random.random() < 0.3 else []
        elif kind is bool:
            value = random.random() < 0.5
        else:
            value = random.choice(get_args(kind)) if get_origin(kind) is Literal else random.randint(10, 600)
        chosen[name.replace("_", "-")] = value
    return chosen


def some_table(random: Random) -> TableFile:
    seats = random.randint(4, 16)
    wolves = random.randint(1, seats // 2)
    powers = [card for card in Card if card not in WOLVES and card is not Card.VILLAGER]
    random.shuffle(powers)
    deck = ["werewolf"] * wolves + [str(card) for card in powers[: random.randint(0, seats - wolves)]]
    deck += [random.choice(["villager", "villager", "hunter", "seer"]) for _ in range(seats - len(deck))]
    deck[0] = random.choice(["werewolf", "white-werewolf"])
    spare: list[str] = []
    while "thief" in deck and len(spare) < 2:
        spare.append(random.choice([str(card) for card in Card if card in MANY or card not in deck + spare]))
    random.shuffle(deck)
    rows = [PlayerRow(f"P{n}") for n in range(seats)]
    if random.random() < 0.4:
        for row, card in zip(rows, deck, strict=True):
            row.card = card
        deck = []
    elif random.random() < 0.5:
        deck, spare = deck + spare, []
        random.shuffle(deck)
    return TableFile("classic", rows, "en", some_options(random), deck, spare)


def some_ruling(random: Random, table: Table) -> Ruling | None:
    seat = random.choice(table.seats)
    ruling = {
        "kill": Ruling("kill", seat),
        "revive": Ruling("revive", seat),
        "card": Ruling("card", seat, str(random.choice(tuple(Card)))),
        "status": Ruling("status", seat, str(random.choice(tuple(Status))), random.random() < 0.6),
        "end": Ruling("end", winners=tuple(random.sample(table.camps, random.randint(0, 2)))),
    }[random.choices(["kill", "revive", "card", "status", "end"], [20, 20, 10, 20, 1])[0]]
    try:
        check_ruling(table, ruling)
    except NotAnOptionError:
        return None
    return ruling


def some_answer(players: RandomPlayers, question: Ask[Any]) -> Any:
    if question.kind in (Kind.COUNT, Kind.BALLOT) and not question.self_vote and len(question.options) == 1:
        return {}  # a voter with nobody to vote for but himself
    return write_answer(players.answer(question))


def play_one(seed: int) -> None:
    random = Random(seed)
    file = some_table(random)
    try:
        table: Any = sit_down(file)
    except TableError:
        return  # more wolves than half, where the spare cards count too
    players, caprice = RandomPlayers(random), random.choice([0.0, 0.0, 0.02, 0.1, 0.3])
    driver = Driver(table, Deaf(), Dice(seed))
    while driver.outcome is None:
        question = driver.question
        if isinstance(question, Timer):
            driver.answer(random.choice(tuple(TimerEnd)).value)
        elif table.night > LAST_NIGHT:
            driver.rule(Ruling("end"))
        elif random.random() < caprice and (ruling := some_ruling(random, table)):
            driver.rule(ruling)
        else:
            assert isinstance(question, Ask)
            assert question.options, "a question with nothing to choose is passed"
            assert len(set(question.options)) == len(question.options)
            assert question.kind is not Kind.SOME or question.least <= len(question.options)
            driver.answer(some_answer(players, question))
    assert set(driver.outcome.winners) <= set(table.camps)


def evenings(first: int, last: int) -> None:
    for seed in range(first, last):
        try:
            play_one(seed)
        except Exception as error:
            error.add_note(f"evening {seed}")
            raise


@pytest.mark.parametrize("batch", range(4))
def test_any_evening_comes_to_an_end(batch: int) -> None:
    evenings(batch * 500, (batch + 1) * 500)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(10))
def test_very_many_evenings_come_to_an_end(batch: int) -> None:
    evenings(10_000 + batch * 1000, 10_000 + (batch + 1) * 1000)
