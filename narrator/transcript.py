"""What happens at the table, as values that front ends show, speak or write: the events of the line protocol.

A :class:`Transcript` listens to a driver and turns effects into happenings with their words. It holds no secret
longer than it takes to hand it on.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field
from typing_extensions import override

from narrator.driver import Listener
from narrator.journal import NO_STAMP, Entry
from narrator.pacing import Pacing
from narrator.script import (
    Ask,
    Effect,
    Kind,
    Option,
    Outcome,
    Pause,
    Phase,
    Revealed,
    Say,
    Seat,
    Secret,
    Timer,
    Whisper,
)
from narrator.words import Words

TAKE: Final = "-take"
"""How the questions end that hand the device to a player, who alone may see what is whispered to him next."""

SEEN: Final = "-seen"
"""How the questions end that are asked while he looks."""


class Happening(Struct, tag_field="type", kw_only=True):
    """Something that happens, ``t`` seconds into the evening; whoever performs it sets ``t``."""

    t: float = 0.0


class Started(Happening, tag="start"):
    game: str
    rules: int
    language: str
    players: list[str]
    options: dict[str, Any]
    resumed: bool | UnsetType = UNSET


class PhaseBegan(Happening, tag="phase"):
    name: str
    number: int


class Said(Happening, tag="say"):
    """Heard by the whole table."""

    line: str
    told: dict[str, Any]
    text: str


class Whispered(Happening, tag="whisper"):
    """Heard by the moderator alone; about or for the seats in ``to``."""

    line: str
    told: dict[str, Any]
    text: str
    to: list[str] | UnsetType = field(default=UNSET, name="for")
    silent: bool | UnsetType = UNSET
    """Shown and not spoken, so it takes no time."""


class Asked(Happening, tag="ask"):
    question: str
    call: str
    kind: Kind
    options: list[str]
    may_pass: bool = field(name="pass")
    text: str
    to: list[str] | UnsetType = field(default=UNSET, name="for")
    told: dict[str, Any] | UnsetType = UNSET
    least: int | UnsetType = field(default=UNSET, name="min")
    most: int | UnsetType = field(default=UNSET, name="max")
    voters: list[str] | UnsetType = UNSET


class TimerSet(Happening, tag="timer"):
    name: str
    seconds: int


class Held(Happening, tag="pause"):
    """The table waits until ``why`` allows the next word. Not written by the line protocol."""

    why: str


class Ended(Happening, tag="end"):
    winners: list[str]
    because: str


AnyHappening: TypeAlias = Started | PhaseBegan | Said | Whispered | Asked | TimerSet | Held | Ended


def plain(fact: object) -> Any:  # noqa: ANN401 - a JSON value
    """Return a told fact as JSON values: seats by name, words by id."""
    if isinstance(fact, (Secret, Revealed)):
        return plain(fact.fact)
    if isinstance(fact, Seat):
        return fact.name
    if isinstance(fact, tuple):
        return [plain(one) for one in fact]
    return fact


def label(option: Option) -> str:
    """Return an option as the wire names it: a player's name or the word itself."""
    return option.name if isinstance(option, Seat) else str(option)


class Transcript(Listener):
    """Collects an evening's happenings; takes part in replays only to keep the pacing as it was."""

    def __init__(self, words: Words, pacing: Pacing) -> None:
        self.words = words
        self.pacing = pacing
        self.fresh: list[AnyHappening] = []
        self.phase: tuple[str, int] = ("", 0)
        self.recalled = NO_STAMP
        """When the last recalled answer came."""
        self.shown: list[Whisper] = []
        """What has been whispered since a player was last asked to take the device in hand."""

    @override
    def hear(self, effect: Effect[Any], *, is_fresh: bool) -> None:
        if isinstance(effect, Phase):
            self.phase = (effect.name, effect.number)
        elif isinstance(effect, Whisper):
            self.shown.append(effect)
        if is_fresh:
            self.fresh.append(self._happening(effect))
        elif isinstance(effect, Pause):
            self.pacing.held(effect.why)

    @override
    def recall(self, question: Ask[Any] | Timer, entry: Entry) -> None:
        self.recalled = entry.stamp
        if isinstance(question, Ask):
            self._hand_over(question)
            self.pacing.answered(question.call, entry.stamp.after)

    def asked(self, question: Ask[Any] | Timer) -> Asked | TimerSet:
        """Return a question or a timer as it happens."""
        if isinstance(question, Timer):
            return TimerSet(name=question.name, seconds=question.seconds)
        self._hand_over(question)
        has_limits = question.kind is not Kind.ONE
        return Asked(
            question=question.question,
            call=question.call,
            kind=question.kind,
            options=[label(option) for option in question.options],
            may_pass=question.may_pass,
            text=self.words.question(question),
            to=[seat.name for seat in question.to] or UNSET,
            told={name: plain(fact) for name, fact in question.told.items()} or UNSET,
            least=question.least if has_limits else UNSET,
            most=question.most if has_limits else UNSET,
            voters=[seat.name for seat in dict.fromkeys(question.voters)] or UNSET,
        )

    def _hand_over(self, question: Ask[Any]) -> None:
        if question.question.endswith(TAKE):
            self.shown.clear()

    def ended(self, outcome: Outcome) -> Ended:
        return Ended(winners=list(outcome.winners) or ["nobody"], because=outcome.because)

    def _happening(self, effect: Effect[Any]) -> AnyHappening:
        if isinstance(effect, Say):
            told = {name: plain(fact) for name, fact in effect.told.items()}
            return Said(line=effect.line, told=told, text=self.words.public(effect))
        if isinstance(effect, Whisper):
            told = {name: plain(fact) for name, fact in effect.told.items()}
            to = [seat.name for seat in effect.to] or UNSET
            silent = effect.is_silent or UNSET
            return Whispered(line=effect.line, told=told, text=self.words.private(effect), to=to, silent=silent)
        if isinstance(effect, Phase):
            return PhaseBegan(name=effect.name, number=effect.number)
        if isinstance(effect, Pause):
            return Held(why=effect.why)
        raise TypeError(f"nothing can be heard of a {type(effect).__name__}")
