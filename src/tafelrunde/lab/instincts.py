"""Instincts that learn by playing: bots play themselves, what their searches looked at is kept, and a layer of units is
fitted to it that says at first sight which actions are worth a look. Needs numpy and scipy.

A study is kept as that of a judge is (`training.py`); its start is the judge that the instinct belongs to."""

from __future__ import annotations

from array import array
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.bots.judges import home, judge_from, needed_encoder
from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.net import HALF, OUTER
from tafelrunde.bots.nets import ENDING, facts_of, parts_of, write_net
from tafelrunde.bots.search import Search
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game, State
from tafelrunde.core.registry import make_game
from tafelrunde.lab.entrants import Judgement, Searcher
from tafelrunde.lab.fitting import BATCH, RARE, SCALE, TOP, UNITS, Descent, batches, load_numpy
from tafelrunde.lab.lessons import Sealing, is_secret, mixed, seed_of
from tafelrunde.lab.training import THINKING, Recipe, Told, Training, whole_seed
from tafelrunde.writing import write_whole, written_whole

RECIPE: Final = Recipe(400, 0.0, 1.0, 0.06, 4, 500, 1 << 20, 8, 2e-3, 1e-6, 2)
"""Four rounds of 500 matches with 400 simulations; what is learned from them is learned anew after each round."""

CURIOUS: Final = 10
"""One decision in so many is drawn from what the search looked at, not the best."""

APART: Final = 17
"""One position in so many is not learned from, and says how well the others were learned."""

COARSE: Final = 32
"""Weights of the table are multiples of this: what to look at first need not be known finely, and files stay small."""

COST: Final = 1.4
"""A simulation that is guided takes so many times as long: it looks deeper. Matches are played at equal time."""

ANEW: Final = {"havoc": 1.6}
"""Games in which rivals are asked in every world what draws them, because so much depends on what they hold; and how
many times as long a simulation takes there."""


class ChoicePlan(NamedTuple):
    """What the matches depend on: the judge, the simulations of a decision, how often one is random."""

    game: str
    net: bytes
    simulations: int
    stray: float
    seed: str


class MatchChoices(NamedTuple):
    """The decisions of one match: active rows and how many; legal actions, how many, and the share of each."""

    number: int
    rows: array[int]
    sizes: array[int]
    legal: array[int]
    counts: array[int]
    shares: array[float]


def play_choices(plan: ChoicePlan, number: int) -> MatchChoices:
    """Play one match of two seats and note what its searches looked at; the same plan and number give the same."""
    game = make_game(plan.game, {})
    encoder = needed_encoder(game)
    judge = judge_from(plan.net, "net", game)
    luck = FastDealer(seed_of(plan.seed, number))
    dealer = FastDealer(luck.pick(1 << 30))
    state: State = game.new(2, dealer)
    sealing = Sealing(state)
    told = MatchChoices(number, array("H"), array("B"), array("H"), array("H"), array("f"))
    while state.owing:
        seat = int(state.next_seat())
        legal = [int(choice) for choice in state.legal(seat)]
        known = sealing.known_to(seat)
        chosen = legal[luck.pick(len(legal))]
        if len(legal) > 1 and luck.pick(1000) >= round(1000 * plan.stray):
            view = known.view(seat)
            search = Search(game, judge, view, luck.pick(1 << 30))
            search.think(plan.simulations)
            found = search.findings()
            chosen = mixed(found, luck) if is_secret(known) or luck.pick(CURIOUS) == 0 else found[0].number
            if not is_secret(known):
                world = game.imagine(view, luck)
                encoder.look(world)
                rows = encoder.listed(world, seat, 1 - seat)
                told.rows.extend(rows)
                told.sizes.append(len(rows))
                told.legal.extend([finding.number for finding in found])
                told.counts.append(len(found))
                told.shares.extend([finding.share for finding in found])
        state.apply(seat, chosen, dealer)
    return told


class ChoiceBatch(NamedTuple):
    """Some decisions: their rows as a sparse matrix; for every legal action of each the decision it belongs to, its
    number and its share; where the actions of each decision begin."""

    seen: Any
    owner: Any
    action: Any
    share: Any
    begins: Any


def keep_choices(path: Path, found: list[MatchChoices]) -> None:
    numpy, _ = load_numpy()
    parts = zip(*[choices[1:] for choices in sorted(found)], strict=True)
    columns = [numpy.concatenate([numpy.array(part) for part in column]) for column in parts]
    with written_whole(path) as file:
        numpy.savez(file, **dict(zip(MatchChoices._fields[1:], columns, strict=True)))


class Noted:
    """All choices of some rounds, one after another."""

    def __init__(self, paths: list[Path], rows: int) -> None:
        numpy, _ = load_numpy()
        parts = [numpy.load(path) for path in paths]
        whole = {name: numpy.concatenate([part[name] for part in parts]) for name in MatchChoices._fields[1:]}
        self.rows: Final = rows
        self.active: Final = whole["rows"].astype(numpy.int32)
        self.sizes: Final = whole["sizes"].astype(numpy.int64)
        self.legal: Final = whole["legal"].astype(numpy.int32)
        self.counts: Final = whole["counts"].astype(numpy.int64)
        self.shares: Final = whole["shares"]
        self.starts: Final = numpy.cumsum(self.sizes) - self.sizes
        self.firsts: Final = numpy.cumsum(self.counts) - self.counts

    def batch(self, chosen: Any) -> ChoiceBatch:
        numpy, sparse = load_numpy()
        many, counts = self.sizes[chosen], self.counts[chosen]
        first, begins = numpy.cumsum(many) - many, numpy.cumsum(counts) - counts
        at = numpy.repeat(self.starts[chosen] - first, many) + numpy.arange(int(many.sum()))
        ends = numpy.concatenate([first, [len(at)]]).astype(numpy.int32)
        seen = sparse.csr_matrix((numpy.ones(len(at), numpy.float32), self.active[at], ends), (len(chosen), self.rows))
        listed = numpy.repeat(self.firsts[chosen] - begins, counts) + numpy.arange(int(counts.sum()))
        owner = numpy.repeat(numpy.arange(len(chosen)), counts)
        return ChoiceBatch(seen, owner, self.legal[listed], self.shares[listed], begins)


class InstinctFitting:
    """A layer of units and what each of them says about every action, fitted by Adam so that the shares of the searches
    become likeliest."""

    def __init__(self, rows: int, actions: int, seed: int) -> None:
        numpy, _ = load_numpy()
        self.chance: Final = numpy.random.default_rng(seed)
        begin = {
            "table": self.chance.normal(0, 0.05, (rows, UNITS)),
            "bias": numpy.full(UNITS, 0.5),
            "outer": self.chance.normal(0, 0.1, (actions, UNITS)),
            "constants": numpy.zeros(actions),
        }
        self.descent: Final = Descent(begin)
        self.weights: Final[dict[str, Any]] = self.descent.weights

    def said(self, batch: ChoiceBatch) -> tuple[Any, Any, Any]:
        """The levels of the units, the units, and the share that each action would get."""
        numpy, _ = load_numpy()
        now = self.weights
        levels = batch.seen @ now["table"] + now["bias"]
        units = numpy.clip(levels, 0, TOP)
        pull = (units[batch.owner] * now["outer"][batch.action]).sum(1) + now["constants"][batch.action]
        power = numpy.exp(pull - numpy.maximum.reduceat(pull, batch.begins)[batch.owner])
        return levels, units, power / numpy.add.reduceat(power, batch.begins)[batch.owner]

    def learn(self, noted: Noted, passes: int, rate: float, decay: float) -> float:
        """The surprise, beyond what the searches leave open, that is left for positions that were kept apart."""
        numpy, _ = load_numpy()
        everything = numpy.arange(len(noted.sizes))
        apart, others = everything[::APART], everything[everything % APART > 0]
        for chosen, left in batches(self.chance, others, min(BATCH, len(others)), passes):
            self.step(noted.batch(chosen), len(chosen), rate * left, decay)
        batch = noted.batch(apart)
        _, _, share = self.said(batch)
        log = numpy.log(numpy.maximum(batch.share, 1e-9)) - numpy.log(numpy.maximum(share, 1e-9))
        return float((batch.share * log).sum() / len(apart))

    def step(self, batch: ChoiceBatch, size: int, rate: float, decay: float) -> None:
        numpy, sparse = load_numpy()
        now = self.weights
        levels, units, share = self.said(batch)
        error = ((share - batch.share) / size).astype(numpy.float32)
        spread_out = sparse.csr_matrix((error, (batch.owner, batch.action)), (size, len(now["constants"])))
        back = (spread_out @ now["outer"]) * ((levels > 0) & (levels < TOP))
        slopes = {
            "table": batch.seen.T @ back,
            "bias": back.sum(0),
            "outer": spread_out.T @ units,
            "constants": numpy.asarray(spread_out.sum(0))[0],
        }
        self.descent.step(slopes, rate, decay)

    def whole_weights(self, noted: Noted) -> array[int]:
        """As files hold them; rows that were hardly ever seen say nothing."""
        numpy, _ = load_numpy()
        often = numpy.bincount(noted.active, minlength=noted.rows) >= RARE
        table = numpy.where(often[:, None], self.weights["table"], 0.0)
        parts = [
            numpy.clip(numpy.rint(table * SCALE / COARSE) * COARSE, -HALF // 2, HALF // 2).ravel(),
            numpy.clip(numpy.rint(self.weights["bias"] * SCALE), -HALF // 2, HALF // 2),
            numpy.clip(numpy.rint(self.weights["outer"] * OUTER), -32767, 32767).ravel(),
            numpy.clip(numpy.rint(self.weights["constants"] * OUTER), -32767, 32767),
        ]
        return array("h", numpy.concatenate(parts).astype(numpy.int16).tolist())


def needed_start(game: Game, seats: tuple[int, ...], start: bytes) -> bytes:
    """The judge that an instinct is learned for: this one, or else the one that comes with the game. ImpossibleTable if
    there is none, or if it is not for two seats, because an instinct looks at one rival."""
    for data in [start] if start else shipped_files(game):
        if seats == (2,) and facts_of(data, "start")[0]["seats"] == [2]:
            return data
    raise ImpossibleTable("lab-error-instinct", f"{game.key} has no learned judge for two seats.", game=game.key)


def shipped_files(game: Game) -> list[bytes]:
    """The learned judges that come with the game, as files."""
    package = home(game, "encoder")
    return [file.read_bytes() for file in files(package).iterdir() if file.name.endswith(ENDING)] if package else []


class InstinctTraining(Training):
    """A study of what to think about, for the judge that it starts from."""

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "kind": "instinct"}

    def decay(self) -> float:
        """As ever: nothing was learned about actions before."""
        return self.recipe.decay

    def recall(self) -> None:
        """Every round is learned from the beginning."""

    def play_round(self, round: int, told: Told) -> None:
        recipe = self.recipe
        plan = ChoicePlan(self.game.key, self.start, recipe.simulations, recipe.stray, f"{self.seed}/{round}")
        found = self.played(play_choices, plan, told)
        keep_choices(self.study / f"choices-{round:03}.npz", found)
        noted = Noted(sorted(self.study.glob("choices-*.npz")), self.encoder.rows)
        fitting = InstinctFitting(self.encoder.rows, len(self.game.catalogue.actions), whole_seed(self.seed))
        surprise = fitting.learn(noted, recipe.passes, recipe.rate, recipe.decay)
        facts, _ = facts_of(self.start, "start")
        learned = {
            "simulations": recipe.simulations, "stray": recipe.stray, "matches": recipe.matches, "rounds": round,
            "passes": recipe.passes, "rate": recipe.rate, "decay": recipe.decay, "seed": self.seed,
            "decisions": len(noted.sizes), "surprise": round_off(surprise),
            **({"anew": True} if self.game.key in ANEW else {}),
        }  # fmt: skip
        parts = parts_of(self.start, "start", self.game)
        data = write_net({**facts, "instinct": learned}, parts.net + fitting.whole_weights(noted) + parts.belief)
        write_whole(self.study / f"round-{round:03}.net", data)

    def rivals(self, net: bytes) -> tuple[Searcher, ...]:
        """One that is guided, and one that is not and has as much time."""
        level = LEVELS["knight"]._replace(simulations=THINKING, seconds=60.0, instinct=True)
        longer = level._replace(simulations=round(THINKING * self.cost()), instinct=False)
        start = Judgement(net=self.start, name="start")
        return Searcher("new", level, Judgement(net=net, name="new")), Searcher("start", longer, start)

    def strength_of(self, facts: dict[str, Any], strength: dict[str, Any]) -> dict[str, Any]:
        """The result stands beside how the instinct was learned."""
        return {**facts, "instinct": {**facts["instinct"], "strength": [{**strength, "longer": self.cost()}]}}

    def cost(self) -> float:
        return ANEW.get(self.game.key, COST)


def round_off(number: float) -> float:
    return round(number, 4)
