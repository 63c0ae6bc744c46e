"""Tables of Havoc set up by hand, and lines played on them with scripted chance.

`table("b1 b2 dog", "g3", recruits="o2")` has seat 0 on turn. `play(state, "0 draw | b9")` lets seat 0 draw the blue
nine: after the bar come the cards that chance gives, in order, `john` included; `*` stands for all others."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.core.dealer import ScriptedDealer, Unscripted
from tafelrunde.core.events import Event
from tafelrunde.games.havoc.actions import CATALOGUE
from tafelrunde.games.havoc.cards import Cards, cards_of, whole_deck
from tafelrunde.games.havoc.components import JOHN_IN_PILE, JOHN_KEEPING, JOHN_SEAT, JOHN_WAITING, deck_for
from tafelrunde.games.havoc.game import Havoc, HavocState
from tafelrunde.games.havoc.notation import action_name, card_name, parse_action, parse_card
from tafelrunde.games.havoc.phases import ADDING, JOINING, SCAVENGING, TURN

JOHNS = {"away": 0, "pile": JOHN_IN_PILE, "waiting": JOHN_WAITING, "keeping": JOHN_KEEPING}


def cards(text: str) -> Cards:
    return cards_of([parse_card(name) for name in text.split()])


def text(some: Iterable[int]) -> str:
    """Cards as they are written, regular ones rising by suit, then the dogs."""
    return " ".join([card_name(card) for card in some])


def table(
    *hands: str,
    recruits: str = "",
    discards: str = "",
    pile: str | None = None,
    turn: int = 0,
    keeper: int = 0,
    peace: int = 1,
    fought: int = 0,
    john: str = "away",
    john_right: int = -1,
    game: Havoc | None = None,
) -> HavocState:
    """A table with these hands; seat `turn` is asked what it does. All that is not named lies in the pile, or in the
    box where the pile is named. The Peacekeeper has not turned the card in this turn yet."""
    chosen = game or Havoc(john_of_gaunt="off" if john == "away" else "replaces")
    state = chosen.table(len(hands))
    state.hands = [cards(hand) for hand in hands]
    state.recruits, state.discards = cards(recruits), cards(discards)
    deck = deck_for(len(hands))
    state.pile = whole_deck(deck.max_value, deck.dogs) if pile is None else cards(pile)
    if pile is None:
        for lying in [*state.hands, state.recruits, state.discards]:
            state.pile.remove_all(lying)
    state.turn, state.keeper, state.peace, state.fought = turn, keeper, peace, fought
    state.john, state.john_right = JOHNS[john], john_right
    if john == "keeping":
        state.keeper = JOHN_SEAT
    state.ask(TURN, turn)
    return state


def script_for(state: HavocState, seat: int, number: int, drawn: str) -> list[int]:
    """The picks by which chance gives these cards, found by trying the action on copies."""
    script: list[int] = []
    names = drawn.split()
    while True:
        probe = state.clone()
        try:
            probe.apply(seat, number, ScriptedDealer(list(script)))
            assert names in ([], ["*"]), f"Nobody drew {names}."
            return script
        except Unscripted as unknown:
            assert names, f"A pick of one out of {unknown.outcomes} was not expected."
            if names[0] == "*":
                script.append(0)
                continue
            name = names.pop(0)
            pile = [card_name(card) for card in probe.pile]
            assert name == "john" or name in pile, f"{name} is not in the pile {pile}."
            script.append(len(pile) if name == "john" else pile.index(name))


def parse_line(line: str) -> tuple[int, str, str]:
    """A line `0 draw | b9` as seat, action and cards drawn."""
    said, _, drawn = line.partition("|")
    seat, _, action = said.strip().partition(" ")
    return int(seat), action, drawn


def play(state: HavocState, *lines: str) -> list[Event]:
    """Play lines one after another, each of which must be legal; returns what happened."""
    events: list[Event] = []
    for line in lines:
        seat, action, drawn = parse_line(line)
        assert state.to_act() == [seat], f"'{line}', but it is the turn of {state.to_act()}."
        assert action in legal(state), f"'{line}' is not among {sorted(legal(state))}."
        number = CATALOGUE.number(parse_action(action))
        dealer = ScriptedDealer(script_for(state, seat, number, drawn))
        state.apply(seat, number, dealer)
        events += dealer.events
    return events


def legal(state: HavocState) -> set[str]:
    """The names of everything that the seat being asked may do."""
    numbers = list(state.legal(state.next_seat()))
    names = {action_name(CATALOGUE.actions[number]) for number in numbers}
    assert len(names) == len(numbers), "Something is offered twice."
    return names


def asked(state: HavocState) -> int:
    """The seat that owes a decision; nobody else does."""
    (seat,) = state.to_act()
    return seat


def hand(state: HavocState, seat: int) -> str:
    return text(state.hands[seat])


def lay(state: HavocState, seat: int, lay_text: str) -> list[Event]:
    """Lay these cards in one visit, in the order in which a visit lays them, and stand; returns what that led to."""
    for card in cards(lay_text):
        play(state, f"{seat} lay {card_name(card)}")
    return play(state, f"{seat} stand | *")


def fight(state: HavocState, lays: dict[int, str]) -> list[Event]:
    """From the turn of the first of these seats, or from the first visit on: each lays its cards in one visit, the
    others decline, then all pass. Returns what happened after the last action."""
    if state.phase == TURN:
        play(state, f"{next(iter(lays))} havoc")
    happened: list[Event] = []
    while state.phase in (JOINING, ADDING):
        seat = asked(state)
        if state.phase == ADDING:
            happened = play(state, f"{seat} pass | *")
        elif seat in lays:
            happened = lay(state, seat, lays[seat])
        else:
            happened = play(state, f"{seat} decline | *")
    return happened


def stop_all(state: HavocState) -> None:
    """Nobody uses dogs after the battle; any chance will do."""
    while state.phase == SCAVENGING:
        play(state, f"{asked(state)} stop | *")


def told(events: Iterable[Event]) -> list[str]:
    """The kinds of events, in order."""
    return [type(event).__name__ for event in events]
