"""The games, each in a package of its own that knows nothing of the others."""

from __future__ import annotations

from narrator.table import Table, TableError, TableFile

GAMES = ("classic",)


def sit_down(file: TableFile) -> Table:
    """Return the table of the game that a table file names, or raise :class:`TableError`."""
    if file.game == "classic":
        from narrator.games.classic.deck import sit_down as classic  # noqa: PLC0415 - only the game that is played

        return classic(file)
    raise TableError(f"there is no game {file.game!r}; there is {', '.join(GAMES)}", "game")
