"""Hunches that learn by playing: what rivals really held when bots played, beside what a seat that knew as much might
have imagined. A layer of units learns to tell the one from the others, so that a search imagines better. Needs numpy
and scipy.

A study is kept as that of a judge is (`training.py`); its start is the judge that the hunch belongs to."""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.bots.judges import judge_from, needed_encoder
from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.net import HALF, OUTER
from tafelrunde.bots.nets import facts_of, parts_of, write_net
from tafelrunde.bots.search import Search
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game, State
from tafelrunde.core.registry import make_game
from tafelrunde.lab.entrants import Judgement, Searcher
from tafelrunde.lab.fitting import SCALE, TOP, UNITS, Descent, batches, load_numpy
from tafelrunde.lab.instincts import APART, COARSE, CURIOUS, round_off, shipped_files
from tafelrunde.lab.lessons import Sealing, is_secret, mixed, seed_of
from tafelrunde.lab.training import Recipe, Told, Training, whole_seed
from tafelrunde.writing import write_whole, written_whole

RECIPE: Final = Recipe(100, 0.0, 1.0, 0.0, 3, 500, 1 << 20, 4, 3e-3, 3e-5, 3)
"""Three rounds of 500 matches with 100 simulations; what is learned from them is learned anew after each round."""

GUESSES: Final = 4
"""Worlds that are imagined beside the real one."""

OFTEN: Final = 100
"""A row seen less often than this says nothing."""

THINKING: Final = 2500
"""Simulations of a decision in matches that are played with a hunch: a knight imagines too few worlds for it."""

BATCH: Final = 256
COST: Final = 1.1
"""A simulation takes so many times as long. Matches are played at equal time."""


class WorldPlan(NamedTuple):
    """What the matches depend on: the judge, the simulations of a decision."""

    game: str
    seats: int
    net: bytes
    simulations: int
    seed: str


class MatchWorlds(NamedTuple):
    """The decisions of one match, for every rival of whoever decides with the real world and the imagined ones after
    it, as that rival looks at them: active rows, and how many."""

    number: int
    rows: array[int]
    sizes: array[int]


def play_worlds(plan: WorldPlan, number: int) -> MatchWorlds:
    """Play one match and note what could not be seen; the same plan and number give the same."""
    game = make_game(plan.game, {})
    encoder = needed_encoder(game)
    judge = judge_from(plan.net, "net", game)
    luck = FastDealer(seed_of(plan.seed, number))
    dealer = FastDealer(luck.pick(1 << 30))
    state: State = game.new(plan.seats, dealer)
    sealing = Sealing(state)
    told = MatchWorlds(number, array("H"), array("B"))
    while state.owing:
        seat = int(state.next_seat())
        legal = state.legal(seat)
        known = sealing.known_to(seat)
        chosen = int(legal[0])
        if len(legal) > 1:
            view = known.view(seat)
            search = Search(game, judge, view, luck.pick(1 << 30), use_instinct=True)
            search.think(plan.simulations)
            found = search.findings()
            chosen = mixed(found, luck) if is_secret(known) or luck.pick(CURIOUS) == 0 else found[0].number
            if not is_secret(known):
                worlds = [state, *[game.imagine(view, luck) for _ in range(GUESSES)]]
                for rival in range(plan.seats):
                    for world in worlds if rival != seat else []:
                        encoder.look(world)
                        rows = encoder.listed(world, rival, seat)
                        told.rows.extend(rows)
                        told.sizes.append(len(rows))
        state.apply(seat, chosen, dealer)
    return told


class Worlds:
    """All worlds of some rounds as one sparse matrix; the real one of each decision comes first."""

    def __init__(self, paths: list[Path], rows: int) -> None:
        numpy, sparse = load_numpy()
        parts = [numpy.load(path) for path in paths]
        active = numpy.concatenate([part["rows"] for part in parts]).astype(numpy.int32)
        sizes = numpy.concatenate([part["sizes"] for part in parts]).astype(numpy.int64)
        ends = numpy.concatenate([[0], numpy.cumsum(sizes)])
        ones = numpy.ones(len(active), numpy.float32)
        self.worlds: Final = sparse.csr_matrix((ones, active, ends), (len(sizes), rows))
        self.often: Final = numpy.bincount(active, minlength=rows) >= OFTEN
        self.decisions: Final = len(sizes) // (1 + GUESSES)

    def of(self, decisions: Any) -> Any:
        """The worlds of these decisions."""
        numpy, _ = load_numpy()
        return self.worlds[(decisions[:, None] * (1 + GUESSES) + numpy.arange(1 + GUESSES)).ravel()]


class HunchFitting:
    """A layer of units, weighed and added up, fitted by Adam so that the real worlds become likeliest."""

    def __init__(self, rows: int, seed: int) -> None:
        numpy, _ = load_numpy()
        self.chance: Final = numpy.random.default_rng(seed)
        table, outer = self.chance.normal(0, 0.05, (rows, UNITS)), self.chance.normal(0, 0.1, UNITS)
        self.descent: Final = Descent({"table": table, "outer": outer})
        self.weights: Final[dict[str, Any]] = self.descent.weights

    def said(self, worlds: Any) -> tuple[Any, Any, Any]:
        """The levels of the units, the units, and how likely each world of a decision would be."""
        numpy, _ = load_numpy()
        levels = worlds @ self.weights["table"] + BEGIN
        units = numpy.clip(levels, 0, TOP)
        pull = (units @ self.weights["outer"]).reshape(-1, 1 + GUESSES)
        power = numpy.exp(pull - pull.max(1, keepdims=True))
        return levels, units, power / power.sum(1, keepdims=True)

    def learn(self, seen: Worlds, passes: int, rate: float, decay: float) -> float:
        """The surprise that is left at decisions that were kept apart; ln 5 for whoever knows nothing."""
        numpy, _ = load_numpy()
        everything = numpy.arange(seen.decisions)
        apart, others = everything[::APART], everything[everything % APART > 0]
        for chosen, left in batches(self.chance, others, min(BATCH, len(others)), passes):
            self.step(seen.of(chosen), len(chosen), rate * left, decay)
        _, _, likely = self.said(seen.of(apart))
        return float(-numpy.log(numpy.maximum(likely[:, 0], 1e-9)).mean())

    def step(self, worlds: Any, size: int, rate: float, decay: float) -> None:
        numpy, _ = load_numpy()
        levels, units, likely = self.said(worlds)
        likely[:, 0] -= 1
        error = (likely / size).ravel().astype(numpy.float32)
        back = error[:, None] * self.weights["outer"] * ((levels > 0) & (levels < TOP))
        self.descent.step({"table": worlds.T @ back, "outer": units.T @ error}, rate, decay)

    def whole_weights(self, seen: Worlds) -> array[int]:
        """As files hold them: a net; rows that were hardly ever seen say nothing."""
        numpy, _ = load_numpy()
        table = numpy.where(seen.often[:, None], self.weights["table"], 0.0)
        parts = [
            numpy.clip(numpy.rint(table * SCALE / COARSE) * COARSE, -HALF // 2, HALF // 2).ravel(),
            numpy.full(UNITS, round(BEGIN * SCALE)),
            numpy.clip(numpy.rint(self.weights["outer"] * OUTER), -32767, 32767),
            [0],
        ]
        return array("h", numpy.concatenate(parts).astype(numpy.int16).tolist())


BEGIN: Final = 0.5
"""The level of a unit where no row is active; it is not learned."""


class HunchTraining(Training):
    """A study of what rivals hold, for the judge that it starts from."""

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "kind": "hunch"}

    def decay(self) -> float:
        """As ever: nothing was learned about worlds before."""
        return self.recipe.decay

    def recall(self) -> None:
        """Every round is learned from the beginning."""

    def play_round(self, round: int, told: Told) -> None:
        numpy, _ = load_numpy()
        recipe = self.recipe
        found: list[MatchWorlds] = []
        for seats in self.seats:
            plan = WorldPlan(self.game.key, seats, self.start, recipe.simulations, f"{self.seed}/{round}/{seats}")
            found.extend(sorted(self.played(play_worlds, plan, told, len(found))))
        with written_whole(self.study / f"worlds-{round:03}.npz") as file:
            rows = numpy.concatenate([numpy.array(one.rows) for one in found])
            numpy.savez(file, rows=rows, sizes=numpy.concatenate([numpy.array(one.sizes) for one in found]))
        seen = Worlds(sorted(self.study.glob("worlds-*.npz")), self.encoder.rows)
        fitting = HunchFitting(self.encoder.rows, whole_seed(self.seed))
        surprise = fitting.learn(seen, recipe.passes, recipe.rate, recipe.decay)
        learned = {
            "simulations": recipe.simulations, "matches": recipe.matches, "rounds": round, "passes": recipe.passes,
            "rate": recipe.rate, "decay": recipe.decay, "seed": self.seed, "seats": list(self.seats),
            "looks": seen.decisions, "surprise": round_off(surprise),
        }  # fmt: skip
        facts, _ = facts_of(self.start, "start")
        parts = parts_of(self.start, "start", self.game)
        data = write_net({**facts, "hunch": learned}, parts.net + parts.urge + fitting.whole_weights(seen))
        write_whole(self.study / f"round-{round:03}.net", data)

    def rivals(self, net: bytes) -> tuple[Searcher, ...]:
        """One with the hunch, and one without and as much time."""
        level = LEVELS["master"]._replace(simulations=THINKING, seconds=60.0)
        longer = level._replace(simulations=round(THINKING * COST))
        start = Judgement(net=self.start, name="start")
        new = Searcher("new", level, Judgement(net=net, name="new"))
        return new, *[Searcher("start", longer, start)] * (self.seats[0] - 1)

    def strength_of(self, facts: dict[str, Any], strength: dict[str, Any]) -> dict[str, Any]:
        """The result stands beside how the hunch was learned."""
        told = {**strength, "simulations": THINKING, "longer": COST}
        return {**facts, "hunch": {**facts["hunch"], "strength": [told]}}


def needed_judge(game: Game, seats: tuple[int, ...], start: bytes) -> bytes:
    """The judge that a hunch is learned for: this one, or else the one that comes with the game. ImpossibleTable if
    there is none for these tables."""
    for data in [start] if start else shipped_files(game):
        if set(seats) <= set(facts_of(data, "start")[0]["seats"]):
            return data
    raise ImpossibleTable("lab-error-hunch", f"{game.key} has no learned judge for such a table.", game=game.key)


def without_hunch(data: bytes, game: Game) -> bytes:
    """The same file as if no hunch had been learned for it yet."""
    facts, _ = facts_of(data, "start")
    parts = parts_of(data, "start", game)
    return write_net({key: value for key, value in facts.items() if key != "hunch"}, parts.net + parts.urge)
