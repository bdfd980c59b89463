"""The moderator's last word, at every question that a classic evening can ask."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields
from rig import Evening, Event, play, table

from narrator.games.classic import cards
from narrator.games.classic.cards import Card, Options
from narrator.games.classic.evening import GROUPS, NIGHT
from narrator.games.classic.village import Status

Step = tuple[str, Any]

EVERYONE = {
    "Tip": "thief", "Wolf": "werewolf", "White": "white-werewolf", "Lobo": "werewolf", "Cup": "cupid",
    "Gil": "little-girl", "Seer": "seer", "Rav": "raven", "Def": "defender", "Wit": "witch", "Pip": "piper",
    "Jag": "hunter", "Eld": "elder", "Idi": "idiot", "Ana": "villager", "Bo": "villager",
}  # fmt: skip
NIGHT_ONE: list[Step] = [
    ("thief-card", None), ("cupid-lovers", ["Ana", "Bo"]), ("seer-look", "Ana"), ("raven-mark", "Idi"),
    ("defender-protect", "Ana"), ("wolves-prey", "Jag"), ("little-girl-caught", "no"), ("witch-heal", "no"),
    ("witch-poison", None), ("piper-charm", ["Ana", "Bo"]), ("hunter-shot", "Cup"),
]  # fmt: skip
DAY_ONE: list[Step] = [
    ("captain-election", "Eld"), ("vote", {"Idi": 2, "Eld": 4}), ("captain-tie", "Eld"), ("captain-successor", "Wit"),
]  # fmt: skip
NIGHT_TWO: list[Step] = [("wolves-prey", None), ("white-werewolf-prey", None)]
ROUTES: list[tuple[dict[str, Any], list[Step]]] = [
    ({"cards": EVERYONE, "spare": ["villager", "seer"]}, NIGHT_ONE + DAY_ONE + NIGHT_TWO),
    (
        {"cards": EVERYONE | {"Bo": "scapegoat"}, "captain": False, "spare": ["villager", "seer"], "votes": "ballot"},
        [*NIGHT_ONE, ("vote", {"Ana": "Eld", "Wit": "Eld"}), ("scapegoat-voters", ["Ana"])],
    ),
    (
        {"cards": EVERYONE, "captain": False, "spare": ["villager", "seer"], "wolf_tie": "random"},
        [*NIGHT_ONE[:5], ("wolves-prey", ["Ana", "Jag"]), *NIGHT_ONE[6:-1]],
    ),
    ({"cards": {"Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager"}, "captain": False},
     [("wolves-prey", None), ("vote", {"Ana": 1, "Bo": 1}), ("revote", {})]),
    (
        {"cards": dict.fromkeys(EVERYONE, ""), "deal": "learned",
         "deck": [*dict.fromkeys(EVERYONE.values()), "scapegoat", "villager", "villager", "villager"]},
        [
            ("thief-who", ["Tip"]), ("thief-spare", "villager"), ("thief-spare", "villager"), ("thief-card", None),
            ("cupid-who", ["Cup"]), ("cupid-lovers", ["Ana", "Bo"]), ("elder-who", ["Eld"]),
            ("scapegoat-who", ["Ana"]), ("idiot-who", ["Idi"]), ("little-girl-who", ["Gil"]), ("seer-who", ["Seer"]),
            ("seer-look", "Bo"), ("deal-card", "villager"), ("raven-who", ["Rav"]), ("raven-mark", None),
            ("defender-who", ["Def"]), ("defender-protect", None), ("wolves-who", ["Wolf", "White"]),
            ("wolves-prey", "Jag"), ("little-girl-caught", "no"), ("white-werewolf-who", ["White"]),
            ("witch-who", ["Wit"]), ("witch-heal", "no"), ("witch-poison", None), ("piper-who", ["Pip"]),
            ("piper-charm", ["Ana", "Bo"]), ("hunter-who", ["Jag"]), ("hunter-shot", "Cup"),
        ],
    ),
    ({"cards": {"Ana": "", "Bo": "", "Cy": "", "Di": ""}}, [("deal-take", "ready"), ("deal-seen", "seen")]),
]  # fmt: skip


def reached() -> Iterator[tuple[str, dict[str, Any], list[Step]]]:
    """Every question of every route, with the table and the steps that lead to it."""
    seen = set()
    for setting, route in ROUTES:
        for n, (question, answer) in enumerate(route):
            kind = "some" if isinstance(answer, list) else "ballot" if "votes" in setting else "one"
            if (question, kind) not in seen:
                seen.add((question, kind))
                yield question, setting, route[:n]


QUESTIONS = list(reached())
IDS = [f"{question}-{n}" for n, (question, *_) in enumerate(QUESTIONS)]


def asked_in_the_source() -> set[str]:
    questions = {call.question for call in NIGHT if call.name not in GROUPS}
    for path in Path(cards.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.startswith("ask_"):
                questions |= {node.args[0].value} if isinstance(node.args[0], ast.Constant) else set()
    return questions | {"vote", "revote"}


def test_every_question_of_the_game_is_ruled_at() -> None:
    assert {question for question, *_ in QUESTIONS} == asked_in_the_source()


class Moderator:
    """Answers up to a question, rules there, then plays on with whatever is offered first."""

    def __init__(self, steps: list[Step], *rulings: dict[str, Any]) -> None:
        self.steps = list(steps)
        self.rulings = list(rulings)
        self.seen: list[Event] = []
        """The question as it was asked before the rulings and after each."""
        self.left = 40

    def __call__(self, asked: Event) -> dict[str, Any] | None:
        if self.steps:
            question, answer = self.steps.pop(0)
            assert asked["question"] == question
            return {"answer": answer}
        if len(self.seen) <= len(self.rulings):
            self.seen.append(asked)
        if self.rulings[len(self.seen) - 1 :]:
            return {"do": "ruling"} | self.rulings[len(self.seen) - 1]
        self.left -= 1
        return {"answer": some_answer(asked)} if self.left else None


def some_answer(asked: Event) -> Any:
    if asked["kind"] == "some":
        return asked["options"][: asked["min"]]
    if asked["kind"] in ("count", "ballot"):
        return {asked["options"][0]: 1} if asked["kind"] == "count" and asked["max"] > 1 else {}
    return None if asked["pass"] else asked["options"][0]


def rule(at: tuple[str, dict[str, Any], list[Step]], state: Path, *rulings: dict[str, Any]) -> tuple[Evening, Any]:
    question, setting, steps = at
    moderator = Moderator(steps, *rulings)
    evening = play(table(**setting), moderator, state)
    assert moderator.seen[0]["question"] == question
    return evening, moderator.seen


def a_player(asked: list[Event] | Event) -> str:
    """Somebody whom the question concerns: who is asked, else whom it offers."""
    event = asked if isinstance(asked, dict) else asked[0]
    return next((name for name in event.get("for", []) + event["options"] if name in ALL), "Ana")


ALL = {name for setting, _ in ROUTES for name in setting["cards"]}


@pytest.mark.parametrize("at", QUESTIONS, ids=IDS)
def test_killing_leaves_the_question_with_fresh_options(
    at: tuple[str, dict[str, Any], list[Step]], tmp_path: Path
) -> None:
    """First whoever is asked, then somebody whom the question offers."""
    _, seen = rule(at, tmp_path / "look")
    asked = seen[0]
    for n, victim in enumerate(dict.fromkeys((a_player(asked), asked["options"][-1]))):
        if victim not in ALL:
            continue
        evening, seen = rule(at, tmp_path / str(n), {"kill": victim})
        if "not-an-option" in evening.errors[:1]:
            assert victim not in asked["options"], "dead already: it changes nothing"
            continue
        after = seen[1]
        assert victim not in after["options"]
        if after["question"] == at[0]:
            assert set(after["options"]) >= set(asked["options"]) - {victim}
        else:
            assert victim in asked["options"], "nothing was left to choose"
        if (at[0], victim) != ("hunter-shot", "Jag"):  # he was dying without it
            assert victim not in [name for name, _ in evening.dead], "R57: a ruling is not announced"


@pytest.mark.parametrize("at", QUESTIONS, ids=IDS)
def test_whoever_is_killed_and_revived_is_offered_again(
    at: tuple[str, dict[str, Any], list[Step]], tmp_path: Path
) -> None:
    _, seen = rule(at, tmp_path / "look")
    player = next((name for name in seen[0]["options"] if name in ALL), None)
    if player is None:
        return  # it offers no player
    _, seen = rule(at, tmp_path / "rule", {"kill": player}, {"revive": player})
    assert seen[2]["options"] == seen[0]["options"] or seen[1]["question"] != at[0]


@pytest.mark.parametrize("at", QUESTIONS, ids=IDS)
def test_killing_everyone_ends_the_evening(at: tuple[str, dict[str, Any], list[Step]], state: Path) -> None:
    names = list(at[1]["cards"])
    evening, _ = rule(at, state, *({"kill": name} for name in names))
    assert evening.because in ("nobody-left", "last-wolf-dead"), "or earlier, where nothing was left to choose"


@pytest.mark.parametrize("at", QUESTIONS, ids=IDS)
def test_any_card_and_any_status_can_be_given_and_taken(
    at: tuple[str, dict[str, Any], list[Step]], tmp_path: Path
) -> None:
    _, seen = rule(at, tmp_path / "look")
    player = a_player(seen)
    rulings: list[dict[str, Any]] = [{"card": player, "to": card} for card in Card]
    for status in Status:
        rulings += [{"status": player, "set": status}, {"status": player, "clear": status}]
    evening, _ = rule(at, tmp_path / "rule", *rulings, {"status": player, "set": "lover"})
    assert evening.errors == []


@pytest.mark.parametrize("at", QUESTIONS, ids=IDS)
def test_the_moderator_can_end_the_evening(at: tuple[str, dict[str, Any], list[Step]], state: Path) -> None:
    evening, _ = rule(at, state, {"end": ["village", "couple"]})
    assert (evening.winners, evening.because) == (["village", "couple"], "moderator")


# What a ruling does, and what it does not -----------------------------------------------------------------------

FIVE = {"Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager", "Di": "villager"}


def kill(name: str) -> dict[str, Any]:
    return {"do": "ruling", "kill": name}


def test_a_death_by_ruling_triggers_nothing_by_itself(state: Path) -> None:
    """R57: no shot, no grief, no announcement."""
    evening = play(
        table(FIVE | {"Jag": "hunter", "Cup": "cupid"}, captain=False),
        [("cupid-lovers", ["Jag", "Ana"]), ("wolves-prey", None), kill("Jag"), ("vote", {})],
        state,
    )
    assert not evening.asks("hunter-shot")
    assert evening.dead == []
    assert evening.asks("wolves-prey")[1]["options"] == ["Ana", "Bo", "Cy", "Di", "Cup"]


def test_who_has_won_is_seen_after_the_vote_at_which_the_moderator_ruled(state: Path) -> None:
    """R58."""
    evening = play(table(FIVE, captain=False), [("wolves-prey", None), kill("Wolf"), ("vote", {})], state)
    assert evening.winners == ["village"]


def test_the_sash_of_a_captain_who_died_by_ruling_is_handed_on(state: Path) -> None:
    """R58."""
    evening = play(
        table(FIVE),
        [("wolves-prey", None), ("captain-election", "Ana"), kill("Ana"), ("vote", {}), ("captain-successor", "Bo")],
        state,
    )
    assert evening.said("captain-follows") == [{"player": "Bo"}]


def test_a_revived_seer_is_called_again(state: Path) -> None:
    evening = play(
        table(FIVE | {"Seer": "seer"}, captain=False),
        [
            ("seer-look", "Ana"), ("wolves-prey", "Seer"), {"do": "ruling", "revive": "Seer"}, ("vote", {}),
            ("seer-look", "Wolf"),
        ],
        state,
    )  # fmt: skip
    assert evening.dead == [("Seer", "seer")]


def test_a_card_given_by_ruling_is_called_from_then_on(state: Path) -> None:
    """R62."""
    evening = play(
        table(FIVE, captain=False),
        [("wolves-prey", None), {"do": "ruling", "card": "Ana", "to": "raven"}, ("vote", {}), ("raven-mark", "Wolf")],
        state,
    )
    assert evening.said("raven-wakes") == [{}]


def test_a_player_without_a_vote_is_not_taken_for_a_revealed_idiot(state: Path) -> None:
    """R43."""
    evening = play(
        table(FIVE | {"Eld": "elder", "Idi": "idiot"}, captain=False),
        [
            ("wolves-prey", None), {"do": "ruling", "status": "Ana", "set": "voteless"},
            {"do": "ruling", "status": "Idi", "set": "voteless"}, ("vote", {"Idi": 5}),
            ("wolves-prey", None), ("vote", {"Eld": 4}),
        ],
        state,
    )  # fmt: skip
    assert evening.said("idiot-spared") == [{"player": "Idi"}]
    assert evening.dead == [("Eld", "elder"), ("Idi", "idiot")]
    assert evening.asks("vote")[2]["voters"] == ["Wolf", "Bo", "Cy", "Di", "Eld"]


def test_the_dead_who_are_asked_may_pass(state: Path) -> None:
    """R60."""
    evening = play(
        table(FIVE | {"Seer": "seer", "Pip": "piper"}, captain=False),
        [kill("Seer"), ("seer-look", None), ("wolves-prey", None), kill("Pip"), ("piper-charm", []), ("vote", {})],
        state,
    )
    assert evening.errors == []
    assert not evening.whispered("seer-sees")


def test_three_lovers_by_ruling_die_together_and_win_nothing_as_three(state: Path) -> None:
    """R61."""
    lover = {"do": "ruling", "status": "Cy", "set": "lover"}
    evening = play(
        table(FIVE | {"Cup": "cupid"}, captain=False),
        [("cupid-lovers", ["Ana", "Wolf"]), lover, ("wolves-prey", "Ana")],
        state,
    )
    assert [name for name, _ in evening.dead] == ["Wolf", "Ana", "Cy"]
    assert evening.winners == ["village"]


def test_a_second_witch_by_ruling_has_potions_of_her_own(state: Path) -> None:
    evening = play(
        table(FIVE | {"Wit": "witch"}, captain=False),
        [
            {"do": "ruling", "card": "Ana", "to": "witch"}, ("wolves-prey", None),
            ("witch-poison", "Bo"), ("witch-poison", "Cy"),
        ],
        state,
    )  # fmt: skip
    assert [name for name, _ in evening.dead] == ["Bo", "Cy"]


# The numbered rulings -------------------------------------------------------------------------------------------

HERE = Path(__file__).parent
DOCUMENT = HERE.parent / "docs" / "rulings" / "classic.md"


def test_rulings_are_numbered_without_gaps_and_every_number_that_is_cited_is_there() -> None:
    numbered = [
        int(number) for number in re.findall(r"^\| R(\d+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert numbered == list(range(1, len(numbered) + 1))
    sources = [*Path(cards.__file__).parent.glob("*.py"), *HERE.glob("test_classic_*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    cited = {int(number) for number in re.findall(r"\bR(\d{1,2})\b", text)}
    assert cited <= set(numbered)
    assert set(numbered) - cited <= NOT_OF_THE_CARDS


NOT_OF_THE_CARDS = frozenset({59})
"""Rulings that live outside the game's own code."""


def test_every_key_of_the_rulings_is_an_option_of_the_game() -> None:
    options = {field.encode_name: field for field in fields(Options)}
    for row in re.findall(r"^\| R\d+ .*\| (.*) \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE):
        for key in re.findall(r"`([a-z-]+)", row):
            assert key in {*options, "spare"}, row
