"""Table files on disk: read, checked, and blamed by file and line."""

from __future__ import annotations

from pathlib import Path

from narrator.games import sit_down
from narrator.table import TableError, TableFile, locate, read_table
from narrator.words import WordsError, check_language

LARGEST = 1024 * 1024


def _check_language(table: TableFile) -> None:
    if table.language:
        try:
            check_language(table.game, table.language)
        except WordsError as error:
            raise TableError(f"language: {error}", "language") from None


def load_table(path: Path) -> TableFile:
    """Read and check a table file. Raises :class:`TableError` with one sentence that names file and line."""
    try:
        if not path.is_file():
            raise TableError(f"{path} is no file" if path.exists() else f"{path} does not exist")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise TableError(f"{path} cannot be read: {error.strerror}") from None
    except ValueError as error:  # a path with a zero byte
        raise TableError(f"{str(path)!r} cannot be read: {error}") from None
    if len(content) > LARGEST:
        raise TableError(f"{path} is too large for a table file")
    try:
        source = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TableError(f"{path} is not UTF-8 text") from None
    try:
        table = read_table(source)
        sit_down(table)
        _check_language(table)
    except TableError as error:
        line = locate(source, error.path) if error.path else 0
        raise TableError(f"{path}{f', line {line}' if line else ''}: {error}") from None
    return table
