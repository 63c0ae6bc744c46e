"""A review in words: turning points with their reasons and figures, and what a stroke of chance was."""

from __future__ import annotations

from math import ceil

from tafelrunde.bots.hints import REASONS, explain
from tafelrunde.bots.judges import judge_of
from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Message, Person, message
from tafelrunde.core.outcomes import foretell
from tafelrunde.core.view import View
from tafelrunde.review.luck import Stroke
from tafelrunde.review.reviewing import Review, Reviewed, Turning


def tell_turning(review: Review, turning: Turning) -> tuple[Message, ...]:
    """What happened and what it moved, then what would have been better and why."""
    if turning.decision is not None:
        one = turning.decision
        view = review.account.passages[one.chapter].view
        assert view is not None
        return tell_decision(review.match.game, view, one)
    assert turning.stroke is not None
    return (tell_stroke(review.match, turning.stroke), tell_luck(review, turning.stroke, turning.seat))


def tell_decision(game: Game, view: View, one: Reviewed) -> tuple[Message, ...]:
    actions = game.catalogue.actions
    said = message(
        "review-chose",
        seat=Person(one.seat),
        action=game.tell_action(view, actions[one.number]),
        grade=one.grade,
        cost=points(one.weighed.cost),
        noise=noise_points(one.weighed.noise),
    )
    if one.weighed.best == one.number:
        return (said,)
    better = message(
        "review-better",
        action=game.tell_action(view, actions[one.weighed.best]),
        chance=points(one.weighed.chance),
    )
    reasons = tell_reasons(game, view, one.number, one.weighed.best)
    return (said, better, *([message("review-why", seat=Person(one.seat))] if reasons else []), *reasons)


def tell_reasons(game: Game, view: View, chosen: int, best: int) -> tuple[Message, ...]:
    """What speaks for another choice than the one that was made, to the seat itself: figures of the position first,
    then the parts of the judge's estimate."""
    events, after = foretell(game, view, [best])
    figures = game.tell_gain(view, events, after)
    judged = explain(game, judge_of(game), view, best, [chosen])
    return (*figures, *[Message(reason.id) for reason in judged])[:REASONS]


def tell_stroke(match: Match, stroke: Stroke) -> Message:
    """What chance brought, from the event that tells of it; with all cards open, because the match is over."""
    if stroke.chapter == 0:
        return Message("review-deal")
    told = match.told[stroke.chapter]
    if 0 <= stroke.event < len(told):
        return match.game.tell_event(told[stroke.event]).message
    return message("review-draw", seat=Person(match.entries[stroke.chapter - 1].seat))


def tell_luck(review: Review, stroke: Stroke, seat: int) -> Message:
    passage = review.account.passages[stroke.chapter]
    before = passage.chosen[seat] + sum([one.worth[seat] for one in passage.strokes if one.place < stroke.place])
    return message(
        "review-luck" if stroke.worth[seat] >= 0 else "review-bad-luck",
        seat=Person(seat),
        points=points(abs(stroke.worth[seat])),
        before=points(before),
        after=points(before + stroke.worth[seat]),
    )


def points(part: float) -> int:
    """Points of winning chance: hundredths of a win."""
    return round(100 * part)


def noise_points(part: float) -> int:
    """The same for noise, never less than it is."""
    return ceil(100 * part)
