"""The day: the captain, the debate, the vote and what a tie means."""

from __future__ import annotations

from collections.abc import Sequence

from narrator.ballot import leaders, tally
from narrator.games.classic.cards import Card
from narrator.games.classic.deaths import Cause, announce, ask_the_dead_for_silence, bury
from narrator.games.classic.learning import learn_card, learn_holders
from narrator.games.classic.victory import RAVEN_VOTES, judge, warn_of_parity
from narrator.games.classic.village import Village
from narrator.script import (
    Ask,
    Draw,
    Phase,
    Say,
    Seat,
    Timer,
    Whisper,
    ask_ballot,
    ask_count,
    ask_or_pass,
    ask_some,
    reveal,
)


async def day(village: Village) -> None:
    """Elect a captain on the first day, debate, vote, and let the night fall."""
    village.day += 1
    village.remember("tale-day", number=village.day)
    await Phase("day", village.day)
    await ask_the_dead_for_silence(village)
    await elect_captain(village)
    await debate(village)
    await vote(village)
    await ask_the_dead_for_silence(village)
    village.allowed_voters, village.marked = village.allowed_voters_tomorrow, None
    village.allowed_voters_tomorrow = None


async def elect_captain(village: Village) -> None:
    """The village elects its captain on the first day, once the night's dead are told: the dead cannot stand (R50)."""
    if not village.captain_is_due:
        return
    village.captain_is_due = False
    await Say("captain-election")
    village.captain = await village.ask(
        lambda: ask_or_pass("captain-election", village.living, call="captain", may_pass=False)
    )
    if village.captain:
        village.remember("tale-captain-elected", player=village.captain)
        await Say("captain-elected", {"player": reveal(village.captain, because="the village elected its captain")})


async def succeed(village: Village) -> bool:
    """A dying captain names his successor himself, once, among those alive after the chain (R54)."""
    captain = village.captain
    if captain is None or village.is_alive(captain) or not village.living:
        return False
    await Say("captain-fell", {"player": reveal(captain, because="the captain's sash is worn in the open")})
    heir = await village.ask(
        lambda: ask_or_pass("captain-successor", village.living, call="captain", to=(captain,), may_pass=False)
    )
    village.captain = heir
    if heir:
        village.remember("tale-captain-followed", player=heir)
        await Say("captain-follows", {"player": reveal(heir, because="the sash is handed on in the open")})
    return True


async def settle(village: Village) -> None:
    """After a chain of deaths: has somebody won, who inherits the sash, and does that decide it (R49)?"""
    judge(village)
    if await succeed(village):
        judge(village)


# The debate ---------------------------------------------------------------------------------------------------


async def debate(village: Village) -> None:
    """Five minutes the first day, three later; the moderator hears meanwhile what is about to tip."""
    seconds = village.options.first_debate if village.day == 1 else village.options.debate
    minutes, rest = divmod(seconds, 60)
    await Say("debate-opens", {"minutes": minutes, "seconds": rest})
    for notice in village.notices:
        await notice
    village.notices.clear()
    await warn(village)
    await Timer("debate", seconds)
    await Say("debate-closes")


async def warn(village: Village) -> None:
    """Whisper what one more death would mean (R66)."""
    if len(village.wolves()) == 1:
        await Whisper("one-wolf-left")
    await warn_of_parity(village)
    for piper in village.holders(Card.PIPER):
        left = sum(other not in village.charmed for other in village.others(piper))
        if left <= 2:
            await Whisper("piper-almost-done", {"left": left})


# The vote -----------------------------------------------------------------------------------------------------


async def vote(village: Village) -> None:
    """All point at once; most votes die. A tie goes to the scapegoat, the captain, or one more vote (R36, R38)."""
    if not village.voters():
        await Say("no-vote")
        village.remember("tale-nobody-condemned", number=village.day)
        return
    if village.marked and village.is_alive(village.marked):
        mark = reveal(village.marked, because="the raven's mark is told before the vote")
        await Say("raven-marked", {"player": mark, "votes": RAVEN_VOTES})
    await Say("vote-opens")
    counts = await _poll(village, "vote")
    if village.marked and village.is_alive(village.marked):
        counts[village.marked] = counts.get(village.marked, 0) + RAVEN_VOTES
        village.remember("tale-raven-counted", player=village.marked, number=RAVEN_VOTES)
    first = leaders(counts, village.living)
    if len(first) > 1:
        await _break_tie(village, first)
    elif first:
        await condemn(village, first[0], Cause.VOTE)
    else:
        await _spare_everyone(village)


async def _poll(village: Village, question: str, tied: tuple[Seat, ...] | None = None) -> dict[Seat, int]:
    """Take the votes, as counts or as a ballot. A captain's double vote stands for two (§3)."""
    options = village.options

    def voters() -> tuple[Seat, ...]:
        able, captain = village.voters(), village.captain
        doubled = options.captain_double and options.votes == "count" and captain in able
        return (*able, captain) if doubled and captain else able  # R52

    def standing() -> tuple[Seat, ...]:
        return village.living if tied is None else tuple(seat for seat in tied if village.is_alive(seat))

    if options.votes == "count":
        counts = await village.ask(
            lambda: ask_count(question, standing(), voters(), told={"kind": "count"}, self_vote=options.self_vote)
        )
        for choice, votes in counts.items():
            village.remember("tale-counted", player=choice, number=votes)
        return counts
    ballots = await village.ask(
        lambda: ask_ballot(question, standing(), voters(), told={"kind": "ballot"}, self_vote=options.self_vote)
    )
    for choice in dict.fromkeys(ballots.values()):
        against = tuple(voter for voter in ballots if ballots[voter] is choice)
        village.remember("tale-voted", players=against, target=choice)
    for voter, choice in ballots.items():
        if voter in village.lovers and choice in village.lovers:
            await Whisper("lover-votes-against-lover", {"player": voter, "target": choice})  # R65: warned, not barred
    captain = village.captain
    return tally(ballots, {captain: 2} if options.captain_double and captain else {})


async def _break_tie(village: Village, tied: tuple[Seat, ...]) -> None:
    """Settle a tie: the scapegoat pays if there is one; else the captain decides or, without one, a new vote (R40)."""
    await Say("tie", {"players": reveal(tied, because="the votes are counted in the open")})
    if not village.night:
        await learn_holders(village, "scapegoat", Card.SCAPEGOAT, "scapegoat-who")  # R9
    if goats := village.empowered(Card.SCAPEGOAT):
        await condemn(village, goats[0], Cause.TIE)
        return
    if village.options.tie == "scapegoat":
        await _spare_everyone(village)
        return
    if village.options.tie == "lot":
        await Say("lot-decides")
        drawn = await Draw("vote-lot", tied)  # R42
        village.remember("tale-lot", player=drawn)
        await condemn(village, drawn, Cause.VOTE)
        return
    captain = village.captain
    if captain and village.is_alive(captain):
        await Say("captain-decides", {"player": reveal(captain, because="the captain's sash is worn in the open")})
        chosen = await village.ask(lambda: _captain_tie(village, tied, captain))
        if chosen:
            village.remember("tale-captain-decided", captain=captain, player=chosen)
        await (condemn(village, chosen, Cause.VOTE) if chosen else _spare_everyone(village))
        return
    await _vote_again(village, tied)


def _captain_tie(village: Village, tied: Sequence[Seat], captain: Seat) -> Ask[Seat | None]:
    """Ask the captain, who may be one of the tied and may even choose himself (R51, R53)."""
    standing = [seat for seat in tied if village.is_alive(seat)]
    must = village.must_choose(captain, standing)
    return ask_or_pass("captain-tie", standing, call="captain", to=(captain,), may_pass=not must)


async def _vote_again(village: Village, tied: tuple[Seat, ...]) -> None:
    """Vote once more between the tied alone; if they are still level, nobody dies."""
    await Say("revote-opens", {"players": reveal(tied, because="the votes are counted in the open")})
    await Whisper("last-vote")
    village.remember("tale-second-vote")
    counts = await _poll(village, "revote", tied)
    first = leaders(counts, village.living)
    await (condemn(village, first[0], Cause.VOTE) if len(first) == 1 else _spare_everyone(village))


async def _spare_everyone(village: Village) -> None:
    village.remember("tale-nobody-condemned", number=village.day)
    await Say("nobody-condemned")
    await settle(village)  # nothing has changed but by a ruling (R58)


async def condemn(village: Village, seat: Seat, cause: Cause) -> None:
    """Carry out the sentence, follow the chain to its end, show the cards, and see whether that decides it."""
    player = reveal(seat, because="the votes are counted in the open")
    if cause is Cause.TIE:
        await Say("scapegoat-pays", {"player": player})
    else:
        await Say("condemned", {"player": player})

    await learn_card(village, seat)

    # The idiot is laughed at instead: he lives, votes no more, and is no captain any longer (R43, R44).
    if cause is Cause.VOTE and seat in village.empowered(Card.IDIOT) and seat not in village.spared_idiots:
        village.spared_idiots |= {seat}
        village.voteless |= {seat}
        village.remember("tale-idiot-spared", player=seat)
        await Say("idiot-spared", {"player": player})
        if village.captain is seat:
            village.captain = None
            village.remember("tale-captain-lost")
            await Say("captain-lost")
        judge(village)
        return

    lost_before = village.powers_are_lost
    dead = await bury(village, [(seat, cause)], by_day=True)
    if village.options.announce == "together":
        await announce(village, dead)
    if village.powers_are_lost and not lost_before and village.options.cards_shown:
        await Say("powers-lost")
    await settle(village)

    # The scapegoat's last word: who may vote the next day (R56).
    if cause is Cause.TIE and seat in dead:
        await Say("scapegoat-speaks", {"player": player})
        village.allowed_voters_tomorrow = await village.ask(
            lambda: ask_some("scapegoat-voters", village.living, 0, len(village.living), call="scapegoat", to=(seat,))
        )
        village.remember("tale-scapegoat-allowed", player=seat, players=village.allowed_voters_tomorrow)
        allowed = reveal(village.allowed_voters_tomorrow, because="the scapegoat names them in the open")
        await Say("scapegoat-allows", {"players": allowed, "number": len(village.allowed_voters_tomorrow)})
