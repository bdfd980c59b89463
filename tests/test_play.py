"""An evening on a real pseudo-terminal, what is asked before it, and the file that is kept of it."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import select
import signal
import sqlite3
import struct
import subprocess
import sys
import termios
import threading
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from glass import Glass
from rig import play as rehearse_evening
from rig import table

from narrator import play
from narrator.console_rehearsal import rehearse
from narrator.console_setup import GUESTS, Interview, choose_game, choose_language
from narrator.driver import ReplayError
from narrator.games import GAMES, sit_down
from narrator.games.classic.cards import Card
from narrator.games.lichiny.roles import Open
from narrator.journal import Journal
from narrator.script import PrivateWords, PublicWords
from narrator.session import Session
from narrator.stage import Stage
from narrator.table import PlayerRow, TableError, TableFile
from narrator.tablefile import load_table
from narrator.telling import keep
from narrator.words import Words, languages
from voices import SilentMouth, WrittenMouth

TABLES = Path(__file__).parent / "tables"
PATIENCE = 60.0


# A real terminal --------------------------------------------------------------------------------------------------


class Terminal:
    """A program in a pseudo-terminal of 80×24."""

    def __init__(self, *arguments: str, state: Path) -> None:
        self.glass = Glass()
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "NARRATOR_STATE": str(state), "TERM": "xterm", "LANG": "en_GB.UTF-8"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "narrator", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            cwd=Path(__file__).parent.parent,
        )
        os.close(slave)
        self._is_over = False
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        rest = b""
        while not self._is_over:
            if not select.select([self._master], [], [], 0.1)[0]:
                continue
            try:
                got = os.read(self._master, 65536)
            except OSError:  # the program has closed its end
                return
            rest += got
            text = rest.decode("utf-8", "ignore")
            rest = rest[len(text.encode()) :]
            self.glass.write(text)

    def press(self, *keys: str) -> None:
        for key in keys:
            os.write(self._master, key.encode())

    def sees(self, text: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while text not in self.glass.words:
            assert time.monotonic() < deadline, f"never: {text}\n{self.glass.text}"
            time.sleep(0.02)

    def pull_the_plug(self) -> None:
        self.program.send_signal(signal.SIGKILL)
        self.program.wait(PATIENCE)

    def close(self) -> int:
        code = self.program.wait(PATIENCE)
        self._end()
        return code

    def _end(self) -> None:
        self._is_over = True
        self._reader.join()
        os.close(self._master)

    def abandon(self) -> None:
        if not self._is_over:
            self.program.kill()
            self.program.wait()
            self._end()


Sit = Callable[..., Terminal]


@pytest.fixture
def terminal(state: Path) -> Iterator[Sit]:
    with contextlib.ExitStack() as stack:

        def begin(*arguments: str) -> Terminal:
            begun = Terminal(*arguments, state=state)
            stack.callback(begun.abandon)
            return begun

        yield begin


def test_an_evening_survives_a_pulled_plug_at_the_same_question(terminal: Sit, state: Path) -> None:
    arguments = ("play", str(TABLES / "entered-by-moderator.toml"), "--silent", "--words-a-minute", "450")
    at = terminal(*arguments)
    at.sees("All is ready: begin?")
    at.press("\r")
    at.sees("what does Alice hold?")
    at.sees("▶ 1 werewolf")
    at.press("2")
    at.sees("▶ 2")
    at.press("\r")
    at.sees("what does Ben hold?")
    at.press("1")
    at.sees("▶ 1")
    at.press("\r")
    at.sees("what does Chloe hold?")
    at.pull_the_plug()

    at = terminal(*arguments)
    at.sees("Go on? An unfinished evening is waiting")
    at.sees("Alice, Ben, Chloe, Dan and Ella")
    at.press("1\r")
    at.sees("press H to show it")  # nobody knows who sits before the screen now
    at.press("h")
    at.sees("what does Chloe hold?")
    at.sees("2 Ben")
    at.press("q")
    at.sees("Leave?")
    at.press("2\r")
    assert at.close() == 0

    journal = Journal(state)
    record = journal.unfinished()
    assert record
    assert [entry.kind for entry in record.entries() if entry.kind == "ask"] == ["ask", "ask"]
    journal.close()


def test_without_a_table_file_enter_accepts_everything(terminal: Sit, state: Path) -> None:
    at = terminal("play", "--silent")
    for question in ("Which game?", "Language?"):
        at.sees(question)
        at.press("\r")
    for question in ("separated by commas", "come to the table", "Cards of the deck", "save herself", "potions"):
        at.sees(question)
        at.press("\r")
    for question in ("seer see", "elect a captain"):
        at.sees(question)
        at.press("\r")
    at.sees("All is ready")
    at.press("2\r")
    assert at.close() == 0
    journal = Journal(state)
    assert journal.unfinished() is None
    journal.close()


def test_without_a_terminal_one_sentence_and_exit_two(state: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "narrator", "play", "--silent", "--state", str(state)],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("narrator: ")
    assert done.stderr.count("\n") == 1


# What is asked before an evening ----------------------------------------------------------------------------------


class Moderator:
    """Types prepared lines and keeps what was written."""

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)
        self.read_aloud: list[str] = []

    def read(self, prompt: str) -> str:
        self.read_aloud.append(prompt)
        if not self._lines:
            raise EOFError
        return self._lines.pop(0)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.read_aloud).split())


def asked(
    *lines: str, game: str = "classic", language: str = "en", last: Sequence[PlayerRow] = ()
) -> tuple[TableFile, Moderator]:
    moderator = Moderator(*lines)
    interview = Interview(Words(game, language), moderator.read, moderator.read_aloud.append)
    return play.SET_UPS[game](interview, last), moderator


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_defaults_make_a_table_that_can_be_played(language: str) -> None:
    file, _ = asked(*[""] * 7, language=language)
    table_ = sit_down(file)
    assert len(file.players) == 8
    assert table_.options_in_force()["deal"] == "device"
    assert file.options == {
        "deal": "device",
        "self-heal": "always",
        "potions-per-night": 1,
        "seer-sees": "card",
        "captain": True,
    }


def test_the_last_players_are_the_default() -> None:
    file, _ = asked(*[""] * 7, last=[PlayerRow(name) for name in ("Ana", "Bo", "Cy", "Dee", "Eve")])
    assert [player.name for player in file.players] == ["Ana", "Bo", "Cy", "Dee", "Eve"]


def test_wrong_names_are_told_and_asked_again() -> None:
    file, moderator = asked("Ana", "Ana, Bo, ana", "Ana, 7, Bo", "Ana, Bo, Cy, Dee, Eve", "2", "", "3", "2", "2", "2")
    assert "At least 3" in moderator.text
    assert "called ana" in moderator.text
    assert "“7” cannot be" in moderator.text
    assert file.options == {
        "deal": "entered",
        "self-heal": "never",
        "potions-per-night": 2,
        "seer-sees": "camp",
        "captain": False,
    }
    assert sit_down(file)


def test_a_choice_is_a_number_or_the_beginning_of_its_name() -> None:
    file, moderator = asked("Ana, Bo, Cy, Dee, Eve", "9", "x", "real", *[""] * 5)
    assert moderator.text.count("a number from 1 to 3") == 2
    assert file.options["deal"] == "learned"


def test_a_deck_is_typed_by_name() -> None:
    file, moderator = asked(
        "Ana, Bo, Cy, Dee",
        "",
        "dragon",
        "2 werewolf, seer",
        "Werewolf, SEER, 2 villagers",
        "werewolf, Little Girl, 2 plain villager",
        *[""] * 5,
    )
    assert file.deck == [Card.WEREWOLF, Card.LITTLE_GIRL, Card.VILLAGER, Card.VILLAGER]
    assert "no card “dragon”" in moderator.text
    assert "cannot be played" in moderator.text
    assert "seer-sees" not in file.options, "nothing is asked of a card that is not there"
    assert sit_down(file)


def test_every_game_asks_for_its_table_and_has_guests_in_each_of_its_languages() -> None:
    assert set(play.SET_UPS) == set(GAMES)
    for guests in GUESTS.values():
        assert len(set(guests)) == 16
    assert set(GUESTS) == set(languages())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_defaults_make_a_table_of_lichiny_that_can_be_played(language: str) -> None:
    file, _ = asked(*[""] * 5, game="lichiny", language=language)
    assert [row.open for row in file.players] == list(Open)
    assert not any(row.secret for row in file.players)
    assert file.deck == []
    assert file.options == {
        "deal": "device",
        "results": "cards",
        "neutral-hardy": "full",
        "phase-model": "alternating",
    }
    assert len(sit_down(file).deck) == 16


def test_open_roles_are_typed_beside_the_names_or_asked_for_in_turn() -> None:
    file, moderator = asked(
        "Ana Maria politician, Bo, Cy COOK, Dee, Eve",
        "lawyer",
        "2",
        "2",
        *["2"] * 2,
        "boss, killer, policeman, mage, evil genius, witch",
        *["2", "2", "3", "2"],
        game="lichiny",
    )
    assert [(row.name, str(row.open)) for row in file.players[:3]] == [
        ("Ana Maria", "politician"),
        ("Bo", "lawyer"),
        ("Cy", "cook"),
    ]
    assert len({row.open for row in file.players}) == 5
    assert moderator.text.count("does Bo choose") == 1
    assert "does Ana Maria choose" not in moderator.text


def test_what_a_table_of_lichiny_settles_is_in_its_file() -> None:
    file, _ = asked(
        "Ana politician, Bo cook, Cy priest, Dee jurist, Eve doctor",
        "the moderator",
        "boss, killer, policeman, mage, Evil Genius, witch",
        *["2", "2", "2"],
        game="lichiny",
    )
    assert file.deck == ["boss", "killer", "policeman", "mage", "evil-genius", "witch"]
    assert file.options == {
        "deal": "entered",
        "results": "whispers",
        "neutral-hardy": "life",
        "phase-model": "single",
    }
    assert sit_down(file).options_in_force().items() >= file.options.items()


def test_wrong_players_and_roles_of_lichiny_are_told_and_asked_again() -> None:
    five = "Ana politician, Bo cook, Cy priest, Dee jurist, Eve doctor"
    file, moderator = asked(
        "Ana politician, Bo, Cy, Dee",
        ", ".join(f"P{n}x" for n in range(17)),
        "Ana politician, Bo politician, Cy, Dee, Eve",
        five,
        "",
        "boss, dragon",
        "boss, killer, boss, mage, witch",
        "boss, killer",
        "",
        *[""] * 3,
        game="lichiny",
    )
    for sentence in (
        "At least 5",
        "At most 16",
        "only one Politician",
        "no secret role “dragon”",
        "only one Boss",
        "5 players need as many secret roles, and 2 are named",
    ):
        assert sentence in moderator.text
    assert file.deck == []


def test_who_played_lichiny_last_keeps_his_open_role() -> None:
    roles = zip("ABCDE", tuple(Open)[5:10], strict=True)
    last = [PlayerRow(name, "", role, "boss") for name, role in roles]
    file, _ = asked(*[""] * 6, game="lichiny", language="ru", last=last)
    assert [(row.name, row.open, row.secret) for row in file.players] == [(row.name, row.open, "") for row in last]


def test_the_language_is_asked_in_every_language_that_the_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    for game, default, questions in (
        ("classic", "fr", ("Language?", "Langue ?")),
        ("lichiny", "ru", ("Language?", "Язык?")),
    ):
        moderator = Moderator("")
        assert choose_language(game, moderator.read, moderator.read_aloud.append) == default
        for question in questions:
            assert question in moderator.text


@pytest.mark.parametrize(
    ("typed", "last", "chosen"),
    [
        ("", "", "classic"),
        ("", "lichiny", "lichiny"),
        ("loup", "", "classic"),
        ("Лич", "", "lichiny"),
        ("2", "", "lichiny"),
    ],
)
def test_the_game_is_asked_by_its_names_in_every_language(typed: str, last: str, chosen: str) -> None:
    moderator = Moderator(typed)
    assert choose_game("", last, moderator.read, moderator.read_aloud.append) == chosen
    for text in ("Which game?", "Quel jeu ?", "Какая игра?", "Loup-Garou", "Werewolf", "Личины", "Lichiny"):
        assert text in moderator.text


def test_a_language_that_one_game_has_chooses_it() -> None:
    assert choose_game("ru", "", Moderator().read) == "lichiny"
    assert choose_game("fr", "lichiny", Moderator().read) == "classic"


def test_a_table_of_another_game_than_was_named_is_refused() -> None:
    path = TABLES / "entered-by-moderator.toml"
    with pytest.raises(TableError, match="is a table of classic, not of lichiny"):
        play._load(Namespace(table=path, game="lichiny"))
    assert play._load(Namespace(table=path, game="classic"))


# Going on ---------------------------------------------------------------------------------------------------------

CARDS = {"Ana": "seer", "Bo": "werewolf", "Cy": "villager", "Dee": "villager", "Eve": "villager"}


def offered(state: Path, monkeypatch: pytest.MonkeyPatch, *lines: str) -> tuple[Session | None, Moderator]:
    moderator = Moderator(*lines)
    monkeypatch.setattr("builtins.input", moderator.read)
    monkeypatch.setattr(play, "Interview", lambda words: Interview(words, moderator.read, moderator.read_aloud.append))
    record = Journal(state).unfinished()
    assert record
    return play._offer(record), moderator


def test_an_unfinished_evening_is_offered_with_its_players_and_its_night(
    state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rehearse_evening(table(CARDS), [("seer-look", "Bo")], state)
    session, moderator = offered(state, monkeypatch, "")
    assert session
    assert "Ana, Bo, Cy, Dee et Eve" in moderator.text
    assert "Nuit 1" in moderator.text
    assert session.question
    assert session.question.question == "wolves-prey"  # type: ignore[union-attr]
    session.record.journal.close()


def test_an_evening_that_is_declined_is_set_aside(state: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rehearse_evening(table(CARDS), [("seer-look", "Bo")], state)
    session, _ = offered(state, monkeypatch, "2")
    assert session is None
    with contextlib.closing(sqlite3.connect(state / "evenings.sqlite3")) as onlooker:
        assert onlooker.execute("SELECT outcome FROM evening").fetchone()[0] == (
            '{"winners": [], "because": "set-aside"}'
        )


def test_where_the_rules_changed_it_goes_on_from_the_last_answer_that_fits(
    state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rehearse_evening(table(CARDS), [("seer-look", "Bo"), ("wolves-prey", "Cy")], state)
    journal = Journal(state)
    journal.database.execute("UPDATE entry SET question = 'other|one|0-0|||' WHERE question LIKE 'wolves-prey%'")
    record = journal.unfinished()
    assert record
    with pytest.raises(ReplayError):
        Session(record)
    journal.close()
    session, moderator = offered(state, monkeypatch, "1")
    assert "wolves-prey" in moderator.text
    assert session
    assert session.question
    assert session.question.question == "wolves-prey"  # type: ignore[union-attr]
    session.record.journal.close()


# What is kept -----------------------------------------------------------------------------------------------------


def test_the_evening_told_back_is_a_file_for_its_owner_alone(state: Path) -> None:
    journal = Journal(state)
    session = Session.begin(journal, table(CARDS), "fr", 7)
    stage = Stage(session, SilentMouth(), is_fast=True)
    changed = threading.Event()
    stage._on_change = changed.set
    stage.start()
    answers = {"seer-look": "2", "wolves-prey": "3", "captain-election": "1", "vote": {"2": 3}}
    while not stage.ended:
        assert changed.wait(PATIENCE)
        changed.clear()
        if question := stage.question:
            stage.answer(answers[question.question])  # type: ignore[arg-type]
    stage.close()
    first, second = keep(stage, state), keep(stage, state)
    assert first.name.endswith("-1.md")
    assert second.name.endswith("-2.md")
    assert first.stat().st_mode & 0o777 == 0o600
    assert first.parent.stat().st_mode & 0o777 == 0o700
    assert [path.suffix for path in first.parent.iterdir()] == [".md", ".md"]
    text = first.read_text(encoding="utf-8")
    assert text.startswith("# Loup-Garou, ")
    assert "**Le dernier loup-garou est tombé" in text
    assert "* Bo cachait un loup-garou, et dort sous les ifs." in text
    assert "### La première nuit\n" in text
    assert "La meute a choisi Cy." in text
    assert "\n\n\n" not in text
    journal.close()


# The words of the coming evening ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_said_until_the_verdict_was_rehearsed(language: str, state: Path) -> None:
    file = table({**CARDS, "Flo": "hunter", "Gil": "witch", "Hal": "villager"}, language=language)
    journal = Journal(state)
    session = Session.begin(journal, file, language, 7)
    coming = rehearse(session.table, session.words, is_whispering=False)
    assert all(type(words) is PublicWords for words in coming)
    assert len(coming) == len(set(coming))
    mouth = WrittenMouth()
    stage = Stage(session, mouth, is_fast=True)
    changed = threading.Event()
    stage._on_change = changed.set
    stage.start()
    answers = {"seer-look": "2", "wolves-prey": "6", "hunter-shot": "5", "witch-heal": "no", "vote": {"2": 3}}
    while not stage.ended:
        assert changed.wait(PATIENCE)
        changed.clear()
        if question := stage.question:
            stage.answer(answers.get(question.question, None if question.may_pass else "1"))  # type: ignore[arg-type]
    stage.close()
    journal.close()
    rehearsed = {words.text for words in coming}
    told_back = session.words.text("ui-tale")
    assert told_back
    said = mouth.said[
        : next(n for n, text in enumerate(mouth.said) if text.startswith(("Il n’y a plus", "There is no")))
    ]
    assert len(said) > 15
    assert [text for text in said if text not in rehearsed] == []


def test_whispers_are_rehearsed_for_an_earpiece_only() -> None:
    village = sit_down(table(CARDS))
    words = Words("classic", "fr")
    assert not [one for one in rehearse(village, words, is_whispering=False) if isinstance(one, PrivateWords)]
    whispers = [one.text for one in rehearse(village, words, is_whispering=True) if isinstance(one, PrivateWords)]
    assert sum("Bo : " in text for text in whispers) == 3, "whatever Bo may be, so that the list tells nothing"


def test_no_sound_is_said_once_and_plainly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    trouble = "Nothing can be heard, because there is no sound output."
    monkeypatch.setattr(play, "open_mouth", lambda *_, **__: SilentMouth(trouble=trouble))
    options = Namespace(words_a_minute=160, earpiece="none", device=None, silent=False)
    with play.open_voice(options, Words("classic", "fr")):
        pass
    assert " ".join(capsys.readouterr().out.split()) == f"Pas de son : {trouble}"


@pytest.mark.parametrize("path", sorted(TABLES.glob("*.toml")), ids=lambda path: path.stem)
def test_every_sample_table_can_be_played(path: Path) -> None:
    assert load_table(path).players
