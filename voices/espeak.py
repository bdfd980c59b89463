"""A pyttsx3 driver for espeak-ng that renders while it is called, and only into files.

pyttsx3's own driver renders in espeak-ng's thread and loses texts that follow one another quickly: the end of
its event loop cancels whatever that thread has just begun. Here ``save_to_file`` returns when the file is whole.
"""

from __future__ import annotations

import ctypes
import wave
from typing import Any, Final

from pyttsx3.drivers import _espeak
from pyttsx3.voice import Voice

_ALL_RIGHT: Final = 0
_FLAGS: Final = _espeak.CHARS_UTF8 | _espeak.ENDPAUSE


class EspeakError(Exception):
    """espeak-ng refused."""


class EspeakDriver:
    """What pyttsx3 asks of a driver; its names are pyttsx3's."""

    def __init__(self, proxy: Any) -> None:  # noqa: ANN401 - pyttsx3 is untyped
        self._proxy = proxy
        self._rate = _espeak.Initialize(_espeak.AUDIO_OUTPUT_SYNCHRONOUS, 0)
        if self._rate <= 0:
            raise EspeakError("espeak-ng does not start; are its voices installed (espeak-ng-data)?")
        self._samples = bytearray()
        _espeak.SetSynthCallback(self._take)

    def destroy(self) -> None:
        """Nothing: espeak-ng lives as long as its process."""

    def stop(self) -> None:
        """Nothing: whoever wants to stop a rendering kills the process."""

    def startLoop(self) -> None:  # noqa: N802
        """Let the queued commands run, each to its end."""
        self._proxy.setBusy(False)

    def endLoop(self) -> None:  # noqa: N802
        """Nothing: by now every command has run."""

    def getProperty(self, name: str) -> Any:  # noqa: N802, ANN401
        if name == "voices":
            return [
                Voice(id=_text(each.identifier), name=_text(each.name), languages=[_text(each.languages[1:])])
                for each in _espeak.ListVoices(None)
            ]
        if name == "voice":
            return _text(_espeak.GetCurrentVoice().contents.identifier)
        if name == "rate":
            return _espeak.GetParameter(_espeak.RATE)
        raise KeyError(name)

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802, ANN401
        if name == "voice":
            if _espeak.SetVoiceByName(str(value).encode()) != _ALL_RIGHT:
                raise EspeakError(f"espeak-ng has no voice {value!r}")
        elif name == "rate":
            _espeak.SetParameter(_espeak.RATE, int(value), 0)
        else:
            raise KeyError(name)

    def save_to_file(self, text: str, filename: str) -> None:
        self._samples.clear()
        self._proxy.notify("started-utterance")
        if _espeak.Synth(text, flags=_FLAGS) != _ALL_RIGHT:
            raise EspeakError("espeak-ng cannot render this text")
        with wave.open(filename, "wb") as file:
            file.setparams((1, 2, self._rate, 0, "NONE", "not compressed"))
            file.writeframes(self._samples)
        self._proxy.notify("finished-utterance", completed=True)

    def _take(self, samples: Any, count: int, _: object) -> int:  # noqa: ANN401 - a pointer to int16
        if count > 0:
            self._samples += ctypes.string_at(samples, 2 * count)
        return 0  # go on


def buildDriver(proxy: Any) -> EspeakDriver:  # noqa: N802, ANN401
    """Return the driver; pyttsx3 calls this by name."""
    return EspeakDriver(proxy)


def _text(name: bytes) -> str:
    return name.decode("utf-8", "replace")
