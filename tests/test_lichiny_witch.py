"""The Witch (S9): Alchemy, Curse and contact, Dream catcher, Harvest, Infection, Wunschpunsch."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board
from lichiny_shields import lost, passes, refusals
from proofs import proves


def coven(*more: str, **named: Any) -> Board:
    first = [name for name in ("witch", "killer", "policeman", "mage") if name not in named]
    return Board(*first, *more, **named)


def infected(board: Board) -> list[str]:
    return [name for name in board.seats if board[name].is_infected]


def alchemy(board: Board) -> tuple[str, ...]:
    """The roles that the Witch was told to be infected."""
    (told,) = [facts for line, facts in board.letters("witch") if line == "told-infected"]
    return tuple(told["roles"])


# S9a Alchemy --------------------------------------------------------------------------------------------------


@proves("S9a", "S9e", "S9d")
def test_the_witch_is_told_in_every_phase_which_roles_are_infected() -> None:
    """B78: the roles, in the order of the page, and never the players; the dead too. Nobody else is told (L20)."""
    board = coven().put("policeman", lives=0)
    assert alchemy(board.resolve()) == ()
    board.resolve(board.order("witch", "S9e", "killer", guess="killer"))
    assert alchemy(board) == ("killer",)
    board.resolve(board.order("witch", "S9d", "policeman"))
    assert alchemy(board) == ("policeman", "killer")
    assert alchemy(board.resolve()) == ("policeman", "killer")
    assert [board.letters(name) for name in ("killer", "policeman", "mage")] == [[], [], []]
    assert board.news == []


@proves("S9a", "S14a")
def test_an_infected_changeling_has_the_copied_role() -> None:
    """U33, B72."""
    board = coven("changeling").put("mage", lives=0).put("changeling", is_infected=True)
    board.put("changeling", copied=board.seats["mage"])
    assert alchemy(board.resolve()) == ("mage",)
    assert alchemy(board.resolve()) == ("changeling",)


@pytest.mark.parametrize(("state", "told"), [({"lives": 0}, 0), ({"prison": (1,)}, 1), ({"lives": 1}, 1)])
@proves("S9a")
def test_alchemy_goes_on_in_prison_and_hospital_and_ends_with_death(state: dict[str, Any], told: int) -> None:
    board = coven().put("witch", **state).resolve()
    assert len(board.letters("witch")) == told


# S9b Curse ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "is_infected"), [(1, False), (2, True), (3, False)])
@proves("S9b")
def test_a_curse_holds_in_the_next_phase_alone(number: int, is_infected: bool) -> None:
    """B76."""
    board = coven()
    for now in range(1, number + 1):
        orders = [board.order("witch", "S9b", "mage")] if now == 1 else []
        orders += [board.order("policeman", "S2a", "mage")] if now == number else []
        board.resolve(*orders)
    assert infected(board) == (["policeman"] if is_infected else [])


@pytest.mark.parametrize(
    ("by", "ability", "rest", "infects"),
    [
        ("policeman", "S2a", {}, True),
        ("policeman", "S2b", {"guess": "boss"}, True),
        ("policeman", "S0b", {"guess": "boss"}, True),
        ("vigilante", "S3a", {}, True),
        ("killer", "S6a1", {}, True),
        ("killer", "C2", {}, True),
        ("killer", "C6", {"effect": "hunt-misere"}, True),
        ("boss", "S5a", {"text": "phrase-1"}, True),
        ("boss", "O3a", {}, True),
        ("vigilante", "O12a", {}, True),
        ("maniac", "S10c", {"guess": "boss"}, True),
        ("killer", "C1", {}, False),
        ("killer", "C7", {"text": "phrase-1"}, False),
    ],
)
@proves("S9b", "C1", "C7", "C6", "C2")
def test_who_uses_an_ability_on_the_cursed_is_infected(
    by: str, ability: str, rest: dict[str, Any], infects: bool
) -> None:
    """Whatever comes of it; but not by vote and mail. He does not learn it (L20)."""
    board = coven("maniac", boss="prosecutor", vigilante="priest").put("mage", cursed=1).put("killer", cards=1)
    board.resolve(board.order(by, ability, "mage", **rest))
    assert infected(board) == ([by] if infects else [])
    assert alchemy(board) == ((by,) if infects else ())
    assert "infected" not in str(board.letters(by)) + str(board.news)


@proves("S9b", "C6", "S15a")
def test_the_hunts_second_target_and_one_of_a_deal_are_contacts_too() -> None:
    board = coven("leprechaun", "joker").put("mage", cursed=1, prison=(1,))
    hunt = board.order("killer", "C6", "leprechaun", "mage", effect="hunt-attack")
    board.resolve(hunt, board.order("joker", "S15a", "witch", "mage"))
    assert infected(board) == ["killer", "joker"]


@pytest.mark.parametrize(("by", "ability"), [("witch", "S9b"), ("witch", "C2"), ("mage", "S7b"), ("mage", "S7d")])
@proves("S9b")
def test_neither_the_cursed_nor_the_witch_is_another_one(by: str, ability: str) -> None:
    """U38."""
    board = coven().put("mage", cursed=1).put("witch", cards=1)
    board.resolve(board.order(by, ability, *(["mage"] if ability != "S7d" else [])))
    assert infected(board) == []


@proves("S9b")
def test_two_cursed_ones_infect_each_other_and_one_may_curse_a_corpse() -> None:
    """B16."""
    board = coven().put("mage", cursed=1).put("killer", cursed=1)
    board.resolve(board.order("mage", "S7b", "killer"), board.order("killer", "S6a1", "mage"))
    assert infected(board) == ["killer", "mage"]
    board = coven().put("mage", lives=0)
    board.resolve(board.order("witch", "S9b", "mage"))
    assert infected(board.resolve(board.order("policeman", "S2a", "mage"))) == ["policeman"]


@pytest.mark.parametrize(("option", "touched"), [("end", []), ("start", ["policeman"])])
@proves("S9b", "S9e", "S9d")
def test_a_witch_who_dies_in_the_phase_infects_by_order_and_by_contact_only_by_the_option(
    option: str, touched: list[str]
) -> None:
    """U37."""
    board = coven(options={"witch_alive": option}).put("witch", lives=1, misere=1).put("mage", cursed=1)
    board.resolve(
        board.order("killer", "S6a1", "witch"),
        board.order("policeman", "S2a", "mage"),
        board.order("witch", "S9e", "killer", guess="killer"),
    )
    assert infected(board) == ["killer", *touched]
    board = coven(options={"witch_alive": option}).put("witch", lives=1).put("mage", lives=0)
    board.resolve(board.order("killer", "S6a1", "witch"), board.order("witch", "S9d", "mage"))
    assert infected(board) == ["mage"]


@pytest.mark.parametrize("option", ["end", "start"])
@proves("S9b")
def test_once_the_witch_is_dead_no_contact_infects(option: str) -> None:
    board = coven(options={"witch_alive": option}).put("witch", lives=0).put("mage", is_cursed_forever=True)
    assert infected(board.resolve(board.order("policeman", "S2a", "mage"))) == []


@pytest.mark.parametrize(
    ("infected_in", "lasts"),
    [(0, True), (1, True), (2, True), (3, False)],
)
@proves("S9b", "S9e")
def test_a_curse_on_one_infected_before_or_while_it_holds_lasts_to_the_end(infected_in: int, lasts: bool) -> None:
    """B76, U39: cursed in the first phase, for the second; tried in the sixth."""
    board = coven().put("mage", is_infected=infected_in == 0)
    for now in (1, 2, 3, 4, 5):
        orders = [board.order("witch", "S9b", "mage")] if now == 1 else []
        orders += [board.order("witch", "S9e", "mage", guess="mage")] if now == infected_in else []
        board.resolve(*orders)
    board.resolve(board.order("policeman", "S2a", "mage"))
    assert infected(board) == (["policeman", "mage"] if lasts else ["mage"])


@proves("S9b")
def test_a_curse_on_one_infected_holds_from_the_next_phase_only() -> None:
    board = coven().put("mage", is_infected=True)
    board.resolve(board.order("witch", "S9b", "mage"), board.order("policeman", "S2a", "mage"))
    assert infected(board) == ["mage"]


@proves("S9b", "O10a", "O9a", "O11b")
def test_whom_the_witch_may_curse_in_every_phase_from_hospital() -> None:
    """B16; the Pensioner only when dead."""
    board = coven(killer="pensioner", mage="millionaire", policeman="electrician", number=2).put("witch", lives=1)
    reasons = {name: board.refusal("witch", "S9b", name) for name in board.seats}
    assert reasons == {"killer": "barred-vigilance"} | dict.fromkeys(("mage", "policeman", "witch"), "")
    assert board.put("killer", lives=0).refusal("witch", "S9b", "killer") == ""
    assert board.put("policeman", drunk=2).refusal("witch", "S9b", "policeman") == "barred-drunk"
    board.put("policeman", drunk=0).resolve(board.order("witch", "S9b", "mage"))
    assert board.refusal("witch", "S9b", "mage") == ""


# S9c Dream catcher --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "ability", "kind", "amount"),
    [
        ("killer", "S6a1", "attack", 1),
        ("killer", "S6a2", "attack", 2),
        ("killer", "S6a3", "damage", 1),
        ("killer", "S6a4", "attack", 2),
        ("policeman", "S2b", "attack", 1),
        ("mage", "S7b", "fireball", 1),
        ("sorcerer", "S8a", "fireball", 1),
        ("inquisitor", "S11c", "attack", 3),
        ("maniac", "S10c", "damage", 2),
        ("sociopath", "S16d", "damage", 1),
    ],
)
@proves("S9c", "S6a1", "S6a2", "S6a3", "S6a4", "S2b", "S7b", "S8a", "S11c", "S10c", "S16d")
def test_attacks_of_the_cursed_do_not_hurt_the_witch_and_all_else_does(
    by: str, ability: str, kind: str, amount: int
) -> None:
    assert lost(by, ability, "catcher") == passes(kind, amount, "catcher")
    assert lost(by, ability, "nothing", "witch") == amount


@proves("S9c", "O11a")
def test_a_cursed_electrician_takes_her_a_life_and_the_cursed_hurt_others() -> None:
    """B21: sabotage is no attack."""
    board = coven(killer="electrician").put("killer", cursed=1)
    board.resolve(board.order("killer", "O11a", "witch"), board.order("killer", "S6a1", "mage"))
    assert (board["witch"].lives, board["mage"].lives) == (2, 2)


@proves("S9c", "C6")
def test_a_cursed_hunters_attack_on_the_jailed_witch_fails() -> None:
    """U16; a passive ability goes on in Prison."""
    board = coven("leprechaun").put("killer", cursed=1).put("witch", prison=(1,))
    hunt = board.order("killer", "C6", "leprechaun", "witch", effect="hunt-attack")
    assert board.resolve(hunt)["witch"].lives == 3
    assert board.failures == [("failed-foiled", "C6")]


@proves("S9c", "S9b")
def test_a_curse_of_this_phase_does_not_yet_protect_and_one_for_ever_still_does() -> None:
    board = coven()
    board.resolve(board.order("witch", "S9b", "killer"), board.order("killer", "S6a1", "witch"))
    assert board["witch"].lives == 2
    board = coven(number=7).put("killer", is_cursed_forever=True)
    assert board.resolve(board.order("killer", "S6a1", "witch"))["witch"].lives == 3


@proves("S9c", "C3")
def test_a_caught_attack_was_aimed_at_her_bank() -> None:
    """U12."""
    board = coven().put("killer", cursed=1).put("witch", cards=1)
    assert board.resolve(board.order("killer", "S6a1", "witch"), board.order("witch", "C3"))["witch"].lives == 3


@proves("S9c", "S14a")
def test_who_copies_the_witch_has_her_dream_catcher() -> None:
    board = coven("changeling").put("witch", lives=0).put("killer", cursed=1)
    board.put("changeling", copied=board.seats["witch"])
    assert board.resolve(board.order("killer", "S6a1", "changeling"))["changeling"].lives == 2


# S9d Harvest --------------------------------------------------------------------------------------------------


@proves("S9d", "O10a")
def test_harvest_infects_the_dead_alone_the_pensioner_too() -> None:
    board = coven(mage="pensioner").put("mage", lives=0)
    reasons = {name: board.refusal("witch", "S9d", name) for name in board.seats}
    assert reasons == {"mage": ""} | dict.fromkeys(("witch", "killer", "policeman"), "barred-alive")
    assert infected(board.resolve(board.order("witch", "S9d", "mage"))) == ["mage"]
    assert board.resolve().refusal("witch", "S9d", "mage") == ""


@pytest.mark.parametrize(
    ("state", "number", "refused"),
    [
        ({}, 1, {}),
        ({}, 2, {"S9d": "refused-by-day"}),
        ({"lives": 2}, 1, {"S9e": "refused-hospital"}),
        ({"lives": 2, "misere": 1}, 1, {}),
        ({"prison": (1,)}, 1, dict.fromkeys(("S9b", "S9d", "S9e"), "refused-prison")),
        ({"prison": (1,), "misere": 1}, 1, {}),
    ],
)
@proves("S9b", "S9d", "S9e", "C5", "N0a")
def test_when_the_witch_may_do_what(state: dict[str, Any], number: int, refused: dict[str, str]) -> None:
    board = coven(number=number).put("mage", lives=0).put("witch", **state)
    assert refusals(board, "witch", "S9b", "S9d", "S9e") == refused


@proves("S9b", "S9d", "S9e")
def test_by_day_with_the_option_only_infection_is_left() -> None:
    """S9e is "in a phase"."""
    board = coven(number=2, options={"untimed": "night"}).put("mage", lives=0)
    assert refusals(board, "witch", "S9b", "S9d", "S9e") == {"S9b": "refused-by-day", "S9d": "refused-by-day"}


@proves("S9d", "S9e")
def test_harvest_and_infection_exclude_each_other_either_way() -> None:
    board = coven().put("mage", lives=0)
    harvest, infection = board.order("witch", "S9d", "mage"), board.order("witch", "S9e", "killer", guess="killer")
    assert board.refusal("witch", "S9e", given=[harvest]) == "refused-pair"
    assert board.refusal("witch", "S9d", given=[infection]) == "refused-pair"
    assert board.refusal("witch", "S9b", given=[infection]) == ""


# S9e Infection ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guess", "found"), [("killer", ["killer"]), ("boss", [])])
@proves("S9e")
def test_a_right_guess_infects_and_a_wrong_one_does_nothing(guess: str, found: list[str]) -> None:
    board = coven()
    board.resolve(board.order("witch", "S9e", "killer", guess=guess))
    assert (infected(board), alchemy(board), board.news) == (found, tuple(found), [])
    assert board.failures == ([] if found else [("failed-guess", "S9e")])


@proves("S9e", "O10a", "O9a")
def test_whom_she_may_infect() -> None:
    """U3: the dead can be named; herself too, the Pensioner not."""
    board = coven(killer="pensioner", policeman="millionaire").put("mage", lives=0)
    reasons = {name: board.refusal("witch", "S9e", name) for name in board.seats}
    assert reasons == {"killer": "barred-vigilance"} | dict.fromkeys(("mage", "policeman", "witch"), "")
    assert infected(board.resolve(board.order("witch", "S9e", "mage", guess="mage"))) == ["mage"]


@pytest.mark.parametrize(("guess", "found"), [("changeling", []), ("mage", ["changeling"])])
@proves("S9e", "S14a")
def test_a_copying_changeling_is_infected_by_the_copied_roles_name(guess: str, found: list[str]) -> None:
    board = coven("changeling").put("mage", lives=0)
    board.put("changeling", copied=board.seats["mage"])
    assert infected(board.resolve(board.order("witch", "S9e", "changeling", guess=guess))) == found


@pytest.mark.parametrize(
    ("used", "now", "reason"),
    [(1, 2, ""), (1, 3, "refused-resting"), (1, 5, ""), (2, 3, ""), (2, 4, "")],
)
@proves("S9e")
def test_not_two_nights_running_and_by_day_as_often_as_she_likes(used: int, now: int, reason: str) -> None:
    """U7; a wrong one counts (B18)."""
    board = coven()
    for number in range(1, now):
        board.resolve(*([board.order("witch", "S9e", "mage", guess="boss")] if number == used else []))
    assert board.refusal("witch", "S9e") == reason


# S9f Wunschpunsch ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "winners"), [("others", ["witch"]), ("everybody", None)])
@proves("S9f", "S9e")
def test_she_wins_as_the_last_one_is_infected(option: str, winners: list[str] | None) -> None:
    """B77: all but herself, or by the option herself too."""
    board = coven("maniac", options={"infect_all": option}).put("policeman", lives=0)
    for name in ("killer", "policeman", "maniac"):
        board.put(name, is_infected=True)
    board.close()
    assert board.winners() is None
    board.close(board.order("witch", "S9e", "mage", guess="mage"))
    assert board.winners() == winners


@proves("S9f", "S9e")
def test_by_the_option_she_infects_herself_to_win() -> None:
    board = coven(options={"infect_all": "everybody"})
    for name in ("killer", "policeman", "mage"):
        board.put(name, is_infected=True)
    board.close(board.order("witch", "S9e", "witch", guess="witch"))
    assert board.winners() == ["witch"]


@pytest.mark.parametrize(
    ("name", "state", "winners"),
    [
        ("policeman", {"lives": 0, "is_infected": False}, None),
        ("policeman", {"has_left": True, "is_infected": False}, ["witch"]),
        ("witch", {"lives": 0}, None),
        ("witch", {"prison": (1, 2)}, ["witch"]),
    ],
)
@proves("S9f")
def test_the_dead_must_be_infected_who_left_need_not_and_she_must_live(
    name: str, state: dict[str, Any], winners: list[str] | None
) -> None:
    board = coven("maniac")
    for other in ("killer", "policeman", "mage", "maniac"):
        board.put(other, is_infected=True)
    board.put(name, **state).close()
    assert board.winners() == winners


@proves("S9f", "S14a", "S14c")
def test_who_copies_the_witch_wins_by_the_same_condition_without_being_infected() -> None:
    """U47."""
    board = coven("changeling").put("witch", lives=0)
    for name in ("killer", "policeman", "mage"):
        board.put(name, is_infected=True)
    board.put("changeling", copied=board.seats["witch"]).close()
    assert board.winners() == ["changeling"]
