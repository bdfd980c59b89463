"""The command line: the one place where the parts are put together."""

from __future__ import annotations

import argparse
import io
import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path

from narrator import VERSION
from narrator.driver import ReplayError
from narrator.games import GAMES
from narrator.journal import Journal, JournalError
from narrator.table import TableError, TableFile
from narrator.words import WordsError, default_language, languages


class UsageError(Exception):
    """What was asked for cannot be: one sentence."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code: 2 for anything that one sentence on stderr explains."""
    _open_streams()
    options = _parser().parse_args(arguments)
    try:
        code = int(options.run(options) or 0)
        sys.stdout.flush()
    except (UsageError, TableError, WordsError, JournalError, ReplayError) as error:
        print(f"narrator: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except OSError as error:  # nobody reads any more, or a full disk: a power cut
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            return 0
        print(f"narrator: nothing can be written: {error.strerror}", file=sys.stderr)
        return 2
    return code


def _open_streams() -> None:
    """Make sure that all three streams are there, and that every language can be written and read on them."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - for as long as we live
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="narrator", description="Narrates social-deduction games at a real table.")
    parser.add_argument("--version", action="version", version=f"narrator {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser("play", help="play an evening on this console")
    play.add_argument("table", nargs="?", type=Path, help="a table file; without one you are asked")
    play.add_argument("--game", choices=GAMES, default="", help="without a file: do not ask which game")
    _common(play)
    _sound(play)
    play.set_defaults(run=_play)

    demo = commands.add_parser("demo", help="watch and hear an evening that plays itself")
    demo.add_argument("--fast", action="store_true", help="wait for nothing")
    demo.add_argument("--game", choices=GAMES, default=GAMES[0])
    demo.add_argument("--language", choices=languages(), default="")
    demo.add_argument("--seed", type=int)
    _sound(demo)
    demo.set_defaults(run=_demo)

    headless = commands.add_parser("headless", help="the line protocol: JSON lines on stdin and stdout, virtual time")
    headless.add_argument("table", nargs="?", type=Path, help="a table file")
    headless.add_argument("--resume", action="store_true", help="go on with the newest unfinished evening")
    _common(headless)
    headless.set_defaults(run=_headless)

    simulate = commands.add_parser("simulate", help="win rates of a deck, with confidence intervals")
    simulate.add_argument("table", nargs="?", type=Path, help="a table file; its cards are dealt anew each evening")
    simulate.add_argument("--game", choices=GAMES, help=f"without a file: this game; {GAMES[0]} if left out")
    simulate.add_argument("--players", type=int, help="without a file: so many, with the advised deck")
    simulate.add_argument("--evenings", type=int, default=10_000)
    simulate.add_argument("--seed", type=int, default=1)
    simulate.set_defaults(run=_simulate)

    bench = commands.add_parser("bench", help="measure speed and memory")
    bench.set_defaults(run=_bench)
    return parser


def _common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=languages(), default="", help="speak this instead of the table's language"
    )
    seed = secrets.randbits(48)
    parser.add_argument("--seed", type=int, default=seed, help="fix the dice, to play the same evening again")
    parser.add_argument("--state", type=Path, default=_state_directory(), help="where the journal lies")


def _sound(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--silent", action="store_true", help="show the words, say nothing")
    parser.add_argument("--device", help="part of the sound device's name")
    parser.add_argument(
        "--earpiece",
        choices=("none", "split"),
        default="none",
        help="split: loudspeaker on the left of the stereo jack, the moderator's earpiece on the right",
    )
    parser.add_argument("--words-a-minute", type=_pace, default=160, metavar="N", help="80 to 450")


def _pace(text: str) -> int:
    if not (text.isdecimal() and 80 <= int(text[:9]) <= 450):
        raise argparse.ArgumentTypeError(f"a voice speaks 80 to 450 words a minute, not {text}")
    return int(text)


def _state_directory() -> Path:
    if given := os.environ.get("NARRATOR_STATE") or os.environ.get("STATE_DIRECTORY"):
        return Path(given)
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "narrator"


def _language(options: argparse.Namespace, file: TableFile) -> str:
    return str(options.language or file.language or default_language(file.game))


def _headless(options: argparse.Namespace) -> None:
    from narrator.headless import Headless  # noqa: PLC0415 - a command loads what it needs
    from narrator.session import Session  # noqa: PLC0415
    from narrator.tablefile import load_table  # noqa: PLC0415

    if options.resume == bool(options.table):
        raise UsageError("headless takes a table file, or --resume")
    file = None if options.resume else load_table(options.table)
    with Journal(options.state) as journal:
        if file:
            session = Session.begin(journal, file, _language(options, file), options.seed)
        elif record := journal.unfinished():
            session = Session(record)
        else:
            raise UsageError(f"there is no unfinished evening in {options.state}")
        Headless(session, sys.stdin.buffer, sys.stdout.buffer).run()


def _play(options: argparse.Namespace) -> int:
    from narrator.play import play  # noqa: PLC0415

    return play(options)


def _demo(options: argparse.Namespace) -> int:
    from narrator.demo import demo  # noqa: PLC0415

    return demo(options)


def _simulate(options: argparse.Namespace) -> None:
    from narrator.simulator import report  # noqa: PLC0415
    from narrator.tablefile import load_table  # noqa: PLC0415

    if options.table and (options.game or options.players is not None):
        raise UsageError("simulate takes a table file, or --game and --players")
    file = load_table(options.table) if options.table else None
    report(file, options.game or GAMES[0], options.players, options.evenings, options.seed)


def _bench(_: argparse.Namespace) -> None:
    from narrator.bench import bench  # noqa: PLC0415

    bench()


if __name__ == "__main__":
    sys.exit(main())
