"""What each card does when it is called by night: its rule sentence, then a few lines.

A coroutine here asks and whispers; the words that wake a role and send it back to sleep, and the time that its call
lasts, are the same whatever happens in it (see :mod:`narrator.games.classic.evening`).
"""

from __future__ import annotations

from narrator.games.classic.cards import WOLVES, Camp, Card
from narrator.games.classic.deaths import Cause, bury
from narrator.games.classic.deck import only_wolves
from narrator.games.classic.learning import learn_card, learn_spare
from narrator.games.classic.victory import warn_of_parity
from narrator.games.classic.village import Village
from narrator.script import YES, Ask, Draw, Seat, Whisper, ask_or_pass, ask_some, ask_yes


async def thief(village: Village, seat: Seat) -> None:
    """He may swap his card for one of two spare ones; he must for a wolf if both are, or if no other hunts (R11)."""
    await learn_spare(village)
    wolves_lie_there = [card for card in Card if card in village.spare and card in WOLVES]
    needs_wolf = bool(wolves_lie_there) and not village.wolves() and not any(card in WOLVES for card in village.deck)
    must = needs_wolf or only_wolves(village.spare)
    choices = wolves_lie_there if needs_wolf else [card for card in Card if card in village.spare]
    taken = await village.ask(
        lambda: ask_or_pass(
            "thief-card",
            choices,
            call="thief",
            to=(seat,),
            may_pass=not (must and village.must_choose(seat, choices)),
        )
    )
    if taken is None:
        village.remember("tale-thief-kept", player=seat)
        return
    village.spare = _swapped(village.spare, taken, Card.THIEF)
    village.deck = _swapped(village.deck, Card.THIEF, taken)
    village.held[seat] = taken
    village.remember("tale-thief-took", player=seat, card=taken)


def _swapped(cards: tuple[Card, ...], out: Card, into: Card) -> tuple[Card, ...]:
    at = cards.index(out) if out in cards else len(cards)
    return (*cards[:at], into, *cards[at + 1 :])


async def cupid(village: Village, seat: Seat) -> None:
    """On the first night he names two lovers; he may be one of them unless an option says no (D11, R26)."""

    def loveable() -> tuple[Seat, ...]:
        choices = village.living if village.options.cupid_self else village.others(seat)
        return choices if len(choices) > 1 else ()

    village.lovers = await village.ask(
        lambda: ask_some(
            "cupid-lovers",
            loveable(),
            2 if village.must_choose(seat, loveable()) else 0,
            2,
            call="cupid",
            to=(seat,),
        )
    )
    if village.lovers:
        village.remember("tale-cupid-joined", players=village.lovers)


async def lovers(village: Village) -> None:
    """The two lovers open their eyes and know each other."""
    if village.lovers:
        await Whisper("lovers-are", {"players": village.lovers}, to=village.lovers)


async def seer(village: Village, seat: Seat) -> None:
    """Each night she learns the card of one other player, or only the camp if so agreed (E11, R14, R32)."""

    def look() -> Ask[Seat | None]:
        others = village.others(seat)
        return ask_or_pass("seer-look", others, call="seer", to=(seat,), may_pass=not village.must_choose(seat, others))

    seen = await village.ask(look)
    if seen is None:
        return
    await learn_card(village, seen, call="seer")
    village.seen_by_seer = (*village.seen_by_seer, seen)
    village.remember("tale-seer-looked", player=seen, card=village.held[seen])
    if village.options.seer_sees == "card":
        await Whisper("seer-sees", {"player": seen, "card": village.card(seen)}, to=(seat,))
    else:
        camp = Camp.WOLVES if village.is_wolf(seen) else Camp.VILLAGE
        await Whisper("seer-sees-camp", {"player": seen, "camp": camp}, to=(seat,))


async def raven(village: Village, seat: Seat) -> None:
    """Each night he may mark another player, who starts the next vote with two votes against him (R29)."""
    village.marked = await village.ask(
        lambda: ask_or_pass("raven-mark", village.others(seat), call="raven", to=(seat,))
    )
    if village.marked:
        village.remember("tale-raven-marked", player=village.marked)


async def defender(village: Village, seat: Seat) -> None:
    """Each night he shields one player from the wolves, himself too, but nobody two nights running (R24)."""
    village.shielded = await village.ask(
        lambda: ask_or_pass(
            "defender-protect",
            [other for other in village.living if other is not village.shielded_last_night],
            call="defender",
            to=(seat,),
        )
    )
    if village.shielded:
        village.remember("tale-defender-shielded", player=village.shielded)


async def wolves(village: Village) -> None:
    """The pack agrees on one victim. If it cannot, the moderator decides, the dice do, or nobody dies (R20, R21)."""
    pack = village.wolves()
    if not pack:
        return
    await warn_of_parity(village)

    def edible() -> list[Seat]:
        return [
            seat for seat in village.living if village.options.wolves_eat_wolves or not village.is_wolf(seat)
        ]  # R22

    if village.options.wolf_tie == "host":
        village.prey = await village.ask(
            lambda: ask_or_pass("wolves-prey", edible(), call="wolves", to=village.wolves())
        )
    else:
        named = await village.ask(
            lambda: ask_some("wolves-prey", edible(), 0, len(pack), call="wolves", to=village.wolves())
        )
        if len(named) > 1:
            village.remember("tale-wolves-quarrelled", players=named)
        if len(named) == 1:
            village.prey = named[0]
        elif named and village.options.wolf_tie == "random":
            village.prey = await Draw("wolves-tie", named)
    if village.prey:
        village.remember("tale-wolves-chose", player=village.prey)

    await _catch_little_girl(village)


async def _catch_little_girl(village: Village) -> None:
    """The little girl may peek while they choose; caught, she dies in the victim's place (R23)."""
    for girl in village.empowered(Card.LITTLE_GIRL):
        if girl is village.prey:
            continue
        caught = await village.ask(lambda: ask_yes("little-girl-caught", call="wolves", to=village.wolves()))
        if caught == YES:
            village.prey = girl
            village.remember("tale-little-girl-caught", player=girl)


async def white_werewolf(village: Village, seat: Seat) -> None:
    """Every second night he wakes alone and may kill one wolf of the pack (R30)."""
    if village.night % 2:
        return
    village.white_prey = await village.ask(
        lambda: ask_or_pass(
            "white-werewolf-prey",
            [wolf for wolf in village.wolves() if wolf is not seat],
            call="white-werewolf",
            to=(seat,),
        )
    )
    if village.white_prey:
        village.remember("tale-white-werewolf-chose", player=village.white_prey)


async def witch(village: Village, seat: Seat) -> None:
    """She learns the wolves' victim and has two potions for the whole evening: one saves him, the other kills (R15)."""
    victim = _victim_shown(village)
    if victim:
        await Whisper("witch-victim", {"player": victim}, to=(seat,))
    else:
        await Whisper("witch-no-victim", to=(seat,))
    healed = await _heal(village, seat, victim)
    await _poison(village, seat, victim, healed=healed)
    if seat in village.healed_by and seat in village.poisoned_by:
        await Whisper("witch-has-no-potion", to=(seat,))


def _victim_shown(village: Village) -> Seat | None:
    """Return the victim that the witch is shown; whether a shielded one is, is an option (D5, R19)."""
    if village.prey and not village.options.show_protected and is_shielded(village, village.prey):
        return None
    return village.prey


async def _heal(village: Village, seat: Seat, victim: Seat | None) -> bool:
    """Offer the potion of life: only for the wolves' victim (D4, R17), for herself as agreed (D2, R7)."""
    if victim is None:
        return False
    if seat in village.healed_by:
        await Whisper("witch-life-potion-spent", to=(seat,))
        return False
    herself = village.options.self_heal
    if victim is seat and (herself == "never" or (herself == "first-night" and village.night > 1)):
        await Whisper("witch-may-not-save-herself", to=(seat,))
        return False
    answer = await village.ask(lambda: ask_yes("witch-heal", call="witch", to=(seat,), told={"player": victim}))
    if answer != YES:
        return False
    village.healed = victim
    village.healed_by |= {seat}
    village.remember("tale-witch-healed", player=victim)
    if seat not in village.poisoned_by:
        await Whisper("witch-last-potion", {"potion": "death"}, to=(seat,))
    return True


async def _poison(village: Village, seat: Seat, victim: Seat | None, *, healed: bool) -> None:
    """Offer the potion of death: not on the wolves' victim (D4, R18), nor after healing unless both are agreed (D3)."""
    if seat in village.poisoned_by:
        await Whisper("witch-death-potion-spent", to=(seat,))
        return
    if healed and village.options.potions_per_night == 1:
        await Whisper("witch-one-potion-a-night", to=(seat,))
        return
    poisoned = await village.ask(
        lambda: ask_or_pass(
            "witch-poison", [other for other in village.living if other is not victim], call="witch", to=(seat,)
        )
    )
    if poisoned:
        village.poisoned += (poisoned,)
        village.poisoned_by |= {seat}
        village.remember("tale-witch-poisoned", player=poisoned)
        if seat not in village.healed_by:
            await Whisper("witch-last-potion", {"potion": "life"}, to=(seat,))


async def piper(village: Village, seat: Seat) -> None:
    """Last of all, each night he charms two players more (R31)."""

    def charm() -> Ask[tuple[Seat, ...]]:
        free = [other for other in village.others(seat) if other not in village.charmed]
        least = min(2, len(free)) if village.is_alive(seat) else 0
        return ask_some("piper-charm", free, least, 2, call="piper", to=(seat,))

    listeners = await village.ask(charm)
    if listeners:
        village.charmed |= set(listeners)
        village.remember("tale-piper-charmed", players=listeners)


async def charmed(village: Village) -> None:
    """The charmed open their eyes and know one another."""
    players = tuple(seat for seat in village.living if seat in village.charmed)
    if players:
        await Whisper("charmed-are", {"players": players}, to=players)


async def hunter(village: Village) -> None:
    """He is called every night, so that the one night on which he dies and shoots sounds like any other (E7, R33)."""
    if village.options.announce == "together":
        await end_of_night(village)


# The night's end ----------------------------------------------------------------------------------------------


def is_shielded(village: Village, prey: Seat) -> bool:
    """Whether the defender's shield holds tonight; it does not cover the little girl unless agreed (D28)."""
    girl = village.holds(prey, Card.LITTLE_GIRL) and not village.options.defender_covers_little_girl
    return prey is village.shielded and not girl


def _eaten(village: Village) -> Seat | None:
    """Return whom the pack's claws kill tonight. Shield and potion together save too (D27), an elder as well (R27)."""
    prey = village.prey
    if prey is None or prey is village.healed or is_shielded(village, prey):
        return None
    if village.holds(prey, Card.ELDER) and prey not in village.elders_warned:
        village.elders_warned |= {prey}  # the elder survives the first attack (R39)
        village.remember("tale-elder-survived", player=prey)
        village.notices.append(Whisper("elder-survived", {"player": prey}))
        return None
    return prey


async def end_of_night(village: Village) -> tuple[Seat, ...]:
    """Put together what the night did and follow the deaths to their end; returns the dead in seat order."""
    white_prey = village.white_prey
    fates = [
        (_eaten(village), Cause.CLAWS),
        (white_prey if white_prey is not village.shielded else None, Cause.WHITE_CLAWS),  # R25
        *[(seat, Cause.POISON) for seat in village.poisoned],
    ]
    village.fallen = await bury(
        village, [(seat, cause) for seat, cause in fates if seat], by_day=village.options.announce == "each"
    )
    return village.fallen
