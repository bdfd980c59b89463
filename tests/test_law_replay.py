"""Law 1: an evening is a function of its table and its answers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
import rig
from golden import GOLDEN, Told, replay, write

from narrator.driver import ReplayError
from narrator.games.classic.cards import Card
from narrator.games.classic.deck import suggest
from narrator.journal import Header, Journal
from narrator.script import Ask
from narrator.session import Session
from narrator.table import TableFile

FILES = sorted(GOLDEN.glob("*.txt"))
BATCHES = 20
EVENINGS = 200


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_evening_sounds_as_it_is_written(path: Path) -> None:
    text = path.read_text()
    assert replay(text) == text


def transcript_under(hash_seed: str) -> str:
    """Return every golden evening and random ones, as played in a process with that hash seed."""
    code = (
        "import sys; from pathlib import Path; from random import Random; sys.path.insert(0, sys.argv[1])\n"
        "from golden import Played, replay, write; from test_law_replay import EVENINGS, random_table\n"
        "for name in sys.argv[2:]: print(replay(Path(name).read_text()))\n"
        "for n in range(EVENINGS): print(*write(random_table(Random(n)), Played(n)), sep='\\n')"
    )
    command = [sys.executable, "-c", code, str(Path(__file__).parent), *map(str, FILES)]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"}
    where = Path(__file__).parent.parent
    return subprocess.run(command, env=environment, cwd=where, check=True, capture_output=True, encoding="utf-8").stdout


def test_no_evening_depends_on_the_hash_seed() -> None:
    one, other = transcript_under("1"), transcript_under("4242")
    assert len(one) > 100_000
    assert one == other


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_evening_survives_a_power_cut_after_every_answer(path: Path, tmp_path: Path) -> None:
    text = path.read_text()
    head, _, body = text.partition("\n---\n")
    file = rig.read_table(head)
    with Journal(tmp_path) as journal:
        record = journal.begin(Header(file.game, 1, file, {}, file.language, 1, ""))
        assert "\n".join([head, "---", *write(file, Told(body), record)]) + "\n" == text


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_evenings_survive_a_power_cut_after_every_answer(batch: int, tmp_path: Path) -> None:
    for n in range(batch * EVENINGS // BATCHES, (batch + 1) * EVENINGS // BATCHES):
        random = Random(n)
        survives_power_cuts(random_table(random), tmp_path / str(n), Guests(random))


def survives_power_cuts(file: TableFile, where: Path, guests: Guests) -> None:
    """Play an evening straight, then again with the power cut after each answer: the table hears the same words.

    A resumed evening says again what came after the last answer, for nobody knows whether it was heard.
    """
    answers: list[dict[str, Any]] = []
    straight = rig.play(file, guests.remembering(answers), where / "straight")
    words = segments(straight.events)
    cut = rig.play(file, answers[:1], where / "cut")
    assert segments(cut.events) == words[:2]
    for n in range(1, len(answers)):
        cut = rig.resume(where / "cut", answers[n : n + 1])
        assert segments(cut.events) == [since_timer(words[n]), *words[n + 1 : n + 2]], f"after answer {n}"
    assert straight.winners is not None
    assert cut.winners == straight.winners


def segments(events: list[rig.Event]) -> list[list[rig.Event]]:
    """Split what happened at the questions; the ``start`` of a resumed evening aside."""
    parts: list[list[rig.Event]] = [[]]
    for event in events:
        if event["type"] != "start":
            parts[-1].append(event)
        if event["type"] == "ask":
            parts.append([])
    return [part for part in parts if part]


def since_timer(events: list[rig.Event]) -> list[rig.Event]:
    """Return what came after the last timer: its end is an answer too."""
    timers = [n for n, event in enumerate(events) if event["type"] == "timer"]
    return events[timers[-1] + 1 :] if timers else events


class Guests:
    """Random players on the wire, each answer after a time of its own."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def remembering(self, answers: list[dict[str, Any]]) -> Any:
        """Answer, and keep the answers for playing them again."""

        def choose(asked: rig.Event) -> dict[str, Any]:
            answers.append(self.line(asked, len(answers)))
            return answers[-1]

        return choose

    def line(self, asked: rig.Event, _: int) -> dict[str, Any]:
        options, random = asked["options"], self.random
        after = round(random.uniform(0, 9), 2)
        if asked["kind"] == "some":
            most = min(asked["max"], len(options))
            return {"answer": random.sample(options, random.randint(min(asked["min"], most), most)), "after": after}
        if asked["kind"] == "count":
            counts = dict.fromkeys(options, 0)
            for voter in asked["voters"]:
                counts[random.choice([option for option in options if option != voter] or [voter])] += 1
            return {"answer": counts if len(options) > 1 else {}, "after": after}
        if asked["kind"] == "ballot":
            ballot = {v: random.choice([o for o in options if o != v] or [None]) for v in asked["voters"]}
            return {"answer": ballot, "after": after}
        if asked["pass"] and random.random() < 0.2:
            return {"answer": None, "after": after}
        return {"answer": random.choice(options), "after": after}


def random_table(random: Random) -> TableFile:
    """Some deck, some options, some way for the cards to come."""
    players = random.randint(5, 11)
    deck = [*suggest(players)]
    extra = [card for card in Card if card not in deck and card is not Card.THIEF]
    for n, card in enumerate(deck):
        if card is Card.VILLAGER and extra and random.random() < 0.7:
            deck[n] = extra.pop(random.randrange(len(extra)))
    options: dict[str, Any] = {
        "deal": random.choice(["device", "entered", "learned"]),
        "captain": random.random() < 0.7,
        "votes": random.choice(["count", "ballot"]),
        "announce": random.choice(["together", "together", "each"]),
        "tie": random.choice(["s0", "scapegoat", "lot"]),
        "wolf_tie": random.choice(["host", "random"]),
        "potions_per_night": random.choice([1, 2]),
        "opens": random.choice(["night", "night", "day"]),
    }
    return rig.table({f"P{n}": "" for n in range(players)}, "en", deck=deck, **options)


def test_an_answer_that_the_rules_no_longer_ask_for_is_named(state: Path) -> None:
    file = rig.table({"Ana": "werewolf", "Bo": "seer", "Cy": "villager", "Di": "villager"})
    rig.play(file, [("seer-look", "Ana"), ("wolves-prey", "Cy")], state)
    with Journal(state) as journal:
        journal.database.execute("UPDATE entry SET question = 'fox-sniff|one' WHERE kind = 'ask' AND answer = '\"3\"'")
        record = journal.unfinished()
        assert record
        told = r"entry \d+ of the journal answered \"3\" to 'fox-sniff.*now ask 'wolves-prey"
        with pytest.raises(ReplayError, match=told) as caught:
            Session(record)
        Session.begin_at(record, caught.value.n)
        session = Session(record)
    assert isinstance(session.question, Ask)
    assert session.question.question == "wolves-prey"
