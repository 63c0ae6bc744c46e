"""The contract of a game: what the search, the server and the adapters may ask of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import Bag, bit, lowest
from tafelrunde.core.catalogue import Action, Catalogue, Number
from tafelrunde.core.dealer import Dealer, FastDealer
from tafelrunde.core.declared import Chronicle
from tafelrunde.core.ending import Ending
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.events import Event
from tafelrunde.core.messages import Argument, Message, Position, Sentence, message
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View

OVER: Final[i64] = 0
"""The phase in which nobody owes a decision."""

NO_NUMBERS: Final = vec[i64]()
"""A field of a state holds this until the table is set."""

OptionValue: TypeAlias = "str | int | bool"


class Option(NamedTuple):
    """A choice made before the match: its name, what may be chosen (the first is the default), the rule behind it."""

    name: str
    choices: tuple[OptionValue, ...]
    rule: str


@final
@dataclass(frozen=True)
class Standings:
    """The place of each seat (ties share one), why the game is over (a message id), and the points if it has any."""

    places: tuple[int, ...]
    reason: str
    points: tuple[int, ...] = ()


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """What lies on the table now: plain data, cheap to copy. The flow has one home: `phase` and `owing`."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.phase: i64 = OVER
        self.owing: i64 = 0  # one bit for each seat that owes a decision

    def legal(self, seat: Seat) -> vec[i64]:
        """The numbers of all actions that this seat may take now: the only authority on that."""
        raise NotImplementedError

    def apply(self, seat: Seat, number: Number, dealer: Dealer) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def view(self, seat: Seat) -> View:
        """Everything this seat, or an ONLOOKER, may know."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def standings(self) -> Standings | None:
        """None while the game is running."""
        raise NotImplementedError

    @final
    def ask(self, phase: i64, seat: Seat) -> None:
        """The game goes on with this phase; one seat owes a decision."""
        self.phase = phase
        self.owing = bit(seat)

    @final
    def ask_all(self, phase: i64) -> None:
        """The game goes on with this phase; every seat owes a decision, in any order."""
        self.phase = phase
        self.owing = bit(self.seats) - 1

    @final
    def ask_some(self, phase: i64, seats: Bag) -> None:
        """The game goes on with this phase; each of these seats owes a decision, in any order."""
        self.phase = phase
        self.owing = seats.low

    @final
    def all_answered(self, seat: Seat) -> bool:
        """This seat has answered; true if it was the last one."""
        self.owing &= ~bit(seat)
        return self.owing == 0

    @final
    def end(self) -> None:
        self.phase = OVER
        self.owing = 0

    @final
    def next_seat(self) -> Seat:
        """The first seat that owes a decision."""
        return lowest(self.owing)

    @final
    def to_act(self) -> list[int]:
        """Every seat that owes a decision; none when the game is over."""
        return list(Bag(self.owing))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The fixed description of a game, its options chosen.

    A game derives from it with its options as keyword arguments and hands them on by name in `chosen`."""

    def __init__(
        self,
        key: str,
        version: int,
        seats: range,
        catalogue: Catalogue,
        chronicle: Chronicle,
        options: tuple[Option, ...] = (),
        chosen: dict[str, OptionValue] | None = None,
    ) -> None:
        self.key: Final = key
        self.version: Final = version
        self.seats: Final = seats
        self.catalogue: Final = catalogue
        self.chronicle: Final = chronicle
        self.options: Final = options
        self.chosen: Final[dict[str, OptionValue]] = check_options(key, options, chosen or {})

    def new(self, seats: int, dealer: Dealer) -> State:
        """Set up the table."""
        raise NotImplementedError

    def rematch(self, standings: Standings) -> Game:
        """The next match of a series after one with these standings: the same game unless its rules give a handicap."""
        return self

    def rematch_seats(self, seats: int) -> list[int] | None:
        """Which previous seat moves to each seat in a rematch; None if the rules leave that to the table."""
        return None

    def imagine(self, view: View, dealer: Dealer) -> State:
        """A state that the seat of this view cannot tell from the real one: `imagine(v).view(v.seat) == v`."""
        raise NotImplementedError

    def legal_actions(self, state: State, seat: Seat) -> list[Action]:
        """What this seat may do now, in words."""
        actions = self.catalogue.actions
        return [actions[number] for number in state.legal(seat)]

    def action_name(self, action: Action) -> str:
        """The action in the notation of the game, as `parse_action` reads it."""
        raise NotImplementedError

    def parse_action(self, text: str) -> Action:
        """The action written like this; UnknownNotation if there is none."""
        raise NotImplementedError

    def parse_piece(self, text: str) -> int:
        """The number of the piece or place written like this; UnknownNotation if there is none."""
        raise NotImplementedError

    def position(self, view: View) -> str:
        """What lies on the table, short and in the notation of the game."""
        raise NotImplementedError

    def check_components(self, state: State) -> None:
        """AssertionError if a piece is missing or appears twice."""
        raise NotImplementedError

    def swap_hidden(self, state: State, seat: Seat, dealer: Dealer) -> State:
        """A copy in which pieces that this seat cannot see have changed places: for the leak test, so it is never made
        with `imagine`."""
        raise NotImplementedError

    def tell_event(self, event: Event) -> Sentence:
        """An event, as a seat may see it, for the chronicle."""
        return self.chronicle.tell(event)

    def tell_action(self, view: View, action: Action) -> Message:
        """An action as a choice that the seat of this view may make."""
        raise NotImplementedError

    def tell_gain(self, view: View, events: list[Event], after: View | None) -> list[Message]:
        """What an action would bring the seat of this view, with the figures of the position: from what is certain
        about it, and from the view after it if that is certain too. For hints; nothing if it shows in no figure."""
        return []

    def tell_prompt(self, view: View, legal: list[Action]) -> list[Sentence]:
        """What is asked of the seat of this view, the request first; or whom it waits for, if nothing is asked.
        `legal` is everything the seat may do now, so that telling does not repeat the rules."""
        raise NotImplementedError

    def tell_position(self, view: View) -> Position:
        """The whole view in words."""
        raise NotImplementedError

    def tell_ending(self, seats: int, events: list[Event], view: View, standings: Standings) -> Ending:
        """How a match ended, from everything that happened in it and what an onlooker sees last. Then nothing is secret
        any more: the record is public."""
        raise NotImplementedError

    def tell_round(self, event: Event) -> Argument | None:
        """The name of the battle, oracle, cycle or tree that was over with this event; None for any other event."""
        return None

    def shown(self, view: View) -> object:
        """What follows from the view and is drawn on the board: combinations, places, sums. A dataclass from the game's
        `shown.py`, never stored in the view."""
        raise NotImplementedError

    def why_not(self, view: View, number: Number) -> Sentence | None:
        """Why the seat of this view may not do this now; None if it may. For people who ask: a search never does."""
        if not view.to_act:
            return Sentence(message("why-not-over"))
        if view.seat not in view.to_act:
            return Sentence(message("why-not-turn"))
        if number in self.imagine(view, FastDealer(0)).legal(view.seat):
            return None
        return self.refuse(view, self.catalogue.actions[number])

    def refuse(self, view: View, action: Action) -> Sentence:
        """Why an action is not legal, with the rule that forbids it."""
        raise NotImplementedError


def check_options(key: str, options: tuple[Option, ...], chosen: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """All options with the chosen value or their default; ImpossibleTable if there is no such choice."""
    names = [option.name for option in options]
    for name in chosen:
        if name not in names:
            raise ImpossibleTable(
                "error-option-unknown", f"{key} has no option '{name}'; it has: {', '.join(names)}.",
                game=key, option=name, known=", ".join(names),
            )  # fmt: skip
    complete: dict[str, OptionValue] = {}
    for option in options:
        value = chosen.get(option.name, option.choices[0])
        if not any(value == choice and type(value) is type(choice) for choice in option.choices):
            known = ", ".join([option_text(choice) for choice in option.choices])
            raise ImpossibleTable(
                "error-option-value", f"Option '{option.name}' must be one of: {known}; it is '{option_text(value)}'.",
                option=option.name, known=known, value=option_text(value),
            )  # fmt: skip
        complete[option.name] = value
    return complete


def option_text(value: OptionValue) -> str:
    """A value as written in a record: on and off for switches."""
    if value is True:
        return "on"
    return "off" if value is False else str(value)


def parse_option(option: Option, text: str) -> OptionValue:
    """The value written like this; the text itself if it is not one, for `check_options` to refuse."""
    for choice in option.choices:
        if option_text(choice) == text:
            return choice
    return text


def places(ranks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each seat by its rank, higher being better: one more than the number of seats that did better."""
    return tuple([1 + sum([other > rank for other in ranks]) for rank in ranks])
