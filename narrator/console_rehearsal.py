"""The words of the coming evening, rendered while the table sits down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from narrator.script import PrivateWords, PublicWords, Say
from narrator.table import Table
from narrator.words import Words

BACK: Final = Say("table-goes-back")
"""What an undo may say in any game."""


def rehearse(table: Table, words: Words, *, is_whispering: bool) -> Sequence[PublicWords | PrivateWords]:
    """Return what may be said at a table and, with an earpiece, what may be whispered there; each once."""
    coming: dict[PublicWords | PrivateWords, None] = {}
    for one in (*table.rehearsal(), BACK):
        if isinstance(one, Say):
            coming[PublicWords(words.public(one), words.language)] = None
        elif is_whispering:
            coming[PrivateWords(words.private(one), words.language)] = None
    return list(coming)
