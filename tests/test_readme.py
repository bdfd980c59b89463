"""The README promises only what is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from msgspec import Struct, to_builtins

from narrator.games import sit_down
from narrator.games.classic import cards as classic
from narrator.games.lichiny import roles as lichiny
from narrator.table import read_table

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)


def test_its_golden_evening_is_in_the_golden_file() -> None:
    [evening] = [part for part in README.split("```\n") if part.startswith("=== night")]
    assert evening in (ROOT / "tests/golden/first-group.txt").read_text()


def test_its_table_file_can_be_played_as_it_stands() -> None:
    for source in blocks("toml"):
        sit_down(read_table(source))


@pytest.mark.parametrize(("game", "options"), [("Classic", classic.Options()), ("Lichiny", lichiny.Options())])
def test_every_option_is_explained_with_its_values_and_its_default(game: str, options: Struct) -> None:
    page = (ROOT / "docs" / "options.md").read_text()
    [section] = [part for part in page.split("\n## ") if part.startswith(game)]
    rows = {cells[1].strip(" `"): cells for line in section.splitlines() if (cells := line.split("|"))[2:]}
    defaults = to_builtins(options)
    assert defaults.keys() <= rows.keys()
    for name, value in defaults.items():
        written = json.dumps(value) if not isinstance(value, str) else value
        assert rows[name][2].split(",")[0].strip(" `") == (written if value != [] else "[]"), name


def test_its_commands_are_those_of_run() -> None:
    listed = (ROOT / "run").read_text()
    for command in re.findall(r"`\./run ([a-z]+)", README):
        assert command in listed, command


def test_its_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert link.startswith("https://") or (ROOT / link).exists(), link
