"""Players: they see a view, never a state."""
