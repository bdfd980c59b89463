"""Marks that last: infection and curse, the dark aura, and the Evil Genius' plans."""

from __future__ import annotations

from narrator.games.lichiny.ledger import Ledger, Rules
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import Secret
from narrator.script import Seat, Whisper

INFECTIONS = Rules()
AURAS = Rules()
PLANS = Rules()


# The Witch ----------------------------------------------------------------------------------------------------


@INFECTIONS.of("S9d")
def harvest(ledger: Ledger, order: Order) -> None:
    """S9d: infects someone dead."""
    ledger.change(order.target, is_infected=True)


@INFECTIONS.of("S9e")
def infect(ledger: Ledger, order: Order) -> None:
    """S9e: in a phase without Harvest, with the right role, infects the target."""
    if ledger.guessed(order):
        ledger.change(order.target, is_infected=True)


@INFECTIONS.of("S9b")
def curse(ledger: Ledger, order: Order) -> None:
    """S9b: the target is cursed in the next phase."""
    ledger.change(order.target, cursed=ledger.number + 1)


@INFECTIONS.always
def contact_infects(ledger: Ledger) -> None:
    """S9b: another who uses an active ability, vote and mail excepted, on a cursed one is infected while a Witch lives.

    Not the Witch herself (U38). A copied Witch counts (U47).
    """
    witches = {one.seat for one in ledger.snapshot.holders(Secret.WITCH)}
    if not any(ledger.is_alive(seat) or ledger.options.witch_alive == "start" for seat in witches):
        return
    for order in ledger.orders:
        touched = [seat for seat in order.targets if seat is not order.by and ledger.snapshot.is_cursed(seat)]
        if touched and order.row.touches and order.by not in witches:
            ledger.change(order.by, is_infected=True)


@INFECTIONS.always
def curses_on_the_infected_last(ledger: Ledger) -> None:
    """S9b: a curse on somebody infected lasts to the end, whichever came first (B76, U39)."""
    for seat, one in ledger.now.items():
        if one.is_infected and one.cursed in (ledger.number, ledger.number + 1):
            ledger.change(seat, is_cursed_forever=True)


@INFECTIONS.always
def alchemy(ledger: Ledger) -> None:
    """S9a: the Witch always knows which secret roles are infected, not which players (B78)."""
    infected = {ledger.snapshot.role(seat) for seat, one in ledger.now.items() if one.is_infected and not one.has_left}
    roles = tuple(role for role in Secret if role in infected)
    for witch in ledger.who_knows_as(Secret.WITCH):
        ledger.tell(witch, Whisper("told-infected", {"roles": roles}))


# The Sorcerer -------------------------------------------------------------------------------------------------


@AURAS.of("S8e")
def drained_aura(ledger: Ledger, order: Order) -> None:
    """S8e: the drained one loses the aura."""
    ledger.change(order.target, has_aura=False)


@AURAS.always
def blight(ledger: Ledger) -> None:
    """S8d: in a phase without Fireball, everyone who used an ability on the Sorcerer this night gets the dark aura.

    Mail and Blood Bath bring none, votes do (U58); none for whoever is the Mage, none for himself (U40).
    """
    for blighted in ledger.of("S8d"):
        for order in ledger.orders:
            if order.by is not blighted.by and blighted.by in order.targets and _leaves_aura(ledger, order):
                ledger.change(order.by, has_aura=True)


def _leaves_aura(ledger: Ledger, order: Order) -> bool:
    return order.ability not in ("C7", "S10c") and ledger.snapshot.role(order.by) is not Secret.MAGE


@AURAS.always
def bearers(ledger: Ledger) -> None:
    """S8d: the Sorcerer always knows who bears the aura."""
    players: tuple[Seat, ...] = tuple(seat for seat, one in ledger.now.items() if one.has_aura)
    for sorcerer in ledger.who_knows_as(Secret.SORCERER):
        ledger.tell(sorcerer, Whisper("told-bearers", {"players": players}))


# The Evil Genius ----------------------------------------------------------------------------------------------


@PLANS.of("S13d")
def informer(ledger: Ledger, order: Order) -> None:
    """S13d: with the right role, one plan more."""
    if ledger.guessed(order):
        ledger.change(order.by, plans=ledger.now[order.by].plans + 1)


@PLANS.always
def cunning_plan(ledger: Ledger) -> None:
    """S13a: one plan more at the end of each phase in which he is alive; he knows how many he has."""
    for genius in ledger.snapshot.holders(Secret.EVIL_GENIUS):
        one = ledger.now[genius.seat]
        if one.is_alive:
            ledger.change(genius.seat, plans=one.plans + 1)
            ledger.tell(genius.seat, Whisper("told-plans", {"number": one.plans + 1}))
