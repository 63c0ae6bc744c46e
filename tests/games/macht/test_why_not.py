"""Anyone who asks why an action is not legal gets a fitting reason, with its rule."""

from __future__ import annotations

import pytest

from tafelrunde.core.conformance import check_why_not, positions
from tafelrunde.core.messages import Message
from tafelrunde.games.macht.game import Macht, MachtState
from tafelrunde.words import LANGUAGES, Words
from tests.games.macht.table import GAME, MAGIC, ORANGE, SWORD, WHITE, act, clean, give, hold, reserve, show


def why_not(state: MachtState, seat: int, said: str, game: Macht = GAME) -> tuple[str, tuple[str, ...]]:
    """Message and rules of a refusal."""
    refused = game.why_not(state.view(seat), game.catalogue.number(game.parse_action(said)))
    assert refused is not None, f"{said} is legal"
    return refused.message.id.removeprefix("macht-why-not-"), refused.rules


@pytest.mark.parametrize("move_into_empty", [True, False])
def test_exactly_what_is_not_legal_is_refused(move_into_empty: bool) -> None:
    game, asked = Macht(move_into_empty=move_into_empty), set[int]()
    for seed in range(3):
        for at, match in enumerate(positions(game, 2, seed)):
            if at % 40 == 0 or match.state.phase not in asked:
                check_why_not(match)
                asked.add(match.state.phase)
    assert asked == set(range(12)), "Some phase was never asked about."


@pytest.fixture(scope="module")
def refused() -> list[Message]:
    """What those who owe a decision are told about some of the actions that they may not choose."""
    found: dict[str, Message] = {}
    for match in positions(GAME, 2, 1):
        for seat in match.to_act():
            view = match.state.view(seat)
            for number in range(len(match.entries) % 11, len(GAME.catalogue.actions), 11):
                why = GAME.why_not(view, number)
                if why is not None:
                    found[repr(why)] = why.message
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_read(language: str, refused: list[Message]) -> None:
    words = Words(language, ["Marian", "Henrike"], 0)
    read = {words.message(why) for why in refused}
    assert len(read) > 100
    assert [text for text in read if "{" in text or "$" in text or "  " in text or "macht-" in text] == []


def test_p114_p118_what_is_not_asked_for_now() -> None:
    state = clean(SWORD)
    assert why_not(state, ORANGE, "bid 1") == ("acting", ("P114",))
    hold(state, ORANGE, "kent", knights=1)
    give(state, ORANGE, "number-tent", "number-key")
    act(state, "0 number tent")
    assert why_not(state, ORANGE, "take merlin") == ("playing", ("P118",))
    assert why_not(state, WHITE, "take merlin") == ("why-not-turn", ())


def test_p115_p10_taking_and_deploying() -> None:
    state = clean(SWORD)
    show(state, "merlin")
    assert why_not(state, ORANGE, "take snake") == ("display", ("P115",))
    hold(state, ORANGE, "kent", knights=4)
    hold(state, WHITE, "deira", mages=1)
    assert why_not(state, ORANGE, "deploy deira") == ("rivals", ("P10", "P9"))
    assert why_not(state, ORANGE, "deploy kent") == ("full", ("P10",))
    reserve(state, ORANGE, mages=3)
    assert why_not(state, ORANGE, "deploy dyfed") == ("reserve", ("P10",))


def test_p119_p20_influence() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "elmet", knights=1)
    hold(state, WHITE, "rheged", knights=1)
    assert why_not(state, ORANGE, "take-over rheged") == ("marker", ("P119",))
    assert why_not(state, ORANGE, "take-over rheged by merlin") == ("marker", ("P26",))
    give(state, ORANGE, "influence-castle", "merlin")
    assert why_not(state, ORANGE, "take-over rheged") == ("weak", ("P20",))
    assert why_not(state, ORANGE, "take-over kent") == ("not-rivals", ("P20",))
    assert why_not(state, ORANGE, "take-over elmet by merlin") == ("not-rivals", ("P20",))
    assert why_not(state, ORANGE, "reinforce rheged") == ("rivals", ("P120", "P9"))
    assert why_not(state, ORANGE, "reinforce kent") == ("reserve", ("P120",))


def test_p24_p25_p41_movements() -> None:
    state = clean(SWORD)
    assert why_not(state, ORANGE, "move elmet") == ("marker", ("P24",))
    give(state, ORANGE, "movement", "sea-movement")
    hold(state, ORANGE, "elmet", knights=1)
    hold(state, ORANGE, "kent", knights=1, mages=1)
    hold(state, WHITE, "wessex", mages=1)
    assert why_not(state, ORANGE, "move deira") == ("not-own", ("P24",))
    assert why_not(state, ORANGE, "sail elmet") == ("coast", ("P25",))
    act(state, "0 move kent")
    assert why_not(state, ORANGE, "to kent") == ("same-region", ("P24",))
    assert why_not(state, ORANGE, "to wessex") == ("rivals", ("P24", "P9"))
    assert why_not(state, ORANGE, "to deira") == ("neighbour", ("P24", "P105"))
    assert why_not(state, ORANGE, "knights 1") == ("moving-to", ("P41",))
    act(state, "0 to east-anglia")
    assert why_not(state, ORANGE, "knights 2") == ("fewer", ("P24",))
    act(state, "0 knights 1")
    assert why_not(state, ORANGE, "mages 2") == ("fewer", ("P24",))
    assert why_not(state, ORANGE, "mages-back 0") == ("nothing-back", ("P41",))
    act(state, "0 mages 0", "0 sail kent")
    assert why_not(state, ORANGE, "to mercia") == ("coast", ("P25",))


def test_p24_a_movement_into_an_empty_region_where_the_table_forbids_it() -> None:
    game = Macht(move_into_empty=False)
    state = clean(SWORD)
    state.move_into_empty = False
    give(state, ORANGE, "movement")
    hold(state, ORANGE, "kent", knights=1)
    assert why_not(state, ORANGE, "move kent", game) == ("no-goal", ("P24", "P16"))
    hold(state, ORANGE, "wessex", knights=1)
    act(state, "0 move kent")
    assert why_not(state, ORANGE, "to east-anglia", game) == ("into-empty", ("P24",))


def test_p11_p13_p52_p14_auctions() -> None:
    state = clean(MAGIC)
    reserve(state, ORANGE, mages=2)
    hold(state, WHITE, "deira", knights=2, mages=2)
    hold(state, WHITE, "kent", mages=1)
    show(state, "uprising", "region-swap")
    act(state, "0 take uprising")
    assert why_not(state, ORANGE, "bid 3") == ("bid", ("P11",))
    act(state, "0 bid 1", "1 bid 0")
    assert why_not(state, ORANGE, "remove knight kent") == ("no-knight", ("P13",))
    assert why_not(state, ORANGE, "remove mage dyfed") == ("not-rivals", ("P13",))
    act(state, "0 remove mage deira")
    assert why_not(state, ORANGE, "remove mage kent") == ("one-region", ("P13", "P52"))
    assert why_not(state, ORANGE, "remove knight deira") == ("knights-first", ("P52",))
    act(state, "0 stop", "0 take region-swap", "0 bid 1", "1 bid 0")
    assert why_not(state, ORANGE, "swap kent castle") == ("same-symbol", ("P14",))
    assert why_not(state, ORANGE, "swap kent key") == ("spare", ("P43",))


def test_p27_retreats() -> None:
    state = clean(SWORD)
    hold(state, ORANGE, "elmet", knights=5)
    hold(state, WHITE, "rheged", knights=1)
    give(state, ORANGE, "influence-castle")
    act(state, "0 take-over rheged")
    assert why_not(state, WHITE, "retreat knight rheged") == ("same-region", ("P27",))
    assert why_not(state, WHITE, "retreat knight elmet") == ("rivals", ("P27", "P9"))
    assert why_not(state, WHITE, "retreat knight kent") == ("neighbour", ("P27", "P105"))
    assert why_not(state, WHITE, "retreat mage deira") == ("no-mage", ("P27",))
