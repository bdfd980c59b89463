"""The disposable process in which pyttsx3 renders: ``python -m voices.engine DRIVER LANGUAGE``.

Orders come in on standard input, renderings leave on what was standard output; pyttsx3 prints, and its prints
go to standard error. The process ends with its input. Nothing here plays sound.
"""

from __future__ import annotations

import contextlib
import faulthandler
import importlib
import os
import sys
import tempfile
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from voices.wire import Greeting, Order, Rendering, receive, send

if TYPE_CHECKING:
    from collections.abc import Iterator

# espeak-ng's own; other engines are searched by the language they declare
_PREFERRED: Final = {"fr": "roa/fr", "en": "gmw/en", "pl": "zlw/pl", "ru": "zle/ru"}
_LONGEST_RENDER: Final = 120  # seconds; the parent kills us long before, unless it is itself gone
_WARM_UP: Final = {"fr": "Bonsoir.", "en": "Good evening.", "pl": "Dobry wieczór.", "ru": "Добрый вечер."}


class EngineError(Exception):
    """The engine refused or failed; the sentence says how."""


class Engine:
    """A pyttsx3 engine that renders one text at a time into a WAV."""

    def __init__(self, driver: str) -> None:
        import pyttsx3  # noqa: PLC0415 - its absence is one of the answers

        if "." in driver:  # a driver module of ours, which pyttsx3 only looks for among its own
            name = driver.rpartition(".")[2]
            sys.modules[f"pyttsx3.drivers.{name}"] = importlib.import_module(driver)
            driver = name
        self._engine: Any = pyttsx3.init(driver or None)
        self._finished = threading.Event()
        self._failure = ""
        self._engine.connect("finished-utterance", self._finish)
        self._engine.connect("error", self._fail)
        self._offered = [(str(voice.id), _tags(voice)) for voice in self._engine.getProperty("voices")]

    def find_voice(self, language: str) -> str | None:
        """Return the id of the engine's voice for a language such as ``fr``, or None."""
        ids = [voice for voice, _ in self._offered]
        if (preferred := _PREFERRED.get(language)) in ids:
            return preferred
        matching = (voice for voice, tags in self._offered if language in tags)
        return next(matching, None)

    def render(self, order: Order) -> bytes:
        """Return the text as a WAV file."""
        self._finished.clear()
        self._failure = ""
        with _nameless_file() as path:
            self._engine.setProperty("voice", order.voice)
            self._engine.setProperty("rate", order.words_a_minute)
            self._engine.save_to_file(order.text, path)
            self._engine.runAndWait()
            # runAndWait() may return long before the file is whole; only this notice says that it is.
            finished = self._finished.wait(_LONGEST_RENDER)
            if self._failure or not finished:
                raise EngineError(self._failure or "the engine never finished")
            spoke = self._engine.getProperty("voice")  # engines take another voice without a word
            if isinstance(spoke, str) and spoke != order.voice:
                raise EngineError(f"the engine spoke with the voice {spoke!r}, not {order.voice!r}")
            return Path(path).read_bytes()

    def _finish(self, name: str | None = None, completed: bool = True) -> None:
        del name
        if not completed:
            self._failure = self._failure or "the engine broke off"
        self._finished.set()

    def _fail(self, name: str | None = None, exception: Exception | None = None) -> None:
        del name
        self._failure = f"the engine failed: {exception}"
        self._finished.set()


def _tags(voice: Any) -> set[str]:  # noqa: ANN401 - every driver has its own kind of voice
    """Return the languages of a voice: the last part of espeak-ng's id, and what it declares."""
    declared = [tag.decode("utf-8", "ignore") if isinstance(tag, bytes) else str(tag) for tag in voice.languages or []]
    named = [str(voice.id).rpartition("/")[2]]
    tags = ["".join(letter for letter in tag.lower() if letter.isprintable()) for tag in declared + named]
    return {part for tag in tags for part in (tag, tag.replace("_", "-").partition("-")[0])}


@contextlib.contextmanager
def _nameless_file() -> Iterator[str]:
    """Lend a path that leaves no trace: private words pass through it too."""
    if sys.platform == "linux":
        memory = os.memfd_create("utterance")
        try:
            yield f"/proc/self/fd/{memory}"
        finally:
            os.close(memory)
    else:
        with tempfile.TemporaryDirectory() as directory:
            yield str(Path(directory) / "utterance.wav")


def _start(driver: str, language: str) -> tuple[Engine | None, Greeting]:
    try:
        engine = Engine(driver)
        found = {tag: voice for tag in (*_PREFERRED, language) if (voice := engine.find_voice(tag))}
        if voice := found.get(language):  # the first text of a process is slow: let it be this one
            engine.render(Order(_WARM_UP.get(language, "1"), voice, 160))
    except Exception as error:  # noqa: BLE001 - whatever a foreign engine raises becomes one sentence
        return None, Greeting(problem=f"{type(error).__name__}: {error}")
    return engine, Greeting(engine=driver or sys.platform, voices=found)


def main(driver: str, language: str) -> None:
    """Greet, then answer orders until the input ends."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    nowhere = Path(os.devnull).open("wb")  # noqa: SIM115 - faulthandler keeps it for the life of the process
    faulthandler.dump_traceback_later(_LONGEST_RENDER, exit=True, file=nowhere)
    engine, greeting = _start(driver, language)
    faulthandler.cancel_dump_traceback_later()
    send(replies, greeting)
    if engine is None:
        return
    while order := receive(sys.stdin.buffer, Order):
        faulthandler.dump_traceback_later(_LONGEST_RENDER, exit=True, file=nowhere)
        try:
            rendering = Rendering(wav=engine.render(order))
        except Exception as error:  # noqa: BLE001 - likewise
            rendering = Rendering(problem=f"{type(error).__name__}: {error}")
        faulthandler.cancel_dump_traceback_later()
        send(replies, rendering)


if __name__ == "__main__":
    main(*sys.argv[1:])
    sys.stdout.flush()
    os._exit(0)  # espeak-ng asserts when it is torn down
