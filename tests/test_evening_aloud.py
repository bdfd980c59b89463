"""A whole evening through the real engine, mixer and PortAudio stream, into a file: heard by measuring."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

RATE = 22_050
GAP = RATE // 10


@pytest.fixture(scope="module")
def aloud(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, np.ndarray]:
    where = tmp_path_factory.mktemp("aloud")
    raw = where / "heard.raw"
    (where / "asound.conf").write_text(
        f"""</usr/share/alsa/alsa.conf>
        pcm.!default {{ type file slave.pcm "null" file "{raw}" format raw hint {{ show on description "d" }} }}
        """
    )
    run = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "aloud.py"), str(where)],
        env=os.environ | {"ALSA_CONFIG_PATH": str(where / "asound.conf"), "PYTHONPATH": str(Path(__file__).parents[1])},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout), np.fromfile(raw, dtype="<i2").reshape(-1, 2)


def stretches(channel: np.ndarray) -> list[tuple[int, int]]:
    """Return where sound begins and ends, in frames, leaving out gaps under a tenth of a second."""
    loud = np.flatnonzero(channel)
    breaks = np.flatnonzero(np.diff(loud) > GAP)
    return list(zip([loud[0], *loud[breaks + 1]], [*loud[breaks], loud[-1]], strict=True)) if len(loud) else []


def of(outcome: Any, kind: str) -> list[Any]:
    return [one for one in outcome["performed"] if one["type"] == kind]


def test_the_evening_was_spoken_from_the_welcome_to_the_end_of_the_tale(aloud: tuple[Any, np.ndarray]) -> None:
    outcome, sound = aloud
    assert outcome["trouble"] is None
    assert not outcome["failure"]
    said = of(outcome, "say")
    assert all(one["is_heard"] for one in said)
    assert said[0]["line"] == "welcome"
    assert said[-1]["line"] == "tale-ends"
    public = sound[:, 0].astype(float)
    spoken = sum(end - start for start, end in stretches(sound[:, 0])) / RATE
    assert spoken == pytest.approx(sum(one["seconds"] for one in said), rel=0.25), "silences inside a line aside"
    assert np.sqrt(np.mean(public[public != 0] ** 2)) > 500, "loud enough to be speech"


def test_the_table_hears_nothing_while_the_moderator_is_whispered_to(aloud: tuple[Any, np.ndarray]) -> None:
    outcome, sound = aloud
    left, right = sound[:, 0], sound[:, 1]
    whispers = stretches(right)
    assert len(of(outcome, "whisper")) >= 3
    assert sum(end - start for start, end in whispers) / RATE > 3
    for start, end in whispers:
        assert not left[start : end + 1].any()
    assert not (left.astype(bool) & right.astype(bool)).any()
