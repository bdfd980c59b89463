"""The Mafia: its victory and contacts (M0), and the Boss (S5)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lichiny_rig import Board, evening
from lichiny_shields import refusals
from proofs import proves
from test_lichiny_scenarios import letters, marks, news

from narrator.games.lichiny.dealing import known_at_first
from narrator.games.lichiny.roles import MASKS, Secret

WEAPONS = ("S6a1", "S6a2", "S6a3", "S6a4")


def gang(*more: str, **named: Any) -> Board:
    """Boss and Killer, the Mage with three lives, a Policeman."""
    return Board(*[name for name in ("boss", "killer", "mage", "policeman") if name not in named], *more, **named)


def guess(ability: str, role: str) -> dict[str, str]:
    return {"guess": role} if ability in ("S6a2", "S6a3", "S5c") else {}


# M0a Kleptocracy, M0b Contacts --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "winners"), [("policeman", ["boss", "killer"]), ("mage", None)])
@proves("M0a", "S6a4")
def test_the_mafia_wins_as_the_last_of_its_enemies_dies(name: str, winners: list[str] | None) -> None:
    """Not while one of the Law, Sociopath or Maniac lives; other Neutrals may."""
    board = gang().put("policeman", lives=2).put("mage", lives=2)
    board.close(board.order("killer", "S6a4", name))
    assert board.winners() == winners


@pytest.mark.parametrize(("share", "winners"), [(True, ["boss", "killer"]), (False, ["boss"])])
@proves("M0a")
def test_the_dead_killer_shares_his_boss_victory(share: bool, winners: list[str]) -> None:
    """B10."""
    board = gang(options={"dead_share": share}).put("killer", lives=0).put("policeman", lives=0)
    board.close()
    assert board.winners() == winners


@proves("M0a")
@pytest.mark.parametrize("enemy", ["sociopath", "maniac", "civilian"])
def test_an_enemy_in_prison_lives(enemy: str) -> None:
    """B106."""
    board = gang(enemy).put("policeman", lives=0).put(enemy, prison=(1, 2))
    board.close()
    assert board.winners() is None


@proves("M0b")
def test_boss_and_killer_know_each_other_from_the_start_and_nobody_else_does() -> None:
    board = gang()
    told = {name: list(known_at_first(board.snapshot, seat)) for name, seat in board.seats.items()}
    partners = {name: [line.told["player"] for line in lines] for name, lines in told.items() if lines}
    assert partners == {"boss": [board.seats["killer"]], "killer": [board.seats["boss"]]}
    alone = Board("boss", "mage")
    assert list(known_at_first(alone.snapshot, alone.seats["boss"])) == []


@proves("M0b", "S14a")
def test_who_copies_the_dead_killer_and_the_boss_are_introduced() -> None:
    """L23."""
    board = gang("changeling").put("killer", lives=0)
    board.close(board.order("changeling", "S14a", "killer"))
    assert ("told-role", {"player": "boss", "role": "boss"}) in board.letters("changeling")
    assert ("told-role", {"player": "changeling", "role": "killer"}) in board.letters("boss")


# S5a Phone call -----------------------------------------------------------------------------------------------


@proves("S5a")
def test_a_phone_call_comes_from_the_boss_without_a_name() -> None:
    """In every phase, from Hospital too; nothing of it is public."""
    board = gang().put("boss", lives=1)
    for _ in range(2):
        board.resolve(board.order("boss", "S5a", "mage", text="phrase-1"))
        assert board.letters("mage") == [("told-phone", {"text": "phrase-1"})]
        assert board.news == []


@pytest.mark.parametrize(
    ("target", "reason"),
    [("mage", ""), ("boss", "barred-self"), ("policeman", "barred-dead"), ("killer", "barred-vigilance")],
)
@proves("S5a", "O10a", "O9a")
def test_whom_the_boss_may_call(target: str, reason: str) -> None:
    """U4; B55."""
    board = gang(killer="pensioner", mage="millionaire").put("policeman", lives=0)
    assert board.refusal("boss", "S5a", target) == reason


@proves("S5a")
def test_a_dying_one_hears_no_call() -> None:
    """U1."""
    board = gang().put("mage", lives=1)
    board.close(board.order("boss", "S5a", "mage", text="phrase-1"), board.order("killer", "S6a1", "mage"))
    assert board.letters("mage") == []


@proves("S5a", "O14b")
def test_a_call_to_the_strongman_provokes_him() -> None:
    """U17."""
    board = gang(mage="strongman")
    board.resolve(board.order("mage", "O14b", "boss"))
    assert board.resolve(board.order("boss", "S5a", "mage", text="phrase-1"))["boss"].lives == 1


# S5b Brain centre ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("used", "options", "many"),
    [
        ((4,), {}, 2),
        ((3, 4), {}, 1),
        ((2, 3, 4), {}, 2),
        ((1, 2, 3, 4), {}, 1),
        ((1, 2, 4), {}, 2),
        ((1, 3, 5), {"untimed": "night"}, 2),
        ((3, 5), {"untimed": "night"}, 1),
    ],
)
@proves("S5b")
def test_brain_centre_shows_two_masks_and_in_even_phases_running_one(
    used: tuple[int, ...], options: Any, many: int
) -> None:
    """How many in the last one (L-14)."""
    board = gang(options=options)
    for number in range(1, used[-1] + 1):
        board.resolve(*([board.order("boss", "S5b", "mage")] if number in used else []))
    assert board.looks("boss") == [("mage", many)]


@pytest.mark.parametrize("misere", [0, 1])
@proves("S5b", "C5")
def test_brain_centre_from_hospital_shows_one(misere: int) -> None:
    """U8: with Misère too."""
    board = gang().put("boss", lives=1, misere=misere)
    board.close(board.order("boss", "S5b", "mage"))
    assert (board.looks("boss"), board.pool("S5b")) == ([("mage", 1)], sorted(MASKS[Secret.MAGE]))


# S5c Frame-up -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("named", "jailed", "news"), [("mage", ["mage"], ["news-prison mage"]), ("sorcerer", [], [])])
@proves("S5c")
def test_a_right_frame_up_jails_for_the_next_phase_and_a_wrong_one_not(
    named: str, jailed: list[str], news: list[str]
) -> None:
    board = gang()
    board.resolve(board.order("boss", "S5c", "mage", guess=named))
    assert (board.jailed(), board.news, board.letters("boss")) == (jailed, news, [])
    assert board.refusal("boss", "S5c") == "refused-resting"
    assert board.resolve().jailed() == []
    assert board.refusal("boss", "S5c", "mage") == ""  # the same one again is no matter


@proves("S5c", "S5b")
def test_frame_up_and_brain_centre_exclude_each_other_either_way() -> None:
    board = gang()
    frame, centre = board.order("boss", "S5c", "mage", guess="mage"), board.order("boss", "S5b", "mage")
    assert board.refusal("boss", "S5b", given=[frame]) == "refused-pair"
    assert board.refusal("boss", "S5c", given=[centre]) == "refused-pair"
    assert board.refusal("boss", "S5a", given=[frame]) == ""


@proves("S5c", "O7b", "O1b")
def test_press_freedom_and_amnesty_stop_a_frame_up() -> None:
    board = gang(mage="journalist", policeman="politician")
    board.resolve(board.order("boss", "S5c", "mage", guess="mage"))
    assert (board.jailed(), board.failures) == ([], [("failed-press-freedom", "S5c")])
    board = gang(policeman="politician")
    frame, amnesty = board.order("boss", "S5c", "mage", guess="mage"), board.order("policeman", "O1b", "mage")
    board.resolve(frame, amnesty)
    assert (board.jailed(), board.failures) == ([], [("failed-amnesty", "S5c")])


# S5d The Mafia is immortal ------------------------------------------------------------------------------------


def heir(*weapons: str) -> Board:
    """The third phase, a night, after the Boss took up weapons of the dead Killer."""
    board = gang("vigilante").put("killer", lives=0)
    return board.resolve(board.order("boss", "S5d", picks=weapons)).resolve()


@proves("S5d")
def test_the_boss_chooses_weapons_only_once_the_killer_is_dead() -> None:
    """From the phase after his death; never if no Killer was dealt (U48)."""
    board = gang("sorcerer").put("killer", lives=1)
    assert board.refusal("boss", "S5d") == "refused-killer-lives"
    board.resolve(board.order("sorcerer", "S8a", "killer"))
    assert board.refusal("boss", "S5d") == ""
    assert Board("boss", "mage").refusal("boss", "S5d") == "refused-killer-lives"


@pytest.mark.parametrize("state", [{"lives": 1}, {"prison": (1,)}])
@proves("S5d")
def test_weapons_are_chosen_by_night_and_day_from_hospital_and_prison(state: dict[str, Any]) -> None:
    """L22: they are the Boss' by a passive ability."""
    for number in (1, 2):
        board = gang(number=number, options={"untimed": "night"}).put("killer", lives=0)
        assert board.put("boss", **state).refusal("boss", "S5d") == ""


@proves("S5d")
def test_he_has_the_two_chosen_weapons_from_the_next_phase_and_chooses_once() -> None:
    board = gang().put("killer", lives=0)
    assert not any(row.id in WEAPONS for row in board.snapshot.abilities(board.seats["boss"]))
    board.resolve(board.order("boss", "S5d", picks=("S6a1", "S6a2")))
    had = [row.id for row in board.snapshot.abilities(board.seats["boss"]) if row.id in WEAPONS]
    assert (had, board.news) == (["S6a1", "S6a2"], [])
    assert board.refusal("boss", "S5d") == "refused-spent"
    assert board.refusal("boss", "S6a1") == "refused-by-day"


@pytest.mark.parametrize("weapon", WEAPONS)
@proves("S5d", "S6a1", "S6a2", "S6a3", "S6a4")
def test_each_weapon_in_the_boss_hand_does_what_it_did(weapon: str) -> None:
    other = "S6a1" if weapon != "S6a1" else "S6a4"
    board = heir(weapon, other)
    board.resolve(board.order("boss", weapon, "mage", **guess(weapon, "mage")))
    assert board["mage"].lives == 3 - (1 if weapon in ("S6a1", "S6a3") else 2)
    assert ("news-shotgun boss" in board.news) is (weapon == "S6a4")


@proves("S5d", "S5b", "S5c")
def test_one_weapon_a_night_beside_his_own_abilities_with_its_own_star() -> None:
    """B68."""
    board = heir("S6a1", "S6a2")
    pistol = board.order("boss", "S6a1", "mage")
    assert board.refusal("boss", "S6a2", given=[pistol]) == "refused-group"
    assert [board.refusal("boss", ability, given=[pistol]) for ability in ("S5b", "S5c")] == ["", ""]
    board.put("boss", lives=1)
    assert refusals(board, "boss", "S6a1", "S6a2") == {"S6a2": "refused-hospital"}


# Times --------------------------------------------------------------------------------------------------------


@proves("S5a", "S5b", "S5c", "S6b", "S6c")
def test_by_day_what_has_no_word_of_time_goes_or_does_not_by_the_option() -> None:
    for option, refused in (("any", []), ("night", ["S5a", "S5b"])):
        board = gang(number=2, options={"untimed": option}).put("boss", lives=2)
        assert list(refusals(board, "boss", "S5a", "S5b", "S5c")) == refused
    board = gang(number=2, options={"untimed": "night"}).put("mage", lives=1)
    assert refusals(board, "killer", "S6b", "S6c") == {"S6b": "refused-by-day"}


@proves("S5a", "S5b", "S5c")
def test_what_the_boss_may_from_hospital_and_prison() -> None:
    board = gang().put("boss", lives=1)
    assert refusals(board, "boss", "S5a", "S5b", "S5c") == {"S5c": "refused-hospital"}
    board.put("boss", prison=(1,))
    assert set(refusals(board, "boss", "S5a", "S5b", "S5c").values()) == {"refused-prison"}
    assert refusals(board.put("boss", misere=1), "boss", "S5a", "S5b", "S5c") == {}


# At a table ---------------------------------------------------------------------------------------------------

ROLES = {
    "Ana": "doctor policeman",
    "Bo": "cook mage",
    "Cy": "electrician boss",
    "Di": "commissioner killer",
    "Ed": "lawyer maniac",
}


@proves("M0b", "S5a", "S5d", "S6a1", "S6c")
def test_boss_and_killer_at_a_table(tmp_path: Path) -> None:
    """They are introduced; a call in the Boss' own words, a disguise; then he shoots with the dead Killer's pistol."""
    phases: list[dict[str, list[tuple[Any, ...]]]] = [
        {
            "Ana": [("S2b", "Di", "killer")],
            "Bo": [("S7b", "Di")],
            "Di": [("S6c", "Bo", {"joker": 1, "boss": 1})],
            "Cy": [("S5d",), ("S5a", "Bo", "own-words", "Hello")],
        },
        {"Cy": [("S6a1", "Bo"), ("S5d", ["S6a1", "S6a2"])]},
        {"Cy": [("S6a3",), ("S6a1", "Bo"), ("S6a2",)]},
    ]
    played, moderator = evening(ROLES, phases, tmp_path)
    contacts = {name: [told["player"] for told in letters(played, name, "deal-contact")] for name in ROLES}
    assert contacts == {"Ana": [], "Bo": [], "Cy": ["Di"], "Di": ["Cy"], "Ed": []}
    assert letters(played, "Bo", "told-phone") == [{"text": "Hello"}]
    assert moderator.refused == [("Cy", "S5d", ""), ("Cy", "S6a1", ""), ("Cy", "S6a3", ""), ("Cy", "S6a2", "")]
    assert [news(played, number) for number in (1, 2, 3)] == [["news-died Di"], [], ["news-hospital Bo"]]
    masks = marks(played, "Bo")["masks"]
    assert {mask: masks[mask] for mask in ("joker", "boss", "mage")} == {"joker": 2, "boss": 1, "mage": 4}
