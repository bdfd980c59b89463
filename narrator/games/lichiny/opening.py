"""How a game begins, and how each phase opens: robbed roles and copies take hold, terms begin and end."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from narrator.games.lichiny.news import tell_statuses
from narrator.games.lichiny.roles import (
    ANONYMOUS_MASK,
    ANONYMOUS_MASKS,
    MASKS,
    SIDES,
    Open,
    Options,
    Secret,
    Side,
)
from narrator.games.lichiny.snapshot import LIVES, Character, Snapshot
from narrator.script import Say, Seat, reveal


def begin(roles: Mapping[Seat, tuple[Open, Secret]], options: Options) -> Snapshot:
    """Return the table at the start of the first phase."""
    return Snapshot(1, options, {seat: _character(seat, *both, options) for seat, both in roles.items()})


def _character(seat: Seat, open_role: Open, secret: Secret, options: Options) -> Character:
    """Give a character his lives and masks: O14a and N0a one life more, O15b five masks more, S13a a first plan."""
    is_hardy = SIDES[secret] is Side.NEUTRALS and options.neutral_hardy != "off"
    lives = LIVES + (open_role is Open.STRONGMAN) + is_hardy  # both add up (B7)
    masks: tuple[str, ...] = MASKS[secret]
    if open_role is Open.ANONYMOUS:
        masks += (ANONYMOUS_MASK,) * ANONYMOUS_MASKS
    plans = 1 if secret is Secret.EVIL_GENIUS else 0
    return Character(seat, open_role, secret, lives, masks, plans=plans)


def open_phase(after: Snapshot) -> tuple[Snapshot, tuple[Say, ...]]:
    """Return the next phase's snapshot and what the table hears of its opening."""
    opened = replace(
        after,
        number=after.number + 1,
        characters={seat: _open(after, one) for seat, one in after.characters.items()},
    )
    robbed = tuple(
        Say(
            "news-robbed",
            {
                "player": reveal(seat, because="the Looter gains a role publicly (O4a)"),
                "role": reveal(str(one.robbed), because="the Looter gains a role publicly (O4a)"),
            },
        )
        for seat, one in opened.characters.items()
        if one.robbed and not after[seat].robbed
    )
    return opened, (*robbed, *tell_statuses(after.told, opened))


def _open(after: Snapshot, one: Character) -> Character:
    if one.is_alive and one.is_robbing:
        one = _rob(one, one.is_robbing)
    if one.is_copying is one.copied:  # going on, or nothing
        return replace(one, is_copying=None)
    lives = one.lives
    if after.options.copied_toughness and one.is_alive and after.options.neutral_hardy != "off":
        was, will = (seat is not None and after.side(seat) is Side.NEUTRALS for seat in (one.copied, one.is_copying))
        lives = max(1, lives + will - was)
    return replace(one, copied=one.is_copying, is_copying=None, lives=lives)


def _rob(one: Character, role: Open) -> Character:
    """O4a: all abilities of the dead one's open role: a life with the Strongman's (U60), masks with the Anonymous'.

    A Maniac gains no masks (B51, U53).
    """
    gains_masks = role is Open.ANONYMOUS and one.secret is not Secret.MANIAC
    return replace(
        one,
        robbed=role,
        is_robbing=None,
        lives=one.lives + (role is Open.STRONGMAN),
        masks=one.masks + (ANONYMOUS_MASK,) * (ANONYMOUS_MASKS if gains_masks else 0),
    )
