"""Speaks a short evening on the device that ALSA_CONFIG_PATH describes, in a process of its own.

PortAudio reads its configuration once. Prints what happened as JSON.
"""

import json
import sys
from pathlib import Path

from narrator.script import PrivateWords, PublicWords
from voices import open_mouth

earpiece, device, cache = sys.argv[1:]
with open_mouth("fr", earpiece=earpiece, device=device or None, cache=Path(cache)) as mouth:
    outcome = {
        "sounding": mouth.sounding,
        "earpiece": mouth.earpiece,
        "trouble": mouth.trouble,
        "alone": "sounddevice" not in sys.modules,
        "spoken": [],
    }
    utterances = [
        ("say", PublicWords("Le village s'endort.", "fr")),
        ("whisper", PrivateWords("Ana est le loup.", "fr")),
        ("say", PublicWords("Le jour se lève.", "fr")),
    ]
    for verb, words in utterances:
        playing = getattr(mouth, verb)(words)
        ended = playing.wait(20)
        outcome["spoken"].append({"ended": ended, "sounded": playing.sounded, "seconds": playing.seconds})
    stopped = mouth.say(PublicWords("Cette phrase est longue, et personne n'en entendra jamais la fin.", "fr"))
    while stopped.first_sample_at is None and not stopped.wait(0.01):
        pass
    stopped.stop()
    outcome["stopped"] = stopped.wait(20)
print(json.dumps(outcome))
