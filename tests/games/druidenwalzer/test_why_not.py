"""Anyone who asks why something is not allowed gets an answer with its rule, in every language, and no secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.core.conformance import check_why_not, positions
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.match import Match
from tafelrunde.games.druidenwalzer.game import Druidenwalzer, DruidState
from tafelrunde.words import LANGUAGES, Words
from tests.games.druidenwalzer.table import GAME, MOON, SUN, act, table
from tests.games.druidenwalzer.test_waltz import calm
from tests.games.paragraphs import paragraphs
from tests.words.catalogue_files import messages

PACKAGE = Path(__file__).parents[3] / "src" / "tafelrunde" / "games" / "druidenwalzer"


def why_not(state: DruidState, text: str, language: str = "en") -> str:
    seat = state.next_seat()
    sentence = GAME.why_not(state.view(seat), GAME.catalogue.number(GAME.parse_action(text)))
    if sentence is None:
        return ""
    words = Words(language, ["Zsófia", "Marian"], seat)
    return f"{words.sentence(sentence)} [{words.rules(sentence)}]"


def start(handicap: str = "none") -> DruidState:
    return Druidenwalzer(handicap).new(2, FastDealer(1))


def asked_for_a_fight() -> DruidState:
    """Where the order of fights can decide the match."""
    return table(
        calm(M1="5L", M2="1L", S1="1R", S2="5R", M4="", S4=""),
        lost="M4 S4", hands=("4L 2R", "1L"), druids=("123", "123"), signs="S1 5, M2 5",
    )  # fmt: skip


def every_position() -> Iterator[tuple[Druidenwalzer, Match]]:
    for seed, handicap in enumerate(["none", "moon-1-sun-3", "none", "sun-2"]):
        game = Druidenwalzer(handicap)
        for match in positions(game, 2, seed):
            yield game, match


def test_there_is_a_reason_exactly_for_what_is_not_legal() -> None:
    """In many positions and for all numbers; every reason names its rules and can be read in every language."""
    rules = set(paragraphs(PACKAGE, "D"))
    found: set[str] = set()
    for game, match in every_position():
        for seat in match.to_act():
            view, legal = match.view(seat), set(match.state.legal(seat))
            words = [Words(language, ["Zsófia", "Marian"], seat) for language in LANGUAGES]
            for number in range(len(game.catalogue.actions)):
                sentence = game.why_not(view, number)
                assert (sentence is None) == (number in legal)
                if sentence is None:
                    continue
                assert sentence.rules and set(sentence.rules) <= rules
                if sentence.message.id not in found:
                    found.add(sentence.message.id)
                    for said in words:
                        assert said.sentence(sentence).endswith(".")
    known = {id for id in messages("druidenwalzer", "en") if id.startswith("druidenwalzer-why-not-")}
    assert known - found <= {"druidenwalzer-why-not-fight-done", "druidenwalzer-why-not-fighting"}


def test_a_reason_tells_no_secret() -> None:
    for step, match in enumerate(positions(GAME, 2, 5)):
        if step % 6 == 0:
            check_why_not(match)


def test_whoever_is_not_on_turn_and_after_the_end() -> None:
    state = table(calm())
    waiting = GAME.why_not(state.view(SUN), 0)
    assert waiting is not None and waiting.message.id == "why-not-turn"
    state.end()
    over = GAME.why_not(state.view(MOON), 0)
    assert over is not None and over.message.id == "why-not-over"


@pytest.mark.parametrize(
    ("handicap", "text", "said"),
    [
        ("none", "box 2L", "Spirits go back into the box only before the set-up, and only with a handicap. [D40, D44]"),
        ("moon-2", "box 3L", "You have to put a 2 back into the box. [D30, D40]"),
        ("moon-2", "start 1L", "The first spirit on your board is chosen only right before the deal. [D3, D40]"),
        ("none", "start 2R", "The first spirit on your board must be a 1. [D3]"),
        ("none", "place black 1", "Druids are placed last, once everything has been dealt. [D47]"),
        ("none", "waltz 1L 1", "The turns begin once both cults have placed their druids. [D47]"),
    ],
)
def test_before_the_deal(handicap: str, text: str, said: str) -> None:
    state = start(handicap)
    seat = state.next_seat()
    game = Druidenwalzer(handicap)
    sentence = game.why_not(state.view(seat), game.catalogue.number(game.parse_action(text)))
    assert sentence is not None
    assert f"{Words('en').sentence(sentence)} [{Words('en').rules(sentence)}]" == said


def test_while_druids_are_placed() -> None:
    state = start()
    dealer = FastDealer(7)
    for _ in range(2):
        state.apply(state.next_seat(), state.legal(state.next_seat())[0], dealer)
    act(state, "place black 2")
    assert why_not(state, "place black 1") == "You have already placed the black druid. [D107]"
    assert why_not(state, "place purple 1") == "Druids are placed in the order black, orange, purple. [D47]"
    assert why_not(state, "place orange 2") == "A druid already stands at Moon 2. [D107]"
    assert why_not(state, "place orange 1") == ""


def test_on_a_turn() -> None:
    state = table(calm(M2="", M3=""), lost="M3", hands=("1L 2L", "1L"), druids=("124", "123"))
    assert why_not(state, "waltz 5R 1") == "You have no 5 (anticlockwise) in your hand. [D109]"
    assert why_not(state, "withdraw 5R") == "You have no 5 (anticlockwise) in your hand. [D25]"
    assert why_not(state, "waltz 1L 3") == "Moon 3 is captured: nothing can be laid there. [D27]"
    assert why_not(state, "jump black") == "With three trees left you cannot jump. [D26]"
    assert why_not(state, "withdraw tree 2") == "There is no spirit at Moon 2. [D25]"
    assert why_not(state, "withdraw tree 3") == "There is no spirit at Moon 3. [D25, D18]"
    assert why_not(state, "place black 1") == "Druids are placed only during the set-up; later they jump. [D107, D26]"
    assert why_not(state, "fight black") == "You are asked for the order of the fights only when it can matter. [D34]"
    assert why_not(state, "waltz 5R 1", "de") == "Du hast keine 5 (gegen den Uhrzeigersinn) auf der Hand. [D109]"
    assert why_not(state, "waltz 5R 1", "hu") == "Nincs a kezedben jobbra forduló 5-ös. [D109]"


def test_while_fights_are_to_come() -> None:
    state = asked_for_a_fight()
    act(state, "waltz 4L 3")
    assert why_not(state, "fight black") == ""
    assert why_not(state, "fight purple") == (
        "Purple does not fight any more this turn: each colour fights once, and the one in the ring rests. [D12, D48]"
    )
    assert why_not(state, "waltz 2R 1") == "The fights of your waltz come first: choose who fights next. [D14]"
    assert why_not(state, "fight purple", "hu").startswith("Lila ebben a körben már nem harcol")
