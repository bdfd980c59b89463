"""The Maniac (S10), and the shadowing he shares with the Inquisitor (S11d)."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_letters import read
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.roles import MASKS, Secret

NEW = ("joker", "joker", "boss", "mage", "killer")
FOUR = ("joker", "joker", "boss", "mage")


def table(*more: str, **named: Any) -> Board:
    return Board("maniac", "inquisitor", "leprechaun", "killer", "policeman", *more, **named)


def times(board: Board, reader: str, line: str, *orders: Any) -> int:
    return read(board, *orders).count((reader, line))


# S10a Double life ---------------------------------------------------------------------------------------------


@proves("S10a")
def test_double_life_counts_in_its_own_phase_and_for_good() -> None:
    """U56."""
    board = table()
    board.resolve(board.order("maniac", "S10a", picks=NEW), board.order("policeman", "S2a", "maniac"))
    assert board.pool("S2a") == sorted(NEW)
    board.close(board.order("policeman", "S2a", "maniac"))
    assert board.pool("S2a") == sorted(NEW)


@pytest.mark.parametrize(
    ("state", "number", "reason"),
    [
        ({}, 1, ""),
        ({}, 2, ""),
        ({"prison": (1,)}, 1, ""),
        ({"lives": 1, "prison": (1,)}, 1, ""),
        ({"drunk": 1}, 1, "refused-drunk"),
    ],
)
@proves("S10a", "S10e")
def test_double_life_by_night_and_day_from_hospital_and_prison(state: dict[str, Any], number: int, reason: str) -> None:
    board = Board("maniac", "killer", number=number).put("maniac", **state)
    assert board.refusal("maniac", "S10a") == reason


@proves("S10a")
@pytest.mark.parametrize("many", [4, 6])
def test_double_life_keeps_the_number_of_masks(many: int) -> None:
    """B79: more or fewer hold no order."""
    board = table()
    with pytest.raises(AssertionError, match="illegal"):
        board.close(board.order("maniac", "S10a", picks=("joker",) * many))


@proves("S10a", "O15b")
def test_as_anonymous_he_exchanges_ten() -> None:
    """U53."""
    board = Board("killer", maniac="anonymous")
    assert len(board["maniac"].masks) == 10
    assert board.resolve(board.order("maniac", "S10a", picks=("joker",) * 10))["maniac"].masks == ("joker",) * 10


@proves("S10a", "S4b", "S6c", "C4")
def test_no_other_mask_reaches_the_maniac() -> None:
    """B14, U53: not growth, Help, Disguise or Bluff."""
    board = table("civilian").put("maniac", cards=1)
    board.resolve(
        board.order("civilian", "S4b", "maniac"),
        board.order("killer", "S6c", "maniac", picks=("joker", "joker")),
        board.order("maniac", "C4", picks=FOUR),
        board.order("policeman", "S2a", "maniac"),
    )
    assert board.pool("S2a") == sorted(MASKS[Secret.MANIAC])
    assert board["maniac"].masks == MASKS[Secret.MANIAC]


@proves("S10a", "O4a")
def test_as_looter_of_the_anonymous_he_gains_no_masks() -> None:
    """U53 against B51."""
    board = Board(maniac="looter", killer="anonymous", mage="").put("killer", lives=0)
    assert board.resolve(board.order("maniac", "O4a", "killer"))["maniac"].masks == MASKS[Secret.MANIAC]


@pytest.mark.parametrize(("by", "ability", "seen"), [("policeman", "S2a", 1), ("detective", "S1a", 2)])
@proves("S10a")
def test_the_maniac_sees_every_mask_others_draw_of_him(by: str, ability: str, seen: int) -> None:
    """U61: of two draws both."""
    board = table("detective")
    assert times(board, "maniac", "told-seen", board.order(by, ability, "maniac")) == seen


@proves("S10a")
def test_he_is_told_the_mask_and_neither_who_nor_what() -> None:
    board = table()
    assert times(board, "maniac", "told-seen", board.order("policeman", "S2a", "killer")) == 0
    assert times(board, "maniac", "told-seen", board.order("maniac", "S10d", "maniac")) == 0


@proves("S10a", "C1")
def test_a_common_mask_of_his_execution_he_sees_once() -> None:
    """U55."""
    board = table()
    voting = [board.order(name, "C1", "maniac") for name in ("killer", "policeman", "leprechaun")]
    assert times(board, "maniac", "told-seen", *voting) == 1


@proves("S10a")
def test_a_dying_maniac_is_told_nothing() -> None:
    """U1."""
    board = table().put("maniac", lives=1)
    shot = board.order("killer", "S6a1", "maniac")
    assert times(board, "maniac", "told-seen", shot, board.order("policeman", "S2a", "maniac")) == 0


@proves("S10a", "S12b")
def test_he_sees_the_double_check_of_the_gold_too() -> None:
    board = table()
    gold = board.order("leprechaun", "S12b", "maniac", guess="boss")
    assert times(board, "maniac", "told-seen", gold) == 2


# S10b Assault -------------------------------------------------------------------------------------------------


@proves("S10b")
@pytest.mark.parametrize(
    ("options", "number", "reason"),
    [
        ({}, 1, "refused-first-night"),
        ({}, 2, "refused-by-day"),
        ({}, 3, ""),
        ({"start_phase": "day"}, 2, "refused-first-night"),
        ({"start_phase": "day"}, 4, ""),
        ({"phase_model": "single"}, 1, "refused-first-night"),
        ({"phase_model": "single"}, 2, ""),
    ],
)
def test_assault_by_night_but_the_first(options: dict[str, Any], number: int, reason: str) -> None:
    assert Board("maniac", "killer", number=number, options=options).refusal("maniac", "S10b") == reason


@proves("S10b", "S10e")
def test_assault_from_hospital_but_not_from_prison_and_every_night() -> None:
    board = table(number=3)
    board.resolve(board.order("maniac", "S10b", "policeman"))
    assert (board["policeman"].lives, board.news) == (1, ["news-hospital policeman"])
    board.resolve().put("maniac", lives=1)
    assert board.refusal("maniac", "S10b", "policeman") == ""
    assert board.put("maniac", prison=(5,)).refusal("maniac", "S10b") == "refused-prison"


@pytest.mark.parametrize(
    ("by", "ability"),
    [("vigilante", "S3a"), ("evil_genius", "S13b"), ("mage", "S7d"), ("mage", "C3")],
)
@proves("S10b", "S3a", "S13b", "S7d", "C3")
def test_assault_is_an_attack_that_shields_stop(by: str, ability: str) -> None:
    board = table("vigilante", "evil_genius", "mage", number=3).put("mage", cards=1)
    shield = board.order(by, ability, *(["mage"] if by != "mage" else []))
    assert board.resolve(board.order("maniac", "S10b", "mage"), shield)["mage"].lives == 3


@proves("S10b", "O10a")
def test_assault_reaches_the_pensioner() -> None:
    board = Board("maniac", number=3, killer="pensioner")
    assert board.resolve(board.order("maniac", "S10b", "killer"))["killer"].lives == 1


# S10c Blood bath ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guess", "lost", "looks"), [("inquisitor", 2, []), ("boss", 0, [("inquisitor", 1)])])
@proves("S10c")
def test_blood_bath_hurts_who_is_named_rightly_and_shows_a_mask_of_who_is_not(
    guess: str, lost: int, looks: list[tuple[str, int]]
) -> None:
    board = table()
    board.resolve(board.order("maniac", "S10c", "inquisitor", guess=guess))
    assert board["inquisitor"].lives == 3 - lost
    assert board.looks("maniac") == looks


@pytest.mark.parametrize(("guess", "lost"), [("killer", 0), ("boss", 2)])
@pytest.mark.parametrize("weapon", ["S6a4", "S6a2"])
@proves("S10c")
def test_a_right_bath_lets_its_victims_attacks_on_the_maniac_fail(guess: str, lost: int, weapon: str) -> None:
    board = table()
    bath = board.order("maniac", "S10c", "killer", guess=guess)
    shot = board.order("killer", weapon, "maniac", guess="maniac" if weapon == "S6a2" else "")
    board.resolve(bath, shot)
    assert board["maniac"].lives == 3 - lost
    assert board["killer"].is_alive is (lost > 0)


@proves("S10c", "S6a3")
def test_a_bath_does_not_stop_damage_that_is_no_attack_nor_attacks_on_others() -> None:
    """B81."""
    board = table("mage")
    bath = board.order("maniac", "S10c", "killer", guess="killer")
    board.resolve(bath, board.order("killer", "S6a3", "maniac", guess="maniac"))
    assert board["maniac"].lives == 2
    board = table("mage")
    bath = board.order("maniac", "S10c", "killer", guess="killer")
    assert board.resolve(bath, board.order("killer", "S6a1", "mage"))["mage"].lives == 2


@pytest.mark.parametrize(
    ("by", "ability", "lives"),
    [("vigilante", "S3a", 1), ("evil_genius", "S13b", 1), ("mage", "S7d", 1), ("mage", "C3", 3)],
)
@proves("S10c", "S3a", "S13b", "S7d", "C3")
def test_the_baths_damage_is_no_attack_and_only_the_bank_stops_it(by: str, ability: str, lives: int) -> None:
    board = table("vigilante", "evil_genius", "mage").put("mage", cards=1)
    shield = board.order(by, ability, *(["mage"] if by != "mage" else []))
    assert board.resolve(board.order("maniac", "S10c", "mage", guess="mage"), shield)["mage"].lives == lives


@pytest.mark.parametrize(
    ("state", "number", "reason"),
    [
        ({}, 1, ""),
        ({"prison": (1,)}, 1, ""),
        ({"lives": 1}, 1, ""),
        ({}, 2, "refused-by-day"),
        ({"drunk": 1}, 1, "refused-drunk"),
    ],
)
@proves("S10c", "S10e")
def test_blood_bath_by_night_from_hospital_and_prison(state: dict[str, Any], number: int, reason: str) -> None:
    board = Board("maniac", "killer", number=number).put("maniac", **state)
    assert board.refusal("maniac", "S10c", "killer" if not reason else "") == reason


@proves("S10c", "S8d")
def test_blood_bath_leaves_no_aura_on_him_but_shadowing_does() -> None:
    board = table("sorcerer")
    bath, blight = board.order("maniac", "S10c", "sorcerer", guess="boss"), board.order("sorcerer", "S8d")
    board.resolve(bath, blight)
    assert not board["maniac"].has_aura
    board = table("sorcerer")
    assert board.resolve(board.order("maniac", "S10d", "sorcerer"), board.order("sorcerer", "S8d"))["maniac"].has_aura


@proves("S10c", "O10a", "O9a")
def test_blood_bath_reaches_pensioner_and_millionaire_its_mask_too() -> None:
    """B56."""
    board = Board("maniac", killer="pensioner", mage="millionaire")
    assert board.refusal("maniac", "S10c", "mage") == ""
    board.resolve(board.order("maniac", "S10c", "killer", guess="mage"))
    assert board.looks("maniac") == [("killer", 1)]


# S10d, S11d Shadowing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "ability"), [("maniac", "S10d"), ("inquisitor", "S11d")])
@proves("S10d", "S11d")
def test_shadowing_shows_targets_of_secret_abilities_and_a_mask(by: str, ability: str) -> None:
    """U30: secret roles' abilities, Pass and Hunt with both targets; no vote, mail or open role's ability."""
    board = Board(by, "leprechaun", "mage", "joker", "boss", "witch", "sociopath", killer="priest")
    board.put("killer", cards=1).put("boss", prison=(1,))
    board.resolve(
        board.order(by, ability, "killer"),
        board.order("killer", "S6a1", "mage"),
        board.order("killer", "C6", "leprechaun", "boss", effect="hunt-attack"),
        board.order("killer", "C2", "joker"),
        board.order("killer", "C1", "witch"),
        board.order("killer", "C7", "witch", text="phrase-1"),
        board.order("killer", "O12a", "sociopath"),
    )
    shadowed = {"player": "killer", "players": ("leprechaun", "mage", "joker", "boss")}
    assert ("told-shadowed", shadowed) in board.letters(by)
    assert ("killer", 1) in board.looks(by)


@pytest.mark.parametrize(("by", "ability"), [("maniac", "S10d"), ("inquisitor", "S11d")])
@proves("S10d", "S11d")
def test_shadowing_shows_every_target_of_a_deal_and_himself_if_chosen(by: str, ability: str) -> None:
    board = Board(by, "joker", "mage", "killer")
    deal = board.order("joker", "S15a", by, "mage", "joker")
    board.close(board.order(by, ability, "joker"), deal)
    assert ("told-shadowed", {"player": "joker", "players": (by, "joker", "mage")}) in board.letters(by)


@pytest.mark.parametrize(("by", "ability"), [("maniac", "S10d"), ("inquisitor", "S11d")])
@pytest.mark.parametrize(
    ("state", "number", "target", "reason"),
    [
        ({}, 1, "killer", ""),
        ({}, 1, "boss", "barred-vigilance"),
        ({}, 2, "", "refused-by-day"),
        ({"lives": 2}, 1, "", "refused-hospital"),
        ({"lives": 2, "misere": 1}, 1, "killer", ""),
        ({"prison": (1,)}, 1, "", "refused-prison"),
    ],
)
@proves("S10d", "S11d", "O10a")
def test_who_may_shadow_whom(
    by: str, ability: str, state: dict[str, Any], number: int, target: str, reason: str
) -> None:
    board = Board(by, "killer", boss="pensioner", number=number).put(by, **state)
    assert board.refusal(by, ability, target) == reason


@pytest.mark.parametrize(("by", "ability"), [("maniac", "S10d"), ("inquisitor", "S11d")])
@proves("S10d", "S11d")
def test_one_who_did_nothing_shadowed_shows_nobody(by: str, ability: str) -> None:
    board = Board(by, "killer")
    board.close(board.order(by, ability, "killer"))
    assert ("told-shadowed", {"player": "killer", "players": ()}) in board.letters(by)
