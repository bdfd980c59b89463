"""Rendering: real speech from espeak-ng, and engines that fail in every way they can."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import pytest

from narrator.script import PrivateWords, PublicWords
from voices.cache import Voice
from voices.mouth import clean, seconds_of
from voices.pcm import UnsoundError, read_wav
from voices.synthesis import EngineProcess

SENTENCES = {
    "fr": "Le village s'endort, et la voyante désigne un joueur.",
    "en": "The village falls asleep, and the seer points at a player.",
    "pl": "Miasto zasypia, a jasnowidz wskazuje gracza.",
    "ru": "Город засыпает, и провидец указывает на игрока.",
}


@pytest.mark.parametrize("language", SENTENCES)
def test_espeak_speaks_every_language_at_a_plausible_length(bench, language):
    pcm, _ = bench.repertoire(language=language).render(PublicWords(SENTENCES[language], language), urgent=True)
    assert pcm.rate == 22_050
    assert pcm.seconds == pytest.approx(seconds_of(SENTENCES[language], 160), rel=0.4)
    assert max(pcm.frames[1::2]) > 0


def test_the_languages_do_not_share_a_voice(bench):
    repertoire = bench.repertoire()
    spoken = {repertoire.render(PublicWords("Normal 123", tag), urgent=True)[0] for tag in SENTENCES}
    assert len(spoken) == len(SENTENCES)


def test_a_country_is_spoken_by_its_language(bench):
    repertoire = bench.repertoire(language="fr_BE")
    assert repertoire.trouble is None
    assert repertoire.render(PublicWords("Bonsoir", "fr-BE"), urgent=True)[0].seconds > 0.3


def test_texts_that_follow_quickly_are_all_whole():
    engine = EngineProcess("fr")
    try:
        voice = Voice("voices.espeak", engine.meet().voices["fr"], 160)
        lengths = [engine.render("Le village s'endort.", voice)[1].seconds for _ in range(40)]
    finally:
        engine.close()
    assert max(lengths) < 1.1 * min(lengths)


def test_speed_follows_words_a_minute():
    engine = EngineProcess("fr")
    try:
        slow, fast = (engine.render(SENTENCES["fr"], Voice("", "roa/fr", pace))[1].seconds for pace in (120, 240))
    finally:
        engine.close()
    assert slow > 1.5 * fast


def test_isolates_and_controls_never_reach_the_engine(bench, monkeypatch):
    sent = []
    monkeypatch.setattr(EngineProcess, "render", lambda _, text, __: sent.append(text) or (b"", None))
    repertoire = bench.repertoire()
    with pytest.raises(AttributeError):
        repertoire.render(PublicWords("\u2068Ana\u2069\n est \x00morte\udc80.", "fr"), urgent=True)
    assert sent == ["Ana est morte."]
    assert clean("\u2067a\u2066\t\u200b") == "a"


def test_nothing_to_speak_is_not_sent(bench):
    with pytest.raises(UnsoundError, match="nothing to speak"):
        bench.repertoire().render(PublicWords(" … ", "fr"), urgent=True)


def test_an_unknown_language_is_a_sentence(bench):
    repertoire = bench.repertoire(language="tlh")
    assert "no voice for the language 'tlh'" in repertoire.trouble
    with pytest.raises(UnsoundError, match="no voice"):
        repertoire.render(PublicWords("nuqneH", "tlh"), urgent=True)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("please hang now", "did not answer in time"),
        ("please die now", "it ended"),
        ("please raise now", "as it was told"),
        ("make it empty", "not a WAV"),
        ("make it short, although the text goes on", "lasts 0.02 s"),
        ("make it long", "lasts 60.00 s"),
        ("make it silence", "silence"),
        ("an impostor speaks", "not 'test/fr'"),
        ("a broken one", "broke off"),
        ("an unfinished one", "did not answer in time"),
    ],
)
def test_a_failure_costs_one_utterance(bench, text, complaint):
    repertoire = bench.repertoire("drivers.faulty", patience=0.6)
    with pytest.raises(UnsoundError, match=complaint):
        repertoire.render(PublicWords(text, "fr"), urgent=True)
    assert repertoire.render(PublicWords("the next is sound", "fr"), urgent=True)[0].seconds > 0.5


def test_an_engine_that_keeps_failing_rests(bench):
    repertoire = bench.repertoire("drivers.faulty")
    for n in range(3):
        with pytest.raises(UnsoundError):
            repertoire.render(PublicWords(f"please raise {n}", "fr"), urgent=True)
    assert "keeps failing" in repertoire.trouble
    with pytest.raises(UnsoundError, match="rests"):
        repertoire.render(PublicWords("the next is not tried", "fr"), urgent=True)


def test_a_missing_engine_is_one_sentence(bench):
    repertoire = bench.repertoire("drivers.absent")
    assert "the engine is not installed" in repertoire.trouble
    assert "install espeak-ng" in repertoire.trouble
    with pytest.raises(UnsoundError):
        repertoire.render(PublicWords("Bonsoir", "fr"), urgent=True)


def test_an_engine_killed_between_two_texts_costs_nothing(bench, until):
    repertoire = bench.repertoire()
    pid = repertoire.engine_pid
    os.kill(pid, signal.SIGKILL)
    until(lambda: repertoire._engine._child.poll() is not None)
    assert repertoire.render(PublicWords("Bonsoir à tous", "fr"), urgent=True)[0].seconds > 0.5
    assert repertoire.engine_pid != pid


def test_an_engine_killed_as_it_starts_gets_another_start():
    engine = EngineProcess("fr")
    try:
        os.kill(engine.pid, signal.SIGKILL)
        with pytest.raises(UnsoundError, match="it ended"):
            engine.meet()
        assert engine.meet().voices["fr"]
        engine.render("Bonsoir à tous", Voice("", "roa/fr", 160))
        assert engine.trouble is None
    finally:
        engine.close()


def test_prepare_tries_twice_at_most_and_goes_on(bench, monkeypatch):
    tried = []
    render = EngineProcess.render
    monkeypatch.setattr(
        EngineProcess, "render", lambda self, text, voice: tried.append(text) or render(self, text, voice)
    )
    seen = []
    words = [PublicWords("please raise", "fr"), PrivateWords("a private line", "fr"), PublicWords("a line", "fr")]
    bench.repertoire("drivers.faulty").prepare(words, lambda done, total: seen.append((done, total)))
    assert tried == ["please raise", "please raise", "a private line", "a line"]
    assert seen == [(1, 3), (2, 3), (3, 3)]


def test_closing_ends_a_render_under_way(bench):
    repertoire = bench.repertoire("drivers.faulty", patience=60)
    failures = []

    def render() -> None:
        try:
            repertoire.render(PublicWords("please hang", "fr"), urgent=True)
        except UnsoundError as error:
            failures.append(error)

    thread = threading.Thread(target=render)
    thread.start()
    repertoire.close()
    thread.join(20)
    assert failures
    assert repertoire.engine_pid is None


def test_the_engine_ends_with_its_input():
    engine = EngineProcess("fr")
    engine.meet()
    child = engine._child
    child.stdin.close()
    assert child.wait(20) == 0
    engine.close()


def test_rendering_leaves_no_file_behind(bench, tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    bench.repertoire().render(PrivateWords("Ana est le loup", "fr"), urgent=True)
    assert not list((tmp_path / "tmp").iterdir())
    assert not list(bench.cache.glob("*"))


@pytest.mark.parametrize("wav", [b"", b"RIFF", b"RIFF\x24\0\0\0WAVEfmt "])
def test_what_is_not_a_wav_is_refused(wav):
    with pytest.raises(UnsoundError):
        read_wav(wav)


def test_espeak_itself_is_here():
    assert Path("/usr/bin/espeak-ng").exists(), "the installer brings espeak-ng; these tests need it"
