"""What Lichiny has to know before an evening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from narrator.console_setup import GUESTS, Interview, UnusableError, bare, check_names, listed
from narrator.games.lichiny.deck import FEWEST, MOST
from narrator.games.lichiny.roles import Open, Secret
from narrator.table import PlayerRow, TableFile
from narrator.words import Words

GAME: Final = "lichiny"

HARDY: Final = {"full": "full", "life": "life-only", "off": "off"}
"""What the option ``neutral-hardy`` may be, and the words for it."""


def set_up(interview: Interview, last: Sequence[PlayerRow]) -> TableFile:
    """Ask for a table: who plays with which open role, how the secret ones come, and what the rule page leaves open.

    ``last`` are the players of the last evening, if there was one.
    """
    words = interview.words
    rows = _ask_players(interview, last if FEWEST <= len(last) <= MOST else _guests(words))
    deal = _choose(interview, "setup-role-deal", {way: way for way in ("device", "entered")})
    deck = _ask_deck(interview, rows) if len(rows) < MOST else []
    options: dict[str, Any] = {
        "deal": deal,
        "results": _choose(interview, "setup-results", {way: way for way in ("cards", "whispers")}),
        "neutral-hardy": _choose(interview, "setup-neutral-hardy", HARDY),
        "phase-model": _choose(interview, "setup-phase-model", {model: model for model in ("alternating", "single")}),
    }
    return TableFile(GAME, rows, language=words.language, options=options, deck=deck)


def _choose(interview: Interview, question: str, words_for: dict[str, str]) -> str:
    values, words = list(words_for), interview.words
    return values[interview.choose(words.text(question), [words.word(word) for word in words_for.values()])]


def _guests(words: Words) -> Sequence[PlayerRow]:
    return [PlayerRow(name, open=role) for name, role in zip(GUESTS[words.language], Open, strict=True)]


def _ask_players(interview: Interview, usual: Sequence[PlayerRow]) -> list[PlayerRow]:
    """Ask for the players, and for the open roles that were not typed beside their names."""
    words = interview.words
    default = ", ".join(f"{row.name} {words.word(row.open)}" if row.open else row.name for row in usual)
    rows = interview.ask(words.text("setup-open-players"), default, lambda typed: _players(words, typed))
    for row in rows:
        if not row.open:
            left = [role for role in Open if role not in [other.open for other in rows]]
            question = words.text("setup-open-role", player=row.name)
            row.open = left[interview.choose(question, [words.word(role) for role in left])]
    return rows


def _players(words: Words, typed: str) -> list[PlayerRow]:
    rows = [_player(words, part) for part in listed(typed)]
    check_names(words, [row.name for row in rows], FEWEST, MOST)
    roles = [row.open for row in rows if row.open]
    if twice := next((role for n, role in enumerate(roles) if role in roles[:n]), None):
        raise UnusableError(words.text("setup-role-twice", role=twice))
    return rows


def _player(words: Words, typed: str) -> PlayerRow:
    """Take ``Ana politician`` apart; the role may be left out."""
    name, _, last = typed.rpartition(" ")
    role = next((role for role in Open if name and bare(last) in (bare(words.word(role)), role)), None)
    return PlayerRow(name, open=role) if role else PlayerRow(typed)


def _ask_deck(interview: Interview, rows: Sequence[PlayerRow]) -> list[str]:
    """Ask which secret roles there are; none named means that any of the sixteen may come."""
    words = interview.words
    any_roles = words.text("setup-any-roles")
    return interview.ask(
        words.text("setup-secret-roles"),
        any_roles,
        lambda typed: [] if typed == any_roles else _deck(words, typed, len(rows)),
    )


def _deck(words: Words, typed: str, players: int) -> list[str]:
    deck: list[str] = []
    for part in listed(typed):
        role = next((role for role in Secret if bare(part) in (bare(words.word(role)), role)), None)
        if role is None:
            every = ", ".join(words.word(role) for role in Secret)
            raise UnusableError(words.text("setup-no-such-role", reason=part, path=every))
        if role in deck:
            raise UnusableError(words.text("setup-role-twice", role=role))
        deck.append(role)
    if len(deck) < players:
        raise UnusableError(words.text("setup-few-roles", number=players, given=len(deck)))
    return deck
