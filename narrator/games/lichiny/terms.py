"""Prison, Hospital and whatever else an order brings for phases to come."""

from __future__ import annotations

from typing import Final

from narrator.games.lichiny.ledger import Ledger, Rules
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import Open, Secret
from narrator.games.lichiny.snapshot import Inquiry, Threat
from narrator.script import Whisper

AMNESTY = Rules()
TERMS = Rules()

CONTACTS: Final = {Secret.BOSS: Secret.KILLER, Secret.KILLER: Secret.BOSS}
"""M0b: who knows whom."""


@AMNESTY.of("O1b")
def amnesty(ledger: Ledger, order: Order) -> None:
    """O1b: once, the target is not newly jailed for the next phase; a Prison for life begins a phase later (U21)."""
    ledger.amnestied.add(order.target)
    if ledger.now[order.target].prison_for_life == ledger.number + 1:
        ledger.change(order.target, prison_for_life=ledger.number + 2)


# Prison -------------------------------------------------------------------------------------------------------


@TERMS.of("O8a", "S13c")
def jail(ledger: Ledger, order: Order) -> None:
    """O8a raid, S13c zombification: Prison in the next phase."""
    ledger.jail(order.target, (ledger.number + 1,), order)


@TERMS.of("S1b", "S5c")
def jail_if_named(ledger: Ledger, order: Order) -> None:
    """S1b arrest, S5c frame-up: with the right role, Prison in the next phase."""
    if ledger.guessed(order):
        ledger.jail(order.target, (ledger.number + 1,), order)


@TERMS.of("S11b")
def inquisitors_arrest(ledger: Ledger, order: Order) -> None:
    """S11b: once, Prison for the next day and night: two phases where they alternate (B38)."""
    phases = 1 if ledger.options.phase_model == "single" else 2
    ledger.jail(order.target, range(ledger.number + 1, ledger.number + 1 + phases), order)


# Hospital -----------------------------------------------------------------------------------------------------


@TERMS.of("S3b", "S16c")
def poison(ledger: Ledger, order: Order) -> None:
    """S3b, S16c poisoning: Hospital in the next phase."""
    ledger.lay_up(order.target, ledger.number + 1, order)


@TERMS.of("O13a")
def punishing_cookery(ledger: Ledger, order: Order) -> None:
    """O13a: Hospital in the next night, whatever the target's lives (B37)."""
    ledger.lay_up(order.target, ledger.snapshot.next_night, order)


# Nights and phases to come ------------------------------------------------------------------------------------


@TERMS.of("O13b")
def saving_cookery(ledger: Ledger, order: Order) -> None:
    """O13b: once, in the next night the target takes 1 less damage."""
    saved = ledger.now[order.target].saved
    ledger.change(order.target, saved=(*saved, ledger.snapshot.next_night))


@TERMS.of("S7d")
def magic_shield(ledger: Ledger, order: Order) -> None:
    """S7d: in this night and the next, the Mage takes 1 less of attacks, Fireballs excepted."""
    ledger.change(order.by, shield=(ledger.number, ledger.snapshot.next_night))


@TERMS.of("O11b")
def get_drunk(ledger: Ledger, order: Order) -> None:
    """O11b: once, in the next phase the Electrician uses nothing and is nobody's target."""
    ledger.change(order.by, drunk=ledger.number + 1)


@TERMS.of("C5")
def misere(ledger: Ledger, order: Order) -> None:
    """C5: in the next night all his abilities work from Hospital and Prison."""
    ledger.change(order.by, misere=ledger.snapshot.next_night)


@TERMS.of("C6")
def hunt_misere(ledger: Ledger, order: Order) -> None:
    """C6, effect Misère: the same, if the suspect is the Leprechaun."""
    if order in ledger.true_hunts and order.effect == "hunt-misere":
        misere(ledger, order)


@TERMS.of("O14b")
def threaten(ledger: Ledger, order: Order) -> None:
    """O14b: the Strongman threatens somebody, whose next phase is watched."""
    threat = Threat(order.by, order.target, ledger.number + 1)
    ledger.threats.append(threat)


@TERMS.of("O7a")
def inquire(ledger: Ledger, order: Order) -> None:
    """O7a: the Journalist begins to investigate somebody; the mask is due at the end of the next phase."""
    ledger.inquiries.append(Inquiry(order.by, order.target, ledger.number + 1))


@TERMS.of("O4a")
def rob_a_grave(ledger: Ledger, order: Order) -> None:
    """O4a: once, from the next phase on, the Looter has all abilities of a dead one's open role."""
    role = ledger.snapshot[order.target].open
    ledger.change(order.by, is_robbing=role)
    if role is Open.STRONGMAN:  # O14a: from now on he knows his lives
        ledger.tell(order.by, Whisper("told-own-lives", {"number": ledger.now[order.by].lives + 1}))


@TERMS.of("S5d")
def mafia_is_immortal(ledger: Ledger, order: Order) -> None:
    """S5d: after the Killer's death, once, the Boss takes two weapons of the Arsenal (U48)."""
    ledger.change(order.by, weapons=order.picks)


@TERMS.of("S14a")
def imitate(ledger: Ledger, order: Order) -> None:
    """S14a: the Changeling learns a dead one's secret role, and in the next phase has all that belongs to it."""
    role = ledger.snapshot.role(order.target)
    ledger.tell(order.by, Whisper("told-role", {"player": order.target, "role": role}))
    if not ledger.is_alive(order.by):
        return
    ledger.change(order.by, is_copying=order.target)
    if role is Secret.EVIL_GENIUS:  # S13a: he knows his plans, his own count (U43)
        ledger.tell(order.by, Whisper("told-plans", {"number": ledger.now[order.by].plans}))
    if role in CONTACTS:
        _introduce(ledger, order, CONTACTS[role])


def _introduce(ledger: Ledger, order: Order, partner: Secret) -> None:
    """M0b, contacts: who copies the Boss or the Killer knows the other one, and is known by him."""
    role = ledger.snapshot.role(order.target)
    for other in ledger.now.values():
        if other.secret is partner:
            ledger.tell(order.by, Whisper("told-role", {"player": other.seat, "role": partner}))
            ledger.tell(other.seat, Whisper("told-role", {"player": order.by, "role": role}))


@TERMS.always
def copies_are_prolonged(ledger: Ledger) -> None:
    """S14b: a copy that holds in a phase spent in Prison holds in the next one too, if no new one replaces it (B91)."""
    for seat, one in ledger.now.items():
        if one.copied and not one.is_copying and one.is_alive and ledger.snapshot.is_jailed(seat):
            ledger.change(seat, is_copying=one.copied)
