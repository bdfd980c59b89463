"""A session: one evening between its journal and whoever performs it.

It answers, undoes, repeats, rules and resumes. Repeat, pause and volume never reach the game's script; undo is a
replay; a ruling is an answer. A session does not wait and makes no sound: it hands out happenings.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from narrator import VERSION
from narrator.answers import read_answer
from narrator.driver import Dice, Driver, ReplayError
from narrator.games import sit_down
from narrator.journal import NO_STAMP, Entry, Header, Journal, Record, Stamp
from narrator.pacing import Pacing
from narrator.script import (
    RULINGS,
    YES,
    Ask,
    NotAnOptionError,
    Outcome,
    Raw,
    Ruling,
    Say,
    Timer,
    Whisper,
    ask_yes,
)
from narrator.table import Table, TableFile
from narrator.transcript import SEEN, AnyHappening, Held, Said, Started, Transcript, Whispered
from narrator.words import Words

HISTORY = 9
"""How many utterances can be repeated."""

UNDO_SPOKEN = ask_yes("undo-spoken")


class Session:
    """One evening. Everything it says goes into what :meth:`take` returns.

    Raises :class:`narrator.driver.ReplayError` if the journal no longer fits the rules, and then :meth:`begin_at`
    can go on from the last entry that does.
    """

    def __init__(self, record: Record, *, speed: float = 1.0) -> None:
        header = record.header
        self.record = record
        self.words = Words(header.game, header.language)
        self.history: deque[Said | Whispered] = deque(maxlen=HISTORY)
        self._speed = speed
        self._happenings: list[AnyHappening] = []
        self._is_confirming_undo = False
        entries = record.entries()
        self._build(entries)
        self._happenings.append(self._started(is_resumed=bool(entries)))
        self._collect()

    @classmethod
    def begin(cls, journal: Journal, file: TableFile, language: str, seed: int, *, speed: float = 1.0) -> Session:
        """Begin a new evening. Raises ``TableError`` or ``WordsError`` before anything is written."""
        table = sit_down(file)
        Words(file.game, language)
        header = Header(
            game=file.game,
            rules=table.rules,
            table=file,
            options=table.options_in_force(),
            language=language,
            seed=seed,
            version=VERSION,
        )
        return cls(journal.begin(header), speed=speed)

    @staticmethod
    def begin_at(record: Record, keep: int) -> None:
        """Put only the first ``keep`` entries of an evening in force: where a changed rule broke its replay."""
        record.entries()
        record.append(Entry("undo", "the rules changed", str(keep), Stamp(record.clock)))
        record.commit()

    # What there is to perform ----------------------------------------------------------------------------------

    @property
    def question(self) -> Ask[Any] | Timer | None:
        """What waits for an answer: a question, a running timer, or nothing once the evening is over."""
        return UNDO_SPOKEN if self._is_confirming_undo else self._driver.question

    @property
    def outcome(self) -> Outcome | None:
        return self._driver.outcome

    @property
    def stamp(self) -> Stamp:
        """Where the evening's clock stood at the last recorded answer, to go on from."""
        return msgspec.structs.replace(self._transcript.recalled, t=self.record.clock)

    @property
    def pacing(self) -> Pacing:
        return self._transcript.pacing

    @property
    def phase(self) -> tuple[str, int]:
        return self._transcript.phase

    @property
    def card(self) -> list[Whisper]:
        """Return what just one player may see, at the question that is asked while he looks; else nothing."""
        question = self.question
        if not (isinstance(question, Ask) and question.question.endswith(SEEN)):
            return []
        return [whisper for whisper in self._transcript.shown if whisper.to == question.to]

    def take(self) -> list[AnyHappening]:
        """Return what has happened since the last call, in order; the question comes last."""
        taken, self._happenings = self._happenings, []
        return taken

    # What the moderator does -----------------------------------------------------------------------------------

    def answer(self, raw: Raw, stamp: Stamp = NO_STAMP) -> None:
        """Answer the question. Raises :class:`NotAnOptionError` and changes nothing if it is not offered."""
        if self._is_confirming_undo:
            is_sure = read_answer(UNDO_SPOKEN, raw) == YES
            self._is_confirming_undo = False
            if is_sure:
                self._go_back(stamp.t, is_spoken=True)
            else:
                self.ask_again()
            return
        asked = self._driver.question
        self._driver.answer(raw, stamp)
        self._has_spoken = False
        self._note(stamp.t)
        if isinstance(asked, Ask):
            self.pacing.answered(asked.call, stamp.after)
        self._collect()

    def rule(self, ruling: Ruling, stamp: Stamp = NO_STAMP) -> None:
        """Carry out the moderator's last word and ask again."""
        if self._is_confirming_undo:
            raise NotAnOptionError("first say whether to undo")
        check_ruling(self.table, ruling)
        self._driver.rule(ruling, stamp)
        self._has_spoken = False
        self._note(stamp.t)
        self._collect()

    def heard(self, happening: AnyHappening) -> None:
        """Note that something was really performed: only that can be repeated, and undoing past it is told."""
        if isinstance(happening, (Said, Whispered)):
            self.history.append(happening)
            self._has_spoken = self._has_spoken or isinstance(happening, Said)

    def undo(self, *, t: float = 0.0) -> None:
        """Take the last answer back. Past something said aloud it asks first, as the question ``undo-spoken``."""
        if self._is_confirming_undo:
            raise NotAnOptionError("first say whether to undo")
        if _last_answer(self.record.entries()) is None:
            raise NotAnOptionError("there is nothing to undo yet")
        if self._has_spoken:
            self._is_confirming_undo = True
            self.ask_again()
        else:
            self._go_back(t, is_spoken=False)

    def repeat(self) -> None:
        """Say or whisper the last utterance again, then ask again."""
        if self.history:
            self._happenings.append(self.history[-1])
        self.ask_again()

    def finish(self) -> None:
        """Close an evening that is over and performed, so that it is not offered again."""
        if outcome := self.outcome:
            self.record.finish(json.dumps({"winners": outcome.winners, "because": outcome.because}))

    # How it is done --------------------------------------------------------------------------------------------

    def _build(self, entries: list[Entry]) -> None:
        header = self.record.header
        self.table: Table = sit_down(header.table)
        if header.rules != self.table.rules and entries:
            asked = f"the rules numbered {self.table.rules}, not {header.rules}"
            raise ReplayError(0, entries[0], asked)
        self._transcript = Transcript(self.words, Pacing(header.seed, self._speed))
        self._driver = Driver(self.table, self._transcript, Dice(header.seed), self.record, entries)
        self._has_spoken = False

    def _started(self, *, is_resumed: bool) -> Started:
        return Started(
            game=self.table.game,
            rules=self.table.rules,
            language=self.words.language,
            players=[seat.name for seat in self.table.seats],
            options=self.table.options_in_force(),
            **({"resumed": True} if is_resumed else {}),
        )

    def _collect(self) -> None:
        """Move what the script has said since the last answer to the happenings, and ask."""
        self._happenings.extend(self._transcript.fresh)
        self._transcript.fresh.clear()
        self.ask_again()

    def ask_again(self) -> None:
        """Hand out the question that waits once more; or the end, if there is none."""
        if self.question:
            self._happenings.append(self._transcript.asked(self.question))
        elif self.outcome:
            self._happenings.append(self._transcript.ended(self.outcome))

    def _note(self, t: float) -> None:
        self.record.clock = max(self.record.clock, t)

    def _go_back(self, t: float, *, is_spoken: bool) -> None:
        """Take the last answer back for good, say so if the table heard what followed, and ask its question again."""
        entries = self.record.entries()
        keep = _last_answer(entries)
        if keep is None:
            return
        self.record.finish(None)
        self.record.append(Entry("undo", "the moderator", str(keep), Stamp(t)))
        self.record.commit()
        self._note(t)
        self._build(entries[:keep])
        if is_spoken:
            self._happenings.append(self._back_again())
        else:  # the table has heard nothing: the words that led to this question are not said again
            self._has_spoken = any(isinstance(one, Said) for one in self._transcript.fresh)
            for one in self._transcript.fresh:
                if isinstance(one, Held):
                    self.pacing.held(one.why)
            self._transcript.fresh.clear()
        self._collect()

    def _back_again(self) -> Said:
        return Said(line="table-goes-back", told={}, text=self.words.public(Say("table-goes-back")))


def _last_answer(entries: Sequence[Entry]) -> int | None:
    """Return which entry an undo takes back: the last answer or ruling, and with it all that followed."""
    return next((n for n in reversed(range(len(entries))) if entries[n].kind in ("ask", "ruling")), None)


def check_ruling(table: Table, ruling: Ruling) -> None:
    """Raise :class:`NotAnOptionError` for a ruling that this game cannot carry out."""
    if ruling.verb not in RULINGS:
        raise NotAnOptionError(f"a ruling is one of {', '.join(RULINGS)}, not {ruling.verb!r}")
    if ruling.verb == "end":
        if unknown := [winner for winner in ruling.winners if winner not in table.camps]:
            raise NotAnOptionError(f"there is no camp {unknown[0]!r}; there are {', '.join(table.camps)}")
        return
    if ruling.seat is None:
        raise NotAnOptionError(f"the ruling {ruling.verb} needs a player")
    if not table.is_seated:
        raise NotAnOptionError("there is nobody to rule on before the roles are known")
    if ruling.verb == "card" and ruling.to not in table.cards:
        raise NotAnOptionError(f"there is no card {ruling.to!r}; there are {', '.join(table.cards)}")
    if ruling.verb == "status" and ruling.to not in table.statuses:
        raise NotAnOptionError(f"there is no status {ruling.to!r}; there are {', '.join(table.statuses)}")
    is_alive = table.is_alive(ruling.seat)
    if ruling.verb == "kill" and not is_alive:
        raise NotAnOptionError(f"{ruling.seat.name} is dead already")
    if ruling.verb == "revive" and is_alive:
        raise NotAnOptionError(f"{ruling.seat.name} is alive")
