"""The search: it finds what is good, mixes what is secret, keeps its promises, and learns no secret."""

from __future__ import annotations

import pytest

from tafelrunde import FastDealer, Match
from tafelrunde.bots.crew import think_together
from tafelrunde.bots.havoc.judge import HavocJudge, firmness
from tafelrunde.bots.judge import Judge, fortunes
from tafelrunde.bots.judges import hand_judge_of
from tafelrunde.bots.levels import SHARED, Level, SearchBot
from tafelrunde.bots.pool import Pool
from tafelrunde.bots.search import Finding, Search, Tally, Thought, findings
from tafelrunde.bots.tree import NO_NODE, ROOT, Tree
from tafelrunde.core.bag import bag_of
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.game import Game, Standings, State
from tafelrunde.core.registry import games, make_game
from tafelrunde.core.view import View
from tafelrunde.games.havoc.notation import parse_card
from tafelrunde.games.havoc.ranking import strength
from tests.games.havoc.table import table

QUICK = Level(12, 60.0, 0.0)


@pytest.mark.parametrize("key", sorted(games()))
def test_a_search_answers_legally_in_every_game(key: str) -> None:
    game = make_game(key, {})
    match = Match.new(game, seed=3)
    bots = [SearchBot(game, QUICK, seat) for seat in range(match.seats)]
    while match.to_act() and len(match.entries) < 12:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        action = bots[seat].decide(match.view(seat), legal)
        assert action in legal
        match.play(seat, action)


@pytest.mark.parametrize("key", sorted(games()))
def test_no_bot_learns_a_secret(key: str) -> None:
    """Everything hidden from a seat is swapped; the bot, with the same seed, answers the same."""
    game = make_game(key, {})
    match = Match.new(game, seed=8)
    chance = FastDealer(5)
    for _ in range(8):
        seat = match.to_act()[chance.pick(len(match.to_act()))]
        twin = game.swap_hidden(match.state, seat, chance)
        legal = match.legal(seat)
        truth = SearchBot(game, QUICK, 7).decide(match.view(seat), legal)
        assert SearchBot(game, QUICK, 7).decide(match.view(seat), legal) == truth
        if match.view(seat) == match.state.view(seat):
            assert SearchBot(game, QUICK, 7).decide(twin.view(seat), legal) == truth
        match.play(seat, legal[chance.pick(len(legal))])


def test_a_search_reports_every_action() -> None:
    match = Match.new("havoc", 3, seed=1)
    search = Search(match.game, HavocJudge(), match.view(0), 1)
    search.think(200)
    found = search.findings()
    assert search.simulations == 200 and search.actions > 200
    assert {match.game.catalogue.actions[finding.number] for finding in found} == set(match.legal(0))
    assert abs(sum(finding.share for finding in found) - 1) < 1e-9
    assert all(0 <= finding.worth <= 1 for finding in found)
    assert found == sorted(found, key=lambda finding: finding.share, reverse=True)


def nines_to_lay() -> tuple[Game, State]:
    """Seat 0 has laid a nine and holds two more; the rival stands with a pair of twos."""
    state = table("b9 o9 g9 b1", "r2 y2 n5", fought=0)
    game = make_game("havoc", {})
    number = game.catalogue.number
    for seat, text in (
        (0, "havoc"),
        (0, "lay b1"),
        (0, "lay b9"),
        (0, "stand"),
        (1, "lay r2"),
        (1, "lay y2"),
        (1, "stand"),
    ):
        state.apply(seat, number(game.parse_action(text)), FastDealer(1))
    return game, state


def test_a_search_takes_the_battle_that_nobody_can_win_but_itself() -> None:
    """The rival has passed with a pair of twos: three nines in hand are laid, not left."""
    game, state = nines_to_lay()
    bot = SearchBot(game, Level(600, 30.0, 0.0), 3)
    action = bot.decide(state.view(0), game.legal_actions(state, 0))
    assert game.action_name(action) in ("lay o9", "lay g9")


@pytest.mark.parametrize("use_regret", [True, False])
def test_secret_choices_are_mixed(use_regret: bool) -> None:
    """An auction of Macht & Ohnmacht: regret matching gives no bid all the weight."""
    game = make_game("macht", {})
    match = Match.new(game, seed=4)
    chance = FastDealer(2)
    while len(match.to_act()) < 2:
        (seat,) = match.to_act()
        lightning = [action for action in match.legal(seat) if action.verb == "take" and action.what >= 11]
        legal = lightning or match.legal(seat)
        match.play(seat, legal[chance.pick(len(legal))])
    search = Search(game, Judge(), match.view(0), 5, use_regret=use_regret)
    search.think(150)
    found = search.findings()
    assert {game.catalogue.actions[finding.number] for finding in found} <= set(match.legal(0))
    if use_regret:
        assert max(finding.mixture for finding in found) < 1 and abs(sum(f.mixture for f in found) - 1) < 1e-9


def test_fortunes() -> None:
    assert fortunes(Standings((1, 2), "")) == [1.0, 0.0]
    assert fortunes(Standings((1, 1), "")) == [0.5, 0.5]
    worths = fortunes(Standings((2, 1, 4, 3), ""))
    assert sorted(worths, reverse=True) == [worths[1], worths[0], worths[3], worths[2]] and worths[1] == 1.0


def test_a_judge_is_for_more_points_and_stronger_hands() -> None:
    judge = hand_judge_of(make_game("havoc", {}))
    poor, rich = table("b1 o3 g5", "r2 y4 n6"), table("b9 o9 g9", "r2 y4 n6")
    assert judge.estimate(rich, 0) > judge.estimate(poor, 0)
    before = judge.estimate(poor, 0)
    poor.points[0] += 5
    assert judge.estimate(poor, 0) == pytest.approx(before + 5)
    assert sum(judge.worths(rich)) == pytest.approx(1) and judge.worths(rich)[0] > 0.5
    lays = ["b9 o8", "b9 o9", "b9 o9 g9", "b9 o9 g9 b4 o4", "b9 o9 g9 r9", "b9 o9 g9 r9 y9 n9"]
    rising = [firmness(strength(bag_of([parse_card(card) for card in lay.split()]), 0)) for lay in lays]
    assert rising == sorted(rising) and len(set(rising)) == len(rising)


def test_a_clock_cuts_the_search_short() -> None:
    match = Match.new("havoc", 2, seed=1)
    search = Search(match.game, HavocJudge(), match.view(0), 1)
    search.think(10_000_000, 0.05)
    assert 0 < search.simulations < 10_000_000


def test_a_watch_ends_the_search_and_an_interruption_passes_through() -> None:
    match = Match.new("havoc", 2, seed=1)
    looks = 0

    def look() -> bool:
        nonlocal looks
        looks += 1
        return looks == 3

    search = Search(match.game, HavocJudge(), match.view(0), 1)
    search.think(10_000_000, 60.0, look)
    assert looks == 3 and 0 < search.simulations < 10_000_000

    def interrupt() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        SearchBot(match.game, Level(10_000_000, 60.0, 0.0), watch=interrupt).ponder(match.view(0))


def test_several_searches_add_up() -> None:
    first = Thought(40, [Tally(4, 10.0, 6.0, 0.0), Tally(7, 30.0, 12.0, 0.0)])
    second = Thought(60, [Tally(4, 60.0, 36.0, 0.0), Tally(9, 0.0, 0.0, 0.0)])
    assert findings([first, second]) == [Finding(4, 0.6, 0.7, 0.7), Finding(7, 0.4, 0.3, 0.3)]
    mixed = Thought(10, [Tally(1, 5.0, 1.0, 2.0), Tally(2, 5.0, 1.0, 6.0)])
    assert [finding.number for finding in findings([mixed])] == [2, 1]


def test_several_processes_think_together_and_answer_the_same_again() -> None:
    match = Match.new("havoc", 2, seed=1)
    deep = Level(SHARED, 600.0, 0.0)
    pool = Pool(2)
    try:
        bots = [SearchBot(match.game, deep, 3, pool=pool) for _ in range(2)]
        found = [bot.ponder(match.view(0)) for bot in bots]
        thoughts = think_together(pool, match.game, match.view(0), 5, 41, 60.0)
    finally:
        pool.close()
    assert found[0] == found[1] and [bot.simulations for bot in bots] == [SHARED, SHARED]
    assert [thought.simulations for thought in thoughts] == [21, 21]
    assert [sum(tally.visits for tally in thought.tallies) for thought in thoughts] == [21.0, 21.0]
    assert thoughts[0] != thoughts[1]


def test_a_bot_whose_helpers_are_gone_thinks_alone() -> None:
    match = Match.new("havoc", 2, seed=1)
    pool = Pool(2)
    pool.close()
    bot = SearchBot(match.game, Level(SHARED, 0.05, 0.0), 3, pool=pool)
    assert bot.ponder(match.view(0)) and 0 < bot.simulations <= SHARED


def test_a_tree_grows_in_breadth_and_in_depth() -> None:
    tree = Tree()
    broad = [tree.grow(ROOT, 0, number) for number in range(5_000)]
    assert len(set(broad)) == 5_000 and NO_NODE not in broad
    assert tree.grow(ROOT, 0, 17) == tree.child(ROOT, 0, 17) == broad[17]
    assert tree.child(ROOT, 1, 17) == tree.child(broad[3], 0, 17) == NO_NODE
    assert tree.children(ROOT, 0) == list(reversed(broad)) and tree.children(ROOT, 1) == []
    deep = broad[0]
    for number in range(5_000):
        deep = tree.grow(deep, 1, number)
        tree.visits[deep] += 1.0
    assert tree.seat[deep] == 1 and tree.number[deep] == 4_999 and tree.visits[deep] == 1.0


class Counting(Game):
    """A game that counts the worlds imagined in it."""

    def __init__(self, inner: Game) -> None:
        super().__init__(inner.key, inner.version, inner.seats, inner.catalogue, inner.chronicle)
        self.inner = inner
        self.imagined: list[State] = []

    def imagine(self, view: View, dealer: Dealer) -> State:
        world = self.inner.imagine(view, dealer)
        self.imagined.append(world.clone())
        return world


def test_several_simulations_share_a_world_and_find_it_as_it_was() -> None:
    game = Counting(make_game("havoc", {}))
    view = game.inner.new(2, FastDealer(1)).view(0)
    search = Search(game, hand_judge_of(game.inner), view, 5, uses=3)
    for done in range(1, 13):
        search.think(1)
        assert len(game.imagined) == -(-done // 3)
        if done % 3:
            assert search.world is not None and search.world.view(1) == game.imagined[-1].view(1)
    assert sum([tally.visits for tally in search.thought().tallies]) == search.simulations == 12
    assert len({str(world.view(1)) for world in game.imagined}) > 1
