"""Bazaar: the template of a game. `docs/guide/writing-a-game.md` walks through it."""
