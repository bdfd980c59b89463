"""What an order says besides its ability: on whom, which role is guessed, which masks, for what, in what words.

Only what is legal is offered, and why anything else is not can be heard.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from narrator.games.lichiny.abilities import HUNT_EFFECTS, WEAPONS, Ability, Aim, Need
from narrator.games.lichiny.choices import choose
from narrator.games.lichiny.orders import (
    WITH_SECOND_TARGET,
    Order,
    bar_effect,
    bar_second_target,
    bar_target,
    picks_of,
)
from narrator.games.lichiny.roles import Secret
from narrator.games.lichiny.town import Town
from narrator.script import Seat, Whisper, ask_amounts, ask_some, ask_text

WHY_NOT: Final = "why-not"
BACK: Final = "back"
OWN_WORDS: Final = "own-words"
PHRASES: Final = tuple(f"phrase-{n}" for n in range(1, 13))
LONGEST_MESSAGE: Final = 300
CALL: Final = "orders"


async def detail(town: Town, seat: Seat, row: Ability) -> Order | None:
    """Ask for what an ability needs; nothing if the moderator goes back."""
    targets: tuple[Seat, ...] = ()
    if row.aim is Aim.UP_TO_THREE:
        targets = await _ask_targets(town, seat, row)
    elif row.aim is not Aim.NOBODY:
        target = await choose_unbarred(
            town, "order-target", "order-target-why", lambda: reasons_on_targets(town, seat, row), seat, row, _told(row)
        )
        if not isinstance(target, Seat):
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
    """Ask what a Hunt is to bring, and what that needs."""

    def effects() -> dict[Seat | str, Whisper | None]:
        return {effect: bar_effect(town.now, seat, effect) for effect in HUNT_EFFECTS}

    def seats() -> dict[Seat | str, Whisper | None]:
        return {other: bar_second_target(town.now, seat, str(effect), other) for other in town.seats}

    told = _told(row, targets)
    effect = await choose_unbarred(town, "order-effect", "order-effect-why", effects, seat, row, told)
    if effect is None:
        return None
    if effect in WITH_SECOND_TARGET:
        told = {**told, "effect": effect}
        second = await choose_unbarred(town, "order-second-target", "order-target-why", seats, seat, row, told)
        if not isinstance(second, Seat):
            return None
        targets = (*targets, second)
    many = picks_of(town.now, seat, row, str(effect))
    picks = await _ask_masks(town, seat, row, targets, many) if many else ()
    return Order(seat, row.id, targets, effect=str(effect), picks=picks)


Reasons: TypeAlias = Callable[[], Mapping[Seat | str, Whisper | None]]
"""What stands against each option, if anything does."""


def reasons_on_targets(town: Town, seat: Seat, row: Ability) -> Mapping[Seat | str, Whisper | None]:
    return {other: bar_target(town.now, seat, row, other, town.given_by(seat)) for other in town.seats}


async def choose_unbarred(
    town: Town, question: str, why: str, reasons: Reasons, seat: Seat, row: Ability, told: Mapping[str, object]
) -> Seat | str | None:
    """Ask for an option that nothing stands against, ``None`` for going back; why others are barred can be heard."""

    def offered() -> list[Seat | str]:
        against = reasons()
        unbarred = [option for option, reason in against.items() if reason is None]
        return [*unbarred, *([WHY_NOT] if len(unbarred) < len(against) else []), BACK]

    while True:
        chosen = await choose(town, question, offered, by=seat, call=CALL, told=told)
        if chosen == BACK:
            return None
        if chosen != WHY_NOT:
            return chosen
        await hear_why(town, why, reasons, seat, row)


async def hear_why(town: Town, question: str, reasons: Reasons, seat: Seat, row: Ability) -> None:
    """Ask which of the missing options is meant, and whisper why it is."""
    barred = await choose(
        town,
        question,
        lambda: [*[option for option, reason in reasons().items() if reason], BACK],
        by=seat,
        call=CALL,
        told=_told(row),
    )
    if reason := reasons().get(barred):
        about = {"target": barred, "missing": row.id} if isinstance(barred, Seat) else {"missing": barred}
        await Whisper(reason.line, {**reason.told, **about}, to=(seat,))


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
