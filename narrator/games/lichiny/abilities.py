"""Every ability of Lichiny by its id, as a row: whose it is, when, on whom, how often, in the open or not.

What an ability does stands in :mod:`narrator.games.lichiny.ladder` and its neighbours, under the same id. Passive ones
are rows too, so that the list is whole; nobody orders them.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from narrator.games.lichiny.roles import SIDES, Open, Secret, Side


class Time(Enum):
    """When an ability may be ordered (§2.2a)."""

    ANY = "any phase"
    NIGHT = "nights"
    UNTIMED = "no word of time: any phase, or nights by the option"


class Aim(Enum):
    """On whom an ability may be ordered; bars of the target's own roles come on top."""

    NOBODY = "no target, or its user"
    ANY = "anyone, the dead and oneself too (B16)"
    OTHER = "anyone but oneself (U4)"
    OTHER_LIVING = "anyone alive but oneself"
    DEAD = "someone dead"
    PATIENT = "someone in Hospital"
    OTHER_PATIENT = "someone else in Hospital"
    PATIENT_OR_DEAD = "someone in Hospital or Morgue"
    UP = "someone neither in Hospital nor in Morgue"
    AT_LARGE = "someone neither in Hospital nor in Morgue nor in Prison"
    BEARER = "someone alive with the dark aura"
    UP_TO_THREE = "one to three, all different"


class Need(Enum):
    """What an order says besides its target."""

    NOTHING = ""
    ROLE = "a secret role, as a guess"
    MASK = "the name of a mask"
    TWO_MASKS = "two masks of choice"
    FOUR_MASKS = "four masks of choice"
    ALL_MASKS = "as many masks as he has"
    WEAPONS = "two of the Arsenal's weapons"
    MESSAGE = "a message"
    HUNT = "an effect, and what that needs"


class Rest(Enum):
    """How an ability rests after it was used (l.12)."""

    NEVER = ""
    PHASE = "not in two phases running in which it may be used"
    NIGHT = "not in two nights running (U7)"


class Ability(Struct, frozen=True):
    """One row. ``owner`` is the role or side that has it; nobody named: everybody has."""

    id: str
    owner: Open | Secret | Side | None = None
    aim: Aim = Aim.NOBODY
    time: Time = Time.UNTIMED
    need: Need = Need.NOTHING
    is_passive: bool = False
    is_public: bool = False
    is_starred: bool = False
    """Cannot be used from Hospital."""
    is_once: bool = False
    rest: Rest = Rest.NEVER
    is_fresh_target: bool = False
    """Not on the same target twice."""
    group: str = ""
    """Only one of a group in a phase."""
    without: tuple[str, ...] = ()
    """Abilities that he must not use in the same phase ("if he does not use")."""
    damages: bool = False
    """Counted among damaging uses by the Doctor's Examination (U31)."""
    defends: bool = False
    """A defence from attacks, which reaches the Pensioner too (O10a)."""
    works_in_prison: bool = False

    @property
    def is_of_secret_role(self) -> bool:
        return isinstance(self.owner, (Secret, Side))

    @property
    def touches(self) -> bool:
        """Whether it counts as used on its targets, for Watch, threat and curse: votes and mail do not (B57, B58)."""
        return self.id not in ("C1", "C7")

    @property
    def is_secret_for_pensioner(self) -> bool:
        """Whether it is a secret ability in the sense of B55: of a secret role, or Hunt, or Pass."""
        return self.is_of_secret_role or self.id in ("C2", "C6")


def _passive(id: str, owner: Open | Secret | Side) -> Ability:  # noqa: A002 - the sheet's column
    return Ability(id, owner, is_passive=True)


_EVERYBODY: Final = (
    Ability("C1", aim=Aim.ANY, time=Time.ANY, is_public=True),
    Ability("C2", aim=Aim.OTHER_LIVING, time=Time.NIGHT, group="move"),
    Ability("C3", time=Time.NIGHT, group="move"),
    Ability("C4", time=Time.NIGHT, group="move", need=Need.FOUR_MASKS),
    Ability("C5", time=Time.NIGHT, group="move"),
    Ability("C6", aim=Aim.ANY, need=Need.HUNT, damages=True),
    Ability("C7", aim=Aim.OTHER_LIVING, time=Time.ANY, need=Need.MESSAGE),
)

_OPEN: Final = (
    _passive("O1a", Open.POLITICIAN),
    Ability("O1b", Open.POLITICIAN, Aim.ANY, Time.ANY, is_once=True),
    Ability("O2a", Open.LAWYER, Aim.ANY, is_once=True),
    _passive("O2b", Open.LAWYER),
    Ability("O3a", Open.PROSECUTOR, Aim.ANY, is_once=True, is_public=True),
    _passive("O3b", Open.PROSECUTOR),
    Ability("O4a", Open.LOOTER, Aim.DEAD, is_once=True),
    Ability("O4b", Open.LOOTER, Aim.DEAD, Time.ANY, is_once=True),
    _passive("O5a", Open.AVENGER),
    _passive("O5b", Open.AVENGER),
    _passive("O6a", Open.JURIST),
    Ability("O6b", Open.JURIST, Aim.ANY),
    Ability("O7a", Open.JOURNALIST, Aim.ANY, Time.ANY),
    _passive("O7b", Open.JOURNALIST),
    Ability("O8a", Open.COMMISSIONER, Aim.UP, is_once=True, is_public=True),
    Ability("O8b", Open.COMMISSIONER, Aim.ANY, Time.ANY, is_once=True, is_public=True, without=("C1",)),
    _passive("O9a", Open.MILLIONAIRE),
    Ability("O9b", Open.MILLIONAIRE, Aim.ANY, Time.ANY, is_once=True, is_public=True),
    _passive("O10a", Open.PENSIONER),
    Ability("O10b", Open.PENSIONER, Aim.OTHER, Time.ANY, is_once=True),
    Ability("O11a", Open.ELECTRICIAN, Aim.AT_LARGE, is_once=True, is_public=True, damages=True),
    Ability("O11b", Open.ELECTRICIAN, is_once=True, is_public=True),
    Ability("O12a", Open.PRIEST, Aim.OTHER, Time.ANY),
    _passive("O12b", Open.PRIEST),
    Ability("O13a", Open.COOK, Aim.ANY, Time.ANY, is_public=True, rest=Rest.PHASE),
    Ability("O13b", Open.COOK, Aim.ANY, Time.ANY, is_once=True, is_public=True),
    _passive("O14a", Open.STRONGMAN),
    Ability("O14b", Open.STRONGMAN, Aim.OTHER, Time.ANY, is_public=True, is_fresh_target=True),
    _passive("O15a", Open.ANONYMOUS),
    _passive("O15b", Open.ANONYMOUS),
    Ability("O16a", Open.DOCTOR, Aim.OTHER_PATIENT, is_once=True),
    Ability("O16b", Open.DOCTOR, Aim.PATIENT_OR_DEAD, Time.ANY, is_once=True),
)

_LAW: Final = (
    _passive("S0a", Side.LAW),
    Ability("S0b", Side.LAW, Aim.ANY, need=Need.ROLE, damages=True),
    Ability("S1a", Secret.DETECTIVE, Aim.ANY),
    Ability("S1b", Secret.DETECTIVE, Aim.ANY, need=Need.ROLE, is_starred=True, rest=Rest.PHASE, is_fresh_target=True),
    Ability("S2a", Secret.POLICEMAN, Aim.ANY),
    Ability(
        "S2b",
        Secret.POLICEMAN,
        Aim.ANY,
        need=Need.ROLE,
        is_starred=True,
        rest=Rest.PHASE,
        is_fresh_target=True,
        damages=True,
    ),
    Ability("S3a", Secret.VIGILANTE, Aim.ANY, Time.NIGHT, is_fresh_target=True, defends=True),
    Ability("S3b", Secret.VIGILANTE, Aim.ANY, is_starred=True, rest=Rest.PHASE),
    Ability("S4a", Secret.CIVILIAN, Aim.ANY),
    Ability("S4b", Secret.CIVILIAN, Aim.ANY, is_starred=True),
)

_MAFIA: Final = (
    _passive("M0a", Side.MAFIA),
    _passive("M0b", Side.MAFIA),
    Ability("S5a", Secret.BOSS, Aim.OTHER_LIVING, need=Need.MESSAGE),
    Ability("S5b", Secret.BOSS, Aim.ANY),
    Ability(
        "S5c",
        Secret.BOSS,
        Aim.ANY,
        Time.ANY,
        need=Need.ROLE,
        is_starred=True,
        rest=Rest.PHASE,
        without=("S5b",),
    ),
    Ability("S5d", Secret.BOSS, time=Time.ANY, need=Need.WEAPONS, is_once=True, works_in_prison=True),
    Ability("S6a1", Secret.KILLER, Aim.ANY, Time.NIGHT, group="arsenal", damages=True),
    Ability("S6a2", Secret.KILLER, Aim.ANY, Time.NIGHT, need=Need.ROLE, is_starred=True, group="arsenal", damages=True),
    Ability("S6a3", Secret.KILLER, Aim.ANY, Time.NIGHT, need=Need.ROLE, group="arsenal", damages=True),
    Ability("S6a4", Secret.KILLER, Aim.ANY, Time.NIGHT, is_starred=True, group="arsenal", damages=True),
    Ability("S6b", Secret.KILLER, Aim.PATIENT, is_once=True),
    Ability("S6c", Secret.KILLER, Aim.ANY, Time.ANY, need=Need.TWO_MASKS, is_starred=True, rest=Rest.PHASE),
)

_NEUTRALS: Final = (
    _passive("N0a", Side.NEUTRALS),
    Ability("S7a", Secret.MAGE, Aim.PATIENT, Time.NIGHT, group="spell", rest=Rest.NIGHT),
    Ability("S7b", Secret.MAGE, Aim.ANY, Time.NIGHT, group="spell", rest=Rest.NIGHT, damages=True),
    Ability("S7c", Secret.MAGE, Aim.ANY, Time.NIGHT, group="spell", rest=Rest.NIGHT),
    Ability("S7d", Secret.MAGE, time=Time.NIGHT, group="spell", rest=Rest.NIGHT),
    Ability("S7e", Secret.MAGE, Aim.ANY, Time.NIGHT, is_starred=True, group="spell", rest=Rest.NIGHT, damages=True),
    Ability("S8a", Secret.SORCERER, Aim.ANY, rest=Rest.NIGHT, damages=True),
    Ability("S8b", Secret.SORCERER, time=Time.NIGHT, is_starred=True),
    Ability("S8c", Secret.SORCERER, Aim.ANY, Time.ANY, without=("S8a",)),
    Ability("S8d", Secret.SORCERER, time=Time.NIGHT, is_starred=True, rest=Rest.NIGHT, without=("S8a",)),
    Ability("S8e", Secret.SORCERER, Aim.BEARER, rest=Rest.PHASE, damages=True),
    _passive("S8f", Secret.SORCERER),
    _passive("S9a", Secret.WITCH),
    Ability("S9b", Secret.WITCH, Aim.ANY),
    _passive("S9c", Secret.WITCH),
    Ability("S9d", Secret.WITCH, Aim.DEAD, Time.NIGHT),
    Ability("S9e", Secret.WITCH, Aim.ANY, Time.ANY, need=Need.ROLE, is_starred=True, rest=Rest.NIGHT, without=("S9d",)),
    _passive("S9f", Secret.WITCH),
    Ability("S10a", Secret.MANIAC, time=Time.ANY, need=Need.ALL_MASKS, works_in_prison=True),
    Ability("S10b", Secret.MANIAC, Aim.ANY, Time.NIGHT, damages=True),
    Ability("S10c", Secret.MANIAC, Aim.ANY, Time.NIGHT, need=Need.ROLE, damages=True, works_in_prison=True),
    Ability("S10d", Secret.MANIAC, Aim.ANY, Time.NIGHT, is_starred=True),
    _passive("S10e", Secret.MANIAC),
    Ability("S11a", Secret.INQUISITOR, need=Need.FOUR_MASKS, is_once=True),
    Ability("S11b", Secret.INQUISITOR, Aim.ANY, is_once=True),
    Ability("S11c", Secret.INQUISITOR, Aim.ANY, Time.NIGHT, need=Need.ROLE, damages=True),
    Ability("S11d", Secret.INQUISITOR, Aim.ANY, Time.NIGHT, is_starred=True),
    _passive("S11e", Secret.INQUISITOR),
    Ability("S12a", Secret.LEPRECHAUN),
    Ability("S12b", Secret.LEPRECHAUN, Aim.ANY, Time.ANY, need=Need.MASK),
    _passive("S12c", Secret.LEPRECHAUN),
)

_OTHERS: Final = (
    _passive("S13a", Secret.EVIL_GENIUS),
    Ability("S13b", Secret.EVIL_GENIUS, Aim.ANY, Time.NIGHT, defends=True),
    Ability("S13c", Secret.EVIL_GENIUS, Aim.ANY, is_starred=True, rest=Rest.PHASE, is_fresh_target=True),
    Ability("S13d", Secret.EVIL_GENIUS, Aim.OTHER_LIVING, need=Need.ROLE, is_fresh_target=True),
    Ability("S14a", Secret.CHANGELING, Aim.DEAD),
    _passive("S14b", Secret.CHANGELING),
    _passive("S14c", Secret.CHANGELING),
    Ability("S15a", Secret.JOKER, Aim.UP_TO_THREE, Time.NIGHT),
    Ability("S15b", Secret.JOKER, time=Time.NIGHT),
    Ability("S15c", Secret.JOKER, time=Time.ANY, without=("S15b",)),
    _passive("S15d", Secret.JOKER),
    Ability("S15e", Secret.JOKER, is_passive=True, is_public=True, is_once=True),
    Ability("S16a", Secret.SOCIOPATH, Aim.ANY, Time.ANY),
    Ability("S16b", Secret.SOCIOPATH, time=Time.ANY, rest=Rest.PHASE),
    Ability("S16c", Secret.SOCIOPATH, Aim.ANY, Time.ANY),
    Ability(
        "S16d", Secret.SOCIOPATH, Aim.ANY, Time.ANY, need=Need.ROLE, rest=Rest.PHASE, without=("S16c",), damages=True
    ),
    _passive("S16e", Secret.SOCIOPATH),
)

ABILITIES: Final = {row.id: row for row in (*_EVERYBODY, *_OPEN, *_LAW, *_MAFIA, *_NEUTRALS, *_OTHERS)}
"""Every ability by id, in the order of the page. The all-in (S15e) is no order: it is an option of every question."""

PLACE: Final = {ability: place for place, ability in enumerate(ABILITIES)}

MOVES: Final = tuple(row.id for row in ABILITIES.values() if row.group == "move")
WEAPONS: Final = tuple(row.id for row in ABILITIES.values() if row.group == "arsenal")

HUNT_EFFECTS: Final = ("hunt-protection", "hunt-mask", "hunt-check", "hunt-attack", "hunt-misere")
"""The Hunt's list of effects; the first two are of "this night" and so are offered by night only (B86)."""

_ORDERED: Final = tuple(row for row in ABILITIES.values() if not row.is_passive)

OF_EVERYBODY: Final = tuple(row for row in _ORDERED if row.owner is None)
OF_OPEN: Final = {role: tuple(row for row in _ORDERED if row.owner is role) for role in Open}
OF_SECRET: Final = {
    role: tuple(row for row in _ORDERED if row.owner is role or row.owner is SIDES[role]) for role in Secret
}
"""What each role may order, its side's abilities included."""
