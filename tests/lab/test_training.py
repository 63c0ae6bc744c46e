"""Judges that learn: lessons are what was played, a net fits what it is shown, a study goes on where it stopped, and
matches have the last word."""

from __future__ import annotations

import json
from array import array
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import Action, FastDealer, ImpossibleTable, View
from tafelrunde.bots.judge import Judge
from tafelrunde.bots.judges import encoder_of, judge_from
from tafelrunde.bots.net import NetJudge
from tafelrunde.bots.nets import facts_of, weights_of
from tafelrunde.core.game import Game, State
from tafelrunde.core.registry import make_game
from tafelrunde.lab import lessons, training
from tafelrunde.lab.arena import Arena
from tafelrunde.lab.entrants import Judgement, Looker, Searcher, read_entrant
from tafelrunde.lab.lessons import Chosen, Glimpse, Plan, Sealing, TrainingMatch, label, play_lesson
from tafelrunde.lab.runners import Outcomes, spread
from tafelrunde.lab.sequential import Sequential, worth_having
from tafelrunde.lab.tournament import MatchResult, Setup
from tafelrunde.lab.training import RECIPES, Recipe, Training, recipe_for
from tests.judge_positions import made_up, with_instinct

pytest.importorskip("numpy", reason="numpy is not installed: pip install tafelrunde[train]")
pytest.importorskip("scipy", reason="scipy is not installed: pip install tafelrunde[train]")

from tafelrunde.lab.fitting import Examples, Fitting, gathered, read_examples

GAME = make_game("druidenwalzer", {})
TINY = Recipe(simulations=4, rounds=2, matches=3, keep=2, passes=1)


@pytest.fixture(autouse=True)
def few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "CHECKED", 2)
    monkeypatch.setattr(training, "CONFIRMED", 4)
    monkeypatch.setattr(training, "THINKING", 4)


def study(path: Path, recipe: Recipe = TINY, seed: str = "1", seats: tuple[int, ...] = (2,)) -> Training:
    return Training("druidenwalzer", seats, recipe, seed, path)


# Lessons


@pytest.mark.parametrize(("key", "seats"), [("druidenwalzer", 2), ("havoc", 3), ("macht", 2)])
@pytest.mark.parametrize("simulations", [0, 3])
def test_a_lesson_has_a_line_for_each_pair_in_each_position(key: str, seats: int, simulations: int) -> None:
    plan = Plan(key, seats, b"", simulations, 0.2, 0.9, "seed")
    lesson = play_lesson(plan, 5)
    lines = len(lesson.sizes)
    assert lines == len(lesson.hand) == len(lesson.label) == len(lesson.result) and sum(lesson.sizes) == len(
        lesson.rows
    )
    assert lines % (seats * (seats - 1) // 2) == 0 and lines > 20
    assert all(0 <= value <= 1 for value in lesson.label) and set(lesson.result) <= {0.0, 0.5, 1.0}
    assert play_lesson(plan, 5) == lesson and play_lesson(plan, 6) != lesson


def test_lessons_are_the_same_wherever_they_are_played() -> None:
    plan = Plan("druidenwalzer", 2, made_up(GAME, [2]), 0, 0.1, 0.9, "seed")
    together = sorted(spread(play_lesson, plan, range(3), jobs=2), key=lambda lesson: lesson.number)
    assert together == list(spread(play_lesson, plan, range(3)))


class First:
    """A habit: always the first thing that may be done."""

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action | None:
        return legal[0]


class Never:
    """A habit that never says anything."""

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action | None:
        return None


FIRST, NEVER = f"{__name__}:First", f"{__name__}:Never"


def test_one_seat_of_most_matches_has_a_habit(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each habit in turn has two matches, and so has nobody."""
    asked: set[int] = set()

    def watched(game: Game, judge: Judge, state: State, seat: int, *rest: Any) -> Chosen:
        asked.add(seat)
        return Chosen(rest[0][-1], None)

    monkeypatch.setattr(lessons, "choose", watched)
    thinking: list[int] = []
    for number in range(8):
        asked.clear()
        play_lesson(Plan("havoc", 3, b"", 0, 0.0, 0.9, "seed", (FIRST, NEVER)), number)
        thinking.append(len(asked))
    assert thinking == [3, 3, 2, 2, 3, 3, 3, 3]


def test_a_habit_that_says_nothing_changes_nothing() -> None:
    plan = Plan("havoc", 3, b"", 0, 0.2, 0.9, "seed")
    assert play_lesson(plan._replace(habits=(NEVER,)), 2) == play_lesson(plan, 2)
    assert play_lesson(plan._replace(habits=(FIRST,)), 2) != play_lesson(plan, 2)


class Over:
    """A state at the end of a match."""

    def __init__(self, *places: int) -> None:
        self.places = places

    def standings(self) -> Over:
        return self


def labels(moments: list[Glimpse], mix: float, *places: int) -> list[float]:
    lesson = TrainingMatch(0, array("H"), array("B"), array("f"), array("d"), array("d"))
    label(lesson, moments, Over(*places), mix)  # type: ignore[arg-type]
    return list(lesson.label)


def test_labels_mix_what_came_with_what_was_thought_next() -> None:
    """The seat that looks may change: a line is always about the one that does."""
    moments = [Glimpse([(0, 1)], [0.5], None, False), Glimpse([(1, 0)], [0.3], None, False)]
    assert labels(moments, 0.75, 1, 2) == pytest.approx([0.75 * 1.0 + 0.25 * 0.7, 0.0])
    thought = [Glimpse([(0, 1)], [0.5], 0.6, False), Glimpse([(1, 0)], [0.3], 0.8, False)]
    assert labels(thought, 0.5, 2, 1) == pytest.approx([0.5 * 0.4 + 0.5 * 0.6, 1.0 - 0.4])


def test_what_came_after_a_random_action_does_not_count_for_what_was_before() -> None:
    moments = [
        Glimpse([(0, 1)], [0.5], None, False),
        Glimpse([(0, 1)], [0.3], 0.4, True),
        Glimpse([(0, 1)], [0.9], None, False),
    ]
    assert labels(moments, 1.0, 1, 2) == pytest.approx([0.4, 0.4, 1.0])


def test_three_seats_are_three_pairs() -> None:
    moments = [Glimpse([(2, 0), (2, 1), (0, 1)], [0.5, 0.5, 0.5], None, False)]
    assert labels(moments, 1.0, 1, 2, 2) == [0.0, 0.5, 1.0]


# Fitting


def test_a_net_learns_what_it_is_shown_and_leaves_rare_rows_alone() -> None:
    lines = 4_000
    rows = array("H", [value for line in range(lines) for value in (line % 4, 4 + line // 4 % 4)])
    truth = array("f", [0.9 if (line % 4 < 2) == (line // 4 % 4 < 2) else 0.1 for line in range(lines)])
    lesson = TrainingMatch(0, rows, array("B", [2] * lines), array("f", [0.0] * lines), truth, truth)
    examples = gathered([lesson])
    fitting = Fitting(10, 0.0, 1)
    fitting.count(examples)
    before = fitting.learn(examples, 1, 1e-2, 0.0)
    after = fitting.learn(examples, 40, 1e-2, 0.0)
    assert after < 0.36 < before, "an exclusive or, which no sum of rows can say; 0.325 is the least"
    whole = fitting.whole_weights()
    assert len(whole) == 12 * 32 + 1 and not any(whole[8 * 32 : 10 * 32]) and any(whole[: 8 * 32])


def test_the_hand_written_judge_counts_by_its_share() -> None:
    lines = 600
    hand = array("f", [2.0 if line % 2 else -2.0 for line in range(lines)])
    said = array("f", [0.8808 if line % 2 else 0.1192 for line in range(lines)])
    lesson = TrainingMatch(0, array("H", [0] * lines), array("B", [1] * lines), hand, said, said)
    with_hand, without = Fitting(1, 1.0, 1), Fitting(1, 0.0, 1)
    assert with_hand.learn(gathered([lesson]), 1, 0.0, 0.0) == pytest.approx(0.365, abs=0.01)
    assert without.learn(gathered([lesson]), 1, 0.0, 0.0) == pytest.approx(0.693, abs=0.02)


def test_examples_are_in_the_order_of_their_numbers() -> None:
    lessons = [
        TrainingMatch(
            number, array("H", [number]), array("B", [1]), array("f", [0.0]), array("f", [0.5]), array("f", [1.0])
        )
        for number in (2, 0, 1)
    ]
    found = gathered(lessons)
    assert isinstance(found, Examples) and list(found.rows) == [0, 1, 2]


# Studies


def test_a_study_learns_and_proposes(tmp_path: Path) -> None:
    told: list[tuple[int, int, str]] = []
    learned = study(tmp_path)
    assert learned.run(lambda *said: told.append(said))
    assert learned.finished() == 2 and set(learned.checks) == {"1", "2"} and (3, 3, "") in told
    assert any(total == 3 and share.endswith("%") for _, total, share in told), "the share is shown in the second round"
    share = learned.propose()
    assert share.matches == 4
    data = (tmp_path / "proposal.net").read_bytes()
    facts, _ = facts_of(data, "proposal")
    assert facts["seats"] == [2] and facts["hand"] == 0.8 and facts["trained"]["rounds"] == 2
    assert facts["strength"][0]["matches"] == 4 and facts["strength"][0]["verdict"] == "open"
    assert isinstance(judge_from(data, "proposal", GAME), NetJudge)
    assert len(list(tmp_path.glob("lessons-*.npz"))) == 2


def test_a_stopped_study_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    def stop(done: int, total: int, share: str) -> None:
        if total == 3 and done == 2 and stopped.finished() == 1:
            raise KeyboardInterrupt

    whole, stopped = study(tmp_path / "whole"), study(tmp_path / "stopped")
    assert whole.run()
    assert not stopped.run(stop) and stopped.finished() == 1
    again = study(tmp_path / "stopped")
    assert again.run() and again.finished() == 2
    nets = [(tmp_path / name / "round-002.net").read_bytes() for name in ("whole", "stopped")]
    assert nets[0] == nets[1] and again.checks == whole.checks


def test_another_study_is_left_alone(tmp_path: Path) -> None:
    study(tmp_path)
    with pytest.raises(ImpossibleTable) as caught:
        study(tmp_path, seed="2")
    assert caught.value.message_id == "lab-error-setup" and caught.value.args_told["what"] == "seed"
    assert study(tmp_path, TINY._replace(rounds=9)).recipe.rounds == 9
    (tmp_path / "setup.json").write_text("a letter", encoding="utf-8")
    with pytest.raises(ImpossibleTable) as caught:
        study(tmp_path)
    assert caught.value.message_id == "lab-error-study"


def test_it_can_start_from_a_file(tmp_path: Path) -> None:
    """Which then is what it has to beat."""
    start = made_up(GAME, [2])
    begun = Training("druidenwalzer", (2,), TINY._replace(rounds=1), "1", tmp_path, start)
    assert begun.fitting.whole_weights() == weights_of(start, "start")
    guided = Training("druidenwalzer", (2,), TINY, "1", tmp_path / "guided", with_instinct(GAME))
    assert guided.fitting.whole_weights() == weights_of(start, "start"), "an instinct in the file is left aside"
    assert begun.run()
    setup = json.loads((tmp_path / "setup.json").read_text(encoding="utf-8"))
    assert setup["start"] and begun.net_after(0) == start != begun.net_after(1)
    with pytest.raises(ImpossibleTable) as caught:
        Training("havoc", (2,), TINY, "1", tmp_path / "other", start)
    assert caught.value.message_id == "error-net-game"


def test_what_is_not_seen_while_learning_on_stays_as_it_was(tmp_path: Path) -> None:
    game = make_game("havoc", {})
    start = made_up(game, [3, 4])
    learned = Training("havoc", (3,), TINY._replace(rounds=1, matches=2, simulations=0), "1", tmp_path, start)
    before = learned.fitting.weights["table"].copy()
    assert learned.run()
    facts, _ = facts_of(learned.net_after(1), "x")
    assert facts["seats"] == [3, 4] and facts["trained"]["seats"] == [3], "it is still for the tables of the start"
    assert facts["trained"]["decay"] == 0.0 < TINY.decay
    seen = set(read_examples(tmp_path.glob("lessons-*.npz")).rows.tolist())
    now = learned.fitting.weights["table"]
    changed = {row for row in range(len(now)) if (now[row] != before[row]).any()}
    assert changed and changed <= seen


def test_habits_are_a_part_of_a_study(tmp_path: Path) -> None:
    plain = study(tmp_path / "plain")
    assert "habits" not in json.loads((tmp_path / "plain" / "setup.json").read_text(encoding="utf-8"))
    learned = study(tmp_path / "habits", TINY._replace(rounds=1, habits=(FIRST,)))
    assert plain.run() and learned.run()
    assert facts_of(learned.net_after(1), "x")[0]["trained"]["habits"] == [FIRST]
    assert learned.net_after(1) != plain.net_after(1)
    with pytest.raises(ImpossibleTable) as caught:
        study(tmp_path / "habits", TINY._replace(habits=(NEVER,)))
    assert caught.value.args_told["what"] == "habits"


def test_several_tables_are_learned_together(tmp_path: Path) -> None:
    learned = Training("havoc", (3, 4), TINY._replace(rounds=1, matches=2, simulations=0), "1", tmp_path)
    assert learned.run()
    facts, _ = facts_of(learned.net_after(1), "x")
    assert facts["seats"] == [3, 4] == facts["trained"]["seats"]


# Who plays, and how long


def test_players_with_other_judges(tmp_path: Path) -> None:
    (tmp_path / "mine.net").write_bytes(made_up(GAME, [2]))
    knight = read_entrant(f"knight+{tmp_path}/mine.net", GAME)
    hand, greedy = read_entrant("baron@2+hand", GAME), read_entrant("greedy+hand", GAME)
    assert isinstance(knight, Searcher) and knight.judgement.net and "net" in knight.facts()
    assert isinstance(hand, Searcher) and hand.judgement == Judgement(weights={}) and hand.facts()["weights"] == {}
    assert isinstance(greedy, Looker) and isinstance(read_entrant("greedy", GAME), Looker)
    for text, id in (
        ("knight+nowhere.net", "lab-error-weights"),
        (f"knight+{Path(__file__)}", "error-net-foreign"),
        ("greedy@2", "lab-error-player"),
        ("random+hand", "lab-error-player"),
        ("plain+hand", "lab-error-player"),
    ):
        with pytest.raises(ImpossibleTable) as caught:
            read_entrant(text, GAME)
        assert caught.value.message_id == id
    with pytest.raises(ImpossibleTable) as caught:
        read_entrant(f"knight+{tmp_path}/mine.net", make_game("havoc", {}))
    assert caught.value.message_id == "error-net-game"


def test_the_encoder_is_found_with_the_game() -> None:
    for key in ("havoc", "druidenwalzer", "maginor", "macht"):
        encoder = encoder_of(make_game(key, {}))
        assert encoder is not None and type(encoder).__module__ == f"tafelrunde.bots.{key}.encoder"


def test_a_sequential_test_ends_when_it_is_clear() -> None:
    test = Sequential(0.5, 0.6)
    assert test.verdict(10, 20) == "open" and test.verdict(17, 17) == "better" and test.verdict(0, 14) == "equal"
    assert test.verdict(16, 16) == "open", "the bound is that of errors of five in a hundred"
    assert test.weight(1.5, 3) == pytest.approx(test.weight(1, 2) * 1.5), "a shared first place counts in part"
    assert worth_having(4) == Sequential(0.25, 0.35)

    def winning(setup: Setup, numbers: object) -> Outcomes:
        for number in range(400):
            seating = setup.fixture(number).seating
            yield MatchResult(
                number, seating, tuple([1 + player for player in seating]), {}, (1, 1), (0, 0), (0.0, 0.0)
            )

    players = (read_entrant("random", GAME), read_entrant("random", GAME))
    arena = Arena(Setup("druidenwalzer", 2, players), 400, test)
    assert arena.run(winning) and len(arena.counted()) == 18


def test_with_more_than_two_seats_labels_reach_further() -> None:
    for game in RECIPES:
        two, four = recipe_for(game), recipe_for(game, 4)
        assert four.mix > two.mix and four.stray < two.stray
        assert four._replace(mix=two.mix, stray=two.stray) == two


def test_whoever_chooses_at_once_does_not_know_what_another_has_sealed() -> None:
    game = make_game("macht", {})
    luck = FastDealer(4)
    state = game.new(2, luck)
    while state.owing & (state.owing - 1) == 0:
        legal = state.legal(state.next_seat())
        state.apply(state.next_seat(), legal[luck.pick(len(legal))], luck)
    sealing = Sealing(state)
    before = state.clone()
    for seat in range(2):
        assert sealing.known_to(seat).view(seat) == before.view(seat)
        state.apply(seat, state.legal(seat)[0], luck)
    seat = state.next_seat()
    assert sealing.known_to(seat) is state


def test_a_lesson_of_an_auction_is_chosen_from_by_both_as_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    owing: list[tuple[int, int]] = []

    def watched(game: Game, judge: Judge, state: State, seat: int, *rest: Any) -> Chosen:
        owing.append((int(state.owing), seat))
        return Chosen(rest[0][0], None)

    monkeypatch.setattr(lessons, "choose", watched)
    play_lesson(Plan("macht", 2, b"", 1, 0.2, 0.9, "seed"), 1)
    secret = [seat for owes, seat in owing if owes == 3]
    assert secret and secret == [0, 1] * (len(secret) // 2)
