"""The games, each in a package of its own that knows nothing of the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

from narrator.script import Ask
from narrator.table import Table, TableError, TableFile

GAMES: Final = ("classic", "lichiny")
"""Each has a package here whose ``deck.sit_down`` makes its table, and lines (see ``narrator.words``)."""

UNDECIDED: Final = object()
"""What a game's ``choose`` answers where any of the options will do."""

Pick: TypeAlias = Callable[[Sequence[Any]], Any]
"""One of several things, by chance."""

Chance: TypeAlias = Callable[[float], bool]
"""Whether something happens that is as likely as this, from 0 to 1."""

Choose: TypeAlias = Callable[[Ask[Any], Pick, Chance], Any]
"""How a simple player answers a question: an answer as the script takes it, or :data:`UNDECIDED`."""


def sit_down(file: TableFile) -> Table:
    """Return the table of the game that a table file names, or raise :class:`TableError`."""
    if file.game not in GAMES:
        raise TableError(f"there is no game {file.game!r}; there are {', '.join(GAMES)}", "game")
    table: Table = import_module(f"{__name__}.{file.game}.deck").sit_down(file)  # only the game that is played
    return table


def simple_players(game: str) -> Choose | None:
    """Return ``choose`` of a game's module ``players``, for simulated evenings; a game may do without one."""
    if find_spec(f"{__name__}.{game}.players") is None:
        return None
    choose: Choose = import_module(f"{__name__}.{game}.players").choose
    return choose
