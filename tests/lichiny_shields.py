"""Every shield of Lichiny that a blow can meet, and what each leaves of attacks, fireballs and damage (B21, U15)."""

from __future__ import annotations

from typing import Any

import pytest
from lichiny_rig import Board

SHIELDS = ("nothing", "defence", "abduction", "shadow", "catcher", "bath", "magic", "hunt", "cookery", "bank")

AGAINST_ATTACKS = ("defence", "abduction", "shadow", "catcher", "bath")
"""What no attack passes, and all damage does."""

BEHIND = {"shadow": "sociopath", "catcher": "witch", "bath": "maniac"}
"""Whom a shield is for, if it is not the Mage."""

every_shield = pytest.mark.parametrize("shield", SHIELDS)


def passes(kind: str, amount: int, shield: str) -> int:
    """What is left of an ``attack``, ``fireball`` or ``damage`` behind a shield."""
    if shield == "bank" or (kind != "damage" and shield in AGAINST_ATTACKS):
        return 0
    weakened = {"attack": ("magic", "hunt", "cookery"), "fireball": ("hunt", "cookery"), "damage": ("cookery",)}
    return amount - (shield in weakened[kind])


def lost(by: str, ability: str, shield: str, target: str = "mage", **state: Any) -> int:
    """How many of six lives a blow costs its target behind a shield in the first night; ``state`` is the striker's."""
    target = BEHIND.get(shield, target)
    board = Board(*dict.fromkeys([by, target, "vigilante", "evil_genius", "leprechaun"]))
    board.put(target, lives=6, cards=1, has_aura=True, saved=(1,) if shield == "cookery" else ())
    board.put(by, cursed=1 if shield == "catcher" else 0, **state)
    raised = {
        "defence": lambda: board.order("vigilante", "S3a", target),
        "abduction": lambda: board.order("evil_genius", "S13b", target),
        "shadow": lambda: board.order("sociopath", "S16b"),
        "bath": lambda: board.order("maniac", "S10c", by, guess=by),
        "magic": lambda: board.order("mage", "S7d"),
        "hunt": lambda: board.order(target, "C6", "leprechaun", effect="hunt-protection"),
        "bank": lambda: board.order(target, "C3"),
    }
    orders = [raised[shield]()] if shield in raised else []
    board.close(board.order(by, ability, target, guess=target), *orders)
    assert board.last
    return 6 - board.last.after[board.seats[target]].lives


def refusals(board: Board, by: str, *abilities: str) -> dict[str, str]:
    """Which of somebody's abilities are refused, and why."""
    reasons = {ability: board.refusal(by, ability) for ability in abilities}
    return {ability: reason for ability, reason in reasons.items() if reason}
