"""Reads the files of lines as they are written, for tests that hold them to one another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from narrator.words import LINES


@cache
def messages(language: str, file: str) -> Mapping[str, Message]:
    """The messages of a file such as ``classic.public``, in the order in which they stand there."""
    parsed = FluentParser().parse((LINES / language / f"{file}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, Junk)]
    assert not junk, f"{language}/{file}.ftl: {junk[0]}"
    entries = [entry for entry in parsed.body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), f"{language}/{file}.ftl has an id twice"
    return {entry.id.name: entry for entry in entries}


def variables_in(message: Message) -> set[str]:
    found: set[str] = set()

    class Reader(Visitor):  # type: ignore[misc]
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own name
            found.add(node.id.name)

    Reader().visit(message)
    return found
