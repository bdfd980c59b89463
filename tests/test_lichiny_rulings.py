"""The moderator's last word in Lichiny: rulings at any question."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lichiny_rig import table
from rig import Evening, play

ROLES = {
    "Ana": "doctor detective",
    "Bo": "cook boss",
    "Cy": "priest killer",
    "Di": "politician mage",
    "Ed": "strongman evil-genius",
}


def rule(state: Path, *rulings: dict[str, Any], before: tuple[dict[str, Any], ...] = ()) -> Evening:
    lines = [*before, *({"do": "ruling", **ruling} for ruling in rulings)]
    return play(table(ROLES), lines, state)


def page(evening: Evening, name: str) -> list[tuple[str, Any]]:
    town = evening.session.table
    seat = next(seat for seat in town.seats if seat.name == name)
    marks = town.ledger()[seat].fact
    return [(mark, True) if isinstance(mark, str) else (mark.line, mark.told.get("number")) for mark in marks]


def test_who_is_ruled_dead_is_not_asked_and_who_is_ruled_alive_is_again(tmp_path: Path) -> None:
    evening = rule(tmp_path / "1", {"kill": "Ana"})
    assert evening.asks("order")[-1]["for"] == ["Bo"]
    assert ("morgue", True) in page(evening, "Ana")
    evening = rule(tmp_path / "2", {"kill": "Bo"}, {"revive": "Bo"})
    assert evening.asks("order")[-1]["for"] == ["Ana"]
    assert ("mark-lives", 2) in page(evening, "Bo")


def test_the_last_one_to_be_ruled_dead_ends_the_evening(tmp_path: Path) -> None:
    evening = rule(tmp_path, *({"kill": name} for name in ROLES))
    assert evening.winners == ["nobody"]
    assert evening.because == "nobody-left"


@pytest.mark.parametrize(
    ("status", "mark"),
    [
        ("hospital", "mark-hospital-until"),
        ("prison", "mark-prison-until"),
        ("infected", "infected"),
        ("cursed", "cursed"),
        ("aura", "aura"),
    ],
)
def test_a_status_is_set_and_cleared(status: str, mark: str, tmp_path: Path) -> None:
    evening = rule(tmp_path / "1", {"status": "Ana", "set": status})
    assert mark in dict(page(evening, "Ana"))
    evening = rule(tmp_path / "2", {"status": "Ana", "set": status}, {"status": "Ana", "clear": status})
    assert mark not in dict(page(evening, "Ana"))


def test_a_prisoner_by_ruling_is_offered_nothing(tmp_path: Path) -> None:
    evening = rule(tmp_path, {"status": "Ana", "set": "prison"})
    assert evening.asks("order")[-1]["options"] == ["why-not"]


def test_lives_are_ruled_up_and_down_to_death(tmp_path: Path) -> None:
    up = rule(tmp_path / "1", {"status": "Ana", "set": "life"})
    assert ("mark-lives", 3) in page(up, "Ana")
    down = rule(tmp_path / "2", *[{"status": "Ana", "clear": "life"}] * 2)
    assert ("morgue", True) in page(down, "Ana")
    assert down.asks("order")[-1]["for"] == ["Bo"]


def test_another_secret_role_brings_its_abilities_masks_and_plans(tmp_path: Path) -> None:
    evening = rule(tmp_path, {"card": "Ana", "to": "evil-genius"})
    assert "S13d" in evening.asks("order")[-1]["options"]
    assert ("mark-plans", 1) in page(evening, "Ana")
    assert page(evening, "Ana")[0] == ("evil-genius", True)


def test_an_evening_ended_by_the_moderator_names_who_has_won(tmp_path: Path) -> None:
    evening = rule(tmp_path, {"end": ["mafia"]})
    assert evening.winners == ["mafia"]
    assert evening.said("verdict")[0]["players"] == ["Bo", "Cy"]


def test_before_the_roles_are_known_there_is_nobody_to_rule_on(tmp_path: Path) -> None:
    bare = table({name: both.split()[0] for name, both in ROLES.items()}, deal="entered", results="cards")
    bare.players[0].open = ""
    lines = [
        {"do": "ruling", "card": "Ana", "to": "boss"},
        {"answer": "doctor"},
        {"do": "ruling", "kill": "Ana"},
        {"do": "ruling", "revive": "Ana"},
        {"do": "ruling", "status": "Ana", "set": "prison"},
        {"do": "ruling", "card": "Ana", "to": "boss"},
        {"answer": "killer"},
    ]
    evening = play(bare, lines, tmp_path)
    assert evening.errors == ["not-an-option"] * 5
    assert evening.question == "deal-secret"
    assert evening.asks("deal-secret")[-1]["told"] == {"player": "Bo"}
    assert "killer" not in evening.asks("deal-secret")[-1]["options"]
