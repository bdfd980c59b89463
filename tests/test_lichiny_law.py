"""The Law: its victory and its mob (S0), what it learns (S1a, S2a, S4a), the arrest (S1b), and its stars."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board
from lichiny_shields import refusals
from proofs import proves

from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import MASKS, Secret

LAW = ("detective", "policeman", "vigilante", "civilian")
FOUR = ("joker", "joker", "boss", "mage")


def town(*more: str, **named: Any) -> Board:
    """The four of the Law, the Killer, the Mage."""
    return Board(*LAW, "killer", *([] if "mage" in named else ["mage"]), *more, **named)


def mob(board: Board, target: str, *users: str, right: int = 0) -> list[Order]:
    """Beatings by users, of whom the first ``right`` name the target's role and the others the Joker."""
    return [board.order(user, "S0b", target, guess=target if n < right else "joker") for n, user in enumerate(users)]


# S0a The Law --------------------------------------------------------------------------------------------------


@proves("S0a", "S2b")
def test_the_law_wins_as_its_last_enemy_dies() -> None:
    """The Mage not with it, for the Sorcerer lives (L-21)."""
    board = town("sorcerer").put("killer", lives=1)
    board.close(board.order("policeman", "S2b", "killer", guess="killer"))
    assert board.winners() == list(LAW)


# S0b Mob beating ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("users", "right", "lives"),
    [(2, 2, 2), (3, 0, 1), (3, 2, 1), (3, 3, 0), (4, 0, 1), (4, 2, 1), (4, 3, 0)],
)
@proves("S0b")
def test_more_than_half_of_the_law_beat_and_more_than_half_must_name_the_role(
    users: int, right: int, lives: int
) -> None:
    """B64; two of four are not more than half."""
    board = town()
    board.resolve(*mob(board, "killer", *LAW[:users], right=right))
    assert board["killer"].lives == lives
    assert (("failed-no-majority", "S0b") in board.failures) is (users <= 2)


@pytest.mark.parametrize(("state", "lives"), [({"prison": (1,)}, 2), ({"lives": 1}, 2), ({"lives": 0}, 1)])
@proves("S0b")
def test_prisoners_and_patients_count_among_the_law_and_the_dead_do_not(state: dict[str, Any], lives: int) -> None:
    """B63: two beat."""
    board = town().put("civilian", **state)
    assert board.resolve(*mob(board, "killer", "detective", "policeman"))["killer"].lives == lives


@proves("S0b")
def test_one_who_dies_in_the_same_phase_counts_and_has_beaten() -> None:
    """U14: the base is who lives as the phase begins; l.7: what was used goes on."""
    board = town().put("detective", lives=1)
    beatings = mob(board, "killer", "detective", "policeman", "vigilante")
    assert board.resolve(*beatings, board.order("killer", "S6a1", "detective"))["killer"].lives == 1
    board = town().put("detective", lives=1)
    beatings = mob(board, "killer", "policeman", "vigilante")
    assert board.resolve(*beatings, board.order("killer", "S6a1", "detective"))["killer"].lives == 2


@proves("S0b")
def test_the_last_of_the_law_is_a_mob_every_phase() -> None:
    """B65; twice running, and on the same one."""
    board = Board("civilian", "killer", "mage").put("killer", lives=5)
    for left in (3, 1):
        board.resolve(*mob(board, "killer", "civilian", right=1))
        assert board["killer"].lives == left


@pytest.mark.parametrize(("users", "lives"), [(("policeman", "vigilante"), 2), (("policeman", "vigilante", "x"), 1)])
@proves("S0b", "S14a")
def test_who_copies_one_of_the_law_is_one_of_the_mob(users: tuple[str, ...], lives: int) -> None:
    """B63: four with him."""
    board = town("changeling").put("detective", lives=0)
    board.put("changeling", copied=board.seats["detective"])
    users = tuple(user if user != "x" else "changeling" for user in users)
    assert board.resolve(*mob(board, "killer", *users))["killer"].lives == lives


@pytest.mark.parametrize(
    ("by", "ability", "left"),
    [("vigilante", "S3a", 1), ("evil_genius", "S13b", 1), ("mage", "S7d", 1), ("mage", "C3", 0), ("mage", "C6", 1)],
)
@proves("S0b", "S3a", "S13b", "S7d", "C3", "C6")
def test_the_mobs_first_unit_is_an_attack_and_its_second_is_not(by: str, ability: str, left: int) -> None:
    board = town("evil_genius", "leprechaun").put("mage", cards=1)
    rest = {"S3a": ["mage"], "S13b": ["mage"], "C6": ["leprechaun"]}.get(ability, [])
    shield = board.order(by, ability, *rest, effect="hunt-protection" if ability == "C6" else "")
    assert board.resolve(shield, *mob(board, "mage", *LAW, right=4))["mage"].lives == 3 - left


@pytest.mark.parametrize(("dishes", "left"), [((1,), 1), ((1, 1), 0), ((3,), 2)])
@proves("S0b", "O13b")
def test_cookery_takes_off_both_units(dishes: tuple[int, ...], left: int) -> None:
    board = town().put("mage", saved=dishes)
    assert board.resolve(*mob(board, "mage", *LAW, right=3))["mage"].lives == 3 - left


@pytest.mark.parametrize(
    ("cursed", "right", "left"), [(("civilian",), 0, 1), (LAW[:2], 0, 0), (LAW[:2], 4, 1), (LAW, 4, 1), (LAW, 0, 0)]
)
@proves("S0b", "S9c")
def test_the_cursed_do_not_count_for_the_attack_on_the_witch_and_do_for_the_rest(
    cursed: tuple[str, ...], right: int, left: int
) -> None:
    """U14."""
    board = town("witch")
    for name in cursed:
        board.put(name, cursed=1)
    assert board.resolve(*mob(board, "witch", *LAW, right=right))["witch"].lives == 3 - left


@proves("S0b", "S10c")
def test_a_bathed_one_does_not_count_for_the_attack_on_the_maniac() -> None:
    """U14: two of four are left; named rightly by three, the second unit comes."""
    board = town("maniac")
    bath = board.order("maniac", "S10c", "detective", guess="detective")
    assert board.resolve(bath, *mob(board, "maniac", *LAW[:3], right=3))["maniac"].lives == 2


@pytest.mark.parametrize(("users", "lives"), [(2, 1), (3, 2)])
@proves("S0b", "C3")
def test_a_bank_finds_no_damage_aimed_at_it_without_a_majority(users: int, lives: int) -> None:
    """U12: then it costs a life."""
    board = town().put("killer", cards=1)
    assert board.resolve(board.order("killer", "C3"), *mob(board, "killer", *LAW[:users]))["killer"].lives == lives


@pytest.mark.parametrize(
    ("state", "number", "options", "target", "reason"),
    [
        ({}, 1, {}, "killer", ""),
        ({}, 2, {}, "killer", ""),
        ({}, 2, {"untimed": "night"}, "", "refused-by-day"),
        ({"lives": 1}, 1, {}, "detective", ""),
        ({"prison": (1,)}, 1, {}, "", "refused-prison"),
        ({"prison": (1,), "misere": 1}, 1, {}, "killer", ""),
        ({"drunk": 1}, 1, {}, "", "refused-drunk"),
        ({}, 1, {}, "mage", ""),
        ({}, 1, {}, "boss", ""),
    ],
)
@proves("S0b", "O9a", "O10a")
def test_who_may_beat_whom(
    state: dict[str, Any], number: int, options: dict[str, Any], target: str, reason: str
) -> None:
    """From Hospital, himself, Pensioner and Millionaire."""
    board = town(mage="pensioner", boss="millionaire", number=number, options=options).put("detective", **state)
    assert board.refusal("detective", "S0b", target) == reason


@proves("S0b", "O16b")
def test_every_beating_shows_at_an_examination() -> None:
    """U31: once a user, whoever guessed what."""
    board = town(mage="doctor").put("killer", lives=1)
    board.resolve(*mob(board, "killer", "detective", "policeman"))
    board.resolve(board.order("mage", "O16b", "killer"))
    assert ("told-strikes", {"player": "killer", "abilities": ("S0b", "S0b")}) in board.letters("mage")


# S1a Search ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("searched", "options", "many"),
    [
        ((1, 2, 3), {}, 1),
        ((2, 3), {}, 1),
        ((1, 3), {}, 2),
        ((3,), {}, 2),
        ((1, 3), {"untimed": "night"}, 1),
        ((1, 3), {"phase_model": "single"}, 2),
        ((2, 3), {"phase_model": "single"}, 1),
    ],
)
@proves("S1a")
def test_search_shows_two_masks_and_running_on_one(searched: tuple[int, ...], options: Any, many: int) -> None:
    """In phases running in which it may be used; how many in the third (L-14)."""
    board = town(options=options)
    for number in (1, 2, 3):
        board.resolve(*([board.order("detective", "S1a", "killer")] if number in searched else []))
    assert board.looks("detective") == [("killer", many)]


@pytest.mark.parametrize("state", [{"lives": 1}, {"hospital": (1,)}, {"lives": 1, "misere": 1}])
@proves("S1a", "C5")
def test_search_from_hospital_shows_one(state: dict[str, Any]) -> None:
    """U8: with Misère too."""
    board = town().put("detective", **state)
    board.close(board.order("detective", "S1a", "killer"))
    assert board.looks("detective") == [("killer", 1)]


@pytest.mark.parametrize(("draws", "puts_back"), [("with", True), ("without", False)])
@proves("S1a")
def test_search_draws_twice_from_all_masks(draws: str, puts_back: bool) -> None:
    """B19."""
    board = town(options={"draws": draws})
    look = board.close(board.order("detective", "S1a", "killer")).looks[0]
    assert (look.puts_back, sorted(look.pool)) == (puts_back, sorted(MASKS[Secret.KILLER]))


# S2a Database check, S4a Own hands ----------------------------------------------------------------------------

CHECKS = pytest.mark.parametrize(("by", "ability"), [("detective", "S1a"), ("policeman", "S2a"), ("civilian", "S4a")])


@CHECKS
@proves("S1a", "S2a", "S4a", "C4", "O15b")
def test_checks_draw_from_masks_as_they_are_in_this_phase(by: str, ability: str) -> None:
    """A Bluff counts, the Anonymous' masks count, and the target hears nothing."""
    board = Board(by, "leprechaun", killer="anonymous").put("killer", cards=1)
    board.close(board.order(by, ability, "killer"), board.order("killer", "C4", picks=FOUR))
    assert board.pool(ability) == sorted((*MASKS[Secret.KILLER], *FOUR, *["anonymous-mask"] * 5))
    assert [line for line, _ in board.letters("killer")] == ["told-own-hand"]
    assert board.news == []


@pytest.mark.parametrize(("by", "ability"), [("policeman", "S2a"), ("civilian", "S4a")])
@proves("S2a", "S4a")
def test_one_mask_in_every_phase_from_hospital_too(by: str, ability: str) -> None:
    board = town().put(by, lives=1)
    for _ in range(3):
        board.resolve(board.order(by, ability, "killer"))
        assert board.looks(by) == [("killer", 1)]


@CHECKS
@proves("S1a", "S2a", "S4a", "O10a")
def test_who_may_check_whom(by: str, ability: str) -> None:
    """B16: himself and the dead; not the Pensioner (L-12) unless dead; not from Prison; by day."""
    board = town(boss="pensioner", witch="millionaire", number=2).put("killer", lives=0)
    assert [board.refusal(by, ability, name) for name in (by, "killer", "witch")] == ["", "", ""]
    assert board.refusal(by, ability, "boss") == "barred-vigilance"
    assert board.put("boss", lives=0).refusal(by, ability, "boss") == ""
    assert board.put(by, prison=(2,)).refusal(by, ability) == "refused-prison"
    assert town(number=2, options={"untimed": "night"}).refusal(by, ability) == "refused-by-day"


@CHECKS
@proves("S1a", "S2a", "S4a", "O11b")
def test_the_drunk_are_not_checked(by: str, ability: str) -> None:
    assert town().put("killer", drunk=1).refusal(by, ability, "killer") == "barred-drunk"


# S1b Arrest ---------------------------------------------------------------------------------------------------


@proves("S1b")
def test_a_right_arrest_jails_for_the_next_phase_in_public() -> None:
    """B33, L-15."""
    board = town()
    board.close(board.order("detective", "S1b", "killer", guess="killer"))
    assert board.news == []
    board.resolve(board.order("detective", "S1b", "killer", guess="killer"))
    assert (board.jailed(), board.news) == (["killer"], ["news-prison killer"])
    assert board.refusal("killer", "C1") == "refused-prison"
    assert board.resolve().news == ["news-left-prison killer"]


@proves("S1b")
def test_a_wrong_arrest_does_nothing_in_silence() -> None:
    board = town()
    board.resolve(board.order("detective", "S1b", "killer", guess="boss"))
    assert (board.jailed(), board.news, board.letters("detective")) == ([], [], [])
    assert board.failures == [("failed-guess", "S1b")]


@pytest.mark.parametrize(("by", "ability"), [("detective", "S1b"), ("policeman", "S2b")])
@pytest.mark.parametrize("guess", ["killer", "boss"])
@proves("S1b", "S2b")
def test_arrest_and_revolver_rest_a_phase_and_never_strike_twice_at_one(by: str, ability: str, guess: str) -> None:
    """A wrong guess is a use too (B18)."""
    board = town()
    board.resolve(board.order(by, ability, "killer", guess=guess))
    assert board.refusal(by, ability) == "refused-resting"
    board.resolve()
    assert [board.refusal(by, ability, name) for name in ("killer", "mage", by)] == ["barred-twice", "", ""]


@pytest.mark.parametrize(
    ("by", "ability", "guess"), [("detective", "S1b", "mage"), ("policeman", "S2b", "mage"), ("vigilante", "S3b", "")]
)
@proves("S1b", "S2b", "S3b")
def test_where_they_go_by_night_only_they_rest_a_night(by: str, ability: str, guess: str) -> None:
    """§2.1: phases running are those in which the ability may be used."""
    board = town(options={"untimed": "night"})
    board.resolve(board.order(by, ability, "killer", guess=guess))
    assert board.refusal(by, ability) == "refused-by-day"
    assert board.resolve().refusal(by, ability) == "refused-resting"
    assert board.resolve().resolve().refusal(by, ability, "mage") == ""


@pytest.mark.parametrize(("guess", "jailed"), [("changeling", []), ("boss", ["changeling"])])
@proves("S1b", "S14a")
def test_a_copying_changeling_is_named_by_the_copied_role(guess: str, jailed: list[str]) -> None:
    board = town("changeling", "boss").put("boss", lives=0)
    board.put("changeling", copied=board.seats["boss"])
    assert board.resolve(board.order("detective", "S1b", "changeling", guess=guess)).jailed() == jailed


@proves("S1b", "O7b", "O1b")
def test_press_freedom_and_amnesty_stop_a_right_arrest() -> None:
    board = town(mage="journalist", boss="politician")
    board.resolve(board.order("detective", "S1b", "mage", guess="mage"))
    assert (board.jailed(), board.failures) == ([], [("failed-press-freedom", "S1b")])
    board = town(boss="politician")
    arrest, amnesty = board.order("detective", "S1b", "killer", guess="killer"), board.order("boss", "O1b", "killer")
    board.resolve(arrest, amnesty)
    assert (board.jailed(), board.failures) == ([], [("failed-amnesty", "S1b")])


@proves("S1b")
def test_one_who_dies_is_not_jailed() -> None:
    board = town().put("mage", lives=1)
    board.resolve(board.order("killer", "S6a1", "mage"), board.order("detective", "S1b", "mage", guess="mage"))
    assert board.news == ["news-died mage"]


# Stars --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "starred", "plain"),
    [
        ("detective", ["S1b"], ["S0b", "S1a"]),
        ("policeman", ["S2b"], ["S0b", "S2a"]),
        ("vigilante", ["S3b"], ["S0b", "S3a"]),
        ("civilian", ["S4b"], ["S0b", "S4a"]),
    ],
)
@proves("S0b", "S1a", "S1b", "S2a", "S2b", "S3a", "S3b", "S4a", "S4b", "C5")
def test_what_the_law_may_not_from_hospital_and_prison(by: str, starred: list[str], plain: list[str]) -> None:
    """Nor by a term of poison at full lives; with Misère all."""
    for state in ({"lives": 1}, {"hospital": (1,)}):
        board = town().put(by, **state)
        assert refusals(board, by, *starred, *plain) == dict.fromkeys(starred, "refused-hospital")
    board = town().put(by, prison=(1,))
    assert refusals(board, by, *starred, *plain) == dict.fromkeys((*starred, *plain), "refused-prison")
    board.put(by, lives=1, misere=1)
    assert refusals(board, by, *starred, *plain) == {}


@pytest.mark.parametrize(("target", "reason"), [("boss", "barred-vigilance"), ("witch", "")])
@pytest.mark.parametrize(("by", "ability"), [("detective", "S1b"), ("vigilante", "S3b"), ("civilian", "S4b")])
@proves("S1b", "S3b", "S4b", "O10a", "O9a")
def test_arrest_poison_and_help_reach_the_millionaire_and_not_the_pensioner(
    by: str, ability: str, target: str, reason: str
) -> None:
    assert town(boss="pensioner", witch="millionaire").refusal(by, ability, target) == reason
