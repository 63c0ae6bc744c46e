"""Computed undo: an entry can be taken back as long as neither chance nor another seat has answered it."""

from __future__ import annotations

import pytest

from examples.bazaar.game import Bazaar
from tafelrunde import IllegalAction, Match
from tafelrunde.core import registry
from tafelrunde.core.conformance import check_match, facts

EVERYBODY = (None, 0, 1)


def shown(match: Match, seat: int | None) -> tuple[str, str]:
    return repr(match.view(seat)), repr(match.events(seat))


def first(match: Match, seat: int, verb: str) -> str:
    """The first action of a verb that this seat may play now."""
    return next(match.game.action_name(action) for action in match.legal(seat) if action.verb == verb)


def test_havoc_choices_before_a_card_is_drawn_can_be_taken_back_one_by_one() -> None:
    match = Match.new("havoc", 2, seed=1)
    states = [facts(match.state)]
    for action in ("recruit", "fetch"):
        match.play(0, action)
        states.append(facts(match.state))
    for _ in range(2):
        assert match.can_undo(0) and not match.can_undo(1)
        assert facts(match.state) == states.pop()
        match.undo(0)
    assert facts(match.state) == states.pop() and match.entries == [] and len(match.told) == 1


def test_havoc_cards_laid_in_one_visit_are_shown_to_nobody_until_the_seat_stands() -> None:
    match = Match.new("havoc", 3, seed=2)
    before = {seat: shown(match, seat) for seat in (None, 1, 2)}
    match.play(0, "havoc")
    match.play(0, first(match, 0, "lay"))
    match.play(0, first(match, 0, "lay"))
    assert {seat: shown(match, seat) for seat in (None, 1, 2)} == before
    assert match.view(0) == match.state.view(0)
    match.undo(0)
    match.play(0, first(match, 0, "lay"))
    match.play(0, "stand")
    assert not match.can_undo(0)
    assert match.view(1) == match.state.view(1) and shown(match, 1) != before[1]


def test_havoc_there_is_no_way_back_behind_a_look_at_the_discards() -> None:
    for seed in range(200):
        match = Match.new("havoc", 2, seed=seed)
        while match.to_act() and len(match.entries) < 150:
            seat = match.to_act()[0]
            legal = [match.game.action_name(action) for action in match.legal(seat)]
            match.play(seat, "loot" if "loot" in legal else legal[(seed + len(match.entries)) % len(legal)])
            if match.entries[-1].action.verb == "loot":
                assert match.entries[-1].picks == () and match.to_act() == [seat] and not match.can_undo(seat)
                return
    pytest.fail("Nobody ever looted.")


def test_havoc_an_entry_that_another_seat_must_answer_is_final() -> None:
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "havoc")
    match.play(0, first(match, 0, "lay"))
    match.play(0, first(match, 0, "lay"))
    match.play(0, "stand")
    assert match.to_act() == [1] and match.entries[-1].picks == ()
    with pytest.raises(IllegalAction):
        match.undo(0)


def test_open_entries_are_saved_and_after_loading_still_open() -> None:
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "havoc")
    match.play(0, first(match, 0, "lay"))
    again = Match.load(match.record())
    assert again.can_undo(0) and again.final_entries == 0
    again.undo(0)
    match.undo(0)
    assert again.record() == match.record() and facts(again.state) == facts(match.state)


def test_sealed_answers_can_be_taken_back_in_any_order_until_all_are_there() -> None:
    match = Match.new(Bazaar(), 3, seed=3)
    start = facts(match.state)
    for seat in (2, 0):
        match.play(seat, first(match, seat, "bid"))
    assert match.can_undo(2) and match.can_undo(0) and not match.can_undo(1)
    match.undo(2)
    assert match.to_act() == [1, 2] and [entry.seat for entry in match.entries] == [0]
    match.undo(0)
    assert facts(match.state) == start


def test_nobody_is_shown_a_sealed_answer_of_another_not_even_that_there_is_one() -> None:
    match = Match.new(Bazaar(), 2, seed=3)
    before = {seat: shown(match, seat) for seat in EVERYBODY}
    match.play(0, first(match, 0, "bid"))
    assert {seat: shown(match, seat) for seat in (None, 1)} == {seat: before[seat] for seat in (None, 1)}
    assert shown(match, 0) != before[0]


def test_the_last_sealed_answer_reveals_all_and_is_final() -> None:
    match = Match.new(Bazaar(), 3, seed=3)
    for seat in (1, 0, 2):
        match.play(seat, first(match, seat, "bid"))
    assert not any(match.can_undo(seat) for seat in range(3))
    assert match.final_entries == 3 and match.view(0) == match.state.view(0)
    for seat in range(3):
        with pytest.raises(IllegalAction, match="nothing to take back"):
            match.undo(seat)


def test_the_order_of_sealed_answers_does_not_matter_for_the_others() -> None:
    forth, back = (Match.new(Bazaar(), 3, seed=3) for _ in range(2))
    bids = {seat: first(forth, seat, "bid") for seat in range(3)}
    for seat in (0, 1, 2):
        forth.play(seat, bids[seat])
    for seat in (2, 1, 0):
        back.play(seat, bids[seat])
    assert facts(forth.state) == facts(back.state)


def test_a_compound_choice_is_taken_back_card_by_card_and_no_further_than_chance() -> None:
    match = Match.new(Bazaar(), 2, seed=5)
    for seat in (0, 1):
        match.play(seat, first(match, seat, "bid"))
    (winner,) = match.to_act()
    match.play(winner, first(match, winner, "take"))  # the stall is filled up by chance
    taken = facts(match.state)
    assert not match.can_undo(winner)
    match.play(winner, first(match, winner, "sell"))
    assert match.can_undo(winner)
    match.undo(winner)
    assert facts(match.state) == taken
    with pytest.raises(IllegalAction):
        match.undo(winner)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_sealed_answers_keeps_all_laws(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._PACKAGES, "bazaar", "examples.bazaar")
    assert check_match(Bazaar(), seats, seats).standings() is not None


def test_what_several_actions_would_bring_is_what_they_bring() -> None:
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "havoc")
    lays = [action for action in match.legal(0) if action.verb == "lay"][:2]
    match.play(0, lays[1])
    before = match.record(), facts(match.state)
    actions = [*lays, match.game.parse_action("stand")]
    foreseen = match.foresee(0, actions, undone=1)
    assert (match.record(), facts(match.state)) == before, "Nothing changes."
    match.undo(0)
    for action in actions:
        match.play(0, action)
    assert facts(foreseen.state) == facts(match.state)
    assert foreseen.picks == [entry.picks for entry in match.entries[1:]]


def test_nothing_is_foreseen_behind_chance_or_a_sealed_answer() -> None:
    match = Match.new("havoc", 2, seed=1)
    match.play(0, "recruit")
    draw = match.game.parse_action("draw")
    with pytest.raises(IllegalAction, match="decided in between"):
        match.foresee(0, [draw, draw])
    sealed = Match.new(Bazaar(), 2, seed=3)
    bid = sealed.legal(0)[0]
    said = []
    for has_answered in (False, True):
        if has_answered:
            sealed.play(1, first(sealed, 1, "bid"))
        with pytest.raises(IllegalAction) as refused:
            sealed.foresee(0, [bid, bid])
        said.append((refused.value.message_id, str(refused.value)))
    assert said[0] == said[1], "Whether the other has answered is not told."
