"""Measurements: speed of the engine beside that of others."""
