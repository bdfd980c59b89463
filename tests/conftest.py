from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))

settings.register_profile("narrator", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("narrator")


@pytest.fixture
def state(tmp_path: Path) -> Path:
    """A state directory of its own."""
    return tmp_path / "state"
