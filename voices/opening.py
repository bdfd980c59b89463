"""The one door to a mouth that speaks: probe, open, and if something is missing say what, never raise."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from voices.cache import Cache, default_directory
from voices.mouth import Trouble
from voices.repertoire import Repertoire
from voices.spies import SilentMouth
from voices.synthesis import DRIVER, EngineProcess, environment
from voices.wire import Found

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from voices.device import Stream
    from voices.mixer import Samples
    from voices.mouth import Mouth

_PROBE_SECONDS: Final = 15.0


def open_mouth(
    language: str,
    *,
    words_a_minute: int = 160,
    earpiece: Literal["none", "split"] = "none",
    device: str | None = None,
    cache: Path | None = None,
    sound: bool = True,
    driver: str = DRIVER,
) -> Mouth:
    """Return a mouth for an evening in ``language``; what is missing is in its ``trouble``.

    ``earpiece``: with ``split``, public words sound left and private words right; with ``none``, public words
    sound on both sides and private words nowhere. ``device``: a sound card's id, or (part of) an output's name.
    ``cache``: the directory for rendered public lines. ``driver``: a pyttsx3 driver, or a module that is one.
    """
    if not sound:
        return SilentMouth(words_a_minute=words_a_minute)
    engine = EngineProcess(language, driver=driver)
    repertoire = Repertoire(engine, Cache(cache or default_directory()), words_a_minute=words_a_minute)
    try:
        probing = Probe(device, channels=2)
        # numpy loads while the probe runs; PortAudio must not until the probe has survived it
        from voices.loudspeaker import Loudspeaker  # noqa: PLC0415

        found = probing.wait()
        if not found.problem:
            repertoire.warm(language)
            return Loudspeaker(
                repertoire,
                _opener(device, found.channels),
                rate=found.rate,
                split=earpiece == "split" and found.channels > 1,
                trouble=_mono(found) if earpiece == "split" and found.channels < 2 else None,
                rediscover=_rediscoverer(device, found.channels),
            )
        problem = found.problem
    except Exception as error:  # noqa: BLE001 - whatever is wrong with sound, the evening goes on without
        problem = f"{error}"
    repertoire.close()
    return SilentMouth(
        words_a_minute=words_a_minute,
        trouble=Trouble(
            "no-device",
            f"Nothing can be heard, because {problem.rstrip('.')}: "
            "connect a loudspeaker or name another sound device, and start the narrator again.",
        ),
    )


class Probe:
    """A look at the sound device by a process that may die of it."""

    def __init__(self, device: str | None, *, channels: int) -> None:
        command = [sys.executable, "-m", "voices.probe", str(channels), *([] if device is None else [device])]
        self._child = subprocess.Popen(  # noqa: S603 - our own module
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            start_new_session=True,
        )

    def wait(self) -> Found:
        """Return what it found; a probe that died or hangs found a problem."""
        with self._child as child:
            try:
                out, _ = child.communicate(timeout=_PROBE_SECONDS)
            except subprocess.TimeoutExpired:
                child.kill()
                return Found(problem="the sound device does not answer")
        if child.returncode != 0:
            return Found(problem=f"the sound system broke down when it was tried (exit {child.returncode})")
        try:
            return msgspec.json.decode(out.splitlines()[-1], type=Found)
        except (msgspec.MsgspecError, IndexError):
            return Found(problem="the sound system gave no answer")


def _mono(found: Found) -> Trouble:
    return Trouble(
        "one-channel",
        f"Nothing is whispered, because {found.name} has only one channel: "
        "connect a stereo output with the loudspeaker left and the earpiece right.",
    )


def _opener(
    device: str | None, channels: int
) -> Callable[[int, Callable[[Samples], None], Callable[[], None]], Stream]:
    def open_at(rate: int, fill: Callable[[Samples], None], ended: Callable[[], None]) -> Stream:
        from voices.device import open_stream  # noqa: PLC0415 - this starts PortAudio

        return open_stream(device, rate, channels, fill, ended)

    return open_at


def _rediscoverer(device: str | None, channels: int) -> Callable[[], int]:
    def rediscover() -> int:
        from voices.device import DeviceError, look_again  # noqa: PLC0415 - PortAudio runs by then

        found = Probe(device, channels=channels).wait()
        if found.problem or found.channels != channels:
            raise DeviceError(found.problem or "it has other channels now")
        look_again()
        return found.rate

    return rediscover
