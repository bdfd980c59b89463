"""Everything that can be spoken: rendered now, or remembered from before."""

from __future__ import annotations

import contextlib
import threading
from typing import TYPE_CHECKING, Final

from narrator.script import PublicWords
from voices.cache import Cache, Memory, Voice
from voices.mouth import Trouble, clean, primary
from voices.pcm import Pcm, UnsoundError, read_wav

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from voices.mouth import Words
    from voices.synthesis import EngineProcess

_PUBLIC_BYTES: Final = 8 * 1000 * 1000  # about three minutes of espeak-ng; the disk has the rest
_PRIVATE_BYTES: Final = 8 * 1000 * 1000
_TRIES_AHEAD: Final = 2


class Repertoire:
    """Turns words into sound. Words that are wanted now go before words that are prepared."""

    def __init__(self, engine: EngineProcess, cache: Cache, *, words_a_minute: int) -> None:
        self._engine = engine
        self._cache = cache
        self._words_a_minute = words_a_minute
        self._public = Memory(_PUBLIC_BYTES)
        # What is whispered stays in memory: a cache directory must not tell the evening.
        self._private = Memory(_PRIVATE_BYTES)
        self._turns = _Turns()
        self._voices: dict[str, Voice | None] = {}
        self._closed = False

    @property
    def trouble(self) -> str | None:
        return self._engine.trouble

    @property
    def words_a_minute(self) -> int:
        return self._words_a_minute

    @property
    def engine_pid(self) -> int | None:
        return self._engine.pid

    def warm(self, language: str) -> None:
        """Wait until the engine is ready; see :attr:`trouble` for whether it is."""
        if self._voice(language) is None and self._engine.trouble is None:
            self._engine.trouble = Trouble(
                "no-voice",
                f"The speech engine has no voice for the language {language!r}, so nothing is spoken: "
                "choose another language or install such a voice.",
            )

    def recall(self, words: Words) -> Pcm | None:
        """Return the sound if it was rendered before; this waits for nothing but the disk."""
        memory = self._public if isinstance(words, PublicWords) else self._private
        if (pcm := memory.get(words.text, words.language)) is not None:
            return pcm
        voice = self._voices.get(primary(words.language))
        if voice is None or not isinstance(words, PublicWords):
            return None
        wav = self._cache.load(words, voice)
        with contextlib.suppress(UnsoundError):
            if wav is not None:
                pcm = read_wav(wav)
                self._public.put(words.text, words.language, pcm)
        return pcm

    def render(self, words: Words, *, urgent: bool) -> tuple[Pcm, Callable[[], None]]:
        """Return the sound and a call that puts it on disk, for when it already plays."""
        if (pcm := self.recall(words)) is not None:
            return pcm, _nothing
        text = clean(words.text)
        if (voice := self._voice(words.language)) is None:
            raise UnsoundError(self.trouble or f"there is no voice for the language {words.language!r}")
        if not any(letter.isalnum() for letter in text):
            raise UnsoundError("there is nothing to speak")
        with self._turns.take(urgent=urgent):
            wav, pcm = self._engine.render(text, voice)
        if isinstance(words, PublicWords):
            self._public.put(words.text, words.language, pcm)
            return pcm, lambda: self._cache.store(words, voice, wav)
        self._private.put(words.text, words.language, pcm)
        return pcm, _nothing

    def prepare(self, words: Sequence[Words], progress: Callable[[int, int], None]) -> None:
        """Render ahead, trying a text twice; a text that will not sound is passed over."""
        for done, wanted in enumerate(words, start=1):
            for _ in range(_TRIES_AHEAD):
                if self._closed:
                    return
                with contextlib.suppress(UnsoundError):
                    _, keep = self.render(wanted, urgent=False)
                    keep()
                    break
            progress(done, len(words))

    def close(self) -> None:
        """End the engine; a render under way fails."""
        self._closed = True
        self._engine.kill()
        with self._turns.take(urgent=True):
            self._engine.close()

    def _voice(self, language: str) -> Voice | None:
        language = primary(language)
        if language not in self._voices:
            with self._turns.take(urgent=True):
                try:
                    greeting = self._engine.meet()
                except UnsoundError:
                    return None
            name = greeting.voices.get(language)
            self._voices[language] = Voice(greeting.engine, name, self._words_a_minute) if name else None
        return self._voices[language]


class _Turns:
    """A lock that serves the urgent first."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._taken = False
        self._urgent = 0

    @contextlib.contextmanager
    def take(self, *, urgent: bool) -> Iterator[None]:
        with self._changed:
            self._urgent += urgent
            self._changed.wait_for(lambda: not self._taken and (urgent or not self._urgent))
            self._urgent -= urgent
            self._taken = True
        try:
            yield
        finally:
            with self._changed:
                self._taken = False
                self._changed.notify_all()


def _nothing() -> None:
    pass
