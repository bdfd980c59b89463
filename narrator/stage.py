"""The stage: performs a session in real time, with a mouth, for whoever looks on.

One thread speaks, waits and runs the timers; any other thread may answer, undo, pause, repeat and rule. Words are
spoken one after another, whatever the channel; a question is open only once everything before it has been said.
"""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from narrator.driver import ReplayError
from narrator.journal import JournalError, Stamp
from narrator.pacing import hold_until
from narrator.script import Ask, NotAnOptionError, PrivateWords, PublicWords, Raw, Ruling, Say, TimerEnd
from narrator.session import UNDO_SPOKEN, Session
from narrator.transcript import SEEN, AnyHappening, Asked, Ended, Held, PhaseBegan, Said, TimerSet, Whispered
from narrator.words import WordsError
from voices import Mouth, Playing

TICK: Final = 0.25
"""How often, in seconds, onlookers are told that a timer runs."""

SLACK: Final = 5.0
"""Seconds by which a mouth may be late with the end of an utterance before the evening goes on without it."""

CAPTIONS: Final = 4000
"""How many utterances are kept: those of a long evening at a large table, told back in full."""


class Utterance(Struct, frozen=True):
    """Words that were performed. ``seconds`` is their length; ``is_heard`` is false where they made no sound."""

    words: Said | Whispered
    seconds: float
    is_heard: bool
    card: str = ""
    """For a whisper that a player looks at alone: the question that is asked meanwhile, such as ``deal-seen``."""


class RunningTimer(Struct):
    """A timer on the stage's clock."""

    name: str
    ends: float


class Stage:
    """Performs one evening. Start it with :meth:`start`; ``on_change`` is called from its thread when the view changes.

    With ``is_fast`` nothing is waited for: words are not waited out, pauses and timers take no time.
    """

    def __init__(
        self, session: Session, mouth: Mouth, *, is_fast: bool = False, on_change: Callable[[], None] = lambda: None
    ) -> None:
        self.session = session
        self.mouth = mouth
        self.captions: deque[Utterance] = deque(maxlen=CAPTIONS)
        self.whispers: deque[Utterance] = deque(maxlen=CAPTIONS)
        self.fresh: list[Utterance] = []
        """The whispers since the table last heard something."""
        self.asked: Asked | None = None
        self.timer: RunningTimer | None = None
        self.ended: Ended | None = None
        self.failure = ""
        """One sentence if the evening had to stop; it is kept."""
        self.is_paused = False
        self._is_fast = is_fast
        self._on_change = on_change
        self._changed = threading.Condition(threading.RLock())
        self._queue: deque[AnyHappening] = deque(session.take())
        self.phase: tuple[str, int] = ("", 0)
        """The phase that has begun on the stage; the session may be further on."""
        self._follow_phase()
        self._kept: deque[AnyHappening] | None = None
        self._kept_timer: tuple[str, float] | None = None
        self._holding: tuple[Held, float] | None = None
        self._playing: Playing | None = None
        self._whispering: Playing | None = None
        self._is_closed = False
        self._is_urgent = False
        stamp = session.stamp
        self._clock = stamp.t
        self._ticked = time.monotonic()
        self._said = stamp.said
        self._whispered = stamp.t  # a whisper that a power cut ended is over
        self._shown = stamp.t
        """When the last whisper has been heard, or read where it makes no sound."""
        self._opened = stamp.t
        self._thread = threading.Thread(target=self._run, name="stage", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Stop performing; the journal keeps the evening."""
        with self._changed:
            self._is_closed = True
            self.mouth.hush()
            self._changed.notify_all()
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    @property
    def question(self) -> Ask[Any] | None:
        """The question that is open now, with its real options."""
        question = self.session.question
        return question if self.asked and isinstance(question, Ask) else None

    def now(self) -> float:
        """Return the evening's clock in seconds. It stands still while the evening is paused."""
        with self._changed:
            ticked, self._ticked = self._ticked, time.monotonic()
            if not self.is_paused:
                self._clock += self._ticked - ticked
            return self._clock

    def _stamp(self) -> Stamp:
        """Return the stamp of an answer to what was opened last."""
        now = self.now()
        return Stamp(now, now - self._opened, self._said, self._whispered)

    # What the moderator does -----------------------------------------------------------------------------------

    def answer(self, raw: Raw) -> None:
        """Answer the open question. Raises :class:`NotAnOptionError` and changes nothing if it cannot be."""
        with self._changed:
            if not self.asked:
                raise NotAnOptionError("nothing is asked yet")
            is_about_undo = self.session.question is UNDO_SPOKEN
            self.session.answer(raw, self._stamp())
            self.asked = None
            self._follow(is_about_undo=is_about_undo, is_refused=raw == "no")

    def _follow(self, *, is_about_undo: bool, is_refused: bool) -> None:
        """Queue what an answer led to. An undo that was called off goes on where it was."""
        fresh = self.session.take()
        if is_about_undo:
            if is_refused and self._kept_timer:
                name, left = self._kept_timer
                self.timer = RunningTimer(name, self.now() + left)
                fresh = []
            self._queue.clear()
            if is_refused and self._kept:
                fresh = list(self._kept)
            self._kept = self._kept_timer = None
        self._queue.extend(fresh)
        if is_about_undo and not is_refused:
            self._follow_phase()
        self._changed.notify_all()

    def _follow_phase(self) -> None:
        """Go to the phase of what comes next, unless it begins with a phase of its own."""
        if not any(isinstance(happening, PhaseBegan) for happening in self._queue):
            self.phase = self.session.phase

    def undo(self) -> None:
        """Take the last answer back; what was about to be said because of it is not said."""
        with self._changed:
            self.session.undo(t=self.now())
            if self.session.question is UNDO_SPOKEN:
                self._kept = self._queue.copy()
                self._kept_timer = (self.timer.name, self.seconds_left()) if self.timer else None
            self.asked = self.timer = None
            self._restart(self.session.take())
            if self.session.question is not UNDO_SPOKEN:
                self._follow_phase()

    def rule(self, ruling: Ruling) -> None:
        """Carry out a ruling at the open question."""
        with self._changed:
            if not self.asked:
                raise NotAnOptionError("a ruling is made at a question")
            self.session.rule(ruling, self._stamp())
            self.asked = None
            self._queue.extend(self.session.take())
            self._changed.notify_all()

    def repeat(self) -> None:
        """Say or whisper the last utterance again, then whisper the question. It stays open."""
        with self._changed:
            if self.session.history and not self._queue:
                self._queue.append(self.session.history[-1])
                if self.asked:
                    self._queue.append(self.asked)
                self._changed.notify_all()

    def murmur(self, text: str) -> None:
        """Whisper where the dial stands, in place of what is being whispered; never while the table is spoken to."""
        with self._changed:
            if self.mouth.earpiece and not (self._queue or self._playing):
                self.mouth.hush(public=False)
                self._whisper_words(text)

    def pause(self) -> None:
        """Hold everything, or let it go on; what was being said is said again."""
        with self._changed:
            self.now()
            self.is_paused = not self.is_paused
            if self.is_paused and self._playing:
                self._playing.stop()
            self._changed.notify_all()
        self._on_change()

    def lengthen(self, seconds: float) -> None:
        """Give a running timer more time, or less."""
        with self._changed:
            if self.timer:
                self.timer.ends = max(self.now(), self.timer.ends + seconds)
                self._changed.notify_all()

    def cut(self) -> None:
        """End a running timer now."""
        with self._changed:
            if self.timer:
                self._end_timer(TimerEnd.CUT)

    def seconds_left(self) -> float:
        """Return what a running timer still has."""
        timer = self.timer
        return max(0.0, timer.ends - self.now()) if timer else 0.0

    # The thread that performs ----------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            while (happening := self._next()) is not None:
                self._perform(happening)
                self._on_change()
        except (JournalError, ReplayError, WordsError) as error:
            self.failure = str(error)
        except Exception as error:  # noqa: BLE001 - whatever it was, the evening must not stand still without a word
            self.failure = f"the evening had to stop: {str(error) or type(error).__name__}"
        with contextlib.suppress(Exception):
            self._on_change()

    def _next(self) -> AnyHappening | None:
        """Wait for something to perform, running the timer meanwhile."""
        with self._changed:
            while not self._is_closed:
                self._is_urgent = False
                if self._queue and not self.is_paused:
                    return self._queue.popleft()
                if self.timer and not self.is_paused and self.now() >= self.timer.ends:
                    self._end_timer(TimerEnd.RANG)
                    continue
                if self.ended and not self._queue:
                    return None
                self._changed.wait(TICK if self.timer else None)
                if self.timer:
                    self._on_change()
            return None

    def _end_timer(self, end: TimerEnd) -> None:
        self.session.answer(end.value, self._stamp())
        self.timer = None
        self._queue.extend(self.session.take())
        self._changed.notify_all()

    def _restart(self, happenings: list[AnyHappening]) -> None:
        """Drop what was about to happen for something else."""
        self._queue.clear()
        self._queue.extend(happenings)
        self._is_urgent = True
        if self._playing:
            self._playing.stop()
        self._changed.notify_all()

    def _perform(self, happening: AnyHappening) -> None:
        if self._put_back_if_interrupted(happening):
            return
        happening.t = round(self.now(), 1)
        if isinstance(happening, Said):
            self._say(happening)
        elif isinstance(happening, Whispered):
            self._whisper(happening)
        elif isinstance(happening, Held):
            self._hold(happening)
        elif isinstance(happening, PhaseBegan):
            self.phase = (happening.name, happening.number)
        elif isinstance(happening, TimerSet):
            self._set_timer(happening)
        elif isinstance(happening, Asked):
            self._open(happening)
        elif isinstance(happening, Ended):
            self.session.finish()
            self.ended = happening

    def _say(self, said: Said) -> None:
        self._wait_for_whisper()  # channel law: one voice at a time
        if self._put_back_if_interrupted(said):
            return
        self.session.heard(said)
        playing = self.mouth.say(PublicWords(said.text, self.session.words.language))
        if not self.captions or self.captions[-1].words is not said:
            self.captions.append(Utterance(said, playing.seconds, playing.sounded))
            self.fresh = []
        self._on_change()
        self._sit_through(playing)
        self._said = self.now()
        if not self._put_back_if_interrupted(said) and self.is_paused:
            self._queue.appendleft(said)

    def _sit_through(self, playing: Playing) -> None:
        """Wait for an utterance to end; without sound, for as long as it would have taken."""
        self._playing = playing
        if playing.sounded:
            playing.wait(playing.seconds + SLACK)
        else:
            self._wait_until(self.now() + playing.seconds)
        self._playing = None

    def _whisper(self, whispered: Whispered) -> None:
        self._wait_for_whisper()
        if self._put_back_if_interrupted(whispered):
            return
        self.session.heard(whispered)
        playing = None if whispered.silent is True else self._whisper_words(whispered.text)
        if not self.whispers or self.whispers[-1].words is not whispered:
            seconds, sounded = (playing.seconds, playing.sounded) if playing else (0.0, False)
            self.whispers.append(Utterance(whispered, seconds, sounded, self._card()))
            self.fresh = [*self.fresh, self.whispers[-1]]

    def _card(self) -> str:
        """Return the question that will be asked while a player looks at what is whispered now, if it is for him."""
        question = self.session.question  # the session is there already
        return question.question if isinstance(question, Ask) and question.question.endswith(SEEN) else ""

    def _whisper_words(self, text: str) -> Playing:
        playing = self.mouth.whisper(PrivateWords(text, self.session.words.language))
        self._shown = self.now() + playing.seconds
        self._whispered = self._shown if playing.sounded else self.now()
        self._whispering = playing
        return playing

    def _wait_for_whisper(self) -> None:
        """Wait until the last whisper is over; one that was cut short is over then."""
        while not (self._is_fast or self._is_urgent or self._is_closed or self.now() > self._whispered + SLACK):
            if self._whispering is None or self._whispering.wait(TICK / 5):
                return

    def _hold(self, held: Held) -> None:
        """Wait out a pause, however long the moderator took within it; one put back ends when it would have."""
        if self._holding is None or self._holding[0] is not held:
            self._holding = (held, hold_until(self._said, self._shown, self.session.pacing.length(held.why)))
        self._wait_until(self._holding[1])
        self._put_back_if_interrupted(held)

    def _put_back_if_interrupted(self, happening: AnyHappening) -> bool:
        """Say whether something urgent came, or the end; keep this for an undo that may yet be called off."""
        with self._changed:
            if self._is_urgent and self._kept is not None:
                self._kept.appendleft(happening)
            return self._is_urgent or self._is_closed

    def _wait_until(self, deadline: float) -> None:
        """Wait until the evening's clock stands there, or something more urgent comes."""
        with self._changed:
            while not (self._is_fast or self._is_urgent or self._is_closed):
                left = deadline - self.now()
                if left <= 0 and not self.is_paused:
                    return
                self._changed.wait(None if self.is_paused else left)

    def _set_timer(self, timer: TimerSet) -> None:
        with self._changed:
            self._opened = self.now()
            self.timer = RunningTimer(timer.name, self._opened + (0 if self._is_fast else timer.seconds))

    def _open(self, asked: Asked) -> None:
        with self._changed:
            if self._put_back_if_interrupted(asked):
                return
            if self.asked is not asked:  # a question that is repeated has been open all the while
                self._opened = self.now()
            self.asked = asked
            if self.mouth.earpiece:
                self._whisper_words(asked.text)

    def back_again(self) -> None:
        """Say that the evening goes on where a power cut ended it."""
        text = self.session.words.public(Say("evening-resumes"))
        with self._changed:
            self._queue.appendleft(Said(line="evening-resumes", told={}, text=text))
            self._changed.notify_all()
