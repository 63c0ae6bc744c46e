"""What can happen in the bazaar and how it is told, one row for each: `events.py` is made from it."""

from __future__ import annotations

from typing import Final

from examples.bazaar.names import card_as_object, card_told
from tafelrunde.core.declared import COUNT, SEAT, SECRET, Chronicle, Kind, happening

CARD: Final = Kind("card", card_as_object, SECRET)
NEW_CARD: Final = Kind("card", card_told)

CHRONICLE: Final = Chronicle(
    "bazaar",
    [
        happening(
            "Drew", "B1 B6", "A card came out of the bag into a hand; its owner alone knows it.",
            hides="card", seat=SEAT, card=CARD,
        ),
        happening("Filled", "B1 B4", "A card came out of the bag onto the stall.", card=NEW_CARD),
        happening(
            "Sealed", "B2", "A bid was sealed; its owner alone knows the card.", hides="card", seat=SEAT, card=CARD
        ),
        happening("Revealed", "B3", "A bid was turned up.", reveals=True, seat=SEAT, card=CARD),
        happening("Won", "B3", "A bid won and was spent.", seat=SEAT, card=CARD),
        happening("Took", "B4", "A card went from the stall into a hand.", seat=SEAT, card=CARD),
        happening("Sold", "B5", "A card was sold for so many points.", seat=SEAT, card=CARD, points=COUNT),
    ],
)  # fmt: skip
