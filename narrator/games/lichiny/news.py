"""The public news: what the whole table hears of a phase, and nothing else (l.8, l.9).

Uses of public abilities, votes, who fired the shotgun, doping, executions, the Hunt's return, and every gain or loss of
a status. Never lives, never a cause.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from narrator.games.lichiny.snapshot import Snapshot, Status
from narrator.script import Say, Seat, reveal

if TYPE_CHECKING:
    from narrator.games.lichiny.ledger import Ledger

USED = "the page calls this ability public (l.10)"
STATUS = "every gain or loss of a status is public (l.8)"


def tell_uses(ledger: Ledger) -> Iterator[Say]:
    """Yield the public uses of a phase, votes excepted, in the order of the table; then who fired the shotgun (B71)."""
    for order in ledger.orders:
        if order.row.is_public and order.ability != "C1":
            told = {"player": reveal(order.by, because=USED), "ability": reveal(order.ability, because=USED)}
            if order.targets:
                yield Say("news-used", {**told, "target": reveal(order.target, because=USED)})
            else:
                yield Say("news-drinks", told)
    for order in ledger.of("S6a4"):
        yield Say("news-shotgun", {"player": reveal(order.by, because="the town learns who fired (S6a4)")})
    if ledger.has_found_gold:
        yield Say("news-hunts-return")


def tell_deaths(before: Snapshot, after: Snapshot) -> Iterator[Say]:
    """Yield who died in a phase, in seat order. A death ends Hospital and Prison, and is told alone (L2)."""
    for seat in before.characters:
        if after[seat].is_dead and not before[seat].is_dead:
            yield Say("news-died", {"player": reveal(seat, because=STATUS)})


def tell_statuses(known: Mapping[Seat, frozenset[Status]], opened: Snapshot) -> Iterator[Say]:
    """Yield every gain or loss of Hospital and Prison at a phase's opening, in seat order.

    All are told then, so that the time tells no cause: a wound, a poisoning, an arrest (L3).
    """
    for seat, had in known.items():
        has, player = opened.statuses(seat), reveal(seat, because=STATUS)
        if has & {Status.MORGUE, Status.LEFT}:
            continue
        if Status.MORGUE in had:
            yield Say("news-risen", {"player": player})
        if Status.HOSPITAL in has - had:
            yield Say("news-hospital", {"player": player})
        if Status.HOSPITAL in had - has:
            yield Say("news-left-hospital", {"player": player})
        if Status.PRISON in has - had:
            yield Say("news-prison", {"player": player})
        if Status.PRISON in had - has:
            yield Say("news-left-prison", {"player": player})
