"""What people and programs can do wrong: a sentence, and the match stays as it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tafelrunde import Action, IllegalAction, ImpossibleTable, Match, TableError, UnknownNotation
from tafelrunde.core.conformance import facts, positions
from tafelrunde.core.game import OptionValue
from tafelrunde.games.havoc.game import Havoc


def begun() -> Match:
    """A match of two seats in which seat 0 recruits and has drawn a card."""
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "recruit")
    match.play(0, "draw")
    return match


def over() -> Match:
    return [match for match in positions(Havoc(), 2, 4)][-1]  # noqa: C416


@contextmanager
def refused(match: Match, kind: type[TableError], message_id: str, sentence: str) -> Iterator[None]:
    """The next thing is refused with this sentence and changes nothing."""
    before = (match.record(), facts(match.state), match.dealer.count, repr(match.told), match.final_entries)
    with pytest.raises(kind, match=sentence) as caught:
        yield
    assert caught.value.message_id == message_id
    assert (match.record(), facts(match.state), match.dealer.count, repr(match.told), match.final_entries) == before


@pytest.mark.parametrize("action", ["havoc", "recruit", "put b1", "stand", "loot", "swap 0", "battle 1", "out 0"])
def test_an_action_that_the_rules_do_not_allow_now(action: str) -> None:
    match = begun()
    with refused(match, IllegalAction, "error-not-legal", rf"^Seat 0 may not play '{action}' now\.$"):
        match.play(0, action)


def test_a_card_that_the_seat_does_not_have() -> None:
    match = begun()
    match.play(0, "draw")
    absent = next(f"put b{value}" for value in range(1, 9) if Action("put", value - 1) not in match.legal(0))
    with refused(match, IllegalAction, "error-not-legal", "may not play"):
        match.play(0, absent)


def test_a_seat_whose_turn_it_is_not() -> None:
    match = begun()
    with refused(match, IllegalAction, "error-not-your-turn", r"^It is seat 0’s turn, not seat 1’s\.$"):
        match.play(1, "draw")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    match = begun()
    with refused(match, IllegalAction, "error-no-such-seat", rf"^There is no seat {seat} at a table of 2\.$"):
        match.play(seat, "draw")


def test_play_after_the_end() -> None:
    match = over()
    assert match.to_act() == [] and match.legal(0) == []
    with refused(match, IllegalAction, "error-match-over", r"^The match is over\.$"):
        match.play(0, "recruit")


NO_ACTIONS = [
    *["", "dance", "lay", "lay x1", "lay b0", "lay b19", "lay b01", "draw b1", "draw 0", "out 3", "out -1", "swap"],
    *["swap two", "battle 0", "battle 9", "scavenge dog", "take  ", "LAY b1", "lay b1 b2", "recruit\ndraw", "lay ١"],
]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_unknown_notation(text: str) -> None:
    match = begun()
    before = match.record()
    with pytest.raises(UnknownNotation) as caught:
        match.play(0, text)
    assert caught.value.message_id in ("error-notation", "error-no-such-card")
    assert str(caught.value).startswith("There is no ") and match.record() == before


def test_spaces_around_a_notation_do_not_matter() -> None:
    assert Havoc().parse_action("  take   b1 ") == Action("take", 0)


@pytest.mark.parametrize("action", [Action("dance"), Action("lay", 109), Action("lay", -1), Action("draw", 0, 1)])
def test_an_action_that_the_game_does_not_have(action: Action) -> None:
    match = begun()
    with refused(match, IllegalAction, "error-no-such-action", "^havoc has no action "):
        match.play(0, action)


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(ImpossibleTable, match=r"^There is no game 'chess'; there are: .*havoc.*\.$"):
        Match.new("chess")


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 1000])
def test_a_table_of_the_wrong_size(seats: int) -> None:
    with pytest.raises(ImpossibleTable, match=rf"^havoc is for 2 to 6 seats, not for {seats}\.$"):
        Match.new("havoc", seats)


def test_an_option_that_is_not_there() -> None:
    with pytest.raises(ImpossibleTable, match=r"^havoc has no option 'dogs'; it has: battle_order, peace_card, "):
        Match.new("havoc", options={"dogs": 3})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("peace_card", "slow"),
        ("peace_card", 3),
        ("peace_card", True),
        ("small_table", "on"),
        ("small_table", "maybe"),
        ("small_table", 1),
        ("john_of_gaunt", False),
        ("battle_order", ""),
    ],
)
def test_an_option_that_cannot_be_so(name: str, value: OptionValue) -> None:
    with pytest.raises(ImpossibleTable, match=rf"^Option '{name}' must be one of: .*; it is '.*'\.$") as caught:
        Match.new("havoc", options={name: value})
    assert caught.value.message_id == "error-option-value"


def test_options_beside_a_game_that_has_them_already() -> None:
    with pytest.raises(ImpossibleTable, match=r"^A Game object has its options already"):
        Match.new(Havoc(), 2, options={"peace_card": "fast"})
    assert Match.new(Havoc(peace_card="fast"), 2, seed=1).game.chosen["peace_card"] == "fast"


@pytest.mark.parametrize("names", [["Anita"], ["Anita", "Márk", "Éva"]])
def test_names_for_other_than_every_seat(names: list[str]) -> None:
    with pytest.raises(ImpossibleTable, match=rf"^2 seats need 2 names, but there are {len(names)}\.$"):
        Match.new("havoc", 2, names=names)


@pytest.mark.parametrize("name", ["", " ", " Anita", "Anita ", "A\nB", "A\tB", "\x1b[31m", "A\u2028B", "x" * 61])
def test_a_name_that_is_none(name: str) -> None:
    with pytest.raises(ImpossibleTable, match="is not a name: it must be 1 to 60 printable characters on one line"):
        Match.new("havoc", 2, names=["Jenő", name])


@pytest.mark.parametrize("seat", [-2, 2, 7])
def test_there_is_no_view_and_no_event_for_a_seat_that_is_not_there(seat: int) -> None:
    match = begun()
    with pytest.raises(TableError):
        match.view(seat)


@pytest.mark.parametrize("seat", [0, 1, -1, 9])
def test_undo_is_refused_once_chance_has_spoken(seat: int) -> None:
    match = begun()
    assert not match.can_undo(seat)
    with refused(match, IllegalAction, "error-no-undo", rf"^Seat {seat} has nothing to take back\.$"):
        match.undo(seat)


def test_undo_is_refused_at_the_start_and_at_the_end() -> None:
    for match in (Match.new("havoc", 2, seed=1), over()):
        with refused(match, IllegalAction, "error-no-undo", "nothing to take back"):
            match.undo(0)


def test_a_record_without_its_seed_cannot_be_played_on_where_chance_is_asked() -> None:
    match = Match.load(begun().record(secret=False))
    with refused(match, IllegalAction, "error-no-seed", "^This record holds no seed"):
        match.play(0, "draw")
    match.play(0, match.legal(0)[-1])


def test_every_error_is_a_value_error_with_an_id_and_arguments() -> None:
    with pytest.raises(ValueError, match="not for 9") as caught:
        Match.new("havoc", 9)
    assert isinstance(caught.value, TableError)
    assert caught.value.args_told == {"game": "havoc", "few": 2, "many": 6, "span": 4, "seats": 9}
