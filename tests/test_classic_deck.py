"""Which cards for how many seats, what a table file may not ask for, and the three ways cards come to the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rig import Evening, Event, play, table

from narrator.games.classic.cards import PLAIN, WOLVES, Card
from narrator.games.classic.deck import advise, suggest, wolves_for
from narrator.table import TableError
from narrator.tablefile import load_table


def people(number: int) -> dict[str, str]:
    return dict.fromkeys((f"P{n}" for n in range(1, number + 1)), "")


def advice(evening: Evening) -> list[tuple[str, dict[str, Any]]]:
    return [(event["line"], event["told"]) for event in evening.of("whisper") if event["line"].startswith("advice-")]


# Advice ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(4, 21))
def test_the_suggested_deck_obeys_the_table_and_both_safety_rules(players: int) -> None:
    deck = suggest(players)
    wolves = sum(card in WOLVES for card in deck)
    powers = sum(card not in PLAIN and card not in WOLVES for card in deck)
    assert len(deck) == players
    assert wolves == wolves_for(players)
    assert wolves < players - wolves
    assert powers <= deck.count(Card.VILLAGER)
    assert [whisper.line for whisper in advise(players, deck)] == ([] if players < 19 else ["advice-beyond-the-table"])


def test_the_rule_pages_numbers_of_wolves() -> None:
    assert [wolves_for(players) for players in range(4, 19)] == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5]
    assert [wolves_for(players) for players in range(19, 25)] == [5, 6, 6, 6, 6, 7]  # E17: about one in 3.6


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        (["werewolf"] * 2 + ["seer", "witch"] + ["villager"] * 3, []),
        (
            ["werewolf"] + ["seer"] + ["villager"] * 5,
            [("advice-few-wolves", {"wolves": 1, "advised": 2, "players": 7})],
        ),
        (
            ["werewolf", "white-werewolf", "werewolf"] + ["villager"] * 4,
            [("advice-many-wolves", {"wolves": 3, "advised": 2, "players": 7})],
        ),
        (
            ["werewolf"] * 2 + ["seer", "witch", "piper"] + ["villager"] * 2,
            [("advice-many-powers", {"powers": 3, "villagers": 2})],
        ),
        (
            ["werewolf"] * 3 + ["villager"] * 3,
            [
                ("advice-parity-at-once", {"wolves": 3, "others": 3}),
                ("advice-many-wolves", {"wolves": 3, "advised": 2, "players": 6}),
            ],
        ),
    ],
)
def test_an_unwise_deck_is_played_after_a_word_with_the_reason(
    state: Path, deck: list[str], expected: list[tuple[str, Any]]
) -> None:
    evening = play(table(people(len(deck)), "en", deck=deck), [], state)
    assert advice(evening) == expected
    assert evening.question == "deal-take", "it is the moderator's to decide"
    assert not [event for event in evening.of("say") if event["line"].startswith("advice-")], "and only his to hear"


@pytest.mark.parametrize(
    ("wolves", "spare", "expected"),
    [
        (1, ["werewolf", "werewolf"], []),
        (1, ["werewolf", "seer"], ["advice-few-wolves"]),
        (0, ["werewolf", "seer"], ["advice-few-wolves"]),
        (2, ["werewolf", "werewolf"], ["advice-many-wolves"]),
    ],
)
def test_a_thief_who_must_take_a_wolf_is_counted_as_one(
    state: Path, wolves: int, spare: list[str], expected: list[str]
) -> None:
    """R1: seven players should have two wolves."""
    deck = ["thief"] + ["werewolf"] * wolves + ["villager"] * (6 - wolves)
    evening = play(table(people(7), deck=deck, spare=spare), [], state)
    assert [line for line, _ in advice(evening)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Many powers: 4 for no plain villager. "),
        ("fr", "Beaucoup de pouvoirs : 4 pour aucun simple villageois. "),
    ],
)
def test_a_deck_without_villagers_is_advised_on_in_plain_words(state: Path, language: str, expected: str) -> None:
    deck = ["werewolf", "seer", "witch", "hunter", "cupid"]
    evening = play(table(people(5), language, deck=deck), [], state)
    assert evening.of("whisper")[0]["text"].startswith(expected)


def test_advice_is_a_sentence_that_says_why(state: Path) -> None:
    evening = play(table(people(6), "en", deck=["werewolf"] * 3 + ["villager"] * 3), [], state)
    texts = [event["text"] for event in evening.of("whisper")]
    assert texts[0] == (
        "Parity from the start: 3 wolves against 3 other players. The village would hardly have time to defend itself."
    )


# Refusals -------------------------------------------------------------------------------------------------------

PLAYERS = "".join(f'[[players]]\nname = "{name}"\n' for name in "ABCDE")


def cards(*held: str) -> str:
    return "".join(f'[[players]]\nname = "P{n}"\ncard = "{card}"\n' for n, card in enumerate(held))


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ('game = "classic"\ndeck = ["werewolf", "villager"]\n' + PLAYERS, 2, "5 players need 5 cards, not 2"),
        (
            'game = "classic"\ndeck = ["werewolf", "witch", "witch", "seer", "villager"]\n' + PLAYERS,
            2,
            "there is one witch in the box, not 2",
        ),
        (
            'game = "classic"\n\ndeck = ["werewolf", "werewolf", "werewolf", "seer", "villager"]\n' + PLAYERS,
            3,
            "3 wolves among 5 players have won before the first night",
        ),
        (
            'game = "classic"\ndeck = ["seer", "villager", "villager", "villager", "villager"]\n' + PLAYERS,
            2,
            "a village without a wolf has nothing to fear: there is no werewolf in the deck",
        ),
        (
            'game = "classic"\ndeck = ["dragon", "villager", "villager", "villager", "villager"]\n' + PLAYERS,
            2,
            "there is no card 'dragon' in this game; there are werewolf, villager",
        ),
        (
            'game = "classic"\nspare = ["seer", "villager"]\n' + PLAYERS,
            2,
            "spare cards lie on the table only when there is a thief",
        ),
        (
            'game = "classic"\nspare = ["seer"]\ndeck = ["thief", "werewolf", "villager", "villager", "villager"]\n'
            + PLAYERS,
            2,
            "the thief needs two spare cards, not 1",
        ),
        (
            'game = "classic"\n' + PLAYERS + 'card = "werewolf"\n',
            3,
            "A has no card while others have: name a card for everyone or for nobody",
        ),
        (
            'game = "classic"\n' + PLAYERS + '[options]\ntie = "coin"\n',
            13,
            "options.tie: there is no 'coin'; there are s0, scapegoat, lot",
        ),
        (
            'game = "classic"\n' + PLAYERS + "[options]\ntie = true\n",
            13,
            "options.tie: expected `str`, got `bool`; there are s0, scapegoat, lot",
        ),
        (
            'game = "classic"\n' + PLAYERS + "[options]\npotions-per-night = 3\n",
            13,
            "options.potions-per-night: there is no 3; there are 1, 2",
        ),
        (
            'game = "classic"\n' + PLAYERS + '[options]\ncalled = ["witch", "dragon"]\n',
            13,
            "options.called[1]: there is no 'dragon'; there are werewolf, villager, seer,",
        ),
        (
            'game = "classic"\n' + cards("seer", "werewolf", "werewolf", "werewolf"),
            13,
            "3 wolves among 4 players have won before the first night",
        ),
        (
            'game = "classic"\n' + cards("witch", "werewolf", "witch", "seer"),
            10,
            "there is one witch in the box, not 2",
        ),
        (
            'game = "classic"\n' + PLAYERS + 'secret = "boss"\n',
            12,
            "E: a player has no 'secret' in the game 'classic'",
        ),
        (
            'game = "classic"\n' + PLAYERS.replace('"B"', '"B"\nopen = "politician"'),
            6,
            "B: a player has no 'open' in the game 'classic'",
        ),
        (
            'game = "classic"\n' + PLAYERS + "[options]\nwitch-flies = true\n",
            13,
            "options.witch-flies: there is an unknown field `witch-flies`",
        ),
        (
            'game = "classic"\n' + PLAYERS + "[options]\ndebate = 5\n",
            13,
            "options.debate: expected `int` >= 10",
        ),
    ],
)
def test_an_impossible_table_is_refused_in_one_sentence_with_its_line(
    tmp_path: Path, text: str, line: int, sentence: str
) -> None:
    file = tmp_path / "table.toml"
    file.write_text(text)
    with pytest.raises(TableError) as caught:
        load_table(file)
    assert str(caught.value).startswith(f"{file}, line {line}: {sentence}")
    assert "\n" not in str(caught.value)


def test_given_cards_are_checked_like_a_deck(state: Path) -> None:
    for cards, sentence in (
        ({"A": "seer", "B": "villager"}, "without a wolf"),
        ({"A": "werewolf", "B": "werewolf", "C": "villager"}, "2 wolves among 3"),
        ({"A": "werewolf", "B": "thief", "C": "villager"}, "two spare cards, not 0"),
    ):
        with pytest.raises(TableError, match=sentence):
            play(table(cards), [], state)


# Dealt by the device --------------------------------------------------------------------------------------------


def take_and_see(asked: Event) -> dict[str, Any] | None:
    return {"answer": asked["options"][0]} if asked["call"] == "deal" else None


def test_the_device_deals_the_whole_deck_and_shows_each_player_his_card_alone(state: Path) -> None:
    deck = ["werewolf", "seer", "witch", "villager", "villager"]
    evening = play(table(people(5), deck=deck), take_and_see, state)
    shown = [event for event in evening.of("whisper") if event["line"] == "deal-card-is"]
    assert [event["for"] for event in shown] == [[f"P{n}"] for n in range(1, 6)]
    assert sorted(event["told"]["card"] for event in shown) == sorted(deck)
    assert [told["player"] for told in evening.said("deal-next")] == [f"P{n}" for n in range(1, 6)]
    assert evening.said("deal-ends")


def test_every_deal_is_another(tmp_path: Path) -> None:
    deals = set()
    for seed in range(8):
        evening = play(table(people(6)), take_and_see, tmp_path / str(seed), seed=seed)
        deals.add(tuple(told["card"] for told in evening.whispered("deal-card-is")))
    assert len(deals) > 4


def test_with_a_thief_two_of_the_whole_deck_lie_aside(tmp_path: Path) -> None:
    """R10: two cards more than players, and any two may be the spare ones, the thief's too."""
    deck = ["thief", "werewolf", "seer", "villager", "villager", "villager"]
    aside = set()
    for seed in range(20):
        evening = play(table(people(4), deck=deck), take_and_see, tmp_path / str(seed), seed=seed)
        dealt = [told["card"] for told in evening.whispered("deal-card-is")]
        rest = list(deck)
        for card in dealt:
            rest.remove(card)
        aside.add(frozenset(rest))
        assert {"werewolf", "thief"} & set(dealt), "R12: somebody can be the wolf"
        if "thief" in dealt:
            assert evening.asks("thief-card")[0]["options"] == (
                ["werewolf"] if "werewolf" in rest else [card for card in ("villager", "seer") if card in rest]
            )
    assert len(aside) > 3


def test_spare_cards_that_a_table_names_are_those_that_lie_there(tmp_path: Path) -> None:
    deck = ["thief", "werewolf", "villager", "villager", "villager"]
    for seed in range(5):
        evening = play(
            table(people(5), deck=deck, spare=["seer", "hunter"]), take_and_see, tmp_path / str(seed), seed=seed
        )
        assert sorted(told["card"] for told in evening.whispered("deal-card-is")) == sorted(deck)
        assert evening.asks("thief-card")[0]["options"] == ["seer", "hunter"]


# Entered by the moderator ---------------------------------------------------------------------------------------


def test_cards_are_entered_seat_by_seat_until_only_one_kind_is_left(state: Path) -> None:
    deck = ["werewolf", "seer", "villager", "villager", "villager"]
    evening = play(
        table(people(5), deck=deck, deal="entered", captain=False),
        [
            ("deal-card", "seer"), ("deal-card", "seer"), ("deal-card", "villager"), ("deal-card", "werewolf"),
            ("seer-look", "P3"), ("wolves-prey", "P4"), ("vote", {"P3": 3}),
        ],
        state,
    )  # fmt: skip
    assert [ask["told"]["player"] for ask in evening.asks("deal-card")] == ["P1", "P2", "P2", "P3"]
    assert evening.asks("deal-card")[1]["options"] == ["werewolf", "villager"], "one seer, and she is known"
    assert evening.errors == ["not-an-option"]
    assert evening.whispered("seer-sees") == [{"player": "P3", "card": "werewolf"}]
    assert evening.dead == [("P4", "villager"), ("P3", "werewolf")]
    assert evening.winners == ["village"]


def test_what_was_entered_for_nobody_lies_before_the_thief(state: Path) -> None:
    deck = ["thief", "werewolf", "seer", "hunter", "villager", "villager"]
    entered = [("deal-card", card) for card in ("thief", "werewolf", "villager", "villager")]
    evening = play(table(people(4), deck=deck, deal="entered"), entered, state)
    assert evening.question == "thief-card"
    assert evening.asks("thief-card")[0]["options"] == ["seer", "hunter"]


# Learned as they wake -------------------------------------------------------------------------------------------

LEARNED = [
    "werewolf", "white-werewolf", "seer", "witch", "hunter", "cupid", "elder", "scapegoat", "idiot", "little-girl",
    "raven", "defender", "piper", "villager",
]  # fmt: skip


def test_real_cards_are_learned_as_they_wake_and_the_evening_goes_on_to_its_end(state: Path) -> None:
    evening = play(
        table(people(14), deck=LEARNED, deal="learned", captain=False),
        [
            ("cupid-who", ["P6"]), ("cupid-lovers", ["P14", "P6"]), ("elder-who", ["P7"]), ("scapegoat-who", ["P8"]),
            ("idiot-who", ["P9"]), ("little-girl-who", ["P10"]),
            ("seer-who", ["P3"]), ("seer-look", "P2"), ("deal-card", "white-werewolf"),
            ("raven-who", ["P11"]), ("raven-mark", None), ("defender-who", ["P12"]), ("defender-protect", None),
            ("wolves-who", ["P1"]), ("wolves-prey", "P5"), ("little-girl-caught", "no"),
            ("witch-who", ["P4"]), ("witch-heal", "no"), ("witch-poison", None),
            ("piper-who", ["P13"]), ("piper-charm", ["P1", "P2"]), ("hunter-who", ["P5"]), ("hunter-shot", "P1"),
            ("vote", {"P2": 9}),
        ],
        state,
    )  # fmt: skip
    assert evening.asks("wolves-who")[0]["max"] == 1, "the seer has seen the other one already"
    assert evening.asks("wolves-prey")[0]["for"] == ["P1", "P2"]
    assert not evening.asks("white-werewolf-prey"), "R30: not in the first night"
    assert evening.dead == [("P1", "werewolf"), ("P5", "hunter"), ("P2", "white-werewolf")]
    assert evening.winners == ["village"]
    cards = {told["player"]: told["card"] for told in evening.said("tale-card-alive") + evening.said("tale-card-dead")}
    assert cards["P14"] == "villager", "who did not wake has the card that is left"
    assert len(cards) == 14


def test_the_white_werewolf_is_told_from_the_pack_at_his_own_call(state: Path) -> None:
    deck = ["werewolf", "werewolf", "white-werewolf", "villager", "villager", "villager", "villager"]
    evening = play(
        table(people(7), deck=deck, deal="learned", captain=False),
        [
            ("wolves-who", ["P1", "P2", "P3"]), ("wolves-prey", None), ("white-werewolf-who", ["P2"]), ("vote", {}),
            ("wolves-prey", None), ("white-werewolf-prey", "P3"),
        ],
        state,
    )  # fmt: skip
    assert evening.asks("wolves-who")[0]["max"] == 3
    assert evening.asks("white-werewolf-who")[0]["options"] == ["P1", "P2", "P3"]
    assert evening.asks("white-werewolf-prey")[0]["for"] == ["P2"]
    assert evening.dead == [("P3", "werewolf")]


def test_a_thief_with_real_cards_shows_what_lies_there(state: Path) -> None:
    """R10."""
    deck = ["werewolf", "thief", "seer", "villager", "villager", "villager", "villager"]
    evening = play(
        table(people(5), deck=deck, deal="learned", captain=False),
        [
            ("thief-who", ["P1"]), ("thief-spare", "seer"), ("thief-spare", "villager"), ("thief-card", "seer"),
            ("seer-look", "P2"), ("deal-card", "werewolf"), ("wolves-prey", "P3"), ("vote", {"P2": 3}),
        ],
        state,
    )  # fmt: skip
    assert evening.asks("thief-spare")[0]["options"] == ["werewolf", "villager", "seer"]
    assert not evening.asks("seer-who"), "the thief is the seer now"
    assert evening.dead == [("P3", "villager"), ("P2", "werewolf")]
    assert evening.winners == ["village"]


def test_a_thief_whom_nobody_was_dealt_costs_the_sleepers_no_question(state: Path) -> None:
    deck = ["werewolf", "thief", "seer", "villager", "villager", "villager", "villager"]
    evening = play(
        table(people(5), deck=deck, deal="learned", captain=False),
        [
            ("thief-who", []), ("seer-who", ["P1"]), ("seer-look", "P2"), ("deal-card", "werewolf"),
            ("wolves-prey", "P5"), ("vote", {}),
        ],
        state,
    )  # fmt: skip
    assert evening.dead == [("P5", "villager")]


def test_who_overslept_is_asked_for_before_the_dead_are_told(state: Path) -> None:
    deck = ["werewolf", "seer", "villager", "villager", "villager"]
    evening = play(
        table(people(5), deck=deck, deal="learned", captain=False),
        [
            ("seer-who", []), ("wolves-who", ["P1"]), ("wolves-prey", "P3"),
            ("deal-card", "seer"), ("vote", {}), ("seer-look", "P1"),
        ],
        state,
    )  # fmt: skip
    assert [ask["told"] for ask in evening.asks("deal-card")] == [{"player": "P2"}]
    assert evening.dead == [("P3", "villager")]


def test_real_cards_at_a_table_that_begins_by_day_are_learned_as_they_are_turned_up(state: Path) -> None:
    """R9: nobody has looked at the others' cards yet, so nobody can have won before the first night."""
    deck = ["werewolf", "scapegoat", "villager", "villager", "villager", "villager"]
    evening = play(
        table(people(6), deck=deck, deal="learned", opens="day", captain=False),
        [
            ("vote", {"P1": 2, "P2": 2}), ("scapegoat-who", ["P3"]), ("scapegoat-voters", ["P1"]),
            ("wolves-who", ["P1"]), ("wolves-prey", "P2"), ("vote", {}),
        ],
        state,
    )  # fmt: skip
    assert evening.dead == [("P3", "scapegoat"), ("P2", "villager")]
    assert evening.winners is None


@pytest.mark.parametrize("deal", ["device", "entered", "learned"])
def test_given_cards_need_no_dealing(state: Path, deal: str) -> None:
    evening = play(
        table({"Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager"}, deal=deal), [], state
    )
    assert evening.question == "wolves-prey"
    assert not evening.said("deal-begins")
