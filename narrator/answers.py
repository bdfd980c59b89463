"""How answers are read from, and written to, journals and the wire: options by their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from narrator.script import Ask, Kind, NotAnOptionError, Option, Raw, Seat, key_of

A = TypeVar("A")


def read_answer(ask: Ask[A], raw: object) -> A:
    """Turn an answer as written into the answer itself, or raise :class:`NotAnOptionError` and change nothing."""
    return _READERS[ask.kind](ask, raw)  # type: ignore[no-any-return]


def write_answer(answer: object) -> Raw:
    """Turn an answer into its written form; :func:`read_answer` gives it back."""
    if isinstance(answer, Seat):
        return answer.key
    if isinstance(answer, tuple):
        return [key_of(option) for option in answer]
    if isinstance(answer, dict):
        written: dict[str, Any] = {key_of(k): v if isinstance(v, int) else key_of(v) for k, v in answer.items()}
        return written
    if answer is None or isinstance(answer, (str, int)):
        return answer
    raise TypeError(f"not an answer: {type(answer).__name__}")


def _option(ask: Ask[Any], key: object) -> Option:
    for option in ask.options:
        if key_of(option) == key:
            return option
    raise NotAnOptionError(f"{ask.question}: {key!r} is not one of its options")


def _read_one(ask: Ask[Any], raw: object) -> Option | None:
    if raw is None:
        if ask.may_pass:
            return None
        raise NotAnOptionError(f"{ask.question} cannot be passed")
    return _option(ask, raw)


def _read_some(ask: Ask[Any], raw: object) -> tuple[Option, ...]:
    if raw is None:
        raw = []
    if not isinstance(raw, list):
        raise NotAnOptionError(f"{ask.question} takes a list of options")
    chosen = [_option(ask, key) for key in raw]
    for n, option in enumerate(chosen):
        if option in chosen[:n]:
            raise NotAnOptionError(f"{ask.question}: {key_of(option)} is named twice")
    if not ask.least <= len(chosen) <= ask.most:
        wanted = str(ask.least) if ask.least == ask.most else f"{ask.least} to {ask.most}"
        raise NotAnOptionError(f"{ask.question} takes {wanted} options, not {len(chosen)}")
    return tuple(option for option in ask.options if option in chosen)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _read_count(ask: Ask[Any], raw: object) -> dict[Option, int]:
    raw = {} if raw is None else raw
    if not isinstance(raw, dict) or not all(_is_whole(n) and n >= 0 for n in raw.values()):
        raise NotAnOptionError(f"{ask.question} takes a whole number for each option")
    counted = {_option(ask, key): n for key, n in raw.items()}
    total = sum(counted.values())
    if total > ask.most and ask.voters:
        raise NotAnOptionError(f"{ask.question}: {total} votes, but only {ask.most} can be cast")
    if not ask.least <= total <= ask.most:
        raise NotAnOptionError(f"{ask.question} takes {ask.least} in all, not {total}")
    for option, votes in counted.items():
        if votes > (cap := most_votes(ask, option)):
            raise NotAnOptionError(f"{ask.question}: {votes} votes for {key_of(option)}, but at most {cap} can be cast")
    return {option: counted[option] for option in ask.options if counted.get(option)}


def most_votes(ask: Ask[Any], option: Option) -> int:
    """How many votes of a count one option can get: nobody's own where that is barred."""
    return ask.most if ask.self_vote else sum(voter is not option for voter in ask.voters)


def _read_ballot(ask: Ask[Any], raw: object) -> dict[Seat, Option]:
    raw = {} if raw is None else raw
    if not isinstance(raw, dict):
        raise NotAnOptionError(f"{ask.question} takes an option for each seat")
    voters = {voter.key: voter for voter in ask.voters}
    if unknown := [key for key in raw if key not in voters]:
        raise NotAnOptionError(f"{ask.question}: {unknown[0]!r} is not one of its seats")
    ballots = {voter: _option(ask, raw[key]) for key, voter in voters.items() if raw.get(key) is not None}
    if len(ballots) < ask.least:
        left_out = next(voter for voter in ask.voters if voter not in ballots)
        raise NotAnOptionError(f"{ask.question} leaves nobody out, but says nothing of {left_out.name}")
    if not ask.self_vote and any(voter is choice for voter, choice in ballots.items()):
        raise NotAnOptionError(f"{ask.question}: nobody may vote for himself")
    return ballots


def _read_number(ask: Ask[Any], raw: object) -> int:
    if not isinstance(raw, int) or isinstance(raw, bool) or not ask.least <= raw <= ask.most:
        raise NotAnOptionError(f"{ask.question} takes a whole number from {ask.least} to {ask.most}")
    return raw


def _read_text(ask: Ask[Any], raw: object) -> str:
    if not isinstance(raw, str) or not ask.least <= len(raw) <= ask.most:
        raise NotAnOptionError(f"{ask.question} takes a text of {ask.least} to {ask.most} characters")
    if not is_text(raw):
        raise NotAnOptionError(f"{ask.question} takes a text that can be read on one line")
    return raw


JOINER: Final = "\u200d"
"""Joins several emoji into one: a family is a text too."""


def is_text(text: str) -> bool:
    """Whether a text has something to read, and nothing that a screen would obey instead of showing it."""
    return bool(text.strip()) and text.replace(JOINER, "").isprintable()


_READERS: Final[Mapping[Kind, Callable[[Ask[Any], object], Any]]] = {
    Kind.ONE: _read_one,
    Kind.SOME: _read_some,
    Kind.COUNT: _read_count,
    Kind.BALLOT: _read_ballot,
    Kind.NUMBER: _read_number,
    Kind.TEXT: _read_text,
}
