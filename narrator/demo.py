"""The demo: a short evening that plays itself, spoken, with all that happens written below one another."""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import textwrap
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from narrator.answers import write_answer
from narrator.console_rehearsal import rehearse
from narrator.console_setup import GUESTS, usual_language
from narrator.games import simple_players
from narrator.journal import Journal
from narrator.play import open_voice
from narrator.script import Ask, Seat, Whisper
from narrator.session import Session
from narrator.simulator import RandomPlayers
from narrator.stage import Stage, Utterance
from narrator.table import PlayerRow, TableFile
from narrator.transcript import Whispered
from narrator.words import Words
from voices import Mouth


class Play(Struct, frozen=True):
    """An evening worth watching: who sits at the table, by what options, with what luck."""

    roles: Sequence[Mapping[str, str]]
    """What stands in a player's row of the table file besides the name."""
    options: Mapping[str, Any]
    seed: int


CARDS: Final = ("seer", "werewolf", "villager", "witch", "hunter", "villager", "werewolf", "villager")
ROLES: Final = {
    "commissioner": "policeman",
    "politician": "killer",
    "electrician": "mage",
    "journalist": "inquisitor",
    "doctor": "vigilante",
}
"""Open and secret ones."""

PLAYS: Final = {
    "classic": Play(
        [{"card": card} for card in CARDS],
        {"captain": False, "first-debate": 10, "debate": 10},
        910,  # one night and one day: poison, a hunter's last bullet, and a village that guesses right
    ),
    "lichiny": Play(
        [{"open": open_role, "secret": secret} for open_role, secret in ROLES.items()],
        {"results": "whispers", "debate": 10},
        20,  # one night and one day, and a just man at the end
    ),
}

HASTE: Final = 8.0
"""How much shorter than at a real table its calls are."""

BRISK: Final = 1.5
"""How much quicker than at a real table it speaks: two minutes for a whole evening."""

THINKING: Final = 1.0
"""Seconds that its moderator takes to answer."""

NARROWEST, WIDEST = 40, 100


def demo(options: argparse.Namespace) -> int:
    """Play the evening; returns the exit code."""
    show = PLAYS[options.game]
    seed = show.seed if options.seed is None else options.seed
    words = Words(options.game, options.language or usual_language(options.game))
    options = argparse.Namespace(**vars(options))
    options.silent = options.silent or options.fast
    options.words_a_minute = round(options.words_a_minute * BRISK)
    rows = [PlayerRow(name, **roles) for name, roles in zip(GUESTS[words.language], show.roles, strict=False)]
    file = TableFile(options.game, rows, options=dict(show.options))
    with tempfile.TemporaryDirectory(prefix="narrator-") as folder, closing(Journal(Path(folder))) as journal:
        session = Session.begin(journal, file, words.language, seed, speed=HASTE)
        with open_voice(options, words) as mouth:
            _render_ahead(session, mouth)
            players = RandomPlayers(random.Random(seed), simple=simple_players(options.game))
            return Performance(session, mouth, players, is_fast=options.fast).run()


def _render_ahead(session: Session, mouth: Mouth) -> None:
    """Render what comes while the first words are spoken."""
    if mouth.sounding:
        coming = rehearse(session.table, session.words, is_whispering=mouth.earpiece)
        ahead = (coming, lambda _done, _every: None)
        threading.Thread(target=mouth.prepare, args=ahead, name="ahead", daemon=True).start()


class Performance:
    """One evening on a stage, answered by simulated players and written down as it happens."""

    def __init__(
        self,
        session: Session,
        mouth: Mouth,
        players: RandomPlayers,
        *,
        is_fast: bool,
        write: Callable[[str], None] | None = None,
    ) -> None:
        self._words = session.words
        self._seats: Mapping[str, Seat] = {seat.name: seat for seat in session.table.seats}
        self._players = players
        self._is_fast = is_fast
        self._write = write or (lambda text: print(text, flush=True))
        self._is_dim = write is None and sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        self._width = max(NARROWEST, min(_columns(), WIDEST))
        self._phase = ("", 0)
        self._captions = self._whispers = 0
        self._timer: object = None
        self._turned = threading.Event()
        self._stage = Stage(session, mouth, is_fast=is_fast, on_change=self._look)

    def run(self) -> int:
        """Perform to the end; returns the exit code."""
        self._stage.start()
        try:
            while not (self._stage.ended or self._stage.failure):
                self._turned.wait()
                self._turned.clear()
                if question := self._stage.question:
                    self._answer(question)
        finally:
            self._stage.close()
        if self._stage.failure:
            print(f"narrator: {self._stage.failure}", file=sys.stderr)
            return 2
        return 0

    # The simulated moderator -----------------------------------------------------------------------------------

    def _answer(self, question: Ask[Any]) -> None:
        if not self._is_fast:
            threading.Event().wait(THINKING)
        answer = self._players.answer(question)
        asked = self._words.question(question)
        entered = f"{asked} → {self._named(answer)}"
        is_public = self._stage.session.table.is_open_by_day and self._stage.phase[0] == "day"
        if is_public and not question.call:
            self._write(self._set(entered, "  ? "))
        else:
            self._secret(entered)
        self._stage.answer(write_answer(answer))

    def _named(self, answer: Any) -> str:  # noqa: ANN401 - any kind of answer
        if answer is None:
            return self._words.text("ui-pass")
        if isinstance(answer, dict):
            return ", ".join(f"{self._words.option(option)} {self._named(of)}" for option, of in answer.items())
        if isinstance(answer, tuple):
            return ", ".join(self._words.option(option) for option in answer)
        return str(answer) if isinstance(answer, int) else self._words.option(answer)

    # What happens, line by line --------------------------------------------------------------------------------

    def _look(self) -> None:
        """Write what is new on the stage; called from its thread after everything that it performs."""
        try:
            self._write_news()
        finally:  # if nothing can be written any more, the stage says so and stops
            if self._stage.asked or self._stage.ended or self._stage.failure:
                self._turned.set()

    def _write_news(self) -> None:
        stage = self._stage
        if stage.phase != self._phase:
            self._phase = stage.phase
            self._write(f"\n── {self._words.text(f'ui-{stage.phase[0]}', number=stage.phase[1])} ".ljust(24, "─"))
        captions, whispers = list(stage.captions), list(stage.whispers)
        for spoken in captions[self._captions :]:
            self._public(spoken)
        for spoken in whispers[self._whispers :]:
            self._secret(spoken.words.text)
            if isinstance(spoken.words, Whispered):
                self._tell(spoken.words)
        self._captions, self._whispers = len(captions), len(whispers)
        if stage.timer and stage.timer is not self._timer:
            self._write(f"  ► {self._time(round(stage.seconds_left()))}")
        self._timer = stage.timer

    def _tell(self, whispered: Whispered) -> None:
        """Let simulated players who listen hear a whisper."""
        if self._players.simple:
            told = {name: self._meant(fact) for name, fact in whispered.told.items()}
            to = tuple(self._seats[name] for name in whispered.to or ())
            self._players.simple.hear(Whisper(whispered.line, told, to))

    def _meant(self, fact: object) -> object:
        """Return a fact as the script told it: whoever is named is a seat."""
        if isinstance(fact, list):
            return tuple([self._meant(one) for one in fact])
        return self._seats.get(fact, fact) if isinstance(fact, str) else fact

    def _time(self, seconds: int) -> str:
        return self._words.text("ui-timer", minutes=seconds // 60, seconds=seconds % 60)

    def _public(self, spoken: Utterance) -> None:
        length = self._words.text("ui-utterance", seconds=max(1, round(spoken.seconds)))
        self._write(self._set(f"{spoken.words.text}  ({length})", "  ▌ "))

    def _secret(self, text: str) -> None:
        line = self._set(text, f"      ({self._words.text('ui-secret').lower()}) ")
        self._write(f"\x1b[2m{line}\x1b[0m" if self._is_dim else line)

    def _set(self, text: str, first: str) -> str:
        then = first if "▌" in first else " " * len(first)
        return textwrap.fill(text, self._width, initial_indent=first, subsequent_indent=then)


def _columns() -> int:
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns
    except (OSError, ValueError):
        return WIDEST
