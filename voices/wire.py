"""The talk between a mouth and its child processes.

A message is a length of four bytes, big-endian, then one MessagePack value.
"""

from __future__ import annotations

import os
import select
import struct
import time
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

if TYPE_CHECKING:
    from typing import BinaryIO

M = TypeVar("M")

_LENGTH: Final = struct.Struct(">I")
_LONGEST: Final = 64 * 1024 * 1024  # bytes; more is not a message


class Greeting(msgspec.Struct, frozen=True):
    """What the engine's process says first."""

    engine: str = ""
    voices: dict[str, str] = msgspec.field(default_factory=dict)  # language → the engine's voice for it
    problem: str = ""


class Order(msgspec.Struct, frozen=True):
    """One text to render."""

    text: str
    voice: str
    words_a_minute: int


class Rendering(msgspec.Struct, frozen=True):
    """The answer to an order: a whole WAV file, or why there is none."""

    wav: bytes = b""
    problem: str = ""


class Found(msgspec.Struct, frozen=True):
    """What a probe of the sound device found: the rate in Hz at which it takes so many channels."""

    name: str = ""
    rate: int = 0
    channels: int = 0
    problem: str = ""


class SilentPeerError(Exception):
    """The other process ended, hung, or spoke gibberish."""


def send(stream: BinaryIO, message: msgspec.Struct) -> None:
    """Write one message and flush it."""
    payload = msgspec.msgpack.encode(message)
    stream.write(_LENGTH.pack(len(payload)) + payload)
    stream.flush()


def receive(stream: BinaryIO, kind: type[M]) -> M | None:
    """Read one message, however long it takes; None at the end of input."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    return msgspec.msgpack.decode(stream.read(_LENGTH.unpack(head)[0]), type=kind)


def receive_by(stream: BinaryIO, kind: type[M], deadline: float) -> M:
    """Read one message from an unbuffered pipe before ``time.monotonic()`` reaches the deadline."""
    (length,) = _LENGTH.unpack(_read_by(stream.fileno(), _LENGTH.size, deadline))
    if length > _LONGEST:
        raise SilentPeerError("it sent something that is not a message")
    try:
        return msgspec.msgpack.decode(_read_by(stream.fileno(), length, deadline), type=kind)
    except msgspec.MsgspecError as error:
        raise SilentPeerError(f"it sent something that is not a message: {error}") from None


def _read_by(pipe: int, length: int, deadline: float) -> bytes:
    poll = select.poll()
    poll.register(pipe, select.POLLIN | select.POLLHUP)
    parts, missing = [], length
    while missing:
        left = deadline - time.monotonic()
        if left <= 0 or not poll.poll(left * 1000):
            raise SilentPeerError("it did not answer in time")
        part = os.read(pipe, missing)
        if not part:
            raise SilentPeerError("it ended")
        parts.append(part)
        missing -= len(part)
    return b"".join(parts)
