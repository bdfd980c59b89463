"""A console with somebody at its keys, driven through a pipe and looked at on an 80×24 terminal."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from glass import Glass
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.color_depth import ColorDepth
from prompt_toolkit.output.vt100 import Vt100_Output

from narrator.console import Console
from narrator.journal import Journal
from narrator.session import Session
from narrator.stage import Stage
from narrator.table import TableFile
from voices import Mouth, SilentMouth

UP, DOWN, LEFT, RIGHT = "\x1b[A", "\x1b[B", "\x1b[D", "\x1b[C"
ENTER, BACKSPACE, CONTROL_C = "\r", "\x7f", "\x03"
PATIENCE = 30.0


class Sitting:
    """A console with somebody at its keys."""

    def __init__(self, console: Console, glass: Glass, send: Callable[[str], None]) -> None:
        self.console = console
        self.glass = glass
        self.size = (glass.columns, glass.rows)
        self._send = send
        self.kept: list[Stage] = []
        self.thread = threading.Thread(target=console.run, daemon=True)

    @property
    def stage(self) -> Stage:
        return self.console.stage

    def press(self, *keys: str) -> None:
        for key in keys:
            self._send(key)

    def until(self, come_true: Callable[[], bool], what: str = "") -> None:
        deadline = time.monotonic() + PATIENCE
        while not come_true():
            assert time.monotonic() < deadline, f"never: {what}\n{self.glass.text}"
            time.sleep(0.003)

    def sees(self, *texts: str) -> None:
        for text in texts:
            self.until(lambda text=text: text in self.glass.words, text)  # type: ignore[misc]

    def misses(self, *texts: str) -> None:
        for text in texts:
            self.until(lambda text=text: text not in self.glass.words, f"{text!r} goes away")  # type: ignore[misc]

    def asked(self, question: str) -> None:
        """Wait for a question, and until the console has taken note of it."""
        self.until(lambda: self._is_asked(question), question)

    def _is_asked(self, question: str) -> bool:
        open_now = self.stage.question
        shown = self.console._asked
        return bool(open_now and open_now.question == question and shown and shown is self.stage.asked)

    def answer(self, question: str, *keys: str) -> None:
        """Wait for a question, press keys, and wait until it is answered."""
        self.asked(question)
        was = self.stage.asked
        self.press(*keys)
        self.until(lambda: self.stage.asked is not was, f"{question} is answered")


Sit = Callable[..., Sitting]


@contextlib.contextmanager
def sitting_down(state: Path) -> Iterator[Sit]:
    """Give a way to sit down at a console; what was begun is left again in the end."""
    with contextlib.ExitStack() as stack:

        def begin(
            file: TableFile, mouth: Mouth | None = None, *, columns: int = 80, rows: int = 24, is_fast: bool = True
        ) -> Sitting:
            journal = Journal(state)
            stack.callback(journal.close)
            session = Session.begin(journal, file, file.language, 7, speed=1.0 if is_fast else 100_000.0)
            pipe = stack.enter_context(create_pipe_input())
            glass = Glass(columns, rows)
            output = Vt100_Output(
                glass,  # type: ignore[arg-type] - a stream for all that it is asked
                lambda: Size(rows=glass.rows, columns=glass.columns),
                term="xterm",
                default_color_depth=ColorDepth.DEPTH_1_BIT,
            )
            sitting: Sitting

            def keep(stage: Stage) -> str:
                sitting.kept.append(stage)
                return "kept at /evenings/one.md"

            console = Console(session, mouth or SilentMouth(), keep, is_fast=is_fast, reads=pipe, writes=output)
            sitting = Sitting(console, glass, pipe.send_text)
            sitting.thread.start()
            stack.callback(_leave, sitting)
            return sitting

        yield begin


def _leave(sitting: Sitting) -> None:
    if sitting.thread.is_alive():
        loop = sitting.console.application.loop
        if loop:
            loop.call_soon_threadsafe(sitting.console._leave)
        sitting.thread.join(PATIENCE)
    assert not sitting.thread.is_alive()


def captions_off(sitting: Sitting) -> str:
    """What is on the screen besides what the table has heard."""
    rest = sitting.glass.words
    for spoken in reversed(list(sitting.stage.captions)):
        rest = rest.replace(" ".join(spoken.words.text.split()), " ")
    return rest
