"""The public news: what the whole table hears of a phase, and nothing else (l.8, l.9).

Uses of public abilities, votes, who fired the shotgun, doping, executions, the Hunt's return, and every gain or loss of
a status. Never lives, never a cause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from narrator.games.lichiny.snapshot import Status
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


Statuses: TypeAlias = Callable[[Seat], frozenset[Status]]


def tell_statuses(seats: Iterable[Seat], before: Statuses, after: Statuses) -> Iterator[Say]:
    """Yield every gain or loss of a status, in seat order. A death ends Hospital and Prison, and is told alone (L2)."""
    for seat in seats:
        had, has = before(seat), after(seat)
        player = reveal(seat, because=STATUS)
        if Status.MORGUE in has and Status.MORGUE not in had:
            yield Say("news-died", {"player": player})
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
