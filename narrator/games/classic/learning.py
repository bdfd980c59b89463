"""How cards come to be known: dealt by the device, entered by the moderator, or real ones learned as they wake."""

from __future__ import annotations

from narrator.games.classic.cards import WOLVES, Card
from narrator.games.classic.village import Village
from narrator.script import Say, Seat, Whisper, ask_one, ask_some, reveal
from narrator.table import shuffle


async def deal(village: Village) -> None:
    """Bring the cards to the table, in whichever of the three ways was chosen; given cards need no dealing."""
    if len(village.held) == len(village.seats) or village.options.deal == "learned":
        return
    if village.options.deal == "entered":
        for seat in village.seats:
            await learn_card(village, seat)
        _lay_aside(village, village.undealt())
        return
    cards = await shuffle("card", village.deck)
    while not any(card in WOLVES or card is Card.THIEF for card in cards[: len(village.seats)]):
        cards = await shuffle("card", village.deck)  # all the wolves lie aside, and nobody could take one (R12)
    village.held = dict(zip(village.seats, cards, strict=False))
    _lay_aside(village, tuple(cards[len(village.seats) :]))
    await Say("deal-begins")
    for seat in village.seats:
        await show_card(village, seat)
    await Say("deal-ends")


def _lay_aside(village: Village, cards: tuple[Card, ...]) -> None:
    """Put cards that were dealt to nobody before the thief."""
    if cards:
        village.spare += cards
        village.deck = tuple(village.held.values())


async def show_card(village: Village, seat: Seat) -> None:
    """Let one player look at the dealt card while nobody else does."""
    await Say("deal-next", {"player": reveal(seat, because="everyone is dealt a card in turn")})
    await village.ask(lambda: ask_one("deal-take", ("ready",), call="deal", to=(seat,), told={"player": seat}))
    await Whisper("deal-card-is", {"player": seat, "card": village.card(seat)}, to=(seat,))
    await village.ask(lambda: ask_one("deal-seen", ("seen",), call="deal", to=(seat,), told={"player": seat}))


async def learn_holders(village: Village, call: str, card: Card, question: str) -> None:
    """Ask which seats opened their eyes. The pack wakes with its white werewolf; that one is known at his own call."""
    known = list(village.held.values())
    kinds = (Card.WEREWOLF, Card.WHITE_WEREWOLF) if card is Card.WEREWOLF else (card,)
    wanted = sum(village.deck.count(kind) - known.count(kind) for kind in kinds)

    def candidates() -> tuple[Seat, ...]:
        if card is Card.WHITE_WEREWOLF:
            return village.holders(Card.WEREWOLF)
        return tuple(seat for seat in village.living if seat not in village.held)

    if wanted <= 0:
        return
    awake = await village.ask(lambda: ask_some(question, candidates(), 0, min(wanted, len(candidates())), call=call))
    for seat in awake:
        village.held[seat] = card


async def learn_card(village: Village, seat: Seat, call: str = "") -> None:
    """Ask for a card that the device does not know yet, unless only one kind is left."""
    if seat in village.held:
        return
    kinds = _kinds_left(village)
    if len(kinds) == 1:
        village.held[seat] = kinds[0]
    else:
        village.held[seat] = await village.ask(
            lambda: ask_one("deal-card", _kinds_left(village), call=call, told={"player": seat})
        )


def _kinds_left(village: Village) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(village.undealt())) or tuple(Card)


async def learn_spare(village: Village) -> None:
    """Ask which two cards lie before the thief, where real ones were dealt (R10)."""
    while len(village.deck) > len(village.seats):
        card = await village.ask(lambda: ask_one("thief-spare", _kinds_left(village), call="thief"))
        rest = list(village.deck)
        rest.remove(card if card in rest else rest[-1])
        village.deck = tuple(rest)
        village.spare += (card,)


async def learn_the_rest(village: Village, call: str = "") -> None:
    """After the first night every card is known: those who did not wake are villagers, if enough are left (R13)."""
    if len(village.held) == len(village.seats) or not village.night:
        return
    unknown = [seat for seat in village.living if seat not in village.held]
    if village.undealt().count(Card.VILLAGER) >= len(unknown):
        village.held |= dict.fromkeys(unknown, Card.VILLAGER)
    for seat in unknown:
        await learn_card(village, seat, call=call)
