"""What the Law does to others: Revolver (S2b), Defence and Poisoning (S3), Help the inquiry (S4b)."""

from __future__ import annotations

import pytest
from lichiny_rig import Board
from lichiny_shields import every_shield, lost, passes
from proofs import proves
from test_lichiny_law import town

from narrator.games.lichiny.roles import MASKS, Secret

# S2b Revolver -------------------------------------------------------------------------------------------------


@every_shield
@proves("S2b", "S3a", "S13b", "S16b", "S9c", "S10c", "S7d", "C6", "O13b", "C3")
def test_a_right_revolver_is_an_attack_of_one(shield: str) -> None:
    assert lost("policeman", "S2b", shield) == passes("attack", 1, shield)


@proves("S2b", "C3")
def test_a_wrong_revolver_does_nothing_not_even_to_a_bank() -> None:
    """U12: not aimed, so the Bank costs its life."""
    board = town()
    board.resolve(board.order("policeman", "S2b", "killer", guess="boss"))
    assert (board["killer"].lives, board.news, board.failures) == (2, [], [("failed-guess", "S2b")])
    board = town().put("killer", cards=1)
    shot = board.order("policeman", "S2b", "killer", guess="boss")
    assert board.resolve(shot, board.order("killer", "C3"))["killer"].lives == 1


@proves("S2b", "O10a", "O9a", "O16b")
def test_the_revolver_reaches_pensioner_and_millionaire_by_day_and_is_seen_by_the_doctor() -> None:
    """A wrongly guessed use is examined too (U31)."""
    board = Board(policeman="doctor", killer="pensioner", mage="millionaire", number=2)
    assert [board.refusal("policeman", "S2b", name) for name in ("killer", "mage")] == ["", ""]
    board.put("killer", lives=1)
    board.resolve(board.order("policeman", "S2b", "killer", guess="boss"))
    board.resolve(board.order("policeman", "O16b", "killer"))
    assert ("told-strikes", {"player": "killer", "abilities": ("S2b",)}) in board.letters("policeman")


@proves("S2b")
def test_a_shot_at_a_corpse_is_legal_and_nothing() -> None:
    """U4, U3."""
    board = town().put("killer", lives=0)
    board.resolve(board.order("policeman", "S2b", "killer", guess="killer"))
    assert (board.news, board.failures) == ([], [("failed-corpse", "S2b")])


# S3a Defence --------------------------------------------------------------------------------------------------


@proves("S3a")
def test_defence_holds_all_attacks_of_one_night_off_and_no_loss() -> None:
    board = town("sorcerer", boss="electrician").put("mage", lives=4)
    defence = board.order("vigilante", "S3a", "mage")
    shots = [board.order("killer", "S6a4", "mage"), board.order("sorcerer", "S8a", "mage")]
    board.resolve(defence, *shots, board.order("boss", "O11a", "mage"))
    assert board["mage"].lives == 3
    assert sorted(line for line, _ in board.failures) == ["failed-defended"] * 2
    board.resolve(board.order("sorcerer", "S8a", "mage"))
    assert board["mage"].lives == 2


@proves("S3a")
def test_defence_not_twice_for_one_but_for_another_every_night_himself_too() -> None:
    board = town()
    board.resolve(board.order("vigilante", "S3a", "mage"))
    assert board.refusal("vigilante", "S3a") == "refused-by-day"
    board.resolve()
    targets = ("mage", "vigilante", "killer")
    assert [board.refusal("vigilante", "S3a", name) for name in targets] == ["barred-twice", "", ""]


@proves("S3a", "O10a")
def test_defence_is_for_the_pensioner_too_and_works_though_the_vigilante_dies() -> None:
    """O10a, L-12; l.7."""
    board = town("sorcerer", boss="pensioner").put("vigilante", lives=1)
    shots = [board.order("killer", "S6a1", "vigilante"), board.order("sorcerer", "S8a", "boss")]
    board.resolve(*shots, board.order("vigilante", "S3a", "boss"))
    assert (board["boss"].lives, board.news) == (2, ["news-died vigilante"])


# S3b Poisoning ------------------------------------------------------------------------------------------------


@proves("S3b")
def test_poison_lays_up_for_the_next_phase_alone_and_rests_a_phase() -> None:
    """No life is lost; the same one may be poisoned again."""
    board = town()
    board.resolve(board.order("vigilante", "S3b", "killer"))
    assert (board.patients(), board.news, board["killer"].lives) == (["killer"], ["news-hospital killer"], 2)
    assert board.refusal("killer", "S6c") == "refused-hospital"
    assert board.refusal("vigilante", "S3b") == "refused-resting"
    board.resolve()
    assert (board.patients(), board.news) == ([], ["news-left-hospital killer"])
    assert board.refusal("vigilante", "S3b", "killer") == ""


@pytest.mark.parametrize(("lives", "open_role"), [(1, ""), (2, "avenger"), (0, "")])
@proves("S3b", "O5b")
def test_poison_changes_nothing_for_patient_avenger_or_corpse(lives: int, open_role: str) -> None:
    """B36."""
    board = town(boss=open_role).put("boss", lives=lives)
    assert board.resolve(board.order("vigilante", "S3b", "boss")).news == []


@proves("S3b", "O16a")
def test_who_is_poisoned_at_full_lives_may_be_healed() -> None:
    """B24."""
    board = town("boss")
    board.resolve(board.order("vigilante", "S3b", "killer"))
    assert board.resolve(board.order("killer", "S6b", "killer"))["killer"].lives == 3


# S4b Help the inquiry -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["killer", "civilian"])
@proves("S4b")
def test_help_adds_two_true_masks_from_the_end_of_the_phase_for_good(target: str) -> None:
    """B66; every phase, himself too."""
    board = town()
    board.resolve(board.order("civilian", "S4b", target), board.order("policeman", "S2a", target))
    assert board.pool("S2a") == sorted(MASKS[Secret(target)])
    board.resolve(board.order("civilian", "S4b", target), board.order("policeman", "S2a", target))
    assert board.pool("S2a") == sorted((*MASKS[Secret(target)], *[target] * 3))
    assert board["killer" if target == "killer" else "civilian"].masks.count(target) == 1 + 2 * 3
    assert (board.news, board.letters(target), board.letters("civilian")) == ([], [], [])


@proves("S4b", "S10a")
def test_help_adds_nothing_to_the_maniac() -> None:
    board = town("maniac")
    assert board.resolve(board.order("civilian", "S4b", "maniac"))["maniac"].masks == MASKS[Secret.MANIAC]
    assert board.failures == [("failed-maniac-masks", "S4b")]
