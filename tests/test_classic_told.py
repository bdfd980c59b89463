"""What the table hears of what was decided, by day and in the evening told back (R67): in words, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rig import Evening, play, table

from narrator.console_rehearsal import rehearse
from narrator.games import sit_down
from narrator.script import Say
from narrator.words import Words

FIVE = {"Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager", "Di": "villager"}
END = {"do": "ruling", "end": []}
QUIET = ("wolves-prey", None)


def spoken(evening: Evening, line: str) -> list[str]:
    return [event["text"] for event in evening.of("say") if event["line"] == line]


def whispers(evening: Evening, line: str) -> list[str]:
    return [event["text"] for event in evening.of("whisper") if event["line"] == line]


def tale(evening: Evening) -> list[str]:
    """What is told back, without the cards and the headings."""
    others = ("tale-begins", "tale-night", "tale-day", "tale-ends", "tale-card-alive", "tale-card-dead")
    told = [event for event in evening.of("say") if event["line"].startswith("tale-")]
    return [event["text"] for event in told if event["line"] not in others]


def lines(evening: Evening) -> list[str]:
    return [event["line"] for event in evening.of("say")]


# What settles a vote --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentence", "told"),
    [
        ("fr", "La sentence est tombée. La corde attend Ana.", "À égalité, Di a condamné Ana."),
        ("en", "The sentence has fallen. The rope is for Ana.", "On a tie, Di condemned Ana."),
    ],
)
def test_the_captains_casting_vote_is_told_back(state: Path, language: str, sentence: str, told: str) -> None:
    steps = [QUIET, ("captain-election", "Di"), ("vote", {"Ana": 2, "Bo": 2}), ("captain-tie", "Ana"), END]
    evening = play(table(FIVE, language), steps, state)
    assert spoken(evening, "condemned") == [sentence]
    assert tale(evening)[-2] == told


@pytest.mark.parametrize(
    ("language", "decides", "told"),
    [
        ("fr", "Puisque personne ne tranche, le sort s’en charge.", "Le sort a désigné {}."),
        ("en", "Since nobody can decide, chance will.", "Chance pointed at {}."),
    ],
)
def test_the_lot_is_announced_and_told_back(state: Path, language: str, decides: str, told: str) -> None:
    steps = [QUIET, ("vote", {"Ana": 2, "Bo": 2}), END]
    evening = play(table(FIVE | {"Ed": "villager"}, language, captain=False, tie="lot"), steps, state)
    [(dead, _)] = evening.dead
    heard = lines(evening)
    assert heard[heard.index("tie") :][:3] == ["tie", "lot-decides", "condemned"]
    assert spoken(evening, "lot-decides") == [decides]
    assert told.format(dead) in tale(evening)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", ["2 voix contre Bo.", "2 voix de plus contre Ana : la plume du corbeau.",
                "Il fallut voter une seconde fois.",
                "Une voix contre Ana.", "Le village a pendu Ana."]),
        ("en", ["2 votes fell on Bo.", "2 votes more fell on Ana: the raven’s feather.",
                "A second vote was called.",
                "One vote fell on Ana.", "The village hanged Ana."]),
    ],
)  # fmt: skip
def test_the_ravens_votes_and_a_second_vote_are_told_back(state: Path, language: str, told: list[str]) -> None:
    steps = [("raven-mark", "Ana"), QUIET, ("vote", {"Bo": 2}), ("revote", {"Ana": 1}), END]
    evening = play(table(FIVE | {"Rav": "raven"}, language, captain=False), steps, state)
    assert tale(evening)[-len(told) :] == told


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("fr", "Cy a désigné Bo.", "Bo et Di ont désigné Ana."),
        ("en", "Cy pointed at Bo.", "Bo and Di pointed at Ana."),
    ],
)
def test_ballots_are_told_back_in_good_grammar(state: Path, language: str, one: str, several: str) -> None:
    steps = [QUIET, ("vote", {"Bo": "Ana", "Cy": "Bo", "Di": "Ana"}), END]
    evening = play(table(FIVE, language, captain=False, votes="ballot"), steps, state)
    assert {one, several} <= set(tale(evening))


@pytest.mark.parametrize(
    ("allowed", "language", "told"),
    [
        ([], "fr", "Avant de mourir, Goat a fait taire tout le village."),
        ([], "en", "Dying, Goat silenced the whole village."),
        (["Ana", "Cy"], "fr", "Avant de mourir, Goat a laissé voter Ana et Cy, et personne d’autre."),
        (["Ana", "Cy"], "en", "Dying, Goat let only Ana and Cy vote."),
    ],
)
def test_the_scapegoats_voters_are_told_back(state: Path, allowed: list[str], language: str, told: str) -> None:
    steps = [QUIET, ("vote", {"Ana": 2, "Bo": 2}), ("scapegoat-voters", allowed), END]
    evening = play(table(FIVE | {"Goat": "scapegoat"}, language, captain=False), steps, state)
    assert tale(evening)[-1] == told


@pytest.mark.parametrize(
    ("language", "lost", "told"),
    [
        ("fr", "L’écharpe tombe, et personne ne la ramassera : le village n’a plus de capitaine.",
         "L’écharpe est tombée, et personne ne l’a reprise."),
        ("en", "The sash falls, and nobody will take it up: the village has no captain any more.",
         "The sash fell, and nobody took it up."),
    ],
)  # fmt: skip
def test_the_table_hears_that_an_idiot_lost_the_sash(state: Path, language: str, lost: str, told: str) -> None:
    """C-23, R44."""
    steps = [QUIET, ("captain-election", "Idi"), ("vote", {"Idi": 4}), END]
    evening = play(table(FIVE | {"Idi": "idiot"}, language), steps, state)
    heard = lines(evening)
    assert heard[heard.index("idiot-spared") + 1] == "captain-lost"
    assert spoken(evening, "captain-lost") == [lost]
    assert tale(evening)[-1] == told


def test_an_idiot_without_the_sash_loses_none(state: Path) -> None:
    steps = [QUIET, ("captain-election", "Ana"), ("vote", {"Idi": 4}), END]
    evening = play(table(FIVE | {"Idi": "idiot"}), steps, state)
    assert not {"captain-lost", "tale-captain-lost"} & set(lines(evening))


# The night ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wolf_tie", ["random", "none"])
@pytest.mark.parametrize(
    ("language", "told", "chose"),
    [("fr", "La meute hésitait entre Ana et Bo.", "La meute a choisi"),
     ("en", "The pack wavered between Ana and Bo.", "The pack chose")],
)  # fmt: skip
def test_a_pack_that_pointed_at_several_is_told_back(
    state: Path, wolf_tie: str, language: str, told: str, chose: str
) -> None:
    people = FIVE | {"Lobo": "werewolf", "Ed": "villager", "Fy": "villager"}
    steps = [("wolves-prey", ["Ana", "Bo"]), END]
    evening = play(table(people, language, captain=False, wolf_tie=wolf_tie), steps, state)
    text = tale(evening)
    assert text[text.index(told) + 1].startswith(chose) is (wolf_tie == "random")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Le voleur, Tip, n’a rien pris, et a gardé sa carte."),
        ("en", "The thief, Tip, stole nothing, and kept the old card."),
    ],
)
def test_a_thief_who_keeps_his_card_is_told_back(state: Path, language: str, told: str) -> None:
    evening = play(
        table(FIVE | {"Tip": "thief"}, language, spare=["seer", "villager"]), [("thief-card", None), END], state
    )
    assert told in tale(evening)


# The hunter -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "aims", "holds", "told"),
    [
        (
            "fr",
            "Attendez ! Jag serre encore un fusil, chargé d’une dernière balle. Jag, tends le bras : qui vises-tu ?",
            "Le canon s’abaisse. Cette balle ne partira pas.",
            "Jag a gardé sa dernière balle.",
        ),
        (
            "en",
            "Wait! Jag still grips a rifle, with one last bullet in it. Jag, stretch out your arm: who is your mark?",
            "The barrel sinks. That bullet will stay where it is.",
            "Jag kept one last bullet.",
        ),
    ],
)
def test_a_hunter_who_does_not_shoot_by_day_lets_the_table_know(
    state: Path, language: str, aims: str, holds: str, told: str
) -> None:
    steps = [QUIET, ("vote", {"Jag": 4}), ("hunter-shot", None), END]
    evening = play(table(FIVE | {"Jag": "hunter"}, language, captain=False, hunter_must=False), steps, state)
    assert spoken(evening, "hunter-aims") == [aims]
    assert spoken(evening, "hunter-holds") == [holds]
    assert not evening.said("hunter-fires")
    assert tale(evening)[-1] == told


def test_a_hunter_who_does_not_shoot_by_night_is_told_back_and_not_heard(state: Path) -> None:
    steps = [("wolves-prey", "Jag"), ("hunter-shot", None), END]
    evening = play(table(FIVE | {"Jag": "hunter"}, captain=False, hunter_must=False), steps, state)
    assert not evening.said("hunter-holds")
    assert "Jag a gardé sa dernière balle." in tale(evening)


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("fr", "Pas de tir : Jag meurt du poison, et un chasseur empoisonné ne tire pas."),
        ("en", "No shot: Jag dies of poison, and a poisoned hunter does not shoot."),
    ],
)
def test_the_moderator_hears_at_his_call_why_a_poisoned_hunter_may_not_shoot(
    state: Path, language: str, why: str
) -> None:
    people = FIVE | {"Jag": "hunter", "Wit": "witch"}
    steps = [QUIET, ("witch-poison", "Jag")]
    evening = play(table(people, language, captain=False, hunter_poison_shoots=False), steps, state)
    assert whispers(evening, "hunter-poisoned-no-shot") == [why]
    heard = [event.get("line") for event in evening.events]
    assert heard.index("hunter-wakes") < heard.index("hunter-poisoned-no-shot") < heard.index("hunter-sleeps")
    allowed = play(table(people, captain=False), steps, state.with_name("allowed"))
    assert not whispers(allowed, "hunter-poisoned-no-shot")


def test_the_moderator_hears_why_a_hunter_without_power_does_not_shoot(state: Path) -> None:
    """R28: he is asked for nothing, and whoever waits for a shot is told so in the earpiece."""
    people = FIVE | {"Eld": "elder", "Jag": "hunter", "Ed": "villager"}
    evening = play(
        table(people, captain=False), [QUIET, ("vote", {"Eld": 5}), ("wolves-prey", "Jag"), ("vote", {})], state
    )
    assert [event["for"] for event in evening.of("whisper") if event["line"] == "powerless"] == [["Jag"]]


# The moderator's rulings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruling", "french", "in_english"),
    [
        ({"kill": "Ana"}, "Le maître du jeu a fait mourir Ana.", "The moderator put Ana to death."),
        (
            {"card": "Ana", "to": "seer"},
            "Le maître du jeu a donné une autre carte à Ana : la voyante.",
            "The moderator gave Ana another card: the seer.",
        ),
        (
            {"status": "Ana", "set": "captain"},
            "Le maître du jeu a remis l’écharpe à Ana.",
            "The moderator gave the sash to Ana.",
        ),
        (
            {"status": "Ana", "set": "voteless"},
            "Le maître du jeu a ôté à Ana le droit de vote.",
            "The moderator took the vote from Ana.",
        ),
    ],
)
def test_a_ruling_is_told_back_as_what_the_moderator_decided(
    tmp_path: Path, ruling: dict[str, Any], french: str, in_english: str
) -> None:
    for language, expected in (("fr", french), ("en", in_english)):
        steps = [{"do": "ruling"} | ruling, END]
        evening = play(table(FIVE, language, captain=False), steps, tmp_path / language)
        assert evening.errors == []
        assert expected in tale(evening)


def test_what_a_ruling_undoes_is_told_back_too(state: Path) -> None:
    steps = [
        {"do": "ruling", "kill": "Ana"}, {"do": "ruling", "revive": "Ana"},
        {"do": "ruling", "status": "Ana", "set": "charmed"},
        {"do": "ruling", "status": "Ana", "clear": "charmed"}, END,
    ]  # fmt: skip
    evening = play(table(FIVE, "en", captain=False), steps, state)
    assert tale(evening)[-4:] == [
        "The moderator put Ana to death.",
        "The moderator brought Ana back to life.",
        "The moderator left Ana to the charm of the pipe.",
        "The moderator freed Ana from the charm of the pipe.",
    ]


def test_a_ruling_that_is_undone_is_not_told_back(state: Path) -> None:
    steps = [{"do": "ruling", "kill": "Ana"}, {"do": "undo"}, END]
    evening = play(table(FIVE, "en", captain=False), steps, state)
    assert "tale-ruled-dead" not in lines(evening)


# The dead -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Un mort est un mort : ni mot, ni signe, jusqu’à la fin de l’histoire."),
        ("en", "The dead are dead: not a word, not a sign, until the story ends."),
    ],
)
def test_the_table_is_reminded_once_that_the_dead_keep_silent(state: Path, language: str, text: str) -> None:
    """R68."""
    people = FIVE | {"Ed": "villager", "Fy": "villager"}
    steps = [QUIET, ("vote", {}), ("wolves-prey", "Ana"), ("vote", {"Bo": 3}), ("wolves-prey", "Cy")]
    evening = play(table(people, language, captain=False), steps, state)
    assert spoken(evening, "the-dead-keep-silent") == [text]
    heard = lines(evening)
    assert heard[heard.index("the-dead-keep-silent") - 1] == "died"
    assert heard[heard.index("the-dead-keep-silent") + 1] == "debate-opens"


@pytest.mark.parametrize(
    ("people", "steps", "before"),
    [
        ({"Goat": "scapegoat"}, [("vote", {"Ana": 2, "Bo": 2}), ("scapegoat-voters", ["Ana"])], "scapegoat-allows"),
        ({"Jag": "hunter"}, [("vote", {"Jag": 3}), ("hunter-shot", "Ana")], "died"),
        ({"Ed": "villager"}, [("vote", {"Di": 3}), ("captain-successor", "Ana")], "captain-follows"),
    ],
)
def test_the_dead_have_their_last_say_before(
    state: Path, people: dict[str, str], steps: list[Any], before: str
) -> None:
    evening = play(table(FIVE | people), [QUIET, ("captain-election", "Di"), *steps], state)
    heard = lines(evening)
    at = heard.index("the-dead-keep-silent")
    assert heard[at - 1] == before
    assert heard[at + 1] == "dusk-falls"


def test_a_death_by_ruling_is_no_occasion_to_remind_anybody(state: Path) -> None:
    """R57."""
    evening = play(table(FIVE, captain=False), [{"do": "ruling", "kill": "Ana"}, QUIET, ("vote", {})], state)
    assert not evening.said("the-dead-keep-silent")


@pytest.mark.parametrize(
    ("language", "gender", "expected"),
    [
        ("fr", "", "La mort emporte Goat. Personne ne retourne sa carte."),
        ("fr", "feminine", "Goat est morte. Personne ne retourne sa carte."),
        ("en", "", "Goat is dead. Nobody turns up the card."),
    ],
)
def test_what_the_table_hears_of_a_hidden_card_is_true_of_a_scapegoat_who_stepped_forward(
    state: Path, language: str, gender: str, expected: str
) -> None:
    """R35."""
    people = table(
        FIVE | {"Goat": "scapegoat"}, language, captain=False, cards_shown=False,
        genders={"Goat": gender} if gender else {},
    )  # fmt: skip
    evening = play(people, [QUIET, ("vote", {"Ana": 2, "Bo": 2})], state)
    assert spoken(evening, "died-hidden") == [expected]


# What is asked --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "votes", "first", "second"),
    [
        ("fr", "count", "Vote : combien de voix pour chacun ?", "Second vote : combien de voix pour chacun ?"),
        ("fr", "ballot", "Vote : qui vote contre qui ?", "Second vote : qui vote contre qui ?"),
        ("en", "count", "Vote: who gets which votes?", "Second vote: who gets which votes?"),
        ("en", "ballot", "Vote: who votes for whom?", "Second vote: who votes for whom?"),
    ],
)
def test_votes_are_asked_for_as_they_are_taken(state: Path, language: str, votes: str, first: str, second: str) -> None:
    tie = {"Ana": 1, "Bo": 1} if votes == "count" else {"Ana": "Bo", "Bo": "Ana"}
    evening = play(table(FIVE, language, captain=False, votes=votes), [QUIET, ("vote", tie)], state)
    assert [evening.asks(question)[0]["text"] for question in ("vote", "revote")] == [first, second]


# Ahead of time --------------------------------------------------------------------------------------------------


def test_what_may_be_said_without_a_name_is_rendered_ahead() -> None:
    file = table(FIVE | {"Jag": "hunter", "Idi": "idiot"}, "en", tie="lot")
    words = Words("classic", "en")
    texts = {one.text for one in rehearse(sit_down(file), words, is_whispering=False)}
    for line in ("the-dead-keep-silent", "captain-lost", "lot-decides", "hunter-holds"):
        assert words.public(Say(line)) in texts, line
