"""A mouth that speaks into a file in virtual time, for listening by measuring."""

from __future__ import annotations

import threading
import wave
from array import array
from typing import TYPE_CHECKING, Final, Literal

from typing_extensions import override

from voices.cache import Cache
from voices.mouth import Mouth, Playing, seconds_of
from voices.pcm import Pcm, UnsoundError
from voices.repertoire import Repertoire
from voices.synthesis import DRIVER, EngineProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from narrator.script import PrivateWords, PublicWords
    from voices.mouth import Words

RATE: Final = 22_050  # Hz, espeak-ng's own: what it renders is written sample by sample

LEFT: Final = 0
RIGHT: Final = 1


class WavMouth(Mouth):
    """Writes what is said to the left and what is whispered to the right of a 16-bit WAV, one after another."""

    def __init__(
        self,
        path: Path,
        language: str,
        *,
        words_a_minute: int = 160,
        earpiece: Literal["none", "split"] = "split",
        cache: Path | None = None,
        driver: str = DRIVER,
    ) -> None:
        """Open the file at ``path``; without ``cache`` nothing rendered is kept."""
        self._words_a_minute = words_a_minute
        self._split = earpiece == "split"
        engine = EngineProcess(language, driver=driver)
        self._repertoire = Repertoire(engine, Cache(cache), words_a_minute=words_a_minute)
        self._file = wave.open(str(path), "wb")  # noqa: SIM115 - closed in close()
        self._file.setparams((2, 2, RATE, 0, "NONE", "not compressed"))
        self._frames = 0
        self._closed = False
        self._lock = threading.Lock()
        self._repertoire.warm(language)

    @property
    @override
    def sounding(self) -> bool:
        return False

    @property
    @override
    def earpiece(self) -> bool:
        return self._split

    @property
    @override
    def trouble(self) -> str | None:
        return self._repertoire.trouble

    @property
    def seconds(self) -> float:
        """The virtual time: how much is written."""
        return self._frames / RATE

    def pause(self, seconds: float) -> None:
        """Let time pass in silence, on both sides."""
        self._write(array("h", bytes(4 * round(seconds * RATE))))

    @override
    def _say(self, words: PublicWords) -> Playing:
        return self._speak(words, (LEFT,) if self._split else (LEFT, RIGHT))

    @override
    def _whisper(self, words: PrivateWords) -> Playing:
        if not self._split:
            return Playing(seconds_of(words.text, self._words_a_minute))
        return self._speak(words, (RIGHT,))

    @override
    def prepare(self, words: Sequence[Words], progress: Callable[[int, int], None]) -> None:
        self._repertoire.prepare(words, progress)

    @override
    def close(self) -> None:
        with self._lock:
            self._closed = True
            self._file.close()
        self._repertoire.close()

    def _speak(self, words: Words, sides: tuple[int, ...]) -> Playing:
        try:
            pcm, keep = self._repertoire.render(words, urgent=True)
            keep()
        except UnsoundError:
            return Playing(seconds_of(words.text, self._words_a_minute))
        mono = _at_rate(pcm)
        stereo = array("h", bytes(4 * len(mono)))
        for side in sides:
            stereo[side::2] = mono
        self._write(stereo)
        return Playing(len(mono) / RATE, sounded=True)

    def _write(self, stereo: array[int]) -> None:
        with self._lock:
            if not self._closed:
                self._file.writeframes(stereo.tobytes())
                self._frames += len(stereo) // 2


def _at_rate(pcm: Pcm) -> array[int]:
    if pcm.rate == RATE:
        return array("h", pcm.frames)
    from voices.mixer import resample  # noqa: PLC0415 - only an engine with another rate needs numpy here

    return array("h", resample(pcm, RATE).tobytes())
