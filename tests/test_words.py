"""Every word that a table can hear or a moderator can read, in every language, as it would be heard.

Which lines there must be, and what each is told, is read from the game's own source: a line that a script names and
no language has, or that lacks a fact, fails here and not at somebody's table.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest
import rig
from lines import messages

from narrator import table
from narrator.console_rehearsal import rehearse
from narrator.games import sit_down
from narrator.games.classic import cards, rehearsal, village
from narrator.games.classic.cards import Camp, Card, Options
from narrator.games.classic.deaths import Cause
from narrator.games.classic.evening import GROUPS, NIGHT, WORDINGS
from narrator.games.classic.village import Status
from narrator.script import Ask, Kind, PrivateWords, PublicWords, Revealed, Say, Seat, Secret, Whisper, reveal
from narrator.words import Words, WordsError, languages

GAME = "classic"
SOURCE = Path(cards.__file__).parent
LANGUAGES = ("en", "fr")
ARTICLES = ("the", "a", "shown")

# Each name begins with a vowel, so that a French word before it would have to elide.
ANA = Seat("1", "Ana", "feminine")
EMILE = Seat("2", "Émile", "masculine")
IRIS = Seat("3", "Iris")
TABLE = (ANA, EMILE, IRIS, Seat("4", "Olga", "feminine"), Seat("5", "Hugues", "masculine"))

BECAUSES = (
    "last-wolf-dead",
    "parity",
    "last-villager-dead",
    "couple-alone",
    "all-charmed",
    "white-werewolf-alone",
    "nobody-left",
    "moderator",
)
WINNERS = (*((str(camp),) for camp in Camp), ("nobody",), ("village", "wolves"), ("village", "couple", "piper"))
SOME_SEATS = (TABLE[:1], TABLE[:2], TABLE)

PLAUSIBLE: Mapping[str, tuple[Any, ...]] = {
    "advised": (1, 2, 6),
    "because": BECAUSES,
    "camp": tuple(Camp),
    "captain": (ANA, EMILE, IRIS),
    "card": tuple(Card),
    "cause": tuple(Cause),
    "hunter": (ANA, EMILE, IRIS),
    "kind": ("count", "ballot"),
    "left": (0, 1, 2),
    "minutes": (0, 1, 5),
    "number": (*range(9), 18, 21),
    "others": (1, 2, 9),
    "player": (ANA, EMILE, IRIS),
    "players": ((), *SOME_SEATS),
    "players counted": (4, 8, 21),
    "potion": ("life", "death"),
    "powers": (2, 7),
    "seconds": (0, 1, 30),
    "status": tuple(Status),
    "target": (EMILE, IRIS),
    "to nobody": ((),),
    "to one": tuple((seat,) for seat in TABLE),
    "to some": SOME_SEATS,
    "villagers": (0, 1, 5),
    "votes": (1, 2),
    "winners": WINNERS,
    "wolves": (1, 3),
    "wording": WORDINGS,
}
"""What a line may be told, by the name of the fact; a question is ``to`` nobody, one seat or some."""

# Which lines the game's source names, and what it tells them ----------------------------------------------------


class Site(NamedTuple):
    """A place in the source that uses a line, and the names of the facts that it tells."""

    line: str
    facts: tuple[str, ...]
    is_public: bool


class Source:
    """One module of the game, read as a tree. A name is followed to the constants that it can stand for."""

    def __init__(self, path: Path) -> None:
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.functions = [n for n in ast.walk(self.tree) if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef))]
        self.calls = [node for node in ast.walk(self.tree) if isinstance(node, ast.Call)]

    def sites(self) -> Iterator[Site]:
        for call in self.calls:
            name = _name(call.func)
            around = [function for function in self.functions if call in ast.walk(function)]
            if name in ("Say", "Whisper", "remember") or name.startswith("ask_"):
                for line in self.texts(call.args[0], around) if call.args else ():
                    yield Site(line, tuple(self._facts(name, call, around)), name in ("Say", "remember"))

    def texts(self, node: ast.expr, around: list[Any]) -> Iterator[str]:
        """Yield every text that an expression can be, seen from inside the functions ``around`` it."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.IfExp):
            yield from self.texts(node.body, around)
            yield from self.texts(node.orelse, around)
        elif isinstance(node, ast.JoinedStr):
            parts = [
                list(self.texts(part.value if isinstance(part, ast.FormattedValue) else part, around))
                for part in node.values
            ]
            yield from ("".join(text) for text in itertools.product(*parts))
        elif isinstance(node, ast.Name):
            for function in around:
                for value in _assigned(function, node.id):
                    yield from self.texts(value, around)
                names = [arg.arg for arg in function.args.args]
                if node.id in names:
                    for call in self.calls:
                        if _name(call.func) == function.name and len(call.args) > names.index(node.id):
                            yield from self.texts(call.args[names.index(node.id)], [])

    def _facts(self, name: str, call: ast.Call, around: list[Any]) -> Iterator[str]:
        if name == "remember":
            yield from (str(keyword.arg) for keyword in call.keywords)
            return
        if name.startswith("ask_"):
            to = next((keyword.value for keyword in call.keywords if keyword.arg == "to"), None)
            yield "to nobody" if to is None else "to one" if isinstance(to, ast.Tuple) else "to some"
        told = next((keyword.value for keyword in call.keywords if keyword.arg == "told"), None)
        if told is None and name in ("Say", "Whisper") and len(call.args) > 1:
            told = call.args[1]
        if isinstance(told, ast.Name):
            told = next(value for function in around for value in _assigned(function, told.id))
        if isinstance(told, ast.Dict):
            names = [str(key.value) for key in told.keys if isinstance(key, ast.Constant)]
            yield from ("players counted" if name == "players" and "advised" in names else name for name in names)
        elif isinstance(told, ast.Call):
            yield from (str(keyword.arg) for keyword in told.keywords)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _assigned(function: ast.AST, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from _taken(target, node.value, name)


def _taken(target: ast.expr, value: ast.expr, name: str) -> Iterator[ast.expr]:
    if isinstance(target, ast.Name) and target.id == name:
        yield value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, its in zip(target.elts, value.elts, strict=True):
            yield from _taken(one, its, name)


@cache
def sites() -> tuple[Site, ...]:
    ahead = Path(rehearsal.__file__)  # names again, for anybody, what the others say of somebody
    paths = [*sorted({*SOURCE.glob("*.py")} - {ahead}), Path(table.__file__)]  # the table remembers rulings
    found = [site for path in paths for site in Source(path).sites()]
    asked = [Site(call.question, ("to nobody",), is_public=False) for call in NIGHT if call.name not in GROUPS]
    return tuple(dict.fromkeys(found + asked))


def lines_named(*, public: bool) -> set[str]:
    return {site.line for site in sites() if site.is_public is public}


# What the files hold --------------------------------------------------------------------------------------------


FILES = ("classic.words", "classic.public", "classic.private")


def words_needed() -> set[str]:
    """Every id that may be spoken or shown by its name."""
    marks = next(
        node for node in ast.walk(ast.parse(Path(village.__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name == "_marks"
    )  # fmt: skip
    named = {key.value for node in ast.walk(marks) if isinstance(node, ast.Dict) for key in node.keys
             if isinstance(key, ast.Constant)}  # fmt: skip
    return {*Card, *Camp, *Status, *Cause, *named, *PLAUSIBLE["potion"], "nobody"}


# What is heard --------------------------------------------------------------------------------------------------


def heard(words: Words, site: Site, told: Mapping[str, Any]) -> str:
    if site.is_public:
        return words.public(
            Say(site.line, {name: fact if type(fact) is int else open_up(fact) for name, fact in told.items()})
        )
    if "to" in told:
        rest = {name: fact for name, fact in told.items() if name != "to"}
        return words.question(Ask(site.line, Kind.ONE, to=told["to"], told=rest))
    return words.private(Whisper(site.line, {name: Secret(fact) for name, fact in told.items()}))


def open_up(fact: object) -> Revealed[object]:
    return reveal(fact, because="a test listens")


class Heard(NamedTuple):
    site: Site
    told: Mapping[str, Any]
    text: str


@cache
def everything(language: str) -> tuple[Heard, ...]:
    """Every line of the game, told everything that it may plausibly be told."""
    words = Words(GAME, language)
    return tuple(
        Heard(site, told, heard(words, site, told))
        for site in sites()
        for facts in itertools.product(*(PLAUSIBLE[name] for name in site.facts))
        if is_plausible(
            site.line, told := {name.split()[0]: fact for name, fact in zip(site.facts, facts, strict=True)}
        )
    )


NONE_IS_SAID = frozenset({"scapegoat-allows", "tale-scapegoat-allowed", "tale-piper-charmed"})
"""Lines that may be told of an empty list; elsewhere somebody is always named."""


def is_plausible(line: str, told: Mapping[str, Any]) -> bool:
    players, number = told.get("players"), told.get("number")
    if "minutes" in told:
        return bool(told["minutes"] or told["seconds"])
    if isinstance(players, tuple) and number is not None:
        return len(players) == number
    if line in ("tie", "revote-opens", "lovers-are", "tale-cupid-joined", "tale-wolves-quarrelled"):
        return len(players or ()) > 1
    return line in NONE_IS_SAID or (players != () and number != 0)


def written(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


# The tests ------------------------------------------------------------------------------------------------------


def test_the_game_speaks_french_and_english() -> None:
    assert languages(GAME) == LANGUAGES


def test_the_source_names_its_lines() -> None:
    assert {"welcome", "seer-wakes", "hunter-sleeps", "died", "tale-died", "verdict"} <= lines_named(public=True)
    assert {"vote", "revote", "seer-sees", "advice-few-wolves", "wolves-who"} <= lines_named(public=False)
    assert Site("died", ("player", "card"), is_public=True) in sites()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_in_the_voice_that_speaks_it_and_no_line_lies_idle(language: str) -> None:
    assert set(messages(language, "classic.public")) == lines_named(public=True)
    private = {line for line in messages(language, "classic.private") if not line.startswith("setup-")}
    assert private == lines_named(public=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_name_and_no_word_lies_idle(language: str) -> None:
    needed = words_needed()
    choices = {str(value) for kind in get_type_hints(Options).values() for value in get_args(kind)}
    named = {line.removeprefix("word-") for line in messages(language, "classic.words")}
    common = {line.removeprefix("word-") for line in messages(language, "common.words")}
    assert needed <= named | common
    assert named <= needed | choices


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_can_be_named_with_its_article(language: str) -> None:
    for card in Card:
        forms = {form.id.name for form in messages(language, "classic.words")[f"word-{card}"].attributes}
        assert forms == set(ARTICLES), card


@pytest.mark.parametrize("voice", ["public", "private"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_in_two_files_of_a_voice(language: str, voice: str) -> None:
    files = ("common.words", f"common.{voice}", "classic.words", f"classic.{voice}")
    for one, other in itertools.combinations(files, 2):
        assert not set(messages(language, one)) & set(messages(language, other)), (one, other)


@pytest.mark.parametrize("file", FILES)
def test_the_languages_have_the_same_lines(file: str) -> None:
    english, french = messages("en", file), messages("fr", file)
    assert list(english) == list(french), "the same lines in the same order"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said_whatever_it_is_told(language: str) -> None:
    for one in everything(language):
        text = one.text
        assert text, one.site
        assert not re.search("[\u2066-\u2069{}$]|  ", text), one
        assert not re.search(r"\S-(name|number|gender|the|shown)\b", text), one
        assert not re.search(r" [.,]|[.,]{2}|\(e\)|·e", text), one
        assert "'" not in text, f"a straight apostrophe: {text}"
        assert text[0].isupper() or text[0].isdecimal(), text
        assert text[-1] in ".!?", f"not a sentence: {text}"
        assert not re.search(r"[.!?…] [a-zà-ÿ]", text), f"a sentence begins small: {text}"


def test_french_colons_and_questions_have_their_space() -> None:
    for one in everything("fr"):
        assert not re.search(r"[^\s][:;!?]", one.text), one.text


def test_english_colons_and_questions_have_none() -> None:
    for one in everything("en"):
        assert not re.search(r"\s[:;!?]", one.text), one.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_a_line_is_told_changes_it(language: str) -> None:
    """Two names, two sentences: whoever is named is heard by name, unbent."""
    for one in everything(language):
        for name in ("player", "target", "hunter", "captain"):
            if isinstance(seat := one.told.get(name), Seat):
                assert re.search(rf"\b{seat.name}\b(?!’)", one.text), one
        for seat in TABLE:
            assert f"{seat.name}’" not in one.text, f"a name is bent: {one.text}"


def test_no_french_word_before_a_name_would_have_to_elide() -> None:
    names = "|".join(seat.name for seat in TABLE)
    for one in everything("fr"):
        assert not re.search(rf"(?i)(\b(de|du|que|le|la|si|ce|se|ne|je|te|me|lorsque|jusque) |’)({names})", one.text), (
            one.text
        )


def test_a_french_player_of_unknown_gender_is_never_made_to_agree() -> None:
    """What feminine and masculine say differently, an unknown gender does not say at all."""
    words = Words(GAME, "fr")
    for one in everything("fr"):
        if one.told.get("player") is not IRIS:
            continue
        feminine, masculine = (
            written(heard(words, one.site, {**one.told, "player": Seat("3", "Iris", gender)}))
            for gender in ("feminine", "masculine")
        )
        assert not (feminine ^ masculine) & written(one.text.replace("La mort", "")), one.text
        assert not re.search(r"\bIris (est|était|fut|sera|reste|a été) \w+(é|ée|i|ie|u|ue|rt|rte)\b", one.text), (
            one.text
        )
        without_death = re.sub(r"(fiole de|La) mort ", "", one.text)
        assert not re.search(r"\b(morte?s?|tuée?|élue?|elle|celle|celui) ", without_death), one.text


def test_a_french_player_of_known_gender_is_spoken_of_as_such() -> None:
    words = Words(GAME, "fr")
    heard_of = {seat: words.public(Say("died-hidden", {"player": open_up(seat)})) for seat in (ANA, EMILE, IRIS)}
    assert "Ana est morte" in heard_of[ANA]
    assert "Émile est mort." in heard_of[EMILE]
    assert "La mort emporte Iris." in heard_of[IRIS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_tells_nothing_of_who_answers_it(language: str) -> None:
    """Short, with a gesture and no name, and no he or she."""
    telling = {"en": r"\b(he|she|him|her|his|hers)\b", "fr": r"\b(il|elle|ils|elles|lui|celui|celle)\b"}
    words = Words(GAME, language)
    for call in NIGHT:
        for say in (call.wakes, call.sleeps):
            text = words.public(say)
            assert not re.search(telling[language], text.casefold()), text
            assert len(text.split()) <= 32, text
        assert {"en": "your eyes", "fr": "les yeux"}[language] in words.public(call.wakes)
        assert {"en": "your eyes", "fr": "les yeux"}[language] in words.public(call.sleeps)


@pytest.mark.parametrize("line", ["welcome", "dusk-falls", "day-breaks"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_atmospheric_line_has_four_wordings_of_a_length(language: str, line: str) -> None:
    words = Words(GAME, language)
    wordings = [words.public(Say(line, {"wording": wording, "number": 12})) for wording in WORDINGS]
    assert len(set(wordings)) == len(WORDINGS)
    for one, other in itertools.combinations(wordings, 2):
        shared = {word for word in written(one) & written(other) if len(word) > 4}
        assert len(shared) <= 3, f"too alike: {shared}"
    assert max(map(len, wordings)) <= 1.2 * min(map(len, wordings)), [len(text) for text in wordings]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_winner_and_every_reason_sounds_different(language: str) -> None:
    heard_as = {(one.told["winners"], one.told["because"]): one.text for one in everything(language)
                if one.site.line == "verdict"}  # fmt: skip
    assert len(heard_as) == len(WINNERS) * len(BECAUSES)
    assert len(set(heard_as.values())) == len(heard_as)


def test_the_reasons_are_those_of_the_rules() -> None:
    rules = "".join((SOURCE / name).read_text(encoding="utf-8") for name in ("victory.py", "village.py"))
    given = set(re.findall(r'_won\([^"\n]*"([a-z-]+)"|Outcome\([^"\n]*"nobody"[^"\n]*"([a-z-]+)"', rules))
    assert {reason for pair in given for reason in pair if reason} | {"last-villager-dead"} <= set(BECAUSES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_is_told_back_in_its_own_words(language: str) -> None:
    told = [one.text for one in everything(language) if one.site.line == "tale-died" and one.told["player"] is IRIS]
    assert len(set(told)) == len(Cause)
    fallback = Words(GAME, language).public(Say("tale-died", {"player": open_up(IRIS), "cause": open_up("other")}))
    assert fallback not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_earpiece_asks_is_short(language: str) -> None:
    for one in everything(language):
        if "to" in one.told and len(one.told["to"]) == 1:
            assert 2 <= len(re.findall(r"[\w’-]+", one.text)) <= 12, one.text


@pytest.mark.parametrize(
    ("language", "number", "expected"),
    [
        ("fr", 1, "un lit est"),
        ("fr", 2, "2 lits sont"),
        ("en", 1, "one bed has"),
        ("en", 2, "2 beds have"),
    ],
)
def test_the_dead_are_counted_in_good_grammar(language: str, number: int, expected: str) -> None:
    assert expected in Words(GAME, language).public(Say("died-tonight", {"number": number}))


@pytest.mark.parametrize(
    ("language", "minutes", "seconds", "expected"),
    [
        ("fr", 5, 0, "avez 5 minutes."),
        ("fr", 1, 30, "avez 1 minute et 30 secondes."),
        ("fr", 0, 45, "avez 45 secondes."),
        ("en", 3, 0, "have 3 minutes."),
        ("en", 2, 1, "have 2 minutes and 1 second."),
        ("en", 0, 10, "have 10 seconds."),
    ],
)
def test_the_time_to_talk_is_told_as_people_say_it(language: str, minutes: int, seconds: int, expected: str) -> None:
    text = Words(GAME, language).public(Say("debate-opens", {"minutes": minutes, "seconds": seconds}))
    assert text.endswith(expected)


@pytest.mark.parametrize(
    ("language", "expected"),
    [("fr", ["personne", "Ana", "Ana et Émile", "Ana, Émile et Iris"]),
     ("en", ["nobody", "Ana", "Ana and Émile", "Ana, Émile and Iris"])],
)  # fmt: skip
def test_names_are_listed_as_people_list_them(language: str, expected: list[str]) -> None:
    words = Words(GAME, language)
    listed = [words.private(Whisper("lovers-are", {"players": TABLE[:count]})) for count in range(4)]
    assert all(names in text for names, text in zip(expected, listed, strict=True)), listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_before_the_evening_is_told_nothing(language: str) -> None:
    words = Words(GAME, language)
    for line in messages(language, "classic.private"):
        if line.startswith("setup-"):
            assert not re.search(r"[\u2066-\u2069{}$]|  ", words.text(line) or "$"), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_rendered_ahead_are_lines_of_the_game_each_once(language: str) -> None:
    cards = {f"P{n}": str(card) for n, card in enumerate(card for card in Card if card is not Card.THIEF)}
    table_of_all = sit_down(rig.table(cards, language))
    listed = list(table_of_all.rehearsal())
    assert {one.line for one in listed if isinstance(one, Say)} <= lines_named(public=True)
    assert {one.line for one in listed if isinstance(one, Whisper)} <= lines_named(public=False)
    aloud = rehearse(table_of_all, Words(GAME, language), is_whispering=False)
    with_whispers = rehearse(table_of_all, Words(GAME, language), is_whispering=True)
    assert {type(words) for words in aloud} == {PublicWords}
    assert {type(words) for words in with_whispers} == {PublicWords, PrivateWords}
    assert len(set(with_whispers)) == len(with_whispers) > len(aloud) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_private_line_cannot_be_said_aloud(language: str) -> None:
    words = Words(GAME, language)
    for line in sorted(lines_named(public=False) - lines_named(public=True)):
        with pytest.raises(WordsError):
            words.public(Say(line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_heard_by_its_name(language: str) -> None:
    words = Words(GAME, language)
    assert words.option(IRIS) == "Iris"
    for option in (*Card, "yes", "no", "ready", "seen", "device", "entered", "learned"):
        assert messages(language, "common.words").keys() | messages(language, "classic.words").keys() >= {
            f"word-{option}"
        }
        assert words.option(option)
    assert words.option("yes") == {"en": "yes", "fr": "oui"}[language]
