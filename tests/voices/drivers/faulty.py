"""A pyttsx3 driver that does what its text says: hang, die, raise, lie; else it hums for about as long."""

import math
import os
import time
import wave
from array import array
from pathlib import Path

from pyttsx3.voice import Voice

RATE = 22_050


class FaultyDriver:
    def __init__(self, proxy):
        self._proxy = proxy
        self._voice = "test/fr"

    def destroy(self):
        pass

    def stop(self):
        pass

    def startLoop(self):  # noqa: N802
        self._proxy.setBusy(False)

    def endLoop(self):  # noqa: N802
        pass

    def getProperty(self, name):  # noqa: N802
        return [Voice("test/fr", languages=["fr"])] if name == "voices" else self._voice

    def setProperty(self, name, value):  # noqa: N802
        if name == "voice":
            self._voice = value

    def save_to_file(self, text, filename):
        print("pyttsx3's drivers print: this must not reach the protocol")
        if "hang" in text:
            time.sleep(600)
        if "die" in text:
            os._exit(9)
        if "raise" in text:
            raise RuntimeError("as it was told")
        if "empty" in text:
            Path(filename).write_bytes(b"")
        else:
            seconds = 0.02 if "short" in text else 60.0 if "long" in text else 0.06 * len(text)
            frames = int(seconds * RATE)
            hum = (array("h", (int(9000 * math.sin(n / 8)) for n in range(500))) * (frames // 500 + 1))[:frames]
            with wave.open(filename, "wb") as file:
                file.setparams((1, 2, RATE, 0, "NONE", ""))
                file.writeframes(bytes(2 * len(hum)) if "silence" in text else hum.tobytes())
        if "unfinished" not in text:
            self._voice = "another/voice" if "impostor" in text else self._voice
            self._proxy.notify("finished-utterance", completed="broken" not in text)


def buildDriver(proxy):  # noqa: N802
    return FaultyDriver(proxy)
