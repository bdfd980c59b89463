"""The town: one table of Lichiny, and what its moderator sees and may change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import to_builtins
from msgspec.structs import replace
from typing_extensions import override

from narrator.games.lichiny.opening import begin
from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import SIDES, Open, Options, Secret, Side
from narrator.games.lichiny.sheet import marks_of
from narrator.games.lichiny.snapshot import LIVES, Snapshot
from narrator.script import Effect, Outcome, Say, Seat, Whisper
from narrator.script import Secret as Hidden
from narrator.table import Table

CHANGEABLE = ("hospital", "prison", "infected", "cursed", "aura", "life")
"""The statuses that a ruling can set or clear; ``life`` set is one life more, cleared one less."""


class Town(Table):
    """One evening of Lichiny. Before the roles are dealt there is no snapshot.

    ``open_roles`` and ``given`` are what the table file says of players; ``deck`` the secret roles that may be dealt.
    """

    game: ClassVar[str] = "lichiny"
    rules: ClassVar[int] = 1
    cards: ClassVar[tuple[str, ...]] = tuple(Secret)
    statuses: ClassVar[tuple[str, ...]] = CHANGEABLE
    camps: ClassVar[tuple[str, ...]] = (
        Side.LAW,
        Side.MAFIA,
        *[role for role in Secret if SIDES[role] not in (Side.LAW, Side.MAFIA)],
    )

    def __init__(
        self,
        seats: tuple[Seat, ...],
        options: Options,
        open_roles: Mapping[Seat, Open],
        given: Mapping[Seat, Secret],
        deck: tuple[Secret, ...],
    ) -> None:
        super().__init__(seats)
        self.options = options
        self.open_roles = dict(open_roles)
        self.held: dict[Seat, Secret] = dict(given)
        self.deck: tuple[Secret, ...] = deck
        self.snapshot: Snapshot | None = None
        self.orders: list[Order] = []
        """This phase's orders so far."""
        self.opening_news: tuple[Say, ...] = ()
        """What this phase's opening changed in the open."""
        self.winners: tuple[Seat, ...] = ()
        self.failures: tuple[Whisper, ...] = ()
        """Why orders of the last phase came to nothing."""
        self.situations: Counter[object] = Counter()
        """How often each situation has stood at a phase's opening (B15)."""

    @override
    def script(self) -> Coroutine[Effect[Any], Any, Outcome]:
        from narrator.games.lichiny.evening import evening  # noqa: PLC0415 - the script needs the town

        return evening(self)

    @property
    def now(self) -> Snapshot:
        """Return the table as this phase found it. Not before the deal."""
        if self.snapshot is None:
            raise LookupError("the roles are not dealt yet")
        return self.snapshot

    def take(self, snapshot: Snapshot) -> None:
        """Go on from another snapshot."""
        self.snapshot = snapshot
        self.living = tuple(one.seat for one in snapshot.living)

    def now_opens(self, snapshot: Snapshot, news: tuple[Say, ...]) -> None:
        """Go on with the next phase."""
        self.take(snapshot)
        self.opening_news = news
        self.orders = []

    def given_by(self, seat: Seat) -> Sequence[Order]:
        """Return the orders that a player has given in this phase."""
        return [order for order in self.orders if order.by is seat]

    @override
    def options_in_force(self) -> dict[str, Any]:
        options: dict[str, Any] = to_builtins(self.options)
        return options

    @override
    def ledger(self) -> Mapping[Seat, Hidden[tuple[str | Whisper, ...]]]:
        if self.snapshot is None:
            return {seat: Hidden(tuple(self._before_the_deal(seat))) for seat in self.seats}
        return {seat: Hidden(tuple(marks_of(self.snapshot, seat, self.failures))) for seat in self.seats}

    def _before_the_deal(self, seat: Seat) -> Iterator[str | Whisper]:
        yield self.held.get(seat, "")
        if role := self.open_roles.get(seat):
            yield Whisper("mark-open", {"role": role})

    @override
    def nobody_left(self) -> Outcome:
        return Outcome((), "nobody-left")

    @override
    def rehearsal(self) -> Iterable[Say | Whisper]:
        from narrator.games.lichiny.rehearsal import rehearse  # noqa: PLC0415 - as the script

        return rehearse(self)

    def camps_of(self, winners: Iterable[Seat]) -> tuple[str, ...]:
        """Return what a victory is called after: the side for Law and Mafia, else each winner's role."""
        roles = {self.now[seat].secret for seat in winners}
        won = {SIDES[role] if SIDES[role] in (Side.LAW, Side.MAFIA) else role for role in roles}
        return tuple(camp for camp in self.camps if camp in won)

    # Rulings ---------------------------------------------------------------------------------------------------

    @property
    @override
    def is_seated(self) -> bool:
        return self.snapshot is not None

    @override
    def kill(self, seat: Seat) -> None:
        self._change(seat, lives=0, prison=(), prison_for_life=0, hospital=(), copied=None, is_copying=None)
        self.orders = [order for order in self.orders if order.by is not seat]

    @override
    def revive(self, seat: Seat) -> None:
        self._change(seat, lives=LIVES, has_left=False)

    @override
    def change_card(self, seat: Seat, card: str) -> None:
        """Give a seat another secret role, with the masks and plans it would have by now."""
        role = Secret(card)
        if self.snapshot:
            self.held[seat] = role
            phases = self.snapshot.number - 1
            new = begin({seat: (self.snapshot[seat].open, role)}, self.options)[seat]
            grown = () if role is Secret.MANIAC else (role,) * phases
            plans = phases if role is Secret.EVIL_GENIUS else 0
            self._change(seat, secret=role, masks=new.masks + grown, plans=new.plans + plans, copied=None)

    @override
    def change_status(self, seat: Seat, status: str, *, on: bool) -> None:
        if self.snapshot is None:
            return
        one, number = self.snapshot[seat], self.snapshot.number
        if status == "life":
            lives = one.lives + (1 if on else -1)
            self._change(seat, lives=lives) if lives > 0 else self.kill(seat)
        elif status == "prison":
            rest = tuple(phase for phase in one.prison if phase != number)
            self._change(seat, prison=(*rest, number) if on else rest, prison_for_life=0)
        elif status == "hospital":
            rest = tuple(phase for phase in one.hospital if phase != number)
            self._change(seat, hospital=(*rest, number) if on else rest)
        elif status == "infected":
            self._change(seat, is_infected=on)
        elif status == "aura":
            self._change(seat, has_aura=on)
        else:
            self._change(seat, cursed=number if on else 0, is_cursed_forever=False)

    def _change(self, seat: Seat, **fields: object) -> None:
        if self.snapshot is None:
            return
        characters = {**self.snapshot.characters, seat: replace(self.snapshot[seat], **fields)}
        self.take(replace(self.snapshot, characters=characters))

    def situation(self) -> object:
        """Return what makes this phase's opening the same as another's (B15): all but masks, numbers and old uses."""
        now = self.now

        def relative(phases: Iterable[int]) -> tuple[int, ...]:
            return tuple(sorted(phase - now.number for phase in phases if phase >= now.number))

        return (
            now.is_night(),
            now.is_all_in_used,
            tuple((threat.by, threat.target) for threat in now.threats),
            tuple((inquiry.by, inquiry.target) for inquiry in now.inquiries),
            tuple(
                (
                    one.lives,
                    one.has_left,
                    one.robbed,
                    one.copied,
                    relative(one.prison),
                    relative(one.hospital),
                    relative((one.drunk, one.misere, *one.shield, *one.saved, one.humbled, one.cursed)),
                    one.prison_for_life > 0,
                    one.cards,
                    one.plans,
                    one.is_infected,
                    one.has_aura,
                    one.is_cursed_forever,
                    min(one.executions, 1),
                    one.is_acquitted,
                    one.has_doped > 0,
                    one.has_hunted,
                    one.weapons,
                    tuple(sorted(one.uses)),
                )
                for one in now.characters.values()
            ),
        )
