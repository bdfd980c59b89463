"""A real PortAudio stream on an ALSA device that writes what it plays into a file: listening by measuring."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from voices import measure_latency, open_mouth
from voices.device import find_output, rates_of
from voices.probe import probe

SYSTEM = "</usr/share/alsa/alsa.conf>\n"
RATE = 22_050


def speak(tmp_path: Path, earpiece: str, device: str = "", configuration: str | None = None):
    """Return what the evening printed, and the recording: shape (frames, 2)."""
    raw = tmp_path / "table.raw"
    (tmp_path / "asound.conf").write_text(
        configuration
        or f"""{SYSTEM}
        pcm.table {{ type file slave.pcm "null" file "{raw}" format raw hint {{ show on description "table" }} }}
        pcm.!default {{ type file slave.pcm "null" file "{raw}" format raw hint {{ show on description "d" }} }}
        """
    )
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "evening.py"), earpiece, device, str(tmp_path / "cache")],
        env=os.environ
        | {
            "ALSA_CONFIG_PATH": str(tmp_path / "asound.conf"),
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[2]), os.environ["PYTHONPATH"]]),
            "PYTHONWARNINGS": "error",
        },
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    samples = np.fromfile(raw, dtype="<i2").reshape(-1, 2) if raw.exists() else np.zeros((0, 2), "<i2")
    return json.loads(done.stdout), samples


def sounds_in(channel: np.ndarray) -> list[tuple[int, int]]:
    """Return (start, end) in frames of each stretch of sound between at least 60 ms of digital zeros."""
    loud = np.flatnonzero(channel)
    if not len(loud):
        return []
    breaks = np.flatnonzero(np.diff(loud) > 0.06 * RATE)
    starts, ends = [loud[0], *loud[breaks + 1]], [*loud[breaks], loud[-1]]
    return list(zip(starts, ends, strict=True))


def loudness(sound: np.ndarray) -> float:
    return float(np.sqrt(np.mean(sound.astype(float) ** 2)))


def test_the_table_hears_left_and_the_moderator_right(tmp_path):
    outcome, sound = speak(tmp_path, "split", "table")
    assert (outcome["sounding"], outcome["earpiece"], outcome["trouble"]) == (True, True, None)
    assert all(each["sounded"] and each["ended"] for each in outcome["spoken"])
    first, whispered, second = (each["seconds"] for each in outcome["spoken"])
    left, right = sound[:, 0], sound[:, 1]

    private = np.flatnonzero(right)
    start, end = private[0], private[-1]
    assert (end - start) / RATE == pytest.approx(whispered, abs=0.4)
    assert loudness(right[start:end]) > 500
    assert not left[start : end + 1].any(), "the table heard something while the earpiece whispered"

    before, after = np.flatnonzero(left[:start]), np.flatnonzero(left[end:])
    assert (before[-1] - before[0]) / RATE == pytest.approx(first, abs=0.4)
    assert loudness(left[before[0] : before[-1]]) > 500
    assert loudness(left[end + after[0] : end + after[0] + round(second * RATE / 2)]) > 500
    assert not right[:start].any()
    assert not right[end + 1 :].any()


def test_what_is_stopped_is_cut_short(tmp_path):
    outcome, sound = speak(tmp_path, "split", "table")
    assert outcome["stopped"]
    spoken = sum(each["seconds"] for each in outcome["spoken"])
    end = np.flatnonzero(sound[:, 0])[-1]
    assert end / RATE < spoken + 2.0, "a sentence of four seconds was stopped at once"


def test_without_earpiece_both_sides_are_the_same_and_the_whisper_is_absent(tmp_path):
    outcome, sound = speak(tmp_path, "none")
    assert (outcome["sounding"], outcome["earpiece"]) == (True, False)
    assert [each["sounded"] for each in outcome["spoken"]] == [True, False, True]
    assert (sound[:, 0] == sound[:, 1]).all()
    assert loudness(sound[: np.flatnonzero(sound[:, 0])[-1]]) > 300
    heard = sum((end - start) / RATE for start, end in sounds_in(sound[:, 0]))
    first, _, second = (each["seconds"] for each in outcome["spoken"])
    assert heard < first + second + 1.0


def test_the_stream_plays_zeros_before_the_first_word(tmp_path):
    _, sound = speak(tmp_path, "split")
    assert np.flatnonzero(sound.any(axis=1))[0] > 0


@pytest.mark.parametrize(
    ("device", "configuration", "complaint"),
    [
        ("kitchen", None, "no sound output is called 'kitchen', there are: table, default"),
        ("", SYSTEM, "there is no sound output"),
        ("", "pcm.nothing { type null }\n", "the sound system broke down"),  # PortAudio aborts the process
        (
            "table",
            SYSTEM + 'pcm.table { type file slave.pcm "null" file "/no/such/place" hint { show on } }\n',
            "",
        ),
    ],
)
def test_a_missing_device_is_one_sentence_and_silence(tmp_path, device, configuration, complaint):
    outcome, sound = speak(tmp_path, "split", device, configuration)
    assert (outcome["sounding"], outcome["earpiece"]) == (False, False)
    assert complaint in outcome["trouble"]
    assert outcome["trouble"].startswith("Nothing can be heard, because ")
    assert outcome["alone"], "PortAudio was started although the probe failed"
    assert all(each["ended"] and not each["sounded"] and each["seconds"] > 0.5 for each in outcome["spoken"])
    assert not len(sound)


def test_a_missing_library_is_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "sounddevice", None)
    monkeypatch.delitem(sys.modules, "voices.device")
    monkeypatch.delattr("voices.device")
    assert "libportaudio2" in probe(None, 2).problem


class Ports:
    """Stands in for PortAudio's list of devices."""

    outputs = (
        {"name": "HDMI 0: (hw:0,3)", "max_output_channels": 8, "default_samplerate": 48_000.0, "index": 0},
        {"name": "Mic: (hw:1,0)", "max_output_channels": 0, "default_samplerate": 48_000.0, "index": 1},
        {"name": "USB Audio: - (hw:2,0)", "max_output_channels": 2, "default_samplerate": 48_000.0, "index": 2},
    )

    def query_devices(self, kind=None):
        return self.outputs[0] if kind else self.outputs


@pytest.mark.parametrize(
    ("wanted", "index"), [(None, 0), ("usb audio", 2), ("Device", 2), ("HDMI 0: (hw:0,3)", 0), ("vc4hdmi", 0)]
)
def test_a_device_is_found_by_name_or_card(monkeypatch, tmp_path, wanted, index):
    cards = tmp_path / "cards"
    cards.write_text(
        " 0 [vc4hdmi        ]: vc4-hdmi - vc4-hdmi\n                      vc4-hdmi\n"
        " 2 [Device         ]: USB-Audio - USB Audio\n                      at usb\n"
    )
    monkeypatch.setattr("voices.device._CARDS", cards)
    monkeypatch.setattr("voices.device.sounddevice", Ports())
    assert find_output(wanted)["index"] == index


def test_a_device_that_refuses_our_rate_is_asked_for_its_own(monkeypatch):
    asked = []

    class Open:
        def __init__(self, fill) -> None:
            for _ in range(3):
                fill(np.ones((480, 2), dtype=np.int16))

        def close(self) -> None:
            pass

    def open_stream(_wanted, rate, _channels, fill, _ended):
        asked.append(rate)
        if rate != 48_000:
            raise OSError("Invalid sample rate")
        return Open(fill)

    monkeypatch.setattr("voices.device.sounddevice", Ports())
    monkeypatch.setattr("voices.device.open_stream", open_stream)
    found = probe("USB", 2)
    assert (asked, found.rate, found.channels) == ([22_050, 48_000], 48_000, 2)
    assert rates_of({"default_samplerate": 44_100.0}) == [22_050, 44_100, 48_000]


def test_a_mono_device_never_gets_a_whisper(monkeypatch):
    from voices import opening  # noqa: PLC0415
    from voices.wire import Found  # noqa: PLC0415

    class Stream:
        latency = 0.0

        def close(self) -> None:
            pass

    monkeypatch.setattr(opening.Probe, "wait", lambda self: self._child.communicate() and Found("Mono", RATE, 1))
    monkeypatch.setattr("voices.device.open_stream", lambda *_: Stream())
    with open_mouth("fr", earpiece="split") as mouth:
        assert (mouth.sounding, mouth.earpiece) == (True, False)
        assert mouth.trouble.startswith("Nothing is whispered, because Mono has only one channel")


def test_latency_is_measured_from_say_to_first_sample():
    measured = measure_latency("en", lines=3)
    assert len(measured.cached) == len(measured.new) == 3
    assert all(0 < each < 60 for each in measured.cached + measured.new)
    assert measured.peak_bytes > 0
