from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from narrator.journal import Journal

sys.path.insert(0, str(Path(__file__).parent))

settings.register_profile("narrator", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("narrator")


@pytest.fixture(autouse=True)
def _journals_are_closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close whatever journal a test leaves open, as the end of a process would."""
    opened: list[Journal] = []
    begin = Journal.__init__

    def remember(journal: Journal, directory: Path) -> None:
        begin(journal, directory)
        opened.append(journal)

    monkeypatch.setattr(Journal, "__init__", remember)
    yield
    for journal in opened:
        journal.close()


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """A state directory of its own."""
    return tmp_path / "state"
