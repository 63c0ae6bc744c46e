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

from tafelrunde.bots.judge import Hunch, Instinct, Judge, fortunes
from tafelrunde.bots.tree import NO_NODE, ROOT, Node, Tree
from tafelrunde.core.bag import NONE
from tafelrunde.core.dealer import Dealer, FastDealer
from tafelrunde.core.game import Game, State
from tafelrunde.core.seats import Seat
from tafelrunde.core.view import View


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
    """One search from one view. It can be continued: `think` adds simulations to the tree that is there. With `only`
    the seat's first action is settled, and all thinking is about what comes after it. With `use_instinct` it is guided
    by what was learned about actions and about what rivals hold, where that was."""

    def __init__(
        self,
        game: Game,
        judge: Judge,
        view: View,
        seed: int,
        use_regret: bool = True,
        reimagine: bool = False,
        uses: int = USES,
        only: int = NONE,
        use_instinct: bool = False,
    ) -> None:
        self.game: Final = game
        self.judge: Final = judge
        self.view: Final = view
        self.dealer: Final[Dealer] = FastDealer(seed)
        self.exploration: Final = judge.exploration
        self.use_regret: Final = use_regret
        self.reimagine: Final = reimagine
        self.only: Final[i64] = only
        self.use_instinct: Final = use_instinct
        self.instinct: Instinct | None = None  # known with the first world,
        self.hunch: Hunch | None = None  # like this one
        self.likely: float = 0.0  # by it, the world of now
        self.fared: float = 0.0  # summed over all simulations, for the searching seat
        self.tree: Final = Tree()
        self.depth: i64 = NONE  # and so is how many random steps are made beyond the tree
        self.world: State | None = None
        self.uses: Final[i64] = uses  # simulations in each world,
        self.uses_left: i64 = 0  # and those left in this one
        self.path: vec[i64] = vec[i64]([0] * PATH)
        self.length: i64 = 0  # of the path
        self.joints: list[Joint] = []
        self.marks: Final[vec[i64]] = vec[i64]([0 for _ in game.catalogue.actions])  # of actions, see `choose`
        self.mark: i64 = 0
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
        if self.uses_left == 0:
            self.world = self.next_world(self.world)
            self.uses_left = self.uses
        self.uses_left -= 1
        world = self.world
        assert world is not None
        state = world.clone() if self.uses_left > 0 or self.hunch is not None else world
        self.length = 0
        if self.joints:
            self.joints = []
        if self.only != NONE:
            state.apply(self.view.seat, self.only, self.dealer)
        self.learn(self.roll_out(self.descend(state)))

    def next_world(self, before: State | None) -> State:
        """Another one that the seat cannot tell from the real one. With a hunch the one before may be kept, the rather
        the better it explains what the rivals did: in the end there are as many of each as are likely (Metropolis)."""
        world = self.game.imagine(self.view, self.dealer)
        if before is None:
            self.depth = self.judge.depth_at(world.seats)
            self.instinct = self.judge.instinct(world.seats) if self.use_instinct else None
            self.hunch = self.judge.hunch(world.seats) if self.use_instinct else None
        if self.hunch is None:
            return world
        likely = self.hunch.likely(world, self.view.seat)
        if before is not None and self.likely * int(self.dealer.pick(1 << 30)) / (1 << 30) >= likely:
            return before
        self.likely = likely
        return world

    def descend(self, state: State) -> State:
        """Follow the tree until an action that is new to it."""
        node = ROOT
        rival: i64 = NONE
        while state.owing != 0:
            seat = state.next_seat()
            if state.owing & (state.owing - 1) != 0:
                if self.is_full(node) and self.tree.first[node] == NO_NODE:
                    return state
                node = self.choose_together(state, node)
                if node == NO_NODE:
                    return state
            else:
                if self.reimagine and rival == NONE and seat != self.view.seat:
                    rival = seat
                    state = self.game.imagine(state.view(seat), self.dealer)
                legal = state.legal(seat)
                if len(legal) == 1:
                    state.apply(seat, legal[0], self.dealer)
                    self.actions += 1
                    continue
                if self.instinct is not None:
                    node = self.choose_guided(node, seat, legal, state, self.instinct)
                    if node == NO_NODE:
                        return state
                else:
                    node = self.choose(node, seat, legal)
                self.walk(node)
                state.apply(seat, self.tree.number[node], self.dealer)
                self.actions += 1
            if self.tree.visits[node] == 0.0:
                return state
        return state

    def is_full(self, node: Node) -> bool:
        """Whether nothing more may grow at this node."""
        return self.instinct is not None and self.tree.size >= FULL and node != ROOT

    def walk(self, node: Node) -> None:
        """One step further on the path."""
        if self.length < i64(len(self.path)):
            self.path[self.length] = node
        else:
            self.path = append(self.path, node)
        self.length += 1

    def choose(self, node: Node, seat: Seat, legal: vec[i64]) -> Node:
        """An action not tried yet, or the one with the best upper bound among those available here. Each legal action
        gets a mark, and another one where it has been tried, so that no list is searched."""
        tree, marks = self.tree, self.marks
        untried = self.mark + 1
        tried = self.mark + 2
        self.mark = tried
        for number in legal:
            marks[number] = untried
        seats, numbers, following = tree.seat, tree.number, tree.following
        visits, available, worth = tree.visits, tree.available, tree.worth
        left = i64(len(legal))
        best = NO_NODE
        best_bound = -1.0
        child = tree.first[node]
        while child != NO_NODE:
            if seats[child] == seat and marks[numbers[child]] == untried and visits[child] > 0.0:
                left -= 1
                marks[numbers[child]] = tried
                many = available[child] + 1.0
                available[child] = many
                bound = worth[child] / visits[child] + self.exploration * sqrt(log(many) / visits[child])
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = following[child]
        if left == 0 and best != NO_NODE:
            return best
        skipped = self.dealer.pick(left)
        for number in legal:
            if marks[number] == untried:
                if skipped == 0:
                    new = tree.grow(node, seat, number)
                    tree.available[new] += 1.0
                    return new
                skipped -= 1
        return best

    def choose_guided(self, node: Node, seat: Seat, legal: vec[i64], state: State, instinct: Instinct) -> Node:
        """The action that fared best, with the more in its favour the more it draws and the less it was tried; one that
        was never tried is thought to be a little worse than the others together. This is PUCT; all that was found
        before counts that is legal here. What draws a rival may be another thing in every world. In a full tree only
        what is known can be chosen; NO_NODE if nothing is."""
        tree, marks = self.tree, self.marks
        is_anew = instinct.anew and seat != self.view.seat
        if is_anew:
            instinct.look(state, seat)
        asked = self.mark + 1
        known = self.mark + 2
        self.mark = known
        for number in legal:
            marks[number] = asked
        seats, numbers, following = tree.seat, tree.number, tree.following
        visits, worth, pull = tree.visits, tree.worth, tree.pull
        left = i64(len(legal))
        pulls = 0.0
        many = 0.0
        fared = 0.0
        child = tree.first[node]
        is_bare = child == NO_NODE
        while child != NO_NODE:
            if seats[child] == seat and marks[numbers[child]] == asked and pull[child] > 0.0:
                left -= 1
                marks[numbers[child]] = known
                if is_anew:
                    pull[child] = instinct.pull(numbers[child])
                pulls += pull[child]
                many += visits[child]
                fared += worth[child]
            child = following[child]
        if left > 0 and not self.is_full(node):
            if not is_anew:
                instinct.look(state, seat)
            for number in legal:
                if marks[number] == asked:
                    marks[number] = known
                    new = tree.add(node, seat, number) if is_bare else tree.grow(node, seat, number)
                    tree.pull[new] = instinct.pull(number)
                    pulls += tree.pull[new]
                    many += tree.visits[new]
                    fared += tree.worth[new]
            visits, worth, pull, following = tree.visits, tree.worth, tree.pull, tree.following
            seats, numbers = tree.seat, tree.number
        if pulls == 0.0:
            return NO_NODE
        untried = fared / many - DOUBT if many > 0.0 else 0.5
        drawn = GUIDED * sqrt(many + 1.0) / pulls
        best = NO_NODE
        best_bound = -1.0
        child = tree.first[node]
        while child != NO_NODE:
            if seats[child] == seat and marks[numbers[child]] == known:
                many = visits[child]
                bound = (worth[child] / many if many > 0.0 else untried) + drawn * pull[child] / (many + 1.0)
                if bound > best_bound:
                    best_bound = bound
                    best = child
            child = following[child]
        return best

    def choose_together(self, state: State, node: Node) -> Node:
        """Every seat that owes a choice makes it without seeing the others'; the joint choice leads on, or to NO_NODE
        where the tree is full."""
        tree = self.tree
        joint = Joint(tree, node)
        seats = state.to_act()
        options = [self.judge.sensible(state, seat, state.legal(seat)) for seat in seats]
        for place in range(len(seats)):
            seat: i64 = seats[place]
            chosen = (
                self.mix(node, seat, options[place]) if self.use_regret else self.choose(node, seat, options[place])
            )
            joint.answer(chosen)
            self.walk(chosen)
            state.apply(seat, tree.number[chosen], self.dealer)
            self.actions += 1
        following = tree.child(node, NONE, joint.key())
        if following == NO_NODE:
            if self.is_full(node):
                return NO_NODE
            following = tree.add(node, NONE, joint.key())
        self.joints.append(joint)
        joint.outcome = following
        return following

    def mix(self, node: Node, seat: Seat, legal: vec[i64]) -> Node:
        """Regret matching: play each action as often as it would have been missed, and now and then any of them."""
        tree = self.tree
        total = 0.0
        for number in legal:
            child = tree.grow(node, seat, number)
            tree.available[child] += 1.0
            total += max(tree.regret[child], 0.0)
        even = 1.0 / int(len(legal))  # noqa: RUF046  (the length is native here)
        target = int(self.dealer.pick(1 << 30)) / (1 << 30)
        reached = 0.0
        chosen = tree.grow(node, seat, legal[0])
        is_chosen = False
        for number in legal:
            child = tree.grow(node, seat, number)
            matched = max(tree.regret[child], 0.0) / total if total > 0.0 else even
            tree.mixed[child] += matched * tree.available[child]  # later mixtures count more: they know better
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
        self.fared += worths[self.view.seat]
        tree, path = self.tree, self.path
        seats, visits, worth = tree.seat, tree.visits, tree.worth
        for step in range(self.length):
            node = path[step]
            visits[node] += 1.0
            worth[node] += worths[seats[node]]
        for joint in self.joints:
            joint.learn(worths)

    def thought(self) -> Thought:
        """What has been done and counted so far."""
        tree = self.tree
        tallies = [
            Tally(int(tree.number[child]), tree.visits[child], tree.worth[child], tree.mixed[child])
            for child in tree.children(ROOT, self.view.seat)
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


GUIDED: Final = 0.7
"""How much what draws counts beside what was found."""

FULL: Final[i64] = 520_000
"""A guided search knows all legal actions of a position as soon as it comes there twice: with so many nodes, which take
about fifty megabytes, its tree grows no more."""

DOUBT: Final = 0.1
"""By how much an action that was never tried is thought to be worse than those that were."""

EXPLORED: Final = 0.1
"""How often an action of a secret choice is tried regardless of regret."""


PATH: Final[i64] = 64
"""Steps that there is room for at first."""


@final
class Joint:
    """One choice that several seats made at once."""

    def __init__(self, tree: Tree, node: Node) -> None:
        self.tree: Final = tree
        self.node: Final[i64] = node
        self.answers: vec[i64] = vec[i64](capacity=2)
        self.outcome: i64 = node

    def answer(self, chosen: Node) -> None:
        self.answers = append(self.answers, chosen)

    def key(self) -> i64:
        """One number for the answers of all seats."""
        return self.key_with(NONE, 0)

    def key_with(self, seat: Seat, number: i64) -> i64:
        """The same, had this seat answered differently."""
        key: i64 = 0
        for chosen in self.answers:
            key = key * 4096 + (number if self.tree.seat[chosen] == seat else self.tree.number[chosen])
        return key

    def learn(self, worths: list[float]) -> None:
        """Each seat regrets every action that would have fared better against what the others chose."""
        tree, outcome = self.tree, self.outcome
        tree.visits[outcome] += 1.0
        sums = tree.worths.get(int(outcome))
        if sums is None:
            sums = [0.0 for _ in worths]
            tree.worths[int(outcome)] = sums
        for seat in range(len(worths)):
            sums[seat] += worths[seat]
        for chosen in self.answers:
            self.regret(chosen, sums[tree.seat[chosen]] / tree.visits[outcome])

    def regret(self, chosen: Node, fared: float) -> None:
        tree = self.tree
        seat, number = tree.seat[chosen], tree.number[chosen]
        child = tree.first[self.node]
        while child != NO_NODE:
            if tree.seat[child] == seat and tree.number[child] != number:
                other = tree.child(self.node, NONE, self.key_with(seat, tree.number[child]))
                if other != NO_NODE and tree.visits[other] > 0.0:
                    would = tree.worths[int(other)][seat] / tree.visits[other]
                else:
                    would = tree.worth[child] / tree.visits[child] if tree.visits[child] > 0.0 else 0.5
                tree.regret[child] = max(tree.regret[child] + would - fared, 0.0)
            child = tree.following[child]
