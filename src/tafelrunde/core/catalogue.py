"""Actions: numbers inside the engine, words everywhere else.

A verb is a named block of the catalogue: `SELL.of(card)` is a number, `SELL.what(number)` the card again.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import NONE, Bag

Number = i64
"""An action inside the engine: its place in the game's catalogue."""


class Action(NamedTuple):
    """An action at the edges. `what` is the piece, place or amount that the verb is about, `where` a second one."""

    verb: str
    what: int = 0
    where: int = 0


@final
@mypyc_attr(acyclic=True)
class Verb:
    """One kind of decision about one of `count` things; `about` says what these are. Blocks follow one another in the
    catalogue."""

    def __init__(self, name: str, count: i64 = 1, about: str = "", after: Verb | PairVerb | None = None) -> None:
        self.name: Final = name
        self.about: Final = about
        self.after: Final = after
        self.first: Final[i64] = 0 if after is None else after.end
        self.end: Final[i64] = self.first + count

    def __contains__(self, number: Number) -> bool:
        return self.first <= number < self.end

    def of(self, what: i64 = 0) -> Number:
        return self.first + what

    def what(self, number: Number) -> i64:
        return number - self.first

    def of_each(self, pieces: Bag) -> vec[i64]:
        """This verb for each piece in the bag."""
        numbers = vec[i64](capacity=pieces.size() + 2)
        piece = pieces.after(NONE)
        while piece != NONE:
            numbers = append(numbers, self.first + piece)
            piece = pieces.after(piece)
        return numbers

    def actions(self) -> list[Action]:
        return [Action(self.name, what) for what in range(self.end - self.first)]


@final
@mypyc_attr(acyclic=True)
class PairVerb:
    """A decision about two things: `WALTZ.of(spirit, tree)`."""

    def __init__(
        self, name: str, whats: i64, wheres: i64, about: str, at: str, after: Verb | PairVerb | None = None
    ) -> None:
        self.name: Final = name
        self.about: Final = about
        self.at: Final = at
        self.after: Final = after
        self.wheres: Final[i64] = wheres
        self.first: Final[i64] = 0 if after is None else after.end
        self.end: Final[i64] = self.first + whats * wheres

    def __contains__(self, number: Number) -> bool:
        return self.first <= number < self.end

    def of(self, what: i64, where: i64) -> Number:
        return self.first + what * self.wheres + where

    def what(self, number: Number) -> i64:
        return (number - self.first) // self.wheres

    def where(self, number: Number) -> i64:
        return (number - self.first) % self.wheres

    def actions(self) -> list[Action]:
        count = self.end - self.first
        return [Action(self.name, n // self.wheres, n % self.wheres) for n in range(count)]


@final
class Catalogue:
    """All actions of a game, each at its number: those of the last verb and of every verb before it."""

    def __init__(self, last: Verb | PairVerb) -> None:
        verbs = [last]
        while (before := verbs[0].after) is not None:
            verbs.insert(0, before)
        self.verbs: Final = {verb.name: verb for verb in verbs}
        self.actions: Final[list[Action]] = [action for verb in verbs for action in verb.actions()]
        self.numbers: Final[dict[Action, int]] = {action: number for number, action in enumerate(self.actions)}

    def number(self, action: Action) -> int:
        """The number of a typed action; KeyError if the game has no such action."""
        return self.numbers[action]
