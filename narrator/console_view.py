"""What the console shows, drawn from a :class:`Scene` for a terminal of any size.

On one side what the table hears, in a single frame; clearly apart, in a double frame, what only the moderator may
see. A hidden secret is not drawn at all. A question that everybody may see stands on the public side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from narrator.console_entry import Choice
from narrator.console_paper import (
    DOUBLE,
    HERE,
    SINGLE,
    Row,
    centred,
    clock,
    crop,
    frame,
    pad,
    paragraph,
    rule,
    side_by_side,
    width_of,
    wrap,
)
from narrator.telling import HEADINGS, VERDICT
from narrator.transcript import Said
from narrator.words import Words

SMALLEST: Final = (40, 12)
WIDE: Final = 110
"""From so many columns on, public and secret stand side by side; below, one above the other."""

SHORT_SECRET: Final = 3
"""Rows of a secret pane that is hidden."""

LEAST_SECRET: Final = 6

NARROWEST_MARK: Final = 16
"""Columns that one line of the ledger needs at the least."""

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


class Mark(Struct, frozen=True):
    """One line of the ledger."""

    name: str
    text: str
    is_alive: bool


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
    captions: Sequence[str]
    whispers: Sequence[str]
    fresh: int
    """How many of the whispers came since the table last heard something: they matter now."""
    ledger: Sequence[Mark]
    prompt: Prompt | None
    answered: str
    is_waiting: bool
    """Whether a call runs that asks nothing just now."""
    card: str
    """A card that is being shown to the player who holds it: then nothing else is."""
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
        """How far the evening told back could be scrolled when it was last drawn."""

    def draw(self, scene: Scene, width: int, height: int) -> list[Row]:
        """Return exactly ``height`` rows of ``width`` columns."""
        if (width, height) < (SMALLEST[0], 0) or height < SMALLEST[1]:
            rows = [[("", line)] for line in wrap(self._words.text("ui-too-small"), max(width, 1))]
        elif scene.is_helping:
            rows = self._help(width, height)
        elif scene.reading:
            rows = self._told_back(scene, width, height)
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
            rows = self._shown_card(scene, inner, room)
        elif inner >= 60:
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

    def _shown_card(self, scene: Scene, width: int, room: int) -> list[Row]:
        """Show one player's card, and nothing of anybody else's."""
        name, _, card = scene.card.partition("\n")
        spread = " ".join(card.upper()) if len(card) * 2 <= width else card.upper()
        shown = [centred([("class:question", name)], width), [], centred([("class:whisper", spread)], width), []]
        asked = self._question(scene.prompt, width, max(3, room - len(shown))) if scene.prompt else []
        return [*shown, *asked]

    def _task(self, scene: Scene, width: int, room: int) -> list[Row]:
        """Return what was whispered just now, and the question, or what was answered to it."""
        if scene.prompt and scene.prompt.is_public:
            return []
        rows: list[Row] = []
        for text in scene.whispers[len(scene.whispers) - scene.fresh :]:
            rows += paragraph(text, width, "class:whisper", first="» ", then="  ")
        if scene.prompt:
            rows = rows[: max(0, room - 5)]
            return [*rows, *self._question(scene.prompt, width, room - len(rows))]
        if scene.answered:
            rows = [*paragraph(scene.answered, width, "class:question", first="✓ ", then="  "), *rows]
        if scene.is_waiting:
            rows += [[], *paragraph(self._words.text("ui-waiting"), width, "class:past")]
        return rows[:room]

    def _question(self, prompt: Prompt, width: int, room: int) -> list[Row]:
        """Return the question and, around the cursor, as many of its choices as fit."""
        place = self._words.text("ui-position", number=prompt.cursor + 1, all=len(prompt.choices))
        head = [*paragraph(prompt.text, width, "class:question")][: max(1, room - 3)]
        gap = max(1, width - width_of([("", prompt.note)]) - width_of([("", place)]))
        head.append([("class:past", prompt.note + " " * gap + place)])
        shown = max(1, min(len(prompt.choices), room - len(head)))
        first = max(0, min(prompt.cursor - shown // 2, len(prompt.choices) - shown))
        rows = [self._choice(prompt, n, width) for n in range(first, first + shown)]
        if first > 0:
            rows[0] = [*pad(rows[0], width - 1), ("", "↑")]
        if first + shown < len(prompt.choices):
            rows[-1] = [*pad(rows[-1], width - 1), ("", "↓")]
        return head + rows

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
        if listed := _listed(scene.ledger, width, room - 1):
            rows = [rule(self._words.text("ui-table"), width, "class:secret"), *listed]
        if scene.whispers and len(rows) + 2 <= room:
            rows.append(rule(self._words.text("ui-whispers"), width, "class:secret"))
            for n, text in enumerate(reversed(scene.whispers)):
                rows += paragraph(text, width, "" if n else "class:whisper", first="» ", then="  ")
        return rows[:room]

    # The whole screen ------------------------------------------------------------------------------------------

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
            if said.line == VERDICT:
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


def _listed(marks: Sequence[Mark], width: int, room: int) -> list[Row]:
    """Return a line for each seat: in full if there is room for it, else cropped, in as many columns as it takes."""
    names = min(14, max((width_of([("", mark.name)]) for mark in marks), default=0))
    in_full = [row for mark in marks for row in _mark_in_full(mark, names, width)]
    if len(in_full) <= room:
        return in_full
    for across in range(1, width // NARROWEST_MARK + 1):
        each, deep = width // across, -(-len(marks) // across)
        if deep <= room:
            cells = [pad(_mark(mark, min(names, each // 2)), each) for mark in marks]
            return [[fragment for cell in cells[n::deep] for fragment in cell] for n in range(deep)]
    return []


def _mark_in_full(mark: Mark, names: int, width: int) -> list[Row]:
    name = _mark(mark, names)[:-1]
    indent = width_of(name)
    lines = wrap(mark.text, width - indent - 2)
    style = "" if mark.is_alive else "class:past"
    return [[*(name if n == 0 else [(style, " " * indent)]), (style, f"  {line}")] for n, line in enumerate(lines)]


def _mark(mark: Mark, names: int) -> Row:
    """Return a seat's line; the last fragment is what it is and has."""
    style = "" if mark.is_alive else "class:past"
    return [(style, f"{' ' if mark.is_alive else '†'} "), *pad([(style, mark.name)], names), (style, f"  {mark.text}")]
