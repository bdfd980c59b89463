"""The cards of classic Loup-Garou, one row each, and the options of the game."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct


class Card(StrEnum):
    """What is dealt. The ids are those of the rule sheet."""

    WEREWOLF = "werewolf"
    VILLAGER = "villager"
    SEER = "seer"
    WITCH = "witch"
    HUNTER = "hunter"
    CUPID = "cupid"
    LITTLE_GIRL = "little-girl"
    THIEF = "thief"
    DEFENDER = "defender"
    ELDER = "elder"
    SCAPEGOAT = "scapegoat"
    IDIOT = "idiot"
    PIPER = "piper"
    RAVEN = "raven"
    WHITE_WEREWOLF = "white-werewolf"


class Camp(StrEnum):
    """Who wins together."""

    VILLAGE = "village"
    WOLVES = "wolves"
    COUPLE = "couple"
    PIPER = "piper"
    WHITE_WEREWOLF = "white-werewolf"


WOLVES: Final = frozenset({Card.WEREWOLF, Card.WHITE_WEREWOLF})

CAMPS: Final = {
    Card.WEREWOLF: Camp.WOLVES,
    Card.WHITE_WEREWOLF: Camp.WHITE_WEREWOLF,
    Card.PIPER: Camp.PIPER,
}
"""Whom a card wins with; every other card is the village's."""

PLAIN: Final = frozenset({Card.VILLAGER, Card.WEREWOLF})
"""Cards without a power."""

MANY: Final = frozenset({Card.VILLAGER, Card.WEREWOLF, Card.HUNTER, Card.SEER})
"""Cards of which a deck may hold more than one. The others lie in the box once (R5)."""

VILLAGE_POWERS: Final = frozenset(Card) - PLAIN - WOLVES - {Card.PIPER}
"""Cards that fall silent when the village has killed its elder (D25)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """The options of an evening, by the keys of the rule sheet; the defaults are the rule page's version.

    A comment gives the row of the sheet that an option settles.
    """

    # How the evening is set up.
    deal: Literal["device", "entered", "learned"] = "device"  # three ways for cards to come to the table
    opens: Literal["night", "day"] = "night"  # R8
    called: tuple[Card, ...] = ()  # calls heard every night; none named: those the rule page names
    call_dead: Literal["if-hidden", "always", "never"] = "if-hidden"  # D36; "never" tells the table which powers died
    cards_shown: bool = True  # E9
    announce: Literal["together", "each"] = "together"  # §3: "each" tells deaths as they happen, and so their order

    # The night.
    cupid_self: bool = True  # D11
    seer_sees: Literal["card", "camp"] = "card"  # E11
    wolf_tie: Literal["host", "random", "none"] = "host"  # D37
    wolves_eat_wolves: bool = False  # D38
    defender_covers_little_girl: bool = False  # D28
    self_heal: Literal["always", "first-night", "never"] = "always"  # D2
    potions_per_night: Literal[1, 2] = 1  # D3
    witch_always_called: bool = True  # D5; without it the table learns when both potions are gone
    show_protected: bool = True  # D5

    # Deaths.
    hunter_must: bool = True  # D20
    hunter_poison_shoots: bool = True  # D19
    elder_curse: bool = True  # D25

    # The day.
    captain: bool = True
    captain_double: bool = False  # §3
    votes: Literal["count", "ballot"] = "count"
    self_vote: bool = False  # D40
    tie: Literal["s0", "scapegoat", "lot"] = "s0"  # D15
    first_debate: Annotated[int, Meta(ge=10, le=7200)] = 300
    debate: Annotated[int, Meta(ge=10, le=7200)] = 180

    # Victory.
    parity: Literal["at-once", "not-while-village-can-kill", "last-villager-dead"] = "at-once"  # D12, D13
    all_dead: Literal["nobody", "village", "wolves"] = "nobody"  # D1
    lovers_block_others: bool = False  # D8
