"""The vote of Lichiny (C1, §4.1): who is executed, what the voters learn, and the roles that weigh in."""

from __future__ import annotations

import pytest
from lichiny_letters import facts, read
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import Open, Secret

ROLES = tuple(role.replace("-", "_") for role in Secret)
HEAVY = ("politician", "prosecutor", "jurist", "anonymous")


def crowd(living: int, **named: str) -> Board:
    """So many at the table, the named ones with their open roles."""
    return Board(*[role for role in ROLES if role not in named][: living - len(named)], **named)


def votes(board: Board, target: str, many: int) -> list[Order]:
    """So many votes that count one each."""
    plain = [name for name in board.seats if name != target and board[name].open not in HEAVY and board[name].is_alive]
    assert many <= len(plain)
    return [board.order(name, "C1", target) for name in plain[:many]]


def is_executed(board: Board, target: str, *orders: Order) -> bool:
    board.close(*orders)
    return f"news-executed {target}" in board.news


# Forty percent of the living ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("living", "needed"), [(16, 7), (15, 6), (10, 4), (9, 4), (5, 2), (2, 1)])
@proves("C1")
def test_forty_percent_of_all_living_execute_and_one_vote_less_does_not(living: int, needed: int) -> None:
    board = crowd(living)
    assert is_executed(board, "detective", *votes(board, "detective", needed))
    assert not is_executed(board, "detective", *votes(board, "detective", needed - 1))


@proves("C1")
def test_patients_and_prisoners_count_among_the_living() -> None:
    board = crowd(10).put("witch", lives=1).put("maniac", prison=(1,))
    assert not is_executed(board, "detective", *votes(board, "detective", 3))


@pytest.mark.parametrize(("dies", "executed"), [(False, False), (True, True)])
@proves("C1")
def test_the_living_are_counted_after_this_phases_deaths(dies: bool, executed: bool) -> None:
    """B39: 4 of 11 are too few, 4 of 10 are enough."""
    board = crowd(11).put("witch", lives=1)
    shot = [board.order("killer", "S6a1", "witch")] if dies else []
    assert is_executed(board, "detective", *votes(board, "detective", 4), *shot) is executed


@proves("C1")
def test_several_are_executed_in_one_phase() -> None:
    board = crowd(5)
    half = [board.order(name, "C1", "detective") for name in ("policeman", "vigilante")]
    board.close(*half, *[board.order(name, "C1", "policeman") for name in ("detective", "civilian")])
    assert [line for line in board.news if "executed" in line] == ["news-executed detective", "news-executed policeman"]


@proves("C1")
def test_votes_are_public_with_voters_and_their_number() -> None:
    board = crowd(5)
    (say,) = board.close(board.order("policeman", "C1", "detective")).news
    told = facts(say)
    assert (say.line, told["number"]) == ("news-votes", 1)
    assert [seat.name for seat in told["voters"]] == ["policeman"]


# Who may vote, on whom ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "reason"),
    [({"lives": 1}, ""), ({"prison": (1,)}, "refused-prison"), ({"prison": (1,), "misere": 1}, "")],
)
@proves("C1")
def test_patients_vote_and_prisoners_do_not(state: dict[str, object], reason: str) -> None:
    """B41; a Misère opens the Prison for votes too (U8)."""
    board = Board("boss", "mage").put("boss", **state)
    assert board.refusal("boss", "C1", "mage") == reason


@proves("C1")
def test_one_votes_once_on_anybody_the_dead_and_oneself_too() -> None:
    board = Board("boss", "mage", "witch").put("mage", lives=0)
    vote = board.order("boss", "C1", "boss")
    assert [board.refusal("boss", "C1", name) for name in ("boss", "mage", "witch")] == ["", "", ""]
    assert board.refusal("boss", "C1", "witch", [vote]) == "refused-ordered"
    assert is_executed(board, "boss", vote, board.order("witch", "C1", "boss"))


@proves("O3a")
@pytest.mark.parametrize(("number", "reason"), [(1, "refused-by-night"), (2, "")])
def test_where_there_is_no_vote_nobody_is_accused(number: int, reason: str) -> None:
    """L34."""
    board = Board("boss", "mage", killer="prosecutor", number=number, options={"vote_in": "day-only"})
    assert board.refusal("killer", "O3a") == reason


@pytest.mark.parametrize(("option", "number", "reason"), [("day-only", 1, "refused-by-night"), ("day-only", 2, "")])
@proves("C1")
def test_votes_by_day_only_is_an_option(option: str, number: int, reason: str) -> None:
    """B2: the page lets one vote in every phase."""
    assert Board("boss", "mage", number=number).refusal("boss", "C1", "mage") == ""
    assert Board("boss", "mage", number=number, options={"vote_in": option}).refusal("boss", "C1", "mage") == reason


# What an execution brings -------------------------------------------------------------------------------------


@proves("C1")
def test_a_first_execution_shows_all_voters_one_and_the_same_mask() -> None:
    board = crowd(5)
    resolution = board.close(*votes(board, "detective", 3))
    (look,) = resolution.looks
    assert [seat.name for seat in look.readers] == ["policeman", "vigilante", "civilian"]
    assert (look.target.name, look.many) == ("detective", 1)
    assert not board.resolve(*votes(board, "detective", 3)).jailed()


@proves("C1")
def test_a_second_execution_jails_for_the_next_phase_alone_and_shows_nothing() -> None:
    board = crowd(5).put("detective", executions=1)
    board.resolve(*votes(board, "detective", 3))
    assert board.news[-1] == "news-prison detective"
    assert board.looks("policeman") == []
    assert board.jailed() == ["detective"]
    assert board.resolve().jailed() == []
    assert board.news == ["news-left-prison detective"]


@pytest.mark.parametrize(("executions", "looks", "roles"), [(0, 1, 0), (1, 0, 1), (2, 0, 1)])
@proves("C1")
def test_a_dead_one_shows_a_mask_first_and_then_his_role(executions: int, looks: int, roles: int) -> None:
    """B45: the counter goes on after death."""
    board = crowd(5).put("detective", lives=0, executions=executions)
    board.close(*votes(board, "detective", 3))
    assert len(board.looks("vigilante")) == looks
    told = [letter for letter in board.letters("vigilante") if letter[0] == "told-role"]
    assert told == [("told-role", {"player": "detective", "role": "detective"})] * roles


@proves("C1")
def test_one_killed_and_executed_in_one_phase_is_executed_as_a_dead_one() -> None:
    """U26."""
    board = Board("detective", "policeman", "vigilante", "killer").put("detective", lives=1, executions=1)
    board.close(*votes(board, "detective", 2), board.order("killer", "S6a1", "detective"))
    assert ("told-role", {"player": "detective", "role": "detective"}) in board.letters("policeman")


@pytest.mark.parametrize(("dead_votes", "executed"), [(True, True), (False, False)])
@proves("C1")
def test_the_vote_of_one_who_dies_counts_but_he_is_told_nothing(dead_votes: bool, executed: bool) -> None:
    """B40, U1, U59: two of four left execute, and only the living voter sees the mask."""
    board = Board("detective", "killer", "mage", "witch", "boss", options={"dead_votes": dead_votes})
    orders = [board.order(name, "C1", "witch") for name in ("detective", "mage")]
    orders.append(board.order("killer", "S6a4", "detective"))
    assert is_executed(board, "witch", *orders) is executed
    assert [to for to, line in read(board, *orders) if line == "told-masks"] == (["mage"] if executed else [])


@pytest.mark.parametrize("self_vote", [False, True])
@proves("C1", "S10a")
def test_the_executed_maniac_sees_the_common_mask_once(self_vote: bool) -> None:
    """U55: however many voters learn it, and if he is one of them, he reads it as a voter."""
    board = Board("maniac", "boss", "mage")
    orders = [board.order(name, "C1", "maniac") for name in ("boss", "mage")]
    orders += [board.order("maniac", "C1", "maniac")] if self_vote else []
    lines = [line for to, line in read(board, *orders) if to == "maniac"]
    assert lines == ["told-masks" if self_vote else "told-seen"]


# Weights ------------------------------------------------------------------------------------------------------

WEIGHTS = [("politician", 2), ("prosecutor", 2), ("jurist", 2), ("anonymous", 2), ("doctor", 1), ("priest", 1)]


def total(board: Board, *orders: Order) -> int:
    """The number of votes that the table hears of."""
    return sum(facts(say)["number"] for say in board.close(*orders).news if say.line == "news-votes")


@pytest.mark.parametrize(("role", "weight"), WEIGHTS)
@proves("O1a", "O3b", "O6a", "O15a")
def test_improved_votes_count_two(role: str, weight: int) -> None:
    board = Board("mage", "witch", "boss", "killer", "civilian", detective=role)
    vote = board.order("detective", "C1", "mage")
    assert total(board, vote) == weight
    assert is_executed(board, "mage", vote) is False
    assert is_executed(board, "mage", vote, board.order("boss", "C1", "mage")) is (weight == 2)


@pytest.mark.parametrize(("role", "weight"), WEIGHTS)
@proves("O9a", "O1a", "O3b", "O6a", "O15a")
def test_improved_votes_count_one_on_the_millionaire(role: str, weight: int) -> None:
    """The Anonymous' too (U28); the dead Millionaire has lost the privilege (U2)."""
    board = Board("witch", detective=role, mage="millionaire")
    vote = board.order("detective", "C1", "mage")
    assert total(board, vote) == 1
    assert total(board.put("mage", lives=0), vote) == weight


@proves("O1a")
def test_a_robbed_weight_adds_up() -> None:
    board = Board("mage", "witch", detective="looter").put("detective", robbed=Open.POLITICIAN)
    assert total(board, board.order("detective", "C1", "mage")) == 2


@proves("O1a")
def test_a_dying_voters_weight_is_that_with_which_he_voted() -> None:
    """U2."""
    board = Board("mage", "killer", detective="politician").put("detective", lives=1)
    shot = board.order("killer", "S6a1", "detective")
    assert total(board, board.order("detective", "C1", "mage"), shot) == 2


# The secret vote ----------------------------------------------------------------------------------------------


@proves("O15a")
def test_the_anonymous_votes_without_a_name_but_learns_with_the_voters() -> None:
    """B48: the number tells of him, the names do not."""
    board = Board("mage", "witch", "boss", detective="anonymous")
    resolution = board.close(board.order("detective", "C1", "mage"), board.order("boss", "C1", "mage"))
    told = facts(resolution.news[0])
    assert ([seat.name for seat in told["voters"]], told["number"]) == (["boss"], 3)
    assert board.looks("detective") == board.looks("boss") == [("mage", 1)]


# The Lawyer ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("many", "left"), [(2, 0), (3, 0), (4, 1), (9, 6)])
@proves("O2b")
def test_the_lawyer_takes_three_votes_off_himself(many: int, left: int) -> None:
    """B44: never below nothing."""
    board = crowd(16, witch="lawyer")
    assert total(board, *votes(board, "witch", many)) == left


@pytest.mark.parametrize(("many", "executed"), [(9, False), (10, True)])
@proves("O2b")
def test_the_excuse_comes_before_the_forty_percent(many: int, executed: bool) -> None:
    board = crowd(16, witch="lawyer")
    assert is_executed(board, "witch", *votes(board, "witch", many)) is executed


@proves("O2b", "O3a")
def test_the_excuse_takes_an_accusation_off() -> None:
    board = Board("mage", witch="lawyer", boss="prosecutor")
    assert not is_executed(board, "witch", board.order("boss", "O3a", "witch"))


@proves("O2b")
def test_a_lawyer_who_dies_in_the_phase_has_no_excuse() -> None:
    """U2, U27."""
    board = Board("killer", "boss", "mage", witch="lawyer").put("witch", lives=1)
    assert not is_executed(board, "witch", *votes(board, "witch", 3))
    assert is_executed(board, "witch", *votes(board, "witch", 3), board.order("killer", "S6a1", "witch"))


@proves("O2b")
def test_the_excuse_goes_on_in_prison() -> None:
    board = crowd(5, witch="lawyer").put("witch", prison=(1,))
    assert not is_executed(board, "witch", *votes(board, "witch", 3))


@proves("O2a")
def test_an_acquittal_makes_the_next_execution_a_first_one_and_is_hidden() -> None:
    """U25: in the same phase already; B46: the counter moves, and the one after that jails."""
    board = crowd(6, witch="lawyer").put("detective", executions=1)
    board.resolve(*votes(board, "detective", 3), board.order("witch", "O2a", "detective"))
    assert board.looks("policeman") == [("detective", 1)]
    assert board.jailed() == []
    assert board.news == ["news-votes detective", "news-executed detective"]
    assert board.resolve(*votes(board, "detective", 3)).jailed() == ["detective"]


@proves("O2a")
def test_an_acquittal_waits_for_its_execution() -> None:
    board = crowd(6, witch="lawyer").put("detective", executions=1)
    board.resolve(board.order("witch", "O2a", "detective")).resolve()
    assert board.resolve(*votes(board, "detective", 3)).jailed() == []


@proves("O2a")
def test_an_acquittal_is_used_up_by_an_execution_that_was_a_first_anyway() -> None:
    """U25."""
    board = crowd(6, witch="lawyer")
    board.resolve(board.order("witch", "O2a", "detective"), *votes(board, "detective", 3))
    assert board.resolve(*votes(board, "detective", 3)).jailed() == ["detective"]


@proves("O2a")
def test_an_acquitted_dead_one_shows_a_mask_once_more() -> None:
    board = crowd(6, witch="lawyer").put("detective", lives=0, executions=1)
    board.close(board.order("witch", "O2a", "detective"), *votes(board, "detective", 3))
    assert board.looks("policeman") == [("detective", 1)]


@pytest.mark.parametrize(("by", "ability"), [("witch", "O2a"), ("boss", "O3a")])
@proves("O2a", "O3a")
def test_acquittal_and_accusation_are_for_once(by: str, ability: str) -> None:
    board = Board("mage", witch="lawyer", boss="prosecutor")
    assert board.refusal(by, ability, "mage") == ""
    board.resolve(board.order(by, ability, "mage"))
    assert board.refusal(by, ability, "mage") == "refused-spent"


# The Prosecutor -----------------------------------------------------------------------------------------------


@proves("O3a")
def test_an_accusation_adds_three_votes_in_the_open() -> None:
    board = crowd(16, witch="prosecutor")
    accusation = board.order("witch", "O3a", "detective")
    assert not is_executed(board, "detective", accusation, *votes(board, "detective", 3))
    assert is_executed(board, "detective", accusation, *votes(board, "detective", 4))
    assert board.news[0] == "news-used witch"


@pytest.mark.parametrize(("learns", "looks"), [(False, []), (True, [("detective", 1)])])
@proves("O3a")
def test_an_accuser_is_no_voter_unless_by_the_option(learns: bool, looks: list[tuple[str, int]]) -> None:
    """B42; alone he executes among seven, and then nobody learns anything."""
    board = Board("detective", "mage", "boss", options={"accuser_learns": learns}, witch="prosecutor")
    assert is_executed(board, "detective", board.order("witch", "O3a", "detective"))
    assert board.looks("witch") == looks


@proves("O3a")
def test_the_number_of_an_accusation_without_votes_is_told() -> None:
    """L26: with no names."""
    board = Board("detective", "mage", "boss", "killer", "civilian", "joker", "maniac", witch="prosecutor")
    (line,) = [say for say in board.close(board.order("witch", "O3a", "mage")).news if say.line == "news-votes"]
    assert (facts(line)["number"], facts(line)["voters"]) == (3, ())
    assert "news-executed mage" not in board.news


@proves("O3a", "O3b")
def test_the_prosecutor_accuses_and_votes_for_five_together() -> None:
    board = crowd(12, witch="prosecutor")
    both = [board.order("witch", ability, "detective") for ability in ("O3a", "C1")]
    assert is_executed(board, "detective", *both)
    assert board.looks("witch") == [("detective", 1)]


@proves("O3a")
def test_the_accusation_of_one_who_dies_counts() -> None:
    """U27."""
    board = Board("killer", "mage", witch="prosecutor").put("witch", lives=1)
    orders = [board.order("witch", "O3a", "mage"), board.order("killer", "S6a1", "witch")]
    assert is_executed(board, "mage", *orders)


# The Priest ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("executions", [0, 1, 5])
@proves("O12b")
def test_every_execution_of_the_living_priest_is_a_first_one(executions: int) -> None:
    board = crowd(5, witch="priest").put("witch", executions=executions)
    board.resolve(*votes(board, "witch", 3))
    assert (board.looks("detective"), board.jailed()) == ([("witch", 1)], [])


@proves("O12b")
def test_a_dead_priest_is_respected_no_more() -> None:
    """U2: nor one who dies in the phase of the vote."""
    board = Board("killer", "detective", "policeman", witch="priest").put("witch", lives=1, executions=1)
    board.close(*votes(board, "witch", 2), board.order("killer", "S6a1", "witch"))
    assert ("told-role", {"player": "witch", "role": "witch"}) in board.letters("detective")


# The Jurist's case study --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("executed", "looks"), [(True, [("detective", 1)]), (False, [])])
@proves("O6b")
def test_a_case_study_shows_a_mask_if_its_target_is_executed(executed: bool, looks: list[tuple[str, int]]) -> None:
    board = crowd(6, witch="jurist")
    board.close(board.order("witch", "O6b", "detective"), *votes(board, "detective", 3 if executed else 2))
    assert board.looks("witch") == looks
    assert board.failures == ([] if executed else [("failed-not-executed", "O6b")])


@proves("O6b")
def test_a_case_study_draws_its_own_mask_and_by_a_second_execution_too() -> None:
    """B47."""
    board = crowd(6, witch="jurist")
    orders = [board.order("witch", "O6b", "detective"), *votes(board, "detective", 3)]
    assert [look.ability for look in board.close(*orders).looks] == ["C1", "O6b"]
    assert [look.ability for look in board.put("detective", executions=1).close(*orders).looks] == ["O6b"]


@proves("O6b")
def test_the_jurist_studies_only_whom_he_does_not_vote_on() -> None:
    board = Board("mage", "boss", witch="jurist")
    vote, study = board.order("witch", "C1", "mage"), board.order("witch", "O6b", "mage")
    assert board.refusal("witch", "O6b", "mage", [vote]) == "barred-voted-on"
    assert board.refusal("witch", "C1", "mage", [study]) == "barred-studied"
    assert board.refusal("witch", "O6b", "boss", [vote]) == ""


@proves("O6b")
def test_the_jurist_studies_in_every_phase() -> None:
    board = Board("mage", witch="jurist")
    board.resolve(board.order("witch", "O6b", "mage"))
    assert board.refusal("witch", "O6b", "mage") == ""
