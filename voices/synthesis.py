"""The parent's side of an engine: a warm process that is killed when it hangs and comes back by itself."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, cast

from voices.mouth import Trouble, primary, seconds_of
from voices.pcm import Pcm, UnsoundError, check
from voices.wire import Greeting, Order, Rendering, SilentPeerError, receive_by, send

if TYPE_CHECKING:
    from voices.cache import Voice

DRIVER: Final = "voices.espeak" if sys.platform == "linux" else ""  # elsewhere pyttsx3 finds the system's voices
_GREETING_SECONDS: Final = 10.0  # a cold start from a slow memory card
_FAILURES_IN_A_ROW: Final = 3  # after so many the engine rests: an evening must not wait for it at every line
_REST_SECONDS: Final = 30.0


def environment() -> dict[str, str]:
    """Return the environment in which a child process finds this very package."""
    package_root = str(Path(__file__).resolve().parent.parent)
    paths = [package_root, *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


class EngineProcess:
    """One engine in one process. Callers take turns; only :meth:`kill` may come from another thread."""

    def __init__(self, language: str, *, driver: str = DRIVER, patience: float = 1.5) -> None:
        """Start the process. ``patience`` is the seconds a render may take beyond half its text's length."""
        self._command = (sys.executable, "-m", "voices.engine", driver, primary(language))
        self._patience = patience
        self._child: subprocess.Popen[bytes] | None = None
        self._greeting: Greeting | None = None
        self._refusal = ""
        self._failures = 0
        self._resting_until = 0.0
        self._closed = False
        self.trouble: str | None = None
        with contextlib.suppress(UnsoundError):
            self._start()

    @property
    def pid(self) -> int | None:
        child = self._child
        return child.pid if child else None

    def meet(self) -> Greeting:
        """Return what the engine said first, starting it where needed, or raise :class:`UnsoundError`."""
        return self._child_and_greeting()[1]

    def render(self, text: str, voice: Voice) -> tuple[bytes, Pcm]:
        """Return the text's WAV and its sound, or raise :class:`UnsoundError` in bounded time."""
        if time.monotonic() < self._resting_until:
            raise UnsoundError("the speech engine rests after failing several times")
        child, _ = self._child_and_greeting()
        deadline = time.monotonic() + self._patience + seconds_of(text, voice.words_a_minute) / 2
        try:
            send(cast("BinaryIO", child.stdin), Order(text, voice.name, voice.words_a_minute))
            rendering = receive_by(cast("BinaryIO", child.stdout), Rendering, deadline)
        except (SilentPeerError, OSError) as error:
            self._count_failure()
            self._restart()
            raise UnsoundError(f"the speech engine failed: {error}") from None
        try:
            pcm = _believe(rendering, text, voice)
        except UnsoundError:
            self._count_failure()
            raise
        self._failures, self._resting_until = 0, 0.0
        if not self._refusal:
            self.trouble = None
        return rendering.wav, pcm

    def kill(self) -> None:
        """End it for good, from any thread; a render under way fails at once."""
        self._closed = True
        if (child := self._child) is not None:
            child.kill()

    def close(self) -> None:
        """End it and give back its pipes."""
        self.kill()
        self._stop()

    def _child_and_greeting(self) -> tuple[subprocess.Popen[bytes], Greeting]:
        if self._refusal:
            raise UnsoundError(self._refusal)
        if self._greeting and self._child and self._child.poll() is not None:
            self._stop()  # it died between two texts: that costs a moment, not an utterance
        if self._child is None:
            self._start()
        child = cast("subprocess.Popen[bytes]", self._child)
        if self._greeting is None:
            deadline = time.monotonic() + _GREETING_SECONDS
            try:
                greeting = receive_by(cast("BinaryIO", child.stdout), Greeting, deadline)
            except (SilentPeerError, OSError) as error:
                self._stop()  # unlike an engine that says what it lacks, it may start the next time
                self.trouble = _no_engine(f"{error}")
                self._count_failure()
                raise UnsoundError(self.trouble) from None
            if greeting.problem:
                self._refuse(greeting.problem)
                raise UnsoundError(self._refusal)
            self._greeting = greeting
        return child, self._greeting

    def _refuse(self, problem: str) -> None:
        self._stop()
        self._refusal = "the speech engine is closed" if self._closed else problem
        self.trouble = _no_engine(problem)

    def _start(self) -> None:
        if self._closed:
            raise UnsoundError("the speech engine is closed")
        try:
            self._child = subprocess.Popen(  # noqa: S603 - our own module
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                env=environment(),
                start_new_session=True,  # Ctrl-C is for the narrator
            )
        except OSError as error:
            self._refuse(f"{error}")
            raise UnsoundError(self._refusal) from None

    def _stop(self) -> None:
        child, self._child, self._greeting = self._child, None, None
        if child is None:
            return
        child.kill()
        for pipe in (child.stdin, child.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        child.wait()

    def _restart(self) -> None:
        self._stop()
        with contextlib.suppress(UnsoundError):
            self._start()

    def _count_failure(self) -> None:
        self._failures += 1
        if self._failures >= _FAILURES_IN_A_ROW:
            self._resting_until = time.monotonic() + _REST_SECONDS
            self.trouble = Trouble(  # without the engine's own words, which might quote a secret
                "failing-engine",
                "The speech engine keeps failing, so lines are missing their sound: "
                "read them from the screen, and start the narrator again when you can.",
            )


def _no_engine(problem: str) -> Trouble:
    return Trouble(
        "no-engine",
        f"Nothing can be spoken, because no speech engine works ({problem}): "
        "install espeak-ng and start the narrator again.",
    )


def _believe(rendering: Rendering, text: str, voice: Voice) -> Pcm:
    if rendering.problem:
        raise UnsoundError(rendering.problem)
    return check(rendering.wav, text, voice.words_a_minute)
