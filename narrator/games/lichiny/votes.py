"""The vote, after all else has been resolved: who is executed, and what the voters learn (C1, §4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from narrator.games.lichiny.ledger import Ledger, Rules
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import Open
from narrator.script import Say, Seat, Whisper, reveal

VOTES = Rules()

IMPROVED = (Open.POLITICIAN, Open.PROSECUTOR, Open.JURIST, Open.ANONYMOUS)
"""O1a, O3b, O6a, O15a: a vote that counts 2."""

ACCUSATION = 3
EXCUSE = 3

VOTED = "votes are public (C1)"
EXECUTED = "executions are public (C1)"


@VOTES.of("O2a")
def acquit(ledger: Ledger, order: Order) -> None:
    """O2a: once, the target's next execution counts as a first one: this phase's, if there is one (U25)."""
    ledger.change(order.target, is_acquitted=True)


@VOTES.always
def count_votes(ledger: Ledger) -> None:
    """C1: whoever has votes of 40 % of all living, counted after this phase's deaths (B39), is executed."""
    living = sum(one.is_alive for one in ledger.now.values())
    cast = [order for order in ledger.of("C1") if ledger.options.dead_votes or ledger.is_alive(order.by)]
    accused = ledger.of("O3a")
    for target in ledger.snapshot.characters:
        votes = [order for order in cast if order.target is target]
        accusations = [order for order in accused if order.target is target]
        if not votes and not accusations:
            continue
        total = tally(ledger, target, votes, len(accusations))
        _tell_votes(ledger, target, votes, total)
        if total and 5 * total >= 2 * living:
            learners = [order.by for order in votes]
            if ledger.options.accuser_learns:
                learners += [order.by for order in accusations]
            execute(ledger, target, tuple(dict.fromkeys(learners)))


def tally(ledger: Ledger, target: Seat, votes: Sequence[Order], accusations: int) -> int:
    """Return a target's votes: weighed, with accusations (O3a, 3 each) and less the Lawyer's excuse (O2b, B44).

    O9a: against the living Millionaire improved votes count 1 (U28). The dead have lost excuse and VIP (U27).
    """
    one = ledger.now[target]
    is_vip = one.has_open(Open.MILLIONAIRE)
    total = sum(1 if is_vip else weight(ledger, order.by) for order in votes) + ACCUSATION * accusations
    return max(0, total - EXCUSE) if one.has_open(Open.LAWYER) else total


def weight(ledger: Ledger, voter: Seat) -> int:
    """Return what a vote counts, with the roles it was cast with (U2)."""
    one = ledger.snapshot[voter]
    return 1 + sum(one.has_open(role) for role in IMPROVED)


def _tell_votes(ledger: Ledger, target: Seat, votes: Sequence[Order], total: int) -> None:
    """Votes are public; O15a: the Anonymous' counts, but his name is not told (B48)."""
    named = tuple(order.by for order in votes if not ledger.snapshot[order.by].has_open(Open.ANONYMOUS))
    player, voters = reveal(target, because=VOTED), reveal(named, because=VOTED)
    ledger.news.append(Say("news-votes", {"player": player, "voters": voters, "number": total}))


def execute(ledger: Ledger, target: Seat, learners: tuple[Seat, ...]) -> None:
    """Execute somebody: the first time his voters learn one mask, the same for all; later it is Prison for a phase.

    Of a dead one they then learn the secret role. O12b: any execution of the living Priest is a first. The counter
    goes on after death (B45), and an acquittal is used up even by a first execution (U25).
    """
    one = ledger.now[target]
    is_first = not one.executions or one.is_acquitted or one.has_open(Open.PRIEST)
    ledger.executed.add(target)
    ledger.change(target, executions=one.executions + 1, is_acquitted=False)
    ledger.news.append(Say("news-executed", {"player": reveal(target, because=EXECUTED)}))
    if is_first:
        if learners:
            by = next((voter for voter in learners if voter is not target), target)
            ledger.draw("C1", by, target, learners)
    elif one.is_alive:
        ledger.jail(target, (ledger.number + 1,))
    else:
        for voter in learners:
            role = ledger.snapshot.role(target)
            ledger.tell(voter, Whisper("told-role", {"player": target, "role": role}))


@VOTES.always
def case_studies(ledger: Ledger) -> None:
    """O6b: if the one he studied, and did not vote on, was executed, the Jurist learns a mask (B47: his own draw)."""
    for order in ledger.of("O6b"):
        if order.target in ledger.executed:
            ledger.look(order)
        else:
            ledger.fail(order, "failed-not-executed")
