"""The console, driven by keys through a pipe and looked at on an 80×24 terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rig import table
from sitting import (
    BACKSPACE,
    CONTROL_C,
    DOWN,
    ENTER,
    LEFT,
    PATIENCE,
    RIGHT,
    UP,
    Sit,
    captions_off,
    sitting_down,
)

from narrator.console_paper import wrap
from narrator.games.classic.cards import Card
from narrator.script import Kind, Seat
from narrator.table import read_table
from voices import SilentMouth, WrittenMouth

EIGHT = {
    "Ana": "seer",
    "Basile": "werewolf",
    "Camille": "witch",
    "Diego": "villager",
    "Elsa": "hunter",
    "Farid": "villager",
    "Gaston": "werewolf",
    "Hugo": "villager",
}
FIVE = {"Ana": "seer", "Bo": "werewolf", "Cy": "villager", "Dee": "villager", "Eve": "villager"}


@pytest.fixture
def sit(state: Path) -> Iterator[Sit]:
    with sitting_down(state) as begin:
        yield begin


# A whole evening --------------------------------------------------------------------------------------------------


def test_a_whole_evening_by_keys_alone(sit: Sit) -> None:
    at = sit(table(FIVE, first_debate=10, debate=10))
    at.answer("seer-look", "2", ENTER)
    at.sees("Bo : loup-garou.")
    at.answer("wolves-prey", "3", ENTER)
    at.answer("captain-election", "4", ENTER)
    at.asked("vote")
    at.press("2", ENTER, ENTER)
    at.sees("2 voix sur 4", "●● 2")
    at.answer("vote", "0", ENTER)
    at.sees("kept at /evenings/one.md", "Le village a gagné")
    assert [stage.ended.winners for stage in at.kept if stage.ended] == [["village"]]
    at.press("q")
    at.thread.join(PATIENCE)
    assert not at.thread.is_alive()
    assert not at.console.is_left
    assert not at.console.failure


def test_the_evening_told_back_is_scrolled_by_turns(sit: Sit) -> None:
    at = sit(table({**EIGHT, **{f"Player {n}": "villager" for n in range(9, 18)}}))
    at.answer("seer-look", "m", UP, ENTER, "1", ENTER, "2", ENTER)
    at.sees("kept at", "Ana cachait la voyante")
    first = at.glass.words
    assert "Voilà toute l’histoire" not in first
    at.press(*[DOWN] * 30)
    at.sees("Voilà toute l’histoire")
    at.press(*[UP] * 30)
    at.sees("Le village a gagné")


# Keys -------------------------------------------------------------------------------------------------------------


def test_turning_moves_the_cursor_and_says_where_it_stands(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("seer-look")
    at.sees("▶ 2 Bo", "1 sur 4")
    at.press(DOWN)
    at.sees("▶ 3 Cy", "2 sur 4")
    at.press(RIGHT, RIGHT)
    at.sees("▶ 5 Eve", "4 sur 4")
    at.press(RIGHT)
    at.sees("▶ 2 Bo")
    at.press(LEFT)
    at.sees("▶ 5 Eve")
    at.press(UP)
    at.sees("▶ 4 Dee")
    at.press("3")
    at.sees("▶ 3 Cy")
    at.press("9")
    at.press("x")
    at.sees("▶ 3 Cy")


def test_backspace_takes_the_last_answer_back_in_silence_at_night(sit: Sit) -> None:
    at = sit(table({**FIVE, "Dee": "witch"}))
    at.answer("seer-look", ENTER)
    at.answer("wolves-prey", "3", ENTER)
    at.answer("witch-heal", "2", ENTER)
    at.asked("witch-poison")
    at.press(BACKSPACE)
    at.asked("witch-heal")
    assert "table-goes-back" not in [spoken.words.line for spoken in at.stage.captions]
    at.press("1", ENTER)
    at.asked("captain-election")
    assert len(at.stage.session.table.living) == 5


def test_undoing_what_was_heard_asks_first_and_can_be_called_off(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.answer("seer-look", "3", ENTER)
    at.asked("wolves-prey")
    at.press(BACKSPACE)
    at.sees("Revenir quand même")
    at.answer("undo-spoken", "2", ENTER)
    at.asked("wolves-prey")
    at.press(BACKSPACE)
    at.asked("undo-spoken")
    at.press(BACKSPACE)
    at.asked("wolves-prey")
    at.press(BACKSPACE)
    at.answer("undo-spoken", ENTER)
    at.asked("seer-look")
    assert "table-goes-back" in [spoken.words.line for spoken in at.stage.captions]
    at.misses("Cy : simple villageois. Réponse")


def test_there_is_nothing_to_undo_at_the_first_question(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("seer-look")
    at.press(BACKSPACE)
    at.sees("Retour impossible")


def test_help_shows_every_key_and_any_key_leaves_it(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("seer-look")
    at.press("?")
    at.sees("Retour arrière", "couper le temps", "Point d’interrogation")
    at.misses("Regarder qui")
    at.press(ENTER)
    at.sees("Regarder qui")
    at.asked("seer-look")


def test_a_command_is_a_letter_in_either_case(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("seer-look")
    at.press("H")
    at.misses("Regarder qui")
    at.press("h")
    at.sees("Regarder qui")
    at.press(" ")
    at.sees("En pause")
    at.press(" ")
    at.misses("En pause")


def test_leaving_asks_first_and_no_stands_first(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("seer-look")
    at.press("q")
    at.sees("Quitter", "▶ 1 non")
    at.press(ENTER)
    at.misses("Quitter ?")
    at.press("Q", "2", ENTER)
    at.thread.join(PATIENCE)
    assert at.console.is_left


def test_control_c_leaves_at_the_second_time(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("seer-look")
    at.press(CONTROL_C)
    at.sees("Quitter")
    at.press(CONTROL_C)
    at.thread.join(PATIENCE)
    assert at.console.is_left


def test_repeating_says_the_last_utterance_again_and_leaves_the_question(sit: Sit) -> None:
    mouth = WrittenMouth(earpiece=True)
    at = sit(table(FIVE), mouth)
    at.asked("seer-look")
    said, whispered = len(mouth.said), len(mouth.whispered)
    at.press("r")
    at.until(lambda: len(mouth.said) == said + 1 and len(mouth.whispered) == whispered + 1)
    assert mouth.said[-1] == mouth.said[-2]
    assert "Regarder qui" in mouth.whispered[-1]
    at.asked("seer-look")


def test_the_dial_is_heard_in_the_earpiece(sit: Sit) -> None:
    mouth = WrittenMouth(earpiece=True)
    at = sit(table(FIVE), mouth)
    at.asked("seer-look")
    at.press(DOWN)
    at.until(lambda: mouth.whispered[-1:] == ["Cy. 2 sur 4."], "the choice is whispered")


def test_a_timer_ticks_in_large_digits_and_is_lengthened_and_cut(sit: Sit) -> None:
    at = sit(table(FIVE, captain=False, opens="day"), SilentMouth(words_a_minute=1_000_000), is_fast=False)
    at.until(lambda: at.stage.timer is not None, "a timer runs")
    at.press(" ", "+")
    at.sees("► 5:", "En pause")
    assert at.glass.text.count("██") > 20
    at.press("-", "-")
    at.sees("► 4:")
    at.press(" ")
    at.press("c")
    at.asked("vote")
    at.press("c")
    at.sees("Aucun temps ne court")


def test_a_ruling_is_walked_with_the_same_keys(sit: Sit) -> None:
    at = sit(table(EIGHT))
    at.asked("seer-look")
    was = at.stage.asked
    at.press("m")
    at.sees("Décision du maître du jeu", "Faire mourir")
    at.press(ENTER)
    at.sees("Qui ?")
    at.press("8", ENTER)
    at.sees("On le fait ?", "Faire mourir · Hugo")
    at.press(BACKSPACE)
    at.sees("Qui ?", "▶ 8 Hugo")
    at.press(ENTER, ENTER)
    at.misses("On le fait ?")
    assert at.stage.asked is was
    at.press("m", ENTER, "8", ENTER, "2", ENTER)
    at.until(lambda: at.stage.asked is not was, "asked again")
    at.sees("† 8 Hugo")
    assert len(at.stage.session.table.living) == 7


def test_every_ruling_can_be_made(sit: Sit) -> None:
    at = sit(table(EIGHT))
    village = at.stage.session.table
    for keys in (
        ("m", ENTER, "8", ENTER, "2", ENTER),  # kill Hugo
        ("m", "2", ENTER, "8", ENTER, "2", ENTER),  # and revive him
        ("m", "3", ENTER, "8", ENTER, "1", ENTER, "2", ENTER),  # he is a werewolf now
        ("m", "4", ENTER, "8", ENTER, "1", ENTER, "2", ENTER),  # and the captain
    ):
        at.asked("seer-look")
        at.answer("seer-look", *keys)
    at.asked("seer-look")
    at.sees("8 Hugo loup-garou, capitaine")
    assert len(village.living) == 8


def test_a_loudspeaker_that_goes_away_is_told_while_the_evening_goes_on(sit: Sit) -> None:
    mouth = SilentMouth()
    at = sit(table(FIVE), mouth)
    at.asked("seer-look")
    mouth._trouble = "the sound device stopped."
    at.answer("seer-look", ENTER)
    at.sees("Pas de son : the sound device stopped.")
    at.asked("wolves-prey")


def test_a_journal_that_fails_ends_the_evening_with_its_sentence(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("seer-look")
    at.stage.session.record.journal.database.execute("DROP TABLE entry")
    at.press(ENTER)
    at.thread.join(PATIENCE)
    assert not at.thread.is_alive()
    assert "journal" in at.console.failure
    assert not at.console.is_left


# Kinds of answers -------------------------------------------------------------------------------------------------


def test_several_are_marked_and_confirmed(sit: Sit) -> None:
    at = sit(table({**FIVE, "Eve": "cupid"}))
    at.asked("cupid-lovers")
    at.press(ENTER)
    at.sees("[×]", "Choix 1 / 2")
    at.press(UP, ENTER)
    at.sees("Pas encore assez")
    at.press("3", ENTER)
    at.sees("Choix 2 / 2", "▶ — Valider")
    at.press("4", ENTER)
    at.sees("2 au plus")
    at.press(BACKSPACE)
    at.sees("Choix 1 / 2", "▶ 3 Cy")
    at.press("4", ENTER)
    at.answer("cupid-lovers", ENTER)
    assert [seat.name for seat in at.stage.session.table.lovers] == ["Ana", "Dee"]  # type: ignore[attr-defined]


def test_votes_are_counted_one_enter_each(sit: Sit) -> None:
    at = sit(table(FIVE, captain=False, opens="day"))
    at.asked("vote")
    at.press("2", *[ENTER] * 4)
    at.sees("4 voix sur 5", "●●●● 4")
    at.press(ENTER)
    at.sees("nul ne vote contre soi")
    at.press("3", ENTER)
    at.sees("5 voix sur 5")
    at.press(ENTER)
    at.sees("Toutes les voix sont données")
    at.press(BACKSPACE)
    at.sees("4 voix sur 5")
    at.press(BACKSPACE)
    at.sees("3 voix sur 5", "▶ 2 Bo")
    at.press(*[BACKSPACE] * 3)
    at.sees("0 voix sur 5")
    at.press(BACKSPACE)
    at.sees("Retour impossible")
    at.answer("vote", "2", ENTER, "0", ENTER)


def test_a_ballot_goes_from_voter_to_voter(sit: Sit) -> None:
    at = sit(table(FIVE, captain=False, opens="day", votes="ballot"))
    at.asked("vote")
    at.sees("Votant Ana (1 sur 5)", "▶ 2 Bo")
    at.misses("1 Ana ║")
    at.press("2", ENTER)
    at.sees("Votant Bo (2 sur 5)")
    at.press("3", ENTER)
    at.sees("Votant Cy (3 sur 5)")
    at.press(BACKSPACE)
    at.sees("Votant Bo (2 sur 5)", "▶ 3 Cy")
    at.press(LEFT, LEFT)
    at.sees("▶ — s’abstient")
    at.press(ENTER, "2", ENTER, "2", ENTER, "2", ENTER)
    at.sees("4 voix sur 5", "▶ — Valider")
    at.answer("vote", ENTER)


def test_a_pass_stands_last(sit: Sit) -> None:
    at = sit(table({**FIVE, "Dee": "witch"}))
    at.answer("seer-look", ENTER)
    at.asked("wolves-prey")
    at.press(UP)
    at.sees("▶ — Passer", "5 sur 5")
    at.answer("wolves-prey", ENTER)
    at.sees("Aucune victime")
    at.answer("witch-poison", "0", ENTER)


# Secrets ----------------------------------------------------------------------------------------------------------


def test_nothing_secret_is_on_a_hidden_screen_from_dusk_to_verdict(sit: Sit) -> None:
    mouth = WrittenMouth(earpiece=True)
    at = sit(table(EIGHT, first_debate=10), mouth)
    at.asked("seer-look")
    at.press("h")
    at.sees("Secret caché")
    cards = [at.stage.session.words.word(card) for card in Card]
    answers = {"seer-look": "2", "wolves-prey": "8", "witch-heal": "2", "witch-poison": "0", "captain-election": "1"}
    for question, keys in answers.items():
        at.asked(question)
        at.sees("Secret caché")
        was = at.stage.asked
        assert was
        if at.stage.phase[0] == "night":
            at.misses(was.text[:20])
            assert "▶" not in at.glass.words
        rest = captions_off(at)
        assert not [card for card in (*cards, *Card) if re.search(rf"\b{card}\b", rest)], at.glass.text
        for spoken in at.stage.whispers:
            assert spoken.words.text[:18] not in at.glass.words
        at.answer(question, keys, ENTER)
    at.asked("vote")
    at.sees("0 voix sur 7", "▶ 1 Ana")


def test_a_hidden_question_is_not_answered_blindly(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("seer-look")
    was = at.stage.asked
    at.press("h")
    at.misses("Regarder qui")
    for key in (ENTER, DOWN, "2", "m"):
        at.press("?", "?", key)
        at.sees("! Secret caché")
    assert at.stage.asked is was


def test_the_shared_screen_does_not_count_a_death_before_it_is_told(sit: Sit) -> None:
    at = sit(table(EIGHT))
    at.answer("seer-look", ENTER)
    at.answer("wolves-prey", "8", ENTER)
    at.answer("witch-heal", "2", ENTER)
    at.asked("witch-poison")
    at.sees("En vie 8/8")
    at.answer("witch-poison", "0", ENTER)
    at.asked("captain-election")
    at.sees("En vie 7/8", "† 8 Hugo")


def test_the_deal_shows_one_card_at_a_time(sit: Sit) -> None:
    file = read_table((Path(__file__).parent / "tables" / "dealt-by-device.toml").read_text(encoding="utf-8"))
    at = sit(file)
    held = at.stage.session.table.ledger()
    names = {seat.name: at.stage.session.words.word(secret.fact[0]) for seat, secret in held.items()}

    def shown() -> set[str]:
        rest = captions_off(at).casefold()
        spread = {card: " ".join(card).replace("   ", " ") for card in names.values()}
        return {card for card, wide in spread.items() if card in rest or re.sub(" +", " ", wide) in rest}

    for name, card in names.items():
        at.asked("deal-take")
        at.sees(f"{name}, your turn")
        assert not shown()
        if name != "Alice":
            at.press(BACKSPACE)
            at.sees("Not now")
            assert not shown()
        at.answer("deal-take", ENTER)
        at.asked("deal-seen")
        at.sees("have you seen")
        at.until(lambda card=card: shown() == {card}, card)  # type: ignore[misc]
        at.answer("deal-seen", ENTER)
    at.asked("seer-look")
    at.sees("The table")
    at.misses("your card:")


def test_a_card_can_be_looked_at_again_by_its_own_player(sit: Sit) -> None:
    file = read_table((Path(__file__).parent / "tables" / "dealt-by-device.toml").read_text(encoding="utf-8"))
    at = sit(file)
    at.answer("deal-take", ENTER)
    at.asked("deal-seen")
    at.press(BACKSPACE)
    at.asked("deal-take")
    at.sees("Alice, your turn")
    at.answer("deal-take", ENTER)
    at.asked("deal-seen")


# Sizes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "rows"), [(40, 12), (60, 18), (80, 24), (109, 30), (110, 30), (200, 60)])
@pytest.mark.parametrize("players", [5, 18])
def test_every_size_shows_the_question_and_its_cursor(sit: Sit, columns: int, rows: int, players: int) -> None:
    cards = ["seer", "witch", "werewolf", *["villager"] * (players - 3)]
    at = sit(table({f"Player{n:02}": card for n, card in enumerate(cards)}), columns=columns, rows=rows)
    at.asked("seer-look")
    at.sees("Regarder qui", "▶ 2 Player01", f"1 sur {players - 1}")
    at.press(UP)
    at.sees(f"▶ {players} Player{players - 1:02}")
    assert all(len(line) <= columns for line in at.glass.lines)
    at.press("?")
    at.sees("Flèches")


def test_resizing_never_breaks_anything(sit: Sit) -> None:
    at = sit(table(FIVE))
    at.asked("seer-look")
    for columns, rows in ((20, 5), (1, 1), (39, 24), (80, 11), (300, 100), (80, 24)):
        at.glass.resize(columns, rows)
        at.console.application.loop.call_soon_threadsafe(at.console.application._on_resize)  # type: ignore[union-attr]
        at.until(lambda: bool(at.glass.text.strip()), "something is drawn")
    at.sees("Regarder qui")
    at.glass.resize(39, 20)
    at.console.application.loop.call_soon_threadsafe(at.console.application._on_resize)  # type: ignore[union-attr]
    at.sees("Trop petit")


def test_french_punctuation_stays_with_its_word() -> None:
    assert wrap("rapprochez-vous du feu : voici", 23) == ["rapprochez-vous du", "feu : voici"]
    assert wrap("il dit « oui » !", 10) == ["il dit", "« oui » !"]
    assert wrap("", 10) == []
    assert "".join(wrap("x" * 25, 10)) == "x" * 25


def test_every_kind_of_question_has_an_entry() -> None:
    from narrator.console_entry import _ENTRIES  # noqa: PLC0415

    assert set(_ENTRIES) == set(Kind)
    assert Seat("1", "Ana").key == "1"
