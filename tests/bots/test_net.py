"""Learned judges: their files are refused unless they fit, they see imagined states only, and they can say why."""

from __future__ import annotations

import json
import lzma
import shutil
import sys
from array import array
from hashlib import sha256
from math import log
from pathlib import Path

import pytest

from examples.bazaar.game import Bazaar
from tafelrunde import FastDealer, ImpossibleTable
from tafelrunde.bots import nets
from tafelrunde.bots.hints import explain
from tafelrunde.bots.judge import Judge
from tafelrunde.bots.judges import encoder_of, hand_judge_of, judge_from, judge_of
from tafelrunde.bots.net import MOST, Calibration, NetJudge
from tafelrunde.bots.nets import facts_of, weights_of, write_net
from tafelrunde.bots.search import Search
from tafelrunde.core.game import State
from tafelrunde.core.registry import games, make_game
from tafelrunde.words import LANGUAGES, Words
from tests.judge_positions import made_up

GAME = make_game("druidenwalzer", {})
TABLES = [(key, seats) for key in games() for seats in make_game(key, {}).seats]


def states(key: str, seats: int, matches: int = 2) -> list[State]:
    """Positions of random matches, from the first to the last."""
    game = make_game(key, {})
    found: list[State] = []
    for seed in range(matches):
        chance = FastDealer(seed)
        state = game.new(seats, chance)
        while state.owing:
            found.append(state.clone())
            seat = state.next_seat()
            legal = state.legal(seat)
            state.apply(seat, legal[chance.pick(len(legal))], chance)
    return found


def changed(**facts: object) -> bytes:
    data = made_up(GAME, [2])
    told, packed = facts_of(data, "x")
    return json.dumps({**told, **facts}).encode() + b"\n" + packed


def repacked(weights: array[int]) -> bytes:
    told, _ = facts_of(made_up(GAME, [2]), "x")
    return write_net(told, weights)


# Files


def test_what_is_written_is_read() -> None:
    data = made_up(GAME, [2])
    judge = judge_from(data, "x", GAME)
    assert isinstance(judge, NetJudge) and judge.is_wise()
    assert write_net(facts_of(data, "x")[0], weights_of(data, "x")) == data


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (b"", "error-net-foreign"),
        (b"\x00\xff\n", "error-net-foreign"),
        (b"[1]\n", "error-net-foreign"),
        (b"[" * 100_000, "error-net-foreign"),
        (b'{"format": "tafelrunde net 1"}\n', "error-net-foreign"),
        (changed(format="tafelrunde net 2"), "error-net-foreign"),
        (changed(padding="x" * (1 << 20)), "error-net-foreign"),
        (changed(game="havoc"), "error-net-game"),
        (changed(rules=GAME.version + 1), "error-net-rules"),
        (changed(encoding=99), "error-net-encoding"),
        (changed(rows=7), "error-net-encoding"),
        (changed(sha256="0" * 64), "error-net-damaged"),
        (changed(units=40), "error-net-damaged"),
        (changed(units="many"), "error-net-damaged"),
        (changed(scale=None), "error-net-damaged"),
        (changed(hand="all"), "error-net-damaged"),
        (changed(seats=2), "error-net-damaged"),
        (changed(calibration={"said": 1}), "error-net-damaged"),
        (changed(depth="far"), "error-net-damaged"),
        (changed(depth=float("inf")), "error-net-damaged"),
        (changed(scale=float("inf")), "error-net-damaged"),
        (changed(scale=0), "error-net-damaged"),
        (changed(scale=1 << 70), "error-net-damaged"),
        (changed(top=-1), "error-net-damaged"),
        (changed(hand=float("nan")), "error-net-damaged"),
        (changed(calibration={"said": [0.2, 0.5], "came": [0.3]}), "error-net-damaged"),
        (changed(calibration={"said": [0.5, 0.2], "came": [0.3, 0.4]}), "error-net-damaged"),
        (made_up(GAME, [2])[:-1], "error-net-damaged"),
        (made_up(GAME, [2])[:2000], "error-net-damaged"),
        (made_up(GAME, [2]) + b"!", "error-net-damaged"),
        (repacked(weights_of(made_up(GAME, [2]), "x")[:-1]), "error-net-damaged"),
    ],
    ids=range(31),
)
def test_a_file_that_does_not_fit_is_refused_in_words(data: bytes, id: str) -> None:
    with pytest.raises(ImpossibleTable) as caught:
        judge_from(data, "mine.net", GAME)
    assert caught.value.message_id == id
    told = {Words(language).error(caught.value) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES) and all("mine.net" in sentence for sentence in told)


def test_a_file_that_unpacks_to_too_much_is_refused() -> None:
    packed = lzma.compress(b"\x00" * (1 << 24), lzma.FORMAT_XZ, filters=nets.FILTERS)
    told, _ = facts_of(made_up(GAME, [2]), "x")
    data = json.dumps({**told, "sha256": sha256(packed).hexdigest()}).encode() + b"\n" + packed
    with pytest.raises(ImpossibleTable) as caught:
        judge_from(data, "x", GAME)
    assert caught.value.message_id == "error-net-damaged"


def test_a_game_without_an_encoder_has_no_learned_judge() -> None:
    with pytest.raises(ImpossibleTable) as caught:
        judge_from(made_up(GAME, [2]), "x", Bazaar())
    assert caught.value.message_id == "error-net-none" and encoder_of(Bazaar()) is None


def test_everything_shipped_fits_and_all_of_it_is_small() -> None:
    size = 0
    for key in games():
        game, encoder = make_game(key, {}), encoder_of(make_game(key, {}))
        assert encoder is not None
        home = Path(str(nets.__file__)).parent / key
        files = sorted(home.glob("*.net"))
        size += sum([file.stat().st_size for file in files])
        learned = nets.shipped(game, encoder, f"tafelrunde.bots.{key}")
        assert len(learned) == len(files)
        seats = [number for one in learned for number in one.seats]
        assert len(seats) == len(set(seats)) and set(seats) <= set(game.seats)
        for one in learned:
            assert one.facts["trained"] and one.facts["strength"], "a file says how it was learned and what it won"
    assert size <= 1 << 20


def test_a_shipped_file_that_does_not_fit_leaves_the_hand_written_judge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "stale_judges"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "a.net").write_bytes(changed(encoding=99))
    (package / "b.net").write_bytes(made_up(GAME, [2]))
    monkeypatch.syspath_prepend(str(tmp_path))
    encoder = encoder_of(GAME)
    assert encoder is not None
    with pytest.warns(UserWarning, match="other features"):
        learned = nets.shipped(GAME, encoder, "stale_judges")
    assert [one.seats for one in learned] == [[2]]
    sys.modules.pop("stale_judges", None)
    shutil.rmtree(package)


# Judging


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_rows_are_within_the_table_and_none_is_written_twice(key: str, seats: int) -> None:
    game = make_game(key, {})
    encoder = encoder_of(game)
    assert encoder is not None
    for state in states(key, seats):
        encoder.look(state)
        pairs = encoder.pairs(state)
        assert len(pairs) == seats * (seats - 1) // 2 and {frozenset(pair) for pair in pairs} == {
            frozenset((seat, rival)) for seat in range(seats) for rival in range(seat)
        }
        for seat, rival in pairs:
            rows = encoder.listed(state, seat, rival)
            assert 0 < len(rows) < MOST and all(0 <= row < encoder.rows for row in rows)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_worths_are_shares_and_the_hand_written_judge_rules_where_there_is_no_net(key: str, seats: int) -> None:
    game = make_game(key, {})
    hand = hand_judge_of(game)
    learned = judge_from(made_up(game, [seats]), "x", game)
    other = judge_from(made_up(game, [8]), "x", game)
    differs = False
    for state in states(key, seats, 1)[::7]:
        worths = learned.worths(state)
        assert sum(worths) == pytest.approx(sum(hand.worths(state))) and all(0 <= worth <= 1 for worth in worths)
        assert other.worths(state) == hand.worths(state)
        differs = differs or worths != hand.worths(state)
    assert differs


def test_the_net_says_what_plain_arithmetic_says() -> None:
    """Rows summed, rectified, clipped, weighed."""
    data = made_up(GAME, [2], hand=0.8)
    judge, hand, encoder = judge_from(data, "x", GAME), hand_judge_of(GAME), encoder_of(GAME)
    assert encoder is not None
    weights = weights_of(data, "x")
    table = encoder.rows * 32
    for state in states("druidenwalzer", 2, 1):
        (pair,) = encoder.pairs(state)
        rows = encoder.listed(state, *pair)
        levels = [weights[table + unit] + sum([weights[row * 32 + unit] for row in rows]) for unit in range(32)]
        total = sum([weights[table + 32 + unit] * min(max(level, 0), 4096) for unit, level in enumerate(levels)])
        logit = (total + weights[-1] * 1024) / (1024 * 4096)
        own, other = [0.8 * odds for odds in hand.odds(state)]
        ahead = logit + (own - other if pair == (0, 1) else other - own)
        said = judge.worths(state)[pair[0]]
        assert log(said / (1 - said)) == pytest.approx(ahead, abs=1e-9)


def test_it_is_asked_at_once_and_the_hand_written_judge_as_it_wants() -> None:
    """A net knows nothing of positions that random steps lead to. Of Havoc's judges, only one is asked after some."""
    game = make_game("havoc", {})
    hand, learned = hand_judge_of(game), judge_from(made_up(game, [2]), "x", game)
    assert hand.depth_at(2) == hand.depth > 0
    assert (learned.depth_at(2), learned.depth_at(4)) == (0, hand.depth)
    steps = []
    for seats in (2, 4):
        search = Search(game, learned, game.new(seats, FastDealer(1)).view(0), 1)
        search.think(20)
        steps.append(search.depth)
    assert steps == [0, hand.depth]
    told, _ = facts_of(made_up(game, [2]), "x")
    data = write_net({**told, "depth": 3}, weights_of(made_up(game, [2]), "x"))
    assert judge_from(data, "x", game).depth_at(2) == 3


class Watching(Judge):
    """Keeps every state that it is asked about."""

    def __init__(self, inner: Judge) -> None:
        super().__init__(inner.depth, inner.exploration)
        self.inner = inner
        self.seen: list[State] = []

    def is_wise(self) -> bool:
        return True

    def worths(self, state: State) -> list[float]:
        self.seen.append(state.clone())
        return self.inner.worths(state)


def test_it_judges_imagined_states_only() -> None:
    """What a rival really holds changes nothing: the same view, the same search, the same worths."""
    game = make_game("havoc", {})
    state = game.new(2, FastDealer(4))
    twin = game.swap_hidden(state, 0, FastDealer(9))
    assert twin.view(0) == state.view(0) and twin.view(1) != state.view(1)
    judge = Watching(judge_from(made_up(game, [2]), "x", game))
    counts = []
    for true in (state, twin):
        search = Search(game, judge, true.view(0), seed=3)
        search.think(50)
        counts.append(search.thought())
    assert counts[0] == counts[1] and len(judge.seen) > 50
    hands = {str(seen.view(1)) for seen in judge.seen}
    assert len(hands) > 25


def test_hints_keep_their_reasons() -> None:
    for key in games():
        game = make_game(key, {})
        judge, hand = judge_from(made_up(game, [2]), "x", game), hand_judge_of(game)
        encoder = encoder_of(game)
        assert encoder is not None
        said = {id for id, _, _ in encoder.parts()}
        known = {reason.id for state in states(key, 2) for reason in hand.reasons(state, 0)}
        assert said <= known, "the net adds to what the hand-written judge has words for"
        told = 0
        for state in states(key, 2, 1)[::5]:
            seat = state.next_seat()
            legal = [int(number) for number in state.legal(seat)]
            told += len(explain(game, judge, state.view(seat), legal[0], legal[1:]))
        assert told > 0


def test_reasons_add_what_would_be_missing() -> None:
    """For a part of the position: how much less the net would say without it."""
    game = make_game("maginor", {})
    hand = hand_judge_of(game)
    whole = made_up(game, [2], hand=0.5)
    judge = judge_from(whole, "x", game)
    encoder = encoder_of(game)
    assert encoder is not None
    state = states("maginor", 2, 1)[40]
    ((seat, rival),) = encoder.pairs(state)
    plain = {reason.id: 0.5 * reason.worth for reason in hand.reasons(state, seat)}
    own = {reason.id: reason.worth for reason in judge.reasons(state, seat)}
    theirs = {reason.id: reason.worth for reason in judge.reasons(state, rival)}
    added = {id: own.get(id, 0.0) - plain[id] for id in plain}
    assert added["maginor-judge-votes"] == pytest.approx(0.0) and added["maginor-judge-oracles"] != 0.0
    less = {reason.id: 0.5 * reason.worth for reason in hand.reasons(state, rival)}
    assert theirs["maginor-judge-oracles"] - less["maginor-judge-oracles"] == pytest.approx(
        -added["maginor-judge-oracles"]
    )


def test_chances_are_told_as_they_came_true() -> None:
    line = Calibration([0.25, 0.5, 0.75], [0.2, 0.5, 0.9])
    assert [line.corrected(chance) for chance in (0.0, 0.25, 0.5, 0.75, 1.0)] == [0.0, 0.2, 0.5, 0.9, 1.0]
    assert line.corrected(0.625) == pytest.approx(0.7) and line.corrected(0.125) == pytest.approx(0.1)
    assert Calibration([], []).corrected(0.3) == 0.3
    told, _ = facts_of(made_up(GAME, [2]), "x")
    data = write_net({**told, "calibration": {"said": [0.5], "came": [0.6]}}, weights_of(made_up(GAME, [2]), "x"))
    assert judge_from(data, "x", GAME).told_chance(0.5, 2) == 0.6
    assert judge_of(GAME).told_chance(0.0, 3) == 0.0 and hand_judge_of(GAME).told_chance(0.4, 2) == 0.4
