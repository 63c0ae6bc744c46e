"""A review as plain data, for files, programs and pages: what is known at the outset, and how it grows with every
decision that was weighed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tafelrunde.core.game import Game
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Argument, Message, Person
from tafelrunde.core.view import View
from tafelrunde.review.luck import Stroke
from tafelrunde.review.reviewing import BARELY, Review, Reviewed, counted_cost, is_costly, most_telling
from tafelrunde.review.telling import tell_decision, tell_luck, tell_stroke
from tafelrunde.review.themes import theme_of
from tafelrunde.review.value import grain

FORMAT: Final = "tafelrunde review 3"


def facts(review: Review) -> dict[str, Any]:
    """Everything that is known so far. Chances and terms are parts of a win, chapters are numbered as in a replay."""
    decisions: list[dict[str, Any]] = []
    for chapter, one in review.decisions.items():
        view = review.account.passages[chapter].view
        assert view is not None
        decisions.append(decision_facts(review.match.game, view, one))
    return grown(outset(review), decisions)


def outset(review: Review) -> dict[str, Any]:
    """What follows from the record before anything was searched."""
    match, account = review.match, review.account
    return {
        "format": FORMAT,
        "game": match.game.key,
        "rules": match.game.version,
        "seats": match.seats,
        "names": list(match.names),
        "commitment": match.commitment,
        "depth": review.depth,
        "simulations": review.simulations,
        "decisions_total": review.total(),
        "rounds": [{"chapter": chapter, "name": plain_argument(name)} for chapter, name in rounds_of(match)],
        "open": [[round(chance, 6) for chance in review.open_line(seat)] for seat in range(match.seats)],
        "balance": [
            {**review.balance(seat)._asdict(), "skill": 0.0, "hidden": account.own(seat)} for seat in range(match.seats)
        ],
        "luck": [stroke_facts(review, stroke) for stroke in account.strokes()],
    }


def grown(told: dict[str, Any], decisions: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The same with these decisions weighed, and what follows from them."""
    weighed = sorted(decisions, key=lambda one: int(one["chapter"]))
    return {
        **told,
        "decisions_done": len(weighed),
        "balance": [with_skill(terms, seat, weighed) for seat, terms in enumerate(told["balance"])],
        "known": [
            [[one["chapter"], one["chance"]] for one in weighed if one["seat"] == seat] for seat in range(told["seats"])
        ],
        "decisions": weighed,
        "turning_points": turning_points(weighed, told["luck"]),
    }


def with_skill(terms: dict[str, float], seat: int, decisions: Sequence[dict[str, Any]]) -> dict[str, float]:
    """The own choices of a seat, parted into what they cost by what it knew and what they moved besides."""
    own = terms["skill"] + terms["hidden"]
    skill = sum([-grain(one["counted"]) for one in decisions if one["seat"] == seat])
    return {**terms, "skill": skill, "hidden": own - skill}


def turning_points(decisions: Sequence[dict[str, Any]], luck: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    costly = [one for one in decisions if is_costly(one["grade"])]
    told = [turning(one, -one["cost"], one["grade"]) for one in sorted(costly, key=lambda one: -float(one["cost"]))]
    told += [turning(one, one["worth"][one["seat"]], "") for one in luck]
    return [told[place] for place in most_telling([(one["chapter"], one["worth"]) for one in told])]


def turning(one: dict[str, Any], worth: float, grade: str) -> dict[str, Any]:
    """A decision, or a stroke of chance, which has no grade."""
    return {
        "chapter": one["chapter"],
        "seat": one["seat"],
        "worth": worth,
        "is_luck": grade == "",
        "grade": grade,
        "says": one["says"],
    }


def decision_facts(game: Game, view: View, one: Reviewed) -> dict[str, Any]:
    """`theme` is the kind of decision, `kind` the verb that was chosen. `counted` is the cost as far as it is beyond
    the noise. Costly decisions are told, with reasons."""
    actions, found = game.catalogue.actions, one.weighed
    return {
        "chapter": one.chapter,
        "seat": one.seat,
        "theme": theme_of(view),
        "kind": actions[one.number].verb,
        "number": one.number,
        "chosen": game.action_name(actions[one.number]),
        "best_number": found.best,
        "best": game.action_name(actions[found.best]),
        "grade": one.grade,
        "chance": found.chance,
        "cost": found.cost,
        "noise": found.noise,
        "counted": counted_cost(found),
        "simulations": found.simulations,
        "candidates": [
            {
                "number": each.number,
                "action": game.action_name(actions[each.number]),
                "says": plain_argument(game.tell_action(view, actions[each.number])),
                "chance": each.chance,
                "noise": each.noise,
                "share": each.share,
            }
            for each in found.candidates
        ],
        "says": plain(tell_decision(game, view, one)) if is_costly(one.grade) else [],
    }


def stroke_facts(review: Review, stroke: Stroke) -> dict[str, Any]:
    """`seat` is the one whom it moved most; what moved little is not told."""
    seat = stroke.concerned()
    told = abs(stroke.worth[seat]) >= BARELY / 2
    return {
        "chapter": stroke.chapter,
        "seat": seat,
        "pick": stroke.place,
        "of": stroke.of,
        "worth": list(stroke.worth),
        "sampled": stroke.is_sampled,
        "says": plain((tell_stroke(review.match, stroke), tell_luck(review, stroke, seat))) if told else [],
    }


def rounds_of(match: Match) -> list[tuple[int, Argument]]:
    """The battles, oracles, cycles or trees of a match, by the chapters with which they were over."""
    named = [(chapter, match.game.tell_round(event)) for chapter, told in enumerate(match.told) for event in told]
    return [(chapter, name) for chapter, name in named if name is not None]


def plain(said: Sequence[Message]) -> list[Any]:
    return [plain_argument(line) for line in said]


def plain_argument(said: Argument) -> Any:
    """A message with its arguments as the server sends it too: its id in full, and people by their seats."""
    if isinstance(said, Message):
        return {"id": said.id, "args": {name: plain_argument(value) for name, value in said.args.items()}}
    if isinstance(said, Person):
        return {"seat": int(said.seat)}
    if isinstance(said, tuple):
        return [plain_argument(part) for part in said]
    return said
