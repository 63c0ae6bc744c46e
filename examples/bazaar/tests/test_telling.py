"""What the bazaar says, word for word. That every match can be followed in every language is a law of the house."""

from __future__ import annotations

from examples.bazaar.events import Drew, Sold
from examples.bazaar.game import Bazaar, BazaarState
from examples.bazaar.tests.table import BY_NAME, play, table
from tafelrunde.core.bag import NONE
from tafelrunde.core.messages import Item
from tafelrunde.words import LANGUAGES, Words

GAME = Bazaar()
NAMES = ("Konrad", "Ilona")


def prompt(state: BazaarState, seat: int) -> list[str]:
    said = GAME.tell_prompt(state.view(seat), GAME.legal_actions(state, seat) if seat in state.to_act() else [])
    return [Words("en", NAMES, seat).sentence(sentence) for sentence in said]


def test_events_in_every_language() -> None:
    sold = GAME.tell_event(Sold(0, BY_NAME["g3"], 5))
    assert [Words(language, NAMES).sentence(sold) for language in LANGUAGES] == [
        "Konrad sold glass 3 for 5 points.",
        "Konrad verkauft Glas 3 für 5 Punkte.",
        "Konrad 5 pontért eladta az üveg 3-ast.",
    ]
    assert sold.rules == ("B105",)
    assert Words("en", NAMES, 0).sentence(GAME.tell_event(Drew(0, BY_NAME["a9"]))) == "You drew amber 9."
    assert Words("en", NAMES, 1).sentence(GAME.tell_event(Drew(0, NONE))) == "Konrad drew a card."


def test_a_prompt_follows_from_what_is_legal() -> None:
    state = table("a12", "g3")
    assert prompt(state, 0) == ["Bid a card in secret. The highest value wins and is spent."]
    play(state, 0, "bid a12")
    assert prompt(state, 0) == ["The others are still bidding."]
    play(state, 1, "bid g3")
    assert prompt(state, 1) == ["Konrad is taking a card from the stall."]
    play(state, 0, "take z1", 0)
    assert prompt(state, 0) == ["Sell cards of one kind, in rising order. The next one brings 1 point."]
    play(state, 0, "sell z1")
    assert prompt(state, 0) == ["Nothing is left to sell: close the sale."]
    state.end()
    assert prompt(state, 0) == ["First place, with 1 point: you."]


def test_a_position_in_words() -> None:
    words = Words("en", NAMES, 0)
    told = GAME.tell_position(table("a12 d2 d5", "g3").view(0))
    items = {words.text(part.label): words.text(part.says) for part in told if isinstance(part, Item)}
    assert items["stall"] == "zinc 1, zinc 2, zinc 3"
    assert items["your hand"] == "amber 12, dates 2, dates 5"
    assert items["you could sell"] == "1 × amber for 1 point, 2 × dates for 4 points"
