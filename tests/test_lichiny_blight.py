"""The Sorcerer: Blight and who bears its dark aura (S8d), Soul drain (S8e), Triumph of evil (S8f)."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_letters import read
from lichiny_rig import Board
from proofs import proves
from test_lichiny_sorcerer import cave


def bearers(board: Board) -> list[str]:
    return [name for name in board.seats if board[name].has_aura]


# S8d Blight ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "ability", "rest", "bears"),
    [
        ("policeman", "S2a", {}, True),
        ("policeman", "S2b", {"guess": "boss"}, True),
        ("policeman", "S0b", {"guess": "boss"}, True),
        ("killer", "S6a1", {}, True),
        ("killer", "C1", {}, True),
        ("killer", "C2", {}, True),
        ("killer", "C6", {"effect": "hunt-misere"}, True),
        ("boss", "S5a", {"text": "phrase-1"}, True),
        ("boss", "O8b", {}, True),
        ("boss", "O8a", {}, True),
        ("killer", "C7", {"text": "phrase-1"}, False),
        ("maniac", "S10c", {"guess": "boss"}, False),
        ("maniac", "S10d", {}, True),
        ("mage", "S7c", {}, False),
        ("sorcerer", "C1", {}, False),
    ],
)
@proves("S8d", "C1", "C2", "C6", "C7", "S10c")
def test_whose_uses_on_the_sorcerer_leave_the_dark_aura(
    by: str, ability: str, rest: dict[str, Any], bears: bool
) -> None:
    """B73, U58, U40: votes too; not mail, Blood Bath, the Mage, himself. He is told who."""
    board = cave("maniac", boss="commissioner").put("killer", cards=1)
    board.resolve(board.order("sorcerer", "S8d"), board.order(by, ability, "sorcerer", **rest))
    assert bearers(board) == ([by] if bears else [])
    assert ("told-bearers", {"players": (by,) if bears else ()}) in board.letters("sorcerer")
    assert [line for line, _ in board.letters(by) if line == "told-bearers"] == (["told-bearers"] * (by == "sorcerer"))


@proves("S8d", "C6", "C5")
def test_who_hunts_another_to_attack_the_jailed_sorcerer_bears_it() -> None:
    """U8: his Misère lets him lay the Blight in Prison."""
    board = cave("leprechaun").put("sorcerer", prison=(1,), misere=1)
    hunt = board.order("killer", "C6", "leprechaun", "sorcerer", effect="hunt-attack")
    board.resolve(board.order("sorcerer", "S8d"), hunt)
    assert bearers(board) == ["killer"]


@proves("S8d", "S15a")
def test_who_deals_him_one_card_of_three_bears_it() -> None:
    board = cave("joker")
    board.resolve(board.order("sorcerer", "S8d"), board.order("joker", "S15a", "mage", "sorcerer", "killer"))
    assert bearers(board) == ["joker"]


@proves("S8d", "O15a", "C1")
def test_the_anonymous_voter_is_seen_among_the_bearers() -> None:
    """U58."""
    board = cave(killer="anonymous")
    board.resolve(board.order("sorcerer", "S8d"), board.order("killer", "C1", "sorcerer"))
    assert ("told-bearers", {"players": ("killer",)}) in board.letters("sorcerer")


@proves("S8d", "S14a")
def test_who_is_the_mage_by_a_copy_bears_no_aura() -> None:
    """U40; having been the Mage takes none off."""
    board = cave("changeling").put("mage", lives=0)
    board.put("changeling", copied=board.seats["mage"])
    board.resolve(board.order("sorcerer", "S8d"), board.order("changeling", "S7c", "sorcerer"))
    assert bearers(board) == []


@proves("S8d")
def test_without_blight_nothing_is_left_and_an_aura_lasts() -> None:
    """Not after it either; he knows the bearers in every phase."""
    board = cave()
    board.resolve(board.order("killer", "S6a1", "sorcerer"))
    assert bearers(board) == []
    board.put("policeman", has_aura=True)
    for _ in range(2):
        board.resolve(board.order("killer", "C1", "sorcerer"))
        assert bearers(board) == ["policeman"]
        assert ("told-bearers", {"players": ("policeman",)}) in board.letters("sorcerer")


@proves("S8d")
def test_when_blight_may_be_laid() -> None:
    """U6: by night; a star; not two nights running."""
    assert cave(number=2).refusal("sorcerer", "S8d") == "refused-by-day"
    assert cave().put("sorcerer", lives=2).refusal("sorcerer", "S8d") == "refused-hospital"
    assert cave().put("sorcerer", prison=(1,)).refusal("sorcerer", "S8d") == "refused-prison"
    board = cave()
    board.resolve(board.order("sorcerer", "S8d")).resolve()
    assert board.refusal("sorcerer", "S8d") == "refused-resting"
    assert board.resolve().resolve().refusal("sorcerer", "S8d") == ""


# S8e Soul drain -----------------------------------------------------------------------------------------------


def drained(**state: Any) -> Board:
    """The Sorcerer lies in Hospital, the Killer bears the aura."""
    return cave("vigilante", "leprechaun").put("sorcerer", lives=1).put("killer", has_aura=True, lives=4, **state)


@proves("S8e")
def test_soul_drain_takes_aura_and_life_and_gives_the_life_to_the_sorcerer() -> None:
    """B74."""
    board = drained()
    board.resolve(board.order("sorcerer", "S8e", "killer"))
    assert (bearers(board), board["killer"].lives, board["sorcerer"].lives) == ([], 3, 2)
    assert ("told-bearers", {"players": ()}) in board.letters("sorcerer")


@pytest.mark.parametrize(
    ("by", "ability", "left"), [("vigilante", "S3a", 1), ("killer", "C6", 1), ("killer", "C3", 0), ("", "", 1)]
)
@proves("S8e", "S3a", "C6", "C3")
def test_the_drain_is_no_attack_and_feeds_him_though_it_is_blocked(by: str, ability: str, left: int) -> None:
    """U18."""
    board = drained(cards=1)
    target = {"S3a": ["killer"], "C6": ["leprechaun"]}.get(ability, [])
    effect = "hunt-protection" if ability == "C6" else ""
    shield = [board.order(by, ability, *target, effect=effect)] if by else []
    board.resolve(board.order("sorcerer", "S8e", "killer"), *shield)
    assert (board["killer"].lives, board["sorcerer"].lives, bearers(board)) == (4 - left, 2, [])


@proves("S8e", "O13b")
def test_cookery_dulls_the_drain() -> None:
    board = drained(saved=(1,))
    assert board.resolve(board.order("sorcerer", "S8e", "killer"))["killer"].lives == 4


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"lives": 3}, "refused-not-in-hospital"),
        ({"lives": 3, "misere": 1}, "refused-not-in-hospital"),
        ({"lives": 2}, ""),
        ({"lives": 3, "hospital": (1,)}, ""),
        ({"lives": 1, "prison": (1,)}, "refused-prison"),
        ({"lives": 1, "prison": (1,), "misere": 1}, ""),
    ],
)
@proves("S8e", "C5", "N0a")
def test_he_drains_only_from_hospital(state: dict[str, Any], reason: str) -> None:
    """U8."""
    assert drained().put("sorcerer", **state).refusal("sorcerer", "S8e") == reason


@proves("S8e", "O10a")
def test_only_a_living_bearer_can_be_drained_the_pensioner_too() -> None:
    board = drained().put("policeman", has_aura=True, lives=0)
    targets = {name: board.refusal("sorcerer", "S8e", name) for name in ("killer", "policeman", "mage")}
    assert targets == {"killer": "", "policeman": "barred-no-aura", "mage": "barred-no-aura"}
    assert board.put("killer", has_aura=False).refusal("sorcerer", "S8e") == "refused-no-target"
    board = cave(killer="pensioner").put("sorcerer", lives=1).put("killer", has_aura=True)
    assert board.refusal("sorcerer", "S8e", "killer") == ""


@proves("S8e")
def test_not_two_phases_running_by_night_or_day() -> None:
    board = drained().put("policeman", has_aura=True)
    board.resolve(board.order("sorcerer", "S8e", "killer"))
    assert board.refusal("sorcerer", "S8e") == "refused-resting"
    assert board.resolve().refusal("sorcerer", "S8e", "policeman") == ""


@proves("S8e", "S6a1")
def test_a_drained_life_saves_him_in_the_same_phase() -> None:
    """B23."""
    board = drained()
    board.resolve(board.order("sorcerer", "S8e", "killer"), board.order("killer", "S6a1", "sorcerer"))
    assert (board["sorcerer"].lives, board.news) == (1, [])


@proves("S8e", "S8d", "C5")
def test_drained_and_blighted_anew_in_one_phase_he_bears_it_again() -> None:
    """U18: off first, then new auras."""
    board = drained().put("sorcerer", misere=1)
    orders = [board.order("sorcerer", "S8e", "killer"), board.order("sorcerer", "S8d")]
    assert bearers(board.resolve(*orders, board.order("killer", "C1", "sorcerer"))) == ["killer"]


@proves("S8e", "O16b")
def test_a_drain_shows_at_an_examination() -> None:
    """U31."""
    board = cave(policeman="doctor").put("sorcerer", lives=1).put("killer", has_aura=True)
    board.resolve(board.order("sorcerer", "S8e", "killer"))
    board.resolve(board.order("policeman", "O16b", "killer"))
    assert ("told-strikes", {"player": "killer", "abilities": ("S8e",)}) in board.letters("policeman")


@proves("S8d", "S8e")
def test_a_dying_sorcerer_is_told_nothing() -> None:
    """U1."""
    board = cave().put("sorcerer", lives=1)
    assert [line for name, line in read(board, board.order("killer", "S6a1", "sorcerer")) if name == "sorcerer"] == []


# S8f Triumph of evil ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mage", "policeman", "winners"),
    [(1, 0, ["sorcerer"]), (1, 1, None), (3, 0, None)],
)
@proves("S8f", "S8a")
def test_the_sorcerer_wins_as_the_mage_dies_after_all_the_law(
    mage: int, policeman: int, winners: list[str] | None
) -> None:
    board = cave("sociopath", "maniac").put("mage", lives=mage).put("policeman", lives=policeman)
    board.put("sociopath", prison=(1, 2)).close(board.order("sorcerer", "S8a", "mage"))
    assert board.winners() == winners


@proves("S8f", "M0a", "S12c")
def test_sorcerer_mafia_and_leprechaun_win_together() -> None:
    """B100, L-23."""
    board = cave("leprechaun").put("mage", lives=0).put("policeman", lives=1)
    board.close(board.order("killer", "S6a1", "policeman"))
    assert board.winners() == ["sorcerer", "killer", "leprechaun"]


@pytest.mark.parametrize("copied", ["mage", "policeman"])
@proves("S8f", "S14a")
def test_a_copied_mage_or_law_is_not_dead(copied: str) -> None:
    board = cave("changeling", "maniac").put("mage", lives=0).put("policeman", lives=0)
    board.put("changeling", copied=board.seats[copied]).close()
    assert board.winners() is None
    board.put("changeling", copied=None).close()
    assert board.winners() == ["sorcerer"]
