"""The turn, jump, withdrawal, hand and deck, bare trees, the limit, what a seat knows: paragraph by paragraph."""

from __future__ import annotations

import pytest

from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.game import Standings
from tafelrunde.games.druidenwalzer.game import DruidState
from tafelrunde.games.druidenwalzer.notation import parse_place
from tests.games.druidenwalzer.table import (
    GAME,
    MOON,
    SUN,
    act,
    board,
    druid,
    hand,
    legal,
    lost,
    names,
    pile,
    signs,
    table,
    those,
)
from tests.games.druidenwalzer.test_waltz import calm


def test_d108_exactly_one_of_three_actions_then_the_rival() -> None:
    state = table(calm(), hands=("5L", "4R"))
    assert legal(state) == [
        *["waltz 5L 1", "waltz 5L 2", "waltz 5L 3", "waltz 5L 4"],
        *["jump black", "jump orange", "jump purple"],
        "withdraw 5L",
        *["withdraw tree 1", "withdraw tree 2", "withdraw tree 3", "withdraw tree 4"],
    ]
    for text in ("waltz 5L 1", "jump black", "withdraw 5L", "withdraw tree 2"):
        after = state.clone()
        act(after, text, picks=() if text.startswith(("jump", "withdraw tree")) else (0, 0, 0))
        assert (after.to_act(), after.turns) == ([SUN], 1)


def test_d24_with_an_empty_hand_jump_or_withdraw_from_a_tree() -> None:
    state = table(calm(M2=""), hands=("", "4R"), decks=("", ""))
    assert legal(state) == [
        *["jump black", "jump orange", "jump purple"],
        *["withdraw tree 1", "withdraw tree 3", "withdraw tree 4"],
    ]


def test_d24_a_turn_in_which_nothing_can_be_done_is_skipped() -> None:
    """Three bare trees and no spirit anywhere: the turn is skipped, and the bare trees are lost at its end."""
    state = table(calm(M1="", M2="", M3="", M4=""), turn=SUN, lost="M4", hands=("", "5L 4R"), decks=("", ""))
    events = act(state, "withdraw tree 1")
    assert events[-2:] == ["TurnSkipped seat=moon", "BareTreeLost count=2 place=M1 seat=moon"]
    assert state.standings() == Standings((2, 1), "druidenwalzer-reason-two-trees")


def test_d42_a_turn_ends_with_refill_bare_trees_limit_rival() -> None:
    """The last spirit in the hand is withdrawn while a tree stays bare in turn 300."""
    state = table(calm(M4=""), hands=("5L", "4R"), decks=("2L 3L 4L", ""))
    state.turns = 299
    events = act(state, "withdraw 5L", picks=(0, 0, 0))
    assert [event.split()[0] for event in events] == ["Withdrew", "Drew", "Drew", "Drew", "BareTreeLost"]
    assert state.standings() == Standings((2, 1), "druidenwalzer-reason-limit-trees")


def test_d42_the_refill_comes_before_a_bare_tree_is_lost() -> None:
    """So the rest of the pile of a tree lost by signs is on the board, but nothing later."""
    state = table(calm(M4=""), hands=("5L", "4R"), decks=("", ""), boards=("3L", ""))
    events = act(state, "withdraw 5L", picks=(0, 0))
    assert [event.split()[0] for event in events] == ["Withdrew", "Reshuffled", "Drew", "Drew", "BareTreeLost"]


def test_d26_a_druid_jumps_to_the_tree_without_one_and_nobody_fights() -> None:
    state = table(calm(M1="5L"), hands=("5L", "4R"), signs="M1 2, M4 1")
    assert act(state, "jump black") == ["DruidJumped colour=black goal=M4 place=M1 seat=moon"]
    assert (druid(state, MOON, "black"), signs(state)) == ("M4", {"M1": 2, "M4": 1})


def test_d26_no_jump_with_three_trees() -> None:
    state = table(calm(M4=""), lost="M4", hands=("5L", "4R"))
    assert not [text for text in legal(state) if text.startswith("jump")]
    act(state, "withdraw tree 1")
    assert "jump black" in legal(state), "Sun still has four trees"


def test_d25_a_spirit_of_the_hand_or_a_top_spirit_goes_to_the_own_board() -> None:
    state = table(calm(M1="2R 5L", M2="3L"), hands=("4L 4R", "4R"), boards=("1L", "1R"))
    from_hand, from_tree, to_bare = state.clone(), state.clone(), state.clone()
    assert act(from_hand, "withdraw 4R") == ["Withdrew place=none seat=moon spirit=4R"]
    assert (board(from_hand, "MB"), hand(from_hand, MOON)) == ("1L 4R", "4L")
    assert act(from_tree, "withdraw tree 1") == ["Withdrew place=M1 seat=moon spirit=5L"]
    assert (board(from_tree, "MB"), pile(from_tree, "M1"), board(from_tree, "SB")) == ("1L 5L", "2R", "1R")
    act(to_bare, "withdraw tree 2")
    assert pile(to_bare, "M2") == ""


def test_d118_an_unseen_spirit_uncovered_by_a_withdrawal_is_turned_up() -> None:
    state = table(calm(M1="#2 5L"), pools=("2L 4R", ""))
    events = act(state, "withdraw tree 1", picks=(1,))
    assert events == ["Withdrew place=M1 seat=moon spirit=5L", "TurnedUp place=M1 seat=moon spirit=4R"]
    assert pile(state, "M1") == "#1 4R"


def test_d21_three_new_spirits_only_when_the_hand_is_empty() -> None:
    full = table(calm(), hands=("5L 5R", "4R"), decks=("1L 2L 3L 4L", ""))
    assert those(act(full, "withdraw 5L"), "Drew") == []
    last = table(calm(), hands=("5L", "4R"), decks=("1L 2L 3L 4L", ""))
    events = act(last, "waltz 5L 1", picks=(3, 0, 0))
    assert those(events, "Drew") == [f"Drew seat=moon spirit={spirit}" for spirit in ("4L", "1L", "2L")]
    assert (hand(last, MOON), last.deck_size(MOON)) == ("1L 2L 4L", 1)


def test_d41_the_refill_comes_last_and_finds_the_spirits_won_in_the_waltz() -> None:
    state = table(calm(M1="4L"), hands=("5L", "4R"), decks=("", ""), boards=("", ""))
    events = act(state, "waltz 5L 4", picks=(0,))
    assert events[-3:] == ["RingReturned", "Reshuffled count=1 seat=moon", "Drew seat=moon spirit=4L"]
    two = table(calm(), hands=("5L 5R 4L", "4R"))
    act(two, "waltz 5L 4")
    assert hand(two, MOON) == "4L 5R"


def test_d22_the_board_is_shuffled_only_when_a_spirit_must_be_drawn() -> None:
    """An empty deck alone does nothing; then the whole board, the rival's spirits included, is the new deck."""
    waiting = table(calm(), hands=("5L 5R", "4R"), decks=("", ""), boards=("1L 2L 3L 4L", ""))
    act(waiting, "withdraw 5L")
    assert (board(waiting, "MB"), waiting.deck_size(MOON)) == ("1L 2L 3L 4L 5L", 0)
    exact = table(calm(), hands=("5L", "4R"), decks=("1R 1R 1R", ""), boards=("1L 2L", ""))
    act(exact, "withdraw 5L", picks=(0, 0, 0))
    assert (board(exact, "MB"), exact.deck_size(MOON)) == ("1L 2L 5L", 0)
    drawing = table(calm(), hands=("5L", "4R"), decks=("", ""), boards=("5L 5L 5L 5L", ""))
    events = act(drawing, "withdraw 5L", picks=(0, 0, 0))
    assert those(events, "Reshuffled") == ["Reshuffled count=5 seat=moon"]
    assert (hand(drawing, MOON), board(drawing, "MB"), drawing.deck_size(MOON)) == ("5L 5L 5L", "", 2)
    assert drawing.tops[MOON] == -1


def test_d23_fewer_than_three_spirits_draw_what_there_is() -> None:
    state = table(calm(), hands=("5L", "4R"), decks=("2L", ""))
    act(state, "waltz 5L 4", picks=(0,))
    assert hand(state, MOON) == "2L"


def test_d23_a_hand_stays_empty_until_the_end_of_an_own_action_with_spirits() -> None:
    """Sun's waltz sends a spirit to Moon's board, but Moon draws it only at the end of its own jump."""
    state = table(calm(M2="1L 2L"), hands=("5L", "2R 4R 4R"), decks=("", ""), druids=("134", "234"))
    act(state, "waltz 5L 1")
    assert (hand(state, MOON), board(state, "MB"), state.to_act()) == ("", "", [SUN])
    act(state, "withdraw 4R")
    act(state, "jump black")
    assert hand(state, MOON) == ""
    act(state, "waltz 2R 2")
    assert (hand(state, MOON), board(state, "MB")) == ("", "2L")
    events = act(state, "jump black", picks=(0,))
    assert events[1:] == ["Reshuffled count=1 seat=moon", "Drew seat=moon spirit=2L"]


def test_d20_bare_at_the_beginning_and_at_the_end_of_the_own_turn() -> None:
    state = table(calm(M4=""), hands=("5L 5R", "4R"))
    assert state.view(MOON).bare == (parse_place("M4"),)
    for text, saved in (("waltz 5L 4", True), ("waltz 5L 3", False), ("jump black", False), ("withdraw 5L", False)):
        after = state.clone()
        act(after, text)
        assert lost(after) == ([] if saved else ["M4"])


def test_d20_a_dancer_can_save_a_bare_tree() -> None:
    state = table(calm(M4="", M3="5R"), hands=("5L 5R", "4R"), druids=("123", "124"))
    act(state, "waltz 5L 1")
    assert (lost(state), pile(state, "M4")) == ([], "5R")


def test_d20_becoming_bare_does_no_harm_by_itself() -> None:
    """In the seat's own turn or in the rival's; only the end of its own next turn counts."""
    state = table(calm(S1="2L"), hands=("5L 5R", "2L 4R"))
    act(state, "withdraw tree 4")
    assert (lost(state), pile(state, "M4")) == ([], "")
    act(state, "withdraw tree 1")
    assert lost(state) == []
    act(state, "waltz 5L 4")
    assert lost(state) == []
    act(state, "waltz 4R 2")
    assert lost(state) == ["S1"]


def test_d120_winning_a_fight_can_lose_the_tree() -> None:
    """The dancer fills the bare tree 3, wins for the purple druid there and goes home: bare again."""
    state = table(calm(M3="", M1="5R"), hands=("5L 4R", "4R"), druids=("123", "123"))
    events = act(state, "waltz 5L 2")
    assert "Danced goal=M3 place=M1 spirit=5R" in events
    assert "CameHome place=M3 seat=moon spirit=5R" in events
    assert lost(state) == ["M3"]
    assert druid(state, MOON, "purple") == "M4"


def test_d33_a_bare_tree_counts_as_captured_and_signs_go_back() -> None:
    state = table(calm(M2=""), hands=("5L 4R", "4R"), signs="M2 3, S1 1", lost="S4", druids=("123", "123"))
    events = act(state, "withdraw 5L")
    assert events[1:] == [
        "BareTreeLost count=1 place=M2 seat=moon",
        "DruidMoved colour=orange goal=M4 place=M2 seat=moon",
        "SignsReturned count=3 place=M2 seat=sun",
    ]
    assert (lost(state), signs(state)) == (["M2", "S4"], {"S1": 1})


def test_d33_two_bare_trees_are_lost_the_lower_number_first_and_end_the_match() -> None:
    state = table(calm(S1="", S3=""), turn=SUN, hands=("5L 4R", "5L 4R"))
    events = act(state, "withdraw 5L")
    assert those(events, "BareTreeLost") == ["BareTreeLost count=1 place=S1 seat=sun",
                                             "BareTreeLost count=2 place=S3 seat=sun"]  # fmt: skip
    assert state.standings() == Standings((1, 2), "druidenwalzer-reason-two-trees")
    assert druid(state, SUN, "purple") == "S3", "nothing moves after the second loss"


def test_d49_a_bare_tree_captured_by_signs_is_lost_once() -> None:
    state = table(calm(M1="", S1="3L"), hands=("5L 4R", "4R"), signs="M1 5")
    events = act(state, "waltz 5L 4")
    assert those(events, "TreeCaptured", "BareTreeLost") == ["TreeCaptured count=1 place=M1 seat=sun"]
    assert lost(state) == ["M1"]


def test_d49_taking_the_second_tree_wins_before_the_own_bare_tree_is_checked() -> None:
    state = table(calm(M4="", M1="3L", S4="", M3=""), hands=("5L 4R", "4R"), signs="S1 5", lost="S4 M4")
    assert state.view(MOON).bare == (parse_place("M3"),)
    act(state, "waltz 5L 2")
    assert state.standings() == Standings((1, 2), "druidenwalzer-reason-two-trees")
    assert "M3" not in lost(state)


def at_the_limit(**facts: str) -> DruidState:
    state = table(calm(), hands=("5L 4R", "5L 4R"), turn=SUN, **facts)  # type: ignore[arg-type]
    state.turns = 299
    return state


def test_d29_after_300_turns_fewer_lost_trees_win_then_more_signs() -> None:
    trees = at_the_limit(lost="M4", signs="S1 5")
    act(trees, "withdraw 5L")
    assert trees.standings() == Standings((2, 1), "druidenwalzer-reason-limit-trees")
    more_signs = at_the_limit(signs="S1 2, M2 1, M3 2")
    act(more_signs, "withdraw 5L")
    assert more_signs.standings() == Standings((2, 1), "druidenwalzer-reason-limit-signs")
    earlier = at_the_limit()
    earlier.turns = 298
    act(earlier, "withdraw 5L")
    assert (earlier.standings(), earlier.to_act()) == (None, [MOON])


def test_d45_equal_trees_and_signs_share_the_win_and_every_turn_counts() -> None:
    state = at_the_limit(signs="S1 3, M2 1, M3 2")
    act(state, "jump black")
    assert (state.turns, state.standings()) == (300, Standings((1, 1), "druidenwalzer-reason-limit-shared"))


def test_d31_counts_and_tops_are_public_hands_and_backs_are_not() -> None:
    state = table(calm(M1="#2 5L"), hands=("5L 4R", "1L"), boards=("2L 3R", ""), pools=("4L 4R", ""))
    for seat in (-1, SUN):
        view = state.view(seat)
        assert (view.hand_sizes, view.deck_sizes) == ((2, 1), (3, 3))
        assert (view.unseen[0], view.seen[0], view.tops) == (2, (8,), (5, -1))
        assert view.pool == view.deck == () if seat == -1 else view.hand == (0,)
    assert state.view(MOON).hand == (7, 8)


def test_d37_seen_spirits_are_known_in_their_order() -> None:
    state = table(calm(M2="3L 2R 5L"), boards=("2L 1R", ""))
    for seat in (-1, MOON, SUN):
        assert names(state.view(seat).seen[1]) == "3L 2R 5L"
        assert names(state.view(seat).boards[MOON]) == "1R 2L"


def test_d38_of_the_rival_only_hand_deck_and_unseen_spirits_together() -> None:
    state = table(calm(M1="#2 1L"), hands=("5L", "1L"), pools=("4L 3R 2R", ""), decks=("5R 5R", ""))
    rival, own = state.view(SUN), state.view(MOON)
    assert names(rival.hidden[MOON]) == "2R 3R 4L 5L 5R 5R"
    assert (rival.hand_sizes[MOON], rival.deck_sizes[MOON], rival.unseen[0]) == (1, 3, 2)
    assert (names(own.hand), names(own.pool), names(own.deck)) == ("5L", "2R 3R 4L", "5R 5R")
    dealer = FastDealer(1)
    hands = {names(list(GAME.imagine(rival, dealer).hands[MOON])) for _ in range(60)}
    assert hands == {"2R", "3R", "4L", "5L", "5R"}


@pytest.mark.parametrize("seat", [-1, SUN])
def test_d38_no_swap_of_hidden_spirits_is_seen(seat: int) -> None:
    state = table(calm(M1="#2 1L"), hands=("5L", "1L"), pools=("4L 3R 2R", ""), decks=("2L 3L", ""))
    twin = state.clone()
    twin.hands[MOON].remove(8)
    twin.hands[MOON].add(2)
    twin.decks[MOON].remove(2)
    twin.decks[MOON].add(8)
    assert twin.view(seat) == state.view(seat)
    assert twin.view(MOON) != state.view(MOON)
