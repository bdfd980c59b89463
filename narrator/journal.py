"""The journal: every answer of every evening, on disk before the next word is spoken.

One SQLite database in the state directory, write-ahead logged and fully synchronous, readable by its owner alone.
It only grows: undo is an entry too. An evening is recovered by replaying its entries (:mod:`narrator.driver`).
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Literal, Self, TypeAlias

import msgspec
from msgspec import Struct

from narrator.table import TableFile

FORMAT = 1
"""The shape of the database; another number is refused, never guessed at."""

EntryKind: TypeAlias = Literal["ask", "draw", "timer", "ruling", "undo"]

_SCHEMA = f"""
CREATE TABLE IF NOT EXISTS evening (
    id INTEGER PRIMARY KEY, header TEXT NOT NULL, began REAL NOT NULL, outcome TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS entry (
    evening INTEGER NOT NULL REFERENCES evening, n INTEGER NOT NULL,
    kind TEXT NOT NULL, question TEXT NOT NULL, answer TEXT NOT NULL,
    t REAL NOT NULL, after REAL NOT NULL, said REAL NOT NULL, whispered REAL NOT NULL,
    monotonic REAL NOT NULL, wall REAL NOT NULL,
    PRIMARY KEY (evening, n)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = {FORMAT};
"""


class JournalError(Exception):
    """The journal cannot be read or written: one sentence saying which file and what to do."""


class Header(Struct, frozen=True):
    """What an evening was begun with. ``seed`` feeds the dice and the pacing; ``version`` is the device's."""

    game: str
    rules: int
    table: TableFile
    options: dict[str, Any]
    language: str
    seed: int
    version: str


class Stamp(Struct, frozen=True, array_like=True):
    """When an answer came, in seconds on the evening's clock: so that pacing goes on after a power cut as before it."""

    t: float = 0.0
    after: float = 0.0
    """How long the moderator took."""
    said: float = 0.0
    """When the last public word had ended."""
    whispered: float = 0.0
    """When the last whisper ends."""


NO_STAMP = Stamp()


class Entry(Struct, frozen=True, array_like=True):
    """One answer. ``answer`` is JSON; for an undo it is the number of entries that stay in force."""

    kind: EntryKind
    question: str
    answer: str
    stamp: Stamp = NO_STAMP


class Journal:
    """The database of a state directory. Raises :class:`JournalError` if it is damaged or cannot be written."""

    def __init__(self, directory: Path) -> None:
        self.path = directory / "evenings.sqlite3"
        self._lock = _lock(directory)
        try:
            self._file = _file_number(self.path)
            with self.guarded():
                self.database = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
            with self.guarded():
                self._open()
        except JournalError:
            self.close()
            raise

    def _open(self) -> None:
        found = self.database.execute("PRAGMA user_version").fetchone()[0]
        if found not in (0, FORMAT):
            raise JournalError(
                f"the journal {self.path} was written by another version of the device (format {found}, not {FORMAT}); "
                "move it away to begin a new one"
            )
        if self.database.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError("it fails its own check")
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.execute("PRAGMA synchronous = FULL")
        if not found:
            self.database.executescript(_SCHEMA)

    def close(self) -> None:
        if hasattr(self, "database"):
            self.database.close()
        self._lock.close()

    def check_presence(self) -> None:
        """Raise :class:`JournalError` if the file was moved or deleted: SQLite would go on writing to nowhere."""
        try:
            if self.path.stat().st_ino == self._file:
                return
        except OSError:
            pass
        raise JournalError(f"the journal {self.path} was moved or deleted; put it back and go on")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Turn what SQLite raises into one sentence."""
        try:
            yield
        except sqlite3.IntegrityError:
            raise JournalError(f"another narrator is writing the same evening to {self.path}; stop it first") from None
        except sqlite3.OperationalError as error:
            raise JournalError(f"the journal {self.path} cannot be used: {error}") from None
        except (sqlite3.DatabaseError, msgspec.MsgspecError, ValueError, TypeError) as error:
            raise JournalError(
                f"the journal {self.path} is damaged ({_first_line(error)}); move it away to begin a new one, "
                "and keep it if an evening in it matters"
            ) from None

    def begin(self, header: Header) -> Record:
        """Open a new evening."""
        with self.guarded():
            written = msgspec.json.encode(header).decode()
            row = self.database.execute(
                "INSERT INTO evening (header, began) VALUES (?, ?)",
                (written, time.time()),  # wall time
            )
            return Record(self, row.lastrowid or 0, header)

    def newest(self) -> Header | None:
        """Return the header of the evening that was begun last."""
        with self.guarded():
            row = self.database.execute("SELECT header FROM evening ORDER BY id DESC LIMIT 1").fetchone()
            return msgspec.json.decode(row[0], type=Header) if row else None

    def unfinished(self) -> Record | None:
        """Return the newest evening that has no outcome."""
        with self.guarded():
            row = self.database.execute(
                "SELECT id, header FROM evening WHERE outcome IS NULL ORDER BY id DESC LIMIT 1"
            ).fetchone()
            return Record(self, row[0], msgspec.json.decode(row[1], type=Header)) if row else None


def _lock(directory: Path) -> IO[bytes]:
    """Take the lock of a state directory: one device at a time. The end of the process gives it back."""
    try:
        directory.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = os.fdopen(os.open(directory / "in-use.lock", os.O_RDWR | os.O_CREAT | os.O_NONBLOCK, 0o600), "wb")
    except OSError as error:
        raise JournalError(f"the journal in {directory} cannot be written: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise JournalError(f"another narrator is using {directory}; stop it first") from None
    return lock


def _file_number(path: Path) -> int:
    """Make sure that the database is a file that its owner alone may read, and return what tells it from another."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_NONBLOCK, 0o600))
        status = path.stat()
    except OSError as error:
        raise JournalError(f"the journal {path} cannot be written: {error.strerror}") from None
    if not stat.S_ISREG(status.st_mode):
        raise JournalError(f"the journal {path} cannot be written: it is no file")
    return status.st_ino


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]


class Record:
    """One evening in the journal. Entries appended are on disk once :meth:`commit` returns."""

    def __init__(self, journal: Journal, number: int, header: Header) -> None:
        self.journal = journal
        self.number = number
        self.header = header
        self.clock = 0.0
        """The evening's clock at the last entry, undone or not."""
        self._next = 0
        self._is_open = False

    def entries(self) -> list[Entry]:
        """Return the entries in force: those that no undo took back."""
        with self.journal.guarded():
            rows = self.journal.database.execute(
                "SELECT n, kind, question, answer, t, after, said, whispered FROM entry WHERE evening = ? ORDER BY n",
                (self.number,),
            ).fetchall()
            in_force: list[Entry] = []
            for expected, (n, kind, question, answer, *times) in enumerate(rows):
                if n != expected:
                    raise JournalError(f"the journal {self.journal.path} has lost entry {expected} of its last evening")
                entry = msgspec.convert([kind, question, answer, times], Entry)
                self.clock = max(self.clock, entry.stamp.t)
                if entry.kind == "undo":
                    del in_force[int(entry.answer) :]
                else:
                    in_force.append(entry)
            self._next = len(rows)
        return in_force

    def append(self, entry: Entry) -> None:
        """Add an entry to the transaction that the next :meth:`commit` ends."""
        with self.journal.guarded():
            if not self._is_open:
                self.journal.database.execute("BEGIN IMMEDIATE")
                self._is_open = True
            written = (self.number, self._next, entry.kind, entry.question, entry.answer)
            times = (*msgspec.structs.astuple(entry.stamp), time.monotonic(), time.time())
            self.journal.database.execute(
                "INSERT INTO entry (evening, n, kind, question, answer, t, after, said, whispered, monotonic, wall) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                written + times,
            )
            self._next += 1

    def commit(self) -> None:
        """Return once everything appended is safe from a power cut."""
        if self._is_open:
            self.journal.check_presence()
            with self.journal.guarded():
                self.journal.database.execute("COMMIT")
            self._is_open = False

    def finish(self, outcome: str | None) -> None:
        """Close the evening with its outcome (JSON), so that it is not offered again; ``None`` opens it again."""
        with self.journal.guarded():
            self.journal.database.execute("UPDATE evening SET outcome = ? WHERE id = ?", (outcome, self.number))
