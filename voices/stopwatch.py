"""Measures one mouth: ``python -m voices.stopwatch LANGUAGE LINES CACHE [DEVICE]``; see ``voices.latency``."""

from __future__ import annotations

import random
import resource
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from narrator.script import PublicWords
from voices.latency import Latencies
from voices.opening import open_mouth

if TYPE_CHECKING:
    from voices.mouth import Mouth

_SENTENCES: Final = {
    "fr": "La voyante se réveille et désigne, d'un geste, le joueur numéro {} dont elle veut voir la carte.",
    "en": "The seer wakes up and points at player number {}, whose card she wants to see.",
    "pl": "Budzi się jasnowidz i wskazuje gracza numer {}, którego kartę chce zobaczyć.",
    "ru": "Просыпается провидец и указывает на игрока номер {}, карту которого хочет увидеть.",
}
_BLOCK_SECONDS: Final = 0.01
_HEARD_SECONDS: Final = 0.1  # of each line; then it is hushed


def main(language: str, lines: str, cache: str, device: str | None = None) -> None:
    sentence = _SENTENCES.get(language, "{}")
    words = [PublicWords(sentence.format(number), language) for number in range(1, int(lines) + 1)]
    with open_mouth(language, cache=Path(cache), device=device) as mouth:
        new = [_time(mouth, each) for each in words]
    with open_mouth(language, cache=Path(cache), device=device) as mouth:  # one that has only the disk to remember
        cached = [_time(mouth, each) for each in words]
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    print(msgspec.json.encode(Latencies(cached, new, "", peak)).decode())


def _time(mouth: Mouth, words: PublicWords) -> float:
    time.sleep(random.uniform(0, _BLOCK_SECONDS))  # the last line ended with a block: do not stay in step with them
    start = time.perf_counter()
    playing = mouth.say(words)
    playing.wait(_HEARD_SECONDS)
    while playing.first_sample_at is None and playing.sounded:
        playing.wait(_HEARD_SECONDS)
    mouth.hush()
    playing.wait()
    if playing.first_sample_at is None:
        raise SystemExit(mouth.trouble or f"no sound came for {words.text!r}")
    return playing.first_sample_at - start


if __name__ == "__main__":
    main(*sys.argv[1:])
