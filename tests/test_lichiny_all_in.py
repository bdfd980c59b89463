"""The Joker's all-in (S15e): at any moment, in the open, with everybody's role, once; he wins at once or leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from lichiny_rig import table
from msgspec.structs import replace
from proofs import proves

from narrator.games import sit_down
from narrator.games.lichiny.abilities import ABILITIES
from narrator.games.lichiny.choices import ALL_IN, joker_of
from narrator.games.lichiny.orders import bar
from narrator.games.lichiny.roles import Secret
from narrator.games.lichiny.town import Town
from narrator.script import Ask, Draw, Outcome, Phase, Say, Seat, Timer, TimerEnd

ROLES = {
    "Ana": "doctor detective",
    "Bo": "electrician joker",
    "Cy": "cook killer",
    "Di": "priest sociopath",
    "Ed": "avenger changeling",
    "Fa": "lawyer mage",
}
TRUTH = {name: both.split()[1] for name, both in ROLES.items()}
LIE = TRUTH | {"Cy": "mage", "Fa": "killer"}

Answer = Callable[[Town, Ask[Any]], Any]


class Party:
    """An evening played without words: an answer for each question, what was asked and said, and the outcome."""

    def __init__(self, answers: Mapping[str, Any], phases: int = 2, roles: Mapping[str, str] = ROLES, **options: Any):
        town = sit_down(table(roles, **options))
        assert isinstance(town, Town)
        self.town, self.asked, self.said, self.outcome = town, [], [], None
        plain = {"order": None, "close-phase": None, "results-given": "ready", "all-in-sure": "yes"}
        self.answers = plain | {"all-in-list": TRUTH, "same-situation": "no"} | dict(answers)
        self._play(phases)

    def seat(self, name: str) -> Seat:
        return next(seat for seat in self.town.seats if seat.name == name)

    def put(self, name: str, **fields: Any) -> None:
        characters = {**self.town.now.characters, self.seat(name): replace(self.town.now[self.seat(name)], **fields)}
        self.town.take(replace(self.town.now, characters=characters))

    def _play(self, phases: int) -> None:
        script, answer, self.number = self.town.script(), None, 0
        while True:
            try:
                effect: Any = script.send(answer)
            except StopIteration as end:
                self.outcome: Outcome | None = end.value
                return
            answer = None
            if isinstance(effect, Phase) and effect.name in ("night", "day", "turn"):
                self.number += 1
                if self.number > phases:
                    return
            elif isinstance(effect, Ask):
                self.asked.append(effect)
                answer = self._answer(effect)
            elif isinstance(effect, Draw):
                answer = effect.options[0]
            elif isinstance(effect, Timer):
                answer = TimerEnd.RANG
            elif isinstance(effect, Say):
                self.said.append(effect.line)

    def _answer(self, ask: Ask[Any]) -> Any:
        answer = self.answers[ask.question]
        if len(self.asked) > 300:
            raise AssertionError(f"asked over and over: {ask.question}")
        if callable(answer):
            answer = answer(self, ask)
        if ask.question == "all-in-list":
            return {self.seat(name): Secret(role) for name, role in answer.items()}
        return answer

    @property
    def winners(self) -> list[str]:
        return [seat.name for seat in self.town.winners]


def once(question: str, by: str = "", number: int = 1, **state: Any) -> dict[str, Any]:
    """All in at the first such question of a phase, by whomever it is asked; ``Bo`` is put into a state before."""
    done: list[bool] = []

    def answer(party: Party, ask: Ask[Any]) -> Any:
        party.put("Bo", **state)
        is_his = not by or [seat.name for seat in ask.to] == [by]
        if not done and is_his and party.number == number:
            done.append(True)
            assert ALL_IN in ask.options
            return ALL_IN
        return "ready" if question == "results-given" else None

    return {question: answer}


# When he may --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "by", "number"),
    [("order", "Ana", 1), ("order", "Bo", 1), ("order", "Fa", 2), ("close-phase", "", 1), ("results-given", "", 1)],
)
@proves("S15e")
def test_at_any_moment_the_right_list_wins_at_once(question: str, by: str, number: int) -> None:
    """L17: whoever is just being asked, by night and day, and while results are given."""
    party = Party(once(question, by, number))
    assert party.outcome
    assert party.outcome.because == "all-in-right"
    assert party.winners == ["Bo", "Di"]
    assert party.said.count("all-in-names") == len(ROLES)


@pytest.mark.parametrize(
    ("state", "options", "may"),
    [
        ({}, {}, True),
        ({"lives": 1}, {}, True),
        ({"lives": 0}, {}, False),
        ({"has_left": True}, {}, False),
        ({"drunk": 1}, {}, False),  # U23
        ({"prison": (1,)}, {}, True),
        ({"prison": (1,)}, {"all_in_prison": "allowed"}, True),
        ({"prison": (1,)}, {"all_in_prison": "refused"}, False),
    ],
)
@proves("S15e", "O11b")
def test_who_may(state: dict[str, Any], options: dict[str, Any], may: bool) -> None:
    party = Party({}, phases=0, **options)
    party.put("Bo", **state)
    assert (joker_of(party.town) is party.seat("Bo")) is may


@pytest.mark.parametrize(
    ("option", "ruling", "wins"), [("ask", "yes", True), ("ask", "no", False), ("allowed", "", True)]
)
@proves("S15e")
def test_from_prison_the_moderator_decides(option: str, ruling: str, wins: bool) -> None:
    """B98."""
    answers = {**once("order", prison=(1, 2)), "all-in-prison": ruling}
    party = Party(answers, all_in_prison=option)
    assert (party.outcome is not None) is wins
    assert any(ask.question == "all-in-prison" for ask in party.asked) is (option == "ask")


@proves("S15e")
def test_it_is_not_offered_to_the_eyes_of_a_player_who_holds_the_device() -> None:
    """L17: or he would see that a Joker lives."""
    party = Party({"results-take": "ready", "results-seen": "seen"}, results="cards")
    held = [ask for ask in party.asked if ask.question in ("results-take", "results-seen")]
    assert len(held) == 2 * 2 * len(ROLES)
    assert not any(ALL_IN in ask.options for ask in held)


@proves("S15e")
def test_he_names_everybody_dealt_the_dead_too_and_may_think_again() -> None:
    party = Party({**once("order", "Cy"), "all-in-sure": "no"})
    (listed,) = [ask for ask in party.asked if ask.question == "all-in-list"]
    assert listed.voters == party.town.seats
    assert (party.outcome, "all-in-played" in party.said) == (None, False)


@proves("S15e", "S14a")
def test_a_changeling_who_copies_the_dead_joker_goes_all_in_and_names_true_roles() -> None:
    def answer(party: Party, ask: Ask[Any]) -> Any:
        party.put("Bo", lives=0)
        party.put("Ed", copied=party.seat("Bo"))
        return ALL_IN if ask.to[0].name == "Fa" and ALL_IN in ask.options else None

    party = Party({"order": answer})
    assert party.winners == ["Di", "Ed"]


# Wrong --------------------------------------------------------------------------------------------------------


def wrong(question: str = "close-phase", **more: Any) -> Party:
    return Party({**once(question), "all-in-list": LIE, **more}, phases=2)


@proves("S15e")
def test_one_wrong_role_and_he_leaves_for_ever() -> None:
    """B99: not to the Morgue; nobody is called the Joker again."""
    party = wrong()
    now = party.town.now
    assert party.outcome is None
    assert party.said.count("all-in-wrong") == 1
    assert "news-died" not in party.said
    assert (now[party.seat("Bo")].is_alive, now[party.seat("Bo")].is_dead) == (False, False)
    assert party.said.count("orders-call") == 6 + 5
    assert not any(ALL_IN in ask.options for ask in party.asked[-6:])


@proves("S15e", "C2", "C3")
def test_after_it_his_orders_and_those_on_him_and_all_moves_are_dropped_and_not_spent() -> None:
    """U50."""
    plans = {
        "Ana": [("C6", "Bo", "hunt-misere"), ("S1a", "Cy")],
        "Bo": [("C1", "Cy")],
        "Cy": [("C3",), ("S6a1", "Bo")],
        "Di": [("S16c", "Bo")],
        "Fa": [("C1", "Cy")],
    }
    rest: list[Any] = []

    def order(party: Party, ask: Ask[Any]) -> Any:
        party.put("Cy", cards=1)
        waiting = plans.get(ask.to[0].name) if party.number == 1 else None
        if not waiting:
            return None
        ability, *rest[:] = waiting.pop(0)
        return ability

    def target(party: Party, _: Ask[Any]) -> Any:
        return party.seat(rest.pop(0))

    party = wrong(**{"order": order, "order-target": target, "order-effect": lambda *_: rest.pop(0)})
    uses = {name: sorted(party.town.now[party.seat(name)].uses) for name in ROLES}
    assert uses == {"Ana": ["S1a"], "Bo": [], "Cy": [], "Di": [], "Ed": [], "Fa": ["C1"]}
    assert party.town.now[party.seat("Cy")].cards == 1
    assert not party.town.now[party.seat("Ana")].has_hunted
    night = [ask for ask in party.asked if ask.question == "order" and ask.to[0].name == "Cy"][-1]
    assert not {"C2", "C3", "C4", "C5"} & set(night.options)


@proves("S15e", "C3")
def test_no_card_is_ever_played_again() -> None:
    party = wrong()
    party.put("Cy", cards=1)
    reason = bar(party.town.now, party.seat("Cy"), ABILITIES["C3"])
    assert reason
    assert reason.line == "refused-all-in-used"


# Right --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "winners"),
    [
        ({}, ["Bo", "Di"]),
        ({"prison": (1,)}, ["Bo"]),
        ({"prison": (2,)}, ["Bo", "Di"]),
        ({"lives": 0}, ["Bo"]),
    ],
)
@proves("S15e", "S16e")
def test_a_sociopath_who_is_not_now_in_prison_wins_too(state: dict[str, Any], winners: list[str]) -> None:
    """U50: a Prison that is due later does not matter, for the phase has not ended."""

    def order(party: Party, ask: Ask[Any]) -> Any:
        party.put("Di", **state)
        return ALL_IN if ask.to[0].name == "Cy" else None

    assert Party({"order": order}).winners == winners


@proves("S15e")
def test_a_right_list_leaves_the_phase_unresolved() -> None:
    def order(_: Party, ask: Ask[Any]) -> Any:
        return {"Ana": "C1", "Cy": ALL_IN}.get(ask.to[0].name) if "C1" in ask.options else None

    party = Party({"order": order, "order-target": lambda party, _: party.seat("Bo")})
    assert "news-begin" not in party.said
    assert party.town.now.number == 1
