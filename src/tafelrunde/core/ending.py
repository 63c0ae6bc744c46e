"""How a match ended: who won and why, how it came, and what decided it. Told from the events of the whole match, so
that the terminal, the page and a later review say the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tafelrunde.core.messages import Argument, Message, Sentence


class Round(NamedTuple):
    """A battle, an oracle, a cycle, a tree: who won it, or NONE, and the scores of all seats after it. What fell out is
    gone: it brought nobody anything."""

    name: Argument
    winner: int
    scores: tuple[int, ...]
    is_gone: bool = False


class Row(NamedTuple):
    """A seat in the standings: its figures under the heads, and what they are made of."""

    figures: tuple[int, ...]
    why: Message


class Hand(NamedTuple):
    """What a seat had in the deciding blow, in order of places: in words, the pieces themselves, which of them did it,
    and the score that it brought."""

    seat: int
    place: int
    says: Message
    pieces: tuple[int, ...]
    marked: tuple[int, ...]
    score: int


class Blow(NamedTuple):
    """The round that decided the match, what happened in it, and what would have been otherwise where that is a simple
    count."""

    round: int
    title: Argument
    says: tuple[Sentence, ...]
    hands: tuple[Hand, ...] = ()


class Memory(NamedTuple):
    """Something to remember of this match."""

    title: Message
    says: Sentence


class Ending(NamedTuple):
    """`result` says who won, then what broke a tie. `title` says what the scores of the rounds are. `rows` has one row
    for each seat, by its number."""

    result: tuple[Sentence, ...]
    title: Message
    rounds: tuple[Round, ...]
    heads: tuple[Message, ...]
    rows: tuple[Row, ...]
    blow: Blow | None
    facts: tuple[Memory, ...]


def deciding_round(rounds: Sequence[Round], winner: int) -> tuple[int, bool]:
    """The round with which the winner took the lead for good, and true; or, of a winner who was never caught after the
    first round that counted, the round in which it gained the most on the others, and false."""
    nothing = tuple([0] * len(rounds[0].scores))
    befores = [nothing, *[each.scores for each in rounds]]
    behind = [
        number
        for number in range(len(rounds))
        if any(befores[number]) and befores[number][winner] <= best_of_others(befores[number], winner)
    ]
    if behind:
        return behind[-1], True
    gains = [lead(rounds[number].scores, winner) - lead(befores[number], winner) for number in range(len(rounds))]
    return gains.index(max(gains)), False


def lead(scores: Sequence[int], seat: int) -> int:
    return scores[seat] - best_of_others(scores, seat)


def best_of_others(scores: Sequence[int], seat: int) -> int:
    return max([score for other, score in enumerate(scores) if other != seat])


def gains_of(rounds: Sequence[Round], number: int) -> list[int]:
    """What each seat scored in a round."""
    after = rounds[number].scores
    before = rounds[number - 1].scores if number > 0 else tuple([0] * len(after))
    return [now - then for now, then in zip(after, before, strict=True)]
