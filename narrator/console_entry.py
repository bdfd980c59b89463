"""Entering an answer with a dial: turn, confirm, take back. Knows no screen and no keys.

An :class:`Entry` holds the choices of one question in the order in which the dial moves, and where it stands.
:meth:`Entry.confirm` returns the finished answer in its written form, or nothing while it is not finished.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from typing_extensions import override

from narrator.answers import most_votes
from narrator.script import Ask, Kind, Option, Raw, Seat, key_of
from narrator.words import Words

VOTE: Final = "●"


class RefusedError(Exception):
    """What was entered cannot be: one sentence in the table's language."""


class Given(Struct, frozen=True):
    """A finished answer in its written form."""

    raw: Raw


class Choice(Struct, frozen=True):
    """One place of the dial: its name, what is marked on it, and the mark as it is heard."""

    label: str
    number: int = 0
    """What digits jump to: a player's number at the table, else the place in the list; 0 for "pass" and "confirm"."""
    mark: str = ""
    heard: str = ""


class Entry(ABC):
    """What the moderator is entering."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.cursor = 0

    @property
    @abstractmethod
    def choices(self) -> Sequence[Choice]: ...

    @property
    def note(self) -> str:
        """Return what stands beside the question: a tally, a voter."""
        return ""

    def turn(self, steps: int) -> None:
        if self.choices:
            self.cursor = (self.cursor + steps) % len(self.choices)

    def jump(self, number: int) -> bool:
        """Go to the choice of this number; false if there is none."""
        for place, choice in enumerate(self.choices):
            if choice.number == number:
                self.cursor = place
                return True
        return False

    @abstractmethod
    def confirm(self) -> Given | None:
        """Take what the dial stands on. Raises :class:`RefusedError`."""

    def take_back(self) -> bool:
        """Take the last step of an unfinished answer back; false if there is none."""
        return False

    def aloud(self) -> str:
        """Return the choice under the cursor as it is whispered while the dial turns."""
        here = self.choices[self.cursor]
        place = self.words.text("ui-position", number=self.cursor + 1, all=len(self.choices))
        return f"{', '.join(part for part in (here.label, here.heard) if part)}. {place}."


def numbered(
    options: Sequence[Option], words: Words, marks: Mapping[str, tuple[str, str]] | None = None
) -> list[Choice]:
    """Return options as choices, with what is marked on each by its key."""
    unmarked = ("", "")
    return [
        Choice(
            words.option(option),
            int(option.key) if isinstance(option, Seat) else place,
            *(marks or {}).get(key_of(option), unmarked),
        )
        for place, option in enumerate(options, start=1)
    ]


class OneEntry(Entry):
    """One of the options; a pass stands last."""

    def __init__(self, ask: Ask[Any], words: Words) -> None:
        super().__init__(words)
        self._keys: list[Raw] = [key_of(option) for option in ask.options]
        self._choices = numbered(ask.options, words)
        if ask.may_pass:
            self._keys.append(None)
            self._choices.append(Choice(words.text("ui-pass")))

    @property
    @override
    def choices(self) -> Sequence[Choice]:
        return self._choices

    @override
    def confirm(self) -> Given | None:
        return Given(self._keys[self.cursor])


class NumberEntry(OneEntry):
    """A whole number."""

    def __init__(self, ask: Ask[Any], words: Words) -> None:
        Entry.__init__(self, words)
        numbers = range(ask.least, ask.most + 1)
        self._keys = list(numbers)
        self._choices = [Choice(str(number), number) for number in numbers]


class SomeEntry(Entry):
    """Several options: each is marked or not; "confirm" stands last."""

    def __init__(self, ask: Ask[Any], words: Words) -> None:
        super().__init__(words)
        self._ask = ask
        self._marked: list[Option] = []

    @property
    @override
    def choices(self) -> Sequence[Choice]:
        chosen = ("[×]", self.words.text("ui-chosen"))
        marks = {key_of(one): chosen if one in self._marked else ("[ ]", "") for one in self._ask.options}
        options = numbered(self._ask.options, self.words, marks)
        return [*options, Choice(self.words.text("ui-confirm"))]

    @property
    @override
    def note(self) -> str:
        most = min(self._ask.most, len(self._ask.options))
        wanted = str(most) if self._ask.least == self._ask.most else f"{self._ask.least}–{most}"
        return f"{self.words.text('ui-chosen')} {len(self._marked)} / {wanted}"

    @override
    def confirm(self) -> Given | None:
        if self.cursor == len(self._ask.options):
            if (missing := self._ask.least - len(self._marked)) > 0:
                raise RefusedError(self.words.text("ui-too-few", number=missing))
            return Given([key_of(option) for option in self._ask.options if option in self._marked])
        self._toggle(self._ask.options[self.cursor])
        return None

    @override
    def take_back(self) -> bool:
        if not self._marked:
            return False
        self.cursor = self._ask.options.index(self._marked.pop())
        return True

    def _toggle(self, option: Option) -> None:
        if option in self._marked:
            self._marked.remove(option)
            return
        if len(self._marked) >= self._ask.most:
            raise RefusedError(self.words.text("ui-too-many", most=self._ask.most))
        self._marked.append(option)
        if len(self._marked) == min(self._ask.most, len(self._ask.options)):
            self.cursor = len(self._ask.options)


class CountEntry(Entry):
    """Votes, counted as the moderator sees the fingers: one Enter, one vote; "confirm" stands last.

    Or amounts that must come to a total: one Enter, one more of the option.
    """

    def __init__(self, ask: Ask[Any], words: Words) -> None:
        super().__init__(words)
        self._ask = ask
        self._votes: list[Option] = []

    @property
    def tally(self) -> Mapping[Option, int]:
        counted = Counter(self._votes)
        return {option: counted[option] for option in self._ask.options}

    @property
    @override
    def choices(self) -> Sequence[Choice]:
        marks = {key_of(one): (f"{VOTE * votes} {votes}", str(votes)) for one, votes in self.tally.items() if votes}
        options = numbered(self._ask.options, self.words, marks)
        return [*options, Choice(self.words.text("ui-confirm"))]

    @property
    @override
    def note(self) -> str:
        if self._ask.least:
            return f"{self.words.text('ui-chosen')} {len(self._votes)} / {self._ask.most}"
        return self.words.text("ui-votes", given=len(self._votes), most=self._ask.most)

    @override
    def confirm(self) -> Given | None:
        if self.cursor == len(self._ask.options):
            if (missing := self._ask.least - len(self._votes)) > 0:
                raise RefusedError(self.words.text("ui-too-few", number=missing))
            return Given({key_of(option): votes for option, votes in self.tally.items() if votes})
        option = self._ask.options[self.cursor]
        if len(self._votes) >= self._ask.most:
            line = "ui-all-chosen" if self._ask.least else "ui-no-votes-left"
            raise RefusedError(self.words.text(line, most=self._ask.most))
        if self._votes.count(option) >= most_votes(self._ask, option):
            raise RefusedError(self.words.text("ui-no-more-votes", players=self.words.option(option)))
        self._votes.append(option)
        if len(self._votes) == self._ask.least:
            self.cursor = len(self._ask.options)
        return None

    @override
    def take_back(self) -> bool:
        if not self._votes:
            return False
        self.cursor = self._ask.options.index(self._votes.pop())
        return True


class BallotEntry(Entry):
    """A ballot, voter after voter; once all have voted, "confirm" alone is left.

    In an assignment nobody may be left out, and each option shows to whom it was given.
    """

    def __init__(self, ask: Ask[Any], words: Words) -> None:
        super().__init__(words)
        self._ask = ask
        self._voters: tuple[Seat, ...] = tuple(dict.fromkeys(ask.voters))
        self._leaves_nobody_out = ask.least >= len(self._voters)
        self._cast: list[Option | None] = []

    @property
    @override
    def choices(self) -> Sequence[Choice]:
        if self._voter is None:
            return [Choice(self.words.text("ui-confirm"))]
        options = numbered(self._open(), self.words, self._marks())
        return options if self._leaves_nobody_out else [*options, Choice(self.words.text("ui-abstains"))]

    @property
    @override
    def note(self) -> str:
        if self._voter is None:
            given, most = len(self._given()), len(self._voters)
            if self._leaves_nobody_out:
                return f"{self.words.text('ui-chosen')} {given} / {most}"
            return self.words.text("ui-votes", given=given, most=most)
        place = self.words.text("ui-position", number=len(self._cast) + 1, all=len(self._voters))
        named = self._voter.name if self._leaves_nobody_out else f"{self.words.text('ui-voter')} {self._voter.name}"
        return f"{named} ({place})"

    @override
    def confirm(self) -> Given | None:
        if self._voter is None:
            return Given({voter.key: key_of(choice) for voter, choice in self._given().items()})
        options = self._open()
        self._cast.append(options[self.cursor] if self.cursor < len(options) else None)
        self.cursor = self._next() if self._leaves_nobody_out and self._voter is not None else 0
        return None

    @override
    def take_back(self) -> bool:
        if not self._cast:
            return False
        last, options = self._cast.pop(), self._open()
        self.cursor = len(options) if last is None else options.index(last)
        return True

    @override
    def aloud(self) -> str:
        return f"{self._voter.name}. {super().aloud()}" if self._voter else super().aloud()

    @property
    def _voter(self) -> Seat | None:
        return self._voters[len(self._cast)] if len(self._cast) < len(self._voters) else None

    def _open(self) -> list[Option]:
        """Return whom the voter may vote for."""
        return [one for one in self._ask.options if self._ask.self_vote or one is not self._voter]

    def _next(self) -> int:
        """Return the first option from the cursor on that nobody has been given yet; if there is none, the cursor."""
        options, many = self._open(), len(self._open())
        places = ((self.cursor + step) % many for step in range(many))
        return next((place for place in places if options[place] not in self._cast), self.cursor)

    def _marks(self) -> Mapping[str, tuple[str, str]]:
        """Return what is marked on each option: a sign for every vote, or the names of those who were given it."""
        if not self._leaves_nobody_out:
            tally = Counter(self._cast)
            return {key_of(one): (VOTE * votes, "") for one, votes in tally.items() if one is not None}
        named: dict[str, list[str]] = {}
        for voter, choice in self._given().items():
            named.setdefault(key_of(choice), []).append(voter.name)
        return {key: (", ".join(names), ", ".join(names)) for key, names in named.items()}

    def _given(self) -> dict[Seat, Option]:
        return {voter: choice for voter, choice in zip(self._voters, self._cast, strict=False) if choice is not None}


class TextEntry(Entry):
    """A text, typed."""

    def __init__(self, ask: Ask[Any], words: Words) -> None:
        super().__init__(words)
        self._ask = ask
        self.typed = ""

    @property
    @override
    def choices(self) -> Sequence[Choice]:
        return [Choice(self.typed + "_")]

    @property
    @override
    def note(self) -> str:
        return f"{len(self.typed)} / {self._ask.most}"

    def type(self, letter: str) -> None:
        """Add a letter. Raises :class:`RefusedError` if there is no room for one more."""
        if not letter.isprintable():
            return
        if len(self.typed) >= self._ask.most:
            raise RefusedError(self.words.text("ui-all-chosen", most=self._ask.most))
        self.typed += letter

    @override
    def confirm(self) -> Given | None:
        if len(self.typed.strip()) < self._ask.least:
            raise RefusedError(self.words.text("ui-no-text"))
        return Given(self.typed)

    @override
    def take_back(self) -> bool:
        had, self.typed = bool(self.typed), self.typed[:-1]
        return had


_ENTRIES: Final[Mapping[Kind, type[OneEntry | SomeEntry | CountEntry | BallotEntry | TextEntry]]] = {
    Kind.ONE: OneEntry,
    Kind.SOME: SomeEntry,
    Kind.COUNT: CountEntry,
    Kind.BALLOT: BallotEntry,
    Kind.NUMBER: NumberEntry,
    Kind.TEXT: TextEntry,
}


def entry_for(ask: Ask[Any], words: Words) -> Entry:
    """Return the way to answer a question."""
    return _ENTRIES[ask.kind](ask, words)
