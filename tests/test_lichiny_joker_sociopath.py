"""Joker (S15) and Sociopath (S16): cards, Hit and Bust, the Croupier; shadow, poison and knife."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_letters import read
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.roles import MASKS, Secret


def casino(*more: str, **named: Any) -> Board:
    return Board("joker", "killer", "boss", "policeman", *more, **named)


def hands(board: Board) -> dict[str, int]:
    return {name: board[name].cards for name in board.seats if board[name].cards}


# S15a Deal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("targets", [("boss",), ("boss", "killer"), ("boss", "killer", "joker")])
@proves("S15a")
def test_the_deal_gives_a_card_each_to_one_to_three_and_he_may_be_one(targets: tuple[str, ...]) -> None:
    """B94; nobody had one before."""
    board = casino()
    assert hands(board) == {}
    board.resolve(board.order("joker", "S15a", *targets))
    assert hands(board) == dict.fromkeys(targets, 1)
    assert board.news == []


@pytest.mark.parametrize("targets", [(), ("boss", "boss"), ("joker", "killer", "boss", "policeman")])
@proves("S15a")
def test_neither_nobody_nor_one_twice_nor_four_are_dealt_to(targets: tuple[str, ...]) -> None:
    board = casino()
    with pytest.raises(AssertionError, match="illegal"):
        board.close(board.order("joker", "S15a", *targets))


@proves("S15a", "O10a")
def test_the_dead_are_dealt_cards_and_the_pensioner_is_not() -> None:
    board = Board("joker", "boss", killer="pensioner").put("boss", lives=0)
    assert [board.refusal("joker", "S15a", name) for name in ("boss", "killer")] == ["", "barred-vigilance"]
    assert hands(board.resolve(board.order("joker", "S15a", "boss"))) == {"boss": 1}
    assert Board("boss", joker="pensioner").refusal("joker", "S15a", "joker") == ""


@pytest.mark.parametrize(
    ("state", "number", "reasons"),
    [
        ({}, 1, ["", "", ""]),
        ({}, 2, ["refused-by-day", "refused-by-day", ""]),  # B97: a Bust by day
        ({"lives": 1}, 1, ["", "", ""]),
        ({"prison": (1,)}, 1, ["refused-prison"] * 3),
        ({"drunk": 1}, 1, ["refused-drunk"] * 3),
    ],
)
@proves("S15a", "S15b", "S15c")
def test_when_cards_are_dealt_hit_and_busted(state: dict[str, Any], number: int, reasons: list[str]) -> None:
    board = casino(number=number).put("joker", **state)
    assert [board.refusal("joker", ability) for ability in ("S15a", "S15b", "S15c")] == reasons


# S15b Hit -----------------------------------------------------------------------------------------------------


@proves("S15b")
def test_hit_doubles_the_hands_of_all_who_make_no_move_the_dead_too() -> None:
    board = casino("mage").put("boss", cards=2).put("killer", cards=3).put("mage", lives=0, cards=1)
    board.resolve(board.order("joker", "S15b"), board.order("killer", "C5"))
    assert hands(board) == {"boss": 4, "killer": 2, "mage": 2}


@proves("S15b", "S15a", "C2")
def test_hit_goes_by_hands_at_the_beginning_of_the_night() -> None:
    """B95: neither a dealt nor a passed card is doubled."""
    board = casino().put("boss", cards=1).put("killer", cards=1)
    orders = [board.order("joker", "S15b"), board.order("joker", "S15a", "boss", "policeman")]
    board.resolve(*orders, board.order("killer", "C2", "boss"))
    assert hands(board) == {"boss": 4, "policeman": 1}


# S15c Bust ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "busted"), [(2, False), (3, True), (4, True)])
@proves("S15c")
def test_three_cards_are_too_many(cards: int, busted: bool) -> None:
    """L1: Prison for the next phase, and the hand is gone."""
    board = casino().put("boss", cards=cards)
    board.resolve(board.order("joker", "S15c"))
    assert board.jailed() == (["boss"] if busted else [])
    assert hands(board) == ({} if busted else {"boss": cards})
    assert board.news == (["news-prison boss"] if busted else [])
    assert board.resolve().jailed() == []


@proves("S15c", "S15a", "C3")
def test_bust_counts_at_the_end_after_the_deal_and_after_moves_are_paid() -> None:
    """B96."""
    board = casino().put("boss", cards=2).put("killer", cards=3)
    orders = [board.order("joker", "S15c"), board.order("joker", "S15a", "boss")]
    assert board.resolve(*orders, board.order("killer", "C5")).jailed() == ["boss"]


@proves("S15b", "S15c")
def test_hit_and_bust_exclude_each_other_either_way() -> None:
    board = casino()
    for one, other in (("S15b", "S15c"), ("S15c", "S15b")):
        assert board.refusal("joker", other, given=[board.order("joker", one)]) == "refused-pair"


@pytest.mark.parametrize("who", ["journalist", "amnestied", "dead"])
@proves("S15c", "O7b", "O1b")
def test_who_cannot_be_jailed_loses_his_hand_and_his_role_all_the_same(who: str) -> None:
    """U24."""
    board = Board("joker", "killer", policeman="politician", boss="journalist" if who == "journalist" else "cook")
    board.put("boss", cards=3, lives=0 if who == "dead" else 2)
    amnesty = [board.order("policeman", "O1b", "boss")] if who == "amnestied" else []
    board.resolve(board.order("joker", "S15c"), *amnesty)
    assert (board.jailed(), hands(board)) == ([], {})
    assert ("told-role", {"player": "boss", "role": "boss"}) in board.letters("joker")


@pytest.mark.parametrize("open_role", ["doctor", "journalist"])
@proves("S15c", "O7b")
def test_a_joker_busts_himself_as_journalist_too(open_role: str) -> None:
    """U24: it is his own ability."""
    board = Board("boss", "killer", joker=open_role).put("joker", cards=3)
    assert board.resolve(board.order("joker", "S15c")).jailed() == ["joker"]


# S15d Croupier ------------------------------------------------------------------------------------------------


@proves("S15d")
def test_the_croupier_tells_all_hands_by_day_too_his_own_as_well() -> None:
    board = casino(number=2).put("boss", cards=2).put("joker", cards=1)
    board.close()
    told = [told for line, told in board.letters("joker") if line == "told-hand"]
    assert told == [{"player": "joker", "number": 1}, {"player": "boss", "number": 2}]
    assert board.letters("killer") == []


@proves("S15d")
def test_no_hands_at_all_are_told_as_that() -> None:
    board = casino()
    board.close()
    assert board.letters("joker") == [("told-no-hands", {})]


@pytest.mark.parametrize(
    ("lives", "cards", "seen"),
    [(2, 1, False), (2, 2, True), (0, 1, True), (0, 0, False)],
)
@proves("S15d")
def test_masks_of_the_living_with_two_cards_and_of_the_dead_with_one(lives: int, cards: int, seen: bool) -> None:
    board = casino().put("boss", lives=lives, cards=cards)
    board.close()
    assert board.looks("joker") == ([("boss", 1)] if seen else [])


@proves("S15d", "S6a1")
def test_the_croupier_counts_who_is_dead_after_the_phase() -> None:
    """U29."""
    board = casino().put("boss", lives=1, cards=1)
    board.close(board.order("killer", "S6a1", "boss"))
    assert board.looks("joker") == [("boss", 1)]


@proves("S15d", "S15c")
def test_hands_are_told_as_they_are_after_the_bust() -> None:
    """U29: and its victims' secret roles."""
    board = casino().put("boss", cards=5)
    board.close(board.order("joker", "S15c"))
    role = ("told-role", {"player": "boss", "role": "boss"})
    assert sorted(board.letters("joker")) == [("told-no-hands", {}), role]
    assert board.looks("joker") == []


@pytest.mark.parametrize(("move", "told"), [("C2", False), ("C3", True), ("C4", True), ("C5", True)])
@proves("S15d", "C2", "C3", "C4", "C5")
def test_who_makes_a_move_other_than_pass_shows_the_joker_his_role(move: str, told: bool) -> None:
    board = casino().put("boss", cards=1)
    picks = ("mage",) * 4 if move == "C4" else ()
    board.close(board.order("boss", move, *(["killer"] if move == "C2" else []), picks=picks))
    assert (("told-role", {"player": "boss", "role": "boss"}) in board.letters("joker")) is told


@proves("S15d", "S15a")
def test_a_dead_joker_is_told_nothing() -> None:
    board = casino().put("joker", lives=1).put("boss", cards=2)
    board.close(board.order("killer", "S6a1", "joker"))
    assert (board.letters("joker"), board.looks("joker")) == ([], [])


@proves("S15d", "S14a")
def test_a_copied_croupier_learns_all_that_a_true_one_does() -> None:
    board = casino("changeling").put("joker", lives=0, cards=1)
    board.put("changeling", copied=board.seats["joker"]).close()
    assert board.letters("changeling") == [("told-hand", {"player": "joker", "number": 1})]
    assert board.looks("changeling") == [("joker", 1)]


@proves("S15d", "S10a")
def test_the_maniac_sees_the_croupiers_draw() -> None:
    board = casino("maniac").put("maniac", cards=2)
    assert read(board).count(("maniac", "told-seen")) == 1


# S16a Own hands -----------------------------------------------------------------------------------------------


def den(*more: str, **named: Any) -> Board:
    return Board("sociopath", "killer", "mage", *more, **named)


@proves("S16a")
def test_own_hands_show_a_mask_in_any_phase_running() -> None:
    board = den()
    for _ in range(2):
        assert board.refusal("sociopath", "S16a", "killer") == ""
        board.resolve(board.order("sociopath", "S16a", "killer"))
        assert board.looks("sociopath") == [("killer", 1)]
    assert len(board.pool("S16a")) == len(MASKS[Secret.KILLER]) + 1


@pytest.mark.parametrize(("state", "reason"), [({}, ""), ({"lives": 1}, ""), ({"prison": (2,)}, "refused-prison")])
@pytest.mark.parametrize("ability", ["S16a", "S16b", "S16c", "S16d"])
@proves("S16a", "S16b", "S16c", "S16d")
def test_the_sociopath_works_by_day_and_from_hospital_and_not_from_prison(
    ability: str, state: dict[str, Any], reason: str
) -> None:
    assert den(number=2).put("sociopath", **state).refusal("sociopath", ability) == reason


@pytest.mark.parametrize(
    ("ability", "reason"), [("S16a", "barred-vigilance"), ("S16c", "barred-vigilance"), ("S16d", "")]
)
@proves("S16a", "S16c", "S16d", "O10a")
def test_the_pensioner_fears_the_knife_alone(ability: str, reason: str) -> None:
    assert Board("sociopath", "killer", mage="pensioner").refusal("sociopath", ability, "mage") == reason


# S16b Into the shadow -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "ability", "guess", "lost"),
    [("killer", "S6a4", "", 0), ("mage", "S7b", "", 0), ("killer", "S6a3", "sociopath", 1), ("boss", "O11a", "", 1)],
)
@proves("S16b")
def test_the_shadow_keeps_attacks_off_and_nothing_else(by: str, ability: str, guess: str, lost: int) -> None:
    board = den(boss="electrician").put("sociopath", lives=3)
    blow = board.order(by, ability, "sociopath", guess=guess)
    assert board.resolve(board.order("sociopath", "S16b"), blow)["sociopath"].lives == 3 - lost


@proves("S16b")
def test_the_shadow_not_two_phases_running() -> None:
    board = den()
    board.resolve(board.order("sociopath", "S16b"))
    assert board.refusal("sociopath", "S16b") == "refused-resting"
    board.resolve()
    assert board.refusal("sociopath", "S16b") == ""


@pytest.mark.parametrize(
    ("ability", "target", "rest", "reason"),
    [
        ("S16a", "killer", {}, "refused-pair"),
        ("S16c", "killer", {}, "refused-pair"),
        ("S16d", "killer", {"guess": "killer"}, "refused-pair"),
        ("C6", "killer", {"effect": "hunt-misere"}, "refused-pair"),
        ("C2", "killer", {}, "refused-pair"),
        ("C3", "", {}, ""),
        ("C1", "killer", {}, ""),
        ("C7", "killer", {"text": "phrase-1"}, ""),
        ("O12a", "killer", {}, ""),
    ],
)
@proves("S16b")
def test_what_goes_with_the_shadow(ability: str, target: str, rest: dict[str, Any], reason: str) -> None:
    """U49: no ability of a secret role, no Hunt and no Pass; either way round."""
    board = Board("killer", "mage", sociopath="priest").put("sociopath", cards=1)
    other, shadow = board.order("sociopath", ability, *([target] if target else []), **rest), "S16b"
    assert board.refusal("sociopath", shadow, given=[other]) == reason
    assert (
        board.refusal("sociopath", ability, target if not reason else "", [board.order("sociopath", shadow)]) == reason
    )


# S16c Poisoning -----------------------------------------------------------------------------------------------


@proves("S16c")
def test_poison_lays_up_for_the_next_phase_without_taking_a_life() -> None:
    """It may be given in every phase, to the same one."""
    board = den()
    board.resolve(board.order("sociopath", "S16c", "killer"))
    assert (board.news, board.patients(), board["killer"].lives) == (["news-hospital killer"], ["killer"], 2)
    assert board.refusal("killer", "S6c") == "refused-hospital"
    assert board.refusal("sociopath", "S16c", "killer") == ""
    assert board.resolve().news == ["news-left-hospital killer"]


@proves("S16c", "O5b")
def test_poison_does_nothing_to_the_avenger_or_to_a_patient() -> None:
    """B36."""
    board = Board("sociopath", "mage", killer="avenger")
    board.resolve(board.order("sociopath", "S16c", "killer"))
    assert (board.patients(), board.failures) == ([], [("failed-drive", "S16c")])
    board = den().put("killer", lives=1)
    assert board.resolve(board.order("sociopath", "S16c", "killer")).news == []


# S16d Knife ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guess", "lives", "looks"), [("killer", 1, []), ("boss", 2, [("killer", 1)])])
@proves("S16d")
def test_a_right_knife_hurts_and_a_wrong_one_shows_a_mask(guess: str, lives: int, looks: list[Any]) -> None:
    board = den()
    board.resolve(board.order("sociopath", "S16d", "killer", guess=guess))
    assert (board["killer"].lives, board.looks("sociopath")) == (lives, looks)
    assert board.refusal("sociopath", "S16d") == "refused-resting"
    board.resolve()
    assert board.refusal("sociopath", "S16d", "killer") == ""


@proves("S16d", "S16c")
def test_knife_and_poison_exclude_each_other_either_way() -> None:
    board = den()
    knife, poison = board.order("sociopath", "S16d", "mage", guess="mage"), board.order("sociopath", "S16c", "mage")
    assert board.refusal("sociopath", "S16c", given=[knife]) == "refused-pair"
    assert board.refusal("sociopath", "S16d", given=[poison]) == "refused-pair"


@pytest.mark.parametrize(
    ("by", "ability", "lives"),
    [("vigilante", "S3a", 2), ("evil_genius", "S13b", 2), ("mage", "S7d", 2), ("mage", "C3", 3)],
)
@proves("S16d", "S3a", "S13b", "S7d", "C3")
def test_the_knifes_damage_is_no_attack_and_only_the_bank_stops_it(by: str, ability: str, lives: int) -> None:
    """B22."""
    board = den("vigilante", "evil_genius").put("mage", cards=1)
    shield = board.order(by, ability, *(["mage"] if by != "mage" else []))
    assert board.resolve(board.order("sociopath", "S16d", "mage", guess="mage"), shield)["mage"].lives == lives


@proves("S16d", "S10c")
def test_cookery_dulls_the_knife_and_a_bath_does_not() -> None:
    """B81."""
    board = den("maniac").put("sociopath", lives=4)
    bath = board.order("maniac", "S10c", "sociopath", guess="sociopath")
    assert board.resolve(bath, board.order("sociopath", "S16d", "maniac", guess="maniac"))["maniac"].lives == 2
    board = den().put("mage", saved=(1,))
    assert board.resolve(board.order("sociopath", "S16d", "mage", guess="mage"))["mage"].lives == 3
