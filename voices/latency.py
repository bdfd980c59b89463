"""How long the table waits for a word: from ``say()`` to the first sample in the device's hands."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from voices.opening import Probe
from voices.synthesis import environment

# PortAudio ends the process over a configuration that leaves out the system's own.
NULL_DEVICE: Final = """</usr/share/alsa/alsa.conf>
pcm.!default { type null hint { show on description "null" } }
"""
_MOST_SECONDS: Final = 600


class Latencies(msgspec.Struct, frozen=True):
    """Seconds from ``say()`` to the first sample, for each line."""

    cached: list[float]
    new: list[float]
    device: str
    peak_bytes: int
    """The most memory the measured process held."""


def measure_latency(language: str = "fr", *, lines: int = 20, device: str | None = None) -> Latencies:
    """Speak ``lines`` new lines and as many rendered before, on the device, or on a null device without one.

    It runs in a process of its own, for PortAudio reads its configuration once.
    """
    with tempfile.TemporaryDirectory() as directory:
        surroundings = environment()
        found = Probe(device, channels=2).wait()
        name = found.name or "null"
        if found.problem:
            configuration = Path(directory) / "asound.conf"
            configuration.write_text(NULL_DEVICE)
            surroundings["ALSA_CONFIG_PATH"] = str(configuration)
            device = None
        command = [sys.executable, "-m", "voices.stopwatch", language, str(lines), directory]
        out = subprocess.run(  # noqa: S603 - our own module
            [*command, *([] if device is None else [device])],
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            timeout=_MOST_SECONDS,
            check=True,
        ).stdout
    measured = msgspec.json.decode(out.splitlines()[-1], type=Latencies)
    return msgspec.structs.replace(measured, device=name)
