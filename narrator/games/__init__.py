"""The games, each in a package of its own that knows nothing of the others."""
