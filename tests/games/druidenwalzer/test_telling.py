"""The sentences of Druidenwalzer that depend on more than their fields, in every language."""

from __future__ import annotations

import pytest

from tafelrunde.core.bag import NONE
from tafelrunde.core.events import Event
from tafelrunde.games.druidenwalzer.events import (
    Danced,
    Drew,
    DruidPlaced,
    FightDrawn,
    FightWon,
    RingLaid,
    TreeCaptured,
    TurnedUp,
    Withdrew,
)
from tafelrunde.games.druidenwalzer.notation import parse_place, parse_spirit
from tafelrunde.words import LANGUAGES, Words
from tests.games.druidenwalzer.table import GAME, MOON, SUN, table
from tests.games.druidenwalzer.test_waltz import calm

NAMES = ("Zsófia", "Marian")
BLACK = 0
FIVE = parse_spirit("5L")
M2, S4, SUN_BOARD = parse_place("M2"), parse_place("S4"), parse_place("SB")


def said(event: Event, reader: int | None = None) -> list[str]:
    """In every language, then the rules."""
    sentence = GAME.tell_event(event)
    words = [Words(language, NAMES, reader) for language in LANGUAGES]
    return [*[each.sentence(sentence) for each in words], words[0].rules(sentence)]


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Withdrew(MOON, FIVE, M2), ["Zsófia withdrew the 5 (clockwise) from Moon 2.", "D25"]),
        (Withdrew(MOON, FIVE, NONE), ["Zsófia withdrew a 5 (clockwise) from hand.", "D25"]),
        (RingLaid(MOON, BLACK, M2), ["Black rests: the ring lies at Moon 2.", "D110, D12"]),
        (
            RingLaid(MOON, NONE, M2),
            ["The ring lies at Moon 2, where no druid stands: all three colours fight.", "D110, D12"],
        ),
        (Danced(FIVE, M2, S4), ["The 5 (clockwise) danced from Moon 2 to Sun 4.", "D8"]),
        (Danced(FIVE, M2, SUN_BOARD), ["The 5 (clockwise) danced from Moon 2 to Sun’s board.", "D8, D11"]),
        (FightWon(SUN, BLACK, 4, 2), ["Black: Marian won, 4 to 2.", "D115"]),
        (FightWon(SUN, BLACK, 4, 0), ["Black: Marian won with 4 against a bare tree.", "D13"]),
        (FightDrawn(BLACK, 3), ["Black: a draw, 3 to 3.", "D116"]),
        (FightDrawn(BLACK, 0), ["Black: a draw, both trees are bare.", "D13"]),
        (TreeCaptured(SUN, M2, 1), ["Marian captured Moon 2.", "D119"]),
        (DruidPlaced(MOON, BLACK, NONE, M2), ["Zsófia placed the black druid at Moon 2.", "D107"]),
    ],
)
def test_an_event_and_its_rules(event: Event, told: list[str]) -> None:
    english, german, hungarian, rules = said(event)
    assert [english, rules] == told
    assert len({english, german, hungarian}) == 3


def test_a_drawn_spirit_is_told_to_its_owner_alone() -> None:
    drew = Drew(MOON, FIVE)
    assert said(drew.seen_by(MOON), MOON)[0] == "You drew a 5 (clockwise)."
    assert said(drew.seen_by(SUN), SUN)[:3] == [
        "Zsófia drew a spirit.", "Zsófia zieht einen Baumgeist.", "Zsófia húzott egy faszellemet.",
    ]  # fmt: skip


def test_what_happens_to_a_pile_is_told_alike_to_both() -> None:
    event = TurnedUp(MOON, FIVE, M2)
    assert said(event, MOON) == said(event, SUN)
    assert "seat" not in GAME.tell_event(event).message.args


def test_the_prompt_says_what_cannot_be_done() -> None:
    """[D24, D26] It knows that from the legal actions, not from the rules."""
    state = table(calm(M4=""), hands=("", "1L"), lost="M4")
    told = [
        Words("en", NAMES, MOON).sentence(one)
        for one in GAME.tell_prompt(state.view(MOON), GAME.legal_actions(state, MOON))
    ]
    assert told == [
        "Waltz, jump or withdraw a spirit.",
        "Your hand is empty, so you cannot waltz.",
        "With three trees left you cannot jump.",
    ]


@pytest.mark.parametrize(("won", "lost", "is_told"), [(1, 0, True), (1, 1, True), (0, 1, False), (1, 2, False)])
def test_certain_fights_are_told_as_a_gain_unless_more_are_lost(won: int, lost: int, is_told: bool) -> None:
    view = table(calm()).view(SUN)
    fights: list[Event] = [*[FightWon(SUN, BLACK, 4, 2)] * won, *[FightWon(MOON, BLACK, 2, 4)] * lost]
    assert bool(GAME.tell_gain(view, fights, None)) is is_told
