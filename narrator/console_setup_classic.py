"""What classic Loup-Garou has to know before an evening."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from narrator.console_setup import GUESTS, Interview, UnusableError, bare, check_names, listed
from narrator.games import sit_down
from narrator.games.classic.cards import Card
from narrator.games.classic.deck import suggest
from narrator.table import MOST_PLAYERS, PlayerRow, TableError, TableFile
from narrator.words import Words

GAME: Final = "classic"
FEWEST: Final = 3
USUAL: Final = 8
"""How many guests sit at a table that names nobody."""


def set_up(interview: Interview, last: Sequence[PlayerRow]) -> TableFile:
    """Ask for a table: who plays, how the cards come, which cards, and what is to be settled before dealing.

    ``last`` are the players of the last evening, if there was one.
    """
    words = interview.words
    names = [row.name for row in last] if len(last) >= FEWEST else GUESTS[words.language][:USUAL]
    players = interview.ask(words.text("setup-players"), ", ".join(names), lambda typed: _players(words, typed))
    ways = ("device", "entered", "learned")
    deal = ways[interview.choose(words.text("setup-deal"), [words.word(way) for way in ways])]
    deck = _ask_deck(interview, players)
    options: dict[str, Any] = {"deal": deal, **_ask_options(interview, deck)}
    return TableFile(
        GAME, [PlayerRow(name) for name in players], language=words.language, options=options, deck=list(deck)
    )


def _players(words: Words, typed: str) -> Sequence[str]:
    names = listed(typed)
    check_names(words, names, FEWEST, MOST_PLAYERS)
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
        if bare(typed) in (bare(words.word(card)), card):
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
