"""Tournaments: duplicate deals, rotated seats, shares with intervals, and the same result however they are played."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import ImpossibleTable, Match, read_record, verify_picks
from tafelrunde.core.messages import Message
from tafelrunde.core.registry import make_game
from tafelrunde.lab.arena import LEAST, Arena
from tafelrunde.lab.entrants import read_entrant
from tafelrunde.lab.ratings import rate, scores, wilson
from tafelrunde.lab.runners import Outcomes, make_runner, play_here
from tafelrunde.lab.tournament import MatchResult, Setup, play_match


def setup(*players: str, game: str = "druidenwalzer", seats: int = 2, **more: Any) -> Setup:
    entrants = tuple([read_entrant(player, make_game(game, {})) for player in players])
    return Setup(game, seats, entrants, **more)


def untimed(outcomes: Sequence[MatchResult]) -> list[MatchResult]:
    """Everything but the seconds, which no seed decides."""
    return [
        outcome._replace(seconds=(), hurried=()) for outcome in sorted(outcomes, key=lambda outcome: outcome.number)
    ]


def won_by(first: int, number: int, plan: Setup) -> MatchResult:
    """A made-up match that this player wins."""
    seating = plan.fixture(number).seating
    places = tuple([1 if player == first else 2 for player in seating])
    return MatchResult(number, seating, places, {}, (1,) * len(seating), (0,) * len(seating), (0.0,) * len(seating))


# The plan


def test_every_deal_is_played_with_every_rotation() -> None:
    plan = setup("random", "random", "random", game="havoc", seats=3, keeps_records=True)
    outcomes = list(play_here(plan, range(6)))
    assert [outcome.seating for outcome in outcomes[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    records = [read_record(outcome.record) for outcome in outcomes]
    assert records[0].deal == records[1].deal == records[2].deal != records[3].deal == records[4].deal
    assert records[0].names == ("random", "random#2", "random#3")
    assert records[1].names == ("random#2", "random#3", "random")
    assert all(verify_picks(record) > 20 for record in records)
    assert Match.load(outcomes[0].record).standings() is not None


def test_more_players_than_seats_play_in_every_selection() -> None:
    plan = setup("random", "random", "random")
    assert plan.matches_of_a_deal() == 6
    seatings = [plan.fixture(number).seating for number in range(6)]
    assert seatings == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert {plan.fixture(number).deal for number in range(6)} == {0} and plan.fixture(6).deal == 1


def test_matches_are_rounded_up_to_whole_deals() -> None:
    assert Arena(setup("random", "random"), 5).matches == 6


def test_too_few_players() -> None:
    with pytest.raises(ImpossibleTable) as caught:
        setup("random")
    assert caught.value.message_id == "lab-error-players"


# What the outcomes say


def test_intervals_of_known_cases() -> None:
    assert wilson(0.5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0.9, 100) == pytest.approx((0.8256, 0.9448), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_shared_win_counts_in_part() -> None:
    assert MatchResult(0, (0, 1, 2), (1, 1, 3), {}, (), (), ()).shares() == [0.5, 0.5, 0.0]
    fault = {0: Message("lab-fault-late", {})}
    assert MatchResult(0, (0, 1), (1, 1), {**fault, 1: fault[0]}, (), (), ()).shares() == [0.0, 0.0]


def test_scores_and_ratings_tell_who_is_better() -> None:
    plan = setup("random", "random")
    outcomes = [won_by(0 if number % 4 else 1, number, plan) for number in range(40)]
    best, other = scores(plan, outcomes)
    assert (best.name, best.firsts, best.share, best.matches) == ("random", 30.0, 0.75, 40)
    assert (best.low, best.high) == wilson(0.75, 40) and best.mean_place == 1.25
    assert best.mu > 25 > other.mu and best.mu - best.spread() < best.mu < best.mu + best.spread()
    assert rate(2, outcomes)[0][1] < rate(2, outcomes[:10])[0][1], "More matches, less doubt."


# How they are played


def test_the_same_seed_gives_the_same_results_with_one_process_and_with_two() -> None:
    plan = setup("random", "random", keeps_records=True)
    alone = list(play_here(plan, range(4)))
    together = list(make_runner(jobs=2)(plan, range(4)))
    assert untimed(alone) == untimed(together)
    assert untimed(alone) != untimed(list(play_here(setup("random", "random", seed="2", keeps_records=True), range(4))))


def test_an_interrupted_tournament_goes_on_and_ends_like_one_in_one_go(tmp_path: Path) -> None:
    plan, file = setup("random", "random"), tmp_path / "results.json"

    def interrupted(plan: Setup, numbers: Sequence[int]) -> Outcomes:
        for number in numbers[:3]:
            yield play_match(plan, number)
        raise KeyboardInterrupt

    def watched(plan: Setup, numbers: Sequence[int]) -> Outcomes:
        assert list(numbers) == [3, 4, 5, 6, 7]
        yield from play_here(plan, numbers)

    assert not Arena(plan, 8, file=file).run(interrupted)
    assert len(json.loads(file.read_text(encoding="utf-8"))["matches"]) == 3
    resumed, whole = Arena(plan, 8, file=file), Arena(plan, 8)
    assert resumed.run(watched) and whole.run(play_here)
    assert untimed(resumed.counted()) == untimed(whole.counted())
    again = Arena(plan, 8, file=file)
    assert again.run(interrupted), "Nothing is left to play."
    assert [score._replace(seconds=0.0) for score in again.scores()] == [
        score._replace(seconds=0.0) for score in whole.scores()
    ]


@pytest.mark.parametrize("step", [1, -1])
def test_it_stops_when_the_first_player_has_cleared_the_share(step: int) -> None:
    """What counts does not depend on which match happened to end first."""

    def runner(plan: Setup, numbers: Sequence[int]) -> Outcomes:
        for number in numbers[::step]:
            yield won_by(0, number, plan)

    arena = Arena(setup("random", "random"), 100, until=0.6)
    assert arena.run(runner)
    assert arena.decided_after() == len(arena.counted()) == LEAST
    assert len(arena.outcomes) == (LEAST if step == 1 else 100)


def test_it_also_stops_when_the_share_is_out_of_reach() -> None:
    def runner(plan: Setup, numbers: Sequence[int]) -> Outcomes:
        for number in numbers:
            yield won_by(1, number, plan)

    arena = Arena(setup("random", "random"), 100, until=0.6)
    assert arena.run(runner) and arena.decided_after() == LEAST


def test_records_are_kept(tmp_path: Path) -> None:
    arena = Arena(setup("random", "random", keeps_records=True), 4, records=tmp_path / "records")
    assert arena.run(play_here)
    names = sorted(path.name for path in (tmp_path / "records").iterdir())
    assert names == [f"deal-0000{number // 2 + 1}-match-0000{number + 1}.tafel" for number in range(4)]
    assert Match.load((tmp_path / "records" / names[0]).read_text(encoding="utf-8")).names == ["random", "random#2"]


def test_a_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    assert Arena(setup("random", "random"), 2, file=file).run(play_here)
    for other in (setup("random", "greedy"), setup("random", "random", seed="2"), setup("random", "random", clock=1.0)):
        before = file.read_text(encoding="utf-8")
        with pytest.raises(ImpossibleTable) as caught:
            Arena(other, 2, file=file)
        assert caught.value.message_id == "lab-error-setup" and file.read_text(encoding="utf-8") == before
    for text in ("a letter", "[" * 100_000, "[]", '{"format": "other"}', '{"format": "tafelrunde arena 1"}'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(ImpossibleTable) as caught:
            Arena(setup("random", "random"), 2, file=file)
        assert caught.value.message_id == "lab-error-foreign" and file.read_text(encoding="utf-8") == text


def test_the_file_says_what_strength_hangs_on(tmp_path: Path) -> None:
    weights = tmp_path / "mine.toml"
    weights.write_text("[havoc]\nhand = 9.5\n", encoding="utf-8")
    facts = setup("master", "master@2", "plain", f"knight+{weights}", game="havoc").facts()["players"]
    assert facts[1]["simulations"] == 2 * facts[0]["simulations"] and facts[1]["seconds"] == 2 * facts[0]["seconds"]
    assert facts[2]["simulations"] == facts[0]["simulations"]
    assert facts[3]["weights"] == {"hand": 9.5}
    assert re.fullmatch(r"knight\+.+mine\.toml", facts[3]["name"])


def test_it_is_told_when_time_cut_a_thought_short() -> None:
    plan = setup("knight", "random", clock=0.0001)
    outcome = play_match(plan, 0)
    assert 0 < outcome.hurried[0] <= outcome.decisions[0] and outcome.hurried[1] == 0
    assert 0 < scores(plan, [outcome])[0 if outcome.places[0] == 1 else 1].hurried <= 1
