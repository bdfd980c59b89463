"""What has to be known before an evening, asked on the terminal a line at a time.

Enter takes what stands in brackets. What cannot be is told in one sentence and asked again; what is known is not asked.
"""

from __future__ import annotations

import os
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from shutil import get_terminal_size
from typing import Any, Final, TypeVar

from narrator.console_paper import wrap
from narrator.games import sit_down
from narrator.games.classic.cards import Card
from narrator.games.classic.deck import suggest
from narrator.table import LONGEST_NAME, MOST_PLAYERS, PlayerRow, TableError, TableFile
from narrator.words import Words, languages

T = TypeVar("T")

GAME: Final = "classic"
FEWEST_PLAYERS: Final = 3
PROMPT: Final = "> "

GUESTS: Final = {
    "fr": ("Camille", "Ana", "Hugo", "Inès", "Jules", "Léa", "Noé", "Zoé"),
    "en": ("Alice", "Ben", "Chloe", "Dan", "Ella", "Finn", "Grace", "Max"),
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
            found = [default] if not typed else _meant(typed, labels)
            if len(found) == 1:
                return found[0]
            self.say(self.words.text("setup-choose", most=len(labels)))

    def agree(self, question: str) -> bool:
        """Ask for yes or no; Enter means yes."""
        return self.choose(question, [self.words.word("yes"), self.words.word("no")]) == 0


def _meant(typed: str, labels: Sequence[str]) -> list[int]:
    if typed.isdecimal():
        return [int(typed) - 1] if 1 <= int(typed) <= len(labels) else []
    return [n for n, label in enumerate(labels) if _bare(label).startswith(_bare(typed))]


def _bare(text: str) -> str:
    """Return a text without accents and capitals, as it may be typed in a hurry."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).strip()


def usual_language() -> str:
    """Return the language of this system if it has lines, else French."""
    system = os.environ.get("LANG", "")[:2]
    return system if system in languages() else "fr"


def choose_language(read: Callable[[str], str] = read_line, write: Callable[[str], None] = print) -> str:
    """Ask for the language in every language there is."""
    known, default = languages(), usual_language()
    question = " ".join(dict.fromkeys(Words(GAME, language).text("setup-language") for language in known))
    return known[Interview(Words(GAME, default), read, write).choose(question, known, known.index(default))]


def set_up(interview: Interview, last_players: Sequence[str]) -> TableFile:
    """Ask for a table: who plays, how the cards come, which cards, and what is to be settled before dealing."""
    words = interview.words
    names = last_players or GUESTS.get(words.language, GUESTS["en"])
    players = interview.ask(words.text("setup-players"), ", ".join(names), lambda typed: _players(words, typed))
    ways = ("device", "entered", "learned")
    deal = ways[interview.choose(words.text("setup-deal"), [words.word(way) for way in ways])]
    deck = _ask_deck(interview, players)
    options: dict[str, Any] = {"deal": deal, **_ask_options(interview, deck)}
    return TableFile(
        GAME, [PlayerRow(name) for name in players], language=words.language, options=options, deck=list(deck)
    )


def _players(words: Words, typed: str) -> Sequence[str]:
    names = [" ".join(name.split()) for name in typed.split(",") if name.strip()]
    if len(names) < FEWEST_PLAYERS:
        raise UnusableError(words.text("setup-few-players", number=FEWEST_PLAYERS))
    if len(names) > MOST_PLAYERS:
        raise UnusableError(words.text("setup-many-players", number=MOST_PLAYERS))
    for n, name in enumerate(names):
        if name.isdecimal() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise UnusableError(words.text("setup-bad-name", players=name))
        if name.casefold() in [other.casefold() for other in names[:n]]:
            raise UnusableError(words.text("setup-name-twice", players=name))
    return names


def _ask_deck(interview: Interview, players: Sequence[str]) -> Sequence[Card]:
    words = interview.words
    advised = _counted(words, suggest(len(players)))
    return interview.ask(words.text("setup-deck"), advised, lambda typed: _deck(words, typed, players))


def _counted(words: Words, deck: Iterable[Card]) -> str:
    cards = Counter(deck)
    return ", ".join(
        f"{copies} {words.word(card)}" if copies > 1 else words.word(card) for card, copies in cards.items()
    )


def _deck(words: Words, typed: str, players: Sequence[str]) -> Sequence[Card]:
    deck: list[Card] = []
    for part in filter(None, (part.strip() for part in typed.split(","))):
        copies, _, name = part.partition(" ") if part[0].isdecimal() else ("1", "", part)
        if not copies.isdecimal():
            raise UnusableError(_no_such_card(words, part))
        deck += [_card(words, name)] * min(int(copies), MOST_PLAYERS + 1)
    try:
        sit_down(TableFile(GAME, [PlayerRow(name) for name in players], deck=list(deck)))
    except TableError as error:
        raise UnusableError(words.text("setup-bad-deck", reason=str(error))) from None
    return deck


def _card(words: Words, typed: str) -> Card:
    for card in Card:
        if _bare(typed) in (_bare(words.word(card)), card):
            return card
    raise UnusableError(_no_such_card(words, typed))


def _no_such_card(words: Words, typed: str) -> str:
    return words.text("setup-no-such-card", reason=typed, path=", ".join(words.word(card) for card in Card))


def _ask_options(interview: Interview, deck: Sequence[Card]) -> dict[str, Any]:
    """Ask what the rule sheet wants settled before dealing, as far as the deck raises it."""
    words, options = interview.words, dict[str, Any]()
    if Card.WITCH in deck:
        saves = ("always", "first-night", "never")
        heal = interview.choose(words.text("setup-self-heal"), [words.word(when) for when in saves])
        potions = interview.choose(words.text("setup-potions"), ("1", "2"))
        options |= {"self-heal": saves[heal], "potions-per-night": potions + 1}
    if Card.SEER in deck:
        sights = ("card", "camp")
        sight = interview.choose(words.text("setup-seer"), [words.word(one) for one in sights])
        options["seer-sees"] = sights[sight]
    options["captain"] = interview.agree(words.text("setup-captain"))
    return options
