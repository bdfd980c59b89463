"""Hunts, attacks, damage, shields and lives: how many each character has when the phase is over."""

from __future__ import annotations

from collections import Counter

from narrator.games.lichiny.ledger import Blow, Harm, Ledger, Rules
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import SIDES, Open, Secret, Side
from narrator.script import Say, Seat, reveal

HUNTS = Rules()
FOILS = Rules()
BLOWS = Rules()
GOLD = Rules()
LIVES = Rules()


# Hunts --------------------------------------------------------------------------------------------------------


@HUNTS.always
def hunts_come_true(ledger: Ledger) -> None:
    """C6: a Hunt comes true if its suspect is the Leprechaun, who takes 1 damage; a dead one takes none (U3).

    S12a, defence: if more Hunts were on him than he had lives when the phase began, all are in vain (B83: and spent).
    """
    hunts = ledger.of("C6")
    suspected = Counter(order.target for order in hunts)
    defending = {order.by for order in ledger.of("S12a")}
    for order in hunts:
        suspect = order.target
        if ledger.snapshot.role(suspect) is not Secret.LEPRECHAUN:
            ledger.fail(order, "failed-hunt")
        elif suspect in defending and suspected[suspect] > ledger.snapshot[suspect].lives:
            ledger.fail(order, "failed-hunt-defence")
            ledger.eluded.add(suspect)
        else:
            ledger.true_hunts.append(order)


@BLOWS.of("C6")
def hunt_hits(ledger: Ledger, order: Order) -> None:
    """C6: 1 damage to the Leprechaun (U16); effect Attack: the hunter attacks someone in Prison for 1."""
    if order not in ledger.true_hunts:
        return
    is_paid_in_all = ledger.options.leprechaun_defence == "in-all" and any(
        other.by is order.target for other in ledger.of("S12a")
    )
    if is_paid_in_all:
        ledger.eluded.add(order.target)
    elif ledger.snapshot[order.target].is_alive:
        ledger.strike(order, 1, Harm.DAMAGE)
    if order.effect == "hunt-attack":
        ledger.strike(order, 1, target=order.targets[1])


@BLOWS.of("S12a")
def leprechauns_defence(ledger: Ledger, order: Order) -> None:
    """S12a: with no more Hunts on him than lives, his defence costs the Leprechaun one life (B82)."""
    hunts = [other for other in ledger.of("C6") if other.target is order.by]
    if len(hunts) <= ledger.snapshot[order.by].lives:
        ledger.strike(order, 1, Harm.LOSS, target=order.by)


# What makes attacks fail altogether ---------------------------------------------------------------------------


@FOILS.of("S10c")
def blood_bath_foils(ledger: Ledger, order: Order) -> None:
    """S10c: a right guess lets the target's attacks on the Maniac fail in this night (B81)."""
    if order.guess == ledger.snapshot.role(order.target):
        ledger.bathed.add((order.target, order.by))


@FOILS.of("S3a", "S13b")
def defend(ledger: Ledger, order: Order) -> None:
    """S3a defence, S13b abduction: the target takes no attack damage this night."""
    ledger.defended.add(order.target)


@FOILS.of("S16b")
def into_the_shadow(ledger: Ledger, order: Order) -> None:
    """S16b: the Sociopath takes no attack damage this phase."""
    ledger.defended.add(order.by)


# Attacks ------------------------------------------------------------------------------------------------------


@BLOWS.of("S6a1", "S7b", "S10b")
def attack_for_one(ledger: Ledger, order: Order) -> None:
    """S6a1 pistol, S7b the Mage's Fireball, S10b assault: attack 1."""
    ledger.strike(order, 1)


@BLOWS.of("S6a4")
def shotgun(ledger: Ledger, order: Order) -> None:
    """S6a4: attack 2; the town learns who fired (B71)."""
    ledger.strike(order, 2)


@BLOWS.of("S2b")
def revolver(ledger: Ledger, order: Order) -> None:
    """S2b: with the right role, attack 1."""
    if ledger.guessed(order):
        ledger.strike(order, 1)


@BLOWS.of("S6a2")
def sniper_rifle(ledger: Ledger, order: Order) -> None:
    """S6a2: with the right role, attack 2."""
    if ledger.guessed(order):
        ledger.strike(order, 2)


@BLOWS.of("S8a")
def sorcerers_fireball(ledger: Ledger, order: Order) -> None:
    """S8a: attack 1, or 3 on the Mage in a night of Blood magic (S8b)."""
    is_bloody = order.by in _blood_mages(ledger) and ledger.snapshot.role(order.target) is Secret.MAGE
    ledger.strike(order, 3 if is_bloody else 1)


@BLOWS.of("S11c")
def auto_da_fe(ledger: Ledger, order: Order) -> None:
    """S11c: with the right role attack 3; else attack 1, and not again in the next night."""
    if order.guess == ledger.snapshot.role(order.target):
        ledger.strike(order, 3)
    else:
        ledger.strike(order, 1)
        ledger.change(order.by, humbled=ledger.snapshot.next_night)


@BLOWS.always
def mob_beats(ledger: Ledger) -> None:
    """S0b: if more than half of the holders beat one target, attack 1; if so many also named its role, 1 damage more.

    The base is every living holder (B63). Those whose attack is foiled do not count for the attack (U14).
    """
    beatings = ledger.of("S0b")
    holders = sum(SIDES[ledger.snapshot.role(one.seat)] is Side.LAW for one in ledger.snapshot.living)
    for target in dict.fromkeys(order.target for order in beatings):
        users = [order for order in beatings if order.target is target]
        named = [order for order in users if order.guess == ledger.snapshot.role(target)]
        able = [order for order in users if not ledger.is_foiled(order.by, target)]
        if 2 * len(users) <= holders:
            for order in users:
                ledger.fail(order, "failed-no-majority")
        elif not ledger.snapshot[target].is_alive:
            ledger.fail(users[0], "failed-corpse")
        else:
            is_foiled = 2 * len(able) <= holders
            ledger.blows.append(Blow(target, 1, Harm.ATTACK, "S0b", users[0], is_foiled))
            if is_foiled:
                ledger.fail(users[0], "failed-foiled")
            if 2 * len(named) > holders:
                ledger.blows.append(Blow(target, 1, Harm.DAMAGE, "S0b", users[0]))


# Damage that is no attack, and losses -------------------------------------------------------------------------


@BLOWS.of("S6a3", "S16d")
def damage_if_named(ledger: Ledger, order: Order) -> None:
    """S6a3 silenced pistol, S16d knife (B22): with the right role 1 damage, not an attack."""
    if ledger.guessed(order):
        ledger.strike(order, 1, Harm.DAMAGE)


@BLOWS.of("S7e")
def light_ritual(ledger: Ledger, order: Order) -> None:
    """S7e: the Sorcerer takes 2; if the target is not he, the Mage takes 2 himself. Not an attack."""
    is_sorcerer = ledger.snapshot.role(order.target) is Secret.SORCERER
    if not is_sorcerer:
        ledger.fail(order, "failed-ritual")
    ledger.strike(order, 2, Harm.DAMAGE, target=order.target if is_sorcerer else order.by)


@BLOWS.of("S10c")
def blood_bath(ledger: Ledger, order: Order) -> None:
    """S10c: with the right role 2 damage, not an attack."""
    if ledger.guessed(order):
        ledger.strike(order, 2, Harm.DAMAGE)


@BLOWS.always
def blood_magic(ledger: Ledger) -> None:
    """S8b: 1 damage to the Sorcerer himself, not an attack."""
    for seat in _blood_mages(ledger):
        ledger.blows.append(Blow(seat, 1, Harm.DAMAGE, "S8b"))


def _blood_mages(ledger: Ledger) -> list[Seat]:
    """Return whose blood flows this night: by order, or by the page's letter every Sorcerer's not in Hospital."""
    if ledger.options.blood_magic == "order":
        return [order.by for order in ledger.of("S8b")]
    sorcerers = ledger.snapshot.holders(Secret.SORCERER) if ledger.snapshot.is_night() else ()
    return [one.seat for one in sorcerers if _can_bleed(ledger, one.seat)]


def _can_bleed(ledger: Ledger, seat: Seat) -> bool:
    return not ledger.snapshot.is_patient(seat) or ledger.snapshot.works_anywhere(seat)


@BLOWS.of("S8e")
def soul_drain(ledger: Ledger, order: Order) -> None:
    """S8e: 1 damage to a bearer of the aura, not an attack, and a life for the Sorcerer, blocked or not (U18)."""
    ledger.strike(order, 1, Harm.DAMAGE)
    ledger.heals[order.by] += 1


@BLOWS.of("O11a")
def sabotage(ledger: Ledger, order: Order) -> None:
    """O11a: the target loses one life; that is no damage (B21)."""
    ledger.strike(order, 1, Harm.LOSS)


@BLOWS.always
def threats_come_true(ledger: Ledger) -> None:
    """O14b: who was threatened and uses a targeted ability on the living Strongman takes 1 damage (B58, U17)."""
    for threat in ledger.snapshot.threats:
        is_provoked = any(
            order.by is threat.target and threat.by in order.targets and order.row.touches for order in ledger.orders
        )
        if threat.phase == ledger.number and is_provoked and ledger.snapshot[threat.by].is_alive:
            ledger.blows.append(Blow(threat.target, 1, Harm.DAMAGE, "O14b"))


# Healing ------------------------------------------------------------------------------------------------------


@BLOWS.of("O16a", "S6b", "S7a")
def heal(ledger: Ledger, order: Order) -> None:
    """O16a surgery, S6b healing, S7a heal: one life more."""
    ledger.heals[order.target] += 1


# Lives --------------------------------------------------------------------------------------------------------


@GOLD.of("S12b")
def find_gold(ledger: Ledger, order: Order) -> None:
    """S12b: if one of two masks drawn is the one he named, the Leprechaun gains a life and every Hunt is restored."""
    if order.guess in ledger.gold.get(order, ()):
        ledger.heals[order.by] += 1
        ledger.has_found_gold = True
    else:
        ledger.fail(order, "failed-gold")


@LIVES.always
def count_lives(ledger: Ledger) -> None:
    """Shields, then one sum for each of the living (steps 4 and 5); who comes to nothing dies."""
    for one in ledger.snapshot.living:
        seat = one.seat
        blows = [blow for blow in ledger.blows if blow.target is seat]
        if not blows and not ledger.heals[seat] and not _is_banking(ledger, seat):
            continue
        harm = _harm(ledger, seat, blows)
        lives = _sum(ledger, one.lives, harm, ledger.heals[seat])
        if lives > 0:
            ledger.change(seat, lives=lives)
        else:
            _die(ledger, seat)


def _sum(ledger: Ledger, lives: int, harm: int, healing: int) -> int:
    """Return the lives left: damage and healing in one sum, or one before the other (B23, U19)."""
    if ledger.options.heal_order == "damage-first" and lives <= harm:
        return 0
    return max(0, lives + healing - harm)


def _harm(ledger: Ledger, seat: Seat, blows: list[Blow]) -> int:
    """Return the lives that somebody loses after his shields, in the order of U15 and B28."""
    snapshot, number = ledger.snapshot, ledger.number
    attacks = [blow for blow in blows if blow.harm is Harm.ATTACK and not blow.is_foiled]
    if seat in ledger.defended:
        for blow in attacks:
            if blow.order:
                ledger.fail(blow.order, "failed-defended")
        attacks = []
    fire = sum(blow.amount for blow in attacks if blow.is_fireball)
    plain = sum(blow.amount for blow in attacks if not blow.is_fireball)
    shielded = number in snapshot[seat].shield or any(order.by is seat for order in ledger.of("S7d"))
    if shielded:  # S7d: 1 less of attacks but Fireballs; shields do not add up (B29)
        plain = max(0, plain - 1)
    hunted = sum(order.by is seat and order.effect == "hunt-protection" for order in ledger.true_hunts)
    attacked = max(0, fire + plain - hunted)  # C6, Protection: one unit in all (B27)
    damage = attacked + sum(blow.amount for blow in blows if blow.harm is Harm.DAMAGE)
    losses = sum(blow.amount for blow in blows if blow.harm is Harm.LOSS)
    is_aimed_at = seat in ledger.eluded or any(blow.harm is not Harm.LOSS for blow in blows)
    dishes = snapshot[seat].saved.count(number)  # O13b: each dish of saving cookery takes 1 off
    if not _is_banking(ledger, seat):
        taken = max(0, damage - dishes)
    elif is_aimed_at:  # C3: the Bank blocks all damage (B25, B26)
        taken = 0
    else:  # and takes 1 if none was aimed (U11–U13)
        taken = max(0, 1 - dishes)
    for blow in blows:
        if blow.order and taken + losses == 0 and seat not in ledger.defended and not blow.is_foiled:
            ledger.fail(blow.order, "failed-shielded")
    return taken + losses


def _is_banking(ledger: Ledger, seat: Seat) -> bool:
    return any(order.by is seat for order in ledger.of("C3"))


def _die(ledger: Ledger, seat: Seat) -> None:
    """The Morgue; or O5a, doping: once, the Avenger stays at one life, and goes to Prison a phase later for good."""
    one = ledger.now[seat]
    if one.has_open(Open.AVENGER) and not one.has_doped:
        ledger.change(seat, lives=1, has_doped=ledger.number, prison_for_life=ledger.number + 2)
        doped = {"player": reveal(seat, because="that doping fired is announced (O5a)")}
        ledger.news.append(Say("news-doping", doped))
    else:
        ledger.change(seat, lives=0, prison=(), prison_for_life=0, hospital=(), is_copying=None)
