"""The rules of Macht & Ohnmacht in the order of the rulebook: the beginning of a cycle, the turn, the actions
A to C, the end of a cycle. Set-up, auctions, action D and its markers are chapters of their own."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.core.bag import bit, lowest
from tafelrunde.core.dealer import Dealer
from tafelrunde.core.heap import Heap
from tafelrunde.core.seats import Seat
from tafelrunde.games.macht.actions import DEPLOY, RESUPPLY, TAKE, add_each
from tafelrunde.games.macht.components import (
    ACTIONS,
    ACTIONS_IF_TIED,
    DEPLOY_LIMIT,
    FIRST_CUBES,
    FIRST_MARKERS,
    GLASS_COUNTS,
    GLASS_VALUES,
    INCOME,
    KINDS,
    KNIGHT,
    LAST_CYCLE,
    MAGE,
    MARKERS,
    MARKERS_EXTRA,
    NUMBER_OF,
    RESUPPLY_FIRST,
    RESUPPLY_LATER,
    SYMBOLS,
    VICTORY_POINT,
    WIN_TOTAL,
    Kind,
    Marker,
    Region,
    Regions,
)
from tafelrunde.games.macht.events import (
    CubeLeft,
    CycleBegan,
    CycleEnded,
    Deployed,
    HourglassFilled,
    HourglassMarkersMixed,
    IncomeReceived,
    MarkerLaidOpen,
    MarkersMixed,
    MarkerTaken,
    MatchShared,
    MatchWon,
    PointScored,
    RegionsCounted,
    Resupplied,
    StarterFound,
    TotalsEqual,
)
from tafelrunde.games.macht.phases import ACTING, BIDDING
from tafelrunde.games.macht.regions import (
    active_kind,
    active_regions,
    open_regions,
    passive_kind,
    pieces_in,
    rival_of,
)
from tafelrunde.games.macht.state import MachtTable

FEWER_POINTS: Final[i64] = 0
FEWER_REGIONS: Final[i64] = 1
CHANCE: Final[i64] = 2

# The beginning of a cycle


def begin_cycle(state: MachtTable, dealer: Dealer) -> None:
    """[P1, P37] Income, hourglass, markers, starter, in this order, in the first cycle too. Cycles alternate."""
    state.cycle += 1
    state.resupplied = False
    dealer.tell(CycleBegan(state.cycle, active_kind(state)))
    pay_income(state, dealer)
    fill_hourglass(state, dealer)
    lay_open(state, dealer)
    find_starter(state, dealer)


def pay_income(state: MachtTable, dealer: Dealer) -> None:
    """[P110, P49] Each seat takes two active pieces from the stock into the reserve, never fewer if there are two."""
    kind = active_kind(state)
    for seat in range(i64(2)):
        count = receive(state, seat, kind, INCOME)
        dealer.tell(IncomeReceived(seat, count if kind == KNIGHT else 0, count if kind == MAGE else 0))


def receive(state: MachtTable, seat: Seat, kind: Kind, many: i64) -> i64:
    """[P32, P102] Pieces go from the stock to the reserve, as many as the stock has. Returns how many came."""
    here = seat * KINDS + kind
    count = min(many, state.stock[here])
    state.stock[here] -= count
    state.reserve[here] += count
    return count


def fill_hourglass(state: MachtTable, dealer: Dealer) -> None:
    """[P111, P5, P109] As many cubes as the drawn hourglass marker says; when all have been used they are mixed
    again. The first cycle has four cubes and no hourglass marker."""
    if state.cycle == 1:
        state.hourglass = FIRST_CUBES
    else:
        if state.glasses.size() == 0:
            state.glasses = Heap(GLASS_COUNTS[:])
            dealer.tell(HourglassMarkersMixed())
        state.hourglass = GLASS_VALUES[dealer.draw_kind(state.glasses)]
    state.cubes = state.hourglass
    dealer.tell(HourglassFilled(state.cubes))


def lay_open(state: MachtTable, dealer: Dealer) -> None:
    """[P112, P6, P109] The old display is discarded; then three more markers than the hourglass says are laid open, or
    fewer if there are not enough. The seats keep theirs."""
    pour(state.display, state.discards)
    left = FIRST_MARKERS if state.cycle == 1 else state.hourglass + MARKERS_EXTRA
    while left > 0:
        if state.bowl.size() == 0:
            if state.discards.size() == 0:
                return
            mix_discards(state, dealer)
        marker = dealer.draw_kind(state.bowl)
        state.display.add(marker)
        dealer.tell(MarkerLaidOpen(marker))
        left -= 1


def mix_discards(state: MachtTable, dealer: Dealer) -> None:
    """[P44] When the bowl is used up the discards become the new bowl."""
    pour(state.discards, state.bowl)
    dealer.tell(MarkersMixed())


def pour(heap: Heap, into: Heap) -> None:
    """All markers of one heap go to another."""
    for marker in range(MARKERS):
        many = heap.count(marker)
        if many > 0:
            into.add(marker, many)
            heap.counts[marker] = 0


def find_starter(state: MachtTable, dealer: Dealer) -> None:
    """[P113, P3] The seat with fewer victory points begins; then that with fewer active regions; then chance decides.
    [P4, P45] With equal victory points at this moment the starter has a single action in the first turn."""
    lead = state.points[0] - state.points[1]
    because = FEWER_POINTS
    actions = ACTIONS
    if lead == 0:
        actions = ACTIONS_IF_TIED
        because = FEWER_REGIONS
        kind = tiebreak_kind(state)
        lead = active_regions(state, 0, kind) - active_regions(state, 1, kind)
    starter: Seat = 1 if lead > 0 else 0
    if lead == 0:
        because = CHANCE
        starter = dealer.pick(2)
    state.turn = starter
    state.actions = actions
    dealer.tell(StarterFound(starter, because, actions))
    state.ask(ACTING, starter)


def tiebreak_kind(state: MachtTable) -> Kind:
    """[P2] The active regions of the new cycle are compared; by option those of the cycle just ended."""
    return passive_kind(state) if state.tiebreak_by_old else active_kind(state)


# A turn


def legal_basic_actions(state: MachtTable, seat: Seat, numbers: vec[i64]) -> vec[i64]:
    """[P114, P7, P8, P36] Any of the actions, as often as one likes and in any order; passing is not one of them, but
    resupply is always possible."""
    numbers = legal_takes(state, numbers)
    numbers = legal_deploys(state, seat, numbers)
    return append(numbers, RESUPPLY.of())


def end_action(state: MachtTable, dealer: Dealer) -> None:
    """[P114, P122] The next action of the turn follows, or the turn of the rival; but nothing after the last cube."""
    if state.cubes == 0:
        end_cycle(state, dealer)
        return
    state.actions -= 1
    if state.actions == 0:
        state.turn = rival_of(state.turn)
        state.actions = ACTIONS
    state.ask(ACTING, state.turn)


def remove_cube(state: MachtTable, dealer: Dealer) -> None:
    """[P122] A cube leaves the hourglass."""
    state.cubes -= 1
    dealer.tell(CubeLeft(state.cubes))


# A. Take a marker


def legal_takes(state: MachtTable, numbers: vec[i64]) -> vec[i64]:
    """[P115, P46] Any marker of the display; a lightning marker even without a piece to bid."""
    display = state.display.counts
    for marker in range(MARKERS):
        if display[marker] > 0:
            numbers = append(numbers, TAKE.of(marker))
    return numbers


def take(state: MachtTable, seat: Seat, marker: Marker, dealer: Dealer) -> None:
    """[P115, P116] The marker goes into the reserve; a lightning marker is auctioned at once instead."""
    state.display.remove(marker)
    dealer.tell(MarkerTaken(seat, marker))
    if marker >= VICTORY_POINT:
        state.marker = marker
        state.ask_all(BIDDING)
    else:
        state.markers[seat].add(marker)
        end_action(state, dealer)


# B. Deploy


def legal_deploys(state: MachtTable, seat: Seat, numbers: vec[i64]) -> vec[i64]:
    """[P10] An active piece from the reserve into an empty region or one of its own with at most three pieces."""
    if state.reserve[seat * KINDS + active_kind(state)] == 0:
        return numbers
    return add_each(numbers, DEPLOY.first, deployable(state, seat))


def deployable(state: MachtTable, seat: Seat) -> Regions:
    """[P10] The regions that are not too full for the seat to deploy to."""
    regions = open_regions(state, seat)
    own = state.held[seat]
    while own != 0:
        region = lowest(own)
        if pieces_in(state, region) > DEPLOY_LIMIT:
            regions &= ~bit(region)
        own &= own - 1
    return regions


def deploy(state: MachtTable, seat: Seat, region: Region, dealer: Dealer) -> None:
    """[P10] One active piece goes from the reserve to the region. It costs no cube."""
    kind = active_kind(state)
    state.place(seat, kind, region)
    dealer.tell(Deployed(seat, kind, region, 1))
    end_action(state, dealer)


# C. Resupply


def resupply(state: MachtTable, seat: Seat, dealer: Dealer) -> None:
    """[P117, P21, P49] Two passive pieces from the stock, three at the first resupply action of the cycle, fewer if the
    stock is short; and a cube leaves."""
    kind = passive_kind(state)
    count = receive(state, seat, kind, RESUPPLY_LATER if state.resupplied else RESUPPLY_FIRST)
    state.resupplied = True
    dealer.tell(Resupplied(seat, count if kind == KNIGHT else 0, count if kind == MAGE else 0))
    remove_cube(state, dealer)
    end_action(state, dealer)


# The end of a cycle


def end_cycle(state: MachtTable, dealer: Dealer) -> None:
    """[P122, P38] Number markers expire, the active regions are scored, and the next cycle begins unless somebody has
    won."""
    dealer.tell(CycleEnded(state.cycle))
    expire_bonuses(state)
    score(state, dealer)
    if is_decided(state, dealer):
        state.end()
    else:
        begin_cycle(state, dealer)


def expire_bonuses(state: MachtTable) -> None:
    """[P22] Number markers are discarded at the end of the cycle."""
    for seat in range(i64(2)):
        for symbol in range(SYMBOLS):
            many = state.bonuses[seat * SYMBOLS + symbol]
            if many > 0:
                state.discards.add(symbol + NUMBER_OF, many)
                state.bonuses[seat * SYMBOLS + symbol] = 0


def score(state: MachtTable, dealer: Dealer) -> None:
    """[P29] More active regions score a victory point; if both have the same number, both score."""
    kind = active_kind(state)
    first = active_regions(state, 0, kind)
    second = active_regions(state, 1, kind)
    dealer.tell(RegionsCounted(0, first))
    dealer.tell(RegionsCounted(1, second))
    if first >= second:
        state.points[0] += 1
        dealer.tell(PointScored(0, state.points[0]))
    if second >= first:
        state.points[1] += 1
        dealer.tell(PointScored(1, state.points[1]))


def total(state: MachtTable, seat: Seat) -> i64:
    """[P30] Victory points plus active regions."""
    return state.points[seat] + active_regions(state, seat, active_kind(state))


def is_decided(state: MachtTable, dealer: Dealer) -> bool:
    """[P30, P31, P42] Twelve or more wins, or the higher of two such totals. Equal ones play on until the thirtieth
    cycle is over."""
    first = total(state, 0)
    second = total(state, 1)
    if first < WIN_TOTAL and second < WIN_TOTAL:
        return False
    if first == second:
        if state.cycle >= LAST_CYCLE:
            dealer.tell(MatchShared(first))
            return True
        dealer.tell(TotalsEqual(first))
        return False
    dealer.tell(MatchWon(0, first) if first > second else MatchWon(1, second))
    return True
