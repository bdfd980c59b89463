"""The mouth on a fake device: channels by samples, order, stopping, and devices that go away."""

from __future__ import annotations

import os
import signal
import threading

import numpy as np
import pytest

from narrator.script import PrivateWords, PublicWords
from voices.mixer import Mixer, Utterance, resample
from voices.pcm import Pcm

DUSK = PublicWords("Le village s'endort.", "fr")
DAWN = PublicWords("Le jour se lève, et personne n'est mort.", "fr")
SECRET = PrivateWords("Ana est le loup.", "fr")


def sound_of(mouth, words) -> np.ndarray:
    """Return what this mouth rendered; espeak-ng never renders a text twice to the same samples."""
    return np.frombuffer(mouth._repertoire.recall(words).frames, dtype="<i2")


def trimmed(sound: np.ndarray) -> np.ndarray:
    """Cut the zeros around a sound of shape (frames,)."""
    where = np.flatnonzero(sound)
    return sound[where[0] : where[-1] + 1] if len(where) else sound[:0]


def test_public_left_private_right_and_never_the_other(bench):
    mouth = bench.loudspeaker()
    assert mouth.sounding
    assert mouth.earpiece
    assert mouth.say(DUSK).wait(20)
    middle = len(bench.device.recorded)
    assert mouth.whisper(SECRET).wait(20)
    mouth.close()
    public, private = np.concatenate(bench.device.recorded[:middle]), np.concatenate(bench.device.recorded[middle:])
    assert not public[:, 1].any()
    assert not private[:, 0].any()
    assert (trimmed(public[:, 0]) == trimmed(sound_of(mouth, DUSK))).all()
    assert (trimmed(private[:, 1]) == trimmed(sound_of(mouth, SECRET))).all()


def test_without_earpiece_both_sides_are_public_and_whispers_are_never_rendered(bench):
    mouth = bench.loudspeaker(split=False)
    assert not mouth.earpiece
    seen = []
    mouth.prepare([SECRET, DUSK], lambda *progress: seen.append(progress))
    assert seen == [(2, 2)]
    whispered = mouth.whisper(SECRET)
    assert (whispered.sounded, whispered.wait()) == (False, True)
    assert mouth._repertoire.recall(SECRET) is None
    assert mouth.say(DUSK).wait(20)
    mouth.close()
    assert (bench.device.sound[:, 0] == bench.device.sound[:, 1]).all()
    assert (trimmed(bench.device.sound[:, 0]) == trimmed(sound_of(mouth, DUSK))).all()


def test_words_come_in_the_order_they_were_said(bench):
    mouth = bench.loudspeaker()
    mouth.prepare([DUSK], lambda *_: None)
    first, second = mouth.say(DAWN), mouth.say(DUSK)  # the second is ready first
    assert first.wait(20)
    assert second.wait(20)
    mouth.close()
    both = np.concatenate([sound_of(mouth, DAWN), sound_of(mouth, DUSK)])
    assert (trimmed(bench.device.sound[:, 0]) == trimmed(both)).all()
    assert first.first_sample_at < second.first_sample_at


def test_the_real_length_is_known_once_rendered(bench):
    mouth = bench.loudspeaker()
    mouth.prepare([DUSK], lambda *_: None)
    assert mouth.say(DUSK).seconds == len(sound_of(mouth, DUSK)) / 22_050


def test_stop_and_hush_end_what_plays_within_a_block(bench, until):
    mouth = bench.loudspeaker()
    for end in (lambda playing: playing.stop(), lambda _: mouth.hush(private=False)):
        playing = mouth.say(DAWN)
        until(lambda playing=playing: playing.first_sample_at is not None)
        bench.device.frozen = True
        end(playing)
        blocks = len(bench.device.recorded)
        bench.device.frozen = False
        assert playing.wait(20)
        until(lambda blocks=blocks: len(bench.device.recorded) > blocks + 5)
        assert not np.concatenate(bench.device.recorded[blocks + 2 :]).any()
        assert playing.sounded
    assert mouth.say(DUSK).wait(20)


def test_hush_leaves_the_other_channel_alone(bench):
    mouth = bench.loudspeaker()
    bench.device.frozen = True
    said, whispered = mouth.say(DUSK), mouth.whisper(SECRET)
    mouth.hush(private=False)
    bench.device.frozen = False
    assert said.wait(20)
    assert whispered.wait(20)
    mouth.close()
    assert not bench.device.sound[:, 0].any()
    assert (trimmed(bench.device.sound[:, 1]) == trimmed(sound_of(mouth, SECRET))).all()


def test_what_is_hushed_while_it_is_rendered_never_sounds(bench):
    mouth = bench.loudspeaker(bench.repertoire("drivers.faulty", patience=1.0))
    playing = mouth.say(PublicWords("please hang", "fr"))
    mouth.hush()
    assert playing.wait(20)
    assert playing.first_sample_at is None
    assert mouth.say(PublicWords("the next is sound", "fr")).wait(20)
    mouth.close()
    assert bench.device.sound.any()


def test_an_engine_killed_in_a_render_costs_one_utterance(bench):
    mouth = bench.loudspeaker(bench.repertoire("drivers.faulty", patience=60))
    playing = mouth.say(PublicWords("please hang", "fr"))
    os.kill(mouth.engine_pid, signal.SIGKILL)
    assert playing.wait(20)
    assert not playing.sounded
    following = mouth.say(PublicWords("the next is sound", "fr"))
    assert following.wait(20)
    assert following.sounded
    assert mouth.trouble is None


def test_a_hung_engine_costs_one_utterance(bench):
    mouth = bench.loudspeaker(bench.repertoire("drivers.faulty", patience=0.6))
    playing, following = (mouth.say(PublicWords(text, "fr")) for text in ("please hang", "the next is sound"))
    assert playing.wait(20)
    assert following.wait(20)
    assert (playing.sounded, following.sounded) == (False, True)


def test_a_missing_engine_costs_the_sound_and_says_so(bench):
    mouth = bench.loudspeaker(bench.repertoire("drivers.absent"))
    playing = mouth.say(DUSK)
    assert playing.wait(20)
    assert not playing.sounded
    assert playing.seconds > 0.5
    assert "install espeak-ng" in mouth.trouble


def test_a_device_that_vanishes_makes_the_mouth_silent(bench, until):
    mouth = bench.loudspeaker()
    playing = mouth.say(DAWN)
    until(lambda: playing.first_sample_at is not None)
    bench.device.vanish()
    assert playing.wait(20)
    assert (playing.sounded, mouth.sounding, mouth.earpiece) == (False, False, False)
    assert "sound device stopped" in mouth.trouble
    for later in (mouth.say(DUSK), mouth.whisper(SECRET)):
        assert (later.wait(), later.sounded) == (True, False)


def test_a_device_that_stands_still_is_found_out(bench):
    mouth = bench.loudspeaker()
    bench.device.frozen = True
    playing = mouth.say(DAWN)
    assert playing.wait(20)
    assert not playing.sounded
    assert "sound device stopped" in mouth.trouble


def test_a_callback_that_raises_makes_the_mouth_silent(bench, monkeypatch):
    mouth = bench.loudspeaker()
    monkeypatch.setattr(mouth._mixer.public, "fill", lambda _: 1 / 0)
    playing = mouth.say(DUSK)
    assert playing.wait(20)
    assert not playing.sounded
    assert "sound device stopped" in mouth.trouble


def test_a_device_that_comes_back_is_used_again(bench, monkeypatch, until):
    monkeypatch.setattr("voices.loudspeaker._REOPEN_SECONDS", 0.1)
    attempts = iter([None, None, 22_050])

    def rediscover() -> int:
        if (rate := next(attempts)) is None:
            raise OSError("not yet")
        return rate

    mouth = bench.loudspeaker(rediscover=rediscover)
    bench.device.vanish()
    until(lambda: mouth.sounding)
    assert mouth.trouble is None
    assert mouth.say(DUSK).wait(20)
    assert len(bench.devices) == 2
    assert bench.device.sound[:, 0].any()


def test_closing_ends_what_plays(bench):
    mouth = bench.loudspeaker()
    playing = mouth.say(DAWN)
    waited = threading.Thread(target=playing.wait)
    waited.start()
    mouth.close()
    mouth.close()
    waited.join(20)
    assert not waited.is_alive()
    assert not mouth.say(DUSK).sounded


def test_speaking_goes_on_while_lines_are_prepared(bench):
    mouth = bench.loudspeaker()
    lines = [PublicWords(f"Ligne numéro {n} de la soirée.", "fr") for n in range(60)]
    seen = []
    thread = threading.Thread(target=mouth.prepare, args=(lines, lambda *progress: seen.append(progress)))
    thread.start()
    spoken = [mouth.say(DUSK), mouth.whisper(SECRET), mouth.say(lines[-1])]
    assert all(playing.wait(20) and playing.sounded for playing in spoken)
    thread.join(30)
    assert seen[-1] == (60, 60)


@pytest.mark.parametrize("rate", [22_050, 44_100, 48_000, 16_000])
def test_resampling_keeps_length_and_loudness(rate):
    hum = (8000 * np.sin(np.arange(22_050) / 30)).astype("<i2")
    sound = resample(Pcm(22_050, hum.tobytes()), rate, tail=10)
    assert len(sound) == rate + 10
    assert not sound[-10:].any()
    assert np.sqrt(np.mean(sound[:rate].astype(float) ** 2)) == pytest.approx(8000 / 2**0.5, rel=0.01)


def test_a_stopped_sound_fades_instead_of_clicking():
    mixer = Mixer(22_050, split=True)
    utterance = Utterance(1.0)
    utterance.load(np.full(22_050, 9000, dtype=np.int16), 1.0)
    mixer.public.append(utterance)
    block = np.empty((220, 2), dtype=np.int16)
    mixer.fill(block)
    assert (block[:, 0] == 9000).all()
    utterance.stop()
    mixer.fill(block)
    steps = np.abs(np.diff(block[:, 0].astype(int)))
    assert steps.max() < 100
    assert block[-1, 0] == 0
    assert utterance.over
