"""The table's sense of time: how long words last, how long a call is held, and that no secret shows in either.

**Time law.** Every call lasts its floor plus a margin drawn from the evening's seed and the call's turn, whoever holds
the card, lives, is blocked or quick. Where calls with an answer have lately taken longer than the floor at this
table, every call is held for as long as those take, so that a call nobody plays lasts as long too.

All times are seconds on the evening's own clock, which never runs backwards and survives a power cut.
"""

from __future__ import annotations

from collections import Counter, deque
from random import Random
from statistics import median
from typing import Final

from narrator.journal import NO_STAMP, Stamp

FLOORS: Final = {
    "wolves": 22.0,
    "witch": 24.0,
    "cupid": 20.0,
    "thief": 20.0,
    "charmed": 24.0,
    "last-cards": 16.0,
    "orders": 30.0,
    "results": 8.0,
    "known-at-first": 26.0,
    "eyes-close": 4.0,
    "before-dawn": 4.0,
}
"""Seconds from the end of a call's words until the role is sent back to sleep, at the least: to decide, to answer, to
whisper and to show. What takes no longer leaves no trace; what does lengthens its own call."""

USUAL_FLOOR: Final = 16.0
MARGIN: Final = 4.0
WHISPERING: Final = 6.0
"""What a call still needs after its answers, for whispers and for showing them."""

SHOWING: Final = 3.0
"""Seconds between the last whisper of a call and the words that end it: time to show what was whispered."""

LATELY: Final = 6
"""How many answered calls the table's pace is taken from."""

BEATS: Final = frozenset({"eyes-close", "before-dawn"})
"""Pauses that are not calls: nobody answers in them, so they follow nobody's pace."""

LETTERS_A_SECOND: Final = 14.0
BREATH: Final = 0.6


def spoken_seconds(text: str) -> float:
    """Estimate how long a voice takes for a text, for a clock that does not wait for one."""
    return round(BREATH + len(text) / LETTERS_A_SECOND, 1)


class Pacing:
    """How long each pause of one evening lasts. ``speed`` above 1 shortens the floors for a table in a hurry."""

    def __init__(self, seed: int, speed: float = 1.0) -> None:
        self._seed = seed
        self._speed = speed
        self._turns: Counter[str] = Counter()
        self._lately: deque[float] = deque(maxlen=LATELY)
        self._answering = 0.0

    def answered(self, call: str, took: float) -> None:
        """Note how long the moderator took for one question of a call (an empty name is no call)."""
        if call:
            self._answering += took

    def length(self, why: str) -> float:
        """Return how many seconds after the last public word a pause ends, and note that it was held."""
        margin = Random(f"{self._seed}/{why}/{self._turns[why]}").uniform(0.0, MARGIN)
        floor = FLOORS.get(why, USUAL_FLOOR)
        usual = median(self._lately) if self._lately else 0.0
        self.held(why)
        if why in BEATS:
            return floor / self._speed
        return max(floor / self._speed, usual) + margin / self._speed

    def held(self, why: str) -> None:
        """Note that a pause was held: its turn is over, and so is what was answered in it."""
        self._turns[why] += 1
        if self._answering and why not in BEATS:
            took = self._answering + WHISPERING / self._speed
            self._lately.append(took if took > FLOORS.get(why, USUAL_FLOOR) / self._speed else 0.0)
        self._answering = 0.0  # what was answered by day, or while cards were dealt, is no call's


def hold_until(said: float, whispered: float, length: float) -> float:
    """Return when a pause of ``length`` after the last public word ends: not before a whisper could be shown."""
    return max(said + length, whispered + SHOWING if whispered > said else 0.0)


class Clock:
    """The evening's clock where nothing really waits: when each thing would have happened.

    A whisper takes no public time; it is over before the next public word (channel law).
    """

    def __init__(self, pacing: Pacing, stamp: Stamp = NO_STAMP) -> None:
        """Go on from a stamp of the same evening."""
        self.pacing = pacing
        self.now = stamp.t
        self._said = stamp.said
        self._whispered = stamp.whispered

    def say(self, text: str) -> float:
        """Return when a public utterance begins; the clock then stands at its end."""
        begins = max(self.now, self._whispered)
        self.now = self._said = begins + spoken_seconds(text)
        return begins

    def whisper(self, text: str) -> float:
        """Return when a whisper is shown: at once; it is spoken once the one before it is over."""
        self._whispered = max(self.now, self._whispered) + spoken_seconds(text)
        return self.now

    def pause(self, why: str) -> None:
        self.now = max(self.now, hold_until(self._said, self._whispered, self.pacing.length(why)))

    def stamp(self, after: float) -> Stamp:
        """Let ``after`` seconds pass until an answer, and return its stamp."""
        self.now += after
        return Stamp(self.now, after, self._said, self._whispered)
