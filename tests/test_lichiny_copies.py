"""What goes with a copy (S14a, S14b; U41–U47): masks, toughness, limits, knowledge, and how long it holds."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_letters import read
from lichiny_rig import Board
from proofs import proves
from test_lichiny_genius_changeling import theatre

from narrator.games.lichiny.abilities import ABILITIES
from narrator.games.lichiny.orders import picks_of
from narrator.games.lichiny.roles import MASKS, Open, Secret

# U41 Masks ----------------------------------------------------------------------------------------------------


@proves("S14a")
def test_draws_come_from_the_dead_ones_masks_and_growth_is_his_own() -> None:
    board = theatre("killer", "policeman").put("killer", masks=("joker",) * 7)
    board.resolve(board.order("policeman", "S2a", "changeling"))
    assert board.pool("S2a") == ["joker"] * 7
    assert sorted(board["changeling"].masks) == sorted((*MASKS[Secret.CHANGELING], "changeling"))
    board.close(board.order("policeman", "S2a", "changeling"))
    assert board.pool("S2a") == sorted(board["changeling"].masks)


@pytest.mark.parametrize("role", ["killer", "maniac"])
@proves("S14a", "S4b")
def test_help_gives_the_copied_roles_masks_to_his_own_pool(role: str) -> None:
    """And growth goes on even as the Maniac."""
    board = theatre(role, "civilian")
    board.resolve(board.order("civilian", "S4b", "changeling"))
    assert sorted(board["changeling"].masks) == sorted((*MASKS[Secret.CHANGELING], role, role, "changeling"))


@proves("S14a", "S10a")
def test_a_copied_double_life_is_for_the_phase_alone_and_matches_the_dead_ones_number() -> None:
    board = theatre("maniac", "policeman").put("maniac", masks=("boss",) * 7)
    assert picks_of(board.snapshot, board.seats["changeling"], ABILITIES["S10a"]) == 7
    double = board.order("changeling", "S10a", picks=("joker",) * 7)
    board.resolve(double, board.order("policeman", "S2a", "changeling"))
    assert board.pool("S2a") == ["joker"] * 7
    assert board["maniac"].masks == ("boss",) * 7
    assert sorted(board["changeling"].masks) == sorted((*MASKS[Secret.CHANGELING], "changeling"))


@proves("S14a", "S10a")
def test_as_the_maniac_he_sees_masks_that_others_draw_of_him() -> None:
    board = theatre("maniac", "policeman")
    assert ("changeling", "told-seen") in read(board, board.order("policeman", "S2a", "changeling"))


# U42 Toughness ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("copied", "hardy", "during"),
    [
        (False, "full", 2),
        (True, "full", 3),
        (True, "life", 3),
        (True, "off", 2),
    ],
)
@proves("S14a", "N0a")
def test_toughness_is_copied_by_the_option_alone(copied: bool, hardy: str, during: int) -> None:
    board = theatre("mage", copies=False, options={"copied_toughness": copied, "neutral_hardy": hardy})
    board.resolve(board.order("changeling", "S14a", "mage"))
    assert (board["changeling"].lives, board.patients()) == (during, [])
    assert board.resolve()["changeling"].lives == 2


@proves("S14a", "N0a")
@pytest.mark.parametrize(("copied", "patient"), [(False, False), (True, True)])
def test_who_copies_toughness_lies_in_hospital_at_two(copied: bool, patient: bool) -> None:
    board = theatre("mage", options={"copied_toughness": copied})
    assert ("changeling" in board.patients()) is patient


@proves("S14a", "N0a")
def test_a_copied_life_that_ends_is_never_his_last() -> None:
    board = theatre("mage", options={"copied_toughness": True}).put("changeling", lives=1)
    assert board.resolve()["changeling"].lives == 1


# U43 Limits ---------------------------------------------------------------------------------------------------


def again(board: Board, role: str) -> Board:
    """Let two phases pass and the copy be made anew."""
    board.resolve().resolve(board.order("changeling", "S14a", role))
    return board


@proves("S14a", "S11a", "S11b")
def test_what_the_dead_one_spent_is_fresh_and_what_he_spent_himself_stays_spent() -> None:
    board = Board("inquisitor", "killer", "joker", "changeling", number=2)
    board.resolve(board.order("inquisitor", "S11b", "joker")).put("inquisitor", lives=0)
    board.resolve(board.order("changeling", "S14a", "inquisitor"))
    assert [board.refusal("changeling", ability) for ability in ("S11a", "S11b")] == ["", ""]
    board.resolve(board.order("changeling", "S11b", "joker"))
    again(board, "inquisitor")
    assert [board.refusal("changeling", ability) for ability in ("S11a", "S11b")] == ["", "refused-spent"]


@proves("S14a", "S13d")
def test_not_on_the_same_target_twice_holds_over_copies() -> None:
    board = theatre("evil_genius", "boss")
    board.resolve(board.order("changeling", "S13d", "joker", guess="boss"))
    again(board, "evil_genius")
    assert [board.refusal("changeling", "S13d", name) for name in ("joker", "boss")] == ["barred-twice", ""]


@proves("S14a", "S13a")
def test_he_counts_plans_of_his_own_from_none_and_keeps_them() -> None:
    board = theatre("evil_genius", copies=False).put("evil_genius", plans=9)
    board.resolve(board.order("changeling", "S14a", "evil_genius"))
    assert ("told-plans", {"number": 0}) in board.letters("changeling")
    board.resolve()
    assert ("told-plans", {"number": 1}) in board.letters("changeling")
    again(board, "evil_genius")
    assert ("told-plans", {"number": 1}) in board.letters("changeling")


@proves("S14a", "S5d")
def test_a_copied_boss_chooses_weapons_of_his_own_and_has_them_while_a_boss() -> None:
    board = theatre("boss", "killer").put("killer", lives=0)
    board.resolve(board.order("changeling", "S5d", picks=("S6a1", "S6a4")))
    assert ABILITIES["S6a1"] not in board.snapshot.abilities(board.seats["changeling"])
    board.resolve().resolve(board.order("changeling", "S14a", "boss"))
    assert ABILITIES["S6a1"] in board.snapshot.abilities(board.seats["changeling"])
    assert board.refusal("changeling", "S5d") == "refused-spent"


# What he knows ------------------------------------------------------------------------------------------------


@proves("S14a", "M0b")
@pytest.mark.parametrize(("role", "partner"), [("boss", "killer"), ("killer", "boss")])
def test_who_copies_the_mafia_knows_the_other_one_and_is_known(role: str, partner: str) -> None:
    """L23."""
    board = theatre(role, partner, copies=False)
    board.resolve(board.order("changeling", "S14a", role))
    assert ("told-role", {"player": partner, "role": partner}) in board.letters("changeling")
    assert ("told-role", {"player": "changeling", "role": role}) in board.letters(partner)


@proves("S14a", "S9a", "S8d")
@pytest.mark.parametrize(
    ("role", "line", "told"),
    [("witch", "told-infected", {"roles": ("joker",)}), ("sorcerer", "told-bearers", {"players": ("joker",)})],
)
def test_who_copies_witch_or_sorcerer_knows_at_once_what_they_always_know(
    role: str, line: str, told: dict[str, Any]
) -> None:
    """As with plans (L24): before his first orders, and at the end of the phase."""
    board = theatre(role, copies=False).put("joker", is_infected=True, has_aura=True)
    board.resolve(board.order("changeling", "S14a", role))
    assert (line, told) in board.letters("changeling")
    board.resolve()
    assert (line, told) in board.letters("changeling")
    board.resolve()
    assert board.letters("changeling") == []


# The copied role in action ------------------------------------------------------------------------------------


@proves("S14a", "S0b")
@pytest.mark.parametrize(("beaters", "hit"), [(["policeman"], False), (["policeman", "changeling"], True)])
def test_a_copied_law_counts_in_the_mob(beaters: list[str], hit: bool) -> None:
    """B63: of two holders one is not more than half."""
    board = theatre("detective", "policeman", "killer")
    board.resolve(*[board.order(by, "S0b", "killer", guess="boss") for by in beaters])
    assert board["killer"].lives == 2 - hit


@proves("S14a", "S9c")
def test_a_copied_dream_catcher_works() -> None:
    board = theatre("witch", "killer", number=1).put("killer", cursed=1)
    assert board.resolve(board.order("killer", "S6a1", "changeling"))["changeling"].lives == 2


@proves("S14a", "S9b")
@pytest.mark.parametrize(("copies", "infected"), [(True, True), (False, False)])
def test_contact_infects_while_a_copied_witch_lives_but_not_him(copies: bool, infected: bool) -> None:
    """U47."""
    board = theatre("witch", "policeman", copies=copies).put("joker", cursed=2).put("changeling", open=Open.DOCTOR)
    orders = [board.order("changeling", "O16a", "joker"), board.order("policeman", "S2a", "joker")]
    board.put("joker", lives=1).resolve(*orders)
    assert (board["policeman"].is_infected, board["changeling"].is_infected) == (infected, False)


@proves("S14a", "S7b", "S8a", "S8b")
def test_blood_magic_strikes_a_copied_mage_for_three() -> None:
    board = theatre("mage", "sorcerer", number=1).put("changeling", lives=4)
    board.resolve(board.order("sorcerer", "S8a", "changeling"), board.order("sorcerer", "S8b"))
    assert board["changeling"].lives == 1


@proves("S14a", "S10a", "S10c")
def test_a_jailed_copied_maniac_leads_his_double_life() -> None:
    board = theatre("maniac").put("changeling", prison=(2,))
    assert board.refusal("changeling", "S10a") == ""
    assert board.refusal("changeling", "S14a") == "refused-prison"


@proves("S14a")
def test_a_changeling_who_dies_copying_leaves_a_changelings_corpse() -> None:
    board = theatre("mage", "killer", number=1)
    board.put("changeling", lives=1).resolve(board.order("killer", "S6a1", "changeling"))
    assert board.snapshot.role(board.seats["changeling"]) is Secret.CHANGELING


# S14b Extension -----------------------------------------------------------------------------------------------


@proves("S14b")
def test_a_copy_that_holds_in_prison_holds_on_and_on_until_the_phase_after() -> None:
    """B91."""
    board = theatre("killer").put("changeling", prison=(2, 3))
    held = []
    for _ in range(4):
        held.append(board["changeling"].copied is board.seats["killer"])
        board.resolve()
    assert held == [True, True, True, False]


@proves("S14b")
@pytest.mark.parametrize(("prison", "holds"), [((), False), ((2,), True), ((3,), False)])
def test_only_a_phase_spent_in_prison_prolongs(prison: tuple[int, ...], holds: bool) -> None:
    board = theatre("killer").put("changeling", prison=prison)
    assert (board.resolve()["changeling"].copied is not None) is holds


@proves("S14b", "S14a")
def test_with_misere_a_new_copy_comes_in_place_of_the_extension() -> None:
    """U8."""
    board = theatre("killer").put("joker", lives=0).put("changeling", prison=(2,), misere=2)
    assert board.resolve(board.order("changeling", "S14a", "joker"))["changeling"].copied is board.seats["joker"]


@proves("S14b")
def test_in_prison_without_a_copy_there_is_nothing_to_prolong() -> None:
    assert theatre("killer", copies=False).put("changeling", prison=(2,)).resolve()["changeling"].copied is None
