"""Each card of classic Loup-Garou: that it works, that it is refused, and where its power ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rig import Evening, play, table

VILLAGE = {"Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Cy": "villager", "Di": "villager"}


def village(**cards: str) -> dict[str, str]:
    """Wolf and four villagers, and whoever else is named with a card."""
    return VILLAGE | {name: card.replace("_", "-") for name, card in cards.items()}


def quiet(file: dict[str, str], **options: Any) -> Any:
    """A table without a captain, so that a day is no more than its vote."""
    return table(file, captain=False, **options)


def refused(evening: Evening) -> bool:
    return evening.errors == ["not-an-option"]


def names(evening: Evening) -> list[str]:
    return [name for name, _ in evening.dead]


# The pack -------------------------------------------------------------------------------------------------------


def test_the_pack_is_asked_once_for_all_its_wolves(state: Path) -> None:
    evening = play(quiet(village(Lobo="werewolf")), [("wolves-prey", "Ana")], state)
    assert evening.asks("wolves-prey")[0]["for"] == ["Wolf", "Lobo"]
    assert evening.dead == [("Ana", "villager")]


def test_the_pack_may_not_eat_its_own_and_may_go_hungry(state: Path) -> None:
    """R21: a pass is a night without a victim."""
    evening = play(quiet(village(Lobo="werewolf")), [("wolves-prey", "Lobo"), ("wolves-prey", None)], state)
    assert refused(evening)
    assert evening.said("nobody-died") == [{}]


def test_the_witch_of_a_night_without_prey_is_shown_an_empty_hand(state: Path) -> None:
    """E12."""
    evening = play(quiet(village(Wit="witch")), [("wolves-prey", None)], state)
    assert evening.whispered("witch-no-victim") == [{}]
    assert evening.question == "witch-poison"


# The seer -------------------------------------------------------------------------------------------------------


def test_the_seer_learns_the_exact_card_and_never_her_own(state: Path) -> None:
    evening = play(
        quiet(village(Seer="seer", White="white_werewolf")), [("seer-look", "Seer"), ("seer-look", "White")], state
    )
    assert refused(evening)
    assert evening.whispered("seer-sees") == [{"player": "White", "card": "white-werewolf"}]


def test_the_seer_must_look_at_the_living(state: Path) -> None:
    evening = play(
        quiet(village(Seer="seer")),
        [("seer-look", None), ("seer-look", "Ana"), ("wolves-prey", "Ana"), ("vote", {}), ("seer-look", "Ana")],
        state,
    )
    assert evening.errors == ["not-an-option"] * 2


def test_a_camp_seer_takes_the_white_werewolf_for_one_of_the_pack(state: Path) -> None:
    """R14."""
    evening = play(
        quiet(village(Seer="seer", White="white_werewolf"), seer_sees="camp"), [("seer-look", "White")], state
    )
    assert evening.whispered("seer-sees-camp") == [{"player": "White", "camp": "wolves"}]


# The witch ------------------------------------------------------------------------------------------------------


def test_the_witch_may_not_poison_the_victim_but_may_drink_herself(state: Path) -> None:
    """D4."""
    evening = play(
        quiet(village(Wit="witch")),
        [("wolves-prey", "Ana"), ("witch-heal", "no"), ("witch-poison", "Ana"), ("witch-poison", "Wit")],
        state,
    )
    assert refused(evening)
    assert names(evening) == ["Ana", "Wit"]


def test_the_witch_is_told_of_her_last_potion_and_of_her_empty_hands(state: Path) -> None:
    evening = play(
        quiet(village(Wit="witch", Ed="villager", Fy="villager")),
        [
            ("wolves-prey", "Ana"), ("witch-heal", "yes"), ("vote", {}),
            ("wolves-prey", "Bo"), ("witch-poison", "Cy"), ("vote", {}),
            ("wolves-prey", "Di"),
        ],
        state,
    )  # fmt: skip
    assert evening.whispered("witch-last-potion") == [{"potion": "death"}]
    assert len(evening.whispered("witch-has-no-potion")) == 2
    assert evening.whispered("witch-victim")[-1] == {"player": "Di"}, "R15: she sees him all the same"
    assert evening.whispered("witch-death-potion-spent") == [{}]
    assert names(evening) == ["Bo", "Cy", "Di"]


def test_the_witch_cannot_save_the_white_werewolfs_victim(state: Path) -> None:
    """R17: she is shown the pack's victim only."""
    evening = play(
        quiet(village(Lobo="werewolf", White="white_werewolf", Wit="witch", Ed="villager", Fy="villager")),
        [
            ("wolves-prey", None), ("witch-poison", None), ("vote", {}),
            ("wolves-prey", None), ("white-werewolf-prey", "Lobo"), ("witch-poison", None),
        ],
        state,
    )  # fmt: skip
    assert evening.whispered("witch-no-victim") == [{}, {}]
    assert names(evening) == ["Lobo"]


# The hunter and the couple --------------------------------------------------------------------------------------


@pytest.mark.parametrize("cause", ["claws", "vote", "poison", "grief"])
def test_the_hunter_shoots_whatever_kills_him(state: Path, cause: str) -> None:
    people = village(Jag="hunter", Wit="witch", Cup="cupid", Ed="villager")
    steps: list[Any] = [("cupid-lovers", ["Jag", "Ed"] if cause == "grief" else ["Ana", "Bo"])]
    steps += {
        "claws": [("wolves-prey", "Jag"), ("witch-heal", "no"), ("witch-poison", None)],
        "vote": [("wolves-prey", None), ("witch-poison", None), ("vote", {"Jag": 5})],
        "poison": [("wolves-prey", None), ("witch-poison", "Jag")],
        "grief": [("wolves-prey", "Ed"), ("witch-heal", "no"), ("witch-poison", None)],
    }[cause]
    evening = play(quiet(people), [*steps, ("hunter-shot", "Cy")], state)
    assert names(evening)[:1] + names(evening)[-1:] == (["Cy", "Ed"] if cause == "grief" else ["Cy", "Jag"])
    assert bool(evening.said("hunter-fires")) is (cause == "vote"), "by night in silence (E7)"


def test_a_healed_hunter_keeps_his_bullet(state: Path) -> None:
    evening = play(quiet(village(Jag="hunter", Wit="witch")), [("wolves-prey", "Jag"), ("witch-heal", "yes")], state)
    assert not evening.asks("hunter-shot")


def test_the_hunter_is_called_every_night_and_in_the_same_words(state: Path) -> None:
    """R33: the night of his death sounds like any other."""
    evening = play(
        quiet(village(Jag="hunter")),
        [("wolves-prey", None), ("vote", {}), ("wolves-prey", "Jag"), ("hunter-shot", "Ana")],
        state,
    )
    assert len(evening.said("hunter-wakes")) == 2
    assert evening.dead == [("Ana", "villager"), ("Jag", "hunter")], "told together, in seat order"


def test_once_the_hunter_is_known_to_be_dead_the_wolves_still_kill(state: Path) -> None:
    evening = play(
        quiet(village(Jag="hunter", Ed="villager")),
        [("wolves-prey", "Jag"), ("hunter-shot", "Ana"), ("vote", {}), ("wolves-prey", "Bo")],
        state,
    )
    assert len(evening.said("hunter-wakes")) == 1
    assert names(evening) == ["Ana", "Jag", "Bo"]


def test_a_hunter_cannot_shoot_the_dying(state: Path) -> None:
    evening = play(
        quiet(village(Jag="hunter", Wit="witch")),
        [
            ("wolves-prey", "Jag"), ("witch-heal", "no"), ("witch-poison", "Ana"),
            ("hunter-shot", "Ana"), ("hunter-shot", "Jag"), ("hunter-shot", "Bo"),
        ],
        state,
    )  # fmt: skip
    assert evening.errors == ["not-an-option"] * 2
    assert names(evening) == ["Ana", "Bo", "Jag"]


def test_a_hunter_with_nobody_to_shoot_is_not_asked(state: Path) -> None:
    """D24."""
    evening = play(
        quiet({"Wolf": "werewolf", "Jag": "hunter"}, parity="last-villager-dead"),
        [("wolves-prey", None), ("vote", {"Jag": 1})],
        state,
    )
    assert evening.question == "hunter-shot"
    evening = play(
        quiet({"Wit": "witch", "Wolf": "werewolf", "Jag": "hunter"}, parity="last-villager-dead"),
        [("wolves-prey", "Jag"), ("witch-heal", "no"), ("witch-poison", "Wolf"), ("hunter-shot", "Wit")],
        state.with_name("last"),
    )
    assert evening.because == "nobody-left"


def test_two_hunters_shoot_one_after_the_other(state: Path) -> None:
    evening = play(
        quiet(village(Jag="hunter", Kip="hunter", Ed="villager")),
        [("wolves-prey", "Jag"), ("hunter-shot", "Kip"), ("hunter-shot", "Ana")],
        state,
    )
    assert [ask["for"] for ask in evening.asks("hunter-shot")] == [["Jag"], ["Kip"]]
    assert names(evening) == ["Ana", "Jag", "Kip"]


def test_a_hunter_in_love_dies_shoots_and_takes_his_partner_with_him(state: Path) -> None:
    evening = play(
        quiet(village(Jag="hunter", Cup="cupid", Ed="villager")),
        [("cupid-lovers", ["Jag", "Ana"]), ("wolves-prey", "Jag"), ("hunter-shot", "Ana"), ("hunter-shot", "Bo")],
        state,
    )
    assert refused(evening), "his partner is dying already"
    assert names(evening) == ["Ana", "Bo", "Jag"]


def test_cupid_names_just_two_different_people(state: Path) -> None:
    evening = play(
        quiet(village(Cup="cupid")),
        [
            ("cupid-lovers", ["Ana"]), ("cupid-lovers", ["Ana", "Ana"]), ("cupid-lovers", ["Ana", "Bo", "Cy"]),
            ("cupid-lovers", None), ("cupid-lovers", ["Ana", "Cup"]),
        ],
        state,
    )  # fmt: skip
    assert evening.errors == ["not-an-option"] * 4
    assert evening.whispered("lovers-are") == [{"players": ["Ana", "Cup"]}]


def test_lovers_may_vote_against_each_other_but_the_moderator_is_told(state: Path) -> None:
    """D10."""
    evening = play(
        quiet(village(Cup="cupid"), votes="ballot"),
        [("cupid-lovers", ["Ana", "Bo"]), ("wolves-prey", None), ("vote", {"Ana": "Bo", "Bo": "Wolf"})],
        state,
    )
    assert evening.whispered("lover-votes-against-lover") == [{"player": "Ana", "target": "Bo"}]


@pytest.mark.parametrize(("second", "winner"), [("villager", "couple"), ("piper", "couple"), ("werewolf", "wolves")])
def test_only_a_couple_of_two_camps_wins_alone(state: Path, second: str, winner: str) -> None:
    people = {"Wolf": "werewolf", "Bo": second, "Cup": "cupid", "Cy": "villager"}
    evening = play(
        quiet(people),
        [
            ("cupid-lovers", ["Wolf", "Bo"]), ("wolves-prey", "Cup"),
            *([("piper-charm", ["Wolf", "Cup"])] if second == "piper" else []),
            *([] if second == "werewolf" else [("vote", {"Cy": 2})]),
        ],
        state,
    )  # fmt: skip
    assert evening.winners == [winner]


def test_a_couple_of_wolf_and_white_werewolf_is_of_two_camps(state: Path) -> None:
    """R45."""
    evening = play(
        quiet({"Wolf": "werewolf", "White": "white-werewolf", "Cup": "cupid", "Cy": "villager"}),
        [("cupid-lovers", ["Wolf", "White"]), ("wolves-prey", "Cup"), ("vote", {"Cy": 2})],
        state,
    )
    assert evening.winners == ["couple"]


# The little girl and the thief ----------------------------------------------------------------------------------


def test_the_little_girl_caught_dies_in_the_victims_place(state: Path) -> None:
    evening = play(quiet(village(Gil="little_girl")), [("wolves-prey", "Ana"), ("little-girl-caught", "yes")], state)
    assert evening.dead == [("Gil", "little-girl")]


def test_the_little_girl_uncaught_or_chosen_is_a_victim_like_any_other(state: Path) -> None:
    evening = play(
        quiet(village(Gil="little_girl")),
        [("wolves-prey", "Ana"), ("little-girl-caught", "no"), ("vote", {}), ("wolves-prey", "Gil")],
        state,
    )
    assert len(evening.asks("little-girl-caught")) == 1
    assert names(evening) == ["Ana", "Gil"]


def test_the_witch_is_shown_the_girl_who_was_caught(state: Path) -> None:
    evening = play(
        quiet(village(Gil="little_girl", Wit="witch")),
        [("wolves-prey", "Ana"), ("little-girl-caught", "yes"), ("witch-heal", "yes")],
        state,
    )
    assert evening.whispered("witch-victim") == [{"player": "Gil"}]
    assert evening.dead == []


def test_a_thief_is_what_he_took_from_that_night_on(state: Path) -> None:
    evening = play(
        quiet(village(Tip="thief"), spare=["seer", "villager"]),
        [("thief-card", "witch"), ("thief-card", "seer"), ("seer-look", "Wolf"), ("wolves-prey", "Tip")],
        state,
    )
    assert refused(evening)
    assert evening.dead == [("Tip", "seer")]


def test_a_thief_may_keep_his_card(state: Path) -> None:
    evening = play(
        quiet(village(Tip="thief"), spare=["werewolf", "villager"]),
        [("thief-card", None), ("wolves-prey", "Tip"), ("vote", {}), ("wolves-prey", None)],
        state,
    )
    assert evening.dead == [("Tip", "thief")]
    assert len(evening.said("thief-wakes")) == 1, "the first night only"


def test_a_thief_must_take_the_only_wolf_or_nobody_would_hunt(state: Path) -> None:
    """R11."""
    people = {"Tip": "thief", "Ana": "villager", "Bo": "villager"}
    evening = play(
        quiet(people, spare=["villager", "werewolf"]),
        [("thief-card", None), ("thief-card", "villager"), ("thief-card", "werewolf")],
        state,
    )
    assert evening.errors == ["not-an-option"] * 2
    assert evening.question == "wolves-prey"


# The defender and the elder -------------------------------------------------------------------------------------


def test_the_defender_may_shield_himself_rest_and_come_back(state: Path) -> None:
    evening = play(
        quiet(village(Def="defender")),
        [
            ("defender-protect", "Def"), ("wolves-prey", "Def"), ("vote", {}),
            ("defender-protect", None), ("wolves-prey", None), ("vote", {}),
            ("defender-protect", "Def"), ("wolves-prey", "Def"),
        ],
        state,
    )  # fmt: skip
    assert evening.errors == []
    assert evening.dead == []
    assert "Def" not in evening.asks("defender-protect")[1]["options"]


def test_shield_and_potion_on_the_same_player_save_him(state: Path) -> None:
    """D27."""
    evening = play(
        quiet(village(Def="defender", Wit="witch")),
        [("defender-protect", "Ana"), ("wolves-prey", "Ana"), ("witch-heal", "yes")],
        state,
    )
    assert evening.dead == []


def test_the_shield_holds_against_white_claws_but_not_against_a_bullet(state: Path) -> None:
    """R25."""
    evening = play(
        quiet(village(Lobo="werewolf", White="white_werewolf", Def="defender", Ed="villager", Fy="villager")),
        [
            ("defender-protect", None), ("wolves-prey", None), ("vote", {}),
            ("defender-protect", "Lobo"), ("wolves-prey", None), ("white-werewolf-prey", "Lobo"),
        ],
        state,
    )  # fmt: skip
    assert evening.dead == []
    evening = play(
        quiet(village(Def="defender", Jag="hunter")),
        [("defender-protect", "Ana"), ("wolves-prey", "Jag"), ("hunter-shot", "Ana")],
        state.with_name("shot"),
    )
    assert names(evening) == ["Ana", "Jag"]


def test_the_elder_survives_the_first_attack_and_not_the_second(state: Path) -> None:
    evening = play(quiet(village(Eld="elder")), [("wolves-prey", "Eld"), ("vote", {}), ("wolves-prey", "Eld")], state)
    assert evening.said("nobody-died") == [{}]
    assert evening.whispered("elder-survived") == [{"player": "Eld"}]
    assert evening.dead == [("Eld", "elder")]
    assert not evening.said("powers-lost"), "the wolves took him, not his village"


@pytest.mark.parametrize("saved_by", ["witch", "defender"])
def test_an_attack_that_was_stopped_costs_the_elder_nothing(state: Path, saved_by: str) -> None:
    """R27."""
    first, second = {
        "witch": ([("wolves-prey", "Eld"), ("witch-heal", "yes")], [("witch-poison", None)]),
        "defender": ([("defender-protect", "Eld"), ("wolves-prey", "Eld")], []),
    }[saved_by]
    second = [*([("defender-protect", None)] if saved_by == "defender" else []), ("wolves-prey", "Eld"), *second]
    evening = play(quiet(village(Eld="elder", Helper=saved_by)), [*first, ("vote", {}), *second], state)
    assert evening.dead == []
    assert evening.whispered("elder-survived") == [{"player": "Eld"}]


@pytest.mark.parametrize("cause", ["vote", "poison", "shot"])
def test_an_elder_killed_by_his_village_takes_its_powers_with_him(state: Path, cause: str) -> None:
    people = village(Eld="elder", Seer="seer", Wit="witch", Jag="hunter", Rav="raven", Pip="piper")
    night: list[Any] = [("seer-look", "Ana"), ("raven-mark", None)]
    steps = {
        "vote": [*night, ("wolves-prey", None), ("witch-poison", None), ("piper-charm", ["Ana", "Bo"]),
                 ("vote", {"Eld": 6})],
        "poison": [*night, ("wolves-prey", None), ("witch-poison", "Eld"), ("piper-charm", ["Ana", "Bo"]),
                   ("vote", {})],
        "shot": [*night, ("wolves-prey", "Jag"), ("witch-heal", "no"), ("witch-poison", None),
                 ("piper-charm", ["Ana", "Bo"]), ("hunter-shot", "Eld"), ("vote", {})],
    }[cause]  # fmt: skip
    evening = play(quiet(people), [*steps, ("wolves-prey", "Ana"), ("piper-charm", ["Cy", "Di"])], state)
    assert {tuple(event["for"]) for event in evening.of("whisper") if event["line"] == "powerless"} >= {
        ("Seer",), ("Wit",), ("Rav",),
    }  # fmt: skip
    assert bool(evening.said("powers-lost")) is (cause == "vote"), "R28: by night nobody says why he died"
    assert len(evening.said("seer-wakes")) == 2, "called as before"


def test_a_hunter_without_power_does_not_shoot(state: Path) -> None:
    evening = play(
        quiet(village(Eld="elder", Jag="hunter", Ed="villager")),
        [("wolves-prey", None), ("vote", {"Eld": 5}), ("wolves-prey", None), ("vote", {"Jag": 5})],
        state,
    )
    assert not evening.asks("hunter-shot")
    assert names(evening) == ["Eld", "Jag"]


def test_a_hunter_who_dies_of_grief_for_a_hanged_elder_has_no_power_left(state: Path) -> None:
    """R28: the curse strikes first."""
    evening = play(
        quiet(village(Eld="elder", Jag="hunter", Cup="cupid")),
        [("cupid-lovers", ["Eld", "Jag"]), ("wolves-prey", None), ("vote", {"Eld": 5})],
        state,
    )
    assert not evening.asks("hunter-shot")
    assert names(evening) == ["Eld", "Jag"]


# The scapegoat and the idiot ------------------------------------------------------------------------------------


@pytest.mark.parametrize("tie", ["s0", "scapegoat", "lot"])
def test_the_scapegoat_pays_for_a_tie_whatever_else_is_agreed(state: Path, tie: str) -> None:
    """R40."""
    evening = play(
        quiet(village(Goat="scapegoat"), tie=tie),
        [("wolves-prey", None), ("vote", {"Ana": 2, "Bo": 2}), ("scapegoat-voters", ["Ana"])],
        state,
    )
    assert evening.dead == [("Goat", "scapegoat")]


def test_only_those_whom_the_scapegoat_named_vote_the_next_day(state: Path) -> None:
    evening = play(
        quiet(village(Goat="scapegoat", Ed="villager", Fy="villager")),
        [
            ("wolves-prey", None), ("vote", {"Ana": 2, "Bo": 2}), ("scapegoat-voters", ["Ana", "Cy", "Wolf"]),
            ("wolves-prey", "Cy"), ("vote", {}), ("wolves-prey", None),
        ],
        state,
    )  # fmt: skip
    assert [ask["voters"] for ask in evening.asks("vote")][1:] == [
        ["Wolf", "Ana"],
        ["Wolf", "Ana", "Bo", "Di", "Ed", "Fy"],
    ]


def test_no_vote_is_held_when_all_whom_he_named_are_dead(state: Path) -> None:
    evening = play(
        quiet(village(Goat="scapegoat", Ed="villager")),
        [("wolves-prey", None), ("vote", {"Ana": 2, "Bo": 2}), ("scapegoat-voters", ["Cy"]), ("wolves-prey", "Cy")],
        state,
    )
    assert evening.said("no-vote") == [{}]


def test_a_scapegoat_without_power_pays_for_nobody(state: Path) -> None:
    """R40."""
    evening = play(
        quiet(village(Goat="scapegoat", Eld="elder", Ed="villager")),
        [("wolves-prey", None), ("vote", {"Eld": 5}), ("wolves-prey", None), ("vote", {"Ana": 2, "Bo": 2})],
        state,
    )
    assert evening.question == "revote"


def test_a_scapegoat_voted_out_without_a_tie_says_nothing(state: Path) -> None:
    evening = play(quiet(village(Goat="scapegoat")), [("wolves-prey", None), ("vote", {"Goat": 3})], state)
    assert evening.dead == [("Goat", "scapegoat")]
    assert not evening.asks("scapegoat-voters")


def test_the_idiot_is_spared_once(state: Path) -> None:
    """R43."""
    evening = play(
        quiet(village(Idi="idiot")),
        [("wolves-prey", None), ("vote", {"Idi": 4}), ("wolves-prey", None), ("vote", {"Idi": 4})],
        state,
    )
    assert len(evening.said("idiot-spared")) == 1
    assert evening.dead == [("Idi", "idiot")]
    assert "Idi" not in evening.asks("vote")[1]["voters"]


def test_the_idiot_has_no_luck_with_wolves(state: Path) -> None:
    evening = play(quiet(village(Idi="idiot")), [("wolves-prey", "Idi")], state)
    assert evening.dead == [("Idi", "idiot")]


@pytest.mark.parametrize("revealed", [True, False])
def test_a_revealed_idiot_dies_with_his_elder(state: Path, revealed: bool) -> None:
    evening = play(
        quiet(village(Idi="idiot", Eld="elder", Ed="villager")),
        [
            ("wolves-prey", None), ("vote", {"Idi": 5} if revealed else {}),
            ("wolves-prey", None), ("vote", {"Eld": 5}),
        ],
        state,
    )  # fmt: skip
    assert names(evening) == (["Idi", "Eld"] if revealed else ["Eld"])


def test_an_idiot_without_power_hangs(state: Path) -> None:
    evening = play(
        quiet(village(Idi="idiot", Eld="elder", Ed="villager")),
        [("wolves-prey", None), ("vote", {"Eld": 5}), ("wolves-prey", None), ("vote", {"Idi": 5})],
        state,
    )
    assert names(evening) == ["Eld", "Idi"]


# The raven ------------------------------------------------------------------------------------------------------


def test_the_ravens_mark_counts_two_votes_that_day_and_is_told_before_the_vote(state: Path) -> None:
    evening = play(
        quiet(village(Rav="raven", Ed="villager")),
        [
            ("raven-mark", "Ana"), ("wolves-prey", None), ("vote", {"Bo": 3, "Ana": 2}),
            ("raven-mark", None), ("wolves-prey", None), ("vote", {"Bo": 1}),
        ],
        state,
    )  # fmt: skip
    assert evening.said("raven-marked") == [{"player": "Ana", "votes": 2}]
    assert names(evening) == ["Ana", "Bo"]


def test_the_ravens_votes_do_not_count_in_the_second_vote(state: Path) -> None:
    """R36."""
    evening = play(
        quiet(village(Rav="raven", Ed="villager")),
        [("raven-mark", "Ana"), ("wolves-prey", None), ("vote", {"Bo": 2}), ("revote", {"Bo": 2, "Ana": 1})],
        state,
    )
    assert names(evening) == ["Bo"]


def test_the_mark_stands_though_the_raven_died_and_falls_with_the_marked(state: Path) -> None:
    """R37."""
    evening = play(
        quiet(village(Rav="raven", Ed="villager")),
        [("raven-mark", "Ana"), ("wolves-prey", "Rav"), ("vote", {"Bo": 1})],
        state,
    )
    assert names(evening) == ["Rav", "Ana"]
    evening = play(
        quiet(village(Rav="raven", Ed="villager")),
        [("raven-mark", "Ana"), ("wolves-prey", "Ana"), ("vote", {"Bo": 1})],
        state.with_name("marked"),
    )
    assert not evening.said("raven-marked")
    assert names(evening) == ["Ana", "Bo"]


def test_the_mark_alone_can_condemn(state: Path) -> None:
    """R38."""
    evening = play(quiet(village(Rav="raven")), [("raven-mark", "Ana"), ("wolves-prey", None), ("vote", {})], state)
    assert names(evening) == ["Ana"]


# The piper ------------------------------------------------------------------------------------------------------


def test_the_piper_charms_two_then_two_then_whoever_is_left(state: Path) -> None:
    evening = play(
        quiet(village(Pip="piper")),
        [
            ("wolves-prey", None), ("piper-charm", ["Ana"]), ("piper-charm", ["Ana", "Pip"]),
            ("piper-charm", ["Ana", "Bo"]), ("vote", {}),
            ("wolves-prey", None), ("piper-charm", ["Ana", "Cy"]), ("piper-charm", ["Cy", "Di"]), ("vote", {}),
            ("wolves-prey", None), ("piper-charm", ["Wolf"]),
        ],
        state,
    )  # fmt: skip
    assert evening.errors == ["not-an-option"] * 3
    assert evening.whispered("charmed-are")[1] == {"players": ["Ana", "Bo", "Cy", "Di"]}
    assert evening.whispered("piper-almost-done") == [{"left": 1}]
    assert (evening.winners, evening.because) == (["piper"], "all-charmed")


def test_the_piper_wins_when_the_last_uncharmed_dies(state: Path) -> None:
    evening = play(
        quiet({"Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Pip": "piper"}),
        [("wolves-prey", None), ("piper-charm", ["Ana", "Bo"]), ("vote", {"Wolf": 3})],
        state,
    )
    assert evening.winners == ["piper"], "looked at before the village (§1.3)"


def test_a_dead_piper_wins_nothing_and_a_living_one_does_not_hold_the_village_back(state: Path) -> None:
    """R46."""
    evening = play(
        quiet({"Wolf": "werewolf", "Ana": "villager", "Bo": "villager", "Pip": "piper"}),
        [("wolves-prey", "Pip"), ("piper-charm", ["Ana", "Bo"]), ("vote", {})],
        state,
    )
    assert evening.winners is None
    evening = play(
        quiet(village(Pip="piper")),
        [("wolves-prey", None), ("piper-charm", ["Ana", "Bo"]), ("vote", {"Wolf": 4})],
        state.with_name("village"),
    )
    assert evening.winners == ["village"]


# The white werewolf ---------------------------------------------------------------------------------------------


def test_the_white_werewolf_kills_a_wolf_every_second_night(state: Path) -> None:
    evening = play(
        quiet(village(White="white_werewolf", Lobo="werewolf", Ed="villager", Fy="villager")),
        [
            ("wolves-prey", None), ("vote", {}),
            ("wolves-prey", "Ana"), ("white-werewolf-prey", "Bo"), ("white-werewolf-prey", "White"),
            ("white-werewolf-prey", "Lobo"), ("vote", {}),
            ("wolves-prey", None), ("vote", {}),
            ("wolves-prey", None), ("white-werewolf-prey", None),
        ],
        state,
    )  # fmt: skip
    assert evening.errors == ["not-an-option"] * 2
    assert names(evening) == ["Ana", "Lobo"]
    assert evening.asks("wolves-prey")[0]["for"] == ["Wolf", "White", "Lobo"], "he hunts with the pack"
    assert len(evening.said("white-werewolf-wakes")) == 2


def test_no_pack_wins_while_a_white_werewolf_hunts_it(state: Path) -> None:
    """R47."""
    evening = play(
        quiet({"White": "white-werewolf", "Wolf": "werewolf", "Ana": "villager", "Bo": "villager"}),
        [("wolves-prey", "Ana")],
        state,
    )
    assert evening.winners is None
    assert evening.whispered("one-death-from-parity") == [{"wolves": 2, "others": 1}], "were it the white werewolf's"
    assert evening.whispered("one-death-from-white-werewolf") == [{}], "were it the last villager's"


# The captain ----------------------------------------------------------------------------------------------------


def test_the_dead_cannot_be_elected_and_nobody_can_refuse(state: Path) -> None:
    """E4."""
    evening = play(
        table(village()),
        [("wolves-prey", "Ana"), ("captain-election", "Ana"), ("captain-election", None), ("captain-election", "Bo")],
        state,
    )
    assert evening.errors == ["not-an-option"] * 2
    assert evening.said("captain-elected") == [{"player": "Bo"}]


def test_a_captain_among_the_tied_may_condemn_himself_and_names_his_heir(state: Path) -> None:
    """E5, E6."""
    evening = play(
        table(village(Ed="villager")),
        [
            ("wolves-prey", None), ("captain-election", "Ana"), ("vote", {"Ana": 2, "Bo": 2}),
            ("captain-tie", "Ana"), ("captain-successor", None), ("captain-successor", "Cy"),
            ("wolves-prey", None), ("vote", {"Bo": 2, "Di": 2}), ("captain-tie", "Bo"),
        ],
        state,
    )  # fmt: skip
    assert refused(evening)
    assert names(evening) == ["Ana", "Bo"]
    assert [ask["for"] for ask in evening.asks("captain-tie")] == [["Ana"], ["Cy"]]


def test_the_sash_is_handed_on_after_the_group_of_deaths_and_not_once_the_evening_is_over(state: Path) -> None:
    """E10."""
    evening = play(
        table({"Wolf": "werewolf", "Ana": "villager", "Bo": "villager"}),
        [("wolves-prey", None), ("captain-election", "Wolf"), ("vote", {"Wolf": 2})],
        state,
    )
    assert evening.winners == ["village"]
    assert not evening.said("captain-fell")


def test_a_captain_banned_from_voting_still_breaks_a_tie(state: Path) -> None:
    """R53: his word is no vote."""
    evening = play(
        table(village(Goat="scapegoat", Ed="villager", Fy="villager")),
        [
            ("wolves-prey", None), ("captain-election", "Di"), ("vote", {"Ana": 2, "Bo": 2}),
            ("scapegoat-voters", ["Ana", "Bo"]),
            ("wolves-prey", None), ("vote", {"Ana": 1, "Bo": 1}), ("captain-tie", "Ana"),
        ],
        state,
    )  # fmt: skip
    assert names(evening) == ["Goat", "Ana"]


def test_a_second_vote_is_between_the_tied_alone_and_a_second_tie_spares_everyone(state: Path) -> None:
    evening = play(
        quiet(village()),
        [("wolves-prey", None), ("vote", {"Ana": 2, "Bo": 2}), ("revote", {"Cy": 1}), ("revote", {"Ana": 2, "Bo": 2})],
        state,
    )
    assert evening.asks("revote")[0]["options"] == ["Ana", "Bo"]
    assert evening.whispered("last-vote") == [{}]
    assert refused(evening)
    assert evening.said("nobody-condemned") == [{}]
    assert evening.dead == []


# What the moderator is warned of, and the evening told back -----------------------------------------------------


def test_the_moderator_hears_by_day_and_by_night_that_the_next_death_may_end_it(state: Path) -> None:
    evening = play(quiet(village(Lobo="werewolf", Ed="villager")), [("wolves-prey", None), ("vote", {"Ana": 3})], state)
    assert evening.whispered("one-death-from-parity") == [], "two wolves, four others"
    evening = play(quiet(village(Lobo="werewolf")), [("wolves-prey", "Ana"), ("vote", {})], state.with_name("near"))
    assert evening.whispered("one-death-from-parity") == [{"wolves": 2, "others": 3}] * 2


def test_no_warning_where_the_next_death_does_not_end_it(state: Path) -> None:
    evening = play(
        quiet(village(Lobo="werewolf", Jag="hunter"), parity="not-while-village-can-kill"),
        [("wolves-prey", "Ana"), ("vote", {})],
        state,
    )
    assert not evening.whispered("one-death-from-parity")


def test_the_last_wolf_is_whispered_before_the_debate(state: Path) -> None:
    evening = play(quiet(village()), [("wolves-prey", None)], state)
    assert evening.whispered("one-wolf-left") == [{}]


def test_the_evening_is_told_back_night_by_night(state: Path) -> None:
    evening = play(
        table(village(Seer="seer")),
        [
            ("seer-look", "Wolf"), ("wolves-prey", "Ana"), ("captain-election", "Bo"), ("vote", {}),
            ("seer-look", "Cy"), ("wolves-prey", None), ("vote", {"Wolf": 4}),
        ],
        state,
    )  # fmt: skip
    told = [event["line"] for event in evening.of("say")]
    assert [line for line in told[told.index("tale-begins") :] if not line.startswith("tale-card")] == [
        "tale-begins",
        "tale-night", "tale-seer-looked", "tale-wolves-chose", "tale-died",
        "tale-day", "tale-captain-elected", "tale-nobody-condemned",
        "tale-night", "tale-seer-looked", "tale-nobody-died",
        "tale-day", "tale-counted", "tale-died",
        "tale-ends",
    ]  # fmt: skip
    assert len(evening.said("tale-card-alive") + evening.said("tale-card-dead")) == 6
