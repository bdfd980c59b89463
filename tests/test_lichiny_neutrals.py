"""Inquisitor and Leprechaun (S11, S12): that it works, that it is refused, its bounds, and what stops it."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.ladder import hoards
from narrator.games.lichiny.roles import MASKS, Secret

FOUR = ("joker", "joker", "boss", "mage")


def table(*more: str, **named: Any) -> Board:
    return Board("maniac", "inquisitor", "leprechaun", "killer", "policeman", *more, **named)


# S11a Nobody expects ------------------------------------------------------------------------------------------


@proves("S11a")
def test_four_masks_for_the_inquisitor_at_once_and_for_good_and_once() -> None:
    board = table()
    board.resolve(board.order("inquisitor", "S11a", picks=FOUR), board.order("policeman", "S2a", "inquisitor"))
    assert board.pool("S2a") == sorted((*MASKS[Secret.INQUISITOR], *FOUR))
    assert sorted(board["inquisitor"].masks) == sorted((*MASKS[Secret.INQUISITOR], *FOUR, "inquisitor"))
    assert board.refusal("inquisitor", "S11a") == "refused-spent"


@pytest.mark.parametrize(
    ("state", "number", "reason"),
    [({}, 2, ""), ({"lives": 1}, 1, ""), ({"prison": (1,)}, 1, "refused-prison")],
)
@proves("S11a", "S11b")
def test_the_inquisitors_two_single_uses_by_day_and_from_hospital(
    state: dict[str, Any], number: int, reason: str
) -> None:
    board = Board("inquisitor", "killer", number=number).put("inquisitor", **state)
    assert [board.refusal("inquisitor", ability) for ability in ("S11a", "S11b")] == [reason, reason]


# S11b Arrest --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("model", "phases"), [("alternating", [True, True, False]), ("single", [True, False, False])])
@proves("S11b")
def test_the_inquisitors_arrest_lasts_a_day_and_a_night(model: str, phases: list[bool]) -> None:
    """B38; it needs no guess, and is public as a status alone."""
    board = table(options={"phase_model": model})
    board.resolve(board.order("inquisitor", "S11b", "killer"))
    assert board.news == ["news-prison killer"]
    jailed = []
    for _ in phases:
        jailed.append(board.jailed() == ["killer"])
        board.resolve()
    assert jailed == phases
    assert board.refusal("inquisitor", "S11b") == "refused-spent"


@proves("S11b", "O1b")
def test_amnesty_takes_off_its_first_phase_alone() -> None:
    """U21."""
    board = Board("inquisitor", "killer", boss="politician")
    board.resolve(board.order("inquisitor", "S11b", "killer"), board.order("boss", "O1b", "killer"))
    assert board.jailed() == []
    assert board.resolve().jailed() == ["killer"]


@pytest.mark.parametrize(("open_role", "reason"), [("pensioner", "barred-vigilance"), ("millionaire", "")])
@proves("S11b", "O10a", "O9a")
def test_the_arrest_and_the_pensioner_or_millionaire(open_role: str, reason: str) -> None:
    assert Board("inquisitor", killer=open_role).refusal("inquisitor", "S11b", "killer") == reason


@proves("S11b", "O7b")
def test_press_freedom_stops_the_arrest_which_is_spent() -> None:
    board = Board("inquisitor", killer="journalist")
    board.resolve(board.order("inquisitor", "S11b", "killer"))
    assert board.jailed() == []
    assert board.failures == [("failed-press-freedom", "S11b")]
    assert board.refusal("inquisitor", "S11b") == "refused-spent"


# S11c Auto-da-fé ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guess", "lost"), [("maniac", 3), ("boss", 1)])
@proves("S11c")
def test_auto_da_fe_hits_for_three_if_rightly_named_else_for_one(guess: str, lost: int) -> None:
    board = table().put("maniac", lives=4)
    assert board.resolve(board.order("inquisitor", "S11c", "maniac", guess=guess))["maniac"].lives == 4 - lost


@pytest.mark.parametrize("model", ["alternating", "single"])
@pytest.mark.parametrize(("guess", "reason"), [("killer", ""), ("boss", "refused-humbled")])
@proves("S11c")
def test_after_a_wrong_guess_not_in_the_next_night_after_a_right_one_at_once(
    model: str, guess: str, reason: str
) -> None:
    board = table(options={"phase_model": model}).put("killer", lives=9)
    night = 1 if model == "single" else 2
    board.resolve(board.order("inquisitor", "S11c", "killer", guess=guess))
    if model == "alternating":
        assert board.refusal("inquisitor", "S11c") == "refused-by-day"
        board.resolve()
    assert board.refusal("inquisitor", "S11c") == reason
    for _ in range(night):
        board.resolve()
    assert board.refusal("inquisitor", "S11c") == ""


@pytest.mark.parametrize(
    ("by", "ability", "lives"),
    [("vigilante", "S3a", 3), ("evil_genius", "S13b", 3), ("mage", "S7d", 1), ("mage", "C3", 3), ("", "", 0)],
)
@proves("S11c", "S3a", "S13b", "S7d", "C3")
def test_auto_da_fe_is_an_attack_that_shields_weaken_or_stop(by: str, ability: str, lives: int) -> None:
    board = table("vigilante", "evil_genius", "mage").put("mage", cards=1)
    shield = [board.order(by, ability, *(["mage"] if by != "mage" else []))] if by else []
    assert board.resolve(board.order("inquisitor", "S11c", "mage", guess="mage"), *shield)["mage"].lives == lives


@proves("S11c", "S10c", "S9c")
def test_auto_da_fe_is_foiled_by_blood_bath_and_dream_catcher() -> None:
    board = table()
    bath = board.order("maniac", "S10c", "inquisitor", guess="inquisitor")
    assert board.resolve(bath, board.order("inquisitor", "S11c", "maniac", guess="maniac"))["maniac"].lives == 3
    board = table("witch").put("inquisitor", cursed=1)
    assert board.resolve(board.order("inquisitor", "S11c", "witch", guess="witch"))["witch"].lives == 3


@pytest.mark.parametrize(
    ("state", "reason"),
    [({}, ""), ({"lives": 1}, ""), ({"prison": (1,)}, "refused-prison"), ({"prison": (1,), "misere": 1}, "")],
)
@proves("S11c", "O10a")
def test_auto_da_fe_from_hospital_on_the_pensioner_too(state: dict[str, Any], reason: str) -> None:
    board = Board("inquisitor", killer="pensioner").put("inquisitor", **state)
    assert board.refusal("inquisitor", "S11c", "killer" if not reason else "") == reason


@proves("S11c")
def test_the_role_of_a_corpse_can_be_guessed_and_nothing_happens_to_it() -> None:
    """U3, U4: a right guess on the dead bars nothing."""
    board = table(options={"phase_model": "single"}).put("killer", lives=0)
    board.resolve(board.order("inquisitor", "S11c", "killer", guess="killer"))
    assert board.news == []
    assert board.refusal("inquisitor", "S11c") == ""


# S12a Defence: with Hunts see test_lichiny_hunt.py ------------------------------------------------------------


def hunts(board: Board, *hunters: str, effect: str = "hunt-misere") -> list[Any]:
    return [board.order(by, "C6", "leprechaun", effect=effect) for by in hunters]


@pytest.mark.parametrize(("option", "lives"), [("plus", [2, 1]), ("in-all", [2, 2])])
@proves("S12a", "C6")
def test_defence_with_too_few_hunts_costs_a_life_beside_theirs_or_one_in_all(option: str, lives: list[int]) -> None:
    """B82: with no Hunt, and with one."""
    left = []
    for hunters in ([], ["killer"]):
        board = table(options={"leprechaun_defence": option})
        board.resolve(*hunts(board, *hunters), board.order("leprechaun", "S12a"))
        left.append(board["leprechaun"].lives)
    assert left == lives


@pytest.mark.parametrize("effect", ["hunt-protection", "hunt-mask", "hunt-check", "hunt-attack", "hunt-misere"])
@pytest.mark.parametrize("hunters", [1, 2])
@proves("S12a", "C6")
def test_at_one_life_two_hunts_are_in_vain_whatever_their_effect(effect: str, hunters: int) -> None:
    """More than his lives, not as many; of both phases' kinds the snapshot counts (U20)."""
    board = table("mage").put("leprechaun", lives=1).put("mage", prison=(1,))
    second = ["mage"] if effect in ("hunt-check", "hunt-attack") else []
    picks = FOUR if effect == "hunt-mask" else ()
    first = board.order("killer", "C6", "leprechaun", *second, effect=effect, picks=picks)
    board.resolve(first, *hunts(board, *["policeman"][: hunters - 1]), board.order("leprechaun", "S12a"))
    assert board["leprechaun"].is_alive is (hunters == 2)
    assert [line for line, _ in board.letters("killer")] == (
        [] if hunters == 2 else ["told-hunt-true", "told-side"] if effect == "hunt-check" else ["told-hunt-true"]
    )
    assert board["mage"].lives == (2 if effect == "hunt-attack" and hunters == 1 else 3)
    assert board.refusal("killer", "C6") == "refused-spent"


@proves("S12a")
def test_defence_counts_lives_of_the_phases_beginning_and_its_own_phase_by_day() -> None:
    """U20: a shot in the same phase changes nothing, nor does the day."""
    board = table(number=2).put("leprechaun", lives=1)
    board.resolve(*hunts(board, "killer", "policeman"), board.order("leprechaun", "S12a"))
    assert board["leprechaun"].lives == 1
    board = table().put("leprechaun", lives=2)
    shot = board.order("killer", "S6a1", "leprechaun")
    board.resolve(*hunts(board, "killer", "policeman"), shot, board.order("leprechaun", "S12a"))
    assert not board["leprechaun"].is_alive


@proves("S12a", "C3")
def test_the_defences_price_is_a_loss_that_no_bank_stops() -> None:
    """B21, U11: with nothing else aimed at him the Bank takes its one too."""
    board = table().put("leprechaun", cards=1)
    board.resolve(board.order("leprechaun", "S12a"), board.order("leprechaun", "C3"))
    assert board["leprechaun"].lives == 1


@proves("S12a", "C3")
def test_hunts_in_vain_were_aimed_all_the_same() -> None:
    """U12."""
    board = table().put("leprechaun", cards=1, lives=1)
    orders = [board.order("leprechaun", "S12a"), board.order("leprechaun", "C3")]
    assert board.resolve(*hunts(board, "killer", "policeman"), *orders)["leprechaun"].lives == 1


@pytest.mark.parametrize(
    ("state", "reason"),
    [({}, ""), ({"lives": 1}, ""), ({"prison": (1,)}, "refused-prison"), ({"drunk": 1}, "refused-drunk")],
)
@proves("S12a", "S12b")
def test_who_may_defend_and_hoard(state: dict[str, Any], reason: str) -> None:
    board = table().put("leprechaun", **state)
    assert [board.refusal("leprechaun", ability) for ability in ("S12a", "S12b")] == [reason, reason]


# S12b Gold ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawn", "found"),
    [(("boss", "boss"), True), (("boss", "mage"), True), (("mage", "boss"), True), (("mage", "mage"), False)],
)
@proves("S12b", "C6")
def test_gold_is_found_if_either_of_two_draws_shows_the_mask(drawn: tuple[str, str], found: bool) -> None:
    board = table().put("killer", has_hunted=True)
    board.resolve(board.order("leprechaun", "S12b", "policeman", guess="boss"), gold=drawn)
    assert board["leprechaun"].lives == 3 + found
    assert board.news == (["news-hunts-return"] if found else [])
    assert board["killer"].has_hunted is not found
    assert board.letters("leprechaun") == []


@proves("S12b")
def test_gold_can_save_his_life_in_the_same_phase() -> None:
    """U10: the draws come before the sum of lives."""
    board = table().put("leprechaun", lives=1)
    gold = board.order("leprechaun", "S12b", "policeman", guess="boss")
    board.resolve(gold, board.order("killer", "S6a1", "leprechaun"), gold=("boss", "mage"))
    assert board["leprechaun"].lives == 1


@pytest.mark.parametrize(("option", "puts_back"), [("with", True), ("without", False)])
@proves("S12b", "S10a")
def test_the_double_check_draws_from_this_phases_masks(option: str, puts_back: bool) -> None:
    """U10, U56, B87."""
    board = table(options={"double_check": option})
    orders = [
        board.order("leprechaun", "S12b", "maniac", guess="joker"),
        board.order("maniac", "S10a", picks=("joker",) * 5),
    ]
    ((_, look),) = hoards(board.snapshot, orders)
    assert (look.pool, look.many, look.puts_back, look.readers) == (("joker",) * 5, 2, puts_back, ())


@pytest.mark.parametrize(("state", "reason"), [({}, "barred-vigilance"), ({"lives": 0}, "")])
@proves("S12b", "O10a")
def test_gold_is_not_hoarded_with_the_living_pensioner(state: dict[str, Any], reason: str) -> None:
    board = Board("leprechaun", killer="pensioner").put("killer", **state)
    assert board.refusal("leprechaun", "S12b", "killer") == reason
