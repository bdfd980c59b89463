"""How a phase is resolved: by the ladder alone, whatever order the orders came in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lichiny_phases import orders, phases, towns, wild_orders
from lichiny_rig import Board
from proofs import proves

from narrator.games.lichiny.abilities import ABILITIES
from narrator.games.lichiny.ladder import LADDER, Resolution, Rung, hoards, resolve
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import MASKS, Secret
from narrator.games.lichiny.snapshot import Snapshot, Status
from narrator.script import Outcome, Say, Seat, Whisper


def plain(resolution: Resolution) -> list[Any]:
    """All that a phase came to, as values that compare."""

    def bare(line: Say | Whisper) -> Any:
        return line.line, {name: getattr(fact, "fact", fact) for name, fact in line.told.items()}

    return [
        resolution.after,
        [bare(say) for say in resolution.news],
        [(letter.to, bare(letter.line)) for letter in resolution.letters],
        resolution.looks,
        [bare(line) for line in resolution.failures],
        resolution.dropped,
    ]


def outcome(snapshot: Snapshot, given_orders: list[Order]) -> list[Any]:
    looks = hoards(snapshot, given_orders)
    gold = {order: look.pool[:2] for order, look in looks}
    return [looks, *plain(resolve(snapshot, given_orders, gold))]


@given(st.integers(0, 10_000), st.integers(0, 10_000), st.integers(5, 16))
@settings(max_examples=60, deadline=None)
def test_shuffled_orders_come_to_the_same(seed: int, chance: int, players: int) -> None:
    random = Random(chance)
    for snapshot in list(phases(seed, players))[:6]:
        full = orders(snapshot, random, 0.7)
        once = outcome(snapshot, full)
        for _ in range(3):
            random.shuffle(full)
            assert outcome(snapshot, full) == once


@given(st.integers(0, 10_000), st.integers(0, 10_000), st.integers(5, 16))
@settings(max_examples=40, deadline=None)
def test_impossible_orders_are_dropped_alike_however_they_come(seed: int, chance: int, players: int) -> None:
    """U5: of a group the first holds, of a pair the one that has no condition, whatever the order."""
    random = Random(chance)
    for snapshot in list(phases(seed, players))[:4]:
        mixed = orders(snapshot, random, 0.4) + wild_orders(snapshot, random, 40)
        once = outcome(snapshot, mixed)
        random.shuffle(mixed)
        assert outcome(snapshot, mixed) == once


def test_orders_given_one_after_the_other_are_never_dropped() -> None:
    random = Random(3)
    for seed in range(10):
        for snapshot in phases(seed):
            assert resolve(snapshot, orders(snapshot, random)).dropped == ()


def test_a_phase_without_orders_only_lets_masks_and_plans_grow() -> None:
    board = Board("detective", "boss", "maniac", "mage", "evil_genius")
    board.resolve()
    assert board.news == []
    assert [len(board[name].masks) for name in board.seats] == [6, 6, 5, 6, 6]
    assert board["evil_genius"].plans == 2


def test_every_ability_that_can_be_ordered_does_something_on_some_rung() -> None:
    text_of_rules = {name for rules in LADDER.values() for name in rules.of_abilities}
    by_name = {"C1", "C2", "C3", "C4", "C5", "O3a", "O6b", "S0b", "S8b", "S8d", "S15c", "S15e"}
    assert {row.id for row in ABILITIES.values() if not row.is_passive} - text_of_rules <= by_name
    assert list(LADDER) == list(Rung)


# The mask table ----------------------------------------------------------------------------------------------


def test_eighty_masks_five_a_role() -> None:
    """§2.3: each name occurs four to six times; each role holds its own once, the Maniac twice."""
    every = [mask for masks in MASKS.values() for mask in masks]
    counts = {role: every.count(role) for role in Secret}
    assert len(every) == 80
    assert {len(masks) for masks in MASKS.values()} == {5}
    assert {role for role, count in counts.items() if count == 6} == {Secret.POLICEMAN, Secret.MANIAC}
    assert {role for role, count in counts.items() if count == 4} == {Secret.MAGE, Secret.SOCIOPATH}
    assert sorted(set(counts.values())) == [4, 5, 6]
    assert {role: masks.count(role) for role, masks in MASKS.items()} == {
        role: 2 if role is Secret.MANIAC else 1 for role in Secret
    }


@proves("O15b")
@pytest.mark.parametrize("after", [0, 1, 3, 8])
def test_a_true_mask_is_as_likely_as_the_sheet_says(after: int) -> None:
    """One in five at the start, (1+k) in (5+k) after k phases, two in five for the Maniac, one in ten for Anonymous."""
    board = Board("boss", "maniac", "killer", "witch", mage="anonymous")
    for _ in range(after):
        board.resolve()
    shares = {name: (board[name].masks.count(name), len(board[name].masks)) for name in board.seats}
    assert shares["boss"] == (1 + after, 5 + after)
    assert shares["maniac"] == (2, 5)
    assert shares["mage"] == (1 + after, 10 + after)


# Evenings ----------------------------------------------------------------------------------------------------

PUBLIC_NUMBERS = {"welcome", "night-falls", "day-breaks", "turn-begins", "debate-opens", "news-votes"}
"""Lines that tell a number: none of them lives."""


@pytest.mark.parametrize("players", range(5, 17))
def test_evenings_to_the_end_keep_what_must_always_hold(players: int) -> None:
    """Lives are never negative, the dead receive nothing, every change of a status is in the news, and no secret is."""
    for seed in range(6):
        known: dict[Seat, set[Status]] = {}
        over = False
        for town, effect in towns(100 * players + seed, players):
            if isinstance(effect, Outcome):
                over = True
                assert set(effect.winners) <= set(town.camps)
                continue
            if isinstance(effect, Whisper) and town.snapshot:
                assert all(town.now[seat].is_alive for seat in effect.to), effect.line
            if isinstance(effect, Say):
                hear(effect, known)
                assert town.outcome or tells_no_secret(effect), effect.line
            if town.snapshot:
                assert all(one.lives >= 0 for one in town.now.characters.values())
                if getattr(effect, "question", "") == "order":
                    assert known_statuses(town.seats, known) == {s: town.now.statuses(s) for s in town.seats}
        assert over


def hear(say: Say, known: dict[Seat, set[Status]]) -> None:
    """Note what the table learns of statuses, from words alone."""
    gains = {"news-hospital": Status.HOSPITAL, "news-prison": Status.PRISON}
    losses = {"news-left-hospital": Status.HOSPITAL, "news-left-prison": Status.PRISON}
    seat: Any = getattr(say.told.get("player"), "fact", None)
    if say.line == "news-died":
        known[seat] = {Status.MORGUE}
    elif say.line in gains:
        assert gains[say.line] not in known.get(seat, set()), "told twice"
        known.setdefault(seat, set()).add(gains[say.line])
    elif say.line in losses:
        known[seat].remove(losses[say.line])


def known_statuses(seats: tuple[Seat, ...], known: dict[Seat, set[Status]]) -> dict[Seat, frozenset[Status]]:
    return {seat: frozenset(known.get(seat, ())) for seat in seats}


def tells_no_secret(say: Say) -> bool:
    """Whether a public line before the verdict names no secret role, no mask and no number but the open ones."""
    facts = [getattr(fact, "fact", fact) for fact in say.told.values()]
    if any(isinstance(fact, int) for fact in facts):
        return say.line in PUBLIC_NUMBERS
    return say.line == "all-in-names" or not any(isinstance(fact, str) and fact in tuple(Secret) for fact in facts)
