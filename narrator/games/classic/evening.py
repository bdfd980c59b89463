"""An evening of classic Loup-Garou, in the order in which it is played. Read it aloud."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from narrator.games.classic import roles
from narrator.games.classic.cards import VILLAGE_POWERS, Card
from narrator.games.classic.day import day, settle
from narrator.games.classic.deaths import announce
from narrator.games.classic.deck import advise
from narrator.games.classic.learning import deal, learn_holders, learn_the_rest
from narrator.games.classic.tale import tell
from narrator.games.classic.village import Village
from narrator.script import Draw, GameOver, Outcome, Pause, Phase, Say, Seat, Whisper

WORDINGS: Final = (1, 2, 3, 4)
"""How many wordings each atmospheric line has, in every language."""


def _every_night(_: Village) -> bool:
    return True


def _first_night(village: Village) -> bool:
    return village.night == 1


def _second_nights(village: Village) -> bool:
    return village.night % 2 == 0 or village.is_learning


def _hunter_is_asked_in_silence(village: Village) -> bool:
    return village.options.announce == "together" or village.is_learning


def _learning(village: Village) -> bool:
    return village.is_learning


class Call(Struct, frozen=True):
    """Waking a role and sending it back to sleep.

    The call is heard if its card is called at this table (§1: also absent ones) and ``when`` says so, whoever holds it,
    lives or can act. ``alone`` is asked of each holder of the card, ``together`` once.
    """

    name: str
    card: Card
    when: Callable[[Village], bool]
    wakes: Say
    sleeps: Say
    hold: Pause
    question: str
    alone: Callable[[Village, Seat], Awaitable[None]] | None = None
    together: Callable[[Village], Awaitable[None]] | None = None


def _call(
    name: str,
    card: Card,
    when: Callable[[Village], bool],
    *,
    alone: Callable[[Village, Seat], Awaitable[None]] | None = None,
    together: Callable[[Village], Awaitable[None]] | None = None,
) -> Call:
    wakes, sleeps = Say(f"{name}-wakes"), Say(f"{name}-sleeps")
    return Call(name, card, when, wakes, sleeps, Pause(name), f"{name}-who", alone, together)


NIGHT: Final = (
    _call("thief", Card.THIEF, _first_night, alone=roles.thief),
    _call("cupid", Card.CUPID, _first_night, alone=roles.cupid),
    _call("lovers", Card.CUPID, _first_night, together=roles.lovers),
    _call("elder", Card.ELDER, _learning),
    _call("scapegoat", Card.SCAPEGOAT, _learning),
    _call("idiot", Card.IDIOT, _learning),
    _call("little-girl", Card.LITTLE_GIRL, _learning),
    _call("seer", Card.SEER, _every_night, alone=roles.seer),
    _call("raven", Card.RAVEN, _every_night, alone=roles.raven),
    _call("defender", Card.DEFENDER, _every_night, alone=roles.defender),
    _call("wolves", Card.WEREWOLF, _every_night, together=roles.wolves),
    _call("white-werewolf", Card.WHITE_WEREWOLF, _second_nights, alone=roles.white_werewolf),
    _call("witch", Card.WITCH, _every_night, alone=roles.witch),
    _call("piper", Card.PIPER, _every_night, alone=roles.piper),
    _call("charmed", Card.PIPER, _every_night, together=roles.charmed),
    _call("hunter", Card.HUNTER, _hunter_is_asked_in_silence, together=roles.hunter),
)
"""The order of the night (§1.1, R2). The witch comes after the wolves: she must see their victim."""

GROUPS: Final = frozenset({"lovers", "charmed"})
"""Calls that wake people whom another call chose, not the holders of a card."""


async def evening(village: Village) -> Outcome:
    """Deal, then night after night and day after day until somebody has won; then tell the evening back."""
    try:
        await set_up(village)
        if village.options.opens == "night":
            await night(village)
        while True:
            await day(village)
            await night(village)
    except GameOver as over:
        village.outcome = over.outcome
        await tell(village, over.outcome)
        return over.outcome


async def set_up(village: Village) -> None:
    """Whisper what is unwise about the deck, welcome the table, and deal."""
    await Phase("deal", 0)
    for advice in advise(len(village.seats), village.deck, village.spare):
        await advice
    await Say("welcome", {"wording": await _wording(village, "welcome"), "number": len(village.seats)})
    await deal(village)


async def night(village: Village) -> None:
    """The village falls asleep, every role is called in its order, and the dead are told at dawn."""
    village.begin_night()
    await Phase("dusk", village.night)
    await Say("dusk-falls", {"wording": await _wording(village, "dusk")})
    await Phase("night", village.night)
    await Say("night-falls")
    await Pause("eyes-close")
    for call in NIGHT:
        if is_heard(village, call):
            await make(village, call)
    if village.is_learning:
        await learn_the_rest(village, call="last-cards")
        await Pause("last-cards")
    if village.fallen is None and village.options.announce == "together":
        await roles.end_of_night(village)  # the hunter's call was not heard tonight
    await Pause("before-dawn")
    await dawn(village)


def is_heard(village: Village, call: Call) -> bool:
    """Whether the table hears a call tonight: decided by what everybody knows, never by a secret (D36, R4)."""
    if call.card not in village.called or not call.when(village):
        return False
    if call.card is Card.WITCH and not village.options.witch_always_called:
        witches = [seat for seat, card in village.held.items() if card is Card.WITCH]  # dead or alive (R16)
        if witches and all(seat in village.healed_by and seat in village.poisoned_by for seat in witches):
            return False
    call_dead = village.options.call_dead
    if call.name == "wolves" or call_dead == "always":
        return True
    if call_dead == "never":
        return village.is_learning or call.card not in village.held.values() or bool(village.holders(call.card))
    return not (village.options.cards_shown and village.is_known_dead(call.card))


async def make(village: Village, call: Call) -> None:
    """Make one call: the same words and, by the pause, the same length, whatever happens in it."""
    await call.wakes
    if village.is_learning and call.name not in GROUPS:
        await learn_holders(village, call.name, call.card, call.question)
    if call.together:
        await call.together(village)
    elif call.alone:
        for seat in village.empowered(call.card):
            await call.alone(village, seat)
    if village.powers_are_lost and call.card in VILLAGE_POWERS and (holders := village.holders(call.card)):
        await Whisper("powerless", to=holders)
    await call.hold
    await call.sleeps


async def dawn(village: Village) -> None:
    """Day breaks; all who died are told together, each with the card, in seat order (E8, R35)."""
    await Phase("dawn", village.night)
    await Say("day-breaks", {"wording": await _wording(village, "dawn")})
    dead = village.fallen
    if dead is None:
        dead = await roles.end_of_night(village)
    elif dead:
        await Say("died-tonight", {"number": len(dead)})
        await announce(village, dead)
    if not dead:
        await Say("nobody-died")
        village.remember("tale-nobody-died", number=village.night)
    await settle(village)


async def _wording(village: Village, what: str) -> int:
    """Draw one of a line's wordings, never the one just heard. No secret has a part in it."""
    last = village.wordings.get(what)
    drawn: int = await Draw(f"{what}-words", tuple(n for n in WORDINGS if n != last))
    village.wordings[what] = drawn
    return drawn
