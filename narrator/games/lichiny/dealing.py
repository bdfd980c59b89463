"""How the roles come to the table: open ones chosen, secret ones dealt by the device, entered, or given in the file."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from narrator.games.lichiny.opening import begin
from narrator.games.lichiny.roles import Open, Secret
from narrator.games.lichiny.snapshot import Snapshot
from narrator.games.lichiny.terms import CONTACTS
from narrator.games.lichiny.town import Town
from narrator.script import Pause, Say, Seat, Whisper, ask_one, reveal
from narrator.table import shuffle


async def deal(town: Town) -> None:
    """Settle both roles of everybody, and show each player his own."""
    await choose_open_roles(town)
    shows_cards = not town.held and town.options.deal == "device"
    if shows_cards:
        town.held = dict(zip(town.seats, await shuffle("secret-role", town.deck), strict=False))
    elif not town.held:
        await enter_secret_roles(town)
    roles = {seat: (town.open_roles[seat], town.held[seat]) for seat in town.seats}
    town.take(begin(roles, town.options))
    town.deck = tuple(town.held.values())
    town.situations[town.situation()] += 1
    for seat in town.seats:
        await _tell_open_role(town, seat)
    if shows_cards:
        await Say("deal-begins")
        for seat in town.seats:
            await show_roles(town, seat)
        await Say("deal-ends")
    else:
        for seat in town.seats:
            for line in known_at_first(town.now, seat):
                await line
        await Pause("known-at-first")


async def choose_open_roles(town: Town) -> None:
    """Ask for the open roles that the table file does not name: chosen, and each one's own (l.1)."""
    for seat in town.seats:
        if seat not in town.open_roles:
            town.open_roles[seat] = await _ask_open_role(town, seat)


async def _ask_open_role(town: Town, seat: Seat) -> Open:
    def left() -> list[Open]:
        return [role for role in Open if role not in town.open_roles.values()]

    return await town.ask(lambda: ask_one("deal-open", left(), told={"player": seat}))


async def _tell_open_role(town: Town, seat: Seat) -> None:
    told = {"player": reveal(seat, because="open roles are public (l.1)")}
    await Say("open-role", {**told, "role": reveal(town.open_roles[seat], because="open roles are public (l.1)")})


async def enter_secret_roles(town: Town) -> None:
    """Ask the moderator which secret role was dealt to whom."""
    for seat in town.seats:
        town.held[seat] = await _ask_secret_role(town, seat)


async def _ask_secret_role(town: Town, seat: Seat) -> Secret:
    def left() -> list[Secret]:
        return [role for role in town.deck if role not in town.held.values()]

    return await town.ask(lambda: ask_one("deal-secret", left(), told={"player": seat}))


async def show_roles(town: Town, seat: Seat) -> None:
    """Let one player look at his secret role, his masks and what else he knows, while nobody else does."""
    told = {"player": seat}
    await Say("deal-next", {"player": reveal(seat, because="everyone is dealt a role in turn")})
    await town.ask(lambda: ask_one("deal-take", ("ready",), call="deal", to=(seat,), told=told))
    shown = None
    while shown is not town.now[seat].secret:  # a ruling may change it while he looks
        shown = town.now[seat].secret
        await Whisper("deal-role-is", {"player": seat, "role": shown}, to=(seat,), is_silent=True)
        await Whisper("deal-masks-are", {"masks": town.now[seat].masks}, to=(seat,), is_silent=True)
        for line in known_at_first(town.now, seat):
            await replace(line, is_silent=True)
        await town.ask(lambda: ask_one("deal-seen", ("seen",), call="deal", to=(seat,), told=told))


def known_at_first(now: Snapshot, seat: Seat) -> Iterator[Whisper]:
    """Yield what somebody knows from the start: M0b, Boss and Killer each other; O14a, his lives; S13a, his plans."""
    one = now[seat]
    for other in now.characters.values():
        if CONTACTS.get(one.secret) is other.secret:
            yield Whisper("deal-contact", {"player": other.seat, "role": other.secret}, to=(seat,))
    if one.open is Open.STRONGMAN:
        yield Whisper("told-own-lives", {"number": one.lives}, to=(seat,))
    if one.plans:
        yield Whisper("told-plans", {"number": one.plans}, to=(seat,))
