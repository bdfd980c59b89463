"""What has to be known before an evening, asked on the terminal a line at a time.

Enter takes what stands in brackets. What cannot be is told in one sentence and asked again; what is known is not asked.
What each game asks for itself stands in a module of its own.
"""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Callable, Sequence
from shutil import get_terminal_size
from typing import Final, TypeVar

from narrator.console_paper import wrap
from narrator.games import GAMES
from narrator.table import LONGEST_NAME
from narrator.words import Words, default_language, languages

T = TypeVar("T")

PROMPT: Final = "> "
BESIDE: Final = " / "
"""Stands between the names that one thing has in several languages."""

GUESTS: Final = {
    "fr": (
        *("Camille", "Ana", "Hugo", "Inès", "Jules", "Léa", "Noé", "Zoé"),
        *("Adèle", "Basile", "Clara", "Élio", "Flora", "Gaël", "Louis", "Maud"),
    ),
    "en": (
        *("Alice", "Ben", "Chloe", "Dan", "Ella", "Finn", "Grace", "Max"),
        *("Nora", "Oscar", "Poppy", "Rory", "Sam", "Tess", "Vera", "Will"),
    ),
    "ru": (
        *("Аня", "Борис", "Вера", "Глеб", "Даша", "Егор", "Жанна", "Захар"),
        *("Ира", "Костя", "Лена", "Миша", "Нина", "Олег", "Поля", "Рома"),
    ),
}
"""Who sits at a table that names nobody."""


def read_line(prompt: str) -> str:
    """Read a line; the prompt goes where everything else goes, even if errors go elsewhere."""
    print(prompt, end="", flush=True)
    return input()


class UnusableError(Exception):
    """Something typed that cannot be used: one sentence in the table's language."""


class Interview:
    """Questions and answers, line by line, in one language."""

    def __init__(
        self, words: Words, read: Callable[[str], str] = read_line, write: Callable[[str], None] = print
    ) -> None:
        self.words = words
        self._read = read
        self._write = write

    def say(self, sentence: str) -> None:
        """Write a sentence on a line of its own, broken between words."""
        self._write("\n" + "\n".join(wrap(sentence, get_terminal_size().columns - 1)))

    def ask(self, question: str, default: str, use: Callable[[str], T]) -> T:
        """Ask until ``use`` can make something of the answer."""
        while True:
            self.say(question)
            self._write("\n".join(wrap(f"[{default}]", get_terminal_size().columns - 1)))
            try:
                return use(self._read(PROMPT).strip() or default)
            except UnusableError as error:
                self.say(str(error))

    def choose(self, question: str, labels: Sequence[str], default: int = 0) -> int:
        """Ask for one of several, by its number or by how its name begins; returns its place from 0."""
        self.say(question)
        for number, label in enumerate(labels, start=1):
            self._write(f"  {number}  {label}")
        while True:
            typed = self._read(f"  [{default + 1}] {PROMPT}").strip()
            found = [default] if not typed else meant(typed, labels)
            if len(found) == 1:
                return found[0]
            self.say(self.words.text("setup-choose", most=len(labels)))

    def agree(self, question: str) -> bool:
        """Ask for yes or no; Enter means yes."""
        return self.choose(question, [self.words.word("yes"), self.words.word("no")]) == 0


def meant(typed: str, labels: Sequence[str]) -> list[int]:
    """Return the places of the labels that are meant by a number from 1, or by how a name begins."""
    if typed.isdecimal():
        return [int(typed) - 1] if 1 <= int(typed) <= len(labels) else []
    return [
        n for n, label in enumerate(labels) if any(bare(name).startswith(bare(typed)) for name in label.split(BESIDE))
    ]


def bare(text: str) -> str:
    """Return a text without accents and capitals, as it may be typed in a hurry."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).strip()


def usual_language(game: str) -> str:
    """Return the language of this system if a game has lines in it, else that of its rule page."""
    system = os.environ.get("LANG", "")[:2]
    return system if system in languages(game) else default_language(game)


def choose_game(
    language: str = "",
    last: str = "",
    read: Callable[[str], str] = read_line,
    write: Callable[[str], None] = print,
) -> str:
    """Ask which game, in the language given or in every language there is; the last one played is the default."""
    games = [game for game in GAMES if (language in languages(game) if language else languages(game))]
    if len(games) <= 1:
        return games[0] if games else GAMES[0]
    spoken = [Words(game, one) for game in games for one in ([language] if language else languages(game))]
    question = " ".join(dict.fromkeys(words.text("setup-game") for words in spoken))
    labels = [BESIDE.join(dict.fromkeys(words.word(game) for words in spoken if words.game == game)) for game in games]
    default = last if last in games else games[0]
    words = Words(default, language or usual_language(default))
    return games[Interview(words, read, write).choose(question, labels, games.index(default))]


def choose_language(game: str, read: Callable[[str], str] = read_line, write: Callable[[str], None] = print) -> str:
    """Ask for the language, in every language that a game has."""
    known, default = languages(game), usual_language(game)
    question = " ".join(dict.fromkeys(Words(game, language).text("setup-language") for language in known))
    return known[Interview(Words(game, default), read, write).choose(question, known, known.index(default))]


def check_names(words: Words, names: Sequence[str], fewest: int, most: int) -> None:
    """Raise :class:`UnusableError` unless so many players can be called so."""
    if len(names) < fewest:
        raise UnusableError(words.text("setup-few-players", number=fewest))
    if len(names) > most:
        raise UnusableError(words.text("setup-many-players", number=most))
    for n, name in enumerate(names):
        if not name or name.isdecimal() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise UnusableError(words.text("setup-bad-name", players=name))
        if name.casefold() in [other.casefold() for other in names[:n]]:
            raise UnusableError(words.text("setup-name-twice", players=name))


def listed(typed: str) -> list[str]:
    """Return what was typed between commas, without needless blanks."""
    return [" ".join(part.split()) for part in typed.split(",") if part.strip()]
