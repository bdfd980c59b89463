"""Classic Loup-Garou: see :mod:`narrator.games.classic.evening`, which can be read aloud."""
