"""Which ability a test proves: collected into docs/abilities-lichiny.md (see test_lichiny_abilities.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def proves(*abilities: str) -> Callable[[F], F]:
    """Mark a test as proof of abilities, by their ids on the rule sheet."""

    def mark(test: F) -> F:
        test.proves = abilities  # type: ignore[attr-defined]
        return test

    return mark
