"""Deliberate leaks. mypy must refuse each line that a comment marks, and no other."""

from narrator.games.classic.cards import Card
from narrator.games.classic.village import Village
from narrator.script import (
    Phase,
    PrivateWords,
    PublicWords,
    Revealed,
    Say,
    Seat,
    Secret,
    Whisper,
    ask_one,
    reveal,
)
from narrator.words import Words
from voices import Mouth


async def public_words(village: Village, seat: Seat, seen: Seat) -> None:
    await Say("seer-sees", {"card": village.card(seen)})  # refused: a secret
    await Say("seer-sees", {"card": village.card(seen).fact})  # refused: a card is not revealed by taking it out
    await Say("seer-sees", {"card": village.held[seen]})  # refused: a bare card
    await Say("seer-sees", {"card": Card.SEER})  # refused: a word
    await Say("seer-sees", {"player": seen})  # refused: a seat is not a plain number
    await Say("seer-sees", {"player": seen.key})  # refused: nor is its key
    await Say("seer-sees", {"player": seen.name})  # refused: a name
    await Say("seer-sees", {"players": village.lovers})  # refused: several seats
    await Say("seer-sees", {"night": "2"})  # refused: a text
    await Say("seer-sees", {"card": Secret(2)})  # refused: a secret number
    await Say(village.card(seen))  # refused: a secret is no line
    await Say("seer-sees", {"card": Revealed(village.card(seen), "I say so")})  # refused: not through the door
    await Say("seer-sees", {"card": reveal(village.card(seen))})  # refused: no reason given
    await Say("died", {"player": reveal(seat, because="a death is announced"), "number": 2})
    await Whisper("seer-sees", {"player": seen, "card": village.card(seen)}, to=(seat,))


async def forgotten(village: Village, seat: Seat) -> None:
    Say("night-falls")  # refused: never awaited
    village.ask(lambda: ask_one("seer-look", village.others(seat)))  # refused: never awaited
    wakes = Say("seer-wakes")
    await wakes
    await Phase("night", 1)


def two_voices(mouth: Mouth, words: Words, whisper: Whisper, say: Say) -> None:
    mouth.say(PrivateWords("Ana is the werewolf", "en"))  # refused: private words aloud
    mouth.say("Ana is the werewolf")  # refused: text from nowhere
    mouth.whisper(PublicWords("good morning", "en"))  # refused: the other way round
    words.public(whisper)  # refused: a whisper in the public bundle
    words.private(say)  # refused: and the other way round
    mouth.say(PublicWords(words.public(say), "en"))
    mouth.whisper(PrivateWords(words.private(whisper), "en"))


def seats(seat: Seat) -> int:
    return seat + 1  # refused: a seat is not a number


def numbers(seat: Seat) -> int:
    return seat  # refused: nor can it pass for one
