"""Collecting orders: each of the living is called in turn, for the same time, whatever he has to say.

The moderator enters what a player points at or hands over. Only what is legal is offered; why anything else is not can
be heard; an order can be withdrawn until the phase is closed.
"""

from __future__ import annotations

from typing import Final

from narrator.games.lichiny.abilities import Ability, Aim
from narrator.games.lichiny.choices import AbandonedError, choose, choose_or_pass
from narrator.games.lichiny.details import BACK, CALL, WHY_NOT, detail, hear_why, reasons_on_targets
from narrator.games.lichiny.orders import bar
from narrator.games.lichiny.town import Town
from narrator.script import Pause, Say, Seat, Whisper, reveal

WITHDRAW: Final = "withdraw"


async def collect(town: Town) -> None:
    """Call every living player in turn, then let orders be changed until the phase is closed."""
    town.orders = []
    await Say("orders-open")
    for seat in town.seats:
        if town.is_alive(seat):
            await Say("orders-call", {"player": reveal(seat, because="everyone alive is called in turn")})
            await take_orders(town, seat)
            await Pause("orders")
    while isinstance(again := await choose_or_pass(town, "close-phase", lambda: town.living), Seat):
        await take_orders(town, again)
    await Say("orders-closed")


async def take_orders(town: Town, seat: Seat) -> None:
    """Take one player's orders until he passes."""
    while town.is_alive(seat):
        try:
            chosen = await choose_or_pass(town, "order", lambda: _offered(town, seat), by=seat, call=CALL)
            if chosen is None:
                return
            if chosen == WHY_NOT:
                await explain(town, seat)
            elif chosen == WITHDRAW:
                await withdraw(town, seat)
            elif order := await detail(town, seat, _ability(town, seat, str(chosen))):
                town.orders.append(order)
        except AbandonedError:
            return


def _offered(town: Town, seat: Seat) -> list[str]:
    given, rows = town.given_by(seat), town.now.abilities(seat)
    offered = [row for row in rows if bar(town.now, seat, row, given) is None]
    is_missing = len(offered) < len(rows) or any(_has_barred_targets(town, seat, row) for row in offered)
    return [*[row.id for row in offered], *([WITHDRAW] if given else []), *([WHY_NOT] if is_missing else [])]


def _ability(town: Town, seat: Seat, id: str) -> Ability:  # noqa: A002 - the sheet's column
    return next(row for row in town.now.abilities(seat) if row.id == id)


async def explain(town: Town, seat: Seat) -> None:
    """Whisper why an ability is not offered, or why somebody is not offered for the Deal."""

    def barred() -> dict[str, Whisper | None]:
        given = town.given_by(seat)
        reasons = [(row, bar(town.now, seat, row, given)) for row in town.now.abilities(seat)]
        return {row.id: reason for row, reason in reasons if reason or _has_barred_targets(town, seat, row)}

    asked = await choose(town, "order-why", lambda: [*barred(), BACK], by=seat, call=CALL)
    if reason := barred().get(str(asked)):
        await Whisper(reason.line, {**reason.told, "missing": asked}, to=(seat,))
    elif asked in barred():
        row = _ability(town, seat, str(asked))
        await hear_why(town, "order-target-why", lambda: reasons_on_targets(town, seat, row), seat, row)


def _has_barred_targets(town: Town, seat: Seat, row: Ability) -> bool:
    """Whether somebody is missing from the list that the Deal's targets are chosen from at once."""
    return row.aim is Aim.UP_TO_THREE and any(reasons_on_targets(town, seat, row).values())


async def withdraw(town: Town, seat: Seat) -> None:
    """Take one of a player's orders back (l.11)."""
    chosen = await choose(
        town, "order-withdraw", lambda: [*[order.ability for order in town.given_by(seat)], BACK], by=seat, call=CALL
    )
    town.orders = [order for order in town.orders if order.by is not seat or order.ability != chosen]
