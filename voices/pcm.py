"""Rendered sound, checked: what an engine hands over is believed only after a look at it."""

from __future__ import annotations

import io
import wave
from typing import Final, NamedTuple

from voices.mouth import seconds_of

_LOWEST_RATE: Final = 8_000
_HIGHEST_RATE: Final = 96_000
_LEAST_OF_ESTIMATE: Final = 0.2  # a truncated file is shorter than this part of the estimate
_MOST_OF_ESTIMATE: Final = 6.0  # numbers and abbreviations are read at length
_SPARE_SECONDS: Final = 3.0


class UnsoundError(Exception):
    """There is no usable sound for a text; the sentence says why."""


class Pcm(NamedTuple):
    """One channel of sound: samples a second, and 16-bit little-endian samples."""

    rate: int
    frames: bytes

    @property
    def seconds(self) -> float:
        return len(self.frames) / 2 / self.rate


def read_wav(wav: bytes) -> Pcm:
    """Return the sound of a WAV file of one 16-bit channel."""
    try:
        with wave.open(io.BytesIO(wav)) as file:
            if (file.getnchannels(), file.getsampwidth()) != (1, 2):
                raise UnsoundError("it is not one channel of 16 bits")
            if not _LOWEST_RATE <= file.getframerate() <= _HIGHEST_RATE:
                raise UnsoundError(f"its rate is {file.getframerate()} Hz")
            frames, declared = file.readframes(file.getnframes()), file.getnframes()
            rate = file.getframerate()
    except (wave.Error, EOFError) as error:
        raise UnsoundError(f"it is not a WAV file: {error}") from None
    if not frames or len(frames) != 2 * declared:
        raise UnsoundError("it is empty or cut short")
    return Pcm(rate, frames)


def check(wav: bytes, text: str, words_a_minute: int) -> Pcm:
    """Return the sound if it can be that of the text: not silence, neither too short nor too long."""
    pcm = read_wav(wav)
    expected = seconds_of(text, words_a_minute)
    least, most = _LEAST_OF_ESTIMATE * expected, _MOST_OF_ESTIMATE * expected + _SPARE_SECONDS
    if not least <= pcm.seconds <= most:
        raise UnsoundError(f"it lasts {pcm.seconds:.2f} s where about {expected:.2f} s were expected")
    if not any(pcm.frames):
        raise UnsoundError("it is silence")
    return pcm
