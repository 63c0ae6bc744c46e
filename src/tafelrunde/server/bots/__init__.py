"""Bots at the server's tables: worker processes that decide for them."""
