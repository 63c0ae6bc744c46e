"""Druidenwalzer keeps the laws of every game; its notation, its previews, its chances."""

from __future__ import annotations

import pytest

from tafelrunde import IllegalAction, Match, UnknownNotation, outcomes, preview
from tafelrunde.core.conformance import check_match, check_outcomes, positions
from tafelrunde.core.dealer import FastDealer, ScriptedDealer, SeededDealer
from tafelrunde.core.heap import heap_of
from tafelrunde.games.druidenwalzer.components import KINDS
from tafelrunde.games.druidenwalzer.game import Druidenwalzer, DruidState
from tafelrunde.games.druidenwalzer.handicap import HANDICAPS
from tafelrunde.games.druidenwalzer.notation import parse_place, parse_spirit, spirit_name
from tests.games.druidenwalzer.table import GAME, MOON, SUN, act, legal, names, table, told
from tests.games.druidenwalzer.test_waltz import EXAMPLE, calm


@pytest.mark.parametrize("handicap", HANDICAPS)
def test_the_laws_of_every_game(handicap: str) -> None:
    for seed in range(3 if handicap == "none" else 1):
        check_match(Druidenwalzer(handicap), 2, seed)


@pytest.mark.slow
def test_the_laws_of_every_game_in_many_matches() -> None:
    handicaps = list(HANDICAPS)
    for seed in range(400):
        check_match(Druidenwalzer(handicaps[seed % len(handicaps)]), 2, 100 + seed)


def test_every_action_has_a_notation_of_its_own() -> None:
    texts = [GAME.action_name(action) for action in GAME.catalogue.actions]
    assert len(set(texts)) == len(texts) == 92
    assert [GAME.parse_action(text) for text in texts] == GAME.catalogue.actions
    assert {"waltz 5L 4", "withdraw 1R", "withdraw tree 3", "jump orange", "fight purple", "place black 2"} <= set(
        texts
    )


@pytest.mark.parametrize(
    "text", ["", "waltz", "waltz 5L", "waltz 5L 5", "waltz 6L 1", "jump red", "withdraw 5", "pass"]
)
def test_bad_notation_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(UnknownNotation, match=f"There is no action '{text}' in Druidenwalzer"):
        GAME.parse_action(text)


def test_bad_pieces_are_refused_with_a_sentence() -> None:
    assert [spirit_name(kind) for kind in range(KINDS)] == ["1L", "1R", "2L", "2R", "3L", "3R", "4L", "4R", "5L", "5R"]
    with pytest.raises(UnknownNotation, match="There is no spirit '7L'"):
        parse_spirit("7L")
    with pytest.raises(UnknownNotation, match="There is no place 'M5'"):
        parse_place("M5")


def test_the_position_on_one_line() -> None:
    state = table(
        calm(M1="#2 3L 5R", M3="", S2="#1 4L"),
        hands=("5L 4R", "1L"), boards=("1L 4R 2L", ""), signs="M1 4", lost="S4", pools=("1R 2R", "3R"),
    )  # fmt: skip
    text = GAME.position(state.view(MOON))
    assert text.startswith("0 moon | M1 #2 3L 5R *4 black | M2 1L orange | M3 purple bare | M4 1L | SB | S4 lost 1L | ")
    assert "| MB 1L 4R 2L^ | moon hand 2 deck 3 of 1L 1R 1R 2L 2R 4R 5L | " in text
    assert text.endswith("| hand 4R 5L")
    assert "hand 4R 5L" not in GAME.position(state.view(SUN))


def test_an_illegal_action_is_refused() -> None:
    match = Match.new("druidenwalzer", 2, seed=1)
    with pytest.raises(IllegalAction, match="may not play 'waltz 5L 4' now"):
        match.play(MOON, "waltz 5L 4")


def foreseen(state: DruidState, text: str) -> list[str]:
    """What is certain about an action for the seat on turn."""
    seat = state.next_seat()
    number = GAME.catalogue.number(GAME.parse_action(text))
    return [told(event) for event in preview(GAME, state.view(seat), number)]


def test_a_preview_of_the_printed_example_tells_all_of_it() -> None:
    """No unseen spirit comes to light, so the whole waltz is certain."""
    state = table(EXAMPLE, turn=SUN, hands=("1L", "5L 1R"), boards=("1L 5R", "1R"), druids=("342", "124"))
    assert foreseen(state, "waltz 5L 4") == act(state.clone(), "waltz 5L 4")


def test_a_preview_ends_at_the_first_unknown_spirit() -> None:
    """The dance is certain; the spirit under the first dancer is not, nor any fight."""
    state = table(calm(M1="#2 5L", S2="5R"), hands=("5L 4R", "1L"), pools=("2L 4R", ""))
    assert foreseen(state, "waltz 5L 4") == [
        "Laid place=M4 seat=moon spirit=5L",
        "RingLaid colour=none place=M4 seat=moon",
        "Danced goal=M2 place=S2 spirit=5R",
        "Danced goal=SB place=M1 spirit=5L",
    ]


def test_a_preview_tells_the_fights_before_the_first_unknown_spirit() -> None:
    """Black is certain; its winner uncovers an unseen spirit, so orange is no longer told."""
    state = table(calm(M1="#2 4L", M2="3L"), hands=("5L 4R", "1L"), pools=("2L 4R", ""))
    assert foreseen(state, "waltz 5L 4")[3:] == [
        "FightWon against=1 colour=black seat=moon strength=4",
        "SignHung count=1 place=S1 seat=moon",
        "CameHome place=M1 seat=moon spirit=4L",
    ]


def test_a_preview_of_every_waltz_in_random_matches_is_what_happens() -> None:
    for seed in range(2):
        for match in positions(GAME, 2, seed):
            state = match.state
            for seat in match.to_act():
                for action in match.legal(seat):
                    number = GAME.catalogue.number(action)
                    certain = [told(event) for event in preview(GAME, state.view(seat), number)]
                    dealer = SeededDealer(b"any")
                    state.clone().apply(seat, number, dealer)
                    happened = [told(event.seen_by(seat)) for event in dealer.events]
                    assert certain == happened[: len(certain)]
                    assert certain


def test_the_chances_of_a_withdrawal_are_those_of_the_pool() -> None:
    """Under the top spirit lies one from the pool: two 2L, one 4R."""
    state = table(calm(M1="#3 5L"), pools=("2L 2L 4R", ""))
    number = GAME.catalogue.number(GAME.parse_action("withdraw tree 1"))
    assert check_outcomes(state, MOON, number) == 3
    odds: dict[str, float] = {}
    for outcome in outcomes(state, MOON, number):
        assert isinstance(outcome.state, DruidState)
        top = spirit_name(outcome.state.piles.top(parse_place("M1")))
        odds[top] = odds.get(top, 0) + outcome.odds
    assert odds == {"2L": pytest.approx(2 / 3), "4R": pytest.approx(1 / 3)}


def test_imagined_worlds_differ_where_the_seat_knows_nothing() -> None:
    match = next(match for match in positions(GAME, 2, 3) if len(match.entries) == 12)
    dealer = FastDealer(5)
    view = match.state.view(SUN)
    worlds = [GAME.imagine(view, dealer) for _ in range(60)]
    assert len({names(list(world.hands[MOON])) for world in worlds}) > 20
    assert len({names(list(world.hands[SUN])) for world in worlds}) == 1


def test_the_component_check_finds_what_is_wrong() -> None:
    """One spirit too many, a druid at the rival's tree, a seventh sign, a pile on a board."""
    sound = next(match.state for match in positions(GAME, 2, 3) if len(match.entries) == 12)
    assert isinstance(sound, DruidState)
    GAME.check_components(sound)
    for spoil in (spoil_spirit, spoil_druid, spoil_signs, spoil_pool):
        broken = sound.clone()
        spoil(broken)
        with pytest.raises(AssertionError):
            GAME.check_components(broken)


def spoil_spirit(state: DruidState) -> None:
    state.hands[MOON].add(3)


def spoil_druid(state: DruidState) -> None:
    state.move_druid(MOON, 1, parse_place("S1"))


def spoil_signs(state: DruidState) -> None:
    state.signs[parse_place("M1")] = 7


def spoil_pool(state: DruidState) -> None:
    state.pools[MOON], state.decks[MOON] = heap_of(KINDS, []), state.pools[MOON]


def test_a_random_match_offers_at_most_22_actions() -> None:
    most = 0
    for seed in range(10):
        for match in positions(GAME, 2, seed):
            assert isinstance(match.state, DruidState)
            if match.to_act():
                most = max(most, len(legal(match.state)))
    assert most == 22


def count_leaves(state: DruidState, depth: int) -> int:
    """How many ways there are to play this many actions, chance always answering with its first outcome."""
    seat = state.next_seat()
    numbers = list(state.legal(seat))
    if depth == 1:
        return len(numbers)
    leaves = 0
    for number in numbers:
        twin = state.clone()
        twin.apply(seat, number, ScriptedDealer([0] * 30))
        leaves += count_leaves(twin, depth - 1) if twin.to_act() else 1
    return leaves


def test_the_tree_of_a_lopsided_position_has_a_pinned_number_of_leaves() -> None:
    """Few spirits, a captured tree, trees about to fall on both sides, a hand of one: any slip changes the numbers."""
    state = table(
        "M1 #1 2L 5R, M2 5L, M3 3R, S1 #2 4L, S2 5R, S3 1L 3L, S4 2R",
        lost="M4", hands=("5L", "3R 2L"), boards=("1L 4R", "1R"), decks=("", "4R"), signs="M1 5, S1 5, S2 5, S3 4",
        pools=("3L", "2L 4R"),
    )  # fmt: skip
    assert [count_leaves(state, depth) for depth in (1, 2, 3)] == [7, 95, 701]
