"""The engine against independent formulations of the rules."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.core.game import OVER
from tafelrunde.core.heap import heap_of
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.druidenwalzer.components import (
    ALL_COLOURS,
    COLOURS,
    CULTS,
    KINDS,
    PLACE_NAMES,
    PLACES,
    is_board,
    tree_of,
)
from tafelrunde.games.druidenwalzer.game import Druidenwalzer, DruidState, empty_table
from tafelrunde.games.druidenwalzer.handicap import HANDICAPS
from tafelrunde.games.druidenwalzer.notation import parse_place, spirit_name
from tafelrunde.games.druidenwalzer.phases import PLAYING
from tafelrunde.games.druidenwalzer.rules import dance, fight, order_matters
from tests.games.druidenwalzer.reference import COLOURS as COLOUR_NAMES
from tests.games.druidenwalzer.reference import Pile, Reference, dance_one_by_one
from tests.games.druidenwalzer.table import MOON, SUN, names


def compare(state: DruidState, reference: Reference) -> None:
    """Everything on the table is the same."""
    for place, name in enumerate(PLACE_NAMES):
        if not is_board(place):
            pile = reference.piles[name]
            assert names(state.piles.seen(place)).split() == pile.cards[pile.down :], name
            assert state.piles.unseen[place] == pile.down, name
            assert state.signs[place] == reference.signs[name], name
            assert bool(state.captured >> place & 1) == (name in reference.lost), name
    for seat, cult in enumerate("MS"):
        assert names(list(state.boards[seat])).split() == sorted(reference.boards[cult])
        assert names(list(state.hands[seat])).split() == sorted(reference.hands[cult])
        assert state.deck_size(seat) == len(reference.sets.get(cult, reference.decks[cult]))
        if reference.boards[cult]:
            assert spirit_name(state.tops[seat]) == reference.boards[cult][-1]
        for number, colour in enumerate(COLOUR_NAMES):
            if (cult, colour) in reference.druids:
                assert PLACE_NAMES[state.druid_at(seat, number)] == reference.druids[cult, colour]
    assert state.turns == reference.turns


def play_both(seed: int, handicap: str, greedy: bool) -> int:
    """One match on both, with the same actions and the same cards; returns how many actions there were."""
    game = Druidenwalzer(handicap)
    reference = Reference(seed, HANDICAPS[handicap])
    state = game.new(2, FastDealer(seed))
    player = FastDealer(seed)
    count = 0
    while not reference.over():
        seat = "MS".index(reference.asked())
        assert state.to_act() == [seat]
        offered = [game.action_name(action) for action in game.legal_actions(state, seat)]
        assert len(set(offered)) == len(offered)
        assert set(offered) == reference.legal()
        choices = [text for text in offered if text.startswith("waltz")] if greedy else offered
        text = (choices or offered)[player.pick(len(choices or offered))]
        reference.act(text)
        dealer = ScriptedDealer(reference.picks)
        state.apply(seat, game.catalogue.number(game.parse_action(text)), dealer)
        assert [pick.of for pick in dealer.picks] == reference.sizes
        compare(state, reference)
        count += 1
    standings = state.standings()
    assert standings is not None
    places = (1, 1) if reference.shared else (1, 2) if reference.winner == "M" else (2, 1)
    assert standings.places == places
    return count


@pytest.mark.parametrize("handicap", HANDICAPS)
def test_the_engine_plays_as_the_reference(handicap: str) -> None:
    for seed in range(8):
        play_both(seed, handicap, greedy=seed % 2 == 0)


@pytest.mark.slow
def test_the_engine_plays_as_the_reference_in_ten_thousand_matches() -> None:
    handicaps = list(HANDICAPS)
    for seed in range(10_000):
        play_both(1000 + seed, handicaps[seed % len(handicaps)], greedy=seed % 3 == 0)


def random_position(dealer: FastDealer) -> DruidState:
    """Any piles, boards and captured trees, with many equal tops; not all of them can come up in a match."""
    state = empty_table(0, 0)
    few = 1 + dealer.pick(5)
    for place in range(PLACES):
        if is_board(place):
            continue
        if dealer.pick(8) == 0 and bin(state.captured).count("1") < 2:
            state.captured |= 1 << place
            continue
        state.piles.unseen[place] = dealer.pick(3)
        for _ in range(dealer.pick(4)):
            state.piles.lay(place, dealer.pick(2 * few))
        if state.piles.shows_back(place):
            state.piles.lay(place, dealer.pick(2 * few))
    for seat in (MOON, SUN):
        state.pools[seat] = heap_of(KINDS, [0] * 8)
    return state


def check_dance(dealer: FastDealer) -> None:
    """Moving all at once gives what the printed procedure gives, dancer by dancer."""
    state = random_position(dealer)
    trees = [place for place in range(len(PLACE_NAMES)) if not is_board(place) and not state.captured >> place & 1]
    tree = trees[dealer.pick(len(trees))]
    music = dealer.pick(KINDS)
    state.piles.lay(tree, music)
    piles = {}
    for place, name in enumerate(PLACE_NAMES):
        if not is_board(place):
            piles[name] = Pile()
            piles[name].down = state.piles.unseen[place]
            piles[name].cards = ["?"] * piles[name].down + [spirit_name(kind) for kind in state.piles.seen(place)]
    boards: dict[str, list[str]] = {"M": [], "S": []}
    lost = [name for place, name in enumerate(PLACE_NAMES) if state.captured >> place & 1]
    left = dance_one_by_one(piles, boards, lost, spirit_name(music), PLACE_NAMES[tree])
    dance(state, music, tree, dealer)
    for name, pile in piles.items():
        place = parse_place(name)
        seen = [spirit_name(kind) for kind in state.piles.seen(place)]
        if pile.cards and len(pile.cards) == pile.down:
            assert name in left
            assert (seen, state.piles.unseen[place]) == (["1L"], pile.down - 1)
        else:
            assert (seen, state.piles.unseen[place]) == (pile.cards[pile.down :], pile.down)
    for seat, cult in enumerate(CULTS):
        assert sorted(boards[cult[0].upper()]) == names(list(state.boards[seat])).split()


def test_d8_moving_all_at_once_is_the_printed_procedure() -> None:
    dealer = FastDealer(8)
    for _ in range(1000):
        check_dance(dealer)


@pytest.mark.slow
def test_d8_moving_all_at_once_is_the_printed_procedure_in_a_million_positions() -> None:
    dealer = FastDealer(88)
    for _ in range(1_000_000):
        check_dance(dealer)


def test_d34_every_order_leads_to_the_same_position_where_none_is_asked() -> None:
    """All orders of three fights, without chance: the same table, or the same winner where the match ends."""
    dealer = FastDealer(34)
    checked = 0
    for _ in range(500):
        state = before_the_fights(dealer)
        if order_matters(state):
            continue
        ends = set()
        for order in permutations(range(3)):
            twin = state.clone()
            for colour in order:
                if twin.phase != OVER:
                    fight(twin, colour, dealer)
            standings = twin.standings()
            ends.add(repr(replace(twin.view(ONLOOKER), tops=())) if standings is None else repr(standings))
        assert len(ends) == 1
        checked += 1
    assert checked > 400


def before_the_fights(dealer: FastDealer) -> DruidState:
    """Random tops and many signs, nothing face down, each druid at the tree of its number; nothing is captured."""
    state = random_position(dealer)
    state.captured = 0
    for place in range(PLACES):
        state.piles.unseen[place] = 0
        state.signs[place] = 0 if is_board(place) else 3 + dealer.pick(3)
    for seat in (MOON, SUN):
        for colour in range(COLOURS):
            state.move_druid(seat, colour, tree_of(seat, colour))
    state.phase = PLAYING
    state.pending = ALL_COLOURS
    return state
