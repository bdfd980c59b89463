"""Endings of Lichiny (§7) with a plan, a copy or a Sociopath; of nobody; conditions on roles never dealt."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_ends import end, won
from lichiny_rig import Board
from proofs import proves
from test_lichiny_all_in import Party

from narrator.games.lichiny.victory import Verdict

# The tenth plan -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plans", "guess", "wins"), [(8, "", False), (9, "", True), (8, "killer", True), (8, "boss", False), (11, "", True)]
)
@proves("S13a", "S13d")
def test_ten_or_more_plans_win(plans: int, guess: str, wins: bool) -> None:
    board = Board("evil_genius", "killer", "detective").put("evil_genius", plans=plans)
    board.close(*([board.order("evil_genius", "S13d", "killer", guess=guess)] if guess else []))
    assert board.winners() == (["evil_genius"] if wins else None)


@pytest.mark.parametrize("state", [{"prison": (1, 2)}, {"lives": 1}, {"drunk": 1}])
@proves("S13a")
def test_he_wins_from_prison_and_hospital_too(state: dict[str, Any]) -> None:
    board = Board("evil_genius", "killer", "detective").put("evil_genius", plans=9, **state)
    board.close()
    assert board.winners() == ["evil_genius"]


@pytest.mark.parametrize(
    ("option", "winners"), [("at-once", ["evil_genius"]), ("with-others", ["evil_genius", "killer", "leprechaun"])]
)
@proves("S13a", "M0a", "S12c")
def test_the_tenth_plan_comes_before_other_conditions(option: str, winners: list[str]) -> None:
    """B89, U51."""
    board = Board("evil_genius", "killer", "leprechaun", "detective", options={"tenth_plan": option})
    board.put("detective", lives=0).put("evil_genius", plans=9).close()
    assert board.winners() == winners


@pytest.mark.parametrize("option", ["at-once", "with-others"])
@pytest.mark.parametrize("jailed", [False, True])
@proves("S13a", "S16e")
def test_a_sociopath_wins_with_the_genius_unless_jailed(option: str, jailed: bool) -> None:
    board = Board("evil_genius", "killer", "sociopath", options={"tenth_plan": option})
    board.put("evil_genius", plans=9).put("sociopath", prison=(2,) if jailed else ()).close()
    assert board.winners() == ["evil_genius", *([] if jailed else ["sociopath"])]


# The Changeling -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("living", "dead", "copies", "winners"),
    [
        ("changeling policeman", "detective boss", "detective", ("changeling",)),
        ("changeling", "policeman detective boss", "detective", ("changeling",)),
        ("changeling leprechaun", "detective boss", "detective", ("changeling", "leprechaun")),  # U46
        ("changeling policeman mage", "detective boss sorcerer", "detective", ("changeling", "mage")),
        ("changeling boss", "detective killer", "killer", ("changeling",)),
        ("changeling boss leprechaun", "detective killer", "killer", ("changeling", "leprechaun")),
        ("changeling detective leprechaun", "mage boss", "mage", ("changeling", "detective")),
        ("changeling detective mage", "leprechaun boss", "leprechaun", ("changeling", "detective")),
        ("changeling joker", "sorcerer mage detective", "sorcerer", ("changeling",)),
        ("changeling killer mage", "inquisitor detective", "inquisitor", ("killer",)),  # a Mage at large
        ("changeling killer", "inquisitor mage detective", "inquisitor", ("changeling",)),
        ("changeling mage", "maniac detective", "maniac", None),  # U44
        ("changeling maniac mage", "leprechaun detective", "leprechaun", None),  # U44: he holds up the Maniac
    ],
)
@proves("S14c", "S14a")
def test_a_changeling_wins_as_whom_he_copies_and_the_rest_of_that_side_loses(
    living: str, dead: str, copies: str, winners: tuple[str, ...] | None
) -> None:
    """B102: true conditions and shared victories of that side too; who wins with it and is of another side stays."""
    assert end(living, dead, copies=copies) == (won(*winners) if winners else None)


@pytest.mark.parametrize(
    ("living", "dead", "copies", "without"),
    [
        ("changeling detective mage", "killer", "killer", ("detective", "mage")),
        ("changeling killer joker", "detective", "detective", ("killer",)),
        ("changeling joker sorcerer", "mage detective", "mage", ("sorcerer",)),
        ("changeling inquisitor killer detective", "mage", "mage", ("inquisitor",)),  # U45
    ],
)
@proves("S14a")
def test_a_copied_role_does_not_count_as_dead(living: str, dead: str, copies: str, without: tuple[str, ...]) -> None:
    assert end(living, dead, copies=copies) is None
    assert end(living, dead) == won(*without)


@proves("S14a", "S0a")
@pytest.mark.parametrize(("copies", "winners"), [("sorcerer", ("detective",)), ("", ("detective", "mage"))])
def test_a_copied_sorcerer_keeps_the_mage_from_the_laws_victory(copies: str, winners: tuple[str, ...]) -> None:
    assert end("changeling detective mage", "boss sorcerer", copies=copies) == won(*winners)


@proves("S14a", "S11e")
def test_a_copied_neutral_is_out_of_the_inquisitors_way_in_prison_alone() -> None:
    """U45."""
    living = "changeling inquisitor killer detective"
    assert end(living, "mage", "changeling", copies="mage") == won("inquisitor")


@proves("S14c")
def test_others_are_no_side_and_lose_nothing_by_their_copy() -> None:
    """B93: as the Genius he wins with the Sociopath; as the Sociopath, with the Sorcerer."""
    board = Board("changeling", "sociopath", "killer", "evil_genius").put("evil_genius", lives=0)
    board.put("changeling", copied=board.seats["evil_genius"], plans=9).close()
    assert board.winners() == ["changeling", "sociopath"]
    living, dead = "changeling sorcerer joker", "sociopath mage detective"
    assert end(living, dead, copies="sociopath") == won("changeling", "sorcerer")
    assert end(living, dead, "changeling", copies="sociopath") == won("sorcerer")


@proves("S14a", "S9f")
@pytest.mark.parametrize(("infected", "wins"), [(["joker", "killer"], True), (["joker"], False)])
def test_a_copied_wunschpunsch_leaves_out_the_true_witch_and_himself(infected: list[str], wins: bool) -> None:
    """U47."""
    board = Board("changeling", "joker", "killer", "witch").put("witch", lives=0)
    for name in infected:
        board.put(name, is_infected=True)
    board.put("changeling", copied=board.seats["witch"]).close()
    assert board.winners() == (["changeling"] if wins else None)


@proves("S14a", "S14c")
def test_a_copy_wins_at_the_end_of_its_phase_and_not_of_the_phase_it_is_made_in() -> None:
    """B92."""
    board = Board("changeling", "joker", "sorcerer", "mage", "detective")
    for name in ("sorcerer", "mage", "detective"):
        board.put(name, lives=0)
    board.resolve(board.order("changeling", "S14a", "sorcerer"))
    assert board.winners() is None
    board.close()
    assert board.winners() == ["changeling"]


# The Sociopath ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("living", "dead", "jailed", "winners"),
    [
        ("sociopath sorcerer joker", "mage detective", "", ("sociopath", "sorcerer")),
        ("sociopath sorcerer joker", "mage detective", "sociopath", ("sorcerer",)),
        ("sorcerer joker", "mage detective sociopath", "", ("sorcerer",)),
        ("sociopath inquisitor joker", "mage", "", ("sociopath", "inquisitor")),
        ("sociopath", "mage joker", "", ("sociopath",)),
        ("sociopath", "mage joker", "sociopath", ("sociopath",)),  # alone: in Prison too
        ("sociopath joker", "mage", "", None),
    ],
)
@proves("S16e")
def test_the_sociopath_wins_with_anyone_unless_in_prison_or_alone(
    living: str, dead: str, jailed: str, winners: tuple[str, ...] | None
) -> None:
    assert end(living, dead, jailed) == (won(*winners) if winners else None)


@proves("S16e", "S15e")
def test_alone_with_a_joker_who_left_is_alone() -> None:
    board = Board("sociopath", "joker", "mage").put("joker", has_left=True).put("mage", lives=0)
    board.close()
    assert board.winners() == ["sociopath"]


# Nobody -------------------------------------------------------------------------------------------------------


@proves("S0a", "M0a")
def test_where_all_are_dead_nobody_wins_and_the_game_is_over() -> None:
    """B109, U57."""
    assert end("", "detective killer joker") == []
    assert end("detective killer", "joker") is None


@proves("S7b", "S6a1")
def test_two_who_kill_each_other_leave_nobody() -> None:
    board = Board("killer", "mage", "detective").put("detective", lives=0).put("killer", lives=1).put("mage", lives=1)
    board.close(board.order("killer", "S6a1", "mage"), board.order("mage", "S7b", "killer"))
    assert board.winners() == []


@pytest.mark.parametrize(
    ("living", "dead", "because"),
    [
        ("detective", "boss", "law-won"),
        ("killer sorcerer", "detective mage", "several-won"),
        ("sociopath", "mage", "alone"),
        ("", "mage", "nobody-left"),
    ],
)
def test_why_it_is_over(living: str, dead: str, because: str) -> None:
    board = Board(*living.split(), *dead.split())
    for name in dead.split():
        board.put(name, lives=0)
    verdict = Verdict(board.close().after)
    verdict.winners()
    assert verdict.because == because


# Roles never dealt --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("living", "winners"),
    [
        ("detective joker", ("detective",)),
        ("killer joker", ("killer",)),
        ("sorcerer joker", ("sorcerer",)),
        ("maniac mage", ("maniac",)),
        ("inquisitor joker", ("inquisitor",)),
    ],
)
@proves("S0a", "M0a", "S8f", "S10e", "S11e")
def test_all_of_nobody_are_dead_by_the_option_alone(living: str, winners: tuple[str, ...]) -> None:
    """L13."""
    assert end(living) is None
    assert end(living, vacuous="literal") == won(*winners)


# The same situation -------------------------------------------------------------------------------------------


def asked(party: Party) -> int:
    return [ask.question for ask in party.asked].count("same-situation")


def test_the_same_situation_twice_ends_without_a_winner_if_the_moderator_says_so() -> None:
    """B15: a night like the one before; the day between is no repetition."""
    party = Party({"same-situation": "yes"}, phases=4)
    assert party.outcome
    assert (party.outcome.winners, party.outcome.because) == ((), "same-situation")
    assert (party.winners, party.number) == ([], 2)


def test_if_he_says_no_it_goes_on_and_is_asked_once_more_about_the_day() -> None:
    """L28: night and day have each stood twice after three phases; a third time is not asked about."""
    party = Party({}, phases=6)
    assert (party.outcome, asked(party)) == (None, 2)


def test_another_situation_is_not_asked_about() -> None:
    """Somebody has one card more, or one plan, every night."""

    def deal(_: Party, ask: Any) -> Any:
        return "S15a" if "S15a" in ask.options else None

    party = Party({"order": deal, "order-targets": lambda party, _: (party.seat("Ana"),)}, phases=4)
    assert asked(party) == 0
