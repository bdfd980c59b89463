"""The lines that every game shares, in every language; which languages each game has; what a table may ask for."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from lines import messages, variables_in

from narrator import words
from narrator.games import GAMES
from narrator.script import Say, Seat, Whisper
from narrator.table import TableError
from narrator.tablefile import load_table
from narrator.words import LINES, RULE_PAGES, Words, WordsError, default_language, languages
from voices import TROUBLES, Trouble

LANGUAGES = ("en", "fr", "ru")
FILES = ("common.words", "common.public", "common.private")
PHASES = ("deal", "dusk", "night", "dawn", "day", "turn", "results", "verdict", "tale")
COUNTS = (1, 2, 5, 11, 21, 22, 25, 101)

PLAYERS = (Seat("1", "Ana", "feminine"), Seat("2", "Émile", "masculine"), Seat("3", "Iris"))
LABELS: Mapping[str, Any] = {"game": "classic", "players": PLAYERS, "reason": "x", "path": "/tale"}
"""What the labels of the moderator's page are told; everything else is a number."""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Words]:
    """A game that has no lines of its own: in its words the common ones must be enough."""
    shutil.copytree(LINES, tmp_path / "lines")
    for language in LANGUAGES:
        (tmp_path / "lines" / language / "bare.public.ftl").write_text("")
    monkeypatch.setattr(words, "LINES", tmp_path / "lines")
    return lambda language: Words("bare", language)


# Which languages a game has -------------------------------------------------------------------------------------


def test_every_game_has_lines_in_the_language_of_its_rule_page() -> None:
    assert set(RULE_PAGES) == set(GAMES)
    for game in GAMES:
        assert default_language(game) == RULE_PAGES[game]
        assert len(languages(game)) > 1, game
    assert languages() == LANGUAGES
    assert default_language("classic") == "fr"


def test_every_game_is_called_by_a_name() -> None:
    for language in LANGUAGES:
        assert {f"word-{game}" for game in GAMES} <= messages(language, "common.words").keys()


def test_a_language_that_a_game_does_not_speak_is_refused_with_those_that_it_does() -> None:
    with pytest.raises(WordsError, match="no lines for 'classic' in 'ru'; there are lines in en and fr"):
        Words("classic", "ru")
    for words_of in (default_language, lambda game: Words(game, "fr")):
        with pytest.raises(WordsError, match="there are no lines for 'whist'"):
            words_of("whist")


def test_a_table_that_wants_such_a_language_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text('game = "classic"\nlanguage = "ru"\n' + "".join(f'[[players]]\nname = "{p}"\n' for p in "ABCD"))
    with pytest.raises(TableError) as caught:
        load_table(file)
    assert str(caught.value) == (
        f"{file}, line 2: language: there are no lines for 'classic' in 'ru'; there are lines in en and fr"
    )


# What they say --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
def test_the_languages_have_the_same_lines_in_the_same_order_told_the_same(file: str) -> None:
    english = messages("en", file)
    for language in LANGUAGES:
        assert list(messages(language, file)) == list(english), language
        for line, message in messages(language, file).items():
            told, told_in_english = (
                {name.partition("-")[0] for name in variables_in(one)} for one in (message, english[line])
            )
            assert told == told_in_english, (language, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_of_the_moderators_page_can_be_shown(language: str, bare: Callable[[str], Words]) -> None:
    words_here = bare(language)
    for line, message in messages(language, "common.private").items():
        names = {name.partition("-")[0] for name in variables_in(message)}
        for number in COUNTS:
            text = words_here.text(line, **{name: LABELS.get(name, number) for name in names})
            assert text, line
            assert not re.search(r"[\u2066-\u2069{}$']|  | [.,]|[.,]{2}", text), text
            assert not re.search(r"[^\s][:;!?](\s|$)" if language == "fr" else r"\s([:;!]|\?(?!:))", text), text
    assert words_here.text("ui-timer", minutes=3, seconds=5) == "3:05"
    for phase in PHASES:
        assert words_here.text(f"ui-{phase}", number=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_session_says_aloud_is_told_nothing(language: str, bare: Callable[[str], Words]) -> None:
    for line in messages(language, "common.public"):
        assert bare(language).public(Say(line))[-1] in ".!?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_wrong_with_the_sound_is_told_in_the_tables_own_language(
    language: str, bare: Callable[[str], Words]
) -> None:
    told = {bare(language).trouble(Trouble(kind, "something in English")) for kind in TROUBLES}
    assert len(told) == len(TROUBLES)
    assert not any("something in English" in sentence for sentence in told)
    assert "somebody else's sentence" in bare(language).trouble("somebody else's sentence")


def test_russian_is_written_in_russian() -> None:
    """Only keys and the name of a program are in Latin letters."""
    allowed = {"Enter", "Backspace", "espeak", "ng", *"RHCMTQ"}
    for file in FILES:
        for line in (LINES / "ru" / f"{file}.ftl").read_text(encoding="utf-8").splitlines():
            written = line.partition(" = ")[2] or line
            if not re.match(r"#|\s+\*?\[|[a-z-]+ =$|\}", line):
                latin = set(re.findall(r"[A-Za-z]+", re.sub(r"\{[^}]*\}?", "", written)))
                assert latin <= allowed, line
        assert "ё" in (LINES / "ru" / "common.private.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("line", "told", "expected"),
    [
        ("ui-votes", {"given": 0, "most": 1}, "0 из 1 голоса"),
        ("ui-votes", {"given": 1, "most": 4}, "1 из 4 голосов"),
        ("ui-votes", {"given": 2, "most": 11}, "2 из 11 голосов"),
        ("ui-votes", {"given": 5, "most": 21}, "5 из 21 голоса"),
        ("ui-utterance", {"seconds": 1}, "1 секунда речи"),
        ("ui-utterance", {"seconds": 3}, "3 секунды речи"),
        ("ui-utterance", {"seconds": 7}, "7 секунд речи"),
        ("ui-utterance", {"seconds": 12}, "12 секунд речи"),
        ("ui-utterance", {"seconds": 22}, "22 секунды речи"),
        ("setup-few-players", {"number": 2}, "Нужно не меньше 2 игроков."),
        ("setup-many-players", {"number": 41}, "За столом может быть не больше 41 игрока."),
        (
            "ui-resume",
            {"game": "lichiny", "players": PLAYERS},
            "Продолжить? Есть неоконченный вечер: игра «Личины», за столом Ana, Émile и Iris.",
        ),
    ],
)
def test_russian_counts_as_people_count(
    line: str, told: dict[str, Any], expected: str, bare: Callable[[str], Words]
) -> None:
    assert bare("ru").text(line, **told) == expected


def test_a_mark_is_a_word_or_a_line_with_its_facts(tmp_path: Path, bare: Callable[[str], Words]) -> None:
    (tmp_path / "lines" / "ru" / "marked.public.ftl").write_text("")
    (tmp_path / "lines" / "ru" / "marked.private.ftl").write_text(
        "mark-lives = { $number ->\n    [one] { $number } жизнь\n    [few] { $number } жизни\n"
        "    [many] { $number } жизней\n   *[other] { $number } жизни\n}\n"
    )
    assert bare("ru").mark("yes") == "да"
    assert bare("ru").mark("") == ""
    lives = [Words("marked", "ru").mark(Whisper("mark-lives", {"number": number})) for number in (1, 2, 5)]
    assert lives == ["1 жизнь", "2 жизни", "5 жизней"]
