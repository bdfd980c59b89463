"""The games, each in a package of its own that knows nothing of the others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

from narrator.script import Ask, Effect
from narrator.table import Table, TableError, TableFile

GAMES: Final = ("classic", "lichiny")
"""Each has a package here whose ``deck.sit_down`` makes its table, and lines (see ``narrator.words``)."""

UNDECIDED: Final = object()
"""What simple players answer where any of the options will do."""

Pick: TypeAlias = Callable[[Sequence[Any]], Any]
"""One of several things, by chance."""

Chance: TypeAlias = Callable[[float], bool]
"""Whether something happens that is as likely as this, from 0 to 1."""


class SimplePlayers(ABC):
    """How simple people play one evening of a game, for simulations: they hear what they are told, and answer."""

    def __init__(self, pick: Pick, chance: Chance) -> None:
        self.pick = pick
        self.chance = chance

    @abstractmethod
    def hear(self, effect: Effect[Any]) -> None:
        """Take note of a word or a whisper."""

    @abstractmethod
    def choose(self, ask: Ask[Any]) -> Any:  # noqa: ANN401 - of the question's own type
        """Return an answer as the script takes it, or :data:`UNDECIDED`."""


def sit_down(file: TableFile) -> Table:
    """Return the table of the game that a table file names, or raise :class:`TableError`."""
    if file.game not in GAMES:
        raise TableError(f"there is no game {file.game!r}; there are {', '.join(GAMES)}", "game")
    table: Table = import_module(f"{__name__}.{file.game}.deck").sit_down(file)  # only the game that is played
    return table


def simple_players(game: str) -> type[SimplePlayers] | None:
    """Return the ``Players`` of a game's module ``players``; a game may do without."""
    if find_spec(f"{__name__}.{game}.players") is None:
        return None
    players: type[SimplePlayers] = import_module(f"{__name__}.{game}.players").Players
    return players
