"""From a line's id and what it is told to words in a language.

Lines are Fluent messages under ``assets/lines/<language>/``: ``<game>.public.ftl`` for the loudspeaker,
``<game>.private.ftl`` for the earpiece and the moderator's page, ``<game>.words.ftl`` for the names of cards and
camps, which both may use. The two voices have a bundle each: the public one has never heard of a private line.

A fact told under the name ``player`` reaches the line as several variables:

=================  ======================================================================================
a seat             ``$player`` its name, ``$player-number``, ``$player-gender`` (feminine, masculine, none)
several seats      ``$player`` their names joined, ``$player-number`` how many
a word (card, …)   ``$player`` its id, to select by, and ``$player-name``, ``$player-the``, ``$player-a``
several words      ``$player`` their ids joined by spaces, ``$player-name`` their names joined, ``$player-number``
a number           ``$player``
=================  ======================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from narrator.script import Ask, Option, Revealed, Say, Seat, Secret, Whisper

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LINES = Path(__file__).parent.parent / "assets" / "lines"

RULE_PAGES: Final = {"classic": "fr", "lichiny": "ru"}
"""The language in which each game's rule page is written: the one that its tables speak unless they name another."""


class WordsError(Exception):
    """A line that is missing, or was not told what it needs. Never spoken half: a gap would be heard by its name."""


def languages(game: str = "") -> tuple[str, ...]:
    """Return the languages that a game has lines in, sorted; with no game named, those of any game."""
    games = (game,) if game else RULE_PAGES
    return tuple(sorted(path.name for path in LINES.iterdir() if any(_has_lines(path, one) for one in games)))


def _has_lines(directory: Path, game: str) -> bool:
    return (directory / f"{game}.public.ftl").is_file()


def default_language(game: str) -> str:
    """Return the language of a table that names none. Raises :class:`WordsError` for a game without lines."""
    check_language(game, RULE_PAGES.get(game, ""))
    return RULE_PAGES[game]


def check_language(game: str, language: str) -> None:
    """Raise :class:`WordsError`, which names the languages there are, unless a game has lines in this one."""
    if language not in (known := languages(game)):
        instead = f"; there are lines in {' and '.join(known)}" if known else ""
        raise WordsError(f"there are no lines for {game!r} in {language!r}{instead}")


class Words:
    """The lines of one game in one language, public and private apart.

    Raises :class:`WordsError` for a language or a game that has none.
    """

    def __init__(self, game: str, language: str) -> None:
        check_language(game, language)
        self.game = game
        self.language = language

    def public(self, say: Say) -> str:
        """Return the text of a public line; what it is told was revealed (:class:`Say` sees to that)."""
        facts = {name: fact.fact if isinstance(fact, Revealed) else fact for name, fact in say.told.items()}
        return self._text(_bundle(self.game, self.language, "public"), say.line, facts)

    def private(self, whisper: Whisper) -> str:
        return self._whispered(whisper.line, {"to": whisper.to, **whisper.told})

    def question(self, ask: Ask[Any]) -> str:
        """Return what the moderator is asked; the line has the question's id and may name the seats in ``to``."""
        return self._whispered(ask.question, {"to": ask.to, **ask.told})

    def option(self, option: Option) -> str:
        """Return an option as the moderator hears and sees it: a player's name or a word's name."""
        return option.name if isinstance(option, Seat) else self.word(option)

    def word(self, word: str) -> str:
        bundle = _bundle(self.game, self.language, "private")
        return self._format(bundle, f"word-{word}", "", {}) if bundle.has_message(f"word-{word}") else word

    def mark(self, mark: str | Whisper) -> str:
        """Return one mark of :meth:`narrator.table.Table.ledger` as the moderator reads it."""
        return self.private(mark) if isinstance(mark, Whisper) else self.word(mark)

    def text(self, line: str, **told: object) -> str:
        """Return a private line by its id: labels and messages of the moderator's page."""
        return self._whispered(line, told)

    def trouble(self, sentence: str) -> str:
        """Return what is missing of the sound, in this language where its kind is known."""
        kind = getattr(sentence, "kind", "")
        return self.text(f"trouble-{kind}") if kind else self.text("ui-no-sound", reason=sentence)

    def _whispered(self, line: str, told: Mapping[str, object]) -> str:
        facts = {name: fact.fact if isinstance(fact, (Secret, Revealed)) else fact for name, fact in told.items()}
        return self._text(_bundle(self.game, self.language, "private"), line, facts)

    def _text(self, bundle: FluentBundle, line: str, facts: Mapping[str, object]) -> str:
        variables: dict[str, str | int] = {}
        for name, fact in facts.items():
            variables.update(self._variables(bundle, name, fact))
        return self._format(bundle, line, "", variables)

    def _format(self, bundle: FluentBundle, line: str, attribute: str, variables: Mapping[str, str | int]) -> str:
        if not bundle.has_message(line):
            raise WordsError(f"there is no line {line!r} for {self.game} in {self.language}")
        message = bundle.get_message(line)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise WordsError(f"the line {line!r} in {self.language} has no {attribute or 'text'}")
        text, errors = bundle.format_pattern(pattern, dict(variables))
        if errors:
            raise WordsError(f"the line {line!r} in {self.language} cannot be said: {errors[0]}")
        return " ".join(str(text).split())

    def _variables(self, bundle: FluentBundle, name: str, fact: object) -> Iterator[tuple[str, str | int]]:
        if isinstance(fact, int):
            yield name, fact
        elif isinstance(fact, Seat):
            yield name, fact.name
            yield f"{name}-number", int(fact.key)
            yield f"{name}-gender", fact.gender or "none"
        elif isinstance(fact, str):
            yield name, fact
            if bundle.has_message(f"word-{fact}"):
                yield f"{name}-name", self._format(bundle, f"word-{fact}", "", {})
                for form in bundle.get_message(f"word-{fact}").attributes:
                    yield f"{name}-{form}", self._format(bundle, f"word-{fact}", form, {})
        elif isinstance(fact, Sequence):
            words = [one for one in fact if isinstance(one, str)]
            yield f"{name}-number", len(fact)
            if words:
                yield name, " ".join(words)
                yield f"{name}-name", self._join(bundle, [self.word(word) for word in words])
            else:
                yield name, self._join(bundle, [one.name for one in fact if isinstance(one, Seat)])
        else:
            raise WordsError(f"a line cannot be told a {type(fact).__name__} as {name}")

    def _join(self, bundle: FluentBundle, names: Sequence[str]) -> str:
        if not names:
            return self._format(bundle, "list-of-none", "", {})
        joined = names[0]
        for name in names[1:-1]:
            joined = self._format(bundle, "list-more", "", {"list": joined, "next": name})
        return self._format(bundle, "list-end", "", {"list": joined, "last": names[-1]}) if len(names) > 1 else joined


@cache
def _bundle(game: str, language: str, voice: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - the simulator needs no words

    bundle = FluentBundle([language], use_isolating=False)  # isolation marks would be spoken
    for name in ("common.words", f"common.{voice}", f"{game}.words", f"{game}.{voice}"):
        path = LINES / language / f"{name}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
