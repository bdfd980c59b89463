"""The evening told back: the verdict, then who did what and what nobody saw. Nothing is secret any more."""

from __future__ import annotations

from narrator.games.classic.village import Village
from narrator.script import Outcome, Phase, Revealed, Say, reveal

OVER = "the evening is over"


async def tell(village: Village, outcome: Outcome) -> None:
    """Say the verdict, show every card, then tell the evening in the order in which it happened (R67)."""
    await Phase("verdict", village.night)
    winners = reveal(outcome.winners or ("nobody",), because=OVER)
    await Say("verdict", {"winners": winners, "because": reveal(outcome.because, because=OVER)})
    await Phase("tale", village.night)
    await Say("tale-begins")
    for seat, card in sorted(village.held.items(), key=lambda held: village.seats.index(held[0])):
        facts = _told(player=seat, card=card)
        await (Say("tale-card-alive", facts) if village.is_alive(seat) else Say("tale-card-dead", facts))
    for deed in village.deeds:
        await Say(deed.line, _told(**deed.told))
    await Say("tale-ends")


def _told(**facts: object) -> dict[str, Revealed[object] | int]:
    return {name: fact if isinstance(fact, int) else reveal(fact, because=OVER) for name, fact in facts.items()}
