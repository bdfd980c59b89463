"""What may be said in an evening of classic, in the order in which it may be needed.

Whatever may be said of anybody is in the list, so that it tells nothing of what will be.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from narrator.games.classic.cards import Card
from narrator.games.classic.evening import NIGHT, WORDINGS
from narrator.games.classic.village import Village
from narrator.script import Revealed, Say, Seat, Whisper, reveal

AHEAD: Final = "it is rendered before anybody knows"

VERDICTS: Final = (("village", "last-wolf-dead"), ("wolves", "parity"), ("couple", "couple-alone"))
"""The usual ones; the others are rendered when they are spoken."""

ABOUT_PLAYERS: Final = {
    Card.HUNTER: ("hunter-aims", "hunter-fires"),
    Card.SCAPEGOAT: ("scapegoat-pays", "scapegoat-speaks"),
    Card.IDIOT: ("idiot-spared",),
}
"""What a card in the deck may have said of anybody."""

ONCE: Final = {Card.HUNTER: "hunter-holds", Card.IDIOT: "captain-lost", Card.ELDER: "powers-lost"}
"""What a card in the deck may have said of nobody by name."""


def rehearse(village: Village) -> Iterator[Say | Whisper]:
    """Yield what may be said at a table, then what may be whispered about any card."""
    yield from _first_night(village)
    yield from _dawn(village)
    yield from _day(village)
    yield from _end()
    yield from _whispers(village)


def _worded(line: str, **told: int) -> Iterator[Say]:
    return (Say(line, {**told, "wording": wording}) for wording in WORDINGS)


def _of_everybody(village: Village, line: str, **told: Revealed[object] | int) -> Iterator[Say]:
    return (Say(line, {**told, "player": _open(seat)}) for seat in village.seats)


def _open(fact: Seat | Card | str | tuple[str, ...]) -> Revealed[object]:
    return reveal(fact, because=AHEAD)


def _first_night(village: Village) -> Iterator[Say]:
    yield from _worded("welcome", number=len(village.seats))
    if village.options.deal == "device" and not village.held:
        yield Say("deal-begins")
        yield from _of_everybody(village, "deal-next")
        yield Say("deal-ends")
    yield from _worded("dusk-falls")
    yield Say("night-falls")
    for call in NIGHT:
        has_night = call.alone or call.together or village.options.deal == "learned"
        if has_night and (call.card in village.called or call.name == "wolves"):
            yield call.wakes
            yield call.sleeps


def _dawn(village: Village) -> Iterator[Say]:
    yield from _worded("day-breaks")
    yield Say("nobody-died")
    yield from (Say("died-tonight", {"number": number}) for number in (1, 2, 3))
    yield Say("the-dead-keep-silent")
    if not village.options.cards_shown:
        yield from _of_everybody(village, "died-hidden")
        return
    for card in dict.fromkeys((*village.deck, *village.spare)):
        yield from _of_everybody(village, "died", card=_open(card))


def _day(village: Village) -> Iterator[Say]:
    if village.options.captain:
        yield Say("captain-election")
        for line in ("captain-elected", "captain-fell", "captain-follows", "captain-decides"):
            yield from _of_everybody(village, line)
    for length in (village.options.first_debate, village.options.debate):
        minutes, seconds = divmod(length, 60)
        yield Say("debate-opens", {"minutes": minutes, "seconds": seconds})
    yield from (Say(line) for line in ("debate-closes", "vote-opens", "nobody-condemned"))
    yield from _of_everybody(village, "condemned")
    for card, lines in ABOUT_PLAYERS.items():
        if village.dealt[card]:
            for line in lines:
                yield from _of_everybody(village, line)
    if village.options.tie == "lot":
        yield Say("lot-decides")
    for card, line in ONCE.items():
        if village.dealt[card]:
            yield Say(line)


def _end() -> Iterator[Say]:
    for winner, because in VERDICTS:
        yield Say("verdict", {"winners": _open((winner,)), "because": _open(because)})
    yield from (Say(line) for line in ("tale-begins", "tale-ends"))


def _whispers(village: Village) -> Iterator[Whisper]:
    yield Whisper("witch-no-victim")
    for seat in village.seats:
        yield Whisper("witch-victim", {"player": seat})
        for card in dict.fromkeys(village.deck):
            if village.options.seer_sees == "card":
                yield Whisper("seer-sees", {"player": seat, "card": card})
