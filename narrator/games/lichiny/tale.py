"""The evening told back: the verdict, everybody's secret role, then what each phase did. Nothing is secret now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from narrator.games.lichiny.orders import Order, canonical
from narrator.games.lichiny.sheet import phase_name
from narrator.games.lichiny.snapshot import Snapshot
from narrator.games.lichiny.town import Town
from narrator.script import Outcome, Phase, Say, Seat
from narrator.table import tell_openly

TOLD: Final = ("O4a", "O8a", "S1b", "S4b", "S5c", "S5d", "S6c", "S9d", "S9e", "S11b", "S13c", "S14a", "S15c")
"""Besides what damages and defends, what a short tale tells of."""

NEVER_TOLD: Final = ("C1", "C7", "S5a")
"""Votes were public, and messages are nobody's business."""


def remember_phase(town: Town, before: Snapshot, orders: Sequence[Order]) -> None:
    """Keep what was ordered in a phase, all of it or what mattered most, and who died of it."""
    name, number = phase_name(before, before.number)
    town.remember({"night": "tale-night", "day": "tale-day", "turn": "tale-turn"}[name], number=number)
    for order in canonical(orders):
        is_short = order.row.damages or order.row.defends or order.ability in TOLD
        if order.ability in NEVER_TOLD or not (is_short or town.options.tale == "full"):
            continue
        if order.targets:
            town.remember("tale-used-on", player=order.by, ability=order.ability, targets=order.targets)
        else:
            town.remember("tale-used", player=order.by, ability=order.ability)
    for one in before.living:
        if not town.now[one.seat].is_alive:
            town.remember("tale-died", player=one.seat)


async def tell(town: Town, outcome: Outcome) -> None:
    """Say the verdict, name every secret role, then tell the evening in the order in which it happened."""
    number = town.snapshot.number if town.snapshot else 0
    await Phase("verdict", number)
    facts = tell_openly(
        winners=outcome.winners or ("nobody",), because=outcome.because, players=_winners(town, outcome)
    )
    if outcome.winners:
        await Say("verdict", facts)
    else:
        await Say("verdict-of-nobody", facts)
    await Phase("tale", number)
    await Say("tale-begins")
    for seat in town.seats:
        if role := town.held.get(seat):
            facts = tell_openly(player=seat, card=role)
            await (Say("tale-card-alive", facts) if town.is_alive(seat) else Say("tale-card-dead", facts))
    for deed in town.deeds:
        await Say(deed.line, tell_openly(**deed.told))
    await Say("tale-ends")


def _winners(town: Town, outcome: Outcome) -> tuple[Seat, ...]:
    """Return who has won; where the moderator ended the evening, all whom the victory is called after."""
    if town.winners or not town.snapshot:
        return town.winners
    return tuple(seat for seat in town.seats if set(town.camps_of((seat,))) & set(outcome.winners))
