"""The open roles of Lichiny that cost or save lives: Electrician and Cook."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.abilities import ABILITIES, Aim
from narrator.games.lichiny.orders import bar_target

# Electrician: sabotage ----------------------------------------------------------------------------------------


@proves("O11a")
def test_a_sabotage_costs_a_life_in_the_open_once() -> None:
    board = Board("civilian", boss="electrician")
    board.resolve(board.order("boss", "O11a", "civilian"))
    assert board["civilian"].lives == 1
    assert board.news == ["news-used boss", "news-hospital civilian"]
    assert board.refusal("boss", "O11a", "civilian") == "refused-spent"


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({}, ""),
        ({"lives": 1}, "barred-laid-up"),
        ({"hospital": (1,)}, "barred-laid-up"),
        ({"hospital": (2,)}, ""),
        ({"lives": 0}, "barred-laid-up"),
        ({"prison": (1,)}, "barred-in-prison"),
        ({"prison": (2,)}, ""),
        ({"drunk": 1}, "barred-drunk"),
    ],
)
@proves("O11a")
def test_only_who_is_at_large_is_sabotaged(state: dict[str, Any], reason: str) -> None:
    board = Board("civilian", boss="electrician").put("civilian", **state)
    assert board.refusal("boss", "O11a", "civilian") == reason


@pytest.mark.parametrize("shield", ["S3a", "S13b", "O13b", "S7d", "C3", "C6"])
@proves("O11a", "S3a", "S13b", "O13b", "S7d", "C6")
def test_no_shield_helps_against_a_lost_life(shield: str) -> None:
    """B21, U11: and an idle Bank costs one more."""
    board = Board("vigilante", "evil_genius", "leprechaun", "civilian", boss="electrician", mage="doctor")
    board.put("mage", cards=1, saved=(1,) if shield == "O13b" else ())
    by = {"S3a": "vigilante", "S13b": "evil_genius"}.get(shield, "mage")
    target = {"S3a": ["mage"], "S13b": ["mage"], "C6": ["leprechaun"]}.get(shield, [])
    effect = "hunt-protection" if shield == "C6" else ""
    orders = [] if shield == "O13b" else [board.order(by, shield, *target, effect=effect)]
    board.resolve(*orders, board.order("boss", "O11a", "mage"))
    assert board["mage"].lives == (1 if shield == "C3" else 2)


@proves("O11a", "O5b")
def test_a_sabotage_kills_who_has_one_life_outside_hospital() -> None:
    """The Avenger alone can: and he is saved by his doping."""
    board = Board("civilian", boss="electrician", mage="avenger").put("mage", lives=1)
    board.resolve(board.order("boss", "O11a", "mage"))
    assert board.news == ["news-used boss", "news-doping mage"]
    board = Board("civilian", number=3, boss="electrician", mage="avenger").put("mage", lives=1, has_doped=1)
    board.resolve(board.order("boss", "O11a", "mage"))
    assert "news-died mage" in board.news


# Electrician: drunk -------------------------------------------------------------------------------------------


@proves("O11b")
def test_getting_drunk_is_public_for_once_and_for_the_next_phase() -> None:
    board = Board("civilian", boss="electrician")
    board.resolve(board.order("boss", "O11b"), board.order("boss", "O11a", "civilian"))
    assert board.news[:2] == ["news-used boss", "news-drinks boss"]
    assert board.refusal("boss", "C1", "civilian") == "refused-drunk"
    board.resolve()
    assert board.refusal("boss", "C1", "civilian") == ""
    assert board.refusal("boss", "O11b") == "refused-spent"


@proves("O11b")
def test_in_the_phase_of_drinking_he_acts_and_is_a_target_still() -> None:
    board = Board("killer", boss="electrician")
    drink = board.order("boss", "O11b")
    assert board.refusal("boss", "S5b", "killer", [drink]) == ""
    board.resolve(drink, board.order("killer", "S6a1", "boss"))
    assert board["boss"].lives == 1


@proves("O11b")
def test_drunk_he_uses_nothing() -> None:
    board = Board("civilian", number=3, boss="electrician").put("boss", drunk=3, cards=1)
    own = [row.id for row in board.snapshot.abilities(board.seats["boss"])]
    assert {board.refusal("boss", ability) for ability in own} == {"refused-drunk"}


TARGETED = [row.id for row in ABILITIES.values() if not row.is_passive and row.aim is not Aim.NOBODY and row.owner]


@pytest.mark.parametrize("ability", ["C1", "C2", "C6", "C7", *TARGETED])
@proves("O11b")
def test_the_drunk_are_nobodys_target(ability: str) -> None:
    """U23, B59, B60: votes, mail and whatever else are not offered on him."""
    board = Board("mage", boss="electrician").put("boss", drunk=1)
    for lives in (2, 1, 0):
        board.put("boss", lives=lives, has_aura=True)
        barred = bar_target(board.snapshot, board.seats["mage"], ABILITIES[ability], board.seats["boss"])
        assert barred
        assert barred.line == "barred-drunk"


@pytest.mark.parametrize(("ability", "cards"), [("S15c", 0), ("S15b", 6)])
@proves("O11b", "S15b", "S15c")
def test_untargeted_effects_reach_the_drunk(ability: str, cards: int) -> None:
    """U23."""
    board = Board("joker", boss="electrician").put("boss", drunk=1, cards=3)
    assert board.resolve(board.order("joker", ability))["boss"].cards == cards
    assert board.jailed() == (["boss"] if ability == "S15c" else [])


@proves("O11b", "O13a", "O7a")
def test_what_was_ordered_before_reaches_the_drunk() -> None:
    board = Board("mage", number=2, boss="electrician", civilian="cook", killer="journalist")
    board.resolve(
        board.order("boss", "O11b"), board.order("civilian", "O13a", "boss"), board.order("killer", "O7a", "boss")
    )
    assert board.patients() == ["boss"]
    assert board.resolve().looks("killer") == [("boss", 1)]


# Cook: punishing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "wards"), [(2, [True, False]), (1, [False, True, False])])
@proves("O13a")
def test_the_cook_lays_somebody_up_for_the_next_night(number: int, wards: list[bool]) -> None:
    """B37: by night that is not this one but the following; the coming and going is public."""
    board = Board("civilian", number=number, boss="cook")
    board.resolve(board.order("boss", "O13a", "civilian"))
    assert board.news[0] == "news-used boss"
    for is_patient in wards:
        assert board.patients() == (["civilian"] if is_patient else [])
        assert board.refusal("civilian", "S4b", "boss") == ("refused-hospital" if is_patient else "")
        assert board.refusal("civilian", "S4a", "boss") == ""
        board.resolve()
    assert board["civilian"].lives == 2


@proves("O13a")
def test_in_the_single_model_every_phase_is_the_next_night() -> None:
    board = Board("civilian", options={"phase_model": "single"}, boss="cook")
    assert board.resolve(board.order("boss", "O13a", "civilian")).patients() == ["civilian"]
    assert board.resolve().patients() == []


@proves("O13a")
def test_the_cook_does_not_punish_in_two_phases_running() -> None:
    """B18: a meal that failed, on the Avenger, counts."""
    board = Board("civilian", boss="cook", mage="avenger")
    board.resolve(board.order("boss", "O13a", "mage"))
    assert board.failures == [("failed-drive", "O13a")]
    assert board.refusal("boss", "O13a", "civilian") == "refused-resting"
    assert board.resolve().refusal("boss", "O13a", "mage") == ""


@proves("O13a")
def test_punishing_who_lies_in_hospital_anyway_changes_nothing() -> None:
    """B36; nor does it wake the dead."""
    board = Board("civilian", "witch", number=2, boss="cook").put("civilian", lives=1).put("witch", lives=0)
    board.resolve(board.order("boss", "O13a", "civilian"))
    assert board.news == ["news-used boss"]
    assert board.resolve().resolve(board.order("boss", "O13a", "witch")).news == ["news-used boss"]


# Cook: saving -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "night"), [(2, 3), (1, 3)])
@proves("O13b")
def test_saving_cookery_takes_one_off_in_the_next_night_alone(number: int, night: int) -> None:
    board = Board("civilian", "sociopath", number=number, boss="cook").put("civilian", lives=9)
    saving, knife = board.order("boss", "O13b", "civilian"), ("sociopath", "S16d", "civilian")
    lives = [9]
    board.resolve(saving, board.order(*knife, guess="civilian"))
    lives.append(board["civilian"].lives)
    board.put("sociopath", uses={})
    while board.snapshot.number <= night + 1:
        board.resolve(board.order(*knife, guess="civilian")).put("sociopath", uses={})
        lives.append(board["civilian"].lives)
    assert lives == ([9, 8, 8, 7] if number == 2 else [9, 8, 7, 7, 6])


@proves("O13b")
def test_saving_cookery_is_public_and_for_once() -> None:
    board = Board("civilian", boss="cook")
    board.resolve(board.order("boss", "O13b", "civilian"))
    assert board.news == ["news-used boss"]
    assert board.refusal("boss", "O13b", "civilian") == "refused-spent"


@pytest.mark.parametrize(
    ("shots", "shield", "hunted", "dishes", "lost"),
    [
        (["S6a4"], False, False, 1, 1),
        (["S6a1"], False, False, 1, 0),
        (["S6a4"], False, False, 2, 0),  # a Looter's dish too: each takes one off
        (["S6a4"], True, False, 1, 0),
        (["S6a4", "S8a"], True, False, 1, 1),  # the shield takes nothing off the Fireball
        (["S6a4", "S8a"], True, True, 1, 0),  # the Hunt's protection does
        (["S8a"], True, False, 0, 1),
        (["S6a3"], True, True, 1, 0),
        (["S6a3"], True, True, 0, 1),
    ],
)
@proves("O13b", "S7d", "C6")
def test_shields_in_their_order(shots: list[str], shield: bool, hunted: bool, dishes: int, lost: int) -> None:
    """B28, U15: magic shield, Hunt's protection, saving cookery."""
    board = Board("mage", "killer", "sorcerer", "leprechaun")
    board.put("mage", lives=9, shield=(1,) if shield else (), saved=(1,) * dishes)
    users = {"S8a": "sorcerer"}
    orders = [board.order(users.get(shot, "killer"), shot, "mage", guess="mage") for shot in shots]
    if hunted:
        orders.append(board.order("mage", "C6", "leprechaun", effect="hunt-protection"))
    assert board.resolve(*orders)["mage"].lives == 9 - lost
