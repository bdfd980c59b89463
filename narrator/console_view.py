"""What the console shows, drawn from a :class:`Scene` for a terminal of any size.

On one side what the table hears, in a single frame; clearly apart, in a double frame, what only the moderator may
see. A hidden secret is not drawn at all. A question that everybody may see stands on the public side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from narrator.console_entry import Choice
from narrator.console_marks import Mark, in_full, listed
from narrator.console_paper import (
    DOUBLE,
    HERE,
    SINGLE,
    Row,
    centred,
    clock,
    crop,
    cut,
    frame,
    pad,
    paragraph,
    rule,
    side_by_side,
    width_of,
    wrap,
)
from narrator.telling import HEADINGS, VERDICTS
from narrator.transcript import Said
from narrator.words import Words

SMALLEST: Final = (40, 12)
WIDE: Final = 110
"""From so many columns on, public and secret stand side by side; below, one above the other."""

SHORT_SECRET: Final = 3
"""Rows of a secret pane that is hidden."""

LEAST_SECRET: Final = 6

TWO_COLUMNS: Final = 60
"""Columns from which on a question stands beside the ledger."""

FEW_CHOICES: Final = 3
"""Up to so many choices, a question leaves the room to what was whispered before it."""

STYLE: Final = {
    "page": "bg:#0d0f15 #ece7da",
    "status": "reverse bold",
    "caption": "bold #ffffff",
    "past": "#b9b3a6",
    "public": "#b9b3a6",
    "secret": "#f2b84b",
    "whisper": "bold #f2b84b",
    "here": "reverse bold",
    "clock": "bold #ffffff",
    "question": "bold",
    "notice": "bold #ffffff",
    "keys": "#b9b3a6",
}
"""Every pair is at least 7 to 1 on the page, and nothing is told by colour alone."""


class Prompt(Struct, frozen=True):
    """What is being entered."""

    text: str
    choices: Sequence[Choice]
    cursor: int
    note: str
    is_public: bool


class Page(Struct, frozen=True):
    """The whole ledger, on a page of its own."""

    marks: Sequence[Mark]
    cursor: int


class Card(Struct, frozen=True):
    """What is being shown to one player: a card by its name alone, or lines of text."""

    name: str
    lines: Sequence[str]
    word: str


class Scene(Struct, frozen=True):
    """All that can be on the screen at one moment."""

    phase: str
    living: str
    timer: str
    clock: str
    is_paused: bool
    is_hidden: bool
    is_told: bool
    """Whether the evening is being told back, so that nothing is secret any more."""
    is_in_hands: bool
    """Whether the device goes from hand to hand."""
    captions: Sequence[str]
    whispers: Sequence[str]
    fresh: int
    """How many of the whispers came since the table last heard something: they matter now."""
    ledger: Sequence[Mark]
    page: Page | None
    prompt: Prompt | None
    answered: str
    is_waiting: bool
    """Whether a call runs that asks nothing just now."""
    card: Card | None
    """What is being shown to the player who holds the device: then nothing else is."""
    notice: str
    reading: Sequence[Said]
    """What stays to be read once the evening is over."""
    scrolled: int
    is_helping: bool


class View:
    """Draws scenes in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self.deepest = 0
        """How many rows what was drawn last can be scrolled by: an evening told back, a card, long whispers, a seat."""
        self.pace = 1
        """How many rows of it are seen at a time."""

    def draw(self, scene: Scene, width: int, height: int) -> list[Row]:
        """Return exactly ``height`` rows of ``width`` columns."""
        self.deepest, self.pace = 0, 1
        if (width, height) < (SMALLEST[0], 0) or height < SMALLEST[1]:
            rows = [[("", line)] for line in wrap(self._words.text("ui-too-small"), max(width, 1))]
        elif scene.is_helping:
            rows = self._help(width, height)
        elif scene.reading:
            rows = self._told_back(scene, width, height)
        elif scene.page:
            rows = [self._status(scene, width), *self._whole_ledger(scene, scene.page, width, height - 2)]
            rows.append(self._foot(scene, width))
        else:
            rows = [self._status(scene, width), *self._panes(scene, width, height - 2), self._foot(scene, width)]
        return [pad(rows[n] if n < len(rows) else [], width) for n in range(height)]

    # The edges -------------------------------------------------------------------------------------------------

    def _status(self, scene: Scene, width: int) -> Row:
        left = " " + " · ".join(part for part in (scene.phase, scene.living) if part)
        paused = f"‖ {self._words.text('ui-paused')}" if scene.is_paused else ""
        timer = f"► {scene.timer}" if scene.timer else ""
        right = "   ".join(part for part in (paused, timer, scene.clock) if part) + " "
        middle = max(1, width - width_of([("", left)]) - width_of([("", right)]))
        return [("class:status", left + " " * middle + right)]

    def _foot(self, scene: Scene, width: int) -> Row:
        if scene.notice:
            return [("class:notice", f" ! {crop(scene.notice, width - 3)}")]
        if scene.page:
            return [("class:keys", " " + self._words.text("ui-page-keys"))]
        return [("class:keys", " " + self._keys("ui-timer-keys" if scene.timer else "ui-keys", width - 2))]

    def _keys(self, line: str, width: int) -> str:
        """Return as many keys as there is room for, help among them."""
        first = self._words.text(line).split(" · ")
        every = self._words.text("ui-keys").split(" · ")
        shown, last = (first if first == every else first + every)[:-1], every[-1]
        while shown and len(" · ".join([*shown, last])) > width:
            shown.pop()
        return " · ".join([*shown, last])

    # The two sides ---------------------------------------------------------------------------------------------

    def _panes(self, scene: Scene, width: int, height: int) -> list[Row]:
        if scene.is_told and not scene.prompt:
            return self._public(scene, width, height)
        if width >= WIDE and not scene.is_hidden:
            left = width * 2 // 5
            public = self._public(scene, left, height)
            secret = self._secret(scene, width - left, height)
            return [[*one, *other] for one, other in zip(public, secret, strict=True)]
        above = self._public_height(scene, width, height)
        return self._public(scene, width, above) + self._secret(scene, width, height - above)

    def _public_height(self, scene: Scene, width: int, height: int) -> int:
        """Share the rows by what is public alone: the place of the border must tell nothing."""
        if scene.is_hidden:
            return height - SHORT_SECRET
        wanted = 3 + len(wrap(scene.captions[-1], width - 6)) if scene.captions else 3
        is_asked = scene.prompt is not None and scene.prompt.is_public
        if scene.is_in_hands and not is_asked:
            return max(4, min(wanted, height // 4))
        if scene.timer:
            wanted += 7
        if scene.prompt and scene.prompt.is_public:
            wanted += 4 + len(scene.prompt.choices)
        return max(4, min(max(wanted, height * 2 // 5), height - LEAST_SECRET))

    def _public(self, scene: Scene, width: int, height: int) -> list[Row]:
        inner, room = width - 4, height - 2
        lower: list[Row] = []
        if scene.timer and room >= 8:
            lower = [[], *(centred(row, inner) for row in clock(scene.timer, "class:clock")), []]
        if scene.prompt and scene.prompt.is_public:
            asked = max(4, room - len(lower) - self._caption_rows(scene, inner))
            lower += self._question(scene.prompt, inner, min(asked, room))
            if len(lower) + self._caption_rows(scene, inner) <= room:
                lower = [[], *lower]
        upper = self._captions(scene, inner, room - len(lower))
        title = self._words.text("ui-public")
        return frame([*upper, *lower], width, height, title, SINGLE, "class:public")

    def _caption_rows(self, scene: Scene, width: int) -> int:
        return len(wrap(scene.captions[-1], width - 2)) + 1 if scene.captions else 0

    def _captions(self, scene: Scene, width: int, room: int) -> list[Row]:
        """Return the last caption in full, marked, and as many of those before it as fit above."""
        if room <= 0 or not scene.captions:
            return [[]] * max(0, room)
        rows = paragraph(scene.captions[-1], width, "class:caption", first="▌ ")[:room]
        for text in reversed(scene.captions[:-1]):
            earlier = paragraph(text, width, "class:past", first="  ")
            if len(earlier) + 1 + len(rows) > room:
                break
            rows = [*earlier, [], *rows]
        blank = room - len(rows)
        above = blank if len(scene.captions) > 1 else blank // 2
        return [[]] * above + rows + [[]] * (blank - above)

    def _secret(self, scene: Scene, width: int, height: int) -> list[Row]:
        inner, room = width - 4, height - 2
        if scene.is_hidden:
            hidden = paragraph(self._words.text("ui-secret-hidden"), inner, "class:keys")
            return frame(hidden[:room], width, height, "", SINGLE, "class:public")
        if scene.card:
            rows = self._shown_card(scene, scene.card, inner, room)
        elif self._is_long(scene, inner // 2 - 1 if inner >= TWO_COLUMNS else inner, room):
            rows = self._sheet(scene, [], self._fresh(scene, inner), inner, room)
        elif inner >= TWO_COLUMNS:
            rows = self._two_columns(scene, inner, room)
        else:
            rows = self._task(scene, inner, room)
            if len(rows) + 3 <= room:
                rows += [[], *self._ledger(scene, inner, room - len(rows) - 1)]
        return frame(rows, width, height, self._words.text("ui-secret").upper(), DOUBLE, "class:secret")

    def _two_columns(self, scene: Scene, width: int, room: int) -> list[Row]:
        """Set the question beside the ledger; with nothing to ask or answer the ledger has all the room."""
        left = width // 2 - 1
        task = self._task(scene, left, room)
        if not task:
            return self._ledger(scene, width, room)
        return side_by_side(task, self._ledger(scene, width - left - 3, room), left, room, ("class:secret", " │ "))

    def _shown_card(self, scene: Scene, card: Card, width: int, room: int) -> list[Row]:
        """Show one player's card or lines, and nothing of anybody else's."""
        name = centred([("class:question", card.name)], width)
        if not card.word:
            lines = [row for line in card.lines for row in paragraph(line, width - 1, first="» ", then="  ")]
            return self._sheet(scene, [name], lines, width, room)
        spread = " ".join(card.word.upper()) if len(card.word) * 2 <= width else card.word.upper()
        shown = [name, [], centred([("class:whisper", spread)], width), []]
        return [*shown, *self._asked_below(scene, width, max(3, room - len(shown)))]

    def _asked_below(self, scene: Scene, width: int, room: int) -> list[Row]:
        prompt = scene.prompt
        return self._question(prompt, width, room) if prompt and not prompt.is_public else []

    def _sheet(self, scene: Scene, head: Sequence[Row], lines: Sequence[Row], width: int, room: int) -> list[Row]:
        """Set lines between a head and the question, scrolled if there are too many of them."""
        foot = self._asked_below(scene, width, min(room, 3 + FEW_CHOICES))
        space = max(1, room - len(head) - len(foot))
        gaps = min(2 if head and foot else 1, max(0, space - len(lines)))
        self.deepest, self.pace = max(0, len(lines) - space), space
        first = min(scene.scrolled, self.deepest)
        shown = cut(lines, first, space, width)
        above: list[Row] = [[]] if head and gaps > 1 else []
        below: list[Row] = [[]] if gaps > 0 else []
        return [*head, *above, *shown, *below, *foot]

    def _is_long(self, scene: Scene, width: int, room: int) -> bool:
        """Whether what was whispered just now needs the whole pane, and may have it."""
        prompt = scene.prompt
        if prompt and (prompt.is_public or len(prompt.choices) > FEW_CHOICES):
            return False
        return len(self._fresh(scene, width)) > (room - 5 if prompt else room - 3)

    def _fresh(self, scene: Scene, width: int) -> list[Row]:
        """Return what was whispered just now."""
        texts = scene.whispers[len(scene.whispers) - scene.fresh :]
        return [row for text in texts for row in paragraph(text, width - 1, "class:whisper", first="» ", then="  ")]

    def _task(self, scene: Scene, width: int, room: int) -> list[Row]:
        """Return what was whispered just now, and the question, or what was answered to it."""
        if scene.prompt and scene.prompt.is_public:
            return []
        rows = self._fresh(scene, width)
        if scene.prompt:
            most = room - 5 if len(scene.prompt.choices) <= FEW_CHOICES else room // 3
            rows = rows[-most:] if most > 0 else []
            return [*rows, *self._question(scene.prompt, width, room - len(rows))]
        if scene.answered:
            rows = [*paragraph(scene.answered, width, "class:question", first="✓ ", then="  "), *rows]
        if scene.is_waiting:
            rows += [[], *paragraph(self._words.text("ui-waiting"), width, "class:past")]
        return rows[:room]

    def _question(self, prompt: Prompt, width: int, room: int) -> list[Row]:
        """Return the question and, around the cursor, as many of its choices as fit."""
        head = [*paragraph(prompt.text, width, "class:question")][: max(1, room - 3)]
        place = self._words.text("ui-position", number=prompt.cursor + 1, all=len(prompt.choices))
        if len(prompt.choices) == 1:
            place = ""
        if (prompt.note or place) and room > len(head) + 1:
            gap = max(1, width - width_of([("", prompt.note)]) - width_of([("", place)]))
            head.append([("class:past", prompt.note + " " * gap + place)])
        shown = max(1, min(len(prompt.choices), room - len(head)))
        first = max(0, min(prompt.cursor - shown // 2, len(prompt.choices) - shown))
        if len(prompt.choices) == 1:
            return head + self._only_choice(prompt.choices[0], width, room - len(head))
        return head + cut([self._choice(prompt, n, width) for n in range(len(prompt.choices))], first, shown, width)

    def _only_choice(self, choice: Choice, width: int, room: int) -> list[Row]:
        """Return the one choice there is, in full: a text that is typed grows over as many rows as there are."""
        rows = paragraph(choice.label, width - 1, "class:here", first=f"▶ {choice.number or '—':>2} ", then=" " * 5)
        return [[HERE, *row] for row in rows[-max(1, room) :]]

    def _choice(self, prompt: Prompt, n: int, width: int) -> Row:
        choice = prompt.choices[n]
        is_here = n == prompt.cursor
        sign = str(choice.number or "—")
        left = f"{'▶' if is_here else ' '} {sign:>2} {choice.label}"
        mark = crop(choice.mark, max(3, width - width_of([("", left)]) - 3))
        gap = max(1, width - width_of([("", left)]) - width_of([("", mark)]) - 1)
        text = pad([("class:here" if is_here else "", left + " " * gap + mark)], width - 1)
        return [HERE, *text] if is_here else text

    def _ledger(self, scene: Scene, width: int, room: int) -> list[Row]:
        """Return who is what, all or nobody, then the last whispers, newest first."""
        rows: list[Row] = []
        if marked := listed(scene.ledger, width, room - 1):
            rows = [rule(self._words.text("ui-table"), width, "class:secret"), *marked]
        if scene.whispers and len(rows) + 2 <= room:
            rows.append(rule(self._words.text("ui-whispers"), width, "class:secret"))
            for n, text in enumerate(reversed(scene.whispers)):
                rows += paragraph(text, width, "" if n else "class:whisper", first="» ", then="  ")
        return rows[:room]

    # The whole screen ------------------------------------------------------------------------------------------

    def _whole_ledger(self, scene: Scene, page: Page, width: int, height: int) -> list[Row]:
        """Return all marks of all seats, scrolled to the one at which the dial stands."""
        inner, room = width - 4, height - 2
        seats = in_full(page.marks, page.cursor, inner - 1)
        rows = [row for seat in seats for row in seat]
        start, here = sum(map(len, seats[: page.cursor])), len(seats[page.cursor])
        self.deepest, self.pace = max(0, here - room), room
        first = start + min(scene.scrolled, self.deepest) - max(0, room - here) // 2
        shown = cut(rows, max(0, min(first, len(rows) - room)), room, inner)
        title = f"{self._words.text('ui-secret').upper()} · {self._words.text('ui-table')}"
        return frame(shown, width, height, title, DOUBLE, "class:secret")

    def _help(self, width: int, height: int) -> list[Row]:
        rows: list[Row] = []
        for sentence in self._words.text("ui-help").split(". "):
            key, _, meaning = sentence.rstrip(".").partition(":")
            start = f"{key.strip():<22} " if width >= 70 else f"{key.strip()} : "
            rows += paragraph(meaning, width - 4, "", first=start, then=" " * width_of([("", start)]))
        rows += [[], [("class:keys", self._words.text("ui-any-key"))]]
        return frame(rows, width, height, "?", SINGLE, "class:public")

    def _told_back(self, scene: Scene, width: int, height: int) -> list[Row]:
        """Return the verdict and the evening told back, scrolled."""
        inner, room = width - 4, height - 5
        rows: list[Row] = []
        for said in scene.reading:
            if said.line in VERDICTS:
                rows += [*paragraph(said.text, inner, "class:caption", first="▌ "), []]
            elif said.line in HEADINGS:
                rows += [[], *paragraph(said.text, inner, "class:caption")]
            else:
                rows += paragraph(said.text, inner)
        self.deepest = max(0, len(rows) - room)
        first = min(scene.scrolled, self.deepest)
        more = ("↑" if first else " ") + ("↓" if first + room < len(rows) else " ")
        status: Row = [
            *pad([("class:status", f" {scene.phase}")], width - 3, "class:status"),
            ("class:status", f"{more} "),
        ]
        body = frame(rows[first : first + room], width, room + 2, self._words.text("ui-tale"), SINGLE, "class:public")
        keys = self._words.text("ui-reading-keys")
        foot: list[Row] = [[("class:notice", f" {scene.notice}")], [("class:keys", f" {keys}")]]
        return [status, *body, *foot]
