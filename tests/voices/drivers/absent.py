"""A driver whose engine is not installed."""

raise RuntimeError("the engine is not installed")
