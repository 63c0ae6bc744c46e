"""The wire, fourth part: reviews of finished matches, and playing on from one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tafelrunde.server.http.bodies import Level, Milliseconds
from tafelrunde.server.phrases import ArgumentJson, MessageJson
from tafelrunde.server.tables.seating import RequestId


class AskReview(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How long a match should be thought about: about ten seconds of one core, or two minutes."""

    depth: Literal["quick", "deep"] = "quick"


class ReviewFile(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A record (`.tafel`) to be reviewed."""

    record: Annotated[str, Meta(max_length=60_000)]
    depth: Literal["quick", "deep"] = "quick"


class TryAgain(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Go on from a finished match as it stood after `number` entries, in this seat, against bots of a level. What the
    seat could not see there is newly `imagined`, or the `same` as it was. Send the same id again, and you get the same
    table."""

    number: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=16)]
    level: Level = "knight"
    hidden: Literal["same", "imagined"] = "imagined"
    id: RequestId | None = None


class ReviewRound(Struct, frozen=True, gc=False):
    """A battle, an oracle, a cycle or a tree, and the chapter with which it was over."""

    chapter: int
    name: ArgumentJson


class ReviewTerms(Struct, frozen=True, gc=False):
    """Why a match ended for a seat as it did: start + luck + skill + hidden + others = result, as parts of a win."""

    start: float
    luck: float
    skill: float
    hidden: float
    others: float
    result: float
    adjusted: float


class ReviewChoice(Struct, frozen=True, gc=False):
    """Something that could be chosen, the chance with it by what the seat knew, and half of its 95 % interval."""

    number: int
    action: str
    says: MessageJson
    chance: float
    noise: float
    share: float


class ReviewDecision(Struct, frozen=True, gc=False):
    """A decision: its `theme` names the kind of decision (`<game>-exercise-<theme>`), `kind` is the verb that was
    chosen. What it cost against the best choice, and `counted`, as far as that is beyond the noise. A costly one says
    what was chosen, what would have been better, and why."""

    chapter: int
    seat: int
    theme: str
    kind: str
    number: int
    chosen: str
    best_number: int
    best: str
    grade: Literal["best", "good", "slip", "mistake", "blunder"]
    chance: float
    cost: float
    noise: float
    counted: float
    simulations: int
    candidates: list[ReviewChoice]
    says: list[MessageJson]


class ReviewStroke(Struct, frozen=True, gc=False):
    """A draw: what it was worth to each seat, most of all to `seat`. What moved little says nothing."""

    chapter: int
    seat: int
    pick: int
    of: int
    worth: list[float]
    sampled: bool
    says: list[MessageJson]


class TurningPoint(Struct, frozen=True, gc=False):
    """A costly decision, or a draw, which has no grade."""

    chapter: int
    seat: int
    worth: float
    is_luck: bool
    grade: Literal["", "slip", "mistake", "blunder"]
    says: list[MessageJson]


class ReviewFacts(Struct, frozen=True, gc=False):
    """What `tafelrunde review --json` writes. `open` is the chance of each seat with all cards open: before the deal,
    then after each chapter; `known` the chance by what the seat knew, by the chapters of its decisions."""

    format: str
    game: str
    rules: int
    seats: int
    names: list[str]
    commitment: str
    depth: Literal["quick", "deep"]
    simulations: int
    decisions_done: int
    decisions_total: int
    rounds: list[ReviewRound]
    open: list[list[float]]
    known: list[list[list[float]]]
    balance: list[ReviewTerms]
    decisions: list[ReviewDecision]
    luck: list[ReviewStroke]
    turning_points: list[TurningPoint]


class ReviewGrowth(Struct, frozen=True, gc=False):
    """What is new: decisions, and what changed with them."""

    decisions: list[ReviewDecision]
    balance: list[ReviewTerms]
    turning_points: list[TurningPoint]


class ReviewJson(Struct, frozen=True, gc=False):
    """A review: so many of its decisions are done. `told` is everything that is known so far, null until the match was
    read. Whoever asks with `known`, a number of decisions, hears in `grown` of the others instead."""

    id: str
    depth: Literal["quick", "deep"]
    done: int
    total: int
    is_over: bool
    told: ReviewFacts | None
    grown: ReviewGrowth | None


class PractiseThis(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Keep a decision of your own as an exercise: the one of this chapter, as the review of this depth has it."""

    chapter: Annotated[int, Meta(ge=1, le=1_000_000)]
    depth: Literal["quick", "deep"] = "quick"


class ReviewedMatch(Struct, frozen=True, gc=False):
    """What a review said about your seat in a match."""

    table: str
    ended: Milliseconds
    seats: int
    depth: Literal["quick", "deep"]
    terms: ReviewTerms


class DecisionKind(Struct, frozen=True, gc=False):
    """Your decisions of one kind: how many there were, how many of them were graded below good, and what they cost
    together by what you knew, as parts of a win."""

    theme: MessageJson
    decisions: int
    graded: int
    cost: float


class GameStatistics(Struct, frozen=True, gc=False):
    """Your reviewed matches of a game, the earliest first, and your decisions in them by kind, those first that cost
    most for each decision. `strongest` and `weakest` are null until there is enough to say so."""

    game: str
    matches: list[ReviewedMatch]
    kinds: list[DecisionKind]
    strongest: MessageJson | None
    weakest: MessageJson | None


class UnreviewedMatch(Struct, frozen=True, gc=False):
    """A match of yours that could be reviewed."""

    table: str
    game: str
    ended: Milliseconds


class StatisticsJson(Struct, frozen=True, gc=False):
    """Your reviewed matches, at most the latest hundred of each game, and a few that nobody has had reviewed yet."""

    games: list[GameStatistics]
    unreviewed: list[UnreviewedMatch]
