"""An evening of Lichiny, in the order in which it is played. Read it aloud."""

from __future__ import annotations

from collections.abc import Sequence

from narrator.answers import write_answer
from narrator.games.lichiny.choices import choose
from narrator.games.lichiny.collect import collect
from narrator.games.lichiny.dealing import deal
from narrator.games.lichiny.deck import advise
from narrator.games.lichiny.ladder import Resolution, hoards, resolve
from narrator.games.lichiny.ledger import Letter, Look
from narrator.games.lichiny.opening import open_phase
from narrator.games.lichiny.roles import Secret
from narrator.games.lichiny.sheet import phase_name
from narrator.games.lichiny.tale import remember_phase, tell
from narrator.games.lichiny.town import Town
from narrator.games.lichiny.victory import Verdict
from narrator.script import (
    YES,
    Draw,
    GameOver,
    Outcome,
    Pause,
    Phase,
    Say,
    Seat,
    Timer,
    Whisper,
    ask_one,
    ask_yes,
    reveal,
)


async def evening(town: Town) -> Outcome:
    """Deal, then phase after phase until somebody has won; then tell the evening back."""
    try:
        await set_up(town)
        while True:
            await phase(town)
    except GameOver as over:
        town.outcome = over.outcome
        await tell(town, over.outcome)
        return over.outcome


async def set_up(town: Town) -> None:
    """Whisper what is unwise about the roles, welcome the table, and deal."""
    await Phase("deal", 0)
    for advice in advise(len(town.seats), town.deck):
        await advice
    if len(town.deck) == len(town.seats) < len(Secret):
        await Pause("known-at-first")  # how much there is to advise would tell of the deck
    await Say("welcome", {"number": len(town.seats)})
    await deal(town)


async def phase(town: Town) -> None:
    """One phase: it opens, everybody's orders are taken, all is resolved at once, the table hears the news.

    Then everybody alive is given what he alone may know, if nobody has won.
    """
    name, number = phase_name(town.now, town.now.number)
    await Phase(name, number)
    await announce(name, number)
    for news in town.opening_news:
        await news
    if town.now.is_day and town.options.debate:
        await debate(town)
    await collect(town)
    resolution, letters = await close(town)
    await tell_news(resolution)
    await judge(town, resolution)
    await hand_out(town, letters)
    town.now_opens(*open_phase(town.now))
    await ask_of_repetition(town)


async def announce(name: str, number: int) -> None:
    """Say which phase begins."""
    if name == "night":
        await Say("night-falls", {"number": number})
    elif name == "day":
        await Say("day-breaks", {"number": number})
    else:
        await Say("turn-begins", {"number": number})


async def debate(town: Town) -> None:
    """Let the table talk before the orders of a day."""
    minutes, seconds = divmod(town.options.debate, 60)
    await Say("debate-opens", {"minutes": minutes, "seconds": seconds})
    await Timer("debate", town.options.debate)
    await Say("debate-closes")


async def close(town: Town) -> tuple[Resolution, list[Letter]]:
    """Resolve the phase; masks are drawn for the gold before it, and for all who check after it (U10)."""
    before, orders = town.now, tuple(town.orders)
    looks, gold = [], {}
    for order, look in hoards(before, orders):
        gold[order] = await draw(look)
        looks.append((look, gold[order]))
    resolution = resolve(before, orders, gold)
    looks += [(look, await draw(look)) for look in resolution.looks]
    town.take(resolution.after)
    town.failures = resolution.failures
    remember_phase(town, before, orders)
    letters = [*resolution.letters, *[letter for look, masks in looks for letter in _letters(town, look, masks)]]
    return resolution, sorted(letters, key=_content)


async def draw(look: Look) -> tuple[str, ...]:
    """Draw masks from a pool: the first one is put back, unless the option says otherwise (B19)."""
    pool, drawn = list(look.pool), []
    for _ in range(look.many):
        mask: str = await Draw(look.name, tuple(pool))
        drawn.append(mask)
        if not look.puts_back and len(pool) > 1:
            pool.remove(mask)
    return tuple(drawn)


def _content(letter: Letter) -> tuple[str, str]:
    """Sort a player's letters by what they say: their order must not tell who sat before whom that wrote them (L33)."""
    line = letter.line
    return line.line, repr([(name, write_answer(line.told[name])) for name in sorted(line.told)])


def _letters(town: Town, look: Look, masks: tuple[str, ...]) -> list[Letter]:
    """Tell masks to those who asked; S10a: the Maniac sees each that others draw of him. The dead get nothing (U1)."""
    told = {"player": look.target, "masks": masks, "ability": look.ability}
    letters = [Letter(reader, Whisper("told-masks", told)) for reader in look.readers if town.is_alive(reader)]
    is_anothers = look.by is not look.target and look.target not in look.readers
    if is_anothers and town.now.has_role(look.target, Secret.MANIAC):
        letters += [Letter(look.target, Whisper("told-seen", {"mask": mask})) for mask in masks]
    return letters


async def tell_news(resolution: Resolution) -> None:
    """Tell the table what is public of the phase, and nothing else."""
    await Say("news-begin")
    for news in resolution.news:
        await news
    if not resolution.news:
        await Say("news-none")


async def judge(town: Town, resolution: Resolution) -> None:
    """End the evening if somebody has won, or nobody is left (§7)."""
    verdict = Verdict(resolution.after)
    winners = verdict.winners()
    if winners is None:
        return
    town.winners = winners
    raise GameOver(Outcome(town.camps_of(winners), verdict.because))


async def hand_out(town: Town, letters: Sequence[Letter]) -> None:
    """Give everybody alive what he alone is told (L27), in the order of the table."""
    await Phase("results", phase_name(town.now, town.now.number)[1])
    await Say("results-open")
    for seat in town.seats:
        lines = [letter.line for letter in letters if letter.to is seat]
        if town.options.results == "cards" and town.is_alive(seat):
            await show_results(town, seat, lines)
        elif lines and town.is_alive(seat):
            await whisper_results(town, seat, lines)
    await Say("results-close")


async def show_results(town: Town, seat: Seat, lines: Sequence[Whisper]) -> None:
    """Let one player look at his results while nobody else does; everybody is given the device, for nothing too.

    The lines are shown and not spoken, so that their length is not heard. No all-in is offered meanwhile: that it can
    be would tell him that a Joker lives (L17).
    """
    told = {"player": seat}
    await Say("results-next", {"player": reveal(seat, because="everyone alive is given his results in turn")})
    await town.ask(lambda: ask_one("results-take", ("ready",), call="results", to=(seat,), told=told))
    for line in lines or (Whisper("told-nothing"),):
        await Whisper(line.line, line.told, to=(seat,), is_silent=True)
    await town.ask(lambda: ask_one("results-seen", ("seen",), call="results", to=(seat,), told=told))
    await Pause("results")


async def whisper_results(town: Town, seat: Seat, lines: Sequence[Whisper]) -> None:
    """Whisper one player's results for the moderator to hand over; the table does not hear whose they are."""
    for line in lines:
        await Whisper(line.line, line.told, to=(seat,))
    await choose(town, "results-given", lambda: ("ready",), told={"player": seat})


async def ask_of_repetition(town: Town) -> None:
    """B15: where a situation stands a second time, the moderator says whether the game ends without a winner.

    Once he has said no, the same situation is not asked about again (L28).
    """
    situation = town.situation()
    town.situations[situation] += 1
    if town.situations[situation] == 2 and await town.ask(lambda: ask_yes("same-situation")) == YES:
        raise GameOver(Outcome((), "same-situation"))
