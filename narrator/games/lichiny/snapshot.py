"""The table as it stands when a phase begins: every character's roles, lives, terms and marks.

A :class:`Snapshot` is never changed: resolving a phase makes the next one. Phases are numbered from 1; a term such as
``prison`` is the tuple of the phases in which it holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import Struct

from narrator.games.lichiny.abilities import OF_EVERYBODY, OF_OPEN, OF_SECRET, Ability, Rest, Time
from narrator.games.lichiny.roles import SIDES, Open, Options, Secret, Side
from narrator.script import Seat

LIVES: Final = 2
"""What a character begins with, if his roles say nothing else (l.3)."""


class Status(StrEnum):
    """The three statuses whose every gain and loss is public (l.4–8), and having left the game."""

    HOSPITAL = "hospital"
    PRISON = "prison"
    MORGUE = "morgue"
    LEFT = "left"


class Use(Struct, frozen=True):
    """One use of an ability, for the limits on its next one."""

    phase: int
    targets: tuple[Seat, ...]


class Character(Struct, frozen=True):
    """One player's character."""

    seat: Seat
    open: Open
    secret: Secret
    lives: int
    masks: tuple[str, ...]
    """His own masks, without those of the phase alone."""
    robbed: Open | None = None
    """The open role whose abilities the Looter has taken."""
    is_robbing: Open | None = None
    """The same, from the next phase on."""
    copied: Seat | None = None
    """The dead one whom the Changeling is in this phase."""
    is_copying: Seat | None = None
    """The same, from the next phase on."""
    prison: tuple[int, ...] = ()
    prison_for_life: int = 0
    """The phase from which he is in Prison until the end; 0 for none."""
    hospital: tuple[int, ...] = ()
    """Phases spent in Hospital whatever his lives."""
    drunk: int = 0
    misere: int = 0
    """The night in which all his abilities work from Hospital and Prison."""
    shield: tuple[int, ...] = ()
    saved: tuple[int, ...] = ()
    """Nights of saving cookery, one entry a dish."""
    cards: int = 0
    plans: int = 0
    is_infected: bool = False
    has_aura: bool = False
    cursed: int = 0
    is_cursed_forever: bool = False
    executions: int = 0
    is_acquitted: bool = False
    has_doped: int = 0
    """The phase in which the Avenger's doping fired."""
    humbled: int = 0
    """The night in which a wrong Auto-da-fé bars the next."""
    has_hunted: bool = False
    has_left: bool = False
    weapons: tuple[str, ...] = ()
    uses: Mapping[str, tuple[Use, ...]] = {}

    @property
    def is_alive(self) -> bool:
        return self.lives > 0 and not self.has_left

    @property
    def is_dead(self) -> bool:
        """Whether he lies in the Morgue; who left the game does not (B99)."""
        return self.lives <= 0 and not self.has_left

    def has_open(self, role: Open) -> bool:
        """Whether he has an open role's passive abilities: the dead have none (U2)."""
        return self.is_alive and (self.open is role or self.robbed is role)


class Inquiry(Struct, frozen=True):
    """The Journalist's investigation: its mask is due at the end of a phase."""

    by: Seat
    target: Seat
    due: int


class Threat(Struct, frozen=True):
    """The Strongman's threat, watched in one phase."""

    by: Seat
    target: Seat
    phase: int


class Snapshot(Struct, frozen=True):
    """The whole table at the start of phase ``number``."""

    number: int
    options: Options
    characters: Mapping[Seat, Character]
    inquiries: tuple[Inquiry, ...] = ()
    threats: tuple[Threat, ...] = ()
    strikes: Mapping[Seat, tuple[str, ...]] = {}
    """Damaging abilities used on each target in the phase before (O16b)."""
    is_all_in_used: bool = False
    told: Mapping[Seat, frozenset[Status]] = {}
    """Once a phase is over: the statuses that the table knows of."""

    # Phases ----------------------------------------------------------------------------------------------------

    def is_night(self, number: int = 0) -> bool:
        """Whether a phase, this one by default, is or holds a night (§2.1)."""
        if self.options.phase_model == "single":
            return True
        first_is_night = self.options.start_phase == "night"
        return ((number or self.number) % 2 == 1) is first_is_night

    @property
    def is_day(self) -> bool:
        return self.options.phase_model == "single" or not self.is_night()

    @property
    def is_first_night(self) -> bool:
        return self.is_night() and not any(self.is_night(number) for number in range(1, self.number))

    @property
    def next_night(self) -> int:
        return self.number + (1 if self.is_night(self.number + 1) else 2)

    def suits(self, time: Time) -> bool:
        """Whether an ability of such a time may be used in this phase."""
        return self.is_night() or not self._is_nightly(time)

    def last_phase_for(self, time: Time) -> int:
        """Return the number of the last phase before this one in which abilities of such a time could be used."""
        return self.number - 1 if not self._is_nightly(time) or self.is_night(self.number - 1) else self.number - 2

    def _is_nightly(self, time: Time) -> bool:
        """Whether abilities of such a time are for nights alone."""
        return time is Time.NIGHT or (time is Time.UNTIMED and self.options.untimed == "night")

    # Roles -----------------------------------------------------------------------------------------------------

    def __getitem__(self, seat: Seat) -> Character:
        return self.characters[seat]

    @property
    def living(self) -> tuple[Character, ...]:
        return tuple([one for one in self.characters.values() if one.is_alive])

    def role(self, seat: Seat) -> Secret:
        """Return whose secret role he has for all effects: a Changeling's is the copied one (S14a)."""
        one = self.characters[seat]
        return self.characters[one.copied].secret if one.copied else one.secret

    def holders(self, *roles: Secret) -> tuple[Character, ...]:
        """Return the living who have one of these secret roles in this phase."""
        return tuple([one for one in self.characters.values() if one.is_alive and self.role(one.seat) in roles])

    def has_role(self, seat: Seat, role: Secret) -> bool:
        """Whether someone alive has a secret role's abilities."""
        return self.characters[seat].is_alive and self.role(seat) is role

    def side(self, seat: Seat) -> Side:
        """Return his own side; a copy changes it for nothing but S14c (U33)."""
        return SIDES[self.characters[seat].secret]

    def abilities(self, seat: Seat) -> tuple[Ability, ...]:
        """Return all that he could order if nothing stood against it."""
        one = self.characters[seat]
        if not one.is_alive:
            return ()
        robbed = OF_OPEN[one.robbed] if one.robbed else ()
        own = OF_SECRET[one.secret]
        copied = OF_SECRET[self.role(seat)] if one.copied else ()
        is_boss = self.role(seat) is Secret.BOSS
        weapons = tuple([row for row in OF_SECRET[Secret.KILLER] if is_boss and row.id in one.weapons])
        return (*OF_EVERYBODY, *OF_OPEN[one.open], *robbed, *own, *copied, *weapons)

    # Statuses --------------------------------------------------------------------------------------------------

    def is_tough(self, seat: Seat) -> bool:
        """N0a: whether he lies in Hospital at two lives already (B5, U42)."""
        if self.options.neutral_hardy != "full":
            return False
        copies = self.options.copied_toughness and SIDES[self.role(seat)] is Side.NEUTRALS
        return copies or self.side(seat) is Side.NEUTRALS

    def is_patient(self, seat: Seat, number: int = 0) -> bool:
        """Whether he lies in Hospital in a phase, this one by default: for want of lives, or for a term."""
        one = self.characters[seat]
        if not one.is_alive or one.has_open(Open.AVENGER):  # O5b: the Avenger never does
            return False
        return one.lives <= (2 if self.is_tough(seat) else 1) or (number or self.number) in one.hospital

    def is_jailed(self, seat: Seat, number: int = 0) -> bool:
        """Whether he is in Prison in a phase, this one by default."""
        one, number = self.characters[seat], number or self.number
        return one.is_alive and (number in one.prison or 0 < one.prison_for_life <= number)

    def is_drunk(self, seat: Seat) -> bool:
        return self.characters[seat].drunk == self.number

    def is_cursed(self, seat: Seat) -> bool:
        one = self.characters[seat]
        return one.is_cursed_forever or one.cursed == self.number

    def works_anywhere(self, seat: Seat) -> bool:
        """Whether this is the night of his Misère (U8)."""
        return self.characters[seat].misere == self.number

    def statuses(self, seat: Seat, number: int = 0) -> frozenset[Status]:
        """Return the public statuses of a seat in a phase, this one by default."""
        one = self.characters[seat]
        if one.has_left:
            return frozenset({Status.LEFT})
        if one.is_dead:
            return frozenset({Status.MORGUE})
        held = {Status.HOSPITAL: self.is_patient(seat, number), Status.PRISON: self.is_jailed(seat, number)}
        return frozenset([status for status, is_held in held.items() if is_held])

    # Limits ----------------------------------------------------------------------------------------------------

    def uses(self, seat: Seat, ability: str) -> Sequence[Use]:
        return self.characters[seat].uses.get(ability, ())

    def is_resting(self, seat: Seat, ability: Ability) -> bool:
        """Whether he used an ability too lately to use it now; a use that failed counts (B18)."""
        if ability.rest is Rest.NEVER:
            return False
        if ability.rest is Rest.PHASE:
            last = self.last_phase_for(ability.time)
        elif self.is_night():
            last = self.last_phase_for(Time.NIGHT)
        else:
            return False  # U7: by day it is not limited
        return any(use.phase == last for use in self.uses(seat, ability.id))

    def running_uses(self, seat: Seat, ability: Ability) -> int:
        """Count in how many phases running he has used an ability up to the last one in which he could."""
        step = self.number - self.last_phase_for(ability.time)
        used = {use.phase for use in self.uses(seat, ability.id)}
        count = 0
        while self.number - step * (count + 1) in used:
            count += 1
        return count
