"""Two channels that never mix: what is queued on one can only come out on that one.

Samples are signed 16-bit integers; a block is an array of shape (frames, channels). The device's thread calls
:meth:`Mixer.fill`, which only copies from ready arrays: other threads append to a deque or raise a flag.
"""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from typing_extensions import override

from voices.mouth import Playing

if TYPE_CHECKING:
    from voices.pcm import Pcm

Samples: TypeAlias = npt.NDArray[np.int16]

_FADE_SECONDS: Final = 0.005  # an utterance that is stopped ends without a click


def resample(pcm: Pcm, rate: int, tail: int = 0) -> Samples:
    """Return the sound at ``rate`` by linear interpolation, then ``tail`` zeros; shape (frames,)."""
    samples = np.frombuffer(pcm.frames, dtype="<i2")
    frames = len(samples) if pcm.rate == rate else round(len(samples) * rate / pcm.rate)
    result = np.zeros(frames + tail, dtype=np.int16)
    if pcm.rate == rate:
        result[:frames] = samples
    else:
        at = np.arange(frames) * (pcm.rate / rate)
        result[:frames] = np.round(np.interp(at, np.arange(len(samples)), samples))
    return result


class Utterance(Playing):
    """Words on their way through a track; while they are being rendered the track waits for them."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, sounded=True, over=False)
        self._samples: Samples | None = None
        self._position = 0
        self._stopping = False

    @property
    def waiting(self) -> bool:
        """True until there is something to play."""
        return self._samples is None and not self._stopping

    @property
    def stopping(self) -> bool:
        return self._stopping

    def load(self, samples: Samples, seconds: float) -> None:
        """Give it its sound, which the device may take from now on."""
        self.seconds = seconds
        self._samples = samples

    def lose(self) -> None:
        """End it for want of sound."""
        if not self.over:
            self.sounded = False
            self._over.set()

    @override
    def stop(self) -> None:
        self._stopping = True

    def pour(self, out: Samples, fade: npt.NDArray[np.int32]) -> int:
        """Copy the next samples into ``out`` of shape (frames,); return how many, and end when all are out."""
        if self._samples is None:
            self._over.set()
            return 0
        if self._position == 0 and not self._stopping:
            self.first_sample_at = time.perf_counter()
        part = self._samples[self._position : self._position + len(out)]
        if self._stopping:
            part = part[: len(fade)] if self._position else part[:0]
            out[: len(part)] = part * fade[: len(part)] // len(fade)
        else:
            out[: len(part)] = part
        self._position += len(part)
        if self._stopping or self._position == len(self._samples):
            self._over.set()
        return len(part)


class Track:
    """One channel: utterances one after another, zeros between."""

    def __init__(self, rate: int) -> None:
        self._queue: deque[Utterance] = deque()
        steps = round(rate * _FADE_SECONDS)
        self._fade = np.arange(steps, 0, -1).astype(np.int32)

    def append(self, utterance: Utterance) -> None:
        self._queue.append(utterance)

    def waiting(self) -> list[Utterance]:
        """Return what plays or is still to play."""
        return list(self._queue)

    def fill(self, out: Samples) -> None:
        """Copy what is next into ``out``, zeros of shape (frames,)."""
        at = 0
        while self._queue and at < len(out):
            utterance = self._queue[0]
            if not utterance.over:
                if utterance.waiting:
                    return
                at += utterance.pour(out[at:], self._fade)
            if utterance.over:
                self._queue.popleft()


class Mixer:
    """Public left and private right when split; else public on every channel, and no private track at all."""

    def __init__(self, rate: int, *, split: bool) -> None:
        self.rate = rate
        self.public = Track(rate)
        self.private = Track(rate) if split else None
        self.blocks = 0
        """How many blocks the device has taken: its pulse."""

    @property
    def tracks(self) -> tuple[Track, ...]:
        return (self.public,) if self.private is None else (self.public, self.private)

    def fill(self, out: Samples) -> None:
        """Fill a block of shape (frames, channels)."""
        out.fill(0)
        self.public.fill(out[:, 0])
        if self.private is not None:
            self.private.fill(out[:, 1])
        elif out.shape[1] > 1:
            out[:, 1:] = out[:, :1]
        self.blocks += 1
