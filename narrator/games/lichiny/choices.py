"""Questions with one answer, each with the Joker's all-in among its options: he may play it at any moment (S15e)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from narrator.games.lichiny.abilities import MOVES
from narrator.games.lichiny.roles import Secret
from narrator.games.lichiny.town import Town
from narrator.script import (
    NO,
    NOTHING,
    YES,
    Ask,
    GameOver,
    Outcome,
    Say,
    Seat,
    ask_assignment,
    ask_or_pass,
    ask_yes,
    reveal,
)

ALL_IN: Final = "all-in"
PLAYED: Final = "the all-in is played in the open, with its whole list (S15e)"


class AbandonedError(Exception):
    """The player whose order was being taken can give none any more: he left, or a ruling killed him."""


async def choose(
    town: Town,
    question: str,
    options: Callable[[], Sequence[Seat | str]],
    *,
    by: Seat | None = None,
    call: str = "",
    told: Mapping[str, object] = NOTHING,
) -> Seat | str:
    """Ask for one of the options. Raises :class:`AbandonedError` if ``by`` is no longer alive."""
    chosen = await choose_or_pass(town, question, options, by=by, call=call, told=told, may_pass=False)
    if chosen is None:
        raise AbandonedError
    return chosen


async def choose_or_pass(
    town: Town,
    question: str,
    options: Callable[[], Sequence[Seat | str]],
    *,
    by: Seat | None = None,
    call: str = "",
    told: Mapping[str, object] = NOTHING,
    may_pass: bool = True,
) -> Seat | str | None:
    """Ask for one of the options or, where that is allowed, a pass: ``None``, also once ``by`` is no longer alive."""
    to = (by,) if by else ()

    def build() -> Ask[Seat | str | None]:
        if by and not town.is_alive(by):
            offered: tuple[Seat | str, ...] = ()  # nothing to ask: it is passed at once
            return ask_or_pass(question, offered, call=call, to=to, told=told)
        offered = (*options(), *((ALL_IN,) if joker_of(town) else ()))
        return ask_or_pass(question, offered, call=call, to=to, told=told, may_pass=may_pass)

    while True:
        chosen = await town.ask(build)
        if chosen != ALL_IN:
            return chosen
        await go_all_in(town)


def joker_of(town: Town) -> Seat | None:
    """Return who may play the all-in now: a living Joker who has not yet, and is not drunk (U23); B98 on prisoners."""
    now = town.snapshot
    if now is None or now.is_all_in_used:
        return None
    refuses_prisoners = town.options.all_in_prison == "refused"
    for one in now.holders(Secret.JOKER):
        if not now.is_drunk(one.seat) and not (refuses_prisoners and now.is_jailed(one.seat)):
            return one.seat
    return None


async def go_all_in(town: Town) -> None:
    """S15e: once, at any moment and for good, the Joker names everybody's secret role in the open.

    If all are right he wins at once; if not, he leaves the game for ever (U50). From Prison it is the moderator's to
    allow (B98).
    """
    joker = joker_of(town)
    if joker is None:
        return
    told = {"player": joker}
    must_ask = town.options.all_in_prison == "ask" and town.now.is_jailed(joker)
    if must_ask and await town.ask(lambda: ask_yes("all-in-prison", to=(joker,), told=told)) == NO:
        return
    named = await town.ask(lambda: ask_assignment("all-in-list", tuple(Secret), town.seats, to=(joker,), told=told))
    if await town.ask(lambda: ask_yes("all-in-sure", to=(joker,), told=told)) != YES or joker_of(town) is not joker:
        return
    await Say("all-in-played", {"player": reveal(joker, because=PLAYED)})
    for seat, role in named.items():
        await Say("all-in-names", {"player": reveal(seat, because=PLAYED), "role": reveal(role, because=PLAYED)})
    town.remember("tale-all-in", player=joker)
    if all(town.now[seat].secret is role for seat, role in named.items()):
        raise GameOver(_won(town, joker))
    await Say("all-in-wrong", {"player": reveal(joker, because=PLAYED)})
    leave(town, joker)


def _won(town: Town, joker: Seat) -> Outcome:
    """The Joker wins, and with him a Sociopath who is not now in Prison (U50, S16e)."""
    now = town.now
    sociopaths = [one.seat for one in now.holders(Secret.SOCIOPATH) if not now.is_jailed(one.seat)]
    town.winners = tuple(seat for seat in town.seats if seat is joker or seat in sociopaths)
    return Outcome(town.camps_of(town.winners), "all-in-right")


def leave(town: Town, joker: Seat) -> None:
    """After a wrong all-in his orders are dropped, those on him and all Moves refused and not spent (U50)."""
    now = town.now
    characters = {**now.characters, joker: replace(now[joker], has_left=True)}
    town.take(replace(now, characters=characters, is_all_in_used=True))
    town.orders = [
        order
        for order in town.orders
        if order.by is not joker and joker not in order.targets and order.ability not in MOVES
    ]
