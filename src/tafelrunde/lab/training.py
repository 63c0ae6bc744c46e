"""Judges that learn by playing: rounds of lessons, a net fitted to the last few of them, and matches that decide.

Everything is kept in a directory, the study, and goes on where it stopped: `setup.json`, the lessons of the last
rounds, the net after every round with what Adam remembers of the last one, `checks.json` with its matches against the
start, and at the end `proposal.net`."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

from tafelrunde.bots.judges import judge_from, needed_encoder
from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.net import Encoder
from tafelrunde.bots.nets import facts_of, net_size, weights_of, write_net
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game
from tafelrunde.core.registry import make_game
from tafelrunde.lab.arena import Arena
from tafelrunde.lab.entrants import Judgement, Searcher
from tafelrunde.lab.fitting import SCALE, TOP, UNITS, Fitting, gathered, keep_examples, read_examples
from tafelrunde.lab.lessons import Plan, TrainingMatch, play_lesson
from tafelrunde.lab.ratings import share_of, wilson
from tafelrunde.lab.runners import make_runner, spread
from tafelrunde.lab.sequential import worth_having
from tafelrunde.lab.tournament import Setup
from tafelrunde.writing import write_whole


class Recipe(NamedTuple):
    """How a game is learned. `simulations` is the thinking of a decision in a lesson, 0 for looking one action ahead;
    `hand` the share of the hand-written judge below the net; `mix` how much of a label is what came later instead of
    what was thought then; `stray` how often an action is random; `keep` how many rounds are learned from, `passes` how
    often in each round; `every` after how many rounds matches are played against the start; `habits` are classes, as
    `module:Class`, of which one seat of most matches has one."""

    simulations: int = 40
    hand: float = 0.8
    mix: float = 0.9
    stray: float = 0.08
    rounds: int = 8
    matches: int = 800
    keep: int = 3
    passes: int = 2
    rate: float = 5e-4
    decay: float = 2e-5
    every: int = 1
    habits: tuple[str, ...] = ()


RECIPES: Final = {
    "druidenwalzer": Recipe(60, 0.0, 0.85, 0.07, 5, 4000, 3, 2, 1e-3, 3e-5, 1),
    "havoc": Recipe(30, 0.8, 0.9, 0.08, 6, 600, 3, 2, 5e-4, 2e-5, 2),
    "macht": Recipe(30, 0.8, 0.9, 0.08, 6, 600, 3, 2, 5e-4, 2e-5, 2),
    "maginor": Recipe(0, 0.8, 0.95, 0.1, 90, 80, 5, 1, 3e-4, 1e-5, 15),
}
"""Where another recipe than the usual one was found to be better."""

CHECKED: Final = 60
"""Matches against the start after a round, at least, in whole deals."""

CONFIRMED: Final = 400
"""Matches of the last test, at most."""

THINKING: Final = 250
"""Simulations of a decision in all these matches: those of a knight."""


P = TypeVar("P")
T = TypeVar("T")


class Firsts(NamedTuple):
    """How often the new judge came first, and in how many matches."""

    firsts: float
    matches: int


Told = Callable[[int, int, str], None]
"""Told after every piece of work: how much of the round is done, of how much, and the share against the start."""


def silent(done: int, total: int, share: str) -> None:
    pass


class Training:
    """A study of one game for some numbers of seats."""

    def __init__(
        self,
        game: str,
        seats: tuple[int, ...],
        recipe: Recipe,
        seed: str,
        study: Path,
        start: bytes = b"",
        jobs: int = 1,
        ray: str | None = None,
    ) -> None:
        self.game: Final[Game] = make_game(game, {})
        self.encoder: Final[Encoder] = needed_encoder(self.game)
        self.seats: Final = seats
        self.recipe: Final = recipe
        self.seed: Final = seed
        self.study: Final = study
        self.start: Final = start
        self.jobs: Final = jobs
        self.ray: Final = ray
        self.fitting: Final = Fitting(self.encoder.rows, recipe.hand, whole_seed(seed))
        if start:
            judge_from(start, "start", self.game)
            facts, _ = facts_of(start, "start")
            self.fitting.start_from(weights_of(start, "start")[: net_size(facts)], int(facts["scale"]))
        study.mkdir(parents=True, exist_ok=True)
        self.check_setup()
        self.checks: dict[str, list[float]] = self.read_json("checks.json", {})

    def check_setup(self) -> None:
        """ImpossibleTable if the directory holds another study. More rounds may be asked for."""
        now = {**self.facts(), "start": sha256(self.start).hexdigest()}
        before = self.read_json("setup.json", None)
        if before is None:
            write_whole(self.study / "setup.json", json.dumps(now, indent=1) + "\n")
            return
        for name, value in json.loads(json.dumps(now)).items():
            if before.get(name) != value:
                raise ImpossibleTable(
                    "lab-error-setup", f"'{self.study}' holds another study.",
                    path=str(self.study), what=name, was=json.dumps(before.get(name)), now=json.dumps(value),
                )  # fmt: skip

    def facts(self) -> dict[str, Any]:
        recipe = {name: value for name, value in self.recipe._asdict().items() if name != "rounds" and value != ()}
        recipe["decay"] = self.decay()
        return {
            "game": self.game.key, "rules": self.game.version, "encoding": self.encoder.encoding,
            "seats": list(self.seats), "seed": self.seed, **recipe,
        }  # fmt: skip

    def read_json(self, name: str, usual: Any) -> Any:
        path = self.study / name
        if not path.exists():
            return usual
        try:
            return json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            raise ImpossibleTable("lab-error-study", f"'{path}' is not of a study.", path=str(path)) from None

    def finished(self) -> int:
        """Rounds that are done."""
        return len(list(self.study.glob("round-*.net")))

    def net_after(self, round: int) -> bytes:
        """What was learned in so many rounds; before the first one, what it starts from."""
        return (self.study / f"round-{round:03}.net").read_bytes() if round else self.start

    def run(self, told: Told = silent) -> bool:
        """Play and learn until all rounds are done; false if Ctrl-C came first. Finished rounds are kept."""
        try:
            if self.finished():
                self.recall()
            while self.finished() < self.recipe.rounds:
                self.play_round(self.finished() + 1, told)
                if self.finished() % self.recipe.every == 0 or self.finished() == self.recipe.rounds:
                    self.check(told)
        except KeyboardInterrupt:
            return False
        return True

    def recall(self) -> None:
        """Go on from the last round."""
        self.fitting.read(self.study / "memory.npz")

    def play_round(self, round: int, told: Told) -> None:
        lessons: list[TrainingMatch] = []
        recipe = self.recipe
        for seats in self.seats:
            plan = Plan(
                self.game.key, seats, self.net_after(round - 1), recipe.simulations, recipe.stray, recipe.mix,
                f"{self.seed}/{round}/{seats}", recipe.habits,
            )  # fmt: skip
            lessons.extend(self.played(play_lesson, plan, told, len(lessons)))
        examples = gathered(lessons)
        keep_examples(self.study / f"lessons-{round:03}.npz", examples)
        for old in sorted(self.study.glob("lessons-*.npz"))[: -recipe.keep]:
            old.unlink()
        self.fitting.count(examples)
        rate = recipe.rate * max(0.1, 1 - 0.9 * (round - 1) / recipe.rounds)
        examples = read_examples(sorted(self.study.glob("lessons-*.npz")))
        self.fitting.learn(examples, recipe.passes, rate, self.decay())
        self.fitting.keep(self.study / "memory.npz")
        write_whole(self.study / f"round-{round:03}.net", self.written({"rounds": round}))

    def played(self, play: Callable[[P, int], T], plan: P, told: Told, before: int = 0) -> list[T]:
        """A round's matches, or a table's share of them, wherever there is a free process."""
        found: list[T] = []
        matches = -(-self.recipe.matches // len(self.seats))
        playing = spread(play, plan, range(matches), self.jobs, self.ray)
        try:
            for one in playing:
                found.append(one)
                told(before + len(found), self.recipe.matches, self.shown_share())
        finally:
            playing.close()
        return found

    def decay(self) -> float:
        """None for a judge that learns on: Adam would soon decay rows to nothing that hardly come up now."""
        return 0.0 if self.start else self.recipe.decay

    def written(self, trained: dict[str, Any], **more: Any) -> bytes:
        """The net as it is now, with its facts."""
        return write_net(self.net_facts(trained, **more), self.fitting.whole_weights())

    def net_facts(self, trained: dict[str, Any], **more: Any) -> dict[str, Any]:
        facts = {**self.facts(), **trained}
        return {
            **{name: facts.pop(name) for name in ("game", "rules", "encoding")}, "seats": self.tables(),
            "rows": self.encoder.rows, "units": UNITS, "scale": SCALE, "top": int(TOP * SCALE),
            "hand": facts.pop("hand"), "trained": facts, **more,
        }  # fmt: skip

    def tables(self) -> list[int]:
        """Those that the judge is for: where it learned, or all those of the judge that it went on from at some."""
        before = facts_of(self.start, "start")[0]["seats"] if self.start else []
        return list(before) if set(self.seats) <= set(before) else list(self.seats)

    def check(self, told: Told) -> None:
        """How the newest net fares against the start, for the progress bar and for whoever reads the study."""
        share = self.play(self.net_after(self.finished()), "check", CHECKED, told, until_clear=False)
        self.checks[str(self.finished())] = list(share)
        write_whole(self.study / "checks.json", json.dumps(self.checks) + "\n")

    def shown_share(self) -> str:
        if not self.checks:
            return ""
        firsts, matches = self.checks[max(self.checks, key=int)]
        return f"{100 * firsts / matches:.0f} %"

    def propose(self, told: Told = silent) -> Firsts:
        """The last net, tested on deals that nothing was chosen by, and written down with the result."""
        rounds = self.finished()
        share = self.play(self.net_after(rounds), f"confirmed {rounds}", CONFIRMED, told, until_clear=True)
        low, high = wilson(share.firsts / share.matches, share.matches)
        strength = {
            "against": "start" if self.start else "hand", "seats": self.seats[0], "simulations": THINKING,
            "firsts": share.firsts, "matches": share.matches, "low": round(low, 4), "high": round(high, 4),
            "verdict": worth_having(self.seats[0]).verdict(*share),
        }  # fmt: skip
        facts, _ = facts_of(self.net_after(rounds), "proposal")
        whole = self.strength_of(facts, strength)
        write_whole(self.study / "proposal.net", write_net(whole, weights_of(self.net_after(rounds), "proposal")))
        return share

    def strength_of(self, facts: dict[str, Any], strength: dict[str, Any]) -> dict[str, Any]:
        """The facts of a file, with the result of the last test."""
        return {**facts, "strength": [strength]}

    def rivals(self, net: bytes) -> tuple[Searcher, ...]:
        """The net at one seat, the start at all others."""
        level = LEVELS["knight"]._replace(simulations=THINKING, seconds=60.0)
        start = Judgement(net=self.start, name="start") if self.start else Judgement(weights={})
        new = Searcher("new", level, Judgement(net=net, name="new"))
        return new, *[Searcher("start", level, start)] * (self.seats[0] - 1)

    def play(self, net: bytes, seed: str, matches: int, told: Told, until_clear: bool) -> Firsts:
        """The net against the start, on the same deals in turn."""
        seats = self.seats[0]
        setup = Setup(self.game.key, seats, self.rivals(net), seed=f"{self.seed}/{seed}")
        arena = Arena(setup, matches, worth_having(seats) if until_clear else None)

        def tell(arena: Arena) -> None:
            firsts, count = share_of(0, list(arena.outcomes.values()))
            told(count, arena.matches, f"{100 * firsts / count:.0f} %" if count else "")

        if not arena.run(make_runner(self.jobs, self.ray), tell):
            raise KeyboardInterrupt
        return Firsts(*share_of(0, arena.counted()))


def whole_seed(text: str) -> int:
    return int.from_bytes(text.encode(), "big") % (1 << 31)


def recipe_for(game: str, seats: int = 2) -> Recipe:
    """With more than two seats no search says how likely one is to end before another, so labels have to reach far into
    what came: little of them is what was thought, and few random actions cut them off."""
    recipe = RECIPES.get(game, Recipe())
    return recipe if seats == 2 else recipe._replace(mix=0.98, stray=0.03)
