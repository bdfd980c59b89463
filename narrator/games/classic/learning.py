"""How cards come to be known: dealt by the device, entered by the moderator, or real ones learned as they wake."""

from __future__ import annotations

from narrator.games.classic.cards import Card
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
        return
    cards = await shuffle("card", village.deck + village.spare)
    village.held = dict(zip(village.seats, cards, strict=False))
    village.deck, village.spare = tuple(cards[: len(village.seats)]), tuple(cards[len(village.seats) :])
    await Say("deal-begins")
    for seat in village.seats:
        await show_card(village, seat)
    await Say("deal-ends")


async def show_card(village: Village, seat: Seat) -> None:
    """Let one player look at the dealt card while nobody else does."""
    await Say("deal-next", {"player": reveal(seat, because="everyone is dealt a card in turn")})
    await village.ask(lambda: ask_one("deal-take", ("ready",), call="deal", to=(seat,), told={"player": seat}))
    await Whisper("deal-card-is", {"player": seat, "card": village.card(seat)}, to=(seat,))
    await village.ask(lambda: ask_one("deal-seen", ("seen",), call="deal", to=(seat,), told={"player": seat}))


async def learn_holders(village: Village, call: str, card: Card, question: str) -> None:
    """Ask which seats opened their eyes. The pack wakes with its white werewolf; that one is known at his own call."""
    if card is Card.WHITE_WEREWOLF:
        candidates, wanted = village.holders(Card.WEREWOLF), village.deck.count(card)
    else:
        candidates = tuple(seat for seat in village.living if seat not in village.held)
        wanted = sum(
            village.deck.count(one)
            for one in ((Card.WEREWOLF, Card.WHITE_WEREWOLF) if card is Card.WEREWOLF else (card,))
        )
    wanted = min(wanted, len(candidates))
    if not wanted:
        return
    awake = await village.ask(lambda: ask_some(question, candidates, 0, wanted, call=call))
    for seat in awake:
        village.held[seat] = card


async def learn_card(village: Village, seat: Seat, call: str = "") -> None:
    """Ask for a card that the device does not know yet, unless only one kind is left."""
    if seat in village.held:
        return
    kinds = tuple(dict.fromkeys(village.undealt())) or tuple(Card)
    if len(kinds) == 1:
        village.held[seat] = kinds[0]
    else:
        village.held[seat] = await village.ask(lambda: ask_one("deal-card", kinds, call=call, told={"player": seat}))


async def learn_the_rest(village: Village) -> None:
    """After the first night every card is known: what is left in the deck lies before those who did not wake."""
    for seat in village.living:
        await learn_card(village, seat)
