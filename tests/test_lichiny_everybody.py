"""What everybody can do in Lichiny besides voting: Moves with cards (C2–C5) and mail (C7); and how masks grow."""

from __future__ import annotations

from collections import Counter

import pytest
from lichiny_letters import read
from lichiny_rig import Board
from msgspec.structs import replace
from proofs import proves

from narrator.games.lichiny.orders import Order
from narrator.games.lichiny.roles import ANONYMOUS_MASK, MASKS, Secret

MOVES = ("C2", "C3", "C4", "C5")
FOUR = (Secret.BOSS,) * 4

# Moves: when they are offered ---------------------------------------------------------------------------------


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize(
    ("state", "number", "reason"),
    [
        ({"cards": 1}, 1, ""),
        ({"cards": 0}, 1, "refused-no-cards"),
        ({"cards": 1}, 2, "refused-by-day"),
        ({"cards": 1, "prison": (1,)}, 1, "refused-prison"),
        ({"cards": 1, "prison": (1,), "misere": 1}, 1, ""),
        ({"cards": 1, "lives": 1}, 1, ""),
        ({"cards": 1, "drunk": 1}, 1, "refused-drunk"),
    ],
)
@proves(*MOVES)
def test_a_move_is_offered_by_night_to_who_has_a_card(
    move: str, state: dict[str, object], number: int, reason: str
) -> None:
    board = Board("boss", "mage", number=number).put("boss", **state)
    assert board.refusal("boss", move) == reason


@pytest.mark.parametrize("move", MOVES)
@proves(*MOVES)
def test_no_move_after_the_jokers_all_in(move: str) -> None:
    board = Board("boss", "mage").put("boss", cards=3)
    board.snapshot = replace(board.snapshot, is_all_in_used=True)
    assert board.refusal("boss", move) == "refused-all-in-used"


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("first", MOVES)
@proves(*MOVES)
def test_one_move_a_night_however_many_cards(move: str, first: str) -> None:
    board = Board("boss", "mage").put("boss", cards=3)
    given = board.order("boss", first, *(["mage"] if first == "C2" else []))
    assert board.refusal("boss", move, given=[given]) == ("refused-ordered" if move == first else "refused-group")


def move_of(board: Board, by: str, move: str, target: str = "mage") -> Order:
    return board.order(by, move, *([target] if move == "C2" else []), picks=FOUR if move == "C4" else ())


@pytest.mark.parametrize("move", MOVES)
@proves(*MOVES)
def test_a_move_costs_a_card_and_its_player_knows_how_many_are_left(move: str) -> None:
    board = Board("boss", "mage").put("boss", cards=2)
    board.close(move_of(board, "boss", move))
    assert ("told-own-hand", {"number": 1}) in board.letters("boss")
    assert board.last
    assert board.last.after[board.seats["boss"]].cards == 1
    assert "news-used boss" not in board.news


# Pass ---------------------------------------------------------------------------------------------------------


@proves("C2")
def test_a_pass_gives_its_target_a_card() -> None:
    board = Board("boss", "mage").put("boss", cards=1)
    board.resolve(board.order("boss", "C2", "mage"))
    assert (board["boss"].cards, board["mage"].cards) == (0, 1)
    assert board.letters("mage") == [("told-own-hand", {"number": 1})]


@proves("C2")
def test_passes_cross() -> None:
    board = Board("boss", "mage").put("boss", cards=1).put("mage", cards=1)
    board.resolve(board.order("boss", "C2", "mage"), board.order("mage", "C2", "boss"))
    assert (board["boss"].cards, board["mage"].cards) == (1, 1)


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        ("boss", "barred-self"),
        ("witch", "barred-dead"),
        ("maniac", "barred-vigilance"),
        ("killer", "barred-drunk"),
        ("mage", ""),
    ],
)
@proves("C2", "O10a")
def test_a_pass_goes_to_somebody_else_alive(target: str, reason: str) -> None:
    """U34: not to the Pensioner; nor to somebody drunk."""
    board = Board("boss", "witch", "killer", "mage", maniac="pensioner")
    board.put("boss", cards=1).put("witch", lives=0).put("killer", drunk=1)
    assert board.refusal("boss", "C2", target) == reason


# Bank ---------------------------------------------------------------------------------------------------------


def banking() -> Board:
    """The detective has a card and two lives; everybody about him can hurt him."""
    return Board(
        "detective", "killer", "mage", "maniac", "policeman", "vigilante", "witch", "sociopath", boss="electrician"
    ).put("detective", cards=1)


@pytest.mark.parametrize(
    ("by", "ability", "guess"),
    [
        ("killer", "S6a1", ""),
        ("killer", "S6a4", ""),
        ("killer", "S6a3", "detective"),
        ("mage", "S7b", ""),
        ("maniac", "S10c", "detective"),
        ("sociopath", "S16d", "detective"),
        ("policeman", "S2b", "detective"),
    ],
)
@proves("C3")
def test_the_bank_blocks_attacks_and_other_damage(by: str, ability: str, guess: str) -> None:
    board = banking()
    board.resolve(board.order("detective", "C3"), board.order(by, ability, "detective", guess=guess))
    assert board["detective"].lives == 2


@proves("C3")
def test_the_bank_blocks_all_damage_of_the_night_together() -> None:
    board = banking()
    shots = [board.order("killer", "S6a4", "detective"), board.order("mage", "S7b", "detective")]
    board.resolve(board.order("detective", "C3"), *shots)
    assert board["detective"].lives == 2


@proves("C3", "S7e", "S8b", "C6")
def test_the_bank_blocks_backlash_blood_and_hunts() -> None:
    """B26, U16."""
    board = Board("mage", "sorcerer", "leprechaun", "boss")
    for name in ("mage", "sorcerer", "leprechaun"):
        board.put(name, cards=1)
    lives = [board[name].lives for name in board.seats]
    orders = [board.order(name, "C3") for name in ("mage", "sorcerer", "leprechaun")]
    orders += [board.order("mage", "S7e", "boss"), board.order("sorcerer", "S8b")]
    board.resolve(*orders, board.order("boss", "C6", "leprechaun", effect="hunt-misere"))
    assert [board[name].lives for name in board.seats] == lives


@proves("C3")
def test_a_bank_at_which_nothing_was_aimed_costs_a_life() -> None:
    board = banking()
    board.resolve(board.order("detective", "C3"))
    assert board["detective"].lives == 1
    assert board.news == ["news-hospital detective"]


@proves("C3")
def test_an_idle_bank_kills_a_patient() -> None:
    board = banking().put("detective", lives=1)
    board.resolve(board.order("detective", "C3"))
    assert board.news == ["news-died detective"]


@pytest.mark.parametrize(
    ("by", "ability", "guess", "lives"),
    [
        ("vigilante", "S3a", "", 2),  # shielded, but aimed
        ("policeman", "S2b", "boss", 1),  # a wrong guess is nothing
        ("boss", "O11a", "", 0),  # a loss is not blocked, and no damage either (U11)
        ("policeman", "S0b", "boss", 1),  # a mob without a majority (U12)
        ("mage", "S7c", "", 1),
    ],
)
@proves("C3", "O11a")
def test_what_counts_as_damage_aimed_at_the_bank(by: str, ability: str, guess: str, lives: int) -> None:
    """B25, U12: all that was cancelled or shielded."""
    board = banking()
    shot = [board.order("killer", "S6a1", "detective")] if ability == "S3a" else []
    board.resolve(board.order("detective", "C3"), board.order(by, ability, "detective", guess=guess), *shot)
    assert board["detective"].lives == lives


@proves("C3", "S10c")
def test_an_attack_foiled_by_the_blood_bath_was_aimed_at_the_bank() -> None:
    """U12."""
    board = Board("maniac", "killer").put("maniac", cards=1)
    bath = board.order("maniac", "S10c", "killer", guess="killer")
    board.resolve(board.order("maniac", "C3"), bath, board.order("killer", "S6a1", "maniac"))
    assert board["maniac"].lives == 3


@proves("C3", "O13b")
def test_saving_cookery_takes_an_idle_banks_damage_off() -> None:
    """U13."""
    board = banking().put("detective", saved=(1,))
    assert board.resolve(board.order("detective", "C3"))["detective"].lives == 2


@proves("C3", "O5a")
def test_an_idle_bank_can_fire_the_avengers_doping() -> None:
    board = Board("mage", boss="avenger").put("boss", lives=1, cards=1)
    assert board.resolve(board.order("boss", "C3"))["boss"].lives == 1
    assert "news-doping boss" in board.news


# Bluff --------------------------------------------------------------------------------------------------------


@proves("C4")
def test_a_bluff_adds_four_masks_for_this_night_alone() -> None:
    board = Board("mage", "policeman").put("mage", cards=1)
    picks = (Secret.JOKER, Secret.JOKER, Secret.BOSS, Secret.MAGE)
    board.resolve(board.order("mage", "C4", picks=picks), board.order("policeman", "S2a", "mage"))
    assert board.pool("S2a") == sorted((*MASKS[Secret.MAGE], *picks))
    board.resolve(board.order("policeman", "S2a", "mage"))
    assert board.pool("S2a") == sorted((*MASKS[Secret.MAGE], Secret.MAGE))


@proves("C4", "S10a")
def test_a_bluff_gives_the_maniac_no_masks() -> None:
    """U53."""
    board = Board("maniac", "policeman").put("maniac", cards=1)
    board.resolve(board.order("maniac", "C4", picks=FOUR), board.order("policeman", "S2a", "maniac"))
    assert board.pool("S2a") == sorted(MASKS[Secret.MANIAC])
    assert board["maniac"].cards == 0


@pytest.mark.parametrize("many", [0, 3, 5])
@proves("C4")
def test_a_bluff_names_just_four_masks(many: int) -> None:
    board = Board("mage", "boss").put("mage", cards=1)
    with pytest.raises(AssertionError, match="illegal"):
        board.close(board.order("mage", "C4", picks=FOUR[:1] * many))


# Misère -------------------------------------------------------------------------------------------------------


@proves("C5")
def test_misere_opens_hospital_and_prison_in_the_next_night_alone() -> None:
    """By the day between it does not, nor in the night after."""
    board = Board("policeman", "boss").put("policeman", cards=1, prison=(2, 3, 4, 5), hospital=(3, 5))
    board.resolve(board.order("policeman", "C5"))
    refusals = []
    for _ in range(4):
        refusals.append(board.refusal("policeman", "S2b", "boss"))
        board.resolve()
    assert refusals == ["refused-prison", "", "refused-prison", "refused-prison"]


@pytest.mark.parametrize("ability", ["C1", "C2", "C6", "S2a", "S2b", "O16a"])
@proves("C5")
def test_misere_lets_a_prisoner_vote_move_hunt_and_all_else(ability: str) -> None:
    """U8."""
    board = Board("mage", policeman="doctor").put("mage", lives=1)
    board.put("policeman", cards=1, prison=(1,), lives=1, misere=1)
    assert board.refusal("policeman", ability) == ""


@proves("C5", "S1a", "S5b")
def test_misere_does_not_make_a_patients_search_better() -> None:
    """U8."""
    board = Board("detective", "boss").put("detective", lives=1, misere=1).put("boss", lives=1, misere=1)
    board.close(board.order("detective", "S1a", "boss"), board.order("boss", "S5b", "detective"))
    assert (board.looks("detective"), board.looks("boss")) == ([("boss", 1)], [("detective", 1)])


@proves("C5", "O11b")
def test_misere_does_not_help_the_drunk() -> None:
    """U8."""
    board = Board("mage", boss="electrician").put("boss", drunk=1, misere=1)
    assert board.refusal("boss", "C1") == "refused-drunk"


# Mail ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2])
@proves("C7")
def test_mail_arrives_without_a_sender_and_unseen(number: int) -> None:
    board = Board("boss", "mage", number=number)
    board.close(board.order("boss", "C7", "mage", text="Beware."))
    assert board.letters("mage") == [("told-mail", {"text": "Beware."})]
    assert (board.letters("boss"), board.news) == ([], [])


@pytest.mark.parametrize(
    ("target", "reason"),
    [("boss", "barred-self"), ("witch", "barred-dead"), ("killer", "barred-drunk"), ("maniac", ""), ("mage", "")],
)
@proves("C7")
def test_mail_goes_to_anybody_else_alive(target: str, reason: str) -> None:
    """U4; the Pensioner gets it, the drunk do not (U23)."""
    board = Board("boss", "witch", "killer", "mage", maniac="pensioner").put("witch", lives=0).put("killer", drunk=1)
    assert board.refusal("boss", "C7", target) == reason


@proves("C7")
def test_one_letter_a_phase_each_and_none_from_prison() -> None:
    board = Board("boss", "mage").put("mage", prison=(1,))
    assert board.refusal("boss", "C7", "mage", [board.order("boss", "C7", "mage", text="!")]) == "refused-ordered"
    assert board.refusal("mage", "C7", "boss") == "refused-prison"


@proves("C7")
def test_mail_to_one_who_dies_in_the_phase_is_not_delivered() -> None:
    """U1: and a dying sender's letter is."""
    board = Board("boss", "killer", "mage").put("mage", lives=1)
    letters = [board.order("boss", "C7", "mage", text="!"), board.order("mage", "C7", "boss", text="?")]
    board.close(*letters, board.order("killer", "S6a1", "mage"))
    assert (board.letters("mage"), board.letters("boss")) == ([], [("told-mail", {"text": "?"})])


# Masks --------------------------------------------------------------------------------------------------------

PAGE = {
    "Сыщик": "Сыщик, Маг, Ведьма, Злой Гений, Джокер",
    "Полицейский": "Босс, Полицейский, Киллер, Инквизитор, Социопат",
    "Вигиланте": "Вигиланте, Полицейский, Киллер, Маньяк, Подменыш",
    "Мирный житель": "Сыщик, Мирный житель, Лепрекон, Злой Гений, Джокер",
    "Босс": "Босс, Полицейский, Инквизитор, Злой Гений, Социопат",
    "Киллер": "Вигиланте, Мирный житель, Киллер, Лепрекон, Джокер",
    "Маг": "Полицейский, Маг, Колдун, Ведьма, Джокер",
    "Колдун": "Киллер, Колдун, Маньяк, Инквизитор, Социопат",
    "Ведьма": "Босс, Маг, Колдун, Ведьма, Подменыш",
    "Маньяк": "Маньяк, Киллер, Ведьма, Маньяк, Подменыш",
    "Инквизитор": "Сыщик, Полицейский, Вигиланте, Босс, Инквизитор",
    "Лепрекон": "Вигиланте, Мирный житель, Маг, Лепрекон, Подменыш",
    "Злой Гений": "Сыщик, Полицейский, Босс, Ведьма, Злой Гений",
    "Подменыш": "Мирный житель, Колдун, Маньяк, Лепрекон, Подменыш",
    "Джокер": "Сыщик, Колдун, Инквизитор, Злой Гений, Джокер",
    "Социопат": "Вигиланте, Мирный житель, Маньяк, Лепрекон, Социопат",
}
"""The lists of the rule page, in its order."""


def test_everybody_begins_with_the_masks_of_the_page() -> None:
    roles = dict(zip(PAGE, Secret, strict=True))
    assert {roles[name]: tuple(roles[mask] for mask in masks.split(", ")) for name, masks in PAGE.items()} == MASKS


def test_no_mask_is_much_rarer_than_another() -> None:
    """§2.3: six Policemen and Maniacs, four Mages and Sociopaths, five of all others; his own once, Maniac twice."""
    masks = Counter(mask for each in MASKS.values() for mask in each)
    rare = {"policeman": 6, "maniac": 6, "mage": 4, "sociopath": 4}
    assert masks == {role: rare.get(role, 5) for role in Secret}
    assert {role: each.count(role) for role, each in MASKS.items()} == {
        role: 2 if role is Secret.MANIAC else 1 for role in Secret
    }


def test_a_mask_of_his_own_is_added_after_each_phase_and_not_before_the_checks() -> None:
    board = Board("mage", "policeman")
    board.resolve(board.order("policeman", "S2a", "mage"))
    assert len(board.pool("S2a")) == 5
    board.resolve()
    assert Counter(board["mage"].masks)[Secret.MAGE] == 3


def test_the_dead_grow_and_the_maniac_does_not() -> None:
    """B13, B14."""
    board = Board("mage", "maniac", "boss").put("mage", lives=0).resolve()
    assert board["mage"].masks == (*MASKS[Secret.MAGE], Secret.MAGE)
    assert board["maniac"].masks == MASKS[Secret.MANIAC]


@proves("O15b")
def test_the_anonymous_has_five_masks_more_that_name_nobody() -> None:
    board = Board("policeman", mage="anonymous")
    board.close(board.order("policeman", "S2a", "mage"))
    assert board.pool("S2a") == sorted((*MASKS[Secret.MAGE], *(ANONYMOUS_MASK,) * 5))
    assert board.pool("S2a").count(Secret.MAGE) == 1


@proves("O15b", "S10a")
def test_the_maniac_as_anonymous_begins_with_ten() -> None:
    """U53: and his Double life keeps that number."""
    board = Board("boss", maniac="anonymous")
    assert len(board["maniac"].masks) == 10
    board.resolve(board.order("maniac", "S10a", picks=(Secret.BOSS,) * 10))
    assert board["maniac"].masks == (Secret.BOSS,) * 10


def test_each_check_draws_for_itself() -> None:
    """B20."""
    board = Board("policeman", "civilian", "mage")
    looks = board.close(board.order("policeman", "S2a", "mage"), board.order("civilian", "S4a", "mage")).looks
    assert [(look.ability, look.many) for look in looks] == [("S2a", 1), ("S4a", 1)]


@proves("S10a")
def test_a_check_of_one_who_dies_is_drawn_and_the_dead_read_nothing() -> None:
    """U1: the Maniac still sees what was drawn of him by a dying player."""
    board = Board("policeman", "maniac", "killer").put("policeman", lives=1)
    letters = read(board, board.order("policeman", "S2a", "maniac"), board.order("killer", "S6a1", "policeman"))
    assert letters == [("maniac", "told-seen")]
