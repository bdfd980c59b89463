"""How orders are taken: what is offered, why the rest is not, and taking back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lichiny_rig import evening, table
from rig import Evening, play

ROLES = {
    "Ana": "doctor joker",
    "Bo": "pensioner leprechaun",
    "Cy": "millionaire killer",
    "Di": "politician mage",
    "Ed": "commissioner boss",
}


def answer(state: Path, *answers: Any, roles: dict[str, str] | None = None, **options: Any) -> Evening:
    return play(table(roles or ROLES, **options), [{"answer": one} for one in answers], state)


def last(played: Evening) -> dict[str, Any]:
    return played.of("ask")[-1]


@pytest.mark.parametrize(
    ("answers", "heard"),
    [
        (["why-not", "C2"], "refused-no-cards"),
        (["why-not", "O16a"], "refused-no-target"),
        (["why-not", "S15a", "Bo"], "barred-vigilance"),  # the Deal's targets are chosen at once
        (["C7", "why-not", "Ana"], "barred-self"),
        (["C6", "Bo", "why-not", "hunt-attack"], "refused-no-target"),
        (["C6", "Bo", "hunt-check", "why-not", "Bo"], "barred-vigilance"),
    ],
)
def test_the_reason_for_whatever_is_missing_is_one_press_away(answers: list[str], heard: str, tmp_path: Path) -> None:
    played = answer(tmp_path, *answers)
    assert [event["line"] for event in played.of("whisper")][-1] == heard
    assert played.of("whisper")[-1]["for"] == ["Ana"]
    assert last(played)["for"] == ["Ana"]


def test_nothing_is_missing_where_nothing_is_barred(tmp_path: Path) -> None:
    played = answer(tmp_path, "S15a", ["Ana"], None, "C6")
    assert "why-not" in played.asks("order")[0]["options"]
    assert "why-not" not in last(played)["options"]


@pytest.mark.parametrize(
    "answers",
    [
        ["C1", "back"],
        ["C7", "Bo", "back"],
        ["C6", "Bo", "back"],
        ["C6", "Bo", "hunt-check", "back"],
        ["why-not", "back"],
        ["C7", "why-not", "back", "back"],
        ["C7", "why-not", "Ana", "back"],
    ],
)
def test_going_back_orders_nothing(answers: list[str], tmp_path: Path) -> None:
    played = answer(tmp_path, *answers)
    assert last(played)["question"] == "order"
    assert "withdraw" not in last(played)["options"]


def test_an_order_is_withdrawn_until_the_phase_is_closed(tmp_path: Path) -> None:
    passes = [None] * 4
    played = answer(tmp_path, "C1", "Bo", None, *passes, "Ana", "withdraw", "C1", None, None)
    assert played.said("news-votes") == []
    kept = answer(tmp_path / "kept", "C1", "Bo", None, *passes, "Ana", "withdraw", "back", None, None)
    assert kept.said("news-votes") == [{"player": "Bo", "voters": ["Ana"], "number": 1}]


def test_a_withdrawn_order_is_offered_again_and_not_spent(tmp_path: Path) -> None:
    played = answer(tmp_path, "C6", "Bo", "hunt-misere", "withdraw", "C6")
    assert "C6" in last(played)["options"]


def test_undo_takes_back_an_order_as_well(tmp_path: Path) -> None:
    played = play(table(ROLES), [{"answer": "C1"}, {"answer": "Bo"}, {"do": "undo"}, {"answer": "Cy"}], tmp_path)
    assert "withdraw" in last(played)["options"]
    assert [order.target.name for order in played.session.table.orders] == ["Cy"]


@pytest.mark.parametrize(("message", "text"), [(["phrase-2"], "phrase-2"), (["own-words", "Meet me."], "Meet me.")])
def test_mail_is_a_phrase_or_ones_own_words_and_names_nobody(message: list[str], text: str, tmp_path: Path) -> None:
    played = answer(tmp_path, "C7", "Bo", *message, *[None] * 6)
    assert played.whispered("told-mail") == []
    played = answer(tmp_path / "2", "C7", "Bo", *message, *[None] * 6, "ready")
    mail = [event for event in played.of("whisper") if event["line"] == "told-mail"]
    assert [(event["for"], event["told"]) for event in mail] == [(["Bo"], {"text": text})]
    assert "Ana" not in mail[0]["text"]


@pytest.mark.parametrize("text", ["", " ", "x" * 301, "a\x1b[2J", "a\nb", "a\u202eb", 7, ["Hello"]])
def test_a_message_that_cannot_be_is_refused_and_asked_again(text: Any, tmp_path: Path) -> None:
    played = answer(tmp_path, "C7", "Bo", "own-words", text)
    assert played.errors == ["not-an-option"]
    assert last(played)["question"] == "order-text"


@pytest.mark.parametrize(
    "masks", [{}, {"boss": 3}, {"boss": 5}, {"boss": 2, "anonymous-mask": 2}, {"boss": -1, "mage": 5}]
)
def test_masks_of_choice_come_to_just_four_and_name_secret_roles(masks: dict[str, int], tmp_path: Path) -> None:
    roles = {**ROLES, "Ana": "doctor inquisitor"}
    played = answer(tmp_path, "S11a", masks, roles=roles)
    assert played.errors == ["not-an-option"]
    assert last(played)["question"] == "order-masks"
    assert (last(played)["min"], last(played)["max"]) == (4, 4)


def test_an_all_in_leaves_nobody_out(tmp_path: Path) -> None:
    played = answer(tmp_path, "all-in", {"Ana": "joker", "Bo": "leprechaun"})
    assert played.errors == ["not-an-option"]
    assert last(played)["question"] == "all-in-list"


def test_an_all_in_called_off_costs_nothing(tmp_path: Path) -> None:
    named = {name: both.split()[1] for name, both in ROLES.items()}
    played = answer(tmp_path, "all-in", named, "no")
    assert last(played)["question"] == "order"
    assert "all-in" in last(played)["options"]
    assert played.said("all-in-played") == []


def test_who_is_revived_while_results_are_given_is_given_his(tmp_path: Path) -> None:
    lines: list[Any] = [{"do": "ruling", "kill": "Ed"}, *[{"answer": None}] * 5]
    lines += [{"do": "ruling", "revive": "Ed"}, *[{"answer": one} for one in ("ready", "seen") * 5]]
    played = play(table(ROLES, results="cards"), lines, tmp_path)
    assert [told["player"] for told in played.said("results-next")] == list(ROLES)


@pytest.mark.parametrize("sender", ["Ana", "Di"])
def test_a_letters_place_among_others_does_not_tell_where_its_sender_sits(sender: str, tmp_path: Path) -> None:
    """Bo reads the same, in the same order, whoever wrote to him."""
    orders = {sender: [("C7", "Bo", "phrase-1")], "Bo": [("O10b", "Cy")]}
    played, _ = evening({**ROLES, "Bo": "pensioner detective"}, [orders], tmp_path)
    lines = [event["line"] for event in played.of("whisper") if event.get("for") == ["Bo"]]
    assert lines == ["told-mail", "told-watched-idle"]
