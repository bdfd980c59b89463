"""The mouth with a real device: one stream, always open, playing zeros between words.

A freshly opened HDMI output or DAC swallows the first second, so the stream is opened once and kept.
"""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from narrator.script import PublicWords
from voices.mixer import Mixer, Track, Utterance, resample
from voices.mouth import Mouth, Playing, Trouble, seconds_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from narrator.script import PrivateWords
    from voices.device import Stream
    from voices.mixer import Samples
    from voices.mouth import Words
    from voices.pcm import Pcm
    from voices.repertoire import Repertoire

    StreamOpener = Callable[[int, Callable[[Samples], None], Callable[[], None]], Stream]
    """Called with the rate, what fills a block, and what to call when the stream ends by itself."""

_GRACE_SECONDS: Final = 0.15  # how long say() waits for a rendering, so that its length is mostly real at once
_LOOK_SECONDS: Final = 0.5
_LOOKS_WITHOUT_PULSE: Final = 4  # then the device is gone, even if it did not say so
_LATE_SECONDS: Final = 3.0  # a sound still playing so long after its end never ends
_REOPEN_SECONDS: Final = 5.0
_CLOSE_SECONDS: Final = 2.0


class Loudspeaker(Mouth):
    """Speaks through one device: on both sides, or public left and private right when split."""

    def __init__(
        self,
        repertoire: Repertoire,
        opener: StreamOpener,
        *,
        rate: int,
        split: bool,
        trouble: str | None = None,
        rediscover: Callable[[], int] | None = None,
    ) -> None:
        """Open the stream at ``rate`` samples a second.

        ``rediscover`` looks for a device that went away and returns its rate, or raises.
        """
        self._repertoire = repertoire
        self._opener = opener
        self._split = split
        self._given_trouble = trouble
        self._lost: str | None = None
        self._rediscover = rediscover
        self._closed = threading.Event()
        self._orders: queue.SimpleQueue[tuple[Words, Utterance, threading.Event] | None] = queue.SimpleQueue()
        self._mixer = Mixer(rate, split=split)
        self._stream: Stream | None = None
        self._open(rate)
        self._worker = threading.Thread(target=self._work, name="voice", daemon=True)
        self._worker.start()

    @property
    @override
    def sounding(self) -> bool:
        return self._stream is not None and self._lost is None

    @property
    @override
    def earpiece(self) -> bool:
        return self._split and self.sounding

    @property
    @override
    def trouble(self) -> str | None:
        return self._lost or self._given_trouble or self._repertoire.trouble

    @property
    def engine_pid(self) -> int | None:
        """The process that renders, for tests that kill it."""
        return self._repertoire.engine_pid

    @override
    def _say(self, words: PublicWords) -> Playing:
        return self._speak(words, self._mixer.public)

    @override
    def _whisper(self, words: PrivateWords) -> Playing:
        return self._speak(words, self._mixer.private)

    @override
    def prepare(self, words: Sequence[Words], progress: Callable[[int, int], None]) -> None:
        wanted = [each for each in words if self._split or isinstance(each, PublicWords)]
        passed_over = len(words) - len(wanted)  # without an earpiece no whisper is ever rendered
        self._repertoire.prepare(wanted, lambda done, _: progress(done + passed_over, len(words)))

    @override
    def hush(self, *, public: bool = True, private: bool = True) -> None:
        for wanted, track in ((public, self._mixer.public), (private, self._mixer.private)):
            for utterance in track.waiting() if wanted and track else ():
                utterance.stop()

    @override
    def close(self) -> None:
        if self._closed.is_set():
            return
        self._closed.set()
        self._orders.put(None)
        self._repertoire.close()
        self._worker.join(_CLOSE_SECONDS)
        self._close_stream()
        self._lose_all()

    def _speak(self, words: Words, track: Track | None) -> Playing:
        seconds = seconds_of(words.text, self._repertoire.words_a_minute)
        if track is None or not self._can_speak(track) or not seconds:
            return Playing(seconds)
        utterance = Utterance(seconds)
        track.append(utterance)
        try:
            if (pcm := self._repertoire.recall(words)) is not None:
                self._load(utterance, pcm)
            else:
                settled = threading.Event()
                self._orders.put((words, utterance, settled))
                settled.wait(_GRACE_SECONDS)
        except Exception:  # noqa: BLE001 - a line that cannot sound must not stop the evening
            utterance.lose()
        if not self._can_speak(track):  # the device went away meanwhile
            utterance.lose()
        return utterance

    def _can_speak(self, track: Track) -> bool:
        return self.sounding and not self._closed.is_set() and track in self._mixer.tracks

    def _load(self, utterance: Utterance, pcm: Pcm) -> None:
        rate, stream = self._mixer.rate, self._stream
        tail = round(rate * stream.latency) if stream else 0  # over means heard, not handed over
        utterance.load(resample(pcm, rate, tail), pcm.seconds)

    def _work(self) -> None:
        """Render what say() and whisper() ordered; feel the device's pulse in between."""
        pulse, looks, reopen_at = -1, 0, 0.0
        while not self._closed.is_set():
            try:
                order = self._orders.get(timeout=_LOOK_SECONDS)
            except queue.Empty:
                looks = looks + 1 if self._mixer.blocks == pulse else 0
                pulse = self._mixer.blocks
                if self._lost is None:
                    if looks >= _LOOKS_WITHOUT_PULSE or self._overdue():
                        self._lose_device()
                    reopen_at = time.monotonic() + _REOPEN_SECONDS
                elif time.monotonic() >= reopen_at:
                    self._reopen()
                    reopen_at, looks = time.monotonic() + _REOPEN_SECONDS, 0
            else:
                if order is not None:
                    self._render(*order)

    def _render(self, words: Words, utterance: Utterance, settled: threading.Event) -> None:
        keep: Callable[[], None] | None = None
        try:
            if not utterance.stopping:
                pcm, keep = self._repertoire.render(words, urgent=True)
                self._load(utterance, pcm)
        except Exception:  # noqa: BLE001 - likewise: UnsoundError, or what nobody thought of
            utterance.lose()
        settled.set()
        if keep is not None:
            keep()  # onto the disk, now that it plays

    def _open(self, rate: int) -> None:
        self._stream = self._opener(rate, self._fill, self._end)

    def _fill(self, out: Samples) -> None:
        try:
            self._mixer.fill(out)
        except Exception:  # noqa: BLE001 - the device's thread; silence is all that may come of it
            out.fill(0)
            self._lose_device()

    def _end(self) -> None:
        if not self._closed.is_set():
            self._lose_device()

    def _overdue(self) -> bool:
        now = time.perf_counter()
        return any(
            utterance.first_sample_at is not None
            and now > utterance.first_sample_at + utterance.seconds + _LATE_SECONDS
            for track in self._mixer.tracks
            for utterance in track.waiting()
        )

    def _lose_device(self) -> None:
        self._lost = Trouble(
            "lost-device",
            "The sound device stopped, so nothing is spoken: check its plug and its power; "
            "the narrator keeps trying to open it again.",
        )
        self._lose_all()

    def _lose_all(self) -> None:
        for track in self._mixer.tracks:
            for utterance in track.waiting():
                utterance.lose()

    def _reopen(self) -> None:
        if self._rediscover is None or not self._close_stream():
            return
        with contextlib.suppress(Exception):
            rate = self._rediscover()
            self._mixer = Mixer(rate, split=self._split)
            self._open(rate)
            self._lost = None
            if self._closed.is_set():
                self._close_stream()

    def _close_stream(self) -> bool:
        """Close the stream unless the driver hangs over it; return whether it is closed."""
        stream, self._stream = self._stream, None
        if stream is None:
            return True

        def close() -> None:
            with contextlib.suppress(Exception):
                stream.close()

        closing = threading.Thread(target=close, name="close", daemon=True)
        closing.start()
        closing.join(_CLOSE_SECONDS)
        if closing.is_alive():
            self._rediscover = None  # PortAudio cannot look again while a stream is open
        return not closing.is_alive()
