"""The open roles of Lichiny that jail, rob, die and speak: Politician, Looter, Avenger, Journalist, Commissioner.

What they do to the vote stands in test_lichiny_votes.py; what they learn, in test_lichiny_open_checks.py.
"""

from __future__ import annotations

import pytest
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import ANONYMOUS_MASK, Open, Secret

ROLES = tuple(role.replace("-", "_") for role in Secret)


def everyone(**named: str) -> Board:
    return Board(*[role for role in ROLES if role not in named], **named)


def jailing(board: Board, way: str, target: str = "witch") -> list[Order]:
    """The orders of one way into Prison for the witch; the commissioner is the mage, and so on."""
    if way == "vote":
        board.put(target, executions=1)
        voters = [name for name in ROLES if name not in (target, "mage", "vigilante")][:9]
        return [board.order(name, "C1", target) for name in voters]
    if way == "S15c":
        board.put(target, cards=3)
        return [board.order("joker", "S15c")]
    by = {"O8a": "mage", "S1b": "detective", "S5c": "boss", "S11b": "inquisitor", "S13c": "evil_genius"}[way]
    guess = target if way in ("S1b", "S5c") else ""
    return [board.order(by, way, target, guess=guess)]


WAYS = ("O8a", "S1b", "S5c", "S11b", "S13c", "S15c", "vote")

# Politician: amnesty ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("amnestied", [True, False])
@proves("O1b", "C1", *WAYS[:-1])
def test_nobody_amnestied_comes_into_prison_for_the_next_phase(way: str, amnestied: bool) -> None:
    """U21: whatever would jail him in this phase. The Inquisitor's second phase stands."""
    board = everyone(mage="commissioner", vigilante="politician")
    orders = jailing(board, way)
    orders += [board.order("vigilante", "O1b", "witch")] if amnestied else []
    board.resolve(*orders)
    assert board.jailed() == ([] if amnestied else ["witch"])
    assert ("news-prison witch" in board.news) is not amnestied
    assert board.resolve().jailed() == (["witch"] if way == "S11b" else [])


@proves("O1b")
def test_an_amnesty_is_hidden_for_once_and_for_one_phase() -> None:
    board = everyone(mage="commissioner", vigilante="politician")
    board.resolve(board.order("vigilante", "O1b", "witch"))
    assert board.news == []
    assert board.refusal("vigilante", "O1b", "witch") == "refused-spent"
    assert board.resolve(*jailing(board, "O8a")).jailed() == ["witch"]


@proves("O1b")
def test_an_amnesty_frees_nobody_who_sits_already() -> None:
    """U21: a term that runs goes on, its second phase too; a new one is barred."""
    board = everyone(mage="commissioner", vigilante="politician").put("witch", prison=(1, 2))
    board.resolve(board.order("vigilante", "O1b", "witch"))
    assert board.jailed() == ["witch"]
    board = everyone(mage="commissioner", vigilante="politician").put("witch", prison=(1,))
    assert board.resolve(board.order("vigilante", "O1b", "witch"), *jailing(board, "O8a")).jailed() == []


@pytest.mark.parametrize("target", ["vigilante", "witch", "boss", "maniac", "killer"])
@proves("O1b")
def test_anybody_can_be_amnestied(target: str) -> None:
    """Oneself, the dead, Pensioner and Millionaire (it is neither secret nor public)."""
    board = Board("boss", vigilante="politician", witch="pensioner", killer="millionaire", maniac="avenger")
    board.put("boss", lives=0)
    assert board.refusal("vigilante", "O1b", target) == ""


# Looter: grave robbing ----------------------------------------------------------------------------------------


def robbing(dead: str, looter: str = "boss", rival: str = "mage") -> Board:
    """The looter is about to rob a dead one of that open role."""
    board = Board("witch", "killer", **{looter: "looter", rival: dead})
    return board.put(rival, lives=0)


@proves("O4a")
def test_the_looter_robs_in_secret_and_gains_in_public_from_the_next_phase_on() -> None:
    board = robbing("commissioner")
    board.close(board.order("boss", "O4a", "mage"))
    assert board.news == []
    assert board.last
    assert board.last.after[board.seats["boss"]].robbed is None
    board.resolve(board.order("boss", "O4a", "mage"))
    assert board.news == ["news-robbed boss"]
    assert board.refusal("boss", "O8a", "witch") == ""


@proves("O4a")
def test_the_looter_keeps_his_own_abilities_and_robs_once() -> None:
    """B50: and a limit that the dead one used up is fresh."""
    board = robbing("politician")
    board.put("mage", lives=2)
    board.resolve(board.order("mage", "O1b", "boss"))
    board.put("mage", lives=0).resolve(board.order("boss", "O4a", "mage"))
    assert board.refusal("boss", "O1b", "witch") == ""
    assert board.refusal("boss", "O4b", "mage") == ""
    assert board.refusal("boss", "O4a", "mage") == "refused-spent"


@pytest.mark.parametrize("ability", ["O4a", "O4b"])
@proves("O4a", "O4b")
def test_only_who_lies_in_the_morgue_now_is_robbed_or_exhumed(ability: str) -> None:
    board = Board("mage", "witch", "killer", boss="looter").put("mage", lives=0).put("killer", has_left=True)
    assert board.refusal("boss", ability, "mage") == ""
    assert board.refusal("boss", ability, "witch") == "barred-alive"
    assert board.refusal("boss", ability, "killer") == "barred-left"
    assert board.put("mage", lives=1).refusal("boss", ability) == "refused-no-target"


@pytest.mark.parametrize(
    ("state", "reason"), [({"lives": 1}, ""), ({"prison": (1,)}, "refused-prison"), ({"drunk": 1}, "refused-drunk")]
)
@proves("O4a")
def test_patients_rob_and_prisoners_do_not(state: dict[str, object], reason: str) -> None:
    board = robbing("cook").put("boss", **state)
    assert board.refusal("boss", "O4a", "mage") == reason


@proves("O4a", "O14a")
def test_robbing_the_strongman_brings_a_life_and_leads_out_of_hospital() -> None:
    """B50, U60: in the open; and he knows his lives from then on (L24)."""
    board = robbing("strongman").put("boss", lives=1)
    board.resolve(board.order("boss", "O4a", "mage"))
    assert board.letters("boss") == [("told-own-lives", {"number": 2})]
    assert (board["boss"].lives, board.news) == (2, ["news-robbed boss", "news-left-hospital boss"])
    board.resolve()
    assert board["boss"].lives == 2
    assert board.letters("boss") == [("told-own-lives", {"number": 2})]


@proves("O4a")
def test_the_robbed_life_comes_too_late_for_one_who_dies() -> None:
    """U60."""
    board = robbing("strongman").put("boss", lives=1)
    board.resolve(board.order("boss", "O4a", "mage"), board.order("killer", "S6a1", "boss"))
    assert board.news == ["news-died boss"]
    assert board["boss"].robbed is None


@pytest.mark.parametrize(("looter", "added"), [("boss", 5), ("maniac", 0)])
@proves("O4a", "O15b", "S10a")
def test_robbing_the_anonymous_brings_five_masks_but_none_to_the_maniac(looter: str, added: int) -> None:
    """B51, U53."""
    board = robbing("anonymous", looter)
    board.resolve(board.order(looter, "O4a", "mage"))
    assert board[looter].masks.count(ANONYMOUS_MASK) == added


@proves("O4a", "O5a", "O5b")
def test_robbing_the_avenger_brings_drive_and_doping() -> None:
    board = robbing("avenger").put("boss", lives=1)
    board.resolve(board.order("boss", "O4a", "mage"))
    assert board.patients() == []
    board.resolve(board.order("killer", "S6c", "boss", picks=(Secret.BOSS,) * 2)).resolve(
        board.order("killer", "S6a1", "boss")
    )
    assert "news-doping boss" in board.news


@pytest.mark.parametrize(
    ("dead", "ability", "reason"),
    [("millionaire", "O13a", "barred-vip"), ("pensioner", "S6c", "barred-vigilance"), ("cook", "S6c", "")],
)
@proves("O4a", "O9a", "O10a")
def test_robbed_vip_and_vigilance_hold(dead: str, ability: str, reason: str) -> None:
    by = "witch" if ability == "O13a" else "killer"
    rest = {"witch": "cook"} if ability == "O13a" else {"witch": "doctor"}
    board = Board("killer", boss="looter", mage=dead, **rest).put("mage", lives=0)
    board.resolve(board.order("boss", "O4a", "mage"))
    assert board.refusal(by, ability, "boss") == reason


@proves("O4a", "O7b")
def test_press_freedom_robbed_as_a_prison_begins_comes_too_late() -> None:
    """U22: and it holds from then on."""
    board = Board("evil_genius", "witch", boss="looter", mage="journalist").put("mage", lives=0)
    board.resolve(board.order("boss", "O4a", "mage"), board.order("evil_genius", "S13c", "boss"))
    assert board.jailed() == ["boss"]
    board = Board("evil_genius", "witch", boss="looter", mage="journalist").put("mage", lives=0)
    board.resolve(board.order("boss", "O4a", "mage"))
    assert board.resolve(board.order("evil_genius", "S13c", "boss")).jailed() == []


@proves("O4a")
def test_a_looter_who_dies_afterwards_has_lost_what_he_robbed() -> None:
    """l.7."""
    board = Board("killer", "witch", boss="looter").put("boss", lives=0, robbed=Open.PENSIONER)
    assert board.refusal("killer", "S6c", "boss") == ""


@proves("O4b")
def test_exhumation_tells_a_dead_ones_secret_role_once_and_in_secret() -> None:
    board = robbing("cook")
    board.resolve(board.order("boss", "O4b", "mage"))
    assert board.letters("boss") == [("told-role", {"player": "mage", "role": "mage"})]
    assert board.news == []
    assert board.refusal("boss", "O4b", "mage") == "refused-spent"


@pytest.mark.parametrize("number", [1, 2])
@proves("O4b")
def test_exhumation_is_for_any_phase(number: int) -> None:
    board = Board("mage", number=number, options={"untimed": "night"}, boss="looter").put("mage", lives=0)
    assert board.refusal("boss", "O4b", "mage") == ""
    assert board.refusal("boss", "O4a", "mage") == ("" if number == 1 else "refused-by-day")


# Avenger: doping and drive ------------------------------------------------------------------------------------


def dying(**state: object) -> tuple[Board, Order]:
    board = Board("killer", "witch", "vigilante", boss="avenger").put("boss", lives=1, **state)
    return board, board.order("killer", "S6a4", "boss")


@proves("O5a", "O5b")
def test_doping_leaves_a_dying_avenger_one_life_in_the_open() -> None:
    board, shot = dying()
    board.resolve(shot)
    assert board["boss"].lives == 1
    assert sorted(board.news) == ["news-doping boss", "news-shotgun killer"]
    assert board.patients() == board.jailed() == []


@proves("O5a")
def test_the_doped_avenger_goes_to_prison_at_the_end_of_the_next_phase_for_good() -> None:
    board, shot = dying()
    board.resolve(shot)
    assert (board.jailed(), board.refusal("boss", "C1", "witch")) == ([], "")
    board.resolve()
    assert board.news == ["news-prison boss"]
    for _ in range(5):
        assert board.jailed() == ["boss"]
        board.resolve()
        assert board.news == []


@proves("O5a")
def test_doping_works_once() -> None:
    board, shot = dying()
    board.resolve(shot).resolve().resolve(shot)
    assert "news-died boss" in board.news
    assert (board.jailed(), board["boss"].lives) == ([], 0)


@pytest.mark.parametrize("hit", ["S6a1", "O11a", "S6a3"])
@proves("O5a", "O11a")
def test_doping_fires_on_attacks_damage_and_losses(hit: str) -> None:
    board = Board("killer", "witch", mage="electrician", boss="avenger").put("boss", lives=1)
    by = "mage" if hit == "O11a" else "killer"
    board.resolve(board.order(by, hit, "boss", guess="boss" if hit == "S6a3" else ""))
    assert "news-doping boss" in board.news


@proves("O5a")
def test_doping_is_not_spent_by_a_shielded_blow_nor_by_one_that_does_not_kill() -> None:
    board, shot = dying()
    board.resolve(shot, board.order("vigilante", "S3a", "boss"))
    assert "news-doping boss" not in board.news
    board.put("boss", lives=3).resolve().resolve(shot)
    assert "news-doping boss" not in board.news
    assert board["boss"].lives == 1


@proves("O5a", "O1b")
def test_an_amnesty_delays_the_doped_ones_prison_by_a_phase() -> None:
    """B31, U21."""
    board = Board("killer", "witch", boss="avenger", mage="politician").put("boss", lives=1)
    board.resolve(board.order("killer", "S6a1", "boss")).resolve(board.order("mage", "O1b", "boss"))
    assert board.jailed() == []
    assert board.resolve().jailed() == ["boss"]
    assert board.resolve().jailed() == ["boss"]


@proves("O5a", "O7b")
def test_press_freedom_does_not_help_against_doping() -> None:
    """B31: it is his own ability."""
    board = Board("killer", "witch", boss="journalist").put("boss", lives=1, robbed=Open.AVENGER)
    board.resolve(board.order("killer", "S6a1", "boss")).resolve()
    assert board.jailed() == ["boss"]


@proves("O5a")
def test_executions_never_kill_and_so_never_fire_the_doping() -> None:
    """B32."""
    board = Board("witch", boss="avenger").put("boss", lives=1, executions=3)
    board.resolve(board.order("witch", "C1", "boss"))
    assert board.jailed() == ["boss"]
    assert "news-doping boss" not in board.news


@pytest.mark.parametrize(("by", "ability"), [("vigilante", "S3b"), ("sociopath", "S16c"), ("mage", "O13a")])
@proves("O5b", "O13a", "S3b", "S16c")
def test_nobody_brings_the_avenger_into_hospital(by: str, ability: str) -> None:
    board = Board("vigilante", "sociopath", mage="cook", boss="avenger")
    board.resolve(board.order(by, ability, "boss"))
    assert board.patients() == []
    assert board.resolve().patients() == []


@proves("O5b")
def test_the_avenger_at_one_life_uses_his_starred_abilities_and_cannot_be_healed() -> None:
    """B30: but raided and sabotaged he can be."""
    board = Board("killer", "witch", mage="doctor", boss="avenger", maniac="commissioner").put("boss", lives=1)
    board.put("witch", lives=2).resolve()
    assert "news-hospital boss" not in board.news
    assert board.refusal("boss", "S5c", "witch") == ""
    assert board.refusal("mage", "O16a", "boss") == "barred-not-in-hospital"
    assert board.refusal("maniac", "O8a", "boss") == ""


@proves("O5b", "N0a")
def test_a_neutral_avenger_never_lies_in_hospital_either() -> None:
    board = Board("boss", mage="avenger").put("mage", lives=2)
    assert board.patients() == []


# Journalist: press freedom ------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@proves("O7b", "C1", *WAYS[:-1])
def test_only_the_vote_brings_the_journalist_into_prison(way: str) -> None:
    board = everyone(mage="commissioner", witch="journalist")
    board.resolve(*jailing(board, way))
    assert board.jailed() == (["witch"] if way == "vote" else [])
    assert ("news-prison witch" in board.news) is (way == "vote")
    assert ("failed-press-freedom", way) in board.failures or way == "vote"


@proves("O7b", "S15c")
def test_a_journalist_who_busts_himself_is_jailed_by_his_own_ability() -> None:
    """U24; who loses his hand to another's Bust keeps his freedom alone."""
    board = Board("boss", joker="journalist").put("joker", cards=3)
    assert board.resolve(board.order("joker", "S15c")).jailed() == ["joker"]
    board = Board("joker", boss="journalist").put("boss", cards=3)
    assert board.resolve(board.order("joker", "S15c"))["boss"].cards == 0


# Commissioner: raid -------------------------------------------------------------------------------------------


@proves("O8a")
def test_a_raid_jails_for_the_next_phase_in_the_open_and_once() -> None:
    board = Board("witch", boss="commissioner")
    board.resolve(board.order("boss", "O8a", "witch"))
    assert board.news == ["news-used boss", "news-prison witch"]
    assert board.refusal("boss", "O8a", "witch") == "refused-spent"
    assert board.resolve().news == ["news-left-prison witch"]


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({}, ""),
        ({"lives": 1}, "barred-laid-up"),
        ({"hospital": (1,)}, "barred-laid-up"),
        ({"hospital": (2,)}, ""),  # only from the next phase on (B54)
        ({"lives": 0}, "barred-laid-up"),
        ({"prison": (1,)}, ""),
        ({"drunk": 1}, "barred-drunk"),
    ],
)
@proves("O8a")
def test_no_raid_on_who_lies_in_hospital_or_morgue(state: dict[str, object], reason: str) -> None:
    board = Board("civilian", boss="commissioner").put("civilian", **state)
    assert board.refusal("boss", "O8a", "civilian") == reason


@proves("O8a", "N0a")
def test_a_hit_neutral_cannot_be_raided() -> None:
    board = Board("mage", boss="commissioner").put("mage", lives=2)
    assert board.refusal("boss", "O8a", "mage") == "barred-laid-up"


@proves("O8a")
def test_two_ways_into_prison_are_one_prison() -> None:
    """B34; and one who is laid up in this very phase is jailed as well (B35, B54)."""
    board = Board("evil_genius", "killer", "civilian", boss="commissioner")
    raid, zombie = board.order("boss", "O8a", "civilian"), board.order("evil_genius", "S13c", "civilian")
    board.resolve(raid, zombie, board.order("killer", "S6a1", "civilian"))
    assert (board.jailed(), board.patients()) == (["civilian"], ["civilian"])
    assert board.resolve().jailed() == []


@proves("O8a")
def test_a_raid_on_one_who_dies_jails_no_corpse() -> None:
    board = Board("killer", "civilian", boss="commissioner")
    board.resolve(board.order("boss", "O8a", "civilian"), board.order("killer", "S6a4", "civilian"))
    assert "news-prison civilian" not in board.news
