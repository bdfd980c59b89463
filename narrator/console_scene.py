"""What a spectator of the stage may see: the stage's state turned into a :class:`Scene`, and what stays off it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from narrator.console_view import Mark, Prompt, Scene
from narrator.script import Ask, Kind, Seat, Secret
from narrator.session import HISTORY, UNDO_SPOKEN
from narrator.stage import Stage, Utterance
from narrator.telling import told_back
from narrator.transcript import Said, Whispered

TOLD_PHASES: Final = ("verdict", "tale")
DUSK: Final = "dusk"
NIGHT: Final = "night"
OPEN_PHASES: Final = ("dawn", "day")
DEALING: Final = "deal-"
"""How the questions and whispers begin that show one player a card."""

SHOWN: Final = "deal-seen"


class Spectator:
    """Looks at one stage. Not for two threads at once."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._words = stage.session.words
        self._living = 0
        self._answered = ("", ("", 0))
        self._whispers_before: list[int] = []
        self._withdrawn: set[int] = set()

    # What it is told of ----------------------------------------------------------------------------------------

    def look(self) -> None:
        """Count the living as the table knows them: never while a death of the night is still untold."""
        is_open = bool(self._stage.asked or self._stage.timer)
        is_told = self._stage.phase[0] == DUSK or (is_open and self._stage.phase[0] in OPEN_PHASES)
        if is_told or (is_open and not self._living):
            self._living = len(self._stage.session.table.living)

    def answered(self, label: str) -> None:
        """Note an answer, so that what it leads to can be withdrawn again."""
        self._answered = (label if self._stage.phase[0] == NIGHT else "", self._stage.phase)
        self._whispers_before.append(len(self._stage.whispers))

    def confirmed(self, *, is_undone: bool) -> None:
        """Note that an undo was carried out, or called off."""
        self._answered = ("", self._stage.phase)
        if is_undone and self._whispers_before:
            before = self._whispers_before.pop()
            self._withdrawn |= {id(spoken.words) for spoken in list(self._stage.whispers)[before:]}

    # What may be seen ------------------------------------------------------------------------------------------

    @property
    def is_dealing(self) -> bool:
        """Whether the device goes from hand to hand, so that nothing may be seen but one player's card."""
        session = self._stage.session
        is_given = bool(session.record.header.table.players[0].card)
        is_device = session.table.options_in_force().get("deal") == "device"
        return is_device and not is_given and self._stage.phase[0] in ("", "deal")

    @property
    def may_undo(self) -> bool:
        """Whether the last answer can be taken back without showing a player the card of another."""
        question = self._stage.question
        return not self.is_dealing or (question is not None and question.question == SHOWN)

    def is_public(self, question: Ask[Any] | None) -> bool:
        """Whether everybody may see a question, or that there is none: by day, if only players are to choose from."""
        if question is UNDO_SPOKEN:
            return True
        if self._stage.phase[0] not in OPEN_PHASES:
            return False
        return question is None or (
            question.kind is not Kind.TEXT and all(isinstance(option, Seat) for option in question.options)
        )

    def scene(
        self,
        prompt: Prompt | None,
        *,
        is_hidden: bool,
        notice: str,
        is_reading: bool,
        scrolled: int,
        is_helping: bool,
    ) -> Scene:
        shows_secrets = not is_hidden and not self.is_dealing
        answered, when = self._answered
        whispers = [spoken.words.text for spoken in self._whispers()] if shows_secrets else []
        return Scene(
            phase=self._phase(),
            living=self._count(),
            timer=self._timer(),
            clock=self._time(int(self._stage.now())),
            is_paused=self._stage.is_paused,
            is_hidden=is_hidden,
            is_told=self._stage.phase[0] in TOLD_PHASES,
            captions=[spoken.words.text for spoken in list(self._stage.captions)[-20:]],
            whispers=whispers,
            fresh=self._fresh() if whispers else 0,
            ledger=self._ledger() if shows_secrets else [],
            prompt=prompt,
            is_waiting=shows_secrets and prompt is None and self._stage.phase[0] == NIGHT,
            answered=answered if shows_secrets and when == self._stage.phase else "",
            card="" if is_hidden else self._card(),
            notice=notice,
            reading=self._told_back() if is_reading else [],
            scrolled=scrolled,
            is_helping=is_helping,
        )

    def _phase(self) -> str:
        name, number = self._stage.phase
        return self._words.text(f"ui-{name}", number=number) if name else ""

    def _count(self) -> str:
        seats = len(self._stage.session.table.seats)
        return f"{self._words.text('ui-living')} {self._living}/{seats}" if self._living else ""

    def _timer(self) -> str:
        return self._time(ceil(self._stage.seconds_left())) if self._stage.timer else ""

    def _time(self, seconds: int) -> str:
        return self._words.text("ui-timer", minutes=seconds // 60, seconds=seconds % 60)

    def _whispers(self) -> Sequence[Utterance]:
        """Return the last whispers, without those of the deal and those that an undo took back."""
        standing = [
            spoken
            for spoken in list(self._stage.whispers)
            if not spoken.words.line.startswith(DEALING) and id(spoken.words) not in self._withdrawn
        ]
        return standing[-HISTORY:]

    def _fresh(self) -> int:
        """Count the whispers since the table last heard something."""
        heard = list(self._stage.session.history)
        last = max((n for n, words in enumerate(heard) if isinstance(words, Said)), default=-1)
        since = {id(words) for words in heard[last + 1 :]}
        return sum(id(spoken.words) in since for spoken in self._whispers())

    def _ledger(self) -> Sequence[Mark]:
        table = self._stage.session.table
        return [
            Mark(f"{seat.key} {seat.name}", self._named(secret), table.is_alive(seat))
            for seat, secret in table.ledger().items()
        ]

    def _named(self, secret: Secret[tuple[str, ...]]) -> str:
        card, *marks = secret.fact
        return ", ".join([self._words.word(card) if card else "?", *(self._words.word(mark) for mark in marks)])

    def _card(self) -> str:
        """Return a player's name and card, while just this player looks at it."""
        question = self._stage.question
        whispers = list(self._stage.whispers)
        if question is None or question.question != SHOWN or not whispers:
            return ""
        shown = whispers[-1].words
        if not isinstance(shown, Whispered) or shown.told.get("player") != question.to[0].name:
            return ""
        return f"{question.to[0].name}\n{self._words.word(str(shown.told.get('card', '')))}"

    def _told_back(self) -> Sequence[Said]:
        return told_back(self._stage)
