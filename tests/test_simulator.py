"""An outside check of the engine: with only wolves and villagers it must agree with exact arithmetic."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest
import rig

from narrator.simulator import Rates, simulate

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
