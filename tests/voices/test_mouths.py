"""The promises of every mouth, and the mouths that ship for tests."""

from __future__ import annotations

import subprocess
import sys
import wave

import numpy as np
import pytest

from narrator.script import PrivateWords, PublicWords
from voices import SilentMouth, WavMouth, WrittenMouth, open_mouth, seconds_of

DUSK = PublicWords("Le village s'endort.", "fr")
SECRET = PrivateWords("Ana est le loup.", "fr")


def samples_of(path) -> np.ndarray:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, 22_050)
        return np.frombuffer(file.readframes(file.getnframes()), dtype="<i2").reshape(-1, 2)


@pytest.mark.parametrize("mouth", [SilentMouth(), WrittenMouth()])
def test_each_side_takes_its_own_words_only(mouth):
    with pytest.raises(TypeError):
        mouth.say(SECRET)
    with pytest.raises(TypeError):
        mouth.whisper(DUSK)


def test_silence_has_a_length_and_is_over_at_once():
    playing = SilentMouth().say(DUSK)
    assert playing.seconds == seconds_of(DUSK.text, 160) > 0.5
    assert playing.wait()
    assert not playing.sounded
    assert playing.first_sample_at is None
    playing.stop()


def test_prepare_of_silence_counts():
    seen = []
    SilentMouth().prepare([DUSK, SECRET], lambda *progress: seen.append(progress))
    assert seen == [(1, 2), (2, 2)]


def test_the_written_mouth_keeps_the_order():
    mouth = WrittenMouth()
    mouth.say(DUSK)
    mouth.whisper(SECRET)
    mouth.say(DUSK)
    assert mouth.heard == [DUSK, SECRET, DUSK]
    assert (mouth.said, mouth.whispered) == ([DUSK.text] * 2, [SECRET.text])
    mouth = WrittenMouth(earpiece=False)
    mouth.whisper(SECRET)
    assert not mouth.heard


def test_lengths_follow_text_and_speed():
    assert seconds_of("", 160) == seconds_of("…", 160) == 0
    assert seconds_of("Bonsoir.", 160) == 2 * seconds_of("Bonsoir.", 320)
    assert seconds_of("Bonsoir à tous et à toutes.", 160) > seconds_of("Bonsoir.", 160)
    assert seconds_of("Il reste 300 secondes.", 160) > seconds_of("Il reste abc secondes.", 160)


def test_the_wav_keeps_each_side_to_itself(tmp_path):
    with WavMouth(tmp_path / "evening.wav", "fr") as mouth:
        said = mouth.say(DUSK)
        mouth.pause(0.5)
        whispered = mouth.whisper(SECRET)
        assert said.sounded
        assert said.wait()
        total = mouth.seconds
    sound = samples_of(tmp_path / "evening.wav")
    first, second = round(said.seconds * 22_050), round(whispered.seconds * 22_050)
    pause = len(sound) - first - second
    assert pause == 11_025
    assert len(sound) == round(total * 22_050)
    for words, column, part in ((DUSK, 0, sound[:first]), (SECRET, 1, sound[-second:])):
        assert part[:, column].tobytes() == mouth._repertoire.recall(words).frames
        assert not part[:, 1 - column].any()


def test_a_wav_without_earpiece_is_the_same_on_both_sides(tmp_path):
    with WavMouth(tmp_path / "evening.wav", "fr", earpiece="none") as mouth:
        assert mouth.say(DUSK).sounded
        assert not mouth.whisper(SECRET).sounded
        frames = round(mouth.seconds * 22_050)
    sound = samples_of(tmp_path / "evening.wav")
    assert len(sound) == frames
    assert (sound[:, 0] == sound[:, 1]).all()
    assert sound.any()


def test_a_failed_line_writes_nothing(tmp_path):
    with WavMouth(tmp_path / "evening.wav", "fr", driver="drivers.faulty") as mouth:
        playing = mouth.say(PublicWords("please raise", "fr"))
        assert (playing.sounded, mouth.seconds) == (False, 0)
    mouth.say(DUSK)  # after the end: nothing, and no exception
    assert not len(samples_of(tmp_path / "evening.wav"))


def test_importing_is_light():
    code = "import sys, voices; print(sorted({'numpy', 'sounddevice', 'pyttsx3'} & set(sys.modules)))"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=".").stdout
    assert out.strip() == "[]"


def test_sound_that_is_not_wanted_is_no_trouble():
    with open_mouth("fr", sound=False) as mouth:
        assert not mouth.sounding
        assert mouth.trouble is None
