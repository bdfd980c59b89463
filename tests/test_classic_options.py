"""Every option of classic Loup-Garou, with each of its values, shows at the table what it does."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import fields
from rig import Evening, play, table

from narrator.games.classic.cards import Options

SHOWN: dict[str, list[Any]] = {}


def shows(option: str, expected: Mapping[Any, Any]) -> pytest.MarkDecorator:
    """Try an option with each of these values, and what each must lead to."""
    SHOWN[option] = list(expected)
    return pytest.mark.parametrize(("value", "expected"), list(expected.items()), ids=map(str, expected))


def test_no_value_of_any_option_goes_untested() -> None:
    hints = get_type_hints(Options)
    assert list(SHOWN) == [field.name for field in fields(Options)]
    for option, shown in SHOWN.items():
        kind = hints[option]
        if kind is bool:
            assert shown == [True, False], option
        elif get_origin(kind) is Literal:
            assert shown == list(get_args(kind)), option
        else:
            assert len(shown) > 1, option


def test_the_start_names_every_option_with_its_value(state: Path) -> None:
    evening = play(table(FIVE, tie="lot", debate=99), [], state)
    options = evening.of("start")[0]["options"]
    assert list(options) == [field.encode_name for field in fields(Options)]
    assert (options["tie"], options["debate"], options["self-heal"]) == ("lot", 99, "always")
    assert options["called"] == ["werewolf", "seer", "witch", "hunter"], "those in force"


FIVE = {"Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager", "Di": "villager"}
NOBODY = dict.fromkeys(FIVE, "")
DECK = ["werewolf", "seer", "villager", "villager", "villager"]


def lines(evening: Evening) -> list[str]:
    return [event["line"] for event in evening.of("say")]


def calls(evening: Evening) -> list[str]:
    return [line.removesuffix("-wakes") for line in lines(evening) if line.endswith("-wakes")]


# How the evening is set up --------------------------------------------------------------------------------------


@shows("deal", {"device": "deal-take", "entered": "deal-card", "learned": "seer-who"})
def test_deal_says_how_the_cards_come_to_the_table(state: Path, value: str, expected: str) -> None:
    assert play(table(NOBODY, deck=DECK, deal=value), [], state).question == expected


@shows("opens", {"night": ("wolves-prey", ["deal", "dusk", "night"]), "day": ("captain-election", ["deal", "day"])})
def test_opens_says_what_comes_first(state: Path, value: str, expected: tuple[str, list[str]]) -> None:
    evening = play(table(FIVE, opens=value), [], state)
    assert (evening.question, [phase["name"] for phase in evening.of("phase")]) == expected


@shows(
    "called",
    {
        (): ["seer", "wolves", "witch", "hunter"],
        ("raven", "piper"): ["raven", "wolves", "piper", "charmed", "hunter"],
        ("villager",): ["wolves", "hunter"],
    },
)
def test_called_names_the_absent_who_are_called_besides_the_decks_own(
    state: Path, value: tuple[str, ...], expected: list[str]
) -> None:
    """R3: whoever is in the deck is called whatever the option says."""
    evening = play(table(FIVE | {"Di": "hunter"}, called=value), [("wolves-prey", None)], state)
    assert calls(evening) == expected


@shows("call_dead", {"if-hidden": (False, True), "always": (True, True), "never": (False, False)})
def test_call_dead_says_whether_a_dead_role_is_called_where_cards_are_shown_and_where_not(
    tmp_path: Path, value: str, expected: tuple[bool, bool]
) -> None:
    heard = []
    for shown in (True, False):
        evening = play(
            table(FIVE | {"Di": "seer"}, captain=False, call_dead=value, cards_shown=shown),
            [("seer-look", "Ana"), ("wolves-prey", "Di"), ("vote", {}), ("wolves-prey", None)],
            tmp_path / str(shown),
        )
        heard.append(calls(evening).count("seer") == 2)
        assert calls(evening).count("witch") == 2, "an absent role is called every night"
    assert tuple(heard) == expected


@shows("cards_shown", {True: ("died", "werewolf"), False: ("died-hidden", None)})
def test_cards_shown_says_whether_the_dead_turn_up_their_cards(
    state: Path, value: bool, expected: tuple[str, str | None]
) -> None:
    evening = play(table(FIVE, captain=False, cards_shown=value), [("wolves-prey", None), ("vote", {"Wolf": 4})], state)
    line, card = expected
    assert [told.get("card") for told in evening.said(line)] == [card]


@shows(
    "announce",
    {
        "together": ["died-tonight", "died Ana", "died Jag", "the-dead-keep-silent"],
        "each": ["died Jag", "hunter-aims", "hunter-fires", "died Ana", "the-dead-keep-silent"],
    },
)
def test_announce_tells_the_dead_together_or_as_they_fall(state: Path, value: str, expected: list[str]) -> None:
    people = FIVE | {"Jag": "hunter"}
    evening = play(
        table(people, captain=False, announce=value), [("wolves-prey", "Jag"), ("hunter-shot", "Ana")], state
    )
    told = [f"died {event['told']['player']}" if event["line"] == "died" else event["line"] for event in
            evening.of("say")]  # fmt: skip
    assert told[told.index("day-breaks") + 1 : told.index("debate-opens")] == expected
    assert ("hunter" in calls(evening)) is (value == "together"), "R33: no call promises him a silent shot"


# The night ------------------------------------------------------------------------------------------------------


@shows("cupid_self", {True: True, False: False})
def test_cupid_self_says_whether_he_may_love(state: Path, value: bool, expected: bool) -> None:
    evening = play(table(FIVE | {"Di": "cupid"}, cupid_self=value), [], state)
    assert ("Di" in evening.asks("cupid-lovers")[0]["options"]) is expected


@shows(
    "seer_sees",
    {
        "card": [("seer-sees", {"player": "Ana", "card": "piper"})],
        "camp": [("seer-sees-camp", {"player": "Ana", "camp": "village"})],
    },
)
def test_seer_sees_the_card_or_only_whether_it_is_a_wolfs(state: Path, value: str, expected: list[Any]) -> None:
    evening = play(table(FIVE | {"Ana": "piper", "Di": "seer"}, seer_sees=value), [("seer-look", "Ana")], state)
    assert [(event["line"], event["told"]) for event in evening.of("whisper") if event["for"] == ["Di"]] == expected


@shows("wolf_tie", {"host": ("one", []), "random": ("some", ["Ana", "Bo"]), "none": ("some", [])})
def test_wolf_tie_says_who_dies_when_the_pack_disagrees(
    state: Path, value: str, expected: tuple[str, list[str]]
) -> None:
    """The moderator decides, who may also decide that nobody dies; or the dice decide; or nobody dies (R20)."""
    kind, possible = expected
    evening = play(
        table(FIVE | {"Lobo": "werewolf", "Ed": "villager"}, captain=False, wolf_tie=value),
        [("wolves-prey", None if kind == "one" else ["Ana", "Bo"])],
        state,
    )
    assert evening.asks("wolves-prey")[0]["kind"] == kind
    assert [name for name, _ in evening.dead] in ([[name] for name in possible] or [[]])


@pytest.mark.parametrize("value", ["random", "none"])
def test_wolf_tie_does_not_matter_when_they_agree(state: Path, value: str) -> None:
    evening = play(table(FIVE, captain=False, wolf_tie=value), [("wolves-prey", ["Ana"])], state)
    assert evening.dead == [("Ana", "villager")]


@shows("wolves_eat_wolves", {True: ["Wolf", "Lobo", "Ana"], False: ["Ana"]})
def test_wolves_eat_wolves_says_whether_the_pack_may_bite_its_own(
    state: Path, value: bool, expected: list[str]
) -> None:
    evening = play(table(FIVE | {"Lobo": "werewolf"}, wolves_eat_wolves=value), [], state)
    options = evening.asks("wolves-prey")[0]["options"]
    assert [name for name in ("Wolf", "Lobo", "Ana") if name in options] == expected


@shows("defender_covers_little_girl", {True: [], False: [("Di", "little-girl")]})
def test_defender_covers_little_girl_or_her_shield_is_air(
    state: Path, value: bool, expected: list[tuple[str, str]]
) -> None:
    evening = play(
        table(FIVE | {"Cy": "defender", "Di": "little-girl"}, captain=False, defender_covers_little_girl=value),
        [("defender-protect", "Di"), ("wolves-prey", "Ana"), ("little-girl-caught", "yes")],
        state,
    )
    assert evening.dead == expected


@shows("self_heal", {"always": (True, True), "first-night": (True, False), "never": (False, False)})
def test_self_heal_says_in_which_night_the_witch_may_save_herself(
    tmp_path: Path, value: str, expected: tuple[bool, bool]
) -> None:
    people = FIVE | {"Di": "witch"}
    first = play(table(people, captain=False, self_heal=value), [("wolves-prey", "Di")], tmp_path / "1")
    second = play(
        table(people, captain=False, self_heal=value),
        [("wolves-prey", None), ("witch-poison", None), ("vote", {}), ("wolves-prey", "Di")],
        tmp_path / "2",
    )
    assert tuple(bool(evening.asks("witch-heal")) for evening in (first, second)) == expected
    assert all(evening.whispered("witch-victim") == [{"player": "Di"}] for evening in (first, second))


@shows("potions_per_night", {1: False, 2: True})
def test_potions_per_night_says_whether_she_may_poison_after_healing(state: Path, value: int, expected: bool) -> None:
    evening = play(
        table(FIVE | {"Di": "witch"}, captain=False, potions_per_night=value),
        [("wolves-prey", "Ana"), ("witch-heal", "yes")],
        state,
    )
    assert bool(evening.asks("witch-poison")) is expected


@shows("witch_always_called", {True: [True, True, True], False: [True, False, False]})
def test_witch_always_called_or_only_while_she_has_a_potion(state: Path, value: bool, expected: list[bool]) -> None:
    """R16: once her last potion is known to be gone, not even her own death brings her call back."""
    evening = play(
        table(
            FIVE | {"Di": "witch", "Ed": "villager", "Fy": "villager"},
            captain=False, potions_per_night=2, cards_shown=False, witch_always_called=value,
        ),
        [
            ("wolves-prey", "Ana"), ("witch-heal", "yes"), ("witch-poison", "Bo"), ("vote", {}),
            ("wolves-prey", "Di"), ("vote", {}),
            ("wolves-prey", None),
        ],
        state,
    )  # fmt: skip
    nights = "|".join(["", *calls(evening)]).split("|seer")[1:]
    assert ["witch" in night for night in nights] == expected


@shows("show_protected", {True: ("witch-victim", "witch-heal"), False: ("witch-no-victim", "witch-poison")})
def test_show_protected_says_whether_the_witch_sees_a_shielded_victim(
    state: Path, value: bool, expected: tuple[str, str]
) -> None:
    evening = play(
        table(FIVE | {"Cy": "defender", "Di": "witch"}, show_protected=value),
        [("defender-protect", "Ana"), ("wolves-prey", "Ana")],
        state,
    )
    line, question = expected
    assert evening.whispered(line)
    assert evening.question == question


# Deaths ---------------------------------------------------------------------------------------------------------


@shows("hunter_must", {True: (["not-an-option"], True), False: ([], False)})
def test_hunter_must_says_whether_he_may_keep_his_bullet(
    state: Path, value: bool, expected: tuple[list[str], bool]
) -> None:
    errors, waits = expected
    evening = play(
        table(FIVE | {"Di": "hunter"}, captain=False, hunter_must=value),
        [("wolves-prey", "Di"), ("hunter-shot", None)],
        state,
    )
    assert evening.errors == errors
    assert (evening.question == "hunter-shot") is waits


@shows("hunter_poison_shoots", {True: True, False: False})
def test_hunter_poison_shoots_says_whether_a_poisoned_hunter_does(state: Path, value: bool, expected: bool) -> None:
    evening = play(
        table(FIVE | {"Cy": "hunter", "Di": "witch"}, captain=False, hunter_poison_shoots=value),
        [("wolves-prey", None), ("witch-poison", "Cy")],
        state,
    )
    assert bool(evening.asks("hunter-shot")) is expected


@shows("elder_curse", {True: False, False: True})
def test_elder_curse_says_whether_his_village_loses_its_powers_with_him(
    state: Path, value: bool, expected: bool
) -> None:
    evening = play(
        table(FIVE | {"Cy": "elder", "Di": "seer"}, captain=False, elder_curse=value),
        [("seer-look", "Ana"), ("wolves-prey", None), ("vote", {"Cy": 3})],
        state,
    )
    assert (len(evening.asks("seer-look")) == 2) is expected
    assert bool(evening.said("powers-lost")) is not expected
    assert calls(evening).count("seer") == 2, "called all the same"


# The day --------------------------------------------------------------------------------------------------------


@shows("captain", {True: "captain-election", False: "vote"})
def test_captain_says_whether_one_is_elected(state: Path, value: bool, expected: str) -> None:
    assert play(table(FIVE, captain=value), [("wolves-prey", None)], state).question == expected


@shows("captain_double", {True: (6, ["Bo"]), False: (5, [])})
def test_captain_double_counts_the_captains_voice_twice(
    tmp_path: Path, value: bool, expected: tuple[int, list[str]]
) -> None:
    most, dead = expected
    steps = [("wolves-prey", None), ("captain-election", "Di")]
    counted = play(table(FIVE, captain_double=value), steps, tmp_path / "count")
    assert counted.asks("vote")[0]["max"] == most
    polled = play(
        table(FIVE, captain_double=value, votes="ballot"),
        [*steps, ("vote", {"Wolf": "Ana", "Cy": "Ana", "Ana": "Bo", "Di": "Bo"})],
        tmp_path / "ballot",
    )
    assert [name for name, _ in polled.dead] == dead
    assert bool(polled.said("tie")) is not value


@shows("votes", {"count": ("count", {"Ana": 3}), "ballot": ("ballot", {"Bo": "Ana", "Cy": "Ana", "Di": "Ana"})})
def test_votes_are_counted_or_told_one_by_one(state: Path, value: str, expected: tuple[str, Any]) -> None:
    kind, answer = expected
    evening = play(table(FIVE, captain=False, votes=value), [("wolves-prey", None), ("vote", answer)], state)
    assert evening.asks("vote")[0]["kind"] == kind
    assert evening.dead == [("Ana", "villager")]


@shows("self_vote", {True: [], False: ["not-an-option"]})
@pytest.mark.parametrize(
    ("votes", "answer"), [("ballot", {"Ana": "Ana"}), ("count", {"Ana": 5})], ids=["ballot", "count"]
)
def test_self_vote_says_whether_one_may_vote_for_oneself(
    state: Path, votes: str, answer: Any, value: bool, expected: list[str]
) -> None:
    evening = play(
        table(FIVE, captain=False, votes=votes, self_vote=value), [("wolves-prey", None), ("vote", answer)], state
    )
    assert evening.errors == expected


@shows("tie", {"s0": "revote", "scapegoat": "wolves-prey", "lot": "wolves-prey"})
def test_tie_says_what_a_level_vote_means_without_scapegoat_and_captain(state: Path, value: str, expected: str) -> None:
    evening = play(
        table(FIVE | {"Ed": "villager"}, captain=False, tie=value),
        [("wolves-prey", None), ("vote", {"Ana": 2, "Bo": 2})],
        state,
    )
    assert evening.question == expected
    assert bool(evening.said("nobody-condemned")) is (value == "scapegoat"), "R41: nobody pays"
    assert [name for name, _ in evening.dead] in ([["Ana"], ["Bo"]] if value == "lot" else [[]])


@shows("first_debate", {300: 300, 10: 10, 7200: 7200})
def test_first_debate_lasts_as_agreed(state: Path, value: int, expected: int) -> None:
    evening = play(table(FIVE, captain=False, first_debate=value), [("wolves-prey", None)], state)
    assert [timer["seconds"] for timer in evening.of("timer")] == [expected]


@shows("debate", {180: [300, 180, 180], 45: [300, 45, 45]})
def test_debate_lasts_as_agreed_from_the_second_day_on(state: Path, value: int, expected: list[int]) -> None:
    quiet = [("wolves-prey", None), ("vote", {})]
    evening = play(table(FIVE, captain=False, debate=value), quiet * 3, state)
    assert [timer["seconds"] for timer in evening.of("timer")] == expected


# Victory --------------------------------------------------------------------------------------------------------


@shows("parity", {"at-once": "parity", "not-while-village-can-kill": None, "last-villager-dead": None})
def test_parity_says_when_the_wolves_have_won(tmp_path: Path, value: str, expected: str | None) -> None:
    people = {"Wolf": "werewolf", "Ana": "villager", "Jag": "hunter"}
    evening = play(table(people, captain=False, parity=value), [("wolves-prey", "Ana")], tmp_path / "1")
    assert (evening.because if evening.winners else None) == expected
    plain = play(
        table(people | {"Jag": "villager"}, captain=False, parity=value), [("wolves-prey", "Ana")], tmp_path / "2"
    )
    assert (plain.winners is None) is (value == "last-villager-dead")


@pytest.mark.parametrize(
    ("last", "goes_on"), [("villager", False), ("hunter", True), ("witch", True), ("raven", True), ("seer", False)]
)
def test_who_in_the_village_can_still_kill(state: Path, last: str, goes_on: bool) -> None:
    """R48."""
    evening = play(
        table({"Wolf": "werewolf", "Ana": last}, captain=False, parity="not-while-village-can-kill"),
        lambda asked: (
            {"answer": "Wolf" if asked["question"] == "seer-look" else None}
            if asked["call"] in ("seer", "raven", "wolves", "witch")
            else None
        ),
        state,
    )
    assert (evening.winners is None) is goes_on


@pytest.mark.parametrize(("captain", "goes_on"), [("Ana", True), ("Wolf", False)])
def test_a_captain_of_the_village_can_still_break_a_tie(state: Path, captain: str, goes_on: bool) -> None:
    """D13."""
    evening = play(
        table(
            {"Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager"},
            parity="not-while-village-can-kill",
        ),
        [("wolves-prey", "Cy"), ("captain-election", captain), ("vote", {"Bo": 2})],
        state,
    )
    assert (evening.winners is None) is goes_on


@shows("all_dead", {"nobody": [], "village": ["village"], "wolves": ["wolves"]})
def test_all_dead_says_who_wins_an_empty_village(state: Path, value: str, expected: list[str]) -> None:
    evening = play(
        table({"Wolf": "werewolf", "Jag": "hunter"}, all_dead=value),
        [("wolves-prey", "Jag"), ("hunter-shot", "Wolf")],
        state,
    )
    assert (evening.winners or []) in (expected, expected or ["nobody"])
    assert evening.because == "nobody-left"


@shows("lovers_block_others", {True: (None, ["couple"]), False: (["wolves"], None)})
def test_lovers_block_others_says_whether_a_mixed_couple_keeps_the_evening_open(
    tmp_path: Path, value: bool, expected: tuple[list[str] | None, list[str] | None]
) -> None:
    """Two wolves, of whom one loves a villager, and that villager: parity, or a couple yet to win."""
    people = {"Wolf": "werewolf", "Lobo": "werewolf", "Cupid": "cupid", "Ana": "villager"}
    steps = [("cupid-lovers", ["Lobo", "Ana"]), ("wolves-prey", "Cupid")]
    at_first = play(table(people, captain=False, lovers_block_others=value), steps, tmp_path / "1")
    assert at_first.winners == expected[0]
    if value:
        later = play(
            table(people, captain=False, lovers_block_others=value), [*steps, ("vote", {"Wolf": 2})], tmp_path / "2"
        )
        assert later.winners == expected[1]
