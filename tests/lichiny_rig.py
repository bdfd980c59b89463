"""Tables of Lichiny for tests: single phases resolved, and evenings played through the line protocol."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rig import Evening, Event, play

from narrator.games.lichiny.abilities import ABILITIES
from narrator.games.lichiny.ladder import Resolution, hoards, resolve
from narrator.games.lichiny.opening import begin, open_phase
from narrator.games.lichiny.orders import Order, bar, bar_target
from narrator.games.lichiny.roles import Open, Options, Secret
from narrator.games.lichiny.snapshot import Character
from narrator.games.lichiny.victory import Verdict
from narrator.script import Seat
from narrator.table import TableFile, read_table

# One phase at a time ------------------------------------------------------------------------------------------

OPEN_ORDER = tuple(Open)


class Board:
    """A table whose phases are resolved one by one.

    ``Board("boss", "killer", policeman="looter")``: a seat for each secret role, called by it; where no open role is
    named, one of little consequence is taken, never twice the same.
    """

    def __init__(self, *secrets: str, number: int = 1, options: Mapping[str, Any] | None = None, **named: str) -> None:
        roles: dict[str, str] = dict.fromkeys(secrets, "") | named
        quiet = ["doctor", "cook", "electrician", "commissioner", "prosecutor", "jurist", "politician", "lawyer"]
        quiet += ["looter", "priest", "journalist", "millionaire", "anonymous", "pensioner", "avenger", "strongman"]
        free = iter([role for role in quiet if role not in roles.values()])
        self.seats: dict[str, Seat] = {}
        chosen: dict[Seat, tuple[Open, Secret]] = {}
        for n, (name, open_role) in enumerate(roles.items(), start=1):
            seat = self.seats[name] = Seat(str(n), name)
            secret = Secret(name.replace("_", "-"))
            chosen[seat] = (Open(open_role or next(free)), secret)
        self.snapshot = replace(begin(chosen, Options(**(options or {}))), number=number)
        self.last: Resolution | None = None

    def __getitem__(self, name: str) -> Character:
        return self.snapshot[self.seats[name]]

    def put(self, name: str, **fields: Any) -> Board:
        """Change a character as it stands."""
        seat = self.seats[name]
        characters = {**self.snapshot.characters, seat: replace(self.snapshot[seat], **fields)}
        self.snapshot = replace(self.snapshot, characters=characters)
        return self

    def order(self, by: str, ability: str, *targets: str, **rest: Any) -> Order:
        """``order("boss", "S5c", "mage", guess="mage")``; also effect, picks, text."""
        return Order(self.seats[by], ability, tuple(self.seats[name] for name in targets), **rest)

    def refusal(self, by: str, ability: str, target: str = "", given: Sequence[Order] = ()) -> str:
        """Why an ability, or an ability on a target, is not offered; empty if it is."""
        row, seat = ABILITIES[ability], self.seats[by]
        assert row in self.snapshot.abilities(seat), f"{by} has no {ability}"
        reason = bar(self.snapshot, seat, row, given)
        if target and reason is None:
            reason = bar_target(self.snapshot, seat, row, self.seats[target], given)
        return reason.line if reason else ""

    def close(self, *orders: Order, gold: Sequence[str] = ()) -> Resolution:
        """Resolve the phase without opening the next; ``gold`` is what each hoarding draws. Orders must be legal."""
        drawn = {order: tuple(gold) for order, _ in hoards(self.snapshot, orders)}
        self.last = resolve(self.snapshot, orders, drawn)
        assert not self.last.dropped, f"illegal: {[order.ability for order in self.last.dropped]}"
        return self.last

    def resolve(self, *orders: Order, gold: Sequence[str] = ()) -> Board:
        """Resolve the phase and open the next."""
        self.snapshot, news = open_phase(self.close(*orders, gold=gold).after)
        self.opening = [(say.line, _names(say.told)) for say in news]
        return self

    # What came of it -------------------------------------------------------------------------------------------

    @property
    def news(self) -> list[str]:
        """The last phase's public lines with the player's name: ``"news-died mage"``; then the opening's."""
        assert self.last
        said = [(say.line, _names(say.told)) for say in self.last.news] + getattr(self, "opening", [])
        return [" ".join((line, str(told.get("player", "")))).strip() for line, told in said]

    def letters(self, name: str) -> list[tuple[str, dict[str, Any]]]:
        """What one player was told (drawn masks are not in it: see ``looks``)."""
        assert self.last
        return [(one.line.line, _names(one.line.told)) for one in self.last.letters if one.to is self.seats[name]]

    def looks(self, reader: str) -> list[tuple[str, int]]:
        """From whose masks a reader learns how many."""
        assert self.last
        seat = self.seats[reader]
        return [(look.target.name, look.many) for look in self.last.looks if seat in look.readers]

    def pool(self, ability: str) -> list[str]:
        """The pool from which an ability's look of the last phase draws, sorted."""
        assert self.last
        return sorted(next(look.pool for look in self.last.looks if look.ability == ability))

    @property
    def failures(self) -> list[tuple[str, str]]:
        """Line and ability of each failure that the moderator is shown."""
        assert self.last
        return [(line.line, str(line.told["ability"])) for line in self.last.failures]

    def winners(self) -> list[str] | None:
        """Names of the winners if the game is over at the end of the last phase, resolved by ``close``."""
        assert self.last
        won = Verdict(self.last.after).winners()
        return None if won is None else [seat.name for seat in won]

    def patients(self) -> list[str]:
        return [name for name, seat in self.seats.items() if self.snapshot.is_patient(seat)]

    def jailed(self) -> list[str]:
        return [name for name, seat in self.seats.items() if self.snapshot.is_jailed(seat)]


def _names(told: Mapping[str, Any]) -> dict[str, Any]:
    def plain(fact: Any) -> Any:
        fact = getattr(fact, "fact", fact)
        if isinstance(fact, Seat):
            return fact.name
        return tuple(plain(one) for one in fact) if isinstance(fact, tuple) else fact

    return {name: plain(fact) for name, fact in told.items()}


# Whole evenings through the line protocol ---------------------------------------------------------------------

Orders = Mapping[str, Sequence[tuple[Any, ...]]]
"""For each player the orders of one phase: ``{"Ana": [("S6a1", "Bo"), ("C1", "Cy")]}``. After the target come a guess,
the Hunt's effect, masks as amounts, or a text, in the order in which the device asks."""


def table(roles: Mapping[str, str], language: str = "en", **options: Any) -> TableFile:
    """A table file: ``{"Ana": "politician boss"}``; options with underscores."""
    options = {"debate": 0, "results": "whispers"} | options
    lines = ['game = "lichiny"', f'language = "{language}"', "[options]"]
    lines += [f"{name.replace('_', '-')} = {json.dumps(value)}" for name, value in options.items()]
    for name, both in roles.items():
        open_role, _, secret = both.partition(" ")
        lines += ["[[players]]", f"name = {json.dumps(name)}", f'open = "{open_role}"']
        lines += [f'secret = "{secret}"'] if secret else []
    return read_table("\n".join(lines))


class Moderator:
    """Enters orders phase by phase; then the power is cut. What it could not enter stands in ``refused``."""

    def __init__(self, phases: Iterable[Orders], answers: Mapping[str, Any] | None = None) -> None:
        self._phases = iter(phases)
        self._orders: dict[str, list[tuple[Any, ...]]] = {}
        self._answers = {
            "results-given": "ready",
            "results-take": "ready",
            "results-seen": "seen",
            "same-situation": "no",
        }
        self._answers |= answers or {}
        self._rest: list[Any] = []
        self._is_open = False
        self.refused: list[tuple[str, str, str]] = []
        """Player, ability, and the target or guess that was not offered, or nothing."""

    def __call__(self, asked: Event) -> dict[str, Any] | None:
        question = asked["question"]
        if question == "order":
            return self._order(asked)
        if question == "close-phase":
            self._is_open = False
            return {"answer": None}
        if question.startswith("order-"):
            return self._detail(asked)
        return {"answer": self._answers[question]}

    def _order(self, asked: Event) -> dict[str, Any] | None:
        if not self._is_open:
            orders = next(self._phases, None)
            if orders is None:
                return None
            self._orders = {name: list(given) for name, given in orders.items()}
            self._is_open = True
        waiting = self._orders.get(asked["for"][0], [])
        while waiting:
            ability, *self._rest = waiting.pop(0)
            self._now = (asked["for"][0], ability)
            if ability in asked["options"]:
                return {"answer": ability}
            self.refused.append((*self._now, ""))
        return {"answer": None}

    def _detail(self, asked: Event) -> dict[str, Any]:
        given = self._rest.pop(0)
        if asked["kind"] == "one" and given not in asked["options"]:
            self.refused.append((*self._now, str(given)))
            return {"answer": "own-words" if asked["question"] == "order-message" else "back"}
        return {"answer": given}


def evening(
    roles: Mapping[str, str],
    phases: Iterable[Orders],
    state: Path,
    *,
    seed: int = 7,
    answers: Mapping[str, Any] | None = None,
    **options: Any,
) -> tuple[Evening, Moderator]:
    """Play phases of orders at a table, then cut the power unless the evening is over."""
    moderator = Moderator(phases, answers)
    play_with: Callable[[Event], dict[str, Any] | None] = moderator
    return play(table(roles, **options), play_with, state, seed=seed), moderator
