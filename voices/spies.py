"""Mouths without sound: one that only keeps lengths, one that writes down what it was given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from narrator.script import PrivateWords, PublicWords
from voices.mouth import Mouth, Playing, seconds_of

if TYPE_CHECKING:
    from voices.mouth import Words


class SilentMouth(Mouth):
    """Makes no sound; every utterance has its estimated length and is over at once."""

    def __init__(self, *, words_a_minute: int = 160, trouble: str | None = None) -> None:
        self._words_a_minute = words_a_minute
        self._trouble = trouble

    @property
    @override
    def sounding(self) -> bool:
        return False

    @property
    @override
    def earpiece(self) -> bool:
        return False

    @property
    @override
    def trouble(self) -> str | None:
        return self._trouble

    @override
    def _say(self, words: PublicWords) -> Playing:
        return Playing(seconds_of(words.text, self._words_a_minute))

    @override
    def _whisper(self, words: PrivateWords) -> Playing:
        return Playing(seconds_of(words.text, self._words_a_minute))


class WrittenMouth(SilentMouth):
    """Writes down everything in order: ``heard`` holds all words, ``said`` and ``whispered`` their texts."""

    def __init__(self, *, words_a_minute: int = 160, earpiece: bool = True) -> None:
        super().__init__(words_a_minute=words_a_minute)
        self._earpiece = earpiece
        self.heard: list[Words] = []

    @property
    @override
    def earpiece(self) -> bool:
        return self._earpiece

    @property
    def said(self) -> list[str]:
        return [words.text for words in self.heard if isinstance(words, PublicWords)]

    @property
    def whispered(self) -> list[str]:
        return [words.text for words in self.heard if isinstance(words, PrivateWords)]

    @override
    def _say(self, words: PublicWords) -> Playing:
        self.heard.append(words)
        return super()._say(words)

    @override
    def _whisper(self, words: PrivateWords) -> Playing:
        if self._earpiece:
            self.heard.append(words)
        return super()._whisper(words)
