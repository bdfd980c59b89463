"""The README promises only what is so."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from narrator.games import sit_down
from narrator.games.classic.cards import Options
from narrator.table import read_table

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)


def test_its_golden_evening_is_in_the_golden_file() -> None:
    [evening] = [part for part in README.split("```\n") if part.startswith("=== night")]
    assert evening in (ROOT / "tests/golden/first-group.txt").read_text()


def test_its_table_file_can_be_played_once_it_has_its_players() -> None:
    [source] = blocks("toml")
    row = '[[players]]\nname = "P{}"\ncard = "{}"\n'
    table = read_table(
        source + "".join(row.format(n, card) for n, card in enumerate(["werewolf", "villager", "villager"]))
    )
    sit_down(table)
    assert tomllib.loads(source)["options"].keys() <= set(Options.__struct_encode_fields__)


def test_its_commands_are_those_of_run() -> None:
    listed = (ROOT / "run").read_text()
    for command in re.findall(r"`\./run ([a-z]+)", README):
        assert command in listed, command


def test_its_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert link.startswith("https://") or (ROOT / link).exists(), link
