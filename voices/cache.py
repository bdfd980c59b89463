"""Rendered sound kept for next time: public words on disk, private words never."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import threading
import time
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from narrator.script import PublicWords
    from voices.pcm import Pcm

_FORMAT: Final = 1  # part of every key: change it and old files are never read again
_DIGEST_BYTES: Final = 16
_SUFFIX: Final = ".voice"
_MOST_BYTES: Final = 200 * 1000 * 1000
_SECONDS_BETWEEN_TOUCHES: Final = 3600.0  # a memory card wears; the order of use need not be finer


class Voice(NamedTuple):
    """Who speaks, and how fast."""

    engine: str
    name: str
    words_a_minute: int


def default_directory() -> Path | None:
    """Return where rendered public lines are kept, or None for a user without a home."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    if Path(base).is_absolute():
        return Path(base) / "narrator" / "voice"
    with contextlib.suppress(RuntimeError):
        return Path.home() / ".cache" / "narrator" / "voice"
    return None


class Cache:
    """WAV files under hashes, each behind its own digest. Only public words have a key here.

    A cache directory must not tell the evening: whoever finds the device finds no trace of what was whispered.
    """

    def __init__(self, directory: Path | None, *, most_bytes: int = _MOST_BYTES) -> None:
        self._directory = directory
        self._most_bytes = most_bytes
        self._bytes: int | None = None  # how much is there; counted before the first store
        self._lock = threading.Lock()

    @property
    def writable(self) -> bool:
        """False once a write has failed; the mouth then works without."""
        return self._directory is not None

    def load(self, words: PublicWords, voice: Voice) -> bytes | None:
        """Return the WAV stored for these words; a damaged file is removed and counts as absent."""
        if (path := self._path(words, voice)) is None:
            return None
        try:
            content = path.read_bytes()
            if time.time() - path.stat().st_mtime > _SECONDS_BETWEEN_TOUCHES:
                os.utime(path)
        except OSError:
            return None
        digest, wav = content[:_DIGEST_BYTES], content[_DIGEST_BYTES:]
        if digest == _digest(wav):
            return wav
        with contextlib.suppress(OSError):
            path.unlink()
        return None

    def store(self, words: PublicWords, voice: Voice, wav: bytes) -> None:
        """Write new, sync, rename: after a power cut a file is whole or absent."""
        if (path := self._path(words, voice)) is None:
            return
        part = path.with_name(f".{path.stem}.{os.getpid()}.{threading.get_ident()}.part")
        with self._lock:
            try:
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                if self._bytes is None:
                    self._bytes = self._count()
                with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                    file.write(_digest(wav) + wav)
                    file.flush()
                    os.fsync(file.fileno())
                part.replace(path)
                self._bytes += _DIGEST_BYTES + len(wav)
                if self._bytes > self._most_bytes:
                    self._bytes = self._evict()
            except OSError:
                self._directory = None
                with contextlib.suppress(OSError):
                    part.unlink()

    def _path(self, words: PublicWords, voice: Voice) -> Path | None:
        if self._directory is None:
            return None
        key = json.dumps([_FORMAT, *voice, words.text]).encode()
        return self._directory / (hashlib.blake2b(key, digest_size=20).hexdigest() + _SUFFIX)

    def _files(self) -> list[tuple[float, int, Path]]:
        """Return (last use, bytes, path) of every entry, oldest use first."""
        found = []
        for path in self._directory.glob(f"*{_SUFFIX}") if self._directory else ():
            with contextlib.suppress(OSError):
                stat = path.stat()
                found.append((stat.st_mtime, stat.st_size, path))
        return sorted(found)

    def _count(self) -> int:
        """Return the bytes stored, after sweeping up what a power cut left half written."""
        for left in self._directory.glob(".*.part") if self._directory else ():
            with contextlib.suppress(OSError):
                if time.time() - left.stat().st_mtime > _SECONDS_BETWEEN_TOUCHES:
                    left.unlink()
        return sum(size for _, size, _ in self._files())

    def _evict(self) -> int:
        """Remove the oldest use first until a tenth is free; return the bytes that stay."""
        files = self._files()
        stored = sum(size for _, size, _ in files)
        for _, size, path in files:
            if stored <= self._most_bytes * 9 // 10:
                break
            with contextlib.suppress(OSError):
                path.unlink()
                stored -= size
        return stored


class Memory:
    """The sounds used last, up to so many bytes."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._kept: OrderedDict[tuple[str, str], Pcm] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, text: str, language: str) -> Pcm | None:
        with self._lock:
            if (pcm := self._kept.get((text, language))) is not None:
                self._kept.move_to_end((text, language))
            return pcm

    def put(self, text: str, language: str, pcm: Pcm) -> None:
        with self._lock:
            if (old := self._kept.pop((text, language), None)) is not None:
                self._bytes -= len(old.frames)
            self._kept[text, language] = pcm
            self._bytes += len(pcm.frames)
            while self._bytes > self._most_bytes and len(self._kept) > 1:
                _, oldest = self._kept.popitem(last=False)
                self._bytes -= len(oldest.frames)


def _digest(wav: bytes) -> bytes:
    return hashlib.blake2b(wav, digest_size=_DIGEST_BYTES).digest()
