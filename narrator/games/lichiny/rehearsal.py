"""What may be said in an evening of Lichiny, in the order in which it may be needed.

Whatever may be said of anybody is in the list, so that it tells nothing of what will be.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from narrator.games.lichiny.town import Town
from narrator.script import Revealed, Say, Seat, Whisper, reveal

AHEAD: Final = "it is rendered before anybody knows"

PHASES: Final = 3
"""For how many phases ahead their openings are rendered."""

OPENINGS: Final = ("night-falls", "day-breaks")
OF_ANYBODY: Final = ("orders-call", "results-next")
NEWS_OF_ANYBODY: Final = (
    "news-executed",
    "news-hospital",
    "news-died",
    "news-left-hospital",
    "news-prison",
    "news-left-prison",
)


def rehearse(town: Town) -> Iterator[Say | Whisper]:
    """Yield what may be said at a table."""
    yield Say("welcome", {"number": len(town.seats)})
    for seat, role in town.open_roles.items():
        yield Say("open-role", {"player": _open(seat), "role": _open(role)})
    if town.options.deal == "device" and not town.held:
        yield Say("deal-begins")
        yield from (Say("deal-next", {"player": _open(seat)}) for seat in town.seats)
        yield Say("deal-ends")
    yield from _openings(town)
    yield from (Say(line) for line in ("orders-open", "orders-closed", "news-begin", "news-none"))
    yield from (Say(line) for line in ("results-open", "results-close"))
    for line in (*OF_ANYBODY, *NEWS_OF_ANYBODY):
        yield from (Say(line, {"player": _open(seat)}) for seat in town.seats)
    yield Say("tale-begins")
    yield Say("tale-ends")


def _openings(town: Town) -> Iterator[Say]:
    is_single = town.options.phase_model == "single"
    for number in range(1, PHASES + 1):
        yield from (Say(line, {"number": number}) for line in (["turn-begins"] if is_single else OPENINGS))
    if town.options.debate:
        minutes, seconds = divmod(town.options.debate, 60)
        yield Say("debate-opens", {"minutes": minutes, "seconds": seconds})
        yield Say("debate-closes")


def _open(fact: Seat | str) -> Revealed[object]:
    return reveal(fact, because=AHEAD)
