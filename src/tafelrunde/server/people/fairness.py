"""What of a rated match counts: the reasons are in docs/decisions/0010-fair-play.md."""

from __future__ import annotations

from typing import Final

from tafelrunde.server.people.ratings import Finish, Skill, rate

DAY: Final = 24 * 3600 * 1000
LEAST_DECISIONS: Final = 5
"""Of every person, and"""
LEAST_TIME: Final = 60_000
"""this many milliseconds, or nobody gains anything."""
PAIR: Final = (1.0, 0.7, 0.4, 0.2)
"""How much the first, second … match of the same two people at a game counts within a day; the next ones do not."""
MOST_PRIVATE: Final = 4
"""This many matches at private tables count for somebody within a day, at each game."""


def weight(earlier: int, private: int | None) -> float:
    """How much a match counts for somebody who has met one of the rivals so often within a day. At a private table,
    `private` is how many such matches they have finished within that time."""
    if private is not None and private >= MOST_PRIVATE:
        return 0.0
    return PAIR[earlier] if earlier < len(PAIR) else 0.0


def settle(
    finishes: list[Finish], skills: dict[str, Skill], weights: dict[str, float], short: bool
) -> dict[str, Skill]:
    """The skills that a match moved, of the people who have a weight. Whoever left loses, however long it lasted and
    however often it happens; for the others a short match moves nothing."""
    left = {finish.person for finish in finishes if finish.left}
    moved: dict[str, Skill] = {}
    for person, new in rate(finishes, skills).items():
        if person not in weights:
            continue
        old = skills[person]
        if person in left:
            moved[person] = Skill(min(old.mu, new.mu), new.sigma)
        elif not short and weights[person] > 0:
            share = weights[person]
            moved[person] = Skill(old.mu + share * (new.mu - old.mu), old.sigma + share * (new.sigma - old.sigma))
    return moved
