"""When an evening is over. Looked at only when a chain of deaths has run to its end (§1.3)."""

from __future__ import annotations

from typing import Final

from narrator.games.classic.cards import Camp, Card
from narrator.games.classic.village import Village
from narrator.script import GameOver, Outcome, Seat, Whisper


def judge(village: Village) -> None:
    """End the evening if somebody has won."""
    if outcome := verdict(village):
        raise GameOver(outcome)


def verdict(village: Village) -> Outcome | None:  # noqa: PLR0911 - a list of conditions, read top to bottom
    """Return who has won, looked for from top to bottom, or ``None`` while the evening goes on."""
    living = village.living
    wolves = village.wolves()
    white = village.holders(Card.WHITE_WEREWOLF)

    # Nobody is left: who wins is an option (D1).
    if not living:
        return village.nobody_left()

    # Before the first night of real cards nobody can tell (R9).
    if len(village.held) < len(village.seats) and any(seat not in village.held for seat in living):
        return None

    # Two lovers of opposite camps, the last two alive, win alone (rule page; D6, D9).
    if len(living) == 2 and village.couple_is_mixed():
        return _won(Camp.COUPLE, "couple-alone")
    if village.options.lovers_block_others and village.couple_is_mixed():  # D8
        return None

    # The piper wins once everyone else alive is charmed (R46).
    for piper in village.holders(Card.PIPER):
        if all(other in village.charmed for other in village.others(piper)):
            return _won(Camp.PIPER, "all-charmed")

    # The white werewolf wins alone, or with one last wolf to eat (D30, R47).
    if white and len(living) <= 2 and len(wolves) == len(living):
        return _won(Camp.WHITE_WEREWOLF, "white-werewolf-alone")

    # The village wins with the last wolf's death.
    if not wolves:
        return _won(Camp.VILLAGE, "last-wolf-dead")

    # The wolves win at parity (R49), or as the option says (D12). No pack wins while a white werewolf hunts it (R47).
    if not white and _pack_has_won(village, len(wolves), len(living) - len(wolves)):
        return _won(Camp.WOLVES, "parity" if len(living) > len(wolves) else "last-villager-dead")
    return None


RAVEN_VOTES: Final = 2
"""Votes against the player whom the raven marked."""


def _won(camp: Camp, because: str) -> Outcome:
    return Outcome((camp.value,), because)


def _pack_has_won(village: Village, wolves: int, others: int) -> bool:
    if village.options.parity == "last-villager-dead":
        return others == 0
    if village.options.parity == "not-while-village-can-kill" and others and village_can_kill(village, wolves, others):
        return False
    return wolves >= others


def village_can_kill(village: Village, wolves: int, others: int) -> bool:
    """Whether the village could still turn parity: a hunter, a death potion (D12), the raven's mark, a captain's word.

    A captain breaks a tie, and with ``captain-double`` one vote more (D13, R48).
    """
    if village.empowered(Card.HUNTER):
        return True
    if any(witch not in village.poisoned_by for witch in village.empowered(Card.WITCH)):
        return True
    if village.empowered(Card.RAVEN) and wolves < others + RAVEN_VOTES:
        return True
    captain = village.captain
    if captain is None or wolves > others + village.options.captain_double:
        return False
    return not village.is_alive(captain) or not village.is_wolf(captain)  # a dead captain has yet to name his heir


MOST_AT_ONCE: Final = 2
"""How many die at once when one does: a lover takes the other along."""


async def warn_of_parity(village: Village) -> None:
    """Whisper who is about to win: the pack or the white werewolf, if one more death would let them (R66)."""
    winners = _winners_one_death_away(village)
    if Camp.WOLVES.value in winners:
        wolves = len(village.wolves())
        await Whisper("one-death-from-parity", {"wolves": wolves, "others": len(village.living) - wolves})
    if Camp.WHITE_WEREWOLF.value in winners:
        await Whisper("one-death-from-white-werewolf")


def _winners_one_death_away(village: Village) -> frozenset[str]:
    """Return which of the wolves' camps some single death would let win; what a hunter would shoot nobody can tell."""
    wolves = len(village.wolves())
    if len(village.living) - 2 * wolves > MOST_AT_ONCE:
        return frozenset()
    hunters = village.empowered(Card.HUNTER)
    outcomes = [_verdict_without(village, seat) for seat in village.living if seat not in hunters]
    hunting = {Camp.WOLVES.value, Camp.WHITE_WEREWOLF.value}
    return frozenset(winner for outcome in outcomes if outcome for winner in outcome.winners if winner in hunting)


def _verdict_without(village: Village, victim: Seat) -> Outcome | None:
    """Return the verdict if one player, and a lover with him, were dead."""
    living = village.living
    fallen = village.lovers if victim in village.lovers else (victim,)
    village.living = tuple(seat for seat in living if seat not in fallen)
    try:
        return verdict(village)
    finally:
        village.living = living
