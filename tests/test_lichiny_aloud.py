"""Whole evenings of Lichiny put into words as they happen, in both languages: random people, a moderator who rules."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from lines import messages
from typing_extensions import override

from narrator.answers import write_answer
from narrator.driver import Dice, Driver, Listener
from narrator.games import simple_players, sit_down
from narrator.games.lichiny.roles import Open, Options, Secret
from narrator.games.lichiny.town import CHANGEABLE, Town
from narrator.script import Ask, Effect, Phase, Ruling, Say, Seat, Timer, TimerEnd, Whisper
from narrator.simulator import RandomPlayers
from narrator.table import PlayerRow, Table, TableFile
from narrator.words import Words

GAME = "lichiny"
NAMES = {"en": ("Ana", "Bo", "Cy", "Dee", "Eve"), "ru": ("Аня", "Боря", "Вика", "Глеб", "Женя")}

LAST_PHASE = 14
"""After so many phases the moderator has had enough."""

CAPRICE = 0.003
"""How often the moderator rules instead of answering."""


@cache
def all_words(language: str) -> frozenset[str]:
    return frozenset(messages(language, "common.words")) | frozenset(messages(language, "lichiny.words"))


class Hearer(Listener):
    """Puts everything into words as soon as it happens, as a table and its moderator would hear it."""

    def __init__(self, language: str) -> None:
        self.words = Words(GAME, language)
        self.heard: list[str] = []
        self.lines: set[str] = set()

    @override
    def hear(self, effect: Effect[Any], *, is_fresh: bool) -> None:
        if isinstance(effect, Say):
            self._keep(effect.line, self.words.public(effect))
        elif isinstance(effect, Whisper):
            self._keep(effect.line, f"    ({self.words.private(effect)})")
        elif isinstance(effect, Phase):
            self.heard.append(f"== {effect.name} {effect.number}")

    @override
    def recall(self, question: Ask[Any] | Timer, entry: Any) -> None:
        pass

    def ask(self, ask: Ask[Any], table: Table) -> None:
        """Read a question, its options by their names, and now and then the whole ledger."""
        for option in ask.options:
            assert isinstance(option, Seat) or f"word-{option}" in all_words(self.words.language), option
        self._keep(ask.question, f"    [{self.words.question(ask)}]")
        for seat, marks in table.ledger().items() if ask.question in ("close-phase", "same-situation") else ():
            read = [self.words.mark(mark) for mark in marks.fact]
            self.lines |= {mark.line for mark in marks.fact if isinstance(mark, Whisper)}
            self.heard.append(f"    {{{seat.name}: {', '.join(read)}}}")

    def _keep(self, line: str, text: str) -> None:
        self.lines.add(line)
        self.heard.append(text)


def some_table(random: Random, language: str) -> TableFile:
    many = random.randint(5, 16)
    options: dict[str, Any] = {"debate": random.choice((0, 90))}
    for name, kind in get_type_hints(Options).items():
        if get_origin(kind) is Literal:
            options[name.replace("_", "-")] = random.choice(get_args(kind))
    names = [f"{NAMES[language][n % 5]}{'' if n < 5 else f' {n}'}" for n in range(many)]
    chosen = random.sample(tuple(Open), many)
    rows = [PlayerRow(name, open=str(role)) for name, role in zip(names, chosen, strict=True)]
    if random.random() < 0.3:
        rows[0].open = ""
    deck = [str(role) for role in random.sample(tuple(Secret), many)] if random.random() < 0.4 else []
    return TableFile(GAME, rows, language, options, deck)


def some_ruling(random: Random, table: Town) -> Ruling:
    """Return a ruling, the last one of all once the evening has been long enough."""
    seat = random.choice(table.seats)
    if table.now.number > LAST_PHASE:
        return Ruling("end", winners=random.choice(((), ("law",), ("mafia", "witch"))))
    status = Ruling("status", seat, random.choice(CHANGEABLE), on=random.random() < 0.6)
    card = Ruling("card", seat, str(random.choice(tuple(Secret))))
    return random.choice((Ruling("kill", seat), Ruling("revive", seat), card, status))


def play_aloud(seed: int, language: str) -> Hearer:
    """Play an evening of random people, in every second one simple ones; return all that was heard."""
    random, hearer = Random(seed), Hearer(language)
    table = sit_down(some_table(random, language))
    assert isinstance(table, Town)
    players = RandomPlayers(random, simple=simple_players(GAME) if seed % 2 else None)
    driver = Driver(table, hearer, Dice(seed))
    while driver.outcome is None:
        question = driver.question
        if isinstance(question, Timer):
            driver.answer(TimerEnd.RANG.value)
            continue
        assert isinstance(question, Ask)
        may_rule = table.snapshot and not question.question.startswith("results-")
        if may_rule and (table.now.number > LAST_PHASE or random.random() < CAPRICE):
            driver.rule(some_ruling(random, table))
        else:
            hearer.ask(question, table)
            driver.answer(write_answer(players.answer(question)))
    return hearer


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("seed", range(8))
def test_a_whole_evening_is_heard_to_its_end(seed: int, language: str) -> None:
    hearer = play_aloud(seed, language)
    aloud = [text for text in hearer.heard if not text.startswith(("=", " "))]
    assert aloud[-1] == hearer.words.public(Say("tale-ends"))
    assert not any("{" in text or "$" in text for text in aloud)


@pytest.mark.soak
@pytest.mark.parametrize("language", NAMES)
def test_very_many_evenings_are_heard_to_their_end(language: str) -> None:
    for seed in range(1000, 1200):
        assert "tale-ends" in play_aloud(seed, language).lines
