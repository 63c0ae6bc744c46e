"""Maginor, by Reiner Knizia: win the votes of the oracles before Maginor collects them."""
