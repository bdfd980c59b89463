"""The ledger of one phase: what its orders do, noted rung by rung, and the characters as they come out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from narrator.games.lichiny.orders import Order, legal
from narrator.games.lichiny.roles import Open, Secret
from narrator.games.lichiny.snapshot import Character, Inquiry, Snapshot, Threat
from narrator.script import Say, Seat, Whisper

Gold: TypeAlias = Mapping[Order, tuple[str, ...]]
"""What the two draws of each hoarding (S12b) showed."""


class Harm(Enum):
    """How lives are lost (B21): shields from attacks stop attacks alone, the Bank also damage, nothing a loss."""

    ATTACK = "attack"
    DAMAGE = "damage"
    LOSS = "loss"


class Blow(Struct, frozen=True):
    """Lives that somebody is to lose."""

    target: Seat
    amount: int
    harm: Harm
    ability: str
    order: Order | None = None
    """What it comes from; nothing for a blow of many (the mob) or of no order (a threat)."""
    is_foiled: bool = False
    """Whether it fails altogether, whatever shields there are."""

    @property
    def is_fireball(self) -> bool:
        return self.ability in ("S7b", "S8a")


class Look(Struct, frozen=True):
    """Masks to be drawn from somebody's pool, each at random, for the readers to learn (l.14)."""

    ability: str
    by: Seat
    """Whose ability wants to know; the voters' common mask belongs to the executed one's vote."""
    target: Seat
    many: int
    readers: tuple[Seat, ...]
    pool: tuple[str, ...]
    puts_back: bool = True

    @property
    def name(self) -> str:
        """Return what the draw is called: the same for the same look, whatever order the orders came in."""
        return f"{self.ability}-of-{self.by.key}-on-{self.target.key}"


class Letter(Struct, frozen=True):
    """Something that one player alone is told, as a private line."""

    to: Seat
    line: Whisper


class Ledger:
    """What is noted while a phase is resolved. ``now`` holds the characters as they have become so far."""

    def __init__(self, snapshot: Snapshot, orders: Iterable[Order], gold: Gold) -> None:
        self.snapshot = snapshot
        self.gold = gold
        self.options = snapshot.options
        self.number = snapshot.number
        self.orders, self.dropped = legal(snapshot, orders)
        self.now: dict[Seat, Character] = dict(snapshot.characters)

        self.true_hunts: list[Order] = []
        self.pools: dict[Seat, tuple[str, ...]] = {}
        self.bathed: set[tuple[Seat, Seat]] = set()
        """Whose attacks on whom a Blood Bath foils."""
        self.defended: set[Seat] = set()
        self.eluded: set[Seat] = set()
        """Leprechauns whose defence let Hunts fail, or paid for them: aimed at all the same (U12)."""
        self.blows: list[Blow] = []
        self.heals: Counter[Seat] = Counter()
        self.amnestied: set[Seat] = set()
        self.executed: set[Seat] = set()
        self.inquiries: list[Inquiry] = []
        self.threats: list[Threat] = []
        self.busted: tuple[Seat, ...] = ()
        self.has_found_gold = False
        self.looks: list[Look] = []
        self.letters: list[Letter] = []
        self.news: list[Say] = []
        self.failures: list[Whisper] = []

    # Reading ---------------------------------------------------------------------------------------------------

    def of(self, *abilities: str) -> list[Order]:
        """Return the orders of some abilities."""
        return [order for order in self.orders if order.ability in abilities]

    def is_alive(self, seat: Seat) -> bool:
        """Whether somebody is alive as far as the phase has come."""
        return self.now[seat].is_alive

    def who_knows_as(self, role: Secret) -> list[Seat]:
        """Return who is to know what a role always knows: its holders, and whoever copies it from now on (L24)."""

        def will_be(copied: Seat | None) -> bool:
            return copied is not None and self.snapshot.role(copied) is role

        return [seat for seat, one in self.now.items() if self.snapshot.has_role(seat, role) or will_be(one.is_copying)]

    def guessed(self, order: Order) -> bool:
        """Whether an order names its target's secret role, as it stood when the phase began (step 3)."""
        if order.guess == self.snapshot.role(order.target):
            return True
        self.fail(order, "failed-guess")
        return False

    # Noting ----------------------------------------------------------------------------------------------------

    def change(self, seat: Seat, **fields: object) -> None:
        self.now[seat] = replace(self.now[seat], **fields)

    def strike(self, order: Order, amount: int, harm: Harm = Harm.ATTACK, target: Seat | None = None) -> None:
        """Note a blow of an order, on its target if nobody else is named; some attacks fail at once."""
        target = target or order.target
        if not self.snapshot[target].is_alive:
            self.fail(order, "failed-corpse")
            return
        is_foiled = harm is Harm.ATTACK and self.is_foiled(order.by, target)
        if is_foiled:
            self.fail(order, "failed-foiled")
        self.blows.append(Blow(target, amount, harm, order.ability, order, is_foiled))

    def is_foiled(self, by: Seat, target: Seat) -> bool:
        """Whether somebody's attacks on a target fail.

        S10c: the Blood Bath's right guess foils its target's attacks on the Maniac. S9c, the Dream Catcher: attacks of
        the cursed do not hurt the Witch.
        """
        is_caught = self.snapshot.has_role(target, Secret.WITCH) and self.snapshot.is_cursed(by)
        return is_caught or (by, target) in self.bathed

    def jail(self, target: Seat, phases: Iterable[int], order: Order | None = None) -> None:
        """Put somebody in Prison for phases to come; without an order it is the vote that does it.

        O7b, press freedom: the Journalist is jailed by no ability of others but the vote. O1b, amnesty: nobody is
        newly jailed for the next phase (U21).
        """
        one = self.now[target]
        if not one.is_alive:
            return
        if order and order.by is not target and one.has_open(Open.JOURNALIST):
            self.fail(order, "failed-press-freedom")
            return
        wanted = set(phases)
        if target in self.amnestied:
            if order:
                self.fail(order, "failed-amnesty")
            wanted.discard(self.number + 1)
        self.change(target, prison=tuple(sorted(wanted.union(one.prison))))

    def lay_up(self, target: Seat, phase: int, order: Order) -> None:
        """Put somebody in Hospital for a phase to come, whatever his lives; the Avenger never lies there (O5b)."""
        one = self.now[target]
        if one.has_open(Open.AVENGER):
            self.fail(order, "failed-drive")
        elif one.is_alive:
            self.change(target, hospital=(*one.hospital, phase))

    def look(self, order: Order, many: int = 1, target: Seat | None = None, reader: Seat | None = None) -> None:
        """Have masks of a target drawn for the one who ordered it, or for another reader."""
        self.draw(order.ability, order.by, target or order.target, (reader or order.by,), many)

    def draw(self, ability: str, by: Seat, target: Seat, readers: tuple[Seat, ...], many: int = 1) -> None:
        puts_back = self.options.draws == "with"
        self.looks.append(Look(ability, by, target, many, readers, self.pools[target], puts_back))

    def tell(self, to: Seat, line: Whisper) -> None:
        self.letters.append(Letter(to, line))

    def fail(self, order: Order, line: str) -> None:
        """Note for the moderator why an order came to nothing, or to less."""
        told = {"player": order.by, "ability": order.ability, "target": order.targets or (order.by,)}
        self.failures.append(Whisper(line, told))


OrderRule: TypeAlias = Callable[[Ledger, Order], None]
PhaseRule: TypeAlias = Callable[[Ledger], None]


class Rules:
    """The rules of one rung: those of single abilities, looked up by id, and those that follow from no order."""

    def __init__(self) -> None:
        self.of_abilities: dict[str, OrderRule] = {}
        self.of_the_phase: list[PhaseRule] = []

    def of(self, *abilities: str) -> Callable[[OrderRule], OrderRule]:
        """Make a function the rule of abilities: called once for each order of one of them."""

        def enter(rule: OrderRule) -> OrderRule:
            for ability in abilities:
                self.of_abilities[ability] = rule
            return rule

        return enter

    def always(self, rule: PhaseRule) -> PhaseRule:
        """Make a function a rule of the phase: called once, after the rules of orders, in the order written."""
        self.of_the_phase.append(rule)
        return rule

    def apply(self, ledger: Ledger) -> None:
        for order in ledger.orders:
            if rule := self.of_abilities.get(order.ability):
                rule(ledger, order)
        for phase_rule in self.of_the_phase:
            phase_rule(ledger)
