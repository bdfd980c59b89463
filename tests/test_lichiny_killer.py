"""The Killer: Arsenal (S6a1 to S6a4), Healing (S6b), Disguise (S6c)."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board
from lichiny_shields import every_shield, lost, passes
from proofs import proves
from test_lichiny_mafia import WEAPONS, gang, guess

from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import MASKS, Secret

# S6a The Arsenal ----------------------------------------------------------------------------------------------


@every_shield
@pytest.mark.parametrize(
    ("weapon", "kind", "amount"),
    [("S6a1", "attack", 1), ("S6a2", "attack", 2), ("S6a3", "damage", 1), ("S6a4", "attack", 2)],
)
@proves("S6a1", "S6a2", "S6a3", "S6a4", "S3a", "S13b", "S16b", "S9c", "S10c", "S7d", "C6", "O13b", "C3")
def test_what_each_weapon_does_behind_each_shield(weapon: str, kind: str, amount: int, shield: str) -> None:
    assert lost("killer", weapon, shield) == passes(kind, amount, shield)


@pytest.mark.parametrize(
    ("order", "state"),
    [
        (("vigilante", "S3a", "maniac"), {}),
        (("evil_genius", "S13b", "maniac"), {}),
        (("maniac", "S10c", "killer"), {}),
        ((), {}),
        ((), {"saved": (1, 1)}),
    ],
)
@proves("S6a1", "C3", "S3a", "S13b", "S10c", "O13b")
def test_an_attack_that_another_shield_takes_was_aimed_at_the_bank(
    order: tuple[str, ...], state: dict[str, Any]
) -> None:
    """U12: the Bank then costs no life."""
    board = gang("vigilante", "evil_genius", "maniac").put("maniac", cards=1, **state)
    shield = [board.order(*order, guess="killer" if order[1] == "S10c" else "")] if order else []
    board.resolve(board.order("killer", "S6a1", "maniac"), board.order("maniac", "C3"), *shield)
    assert board["maniac"].lives == 3


@pytest.mark.parametrize(("weapon", "looks"), [("S6a2", []), ("S6a3", [("mage", 1)])])
@proves("S6a2", "S6a3", "C3")
def test_wrongly_named_a_target_is_not_hurt_and_the_silencer_shows_its_mask(weapon: str, looks: list[Any]) -> None:
    """B70; U12: nothing was aimed at a Bank."""
    board = gang()
    board.resolve(board.order("killer", weapon, "mage", guess="boss"))
    assert (board["mage"].lives, board.looks("killer"), board.news) == (3, looks, [])
    board = gang().put("mage", cards=1)
    assert (
        board.resolve(board.order("killer", weapon, "mage", guess="boss"), board.order("mage", "C3"))["mage"].lives == 2
    )


@proves("S6a3", "S6a2")
def test_rightly_named_the_silencer_shows_a_mask_too_and_the_rifle_none() -> None:
    """B70: hit or not."""
    board = gang()
    board.close(board.order("killer", "S6a3", "mage", guess="mage"))
    assert (board.looks("killer"), board.pool("S6a3")) == ([("mage", 1)], sorted(MASKS[Secret.MAGE]))
    board.close(board.order("killer", "S6a2", "mage", guess="mage"))
    assert board.looks("killer") == []


@pytest.mark.parametrize("weapon", ["S6a2", "S6a3"])
@pytest.mark.parametrize(("named", "hurts"), [("changeling", False), ("policeman", True)])
@proves("S6a2", "S6a3", "S14a")
def test_a_copying_changeling_is_named_by_the_copied_role(weapon: str, named: str, hurts: bool) -> None:
    board = gang("changeling").put("policeman", lives=0)
    board.put("changeling", copied=board.seats["policeman"], lives=5)
    board.resolve(board.order("killer", weapon, "changeling", guess=named))
    assert (board["changeling"].lives < 5) is hurts


@pytest.mark.parametrize("weapon", WEAPONS)
@proves(*WEAPONS)
def test_only_the_shotgun_names_who_fired(weapon: str) -> None:
    """B71, L-30: the player, not his role; he is named though he dies and misses."""
    board = gang("vigilante")
    shot = board.order("killer", weapon, "policeman", **guess(weapon, "policeman"))
    defence = board.order("vigilante", "S3a", "policeman")
    burning = [board.order("mage", "S7b", "killer"), board.order("policeman", "S2b", "killer", guess="killer")]
    board.resolve(shot, defence, *burning)
    told = [line for line in board.news if "policeman" not in line]
    assert told == ["news-shotgun killer"] * (weapon == "S6a4") + ["news-died killer"]


@pytest.mark.parametrize("weapon", WEAPONS)
@proves(*WEAPONS, "C5")
def test_when_the_killer_may_use_a_weapon(weapon: str) -> None:
    """By night, one a night, every night; rifle and shotgun not from Hospital."""
    board = gang(number=2)
    assert board.refusal("killer", weapon) == "refused-by-day"
    assert gang(number=2, options={"phase_model": "single"}).refusal("killer", weapon) == ""
    board = gang()
    shot = board.order("killer", weapon, "mage", **guess(weapon, "mage"))
    assert refusals_given(board, shot) == dict.fromkeys(set(WEAPONS) - {weapon}, "refused-group") | {
        weapon: "refused-ordered"
    }
    board.resolve(shot).resolve()
    assert board.refusal("killer", weapon, "mage") == ""
    starred = "refused-hospital" if weapon in ("S6a2", "S6a4") else ""
    assert gang().put("killer", lives=1).refusal("killer", weapon) == starred
    assert gang().put("killer", lives=1, misere=1).refusal("killer", weapon) == ""
    assert gang().put("killer", prison=(1,)).refusal("killer", weapon) == "refused-prison"
    assert gang().put("killer", prison=(1,), misere=1).refusal("killer", weapon) == ""


def refusals_given(board: Board, shot: Order) -> dict[str, str]:
    return {weapon: board.refusal("killer", weapon, given=[shot]) for weapon in WEAPONS}


@pytest.mark.parametrize("weapon", WEAPONS)
@proves(*WEAPONS, "O10a", "O9a")
def test_weapons_reach_everybody_but_the_drunk(weapon: str) -> None:
    """L-12, U35; B16: himself and corpses."""
    board = gang("witch", mage="pensioner", boss="millionaire").put("policeman", lives=0).put("witch", drunk=1)
    targets = ("mage", "boss", "policeman", "killer", "witch")
    assert [board.refusal("killer", weapon, name) for name in targets] == ["", "", "", "", "barred-drunk"]


@pytest.mark.parametrize("weapon", WEAPONS)
@proves(*WEAPONS, "O16b")
def test_every_weapon_shows_at_an_examination(weapon: str) -> None:
    """U31: wrongly named too."""
    board = gang(policeman="doctor").put("mage", lives=2)
    board.resolve(board.order("killer", weapon, "mage", **guess(weapon, "boss")))
    board.resolve(board.order("policeman", "O16b", "mage"))
    assert ("told-strikes", {"player": "mage", "abilities": (weapon,)}) in board.letters("policeman")


# S6b Healing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "reason"), [("policeman", ""), ("killer", ""), ("mage", "barred-not-in-hospital")])
@proves("S6b")
def test_healing_is_for_a_patient_himself_too_from_hospital_and_by_day(target: str, reason: str) -> None:
    board = gang(number=2).put("killer", lives=1).put("policeman", lives=1)
    assert board.refusal("killer", "S6b", target) == reason
    if not reason:
        board.resolve(board.order("killer", "S6b", target))
        assert (board[target].lives, board.news) == (2, [f"news-left-hospital {target}"])
        assert board.refusal("killer", "S6b") == "refused-spent"


@pytest.mark.parametrize(
    ("option", "shot", "lives"),
    [("net", "S6a1", 1), ("net", "S6a4", 0), ("heal-first", "S6a1", 1), ("damage-first", "S6a1", 0)],
)
@proves("S6b", "S6a1", "S6a4")
def test_healing_and_a_shot_in_one_phase_are_one_sum(option: str, shot: str, lives: int) -> None:
    """B23, U19, L-09; the Killer may do both (B69)."""
    board = gang(options={"heal_order": option}).put("policeman", lives=1)
    board.resolve(board.order("killer", "S6b", "policeman"), board.order("killer", shot, "policeman"))
    assert board["policeman"].lives == lives


@proves("S6b", "O10a", "O5b")
def test_the_pensioner_and_the_avenger_are_not_healed() -> None:
    """B30: the Avenger never lies in Hospital."""
    board = gang(mage="pensioner", policeman="avenger").put("mage", lives=1).put("policeman", lives=1)
    board.put("boss", lives=1)  # so that there is somebody to heal
    assert board.refusal("killer", "S6b", "mage") == "barred-vigilance"
    assert board.refusal("killer", "S6b", "policeman") == "barred-not-in-hospital"


# S6c Disguise -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["mage", "killer"])
@proves("S6c")
def test_disguise_adds_two_masks_of_choice_from_the_end_of_the_phase_for_good(target: str) -> None:
    """B66, B67."""
    board = gang()
    disguise = board.order("killer", "S6c", target, picks=("joker", "boss"))
    board.resolve(disguise, board.order("policeman", "S2a", target))
    assert board.pool("S2a") == sorted(MASKS[Secret(target)])
    board.resolve(board.order("policeman", "S2a", target))
    assert board.pool("S2a") == sorted((*MASKS[Secret(target)], "joker", "boss", target))


@proves("S6c", "O10a", "O9a")
def test_when_the_killer_may_disguise_whom() -> None:
    """Not two phases running; star; the Pensioner only when dead."""
    board = gang(mage="pensioner", boss="millionaire")
    assert [board.refusal("killer", "S6c", name) for name in ("mage", "boss")] == ["barred-vigilance", ""]
    board.resolve(board.order("killer", "S6c", "boss", picks=("joker", "joker")))
    assert board.refusal("killer", "S6c") == "refused-resting"
    assert board.resolve().refusal("killer", "S6c", "boss") == ""
    assert board.put("killer", lives=1).refusal("killer", "S6c") == "refused-hospital"
    assert board.put("killer", misere=3).put("mage", lives=0).refusal("killer", "S6c", "mage") == ""
    assert gang().put("killer", prison=(1,)).refusal("killer", "S6c") == "refused-prison"


@pytest.mark.parametrize("picks", [(), ("joker",), ("joker",) * 3])
@proves("S6c")
def test_a_disguise_is_just_two_masks(picks: tuple[str, ...]) -> None:
    board = gang()
    with pytest.raises(AssertionError, match="illegal"):
        board.close(board.order("killer", "S6c", "mage", picks=picks))
