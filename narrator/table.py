"""The people round the table, what a table file says of them, and the moderator's last word.

A table file is TOML. Whatever is wrong with one is a :class:`TableError`: one sentence with file and line.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from enum import EnumType
from typing import Annotated, Any, ClassVar, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from narrator.answers import is_text, read_answer
from narrator.script import Ask, Draw, Effect, GameOver, Outcome, Revealed, Ruling, Say, Seat, Secret, Whisper, reveal

A = TypeVar("A")
S = TypeVar("S", bound=Struct)

MOST_PLAYERS = 40
LONGEST_NAME = 40


class TableError(Exception):
    """A table that cannot be played. ``path`` says which entry of the file is to blame, as in ``players[2].card``."""

    def __init__(self, sentence: str, path: str = "") -> None:
        super().__init__(sentence)
        self.path = path


class PlayerRow(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One ``[[players]]`` entry. Without a ``card`` for anybody, the cards come as the option ``deal`` says.

    A game of one role a player has a ``card``; a game of two has an ``open`` role and a ``secret`` one.
    """

    name: str
    card: str = ""
    open: str = ""
    secret: str = ""
    gender: str = ""


class TableFile(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A table file, checked as far as that can be done without knowing the game."""

    game: str
    players: list[PlayerRow]
    language: str = ""
    options: dict[str, Any] = {}
    deck: list[str] = []
    spare: list[str] = []


def read_table(source: str) -> TableFile:
    """Read a table file's text, or raise :class:`TableError`."""
    try:
        written = tomllib.loads(source)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:  # a number of 5000 digits is a ValueError
        raise TableError(f"this is not TOML: {error}") from None
    try:
        file = msgspec.convert(written, TableFile)
    except msgspec.ValidationError as error:
        raise _mistyped(error, "") from None
    _check_people(file.players)
    return file


def locate(source: str, path: str) -> int:
    """Return the line, from 1, on which ``path`` (as in :class:`TableError`) is written; 0 where it is not."""
    return _locate_in_sections(source, path) or _locate_inline(source, path)


def _locate_in_sections(source: str, path: str) -> int:
    path = re.sub(r"(?<!players)\[\d+\]", "", path)  # an entry of a list stands where the list does
    wanted, line_of_parent = path.rpartition(".")[2], 0
    section = re.match(r"players\[(\d+)\]", path)
    entry, here = -1, not (section or path.startswith("options."))
    for number, line in enumerate(source.splitlines(), start=1):
        if header := re.match(r"\s*\[+\s*([\w-]+)\s*\]+", line):
            entry += header[1] == "players"
            here = header[1] == path.split(".", maxsplit=1)[0]
            if section:
                here = header[1] == "players" and entry == int(section[1])
            line_of_parent = line_of_parent or (number if here else 0)
        elif here and re.match(rf"\s*[\"']?{re.escape(wanted)}[\"']?\s*=", line):
            return number
    return line_of_parent


def _locate_inline(source: str, path: str) -> int:
    """Look for ``players = [{ … }]`` and ``options.tie = …``; without a ``deck`` it is the players' cards."""
    lines = source.splitlines()
    if section := re.match(r"players\[(\d+)\]", path):
        named = [n for n, line in enumerate(lines, start=1) for _ in re.finditer(r"\bname\s*=", line)]
        return named[int(section[1])] if int(section[1]) < len(named) else 0
    for wanted in (path, path.split(".", maxsplit=1)[0], "players"):
        for number, line in enumerate(lines, start=1):
            if re.match(rf"\s*(\[+\s*)?{re.escape(wanted)}\b", line):
                return number
    return 0


def read_options(written: Mapping[str, Any], kind: type[S]) -> S:
    """Check the ``[options]`` of a table file against a game's own struct."""
    try:
        return msgspec.convert(written, kind)
    except msgspec.ValidationError as error:
        raise _mistyped(error, "options", kind) from None


def _mistyped(error: msgspec.ValidationError, prefix: str, kind: type[Struct] | None = None) -> TableError:
    sentence, _, where = str(error).partition(" - at `")
    path = ".".join(part for part in (prefix, where.rstrip("`").removeprefix("$").lstrip(".")) if part)
    if wrong := re.match(r"Invalid enum value (.+)", sentence):
        sentence = f"there is no {wrong[1]}"
    if kind and (allowed := _allowed(kind, path.rpartition(".")[2])):
        sentence += f"; there are {', '.join(map(str, allowed))}"
    if name := re.search(r"(?:unknown|required) field `([^`]+)`", sentence):
        path = ".".join(part for part in (path, name[1]) if part)
    sentence = sentence.replace("Object contains", "there is an").replace("Object missing", "there is no")
    return TableError(f"{path or 'the table'}: {sentence[0].lower()}{sentence[1:]}", path)


def _allowed(kind: type[Struct], name: str) -> tuple[object, ...]:
    """Return what one option of a game, or one entry of a list, may be, where that is a choice of words or numbers."""
    field = next((field for field in fields(kind) if field.encode_name == name.partition("[")[0]), None)
    if field is None:
        return ()
    of = get_args(field.type)[0] if get_origin(field.type) in (tuple, Annotated) else field.type
    if of is bool:
        return ("true", "false")
    return get_args(of) if get_origin(of) is Literal else tuple(of) if isinstance(of, EnumType) else ()


def _check_people(players: Sequence[PlayerRow]) -> None:
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise TableError(f"a table has 2 to {MOST_PLAYERS} players, not {len(players)}", "players")
    seen: set[str] = set()
    for n, row in enumerate(players):
        name = row.name
        same = unicodedata.normalize("NFC", name).casefold()
        if not is_text(name) or len(name) > LONGEST_NAME or name != name.strip():
            shown = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
            raise TableError(
                f"a player cannot be called {shown!r}: a name has 1 to {LONGEST_NAME} characters that can be read",
                f"players[{n}].name",
            )
        if name.isdecimal():
            raise TableError(f"a player called {name!r} would pass for a seat number", f"players[{n}].name")
        if same in seen:
            raise TableError(f"two players are called {name!r}", f"players[{n}].name")
        if row.gender not in ("", "feminine", "masculine"):
            raise TableError(f"a gender is feminine, masculine or left out, not {row.gender!r}", f"players[{n}].gender")
        seen.add(same)


def refuse_entries(file: TableFile, *, players: Sequence[str] = (), table: Sequence[str] = ()) -> None:
    """Raise :class:`TableError` for entries that a game does not have, of ``[[players]]`` or of the table itself."""
    for name in table:
        if getattr(file, name):
            raise TableError(f"there is no {name!r} in the game {file.game!r}", name)
    for n, row in enumerate(file.players):
        for name in players:
            if getattr(row, name):
                raise TableError(
                    f"{row.name}: a player has no {name!r} in the game {file.game!r}", f"players[{n}].{name}"
                )


def seats_of(file: TableFile) -> tuple[Seat, ...]:
    """Seat the players of a table file clockwise from 1."""
    return tuple(Seat(str(n), row.name, row.gender) for n, row in enumerate(file.players, start=1))


class Deed(Struct, frozen=True):
    """Something that happened, for the evening told back: a line of the tale and its facts."""

    line: str
    told: Mapping[str, Any]


def tell_openly(**facts: object) -> dict[str, Revealed[object] | int]:
    """Let facts through the door once the evening is over, and nothing is secret any more."""
    return {
        n: fact if isinstance(fact, int) else reveal(fact, because="the evening is over") for n, fact in facts.items()
    }


class Table(ABC):
    """One evening's table: its seats, who lives, and the script that is played there.

    Each game has one subclass. The front ends know only what stands here.
    """

    game: ClassVar[str]
    rules: ClassVar[int]
    """The number of the game's rules; a journal made under another number is not replayed."""
    cards: ClassVar[tuple[str, ...]]
    statuses: ClassVar[tuple[str, ...]]
    camps: ClassVar[tuple[str, ...]]
    is_open_by_day: ClassVar[bool] = False
    """Whether by day everybody may see a question about players alone, such as a vote, and that nothing is asked."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.living = seats
        self.deck: tuple[str, ...] = ()
        """The cards or secret roles among the players, or those that will be dealt; a game sets it."""
        self.outcome: Outcome | None = None
        self.deeds: list[Deed] = []
        """What has happened, in order, for the evening told back."""

    @abstractmethod
    def script(self) -> Coroutine[Effect[Any], Any, Outcome]:
        """Return the evening, from deal to verdict. It can be run once."""

    @abstractmethod
    def options_in_force(self) -> dict[str, Any]:
        """Return every option of the game with its value, by its name in table files."""

    @abstractmethod
    def ledger(self) -> Mapping[Seat, Secret[tuple[str | Whisper, ...]]]:
        """Return what each seat is and has, for the moderator's page: its card or role first, then other marks.

        A mark is a word's id (empty for a card that nobody knows yet), or a private line where it tells facts.
        """

    @abstractmethod
    def change_card(self, seat: Seat, card: str) -> None:
        """Carry out a ruling on a card."""

    @abstractmethod
    def change_status(self, seat: Seat, status: str, *, on: bool) -> None:
        """Carry out a ruling on a status."""

    def remember(self, line: str, **told: object) -> None:
        """Keep something for the evening told back: a public line and its facts."""
        self.deeds.append(Deed(line, told))

    @abstractmethod
    def nobody_left(self) -> Outcome:
        """Return the outcome when nobody is alive."""

    def rehearsal(self) -> Iterable[Say | Whisper]:
        """Yield what may be said at this table in the order in which it may be needed, to be rendered ahead.

        Whatever may be said of anybody is in it, so that it tells nothing of what will be.
        """
        return ()

    @property
    def is_seated(self) -> bool:
        """Whether there is anybody to rule on yet."""
        return True

    def is_alive(self, seat: Seat) -> bool:
        return seat in self.living

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the living but one."""
        return tuple(other for other in self.living if other is not seat)

    def kill(self, seat: Seat) -> None:
        self.living = self.others(seat)

    def revive(self, seat: Seat) -> None:
        self.living = tuple(other for other in self.seats if other is seat or other in self.living)

    async def ask(self, build: Callable[[], Ask[A]]) -> A:
        """Ask a question, and again with fresh options after each ruling. A question with no options is passed."""
        while True:
            question = build()
            if not question.options and question.may_pass:
                return read_answer(question, None)
            answer: Any = await question
            if not isinstance(answer, Ruling):
                return answer  # type: ignore[no-any-return]
            self.obey(answer)

    def obey(self, ruling: Ruling) -> None:
        """Carry out the moderator's last word. Nothing follows from it but what it says."""
        seat = ruling.seat
        if ruling.verb == "end":
            raise GameOver(Outcome(ruling.winners, "moderator"))
        if seat is None:
            raise ValueError(f"the ruling {ruling.verb!r} names no seat")
        if ruling.verb == "kill":
            self.remember("tale-ruled-dead", player=seat)
            self.kill(seat)
        elif ruling.verb == "revive":
            self.remember("tale-ruled-alive", player=seat)
            self.revive(seat)
        elif ruling.verb == "card":
            self.remember("tale-ruled-card", player=seat, card=ruling.to)
            self.change_card(seat, ruling.to)
        else:
            line = "tale-ruled-status-set" if ruling.on else "tale-ruled-status-cleared"
            self.remember(line, player=seat, status=ruling.to)
            self.change_status(seat, ruling.to, on=ruling.on)
        if not self.living:
            raise GameOver(self.nobody_left())


async def shuffle(what: str, things: Sequence[A]) -> list[A]:
    """Lay things in an order drawn by the dice, one draw each but the last."""
    rest, order = list(things), []
    while len(rest) > 1:
        drawn = await Draw(what, tuple(rest))
        rest.remove(drawn)
        order.append(drawn)
    return order + rest
