"""The demo, without waiting: it plays an evening to its end and tells it back."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rig import table

from narrator.__main__ import main
from narrator.demo import PLAYS, Performance
from narrator.games import simple_players
from narrator.games.classic.cards import Card
from narrator.games.lichiny.roles import Secret
from narrator.journal import Journal
from narrator.session import Session
from narrator.simulator import RandomPlayers
from narrator.table import PlayerRow, TableFile
from narrator.words import Words
from voices import WrittenMouth

ENDS = {"fr": "Voilà toute l’histoire", "en": "That is the whole story"}
LICHINY_ENDS = {"ru": "Вот и вся правда", "en": "That is the whole truth"}


def written(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["demo", "--fast", *arguments]) == 0
    out = capsys.readouterr()
    assert not out.err
    return " ".join(out.out.replace("▌", " ").split())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_ends_with_a_verdict_and_the_evening_told_back(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = written(capsys, "--language", language)
    words = Words("classic", language)
    assert words.text("ui-verdict") in text
    assert text.index(words.text("ui-night", number=1)) < text.index(words.text("ui-day", number=1))
    assert ENDS[language] in text.split(words.text("ui-tale"))[-1]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_an_evening_of_lichiny_ends_so_too(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = written(capsys, "--game", "lichiny", "--language", language)
    words = Words("lichiny", language)
    assert text.index(words.text("ui-night", number=1)) < text.index(words.text("ui-results", number=1))
    assert LICHINY_ENDS[language] in text.split(words.text("ui-tale"))[-1]


@pytest.mark.parametrize("seed", range(3))
def test_any_seed_of_lichiny_plays_to_its_end(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    text = written(capsys, "--game", "lichiny", "--language", "en", "--seed", str(seed))
    assert LICHINY_ENDS["en"] in text


def test_it_is_the_same_evening_every_time_and_another_with_another_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first = written(capsys, "--language", "en")
    assert written(capsys, "--language", "en") == first
    assert written(capsys, "--language", "en", "--seed", str(PLAYS["classic"].seed)) == first
    assert written(capsys, "--language", "en", "--seed", "3") != first


def test_the_usual_evening_is_worth_watching(capsys: pytest.CaptureFixture[str]) -> None:
    text = written(capsys, "--language", "en")
    assert "vial of death" in text
    assert "With one last bullet" in text
    assert "The village hanged" in text


@pytest.mark.parametrize("seed", range(20))
def test_any_seed_plays_to_its_end(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert ENDS["en"] in written(capsys, "--language", "en", "--seed", str(seed))


def test_it_keeps_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NARRATOR_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    written(capsys, "--language", "fr")
    assert not list(tmp_path.iterdir())


def test_nothing_that_is_asked_or_whispered_in_lichiny_is_shown_as_public(state: Path) -> None:
    lines: list[str] = []
    journal = Journal(state)
    roles = {"open": ("doctor", "cook", "priest", "jurist", "lawyer"), "secret": tuple(Secret)[:5]}
    rows = [PlayerRow(name, open=o, secret=s) for name, o, s in zip("ABCDE", *roles.values(), strict=True)]
    file = TableFile("lichiny", rows, options={"debate": 10, "start-phase": "day"})
    session = Session.begin(journal, file, "en", 1)
    mouth = WrittenMouth(earpiece=True)
    players = RandomPlayers(random.Random(1), simple=simple_players("lichiny"))
    assert Performance(session, mouth, players, is_fast=True, write=lines.append).run() == 0
    journal.close()
    public = " ".join(line for line in lines if "(secret)" not in line)
    assert "→" not in public
    assert "which order" not in public


def test_what_is_secret_stands_apart(state: Path) -> None:
    """Every whisper, and every question of the night, is on a line that says so."""
    lines: list[str] = []
    journal = Journal(state)
    cards = {"Ana": "seer", "Bo": "werewolf", "Cy": "witch", "Dee": "villager", "Eve": "villager"}
    session = Session.begin(journal, table(cards, language="en"), "en", 1)
    mouth = WrittenMouth(earpiece=True)
    players = RandomPlayers(random.Random(1))
    assert Performance(session, mouth, players, is_fast=True, write=lines.append).run() == 0
    journal.close()
    public = " ".join(" ".join(line.replace("▌", " ").split()) for line in lines if "(secret)" not in line)
    secret = " ".join(" ".join(line.split()) for line in lines if "(secret)" in line)
    for text in mouth.said:
        assert text in public
    shown = [text for text in mouth.whispered if not re.search(r"\?|votes", text)]
    assert len(shown) > 2
    for text in shown:
        assert text in secret
        assert text not in public
    assert not re.search(r"look at whom|devour whom|poison whom", public.casefold())
    assert any(card in secret for card in Card)
