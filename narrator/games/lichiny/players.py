"""Simple players for simulated evenings: they remember the masks they saw, and act on the likeliest.

Each knows only what the device told him. He guesses on somebody the mask he saw there most often, strikes whom he takes
for another side's, and else does anything that is offered.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Final

from typing_extensions import override

from narrator.games import UNDECIDED, Chance, Pick, SimplePlayers
from narrator.games.lichiny.abilities import ABILITIES, Ability
from narrator.games.lichiny.choices import ALL_IN
from narrator.games.lichiny.collect import WITHDRAW
from narrator.games.lichiny.details import BACK, WHY_NOT
from narrator.games.lichiny.roles import SIDES, Secret, Side
from narrator.script import NO, YES, Ask, Effect, Seat, Whisper

RESTING: Final = 0.3
"""How often a player is content with the orders he has given."""

HOSTILITY: Final = 0.5
"""How often he thinks first of what hurts."""

DARING: Final = 0.8
"""How often he acts on what he believes."""

CERTAIN: Final = 100
"""How many masks a role that was told weighs."""

ASIDE: Final = (BACK, WHY_NOT, WITHDRAW, ALL_IN)
"""What simple players never choose."""


def is_hostile(ability: Ability) -> bool:
    """Whether an ability hurts or jails its target, or may."""
    return ability.damages or ability.id in ("C1", "O8a", "S1b", "S5c", "S13c")


class Players(SimplePlayers):
    """Everybody at one table."""

    def __init__(self, pick: Pick, chance: Chance) -> None:
        super().__init__(pick, chance)
        self._seen: dict[tuple[Seat, Seat], Counter[str]] = defaultdict(Counter)
        """What each player saw of each other one."""
        self._sides: dict[Seat, Side] = {}

    @override
    def hear(self, effect: Effect[Any]) -> None:
        if not isinstance(effect, Whisper) or not effect.to:
            return
        reader, told = effect.to[0], effect.told
        about: Any = told.get("player")
        masks: Any = told.get("masks")
        if effect.line == "told-masks":
            self._seen[reader, about].update(masks)
        elif effect.line in ("told-role", "deal-contact"):
            self._seen[reader, about][str(told["role"])] += CERTAIN

    @override
    def choose(self, ask: Ask[Any]) -> Any:
        if ask.question == "close-phase":
            return None
        if ask.question in ("same-situation", "all-in-prison", "all-in-sure"):
            return YES if ask.question == "same-situation" else NO
        options: list[Any] = [option for option in ask.options if option not in ASIDE]
        if ask.question == "order":
            return self._order(ask.to[0], options)
        if ask.question in ("order-target", "order-second-target"):
            return self._target(ask.to[0], str(ask.told["ability"]), options)
        if ask.question == "order-guess":
            targets: Any = ask.told["target"]
            return self._guess(ask.to[0], targets[0])
        return self.pick(options) if len(options) < len(ask.options) else UNDECIDED

    def _order(self, by: Seat, options: list[Any]) -> str | None:
        for ability in options:
            if isinstance(owner := ABILITIES[ability].owner, Secret):
                self._sides.setdefault(by, SIDES[owner])
        if not options or self.chance(RESTING):
            return None
        hostile = [ability for ability in options if is_hostile(ABILITIES[ability])]
        chosen: str = self.pick(hostile if hostile and self.chance(HOSTILITY) else options)
        return chosen

    def _target(self, by: Seat, ability: str, options: list[Seat]) -> Seat:
        """Return whom an ability is for: of another side if it hurts and he has an idea, never himself if it does."""
        if is_hostile(ABILITIES[ability]):
            options = [seat for seat in options if seat is not by] or options
            suspects = [seat for seat in options if self._is_suspect(by, seat)]
            if suspects and self.chance(DARING):
                options = suspects
        chosen: Seat = self.pick(options)
        return chosen

    def _is_suspect(self, by: Seat, seat: Seat) -> bool:
        believed = self._believed(by, seat)
        return believed is not None and SIDES[believed] is not self._sides.get(by)

    def _guess(self, by: Seat, target: Seat) -> Secret:
        believed = self._believed(by, target)
        if believed and self.chance(DARING):
            return believed
        guessed: Secret = self.pick(tuple(Secret))
        return guessed

    def _believed(self, by: Seat, target: Seat) -> Secret | None:
        seen = [(number, mask) for mask, number in self._seen[by, target].items() if mask in tuple(Secret)]
        return Secret(max(seen)[1]) if seen else None
