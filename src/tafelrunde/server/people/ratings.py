"""Ratings by Plackett and Luce (openskill): any number of seats, including bots of fixed strength."""

from __future__ import annotations

from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from tafelrunde.bots.levels import LevelName

MODEL: Final = PlackettLuce()
START: Final = (25.0, 25.0 / 3)
SHOWN_SCALE: Final = 40
SHOWN_BASE: Final = 1000
BOTS: Final[dict[LevelName, tuple[float, float]]] = {
    "squire": (18.0, 1.0),
    "knight": (24.0, 1.0),
    "baron": (29.0, 1.0),
    "master": (34.0, 1.0),
    "grandmaster": (37.0, 1.0),
}
"""How strong bots are taken to be; they do not learn from matches with people."""

SLOW: Final[LevelName] = "grandmaster"
"""Takes ten seconds a turn: only where somebody asked for that."""


class Skill(NamedTuple):
    mu: float
    sigma: float


class Finish(NamedTuple):
    """How a seat did: who sat there (nobody for a bot of some level), its place, and whether its person left."""

    person: str
    level: LevelName | None
    place: int
    left: bool


def rate(finishes: list[Finish], skills: dict[str, Skill]) -> dict[str, Skill]:
    """The skills of all people after a match. Those who left count as last; then the others can only gain."""
    last = len(finishes) + 1
    teams = []
    for finish in finishes:
        mu, sigma = skills[finish.person] if finish.person else BOTS[finish.level or "knight"]
        teams.append([MODEL.rating(mu=mu, sigma=sigma)])
    rated = MODEL.rate(teams, ranks=[float(last if finish.left else finish.place) for finish in finishes])
    somebody_left = any(finish.left for finish in finishes)
    after: dict[str, Skill] = {}
    for finish, team in zip(finishes, rated, strict=True):
        if not finish.person:
            continue
        new, old = Skill(team[0].mu, team[0].sigma), skills[finish.person]
        after[finish.person] = old if somebody_left and not finish.left and new.mu < old.mu else new
    return after


def shown(mu: float, sigma: float) -> int:
    """The cautious figure of ranking lists: it rises as the house gets to know somebody."""
    return max(0, round(SHOWN_BASE + SHOWN_SCALE * (mu - 3 * sigma)))


def level_like(mu: float | None) -> LevelName:
    """The bot that comes closest to somebody's strength and thinks as fast as people like; a knight for those nobody
    knows yet."""
    if mu is None:
        return "knight"
    return min([level for level in BOTS if level != SLOW], key=lambda level: abs(BOTS[level][0] - mu))
