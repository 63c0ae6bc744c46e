"""The levels of bots, the same in all games: a number of simulations with a cap on the time."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from tafelrunde.bots.bot import Bot
from tafelrunde.bots.crew import think_together
from tafelrunde.bots.judge import Judge
from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.pool import Pool
from tafelrunde.bots.search import USES, Finding, Search, Thought, Watch, findings
from tafelrunde.bots.simple import GreedyBot, RandomBot
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game
from tafelrunde.core.view import View

LevelName: TypeAlias = Literal["squire", "knight", "baron", "master", "grandmaster"]


class Level(NamedTuple):
    """How hard a bot thinks: simulations, seconds at most, how far behind the best an action may fall and still be
    played now and then, and whether it has an instinct for what to think about."""

    simulations: int
    seconds: float
    slack: float
    instinct: bool = False


LEVELS: Final[dict[str, Level]] = {
    "squire": Level(60, 0.5, 0.06),
    "knight": Level(250, 0.8, 0.0),
    "baron": Level(1_600, 1.5, 0.0),
    "master": Level(40_000, 2.0, 0.0, True),
    "grandmaster": Level(200_000, 10.0, 0.0, True),
}

NAMES: Final = (*LEVELS, "greedy", "random")
"""The levels, and two simple players for comparison."""

SHARED: Final = 2_000
"""From this many simulations on, it is worth sharing them out among several processes."""

LEAST_PART: Final = 8
"""No decision of a turn gets less than this part of what the first one gets."""

USUAL: Final = "knight"
"""The level you meet unless you ask for another."""


def planned(level: Level, step: int) -> Level:
    """What is left for a decision after this many of the same turn: half of what the one before had, so that a turn of
    many decisions takes about twice as long as one of a single decision. A bot that hardly thinks saves nothing."""
    part = min(1 << min(step, 8), LEAST_PART)
    simulations = max(level.simulations // part, min(level.simulations, SHARED))
    return level._replace(simulations=simulations, seconds=level.seconds * simulations / level.simulations)


class SearchBot:
    """A bot that searches from its view; the same seed gives the same answer, unless the time runs out first. With a
    pool the deep thinkers search in all its processes; the watch is asked now and then whether to go on."""

    def __init__(
        self,
        game: Game,
        level: Level,
        seed: int = 0,
        judge: Judge | None = None,
        pool: Pool | None = None,
        watch: Watch | None = None,
        uses: int = USES,
        **manner: bool,
    ) -> None:
        self.game: Final = game
        self.level: Final = level
        self.dealer: Final = FastDealer(seed)
        self.judge: Final = judge if judge is not None else judge_of(game)
        self.pool: Final = pool
        self.watch: Final = watch
        self.uses: Final = uses
        self.manner: Final = manner
        self.simulations: int = 0  # done for the last decision; 0 where there was nothing to search

    def decide(self, view: View, legal: list[Action], clock: float | None = None) -> Action:
        self.simulations = 0
        if len(legal) == 1:
            return legal[0]
        return self.game.catalogue.actions[self.pick(self.ponder(view, clock))]

    def ponder(self, view: View, clock: float | None = None) -> list[Finding]:
        """How every action fares, the best first."""
        seed = self.dealer.pick(1 << 30)
        level = self.level
        seconds = level.seconds if clock is None else min(clock, level.seconds)
        thoughts: list[Thought] = []
        if self.pool is not None and self.pool.size > 1 and level.simulations >= SHARED:
            thoughts = think_together(
                self.pool, self.game, view, seed, level.simulations, seconds, level.instinct, self.watch
            )
        if not thoughts:
            search = Search(
                self.game, self.judge, view, seed, uses=self.uses, use_instinct=level.instinct, **self.manner
            )
            search.think(level.simulations, seconds, self.watch)
            thoughts = [search.thought()]
        self.simulations = sum([thought.simulations for thought in thoughts])
        return findings(thoughts)

    def pick(self, findings: list[Finding]) -> int:
        """The best action; where choices are secret, one from the mixture; a squire may take one nearly as good."""
        if any(finding.mixture != finding.share for finding in findings):
            return self.pick_mixed(findings)
        good = [finding for finding in findings if finding.worth >= findings[0].worth - self.level.slack]
        chosen = good[self.dealer.pick(len(good))] if self.level.slack > 0 else findings[0]
        return chosen.number

    def pick_mixed(self, findings: list[Finding]) -> int:
        target = self.dealer.pick(1 << 30) / (1 << 30)
        for finding in findings:
            target -= finding.mixture
            if target < 0:
                return finding.number
        return findings[0].number


def make_bot(
    game: Game, level: str, seed: int = 0, pool: Pool | None = None, watch: Watch | None = None, step: int = 0
) -> Bot:
    """The bot of this level, one of NAMES, for a decision after `step` others of the same turn."""
    if level == "random":
        return RandomBot(seed)
    if level == "greedy":
        return GreedyBot(game, seed)
    if level not in LEVELS:
        known = ", ".join(NAMES)
        raise ImpossibleTable(
            "error-level-unknown", f"There is no level '{level}'; there are: {known}.", level=level, known=known
        )
    return SearchBot(game, planned(LEVELS[level], step), seed, pool=pool, watch=watch)
