"""Tries the sound device in a process that may die of it: ``python -m voices.probe CHANNELS [DEVICE]``.

Writes one JSON object: the rate and channels at which the device really took silence, or the problem.
"""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, Any, Final

import msgspec

from voices.wire import Found

if TYPE_CHECKING:
    from collections.abc import Callable

_BLOCKS: Final = 3  # so many blocks taken prove that the device runs
_BLOCK_SECONDS: Final = 2.0  # the longest wait for them


def probe(wanted: str | None, most_channels: int) -> Found:
    """Open the device with silence at the first rate that it takes."""
    try:
        from voices import device  # noqa: PLC0415 - PortAudio's absence is one of the answers
    except (OSError, ImportError) as error:
        return Found(problem=f"the PortAudio library is not installed (libportaudio2): {error}")
    device.quieten_alsa()
    try:
        entry = device.find_output(wanted)
        channels = min(most_channels, entry["max_output_channels"])
        problem = ""
        for rate in device.rates_of(entry):
            try:
                _try(device.open_stream, wanted, rate, channels)
            except Exception as error:  # noqa: BLE001 - PortAudio's errors are many; the next rate may do
                problem = problem or f"{error}"
            else:
                return Found(entry["name"], rate, channels)
    except Exception as error:  # noqa: BLE001 - likewise
        return Found(problem=f"{error}")
    return Found(name=entry["name"], problem=f"{entry['name']} refuses to play: {problem}")


def _try(open_stream: Callable[..., Any], wanted: str | None, rate: int, channels: int) -> None:
    taken, enough = 0, threading.Event()

    def fill(out: Any) -> None:  # noqa: ANN401 - an array; numpy need not be named for it
        nonlocal taken
        out.fill(0)
        taken += 1
        if taken >= _BLOCKS:
            enough.set()

    stream = open_stream(wanted, rate, channels, fill, enough.set)
    moved = enough.wait(_BLOCK_SECONDS) and taken >= _BLOCKS
    stream.close()
    if not moved:
        raise TimeoutError("it takes no sound")


if __name__ == "__main__":
    found = probe(sys.argv[2] if len(sys.argv) > 2 else None, int(sys.argv[1]))
    print(msgspec.json.encode(found).decode())
