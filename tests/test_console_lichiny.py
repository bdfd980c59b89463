"""The console in a game of two roles a player: long cards, a ledger that fills a page, many kinds of orders."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lichiny_rig import table
from sitting import BACKSPACE, DOWN, ENTER, UP, Sit, Sitting, captions_off, sitting_down
from typing_extensions import override

from narrator import session
from narrator.games.lichiny.deck import sit_down
from narrator.games.lichiny.roles import Open, Secret
from narrator.games.lichiny.town import Town
from narrator.script import GameOver, Outcome, Phase, Say, Seat, Whisper, ask_one, reveal
from narrator.table import TableFile
from voices import WrittenMouth

FIVE = {
    "Ana": "politician joker",
    "Bo": "cook boss",
    "Cy": "priest inquisitor",
    "Dee": "jurist mage",
    "Eve": "doctor policeman",
}
SIXTEEN = {f"Player{n:02}": f"{open_} {secret}" for n, (open_, secret) in enumerate(zip(Open, Secret, strict=True), 1)}


@pytest.fixture
def sit(state: Path) -> Iterator[Sit]:
    with sitting_down(state) as begin:
        yield begin


def on_page(at: Sitting) -> list[str]:
    """The rows inside the double frame."""
    return [line.strip("║ ") for line in at.glass.lines if line.startswith("║")]


# What only one player may see -------------------------------------------------------------------------------------


class Post(Town):
    """A town whose every player is handed so many results."""

    many = 10

    @override
    def script(self) -> Any:
        return self._hand_out()

    async def _hand_out(self) -> Outcome:
        await Phase("night", 1)
        await self.ask(lambda: ask_one("close-phase", ("ready",)))
        await Phase("results", 1)
        for seat in self.seats[:2]:
            await Say("results-next", {"player": reveal(seat, because="everyone is given his results in turn")})
            await self._hand(seat)
        await Phase("night", 2)
        await self.ask(lambda: ask_one("close-phase", ("ready",)))
        raise GameOver(Outcome((), "moderator"))

    async def _hand(self, seat: Seat) -> None:
        uses_cards, told = self.options.results == "cards", {"player": seat}
        if uses_cards:
            await self.ask(lambda: ask_one("results-take", ("ready",), to=(seat,), told=told))
        await Whisper("told-own-lives", {"number": 2}, to=(seat,))
        for n in range(1, self.many):
            await Whisper("told-hand", {"player": self.seats[-1], "number": 100 * int(seat.key) + n}, to=(seat,))
        question, answer = ("results-seen", "seen") if uses_cards else ("results-given", "ready")
        await self.ask(lambda: ask_one(question, (answer,), to=(seat,), told=told))


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch) -> type[Post]:
    def sit_down_at(file: TableFile) -> Post:
        town = sit_down(file)
        return Post(town.seats, town.options, town.open_roles, town.held, town.deck)

    monkeypatch.setattr(session, "sit_down", sit_down_at)
    return Post


def numbers(at: Sitting) -> set[int]:
    """Which results are on the screen."""
    return {int(number) for number in re.findall(r"\b[12]\d\d\b", captions_off(at))}


def test_who_looks_at_his_results_cannot_rule_and_sees_how_to_leave(sit: Sit, post: type[Post]) -> None:
    assert post.many == 10
    at = sit(table(FIVE, results="cards"))
    at.answer("close-phase", ENTER)
    at.answer("results-take", ENTER)
    at.asked("results-seen")
    at.press("m")
    at.sees("in a player’s hands")
    at.press("q")
    at.sees("Leave?", "▶ 1 no", "2 yes")
    at.press(BACKSPACE)
    at.sees("have you read it all?")


def test_a_player_sees_all_that_is_his_at_once_and_nothing_of_anybody_else(sit: Sit, post: type[Post]) -> None:
    assert post.many == 10
    at = sit(table(FIVE, results="cards"))
    at.answer("close-phase", ENTER)
    for n, name in ((100, "Ana"), (200, "Bo")):
        at.asked("results-take")
        at.sees(f"{name}, your turn: open your envelope?")
        at.until(lambda: not numbers(at), "the screen is blank between players")
        assert "Boss" not in captions_off(at)
        at.press(BACKSPACE)
        at.sees("Not now")
        assert not numbers(at)
        at.answer("results-take", ENTER)
        at.asked("results-seen")
        at.sees("have you read it all?", "2 lives")
        at.until(lambda n=n: numbers(at) == set(range(n + 1, n + 10)), name)  # type: ignore[misc]
        rows = on_page(at)
        assert rows[0] == name
        assert "cook" not in captions_off(at).casefold()
        at.answer("results-seen", ENTER)
    at.asked("close-phase")
    at.sees("Whispers")
    assert numbers(at) <= set(range(201, 210))
    assert numbers(at), "the moderator can look up what was told, once he has the device again"


def test_a_player_may_look_again_before_he_hands_the_device_on(sit: Sit, post: type[Post]) -> None:
    assert post
    at = sit(table(FIVE, results="cards"))
    at.answer("close-phase", ENTER)
    at.answer("results-take", ENTER)
    at.asked("results-seen")
    at.press(BACKSPACE)
    at.asked("results-take")
    at.until(lambda: not numbers(at), "blank")
    at.answer("results-take", ENTER)
    at.asked("results-seen")
    at.until(lambda: numbers(at) == set(range(101, 110)), "the same results, each once")
    assert sum("101" in row for row in on_page(at)) == 1


def test_results_longer_than_the_screen_are_scrolled_and_confirmed_only_when_read(
    sit: Sit, post: type[Post], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(post, "many", 30)
    at = sit(table(FIVE, results="cards"))
    at.answer("close-phase", ENTER)
    at.answer("results-take", ENTER)
    at.asked("results-seen")
    at.sees("101", "↓")
    at.press(DOWN, DOWN)
    at.misses("101")
    at.sees("↑")
    at.press(UP, UP)
    at.sees("101")
    seen = numbers(at)
    was = at.stage.asked
    while 129 not in seen:
        before = numbers(at)
        at.press(ENTER)
        at.until(lambda before=before: numbers(at) != before, "the next page")  # type: ignore[misc]
        seen |= numbers(at)
        assert at.stage.asked is was
    assert seen == set(range(101, 130))
    at.answer("results-seen", ENTER)
    at.asked("results-take")
    at.misses("129")


def test_the_moderator_reads_long_results_in_the_same_way(
    sit: Sit, post: type[Post], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without cards the whispers are the moderator's: none may be lost off the screen."""
    monkeypatch.setattr(post, "many", 30)
    at = sit(table(FIVE, results="whispers"))
    at.answer("close-phase", ENTER)
    at.asked("results-given")
    at.sees("101", "are the results handed over?")
    seen = numbers(at)
    while 129 not in seen:
        before = numbers(at)
        at.press(DOWN)
        at.until(lambda before=before: numbers(at) != before, "the next row")  # type: ignore[misc]
        seen |= numbers(at)
    assert seen == set(range(101, 130))


def test_nothing_of_a_card_is_on_a_hidden_screen(sit: Sit, post: type[Post]) -> None:
    assert post
    at = sit(table(FIVE, results="cards"), WrittenMouth(earpiece=True))
    at.asked("close-phase")
    at.press("h")
    at.sees("Secret hidden")
    at.answer("close-phase", ENTER)
    at.answer("results-take", ENTER)
    at.asked("results-seen")
    at.sees("Secret hidden")
    assert not numbers(at)


def test_the_deal_shows_both_of_a_players_secrets_and_is_not_in_the_moderators_list(sit: Sit) -> None:
    roles = {name: both.partition(" ")[0] for name, both in FIVE.items()}
    at = sit(table(roles, deal="device"))
    town = at.stage.session.table
    assert isinstance(town, Town)
    for name in FIVE:
        at.asked("deal-take")
        at.sees(f"{name}, your turn")
        at.press("t")
        at.sees("Not now: the device is in a player’s hands")
        at.misses("Your masks")
        at.answer("deal-take", ENTER)
        at.asked("deal-seen")
        at.sees(f"{name}, your secret role", "Your masks:")
        assert on_page(at)[0] == name
        at.answer("deal-seen", ENTER)
    at.asked("order")
    at.sees("The table")
    at.misses("Your masks", "your secret role")
    assert not [text for text in at.glass.lines if "partner in crime" in text]


# The page of the whole table ----------------------------------------------------------------------------------------


def test_the_page_of_the_table_holds_every_mark_of_sixteen_players(sit: Sit) -> None:
    at = sit(table(SIXTEEN))
    at.asked("order")
    words = at.stage.session.words
    marks = {seat: secret.fact for seat, secret in at.stage.session.table.ledger().items()}
    assert min(len(facts) for facts in marks.values()) >= 7
    at.press("t")
    at.sees("SECRET · The table", "Arrows, digits: go to a player")
    assert len(on_page(at)) == 20
    for seat, facts in marks.items():
        at.press(seat.key[0], *seat.key[1:], UP, DOWN)
        at.sees(f"▶ {seat.key} {seat.name}")
        page = " ".join(" ".join(on_page(at)).split())
        whole = " · ".join(words.mark(mark) for mark in facts)
        assert f"{seat.key} {seat.name} {whole}" in page, page
    at.sees("▶ 16 Player16", "↑")
    at.press(DOWN)
    at.sees("▶ 1 Player01", "↓")
    at.press("t")
    at.sees("which order?")
    at.misses("SECRET · The table")
    at.press("t", BACKSPACE)
    at.sees("which order?")
    at.press("е")  # the same key where the keyboard is set to Russian
    at.sees("SECRET · The table")
    at.asked("order")


@pytest.mark.parametrize(("columns", "rows"), [(40, 12), (80, 24), (120, 40)])
def test_the_page_can_be_read_at_every_size(sit: Sit, columns: int, rows: int) -> None:
    at = sit(table(SIXTEEN), columns=columns, rows=rows)
    at.asked("order")
    town = at.stage.session.table
    last = at.stage.session.words.mark(town.ledger()[town.seats[0]].fact[-1])
    at.press("t")
    at.sees("▶ 1 Player01")
    read = " ".join(on_page(at))
    for _ in range(20):
        if last.split()[-1] in read and "▶ 2 Player02" in at.glass.words:
            break
        before = at.glass.text
        at.press(DOWN)
        at.until(lambda before=before: at.glass.text != before, "the dial goes on")  # type: ignore[misc]
        read += " ".join(on_page(at))
    else:
        raise AssertionError(f"never: {last}")
    assert all(len(line) <= columns for line in at.glass.lines)


def test_the_page_is_heard_player_by_player(sit: Sit) -> None:
    mouth = WrittenMouth(earpiece=True)
    at = sit(table(FIVE), mouth)
    at.answer("order", "0", ENTER)
    at.asked("order")
    at.press("t")
    at.until(lambda: mouth.whispered[-1].startswith("The table. Bo. Boss, "), "the player who is asked comes first")
    assert mouth.whispered[-1].endswith(" 2 of 5.")
    at.press(DOWN)
    at.until(lambda: mouth.whispered[-1].startswith("Cy. Inquisitor, "), "the next player")
    town = at.stage.session.table
    for mark in town.ledger()[town.seats[2]].fact:
        assert at.stage.session.words.mark(mark) in mouth.whispered[-1]
    at.press("t")
    at.answer("order", "m", ENTER, "4", ENTER, "2", ENTER)  # Dee is killed by a ruling
    at.asked("order")
    at.until(lambda: "which order?" in mouth.whispered[-1], "it is asked again")
    assert not town.is_alive(town.seats[3])
    at.press("t", "4")
    at.until(lambda: mouth.whispered[-1].startswith("Dee. no longer alive, Mage"), "the dead are told")
    at.sees("† 4 Dee")


def test_a_hidden_page_is_heard_but_never_seen(sit: Sit) -> None:
    mouth = WrittenMouth(earpiece=True)
    at = sit(table(FIVE), mouth)
    at.asked("order")
    at.press("h", "t")
    at.until(lambda: mouth.whispered[-1].startswith("The table. Ana. Joker"), "it is heard")
    at.sees("Secret hidden")
    assert not [role for role in Secret if at.stage.session.words.word(role) in captions_off(at)]
    at.press("h")
    at.sees("SECRET · The table")
    at.press("h")
    at.misses("SECRET · The table")


def test_a_hidden_page_that_cannot_be_heard_is_not_opened(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("order")
    at.press("h", "t")
    at.sees("! Secret hidden")
    at.press("h")
    at.sees("which order?")


def test_the_page_closes_when_the_device_goes_from_hand_to_hand(sit: Sit, post: type[Post]) -> None:
    assert post
    at = sit(table(FIVE, results="cards"))
    at.asked("close-phase")
    at.press("t")
    at.sees("SECRET · The table")
    at.stage.answer("ready")
    at.asked("results-take")
    at.sees("open your envelope?")
    at.misses("SECRET · The table", "Boss")
    at.press("t")
    at.sees("Not now: the device is in a player’s hands")


# Orders -----------------------------------------------------------------------------------------------------------


def chosen(at: Sitting, question: str, name: str) -> None:
    """Turn to an option by its name and confirm it."""
    at.asked(question)
    entry = at.console._entry
    assert entry
    place = next(n for n, choice in enumerate(entry.choices) if choice.label == name)
    at.answer(question, *str(entry.choices[place].number or 0), ENTER)


def test_amounts_come_to_their_total_one_enter_each(sit: Sit) -> None:
    at = sit(table({"Cy": FIVE["Cy"], **FIVE}))
    chosen(at, "order", "Nobody Expects the Spanish Inquisition!")
    at.asked("order-masks")
    at.sees("Chosen 0 / 4")
    at.press("0", ENTER)
    at.sees("Not enough yet: 4 more to choose")
    at.press("1", ENTER, ENTER)
    at.sees("Chosen 2 / 4", "●● 2")
    at.press("1", "6", ENTER)
    at.sees("▶ 16 Sociopath", "● 1", "Chosen 3 / 4")
    at.press("0", ENTER)
    at.sees("Not enough yet: 1 more to choose")
    at.press("2", ENTER)
    at.sees("Chosen 4 / 4", "▶ — Confirm")
    at.press("2", ENTER)
    at.sees("That makes 4 already")
    at.press(BACKSPACE)
    at.sees("Chosen 3 / 4", "▶ 2 Policeman")
    at.press(ENTER)
    at.answer("order-masks", ENTER)
    at.asked("order")
    town = at.stage.session.table
    assert isinstance(town, Town)
    assert [order.picks for order in town.orders] == [("detective", "detective", "policeman", "sociopath")]


def test_an_assignment_leaves_nobody_out_and_shows_who_has_what(sit: Sit) -> None:
    at = sit(table(FIVE))
    chosen(at, "order", "All-in")
    at.asked("all-in-list")
    at.sees("Ana (1 of 5)", "▶ 1 Detective", "1 of 16")
    at.press("1", "5", ENTER)
    at.sees("Bo (2 of 5)", "▶ 16 Sociopath")
    at.press(UP)
    at.sees("▶ 15 Joker Ana")
    at.press(ENTER)
    at.sees("Cy (3 of 5)")
    at.press("1", "5")
    at.sees("▶ 15 Joker Ana, Bo")
    at.press("0")
    at.sees("▶ 15 Joker")
    at.press(BACKSPACE)
    at.sees("Bo (2 of 5)", "▶ 15 Joker")
    at.press("5", ENTER, "1", "1", ENTER, "7", ENTER, "2", ENTER)
    at.sees("Chosen 5 / 5", "▶ — Confirm")
    at.answer("all-in-list", ENTER)
    at.answer("all-in-sure", "1", ENTER)
    at.sees("kept at")
    assert [stage.ended.because for stage in at.kept if stage.ended] == ["all-in-right"]


def test_orders_go_on_where_the_dial_stood_and_begin_anew_with_the_next_player(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("order")
    entry = at.console._entry
    assert entry
    assert len(entry.choices) > 4
    at.press(DOWN, DOWN)
    at.sees(f"3 of {len(entry.choices)}")
    chosen(at, "order", "what is barred, and why")
    chosen(at, "order-why", "back")
    at.asked("order")
    at.sees("what is barred, and why")
    entry = at.console._entry
    assert entry
    assert entry.choices[entry.cursor].label == "what is barred, and why"
    at.answer("order", "0", ENTER)
    at.asked("order")
    at.sees("Bo: which order?", "▶ 1 ")


def test_own_words_are_typed_over_as_many_rows_as_they_take(sit: Sit) -> None:
    at = sit(table(FIVE))
    chosen(at, "order", "Mail")
    at.answer("order-target", "2", ENTER)
    chosen(at, "order-message", "in one’s own words")
    at.asked("order-text")
    at.sees("0 / 300")
    at.press(ENTER)
    at.sees("Nothing is written yet")
    at.press(*"Встретимся у ратуши, 9 m 14 t!")
    at.sees("Встретимся у ратуши, 9 m 14 t!_")
    at.press(*("word " * 60))
    at.sees("300 / 300", "That makes 300 already", "Встретимся")
    at.press(*[BACKSPACE] * 3)
    at.sees("297 / 300")
    at.answer("order-text", ENTER)
    at.asked("order")


@pytest.mark.parametrize(("columns", "rows"), [(40, 12), (80, 24), (120, 40)])
def test_a_long_list_scrolls_at_every_size(sit: Sit, columns: int, rows: int) -> None:
    at = sit(table({"Joker": "looter joker", **FIVE} | {"Ana": "politician killer"}), columns=columns, rows=rows)
    at.asked("order")
    entry = at.console._entry
    assert entry
    for number in (1, len(entry.choices) - 1):
        at.press(*str(number))
        at.sees(f"▶ {number} {entry.choices[number - 1].label[:12]}")
    at.press(DOWN)
    at.sees("▶ — Pass")


def test_by_day_nothing_that_is_asked_in_lichiny_is_for_everybody_to_see(sit: Sit) -> None:
    at = sit(table({**FIVE, "Ana": "politician witch"}, start_phase="day"), WrittenMouth(earpiece=True))
    at.asked("order")
    at.press("h")
    for _ in FIVE:
        at.asked("order")
        at.sees("Secret hidden")
        at.misses("which order?")
        at.answer("order", "0", ENTER)
    at.asked("close-phase")
    at.misses("resolve", "▶")
    assert all(isinstance(option, Seat) for option in at.stage.question.options)  # type: ignore[union-attr]
