"""The Joker's cards: moves, deals, Hit and Bust, and what the Croupier learns."""

from __future__ import annotations

from narrator.games.lichiny.abilities import MOVES
from narrator.games.lichiny.ledger import Ledger, Rules
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import Secret
from narrator.script import Seat, Whisper

CARDS = Rules()
BUST = Rules()
CROUPIER = Rules()

BUSTING = 3


def _gain(ledger: Ledger, seat: Seat, cards: int) -> None:
    ledger.change(seat, cards=ledger.now[seat].cards + cards)


@CARDS.of("C2")
def pass_card(ledger: Ledger, order: Order) -> None:
    """C2: the target gains a card; the move costs one."""
    _gain(ledger, order.target, 1)
    _gain(ledger, order.by, -1)


@CARDS.of("C3", "C4", "C5")
def pay_for_move(ledger: Ledger, order: Order) -> None:
    """C3 Bank, C4 Bluff, C5 Misère: each costs a card."""
    _gain(ledger, order.by, -1)


@CARDS.of("S15a")
def deal_cards(ledger: Ledger, order: Order) -> None:
    """S15a: one to three different players gain a card each; himself and the dead too (B94)."""
    for seat in order.targets:
        _gain(ledger, seat, 1)


@CARDS.of("S15b")
def hit(ledger: Ledger, _: Order) -> None:
    """S15b: who makes no Move gains as many cards as he had when the night began (B95)."""
    moved = {order.by for order in ledger.of(*MOVES)}
    for seat, one in ledger.snapshot.characters.items():
        if seat not in moved and one.cards and not one.has_left:
            _gain(ledger, seat, one.cards)


@BUST.always
def bust(ledger: Ledger) -> None:
    """S15c: everyone with three or more cards at the end of the phase (B96) goes to Prison and loses his hand.

    The dead, the amnestied and the Journalist are not jailed, but lose their hands all the same (U24).
    """
    for order in ledger.of("S15c"):
        victims = tuple(seat for seat, one in ledger.now.items() if one.cards >= BUSTING)
        for seat in victims:
            ledger.change(seat, cards=0)
            ledger.jail(seat, (ledger.number + 1,), order)
        ledger.busted += victims


@CROUPIER.always
def croupier(ledger: Ledger) -> None:
    """S15d: at the end of each phase, the Joker learns every hand; a mask of each dead holder of a card and of each
    living one of two; and the secret roles of Bust's victims and of all who made a Move other than Pass (U29).
    """
    movers = {order.by for order in ledger.of("C3", "C4", "C5")}
    for joker in ledger.snapshot.holders(Secret.JOKER):
        if not ledger.is_alive(joker.seat):
            continue
        for seat, one in ledger.now.items():
            if one.cards:
                ledger.tell(joker.seat, Whisper("told-hand", {"player": seat, "number": one.cards}))
            if not one.has_left and one.cards >= (2 if one.is_alive else 1):
                ledger.draw("S15d", joker.seat, seat, (joker.seat,))
            if seat in movers or seat in ledger.busted:
                role = ledger.snapshot.role(seat)
                ledger.tell(joker.seat, Whisper("told-role", {"player": seat, "role": role}))
        if not any(one.cards for one in ledger.now.values()):
            ledger.tell(joker.seat, Whisper("told-no-hands"))


@CROUPIER.always
def own_hands(ledger: Ledger) -> None:
    """Everybody knows how many cards he holds."""
    for seat, one in ledger.now.items():
        if one.is_alive and (one.cards or ledger.snapshot[seat].cards):
            ledger.tell(seat, Whisper("told-own-hand", {"number": one.cards}))
