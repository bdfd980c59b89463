"""Play an evening on this terminal: go on with the one that was left, or set one up; then the console."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from narrator import console_setup_classic, console_setup_lichiny
from narrator.console import Console
from narrator.console_rehearsal import rehearse
from narrator.console_setup import Interview, choose_game, choose_language
from narrator.driver import ReplayError
from narrator.games import sit_down
from narrator.journal import Journal, Record
from narrator.session import Session
from narrator.stage import Stage
from narrator.table import PlayerRow, Table, TableError, TableFile
from narrator.tablefile import load_table
from narrator.telling import keep
from narrator.words import Words, default_language
from voices import Mouth, open_mouth

SET_ASIDE: Final = json.dumps({"winners": [], "because": "set-aside"})
BAR: Final = 30

SET_UPS: Final[Mapping[str, Callable[[Interview, Sequence[PlayerRow]], TableFile]]] = {
    "classic": console_setup_classic.set_up,
    "lichiny": console_setup_lichiny.set_up,
}
"""How each game asks for a table."""


def play(options: argparse.Namespace) -> int:
    """Play one evening; returns the exit code."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print("narrator: play needs a terminal; without one there is headless", file=sys.stderr)
        return 2
    file = _load(options)
    with contextlib.closing(Journal(options.state)) as journal:
        try:
            if (record := journal.unfinished()) and (session := _offer(record)):
                return _go_on(options, session)
            return _begin(options, journal, file)
        except EOFError:
            print()
            return 0


def open_voice(options: argparse.Namespace, words: Words) -> Mouth:
    """Open the mouth, and say once if something is missing."""
    mouth = open_mouth(
        words.language,
        words_a_minute=options.words_a_minute,
        earpiece=options.earpiece,
        device=options.device,
        sound=not options.silent,
    )
    if mouth.trouble:
        Interview(words).say(words.trouble(mouth.trouble))
    return mouth


def render_ahead(mouth: Mouth, words: Words, table: Table) -> None:
    """Render the coming evening's words while the table sits down."""
    if mouth.sounding:
        mouth.prepare(rehearse(table, words, is_whispering=mouth.earpiece), _progress(words))
        print()


# A new evening --------------------------------------------------------------------------------------------------


def _load(options: argparse.Namespace) -> TableFile | None:
    file = load_table(options.table) if options.table else None
    if file and options.game and file.game != options.game:
        raise TableError(f"{options.table} is a table of {file.game}, not of {options.game}", "game")
    return file


def _begin(options: argparse.Namespace, journal: Journal, file: TableFile | None) -> int:
    if file is None:
        file = _ask(options, journal)
    language = options.language or file.language or default_language(file.game)
    words = Words(file.game, language)
    with open_voice(options, words) as mouth:
        render_ahead(mouth, words, sit_down(file))
        if not Interview(words).agree(words.text("setup-ready")):
            return 0
        return _perform(options, Session.begin(journal, file, language, options.seed), mouth, is_back=False)


def _ask(options: argparse.Namespace, journal: Journal) -> TableFile:
    """Ask for the game, the language and the table, as far as they are not known; who played last is the default."""
    header = journal.newest()
    game = options.game or choose_game(options.language, header.game if header else "")
    language = options.language or choose_language(game)
    return SET_UPS[game](Interview(Words(game, language)), header.table.players if header else [])


# An evening that was left ---------------------------------------------------------------------------------------


def _offer(record: Record) -> Session | None:
    """Offer to go on with an evening; declined, it is set aside."""
    interview = Interview(Words(record.header.game, record.header.language))
    try:
        session = Session(record)
    except ReplayError as error:
        return _offer_before(record, interview, error)
    if interview.agree(_resume_question(interview.words, session)):
        return session
    record.finish(SET_ASIDE)
    return None


def _offer_before(record: Record, interview: Interview, error: ReplayError) -> Session | None:
    """Offer to go on from the last entry that still fits the rules."""
    interview.say(interview.words.text("ui-and-then", reason=str(error)))
    if not interview.agree(interview.words.text("ui-go-on-before")):
        record.finish(SET_ASIDE)
        return None
    Session.begin_at(record, error.n)
    return Session(record)


def _resume_question(words: Words, session: Session) -> str:
    header = session.record.header
    name, number = session.phase
    players = words.text("ui-resume", game=header.game, players=session.table.seats)
    return f"{players} ({words.text(f'ui-{name}', number=number)})" if name else players


def _go_on(options: argparse.Namespace, session: Session) -> int:
    with open_voice(options, session.words) as mouth:
        render_ahead(mouth, session.words, session.table)
        return _perform(options, session, mouth, is_back=True)


# Both -----------------------------------------------------------------------------------------------------------


def _perform(options: argparse.Namespace, session: Session, mouth: Mouth, *, is_back: bool) -> int:
    kept: list[str] = []

    def keep_tale(stage: Stage) -> str:
        try:
            kept.append(session.words.text("ui-tale-kept", path=str(keep(stage, options.state))))
        except OSError as error:
            kept.append(f"{options.state}: {error.strerror}")
        return kept[-1]

    # After a power cut nobody knows who sits before the screen.
    console = Console(session, mouth, keep_tale, is_hidden=is_back)
    if is_back:
        console.stage.back_again()
    with contextlib.suppress(EOFError):  # the terminal went away; the journal keeps the evening
        console.run()
    if console.failure:
        print(f"narrator: {console.failure}", file=sys.stderr)
        return 2
    print(kept[-1] if kept else session.words.text("ui-left"))
    return 0


def _progress(words: Words) -> Callable[[int, int], None]:
    """Return what draws a bar in one line of the terminal."""

    def draw(done: int, every: int) -> None:
        filled = BAR * done // max(every, 1)
        text = words.text("ui-rendering", done=done, all=every)
        print(f"\r{'█' * filled}{'░' * (BAR - filled)} {text}", end="", flush=True)

    return draw
