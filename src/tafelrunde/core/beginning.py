"""What a match begins with: seats, names, and the position if it begins in the middle. That is what one seat sees, and
what that seat does not see, chance imagines; or an earlier match as it stood at some moment, with the same hidden
pieces."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

from tafelrunde.core.dealer import Dealer, FastDealer, ScriptedDealer, Unscripted
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game, OptionValue, State, parse_option
from tafelrunde.core.record import Record, broken, line_of_start
from tafelrunde.core.registry import edition, make_game
from tafelrunde.core.view import View


class Earlier(NamedTuple):
    """An earlier match up to some moment: how it began if that was in the middle, all its picks, and seat and number of
    each action."""

    seats: int
    view: View | None
    picks: tuple[int, ...]
    entries: tuple[tuple[int, int], ...]


Start: TypeAlias = "View | Earlier"


def check_seats(game: Game, seats: int) -> int:
    if seats not in game.seats:
        few, many = min(game.seats), max(game.seats)
        known = f"{few} to {many}" if few < many else str(few)
        raise ImpossibleTable(
            "error-seats", f"{game.key} is for {known} seats, not for {seats}.",
            game=game.key, few=few, many=many, span=many - few, seats=seats,
        )  # fmt: skip
    return seats


def check_names(seats: int, names: list[str]) -> list[str]:
    """A name for each seat, or none at all. A name takes one line of the record."""
    if names and len(names) != seats:
        raise ImpossibleTable(
            "error-names",
            f"{seats} seats need {seats} names, but there are {len(names)}.",
            seats=seats,
            names=len(names),
        )
    for name in names:
        if not name or name != name.strip() or not name.isprintable() or len(name) > 60:
            raise ImpossibleTable(
                "error-name", f"'{name}' is not a name: it must be 1 to 60 printable characters on one line.", name=name
            )
    return list(names)


def begun(game: Game, start: Start, dealer: Dealer) -> State:
    """The state in which an earlier match stood, or one of which a seat sees just this. ImpossibleTable if there is
    none."""
    return relived(game, start) if isinstance(start, Earlier) else seen(game, start, dealer)


def relived(game: Game, earlier: Earlier) -> State:
    """It is played again; chance answers as it did then."""
    dealer = ScriptedDealer(list(earlier.picks))
    seats, view = check_seats(game, earlier.seats), earlier.view
    try:
        state = game.new(seats, dealer) if view is None else seen(game, view, dealer)
        for seat, number in earlier.entries:
            if seat not in state.to_act() or number not in state.legal(seat):
                raise no_such_position(game, f"seat {seat} could not do {number}")
            state.apply(seat, number, dealer)
    except (Unscripted, ValueError) as error:
        raise no_such_position(game, str(error).rstrip(".")) from None
    if state.seats != seats or dealer.count != len(earlier.picks) or not state.to_act():
        raise no_such_position(game, "the earlier match did not stand there")
    return state


def seen(game: Game, view: View, dealer: Dealer) -> State:
    """A state of which the seat sees just this. ImpossibleTable if there is none: a piece too many, a decision that
    nobody could take."""
    try:
        state = game.imagine(view, dealer)
        game.check_components(state)
        owing = state.to_act()
        goes_on = all(len(state.legal(seat)) > 0 for seat in owing) if owing else state.standings() is not None
        why = "" if goes_on else "nobody could go on"
        found = state.view(view.seat)
        if found != view:
            other = [name for name, value in vars(found).items() if value != vars(view)[name]]
            why = ", ".join([f"{name} would be {vars(found)[name]}" for name in other])
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        why = str(error).rstrip(".") or type(error).__name__
    if why:
        raise no_such_position(game, why)
    return state


def no_such_position(game: Game, why: str) -> ImpossibleTable:
    return ImpossibleTable("error-position", f"There is no such position in {game.key}: {why}.", game=game.key, why=why)


def write_view(view: View) -> str:
    """A view on one line."""
    return json.dumps(asdict(view), separators=(",", ":"))


def write_start(start: Start) -> str:
    """How a match began, on one line."""
    if not isinstance(start, Earlier):
        return write_view(start)
    told = {"earlier": start.entries, "picks": start.picks, "view": None if start.view is None else asdict(start.view)}
    return json.dumps(told, separators=(",", ":"))


def read_start(game: Game, seats: int, text: str) -> Start:
    """How a match at a table of this many seats began; ImpossibleTable if that cannot be read."""
    if not text.startswith('{"earlier"'):
        return read_view(game, seats, text)
    try:
        told = json.loads(text)
        if not isinstance(told, dict) or told.keys() != {"earlier", "picks", "view"}:
            raise ValueError("other fields than an earlier match has")
        if not isinstance(told["earlier"], list):
            raise ValueError("no entries")
        pairs = [numbers(pair) for pair in told["earlier"]]
        entries, picks = tuple([(seat, action) for seat, action in pairs]), numbers(told["picks"])
    except (RecursionError, ValueError) as error:
        raise unreadable(error) from None
    view = None if told["view"] is None else read_view(game, seats, json.dumps(told["view"]))
    return Earlier(seats, view, picks, entries)


def numbers(value: object) -> tuple[int, ...]:
    """Nothing but numbers; ValueError for anything else."""
    if not isinstance(value, list) or not all(type(one) is int for one in value):
        raise ValueError(f"{str(value)[:40]} where numbers belong")
    return tuple(value)


def unreadable(error: Exception) -> ImpossibleTable:
    return ImpossibleTable("error-position-text", f"The position cannot be read: {error}.", why=str(error))


def read_view(game: Game, seats: int, text: str) -> View:
    """The view on this line, as a table of this many seats has it; ImpossibleTable if it is not one."""
    kind = type(game.new(seats, FastDealer(0)).view(0))
    try:
        told = json.loads(text)
        hints = get_type_hints(kind)
        if not isinstance(told, dict) or told.keys() != hints.keys():
            raise ValueError("other fields than this game has")
        named: dict[str, Any] = {name: shaped(value, hints[name]) for name, value in told.items()}
        return kind(**named)
    except (RecursionError, ValueError) as error:
        raise unreadable(error) from None


def shaped(value: object, kind: Any) -> object:
    """A flag, a number, or rows of them, as a field of this kind holds; ValueError for anything else."""
    if get_origin(kind) is tuple:
        if isinstance(value, list):
            return tuple([shaped(part, get_args(kind)[0]) for part in value])
    elif type(value) is kind and (not isinstance(value, int) or abs(value) <= LARGEST):
        return value
    raise ValueError(f"{str(value)[:40]} where it does not belong")


LARGEST: Final = 100_000
"""No number of a view is larger: some of them say how many pieces there are, and whoever imagines a position puts each
in its place before anybody counts them."""


def recorded_game(record: Record) -> Game:
    try:
        name = edition(record.game, record.version)
        plain = make_game(name, {})
        kinds = {option.name: option for option in plain.options}
        chosen: dict[str, OptionValue] = {
            name: parse_option(kinds[name], text) if name in kinds else text for name, text in record.options.items()
        }
        return make_game(name, chosen)
    except ImpossibleTable as error:
        if error.message_id == "error-version-missing":
            broken(
                2, "error-record-version",
                f"this is a record of {record.game} by version {record.version} of its rules, which is not kept here.",
                game=record.game, version=record.version,
            )  # fmt: skip
        broken(2 if error.message_id == "error-game-unknown" else 3, error.message_id, str(error), **error.args_told)


def recorded_start(record: Record, game: Game) -> Start | None:
    """The position from which the match began; BrokenRecord if there is none like it at this table."""
    if not record.start:
        return None
    try:
        start = read_start(game, check_seats(game, record.seats), record.start)
        if begun(game, start, FastDealer(0)).seats != record.seats:
            raise no_such_position(game, "it is for another number of seats")
    except ImpossibleTable as error:
        broken(line_of_start(record), error.message_id, str(error), **error.args_told)
    return start
