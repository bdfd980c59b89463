"""Who has won, once a phase is resolved (§7): conditions, then those who win with others, then who loses by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from narrator.games.lichiny.roles import SIDES, Secret, Side
from narrator.games.lichiny.snapshot import Character, Snapshot
from narrator.script import Seat

ENEMIES_OF_LAW: Final = (
    Secret.BOSS,
    Secret.KILLER,
    Secret.INQUISITOR,
    Secret.MANIAC,
    Secret.SOCIOPATH,
    Secret.EVIL_GENIUS,
)
LAW: Final = tuple(role for role in Secret if SIDES[role] is Side.LAW)
MAFIA: Final = tuple(role for role in Secret if SIDES[role] is Side.MAFIA)
ENEMIES_OF_MAFIA: Final = (*LAW, Secret.SOCIOPATH, Secret.MANIAC)
ENEMIES_OF_SORCERER: Final = (Secret.MAGE, *LAW)
WINNING_PLANS: Final = 10

REASONS: Final = {
    **dict.fromkeys(LAW, "law-won"),
    **dict.fromkeys(MAFIA, "mafia-won"),
    Secret.SORCERER: "sorcerer-won",
    Secret.WITCH: "witch-won",
    Secret.MANIAC: "maniac-won",
    Secret.INQUISITOR: "inquisitor-won",
}


class Verdict:
    """The conditions of victory at the end of one phase. ``after`` still has the phase's copies (B92)."""

    def __init__(self, after: Snapshot) -> None:
        self._after = after
        self._living = after.living
        self._present = {after.role(one.seat) for one in self._living} | {one.secret for one in self._living}
        """Secret roles that do not count as dead: held by a living one, or copied by one (S14a)."""
        self.because = ""
        """Once :meth:`winners` is known, why: an id."""

    # What is true ----------------------------------------------------------------------------------------------

    def _are_dead(self, roles: Iterable[Secret]) -> bool:
        """Whether none of some roles is alive. Where none was dealt, that arms no condition but by the option."""
        roles = tuple(roles)
        dealt = {one.secret for one in self._after.characters.values()}
        is_armed = self._after.options.vacuous == "literal" or any(role in dealt for role in roles)
        return is_armed and not any(role in self._present for role in roles)

    def _is_jailed(self, seat: Seat) -> bool:
        """Whether somebody is in Prison at the end: in the phase that would follow (U9), by the option in this one."""
        after = self._after
        return after.is_jailed(seat, after.number + 1 if after.options.end_prison else after.number)

    def _law(self, _: Character) -> bool:
        """S0a: no living Mafia, Inquisitor, Maniac, Sociopath or Evil Genius (B105)."""
        return self._are_dead(ENEMIES_OF_LAW)

    def _mafia(self, _: Character) -> bool:
        """M0a: no living Law, Sociopath or Maniac; one in Prison is living (B106)."""
        return self._are_dead(ENEMIES_OF_MAFIA)

    def _sorcerer(self, _: Character) -> bool:
        """S8f: the Mage and all of the Law dead."""
        return self._are_dead(ENEMIES_OF_SORCERER)

    def _witch(self, witch: Character) -> bool:
        """S9f: all are infected, the dead too, who left excepted; the Witch only by the option (B77, U47)."""
        everybody = [one for one in self._after.characters.values() if not one.has_left]
        if self._after.options.infect_all == "others":
            everybody = [one for one in everybody if one is not witch and one.secret is not Secret.WITCH]
        return bool(everybody) and all(one.is_infected for one in everybody)

    def _maniac(self, _: Character) -> bool:
        """S10e: only Neutrals are alive, an Inquisitor too (B110); a copy makes nobody a Neutral (U44)."""
        strangers = [role for role in Secret if SIDES[role] is not Side.NEUTRALS]
        are_gone = not any(SIDES[one.secret] is not Side.NEUTRALS for one in self._living)
        return are_gone and self._are_dead(strangers)

    def _inquisitor(self, inquisitor: Character) -> bool:
        """S11e: all other Neutrals are dead or in Prison; a copied one is out of the way only with his copier (U45)."""
        after = self._after
        neutrals = [one for one in after.characters.values() if SIDES[one.secret] is Side.NEUTRALS]
        others = [one for one in neutrals if one.secret is not Secret.INQUISITOR]
        copiers = [one for one in self._living if one.copied and after.side(one.copied) is Side.NEUTRALS]
        rivals = [one for one in (*others, *copiers) if one is not inquisitor]
        free = [one for one in rivals if one.is_alive and not self._is_jailed(one.seat)]
        return not free and (bool(others) or after.options.vacuous == "literal")

    def _genius(self, genius: Character) -> bool:
        """S13a, DDD: the tenth plan, of a living Genius (U51)."""
        return genius.plans >= WINNING_PLANS

    # Who wins --------------------------------------------------------------------------------------------------

    def winners(self) -> tuple[Seat, ...] | None:
        """Return who has won, in seat order; nobody at all if nobody is alive, and ``None`` while the game goes on."""
        if not self._living:
            self.because = "nobody-left"
            return ()
        genius = self._claim(Secret.EVIL_GENIUS, self._genius)
        if genius and self._after.options.tenth_plan == "at-once":
            self.because = "plan-ten"
            return self._seats(self._with_sociopaths(genius))
        claims = {role: self._claim(role, condition) for role, condition in self._conditions().items()}
        if claims[Secret.INQUISITOR]:
            for role in MAFIA:
                claims[role] = []
        self.because = self._reason(claims, genius)
        claims[Secret.LEPRECHAUN] = self._leprechauns(claims)
        winners = self._share(claims) + genius
        winners = self._with_sociopaths(self._strike_merits(winners))
        return self._seats(winners) if winners else None

    def _reason(self, claims: Mapping[Secret, list[Character]], genius: list[Character]) -> str:
        """Return the condition that was met, if it was just one."""
        met = {REASONS[role] for role, claimants in claims.items() if claimants}
        if genius:
            met.add("plan-ten")
        return met.pop() if len(met) == 1 else "several-won" if met else "alone"

    def _conditions(self) -> dict[Secret, Callable[[Character], bool]]:
        return {
            **dict.fromkeys(LAW, self._law),
            **dict.fromkeys(MAFIA, self._mafia),
            Secret.SORCERER: self._sorcerer,
            Secret.WITCH: self._witch,
            Secret.MANIAC: self._maniac,
            Secret.INQUISITOR: self._inquisitor,
        }

    def _claim(self, role: Secret, condition: Callable[[Character], bool]) -> list[Character]:
        """Return the living who have a role and meet its condition: an ability, so the dead have none (B10)."""
        return [one for one in self._after.holders(role) if condition(one)]

    def _leprechauns(self, claims: Mapping[Secret, list[Character]]) -> list[Character]:
        """S12c: a living Leprechaun wins with Law, Mafia or Maniac (B107, U46)."""
        is_won = any(claims[role] for role in (*LAW, *MAFIA, Secret.MANIAC))
        return list(self._after.holders(Secret.LEPRECHAUN)) if is_won else []

    def _share(self, claims: Mapping[Secret, list[Character]]) -> list[Character]:
        """Let a side share its victory, the dead too by default (B10); the Mage wins with the Law if no Sorcerer lives.

        A side wins by a member of its own; a Changeling who copies one wins for himself alone.
        """
        winners = [one for claimants in claims.values() for one in claimants]
        law_is_won = any(claims[role] for role in LAW)
        for roles in (LAW, MAFIA):
            if any(one.secret in roles for role in roles for one in claims[role]):
                winners += [one for one in self._after.characters.values() if one.secret in roles and self._shares(one)]
        if law_is_won and Secret.SORCERER not in self._present:  # U54: also where none was dealt
            mages = [one for one in self._after.characters.values() if one.secret is Secret.MAGE and self._shares(one)]
            winners += [*mages, *self._after.holders(Secret.MAGE)]
        return winners

    def _shares(self, one: Character) -> bool:
        return not one.has_left and (one.is_alive or self._after.options.dead_share)

    def _strike_merits(self, winners: list[Character]) -> list[Character]:
        """S14c: if the Changeling wins, all others of the side he copies lose; "others" are no side (B93)."""
        for one in [one for one in winners if one.copied]:
            side = self._after.side(one.copied) if one.copied else Side.OTHERS
            if side is not Side.OTHERS:
                winners = [other for other in winners if other is one or SIDES[other.secret] is not side]
        return winners

    def _with_sociopaths(self, winners: list[Character]) -> list[Character]:
        """S16e: the Sociopath wins with anyone, unless in Prison; or when he is alone."""
        sociopaths = self._after.holders(Secret.SOCIOPATH)
        if winners:
            return winners + [one for one in sociopaths if not self._is_jailed(one.seat)]
        return list(sociopaths) if len(self._living) == 1 else []

    def _seats(self, winners: list[Character]) -> tuple[Seat, ...]:
        return tuple(seat for seat, one in self._after.characters.items() if one in winners)
