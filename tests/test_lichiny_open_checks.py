"""The open roles of Lichiny that learn something, and the two that few abilities reach: Millionaire and Pensioner."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_letters import read
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.abilities import ABILITIES, Aim
from narrator.games.lichiny.roles import MASKS, Secret

TWO = (Secret.BOSS,) * 2

# Papers and bribe: one mask -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("role", "ability"), [("commissioner", "O8b"), ("millionaire", "O9b")])
@proves("O8b", "O9b")
def test_papers_and_bribe_show_one_mask_once_and_in_the_open(role: str, ability: str) -> None:
    board = Board("mage", boss=role)
    board.resolve(board.order("boss", ability, "mage"))
    assert board.looks("boss") == [("mage", 1)]
    assert board.pool(ability) == sorted(MASKS[Secret.MAGE])
    assert board.news == ["news-used boss"]
    assert board.refusal("boss", ability, "mage") == "refused-spent"


@pytest.mark.parametrize(("role", "ability"), [("commissioner", "O8b"), ("millionaire", "O9b")])
@pytest.mark.parametrize(
    ("state", "reason"),
    [({}, ""), ({"lives": 1}, ""), ({"prison": (1,)}, "refused-prison"), ({"drunk": 1}, "refused-drunk")],
)
@proves("O8b", "O9b")
def test_patients_look_and_prisoners_do_not(role: str, ability: str, state: dict[str, Any], reason: str) -> None:
    assert Board("mage", boss=role).put("boss", **state).refusal("boss", ability, "mage") == reason


@pytest.mark.parametrize(("ability", "reason"), [("O8b", "refused-pair"), ("O9b", "")])
@proves("O8b", "O9b")
def test_the_commissioner_looks_at_papers_or_votes(ability: str, reason: str) -> None:
    board = Board("mage", "witch", boss="commissioner" if ability == "O8b" else "millionaire")
    vote, look = board.order("boss", "C1", "witch"), board.order("boss", ability, "mage")
    assert board.refusal("boss", ability, "mage", [vote]) == reason
    assert board.refusal("boss", "C1", "witch", [look]) == reason


@pytest.mark.parametrize("ability", ["O8b", "O9b", "O7a", "O10b", "O12a", "O16b", "O6b"])
@proves("O8b", "O9b", "O7a", "O10b", "O12a", "O16b", "O6b")
def test_open_roles_look_at_the_pensioner_and_at_the_dead(ability: str) -> None:
    """B55: vigilance is of secret roles' abilities; B16."""
    board = Board("witch", mage="pensioner").put("witch", lives=0).put("mage", hospital=(1,))
    by = "mage" if ability == "O10b" else "boss"
    if by == "boss":
        board = Board("witch", mage="pensioner", boss=str(ABILITIES[ability].owner)).put("witch", lives=0)
        board.put("mage", hospital=(1,))
        assert board.refusal("boss", ability, "mage") == ""
    assert board.refusal(by, ability, "witch") == ""


# Journalist ---------------------------------------------------------------------------------------------------


@proves("O7a")
def test_an_inquiry_shows_a_mask_at_the_end_of_the_next_phase() -> None:
    board = Board("mage", boss="journalist")
    board.resolve(board.order("boss", "O7a", "mage"))
    assert (board.looks("boss"), board.news) == ([], [])
    board.resolve()
    assert board.looks("boss") == [("mage", 1)]
    assert board.resolve().looks("boss") == []


@proves("O7a", "C4")
def test_an_inquiry_draws_from_the_masks_of_the_phase_in_which_it_ends() -> None:
    board = Board("mage", number=2, boss="journalist").put("mage", cards=1)
    board.resolve(board.order("boss", "O7a", "mage"))
    board.resolve(board.order("mage", "C4", picks=TWO * 2))
    assert len(board.pool("O7a")) == 10


@proves("O7a")
def test_the_journalist_begins_an_inquiry_in_every_phase_on_the_same_one_too() -> None:
    board = Board("mage", boss="journalist")
    inquiry = board.order("boss", "O7a", "mage")
    assert board.refusal("boss", "O7a", "mage", [inquiry]) == "refused-ordered"
    board.resolve(inquiry)
    assert board.refusal("boss", "O7a", "mage") == ""
    assert board.resolve(inquiry).resolve().looks("boss") == [("mage", 1)]


@pytest.mark.parametrize(
    ("reader", "target", "told"),
    [
        ({}, {}, True),
        ({"prison": (2,)}, {}, True),
        ({"drunk": 2}, {}, True),
        ({}, {"lives": 0}, True),
        ({}, {"drunk": 2}, True),
        ({"lives": 0}, {}, False),
    ],
)
@proves("O7a")
def test_a_jailed_journalist_is_told_a_dead_one_is_not(
    reader: dict[str, Any], target: dict[str, Any], told: bool
) -> None:
    """B52, B53: and a target that died has masks still."""
    board = Board("mage", boss="journalist")
    board.resolve(board.order("boss", "O7a", "mage")).put("boss", **reader).put("mage", **target)
    assert read(board) == ([("boss", "told-masks")] if told else [])


# Millionaire: VIP ---------------------------------------------------------------------------------------------

PUBLIC = [row.id for row in ABILITIES.values() if row.is_public and row.aim is not Aim.NOBODY and not row.is_passive]


def test_these_abilities_are_public() -> None:
    assert PUBLIC == ["C1", "O3a", "O8a", "O8b", "O9b", "O11a", "O13a", "O13b", "O14b"]


@pytest.mark.parametrize("ability", [one for one in PUBLIC if one not in ("C1", "O9b")])
@proves("O9a", "O3a", "O8a", "O8b", "O11a", "O13a", "O13b", "O14b")
def test_no_public_ability_but_the_vote_reaches_the_millionaire(ability: str) -> None:
    """B43; the dead have lost the privilege (U2)."""
    board = Board("witch", boss=str(ABILITIES[ability].owner), mage="millionaire")
    assert board.refusal("boss", ability, "mage") == "barred-vip"
    assert board.refusal("boss", ability, "witch") == ""
    assert board.refusal("boss", "C1", "mage") == ""
    if ability in ("O3a", "O8b", "O13a", "O13b", "O14b"):
        assert board.put("mage", lives=0).refusal("boss", ability, "mage") == ""


@proves("O9a", "O9b")
def test_the_millionaire_cannot_bribe_himself() -> None:
    """U35."""
    assert Board("boss", mage="millionaire").refusal("mage", "O9b", "mage") == "barred-vip"


@pytest.mark.parametrize(
    ("role", "ability"),
    [
        ("politician", "O1b"),
        ("lawyer", "O2a"),
        ("jurist", "O6b"),
        ("journalist", "O7a"),
        ("pensioner", "O10b"),
        ("priest", "O12a"),
        ("prosecutor", "S6a4"),
        ("prosecutor", "C7"),
        ("prosecutor", "S6c"),
    ],
)
@proves("O9a", "S6a4")
def test_hidden_abilities_and_the_shotgun_reach_the_millionaire(role: str, ability: str) -> None:
    """U35: the town hears who fired, but the shotgun is no public ability."""
    board = Board("witch", killer=role, mage="millionaire")
    assert board.refusal("killer", ability, "mage") == ""


# Pensioner: vigilance -----------------------------------------------------------------------------------------

BARRED = {
    "detective": ("S1a", "S1b"),
    "policeman": ("S2a",),
    "vigilante": ("S3b",),
    "civilian": ("S4a", "S4b"),
    "boss": ("S5a", "S5b", "S5c"),
    "killer": ("S6b", "S6c"),
    "mage": ("S7a", "S7c"),
    "sorcerer": ("S8c",),
    "witch": ("S9b", "S9e"),
    "maniac": ("S10d",),
    "inquisitor": ("S11b", "S11d"),
    "leprechaun": ("S12b",),
    "evil_genius": ("S13c", "S13d"),
    "joker": ("S15a",),
    "sociopath": ("S16a", "S16c"),
}
REACHING = {
    "detective": ("S0b", "C1", "C6", "C7"),
    "policeman": ("S2b",),
    "vigilante": ("S3a",),
    "killer": ("S6a1", "S6a2", "S6a3", "S6a4"),
    "mage": ("S7b", "S7e"),
    "sorcerer": ("S8a", "S8e"),
    "maniac": ("S10b", "S10c"),
    "inquisitor": ("S11c",),
    "evil_genius": ("S13b",),
    "sociopath": ("S16d",),
}


@pytest.mark.parametrize(
    ("by", "ability", "reason"),
    [(by, ability, "barred-vigilance") for by, abilities in BARRED.items() for ability in abilities]
    + [(by, ability, "") for by, abilities in REACHING.items() for ability in abilities],
)
@proves("O10a", *[one for each in (*BARRED.values(), *REACHING.values()) for one in each])
def test_secret_abilities_reach_the_pensioner_only_if_they_hurt_or_defend(by: str, ability: str, reason: str) -> None:
    """Mask or not (B56), attack or not (U36), and Hunt and vote as they are (U34)."""
    other = "boss" if by == "civilian" else "civilian"
    board = Board(by, other, number=3, changeling="pensioner").put(by, hospital=(3,) if ability == "S8e" else ())
    for name in (other, "changeling"):
        board.put(name, lives=1, has_aura=True)
    assert (board.refusal(by, ability, other), board.refusal(by, ability, "changeling")) == ("", reason)


@proves("O10a")
def test_the_pensioners_own_secret_abilities_reach_himself_and_untargeted_ones_do_too() -> None:
    board = Board("joker", boss="pensioner").put("boss", cards=3)
    assert board.refusal("boss", "S5b", "boss") == ""
    assert board.resolve(board.order("joker", "S15b"))["boss"].cards == 6
    assert board.resolve(board.order("joker", "S15c")).jailed() == ["boss"]


@pytest.mark.parametrize(
    ("role", "ability", "reason"),
    [
        ("priest", "O12a", "barred-vigilance"),
        ("jurist", "O6b", "barred-vigilance"),
        ("jurist", "C7", ""),
        ("commissioner", "O8b", ""),
        ("cook", "O13a", ""),
        ("cook", "C1", ""),
        ("cook", "S6a1", ""),
        ("cook", "S6c", "barred-vigilance"),
    ],
)
@proves("O10a")
def test_vigilance_against_all_that_is_hidden_is_an_option(role: str, ability: str, reason: str) -> None:
    """B55."""
    board = Board("mage", options={"vigilance": "hidden"}, killer=role, boss="pensioner")
    assert board.refusal("killer", ability, "boss") == reason


@proves("O10a", "S14a", "S9d")
def test_a_dead_pensioner_is_vigilant_no_more() -> None:
    """U2."""
    board = Board("changeling", "witch", boss="pensioner").put("boss", lives=0)
    assert [board.refusal("changeling", "S14a", "boss"), board.refusal("witch", "S9d", "boss")] == ["", ""]
    assert board.refusal("witch", "S9b", "boss") == ""


# Pensioner: watch ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ability", "targets", "rest", "is_busy"),
    [
        ("S6a1", ["mage"], {}, True),
        ("S6a1", ["boss"], {}, True),  # on the Pensioner himself too
        ("S6a1", ["killer"], {}, False),
        ("S6a2", ["mage"], {"guess": "witch"}, True),
        ("C1", ["mage"], {}, False),
        ("C7", ["mage"], {"text": "!"}, False),
        ("C2", ["mage"], {}, True),
        ("C3", [], {}, False),
        ("C6", ["mage"], {"effect": "hunt-misere"}, True),
        ("C6", ["killer", "mage"], {"effect": "hunt-check"}, True),
        ("O13a", ["mage"], {}, True),
    ],
)
@proves("O10b")
def test_the_watch_tells_whether_somebody_used_targeted_abilities_on_others(
    ability: str, targets: list[str], rest: dict[str, Any], is_busy: bool
) -> None:
    """B57, U30: whatever came of it; votes and mail do not count."""
    board = Board("mage", boss="pensioner", killer="cook").put("killer", cards=1)
    board.resolve(board.order("killer", ability, *targets, **rest), board.order("boss", "O10b", "killer"))
    line = "told-watched-busy" if is_busy else "told-watched-idle"
    assert (line, {"player": "killer"}) in board.letters("boss")
    assert "news-used boss" not in board.news


@proves("O10b", "S15a")
def test_the_watched_joker_who_deals_to_himself_and_others_is_busy() -> None:
    for targets, line in ((["joker"], "told-watched-idle"), (["joker", "mage"], "told-watched-busy")):
        board = Board("mage", "joker", boss="pensioner")
        board.close(board.order("joker", "S15a", *targets), board.order("boss", "O10b", "joker"))
        assert board.letters("boss")[0] == (line, {"player": "joker"})


@proves("O10b")
def test_the_watch_is_for_once_and_on_others() -> None:
    """U4."""
    board = Board("mage", boss="pensioner")
    assert board.refusal("boss", "O10b", "boss") == "barred-self"
    board.resolve(board.order("boss", "O10b", "mage"))
    assert board.letters("boss") == [("told-watched-idle", {"player": "mage"})]
    assert board.refusal("boss", "O10b", "mage") == "refused-spent"


# Priest: confession -------------------------------------------------------------------------------------------


@proves("O12a")
def test_at_a_confession_both_learn_a_mask_of_each_other_and_nobody_else_hears() -> None:
    board = Board("mage", boss="priest")
    board.resolve(board.order("boss", "O12a", "mage"))
    assert (board.looks("boss"), board.looks("mage"), board.news) == ([("mage", 1)], [("boss", 1)], [])
    assert board.refusal("boss", "O12a", "mage") == ""
    assert board.refusal("boss", "O12a", "boss") == "barred-self"


@pytest.mark.parametrize(("target", "priest"), [("maniac", "boss"), ("boss", "maniac")])
@proves("O12a", "S10a")
def test_the_maniac_sees_what_a_confession_drew_of_him(target: str, priest: str) -> None:
    """B61: if the confession is another's ability."""
    board = Board(target, **{priest: "priest"})
    letters = read(board, board.order(priest, "O12a", target))
    assert letters.count(("maniac", "told-masks")) == letters.count(("boss", "told-masks")) == 1
    assert letters.count(("maniac", "told-seen")) == (1 if target == "maniac" else 0)


@pytest.mark.parametrize("dies", ["mage", "boss"])
@proves("O12a")
def test_who_dies_in_the_phase_of_a_confession_learns_nothing(dies: str) -> None:
    """U1."""
    board = Board("mage", "killer", boss="priest").put(dies, lives=1)
    letters = read(board, board.order("boss", "O12a", "mage"), board.order("killer", "S6a1", dies))
    assert letters == [("boss" if dies == "mage" else "mage", "told-masks")]


# Doctor: examination ------------------------------------------------------------------------------------------


def examined(board: Board, target: str = "civilian") -> list[tuple[str, dict[str, Any]]]:
    """What the doctor, who is the boss, reads of last phase's blows."""
    board.resolve(board.order("boss", "O16b", target))
    return [letter for letter in board.letters("boss") if letter[0].endswith("strikes")]


@pytest.mark.parametrize(
    ("by", "ability", "rest"),
    [
        ("killer", "S6a1", {}),
        ("killer", "S6a2", {"guess": "joker"}),
        ("killer", "S6a3", {"guess": "joker"}),
        ("policeman", "S2b", {"guess": "joker"}),
        ("policeman", "S0b", {"guess": "joker"}),
        ("policeman", "C6", {"effect": "hunt-misere"}),
        ("mage", "S7b", {}),
        ("mage", "S7e", {}),
        ("inquisitor", "S11c", {"guess": "joker"}),
        ("sorcerer", "S8a", {}),
        ("maniac", "S10c", {"guess": "joker"}),
        ("sociopath", "S16d", {"guess": "joker"}),
        ("sociopath", "O11a", {}),
    ],
)
@proves("O16b")
def test_an_examination_tells_the_damaging_abilities_of_the_phase_before(
    by: str, ability: str, rest: dict[str, Any]
) -> None:
    """U31: shielded and wrongly guessed ones too, but not who used them."""
    names = ["civilian", "killer", "policeman", "mage", "inquisitor", "sorcerer", "maniac", "vigilante"]
    board = Board(*names, boss="doctor", sociopath="electrician").put("civilian", lives=4)
    board.resolve(board.order(by, ability, "civilian", **rest), board.order("vigilante", "S3a", "civilian"))
    board.put("civilian", hospital=(2,))
    assert examined(board) == [("told-strikes", {"player": "civilian", "abilities": (ability,)})]


@proves("O16b")
def test_an_examination_counts_every_user_and_leaves_out_threats_checks_and_older_blows() -> None:
    board = Board("civilian", "killer", "maniac", "policeman", "detective", boss="doctor").put("civilian", lives=4)
    mob = [board.order(name, "S0b", "civilian", guess="boss") for name in ("policeman", "detective")]
    board.resolve(board.order("killer", "S6a1", "civilian"), board.order("policeman", "S2a", "civilian"), *mob)
    board.put("civilian", hospital=(2, 3))
    later = Board("civilian", boss="doctor")
    later.snapshot = board.snapshot
    later.seats = board.seats
    assert sorted(examined(board)[0][1]["abilities"]) == ["S0b", "S0b", "S6a1"]
    assert examined(later.resolve()) == [("told-no-strikes", {"player": "civilian"})]


@pytest.mark.parametrize(
    ("state", "reason"),
    [({}, "barred-healthy"), ({"lives": 1}, ""), ({"lives": 0}, ""), ({"prison": (1,)}, "barred-healthy")],
)
@proves("O16b")
def test_only_patients_and_the_dead_are_examined(state: dict[str, Any], reason: str) -> None:
    board = Board("civilian", "witch", boss="doctor").put("witch", lives=1).put("civilian", **state)
    assert board.refusal("boss", "O16b", "civilian") == reason


@proves("O16b")
def test_the_doctor_examines_once_himself_too_and_in_secret() -> None:
    board = Board("mage", boss="doctor").put("boss", lives=1)
    assert examined(board, "boss") == [("told-no-strikes", {"player": "boss"})]
    assert board.news == []
    assert board.refusal("boss", "O16b", "boss") == "refused-spent"
