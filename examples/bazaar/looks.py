"""What a seat sees of the table that is not simply a field of it."""

from __future__ import annotations

from examples.bazaar.state import BazaarTable


def known(state: BazaarTable) -> tuple[tuple[int, ...], ...]:
    """The part of each hand that everybody has seen."""
    return tuple([tuple(hand & state.seen) for hand in state.hands])
