"""Counting votes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from narrator.script import Seat


def tally(ballots: Mapping[Seat, Seat], weights: Mapping[Seat, int]) -> dict[Seat, int]:
    """Count ballots (voter to choice), each for one vote unless ``weights`` says more."""
    counts: dict[Seat, int] = {}
    for voter, choice in ballots.items():
        counts[choice] = counts.get(choice, 0) + weights.get(voter, 1)
    return counts


def leaders(counts: Mapping[Seat, int], order: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return who has the most votes, in the given order: none if there was no vote, several in a tie."""
    most = max(counts.values(), default=0)
    return tuple(seat for seat in order if most and counts.get(seat) == most)
