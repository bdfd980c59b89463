"""Mouths: words become sound here, public words on one side, private words on the other.

Importing this package is cheap: numpy, PortAudio and the speech engine are loaded by :func:`open_mouth`.
"""

from voices.latency import Latencies, measure_latency
from voices.mouth import TROUBLES, Mouth, Playing, Trouble, seconds_of
from voices.opening import open_mouth
from voices.spies import SilentMouth, WrittenMouth
from voices.wav_mouth import WavMouth

__all__ = [
    "TROUBLES",
    "Latencies",
    "Mouth",
    "Playing",
    "SilentMouth",
    "Trouble",
    "WavMouth",
    "WrittenMouth",
    "measure_latency",
    "open_mouth",
    "seconds_of",
]
