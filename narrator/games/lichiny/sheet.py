"""A character's sheet on the moderator's page: roles, lives, terms, masks, marks, limits, failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from narrator.games.lichiny.abilities import ABILITIES
from narrator.games.lichiny.masks import pool_of
from narrator.games.lichiny.roles import SIDES, Secret, Side
from narrator.games.lichiny.snapshot import Character, Snapshot
from narrator.script import Seat, Whisper


def marks_of(snapshot: Snapshot, seat: Seat, failures: Sequence[Whisper] = ()) -> Iterator[str | Whisper]:
    """Yield all that the moderator may want to know of a seat, the secret role first."""
    one = snapshot[seat]
    yield one.secret
    yield Whisper("mark-open", {"role": one.open})
    if one.robbed or one.is_robbing:
        yield Whisper("mark-robbed", {"role": one.robbed or one.is_robbing})
    if one.copied:
        yield Whisper("mark-copies", {"player": one.copied, "role": snapshot.role(seat)})
    yield Whisper("mark-lives", {"number": max(0, one.lives)})
    yield from _statuses(snapshot, one)
    yield from _marks(snapshot, one)
    for mask, number in sorted(Counter(pool_of(snapshot, seat)).items(), key=lambda entry: (-entry[1], entry[0])):
        yield Whisper("mark-mask", {"mask": mask, "number": number})
    yield from _limits(snapshot, one)
    yield from (failure for failure in failures if failure.told["player"] is seat)


def _statuses(snapshot: Snapshot, one: Character) -> Iterator[str | Whisper]:
    if one.has_left:
        yield "left"
    elif one.is_dead:
        yield "morgue"
    if snapshot.is_patient(one.seat):
        ends = _end(one.hospital, snapshot.number)
        is_weak = one.lives <= (2 if snapshot.is_tough(one.seat) else 1)
        yield "hospital" if is_weak else Whisper("mark-hospital-until", _phase(snapshot, ends))
    if snapshot.is_jailed(one.seat):
        is_for_life = 0 < one.prison_for_life <= snapshot.number
        ends = _end(one.prison, snapshot.number)
        yield Whisper("mark-prison-for-life") if is_for_life else Whisper("mark-prison-until", _phase(snapshot, ends))
    elif one.prison_for_life and one.is_alive:
        yield Whisper("mark-prison-for-life-from", _phase(snapshot, one.prison_for_life))
    for phase in sorted({phase for phase in one.hospital if phase > snapshot.number}) if one.is_alive else ():
        yield Whisper("mark-hospital-due", _phase(snapshot, phase))
    if snapshot.is_drunk(one.seat):
        yield Whisper("mark-drunk")


def _end(phases: Sequence[int], number: int) -> int:
    """Return the last phase of an unbroken term that holds now."""
    while number + 1 in phases:
        number += 1
    return number


def _phase(snapshot: Snapshot, number: int) -> dict[str, object]:
    name, count = phase_name(snapshot, number)
    return {"phase": name, "number": count}


def phase_name(snapshot: Snapshot, number: int) -> tuple[str, int]:
    """Return what a phase is called: the third night, the second day, or the fifth turn."""
    if snapshot.options.phase_model == "single":
        return "turn", number
    return "night" if snapshot.is_night(number) else "day", (number + 1) // 2


def _marks(snapshot: Snapshot, one: Character) -> Iterator[str | Whisper]:
    words = {
        "cursed": snapshot.is_cursed(one.seat) and not one.is_cursed_forever,
        "infected": one.is_infected,
        "aura": one.has_aura,
    }
    yield from (word for word, is_true in words.items() if is_true)
    lines = {
        "mark-cursed-forever": one.is_cursed_forever,
        "mark-acquitted": one.is_acquitted,
        "mark-doped": one.has_doped > 0,
        "mark-shield": snapshot.number in one.shield,
    }
    yield from (Whisper(line) for line, is_true in lines.items() if is_true)
    counts = {
        "mark-cards": one.cards,
        "mark-plans": one.plans,
        "mark-executions": one.executions,
        "mark-saved": one.saved.count(snapshot.number),
    }
    yield from (Whisper(line, {"number": count}) for line, count in counts.items() if count)
    if one.misere >= snapshot.number:
        yield Whisper("mark-misere", _phase(snapshot, one.misere))
    if one.weapons:
        yield Whisper("mark-weapons", {"abilities": one.weapons})
    inquiries = [inquiry for inquiry in snapshot.inquiries if inquiry.by is one.seat]
    yield from (Whisper("mark-inquiry", {"player": inquiry.target}) for inquiry in inquiries)
    threats = [threat for threat in snapshot.threats if threat.target is one.seat]
    yield from (Whisper("mark-threatened", {"player": threat.by}) for threat in threats)


def _limits(snapshot: Snapshot, one: Character) -> Iterator[Whisper]:
    """Tell what is spent for good, on whom some abilities were used already, and that the last of the Law is alone."""
    spent = [name for name in one.uses if ABILITIES[name].is_once]
    if one.has_hunted:
        spent.append("C6")
    if spent:
        yield Whisper("mark-spent", {"abilities": tuple(spent)})
    for name, uses in one.uses.items():
        if ABILITIES[name].is_fresh_target:
            players = tuple(dict.fromkeys(seat for use in uses for seat in use.targets))
            yield Whisper("mark-used-on", {"ability": name, "players": players})
    law = snapshot.holders(*(role for role in Secret if SIDES[role] is Side.LAW))
    if law == (one,):  # B65: one of one is more than half
        yield Whisper("mark-lone-law")
