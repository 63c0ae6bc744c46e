"""Looks for better weights for a judge: Optuna's CMA-ES proposes, matches against the present weights decide."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from pathlib import Path
from typing import Any, Final, NamedTuple

from tafelrunde.bots.levels import LEVELS
from tafelrunde.bots.weights import load_weights
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.lab.entrants import Judgement, Searcher
from tafelrunde.lab.ratings import share_of
from tafelrunde.lab.runners import Runner
from tafelrunde.lab.tournament import MatchResult, Setup

SPREAD: Final = 4.0
"""A weight is looked for between a quarter and four times its present value."""

FIXED: Final = ("depth",)
"""Weights that cost time instead of simulations, so that trials with equal simulations would be unfair."""

BEST: Final = 5
"""The proposal lies in the middle of the best fifth of the trials: a single one may just have been lucky."""

CONFIRMED: Final = 5
"""The proposal is confirmed on this many times the deals of a trial, none of them seen before."""


class Share(NamedTuple):
    """First places of the new weights, and out of how many matches."""

    firsts: float
    matches: int


class Tuning:
    """A study of one game. With a file it goes on where it stopped; every finished trial is kept there."""

    def __init__(
        self, game: str, seats: int, simulations: int, deals: int, seed: str, runner: Runner, file: Path | None = None
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.simulations: Final = simulations
        self.deals: Final = deals
        self.seed: Final = seed
        self.runner: Final = runner
        self.present: Final = present_weights(game)
        self.optuna: Final = load_optuna()
        self.distributions: Final = {
            name: self.range_of(weight) for name, weight in self.present.items() if name not in FIXED
        }
        self.study: Final = self.open_study(file)

    def range_of(self, weight: float) -> Any:
        """Where a weight may lie: in proportion to its present value, or around it if that is not above 0. The search
        begins in the middle, at the present value."""
        kind = self.optuna.distributions.FloatDistribution
        if weight > 0:
            return kind(weight / SPREAD, weight * SPREAD, log=True)
        return kind(2 * weight - 1, 1.0)

    def open_study(self, file: Path | None) -> Any:
        optuna = self.optuna
        facts = {
            "game": self.game, "seats": self.seats, "simulations": self.simulations, "deals": self.deals,
            "seed": self.seed, "present": self.present,
        }  # fmt: skip
        try:
            storage = None
            if file is not None:
                storage = optuna.storages.JournalStorage(optuna.storages.journal.JournalFileBackend(str(file)))
            study = optuna.create_study(
                storage=storage, study_name="tafelrunde", direction="maximize", load_if_exists=True,
                sampler=optuna.samplers.CmaEsSampler(seed=whole_seed(self.seed)),
            )  # fmt: skip
            before = study.user_attrs.get("setup")
        except (ValueError, KeyError, TypeError, AttributeError, AssertionError) as error:
            raise ImpossibleTable("lab-error-study", f"'{file}' does not hold a study.", path=str(file)) from error
        if before is None:
            study.set_user_attr("setup", facts)
        for key, value in facts.items():
            if before is not None and before.get(key) != value:
                raise ImpossibleTable(
                    "lab-error-setup", f"'{file}' holds another study.",
                    path=str(file), what=key, was=str(before.get(key)), now=str(value),
                )  # fmt: skip
        return study

    def run(self, trials: int, told: Callable[[Tuning], None] = lambda tuning: None) -> bool:
        """Try weights until there are this many trials; false if Ctrl-C came first."""
        told(self)
        while len(self.finished()) < trials:
            trial = self.study.ask(self.distributions)
            try:
                share = self.play(dict(trial.params), f"trial {trial.number}", self.deals)
            except BaseException as error:
                self.study.tell(trial, state=self.optuna.trial.TrialState.FAIL)
                if isinstance(error, KeyboardInterrupt):
                    return False
                raise
            self.study.tell(trial, share.firsts / share.matches)
            told(self)
        return True

    def finished(self) -> list[Any]:
        """The trials that were played to the end, the best first."""
        states = (self.optuna.trial.TrialState.COMPLETE,)
        done = self.study.get_trials(deepcopy=False, states=states)
        return sorted(done, key=lambda trial: (-trial.value, trial.number))

    def proposal(self) -> dict[str, float] | None:
        """The middle of the best trials; None before there is one."""
        done = self.finished()
        best = done[: max(1, len(done) // BEST)]
        if not best:
            return None
        return {**self.present, **{name: middle([trial.params[name] for trial in best]) for name in self.distributions}}

    def confirm(self, weights: dict[str, float], told: Callable[[int, int], None] = lambda done, total: None) -> Share:
        """How the proposal fares on deals that it was not chosen by."""
        return self.play(weights, f"confirmed {len(self.finished())}", CONFIRMED * self.deals, told)

    def play(
        self,
        weights: dict[str, float],
        seed: str,
        deals: int,
        told: Callable[[int, int], None] = lambda done, total: None,
    ) -> Share:
        """The new weights at one seat against the present ones at all others, on the same deals in turn."""
        level = LEVELS["knight"]._replace(simulations=self.simulations, seconds=60.0)
        players = (
            Searcher("new", level, Judgement(weights)),
            *[Searcher("present", level, Judgement({}))] * (self.seats - 1),
        )
        setup = Setup(self.game, self.seats, players, seed=f"{self.seed}/{seed}")
        playing = self.runner(setup, range(deals * self.seats))
        outcomes: list[MatchResult] = []
        try:
            for outcome in playing:
                outcomes.append(outcome)
                told(len(outcomes), deals * self.seats)
        finally:
            playing.close()
        return Share(*share_of(0, outcomes))


def present_weights(game: str) -> dict[str, float]:
    try:
        return load_weights(game)
    except KeyError:
        raise ImpossibleTable("lab-error-untuned", f"The judge of {game} has no weights.", game=game) from None


def load_optuna() -> Any:
    try:
        import cmaes  # noqa: F401  (the sampler needs it)
        import optuna
    except ImportError:
        raise ImpossibleTable("lab-error-tune-missing", "Optuna is not installed.") from None
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    return optuna


def middle(weights: list[float]) -> float:
    """The mean, geometric if all are above 0."""
    if min(weights) > 0:
        return exp(sum([log(weight) for weight in weights]) / len(weights))
    return sum(weights) / len(weights)


def whole_seed(text: str) -> int:
    return int.from_bytes(text.encode(), "big") % (1 << 31)


def as_toml(game: str, weights: dict[str, float]) -> str:
    """As `weights.toml` has them, and as `LEVEL+FILE.toml` reads them."""
    return "\n".join([f"[{game}]", *[f"{name} = {float(f'{weight:.4g}')}" for name, weight in weights.items()]]) + "\n"
