"""The Hunt of Lichiny (C6): its suspect, its five effects, its limit, and what shields from it."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.abilities import HUNT_EFFECTS
from narrator.games.lichiny.orders import bar_effect, bar_second_target
from narrator.games.lichiny.roles import MASKS, Secret

FOUR = (Secret.BOSS,) * 4
MISERE = {"effect": "hunt-misere"}


def hunt(board: Board, *targets: str, by: str = "policeman", **rest: Any) -> Any:
    return board.order(by, "C6", *targets, **rest)


def hunters(*more: str, **named: str) -> Board:
    return Board("policeman", "leprechaun", "killer", "mage", *more, **named)


# The suspect --------------------------------------------------------------------------------------------------


@proves("C6")
def test_a_true_hunt_hurts_the_leprechaun_and_its_hunter_is_told() -> None:
    board = hunters()
    board.resolve(hunt(board, "leprechaun", **MISERE))
    assert board["leprechaun"].lives == 2
    told = ("told-hunt-true", {"player": "leprechaun", "effect": "hunt-misere"})
    assert board.letters("policeman") == [told]
    assert board.letters("leprechaun") == []
    assert board.news == ["news-hospital leprechaun"]


@proves("C6")
def test_a_hunt_on_another_does_nothing_tells_nothing_and_is_spent() -> None:
    """U32, B83."""
    board = hunters()
    board.resolve(hunt(board, "mage", **MISERE))
    assert (board["mage"].lives, board["policeman"].misere, board.letters("policeman")) == (3, 0, [])
    assert board.failures == [("failed-hunt", "C6")]
    assert board.refusal("policeman", "C6", "leprechaun") == "refused-spent"


@proves("C6")
def test_every_true_hunt_hurts_for_itself() -> None:
    board = hunters()
    board.resolve(*[hunt(board, "leprechaun", by=name, **MISERE) for name in ("policeman", "killer", "mage")])
    assert board.news == ["news-died leprechaun"]


@proves("C6")
def test_a_dead_leprechaun_is_still_one() -> None:
    """U3."""
    board = hunters().put("leprechaun", lives=0)
    board.resolve(hunt(board, "leprechaun", **MISERE))
    assert board["policeman"].misere == 3
    assert board.news == []


@proves("C6", "S14a")
def test_a_changeling_who_copies_the_leprechaun_is_a_true_suspect() -> None:
    board = hunters("changeling").put("leprechaun", lives=0)
    board.put("changeling", copied=board.seats["leprechaun"])
    board.resolve(hunt(board, "changeling", **MISERE))
    assert (board["changeling"].lives, board["policeman"].misere) == (1, 3)


@proves("C6")
def test_the_leprechaun_may_hunt_himself() -> None:
    """U52."""
    board = hunters()
    assert board.refusal("leprechaun", "C6", "leprechaun") == ""
    assert board.resolve(hunt(board, "leprechaun", by="leprechaun", **MISERE))["leprechaun"].lives == 2


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({}, ""),
        ({"lives": 1}, ""),
        ({"prison": (1,)}, "refused-prison"),
        ({"prison": (1,), "misere": 1}, ""),
        ({"has_hunted": True}, "refused-spent"),
    ],
)
@proves("C6")
def test_who_may_hunt(state: dict[str, object], reason: str) -> None:
    assert hunters().put("policeman", **state).refusal("policeman", "C6", "leprechaun") == reason


@pytest.mark.parametrize(("state", "reason"), [({"drunk": 1}, "barred-drunk"), ({"has_left": True}, "barred-left")])
@proves("C6", "O11b")
def test_neither_the_drunk_nor_who_left_is_hunted_or_its_second_target(state: dict[str, object], reason: str) -> None:
    """U62."""
    board = hunters().put("mage", prison=(1,), **state)
    assert board.refusal("policeman", "C6", "mage") == reason
    for effect in ("hunt-check", "hunt-attack"):
        barred = bar_second_target(board.snapshot, board.seats["policeman"], effect, board.seats["mage"])
        assert barred
        assert barred.line == reason


@pytest.mark.parametrize("found", [True, False])
@proves("C6", "S12b")
def test_the_leprechauns_gold_gives_all_hunts_back_those_of_the_phase_too(found: bool) -> None:
    """U52."""
    board = hunters().put("mage", has_hunted=True)
    gold = board.order("leprechaun", "S12b", "killer", guess="killer")
    board.resolve(hunt(board, "killer", **MISERE), gold, gold=("killer" if found else "joker", "joker"))
    reason = "" if found else "refused-spent"
    assert [board.refusal(name, "C6", "leprechaun") for name in ("policeman", "mage")] == [reason, reason]
    assert ("news-hunts-return" in board.news) is found


# Effects ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "offered"), [(1, True), (2, False)])
@proves("C6")
def test_the_effects_of_this_night_are_offered_by_night_alone(number: int, offered: bool) -> None:
    """B86; an attack only while somebody is in Prison."""
    board = Board("policeman", "leprechaun", number=number)
    policeman = board.seats["policeman"]
    effects = [effect for effect in HUNT_EFFECTS if bar_effect(board.snapshot, policeman, effect) is None]
    assert [effect in effects for effect in ("hunt-protection", "hunt-mask")] == [offered, offered]
    assert ("hunt-check" in effects, "hunt-misere" in effects, "hunt-attack" in effects) == (True, True, False)


@pytest.mark.parametrize(
    ("shots", "lost"),
    [
        (["S6a1"], 0),
        (["S6a4"], 1),
        (["S6a1", "S7b"], 1),  # one unit in all (B27), Fireballs too
        (["S6a3"], 1),  # not an attack
        (["S6a3", "S7b"], 1),
    ],
)
@proves("C6")
def test_protection_blocks_one_unit_of_attack_damage(shots: list[str], lost: int) -> None:
    board = hunters().put("policeman", lives=4)
    users = {"S7b": "mage"}
    orders = [board.order(users.get(shot, "killer"), shot, "policeman", guess="policeman") for shot in shots]
    board.resolve(hunt(board, "leprechaun", effect="hunt-protection"), *orders)
    assert board["policeman"].lives == 4 - lost


@proves("C6")
def test_protection_by_a_wrong_suspect_or_in_the_next_night_protects_nobody() -> None:
    board = hunters().put("policeman", lives=5)
    board.resolve(hunt(board, "mage", effect="hunt-protection"), board.order("killer", "S6a1", "policeman"))
    assert board["policeman"].lives == 4
    board = hunters().put("policeman", lives=5)
    board.resolve(hunt(board, "leprechaun", effect="hunt-protection")).resolve()
    assert board.resolve(board.order("killer", "S6a1", "policeman"))["policeman"].lives == 4


@pytest.mark.parametrize(("suspect", "added"), [("leprechaun", FOUR), ("mage", ())])
@proves("C6")
def test_the_mask_effect_adds_four_for_this_night(suspect: str, added: tuple[str, ...]) -> None:
    board = hunters("civilian")
    board.resolve(hunt(board, suspect, effect="hunt-mask", picks=FOUR), board.order("civilian", "S4a", "policeman"))
    assert board.pool("S4a") == sorted((*MASKS[Secret.POLICEMAN], *added))
    assert len(board["policeman"].masks) == 6


@proves("C6", "S10a")
def test_the_mask_effect_gives_the_maniac_none() -> None:
    """U53."""
    board = hunters("maniac")
    orders = [hunt(board, "leprechaun", by="maniac", effect="hunt-mask", picks=FOUR)]
    board.resolve(*orders, board.order("policeman", "S2a", "maniac"))
    assert board.pool("S2a") == sorted(MASKS[Secret.MANIAC])


@pytest.mark.parametrize(("target", "side"), [("mage", "neutrals"), ("killer", "mafia"), ("policeman", "law")])
@proves("C6")
def test_the_check_tells_a_side(target: str, side: str) -> None:
    """B84: oneself and the dead too."""
    board = hunters().put("killer", lives=0)
    board.close(hunt(board, "leprechaun", target, effect="hunt-check"))
    assert ("told-side", {"player": target, "side": side}) in board.letters("policeman")
    board.close(hunt(board, "mage", target, effect="hunt-check"))
    assert board.letters("policeman") == []


@proves("C6")
def test_the_check_shows_a_mask_by_the_option() -> None:
    board = Board("policeman", "leprechaun", "mage", options={"hunt_check": "mask"})
    board.close(hunt(board, "leprechaun", "mage", effect="hunt-check"))
    assert board.looks("policeman") == [("mage", 1)]
    assert [line for line, _ in board.letters("policeman")] == ["told-hunt-true"]


@proves("C6")
def test_the_attack_strikes_somebody_in_prison_for_one() -> None:
    board = hunters().put("killer", prison=(1,))
    board.resolve(hunt(board, "leprechaun", "killer", effect="hunt-attack"))
    assert board["killer"].lives == 1
    board = hunters().put("killer", prison=(1,))
    assert board.resolve(hunt(board, "mage", "killer", effect="hunt-attack"))["killer"].lives == 2


@pytest.mark.parametrize(
    ("prison", "reason"), [((1,), ""), ((2,), "barred-not-in-prison"), ((), "barred-not-in-prison")]
)
@proves("C6")
def test_the_attack_needs_its_target_in_prison_now(prison: tuple[int, ...], reason: str) -> None:
    board = hunters().put("killer", prison=prison)
    barred = bar_second_target(board.snapshot, board.seats["policeman"], "hunt-attack", board.seats["killer"])
    assert (barred.line if barred else "") == reason


@pytest.mark.parametrize(("number", "night"), [(1, 3), (2, 3)])
@proves("C6")
def test_misere_of_the_hunt_is_for_the_next_night(number: int, night: int) -> None:
    board = Board("policeman", "leprechaun", number=number)
    board.resolve(hunt(board, "leprechaun", **MISERE))
    assert board["policeman"].misere == night


# Shields ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "ability", "lives"),
    [("vigilante", "S3a", 2), ("evil_genius", "S13b", 2), ("leprechaun", "C3", 3)],
)
@proves("C6", "S3a", "S13b", "C3")
def test_what_a_hunt_does_to_the_leprechaun_is_damage_and_no_attack(by: str, ability: str, lives: int) -> None:
    """U16: defences do not help, the Bank does."""
    board = hunters("vigilante", "evil_genius").put("leprechaun", cards=1)
    shield = board.order(by, ability, *(["leprechaun"] if ability != "C3" else []))
    assert board.resolve(hunt(board, "leprechaun", **MISERE), shield)["leprechaun"].lives == lives


@proves("C6", "O13b")
def test_saving_cookery_takes_a_hunts_damage_off() -> None:
    board = hunters().put("leprechaun", saved=(1,))
    assert board.resolve(hunt(board, "leprechaun", **MISERE))["leprechaun"].lives == 3


@pytest.mark.parametrize("shield", ["defence", "blood bath", "dream catcher", "none"])
@proves("C6", "S3a", "S10c", "S9c")
def test_the_hunts_attack_is_the_hunters_and_can_be_shielded_from(shield: str) -> None:
    """U16."""
    board = hunters("vigilante", "maniac", "witch").put("maniac", prison=(1,)).put("witch", prison=(1,))
    target = "witch" if shield == "dream catcher" else "maniac"
    orders = [hunt(board, "leprechaun", target, effect="hunt-attack")]
    if shield == "defence":
        orders.append(board.order("vigilante", "S3a", target))
    elif shield == "blood bath":
        orders.append(board.order("maniac", "S10c", "policeman", guess="policeman"))
    elif shield == "dream catcher":
        board.put("policeman", cursed=1)
    assert board.resolve(*orders)[target].lives == (2 if shield == "none" else 3)


@pytest.mark.parametrize(("hunts", "true"), [(1, True), (3, True), (4, False)])
@proves("C6", "S12a")
def test_more_hunts_than_lives_on_a_defending_leprechaun_are_all_in_vain(hunts: int, true: bool) -> None:
    """At three lives; and they are spent (B83)."""
    board = hunters("vigilante")
    names = ("policeman", "killer", "mage", "vigilante")[:hunts]
    board.resolve(*[hunt(board, "leprechaun", by=name, **MISERE) for name in names], board.order("leprechaun", "S12a"))
    assert (board["policeman"].misere == 3) is true
    assert (("told-hunt-true" in dict(board.letters("policeman"))), board["leprechaun"].lives) == (
        true,
        {1: 1, 3: 0, 4: 3}[hunts],
    )
    assert board.refusal("policeman", "C6") == "refused-spent"


# The Pensioner ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("effect", "reason"), [("hunt-check", "barred-vigilance"), ("hunt-attack", "")])
@proves("C6", "O10a")
def test_the_pensioner_is_hunted_and_attacked_but_not_checked(effect: str, reason: str) -> None:
    """U34: but he may check himself."""
    board = Board("policeman", "leprechaun", mage="pensioner").put("mage", prison=(1,), misere=1)
    assert board.refusal("policeman", "C6", "mage") == ""
    barred = bar_second_target(board.snapshot, board.seats["policeman"], effect, board.seats["mage"])
    assert (barred.line if barred else "") == reason
    assert bar_second_target(board.snapshot, board.seats["mage"], effect, board.seats["mage"]) is None


@proves("C6", "O9a")
def test_the_millionaire_can_be_hunted_for_it_is_not_public() -> None:
    board = Board("policeman", leprechaun="millionaire")
    assert board.resolve(hunt(board, "leprechaun", **MISERE))["leprechaun"].lives == 2


# What others see of it ----------------------------------------------------------------------------------------


@proves("C6", "O16b")
def test_a_hunter_who_attacks_his_suspect_is_examined_as_one_use() -> None:
    """U31: once a user, in the order of the page and not of the seats."""
    board = Board("leprechaun", "mage", "killer", "policeman", detective="doctor").put(
        "leprechaun", lives=9, prison=(1,)
    )
    shots = [board.order("mage", "S7b", "leprechaun"), board.order("killer", "S6a1", "leprechaun")]
    board.resolve(hunt(board, "leprechaun", "leprechaun", effect="hunt-attack"), *shots)
    board.put("leprechaun", hospital=(2,))
    board.resolve(board.order("detective", "O16b", "leprechaun"))
    told = ("told-strikes", {"player": "leprechaun", "abilities": ("C6", "S6a1", "S7b")})
    assert board.letters("detective") == [told]


@proves("C6", "C3", "S12a")
@pytest.mark.parametrize("option", ["plus", "in-all"])
def test_a_hunt_paid_for_in_all_was_still_aimed_at_the_bank(option: str) -> None:
    """B82, U12: with the Bank the defence costs one life either way."""
    board = Board("policeman", "leprechaun", "killer", options={"leprechaun_defence": option}).put(
        "leprechaun", cards=1
    )
    board.resolve(
        hunt(board, "leprechaun", **MISERE), board.order("leprechaun", "S12a"), board.order("leprechaun", "C3")
    )
    assert board["leprechaun"].lives == 2
