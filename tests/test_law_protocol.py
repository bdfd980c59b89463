"""The protocol: whatever a front end writes, it gets ``error`` and changes nothing, and the device never dies."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import pytest
import rig
from hypothesis import given, settings
from hypothesis import strategies as st

from narrator.answers import read_answer, write_answer
from narrator.headless import LONGEST_LINE, RefusalError, keyed
from narrator.script import Ask, NotAnOptionError, Seat, ask_amounts, ask_assignment, ask_text

FILE = rig.table(
    {"Ana": "werewolf", "Bo": "seer", "Cy": "witch", "Di": "hunter", "Ed": "villager", "Fay": "villager"},
    "en",
    votes="ballot",
)
EVENING = [
    ("seer-look", "Ana"),
    ("wolves-prey", "Ed"),
    ("witch-heal", "no"),
    ("witch-poison", "Di"),
    ("hunter-shot", "Cy"),
    ("captain-election", "Bo"),
    ("vote", {"Bo": "Ana", "Fay": "Ana"}),
]
OFFERED = {"Ana", "Bo", "Cy", "Di", "Ed", "Fay", "1", "2", "3", "4", "5", "6", "yes", "no"}

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
wrong_answers = anything.filter(
    lambda value: (
        value is not None
        and str(value) not in OFFERED
        and not (isinstance(value, (dict, list)) and all(str(one) in OFFERED for one in value))
    )
)
keys = st.sampled_from(["answer", "after", "do", "kill", "revive", "card", "status", "end", "to", "set", "clear", "t"])
garbage = st.one_of(
    st.binary(max_size=200).map(lambda line: line.replace(b"\n", b" ")),
    st.text(max_size=200).map(lambda line: line.replace("\n", " ").replace("\r", " ").encode("utf-8", "surrogatepass")),
    anything.filter(lambda value: not isinstance(value, dict)).map(lambda value: json.dumps(value).encode()),
    wrong_answers.map(lambda value: json.dumps({"answer": value}).encode()),
    st.dictionaries(st.text(min_size=1, max_size=9), anything, min_size=1, max_size=4)
    .filter(lambda line: not line.keys() & {"answer", "do"})
    .map(lambda line: json.dumps(line).encode()),
    st.builds(lambda after: json.dumps({"answer": "yes", "after": after}).encode(), st.floats(max_value=-0.001)),
    st.builds(
        lambda verb, whom: json.dumps({"do": "ruling", verb: whom}).encode(),
        st.sampled_from(["kill", "revive", "card", "status", "end"]),
        anything.filter(lambda value: str(value) not in OFFERED and value != []),
    ),
    st.builds(
        lambda word: json.dumps({"do": word}).encode(), anything.filter(lambda v: v not in ("undo", "repeat", "quit"))
    ),
    st.builds(lambda depth: b'{"answer":' + b"[" * depth, st.integers(900, 5000)),
    st.builds(lambda many: b'{"answer":"' + b"x" * many + b'"}', st.integers(LONGEST_LINE - 20, LONGEST_LINE * 3)),
)


def words(evening: rig.Evening) -> list[rig.Event]:
    return [event for event in evening.events if event["type"] not in ("error", "ask")]


@settings(max_examples=120)
@given(st.lists(st.tuples(st.integers(0, len(EVENING) - 1), garbage.filter(bytes.strip)), min_size=1, max_size=6))
def test_garbage_gets_an_error_and_changes_nothing(pieces: list[tuple[int, bytes]]) -> None:
    steps: list[Any] = []
    for n, step in enumerate(EVENING):
        steps += [line + b"\n" for at, line in pieces if at == n]
        steps.append(step)
    with tempfile.TemporaryDirectory() as where:
        straight = rig.play(FILE, EVENING, Path(where) / "straight")
        harassed = rig.play(FILE, steps, Path(where) / "harassed")
    assert len(harassed.errors) == len(pieces)
    assert words(harassed) == words(straight)
    assert harassed.winners == ["village"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"hello\n", "not-json"),
        (b"\xff\xfe\n", "not-json"),
        (b"[]\n", "not-an-object"),
        (b'{"answer":"Ana","afterwards":3}\n', "unknown-key"),
        (b'{"answer":"Zed"}\n', "not-an-option"),
        (b'{"answer":null}\n', "not-an-option"),
        (b'{"answer":"Bo"}\n', "not-an-option"),  # the seer does not look at herself
        (b'{"answer":true}\n', "not-an-option"),
        (b'{"answer":1.0}\n', "not-an-option"),
        (b'{"answer":["Ana"]}\n', "not-an-option"),
        (b'{"answer":{"Ana":1}}\n', "not-an-option"),
        (b'{"answer":"Ana","after":-1}\n', "bad-after"),
        (b'{"answer":"Ana","after":1e300}\n', "bad-after"),
        (b'{"answer":"Ana","do":"undo"}\n', "unknown-key"),
        (b'{"do":"dance"}\n', "unknown-command"),
        (b'{"do":"undo"}\n', "not-an-option"),  # nothing yet
        (b'{"do":"undo","kill":"Ana"}\n', "unknown-key"),
        (b'{"do":"ruling"}\n', "not-a-ruling"),
        (b'{"do":"ruling","kill":"Zed"}\n', "no-such-player"),
        (b'{"do":"ruling","kill":"Ana","revive":"Ana"}\n', "not-a-ruling"),
        (b'{"do":"ruling","revive":"Ana"}\n', "not-an-option"),  # alive
        (b'{"do":"ruling","card":"Ana"}\n', "not-a-ruling"),
        (b'{"do":"ruling","card":"Ana","to":"unicorn"}\n', "not-an-option"),
        (b'{"do":"ruling","status":"Ana","set":"king"}\n', "not-an-option"),
        (b'{"do":"ruling","status":"Ana","set":"captain","clear":"lover"}\n', "not-a-ruling"),
        (b'{"do":"ruling","end":["martians"]}\n', "not-an-option"),
        (b'{"do":"ruling","end":"village"}\n', "not-a-ruling"),
        (b"{}\n", "nothing-asked"),
    ],
)
def test_what_is_wrong_is_told_by_its_code_and_the_question_is_asked_again(line: bytes, code: str, state: Path) -> None:
    evening = rig.play(FILE, [line], state)
    assert evening.errors == [code]
    assert [event["type"] for event in evening.events[-2:]] == ["error", "ask"]
    assert evening.events[-1]["question"] == "seer-look"
    assert evening.of("error")[0]["message"]


def test_players_are_named_by_name_or_seat(state: Path) -> None:
    evening = rig.play(
        FILE, [("seer-look", 1), ("wolves-prey", "5"), ("witch-heal", "no"), ("witch-poison", None)], state
    )
    assert evening.whispered("seer-sees") == [{"player": "Ana", "card": "werewolf"}]
    assert evening.dead == [("Ed", "villager")]


def test_every_event_of_the_design_has_the_shape_of_the_design(state: Path) -> None:
    evening = rig.play(FILE, EVENING, state)
    shapes = {
        "start": {"game", "rules", "players", "options"},
        "phase": {"name", "number"},
        "say": {"line", "told", "text"},
        "ask": {"question", "call", "kind", "options", "pass", "text"},
        "whisper": {"line", "told", "text"},
        "timer": {"name", "seconds"},
        "end": {"winners", "because"},
    }
    for event in evening.events:
        assert event.keys() >= shapes[event["type"]] | {"t", "type"}
    times = [event["t"] for event in evening.events]
    assert times == sorted(times)
    assert {event["type"] for event in evening.events} == set(shapes)
    start = evening.events[0]
    assert start["game"] == "classic"
    assert start["players"] == ["Ana", "Bo", "Cy", "Di", "Ed", "Fay"]
    assert start["options"]["votes"] == "ballot"


def test_a_repeated_line_is_said_again_and_the_question_stays(state: Path) -> None:
    evening = rig.play(FILE, [("seer-look", "Ana"), {"do": "repeat"}], state)
    last_two = evening.events[-2:]
    assert [event["type"] for event in last_two] == ["say", "ask"]
    assert last_two[0]["line"] == "wolves-wakes"


def test_undo_asks_before_it_takes_back_what_was_heard(state: Path) -> None:
    undo = {"do": "undo"}
    evening = rig.play(FILE, [("seer-look", "Ana"), undo, ("undo-spoken", "yes"), ("seer-look", "Di")], state)
    assert evening.said("table-goes-back") == [{}]
    assert [told["player"] for told in evening.whispered("seer-sees")] == ["Ana", "Di"]
    assert evening.question == "wolves-prey"


def test_an_undo_called_off_changes_nothing(state: Path) -> None:
    steps = [*EVENING[:2], {"do": "undo"}, ("undo-spoken", "no"), *EVENING[2:]]
    evening = rig.play(FILE, steps, state)
    assert not evening.said("table-goes-back")
    assert evening.winners == ["village"]


def test_what_the_table_has_not_heard_is_undone_without_a_word(state: Path) -> None:
    """Between the witch's two questions nothing is said aloud."""
    steps = [*EVENING[:3], {"do": "undo"}, ("witch-heal", "yes")]
    evening = rig.play(FILE, steps, state)
    assert not evening.said("table-goes-back")
    assert not evening.asks("undo-spoken")
    assert evening.question == "wolves-prey" or evening.of("whisper")[-1]["line"] != "witch-victim"
    assert len(evening.said("witch-wakes")) == 1


def test_undo_never_rolls_the_dice_again(tmp_path: Path) -> None:
    file = rig.table(dict.fromkeys("ABCDEF", ""), "en", tie="lot", captain=False, deck=["werewolf"] + ["villager"] * 5)
    seen = [step for _ in "ABCDEF" for step in (("deal-take", "ready"), ("deal-seen", "seen"))]
    tie = {"A": 1, "B": 1, "C": 1, "D": 1, "E": 1}
    vote = [("wolves-prey", None), ("vote", tie)]
    back = [{"do": "undo"}, ("undo-spoken", "yes"), ("vote", tie)]
    evening = rig.play(file, seen + vote + back * 4, tmp_path)
    fallen = [told["player"] for told in evening.said("condemned")]
    assert len(fallen) == 5
    assert len(set(fallen)) == 1


def test_the_last_word_can_be_taken_back_after_the_verdict(state: Path) -> None:
    evening = rig.play(FILE, [*EVENING, {"do": "undo"}, ("undo-spoken", "yes"), ("vote", {})], state)
    assert evening.winners == ["village"]
    assert evening.question != ""
    assert rig.resume(state).question == evening.question


def test_an_evening_without_an_end_is_resumed_at_the_same_question(state: Path) -> None:
    cut = rig.play(FILE, EVENING[:3], state)
    resumed = rig.resume(state, EVENING[3:])
    assert resumed.events[0] | {"resumed": True} == resumed.events[0]
    assert resumed.events[1] == cut.events[-1]
    assert resumed.winners == ["village"]


# Kinds of answers that classic never asks for -------------------------------------------------------------------

SEATS = (Seat("1", "Ana"), Seat("2", "Bo"))
AMOUNTS = ask_amounts("order-masks", ("boss", "mage"), 4)
ASSIGNMENT = ask_assignment("all-in-list", ("boss", "mage", "witch"), SEATS)
WORDING = ask_text("order-text", 5)


@pytest.mark.parametrize(
    ("ask", "answer", "read"),
    [
        (AMOUNTS, {"mage": 1, "boss": 3}, {"boss": 3, "mage": 1}),
        (AMOUNTS, {"mage": 4, "boss": 0}, {"mage": 4}),
        (ASSIGNMENT, {"Ana": "boss", "2": "boss"}, {SEATS[0]: "boss", SEATS[1]: "boss"}),
        (WORDING, "Ana 1", "Ana 1"),
        (WORDING, "1", "1"),
        (WORDING, "Ana", "Ana"),
    ],
)
def test_amounts_assignments_and_texts_are_read_and_written(ask: Ask[Any], answer: Any, read: Any) -> None:
    understood = read_answer(ask, keyed(ask, answer))
    assert understood == read
    assert read_answer(ask, write_answer(understood)) == read


@pytest.mark.parametrize(
    ("ask", "answer", "sentence"),
    [
        (AMOUNTS, None, "order-masks takes 4 in all, not 0"),
        (AMOUNTS, {}, "order-masks takes 4 in all, not 0"),
        (AMOUNTS, {"boss": 3}, "order-masks takes 4 in all, not 3"),
        (AMOUNTS, {"boss": 3, "mage": 2}, "order-masks takes 4 in all, not 5"),
        (AMOUNTS, {"boss": 5, "mage": -1}, "order-masks takes a whole number for each option"),
        (AMOUNTS, {"boss": 4.0}, "order-masks takes a whole number for each option"),
        (AMOUNTS, {"boss": True, "mage": 3}, "order-masks takes a whole number for each option"),
        (AMOUNTS, {"wolf": 4}, "order-masks: 'wolf' is not one of its options"),
        (AMOUNTS, ["boss"], "order-masks takes a whole number for each option"),
        (ASSIGNMENT, None, "all-in-list leaves nobody out, but says nothing of Ana"),
        (ASSIGNMENT, {"Ana": "boss"}, "all-in-list leaves nobody out, but says nothing of Bo"),
        (ASSIGNMENT, {"Ana": "boss", "Bo": None}, "all-in-list leaves nobody out, but says nothing of Bo"),
        (ASSIGNMENT, {"Ana": "boss", "Bo": "wolf"}, "all-in-list: 'wolf' is not one of its options"),
        (ASSIGNMENT, {"Ana": "boss", "Bo": "mage", "Cy": "witch"}, "all-in-list: 'Cy' is not one of its seats"),
        (ASSIGNMENT, {"Ana": "boss", "1": "mage"}, "the same player is named twice"),
        (ASSIGNMENT, ["boss", "mage"], "all-in-list takes an option for each seat"),
        (WORDING, "", "order-text takes a text of 1 to 5 characters"),
        (WORDING, "Ana 12", "order-text takes a text of 1 to 5 characters"),
        (WORDING, 1, "order-text takes a text of 1 to 5 characters"),
        (WORDING, None, "order-text takes a text of 1 to 5 characters"),
    ],
)
def test_a_refusal_says_what_the_question_takes(ask: Ask[Any], answer: Any, sentence: str) -> None:
    with pytest.raises((NotAnOptionError, RefusalError)) as caught:
        read_answer(ask, keyed(ask, answer))
    assert str(caught.value) == sentence
