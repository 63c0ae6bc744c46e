"""Learning a game at its own table."""
