"""Who sits at a table of Lichiny: what a table file must say, which secret roles are dealt, and what is unwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from narrator.games.lichiny.roles import SIDES, Open, Options, Secret, Side
from narrator.games.lichiny.town import Town
from narrator.games.lichiny.victory import ENEMIES_OF_LAW
from narrator.script import Seat, Whisper
from narrator.table import TableError, TableFile, read_options, refuse_entries, seats_of

R = TypeVar("R", bound=StrEnum)

FEWEST: Final = 5
MOST: Final = len(Secret)


def sit_down(file: TableFile) -> Town:
    """Check a table file against this game and return its town, or raise :class:`TableError`."""
    refuse_entries(file, players=("card",), table=("spare",))
    options = read_options(file.options, Options)
    seats = seats_of(file)
    if not FEWEST <= len(seats) <= MOST:
        raise TableError(f"Lichiny has {FEWEST} to {MOST} players, not {len(seats)}", "players")
    open_roles = _roles(seats, [row.open for row in file.players], "open", Open)
    given = _roles(seats, [row.secret for row in file.players], "secret", Secret)
    if given and len(given) < len(seats):
        bare = next(seat for seat in seats if seat not in given)
        raise TableError(
            f"{bare.name} has no secret role while others have: name one for everyone or for nobody",
            f"players[{seats.index(bare)}].name",
        )
    return Town(seats, options, open_roles, given, _deck(file, given))


def _roles(seats: Sequence[Seat], names: Sequence[str], kind: str, of: type[R]) -> dict[Seat, R]:
    roles: dict[Seat, R] = {}
    for n, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if not name:
            continue
        path = f"players[{n}].{kind}"
        if name not in tuple(of):
            raise TableError(f"there is no {kind} role {name!r}; there are {', '.join(of)}", path)
        role = of(name)
        if role in roles.values():
            raise TableError(f"there is one {role} at a table, not two", path)
        roles[seat] = role
    return roles


def _deck(file: TableFile, given: Mapping[Seat, Secret]) -> tuple[Secret, ...]:
    """Return the secret roles that may be dealt: those named, else all sixteen (B3, B4)."""
    if given:
        if file.deck:
            raise TableError("the players' secret roles are the deck: leave one of the two out", "deck")
        return tuple(given.values())
    deck: list[Secret] = []
    for name in file.deck:
        if name not in tuple(Secret):
            raise TableError(f"there is no secret role {name!r}; there are {', '.join(Secret)}", "deck")
        if name in deck:
            raise TableError(f"there is one {name} at a table, not two", "deck")
        deck.append(Secret(name))
    if deck and len(deck) < len(file.players):
        raise TableError(f"{len(file.players)} players need {len(file.players)} secret roles, not {len(deck)}", "deck")
    return tuple(deck) or tuple(Secret)


def advise(players: int, deck: Sequence[Secret]) -> Iterator[Whisper]:
    """Yield what is unwise about a deck, each with its reason; the moderator decides.

    A deck larger than the table is dealt at random, so only what no deal can mend is told of it.
    """
    if players < MOST:
        yield Whisper("advice-few-players", {"players": players, "number": MOST})
    if len(deck) > players:
        yield Whisper("advice-random-roles", {"players": players, "number": len(deck)})
        return
    sides = [SIDES[role] for role in deck]
    if Side.LAW not in sides:
        yield Whisper("advice-no-law")
    elif sides.count(Side.LAW) == 1:  # B65
        yield Whisper("advice-lone-law")
    if not any(role in ENEMIES_OF_LAW for role in deck):
        yield Whisper("advice-no-enemies")
    if Secret.BOSS in deck and Secret.KILLER not in deck:  # U48
        yield Whisper("advice-boss-alone")
