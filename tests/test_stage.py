"""The stage: what the table and the moderator would hear in real time, and what the moderator can do meanwhile.

Words take no time here (a mouth that writes them down); waits are on what happens, never on a clock.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import rig
from typing_extensions import override

from narrator.journal import Journal
from narrator.script import NotAnOptionError, PrivateWords, PublicWords, Ruling
from narrator.session import Session
from narrator.stage import Stage
from voices import Playing, WrittenMouth

CARDS = {"Ana": "werewolf", "Bo": "seer", "Cy": "witch", "Di": "villager", "Ed": "villager", "Fay": "hunter"}
PATIENCE = 30.0
IN_NO_TIME = 1_000_000


class LoudMouth(WrittenMouth):
    """A mouth whose words last until the test ends them."""

    def __init__(self) -> None:
        super().__init__()
        self.playing: list[tuple[str, Playing]] = []

    def _last(self, kind: str) -> Playing:
        playing = Playing(60.0, sounded=True, over=False)
        self.playing.append((kind, playing))
        return playing

    @override
    def hush(self, *, public: bool = True, private: bool = True) -> None:
        for _, playing in self.playing:
            playing.stop()

    @override
    def _say(self, words: PublicWords) -> Playing:
        super()._say(words)
        return self._last("public")

    @override
    def _whisper(self, words: PrivateWords) -> Playing:
        super()._whisper(words)
        return self._last("private")


class Theatre:
    """A stage on which an evening is performed, and a way to wait for what happens there."""

    def __init__(self, state: Path, mouth: WrittenMouth, *, is_fast: bool, **options: Any) -> None:
        self.journal = Journal(state)
        self.changed = threading.Event()
        record = self.journal.unfinished()
        if record:
            session = Session(record, speed=IN_NO_TIME)
        else:
            session = Session.begin(self.journal, rig.table(CARDS, "en", **options), "en", 5, speed=IN_NO_TIME)
        self.mouth = mouth
        self.stage = Stage(session, mouth, is_fast=is_fast, on_change=self.changed.set)
        self.stage.start()

    def until(self, what: Callable[[], Any]) -> Any:
        deadline = time.monotonic() + PATIENCE
        while not (found := what()):
            assert time.monotonic() < deadline, "it never happened"
            self.changed.wait(0.05)
            self.changed.clear()
        return found

    def until_asked(self, question: str) -> None:
        self.until(lambda: self.stage.asked and self.stage.asked.question == question)

    def answer(self, question: str, raw: Any) -> None:
        self.until_asked(question)
        self.stage.answer(raw)

    @property
    def lines(self) -> list[str]:
        return [utterance.words.line for utterance in self.stage.captions]


@pytest.fixture
def theatres(state: Path) -> Iterator[Callable[..., Theatre]]:
    opened: list[Theatre] = []

    def open_theatre(mouth: WrittenMouth | None = None, *, is_fast: bool = True, **options: Any) -> Theatre:
        opened.append(Theatre(state, mouth or WrittenMouth(words_a_minute=IN_NO_TIME), is_fast=is_fast, **options))
        return opened[-1]

    yield open_theatre
    for theatre in opened:
        theatre.stage.close()
        theatre.journal.close()


def test_an_evening_is_performed_to_its_verdict(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres()
    theatre.answer("seer-look", "1")
    theatre.answer("wolves-prey", "4")
    theatre.answer("witch-heal", "no")
    theatre.answer("witch-poison", None)
    theatre.answer("captain-election", "2")
    theatre.answer("vote", {"1": 3})
    ended = theatre.until(lambda: theatre.stage.ended)
    assert ended.winners == ["village"]
    assert theatre.lines[0] == "welcome"
    assert theatre.lines[-1] == "tale-ends"
    assert not theatre.stage.failure
    assert theatre.journal.unfinished() is None


def test_private_words_never_reach_the_public_voice(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres()
    theatre.answer("seer-look", "1")
    theatre.until_asked("wolves-prey")
    assert any("Ana" in text for text in theatre.mouth.whispered)
    assert not any("Ana" in text for text in theatre.mouth.said)


def test_one_voice_speaks_at_a_time_whatever_the_channel(theatres: Callable[..., Theatre]) -> None:
    """The table's deck is unwise, so the moderator hears advice in the earpiece before the table is welcomed."""
    mouth = LoudMouth()
    theatres(mouth, is_fast=False)
    for spoken in range(1, 6):
        deadline = time.monotonic() + PATIENCE
        while len(mouth.playing) < spoken:
            assert time.monotonic() < deadline
            time.sleep(0.005)
        time.sleep(0.02)  # time enough to speak out of turn
        assert len(mouth.playing) == spoken
        mouth.playing[-1][1].stop()
    assert {kind for kind, _ in mouth.playing} == {"public", "private"}


def test_nothing_is_answered_before_it_is_asked(theatres: Callable[..., Theatre]) -> None:
    mouth = LoudMouth()
    theatre = theatres(mouth, is_fast=False)
    theatre.until(lambda: mouth.playing)
    with pytest.raises(NotAnOptionError):
        theatre.stage.answer("1")


def test_an_answer_that_is_not_offered_leaves_the_question_open(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres()
    theatre.until_asked("seer-look")
    with pytest.raises(NotAnOptionError):
        theatre.stage.answer("2")
    theatre.answer("seer-look", "1")


def test_a_timer_can_be_lengthened_paused_and_cut(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres(is_fast=False, captain=False, first_debate=600)
    stage = theatre.stage
    theatre.answer("seer-look", "1")
    theatre.answer("wolves-prey", "4")
    theatre.answer("witch-heal", "no")
    theatre.answer("witch-poison", None)
    theatre.until(lambda: stage.timer)
    assert 590 < stage.seconds_left() <= 600
    stage.lengthen(60)
    assert 650 < stage.seconds_left() <= 660
    stage.lengthen(-30)
    stage.pause()
    left = stage.seconds_left()
    time.sleep(0.02)
    assert stage.seconds_left() == left <= 630
    stage.pause()
    stage.cut()
    theatre.until_asked("vote")
    assert stage.timer is None
    assert "debate-closes" in theatre.lines


def test_an_undo_called_off_in_a_debate_leaves_its_timer_running(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres(is_fast=False, captain=False)
    stage = theatre.stage
    for question, raw in (("seer-look", "1"), ("wolves-prey", "4"), ("witch-heal", "no"), ("witch-poison", None)):
        theatre.answer(question, raw)
    theatre.until(lambda: stage.timer)
    stage.lengthen(-100)
    stage.undo()
    theatre.answer("undo-spoken", "no")
    theatre.until(lambda: stage.timer)
    assert 150 < stage.seconds_left() <= 200


def test_undo_before_the_table_has_heard_anything_is_silent(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres(is_fast=False)
    theatre.until_asked("seer-look")
    theatre.stage.session.pacing._speed = 0.001  # the seer's call is held for hours
    said = len(theatre.lines)
    theatre.stage.answer("1")
    theatre.until(lambda: any(utterance.words.line == "seer-sees" for utterance in theatre.stage.whispers))
    theatre.stage.undo()
    theatre.until_asked("seer-look")
    assert theatre.lines[said:] == []
    theatre.stage.answer("4")

    def shown() -> list[str]:
        whispered = [utterance.words for utterance in theatre.stage.whispers]
        return [words.told["player"] for words in whispered if words.line == "seer-sees"]

    theatre.until(lambda: shown() == ["Ana", "Di"])


def test_undo_past_what_was_heard_asks_and_says_so(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres()
    theatre.answer("seer-look", "1")
    theatre.until_asked("wolves-prey")
    theatre.stage.undo()
    theatre.answer("undo-spoken", "no")
    theatre.until_asked("wolves-prey")
    assert "table-goes-back" not in theatre.lines
    theatre.stage.undo()
    theatre.answer("undo-spoken", "yes")
    theatre.until_asked("seer-look")
    assert "table-goes-back" in theatre.lines


def test_a_paused_evening_says_nothing_and_goes_on_where_it_was(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres()
    theatre.until_asked("seer-look")
    theatre.stage.pause()
    clock = theatre.stage.now()
    theatre.stage.answer("1")
    said = list(theatre.lines)
    time.sleep(0.05)
    assert theatre.stage.now() == clock
    assert theatre.lines == said
    theatre.stage.pause()
    theatre.until_asked("wolves-prey")


def test_repeat_says_the_last_words_again_and_keeps_the_question(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres()
    theatre.until_asked("seer-look")
    before = theatre.mouth.said[-1]
    theatre.stage.repeat()
    theatre.until(lambda: theatre.mouth.said[-2:] == [before, before])
    theatre.answer("seer-look", "1")


def test_a_ruling_is_obeyed_and_the_question_comes_back(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres()
    theatre.until_asked("seer-look")
    assert theatre.stage.question
    victim = next(seat for seat in theatre.stage.session.table.seats if seat.name == "Di")
    theatre.stage.rule(Ruling("kill", victim))
    theatre.until(lambda: theatre.stage.asked and "Di" not in theatre.stage.asked.options)
    assert theatre.stage.asked
    assert theatre.stage.asked.question == "seer-look"


def test_an_evening_goes_on_after_its_stage_fell(theatres: Callable[..., Theatre]) -> None:
    theatre = theatres()
    theatre.answer("seer-look", "1")
    theatre.until_asked("wolves-prey")
    theatre.stage.close()
    theatre.journal.close()
    again = theatres()
    again.until_asked("wolves-prey")
    assert again.lines[0] == "seer-sleeps"


def test_a_journal_that_can_no_longer_be_written_stops_the_evening_with_a_sentence(
    theatres: Callable[..., Theatre],
) -> None:
    theatre = theatres(captain=False)
    theatre.answer("seer-look", "1")
    theatre.answer("wolves-prey", "4")
    theatre.answer("witch-heal", "no")
    theatre.until_asked("witch-poison")
    theatre.journal.database.execute("PRAGMA query_only = ON")
    with pytest.raises(Exception, match="journal"):
        theatre.stage.answer(None)
