"""A match that begins in the middle: at what a seat sees, with the rest imagined; its record tells so and is proved."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from tafelrunde import BrokenRecord, ImpossibleTable, Match, read_record, verify_picks
from tafelrunde.core.beginning import begun, read_start, read_view, write_start, write_view
from tafelrunde.core.conformance import positions
from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.core.registry import games, make_game
from tafelrunde.core.view import View

GAMES = sorted(games())


def middles(key: str, seed: int, every: int = 9) -> Iterator[tuple[Match, View]]:
    """A match on its way, and what a seat that owes a decision sees then."""
    game = make_game(key, {})
    for at, match in enumerate(positions(game, max(game.seats), seed)):
        if at % every == 0 and match.to_act():
            yield match, match.view(match.to_act()[at % len(match.to_act())])


def middle(key: str, seed: int, number: int) -> tuple[Match, View]:
    return next(islice(middles(key, seed), number, None))


def play_on(match: Match, most: int = 100_000) -> None:
    player = FastDealer(5)
    while match.to_act() and len(match.entries) < most:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[player.pick(len(legal))])


@pytest.mark.parametrize("key", GAMES)
def test_the_seat_sees_just_this_and_may_do_what_it_could(key: str) -> None:
    for match, view in middles(key, 3):
        begun = Match.begin(match.game, view, seed=1)
        assert begun.view(view.seat) == view
        assert begun.legal(view.seat) == match.legal(view.seat)
        assert begun.told == [[]] and not begun.entries
        begun.game.check_components(begun.state)


@pytest.mark.parametrize("key", GAMES)
def test_it_is_played_to_the_end_saved_and_proved(key: str) -> None:
    for match, view in middles(key, 4, every=40):
        begun = Match.begin(match.game, view, seed=2, names=[f"N{seat}" for seat in range(match.seats)])
        assert Match.load(begun.record()).record() == begun.record()
        play_on(begun)
        text = begun.record()
        assert Match.load(text).record() == text
        assert verify_picks(read_record(text)) == begun.dealer.count
        assert begun.at(len(begun.entries)).view(view.seat) == begun.view(view.seat)
        assert begun.ending() is not None


def test_chance_of_a_lesson_is_written_down() -> None:
    match, view = middle("maginor", 4, 2)
    begun = Match.begin(match.game, view, ScriptedDealer([0] * 100))
    play_on(begun, 3)
    again = Match.load(begun.record())
    assert again.record() == begun.record() and again.seed is None and again.commitment == ""


@pytest.mark.parametrize("key", GAMES)
def test_a_view_on_a_line_is_the_same_view(key: str) -> None:
    for match, view in middles(key, 5, every=25):
        text = write_view(view)
        assert "\n" not in text and read_view(match.game, match.seats, text) == view


CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("havoc", {"hand": (0, 0, 0)}),  # the same card three times
    ("havoc", {"sizes": (90, 90, 90, 90, 90, 90)}),
    ("havoc", {"phase": 4711}),
    ("havoc", {"to_act": ()}),  # nobody, and it is not over
    ("havoc", {"seat": 77}),
    ("druidenwalzer", {"hand_sizes": (40, 40)}),
    ("maginor", {"hands": ()}),
    ("macht", {"symbols": (0,)}),
]


@pytest.mark.parametrize(("key", "change"), CHANGES)
def test_what_cannot_lie_on_a_table_is_refused(key: str, change: dict[str, Any]) -> None:
    match, view = middle(key, 3, 1)
    with pytest.raises(ImpossibleTable, match="There is no such position"):
        Match.begin(match.game, replace(view, **change))


def test_a_position_that_does_not_fit_says_where() -> None:
    match, view = middle("havoc", 3, 1)
    change: dict[str, Any] = {"pile": 3}
    with pytest.raises(ImpossibleTable, match=r"There is no such position in havoc: pile would be \d+\.$"):
        Match.begin(match.game, replace(view, **change))


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("from: {", "error-position-text"),
        ("from: []", "error-position-text"),
        ('from: {"seat": 0}', "error-position-text"),
        ('from: {"seat": 1e400}', "error-position-text"),
    ],
)
def test_a_record_with_a_position_that_cannot_be_read_names_its_line(line: str, id: str) -> None:
    match, view = middle("havoc", 3, 1)
    lines = Match.begin(match.game, view, seed=1).record().splitlines()
    at = next(number for number, text in enumerate(lines) if text.startswith("from: "))
    lines[at] = line
    with pytest.raises(BrokenRecord) as caught:
        Match.load("\n".join(lines) + "\n")
    assert caught.value.message_id == id and caught.value.args_told["line"] == at + 1


@pytest.mark.parametrize("key", GAMES)
def test_a_field_of_a_position_holds_what_it_holds_in_every_other(key: str) -> None:
    """Rows where a number belongs would be believed until somebody counts with them."""
    match, view = middle(key, 2, 1)
    told: dict[str, Any] = json.loads(write_view(view))
    for name, value in told.items():
        others: list[Any] = [None, "1", 0.5, int(value) if isinstance(value, bool) else not value]
        others += [1] if isinstance(value, list) else [[value]]
        others += [[value], value[0]] if isinstance(value, list) and value and value[0] != [] else []
        for other in others:
            with pytest.raises(ImpossibleTable) as caught:
                read_view(match.game, match.seats, json.dumps({**told, name: other}))
            assert caught.value.message_id == "error-position-text", (name, other)


@pytest.mark.parametrize("key", GAMES)
def test_no_number_of_a_position_is_so_large_that_somebody_would_count_to_it(key: str) -> None:
    """A hand of a quintillion cards would be imagined card by card, for years."""
    match, view = middle(key, 2, 1)
    text = write_view(view)
    numbers = list(re.finditer(r"-?[0-9]+", text))
    assert len(numbers) > 20
    for found in numbers:
        for large in (100_001, -100_001):
            with pytest.raises(ImpossibleTable) as caught:
                read_view(match.game, match.seats, f"{text[: found.start()]}{large}{text[found.end() :]}")
            assert caught.value.message_id == "error-position-text"


def test_a_record_of_another_number_of_seats_is_refused() -> None:
    match, view = middle("havoc", 3, 1)
    text = Match.begin(match.game, view, seed=1).record().replace("seats: 6", "seats: 5")
    with pytest.raises(BrokenRecord) as caught:
        Match.load(text)
    assert caught.value.message_id == "error-position"


DAMAGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a pick too high": lambda told: told["picks"].__setitem__(0, 10**30),
    "a pick below none": lambda told: told["picks"].__setitem__(-1, -1),
    "a pick too few": lambda told: told["picks"].pop(),
    "a pick too many": lambda told: told["picks"].append(0),
    "no picks": lambda told: told.update(picks=None),
    "rows of picks": lambda told: told.update(picks=[[1]]),
    "a seat that is not there": lambda told: told["earlier"].__setitem__(0, [9, told["earlier"][0][1]]),
    "an action that is not there": lambda told: told["earlier"].__setitem__(0, [told["earlier"][0][0], 10**9]),
    "half an entry": lambda told: told["earlier"].__setitem__(0, [1]),
    "a flag in an entry": lambda told: told["earlier"].__setitem__(0, [True, 1]),
    "no entries": lambda told: told.update(earlier={}),
    "another view": lambda told: told.update(view={}),
    "a field more": lambda told: told.update(seed=1),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("key", GAMES)
def test_an_earlier_match_that_was_damaged_is_refused(key: str, damage: str) -> None:
    game = make_game(key, {})
    *_, match = positions(game, max(game.seats), 3)
    start = match.earlier(len(match.entries) // 2)
    text = write_start(start)
    assert read_start(game, match.seats, text) == start and begun(game, start, FastDealer(0)).to_act()
    told = json.loads(text)
    DAMAGES[damage](told)
    with pytest.raises(ImpossibleTable):
        begun(game, read_start(game, match.seats, json.dumps(told, separators=(",", ":"))), FastDealer(0))
