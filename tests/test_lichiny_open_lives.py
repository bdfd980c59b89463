"""The open roles of Lichiny that have, threaten or give lives: Strongman and Doctor."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_letters import read
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.roles import Secret

TWO = (Secret.BOSS,) * 2

# Strongman ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("secret", "hardy", "lives"),
    [("boss", "full", 3), ("mage", "full", 4), ("mage", "life", 4), ("mage", "off", 3)],
)
@proves("O14a", "N0a")
def test_the_strongman_has_a_life_more_and_a_neutral_one_two(secret: str, hardy: str, lives: int) -> None:
    """B7."""
    board = Board("civilian", options={"neutral_hardy": hardy}, **{secret: "strongman"})
    assert (board[secret].lives, board["civilian"].lives) == (lives, 2)


@proves("O14a")
def test_only_the_strongman_is_told_his_lives_each_phase() -> None:
    """B6."""
    board = Board("killer", "civilian", boss="strongman")
    shots = [board.order("killer", "S6a1", "boss")]
    board.resolve(*shots)
    assert board.letters("boss") == [("told-own-lives", {"number": 2})]
    assert board.letters("civilian") == board.letters("killer") == []
    assert board.patients() == []
    board.put("boss", lives=0).resolve()
    assert read(board) == []


def threatened(by_night: bool = False) -> Board:
    """The boss, Strongman, has threatened the killer, who cooks."""
    board = Board("mage", "joker", number=1 if not by_night else 2, boss="strongman", killer="cook")
    return board.put("killer", cards=1).resolve(board.order("boss", "O14b", "killer"))


@pytest.mark.parametrize(
    ("ability", "targets", "rest", "lost"),
    [
        ("S6a1", ["boss"], {}, 1),
        ("S6a1", ["mage"], {}, 0),
        ("S6a2", ["boss"], {"guess": "mage"}, 1),
        ("C1", ["boss"], {}, 0),
        ("C7", ["boss"], {"text": "!"}, 0),
        ("C2", ["boss"], {}, 1),
        ("C6", ["boss"], {"effect": "hunt-misere"}, 1),
        ("C6", ["mage", "boss"], {"effect": "hunt-check"}, 1),
        ("O13b", ["boss"], {}, 1),
        ("S6c", ["boss"], {"picks": TWO}, 1),
    ],
)
@proves("O14b")
def test_who_was_threatened_pays_for_a_targeted_ability_on_the_strongman(
    ability: str, targets: list[str], rest: dict[str, Any], lost: int
) -> None:
    """B58, U17: votes and mail are free."""
    board = threatened(by_night=True)
    board.resolve(board.order("killer", ability, *targets, **rest))
    assert board["killer"].lives == 2 - lost


@proves("O14b")
def test_a_threat_is_public_and_watches_the_next_phase_alone() -> None:
    board = Board("mage", "killer", boss="strongman")
    threat, shot = board.order("boss", "O14b", "killer"), board.order("killer", "S6c", "boss", picks=TWO)
    board.resolve(threat, shot)
    assert (board["killer"].lives, board.news) == (2, ["news-used boss"])
    board.resolve().resolve(shot)
    assert board["killer"].lives == 2


@proves("O14b")
def test_a_blow_on_a_third_player_or_by_one_unthreatened_costs_nothing() -> None:
    board = threatened(by_night=True)
    board.resolve(board.order("killer", "S6a1", "mage"), board.order("mage", "S7b", "boss"))
    assert (board["killer"].lives, board["mage"].lives) == (2, 2)


@proves("O14b")
def test_two_blows_on_the_strongman_cost_one_life() -> None:
    board = threatened(by_night=True)
    board.resolve(board.order("killer", "S6a1", "boss"), board.order("killer", "S6c", "boss", picks=TWO))
    assert board["killer"].lives == 1


@pytest.mark.parametrize(("state", "lost"), [({"lives": 1}, 1), ({"prison": (3,)}, 1), ({"lives": 0}, 0)])
@proves("O14b")
def test_the_strongman_must_be_alive_when_the_phase_begins(state: dict[str, Any], lost: int) -> None:
    """U17: even if that very blow kills him; dead before, he does nothing."""
    board = threatened(by_night=True).put("boss", **state)
    board.resolve(board.order("killer", "S6a1", "boss"))
    assert board["killer"].lives == 2 - lost


@pytest.mark.parametrize(("shield", "lives"), [("C3", 2), ("O13b", 2), ("S3a", 1)])
@proves("O14b", "C3", "O13b", "S3a")
def test_a_threats_damage_is_no_attack(shield: str, lives: int) -> None:
    """U17: the Bank and saving cookery help, a defence does not."""
    board = Board("vigilante", "mage", number=2, boss="strongman", killer="cook").put("killer", cards=1)
    board.resolve(board.order("boss", "O14b", "killer"))
    shot = board.order("killer", "S6a1", "boss")
    if shield == "O13b":
        board.put("killer", saved=(3,))
    by, targets = {"C3": ("killer", []), "S3a": ("vigilante", ["killer"])}.get(shield, ("", []))
    board.resolve(shot, *([board.order(by, shield, *targets)] if by else []))
    assert board["killer"].lives == lives


@proves("O14b")
def test_the_strongman_threatens_each_player_once_and_not_himself() -> None:
    """U4."""
    board = threatened()
    assert board.refusal("boss", "O14b", "killer") == "barred-twice"
    assert board.refusal("boss", "O14b", "mage") == ""
    assert board.refusal("boss", "O14b", "boss") == "barred-self"
    board.resolve().resolve().resolve()
    assert board.refusal("boss", "O14b", "killer") == "barred-twice"


@proves("O14b")
def test_the_examination_does_not_list_a_threat() -> None:
    """U31."""
    board = Board("mage", number=2, boss="strongman", killer="cook", civilian="doctor")
    board.resolve(board.order("boss", "O14b", "killer")).resolve(board.order("killer", "S6a1", "boss"))
    board.resolve(board.order("civilian", "O16b", "killer"))
    assert board.letters("civilian") == [("told-no-strikes", {"player": "killer"})]


# Doctor: surgery ----------------------------------------------------------------------------------------------


@proves("O16a")
def test_surgery_gives_a_patient_a_life_once_and_in_secret() -> None:
    board = Board("civilian", "witch", boss="doctor").put("civilian", lives=1)
    board.resolve(board.order("boss", "O16a", "civilian"))
    assert (board["civilian"].lives, board.news) == (2, ["news-left-hospital civilian"])
    assert board.put("witch", lives=1).refusal("boss", "O16a", "witch") == "refused-spent"


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"lives": 1}, ""),
        ({"hospital": (1,)}, ""),  # poisoned at full lives (B24)
        ({"lives": 1, "prison": (1,)}, ""),
        ({}, "barred-not-in-hospital"),
        ({"lives": 0}, "barred-not-in-hospital"),
        ({"hospital": (2,)}, "barred-not-in-hospital"),
    ],
)
@proves("O16a")
def test_surgery_is_for_patients(state: dict[str, Any], reason: str) -> None:
    board = Board("civilian", "witch", boss="doctor").put("witch", lives=1).put("civilian", **state)
    assert board.refusal("boss", "O16a", "civilian") == reason


@pytest.mark.parametrize(("prison", "reason"), [((), "barred-self"), ((1,), "refused-prison")])
@proves("O16a")
def test_the_doctor_does_not_operate_on_himself_nor_from_prison(prison: tuple[int, ...], reason: str) -> None:
    """From Hospital he may: it is no starred ability."""
    board = Board("civilian", boss="doctor").put("boss", lives=1, prison=prison).put("civilian", lives=1)
    assert board.refusal("boss", "O16a", "boss") == reason
    assert board.refusal("boss", "O16a", "civilian") == ("" if not prison else reason)


@proves("O16a")
def test_there_is_no_most_of_lives() -> None:
    board = Board("civilian", boss="doctor").put("civilian", lives=5, hospital=(1,))
    assert board.resolve(board.order("boss", "O16a", "civilian"))["civilian"].lives == 6


@proves("O16a", "N0a")
def test_a_neutral_at_two_lives_can_be_operated_on() -> None:
    board = Board("mage", boss="doctor").put("mage", lives=2)
    assert board.resolve(board.order("boss", "O16a", "mage"))["mage"].lives == 3


@pytest.mark.parametrize(
    ("order", "weapon", "lives"),
    [
        ("net", "S6a1", 1),
        ("net", "S6a4", 0),
        ("heal-first", "S6a1", 1),
        ("damage-first", "S6a1", 0),
    ],
)
@proves("O16a")
def test_surgery_and_a_shot_on_one_patient(order: str, weapon: str, lives: int) -> None:
    """B23, U19: one sum, unless by the option."""
    board = Board("killer", "civilian", options={"heal_order": order}, boss="doctor").put("civilian", lives=1)
    board.resolve(board.order("boss", "O16a", "civilian"), board.order("killer", weapon, "civilian"))
    assert board["civilian"].lives == lives


@proves("O16a", "O10a")
def test_the_pensioner_can_be_operated_on() -> None:
    board = Board("civilian", boss="doctor", mage="pensioner").put("mage", lives=1)
    assert board.refusal("boss", "O16a", "mage") == ""


@proves("O16a", "O13a")
def test_one_who_could_get_up_but_is_cooked_for_has_not_left_the_hospital() -> None:
    """L3."""
    board = Board("civilian", number=2, boss="doctor", mage="cook").put("civilian", lives=1)
    board.resolve(board.order("boss", "O16a", "civilian"), board.order("mage", "O13a", "civilian"))
    assert (board.news, board.patients()) == (["news-used mage"], ["civilian"])
    assert board.resolve().news == ["news-left-hospital civilian"]
