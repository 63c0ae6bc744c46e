"""Information-set Monte Carlo tree search: many imagined worlds, one tree of what can be done.

Every simulation plays in a world that the searching seat cannot tell from the real one (`Game.imagine`). Nodes are
reached by actions alone, so chance and hidden pieces are averaged over; an action counts as available only in worlds
where it is legal. Every seat looks after itself (max^n). Where several seats choose at once, none may see the others'
choice: there each mixes its actions by regret matching, or by decoupled UCB for comparison."""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from time import monotonic
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.judge import Judge, fortunes
from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import Dealer, FastDealer
from tafelrunde.core.game import Game, State
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View


@final
class Node:
    """What came of an action of a seat. Children are chained; those of a joint choice are under seat NONE."""

    def __init__(self, seat: Seat, number: i64) -> None:
        self.seat: Final[i64] = seat
        self.number: Final[i64] = number
        self.visits: float = 0.0  # counts are floats: they are only ever divided
        self.available: float = 0.0
        self.worth: float = 0.0  # summed, for `seat`
        self.regret: float = 0.0
        self.mixed: float = 0.0  # summed probabilities of regret matching
        self.worths: list[float] = []  # of a joint choice: summed for each seat
        self.first: Node | None = None
        self.following: Node | None = None

    def child(self, seat: Seat, number: i64) -> Node | None:
        child = self.first
        while child is not None:
            if child.number == number and child.seat == seat:
                return child
            child = child.following
        return None

    def grow(self, seat: Seat, number: i64) -> Node:
        """The child for this action, made if it does not exist yet."""
        child = self.child(seat, number)
        if child is None:
            child = Node(seat, number)
            child.following = self.first
            self.first = child
        return child

    def children(self, seat: Seat) -> list[Node]:
        found: list[Node] = []
        child = self.first
        while child is not None:
            if child.seat == seat:
                found.append(child)
            child = child.following
        return found


class Tally(NamedTuple):
    """What a search counted for one action; tallies of several searches from the same view can be added up."""

    number: int
    visits: float
    worth: float
    mixed: float


class Thought(NamedTuple):
    """What one search did: how many simulations, and what it counted for each action of the searching seat."""

    simulations: int
    tallies: list[Tally]


class Finding(NamedTuple):
    """What was found out about one action: its number, how it fared, its share of the thinking, and the chance with
    which it should be played (that share itself, or a mixture where choices are secret)."""

    number: int
    worth: float
    share: float
    mixture: float


Watch = Callable[[], bool]
"""Asked now and then while a search thinks; it may show that time passes, raise, or end the search by True."""

LOOKS: Final = 0.05
"""Seconds between two such calls."""

USES: Final = 3
"""Simulations in each imagined world: to copy one is cheaper than to imagine another."""


@final
class Search:
    """One search from one view. It can be continued: `think` adds simulations to the tree that is there."""

    def __init__(
        self,
        game: Game,
        judge: Judge,
        view: View,
        seed: int,
        use_regret: bool = True,
        reimagine: bool = False,
        uses: int = USES,
    ) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.view: Final = view
        self.dealer: Final[Dealer] = FastDealer(seed)
        self.exploration: Final = judge.exploration
        self.use_regret: Final = use_regret
        self.reimagine: Final = reimagine
        self.root: Final = Node(NONE, NONE)
        self.depth: i64 = NONE  # random steps beyond the tree, known with the first world
        self.world: State | None = None
        self.uses: Final[i64] = uses  # simulations in each world,
        self.uses_left: i64 = 0  # and those left in this one
        self.path: list[Node] = []
        self.joints: list[Joint] = []
        self.simulations: int = 0
        self.actions: i64 = 0
        self.seconds: float = 0.0

    def think(self, simulations: int, seconds: float | None = None, watch: Watch | None = None) -> None:
        """Run this many simulations, or until the time is up, or until the watch says so."""
        begin = monotonic()
        looked = begin
        done = 0
        while done < simulations:
            self.simulate()
            done += 1
            if done & 15 == 0:
                now = monotonic()
                if seconds is not None and now - begin >= seconds:
                    break
                if watch is not None and now - looked >= LOOKS:
                    looked = now
                    if watch():
                        break
        self.simulations += done
        self.seconds += monotonic() - begin

    def simulate(self) -> None:
        """In one world: down the tree, out of it, and the result back up."""
        world = self.world
        if world is None or self.uses_left == 0:
            world = self.game.imagine(self.view, self.dealer)
            self.world = world
            self.depth = self.judge.depth_at(world.seats)
            self.uses_left = self.uses
        self.uses_left -= 1
        state = world.clone() if self.uses_left > 0 else world
        self.path = []
        self.joints = []
        self.learn(self.roll_out(self.descend(state)))

    def descend(self, state: State) -> State:
        """Follow the tree until an action that is new to it."""
        node = self.root
        rival: i64 = NONE
        while state.owing != 0:
            seat = state.next_seat()
            if state.owing & (state.owing - 1) != 0:
                node = self.choose_together(state, node)
            else:
                if self.reimagine and rival == NONE and seat != self.view.seat:
                    rival = seat
                    state = self.game.imagine(state.view(seat), self.dealer)
                legal = state.legal(seat)
                if len(legal) == 1:
                    state.apply(seat, legal[0], self.dealer)
                    self.actions += 1
                    continue
                node = self.choose(node, seat, legal)
                self.path.append(node)
                state.apply(seat, node.number, self.dealer)
                self.actions += 1
            if node.visits == 0:
                return state
        return state

    def choose(self, node: Node, seat: Seat, legal: vec[i64]) -> Node:
        """An action not tried yet, or the one with the best upper bound among those available here."""
        known: i64 = 0
        best: Node | None = None
        best_bound = -1.0
        child = node.first
        while child is not None:
            if child.seat == seat and child.visits > 0.0 and contains(legal, child.number):
                known += 1
                child.available += 1
                bound = child.worth / child.visits + self.exploration * sqrt(log(child.available) / child.visits)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = child.following
        if best is not None and known == len(legal):
            return best
        untried = vec[i64](capacity=len(legal))
        for number in legal:
            child = node.child(seat, number)
            if child is None or child.visits == 0.0:
                untried = append(untried, number)
        new = node.grow(seat, untried[self.dealer.pick(len(untried))])
        new.available += 1
        return new

    def choose_together(self, state: State, node: Node) -> Node:
        """Every seat that owes a choice makes it without seeing the others'; the joint choice leads on."""
        joint = Joint(node)
        seats = state.to_act()
        options = [state.legal(seat) for seat in seats]
        for place in range(len(seats)):
            seat: i64 = seats[place]
            chosen = (
                self.mix(node, seat, options[place]) if self.use_regret else self.choose(node, seat, options[place])
            )
            joint.answer(chosen)
            self.path.append(chosen)
            state.apply(seat, chosen.number, self.dealer)
            self.actions += 1
        self.joints.append(joint)
        following = node.grow(NONE, joint.key())
        joint.outcome = following
        return following

    def mix(self, node: Node, seat: Seat, legal: vec[i64]) -> Node:
        """Regret matching: play each action as often as it would have been missed, and now and then any of them."""
        total = 0.0
        for number in legal:
            child = node.grow(seat, number)
            child.available += 1
            total += max(child.regret, 0.0)
        even = 1.0 / int(len(legal))  # noqa: RUF046  (the length is native here)
        target = int(self.dealer.pick(1 << 30)) / (1 << 30)
        reached = 0.0
        chosen = node.grow(seat, legal[0])
        is_chosen = False
        for number in legal:
            child = node.grow(seat, number)
            matched = max(child.regret, 0.0) / total if total > 0.0 else even
            child.mixed += matched * child.available  # later mixtures count more: they know better
            reached += (1.0 - EXPLORED) * matched + EXPLORED * even
            if not is_chosen and target < reached:
                chosen = child
                is_chosen = True
        return chosen

    def roll_out(self, state: State) -> State:
        """Some random actions beyond the tree, or to the end if nobody can judge before."""
        left = self.depth
        while left > 0 and state.owing != 0:
            seat = state.next_seat()
            legal = state.legal(seat)
            state.apply(seat, legal[self.dealer.pick(len(legal))], self.dealer)
            self.actions += 1
            left -= 1
        return state

    def learn(self, state: State) -> None:
        """Tell every action of the path what came of it for the seat that chose it."""
        standings = state.standings()
        worths = self.judge.worths(state) if standings is None else fortunes(standings)
        for node in self.path:
            node.visits += 1
            node.worth += worths[node.seat]
        for joint in self.joints:
            joint.learn(worths)

    def thought(self) -> Thought:
        """What has been done and counted so far."""
        tallies = [
            Tally(int(child.number), child.visits, child.worth, child.mixed)
            for child in self.root.children(self.view.seat)
        ]
        return Thought(self.simulations, tallies)

    def findings(self) -> list[Finding]:
        """What is known of each action of the searching seat, the best first."""
        return findings([self.thought()])


def findings(thoughts: list[Thought]) -> list[Finding]:
    """What one or several searches from the same view found out together, the best action first."""
    together: dict[int, Tally] = {}
    for thought in thoughts:
        for tally in thought.tallies:
            known = together.get(tally.number, Tally(tally.number, 0.0, 0.0, 0.0))
            together[tally.number] = Tally(
                tally.number, known.visits + tally.visits, known.worth + tally.worth, known.mixed + tally.mixed
            )
    tried = [tally for tally in together.values() if tally.visits > 0.0]
    visits = sum([tally.visits for tally in tried])
    mixed = sum([tally.mixed for tally in tried])
    found: list[Finding] = []
    for tally in tried:
        share = tally.visits / visits
        mixture = tally.mixed / mixed if mixed > 0.0 else share
        found.append(Finding(tally.number, tally.worth / tally.visits, share, mixture))
    return sorted(found, key=by_share, reverse=True)


def by_share(finding: Finding) -> tuple[float, float, int]:
    return (finding.mixture, finding.worth, -finding.number)


EXPLORED: Final = 0.1
"""How often an action of a secret choice is tried regardless of regret."""


@final
class Joint:
    """One choice that several seats made at once."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.answers: list[Node] = []
        self.outcome: Node = node

    def answer(self, chosen: Node) -> None:
        self.answers.append(chosen)

    def key(self) -> i64:
        """One number for the answers of all seats."""
        return self.key_with(NONE, 0)

    def key_with(self, seat: Seat, number: i64) -> i64:
        """The same, had this seat answered differently."""
        key: i64 = 0
        for chosen in self.answers:
            key = key * 4096 + (number if chosen.seat == seat else chosen.number)
        return key

    def learn(self, worths: list[float]) -> None:
        """Each seat regrets every action that would have fared better against what the others chose."""
        outcome = self.outcome
        outcome.visits += 1
        if not outcome.worths:
            outcome.worths = [0.0 for _ in worths]
        for seat in range(len(worths)):
            outcome.worths[seat] += worths[seat]
        for chosen in self.answers:
            self.regret(chosen, outcome.worths[chosen.seat] / outcome.visits)

    def regret(self, chosen: Node, fared: float) -> None:
        child = self.node.first
        while child is not None:
            if child.seat == chosen.seat and child.number != chosen.number:
                other = self.node.child(NONE, self.key_with(child.seat, child.number))
                if other is not None and other.visits > 0:
                    would = other.worths[child.seat] / other.visits
                else:
                    would = child.worth / child.visits if child.visits > 0 else 0.5
                child.regret = max(child.regret + would - fared, 0.0)
            child = child.following


def contains(numbers: vec[i64], wanted: i64) -> bool:
    for number in numbers:  # noqa: SIM110  (a generator would be boxed)
        if number == wanted:
            return True
    return False
