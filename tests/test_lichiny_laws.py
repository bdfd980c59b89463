"""The laws of the design, for Lichiny: replay, silence, equal time."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
import rig
from golden import Played, Told, write
from hypothesis import given, settings
from hypothesis import strategies as st
from lichiny_rig import Orders, evening, table

from narrator.games.lichiny.roles import Open, Secret
from narrator.journal import Header, Journal

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Fa", "Gus", "Hal", "Ivy", "Jo", "Kit", "Leo", "Mia", "Ned", "Ola", "Pat")


def roles(random: Random, players: int) -> dict[str, str]:
    """Open and secret roles for so many players."""
    open_roles, secrets = random.sample(tuple(Open), players), random.sample(tuple(Secret), players)
    return {name: f"{one} {other}" for name, one, other in zip(NAMES, open_roles, secrets, strict=False)}


@pytest.mark.parametrize("seed", range(4))
def test_random_evenings_survive_a_power_cut_after_every_answer(seed: int, tmp_path: Path) -> None:
    """The same draws, the same words, the same verdict."""
    random = Random(seed)
    file = table(roles(random, 5), results=random.choice(["cards", "whispers"]), phase_model="single")
    straight = list(write(file, Played(seed, "lichiny")))
    with Journal(tmp_path) as journal:
        record = journal.begin(Header("lichiny", 1, file, {}, "en", 1, ""))
        assert list(write(file, Told("\n".join(straight)), record)) == straight


class Hasty:
    """Players who order what they like, in less time than they are given; never the all-in."""

    def __init__(self, seed: int, allowed: frozenset[str] | None = None) -> None:
        self.random = Random(seed)
        self._allowed = allowed

    def __call__(self, asked: rig.Event) -> dict[str, Any] | None:
        after = self.random.uniform(0.0, 1.5)
        if asked["question"] == "close-phase":
            return {"answer": None, "after": 5.0}
        if asked["question"] == "same-situation":
            return {"answer": "no", "after": 2.0}
        if asked["question"] in ("results-take", "results-seen", "results-given"):
            return {"answer": asked["options"][0], "after": 1.0}
        return {"answer": self._answer(asked), "after": after}

    def _answer(self, asked: rig.Event) -> Any:
        random, options = self.random, [one for one in asked["options"] if one not in ("all-in", "back")]
        if asked["question"] == "order":
            options = [one for one in options if not self._allowed or one in self._allowed]
            return random.choice(options) if options and random.random() < 0.6 else None
        if asked["kind"] == "count":
            counts = [random.choice(options) for _ in range(asked["max"])]
            return {option: counts.count(option) for option in options if option in counts}
        if asked["kind"] == "some":
            return random.sample(options, asked["min"])
        return "What I say." if asked["kind"] == "text" else random.choice(options)


def heard(file: rig.TableFile, players: Hasty, where: Path, phases: int = 1) -> list[tuple[Any, ...]]:
    """Return what the table heard, with its times, up to the news of the last of so many phases."""
    played = rig.play(file, until_news(players, phases), where, seed=11)
    begins = next(event["t"] for event in played.of("phase") if event["name"] == "night")
    public: list[tuple[Any, ...]] = []
    for event in played.events:
        if event["type"] in ("say", "phase", "timer") and event["t"] >= begins:
            public.append((event.get("line"), event.get("text"), event.get("name"), event["t"]))
            if [one[0] for one in public].count("news-begin") == phases:
                break
    return public


def until_news(players: Hasty, phases: int) -> Any:
    """Let the players answer until so many phases are closed, and then the power is cut."""
    left = [phases]

    def choose(asked: rig.Event) -> dict[str, Any] | None:
        if asked["question"] == "close-phase":
            left[0] -= 1
        return None if left[0] < 0 else players(asked)

    return choose


@settings(max_examples=25, deadline=None)
@given(st.integers(5, 16), st.integers(0, 2**32), st.integers(0, 2**32), st.integers(0, 2**32))
def test_two_tables_that_differ_in_secrets_hear_the_same_until_the_news(
    players: int, dealt: int, one: int, other: int
) -> None:
    """Whatever secret roles are dealt and whatever is ordered, the calls are the same words at the same times."""
    random = Random(dealt)
    seen = roles(random, players)
    secrets = [both.split()[1] for both in seen.values()]
    tables = []
    for _ in range(2):
        random.shuffle(secrets)
        dealt_now = {
            name: f"{both.split()[0]} {role}" for (name, both), role in zip(seen.items(), secrets, strict=True)
        }
        tables.append(table(dealt_now))
    with tempfile.TemporaryDirectory() as state:
        left, right = (
            heard(file, Hasty(seed), Path(state) / str(seed), phases=1)
            for file, seed in zip(tables, (one, other), strict=True)
        )
    assert len(left) > players
    assert [words[:-1] for words in left] == [words[:-1] for words in right]
    assert [words[-1] for words in left] == pytest.approx([words[-1] for words in right], abs=0.15)


def test_results_take_as_long_whoever_is_told_much(tmp_path: Path) -> None:
    """Who learns nothing is given the device for as long as who gets three long letters, or counts the cards."""
    secrets = dict(zip(NAMES, Secret, strict=True))
    file = {name: f"{one} {secrets[name]}" for name, one in zip(NAMES, Open, strict=True)}
    letters: Orders = {name: [("C7", "Jo", "own-words", "x" * 300)] for name in ("Ana", "Bo", "Cy")}
    busy: Orders = letters | {"Ola": [("S15a", ["Ana", "Bo", "Cy"])], "Kit": [("S11d", "Ola")]}
    begun, told = [], []
    for n, phases in enumerate(([busy, {}], [{}, {}])):
        played, _ = evening(file, phases, tmp_path / str(n), results="cards", seed=4)
        begun.append([event["t"] for event in played.of("say") if event["line"].startswith("results-")])
        told.append(len(played.of("whisper")))
    assert told[0] > told[1] + 5
    assert len(begun[0]) == 2 * (16 + 2)
    assert begun[0] == pytest.approx(begun[1], abs=0.15)


def test_where_results_are_whispered_the_table_hears_nothing_of_whose_they_are(tmp_path: Path) -> None:
    file = {name: f"{one} {other}" for name, one, other in zip(NAMES, Open, Secret, strict=True)}
    played, _ = evening(file, [{"Ana": [("C7", "Jo", "phrase-1")]}], tmp_path, results="whispers")
    heard = [event["line"] for event in played.of("say")]
    at = heard.index("results-open")
    assert heard[at : at + 2] == ["results-open", "results-close"]
    assert [event["told"]["player"] for event in played.asks("results-given")].count("Jo") == 1
    assert "Bo" not in [event["told"]["player"] for event in played.asks("results-given")]
