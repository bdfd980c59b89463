"""The evening told back: the verdict, then who did what and what nobody saw. Nothing is secret any more."""

from __future__ import annotations

from narrator.games.classic.village import Village
from narrator.script import Outcome, Phase, Say
from narrator.table import tell_openly


async def tell(village: Village, outcome: Outcome) -> None:
    """Say the verdict, show every card, then tell the evening in the order in which it happened (R67)."""
    await Phase("verdict", village.night)
    await Say("verdict", tell_openly(winners=outcome.winners or ("nobody",), because=outcome.because))
    await Phase("tale", village.night)
    await Say("tale-begins")
    for seat, card in sorted(village.held.items(), key=lambda held: village.seats.index(held[0])):
        facts = tell_openly(player=seat, card=card)
        await (Say("tale-card-alive", facts) if village.is_alive(seat) else Say("tale-card-dead", facts))
    for deed in village.deeds:
        await Say(deed.line, tell_openly(**deed.told))
    await Say("tale-ends")
