"""The rule sheet's scenarios (§8) for the base game, New Moon and the village cards, each played to its end.

A scenario whose table would be over before it begins is played to, or takes a rule of victory that lets it go on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rig import Evening, play, table

Step = Any


def winners(evening: Evening) -> list[str]:
    return evening.winners or ["nobody"]


def heard_by_night(evening: Evening, number: int) -> list[tuple[Any, ...]]:
    """What the whole table hears of a night, with the seconds since dusk, up to the last moment before dawn."""
    heard: list[tuple[Any, ...]] = []
    dusk = None
    for event in evening.events:
        if event["type"] == "phase" and event["number"] == number and event["name"] in ("dusk", "dawn"):
            if event["name"] == "dawn":
                assert dusk is not None
                return [*heard, ("dawn", round(event["t"] - dusk, 1))]
            dusk = event["t"]
        if dusk is not None and event["type"] in ("say", "phase"):
            heard.append((event.get("line", event.get("name")), event.get("told"), round(event["t"] - dusk, 1)))
    raise AssertionError(f"night {number} never ended")


def length_of_call(evening: Evening, call: str, night: int) -> float:
    times = {line: t for line, _, t in heard_by_night(evening, night)[:-1]}
    return round(times[f"{call}-sleeps"] - times[f"{call}-wakes"], 1)


# The witch ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ["nobody"]),
        ({"all_dead": "nobody"}, ["nobody"]),
        ({"all_dead": "village"}, ["village"]),
        ({"all_dead": "wolves"}, ["wolves"]),
    ],
)
def test_c01_the_eaten_witch_poisons_the_last_wolf_and_nobody_is_left(
    state: Path, options: dict[str, str], expected: list[str]
) -> None:
    evening = play(
        table({"Wolf": "werewolf", "Witch": "witch"}, **options),
        [("wolves-prey", "Witch"), ("witch-heal", "no"), ("witch-poison", "Wolf")],
        state,
    )
    assert evening.dead == [("Wolf", "werewolf"), ("Witch", "witch")]
    assert winners(evening) == expected
    assert evening.because == "nobody-left"


def test_c01_with_a_villager_left_the_village_has_won(state: Path) -> None:
    evening = play(
        table({"Wolf": "werewolf", "Witch": "witch", "Vic": "villager"}),
        [("wolves-prey", "Witch"), ("witch-heal", "no"), ("witch-poison", "Wolf")],
        state,
    )
    assert evening.dead == [("Wolf", "werewolf"), ("Witch", "witch")]
    assert winners(evening) == ["village"]


WITCH_AND_FRIENDS = {"Wolf": "werewolf", "Witch": "witch", "Vic": "villager", "Wes": "villager", "Xan": "villager"}


def test_c02_the_witch_is_shown_herself_as_the_victim_and_heals(state: Path) -> None:
    evening = play(
        table(WITCH_AND_FRIENDS, captain=False),
        [("wolves-prey", "Witch"), ("witch-heal", "yes"), ("vote", {})],
        state,
    )
    assert evening.whispered("witch-victim") == [{"player": "Witch"}]
    assert evening.asks("witch-heal")[0]["for"] == ["Witch"]
    assert evening.said("nobody-died")
    assert evening.dead == []


def test_c02_where_she_may_not_save_herself_the_call_is_the_same_and_she_dies(state: Path, tmp_path: Path) -> None:
    healed = play(
        table(WITCH_AND_FRIENDS, captain=False), [("wolves-prey", "Witch"), ("witch-heal", "yes")], tmp_path / "healed"
    )
    refused = play(
        table(WITCH_AND_FRIENDS, captain=False, self_heal="never"),
        [("wolves-prey", "Witch"), ("witch-poison", None)],
        state,
    )
    assert not refused.asks("witch-heal")
    assert refused.whispered("witch-victim") == [{"player": "Witch"}]
    assert refused.whispered("witch-may-not-save-herself") == [{}]
    assert refused.dead == [("Witch", "witch")]
    assert heard_by_night(refused, 1) == heard_by_night(healed, 1)


def test_c03_after_healing_poison_is_refused_the_same_night(state: Path) -> None:
    evening = play(table(WITCH_AND_FRIENDS, captain=False), [("wolves-prey", "Vic"), ("witch-heal", "yes")], state)
    assert not evening.asks("witch-poison")
    assert evening.whispered("witch-one-potion-a-night") == [{}]
    assert evening.question == "vote"


def test_c03_two_potions_a_night_both_work(state: Path) -> None:
    evening = play(
        table(WITCH_AND_FRIENDS, captain=False, potions_per_night=2),
        [("wolves-prey", "Vic"), ("witch-heal", "yes"), ("witch-poison", "Wes")],
        state,
    )
    assert evening.dead == [("Wes", "villager")]
    assert evening.whispered("witch-has-no-potion") == [{}]


def test_c04_a_second_heal_is_refused_and_the_call_is_as_long_as_ever(state: Path, tmp_path: Path) -> None:
    spent = play(
        table(WITCH_AND_FRIENDS, captain=False),
        [("wolves-prey", "Vic"), ("witch-heal", "yes"), ("vote", {}), ("wolves-prey", "Wes"), ("witch-poison", None)],
        state,
    )
    assert len(spent.asks("witch-heal")) == 1
    assert spent.whispered("witch-victim") == [{"player": "Vic"}, {"player": "Wes"}]
    assert spent.whispered("witch-life-potion-spent") == [{}]
    assert spent.dead == [("Wes", "villager")]

    unspent = play(
        table(WITCH_AND_FRIENDS, captain=False),
        [
            ("wolves-prey", "Vic"), ("witch-heal", "no"), ("witch-poison", None), ("vote", {}),
            ("wolves-prey", "Wes"), ("witch-heal", "no"), ("witch-poison", None),
        ],
        tmp_path / "unspent",
    )  # fmt: skip
    assert length_of_call(spent, "witch", 2) == length_of_call(unspent, "witch", 2)


# The hunter and the couple --------------------------------------------------------------------------------------


def test_c06_the_last_wolf_eats_the_hunter_whose_bullet_turns_parity(state: Path) -> None:
    evening = play(
        table({"Wolf": "werewolf", "Hunter": "hunter", "Vic": "villager"}),
        [("wolves-prey", "Hunter"), ("hunter-shot", "Wolf")],
        state,
    )
    assert evening.dead == [("Wolf", "werewolf"), ("Hunter", "hunter")]
    assert (winners(evening), evening.because) == (["village"], "last-wolf-dead")


def test_c08_two_villagers_in_love_win_with_the_village(state: Path) -> None:
    evening = play(
        table({"Wolf": "werewolf", "Cupid": "cupid", "Ana": "villager", "Bo": "villager"}, captain=False),
        [("cupid-lovers", ["Ana", "Bo"]), ("wolves-prey", "Cupid"), ("vote", {"Wolf": 2})],
        state,
    )
    assert winners(evening) == ["village"]


def test_c08_two_wolves_in_love_win_with_the_wolves(state: Path) -> None:
    evening = play(
        table(
            {"Wolf": "werewolf", "Lobo": "werewolf", "Cupid": "cupid", "Ana": "villager", "Bo": "villager"},
            captain=False,
            parity="last-villager-dead",
        ),
        [
            ("cupid-lovers", ["Wolf", "Lobo"]), ("wolves-prey", "Cupid"), ("vote", {"Ana": 2}),
            ("wolves-prey", "Bo"),
        ],
        state,
    )  # fmt: skip
    assert winners(evening) == ["wolves"]


def test_c09_a_lover_eaten_and_a_lover_poisoned_are_each_announced_once(state: Path) -> None:
    evening = play(
        table(
            {"Wolf": "werewolf", "Witch": "witch", "Cupid": "cupid", "Liv": "villager", "Max": "villager",
             "Vic": "villager", "Wes": "villager"},
        ),
        [
            ("cupid-lovers", ["Liv", "Max"]), ("wolves-prey", "Max"), ("witch-heal", "no"), ("witch-poison", "Liv"),
        ],
        state,
    )  # fmt: skip
    assert evening.dead == [("Liv", "villager"), ("Max", "villager")]
    assert evening.said("died-tonight") == [{"number": 2}]


FOUR_WITH_A_HUNTER = {"Wolf": "werewolf", "Lobo": "werewolf", "Hunter": "hunter", "Vic": "villager"}


def test_c10_at_parity_the_wolves_win_at_once_although_a_hunter_lives(state: Path) -> None:
    evening = play(table(FOUR_WITH_A_HUNTER), [("wolves-prey", None)], state)
    assert (winners(evening), evening.because) == (["wolves"], "parity")


def test_c10_or_not_while_the_village_can_still_kill(state: Path) -> None:
    evening = play(
        table(FOUR_WITH_A_HUNTER, captain=False, parity="not-while-village-can-kill"),
        [("wolves-prey", None), ("vote", {"Hunter": 3}), ("hunter-shot", "Wolf")],
        state,
    )
    assert evening.dead == [("Wolf", "werewolf"), ("Hunter", "hunter")]
    assert (winners(evening), evening.because) == (["wolves"], "parity")


# The captain ----------------------------------------------------------------------------------------------------

SEVEN = {
    "Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager", "Di": "villager", "Ed": "villager",
    "Fy": "villager",
}  # fmt: skip


def test_c12_the_captain_breaks_a_tie_between_the_tied_alone(state: Path) -> None:
    evening = play(
        table(SEVEN),
        [
            ("wolves-prey", None), ("captain-election", "Di"), ("vote", {"Ana": 3, "Bo": 3}),
            ("captain-tie", "Cy"), ("captain-tie", "Ana"),
        ],
        state,
    )  # fmt: skip
    assert evening.said("tie") == [{"players": ["Ana", "Bo"]}]
    assert evening.said("captain-decides") == [{"player": "Di"}]
    assert evening.errors == ["not-an-option"]
    assert evening.dead == [("Ana", "villager")]


@pytest.mark.parametrize(
    ("votes", "answer"),
    [
        ("count", {"Ana": 3, "Bo": 4}),
        ("ballot", {"Cy": "Ana", "Ed": "Ana", "Fy": "Ana", "Wolf": "Bo", "Ana": "Bo", "Di": "Bo"}),
    ],
)
def test_c12_a_captains_double_vote_leaves_no_tie(state: Path, votes: str, answer: dict[str, Any]) -> None:
    evening = play(
        table(SEVEN, captain_double=True, votes=votes),
        [("wolves-prey", None), ("captain-election", "Di"), ("vote", answer)],
        state,
    )
    assert not evening.said("tie")
    assert evening.dead == [("Bo", "villager")]


def test_c13_a_captain_who_dies_of_two_things_leaves_the_sash_once(state: Path) -> None:
    """The witch may not poison the eaten (D4), so the second cause is his lover's death."""
    evening = play(
        table(
            {"Wolf": "werewolf", "Witch": "witch", "Cupid": "cupid", "Cap": "villager", "Liv": "villager",
             "Vic": "villager", "Wes": "villager"},
        ),
        [
            ("cupid-lovers", ["Cap", "Liv"]), ("wolves-prey", None), ("witch-poison", None),
            ("captain-election", "Cap"), ("vote", {}),
            ("wolves-prey", "Cap"), ("witch-heal", "no"), ("witch-poison", "Cap"), ("witch-poison", "Liv"),
            ("captain-successor", "Cap"), ("captain-successor", "Liv"), ("captain-successor", "Vic"), ("vote", {}),
        ],
        state,
    )  # fmt: skip
    assert evening.errors == ["not-an-option"] * 3
    assert evening.dead == [("Cap", "villager"), ("Liv", "villager")]
    assert evening.said("captain-fell") == [{"player": "Cap"}]
    assert evening.said("captain-follows") == [{"player": "Vic"}]


def test_c15_a_lynched_hunter_shoots(state: Path) -> None:
    evening = play(
        table({"Wolf": "werewolf", "Hunter": "hunter", "Ana": "villager", "Bo": "villager"}, captain=False),
        [("wolves-prey", None), ("vote", {"Hunter": 3}), ("hunter-shot", "Wolf")],
        state,
    )
    assert evening.said("hunter-aims") == [{"player": "Hunter"}]
    assert evening.said("hunter-fires") == [{"player": "Wolf"}]
    assert winners(evening) == ["village"]


def test_c17_a_bullet_that_hits_a_lover_goes_on_through_a_hunter_and_a_captain(state: Path) -> None:
    evening = play(
        table(
            {"Wolf": "werewolf", "Cupid": "cupid", "Hunter": "hunter", "Liv": "villager", "Jag": "hunter",
             "Ana": "villager", "Bo": "villager", "Cy": "villager"},
        ),
        [
            ("cupid-lovers", ["Liv", "Jag"]), ("wolves-prey", None), ("captain-election", "Jag"),
            ("vote", {"Hunter": 5}), ("hunter-shot", "Liv"), ("hunter-shot", "Ana"), ("captain-successor", "Bo"),
            ("wolves-prey", None),
        ],
        state,
    )  # fmt: skip
    assert [ask["for"] for ask in evening.asks("hunter-shot")] == [["Hunter"], ["Jag"]]
    assert evening.dead == [("Hunter", "hunter"), ("Liv", "villager"), ("Jag", "hunter"), ("Ana", "villager")]
    assert evening.said("captain-fell") == [{"player": "Jag"}]
    lines = [event["line"] for event in evening.of("say")]
    assert lines.index("died") > max(at for at, line in enumerate(lines) if line == "hunter-fires"), "told together"


# Who is not there -----------------------------------------------------------------------------------------------


def test_c18_a_night_sounds_the_same_with_and_without_a_witch(state: Path, tmp_path: Path) -> None:
    people = {"Wolf": "werewolf", "Seer": "seer", "Wilma": "witch", "Ana": "villager", "Bo": "villager"}
    nights = [("seer-look", "Wolf"), ("wolves-prey", "Ana")]
    with_her = play(
        table(people, captain=False),
        [*nights, ("witch-heal", "yes"), ("vote", {}), *nights, ("witch-poison", "Bo")],
        state,
    )
    without = play(
        table(people | {"Wilma": "villager"}, captain=False),
        [("seer-look", "Bo"), ("wolves-prey", None), ("vote", {}), *nights],
        tmp_path / "without",
    )
    first, second = heard_by_night(with_her, 1), heard_by_night(with_her, 2)
    assert [line for line, *_ in first] == [
        "dusk", "dusk-falls", "night", "night-falls", "seer-wakes", "seer-sleeps", "wolves-wakes", "wolves-sleeps",
        "witch-wakes", "witch-sleeps", "hunter-wakes", "hunter-sleeps", "dawn",
    ]  # fmt: skip
    assert first == heard_by_night(without, 1)
    assert second == heard_by_night(without, 2)


def test_c20_cupid_in_love_with_a_wolf_wins_only_when_the_two_are_alone(state: Path) -> None:
    evening = play(
        table(
            {"Cupid": "cupid", "Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager"},
            captain=False,
        ),
        [
            ("cupid-lovers", ["Cupid", "Wolf"]), ("wolves-prey", "Ana"), ("vote", {"Bo": 3}), ("wolves-prey", "Cy"),
        ],
        state,
    )  # fmt: skip
    told = [event for event in evening.of("whisper") if event["line"] == "lovers-are"]
    assert [(event["told"], event["for"]) for event in told] == [({"players": ["Cupid", "Wolf"]}, ["Cupid", "Wolf"])]
    assert (winners(evening), evening.because) == (["couple"], "couple-alone")


# New Moon -------------------------------------------------------------------------------------------------------


def test_c22_the_scapegoat_pays_though_there_is_a_captain_and_silences_the_next_day_only(state: Path) -> None:
    evening = play(
        table(SEVEN | {"Goat": "scapegoat"}),
        [
            ("wolves-prey", None), ("captain-election", "Di"), ("vote", {"Ana": 2, "Bo": 2}), ("scapegoat-voters", []),
            ("wolves-prey", None), ("wolves-prey", None), ("vote", {"Ana": 3}),
        ],
        state,
    )  # fmt: skip
    assert not evening.asks("captain-tie")
    assert evening.said("scapegoat-pays") == [{"player": "Goat"}]
    assert evening.said("scapegoat-allows") == [{"players": [], "number": 0}]
    assert evening.said("no-vote") == [{}], "one day without a vote"
    assert evening.dead == [("Goat", "scapegoat"), ("Ana", "villager")]


def test_c23_an_idiot_captain_lives_and_loses_the_sash_and_his_vote(state: Path) -> None:
    evening = play(
        table(SEVEN | {"Idiot": "idiot"}),
        [
            ("wolves-prey", None), ("captain-election", "Idiot"), ("vote", {"Idiot": 5}),
            ("wolves-prey", None), ("vote", {"Ana": 2, "Bo": 2}), ("revote", {}), ("wolves-prey", None),
        ],
        state,
    )  # fmt: skip
    assert evening.said("idiot-spared") == [{"player": "Idiot"}]
    assert evening.dead == []
    assert "Idiot" in evening.asks("vote")[0]["voters"]
    assert "Idiot" not in evening.asks("vote")[1]["voters"]
    assert not evening.asks("captain-successor")
    assert len(evening.asks("captain-election")) == 1


# The Village ----------------------------------------------------------------------------------------------------

WHITE_PACK = {
    "White": "white-werewolf", "Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager",
}  # fmt: skip


def test_c25_a_white_werewolf_wins_with_one_last_wolf_to_eat(state: Path) -> None:
    evening = play(
        table(WHITE_PACK, captain=False),
        [
            ("wolves-prey", "Ana"), ("vote", {"Bo": 3}),
            ("wolves-prey", "Cy"), ("white-werewolf-prey", None),
        ],
        state,
    )  # fmt: skip
    assert winners(evening) == ["white-werewolf"]


def test_c25_a_white_werewolf_and_a_villager_play_on_until_one_is_left(state: Path) -> None:
    evening = play(
        table(WHITE_PACK, captain=False),
        [
            ("wolves-prey", "Ana"), ("vote", {"Wolf": 3}), ("wolves-prey", "Bo"), ("vote", {}), ("wolves-prey", "Cy"),
        ],
        state,
    )  # fmt: skip
    assert winners(evening) == ["white-werewolf"]


def test_c27_a_thief_before_two_wolves_must_take_one(state: Path) -> None:
    evening = play(
        table(
            {"Thief": "thief", "Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager"},
            spare=["werewolf", "werewolf"],
        ),
        [("thief-card", None), ("thief-card", "werewolf"), ("wolves-prey", "Ana")],
        state,
    )
    assert evening.errors == ["not-an-option"]
    assert evening.asks("wolves-prey")[0]["for"] == ["Thief", "Wolf"]


def test_c27_the_defender_names_nobody_twice_running_and_poison_passes_his_shield(state: Path) -> None:
    evening = play(
        table(
            {"Wolf": "werewolf", "Def": "defender", "Witch": "witch", "Ana": "villager", "Bo": "villager",
             "Cy": "villager"},
            captain=False,
        ),
        [
            ("defender-protect", "Ana"), ("wolves-prey", "Ana"), ("witch-heal", "no"), ("witch-poison", None),
            ("vote", {}),
            ("defender-protect", "Ana"), ("defender-protect", "Bo"), ("wolves-prey", None), ("witch-poison", "Bo"),
        ],
        state,
    )  # fmt: skip
    assert evening.errors == ["not-an-option"]
    assert evening.said("nobody-died") == [{}]
    assert evening.dead == [("Bo", "villager")]
