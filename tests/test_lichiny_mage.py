"""Toughness of the Neutrals (N0a), and the Mage's spells (S7)."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board
from lichiny_shields import SHIELDS, lost, passes, refusals
from proofs import proves

NEUTRALS = ("mage", "sorcerer", "witch", "maniac", "inquisitor", "leprechaun")
SPELLS = ("S7a", "S7b", "S7c", "S7d", "S7e")


def tower(*more: str, **named: Any) -> Board:
    first = [name for name in ("mage", "sorcerer", "killer", "policeman") if name not in named]
    return Board(*first, *more, **named)


def cast(board: Board, spell: str, target: str = "killer") -> Any:
    return board.order("mage", spell, *([target] if spell != "S7d" else []))


# N0a Toughness ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hardy", "lives"), [("full", 3), ("life", 3), ("off", 2)])
@proves("N0a", "O14a")
def test_neutrals_begin_with_a_life_more_by_the_option(hardy: str, lives: int) -> None:
    """B5, B7."""
    board = Board(*NEUTRALS, "killer", "changeling", options={"neutral_hardy": hardy})
    assert {board[name].lives for name in NEUTRALS} == {lives}
    assert (board["killer"].lives, board["changeling"].lives) == (2, 2)
    assert Board("killer", mage="strongman", options={"neutral_hardy": hardy})["mage"].lives == lives + 1


@pytest.mark.parametrize("neutral", NEUTRALS)
@pytest.mark.parametrize(
    ("hardy", "shots", "news"),
    [
        ("full", 1, ["news-hospital"]),
        ("full", 2, ["news-hospital"]),
        ("full", 3, ["news-died"]),
        ("life", 1, []),
        ("life", 2, ["news-hospital"]),
        ("off", 1, ["news-hospital"]),
        ("off", 2, ["news-died"]),
    ],
)
@proves("N0a")
def test_neutrals_lie_in_hospital_at_two_lives_and_at_one(
    neutral: str, hardy: str, shots: int, news: list[str]
) -> None:
    """L-08; the table hears of the Hospital and of nothing else (B6)."""
    board = Board(neutral, "killer", "sociopath", options={"neutral_hardy": hardy})
    knife = board.order("sociopath", "S16d", neutral, guess=neutral)
    shot = (
        board.order("killer", "S6a2", neutral, guess=neutral) if shots > 1 else board.order("killer", "S6a1", neutral)
    )
    orders = [shot, *([knife] if shots == 3 else [])]
    assert board.resolve(*orders).news == [f"{line} {neutral}" for line in news]


@proves("N0a", "S7a", "S7e")
def test_a_mage_at_two_lives_is_a_patient_and_may_heal_himself_out() -> None:
    board = tower().put("mage", lives=2)
    assert refusals(board, "mage", *SPELLS) == {"S7e": "refused-hospital"}
    board.resolve(cast(board, "S7a", "mage"))
    assert (board["mage"].lives, board.news) == (3, ["news-left-hospital mage"])
    board = tower(options={"neutral_hardy": "life"}).put("mage", lives=2)
    assert board.refusal("mage", "S7e") == ""


# Spells in general --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spell", SPELLS)
@proves(*SPELLS)
def test_one_spell_a_night_and_not_the_same_in_the_next(spell: str) -> None:
    board = tower().put("killer", lives=1, hospital=(1, 3, 5))
    chosen = cast(board, spell)
    others = [other for other in SPELLS if other != spell]
    refused = {other: board.refusal("mage", other, given=[chosen]) for other in SPELLS}
    assert refused == dict.fromkeys(others, "refused-group") | {spell: "refused-ordered"}
    board.resolve(chosen).put("mage", lives=3).put("killer", lives=1)
    assert refusals(board, "mage", *SPELLS) == dict.fromkeys(SPELLS, "refused-by-day")
    board.resolve()
    assert refusals(board, "mage", *SPELLS) == {spell: "refused-resting"}
    board.resolve().resolve()
    assert refusals(board, "mage", *SPELLS) == {}


@proves(*SPELLS)
def test_with_one_kind_of_phase_every_phase_is_a_night() -> None:
    board = tower(number=2, options={"phase_model": "single"}).put("killer", lives=1)
    assert refusals(board, "mage", *SPELLS) == {}
    board.resolve(cast(board, "S7c"))
    assert refusals(board, "mage", *SPELLS) == {"S7c": "refused-resting"}


@pytest.mark.parametrize(("misere", "refused"), [(0, SPELLS), (1, ())])
@proves(*SPELLS, "C5")
def test_no_spell_from_prison_but_by_misere(misere: int, refused: tuple[str, ...]) -> None:
    board = tower().put("mage", prison=(1,), lives=2, misere=misere)
    assert refusals(board, "mage", *SPELLS) == dict.fromkeys(refused, "refused-prison")


@pytest.mark.parametrize(
    ("spell", "pensioner"),
    [("S7a", "barred-vigilance"), ("S7b", ""), ("S7c", "barred-vigilance"), ("S7e", "")],
)
@proves("S7a", "S7b", "S7c", "S7e", "O10a", "O9a", "O11b")
def test_whom_spells_reach(spell: str, pensioner: str) -> None:
    """U36: the ritual is a damaging ability. The Millionaire by all, the drunk by none."""
    board = tower(killer="pensioner", policeman="millionaire", sorcerer="electrician")
    for name in ("killer", "policeman", "sorcerer"):
        board.put(name, lives=1, drunk=1 if name == "sorcerer" else 0)
    reasons = [board.refusal("mage", spell, name) for name in ("killer", "policeman", "sorcerer")]
    assert reasons == [pensioner, "", "barred-drunk"]


# S7a Heal -----------------------------------------------------------------------------------------------------


@proves("S7a")
def test_heal_gives_a_patient_a_life() -> None:
    board = tower().put("killer", lives=1)
    assert board.refusal("mage", "S7a", "policeman") == "barred-not-in-hospital"
    assert board.refusal("mage", "S7a", "mage") == "barred-not-in-hospital"
    board.resolve(cast(board, "S7a"))
    assert (board["killer"].lives, board.news) == (2, ["news-left-hospital killer"])


@proves("S7a")
def test_heal_is_for_one_poisoned_at_full_lives_and_never_for_avenger_or_corpse() -> None:
    """B24, B30."""
    board = tower(policeman="avenger").put("killer", hospital=(1,)).put("policeman", lives=1)
    assert board.refusal("mage", "S7a", "policeman") == "barred-not-in-hospital"
    assert board.resolve(cast(board, "S7a"))["killer"].lives == 3
    board = tower().put("killer", lives=0)
    assert board.refusal("mage", "S7a") == "refused-no-target"


@pytest.mark.parametrize(("option", "alive"), [("net", True), ("heal-first", True), ("damage-first", False)])
@proves("S7a")
def test_heal_and_an_attack_are_one_sum(option: str, alive: bool) -> None:
    """B23, U19."""
    board = tower(options={"heal_order": option}).put("policeman", lives=1)
    board.resolve(cast(board, "S7a", "policeman"), board.order("killer", "S6a1", "policeman"))
    assert board["policeman"].is_alive is alive
    assert board.news == ([] if alive else ["news-died policeman"])


# S7b Fireball -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shield", [shield for shield in SHIELDS if shield != "magic"])
@proves("S7b", "S3a", "S13b", "S16b", "S9c", "S10c", "C6", "O13b", "C3")
def test_the_mages_fireball_is_an_attack_of_one(shield: str) -> None:
    assert lost("mage", "S7b", shield, "policeman") == passes("fireball", 1, shield)


@proves("S7b", "S7d")
def test_not_even_his_own_shield_stops_his_own_fireball() -> None:
    board = tower().put("mage", shield=(1,))
    assert board.resolve(cast(board, "S7b", "mage"))["mage"].lives == 2


# S7c Aura -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "state", "answer"),
    [
        ("sorcerer", {}, "yes"),
        ("sorcerer", {"lives": 0}, "yes"),
        ("killer", {}, "no"),
        ("mage", {}, "no"),
    ],
)
@proves("S7c")
def test_aura_tells_the_mage_whether_it_is_the_sorcerer(target: str, state: dict[str, Any], answer: str) -> None:
    """U3: a dead one too. Nobody else hears of it."""
    board = tower().put(target, **state)
    board.resolve(cast(board, "S7c", target))
    told = ("told-aura", {"player": target, "role": "sorcerer", "answer": answer})
    assert [name for name in board.seats if told in board.letters(name)] == ["mage"]
    assert board.news == []


@pytest.mark.parametrize(("spell", "line"), [("S7c", "yes"), ("S7e", "")])
@proves("S7c", "S7e", "S14a")
def test_a_changeling_who_copies_the_sorcerer_is_the_sorcerer(spell: str, line: str) -> None:
    """B72, U33."""
    board = tower("changeling").put("sorcerer", lives=0).put("changeling", lives=5)
    board.put("changeling", copied=board.seats["sorcerer"])
    board.resolve(cast(board, spell, "changeling"))
    assert board["changeling"].lives == (5 if line else 3)
    assert not line or board.letters("mage")[0][1]["answer"] == line


# S7d Magic shield ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("model", "number", "lives"), [("alternating", 1, 3), ("alternating", 3, 3), ("alternating", 5, 2)]
)
@proves("S7d")
def test_the_shield_holds_this_night_and_the_next(model: str, number: int, lives: int) -> None:
    board = tower(options={"phase_model": model})
    for now in range(1, number + 1):
        orders = [cast(board, "S7d")] if now == 1 else []
        orders += [board.order("killer", "S6a1", "mage")] if now == number else []
        board.resolve(*orders)
    assert board["mage"].lives == lives


@proves("S7d", "S2b")
def test_the_shield_is_of_nights_and_not_of_the_day_between() -> None:
    board = tower()
    board.resolve(cast(board, "S7d"))
    assert board.resolve(board.order("policeman", "S2b", "mage", guess="mage"))["mage"].lives == 2


@pytest.mark.parametrize(("number", "lives"), [(2, 3), (3, 2)])
@proves("S7d")
def test_with_one_kind_of_phase_it_holds_two_phases(number: int, lives: int) -> None:
    board = tower(options={"phase_model": "single"})
    board.resolve(cast(board, "S7d"))
    for _ in range(2, number):
        board.resolve()
    assert board.resolve(board.order("killer", "S6a1", "mage"))["mage"].lives == lives


@proves("S7d", "S6a4", "S8a")
def test_the_shield_takes_one_off_all_attacks_together_and_nothing_off_fireballs() -> None:
    """B29: nor do two shields add up."""
    board = tower("inquisitor").put("mage", lives=6)
    attacks = [board.order("killer", "S6a4", "mage"), board.order("inquisitor", "S11c", "mage", guess="mage")]
    board.resolve(cast(board, "S7d"), *attacks, board.order("sorcerer", "S8a", "mage"))
    assert board["mage"].lives == 6 - (2 + 3 - 1) - 1
    board = tower().put("mage", shield=(1,))
    assert board.resolve(cast(board, "S7d"), board.order("killer", "S6a4", "mage"))["mage"].lives == 2


@pytest.mark.parametrize(
    ("by", "ability", "left"), [("killer", "S6a4", 0), ("sorcerer", "S8a", 0), ("killer", "S6a3", 1)]
)
@proves("S7d", "C6")
def test_the_shield_and_the_hunts_protection_go_together(by: str, ability: str, left: int) -> None:
    """U15: first the shield, then the Hunt's one unit, Fireballs too; never damage that is no attack."""
    board = tower("leprechaun")
    hunt = board.order("mage", "C6", "leprechaun", effect="hunt-protection")
    blow = board.order(by, ability, "mage", guess="mage" if ability == "S6a3" else "")
    assert board.resolve(cast(board, "S7d"), hunt, blow)["mage"].lives == 3 - left


# S7e Light ritual ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shield", ["nothing", "defence", "abduction", "hunt", "cookery", "bank"])
@proves("S7e", "S3a", "S13b", "C6", "O13b", "C3")
def test_the_ritual_costs_the_sorcerer_two_and_is_no_attack(shield: str) -> None:
    assert lost("mage", "S7e", shield, "sorcerer") == passes("damage", 2, shield)


@pytest.mark.parametrize(
    ("target", "lives", "news"),
    [
        ("sorcerer", {"sorcerer": 1, "mage": 3}, ["news-hospital sorcerer"]),
        ("killer", {"killer": 2, "mage": 1}, ["news-hospital mage"]),
        ("mage", {"mage": 1}, ["news-hospital mage"]),
    ],
)
@proves("S7e")
def test_the_ritual_hurts_the_mage_himself_if_it_is_not_the_sorcerer(
    target: str, lives: dict[str, int], news: list[str]
) -> None:
    """He learns of it by that alone."""
    board = tower()
    board.resolve(cast(board, "S7e", target))
    assert ({name: board[name].lives for name in lives}, board.news, board.letters("mage")) == (lives, news, [])


@pytest.mark.parametrize(("target", "lives"), [("sorcerer", 3), ("killer", 1)])
@proves("S7e")
def test_a_ritual_over_a_corpse(target: str, lives: int) -> None:
    """U3: the dead Sorcerer still is he, and takes nothing; over another the Mage pays."""
    board = tower().put(target, lives=0)
    assert board.resolve(cast(board, "S7e", target))["mage"].lives == lives


@pytest.mark.parametrize(
    ("state", "order", "left"),
    [
        ({"shield": (1,)}, (), 2),
        ({"saved": (1,)}, (), 1),
        ({"cards": 1}, ("mage", "C3"), 0),
        ({}, ("vigilante", "S3a", "mage"), 2),
        ({}, ("evil_genius", "S13b", "mage"), 2),
    ],
)
@proves("S7e", "S7d", "O13b", "C3", "S3a", "S13b")
def test_what_softens_the_ritual_that_falls_back(state: dict[str, Any], order: tuple[str, ...], left: int) -> None:
    """B26: the Bank blocks all damage, his own too."""
    board = tower("vigilante", "evil_genius").put("mage", **state)
    board.resolve(cast(board, "S7e"), *([board.order(*order)] if order else []))
    assert board["mage"].lives == 3 - left


@proves("S7e")
def test_the_mage_can_die_of_his_ritual() -> None:
    board = tower(options={"neutral_hardy": "off"})
    assert board.resolve(cast(board, "S7e")).news == ["news-died mage"]
