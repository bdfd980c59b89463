"""Masks: what changes them for the phase itself, what is added at its end, and what is learned from them."""

from __future__ import annotations

from narrator.games.lichiny.ledger import Ledger, Rules
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import Open, Secret
from narrator.games.lichiny.snapshot import Snapshot
from narrator.script import NO, YES, Seat, Whisper

MASKS = Rules()
LOOKS = Rules()
GROWTH = Rules()


def pool_of(snapshot: Snapshot, seat: Seat) -> tuple[str, ...]:
    """Return the masks that checks draw from when the phase begins: a copying Changeling's are the dead one's (U41)."""
    return snapshot[snapshot[seat].copied or seat].masks


def wear(ledger: Ledger, seat: Seat, picks: tuple[str, ...]) -> None:
    """Add masks to somebody's pool for this phase alone; the Maniac gains none but by his Double Life (S10a, U53)."""
    if ledger.snapshot.role(seat) is not Secret.MANIAC:
        ledger.pools[seat] += picks


# For this very phase ------------------------------------------------------------------------------------------


@MASKS.of("C4")
def bluff(ledger: Ledger, order: Order) -> None:
    """C4: four masks of his choice, for this night only."""
    wear(ledger, order.by, order.picks)


@MASKS.of("C6")
def hunt_mask(ledger: Ledger, order: Order) -> None:
    """C6, effect Mask: four masks of his choice for this night, if the suspect is the Leprechaun."""
    if order in ledger.true_hunts and order.effect == "hunt-mask":
        wear(ledger, order.by, order.picks)


@MASKS.of("S11a")
def nobody_expects(ledger: Ledger, order: Order) -> None:
    """S11a: once, the Inquisitor adds four masks of his choice to his own, in this phase already."""
    wear(ledger, order.by, order.picks)
    ledger.change(order.by, masks=ledger.now[order.by].masks + order.picks)


@MASKS.of("S10a")
def double_life(ledger: Ledger, order: Order) -> None:
    """S10a: the Maniac exchanges his masks for as many others, in this phase already; a copy for the phase alone."""
    ledger.pools[order.by] = order.picks
    if not ledger.snapshot[order.by].copied:
        ledger.change(order.by, masks=order.picks)


# Checks of masks ----------------------------------------------------------------------------------------------


@LOOKS.of("O8b", "O9b", "S2a", "S4a", "S16a")
def one_mask(ledger: Ledger, order: Order) -> None:
    """O8b papers, O9b bribe, S2a database check, S4a and S16a own hands: one mask of the target."""
    ledger.look(order)


@LOOKS.of("S6a3")
def silenced_look(ledger: Ledger, order: Order) -> None:
    """S6a3: the silenced pistol shows a mask of its target, hit or not (B70)."""
    ledger.look(order)


@LOOKS.of("S1a")
def search(ledger: Ledger, order: Order) -> None:
    """S1a: two masks; one from Hospital, or in the second and every later phase running."""
    runs_on = ledger.snapshot.running_uses(order.by, order.row) > 0
    ledger.look(order, 1 if runs_on or ledger.snapshot.is_patient(order.by) else 2)


@LOOKS.of("S5b")
def brain_centre(ledger: Ledger, order: Order) -> None:
    """S5b: two masks; one from Hospital, or in every even phase running."""
    is_even = ledger.snapshot.running_uses(order.by, order.row) % 2 == 1
    ledger.look(order, 1 if is_even or ledger.snapshot.is_patient(order.by) else 2)


@LOOKS.of("S10c", "S16d")
def look_after_a_miss(ledger: Ledger, order: Order) -> None:
    """S10c Blood Bath, S16d Knife: a wrong guess shows a mask instead."""
    if order.guess != ledger.snapshot.role(order.target):
        ledger.look(order)


@LOOKS.of("S10d", "S11d")
def shadowing(ledger: Ledger, order: Order) -> None:
    """S10d, S11d: whom the target used secret targeted abilities on in this phase, mail left out, and a mask (U30)."""
    seen = {
        seat
        for other in ledger.orders
        if other.by is order.target and other.row.is_secret_for_pensioner
        for seat in other.targets
    }
    players = tuple(seat for seat in ledger.snapshot.characters if seat in seen)
    ledger.tell(order.by, Whisper("told-shadowed", {"player": order.target, "players": players}))
    ledger.look(order)


@LOOKS.of("O12a")
def confession(ledger: Ledger, order: Order) -> None:
    """O12a: the Priest and the player learn a mask of each other."""
    ledger.look(order)
    ledger.look(order, target=order.by, reader=order.target)


@LOOKS.always
def inquiries_come_due(ledger: Ledger) -> None:
    """O7a: at the end of the phase after he began it, the Journalist learns a mask of his target."""
    for inquiry in ledger.snapshot.inquiries:
        if inquiry.due == ledger.number:
            ledger.draw("O7a", inquiry.by, inquiry.target, (inquiry.by,))


# Other answers ------------------------------------------------------------------------------------------------


@LOOKS.of("O4b")
def exhumation(ledger: Ledger, order: Order) -> None:
    """O4b: once, the secret role of someone dead."""
    role = ledger.snapshot.role(order.target)
    ledger.tell(order.by, Whisper("told-role", {"player": order.target, "role": role}))


@LOOKS.of("O10b")
def watch(ledger: Ledger, order: Order) -> None:
    """O10b: once, whether the target used a targeted ability on others in this phase, vote and mail left out (B57)."""
    is_busy = any(
        other.by is order.target and other.row.touches and any(t is not other.by for t in other.targets)
        for other in ledger.orders
    )
    line = "told-watched-busy" if is_busy else "told-watched-idle"
    ledger.tell(order.by, Whisper(line, {"player": order.target}))


@LOOKS.of("O16b")
def examination(ledger: Ledger, order: Order) -> None:
    """O16b: once, all damaging abilities used on a patient or a dead one in the phase before (B62, U31)."""
    if strikes := ledger.snapshot.strikes.get(order.target):
        ledger.tell(order.by, Whisper("told-strikes", {"player": order.target, "abilities": strikes}))
    else:
        ledger.tell(order.by, Whisper("told-no-strikes", {"player": order.target}))


@LOOKS.of("S7c")
def mages_aura(ledger: Ledger, order: Order) -> None:
    """S7c: the Mage learns whether the target is the Sorcerer."""
    _answer(ledger, order, Secret.SORCERER)


@LOOKS.of("S8c")
def sorcerers_aura(ledger: Ledger, order: Order) -> None:
    """S8c: in a phase without his Fireball, the Sorcerer learns whether the target is the Mage."""
    _answer(ledger, order, Secret.MAGE)


def _answer(ledger: Ledger, order: Order, role: Secret) -> None:
    answer = YES if ledger.snapshot.role(order.target) is role else NO
    ledger.tell(order.by, Whisper("told-aura", {"player": order.target, "role": role, "answer": answer}))


@LOOKS.of("C7")
def mail(ledger: Ledger, order: Order) -> None:
    """C7: a message whose sender nobody is told."""
    ledger.tell(order.target, Whisper("told-mail", {"text": order.text}))


@LOOKS.of("S5a")
def phone_call(ledger: Ledger, order: Order) -> None:
    """S5a: a message "from the Boss"."""
    ledger.tell(order.target, Whisper("told-phone", {"text": order.text}))


@LOOKS.of("C6")
def hunt_result(ledger: Ledger, order: Order) -> None:
    """C6: the hunter is told if it came true; effect Check: the side of whomever he chose, or a mask of his (B84)."""
    if order not in ledger.true_hunts:
        return
    ledger.tell(order.by, Whisper("told-hunt-true", {"player": order.target, "effect": order.effect}))
    if order.effect == "hunt-check" and ledger.options.hunt_check == "mask":
        ledger.look(order, target=order.targets[1])
    elif order.effect == "hunt-check":
        target = order.targets[1]
        ledger.tell(order.by, Whisper("told-side", {"player": target, "side": ledger.snapshot.side(target)}))


@LOOKS.always
def strongman_knows_his_lives(ledger: Ledger) -> None:
    """O14a: the Strongman knows his own lives."""
    for seat, one in ledger.now.items():
        if one.has_open(Open.STRONGMAN):
            ledger.tell(seat, Whisper("told-own-lives", {"number": one.lives}))


# At the end of the phase --------------------------------------------------------------------------------------


@GROWTH.of("S4b")
def help_the_inquiry(ledger: Ledger, order: Order) -> None:
    """S4b: two masks of the target's own secret role, from the end of the phase on (B66)."""
    _add(ledger, order, (ledger.snapshot.role(order.target),) * 2)


@GROWTH.of("S6c")
def disguise(ledger: Ledger, order: Order) -> None:
    """S6c: two masks of the Killer's choice on the target, for good (B66, B67)."""
    _add(ledger, order, order.picks)


def _add(ledger: Ledger, order: Order, masks: tuple[str, ...]) -> None:
    one = ledger.now[order.target]
    if one.secret is Secret.MANIAC:
        ledger.fail(order, "failed-maniac-masks")
    else:
        ledger.change(order.target, masks=one.masks + masks)


@GROWTH.always
def everybody_grows(ledger: Ledger) -> None:
    """l.15: after each phase all, the dead too (B13), gain a mask of their own role; the Maniac does not (B14)."""
    for seat, one in ledger.now.items():
        if one.secret is not Secret.MANIAC and not one.has_left:
            ledger.change(seat, masks=(*one.masks, one.secret))
