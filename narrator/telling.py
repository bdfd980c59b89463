"""The evening told back, written as a file that the table may keep."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from narrator.stage import Stage
from narrator.transcript import Said
from narrator.words import Words

VERDICTS = ("verdict", "verdict-of-nobody")
HEADINGS = ("tale-night", "tale-day", "tale-turn")
CARDS = "tale-card-"
LAST = "tale-ends"


def is_told_back(line: str) -> bool:
    """Whether a public line belongs to the end of an evening: the verdict, or the tale."""
    return line in VERDICTS or line.startswith("tale-")


def told_back(stage: Stage) -> list[Said]:
    """Return the verdict and the evening told back, as the stage spoke them."""
    spoken = [utterance.words for utterance in list(stage.captions)]
    return [said for said in spoken if isinstance(said, Said) and is_told_back(said.line)]


def written(said: Sequence[Said], words: Words, players: Sequence[str], day: str) -> str:
    """Return the evening told back as Markdown, in the table's language."""
    blocks = [f"# {words.word(words.game)}, {day}", ", ".join(players)]
    cards: list[str] = []
    for one in said:
        if one.line.startswith(CARDS):
            cards.append(f"* {one.text}")
            continue
        if cards:
            blocks.append("\n".join(cards))
            cards = []
        blocks += _blocks(one, words)
    return "\n\n".join(blocks) + "\n"


def _blocks(one: Said, words: Words) -> list[str]:
    if one.line in VERDICTS:
        return [f"**{one.text}**", f"## {words.text('ui-tale')}"]
    if one.line in HEADINGS:
        return [f"### {one.text.rstrip('.')}"]
    return ["---", one.text] if one.line == LAST else [one.text]


def keep(stage: Stage, state: Path) -> Path:
    """Write the evening told back below the state directory, for its owner alone; returns the new file's path.

    Raises ``OSError`` if that cannot be done.
    """
    folder = state / "evenings"
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    day = datetime.now().astimezone().date().isoformat()
    players = [seat.name for seat in stage.session.table.seats]
    text = written(told_back(stage), stage.session.words, players, day)
    n = 1
    while (path := folder / f"{day}-{n}.md").exists():
        n += 1
    _write(path, text)
    return path


def _write(path: Path, text: str) -> None:
    """Put a file in place at once, whole and on the disk."""
    draft = path.with_suffix(".new")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:  # noqa: PTH123 - a mode
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
