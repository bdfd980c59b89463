"""Ends of phases of Lichiny, to see who has won."""

from __future__ import annotations

from typing import Any

from lichiny_rig import Board


def end(living: str, dead: str = "", jailed: str = "", copies: str = "", **options: Any) -> list[str] | None:
    """The winners, sorted, at the end of a phase: with who lives, who is dead, who is jailed now and in the next one.

    ``copies`` is whom the Changeling is in this phase.
    """
    board = Board(*living.split(), *dead.split(), options=options)
    for name in dead.split():
        board.put(name, lives=0)
    for name in jailed.split():
        board.put(name, prison=(1, 2))
    if copies:
        board.put("changeling", copied=board.seats[copies])
    board.close()
    winners = board.winners()
    return None if winners is None else sorted(winners)


def won(*names: str) -> list[str]:
    """Winners as :func:`end` returns them."""
    return sorted(names)
