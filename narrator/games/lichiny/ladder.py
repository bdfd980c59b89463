"""The ladder: how a phase is resolved, rung by rung. Read :class:`Rung` from top to bottom.

:func:`resolve` is a pure function of a snapshot and a set of orders; in what order they were given never matters.
Chance has a part before and after, never in between: :func:`hoards` says which masks must be drawn before the lives
are counted (the Leprechaun's gold), and the resolution which are drawn at last, for players to learn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from narrator.games.lichiny import blows, cards, marks, masks, terms, votes
from narrator.games.lichiny.abilities import PLACE
from narrator.games.lichiny.ledger import Gold, Ledger, Letter, Look
from narrator.games.lichiny.news import tell_deaths, tell_uses
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.snapshot import Character, Snapshot, Status, Use
from narrator.script import Say, Seat, Whisper


class Rung(Enum):
    """What is done after what (§2.2). All abilities of a phase are used at once; this is how that is worked out."""

    HUNTS = "which Hunts come true"
    MASKS = "masks that change for this very phase"
    FOILS = "which attacks will fail altogether"
    BLOWS = "attacks, damage, losses and healing are noted"
    GOLD = "whose hoarding was right, by the masks drawn before"
    LIVES = "shields, and one sum of lives each: who dies"
    AMNESTY = "who is not newly jailed"
    TERMS = "Prison, Hospital and what else is for phases to come"
    LOOKS = "masks to be drawn, and answers"
    VOTES = "the vote, and executions"
    CARDS = "cards are dealt and paid"
    BUST = "full hands go to Prison"
    CROUPIER = "what the Joker learns"
    INFECTIONS = "infections and curses"
    AURAS = "dark auras"
    PLANS = "cunning plans"
    GROWTH = "masks added at the end, one of his own for everybody"


LADDER: Final = {
    Rung.HUNTS: blows.HUNTS,
    Rung.MASKS: masks.MASKS,
    Rung.FOILS: blows.FOILS,
    Rung.BLOWS: blows.BLOWS,
    Rung.GOLD: blows.GOLD,
    Rung.LIVES: blows.LIVES,
    Rung.AMNESTY: terms.AMNESTY,
    Rung.TERMS: terms.TERMS,
    Rung.LOOKS: masks.LOOKS,
    Rung.VOTES: votes.VOTES,
    Rung.CARDS: cards.CARDS,
    Rung.BUST: cards.BUST,
    Rung.CROUPIER: cards.CROUPIER,
    Rung.INFECTIONS: marks.INFECTIONS,
    Rung.AURAS: marks.AURAS,
    Rung.PLANS: marks.PLANS,
    Rung.GROWTH: masks.GROWTH,
}


class Resolution(Struct, frozen=True):
    """What a phase has come to."""

    after: Snapshot
    """The table at the phase's end, still under the phase's number; :func:`opening.open_phase` makes the next one."""
    news: tuple[Say, ...]
    letters: tuple[Letter, ...]
    """What players are told, the dead not (U1)."""
    looks: tuple[Look, ...]
    failures: tuple[Whisper, ...]
    """For the moderator: why orders came to nothing."""
    dropped: tuple[Order, ...]


def hoards(snapshot: Snapshot, orders: Collection[Order]) -> list[tuple[Order, Look]]:
    """Return the draws that must be made first: two for each hoarding of gold (S12b, U10), with masks as in step 2."""
    if not any(order.ability == "S12b" for order in orders):
        return []
    ledger = _begin(snapshot, orders, {})
    for rung in (Rung.HUNTS, Rung.MASKS):
        LADDER[rung].apply(ledger)
    puts_back = snapshot.options.double_check == "with"
    return [
        (order, Look("S12b", order.by, order.target, 2, (), ledger.pools[order.target], puts_back))
        for order in ledger.of("S12b")
    ]


def resolve(snapshot: Snapshot, orders: Iterable[Order], gold: Gold = {}) -> Resolution:  # noqa: B006 - never changed
    """Resolve a phase: climb the ladder, and return what has become of the table."""
    ledger = _begin(snapshot, orders, gold)
    for rung in Rung:
        LADDER[rung].apply(ledger)
    _enter_uses(ledger)
    after = replace(
        snapshot,
        characters=ledger.now,
        inquiries=tuple(one for one in snapshot.inquiries if one.due > ledger.number) + tuple(ledger.inquiries),
        threats=tuple(ledger.threats),
        strikes=strikes_of(ledger.orders),
        told={seat: _known(snapshot, seat, ledger.now[seat]) for seat in snapshot.characters},
    )
    return Resolution(
        after=after,
        news=(*tell_uses(ledger), *ledger.news, *tell_deaths(snapshot, after)),
        letters=tuple(letter for letter in ledger.letters if ledger.is_alive(letter.to)),
        looks=tuple(ledger.looks),
        failures=tuple(ledger.failures),
        dropped=ledger.dropped,
    )


def _begin(snapshot: Snapshot, orders: Iterable[Order], gold: Gold) -> Ledger:
    ledger = Ledger(snapshot, orders, gold)
    ledger.pools = {seat: masks.pool_of(snapshot, seat) for seat in snapshot.characters}
    return ledger


def _enter_uses(ledger: Ledger) -> None:
    """Note every use for the limits on the next one; the Leprechaun's gold gives everybody the Hunt back (U52)."""
    for seat, one in ledger.now.items():
        mine = {order.ability: order for order in ledger.orders if order.by is seat}
        if not mine and not (ledger.has_found_gold and one.has_hunted):
            continue
        uses = {name: (*one.uses.get(name, ()), Use(ledger.number, order.targets)) for name, order in mine.items()}
        has_hunted = (one.has_hunted or "C6" in mine) and not ledger.has_found_gold
        ledger.change(seat, uses={**one.uses, **uses}, has_hunted=has_hunted)


def _known(before: Snapshot, seat: Seat, one: Character) -> frozenset[Status]:
    """Return the statuses that the table knows of when the news is told: those of the phase, and who died in it."""
    return frozenset({Status.MORGUE}) if one.is_dead else before.statuses(seat)


def strikes_of(orders: Iterable[Order]) -> dict[Seat, tuple[str, ...]]:
    """Return the damaging abilities used on each target, once a user, shielded and wrongly guessed ones too (U31).

    They come in the order of the page, which tells nothing of where their users sit.
    """
    strikes: dict[Seat, tuple[str, ...]] = {}
    for order in sorted(orders, key=lambda order: PLACE[order.ability]):
        if order.row.damages:
            struck = order.targets if order.effect == "hunt-attack" else order.targets[:1]
            for seat in dict.fromkeys(struck):
                strikes[seat] = (*strikes.get(seat, ()), order.ability)
    return strikes
