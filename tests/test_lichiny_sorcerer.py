"""The Sorcerer: Fireball (S8a), Blood magic (S8b), Aura (S8c). His Blight is in test_lichiny_blight.py."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board
from lichiny_shields import every_shield, lost, passes
from proofs import proves


def cave(*more: str, **named: Any) -> Board:
    first = [name for name in ("sorcerer", "mage", "killer", "policeman") if name not in named]
    return Board(*first, *more, **named)


# S8a Fireball -------------------------------------------------------------------------------------------------


@every_shield
@proves("S8a", "S3a", "S13b", "S16b", "S9c", "S10c", "S7d", "C6", "O13b", "C3")
def test_the_sorcerers_fireball_is_an_attack_of_one_that_the_magic_shield_does_not_stop(shield: str) -> None:
    assert lost("sorcerer", "S8a", shield) == passes("fireball", 1, shield)


@pytest.mark.parametrize(
    ("used", "now", "reason"),
    [
        ((1,), 2, ""),
        ((1,), 3, "refused-resting"),
        ((2,), 3, ""),
        ((2,), 4, ""),
        ((1,), 5, ""),
        ((1, 2), 4, ""),
    ],
)
@proves("S8a")
def test_not_two_nights_running_and_by_day_as_often_as_he_likes(used: tuple[int, ...], now: int, reason: str) -> None:
    """U7."""
    board = cave().put("killer", lives=9)
    for number in range(1, now):
        board.resolve(*([board.order("sorcerer", "S8a", "killer")] if number in used else []))
    assert board.refusal("sorcerer", "S8a") == reason


@proves("S8a", "O10a", "O9a")
def test_the_fireball_reaches_pensioner_and_millionaire_himself_and_corpses() -> None:
    board = cave(killer="pensioner", policeman="millionaire").put("mage", lives=0)
    assert [board.refusal("sorcerer", "S8a", name) for name in board.seats] == [""] * 4


# S8b Blood magic ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "hit"), [("mage", 3), ("killer", 1), ("", 0)])
@proves("S8b", "S8a")
def test_blood_costs_a_life_and_makes_the_fireball_three_for_the_mage_alone(target: str, hit: int) -> None:
    board = cave().put("mage", lives=6).put("killer", lives=6)
    fire = [board.order("sorcerer", "S8a", target)] if target else []
    board.resolve(board.order("sorcerer", "S8b"), *fire)
    assert board["sorcerer"].lives == 2
    assert not target or board[target].lives == 6 - hit
    assert "news-hospital sorcerer" in board.news


@pytest.mark.parametrize(
    ("by", "ability", "left"),
    [("vigilante", "S3a", 0), ("evil_genius", "S13b", 0), ("mage", "S7d", 3), ("mage", "C6", 2), ("mage", "C3", 0)],
)
@proves("S8b", "S8a", "S3a", "S13b", "S7d", "C6", "C3")
def test_shields_against_the_fireball_of_blood(by: str, ability: str, left: int) -> None:
    """B75."""
    board = cave("vigilante", "evil_genius", "leprechaun").put("mage", lives=6, cards=1)
    rest = {"S3a": ["mage"], "S13b": ["mage"], "C6": ["leprechaun"]}.get(ability, [])
    shield = board.order(by, ability, *rest, effect="hunt-protection" if ability == "C6" else "")
    board.resolve(shield, board.order("sorcerer", "S8b"), board.order("sorcerer", "S8a", "mage"))
    assert board["mage"].lives == 6 - left


@pytest.mark.parametrize(
    ("state", "order", "lives"),
    [
        ({"cards": 1}, ("sorcerer", "C3"), 3),
        ({"saved": (1,)}, (), 3),
        ({}, ("vigilante", "S3a", "sorcerer"), 2),
        ({}, ("evil_genius", "S13b", "sorcerer"), 2),
    ],
)
@proves("S8b", "C3", "O13b", "S3a", "S13b")
def test_his_own_blood_is_damage_and_no_attack(state: dict[str, Any], order: tuple[str, ...], lives: int) -> None:
    """B26."""
    board = cave("vigilante", "evil_genius").put("sorcerer", **state)
    board.resolve(board.order("sorcerer", "S8b"), *([board.order(*order)] if order else []))
    assert board["sorcerer"].lives == lives


@proves("S8b", "S14a")
def test_who_copies_the_mage_takes_three() -> None:
    board = cave("changeling").put("mage", lives=0).put("changeling", lives=6)
    board.put("changeling", copied=board.seats["mage"])
    board.resolve(board.order("sorcerer", "S8b"), board.order("sorcerer", "S8a", "changeling"))
    assert board["changeling"].lives == 3


@pytest.mark.parametrize(
    ("state", "number", "reason"),
    [
        ({}, 1, ""),
        ({}, 2, "refused-by-day"),
        ({"lives": 2}, 1, "refused-hospital"),
        ({"lives": 2, "misere": 1}, 1, ""),
        ({"prison": (1,)}, 1, "refused-prison"),
    ],
)
@proves("S8b")
def test_when_blood_may_be_shed(state: dict[str, Any], number: int, reason: str) -> None:
    """U6; in every night."""
    assert cave(number=number).put("sorcerer", **state).refusal("sorcerer", "S8b") == reason
    if not reason and not state:
        board = cave().put("sorcerer", lives=9)
        assert board.resolve(board.order("sorcerer", "S8b")).resolve().refusal("sorcerer", "S8b") == ""


@pytest.mark.parametrize(
    ("state", "number", "own", "hit"),
    [
        ({}, 1, 1, 3),
        ({}, 2, 0, 1),
        ({"hospital": (1,)}, 1, 0, 1),
        ({"hospital": (1,), "misere": 1}, 1, 1, 3),
    ],
)
@proves("S8b", "S8a")
def test_by_the_pages_letter_blood_flows_every_night_outside_hospital(
    state: dict[str, Any], number: int, own: int, hit: int
) -> None:
    """L12."""
    board = cave(number=number, options={"blood_magic": "passive"}).put("sorcerer", **state).put("mage", lives=6)
    assert board.refusal("sorcerer", "S8b") in ("refused-passive", "refused-hospital", "refused-by-day")
    board.resolve(board.order("sorcerer", "S8a", "mage"))
    assert (board["sorcerer"].lives, board["mage"].lives) == (3 - own, 6 - hit)


@proves("S8b")
def test_by_the_pages_letter_it_flows_in_prison_too() -> None:
    """l.5: passive effects go on."""
    board = cave(options={"blood_magic": "passive"}).put("sorcerer", prison=(1,))
    assert board.resolve()["sorcerer"].lives == 2


# S8c Aura -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "lives", "answer"), [("mage", 3, "yes"), ("mage", 0, "yes"), ("killer", 2, "no"), ("sorcerer", 3, "no")]
)
@proves("S8c")
def test_aura_tells_the_sorcerer_whether_it_is_the_mage(target: str, lives: int, answer: str) -> None:
    board = cave(number=2).put(target, lives=lives)
    board.resolve(board.order("sorcerer", "S8c", target))
    told = ("told-aura", {"player": target, "role": "mage", "answer": answer})
    assert told in board.letters("sorcerer")
    assert board.news == []


@proves("S8c", "S14a")
def test_a_changeling_who_copies_the_mage_is_the_mage() -> None:
    """B72."""
    board = cave("changeling").put("mage", lives=0)
    board.put("changeling", copied=board.seats["mage"])
    board.close(board.order("sorcerer", "S8c", "changeling"))
    assert ("told-aura", {"player": "changeling", "role": "mage", "answer": "yes"}) in board.letters("sorcerer")


@proves("S8c", "S8d", "S8a")
def test_aura_and_blight_exclude_the_fireball_either_way_and_not_each_other() -> None:
    board = cave()
    fire, aura, blight = board.order("sorcerer", "S8a", "mage"), board.order("sorcerer", "S8c", "mage"), "S8d"
    assert [board.refusal("sorcerer", ability, given=[fire]) for ability in ("S8c", "S8d")] == ["refused-pair"] * 2
    assert board.refusal("sorcerer", "S8a", given=[aura]) == "refused-pair"
    assert board.refusal("sorcerer", "S8a", given=[board.order("sorcerer", blight)]) == "refused-pair"
    assert board.refusal("sorcerer", blight, given=[aura]) == ""


@proves("S8c", "O10a", "O9a")
def test_aura_in_every_phase_from_hospital_and_not_on_the_pensioner() -> None:
    board = cave(killer="pensioner", policeman="millionaire", number=2, options={"untimed": "night"})
    board.put("sorcerer", lives=1)
    assert [board.refusal("sorcerer", "S8c", name) for name in ("killer", "policeman")] == ["barred-vigilance", ""]
    board.resolve(board.order("sorcerer", "S8c", "mage"))
    assert board.refusal("sorcerer", "S8c", "mage") == ""
    assert board.put("sorcerer", prison=(3,)).refusal("sorcerer", "S8c") == "refused-prison"


@proves("S8a", "S8d", "S9e")
@pytest.mark.parametrize(("by", "ability"), [("sorcerer", "S8a"), ("sorcerer", "S8d"), ("witch", "S9e")])
def test_with_one_kind_of_phase_nights_running_are_phases_running(by: str, ability: str) -> None:
    """U7."""
    board = cave("witch", options={"phase_model": "single"})
    aim = ["killer"] if ability != "S8d" else []
    board.resolve(board.order(by, ability, *aim, guess="boss" if ability == "S9e" else ""))
    assert board.refusal(by, ability) == "refused-resting"
    assert board.resolve().refusal(by, ability) == ""
