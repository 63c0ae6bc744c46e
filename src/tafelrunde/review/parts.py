"""A review in pieces, as processes that think are asked for them: first what follows from the record at once, then
decision by decision; and how a match could have gone on. Nothing but plain data goes to and fro."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, NamedTuple

from tafelrunde.bots.judges import judge_of
from tafelrunde.bots.search import Search
from tafelrunde.core.dealer import SeededDealer
from tafelrunde.core.errors import TableError
from tafelrunde.core.game import OptionValue
from tafelrunde.core.match import Match
from tafelrunde.core.registry import edition_of, make_game
from tafelrunde.core.view import View
from tafelrunde.review.deciding import weigh
from tafelrunde.review.facts import decision_facts, outset
from tafelrunde.review.luck import check_over
from tafelrunde.review.reviewing import Depth, Review, Reviewed, grade

STEPS: Final = 8
"""So many entries a better line is played forward."""

THINKING: Final = 400
LEAST: Final = 24
"""Simulations for each of them."""


class ToWeigh(NamedTuple):
    """A decision of a match: what its seat saw, and what it chose."""

    game: str
    options: dict[str, OptionValue]
    chapter: int
    view: View
    number: int
    simulations: int


class Survey(NamedTuple):
    """What a review says before anything was searched, and the decisions in the order in which they should be weighed;
    or why there is no review."""

    facts: dict[str, Any]
    decisions: list[ToWeigh]
    refused: str = ""
    why: dict[str, str | int] = {}  # noqa: RUF012  (never changed)


class LineStep(NamedTuple):
    """An entry of a line: whose, the number of its action, and how chance answered."""

    seat: int
    number: int
    picks: tuple[int, ...]


def survey(record: str, depth: Depth, share: float = 1.0) -> Survey:
    try:
        match = Match.load(record)
        review = Review(match, depth, share=share)
    except TableError as error:
        return Survey({}, [], error.message_id, error.args_told)
    name, options = edition_of(match.game), match.game.chosen
    decisions: list[ToWeigh] = []
    for passage in review.order():
        assert passage.view is not None
        decisions.append(ToWeigh(name, options, passage.chapter, passage.view, passage.number, review.simulations))
    return Survey(outset(review), decisions)


def weigh_part(part: ToWeigh) -> dict[str, Any]:
    """One decision weighed."""
    game = make_game(part.game, part.options)
    found = weigh(game, part.view, part.number, part.simulations, part.chapter)
    one = Reviewed(part.chapter, part.view.seat, part.number, found, grade(part.number, found))
    return decision_facts(game, part.view, one)


def play_on(record: str, count: int, number: int, share: float = 1.0) -> list[LineStep]:
    """How a finished match could have gone on after so many entries if the seat that chose then had done this: the same
    hidden pieces, chance anew but always the same, and every seat does what a short search from its view finds.
    TableError if that seat could not do it."""
    match = Match.load(record)
    check_over(match)
    at, first = match.at(count), len(match.entries[:count])
    actions = match.game.catalogue.actions
    seed = sha256(f"{match.commitment} {count} {number}".encode()).digest()
    at.dealer = SeededDealer(seed, at.dealer.count)
    at.play(match.entries[count].seat, actions[number])
    while at.to_act() and len(at.entries) < first + STEPS:
        seat = at.to_act()[0]
        legal = at.legal(seat)
        if len(legal) == 1:
            at.play(seat, legal[0])
            continue
        search = Search(match.game, judge_of(match.game), at.view(seat), len(at.entries))
        search.think(max(LEAST, int(share * THINKING)))
        at.play(seat, actions[search.findings()[0].number])
    number_of = match.game.catalogue.number
    return [
        LineStep(entry.seat, number_of(entry.action), tuple([pick.pick for pick in entry.picks]))
        for entry in at.entries[first:]
    ]
