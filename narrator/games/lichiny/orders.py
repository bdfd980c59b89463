"""Orders, and what stands against them: what a player may order now, on whom, and why not (B111).

Every reason is a private line, so that the moderator can hear why something is missing. All reasons are public or known
to the player himself: his own roles, limits, hand and marks, everybody's statuses and open roles.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from narrator.games.lichiny.abilities import ABILITIES, HUNT_EFFECTS, PLACE, WEAPONS, Ability, Aim, Need
from narrator.games.lichiny.roles import Open, Secret
from narrator.games.lichiny.snapshot import Snapshot
from narrator.script import Seat, Whisper


class Order(Struct, frozen=True):
    """One ability that somebody uses in this phase. What else it says depends on the ability's need."""

    by: Seat
    ability: str
    targets: tuple[Seat, ...] = ()
    """One, or up to three for the Deal; the Hunt's suspect and then the target of its effect."""
    guess: str = ""
    """A secret role, or a mask's name."""
    effect: str = ""
    """What the Hunt is to bring."""
    picks: tuple[str, ...] = ()
    """Masks of choice, or two weapons."""
    text: str = ""

    @property
    def target(self) -> Seat:
        """Return the first target. Not for abilities without one."""
        return self.targets[0]

    @property
    def row(self) -> Ability:
        return ABILITIES[self.ability]


def canonical(orders: Iterable[Order]) -> tuple[Order, ...]:
    """Return orders in the order of the table, then of the page: whatever order they were given in."""
    return tuple(sorted(orders, key=_place))


def _place(order: Order) -> tuple[object, ...]:
    targets = tuple([int(seat.key) for seat in order.targets])
    return int(order.by.key), PLACE[order.ability], targets, order.guess, order.effect, order.picks, order.text


# Why an ability cannot be ordered -----------------------------------------------------------------------------


def bar(snapshot: Snapshot, by: Seat, ability: Ability, given: Sequence[Order] = ()) -> Whisper | None:
    """Return why somebody cannot order an ability now, after the orders he has ``given``; nothing if he can."""
    return _bar_of_user(snapshot, by, ability, given) or _bar_of_targets(snapshot, by, ability, given)


def _bar_of_user(snapshot: Snapshot, by: Seat, ability: Ability, given: Sequence[Order]) -> Whisper | None:
    return (
        _bar_of_status(snapshot, by, ability)
        or _bar_of_time(snapshot, by, ability)
        or _bar_of_limits(snapshot, by, ability)
        or _bar_of_others(ability, given)
        or _bar_of_own_kind(snapshot, by, ability)
    )


def _bar_of_status(snapshot: Snapshot, by: Seat, ability: Ability) -> Whisper | None:
    """The drunk use nothing, prisoners what says so, patients what has no star; Misère opens both doors (l.4–6, U8)."""
    if snapshot.is_drunk(by):
        return Whisper("refused-drunk")
    if snapshot.works_anywhere(by):
        return None
    if snapshot.is_jailed(by) and not ability.works_in_prison:
        return Whisper("refused-prison")
    if ability.is_starred and snapshot.is_patient(by):
        return Whisper("refused-hospital")
    return None


def _bar_of_time(snapshot: Snapshot, by: Seat, ability: Ability) -> Whisper | None:
    if not snapshot.suits(ability.time):
        return Whisper("refused-by-day")
    if ability.id in ("C1", "O3a") and snapshot.options.vote_in == "day-only" and not snapshot.is_day:
        return Whisper("refused-by-night")
    if ability.id == "S10b" and snapshot.is_first_night:  # the Assault: not in the first night
        return Whisper("refused-first-night")
    if ability.id == "S11c" and snapshot[by].humbled == snapshot.number:  # Auto-da-fé after a wrong guess
        return Whisper("refused-humbled")
    return None


def _bar_of_limits(snapshot: Snapshot, by: Seat, ability: Ability) -> Whisper | None:
    """Once a game, or not in two phases running; the Hunt's once comes back with the Leprechaun's gold."""
    is_spent = snapshot[by].has_hunted if ability.id == "C6" else ability.is_once and snapshot.uses(by, ability.id)
    if is_spent:
        return Whisper("refused-spent")
    if snapshot.is_resting(by, ability):
        return Whisper("refused-resting")
    return None


def _bar_of_others(ability: Ability, given: Sequence[Order]) -> Whisper | None:
    """One use an ability a phase, one of a group, and not beside what it excludes (l.13, U5)."""
    for order in given:
        other = order.row
        if other is ability:
            return Whisper("refused-ordered")
        if other.group and other.group == ability.group:
            return Whisper("refused-group", {"ability": other.id})
        if other.id in ability.without or ability.id in other.without or is_shadowed(ability, other):
            return Whisper("refused-pair", {"ability": other.id})
    return None


def is_shadowed(one: Ability, other: Ability) -> bool:
    """S16b: into the shadow goes only who uses no other secret ability: of secret roles, Hunt or Pass (U49)."""
    return (one.id == "S16b" and other.is_secret_for_pensioner) or (other.id == "S16b" and one.is_secret_for_pensioner)


def _bar_of_own_kind(snapshot: Snapshot, by: Seat, ability: Ability) -> Whisper | None:
    """What single abilities ask of their user."""
    one = snapshot[by]
    if ability.group == "move":
        if snapshot.is_all_in_used:
            return Whisper("refused-all-in-used")
        if not one.cards:
            return Whisper("refused-no-cards")
    if ability.id == "S8b" and snapshot.options.blood_magic == "passive":
        return Whisper("refused-passive")
    if ability.id == "S8e" and not snapshot.is_patient(by):
        return Whisper("refused-not-in-hospital")
    if ability.id == "S5d" and not is_killer_dead(snapshot):
        return Whisper("refused-killer-lives")
    return None


def is_killer_dead(snapshot: Snapshot) -> bool:
    """S5d: whether the Killer was dealt and is dead (U48)."""
    return any(one.secret is Secret.KILLER and one.is_dead for one in snapshot.characters.values())


def _bar_of_targets(snapshot: Snapshot, by: Seat, ability: Ability, given: Sequence[Order]) -> Whisper | None:
    if ability.aim is Aim.NOBODY or any(
        bar_target(snapshot, by, ability, seat, given) is None for seat in snapshot.characters
    ):
        return None
    return Whisper("refused-no-target")


# Why somebody cannot be its target ----------------------------------------------------------------------------


def bar_target(
    snapshot: Snapshot, by: Seat, ability: Ability, target: Seat, given: Sequence[Order] = ()
) -> Whisper | None:
    """Return why somebody cannot be an ability's (first) target; nothing if he can."""
    return (
        _bar_everybody(snapshot, target)
        or _bar_of_aim(snapshot, by, ability.aim, target)
        or _bar_of_open_role(snapshot, by, ability, target)
        or _bar_of_first_use(snapshot, by, ability, target, given)
    )


def bar_second_target(snapshot: Snapshot, by: Seat, effect: str, target: Seat) -> Whisper | None:
    """Return why somebody cannot be whom the Hunt's effect is for: a check or an attack (B85, U34, U62)."""
    if reason := _bar_everybody(snapshot, target):
        return reason
    if effect == "hunt-attack" and not snapshot.is_jailed(target):
        return Whisper("barred-not-in-prison")
    if effect == "hunt-check" and target is not by and snapshot[target].has_open(Open.PENSIONER):
        return Whisper("barred-vigilance")
    return None


def _bar_everybody(snapshot: Snapshot, target: Seat) -> Whisper | None:
    if snapshot[target].has_left:
        return Whisper("barred-left")
    if snapshot.is_drunk(target):  # O11b: nobody's target, votes and mail included (U23)
        return Whisper("barred-drunk")
    return None


def _bar_of_aim(snapshot: Snapshot, by: Seat, aim: Aim, target: Seat) -> Whisper | None:  # noqa: PLR0911 - a table
    one = snapshot[target]
    is_patient = snapshot.is_patient(target)
    if aim in (Aim.OTHER, Aim.OTHER_LIVING, Aim.OTHER_PATIENT) and target is by:
        return Whisper("barred-self")
    if aim is Aim.OTHER_LIVING and not one.is_alive:
        return Whisper("barred-dead")
    if aim is Aim.DEAD and one.is_alive:
        return Whisper("barred-alive")
    if aim in (Aim.PATIENT, Aim.OTHER_PATIENT) and not is_patient:
        return Whisper("barred-not-in-hospital")
    if aim is Aim.PATIENT_OR_DEAD and not is_patient and one.is_alive:
        return Whisper("barred-healthy")
    if aim in (Aim.UP, Aim.AT_LARGE) and (is_patient or not one.is_alive):
        return Whisper("barred-laid-up")
    if aim is Aim.AT_LARGE and snapshot.is_jailed(target):
        return Whisper("barred-in-prison")
    if aim is Aim.BEARER and not (one.has_aura and one.is_alive):
        return Whisper("barred-no-aura")
    return None


def _bar_of_open_role(snapshot: Snapshot, by: Seat, ability: Ability, target: Seat) -> Whisper | None:
    """O9a VIP: no target of public abilities but votes. O10a Vigilance: of secret ones, save damage and defence."""
    one = snapshot[target]
    if ability.is_public and ability.id != "C1" and one.has_open(Open.MILLIONAIRE):
        return Whisper("barred-vip")
    if target is not by and one.has_open(Open.PENSIONER) and not (ability.damages or ability.defends):
        is_hidden = snapshot.options.vigilance == "hidden" and not ability.is_public and ability.id != "C7"
        if ability.is_secret_for_pensioner or is_hidden:
            return Whisper("barred-vigilance")
    return None


def _bar_of_first_use(
    snapshot: Snapshot, by: Seat, ability: Ability, target: Seat, given: Sequence[Order]
) -> Whisper | None:
    if ability.is_fresh_target and any(target in use.targets for use in snapshot.uses(by, ability.id)):
        return Whisper("barred-twice")
    if ability.id == "S13b" and target is by and snapshot.is_patient(by) and not snapshot.works_anywhere(by):
        return Whisper("barred-self-in-hospital")
    if ability.id == "O6b" and any(order.ability == "C1" and order.target is target for order in given):
        return Whisper("barred-voted-on")
    if ability.id == "C1" and any(order.ability == "O6b" and order.target is target for order in given):
        return Whisper("barred-studied")
    return None


# Whole orders, as a set ---------------------------------------------------------------------------------------


def is_well_formed(snapshot: Snapshot, order: Order) -> bool:
    """Whether an order says what its ability needs, no more and no less."""
    row, targets = order.row, order.targets
    if row.aim is Aim.NOBODY:
        has_targets = not targets
    elif row.aim is Aim.UP_TO_THREE:
        has_targets = 1 <= len(targets) <= 3 and len(set(targets)) == len(targets)
    elif row.need is Need.HUNT:
        has_targets = len(targets) == (2 if order.effect in WITH_SECOND_TARGET else 1)
    else:
        has_targets = len(targets) == 1
    return has_targets and _picks_well(order) and len(order.picks) == picks_of(snapshot, order.by, row, order.effect)


def _picks_well(order: Order) -> bool:
    """Whether an order's picks are names of secret roles, or two different weapons (U53, S5d)."""
    if order.row.need is Need.WEAPONS:
        return len(set(order.picks)) == len(order.picks) and all(pick in WEAPONS for pick in order.picks)
    return all(pick in tuple(Secret) for pick in order.picks)


WITH_SECOND_TARGET: Final = ("hunt-check", "hunt-attack")


def picks_of(snapshot: Snapshot, by: Seat, ability: Ability, effect: str = "") -> int:
    """Return how many masks or weapons an order names."""
    if ability.need is Need.ALL_MASKS:
        return len(snapshot[snapshot[by].copied or by].masks)  # U41: while copying, as many as the copied one has
    if ability.need is Need.HUNT:
        return 4 if effect == "hunt-mask" else 0
    return {Need.TWO_MASKS: 2, Need.FOUR_MASKS: 4, Need.WEAPONS: 2}.get(ability.need, 0)


def bar_effect(snapshot: Snapshot, by: Seat, effect: str) -> Whisper | None:
    """Return why one of the Hunt's effects cannot be had: two are of "this night" (B86), two need a target."""
    if effect in ("hunt-protection", "hunt-mask") and not snapshot.is_night():
        return Whisper("refused-by-day")
    if effect in WITH_SECOND_TARGET and all(
        bar_second_target(snapshot, by, effect, seat) for seat in snapshot.characters
    ):
        return Whisper("refused-no-target")
    return None


def is_legal(snapshot: Snapshot, order: Order, given: Sequence[Order]) -> bool:
    """Whether an order could have been given after the others."""
    row = order.row
    if row not in snapshot.abilities(order.by) or not is_well_formed(snapshot, order):
        return False
    if _bar_of_user(snapshot, order.by, row, given):
        return False
    if row.need is Need.HUNT and (order.effect not in HUNT_EFFECTS or bar_effect(snapshot, order.by, order.effect)):
        return False
    first = order.targets if row.aim is Aim.UP_TO_THREE else order.targets[:1]
    return not (
        any(bar_target(snapshot, order.by, row, seat, given) for seat in first)
        or (
            row.need is Need.HUNT
            and any(bar_second_target(snapshot, order.by, order.effect, seat) for seat in order.targets[1:])
        )
    )


def legal(snapshot: Snapshot, orders: Iterable[Order]) -> tuple[tuple[Order, ...], tuple[Order, ...]]:
    """Part orders into those that hold and those that do not, whatever order they came in (U5).

    Of a group the first in the canonical order holds; of a barred pair, the one that is not conditional on the other.
    """
    held: list[Order] = []
    dropped: list[Order] = []
    for order in sorted(canonical(orders), key=lambda order: _is_conditional(order.row)):
        given = [other for other in held if other.by is order.by]
        (held if is_legal(snapshot, order, given) else dropped).append(order)
    return canonical(held), canonical(dropped)


def _is_conditional(ability: Ability) -> bool:
    """Whether an ability is used only "if he does not use" another one: it gives way."""
    return bool(ability.without) or ability.id in ("S16b", "O6b")
