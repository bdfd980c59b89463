"""The village: all that is true of one table of classic Loup-Garou, and the few verbs that change it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar

from msgspec import to_builtins
from typing_extensions import override

from narrator.games.classic.cards import CAMPS, VILLAGE_POWERS, WOLVES, Camp, Card, Options
from narrator.script import Effect, Outcome, Say, Seat, Secret, Whisper
from narrator.table import Table


class Status(StrEnum):
    """What can be true of a seat besides its card; a ruling can set or clear each."""

    CAPTAIN = "captain"
    LOVER = "lover"
    CHARMED = "charmed"
    VOTELESS = "voteless"


class Village(Table):
    """One evening of classic Loup-Garou.

    ``deck`` is what the players hold, or may be dealt: before a deal with a thief it may have two cards more than
    there are players. ``dealt`` is all that the table knows of, the spare cards too.
    """

    game: ClassVar[str] = "classic"
    rules: ClassVar[int] = 1
    cards: ClassVar[tuple[str, ...]] = tuple(Card)
    statuses: ClassVar[tuple[str, ...]] = tuple(Status)
    camps: ClassVar[tuple[str, ...]] = tuple(Camp)
    is_open_by_day: ClassVar[bool] = True

    def __init__(
        self,
        seats: tuple[Seat, ...],
        options: Options,
        deck: tuple[Card, ...],
        spare: tuple[Card, ...] = (),
        given: Mapping[Seat, Card] | None = None,
    ) -> None:
        super().__init__(seats)
        self.options = options
        self.deck: tuple[Card, ...] = deck
        self.spare = spare
        self.held: dict[Seat, Card] = dict(given or {})
        self.dealt = Counter(deck + spare)
        self.shown: dict[Seat, Card] = {}
        usual = options.called or (Card.SEER, Card.WITCH, Card.HUNTER)
        self.called = (frozenset(self.dealt) | frozenset(usual) | {Card.WEREWOLF}) - {Card.VILLAGER}  # R3

        self.night = 0
        self.day = 0
        self.captain: Seat | None = None
        self.captain_is_due = options.captain
        self.lovers: tuple[Seat, ...] = ()
        self.charmed: frozenset[Seat] = frozenset()
        self.voteless: frozenset[Seat] = frozenset()
        self.spared_idiots: frozenset[Seat] = frozenset()
        self.allowed_voters: tuple[Seat, ...] | None = None
        self.allowed_voters_tomorrow: tuple[Seat, ...] | None = None
        self.powers_are_lost = False
        self.elders_warned: frozenset[Seat] = frozenset()
        self.healed_by: frozenset[Seat] = frozenset()
        self.poisoned_by: frozenset[Seat] = frozenset()
        self.seen_by_seer: tuple[Seat, ...] = ()

        # Tonight's choices.
        self.shielded: Seat | None = None
        self.shielded_last_night: Seat | None = None
        self.prey: Seat | None = None
        self.white_prey: Seat | None = None
        self.healed: Seat | None = None
        self.poisoned: tuple[Seat, ...] = ()
        self.marked: Seat | None = None
        self.fallen: tuple[Seat, ...] | None = None

        self.dead_know_silence = False
        self.notices: list[Whisper] = []
        self.wordings: dict[str, int] = {}

    @override
    def script(self) -> Coroutine[Effect[Any], Any, Outcome]:
        from narrator.games.classic.evening import evening  # noqa: PLC0415 - the script needs the village

        return evening(self)

    @override
    def rehearsal(self) -> Iterator[Say | Whisper]:
        from narrator.games.classic.rehearsal import rehearse  # noqa: PLC0415 - it needs the village

        return rehearse(self)

    # What is true ----------------------------------------------------------------------------------------------

    def card(self, seat: Seat) -> Secret[Card]:
        return Secret(self.held[seat])

    def holds(self, seat: Seat, card: Card) -> bool:
        return self.held.get(seat) is card

    def holders(self, card: Card) -> tuple[Seat, ...]:
        """Return the living who hold a card."""
        if card not in self.dealt:
            return ()
        held = self.held
        return tuple([seat for seat in self.living if held.get(seat) is card])

    def empowered(self, card: Card) -> tuple[Seat, ...]:
        """Return the living holders of a card who can still use it: none of the village's once it killed its elder."""
        return () if self.powers_are_lost and card in VILLAGE_POWERS else self.holders(card)

    def is_wolf(self, seat: Seat) -> bool:
        return self.held.get(seat) in WOLVES

    def wolves(self) -> tuple[Seat, ...]:
        held = self.held
        return tuple([seat for seat in self.living if held.get(seat) in WOLVES])

    def camp(self, seat: Seat) -> Camp:
        """Return whom a seat's card wins with. A couple is a camp only once it is alone (see victory)."""
        return CAMPS.get(self.held.get(seat, Card.VILLAGER), Camp.VILLAGE)

    def couple_is_mixed(self) -> bool:
        """Whether just two lovers live, of two camps; the piper and the white werewolf are each their own (R45)."""
        living = [seat for seat in self.lovers if seat in self.living]
        return len(living) == 2 and self.camp(living[0]) is not self.camp(living[1])

    def voters(self) -> tuple[Seat, ...]:
        """Return who may vote today (R55, R56)."""
        allowed = self.living if self.allowed_voters is None else self.allowed_voters
        return tuple([seat for seat in self.living if seat in allowed and seat not in self.voteless])

    def must_choose(self, seat: Seat, options: Sequence[object]) -> bool:
        """Whether a player may not pass: not once a ruling has killed him or left nothing to choose (R60)."""
        return bool(options) and self.is_alive(seat)

    def is_known_dead(self, card: Card) -> bool:
        """Whether the table has seen every copy of a card die."""
        return 0 < self.dealt[card] <= list(self.shown.values()).count(card)

    # What happens ----------------------------------------------------------------------------------------------

    def begin_night(self) -> None:
        self.night += 1
        self.shielded_last_night, self.shielded = self.shielded, None
        self.prey = self.white_prey = self.healed = self.marked = self.fallen = None
        self.poisoned = ()
        self.remember("tale-night", number=self.night)

    @property
    def is_learning(self) -> bool:
        """Whether this is the first night at a table whose real cards the device does not know yet."""
        return self.night == 1 and self.options.deal == "learned"

    def undealt(self) -> tuple[Card, ...]:
        """Return the cards of the deck that nobody is yet known to hold, in the order of the cards."""
        rest = Counter(self.deck) - Counter(self.held.values())
        return tuple(card for card in Card for _ in range(rest[card]))

    @override
    def nobody_left(self) -> Outcome:
        """D1: what an empty village means is an option (R64)."""
        winner = self.options.all_dead
        return Outcome(() if winner == "nobody" else (winner,), "nobody-left")

    @override
    def options_in_force(self) -> dict[str, Any]:
        options: dict[str, Any] = to_builtins(self.options)
        return options | {"called": [card for card in Card if card in self.called]}

    @override
    def ledger(self) -> Mapping[Seat, Secret[tuple[str | Whisper, ...]]]:
        return {seat: Secret((self.held.get(seat, ""), *self._marks(seat))) for seat in self.seats}

    def _marks(self, seat: Seat) -> tuple[str, ...]:
        """List what a seat has and has spent, as ids, for the moderator's page."""
        marks = {
            Status.CAPTAIN: seat is self.captain,
            Status.LOVER: seat in self.lovers,
            Status.CHARMED: seat in self.charmed,
            Status.VOTELESS: seat in self.voteless,
            "shielded": seat is self.shielded,
            "marked": seat is self.marked,
            "seen-by-seer": seat in self.seen_by_seer,
            "elder-warned": seat in self.elders_warned,
            "life-potion-spent": seat in self.healed_by,
            "death-potion-spent": seat in self.poisoned_by,
            "powers-lost": self.powers_are_lost and self.held.get(seat) in VILLAGE_POWERS,
        }
        return tuple(str(mark) for mark, is_true in marks.items() if is_true)

    @override
    def revive(self, seat: Seat) -> None:
        super().revive(seat)
        self.shown.pop(seat, None)  # R63

    @override
    def change_card(self, seat: Seat, card: str) -> None:
        """Give a seat another card, which is called from now on, whatever the table knew before (R62)."""
        new, old = Card(card), self.held.get(seat)
        self.held[seat] = new
        if old is not None and old is not new:
            self.dealt[old] -= 1
            self.dealt[new] += 1
        self.called |= {new} - {Card.VILLAGER}

    @override
    def change_status(self, seat: Seat, status: str, *, on: bool) -> None:
        if status == Status.CAPTAIN:
            self.captain = seat if on else (None if self.captain is seat else self.captain)
        elif status == Status.LOVER:
            rest = tuple(other for other in self.lovers if other is not seat)
            self.lovers = (*rest, seat) if on else rest
        elif status == Status.CHARMED:
            self.charmed = self.charmed | {seat} if on else self.charmed - {seat}
        else:
            self.voteless = self.voteless | {seat} if on else self.voteless - {seat}
