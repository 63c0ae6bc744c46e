"""Druidenwalzer again, written from the rulebook alone and as at a table: real shuffled piles, every card a text.

Nothing here is shared with the engine but the notation of actions. A dance goes dancer by dancer, laying cards aside;
whether the order of fights matters is found out by trying all orders. Whenever a card comes to light, the reference
notes its rank among all cards that it could have been: these are the picks for the engine."""

from __future__ import annotations

from itertools import permutations
from random import Random

CIRCLE = ["M1", "M2", "M3", "M4", "SB", "S4", "S3", "S2", "S1", "MB"]
CULTS = "MS"
COLOURS = ["black", "orange", "purple"]


class Pile:
    """The cards at a tree from bottom to top; the lowest `down` of them lie face down."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        self.down = 0

    def top(self) -> str | None:
        return self.cards[-1] if len(self.cards) > self.down else None


class Reference:
    def __init__(self, seed: int, boxes: tuple[int, int] = (0, 0)) -> None:
        self.random = Random(seed)
        self.boxes = boxes
        self.sets = {cult: [f"{value}{turn}" for value in range(1, 6) for turn in "LR"] * 3 for cult in CULTS}
        self.boards: dict[str, list[str]] = {"M": [], "S": []}
        self.hands: dict[str, list[str]] = {"M": [], "S": []}
        self.decks: dict[str, list[str]] = {"M": [], "S": []}
        self.first_deck = {"M": True, "S": True}
        self.piles = {place: Pile() for place in CIRCLE if not place.endswith("B")}
        self.signs = dict.fromkeys(self.piles, 0)
        self.druids: dict[tuple[str, str], str] = {}
        self.lost: list[str] = []
        self.turns = 0
        self.winner: str | None = None
        self.shared = False
        self.bare: list[str] = []
        self.to_fight: list[str] = []
        self.stage = [("box", cult) for cult, value in zip(CULTS, boxes, strict=True) if value]
        self.stage += [("start", "M"), ("start", "S")]
        self.stage += [(f"place {colour}", cult) for cult in CULTS for colour in COLOURS]
        self.picks: list[int] = []
        self.sizes: list[int] = []

    # who and what

    def over(self) -> bool:
        return self.winner is not None or self.shared

    def asked(self) -> str:
        return self.stage[0][1]

    def other(self, cult: str) -> str:
        return "S" if cult == "M" else "M"

    def trees(self, cult: str) -> list[str]:
        return [place for place in (f"{cult}{n}" for n in range(1, 5)) if place not in self.lost]

    def free(self, cult: str) -> str:
        (tree,) = [tree for tree in self.trees(cult) if tree not in self.druids.values()]
        return tree

    def legal(self) -> set[str]:
        what, cult = self.stage[0]
        if what == "box":
            return {f"box {self.boxes[CULTS.index(cult)]}{turn}" for turn in "LR"}
        if what == "start":
            return {"start 1L", "start 1R"}
        if what.startswith("place"):
            return {f"{what} {tree[1]}" for tree in self.trees(cult) if tree not in self.druids.values()}
        if what == "fight":
            return {f"fight {colour}" for colour in self.to_fight}
        return self.legal_turn(cult)

    def legal_turn(self, cult: str) -> set[str]:
        actions = {f"waltz {card} {tree[1]}" for card in self.hands[cult] for tree in self.trees(cult)}
        actions |= {f"withdraw {card}" for card in self.hands[cult]}
        actions |= {f"withdraw tree {tree[1]}" for tree in self.trees(cult) if self.piles[tree].top()}
        if len(self.trees(cult)) == 4:
            actions |= {f"jump {colour}" for colour in COLOURS}
        return actions

    # cards that come to light

    def note(self, card: str, possible: list[str]) -> None:
        assert card in possible
        self.picks.append(sum([other < card for other in possible]))
        self.sizes.append(len(possible))

    def unseen(self, cult: str) -> list[str]:
        """All cards of a side that nobody has seen since the deal."""
        cards = [card for tree, pile in self.piles.items() if tree[0] == cult for card in pile.cards[: pile.down]]
        return cards + (self.decks[cult] if self.first_deck[cult] else [])

    def turn_up(self, tree: str) -> None:
        pile = self.piles[tree]
        if pile.cards and pile.down == len(pile.cards):
            self.note(pile.cards[-1], self.unseen(tree[0]))
            pile.down -= 1

    def refill(self, cult: str) -> None:
        if self.hands[cult]:
            return
        for _ in range(3):
            if not self.decks[cult]:
                self.first_deck[cult] = False
                self.decks[cult], self.boards[cult] = self.boards[cult], []
                self.random.shuffle(self.decks[cult])
            if self.decks[cult]:
                possible = self.unseen(cult) if self.first_deck[cult] else list(self.decks[cult])
                card = self.decks[cult].pop()
                self.note(card, possible)
                self.hands[cult].append(card)

    # actions

    def act(self, text: str) -> None:
        """Carry out an action; `picks` and `sizes` then tell which cards came to light."""
        assert text in self.legal()
        self.picks, self.sizes = [], []
        what, *rest = text.split()
        _, cult = self.stage.pop(0)
        if what == "box":
            self.sets[cult].remove(rest[0])
        elif what == "start":
            self.sets[cult].remove(rest[0])
            self.boards[cult].append(rest[0])
            if cult == "S":
                self.deal()
        elif what == "place":
            self.druids[cult, rest[0]] = cult + rest[1]
            if not self.stage:
                self.begin("M")
        elif what == "fight":
            self.fight(rest[0])
            self.fights(cult)
        else:
            self.turn(cult, what, rest)

    def deal(self) -> None:
        for cult in CULTS:
            self.random.shuffle(self.sets[cult])
            for tree in self.trees(cult):
                self.piles[tree].cards, self.sets[cult] = self.sets[cult][:5], self.sets[cult][5:]
                self.piles[tree].down = 5
            self.decks[cult] = self.sets.pop(cult)
        for cult in CULTS:
            for tree in self.trees(cult):
                self.turn_up(tree)
        for cult in CULTS:
            self.refill(cult)

    def begin(self, cult: str) -> None:
        self.bare = [tree for tree in self.trees(cult) if not self.piles[tree].cards]
        if self.legal_turn(cult):
            self.stage = [("turn", cult)]
        else:
            self.finish(cult)

    def turn(self, cult: str, what: str, rest: list[str]) -> None:
        if what == "jump":
            self.druids[cult, rest[0]] = self.free(cult)
            self.finish(cult)
        elif what == "withdraw" and rest[0] == "tree":
            tree = cult + rest[1]
            self.boards[cult].append(self.piles[tree].cards.pop())
            self.turn_up(tree)
            self.finish(cult)
        elif what == "withdraw":
            self.hands[cult].remove(rest[0])
            self.boards[cult].append(rest[0])
            self.finish(cult)
        else:
            self.waltz(cult, rest[0], cult + rest[1])

    def finish(self, cult: str) -> None:
        self.refill(cult)
        for tree in list(self.bare):
            if tree in self.trees(cult) and not self.piles[tree].cards and not self.over():
                self.lose(tree)
        if self.over():
            return
        self.turns += 1
        if self.turns == 300:
            self.judge()
        else:
            self.begin(self.other(cult))

    def judge(self) -> None:
        def merit(cult: str) -> tuple[int, int]:
            return len(self.trees(cult)), sum([self.signs[tree] for tree in self.trees(self.other(cult))])

        if merit("M") == merit("S"):
            self.shared = True
        else:
            self.winner = "M" if merit("M") > merit("S") else "S"

    # the waltz

    def waltz(self, cult: str, card: str, tree: str) -> None:
        self.hands[cult].remove(card)
        self.piles[tree].cards.append(card)
        for left in dance_one_by_one(self.piles, self.boards, self.lost, card, tree):
            self.turn_up(left)
        ringed = [colour for (_, colour), place in self.druids.items() if place == tree]
        self.to_fight = [colour for colour in COLOURS if colour not in ringed]
        self.fights(cult)

    def fights(self, cult: str) -> None:
        while self.to_fight and not self.over():
            if len(self.possible_winners()) == 2:
                self.stage = [("fight", cult)]
                return
            self.fight(self.to_fight[0])
        if not self.over():
            self.finish(cult)

    def possible_winners(self) -> set[str]:
        """Who could have taken two trees first, over all orders of the fights to come."""
        winners = set()
        for order in permutations(self.to_fight):
            taken = {cult: 4 - len(self.trees(self.other(cult))) for cult in CULTS}
            for colour in order:
                cult = self.stronger(colour)
                if cult and self.signs[self.druids[self.other(cult), colour]] == 5:
                    taken[cult] += 1
                    if taken[cult] == 2:
                        winners.add(cult)
                        break
        return winners

    def stronger(self, colour: str) -> str | None:
        moon, sun = [int((self.piles[self.druids[cult, colour]].top() or "0")[0]) for cult in CULTS]
        return None if moon == sun else "M" if moon > sun else "S"

    def fight(self, colour: str) -> None:
        self.to_fight.remove(colour)
        winner = self.stronger(colour)
        if winner is None:
            return
        tree, prey = self.druids[winner, colour], self.druids[self.other(winner), colour]
        self.signs[prey] += 1
        if self.signs[prey] == 6:
            self.lose(prey)
        if not self.over():
            self.boards[winner].append(self.piles[tree].cards.pop())
            self.turn_up(tree)

    def lose(self, tree: str) -> None:
        """The tree goes to the rival; its druid, signs and pile leave it, unless that ends the match."""
        cult = tree[0]
        if len(self.trees(cult)) == 3:
            self.lost.append(tree)
            self.winner = self.other(cult)
            return
        goal = self.free(cult) if tree in self.druids.values() else ""
        self.lost.append(tree)
        for druid, place in list(self.druids.items()):
            if place == tree:
                self.druids[druid] = goal
        self.signs[tree] = 0
        pile = self.piles[tree]
        while pile.down:
            self.note(pile.cards[pile.down - 1], self.unseen(cult))
            pile.down -= 1
        self.boards[cult] += pile.cards
        pile.cards = []


def dance_one_by_one(
    piles: dict[str, Pile], boards: dict[str, list[str]], lost: list[str], card: str, tree: str
) -> list[str]:
    """The printed procedure: one dancer after the other; any that is landed on is laid aside until its turn. Returns
    the trees that were left, in the order of the dance."""
    places = [place for place in CIRCLE if place not in lost]
    if card[1] == "R":
        places.reverse()
    start = places.index(tree)
    order = places[start + 1 :] + places[:start]
    waiting = [place for place in order if place in piles and (piles[place].top() or "0")[0] == card[0]]
    aside: dict[str, str] = {}
    for place in waiting:
        dancer = aside.pop(place) if place in aside else piles[place].cards.pop()
        goal = places[(places.index(place) + int(tree[1])) % len(places)]
        if goal.endswith("B"):
            boards[goal[0]].append(dancer)
            continue
        if waiting.index(place) < (waiting.index(goal) if goal in waiting else -1):
            aside[goal] = piles[goal].cards.pop()
        piles[goal].cards.append(dancer)
    return waiting
