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
            "Drew", "B101 B106", "A card came out of the bag into a hand; its owner alone knows it.",
            hides="card", seat=SEAT, card=CARD,
        ),
        happening("Filled", "B101 B104", "A card came out of the bag onto the stall.", card=NEW_CARD),
        happening(
            "Sealed", "B102", "A bid was sealed; its owner alone knows the card.", hides="card", seat=SEAT, card=CARD
        ),
        happening("Revealed", "B103", "A bid was turned up.", reveals=True, seat=SEAT, card=CARD),
        happening("Won", "B103", "A bid won and was spent.", seat=SEAT, card=CARD),
        happening("Took", "B104", "A card went from the stall into a hand.", seat=SEAT, card=CARD),
        happening("Sold", "B105", "A card was sold for so many points.", seat=SEAT, card=CARD, points=COUNT),
    ],
)  # fmt: skip
