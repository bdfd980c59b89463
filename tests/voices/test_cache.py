"""What is kept: public sound on disk, whole or not at all; private sound nowhere."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from narrator.script import PrivateWords, PublicWords
from voices.cache import Cache, Memory, Voice, default_directory
from voices.pcm import Pcm

VOICE = Voice("engine", "voice", 160)
WORDS = PublicWords("Le village s'endort.", "fr")


def only_file(directory: Path) -> Path:
    (path,) = directory.glob("*.voice")
    return path


def test_what_was_stored_is_loaded(tmp_path):
    Cache(tmp_path / "new" / "place").store(WORDS, VOICE, b"sound")
    assert Cache(tmp_path / "new" / "place").load(WORDS, VOICE) == b"sound"


@pytest.mark.parametrize(
    "other", [VOICE._replace(engine="x"), VOICE._replace(name="x"), VOICE._replace(words_a_minute=170)]
)
def test_another_voice_is_another_sound(tmp_path, other):
    cache = Cache(tmp_path)
    cache.store(WORDS, VOICE, b"sound")
    assert cache.load(WORDS, other) is None
    assert cache.load(PublicWords("Autre chose.", "fr"), VOICE) is None


@pytest.mark.parametrize("damage", [lambda _: b"", lambda old: old[:-1], lambda old: old[:-1] + b"!"])
def test_a_damaged_file_counts_as_absent_and_goes(tmp_path, damage):
    cache = Cache(tmp_path)
    cache.store(WORDS, VOICE, b"sound")
    path = only_file(tmp_path)
    path.write_bytes(damage(path.read_bytes()))
    assert cache.load(WORDS, VOICE) is None
    assert not path.exists()


def test_a_damaged_file_is_rendered_again(bench):
    bench.repertoire().prepare([WORDS], lambda *_: None)
    path = only_file(bench.cache)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    again = bench.repertoire()
    assert again.recall(WORDS) is None
    again.prepare([WORDS], lambda *_: None)
    assert only_file(bench.cache).read_bytes() == whole


def test_a_prepared_line_is_remembered_by_the_next_evening(bench, monkeypatch):
    bench.repertoire().prepare([WORDS], lambda *_: None)
    again = bench.repertoire()
    monkeypatch.delattr("voices.synthesis.EngineProcess.render")
    assert again.render(WORDS, urgent=True)[0].seconds > 0.5


def test_private_words_leave_nothing_on_disk(bench):
    repertoire = bench.repertoire()
    words = PrivateWords("Ana est le loup.", "fr")
    repertoire.prepare([words], lambda *_: None)
    assert repertoire.recall(words) is not None
    assert not bench.cache.exists()
    assert repertoire.recall(PublicWords(words.text, words.language)) is None


def test_the_names_and_the_content_do_not_tell_the_text(tmp_path):
    cache = Cache(tmp_path)
    cache.store(WORDS, VOICE, b"sound")
    assert "village" not in only_file(tmp_path).name
    assert b"village" not in only_file(tmp_path).read_bytes()


def test_an_unwritable_cache_is_done_without(tmp_path):
    (tmp_path / "file").touch()
    cache = Cache(tmp_path / "file" / "below")
    cache.store(WORDS, VOICE, b"sound")
    assert not cache.writable
    assert cache.load(WORDS, VOICE) is None
    assert Cache(None).load(WORDS, VOICE) is None


def test_the_oldest_use_goes_first(tmp_path):
    cache = Cache(tmp_path, most_bytes=1000)
    for n in range(9):
        cache.store(PublicWords(f"{n}", "fr"), VOICE, bytes(84))
        os.utime(cache._path(PublicWords(f"{n}", "fr"), VOICE), (time.time() - 100_000 + n,) * 2)
    assert cache.load(PublicWords("0", "fr"), VOICE)  # used now
    cache.store(PublicWords("big", "fr"), VOICE, bytes(200))
    kept = [n for n in range(9) if cache.load(PublicWords(f"{n}", "fr"), VOICE)]
    assert kept[0] == 0
    assert 1 not in kept
    assert 8 in kept
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) <= 1000


def test_a_half_written_file_is_swept_up(tmp_path):
    left = tmp_path / ".abc.1.1.part"
    left.write_bytes(b"half")
    os.utime(left, (0, 0))
    Cache(tmp_path).store(WORDS, VOICE, b"sound")
    assert not left.exists()


def test_the_default_directory_follows_the_environment(monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert default_directory() == Path("/somewhere/narrator/voice")
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", "/home/ana")
    assert default_directory() == Path("/home/ana/.cache/narrator/voice")


def test_memory_forgets_the_oldest_use():
    memory = Memory(100)
    for name in "abc":
        memory.put(name, "fr", Pcm(8000, bytes(40)))
        memory.get("a", "fr")
    assert memory.get("a", "fr")
    assert memory.get("c", "fr")
    assert memory.get("b", "fr") is None
