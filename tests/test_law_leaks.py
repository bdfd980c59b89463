"""Law 2 of the design: the public voice can only be handed public things. By type, not by care."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from narrator.script import LeakError, Revealed, Say, Seat, Secret, reveal

ROOT = Path(__file__).parent.parent
LEAKS = Path(__file__).parent / "leaks" / "deliberate.py"


def test_mypy_refuses_every_deliberate_leak_and_nothing_else(tmp_path: Path) -> None:
    marked = {n for n, line in enumerate(LEAKS.read_text().splitlines(), start=1) if "# refused" in line}
    command = [
        sys.executable,
        "-m",
        "mypy",
        "--config-file",
        "pyproject.toml",
        "--cache-dir",
        str(tmp_path),
        str(LEAKS),
    ]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    refused = {int(found[1]) for found in re.finditer(r"deliberate\.py:(\d+): error", run.stdout)}
    assert refused == marked, run.stdout


def test_a_secret_has_no_text() -> None:
    secret = Secret("werewolf")
    assert repr(secret) == "Secret(…)"
    assert "werewolf" not in repr([secret, {"card": secret}])
    for betray in (str, "{}".format, lambda it: f"{it}", lambda it: f"{it:>10}", lambda it: "".join([str(it)])):
        with pytest.raises(LeakError):
            betray(secret)


@pytest.mark.parametrize("fact", ["werewolf", Secret(3), Seat("1", "Ana"), None, 1.5, True, (1, 2)])
def test_what_was_never_revealed_is_not_said_even_where_no_type_was_checked(fact: object) -> None:
    with pytest.raises(LeakError):
        Say("seer-sees", {"card": fact})  # type: ignore[dict-item]


def test_only_the_door_reveals() -> None:
    with pytest.raises(LeakError):
        Revealed("werewolf", "I say so", object())  # type: ignore[arg-type]
    assert reveal(Secret("werewolf"), because="a dead player's card is shown").fact == "werewolf"


def test_a_public_line_is_named_where_it_is_said() -> None:
    """A line's id could carry a secret too, so it is written out: ``Say(f"died-of-{cause}")`` would be a leak.

    Two places build ids: the calls (from their names in the one list of the night) and the tale (nothing is secret).
    A rehearsal says nothing: it lists what may be said of anybody.
    """
    said = [
        (path.name, node.args[0])
        for path in sorted((ROOT / "narrator" / "games").rglob("*.py"))
        if path.name != "rehearsal.py"
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Say"
    ]
    built = {(name, ast.unparse(line)) for name, line in said if not isinstance(line, ast.Constant)}
    assert built == {("evening.py", "f'{name}-wakes'"), ("evening.py", "f'{name}-sleeps'"), ("tale.py", "deed.line")}
