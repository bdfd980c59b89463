"""The vocabulary between a game's script and the world.

A game is a coroutine. It awaits the frozen values below and nothing else; whoever runs it answers each with
``script.send(answer)``. Chance, time and people are all just answers, so an evening is a pure function of its
table and its answers, and can be replayed, undone and resumed.

The law of the two voices is written in the types: :class:`Say` takes only what went through :func:`reveal`,
and plain numbers. A :class:`Seat` is not a number and a :class:`Secret` has no text.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, Generic, NoReturn, TypeAlias, TypeVar, final

from msgspec import Struct
from typing_extensions import override

if TYPE_CHECKING:
    from collections.abc import Generator, Mapping, Sequence

T_co = TypeVar("T_co", covariant=True)
A = TypeVar("A")
O = TypeVar("O", bound="Seat | str")  # noqa: E741 - an option: a seat, or a word such as a card's id


class Seat(Struct, frozen=True, eq=False):
    """A place at the table and the player in it. Two seats are equal only if they are the same place.

    ``key`` is the place's number, clockwise from 1, as text: a seat must never pass for a plain number.
    """

    key: str
    name: str
    gender: str = ""
    """``"feminine"``, ``"masculine"`` or nothing: then no line may need one."""


Option: TypeAlias = Seat | str


def key_of(option: Option) -> str:
    """Return the name of an option in journals and on the wire: a seat's number or the word itself."""
    return option.key if isinstance(option, Seat) else option


def _keys(options: Sequence[Option]) -> str:
    return ",".join([key_of(option) for option in options])


class LeakError(Exception):
    """A secret was about to be turned into public words."""


@final
class Secret(Generic[T_co]):
    """A fact that only the moderator may learn. It has no text: it cannot be printed, joined or formatted."""

    __slots__ = ("fact",)

    def __init__(self, fact: T_co) -> None:
        self.fact = fact

    @override
    def __repr__(self) -> str:
        return "Secret(…)"

    @override
    def __str__(self) -> NoReturn:
        raise LeakError("a secret has no text")

    @override
    def __format__(self, spec: str) -> NoReturn:
        raise LeakError("a secret has no text")


class _Door:
    """Held by :func:`reveal` alone, so that nothing else can make a :class:`Revealed`."""


_DOOR: Final = _Door()


@final
class Revealed(Generic[T_co]):
    """A fact that the table may hear, and why it may. Made by :func:`reveal` only."""

    __slots__ = ("because", "fact")

    def __init__(self, fact: T_co, because: str, door: _Door) -> None:
        if door is not _DOOR:
            raise LeakError("only reveal() makes a fact public")
        self.fact = fact
        self.because = because

    @override
    def __repr__(self) -> str:
        return f"Revealed({self.fact!r}, because {self.because})"


def reveal(fact: T_co | Secret[T_co], *, because: str) -> Revealed[T_co]:
    """Let a fact through the door between the two voices. ``because`` names the rule that opens it."""
    return Revealed(fact.fact if isinstance(fact, Secret) else fact, because, _DOOR)


class PublicWords(Struct, frozen=True):
    """Text for the loudspeaker. The transcript makes it from a :class:`Say` and from nothing else."""

    text: str
    language: str


class PrivateWords(Struct, frozen=True):
    """Text for the moderator's earpiece and page."""

    text: str
    language: str


class Effect(Struct, Generic[A], frozen=True, gc=False):
    """What a script awaits. The answer's type is the effect's parameter."""

    def __await__(self) -> Generator[Effect[A], A, A]:
        return (yield self)


NOTHING: Final[Mapping[str, Any]] = {}


class Say(Effect[None], frozen=True, gc=False):
    """Words for the whole table, also shown as a caption. ``line`` is an id in the public lines."""

    line: str
    told: Mapping[str, Revealed[object] | int] = NOTHING

    def __post_init__(self) -> None:
        for name, fact in self.told.items():
            if type(fact) is not Revealed and type(fact) is not int:
                raise LeakError(f"{self.line}: {name} was never revealed")


class Whisper(Effect[None], frozen=True, gc=False):
    """Words for the earpiece and the moderator's page, about or for the seats in ``to`` (none: the moderator)."""

    line: str
    told: Mapping[str, object] = NOTHING
    to: tuple[Seat, ...] = ()
    is_silent: bool = False
    """Shown and not spoken: how much a player is given to read must not be heard in how long it takes."""


class Phase(Effect[None], frozen=True, gc=False):
    """A part of the evening begins: what the screen and the ambience follow."""

    name: str
    number: int


class Pause(Effect[None], frozen=True, gc=False):
    """The table's silence: go on once as much time has passed since the last public word as ``why`` asks.

    For a call, ``why`` is the call's name: it pads the call to a length that no secret can change.
    """

    why: str


class Draw(Effect[Any], frozen=True, gc=False):
    """Chance, put as a question to the dice; what stands twice among the options is twice as likely."""

    what: str
    options: Sequence[Any]


class TimerEnd(StrEnum):
    """How a timer ended."""

    RANG = "rang"
    CUT = "cut"


class Timer(Effect[TimerEnd], frozen=True, gc=False):
    """Time for the table to talk. It can be paused, extended or cut; its end is an answer."""

    name: str
    seconds: int


class Kind(StrEnum):
    """What an answer looks like."""

    ONE = "one"
    SOME = "some"
    BALLOT = "ballot"
    COUNT = "count"
    NUMBER = "number"
    TEXT = "text"


class NotAnOptionError(Exception):
    """An answer that the question does not offer. Nothing has changed; the question stands."""


Raw: TypeAlias = str | int | list[str] | dict[str, int] | dict[str, str] | None
"""An answer as the journal and the wire write it: options by their keys."""


class Ask(Effect[A], frozen=True, gc=False):
    """A closed question to the moderator. Make it with the ``ask_…`` functions, which type the answer."""

    question: str
    kind: Kind
    options: tuple[Option, ...] = ()
    call: str = ""
    to: tuple[Seat, ...] = ()
    """Whose answer it is; nobody named means the moderator's own."""
    told: Mapping[str, object] = NOTHING
    may_pass: bool = False
    least: int = 0
    most: int = 0
    voters: tuple[Seat, ...] = ()
    """Who votes, for counts and ballots; in a count the one who may vote twice stands twice."""
    self_vote: bool = True
    """Whether a voter may vote for his own seat."""

    @property
    def fingerprint(self) -> str:
        """All that makes this question itself, in one line: id, kind, limits, for whom, options."""
        limits = f"{self.least}-{self.most}{'?' if self.may_pass else ''}"
        people = f"{_keys(self.to)}|{_keys(self.options)}|{_keys(self.voters)}"
        return f"{self.question}|{self.kind.value}|{limits}|{people}"


RULINGS: Final = ("kill", "revive", "card", "status", "end")
"""What a moderator can rule."""


class Ruling(Struct, frozen=True):
    """The moderator's last word, given instead of an answer; the question is then asked again.

    ``verb`` is ``kill``, ``revive``, ``card`` (then ``to`` is a card), ``status`` (then ``to`` is a status and
    ``on`` whether it is set) or ``end`` (then ``winners`` says who won).
    """

    verb: str
    seat: Seat | None = None
    to: str = ""
    on: bool = True
    winners: tuple[str, ...] = ()


class Outcome(Struct, frozen=True):
    """How an evening ended: the winning camps, none for nobody, and the reason as an id."""

    winners: tuple[str, ...]
    because: str


class GameOver(Exception):  # noqa: N818 - not an error: how an evening ends
    """Raised where a game's rules say that it is over; caught in one place of its script."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.because)
        self.outcome = outcome


# How questions are made ---------------------------------------------------------------------------------------


def ask_one(
    question: str,
    options: Sequence[O],
    *,
    call: str = "",
    to: tuple[Seat, ...] = (),
    told: Mapping[str, object] = NOTHING,
) -> Ask[O]:
    """One of the options, without a way out."""
    return Ask(question, Kind.ONE, tuple(options), call, to, told)


def ask_or_pass(
    question: str,
    options: Sequence[O],
    *,
    call: str = "",
    to: tuple[Seat, ...] = (),
    told: Mapping[str, object] = NOTHING,
    may_pass: bool = True,
) -> Ask[O | None]:
    """One of the options, or ``None`` for a pass where that is allowed."""
    return Ask(question, Kind.ONE, tuple(options), call, to, told, may_pass)


def ask_yes(
    question: str, *, call: str = "", to: tuple[Seat, ...] = (), told: Mapping[str, object] = NOTHING
) -> Ask[str]:
    """``"yes"`` or ``"no"``."""
    return Ask(question, Kind.ONE, YES_NO, call, to, told)


def ask_some(
    question: str,
    options: Sequence[O],
    least: int,
    most: int,
    *,
    call: str = "",
    to: tuple[Seat, ...] = (),
    told: Mapping[str, object] = NOTHING,
) -> Ask[tuple[O, ...]]:
    """From ``least`` to ``most`` different options, in the order of the options."""
    return Ask(question, Kind.SOME, tuple(options), call, to, told, least == 0, least, most)


def ask_count(
    question: str,
    options: Sequence[O],
    voters: Sequence[Seat],
    *,
    told: Mapping[str, object] = NOTHING,
    self_vote: bool = True,
) -> Ask[dict[O, int]]:
    """Votes for each option, as counted by the moderator: at most one for each of ``voters``."""
    return Ask(question, Kind.COUNT, tuple(options), "", (), told, True, 0, len(voters), tuple(voters), self_vote)


def ask_ballot(
    question: str,
    options: Sequence[O],
    voters: Sequence[Seat],
    *,
    told: Mapping[str, object] = NOTHING,
    self_vote: bool = True,
) -> Ask[dict[Seat, O]]:
    """Who votes for what; whoever is not named abstains."""
    return Ask(question, Kind.BALLOT, tuple(options), "", (), told, True, 0, len(voters), tuple(voters), self_vote)


def ask_assignment(
    question: str,
    options: Sequence[O],
    seats: Sequence[Seat],
    *,
    call: str = "",
    to: tuple[Seat, ...] = (),
    told: Mapping[str, object] = NOTHING,
) -> Ask[dict[Seat, O]]:
    """Give each of the seats one of the options: a ballot in which nobody may be left out."""
    many = len(seats)
    return Ask(question, Kind.BALLOT, tuple(options), call, to, told, False, many, many, tuple(seats))


def ask_amounts(
    question: str,
    options: Sequence[O],
    total: int,
    *,
    call: str = "",
    to: tuple[Seat, ...] = (),
    told: Mapping[str, object] = NOTHING,
) -> Ask[dict[O, int]]:
    """How many of each option: a count that comes to just ``total``."""
    return Ask(question, Kind.COUNT, tuple(options), call, to, told, False, total, total)


def ask_text(
    question: str,
    most: int,
    *,
    call: str = "",
    to: tuple[Seat, ...] = (),
    told: Mapping[str, object] = NOTHING,
) -> Ask[str]:
    """A text of 1 to ``most`` characters in the moderator's own words."""
    return Ask(question, Kind.TEXT, (), call, to, told, False, 1, most)


YES: Final = "yes"
NO: Final = "no"
YES_NO: Final = (YES, NO)
