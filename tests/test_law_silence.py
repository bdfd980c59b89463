"""The silence law and the time law: from dusk to just before dawn the table hears the same, whatever is secret.

Two tables differ only in secrets: who holds what, what was chosen, how quickly. Nobody dies before the last night (or
the two tables would differ in public), so each night but the last is bloodless; in the last anything may happen.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
import rig
from hypothesis import given, settings
from hypothesis import strategies as st
from test_law_replay import Guests

from narrator.games.classic.cards import Card
from narrator.pacing import FLOORS, MARGIN, SHOWING, USUAL_FLOOR, Clock, Pacing, spoken_seconds

NIGHTS = 3
NIGHT_CARDS = [card for card in Card if card not in (Card.VILLAGER, Card.WEREWOLF, Card.THIEF)]
DEADLY = ("wolves-prey", "witch-poison", "white-werewolf-prey", "raven-mark")  # a mark alone would condemn


@st.composite
def decks(draw: st.DrawFn) -> list[str]:
    """Some deck for five to twelve seats, its powers without number."""
    powers = draw(st.lists(st.sampled_from(NIGHT_CARDS), unique=True, min_size=1, max_size=9))
    plain = draw(st.integers(max(0, 4 - len(powers)), 3))
    return ["werewolf", *(["werewolf"] * (len(powers) > 3)), *powers, *["villager"] * plain]


options_that_keep_roles_called = st.fixed_dictionaries(
    {
        "call_dead": st.sampled_from(["if-hidden", "always"]),
        "cards_shown": st.booleans(),
        "announce": st.sampled_from(["together", "each"]),
        "seer_sees": st.sampled_from(["card", "camp"]),
        "self_heal": st.sampled_from(["always", "first-night", "never"]),
        "potions_per_night": st.sampled_from([1, 2]),
        "show_protected": st.booleans(),
        "wolf_tie": st.sampled_from(["host", "random", "none"]),
        "cupid_self": st.booleans(),
        "wolves_eat_wolves": st.booleans(),
        "deal": st.sampled_from(["device", "learned"]),
        "captain": st.booleans(),
    }
)


class QuietGuests(Guests):
    """Random players who kill nobody before the last night nor by day, and are never slower than a call lasts."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.night = 1

    def line(self, asked: rig.Event, done: int = 0) -> dict[str, Any] | None:
        question = asked["question"]
        after = {"after": self.random.uniform(0.0, 2.5)}
        if question == "vote":
            self.night += 1
            return {"answer": {}} | after if self.night <= NIGHTS else None
        if question.endswith("-who"):  # real cards: whoever is called opens his eyes
            return {"answer": asked["options"][: asked["max"]]} | after
        if question == "captain-election":
            return {"answer": asked["options"][0], "after": 3}
        if self.night < NIGHTS:
            if question in DEADLY:
                return {"answer": [] if asked["kind"] == "some" else None} | after
            if question == "little-girl-caught":
                return {"answer": "no"} | after
        line = super().line(asked, done)
        return line and line | after


def nights(file: rig.TableFile, seed: int, players: int) -> list[list[tuple[Any, ...]]]:
    """Return what the table heard in each night, with its times from dusk on."""
    guests = QuietGuests(Random(players))

    def choose(asked: rig.Event) -> dict[str, Any] | None:
        return guests.line(asked)

    with tempfile.TemporaryDirectory() as state:
        evening = rig.play(file, choose, Path(state), seed=seed)
    heard: list[list[tuple[Any, ...]]] = []
    is_night, dusk = False, 0.0
    for event in evening.events:
        if event["type"] == "phase":
            if event["name"] == "dusk":
                is_night, dusk = True, event["t"]
                heard.append([])
            elif event["name"] == "dawn":
                heard[-1].append(("dawn", round(event["t"] - dusk, 1)))
                is_night = False
        if is_night and event["type"] in ("say", "phase", "timer"):
            words = (event.get("line"), event.get("text"), event.get("name"), tuple(event.get("told", {}).items()))
            heard[-1].append((*words, round(event["t"] - dusk, 1)))
    return heard[:NIGHTS]


def assert_same_nights(left: list[list[tuple[Any, ...]]], right: list[list[tuple[Any, ...]]]) -> None:
    """The same words at the same times; the protocol gives times in tenths, so one tenth is rounding."""
    assert left
    for one, other in zip(left, right, strict=False):
        assert [heard[:-1] for heard in one] == [heard[:-1] for heard in other]
        assert [heard[-1] for heard in one] == pytest.approx([heard[-1] for heard in other], abs=0.15)


@settings(max_examples=40)
@given(decks(), options_that_keep_roles_called, st.integers(0, 2**32), st.data())
def test_two_tables_that_differ_in_secrets_hear_the_same_nights(
    deck: list[str], options: dict[str, Any], seed: int, data: st.DataObject
) -> None:
    first, second = (data.draw(st.permutations(deck)) for _ in range(2))
    one, other = (data.draw(st.integers(0, 2**32)) for _ in range(2))
    tables = [rig.table({f"P{n}": card for n, card in enumerate(cards)}, **options) for cards in (first, second)]
    if options["deal"] == "learned":
        tables = [rig.table({f"P{n}": "" for n in range(len(deck))}, deck=deck, **options) for _ in range(2)]
    left, right = nights(tables[0], seed, one), nights(tables[1], seed, other)
    assert_same_nights(left, right)


@settings(max_examples=40)
@given(decks(), st.sampled_from(NIGHT_CARDS), st.integers(0, 2**32), st.data())
def test_a_card_that_nobody_holds_sounds_like_one_that_somebody_plays(
    deck: list[str], card: Card, seed: int, data: st.DataObject
) -> None:
    """With the cards that are called settled beforehand, the deck itself is a secret."""
    with_card = [*[one for one in deck if one != card], card]
    without = [*with_card[:-1], "villager"]
    called = [*NIGHT_CARDS, "thief", "werewolf"]
    first, second = data.draw(st.permutations(with_card)), data.draw(st.permutations(without))
    left, right = (
        nights(
            rig.table({f"P{n}": held for n, held in enumerate(cards)}, called=called),
            seed,
            data.draw(st.integers(0, 99)),
        )
        for cards in (first, second)
    )
    assert_same_nights(left, right)


def test_every_call_lasts_its_floor_and_a_margin() -> None:
    pacing = Pacing(seed=3)
    for call in ("seer", "wolves", "witch", "hunter"):
        floor = FLOORS.get(call, USUAL_FLOOR)
        assert floor <= pacing.length(call) <= floor + MARGIN


def test_a_quick_answer_does_not_shorten_a_call() -> None:
    quick, slow, unplayed = (Clock(Pacing(seed=3)) for _ in range(3))
    for clock, after in ((quick, 0.5), (slow, 9.0)):
        clock.say("Seer, wake.")
        clock.stamp(after)
        clock.pacing.answered("seer", after)
        clock.pause("seer")
    unplayed.say("Seer, wake.")
    unplayed.pause("seer")
    assert quick.now == slow.now == unplayed.now


def test_where_answers_take_long_a_call_that_nobody_plays_lasts_as_long() -> None:
    pacing = Pacing(seed=3)
    for turn in range(8):
        pacing.answered("seer", 30.0 + turn)
        pacing.length("seer")
    assert pacing.length("witch") >= 30.0


def test_a_long_deal_or_election_does_not_slow_the_night() -> None:
    """Who takes an hour to look at a card, or to elect a captain, has not been called."""
    pacing, fresh = Pacing(seed=3), Pacing(seed=3)
    for slow in ("deal", "captain", "hunter"):
        pacing.answered(slow, 600.0)
    pacing.length("eyes-close")
    pacing.length("seer")
    fresh.length("seer")
    assert pacing.length("wolves") == fresh.length("wolves")


def test_what_is_whispered_late_can_still_be_shown_before_the_role_sleeps() -> None:
    clock = Clock(Pacing(seed=3))
    clock.say("Seer, wake.")
    clock.stamp(40.0)
    clock.whisper("Ana: werewolf. The answer for the seer.")
    whispered = clock.now + spoken_seconds("Ana: werewolf. The answer for the seer.")
    clock.pause("seer")
    assert clock.now == whispered + SHOWING


def test_an_unanswered_call_teaches_nothing_about_the_pace() -> None:
    pacing, idle = Pacing(seed=3), Pacing(seed=3)
    for _ in range(5):
        idle.length("seer")
        pacing.length("seer")
    assert pacing.length("witch") == idle.length("witch")


def test_a_whisper_is_over_before_the_next_public_word() -> None:
    clock = Clock(Pacing(seed=3))
    clock.say("Seer, wake.")
    begins = clock.whisper("Ana: werewolf. The answer for the seer, and much more to be said about it.")
    assert clock.say("Seer, sleep.") > begins + 3
