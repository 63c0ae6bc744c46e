"""The printed examples, step by step."""

from __future__ import annotations

from tafelrunde.core.dealer import ScriptedDealer
from tafelrunde.core.events import Event
from tafelrunde.core.match import Match
from tafelrunde.games.havoc.events import Showed
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.notation import parse_action, parse_card
from tafelrunde.games.havoc.phases import ADDING, RECRUITING, SCAVENGING, TURN
from tafelrunde.games.havoc.ranking import HIGH_CARD, PAIR, STRAIGHT_OF_SIX, TRIPLET, combination
from tests.games.havoc.table import asked, fight, hand, legal, parse_line, play, script_for, table, text, told

HANDS = [
    "r7 b6 y2 b1 b3 n4 g8",
    "b5 o5 y1 g3 r4 n6 y8",
    "n10 b2 o6 g7 y9 r12 n13",
    "g2 o10 g9 r9 b11 n12 o13",
]
"""What Anita, Márk, Éva and Jenő are dealt; the example names only what they play."""


class Table:
    """A real match whose chance is written while it is played."""

    def __init__(self) -> None:
        pile = [suit * 18 + value for suit in range(6) for value in range(13)]
        self.script: list[int] = []
        for name in " ".join([*HANDS, "b9 o2 g12"]).split():
            card = parse_card(name)
            self.script.append(pile.index(card))
            pile.remove(card)
        names = ["Anita", "Márk", "Éva", "Jenő"]
        self.match = Match(Havoc(), 4, ScriptedDealer(self.script), "", None, names)

    @property
    def state(self) -> HavocState:
        state = self.match.state
        assert isinstance(state, HavocState)
        return state

    def play(self, *lines: str) -> list[Event]:
        events: list[Event] = []
        for line in lines:
            seat, action, drawn = parse_line(line)
            typed = parse_action(action)
            assert typed in self.match.legal(seat), f"'{line}' is not legal."
            number = self.match.game.catalogue.number(typed)
            self.script += script_for(self.state, seat, number, drawn)
            events += self.match.play(seat, action)
            assert self.match.dealer.count == len(self.script)
            self.match.game.check_components(self.state)
        return events


def test_h137_h57_the_first_battle_of_a_match_with_four_seats() -> None:
    example = Table()
    state = example.state
    assert [cards.size() for cards in state.hands] == [8] * 4 and [cards.dogs for cards in state.hands] == [1] * 4
    assert text(state.recruits) == "b9 o2 g12" and (state.keeper, state.peace, state.order[0]) == (0, 0, 0)

    example.play("0 recruit")
    assert example.state.peace == 1
    example.play("0 draw | n2", "0 take g12", "0 put r7")
    assert text(example.state.recruits) == "b9 o2 r7"

    example.play("1 recruit", "1 draw | g1", "1 draw | g5", "1 put y1")
    example.play("2 recruit", "2 draw | g4", "2 draw | g6", "2 put n10")
    assert text(example.state.recruits) == "b9 o2 r7 y1 n10" and example.state.peace == 1

    example.play("3 recruit")
    assert legal(example.state) == {"take b9", "take o2", "take r7", "take y1", "take n10", "fetch"}
    example.play("3 take b9", "3 take n10", "3 put g2")
    assert text(example.state.recruits) == "o2 g2 r7 y1"

    example.play("0 recruit")
    assert example.state.peace == 2
    example.play("0 draw | b7", "0 take g2", "0 fetch")
    assert "take n2" not in legal(example.state) and "take o2" in legal(example.state)  # the slip of the example
    example.play("0 take o2", "0 put b6")
    assert text(example.state.recruits) == "b6 r7 y1"

    example.play("1 havoc")
    assert (example.state.initiator, example.state.battle, example.state.keeper) == (1, 0, -1)
    example.play("1 lay b5", "1 lay o5", "1 stand", "2 decline | b8")
    assert example.state.hands[2].size() == 10 and not example.state.fighting & 4
    example.play("3 lay o10", "3 lay dog", "3 stand", "0 lay o2", "0 lay g2", "0 lay y2", "0 stand")
    assert (asked(example.state), example.state.phase) == (1, ADDING)
    example.play("1 lay dog", "1 stand")
    assert asked(example.state) == 3  # Éva is out
    example.play("3 lay b9", "3 stand", "0 pass", "1 pass", "3 lay g9", "3 stand")
    assert asked(example.state) == 3  # the others have passed
    events = example.play("3 pass")

    shown = {int(e.seat): (combination(e.strength), int(e.place)) for e in events if isinstance(e, Showed)}
    assert shown == {0: (TRIPLET, 1), 3: (PAIR, 2), 1: (PAIR, 3)}
    assert list(example.state.points) == [5, 0, 0, 3] and example.state.fates[0] == 0

    assert (asked(example.state), example.state.phase) == (1, SCAVENGING)
    example.play("1 scavenge g2")
    assert asked(example.state) == 3 and "g2" in hand(example.state, 1).split()
    before = [int(cards.size()) for cards in example.state.hands]
    events = example.play("3 scavenge b6 | y10 n1 n3 n5 n7 n8")
    assert told(events) == ["Scavenged", "Cleared", "Refilled", *["Dealt"] * 5, "BecamePeacekeeper"]
    assert text(example.state.recruits) == "r7 y1 y10"
    assert set(text(example.state.discards).split()) == {"b5", "o5", "o2", "y2", "o10", "b9", "g9", "dog"}
    after = [int(cards.size()) for cards in example.state.hands]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 2, 1, 2]  # Jenő also has blue 6

    state = example.state
    assert (state.keeper, state.peace, asked(state), state.phase, state.fought) == (0, 1, 0, TURN, 1)
    assert legal(state) == {"recruit", "havoc"}
    example.play("0 recruit")
    assert (example.state.peace, example.state.phase) == (1, RECRUITING)


def test_h137_the_dealing_goes_clockwise_from_the_winners_left_and_ends_with_the_initiator() -> None:
    state = table("b5 o5", "g2 o2 y2", "n1", "n5", recruits="r7 y1 y10")
    events = fight(state, {0: "b5 o5", 1: "g2 o2 y2"})
    seats = [getattr(event, "seat", -1) for event in events if type(event).__name__ == "Dealt"]
    assert seats == [2, 3, 0, 1, 0]


def test_h135_equal_straights_of_six_with_dogs_until_one_adds_a_6() -> None:
    state = table("b1 o2 g3 r4 y5 dog n6", "o1 g2 r3 y4 n5 dog b8", recruits="y6 y7 y8")
    play(state, "0 havoc")
    for seat, cards in ((0, "b1 o2 g3 r4 y5 dog"), (1, "o1 g2 r3 y4 n5 dog")):
        for card in cards.split():
            play(state, f"{seat} lay {card}")
        play(state, f"{seat} stand")
    play(state, "0 lay n6", "0 stand")
    events = play(state, "1 pass")  # seat 0 has no cards left and passes by itself
    shown = {int(e.seat): (combination(e.strength), int(e.place)) for e in events if isinstance(e, Showed)}
    assert shown == {0: (STRAIGHT_OF_SIX, 1), 1: (STRAIGHT_OF_SIX, 2)} and list(state.outs) == [1, 0]
    play(state, "0 scavenge y6", "1 scavenge n6 | *")  # both use their dogs, in the battle or not
    assert state.winner == 0 and "n6" in hand(state, 1).split()


def test_h135_h28_without_the_6_the_straights_are_equal() -> None:
    state = table("b1 o2 g3 r4 y5 dog n6", "o1 g2 r3 y4 n5 dog b8", recruits="y6 y7 y8", fought=1)
    fight(state, {0: "b1 o2 g3 r4 y5 dog", 1: "o1 g2 r3 y4 n5 dog"})
    assert list(state.points) == [3, 3] and list(state.outs) == [0, 0]  # (5 + 1) / 2


def test_h136_three_dogs_and_then_five_regular_cards() -> None:
    state = table("b1 o3 g5 r7 y8 dog dog dog b2", "g1 g2 g3", recruits="y5 y6 y7")
    play(state, "0 havoc", *["0 lay dog"] * 3, "0 stand", "1 lay g1", "1 lay g2", "1 stand")
    play(state, *[f"0 lay {card}" for card in ["b1", "o3", "g5", "r7", "y8"]])
    assert legal(state) == {"stand"}
    play(state, "0 stand")
    events = play(state, "1 pass")
    assert state.outs[0] == 2 and state.laid[0].size() == 8
    assert [combination(e.strength) for e in events if isinstance(e, Showed)] == [HIGH_CARD, HIGH_CARD]
