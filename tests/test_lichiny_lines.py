"""Every line of Lichiny in both languages: that the source and the files know the same ones, and how each is heard.

Which lines there are, and what each is told, is read from the game's own source.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from lines import messages, variables_in

from narrator import table
from narrator.games.lichiny import roles, town
from narrator.games.lichiny.abilities import ABILITIES, HUNT_EFFECTS
from narrator.games.lichiny.orders import WITH_SECOND_TARGET
from narrator.games.lichiny.roles import ANONYMOUS_MASK, Open, Secret, Side
from narrator.games.lichiny.victory import REASONS
from narrator.script import NO, YES, Ask, Kind, Say, Seat, Whisper, reveal
from narrator.words import Words, WordsError

GAME = "lichiny"
LANGUAGES = ("en", "ru")
SOURCE = Path(roles.__file__).parent
NAMES = {"en": ("Ana", "Bo", "Cy", "Dee", "Eve"), "ru": ("Аня", "Боря", "Вика", "Глеб", "Женя")}

# Which lines the source names, and what it tells them -----------------------------------------------------------

PUBLIC_FAMILIES = ("news", "tale")
FAMILIES = (*PUBLIC_FAMILIES, "told", "mark", "failed", "refused", "barred", "advice", "order", "deal", "results")
A_LINE = re.compile(rf"({'|'.join(FAMILIES)})-[a-z]+(-[a-z]+)*")
PLACES = {"Say": 0, "Whisper": 0, "remember": 0, "choose": 1, "choose_or_pass": 1, "fail": 1}
"""Where the callables that name a line have it; those that ask have it first."""

FACTS: Mapping[str, tuple[str, ...]] = {
    "all-in-list": ("player",),
    "all-in-prison": ("player",),
    "all-in-sure": ("player",),
    "deal-seen": ("player",),
    "deal-take": ("player",),
    "mark-cards": ("number",),
    "mark-executions": ("number",),
    "mark-plans": ("number",),
    "mark-saved": ("number",),
    "news-doping": ("player",),
    "news-drinks": ("player", "ability"),
    "news-robbed": ("player", "role"),
    "news-used": ("player", "ability", "target"),
    "news-votes": ("player", "voters", "number"),
    "open-role": ("player", "role"),
    "order-guess": ("ability", "targets aimed at"),
    "order-effect": ("ability", "targets aimed at"),
    "order-masks": ("ability", "number"),
    "order-message": ("ability", "targets aimed at"),
    "order-second-target": ("ability", "targets aimed at", "effect"),
    "order-target": ("ability",),
    "order-target-why": ("ability",),
    "order-effect-why": ("ability",),
    "order-targets": ("ability",),
    "order-text": ("ability", "targets aimed at"),
    "order-weapons": ("ability",),
    "orders-call": ("player",),
    "results-given": ("player",),
    "results-next": ("player",),
    "results-seen": ("player",),
    "results-take": ("player",),
    "tale-card-alive": ("player", "card"),
    "tale-card-dead": ("player", "card"),
    "tale-night": ("number",),
    "tale-day": ("number",),
    "tale-turn": ("number",),
    "tale-ruled-status-set": ("player", "status"),
    "tale-ruled-status-cleared": ("player", "status"),
    "told-aura": ("player", "role", "answer"),
    "told-masks": ("player", "masks", "ability"),
    "told-watched-busy": ("player",),
    "told-watched-idle": ("player",),
    "turn-begins": ("number",),
    "verdict": ("winners", "because", "players"),
    "verdict-of-nobody": ("winners", "because"),
    "night-falls": ("number",),
    "day-breaks": ("number",),
}
"""What lines are told where that is not written beside their names."""


def named_in(call: ast.Call) -> Iterator[str]:
    """Yield the lines that a call names in so many words."""
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    place = 0 if name.startswith("ask_") else PLACES.get(name)
    if place is None or len(call.args) <= place:
        return
    node = call.args[place]
    for one in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
        if isinstance(one, ast.Constant):
            yield str(one.value)


def told_in(call: ast.Call) -> tuple[str, ...]:
    """Return the names of the facts that a call tells, as far as they stand in it."""
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    told = keywords.get("told", call.args[1] if len(call.args) > 1 else None)
    if isinstance(told, ast.Dict):
        return tuple(str(key.value) for key in told.keys if isinstance(key, ast.Constant))
    if isinstance(told, ast.Call) and getattr(told.func, "id", "") == "_phase":
        return ("phase", "number")
    return tuple(str(name) for name in keywords if name not in ("to", "call", "by", "told", None))


@cache
def source() -> tuple[Mapping[str, tuple[str, ...]], frozenset[str]]:
    """Return every line with the facts that it is told, and which lines are public."""
    facts: dict[str, tuple[str, ...]] = {}
    public: set[str] = set()
    for path in (*sorted(SOURCE.glob("*.py")), Path(table.__file__)):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                for line in named_in(node):
                    facts[line] = told_in(node) or facts.get(line, ())
                    public |= {line} if name in ("Say", "remember") else set()
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and A_LINE.fullmatch(node.value):
                facts.setdefault(node.value, ())
                public |= {node.value} if node.value.startswith(PUBLIC_FAMILIES) else set()
    return {line: _usual_facts(line) or FACTS.get(line) or told for line, told in facts.items()}, frozenset(public)


def _usual_facts(line: str) -> tuple[str, ...]:
    family = line.partition("-")[0]
    if family == "refused":
        return ("missing", "ability") if line in ("refused-group", "refused-pair") else ("missing",)
    if family == "barred":
        return ("missing", "target")
    return ("player", "ability", "targets aimed at") if family == "failed" else ()


def lines_of(*, public: bool) -> set[str]:
    facts, aloud = source()
    return {line for line in facts if (line in aloud) is public}


# What a line may be told ----------------------------------------------------------------------------------------


def plausible(line: str, fact: str, seats: tuple[Seat, ...]) -> tuple[Any, ...]:
    """Return what a line may be told as one of its facts; counts as far as they make a difference to grammar."""
    some = (seats[:1], seats[:2], seats)
    if fact in ("player", "target"):
        return seats[:1] + seats[4:]
    if fact == "targets aimed at":
        return some[:2]
    if fact == "role":
        return (*(Open if line in ("open-role", "news-robbed", "mark-open", "mark-robbed") else Secret),)
    counts = (1, 2, 5, 21) if line.startswith(("tale", "order")) else (0, 1, 2, 5, 21)
    return {
        "ability": tuple(ABILITIES),
        "abilities": (("S2b",), ("S6a1", "S7b"), tuple(ABILITIES)),
        "answer": (YES, NO),
        "because": BECAUSES,
        "card": tuple(Secret),
        "effect": WITH_SECOND_TARGET if line == "order-second-target" else HUNT_EFFECTS,
        "mask": (*Secret, ANONYMOUS_MASK),
        "masks": ((Secret.WITCH,), (Secret.BOSS, Secret.EVIL_GENIUS), (*Secret, *[ANONYMOUS_MASK] * 5)),
        "minutes": (0, 1, 2, 5, 21),
        "missing": (*ABILITIES, *HUNT_EFFECTS),
        "number": counts,
        "phase": ("night", "day", "turn"),
        "players": (5, 11) if line.startswith("advice") else some if line in NEVER_NONE else ((), *some),
        "roles": ((), (Secret.WITCH,), (Secret.BOSS, Secret.MAGE), tuple(Secret)),
        "seconds": (0, 1, 2, 5, 21),
        "side": tuple(Side),
        "status": town.CHANGEABLE,
        "targets": some,
        "text": ("phrase-1", "phrase-12", "xyz"),
        "voters": ((), *some),
        "winners": WINNERS,
    }[fact]


NEVER_NONE = ("mark-used-on",)
BECAUSES = (
    *dict.fromkeys(REASONS.values()),
    *("plan-ten", "all-in-right", "alone", "several-won", "nobody-left", "same-situation", "moderator"),
)
WINNERS = (*((str(camp),) for camp in town.Town.camps), ("nobody",), ("law", "mage"), ("law", "mage", "leprechaun"))


@cache
def some_seats(language: str) -> tuple[Seat, ...]:
    genders = ("feminine", "masculine", "feminine", "masculine", "")
    return tuple(Seat(str(n), name, sex) for n, (name, sex) in enumerate(zip(NAMES[language], genders, strict=True), 1))


@cache
def everything(language: str) -> tuple[tuple[str, Mapping[str, Any], str], ...]:
    """Every line told everything that it may plausibly be told: its id, its facts, its text."""
    words, seats = Words(GAME, language), some_seats(language)
    facts, public = source()
    heard = []
    for line, names in facts.items():
        for values in itertools.product(*(plausible(line, name, seats) for name in names)):
            told = dict(zip((_fact(name) for name in names), values, strict=True))
            if "minutes" in told and not (told["minutes"] or told["seconds"]):
                continue
            if line in public:
                opened = {k: v if type(v) is int else reveal(v, because="a test listens") for k, v in told.items()}
                text = words.public(Say(line, opened))
            else:
                text = words.question(Ask(line, Kind.ONE, to=seats[:1], told=told))
            heard.append((line, told, text))
    return tuple(heard)


def _fact(name: str) -> str:
    return "target" if name == "targets aimed at" else name


# The lines ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_in_the_voice_that_speaks_it_and_no_line_lies_idle(language: str) -> None:
    assert set(messages(language, "lichiny.public")) == lines_of(public=True)
    private = {line for line in messages(language, "lichiny.private") if not line.startswith("setup-")}
    assert private == lines_of(public=False)


@pytest.mark.parametrize("file", ["lichiny.public", "lichiny.private"])
def test_the_languages_have_the_same_lines(file: str) -> None:
    assert list(messages("en", file)) == list(messages("ru", file)), "the same lines in the same order"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_wants_to_know_more_than_it_is_told(language: str) -> None:
    facts, _ = source()
    for file in ("lichiny.public", "lichiny.private"):
        for line, message in messages(language, file).items():
            wanted = {variable.partition("-")[0] for variable in variables_in(message)}
            told = {_fact(name) for name in facts.get(line, ())} | ({"to"} if file == "lichiny.private" else set())
            assert wanted <= told or line.startswith("setup-"), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_asks_for_a_gender(language: str) -> None:
    """So that a player of unknown gender is never made to agree."""
    for file in ("lichiny.public", "lichiny.private"):
        for line, message in messages(language, file).items():
            assert not any(variable.endswith("-gender") for variable in variables_in(message)), line


def test_no_russian_player_is_made_to_agree() -> None:
    """A past tense or a short form beside a name would say whether the player is a he or a she."""
    telling = r"\b(Аня|Женя)( —)? (был[аи]?|жива?|мёртв|мертва|\w+(лся|лась|ен|ена|ан|ана)|\w+[аеиоуы]ла?)\b"
    for line, _, text in everything("ru"):
        assert not re.search(telling, text), f"{line}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said_whatever_it_is_told(language: str) -> None:
    for line, told, text in everything(language):
        is_mark = line.startswith(("mark-", "failed-"))
        assert text, line
        assert not re.search("[\u2066-\u2069{}$']|  ", text), text
        assert not re.search(r"\S-(name|number|gender|the|a|gen|dat|acc|ins|pre)\b", text), text
        assert not re.search(r" [.,:;!?]|[.,]{2}|\(а\)", text), text
        assert is_mark or text[0].isupper() or text[0].isdecimal() or text[0] in "«“", text
        assert (text[-1] != ".") if is_mark else (text[-1] in ".!?"), text
        unquoted = re.sub(r"«.*?»|“.*?”", "", text)
        assert not (line.startswith("failed") and "," in unquoted), f"a comma would part marks: {text}"
        assert not re.search(r"(?<!«|“)[.!?…] [a-zа-яё]", unquoted), text
        for name in ("player", "target"):
            if line.startswith(("news", "tale", "told", "barred")) and isinstance(seat := told.get(name), Seat):
                assert re.search(rf"\b{seat.name}\b(?!’)", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_reads_out_an_id(language: str) -> None:
    for _, _, text in everything(language):
        assert not re.search(r"\b[COSMN]\d+[a-f]?\d?\b", text), text
        strangers = r"[А-яЁё]" if language == "en" else r"[A-Za-z]"
        assert not re.search(strangers, re.sub(r"\b(VIP|DDD|Wunschpunsch|xyz)\b", "", text)), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_sounds_different(language: str) -> None:
    seats = some_seats(language)[:1]
    heard = Counter(
        text
        for line, told, text in everything(language)
        if line == "verdict" and told["players"] == seats and told["because"] not in ("nobody-left", "same-situation")
    )
    assert heard
    assert max(heard.values()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_public_ability_has_words_of_its_own(language: str) -> None:
    words = Words(GAME, language)
    told = {
        name: reveal(seat, because="a test listens")
        for name, seat in zip(("player", "target"), some_seats(language), strict=False)
    }
    public = [row.id for row in ABILITIES.values() if row.is_public and row.id not in ("C1", "O11b", "S15e")]
    heard = {
        words.public(Say("news-used", {**told, "ability": reveal(row, because="a test listens")})) for row in public
    }
    default = words.public(Say("news-used", {**told, "ability": reveal("O7a", because="a test listens")}))
    assert len(heard | {default}) == len(public) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_calls_in_turn_are_short(language: str) -> None:
    for line, _, text in everything(language):
        if line in ("orders-call", "results-next", "open-role", "all-in-names", "tale-died"):
            assert len(text.split()) <= 9, text


@pytest.mark.parametrize(
    ("language", "line", "number", "expected"),
    [
        ("ru", "told-own-lives", 1, "у тебя одна жизнь."),
        ("ru", "told-own-lives", 3, "у тебя 3 жизни."),
        ("ru", "told-plans", 5, "у тебя 5 хитрых планов."),
        ("ru", "told-plans", 21, "у тебя 21 хитрый план."),
        ("ru", "told-own-hand", 0, "На руках у тебя ни одной карты."),
        ("ru", "mark-executions", 2, "две казни"),
        ("en", "told-own-lives", 1, "you have 1 life."),
        ("en", "told-own-hand", 0, "You hold no cards."),
        ("en", "told-own-hand", 2, "You hold 2 cards."),
    ],
)
def test_what_counts_is_counted_in_good_grammar(language: str, line: str, number: int, expected: str) -> None:
    to = some_seats(language)[:1]
    assert Words(GAME, language).private(Whisper(line, {"number": number}, to=to)).endswith(expected)


@pytest.mark.parametrize(
    ("minutes", "seconds", "expected"),
    [(5, 0, "вас 5 минут."), (1, 30, "вас одна минута и 30 секунд."), (2, 1, "вас две минуты и одна секунда."),
     (0, 45, "вас 45 секунд."), (23, 0, "вас 23 минуты."), (0, 61, "вас 61 секунда.")],
)  # fmt: skip
def test_the_time_to_talk_is_told_as_people_say_it(minutes: int, seconds: int, expected: str) -> None:
    say = Say("debate-opens", {"minutes": minutes, "seconds": seconds})
    assert Words(GAME, "ru").public(say).endswith(expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_is_read_out_whether_it_is_a_phrase_or_written(language: str) -> None:
    words = Words(GAME, language)
    for n in range(1, 13):
        said = words.word(f"phrase-{n}")
        assert said in words.private(Whisper("told-mail", {"text": f"phrase-{n}"}))
        assert said in words.private(Whisper("told-phone", {"text": f"phrase-{n}"}))
    assert "boss" in words.private(Whisper("told-mail", {"text": "boss"})), "a word's id may be a letter too"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_private_line_cannot_be_said_aloud(language: str) -> None:
    words = Words(GAME, language)
    for line in sorted(lines_of(public=False)):
        with pytest.raises(WordsError):
            words.public(Say(line))
