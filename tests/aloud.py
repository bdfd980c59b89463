"""Performs a whole evening on the sound device that ALSA_CONFIG_PATH describes, in a process of its own.

PortAudio reads its configuration once. Prints what was performed, in order, as JSON.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from narrator.journal import Journal
from narrator.script import Timer
from narrator.session import Session
from narrator.stage import Stage
from narrator.table import read_table
from voices import open_mouth

where = Path(sys.argv[1])
TABLE = """
game = "classic"
language = "en"
players = [ { name = "Ana", card = "werewolf" }, { name = "Bo", card = "seer" }, { name = "Cy", card = "witch" },
            { name = "Di", card = "villager" }, { name = "Ed", card = "villager" },
            { name = "Fay", card = "villager" } ]
[options]
captain = false
"""
ANSWERS = {"seer-look": "1", "wolves-prey": "4", "witch-heal": "no", "witch-poison": None, "vote": {"1": 3}}

with Journal(where / "state") as journal:
    session = Session.begin(journal, read_table(TABLE), "en", 5, speed=1_000_000)
    with open_mouth("en", earpiece="split", cache=where / "cache", words_a_minute=450) as mouth:
        stage = Stage(session, mouth)
        stage.start()
        while not stage.ended and not stage.failure:
            if stage.asked and not isinstance(session.question, Timer):
                stage.answer(ANSWERS[stage.asked.question])
            stage.cut()
            time.sleep(0.002)
        time.sleep(0.3)
        stage.close()
        performed = [
            {"type": kind, "line": one.words.line, "seconds": one.seconds, "is_heard": one.is_heard, "t": one.words.t}
            for kind, utterances in (("say", stage.captions), ("whisper", stage.whispers))
            for one in utterances
        ]
        print(json.dumps({"performed": performed, "trouble": mouth.trouble, "failure": stage.failure}))
