"""Asking the bots about advice (`bench.bots.advice`): positions are found, kinds of actions are told apart, and the
gain is counted match by match."""

from __future__ import annotations

from math import isclose, sqrt
from pathlib import Path

import pytest

from bench.bots.advice import Asked, Kept, answer_of, counts_of, ideas_of, keep, kept_of, lacking, sort_out
from bench.bots.advised.macht import seen, with_a_point, with_a_region
from tafelrunde.bots.judges import judge_of
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.match import Match
from tafelrunde.core.registry import make_game
from tafelrunde.lab.ratings import Z

pytestmark = pytest.mark.once


@pytest.mark.parametrize("key", ["havoc", "druidenwalzer", "maginor", "macht"])
def test_ideas_can_be_asked_wherever_a_match_leads(key: str) -> None:
    """Random matches: no predicate fails anywhere, most ideas fit somewhere, and both kinds are legal and differ."""
    game = make_game(key, {})
    ideas = ideas_of(key)
    assert len({(idea.name, idea.seats) for idea in ideas}) == len(ideas)
    fitting: set[str] = set()
    for number in range(4):
        match = Match.new(game, 2, seed=number)
        for turn in range(1_500):
            if not match.to_act():
                break
            seat = match.to_act()[0]
            view, legal = match.view(seat), match.legal(seat)
            numbers = [int(game.catalogue.number(action)) for action in legal]
            for idea in ideas:
                kinds = sort_out(game, idea, view, numbers) if idea.when(view) else None
                if kinds:
                    fitting.add(idea.name)
                    assert set(kinds[0]).isdisjoint(kinds[1]) and set(kinds[0] + kinds[1]) <= set(numbers)
            match.play(seat, legal[(turn * 7 + number) % len(legal)])
    assert len(fitting) >= len({idea.name for idea in ideas}) // 2, fitting


def test_positions_of_one_match_belong_together() -> None:
    """Four equal gains of one match say no more than one: the interval is that of two matches."""
    answer = answer_of([[0.2] * 4, [], [-0.1] * 4])
    assert (answer.positions, answer.matches, answer.better) == (8, 2, 0.5)
    assert isclose(answer.gain, 0.05) and isclose(answer.spread, Z * sqrt(0.6**2 + 0.6**2) / 8)


def test_nothing_found_is_no_answer() -> None:
    assert answer_of([[], []]).positions == 0


def first_of(key: str, seats: int) -> Asked:
    """The first decision of a match."""
    game = make_game(key, {})
    state = game.new(seats, FastDealer(1))
    seat = int(state.next_seat())
    legal = [int(number) for number in state.legal(seat)]
    return Asked(game, judge_of(game), state, seat, state.view(seat), legal, FastDealer(2))


def test_what_lies_in_the_pile_is_counted_only_when_a_card_is_due() -> None:
    asked = first_of("havoc", 4)
    counts = [count for count in counts_of("havoc") if count.name.startswith("dogs")]
    assert len(counts) == 2 and [count.figure(asked) for count in counts] == [None, None]
    asked.state.apply(asked.seat, int(asked.game.catalogue.number(asked.game.parse_action("recruit"))), FastDealer(3))
    due = asked._replace(view=asked.state.view(asked.seat))
    assert all(0 <= (count.figure(due) or 0) <= 1 and count.figure(due) is not None for count in counts)


def test_a_point_or_a_region_more_is_given_to_the_one_who_is_asked() -> None:
    """The position itself stays as it is, and no piece is made."""
    asked = first_of("macht", 2)
    richer, wider = with_a_point(asked), with_a_region(asked)
    assert wider is not None
    assert [point - before for point, before in zip(richer.points, seen(asked.view).points, strict=True)].count(1) == 1
    before, after = seen(asked.view), seen(wider.view(asked.seat))
    assert sum(after.mages) + sum(after.knights) == sum(before.mages) + sum(before.knights) + 1
    asked.game.check_components(wider)
    assert asked.state.view(asked.seat) == before


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert kept_of("havoc", 4) == Kept(0, {})
    monkeypatch.setenv("KEEP", str(tmp_path / "kept"))
    assert kept_of("havoc", 4) == Kept(0, {})
    keep("havoc", 4, Kept(7, {"as-little": [[0.1], []]}))
    assert kept_of("havoc", 4) == Kept(7, {"as-little": [[0.1], []]})
    assert kept_of("havoc", 2) == Kept(0, {})


def test_what_has_enough_positions_is_looked_for_no_longer() -> None:
    assert lacking({0: [[0.1] * 600, [0.2] * 400], 3: [[0.1] * 999]}) == (3,)
