"""What players of Lichiny read at the end of a phase, drawn masks included, and what public lines say."""

from __future__ import annotations

from typing import Any

from lichiny_rig import Board

from narrator.games.lichiny.evening import close
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.town import Town
from narrator.script import Draw, Say


def read(board: Board, *orders: Order) -> list[tuple[str, str]]:
    """Close a phase as at a table; return reader and line of every letter: ``("mage", "told-masks")``."""
    town = Town(tuple(board.seats.values()), board.snapshot.options, {}, {}, ())
    town.take(board.snapshot)
    town.orders = list(orders)
    phase, mask = close(town), None
    while True:
        try:
            effect: Any = phase.send(mask)
        except StopIteration as end:
            resolution, letters = end.value
            assert not resolution.dropped
            return [(letter.to.name, letter.line.line) for letter in letters]
        assert isinstance(effect, Draw)
        mask = effect.options[0]


def facts(say: Say) -> dict[str, Any]:
    """What a public line tells."""
    return {name: getattr(fact, "fact", fact) for name, fact in say.told.items()}
