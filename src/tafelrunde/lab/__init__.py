"""Measurements: how fast the engine is, how strong bots are, and which weights make them stronger."""
