"""The journal: a power cut at any instant loses no answer and repeats no draw; a broken file gets one sentence."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
import rig
from test_law_replay import Guests, segments, since_timer

from narrator.driver import ReplayError
from narrator.journal import Journal, JournalError
from narrator.session import Session
from narrator.table import TableError
from narrator.words import WordsError

ROOT = Path(__file__).parent.parent
CARDS = ["werewolf", "werewolf", "seer", "witch", "hunter", "cupid", "villager", "villager", "villager", "villager"]
DEALT = "".join(f'[[players]]\nname = "P{n}"\n' for n in range(len(CARDS)))
TABLE = f'game = "classic"\nlanguage = "en"\ndeck = {json.dumps(CARDS)}\n{DEALT}'


class Device:
    """The program, in a process that can be killed."""

    def __init__(self, state: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "narrator", "headless", "--state", str(state), "--seed", "11", *arguments]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def until_asked(self) -> list[rig.Event]:
        """Read up to the next question or the end; shorter if the process died."""
        assert self.process.stdout
        events: list[rig.Event] = []
        while line := self.process.stdout.readline():
            if not line.endswith(b"\n"):
                break
            events.append(json.loads(line))
            if events[-1]["type"] in ("ask", "end"):
                break
        return events

    def write(self, line: dict[str, Any]) -> None:
        assert self.process.stdin
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(line).encode() + b"\n")
            self.process.stdin.flush()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with contextlib.suppress(BrokenPipeError):
                if pipe:
                    pipe.close()


def survive_kills(where: Path, kills: int, seed: int) -> int:
    """Play evenings, killing the process at random instants, until it was killed so often; returns the evenings played.

    Every evening is held against the same evening played straight: the same answers give the same words.
    """
    random, killed, evening = Random(seed), 0, 0
    while killed < kills:
        evening += 1
        state, table = where / str(evening), where / f"{evening}.toml"
        table.write_text(TABLE)
        answers: list[dict[str, Any]] = []
        guests = Guests(random)

        straight = rig.play(rig.read_table(TABLE), guests.remembering(answers), where / f"straight-{evening}", seed=11)
        words = segments(straight.events)
        device, done, is_new = Device(state, str(table)), 0, True
        while done < len(answers):
            heard = device.until_asked()
            if heard and heard[-1]["type"] in ("ask", "end"):
                heard = [event for event in heard if event["type"] != "start"]
                if is_new and heard in (words[done], since_timer(words[done])):
                    pass
                elif is_new and done + 1 < len(words) and heard in (words[done + 1], since_timer(words[done + 1])):
                    done += 1  # the answer in flight was committed, though nobody saw what came of it
                else:
                    assert heard == words[done], f"evening {evening}, after answer {done}"
                is_new = False
                if done == len(answers):
                    break
                device.write(answers[done])
                if killed >= kills or random.random() < 0.7:
                    done += 1
                    continue
                time.sleep(random.random() ** 2 * 0.02)
            device.kill()
            killed += 1
            begun = evenings_in(state)
            if begun and begun[0] is not None:
                break  # the last answer was in flight, and it ended the evening
            device, is_new = Device(state, *(["--resume"] if begun else [str(table)])), True
        if device.process.returncode is None:
            if not (heard and heard[-1]["type"] == "end"):
                device.until_asked()
            device.kill()
        assert len(evenings_in(state)) == 1
        assert entries_in(state) == entries_in(where / f"straight-{evening}"), "answers and draws, each once"
    return evening


def evenings_in(state: Path) -> list[str | None]:
    """Return the outcome of each evening that was begun."""
    with Journal(state) as journal:
        return [outcome for (outcome,) in journal.database.execute("SELECT outcome FROM evening")]


def entries_in(state: Path) -> list[tuple[str, str, str]]:
    with Journal(state) as journal:
        return journal.database.execute("SELECT kind, question, answer FROM entry ORDER BY n").fetchall()


def test_no_answer_is_lost_and_no_draw_repeated_when_the_plug_is_pulled(tmp_path: Path) -> None:
    survive_kills(tmp_path, kills=10, seed=1)


@pytest.mark.soak
def test_the_plug_is_pulled_two_hundred_times(tmp_path: Path) -> None:
    survive_kills(tmp_path, kills=200, seed=2)


def begun(state: Path) -> Path:
    """An evening that a power cut ended, and its database."""
    table = rig.table({"Ana": "werewolf", "Bo": "seer", "Cy": "villager", "Di": "villager"})
    rig.play(table, [("seer-look", "Ana"), ("wolves-prey", "Bo")], state)
    return state / "evenings.sqlite3"


def resumed(state: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "narrator", "headless", "--resume", "--state", str(state)]
    return subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("harm", ["header", "rows", "half", "empty", "text", "zeros"])
def test_a_damaged_journal_gets_one_sentence(harm: str, state: Path) -> None:
    path = begun(state)
    whole = path.read_bytes()
    harms = {
        "header": b"\x07" * 120 + whole[120:],
        "rows": whole[:4096] + Random(1).randbytes(len(whole) - 4096),
        "half": whole[: len(whole) // 2 - 100],
        "empty": b"",
        "text": b"not a database at all, but long enough to be looked at" * 400,
        "zeros": bytes(9000),
    }
    path.write_bytes(harms[harm])
    run = resumed(state)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.startswith("narrator: ")
    assert run.stderr.count("\n") == 1


def test_whatever_is_scribbled_on_a_journal_it_is_read_right_or_refused(tmp_path: Path) -> None:
    whole = begun(tmp_path / "begun").read_bytes()
    random, refused = Random(5), []
    state = tmp_path / "scribbled"
    state.mkdir()
    for _ in range(150):
        content = bytearray(whole)
        at, many = random.randrange(len(whole)), random.choice([1, 4, 60, 900])
        content[at : at + many] = random.randbytes(min(many, len(whole) - at))
        if random.random() < 0.2:
            del content[random.randrange(len(whole)) :]
        (state / "evenings.sqlite3").write_bytes(content)
        try:
            with Journal(state) as journal:
                if record := journal.unfinished():
                    Session(record)
        except (JournalError, ReplayError, TableError, WordsError) as error:
            refused.append(str(error))
    assert len(refused) > 30
    assert not any("\n" in sentence for sentence in refused)


def test_a_journal_of_another_format_is_refused_not_guessed_at(state: Path) -> None:
    begun(state)
    journal = Journal(state)
    journal.database.execute("PRAGMA user_version = 99")
    journal.close()
    with pytest.raises(JournalError, match="another version"):
        Journal(state)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_state_directory_that_cannot_be_written_gets_one_sentence(state: Path) -> None:
    state.mkdir(mode=0o500)
    with pytest.raises(JournalError, match="cannot be written"):
        Journal(state)


def test_a_state_directory_that_is_a_file_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("")
    with pytest.raises(JournalError, match="cannot be written"):
        Journal(tmp_path / "state")


def test_only_the_owner_may_read_the_journal(state: Path) -> None:
    begun(state)
    for path in state.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path.name


def test_an_answer_is_on_disk_before_the_next_word(state: Path) -> None:
    """Seen from another connection at the moment in which the next words are handed out."""
    table = rig.table({"Ana": "werewolf", "Bo": "seer", "Cy": "villager", "Di": "villager"})
    with Journal(state) as journal, contextlib.closing(sqlite3.connect(journal.path)) as onlooker:
        session = Session.begin(journal, table, "fr", 1)
        seen = []
        hear = session._transcript.hear

        def look(effect: Any, *, is_fresh: bool) -> None:
            seen.append(onlooker.execute("SELECT count(*) FROM entry WHERE kind = 'ask'").fetchone()[0])
            hear(effect, is_fresh=is_fresh)

        session._transcript.hear = look  # type: ignore[method-assign]
        session.answer("1")
    assert seen
    assert set(seen) == {1}


def test_two_devices_cannot_use_the_same_journal(state: Path) -> None:
    begun(state)
    with Journal(state), pytest.raises(JournalError, match="another narrator"):
        Journal(state)
    with Journal(state) as journal:
        assert journal.unfinished()


@pytest.mark.parametrize("harm", ["delete", "move", "replace"])
def test_a_journal_that_was_taken_away_is_missed_before_the_next_word(harm: str, state: Path) -> None:
    path = begun(state)
    with Journal(state) as journal:
        record = journal.unfinished()
        assert record
        session = Session(record)
        if harm == "move":
            path.rename(state / "elsewhere")
        else:
            path.unlink()
        if harm == "replace":
            path.write_bytes(b"another file")
        with pytest.raises(JournalError, match="moved or deleted"):
            session.answer("1")


def test_a_journal_that_is_no_file_gets_one_sentence(state: Path) -> None:
    state.mkdir()
    os.mkfifo(state / "evenings.sqlite3")
    with pytest.raises(JournalError, match="cannot be written"):
        Journal(state)
