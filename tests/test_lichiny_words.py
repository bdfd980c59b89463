"""The names of Lichiny: every one in both languages, and no two alike among what one person can have at once.

Role ``n`` of the page has the abilities ``O<n>…`` if it is an open one and ``S<n>…`` if it is a secret one, so that
whose an ability is can be read from its id.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from fluent.syntax.ast import Pattern, TextElement
from lines import messages

LANGUAGES = ("en", "ru")
FORMS = {"en": ["the", "a"], "ru": ["gen", "dat", "acc", "ins", "pre"]}

OPEN = (
    *("politician", "lawyer", "prosecutor", "looter", "avenger", "jurist", "journalist", "commissioner"),
    *("millionaire", "pensioner", "electrician", "priest", "cook", "strongman", "anonymous", "doctor"),
)
SECRET = (
    *("detective", "policeman", "vigilante", "civilian", "boss", "killer", "mage", "sorcerer", "witch", "maniac"),
    *("inquisitor", "leprechaun", "evil-genius", "changeling", "joker", "sociopath"),
)
LOOTER, BOSS, CHANGELING = OPEN.index("looter") + 1, SECRET.index("boss") + 1, SECRET.index("changeling") + 1

EVERYBODYS = tuple(f"C{number}" for number in range(1, 8))
WEAPONS = ("S6a1", "S6a2", "S6a3", "S6a4")
OF_OPEN = {number: (f"O{number}a", f"O{number}b") for number in range(1, 17)}
LETTERS = "ab ab ab ab abcd bc abcde abcdef abcdef abcde abcde abc abcd abc abcde abcde"
OF_SECRET = {
    number: (*(WEAPONS if SECRET[number - 1] == "killer" else ()), *(f"S{number}{letter}" for letter in letters))
    for number, letters in enumerate(LETTERS.split(), start=1)
}
OF_SIDES = {"law": ("S0a", "S0b"), "mafia": ("M0a", "M0b"), "neutrals": ("N0a",), "others": ()}
ABILITIES = tuple(itertools.chain(EVERYBODYS, *OF_OPEN.values(), *OF_SIDES.values(), *OF_SECRET.values()))

ORDER_ANSWERS = ("withdraw", "why-not", "all-in", "pass", "ready")
"""What stands beside the abilities when a player is asked for an order."""

PLAIN = (
    *("hunt-protection", "hunt-mask", "hunt-check", "hunt-attack", "hunt-misere"),
    *("nobody", "hospital", "prison", "morgue", "left", "drunk", "infected", "cursed", "aura", "life"),
    *(*ORDER_ANSWERS, "back", "own-words", "resolve", "seen", "going-on", "end-evening", "public", "secret"),
    *(f"phrase-{number}" for number in range(1, 13)),
    *("law-won", "mafia-won", "sorcerer-won", "witch-won", "maniac-won", "inquisitor-won", "several-won"),
    *("plan-ten", "all-in-right", "alone", "nobody-left", "same-situation", "moderator"),
    *("device", "entered", "cards", "whispers", "alternating", "single", "full", "life-only", "off", "lichiny"),
)


def _text(pattern: Pattern | None) -> str:
    """Return a name as it is written; a name is told nothing."""
    assert pattern
    (element,) = pattern.elements
    assert isinstance(element, TextElement)
    return str(element.value)


def _name(language: str, word: str) -> str:
    for file in ("lichiny.words", "common.words"):
        if found := messages(language, file).get(f"word-{word}"):
            return _text(found.value)
    raise AssertionError(f"there is no word {word!r} in {language}")


def _side(number: int) -> str:
    return "law" if number <= 4 else "mafia" if number <= 6 else "neutrals" if number <= 12 else "others"


def _of_secret_role(number: int) -> Iterator[str]:
    yield from OF_SIDES[_side(number)]
    yield from OF_SECRET[number]
    if number == BOSS:
        yield from WEAPONS  # two of them, once the Killer is dead


def _all_that_one_may_have(open_role: int, secret: int) -> Iterator[tuple[str, ...]]:
    """Yield the abilities of one person: the Looter's with any second open role, the Changeling's with any copy."""
    for robbed in OF_OPEN if open_role == LOOTER else (open_role,):
        for copied in OF_SECRET if secret == CHANGELING else (secret,):
            opens = (*OF_OPEN[open_role], *OF_OPEN[robbed])
            yield tuple(dict.fromkeys((*EVERYBODYS, *opens, *_of_secret_role(secret), *_of_secret_role(copied))))


def _twice(language: str, words: Iterable[str]) -> list[str]:
    names = Counter(_name(language, word).casefold() for word in words)
    return [name for name, times in names.items() if times > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_named_has_a_name(language: str) -> None:
    sides = tuple(OF_SIDES)
    for word in (*OPEN, *SECRET, "anonymous-mask", *sides, *ABILITIES, *PLAIN):
        assert _name(language, word).strip(), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_roles_and_masks_have_their_forms(language: str) -> None:
    for word in (*OPEN, *SECRET, "anonymous-mask"):
        message = messages(language, "lichiny.words")[f"word-{word}"]
        assert [form.id.name for form in message.attributes] == FORMS[language], word
        assert all(_text(form.value) for form in message.attributes)
    for side in OF_SIDES:
        forms = messages(language, "lichiny.words")[f"word-{side}"].attributes
        assert [form.id.name for form in forms] == [form for form in FORMS[language] if form != "a"], side


def test_both_languages_name_the_same_and_nothing_that_every_game_names() -> None:
    assert list(messages("en", "lichiny.words")) == list(messages("ru", "lichiny.words"))
    for language in LANGUAGES:
        assert not messages(language, "lichiny.words").keys() & messages(language, "common.words").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_abilities_of_one_person_bear_the_same_name(language: str) -> None:
    for open_role, secret in itertools.product(OF_OPEN, OF_SECRET):
        for abilities in _all_that_one_may_have(open_role, secret):
            ordered = [ability for ability in abilities if ability != "S15e"]  # the answer "all-in" stands for it
            assert not _twice(language, (*ordered, *ORDER_ANSWERS)), (open_role, secret)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_roles_masks_or_answers_bear_the_same_name(language: str) -> None:
    assert not _twice(language, (*OPEN, *SECRET, "anonymous-mask"))
    assert not _twice(language, PLAIN)


def test_names_are_written_in_their_language() -> None:
    for language, strangers in (("en", r"[А-яЁё]|'"), ("ru", r"[A-Za-z']")):
        for line, message in messages(language, "lichiny.words").items():
            for pattern in (message.value, *(form.value for form in message.attributes)):
                written = re.sub(r"\b(VIP|DDD|Wunschpunsch)\b", "", _text(pattern))  # the page's own
                assert not re.search(strangers, written), line
