"""What every mouth promises, whatever it is made of."""

from __future__ import annotations

import re
import threading
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, Self, TypeAlias, final

from narrator.script import PrivateWords, PublicWords

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Words: TypeAlias = PublicWords | PrivateWords

_SECONDS_A_LETTER: Final = 0.058  # measured over French, English, Polish and Russian at 160 words a minute
_SECONDS_AROUND: Final = 0.35  # an engine's lead-in and lead-out
_SECONDS_A_STOP: Final = 0.2  # the breath after a sentence that is not the last
_LETTERS_A_DIGIT: Final = 5  # a digit is read as a word

_INVISIBLE: Final = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]")
_BLANK: Final = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")
_STOP: Final = re.compile(r"[.!?…:;]+(?=\s)")


def clean(text: str) -> str:
    """Return the text as an engine may have it: one line, no isolates (U+2068, U+2069) or other controls."""
    text = text.encode("utf-8", "ignore").decode("utf-8")  # lone surrogates from a command line
    return _BLANK.sub(" ", _INVISIBLE.sub("", text)).strip()


def primary(language: str) -> str:
    """Return a language without its country: ``fr`` of ``fr-BE``."""
    return language.replace("_", "-").partition("-")[0].lower()


def seconds_of(text: str, words_a_minute: int) -> float:
    """Return about how many seconds an engine takes for this text. Nothing to speak takes none."""
    spoken = clean(text)
    if not any(letter.isalnum() for letter in spoken):
        return 0.0
    letters = len(spoken) + (_LETTERS_A_DIGIT - 1) * sum(letter.isdigit() for letter in spoken)
    pauses = _SECONDS_AROUND + _SECONDS_A_STOP * len(_STOP.findall(spoken))
    return (pauses + _SECONDS_A_LETTER * letters) * 160 / max(words_a_minute, 1)


TROUBLES: Final = ("no-device", "lost-device", "one-channel", "no-engine", "no-voice", "failing-engine")


class Trouble(str):
    """What is missing and what to do about it: one English sentence, and its kind, for other languages to word."""

    __slots__ = ("kind",)
    kind: str

    def __new__(cls, kind: str, sentence: str) -> Self:
        trouble = super().__new__(cls, sentence)
        if kind not in TROUBLES:
            raise ValueError(f"no such trouble: {kind}")
        trouble.kind = kind
        return trouble


class Playing:
    """One utterance on its way. Without sound it is over from the start, and the caller keeps the time."""

    seconds: float
    """Its length: real once rendered, else estimated from the text."""
    sounded: bool
    """False if it cost its sound: the engine failed, or there is nothing to play it on."""
    first_sample_at: float | None
    """``time.perf_counter()`` when its first sample was handed to the device."""

    def __init__(self, seconds: float, *, sounded: bool = False, over: bool = True) -> None:
        self.seconds = seconds
        self.sounded = sounded
        self.first_sample_at = None
        self._over = threading.Event()
        if over:
            self._over.set()

    @property
    def over(self) -> bool:
        """True once nothing more of it will sound."""
        return self._over.is_set()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until it is over, at most ``timeout`` seconds; return whether it is."""
        return self._over.wait(timeout)

    def stop(self) -> None:
        """End it within one block of sound."""
        self._over.set()


class Mouth(ABC):
    """Speaks public words to the table and private words to the moderator; callers speak one at a time.

    Lack of a device or of an engine is never an exception: the utterance has ``sounded == False``.
    """

    @property
    @abstractmethod
    def sounding(self) -> bool:
        """True if a real device plays."""

    @property
    @abstractmethod
    def earpiece(self) -> bool:
        """True if whispers can sound."""

    @property
    def trouble(self) -> str | None:
        """One sentence: what is missing and what to do about it; a :class:`Trouble` where its kind is known."""
        return None

    @final
    def say(self, words: PublicWords) -> Playing:
        """Start to speak to the whole table."""
        if not isinstance(words, PublicWords):
            raise TypeError("only public words may be said aloud")
        return self._say(words)

    @final
    def whisper(self, words: PrivateWords) -> Playing:
        """Start to speak into the moderator's ear, and nowhere else."""
        if not isinstance(words, PrivateWords):
            raise TypeError("only private words are whispered")
        return self._whisper(words)

    @abstractmethod
    def _say(self, words: PublicWords) -> Playing: ...

    @abstractmethod
    def _whisper(self, words: PrivateWords) -> Playing: ...

    def prepare(self, words: Sequence[Words], progress: Callable[[int, int], None]) -> None:
        """Render ahead; calls ``progress(done, total)`` after each. Other threads may speak meanwhile."""
        for done in range(1, len(words) + 1):
            progress(done, len(words))

    def hush(self, *, public: bool = True, private: bool = True) -> None:  # noqa: B027 - no sound, nothing to stop
        """Stop what plays or waits to play on these channels, within one block."""

    def close(self) -> None:  # noqa: B027 - no sound, nothing to give back
        """Give back the device and the engine; speaking afterwards is silent."""

    @final
    def __enter__(self) -> Self:
        return self

    @final
    def __exit__(self, *_: object) -> None:
        self.close()
