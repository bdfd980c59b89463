"""The sound device, through PortAudio. Import this only where a device is really wanted.

PortAudio freezes its list of devices when it starts and ends the process over a bad ALSA configuration: so
``voices.probe`` tries everything here in a process of its own first.
"""

from __future__ import annotations

import ctypes
import re
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np
import sounddevice

if TYPE_CHECKING:
    from collections.abc import Callable

    from voices.mixer import Samples

ENGINE_RATE: Final = 22_050  # Hz, espeak-ng's; the first choice, because it needs no conversion
_OTHER_RATES: Final = (48_000, 44_100)
_BLOCKS_A_SECOND: Final = 100
_BUFFER_SECONDS: Final = 0.06  # 10 ms stutters on a Pi; 60 ms is still heard as at once
_MOST_AHEAD: Final = 0.25  # seconds
_PACE_SECONDS: Final = 10.0
_CARDS: Final = Path("/proc/asound/cards")


class DeviceError(Exception):
    """There is no such device, or it refuses; the sentence says which."""


class Stream(Protocol):
    """An open output stream."""

    latency: float

    def close(self) -> None:
        """Stop at once and give the device back."""


def quieten_alsa() -> None:
    """Keep ALSA's own messages off the terminal, where the console draws."""
    if sys.platform == "linux":
        try:
            library = ctypes.CDLL("libasound.so.2")
        except OSError:
            return
        library.snd_lib_error_set_handler(_IGNORE)


# Extra arguments of the C function's ellipsis are simply not looked at.
_IGNORE: Final = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(
    lambda *_: None
)


def find_output(wanted: str | None) -> dict[str, Any]:
    """Return PortAudio's entry of the default output, or of the one with this name, card id or part of a name."""
    outputs = [entry for entry in sounddevice.query_devices() if entry["max_output_channels"] > 0]
    if not outputs:
        raise DeviceError("there is no sound output")
    if wanted is None:
        return dict(sounddevice.query_devices(kind="output"))
    card = _card_number(wanted)
    for matches in (
        lambda name: name == wanted,
        lambda name: card is not None and f"(hw:{card}," in name,
        lambda name: wanted.casefold() in name.casefold(),
    ):
        for entry in outputs:
            if matches(entry["name"]):
                return dict(entry)
    names = ", ".join(entry["name"] for entry in outputs)
    raise DeviceError(f"no sound output is called {wanted!r}, there are: {names}")


def rates_of(entry: dict[str, Any]) -> list[int]:
    """Return the sample rates to try on a device, best first."""
    return list(dict.fromkeys([ENGINE_RATE, int(entry["default_samplerate"]), *_OTHER_RATES]))


def open_stream(
    wanted: str | None, rate: int, channels: int, fill: Callable[[Samples], None], ended: Callable[[], None]
) -> Stream:
    """Open and start the output. ``fill`` gets blocks of shape (frames, channels), ``ended`` says it stopped."""
    quieten_alsa()
    pace = _Pace(rate)

    def take(block: Any, frames: int, _time: object, _status: object) -> None:  # noqa: ANN401 - PortAudio's own memory
        fill(np.frombuffer(block, dtype=np.int16).reshape(-1, channels))
        pace.keep(frames)

    stream = sounddevice.RawOutputStream(
        device=find_output(wanted)["index"],
        samplerate=rate,
        channels=channels,
        dtype="int16",
        blocksize=rate // _BLOCKS_A_SECOND,
        latency=_BUFFER_SECONDS,
        callback=take,
        finished_callback=ended,
    )
    try:
        stream.start()
    except BaseException:
        stream.close()
        raise
    return _Started(stream)


def look_again() -> None:
    """Make PortAudio read its list of devices anew. Every stream must be closed."""
    sounddevice._terminate()  # noqa: SLF001 - PortAudio offers no other way to see a device that came back
    sounddevice._initialize()  # noqa: SLF001


class _Started:
    def __init__(self, stream: sounddevice.RawOutputStream) -> None:
        self._stream = stream
        self.latency = float(stream.latency)

    def close(self) -> None:
        self._stream.abort(ignore_errors=True)
        self._stream.close(ignore_errors=True)


class _Pace:
    """Holds back a device that takes sound faster than time passes, as ALSA's null device does.

    A real device is ahead by its buffer at most; waiting a block while it holds a quarter of a second is harmless.
    """

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._since = time.perf_counter()
        self._frames = 0

    def keep(self, frames: int) -> None:
        now = time.perf_counter()
        self._frames += frames
        ahead = self._frames / self._rate - (now - self._since)
        if now - self._since > _PACE_SECONDS or ahead < 0:  # clocks drift: forget what was long ago
            self._since, self._frames = now, round(max(ahead, 0.0) / 2 * self._rate)
        if ahead > _MOST_AHEAD:
            time.sleep(frames / self._rate)


def _card_number(card: str) -> int | None:
    """Return the number that ALSA gave to a card id at this boot."""
    try:
        text = _CARDS.read_text()
    except OSError:
        return None
    found = re.search(rf"^\s*(\d+) \[{re.escape(card)}\s*\]", text, re.MULTILINE)
    return int(found[1]) if found else None
