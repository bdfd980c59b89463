"""Who wins (§7): every condition alone and with others, what excludes whom, the options, and games without a winner."""

from __future__ import annotations

import pytest
from lichiny_ends import end, won
from lichiny_rig import Board
from proofs import proves

# The Law ------------------------------------------------------------------------------------------------------

ENEMIES = ("boss", "killer", "inquisitor", "maniac", "sociopath", "evil_genius")


@pytest.mark.parametrize("enemy", ENEMIES)
@proves("S0a")
def test_the_law_wins_without_its_six_enemies_and_not_with_any_of_them(enemy: str) -> None:
    assert end("detective mage sorcerer civilian", " ".join(ENEMIES)) == won("detective", "civilian")
    rest = " ".join(name for name in ENEMIES if name != enemy)
    assert end(f"detective mage sorcerer civilian {enemy}", rest) is None


@proves("S0a")
@pytest.mark.parametrize("other", ["joker", "sorcerer", "witch", "changeling"])
def test_others_do_not_hold_up_the_law(other: str) -> None:
    """B105; nor do they win with it."""
    assert end(f"detective mage {other}", "boss") == won("detective", *(["mage"] if other != "sorcerer" else []))


@proves("S0a")
@pytest.mark.parametrize("status", ["prison", "hospital"])
def test_an_enemy_in_prison_or_hospital_is_alive(status: str) -> None:
    board = Board("detective", "killer").put("killer", **{status: (1, 2)})
    board.close()
    assert board.winners() is None


@pytest.mark.parametrize(
    ("living", "dead", "share", "winners"),
    [
        ("detective mage sorcerer", "boss", True, ("detective",)),
        ("detective mage", "boss sorcerer", True, ("detective", "mage")),
        ("detective", "boss sorcerer mage", True, ("detective", "mage")),
        ("detective", "boss sorcerer mage", False, ("detective",)),
        ("detective mage", "boss", True, ("detective", "mage")),  # U54: no Sorcerer dealt
        ("detective", "boss civilian policeman", True, ("detective", "civilian", "policeman")),
        ("detective", "boss civilian policeman", False, ("detective",)),
    ],
)
@proves("S0a")
def test_who_shares_the_laws_victory(living: str, dead: str, share: bool, winners: tuple[str, ...]) -> None:
    """B10, B108; the Mage only with the Sorcerer dead."""
    assert end(living, dead, dead_share=share) == won(*winners)


@proves("S0a")
def test_without_a_living_member_no_side_wins() -> None:
    """B10: and a Mage alone does not win with the Law."""
    assert end("mage witch", "detective boss") is None


# The Mafia ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("enemy", ["detective", "policeman", "vigilante", "civilian", "sociopath", "maniac"])
@proves("M0a")
def test_the_mafia_wins_without_law_sociopath_and_maniac(enemy: str) -> None:
    """The dead Boss shares it; a jailed enemy is alive (B106)."""
    dead = "detective policeman vigilante civilian sociopath maniac"
    assert end("killer mage joker", dead + " boss") == won("boss", "killer")
    assert end("killer mage joker", dead + " boss", dead_share=False) == won("killer")
    rest = " ".join(name for name in dead.split() if name != enemy)
    assert end(f"killer mage joker {enemy}", rest) is None
    assert end(f"killer mage joker {enemy}", rest, jailed=enemy) is None


# Sorcerer, Witch, Maniac --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("living", "dead", "wins"),
    [
        ("sorcerer joker witch", "mage detective civilian", True),
        ("sorcerer joker witch mage", "detective civilian", False),
        ("sorcerer joker witch civilian", "mage detective", False),
        ("joker witch", "sorcerer mage detective", False),
    ],
)
@proves("S8f")
def test_the_sorcerer_wins_when_mage_and_law_are_dead(living: str, dead: str, wins: bool) -> None:
    assert end(living, dead) == (won("sorcerer") if wins else None)


@pytest.mark.parametrize(
    ("infected", "dead", "option", "wins"),
    [
        ("joker mage", "", "others", True),
        ("joker", "", "others", False),
        ("joker", "mage", "others", False),  # the dead must be infected too
        ("joker mage", "mage", "others", True),
        ("joker mage", "", "everybody", False),
        ("joker mage witch", "", "everybody", True),
        ("joker mage", "witch", "others", False),
    ],
)
@proves("S9f")
def test_wunschpunsch_when_all_but_the_witch_are_infected(infected: str, dead: str, option: str, wins: bool) -> None:
    """B77."""
    board = Board("witch", "joker", "mage", options={"infect_all": option})
    for name in infected.split():
        board.put(name, is_infected=True)
    for name in dead.split():
        board.put(name, lives=0)
    board.close()
    assert board.winners() == (["witch"] if wins else None)


@proves("S9f", "S15e")
def test_who_left_need_not_be_infected() -> None:
    board = Board("witch", "killer", "detective", "joker").put("joker", has_left=True)
    board.put("killer", is_infected=True).put("detective", is_infected=True).close()
    assert board.winners() == ["witch"]


@pytest.mark.parametrize(
    ("living", "wins"),
    [
        ("maniac mage", True),
        ("maniac inquisitor mage", True),  # B110
        ("maniac", True),
        ("maniac mage sociopath", False),
        ("maniac mage changeling", False),
        ("maniac mage killer", False),
    ],
)
@proves("S10e")
def test_the_maniac_wins_when_only_neutrals_are_alive(living: str, wins: bool) -> None:
    assert end(living, "detective") == (won("maniac") if wins else None)


@proves("S10e", "S15e")
def test_a_joker_who_left_does_not_hold_up_the_maniac() -> None:
    """B99: he is not alive."""
    board = Board("maniac", "mage", "joker").put("joker", has_left=True)
    board.close()
    assert board.winners() == ["maniac"]


# Inquisitor ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("living", "dead", "jailed", "winners"),
    [
        ("inquisitor detective killer", "mage maniac", "", ("inquisitor",)),
        ("inquisitor detective killer mage", "maniac", "mage", ("inquisitor",)),
        ("inquisitor detective killer mage", "maniac", "", None),
        ("inquisitor detective killer", "mage", "inquisitor", ("inquisitor",)),
        ("inquisitor killer mage", "detective", "mage", ("inquisitor",)),  # B101: the Mafia has lost
        ("inquisitor killer mage", "detective", "", ("killer",)),
        ("inquisitor killer leprechaun", "detective", "leprechaun", ("inquisitor",)),  # U46: nor with the Mafia
        ("inquisitor killer sorcerer", "detective mage", "sorcerer", ("inquisitor", "sorcerer")),  # B100
        ("inquisitor maniac", "detective", "maniac", ("inquisitor", "maniac")),
        ("inquisitor maniac leprechaun", "detective", "maniac leprechaun", ("inquisitor", "maniac", "leprechaun")),
    ],
)
@proves("S11e", "M0a", "S12c", "S10e")
def test_the_inquisitor_wins_when_all_other_neutrals_are_dead_or_jailed(
    living: str, dead: str, jailed: str, winners: tuple[str, ...] | None
) -> None:
    assert end(living, dead, jailed) == (won(*winners) if winners else None)


@pytest.mark.parametrize(
    ("prison", "option", "counts"),
    [
        ((1, 2), True, True),
        ((2,), True, True),
        ((1,), True, False),
        ((3,), True, False),
        ((1, 2), False, True),
        ((2,), False, False),
        ((1,), False, True),
    ],
)
@proves("S11e", "S16e")
def test_which_prison_counts_at_the_verdict(prison: tuple[int, ...], option: bool, counts: bool) -> None:
    """B103, B104, U9: that of the phase which would follow, by the option this one's."""
    board = Board("inquisitor", "mage", "killer", "detective", options={"end_prison": option})
    board.put("mage", prison=prison).close()
    assert board.winners() == (["inquisitor"] if counts else None)
    board = Board("witch", "sociopath", "killer", options={"end_prison": option}).put("sociopath", prison=prison)
    board.put("killer", is_infected=True).put("sociopath", is_infected=True).close()
    assert board.winners() == (["witch"] if counts else ["witch", "sociopath"])


@proves("S16e", "C1")
def test_a_sociopath_jailed_by_this_phases_own_execution_does_not_win() -> None:
    """B103."""
    board = Board("witch", "sociopath", "killer").put("sociopath", executions=1)
    for name in ("sociopath", "killer"):
        board.put(name, is_infected=True)
    board.close(board.order("witch", "C1", "sociopath"), board.order("killer", "C1", "sociopath"))
    assert board.winners() == ["witch"]


# Leprechaun ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("living", "dead", "winners"),
    [
        ("leprechaun detective", "boss", ("leprechaun", "detective")),
        ("leprechaun killer", "detective", ("leprechaun", "killer")),
        ("leprechaun maniac", "detective", ("leprechaun", "maniac")),
        ("leprechaun sorcerer joker", "mage detective", ("sorcerer",)),
        ("detective", "boss leprechaun", ("detective",)),  # B107
        ("leprechaun joker", "detective boss maniac", None),
    ],
)
@proves("S12c")
def test_the_leprechaun_wins_with_law_mafia_or_maniac_if_alive(
    living: str, dead: str, winners: tuple[str, ...] | None
) -> None:
    assert end(living, dead) == (won(*winners) if winners else None)


@proves("S12c")
def test_a_jailed_leprechaun_wins_too() -> None:
    assert end("leprechaun detective", "boss", jailed="leprechaun") == won("detective", "leprechaun")
