"""Evil Genius (S13) and Changeling (S14): plans, abduction, zombies, informers; copies and all that goes with them."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.abilities import ABILITIES

# S13a Plans ---------------------------------------------------------------------------------------------------


def lair(*more: str, **named: Any) -> Board:
    return Board("evil_genius", "killer", "policeman", *more, **named)


@proves("S13a")
def test_one_plan_at_first_one_more_a_phase_and_he_knows_their_number() -> None:
    """B88."""
    board = lair()
    assert board["evil_genius"].plans == 1
    assert [board.resolve()["evil_genius"].plans for _ in range(3)] == [2, 3, 4]
    assert board.letters("evil_genius") == [("told-plans", {"number": 4})]
    assert board.news == []


@pytest.mark.parametrize("state", [{"lives": 1}, {"prison": (1,)}, {"drunk": 1}])
@proves("S13a")
def test_plans_grow_in_hospital_in_prison_and_drunk(state: dict[str, Any]) -> None:
    assert lair().put("evil_genius", **state).resolve()["evil_genius"].plans == 2


@proves("S13a")
def test_no_plan_for_the_dead_nor_in_the_phase_of_his_death() -> None:
    """U51: the tenth plan too must be survived."""
    board = lair().put("evil_genius", lives=1, plans=9)
    board.close(board.order("killer", "S6a1", "evil_genius"))
    assert board.winners() is None
    assert board.letters("evil_genius") == []


# S13b Abduction -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "ability", "guess", "lost"),
    [
        ("killer", "S6a1", "", 0),
        ("killer", "S6a4", "", 0),
        ("mage", "S7b", "", 0),
        ("killer", "S6a3", "joker", 1),
        ("sociopath", "S16d", "joker", 1),
        ("policeman", "O11a", "", 1),
    ],
)
@proves("S13b", "S6a1", "S6a3", "S7b", "S16d", "O11a")
def test_the_abducted_takes_no_attack_damage_but_all_else(by: str, ability: str, guess: str, lost: int) -> None:
    board = Board("evil_genius", "killer", "mage", "sociopath", "joker", policeman="electrician")
    blow = board.order(by, ability, "joker", guess=guess)
    assert board.resolve(board.order("evil_genius", "S13b", "joker"), blow)["joker"].lives == 2 - lost


@proves("S13b")
def test_abduction_night_after_night_on_the_same_and_for_one_night_alone() -> None:
    board = lair(options={"phase_model": "single"})
    board.resolve(board.order("evil_genius", "S13b", "policeman"))
    assert board.refusal("evil_genius", "S13b", "policeman") == ""
    assert board.resolve(board.order("killer", "S6a1", "policeman"))["policeman"].lives == 1


@pytest.mark.parametrize(
    ("state", "number", "target", "reason"),
    [
        ({}, 1, "evil_genius", ""),
        ({}, 2, "", "refused-by-day"),  # U6
        ({"lives": 1}, 1, "policeman", ""),
        ({"lives": 1}, 1, "evil_genius", "barred-self-in-hospital"),
        ({"hospital": (1,)}, 1, "evil_genius", "barred-self-in-hospital"),
        ({"lives": 1, "misere": 1}, 1, "evil_genius", ""),
        ({"prison": (1,)}, 1, "", "refused-prison"),
    ],
)
@proves("S13b")
def test_abduction_from_hospital_not_of_himself(state: dict[str, Any], number: int, target: str, reason: str) -> None:
    assert lair(number=number).put("evil_genius", **state).refusal("evil_genius", "S13b", target) == reason


@pytest.mark.parametrize(
    ("ability", "reason"), [("S13b", ""), ("S13c", "barred-vigilance"), ("S13d", "barred-vigilance")]
)
@proves("S13b", "S13c", "S13d", "O10a")
def test_the_pensioner_is_abducted_but_not_made_a_zombie_or_informed_on(ability: str, reason: str) -> None:
    assert Board("evil_genius", "boss", killer="pensioner").refusal("evil_genius", ability, "killer") == reason


# S13c Zombies -------------------------------------------------------------------------------------------------


@proves("S13c")
def test_a_zombie_is_in_prison_for_the_next_phase_without_a_guess() -> None:
    board = lair()
    board.resolve(board.order("evil_genius", "S13c", "killer"))
    assert (board.news, board.jailed()) == (["news-prison killer"], ["killer"])
    assert board.refusal("killer", "C1") == "refused-prison"
    assert board.refusal("evil_genius", "S13c") == "refused-resting"
    board.resolve()
    assert board.jailed() == []
    assert board.refusal("evil_genius", "S13c", "policeman") == ""
    assert board.refusal("evil_genius", "S13c", "killer") == "barred-twice"


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({}, ""),
        ({"lives": 1}, "refused-hospital"),
        ({"lives": 1, "misere": 1}, ""),
        ({"prison": (1,)}, "refused-prison"),
    ],
)
@proves("S13c")
def test_no_zombies_from_hospital_or_prison(state: dict[str, Any], reason: str) -> None:
    assert lair().put("evil_genius", **state).refusal("evil_genius", "S13c", "" if reason else "killer") == reason


@pytest.mark.parametrize("shield", ["journalist", "amnesty", "millionaire", "dead"])
@proves("S13c", "O7b", "O1b", "O9a")
def test_press_freedom_and_amnesty_keep_from_the_zombies_fate_and_vip_does_not(shield: str) -> None:
    role = shield if shield in ("journalist", "millionaire") else "doctor"
    board = Board("evil_genius", boss="politician", killer=role)
    orders = [board.order("evil_genius", "S13c", "killer")]
    if shield == "amnesty":
        orders.append(board.order("boss", "O1b", "killer"))
    if shield == "dead":
        board.put("killer", lives=0)
    assert board.resolve(*orders).jailed() == (["killer"] if shield == "millionaire" else [])
    assert board.refusal("evil_genius", "S13c") == "refused-resting"  # B18: a use that failed counts


# S13d Informer ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guess", "plans"), [("killer", 3), ("boss", 2)])
@proves("S13d", "S13a")
def test_a_right_informer_is_a_plan_and_no_target_is_asked_about_twice(guess: str, plans: int) -> None:
    board = lair()
    board.resolve(board.order("evil_genius", "S13d", "killer", guess=guess))
    assert board.letters("evil_genius") == [("told-plans", {"number": plans})]
    assert board.refusal("evil_genius", "S13d", "killer") == "barred-twice"
    assert board.refusal("evil_genius", "S13d", "policeman") == ""


@pytest.mark.parametrize(
    ("state", "target", "reason"),
    [
        ({}, "evil_genius", "barred-self"),
        ({}, "policeman", "barred-dead"),
        ({"lives": 1}, "killer", ""),
        ({"prison": (1,)}, "", "refused-prison"),
    ],
)
@proves("S13d")
def test_whom_the_informer_knows(state: dict[str, Any], target: str, reason: str) -> None:
    board = lair().put("evil_genius", **state).put("policeman", lives=0)
    assert board.refusal("evil_genius", "S13d", target) == reason


# S14a Imitation; see test_lichiny_copies.py for masks, limits and lives ---------------------------------------


def theatre(role: str, *more: str, number: int = 2, copies: bool = True, **rest: Any) -> Board:
    """A dead ``role`` and a Changeling who copies it, in a day if nothing else is said."""
    board = Board("changeling", role, "joker", *more, number=number, **rest)
    board.put(role, lives=0)
    return board.put("changeling", copied=board.seats[role] if copies else None)


@proves("S14a")
def test_imitation_tells_the_role_and_gives_all_its_abilities_for_the_next_phase() -> None:
    board = theatre("killer", copies=False, number=2)
    board.resolve(board.order("changeling", "S14a", "killer"))
    assert ("told-role", {"player": "killer", "role": "killer"}) in board.letters("changeling")
    assert board["changeling"].copied is board.seats["killer"]
    assert [board.refusal("changeling", ability) for ability in ("S6a1", "S6a4", "S6c", "S14a")] == [""] * 4
    board.resolve(board.order("changeling", "S6a1", "joker"))
    assert (board["joker"].lives, board["changeling"].copied) == (1, None)
    assert ABILITIES["S6a1"] not in board.snapshot.abilities(board.seats["changeling"])


@pytest.mark.parametrize("number", [1, 2])
@proves("S14a")
def test_a_copy_serves_in_the_next_phase_of_whatever_kind(number: int) -> None:
    """B90: made by night for the day, where the pistol rests."""
    board = theatre("killer", copies=False, number=number)
    board.resolve(board.order("changeling", "S14a", "killer"))
    assert board.refusal("changeling", "S6a1", "joker" if number == 2 else "") == (
        "" if number == 2 else "refused-by-day"
    )


@pytest.mark.parametrize(
    ("state", "target", "reason"),
    [
        ({}, "killer", ""),
        ({}, "joker", "barred-alive"),
        ({"lives": 1}, "killer", ""),
        ({"prison": (2,)}, "", "refused-prison"),
        ({"prison": (2,), "misere": 2}, "killer", ""),
    ],
)
@proves("S14a")
def test_who_is_copied_from_where(state: dict[str, Any], target: str, reason: str) -> None:
    assert theatre("killer", copies=False).put("changeling", **state).refusal("changeling", "S14a", target) == reason


@proves("S14a", "O10a")
def test_a_dead_pensioner_is_copied_and_one_who_left_is_not() -> None:
    board = Board("changeling", "boss", joker="pensioner").put("joker", lives=0).put("boss", lives=0)
    assert board.refusal("changeling", "S14a", "joker") == ""
    assert board.put("joker", has_left=True).refusal("changeling", "S14a", "joker") == "barred-left"


@proves("S14a")
def test_a_changeling_who_dies_copies_nobody_and_is_told_nothing() -> None:
    board = theatre("mage", "killer", copies=False, number=1).put("changeling", lives=1)
    board.resolve(board.order("changeling", "S14a", "mage"), board.order("killer", "S6a1", "changeling"))
    assert board["changeling"].copied is None
    assert board.letters("changeling") == []


@proves("S14a", "S2b")
@pytest.mark.parametrize(("guess", "lost"), [("mage", 1), ("changeling", 0)])
def test_guesses_on_him_must_name_the_copied_role(guess: str, lost: int) -> None:
    board = theatre("mage", "policeman")
    assert board.resolve(board.order("policeman", "S2b", "changeling", guess=guess))["changeling"].lives == 2 - lost


@pytest.mark.parametrize(
    ("role", "by", "ability", "answer"),
    [("sorcerer", "mage", "S7c", "yes"), ("mage", "sorcerer", "S8c", "yes"), ("killer", "mage", "S7c", "no")],
)
@proves("S14a", "S7c", "S8c")
def test_auras_answer_for_the_copied_role(role: str, by: str, ability: str, answer: str) -> None:
    """B72."""
    board = theatre(role, by, number=1)
    board.close(board.order(by, ability, "changeling"))
    (told,) = [told for line, told in board.letters(by) if line == "told-aura"]
    assert told["answer"] == answer


@proves("S14a", "C6")
def test_the_hunts_check_still_tells_the_others_side() -> None:
    """U33."""
    board = theatre("killer", "leprechaun", "policeman")
    board.close(board.order("policeman", "C6", "leprechaun", "changeling", effect="hunt-check"))
    assert ("told-side", {"player": "changeling", "side": "others"}) in board.letters("policeman")


@proves("S14a", "S9a")
def test_alchemy_names_the_copied_role() -> None:
    """U33."""
    board = theatre("killer", "witch").put("changeling", is_infected=True)
    board.close()
    assert board.letters("witch") == [("told-infected", {"roles": ("killer",)})]


@proves("S14a", "S8d")
@pytest.mark.parametrize(("role", "aura"), [("mage", False), ("witch", True)])
def test_who_copies_the_mage_gets_no_aura(role: str, aura: bool) -> None:
    """U40."""
    board = theatre(role, "sorcerer", number=1)
    board.resolve(board.order("sorcerer", "S8d"), board.order("changeling", "C1", "sorcerer"))
    assert board["changeling"].has_aura is aura
