"""Deaths and what follows from them: tag as dying, run the chain to its end, then bury and announce once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from narrator.games.classic.cards import Card
from narrator.games.classic.learning import learn_card, learn_the_rest
from narrator.games.classic.village import Village
from narrator.script import Say, Seat, Whisper, ask_or_pass, reveal


class Cause(StrEnum):
    """What kills. The table is told who died, never by whom."""

    CLAWS = "claws"
    WHITE_CLAWS = "white-claws"
    POISON = "poison"
    VOTE = "vote"
    TIE = "tie"
    SHOT = "shot"
    GRIEF = "grief"
    CURSE = "curse"


BY_THE_VILLAGE = frozenset({Cause.VOTE, Cause.SHOT, Cause.POISON})
"""An elder who dies of these takes the village's powers with him (D25)."""


async def bury(village: Village, first: Iterable[tuple[Seat, Cause]], *, by_day: bool) -> tuple[Seat, ...]:
    """Follow deaths to their end and return all the dead, in seat order.

    "Resolve the chain to its end before announcing anything." By night the hunter is asked in silence; by day his
    shot is public, but the cards are still shown together (E7, R33). With ``announce = "each"`` every death is told at
    once instead.
    """
    dying: dict[Seat, Cause] = {}
    announced: list[Seat] = []
    asked: list[Seat] = []
    await learn_the_rest(village)
    for seat, cause in first:
        await learn_card(village, seat)
        _tag(village, dying, seat, cause)
    while True:
        if village.options.announce == "each":
            fresh = [seat for seat in dying if seat not in announced]
            announced += fresh
            await announce(village, fresh)
        hunter = next((seat for seat in dying if seat not in asked and village.holds(seat, Card.HUNTER)), None)
        if hunter is None:
            break
        asked.append(hunter)
        if not await _may_shoot(village, hunter, dying[hunter]):
            continue
        if target := await _shot(village, hunter, dying, by_day=by_day):
            village.remember("tale-hunter-shot", hunter=hunter, player=target)
            await learn_card(village, target)
            _tag(village, dying, target, Cause.SHOT)
    for seat in dying:
        village.kill(seat)
    return tuple([seat for seat in village.seats if seat in dying])


def _tag(village: Village, dying: dict[Seat, Cause], seat: Seat, cause: Cause) -> None:
    """Mark a seat as dying, once whatever kills it (D7), and all that its death drags along."""
    if seat in dying or not village.is_alive(seat):
        return
    dying[seat] = cause
    village.remember("tale-died", player=seat, cause=cause)

    # An elder killed by his own village takes its powers with him; a revealed idiot dies of it (D25, R28).
    if village.holds(seat, Card.ELDER) and cause in BY_THE_VILLAGE and village.options.elder_curse:
        village.powers_are_lost = True
        village.remember("tale-powers-lost", player=seat)
        for idiot in village.holders(Card.IDIOT):
            if idiot in village.spared_idiots:
                _tag(village, dying, idiot, Cause.CURSE)

    # "If one lover falls, the other follows at once, without exception."
    if seat in village.lovers:
        for lover in village.lovers:
            _tag(village, dying, lover, Cause.GRIEF)


async def _may_shoot(village: Village, hunter: Seat, cause: Cause) -> bool:
    """Whether a dying hunter may shoot: whatever kills him, unless the elder's curse or D19 forbids (R34).

    Where he may not, the moderator hears why, who would else wait for a shot.
    """
    if village.powers_are_lost:
        await Whisper("powerless", to=(hunter,))
        return False
    if cause is Cause.POISON and not village.options.hunter_poison_shoots:
        await Whisper("hunter-poisoned-no-shot", {"player": hunter}, to=(hunter,))
        return False
    return True


async def _shot(village: Village, hunter: Seat, dying: dict[Seat, Cause], *, by_day: bool) -> Seat | None:
    """Ask a dying hunter for his target: anyone not dying already; with nobody left he is not asked (D24)."""

    def targets() -> list[Seat]:
        return [seat for seat in village.living if seat not in dying]

    if not targets():
        return None
    if by_day:
        await Say("hunter-aims", {"player": reveal(hunter, because="by day the hunter's shot is public")})
    target = await village.ask(
        lambda: ask_or_pass(
            "hunter-shot",
            targets(),
            call="hunter",
            to=(hunter,),
            told={"player": hunter},
            may_pass=not (village.options.hunter_must and village.must_choose(hunter, targets())),
        )
    )
    if target is None:
        village.remember("tale-hunter-held", hunter=hunter)
    if by_day and target:
        await Say("hunter-fires", {"player": reveal(target, because="by day the hunter's shot is public")})
    elif by_day:
        await Say("hunter-holds")
    return target


async def announce(village: Village, dead: Sequence[Seat]) -> None:
    """Tell who is dead and, unless cards stay hidden, what they were: in seat order, never that of events (E8)."""
    for seat in village.seats:
        if seat not in dead:
            continue
        player = reveal(seat, because="a death is announced")
        if village.options.cards_shown:
            village.shown[seat] = village.held[seat]
            await Say(
                "died", {"player": player, "card": reveal(village.card(seat), because="a dead player's card is shown")}
            )
        else:
            await Say("died-hidden", {"player": player})


async def ask_the_dead_for_silence(village: Village) -> None:
    """Remind the table once, when its first dead have had their last say, that they speak no more (R68)."""
    if not village.dead_know_silence and any(deed.line == "tale-died" for deed in village.deeds):
        village.dead_know_silence = True
        await Say("the-dead-keep-silent")
