"""An outside check of the engine: with only wolves and villagers it must agree with exact arithmetic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest
import rig
from typing_extensions import override

from narrator import simulator
from narrator.__main__ import main
from narrator.answers import read_answer, write_answer
from narrator.games import UNDECIDED, SimplePlayers, simple_players, sit_down
from narrator.script import (
    Ask,
    Effect,
    Outcome,
    Seat,
    Secret,
    ask_amounts,
    ask_assignment,
    ask_one,
    ask_text,
    ask_yes,
)
from narrator.simulator import RandomPlayers, Rates, play, simulate
from narrator.table import PlayerRow, Table, TableFile, seats_of

EVENINGS = 6000
CASES = [(7, 1), (7, 2), (9, 2), (9, 3), (10, 2), (11, 2), (13, 3)]
PUBLISHED = {
    (7, 1): 16 / 35,
    (7, 2): 0.7714,
    (9, 2): 0.7016,
    (9, 3): 0.8857,
    (10, 2): 0.7844,
    (11, 2): 0.6479,
    (13, 3): 0.7922,
}


@cache
def wolves_win(players: int, wolves: int, *, is_day: bool) -> Fraction:
    """Return the wolves' exact chance: one hanged at random each day, a villager eaten each night, parity wins."""
    if wolves == 0:
        return Fraction(0)
    if 2 * wolves >= players:
        return Fraction(1)
    if not is_day:
        return wolves_win(players - 1, wolves, is_day=True)
    hit = Fraction(wolves, players)
    return hit * wolves_win(players - 1, wolves - 1, is_day=False) + (1 - hit) * wolves_win(
        players - 1, wolves, is_day=False
    )


def plain(players: int, wolves: int, opens: str) -> rig.TableFile:
    cards = {f"P{n}": "werewolf" if n < wolves else "villager" for n in range(players)}
    return rig.table(cards, opens=opens, captain=False, tie="lot")


@pytest.mark.parametrize(("players", "wolves"), CASES)
def test_the_recurrence_is_the_published_one(players: int, wolves: int) -> None:
    assert float(wolves_win(players, wolves, is_day=True)) == pytest.approx(PUBLISHED[players, wolves], abs=5e-5)


@pytest.mark.parametrize(("players", "wolves"), CASES)
@pytest.mark.parametrize("opens", ["day", "night"])
def test_random_evenings_agree_with_exact_chances(players: int, wolves: int, opens: str) -> None:
    """Night first with n + 1 players is day first with n. Held to 4 standard errors, with a fixed seed."""
    seats = players + (opens == "night")
    rates = simulate(plain(seats, wolves, opens), EVENINGS, seed=players * 100 + wolves, passing=0.0)
    exact = float(wolves_win(seats, wolves, is_day=opens == "day"))
    assert exact == float(wolves_win(players, wolves, is_day=True))
    low, high = rates.interval("wolves", z=4.0)
    assert low <= exact <= high
    assert rates.wins["wolves"] + rates.wins["village"] == EVENINGS


def test_an_interval_is_wilsons() -> None:
    low, high = Rates(100, {"wolves": 40}).interval("wolves")
    assert (low, high) == (pytest.approx(0.3094, abs=1e-4), pytest.approx(0.4980, abs=1e-4))
    assert Rates(10, {}).interval("wolves")[0] == 0


def test_the_same_seed_gives_the_same_rates() -> None:
    file = rig.table(dict.fromkeys("ABCDEFGH", ""))
    assert simulate(file, 50, seed=4) == simulate(file, 50, seed=4)


# Games of other kinds -------------------------------------------------------------------------------------------

SEATS = tuple(Seat(str(n), f"P{n}") for n in range(1, 5))


def answers_to(ask: Ask[Any], many: int = 300) -> list[Any]:
    """Answers of random players, each as the journal would give it back."""
    players = RandomPlayers(Random(5))
    return [read_answer(ask, write_answer(players.answer(ask))) for _ in range(many)]


def test_random_amounts_come_to_the_total_and_vary() -> None:
    answers = answers_to(ask_amounts("order-masks", ("boss", "mage", "witch"), 4))
    assert {sum(amounts.values()) for amounts in answers} == {4}
    assert {amounts.get("boss", 0) for amounts in answers} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(("options", "are_distinct"), [(4, True), (6, True), (2, False), (1, False)])
def test_a_random_assignment_leaves_nobody_out_and_gives_nothing_twice_while_it_can(
    options: int, are_distinct: bool
) -> None:
    roles = tuple(f"role-{n}" for n in range(options))
    for assigned in answers_to(ask_assignment("all-in-list", roles, SEATS)):
        assert tuple(assigned) == SEATS
        assert (len(set(assigned.values())) == len(SEATS)) is are_distinct


def test_a_random_text_can_be_read() -> None:
    assert set(map(bool, answers_to(ask_text("order-text", 80), 3))) == {True}


class Undecided(SimplePlayers):
    """They order one of two things or nothing, and know no answer to anything else; they remember one evening."""

    def __init__(self, pick: Any, chance: Any) -> None:
        super().__init__(pick, chance)
        self.heard = 0

    @override
    def hear(self, effect: Effect[Any]) -> None:
        self.heard += 1

    @override
    def choose(self, ask: Ask[Any]) -> Any:
        if ask.question == "order":
            return None if self.chance(0.5) else self.pick(ask.options[:2])
        return UNDECIDED


def test_a_game_may_say_how_its_players_choose_and_leave_the_rest_to_chance() -> None:
    players = RandomPlayers(Random(5), simple=Undecided)
    orders = Counter(players.answer(ask_one("order", ("first", "second", "withdraw"))) for _ in range(2000))
    assert orders.keys() == {None, "first", "second"}
    assert orders[None] == pytest.approx(1000, abs=120)
    assert {players.answer(ask_yes("all-in")) for _ in range(50)} == {"yes", "no"}


def test_simple_players_hear_the_evening_and_forget_it_before_the_next() -> None:
    players = RandomPlayers(Random(5), simple=Undecided)
    evenings = []
    for _ in range(2):
        play(sit_down(rig.table({"Ana": "werewolf", "Bo": "villager", "Cy": "villager"})), players)
        evenings.append(players.simple)
    assert evenings[0] is not evenings[1]
    assert all(evening.heard for evening in evenings)


def test_a_game_may_do_without_players_of_its_own() -> None:
    assert simple_players("classic") is None


class Lottery(Table):
    """A game of two roles a player, which ends at once: whoever holds the winning ticket wins."""

    game = "lottery"
    rules = 1
    cards = ("winning", "blank")
    statuses = ()
    camps = ("first", "others")

    def __init__(self, file: TableFile) -> None:
        super().__init__(seats_of(file))
        self.file = file

    @override
    async def script(self) -> Outcome:  # type: ignore[override] - a coroutine all the same
        first = self.file.players[0]
        return Outcome((self.camps[self.cards.index(first.secret)],), "drawn")

    @override
    def options_in_force(self) -> dict[str, Any]:
        return {}

    @override
    def ledger(self) -> Mapping[Seat, Secret[Any]]:
        return {}

    @override
    def change_card(self, seat: Seat, card: str) -> None: ...

    @override
    def change_status(self, seat: Seat, status: str, *, on: bool) -> None: ...

    @override
    def nobody_left(self) -> Outcome:
        return Outcome((), "nobody-left")


def test_secret_roles_that_a_table_gives_are_dealt_anew_each_evening_and_open_ones_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulator, "sit_down", Lottery)
    monkeypatch.setattr(simulator, "simple_players", lambda _: None)
    rows = [PlayerRow(f"P{n}", open=f"role-{n}", secret="winning" if n == 0 else "blank") for n in range(4)]
    file = TableFile("lottery", rows)
    rates = simulate(file, 2000, seed=3)
    low, high = rates.interval("first", z=4.0)
    assert low <= 0.25 <= high
    assert [row.open for row in file.players] == [f"role-{n}" for n in range(4)]
    assert Counter(row.secret for row in file.players) == {"winning": 1, "blank": 3}


def test_a_report_names_the_deck_and_every_camps_rate(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "6", "--evenings", "40"]) == 0
    deck, *rest = capsys.readouterr().out.splitlines()
    assert deck == "2 werewolf, seer, witch, 2 villager"
    assert [line.split()[0] for line in rest[:-1]] in (["wolves", "village"], ["village", "wolves"])


BOTH = "simulate takes a table file, or --game and --players"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["tests/tables/first-group.toml", "--players", "9"], "simulate takes a table file, or --game and --players"),
        (
            ["tests/tables/first-group.toml", "--game", "classic"],
            "simulate takes a table file, or --game and --players",
        ),
        (["--players", "0"], "a table has 2 to 40 players, not 0"),
        (["--evenings", "0"], "simulate at least one evening"),
    ],
)
def test_what_cannot_be_simulated_is_told_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    assert capsys.readouterr().err == f"narrator: {sentence}\n"
