"""Action D, play markers: declare, pay the cube, ask for the snake, carry out, go on or stop."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Number
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht import influence, movement
from tafelrunde.games.macht.actions import (
    BY_MERLIN,
    DONE,
    MOVE,
    NUMBER,
    REINFORCE,
    RESUPPLY_WITH,
    SAIL,
    TAKE_OVER,
)
from tafelrunde.games.macht.components import (
    KINDS,
    KNIGHT,
    MAGE,
    MERLIN,
    MOVEMENT,
    NUMBER_OF,
    SEA_MOVEMENT,
    SNAKE,
    SYMBOLS,
    USE_COUNT,
    USE_KNIGHTS,
    USE_MAGES,
    USE_MARKER,
    Kind,
    Marker,
    Region,
    Symbol,
)
from tafelrunde.games.macht.events import (
    BonusGained,
    MarkerAllowed,
    MarkersDone,
    MarkerStopped,
    MovementDeclared,
    NumberDeclared,
    ReinforcementDeclared,
    Resupplied,
    ResupplyDeclared,
    SeaMovementDeclared,
    TakeOverDeclared,
)
from tafelrunde.games.macht.phases import (
    MOVING_KNIGHTS,
    MOVING_MAGES,
    MOVING_TO,
    OCCUPYING,
    PLAYING,
    RETREATING,
    SNAKE_ASKED,
)
from tafelrunde.games.macht.regions import active_kind, rival_of, symbol_of
from tafelrunde.games.macht.rules import (
    end_action,
    receive,
    remove_cube,
)
from tafelrunde.games.macht.state import MachtTable

# What may be played


def legal_plays(state: MachtTable, seat: Seat, numbers: vec[i64]) -> vec[i64]:
    """[P118, P16, P39] Any marker in the reserve in any use that has an effect. Number markers and resupply always
    have one."""
    numbers = influence.legal_influences(state, seat, numbers)
    hand = state.markers[seat].counts
    for symbol in range(SYMBOLS):
        if hand[symbol + NUMBER_OF] > 0:
            numbers = append(numbers, NUMBER.of(symbol))
    if hand[MOVEMENT] > 0:
        numbers = movement.legal_moves(state, seat, numbers)
    if hand[SEA_MOVEMENT] > 0:
        numbers = movement.legal_sails(state, seat, numbers)
    return legal_resupplies(state, seat, numbers)


def legal_resupplies(state: MachtTable, seat: Seat, numbers: vec[i64]) -> vec[i64]:
    """[P121, P51] Number markers, movements, Merlin and snake may be played for resupply, even with an empty stock."""
    hand = state.markers[seat].counts
    for use in range(USE_COUNT):
        if hand[USE_MARKER[use]] > 0:
            numbers = append(numbers, RESUPPLY_WITH.of(use))
    return numbers


def legal_next_plays(state: MachtTable, seat: Seat) -> vec[i64]:
    """[P118] Another marker, or done."""
    return append(legal_plays(state, seat, vec[i64](capacity=48)), DONE.of())


# Declaring


def play(state: MachtTable, seat: Seat, number: Number, dealer: Dealer) -> None:
    """[P40] The seat declares what the marker is to do. For a movement it goes on to say where and what."""
    state.declared = number
    if number in MOVE or number in SAIL:
        state.ask(MOVING_TO, seat)
    else:
        pay(state, seat, dealer)


def move_to(state: MachtTable, seat: Seat, goal: Region, dealer: Dealer) -> None:
    """[P41, P56] The goal of a movement is declared; knights come next, if there is a choice."""
    state.goal = goal
    most = movement.most_knights(state)
    if most > movement.fewest_knights(state):
        state.ask(MOVING_KNIGHTS, seat)
    else:
        move_knights(state, seat, most, dealer)


def move_knights(state: MachtTable, seat: Seat, count: i64, dealer: Dealer) -> None:
    """[P41, P56] The knights of a movement are declared; mages come next, if there is a choice."""
    state.moving_knights = count
    most = movement.most_mages(state)
    if most > movement.fewest_mages(state):
        state.ask(MOVING_MAGES, seat)
    else:
        move_mages(state, seat, most, dealer)


def move_mages(state: MachtTable, seat: Seat, count: i64, dealer: Dealer) -> None:
    """[P41] The mages of a movement are declared, below zero those that come back."""
    state.moving_mages = count
    pay(state, seat, dealer)


def declared_marker(state: MachtTable) -> Marker:
    """The marker that the declared use takes. [P50] Merlin's symbol follows from the region."""
    number = state.declared
    if number in REINFORCE:
        by_merlin = REINFORCE.what(number) == BY_MERLIN
        return MERLIN if by_merlin else symbol_of(state, REINFORCE.where(number))
    if number in TAKE_OVER:
        by_merlin = TAKE_OVER.what(number) == BY_MERLIN
        return MERLIN if by_merlin else symbol_of(state, TAKE_OVER.where(number))
    if number in NUMBER:
        return NUMBER.what(number) + NUMBER_OF
    if number in MOVE:
        return MOVEMENT
    if number in SAIL:
        return SEA_MOVEMENT
    return USE_MARKER[RESUPPLY_WITH.what(number)]


def pay(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P40, P54] When everything is declared, the marker is played and its cube leaves, before any effect.
    [P18, P19, P56] Then the rival may stop it, given a snake and a cube for it."""
    state.marker = declared_marker(state)
    state.markers[seat].remove(state.marker)
    tell_declared(state, seat, dealer)
    remove_cube(state, dealer)
    rival = rival_of(seat)
    if state.cubes > 0 and SNAKE in state.markers[rival]:
        state.ask(SNAKE_ASKED, rival)
    else:
        carry_out(state, seat, dealer)


def tell_declared(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """What was declared is told to all."""
    number = state.declared
    if number in REINFORCE:
        dealer.tell(ReinforcementDeclared(seat, state.marker, REINFORCE.where(number)))
    elif number in TAKE_OVER:
        region = TAKE_OVER.where(number)
        strength = influence.attack(state, seat, region)
        resistance = influence.defence(state, rival_of(seat), region)
        dealer.tell(TakeOverDeclared(seat, state.marker, region, strength, resistance))
    elif number in NUMBER:
        dealer.tell(NumberDeclared(seat, state.marker))
    elif number in MOVE:
        start = MOVE.what(number)
        dealer.tell(MovementDeclared(seat, start, state.goal, state.moving_knights, state.moving_mages))
    elif number in SAIL:
        start = SAIL.what(number)
        dealer.tell(SeaMovementDeclared(seat, start, state.goal, state.moving_knights, state.moving_mages))
    else:
        use = RESUPPLY_WITH.what(number)
        dealer.tell(ResupplyDeclared(seat, state.marker, USE_KNIGHTS[use], USE_MAGES[use]))


# The snake


def stop_marker(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P19, P18] The snake stops the marker, which is discarded without effect, and costs a cube too. If that was the
    last one the cycle ends at once; otherwise the active seat may go on playing."""
    state.markers[seat].remove(SNAKE)
    state.discards.add(SNAKE)
    dealer.tell(MarkerStopped(seat, state.marker))
    remove_cube(state, dealer)
    finish_marker(state, dealer)


def allow(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P19] The rival keeps the snake; the marker is carried out."""
    dealer.tell(MarkerAllowed(seat, state.marker))
    carry_out(state, state.turn, dealer)


# Carrying out


def carry_out(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P17, P118] The effect of the marker, even after the last cube."""
    number = state.declared
    if number in TAKE_OVER:
        take_over(state, TAKE_OVER.where(number), dealer)
        return
    if number in REINFORCE:
        influence.reinforce(state, seat, REINFORCE.where(number), dealer)
    elif number in NUMBER:
        gain_bonus(state, seat, NUMBER.what(number), dealer)
    elif number in RESUPPLY_WITH:
        resupply_with(state, seat, RESUPPLY_WITH.what(number), dealer)
    else:
        movement.move(state, seat, dealer)
    finish_marker(state, dealer)


def take_over(state: MachtTable, region: Region, dealer: Dealer) -> None:
    """[P27, P56] The defender is asked for a retreat, if there is somewhere to go."""
    defender = rival_of(state.turn)
    if influence.refuges(state, defender, region) != 0:
        state.ask(RETREATING, defender)
    else:
        clear(state, region, dealer)


def retreat(state: MachtTable, seat: Seat, kind: Kind, goal: Region, dealer: Dealer) -> None:
    """[P27] The defender retreats with one piece."""
    region = TAKE_OVER.where(state.declared)
    influence.retreat(state, seat, kind, region, goal, dealer)
    clear(state, region, dealer)


def no_retreat(state: MachtTable, dealer: Dealer) -> None:
    """[P27] The defender retreats with none."""
    clear(state, TAKE_OVER.where(state.declared), dealer)


def clear(state: MachtTable, region: Region, dealer: Dealer) -> None:
    """[P27, P28, P56] The other pieces go to the stock; then the attacker is asked for an occupation, if the reserve
    has a piece for it."""
    attacker = state.turn
    influence.disperse(state, rival_of(attacker), region, dealer)
    if state.reserve[attacker * KINDS + active_kind(state)] > 0:
        state.ask(OCCUPYING, attacker)
    else:
        leave(state, attacker, dealer)


def occupy(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P28] The attacker occupies the region with one piece."""
    influence.occupy(state, seat, TAKE_OVER.where(state.declared), dealer)
    finish_marker(state, dealer)


def leave(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P28] The attacker leaves the region empty."""
    influence.leave(seat, TAKE_OVER.where(state.declared), dealer)
    finish_marker(state, dealer)


def gain_bonus(state: MachtTable, seat: Seat, symbol: Symbol, dealer: Dealer) -> None:
    """[P22, P23] The number marker lies open before the seat from now on, until the end of the cycle."""
    state.bonuses[seat * SYMBOLS + symbol] += 1
    state.marker = NONE
    dealer.tell(BonusGained(seat, symbol, state.bonuses[seat * SYMBOLS + symbol]))


def resupply_with(state: MachtTable, seat: Seat, use: i64, dealer: Dealer) -> None:
    """[P121, P32, P49] What the marker shows goes from the stock to the reserve, as far as it has it. [P21] This is
    not a resupply action."""
    knights = receive(state, seat, KNIGHT, USE_KNIGHTS[use])
    mages = receive(state, seat, MAGE, USE_MAGES[use])
    dealer.tell(Resupplied(seat, knights, mages))


# Going on


def finish_marker(state: MachtTable, dealer: Dealer) -> None:
    """[P118, P17, P56] The marker is discarded. Another may follow as long as there is a cube and a marker that can be
    played; otherwise the action is over."""
    if state.marker != NONE:
        state.discards.add(state.marker)
        state.marker = NONE
    state.declared = NONE
    state.goal = NONE
    state.moving_knights = 0
    state.moving_mages = 0
    if state.cubes > 0 and can_play(state, state.turn):
        state.ask(PLAYING, state.turn)
    else:
        end_action(state, dealer)


def can_play(state: MachtTable, seat: Seat) -> bool:
    """[P16] Whether the seat has a marker that can be played."""
    return len(legal_plays(state, seat, vec[i64](capacity=48))) > 0


def done(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P118] The seat plays no more markers."""
    dealer.tell(MarkersDone(seat))
    end_action(state, dealer)
