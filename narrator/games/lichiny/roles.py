"""The roles of Lichiny: sixteen open ones, sixteen secret ones, their sides and first masks."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct


class Open(StrEnum):
    """The role that everybody knows; chosen, and nobody else's (l.1)."""

    POLITICIAN = "politician"
    LAWYER = "lawyer"
    PROSECUTOR = "prosecutor"
    LOOTER = "looter"
    AVENGER = "avenger"
    JURIST = "jurist"
    JOURNALIST = "journalist"
    COMMISSIONER = "commissioner"
    MILLIONAIRE = "millionaire"
    PENSIONER = "pensioner"
    ELECTRICIAN = "electrician"
    PRIEST = "priest"
    COOK = "cook"
    STRONGMAN = "strongman"
    ANONYMOUS = "anonymous"
    DOCTOR = "doctor"


class Secret(StrEnum):
    """The role that only its owner knows; dealt at random, one of each (B3)."""

    DETECTIVE = "detective"
    POLICEMAN = "policeman"
    VIGILANTE = "vigilante"
    CIVILIAN = "civilian"
    BOSS = "boss"
    KILLER = "killer"
    MAGE = "mage"
    SORCERER = "sorcerer"
    WITCH = "witch"
    MANIAC = "maniac"
    INQUISITOR = "inquisitor"
    LEPRECHAUN = "leprechaun"
    EVIL_GENIUS = "evil-genius"
    CHANGELING = "changeling"
    JOKER = "joker"
    SOCIOPATH = "sociopath"


class Side(StrEnum):
    """The four groups of secret roles, in the order of the page."""

    LAW = "law"
    MAFIA = "mafia"
    NEUTRALS = "neutrals"
    OTHERS = "others"


SIDES: Final = {
    role: side
    for side, roles in {
        Side.LAW: (Secret.DETECTIVE, Secret.POLICEMAN, Secret.VIGILANTE, Secret.CIVILIAN),
        Side.MAFIA: (Secret.BOSS, Secret.KILLER),
        Side.NEUTRALS: (
            Secret.MAGE,
            Secret.SORCERER,
            Secret.WITCH,
            Secret.MANIAC,
            Secret.INQUISITOR,
            Secret.LEPRECHAUN,
        ),
        Side.OTHERS: (Secret.EVIL_GENIUS, Secret.CHANGELING, Secret.JOKER, Secret.SOCIOPATH),
    }.items()
    for role in roles
}

ANONYMOUS_MASK: Final = "anonymous-mask"
"""A mask that names no secret role (O15b)."""

ANONYMOUS_MASKS: Final = 5

_D, _P, _V, _C = Secret.DETECTIVE, Secret.POLICEMAN, Secret.VIGILANTE, Secret.CIVILIAN
_B, _K, _MAGE, _SORC, _W = Secret.BOSS, Secret.KILLER, Secret.MAGE, Secret.SORCERER, Secret.WITCH
_MAN, _INQ, _LEP = Secret.MANIAC, Secret.INQUISITOR, Secret.LEPRECHAUN
_G, _CH, _J, _S = Secret.EVIL_GENIUS, Secret.CHANGELING, Secret.JOKER, Secret.SOCIOPATH

MASKS: Final[dict[Secret, tuple[Secret, ...]]] = {
    _D: (_D, _MAGE, _W, _G, _J),
    _P: (_B, _P, _K, _INQ, _S),
    _V: (_V, _P, _K, _MAN, _CH),
    _C: (_D, _C, _LEP, _G, _J),
    _B: (_B, _P, _INQ, _G, _S),
    _K: (_V, _C, _K, _LEP, _J),
    _MAGE: (_P, _MAGE, _SORC, _W, _J),
    _SORC: (_K, _SORC, _MAN, _INQ, _S),
    _W: (_B, _MAGE, _SORC, _W, _CH),
    _MAN: (_MAN, _K, _W, _MAN, _CH),
    _INQ: (_D, _P, _V, _B, _INQ),
    _LEP: (_V, _C, _MAGE, _LEP, _CH),
    _G: (_D, _P, _B, _W, _G),
    _CH: (_C, _SORC, _MAN, _LEP, _CH),
    _J: (_D, _SORC, _INQ, _G, _J),
    _S: (_V, _C, _MAN, _LEP, _S),
}
"""The masks that each role begins with (l.14 and the roles' own lines)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a table may settle for itself; each first value is the default. See docs/options.md."""

    phase_model: Literal["alternating", "single"] = "alternating"
    """B1: nights and days in turn, or every phase a turn that holds a night."""
    start_phase: Literal["night", "day"] = "night"
    untimed: Literal["any", "night"] = "any"
    """§2.2a: when abilities without a word of time may be used."""
    vote_in: Literal["every-phase", "day-only"] = "every-phase"
    """B2."""
    neutral_hardy: Literal["full", "life", "off"] = "full"
    """B5: Neutrals have one life more and lie in Hospital at two; only the life; neither."""
    dead_share: bool = True
    """B10, B108: whether the dead of a side that wins win with it."""
    draws: Literal["with", "without"] = "with"
    """B19: two masks drawn with or without putting the first one back."""
    heal_order: Literal["net", "heal-first", "damage-first"] = "net"
    """B23."""
    dead_votes: bool = True
    """B40: whether the vote of someone who dies in the phase counts."""
    accuser_learns: bool = False
    """B42: whether the Prosecutor's accusation makes him one of the voters who learn."""
    vigilance: Literal["secret-role", "hidden"] = "secret-role"
    """B55: which abilities the Pensioner is no target of."""
    leprechaun_defence: Literal["plus", "in-all"] = "plus"
    """B82: too few Hunts cost the defending Leprechaun one life more, or one in all."""
    hunt_check: Literal["side", "mask"] = "side"
    """B84."""
    double_check: Literal["with", "without"] = "with"
    """B87: the two draws of hoarded gold."""
    end_prison: bool = True
    """B103, B104: whether a Prison that begins with the next phase counts at the verdict."""
    infect_all: Literal["others", "everybody"] = "others"
    """B77: whether the Witch must be infected herself."""
    vacuous: Literal["armed", "literal"] = "armed"
    """§7: whether "all X are dead" can be true where no X was dealt."""
    all_in_prison: Literal["ask", "allowed", "refused"] = "ask"
    """B98."""
    witch_alive: Literal["end", "start"] = "end"
    """U37: when the Witch must be alive for contact to infect."""
    blood_magic: Literal["order", "passive"] = "order"
    """S8b is ordered, or by the page's letter happens every night."""
    tenth_plan: Literal["at-once", "with-others"] = "at-once"
    """B89: the tenth plan ends the game before other conditions are looked at, or among them."""
    copied_toughness: bool = False
    """U42: whether a Changeling copies a Neutral's toughness too."""
    deal: Literal["device", "entered"] = "device"
    results: Literal["cards", "whispers"] = "cards"
    """Whether players look at their results on the device, or the moderator hands them over."""
    debate: Annotated[int, Meta(ge=0, le=7200)] = 300
    """Seconds of talk before the orders of each day; 0 for none."""
    tale: Literal["short", "full"] = "short"
    """What is told back of each phase: what hurt, defended or changed somebody, and who died; or every order."""
