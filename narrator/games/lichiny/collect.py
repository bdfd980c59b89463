"""Collecting orders: each of the living is called in turn, for the same time, whatever he has to say.

The moderator enters what a player points at or hands over. Only what is legal is offered; why anything else is not can
be heard; an order can be withdrawn until the phase is closed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from narrator.games.lichiny.abilities import WEAPONS, Ability, Aim, Need
from narrator.games.lichiny.choices import AbandonedError, choose, choose_or_pass
from narrator.games.lichiny.orders import (
    WITH_SECOND_TARGET,
    Order,
    bar,
    bar_second_target,
    bar_target,
    effects_of,
    picks_of,
)
from narrator.games.lichiny.roles import Secret
from narrator.games.lichiny.town import Town
from narrator.script import Pause, Say, Seat, Whisper, ask_amounts, ask_some, ask_text, reveal

WITHDRAW: Final = "withdraw"
WHY_NOT: Final = "why-not"
BACK: Final = "back"
OWN_WORDS: Final = "own-words"
PHRASES: Final = tuple(f"phrase-{n}" for n in range(1, 13))
LONGEST_MESSAGE: Final = 300
CALL: Final = "orders"


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
    given = town.given_by(seat)
    offered = [row.id for row in town.now.abilities(seat) if bar(town.now, seat, row, given) is None]
    missing = len(offered) < len(town.now.abilities(seat))
    return [*offered, *([WITHDRAW] if given else []), *([WHY_NOT] if missing else [])]


def _ability(town: Town, seat: Seat, id: str) -> Ability:  # noqa: A002 - the sheet's column
    return next(row for row in town.now.abilities(seat) if row.id == id)


async def explain(town: Town, seat: Seat) -> None:
    """Whisper why an ability is not offered."""

    def reasons() -> dict[str, Whisper]:
        barred = {row.id: bar(town.now, seat, row, town.given_by(seat)) for row in town.now.abilities(seat)}
        return {ability: reason for ability, reason in barred.items() if reason}

    asked = await choose(town, "order-why", lambda: [*reasons(), BACK], by=seat, call=CALL)
    if reason := reasons().get(str(asked)):
        await Whisper(reason.line, {**reason.told, "missing": asked}, to=(seat,))


async def withdraw(town: Town, seat: Seat) -> None:
    """Take one of a player's orders back (l.11)."""
    chosen = await choose(
        town, "order-withdraw", lambda: [*[order.ability for order in town.given_by(seat)], BACK], by=seat, call=CALL
    )
    town.orders = [order for order in town.orders if order.by is not seat or order.ability != chosen]


# What an order says besides its ability -----------------------------------------------------------------------


async def detail(town: Town, seat: Seat, row: Ability) -> Order | None:
    """Ask for what an ability needs; nothing if the moderator goes back."""
    targets: tuple[Seat, ...] = ()
    if row.aim is Aim.UP_TO_THREE:
        targets = await _ask_targets(town, seat, row)
    elif row.aim is not Aim.NOBODY:
        target = await _ask_target(town, seat, row)
        if target is None:
            return None
        targets = (target,)
    if row.need is Need.HUNT:
        return await _hunt(town, seat, row, targets)
    if row.need in (Need.ROLE, Need.MASK):
        guess = await choose(town, "order-guess", lambda: [*Secret, BACK], by=seat, call=CALL, told=_told(row, targets))
        return None if guess == BACK else Order(seat, row.id, targets, guess=str(guess))
    if row.need is Need.MESSAGE:
        text = await _message(town, seat, row, targets)
        return None if text is None else Order(seat, row.id, targets, text=text)
    return Order(seat, row.id, targets, picks=await _ask_picks(town, seat, row, targets))


async def _hunt(town: Town, seat: Seat, row: Ability, targets: tuple[Seat, ...]) -> Order | None:
    told = _told(row, targets)
    effect = str(
        await choose(town, "order-effect", lambda: [*effects_of(town.now, seat), BACK], by=seat, call=CALL, told=told)
    )
    if effect == BACK:
        return None
    if effect in WITH_SECOND_TARGET:
        second = await choose(
            town,
            "order-second-target",
            lambda: [*_second_targets(town, seat, effect), BACK],
            by=seat,
            call=CALL,
            told={**told, "effect": effect},
        )
        if not isinstance(second, Seat):
            return None
        targets = (*targets, second)
    many = picks_of(town.now, seat, row, effect)
    picks = await _ask_masks(town, seat, row, targets, many) if many else ()
    return Order(seat, row.id, targets, effect=effect, picks=picks)


def _second_targets(town: Town, seat: Seat, effect: str) -> list[Seat]:
    return [other for other in town.seats if bar_second_target(town.now, seat, effect, other) is None]


async def _ask_target(town: Town, seat: Seat, row: Ability) -> Seat | None:
    """Ask on whom; why somebody is not offered can be heard."""

    def reasons() -> dict[Seat, Whisper | None]:
        return {other: bar_target(town.now, seat, row, other, town.given_by(seat)) for other in town.seats}

    def offered() -> Sequence[Seat | str]:
        open_ = [other for other, reason in reasons().items() if reason is None]
        return [*open_, *([WHY_NOT] if len(open_) < len(town.seats) else []), BACK]

    while True:
        chosen = await choose(town, "order-target", offered, by=seat, call=CALL, told=_told(row))
        if isinstance(chosen, Seat):
            return chosen
        if chosen == BACK:
            return None
        barred = await choose(
            town,
            "order-target-why",
            lambda: [*[other for other, reason in reasons().items() if reason], BACK],
            by=seat,
            call=CALL,
            told=_told(row),
        )
        if isinstance(barred, Seat) and (reason := reasons()[barred]):
            await Whisper(reason.line, {**reason.told, "target": barred, "missing": row.id}, to=(seat,))


async def _ask_targets(town: Town, seat: Seat, row: Ability) -> tuple[Seat, ...]:
    def offered() -> list[Seat]:
        return [other for other in town.seats if bar_target(town.now, seat, row, other) is None]

    return await town.ask(
        lambda: ask_some("order-targets", offered(), 1, min(3, len(offered())), call=CALL, to=(seat,), told=_told(row))
    )


async def _ask_picks(town: Town, seat: Seat, row: Ability, targets: tuple[Seat, ...]) -> tuple[str, ...]:
    """Ask for the masks or weapons that an ability names, if it names any."""
    if row.need is Need.WEAPONS:
        return await town.ask(
            lambda: ask_some("order-weapons", WEAPONS, 2, 2, call=CALL, to=(seat,), told=_told(row, targets))
        )
    many = picks_of(town.now, seat, row)
    return await _ask_masks(town, seat, row, targets, many) if many else ()


async def _ask_masks(town: Town, seat: Seat, row: Ability, targets: tuple[Seat, ...], many: int) -> tuple[str, ...]:
    told = {**_told(row, targets), "number": many}
    amounts = await town.ask(lambda: ask_amounts("order-masks", tuple(Secret), many, call=CALL, to=(seat,), told=told))
    return tuple(mask for mask, number in amounts.items() for _ in range(number))


async def _message(town: Town, seat: Seat, row: Ability, targets: tuple[Seat, ...]) -> str | None:
    """Ask for a ready-made phrase, or for words of one's own."""
    told = _told(row, targets)
    chosen = await choose(town, "order-message", lambda: [*PHRASES, OWN_WORDS, BACK], by=seat, call=CALL, told=told)
    if chosen == BACK:
        return None
    if chosen != OWN_WORDS:
        return str(chosen)
    return await town.ask(lambda: ask_text("order-text", LONGEST_MESSAGE, call=CALL, to=(seat,), told=told))


def _told(row: Ability, targets: tuple[Seat, ...] = ()) -> dict[str, object]:
    return {"ability": row.id, "target": targets} if targets else {"ability": row.id}
