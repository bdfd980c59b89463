"""The scenarios of the rule sheet by number (§9), played through the line protocol."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lichiny_rig import Orders, evening
from rig import Evening

LAW = {"Ana": "doctor detective", "Bo": "cook policeman", "Cy": "electrician vigilante", "Di": "commissioner civilian"}
MAFIA = {"Ed": "prosecutor boss", "Fa": "jurist killer"}
NEUTRALS = {
    "Gus": "politician mage",
    "Hal": "lawyer sorcerer",
    "Ivy": "looter witch",
    "Jo": "avenger maniac",
    "Kit": "journalist inquisitor",
    "Leo": "priest leprechaun",
}
OTHERS = {
    "Mia": "pensioner evil-genius",
    "Ned": "millionaire changeling",
    "Ola": "strongman joker",
    "Pat": "anonymous sociopath",
}
ALL = LAW | MAFIA | NEUTRALS | OTHERS


def news(evening_played: Evening, number: int) -> list[str]:
    """The public lines after the ``number``-th phase's orders, up to the next phase's: line and player."""
    heard = evening_played.of("say")
    marks = [n for n, event in enumerate(heard) if event["line"] == "news-begin"]
    opens = [n for n, event in enumerate(heard) if event["line"] == "orders-open" and n > marks[number - 1]]
    until = opens[0] if opens else len(heard)
    return [
        f"{event['line']} {event['told'].get('player', '')}".strip()
        for event in heard[marks[number - 1] : until]
        if event["line"].startswith("news-") and event["line"] not in ("news-begin", "news-none")
    ]


def letters(evening_played: Evening, name: str, line: str) -> list[dict[str, Any]]:
    """What a player was told in private by a line."""
    return [event["told"] for event in evening_played.of("whisper") if event["line"] == line and event["for"] == [name]]


def marks(evening_played: Evening, name: str) -> dict[str, Any]:
    """The moderator's page of a player: lines and words with what they tell."""
    town = evening_played.session.table
    seat = next(seat for seat in town.seats if seat.name == name)
    page: dict[str, Any] = {}
    for mark in town.ledger()[seat].fact:
        if isinstance(mark, str):
            page[mark] = True
        elif mark.line == "mark-mask":
            page.setdefault("masks", {})[mark.told["mask"]] = mark.told["number"]
        else:
            page[mark.line] = mark.told.get("number", True)
    return page


def test_l01_pools_grow_by_one_a_phase_and_the_maniacs_never(tmp_path: Path) -> None:
    played, _ = evening(ALL, [{}, {}, {}], tmp_path)
    sizes = {name: sum(marks(played, name)["masks"].values()) for name in ALL}
    assert sizes.pop("Pat") == 13
    assert sizes.pop("Jo") == 5
    assert set(sizes.values()) == {8}


def test_l03_the_first_execution_shows_one_mask_the_second_jails(tmp_path: Path) -> None:
    votes: Orders = {name: [("C1", "Ana")] for name in ("Bo", "Cy", "Di", "Ed", "Fa", "Hal", "Ivy")}
    played, moderator = evening(ALL, [votes, votes, {"Ana": [("S1a", "Bo"), ("C1", "Bo")]}, {}], tmp_path)
    told = [letters(played, name, "told-masks") for name in votes]
    assert [len(masks) for masks in told] == [1] * 7
    assert len({tuple(masks[0]["masks"]) for masks in told}) == 1
    assert news(played, 1) == ["news-votes Ana", "news-executed Ana"]
    assert news(played, 2) == ["news-votes Ana", "news-executed Ana", "news-prison Ana"]
    assert moderator.refused == [("Ana", "S1a", ""), ("Ana", "C1", "")]
    assert news(played, 3) == ["news-left-prison Ana"]


@pytest.mark.parametrize(
    ("target", "voters", "is_executed"),
    [
        ("Hal", ["Ana", "Bo", "Cy", "Di", "Fa", "Gus", "Ivy"], False),  # the Lawyer: 9 of 16, 6 without his three
        ("Hal", ["Ana", "Bo", "Cy", "Di", "Fa", "Gus", "Ivy", "Jo"], True),
        ("Ned", ["Ed", "Fa", "Gus", "Ana", "Bo", "Cy", "Di", "Hal"], True),  # the Millionaire: 8 heads
        ("Ned", ["Ed", "Fa", "Gus", "Ana", "Bo", "Cy"], False),  # 6 heads, 9 votes elsewhere
    ],
)
def test_l04_excuse_and_vip(target: str, voters: list[str], is_executed: bool, tmp_path: Path) -> None:
    played, _ = evening(ALL, [{name: [("C1", target)] for name in voters}], tmp_path)
    assert (f"news-executed {target}" in news(played, 1)) is is_executed


def test_l06_the_priest_is_always_executed_for_the_first_time(tmp_path: Path) -> None:
    votes: Orders = {name: [("C1", "Leo")] for name in ("Ana", "Bo", "Cy", "Di", "Ed", "Fa")}
    played, _ = evening(ALL, [votes] * 3, tmp_path)
    assert len(letters(played, "Ana", "told-masks")) == 3
    assert not any("prison" in line for n in (1, 2, 3) for line in news(played, n))


@pytest.mark.parametrize(
    ("hardy", "lives", "is_patient"),
    [("full", 2, True), ("life", 2, False), ("off", 1, True)],
)
def test_l08_a_mage_is_hit(hardy: str, lives: int, is_patient: bool, tmp_path: Path) -> None:
    phases: list[Orders] = [{"Fa": [("S6a1", "Gus")]}, {}, {"Gus": [("S7e", "Hal")]}, {}]
    played, moderator = evening(ALL, phases, tmp_path, neutral_hardy=hardy)
    assert ("news-hospital Gus" in news(played, 1)) is is_patient
    assert (moderator.refused == [("Gus", "S7e", "")]) is is_patient
    other, moderator = evening(ALL, [phases[0], {}, {"Gus": [("S7b", "Hal")]}], tmp_path / "2", neutral_hardy=hardy)
    assert moderator.refused == []
    assert marks(other, "Gus")["mark-lives"] == lives


def test_l09_surgery_and_a_shot_on_a_patient_cancel_out(tmp_path: Path) -> None:
    shot: Orders = {"Fa": [("S6a1", "Ed")]}
    played, _ = evening(ALL, [shot, {}, {**shot, "Ana": [("O16a", "Ed")]}], tmp_path)
    assert news(played, 1) == ["news-hospital Ed"]
    assert news(played, 3) == []
    assert marks(played, "Ed")["mark-lives"] == 1


def test_l11_the_raid_spares_millionaire_and_patients(tmp_path: Path) -> None:
    phases: list[Orders] = [{"Fa": [("S6a1", "Ed")]}, {"Di": [("O8a", "Ned")]}, {"Di": [("O8a", "Ed")]}]
    _, moderator = evening(ALL, phases, tmp_path)
    assert moderator.refused == [("Di", "O8a", "Ned"), ("Di", "O8a", "Ed")]


def test_l12_vigilance_stops_searches_but_neither_shots_nor_defences_nor_the_cook(tmp_path: Path) -> None:
    night: Orders = {
        "Ana": [("S1a", "Mia")],
        "Fa": [("S6a1", "Mia")],
        "Cy": [("S3a", "Mia")],
        "Bo": [("O13a", "Mia")],
    }
    played, moderator = evening(ALL, [night, {}], tmp_path)
    assert moderator.refused == [("Ana", "S1a", "Mia")]
    assert news(played, 1) == ["news-used Bo"]
    assert news(played, 2) == ["news-hospital Mia"]
    assert marks(played, "Mia")["mark-lives"] == 2


def test_l14_brain_centre_two_one_two_and_search_two_one_one(tmp_path: Path) -> None:
    each: Orders = {"Ed": [("S5b", "Bo")], "Ana": [("S1a", "Cy")]}
    played, _ = evening(ALL, [each] * 3, tmp_path)
    assert [len(told["masks"]) for told in letters(played, "Ed", "told-masks")] == [2, 1, 2]
    assert [len(told["masks"]) for told in letters(played, "Ana", "told-masks")] == [2, 1, 1]


def test_l15_a_right_arrest_jails_and_rests_and_never_twice_the_same(tmp_path: Path) -> None:
    phases: list[Orders] = [
        {"Ana": [("S1b", "Ed", "boss")]},
        {"Ana": [("S1b", "Fa", "killer")]},
        {"Ana": [("S1b", "Ed", "boss")]},
        {},
    ]
    played, moderator = evening(ALL, phases, tmp_path)
    assert news(played, 1) == ["news-prison Ed"]
    assert news(played, 2) == ["news-left-prison Ed"]
    assert moderator.refused == [("Ana", "S1b", ""), ("Ana", "S1b", "Ed")]


def test_l17_a_jailed_maniac_bathes_in_blood_and_is_not_hurt_by_his_victim(tmp_path: Path) -> None:
    votes: Orders = {name: [("C1", "Jo")] for name in ("Ana", "Bo", "Cy", "Di", "Ed", "Fa", "Gus")}
    bath: Orders = {"Jo": [("S10b", "Fa"), ("S10c", "Fa", "killer")], "Fa": [("S6a1", "Jo")]}
    played, moderator = evening(ALL, [votes, votes, bath], tmp_path)
    assert news(played, 2) == ["news-votes Jo", "news-executed Jo", "news-prison Jo"]
    assert moderator.refused == [("Jo", "S10b", "")]
    assert "news-died Fa" in news(played, 3)
    assert marks(played, "Jo")["mark-lives"] == 3


def test_l18_a_wrong_auto_da_fe_hits_for_one_and_bars_the_next_night(tmp_path: Path) -> None:
    phases: list[Orders] = [
        {"Kit": [("S11c", "Gus", "boss")]},
        {},
        {"Kit": [("S11c", "Gus", "mage")]},
        {},
        {"Kit": [("S11c", "Hal", "sorcerer")]},
    ]
    played, moderator = evening(ALL, phases, tmp_path)
    assert news(played, 1) == ["news-hospital Gus"]
    assert moderator.refused == [("Kit", "S11c", "")]
    assert news(played, 5) == ["news-died Hal"]


def all_in(named: dict[str, str], tmp_path: Path) -> Evening:
    """The Joker goes all in at his own first question of the second night, once cards were dealt."""
    phases: list[Orders] = [
        {"Ola": [("S15a", ["Ana", "Bo"])]},
        {},
        {"Bo": [("C3",)], "Cy": [("O11a", "Ed")], "Ola": [("all-in",)], "Pat": [("S16a", "Ola")]},
        {"Ana": [("C2", "Bo")]},
        {"Ana": [("C2", "Bo")]},
    ]
    played, _ = evening(ALL, phases, tmp_path, answers={"all-in-list": named, "all-in-sure": "yes"})
    return played


def test_l20_a_wrong_all_in_drives_the_joker_out_and_nobody_plays_a_card(tmp_path: Path) -> None:
    named = {name: both.split()[1] for name, both in ALL.items()} | {"Ana": "policeman", "Bo": "detective"}
    played = all_in(named, tmp_path)
    assert played.winners is None
    assert played.said("all-in-wrong") == [{"player": "Ola"}]
    assert marks(played, "Ola").get("left")
    assert marks(played, "Bo")["mark-cards"] == 1
    assert not any("C2" in event["options"] for event in played.asks("order")[-16:])
    assert "Ola" not in [event["told"]["player"] for event in played.of("say") if event["line"] == "orders-call"][-15:]


def test_l20_a_right_all_in_wins_at_once_with_the_sociopath(tmp_path: Path) -> None:
    played = all_in({name: both.split()[1] for name, both in ALL.items()}, tmp_path)
    assert played.winners == ["joker", "sociopath"]
    assert played.because == "all-in-right"
    assert "news-used Cy" not in news(played, 2)
    assert marks(played, "Ed")["mark-lives"] == 2


ENDGAME = {"Ana": "doctor detective", "Gus": "politician mage", "Hal": "lawyer sorcerer", "Leo": "priest leprechaun"}


@pytest.mark.parametrize(
    ("sorcerer_dies", "winners"), [(False, ["law", "leprechaun"]), (True, ["law", "mage", "leprechaun"])]
)
def test_l21_law_wins_when_its_last_enemy_dies(sorcerer_dies: bool, winners: list[str], tmp_path: Path) -> None:
    roles = {**ENDGAME, "Fa": "jurist killer", "Cy": "electrician vigilante"}
    killing: list[Orders] = [{"Gus": [("S7e", "Hal")]}, {}, {"Gus": [("S7b", "Hal")]}, {}] if sorcerer_dies else []
    beating: Orders = {name: [("S0b", "Fa", "killer")] for name in ("Ana", "Cy")}
    played, _ = evening(roles, [*killing, beating], tmp_path)
    assert played.winners == winners


def test_l23_mafia_and_sorcerer_win_together(tmp_path: Path) -> None:
    roles = {
        "Ana": "doctor detective",
        "Ed": "prosecutor boss",
        "Fa": "jurist killer",
        "Hal": "lawyer sorcerer",
        "Leo": "priest leprechaun",
    }
    phases: list[Orders] = [{"Fa": [("S6a4", "Ana")]}]
    played, _ = evening(roles, phases, tmp_path)
    assert news(played, 1) == ["news-shotgun Fa", "news-died Ana"]
    assert played.winners == ["mafia", "sorcerer", "leprechaun"]


@pytest.mark.parametrize(("informs", "last"), [(False, 9), (True, 8)])
def test_l25_the_tenth_plan(informs: bool, last: int, tmp_path: Path) -> None:
    phases: list[Orders] = [{"Mia": [("S13d", "Ed", "boss")]} if informs else {}] + [{}] * 9
    played, _ = evening(ALL, phases, tmp_path)
    assert len(played.said("news-begin")) == last
    assert played.winners == ["evil-genius", "sociopath"]
    assert played.because == "plan-ten"


def test_l27_a_true_hunt_attacks_somebody_in_prison(tmp_path: Path) -> None:
    arrest: Orders = {"Ana": [("S1b", "Ed", "boss")]}
    played, _ = evening(ALL, [arrest, {"Bo": [("C6", "Leo", "hunt-attack", "Ed")]}], tmp_path)
    assert marks(played, "Ed")["mark-lives"] == 1
    assert marks(played, "Leo")["mark-lives"] == 2
    assert letters(played, "Bo", "told-hunt-true") == [{"player": "Leo", "effect": "hunt-attack"}]


@pytest.mark.parametrize(("hunters", "plus", "lives"), [(3, "plus", 2), (1, "plus", 0), (1, "in-all", 1)])
def test_l27_the_leprechauns_defence(hunters: int, plus: str, lives: int, tmp_path: Path) -> None:
    """At two lives: three Hunts fail and are spent; one costs him its damage and a life, or one in all."""
    hunting: Orders = {name: [("C6", "Leo", "hunt-misere")] for name in ("Bo", "Cy", "Di")[:hunters]}
    phases: list[Orders] = [{"Fa": [("S6a1", "Leo")]}, {**hunting, "Leo": [("S12a",)]}, {}]
    played, _ = evening(ALL, phases, tmp_path, leprechaun_defence=plus)
    assert marks(played, "Leo").get("mark-lives") == lives
    assert marks(played, "Bo").get("mark-spent") is not None


def test_l29_cooked_by_day_in_hospital_by_night(tmp_path: Path) -> None:
    phases: list[Orders] = [
        {},
        {"Bo": [("O13a", "Fa")]},
        {"Fa": [("S6a2", "Ana"), ("S6a1", "Ana")], "Bo": [("O13a", "Fa")]},
        {},
    ]
    played, moderator = evening(ALL, phases, tmp_path)
    assert news(played, 2) == ["news-used Bo", "news-hospital Fa"]
    assert moderator.refused == [("Bo", "O13a", ""), ("Fa", "S6a2", "")]
    assert news(played, 3) == ["news-hospital Ana", "news-left-hospital Fa"]


PUBLIC = {
    "news-votes",
    "news-executed",
    "news-used",
    "news-drinks",
    "news-shotgun",
    "news-doping",
    "news-hunts-return",
    "news-died",
    "news-hospital",
    "news-left-hospital",
    "news-prison",
    "news-left-prison",
    "news-robbed",
}


def test_l30_the_news_is_what_the_sheet_lists_and_nothing_of_lives(tmp_path: Path) -> None:
    phases: list[Orders] = [
        {"Fa": [("S6a4", "Ana")], "Cy": [("O11b",)], "Kit": [("S11c", "Jo", "maniac")], "Ola": [("O14b", "Bo")]},
        {"Ivy": [("O4a", "Ana")], "Ed": [("O3a", "Bo")], "Bo": [("S2b", "Fa", "killer")]},
        {},
    ]
    played, _ = evening(ALL, phases, tmp_path)
    heard = [line for n in (1, 2, 3) for line in news(played, n)]
    assert {line.split()[0] for line in heard} <= PUBLIC
    assert {"news-shotgun Fa", "news-died Ana", "news-doping Jo", "news-drinks Cy", "news-robbed Ivy"} <= set(heard)
    for event in played.of("say"):
        assert (
            event["line"] == "news-votes"
            or event["line"] in ("welcome", "night-falls", "day-breaks")
            or not any(isinstance(fact, int) for fact in event["told"].values())
        )
