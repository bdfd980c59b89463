"""Which cards for how many seats: the rule page's advice, and the tables that cannot be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from narrator.games.classic.cards import MANY, PLAIN, WOLVES, Card, Options
from narrator.games.classic.village import Village
from narrator.script import Seat, Whisper
from narrator.table import TableError, TableFile, read_options, refuse_entries, seats_of

WOLVES_FOR: Final = ((5, 1), (9, 2), (13, 3), (16, 4), (18, 5))
"""Up to so many players, so many wolves (rule page). Beyond the table, about one in 3.6 (E17, R6)."""

POWERS: Final = (Card.SEER, Card.WITCH, Card.HUNTER, Card.CUPID, Card.LITTLE_GIRL, Card.DEFENDER, Card.ELDER)
"""The order in which a suggested deck takes in powers: the seer and the witch for a first group."""


def wolves_for(players: int) -> int:
    """Return the number of wolves that the rule page advises."""
    for most, wolves in WOLVES_FOR:
        if players <= most:
            return wolves
    return min(round(players / 3.6), (players - 1) // 2)


def suggest(players: int) -> tuple[Card, ...]:
    """Return a deck for so many players: never more powers than plain villagers."""
    wolves = min(wolves_for(players), max(1, (players - 1) // 2))
    powers = POWERS[: (players - wolves) // 2]
    villagers = players - wolves - len(powers)
    return (Card.WEREWOLF,) * wolves + powers + (Card.VILLAGER,) * villagers


def only_wolves(cards: Sequence[Card]) -> bool:
    """Whether there are cards and all are wolves: before two such, a thief must take one (R11)."""
    return bool(cards) and all(card in WOLVES for card in cards)


def advise(players: int, deck: Sequence[Card], spare: Sequence[Card] = ()) -> Iterator[Whisper]:
    """Yield what is unwise about a deck, each with its reason; the moderator decides (R1)."""
    wolf_is_missing = not any(card in WOLVES for card in deck) and any(card in WOLVES for card in spare)
    if wolf_is_missing or only_wolves(spare):  # the thief will be a wolf himself
        deck = [Card.WEREWOLF if card is Card.THIEF else card for card in deck]
    wolves = sum(card in WOLVES for card in deck)
    powers = sum(card not in PLAIN and card not in WOLVES for card in deck)
    villagers = sum(card is Card.VILLAGER for card in deck)
    if wolves * 2 == players:
        yield Whisper("advice-parity-at-once", {"wolves": wolves, "others": players - wolves})
    if wolves != (advised := wolves_for(players)):
        line = "advice-few-wolves" if wolves < advised else "advice-many-wolves"
        yield Whisper(line, {"wolves": wolves, "advised": advised, "players": players})
    if powers > villagers:
        yield Whisper("advice-many-powers", {"powers": powers, "villagers": villagers})
    if players > WOLVES_FOR[-1][0]:
        yield Whisper("advice-beyond-the-table", {"players": players, "advised": advised})


# From a table file to a village -------------------------------------------------------------------------------


def sit_down(file: TableFile) -> Village:
    """Check a table file against this game and return its village, or raise :class:`TableError`."""
    refuse_entries(file, players=("open", "secret"))
    options = read_options(file.options, Options)
    seats = seats_of(file)
    spare = tuple(_card(name, "spare") for name in file.spare)
    given = {
        seat: _card(row.card, f"players[{n}].card")
        for n, (seat, row) in enumerate(zip(seats, file.players, strict=True))
        if row.card
    }
    if given:
        deck = _given_deck(file, seats, given)
    else:
        deck = tuple(_card(name, "deck") for name in file.deck) or suggest(len(seats))
    paths = [f"players[{n}].card" for n in range(len(seats))] if given else ["deck"] * len(deck)
    _check_deck(deck, spare, len(seats), paths)
    return Village(seats, options, deck, spare, given)


def _card(name: str, path: str) -> Card:
    try:
        return Card(name)
    except ValueError:
        raise TableError(f"there is no card {name!r} in this game; there are {', '.join(Card)}", path) from None


def _given_deck(file: TableFile, seats: tuple[Seat, ...], given: dict[Seat, Card]) -> tuple[Card, ...]:
    for n, seat in enumerate(seats):
        if seat not in given:
            raise TableError(
                f"{seat.name} has no card while others have: name a card for everyone or for nobody",
                f"players[{n}].name",
            )
    if file.deck:
        raise TableError("the players' cards are the deck: leave one of the two out", "deck")
    return tuple(given.values())


def _check_deck(deck: tuple[Card, ...], spare: tuple[Card, ...], players: int, paths: Sequence[str]) -> None:
    """With a thief, two cards lie aside: named as ``spare``, or whichever two of the deck nobody is dealt (R10).

    ``paths`` says of each card of the deck where it is written.
    """
    wolves = [path for card, path in zip(deck, paths, strict=True) if card in WOLVES]
    if Card.THIEF in deck and len(deck) in (players, players + 2):
        if len(spare) != players + 2 - len(deck):
            raise TableError(f"the thief needs two spare cards, not {len(deck) - players + len(spare)}", "spare")
    elif len(deck) != players:
        more = f", or {players + 2} with a thief" if Card.THIEF in deck else ""
        raise TableError(f"{players} players need {players} cards{more}, not {len(deck)}", "deck")
    if spare and Card.THIEF not in deck:
        raise TableError("spare cards lie on the table only when there is a thief", "spare")
    for card, copies in Counter(deck + spare).items():
        if copies > 1 and card not in MANY:
            written = [path for one, path in zip(deck, paths, strict=True) if one is card]
            raise TableError(f"there is one {card} in the box, not {copies}", (*written, "spare")[1])
    if not any(card in WOLVES for card in deck + spare):
        raise TableError("a village without a wolf has nothing to fear: there is no werewolf in the deck", "deck")
    if len(wolves) * 2 > players:
        surplus = wolves[players // 2]
        raise TableError(f"{len(wolves)} wolves among {players} players have won before the first night", surplus)
