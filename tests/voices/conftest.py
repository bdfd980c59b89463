from __future__ import annotations

import contextlib
import os
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest

from voices.cache import Cache
from voices.loudspeaker import Loudspeaker
from voices.repertoire import Repertoire
from voices.synthesis import DRIVER, EngineProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

RATE = 22_050
BLOCK = 220


@pytest.fixture(autouse=True)
def _surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let the engine's process find the drivers beside this file, and nothing touch the user's own cache."""
    paths = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache-home"))


class FakeDevice:
    """A device in a thread, faster than time: takes blocks, records them, and goes away when told."""

    latency = 0.0

    def __init__(self, rate, fill, ended) -> None:
        assert rate == RATE
        self._fill, self._ended = fill, ended
        self.recorded: list[np.ndarray] = []
        self.frozen = False
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        while not self._closed.is_set():
            if not self.frozen:
                block = np.full((BLOCK, 2), 77, dtype=np.int16)
                self._fill(block)
                self.recorded.append(block)
            time.sleep(0.001)

    def vanish(self) -> None:
        self._closed.set()
        self._thread.join()
        self._ended()

    def close(self) -> None:
        self._closed.set()
        self._thread.join()

    @property
    def sound(self) -> np.ndarray:
        return np.concatenate(self.recorded)


class Bench:
    """Makes repertoires and loudspeakers on fake devices, and clears them away."""

    def __init__(self, stack: contextlib.ExitStack, cache: Path) -> None:
        self._stack = stack
        self.cache = cache
        self.devices: list[FakeDevice] = []

    def repertoire(self, driver=DRIVER, patience=1.5, language="fr") -> Repertoire:
        engine = EngineProcess(language, driver=driver, patience=patience)
        repertoire = Repertoire(engine, Cache(self.cache), words_a_minute=160)
        self._stack.callback(repertoire.close)
        repertoire.warm(language)
        return repertoire

    def loudspeaker(self, repertoire=None, *, split=True, rediscover=None) -> Loudspeaker:
        def opener(*wiring) -> FakeDevice:
            self.devices.append(FakeDevice(*wiring))
            return self.devices[-1]

        mouth = Loudspeaker(repertoire or self.repertoire(), opener, rate=RATE, split=split, rediscover=rediscover)
        self._stack.callback(mouth.close)
        return mouth

    @property
    def device(self) -> FakeDevice:
        return self.devices[-1]


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    with contextlib.ExitStack() as stack:
        yield Bench(stack, tmp_path / "cache")


@pytest.fixture
def until() -> Callable[[Callable[[], bool]], None]:
    def wait(come_true: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 20
        while not come_true():
            assert time.monotonic() < deadline, "it never came true"
            time.sleep(0.005)

    return wait
