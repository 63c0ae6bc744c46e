"""An independent reference of Havoc, written from the rulebook and the rulings alone, as plainly as possible.

It shares nothing with the engine. It is told which card comes out, but decides itself when and for whom one is drawn.
"""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import NamedTuple

from tests.games.havoc.reference_battle import (
    DOG,
    JOHN,
    JOHNS_SEAT,
    JOHNS_STRENGTH,
    SUITS,
    Strength,
    dogs,
    groups_in_order,
    may_be_laid,
    not_dogs,
    numbers_out,
    shared_points,
    strength,
    strength_in_battle,
    strongest_lay,
    without_dogs,
)

HIGHEST = {2: 8, 3: 10, 4: 13, 5: 15, 6: 18}
DOGS = {2: 6, 3: 6, 4: 8, 5: 10, 6: 12}
MOST_RECRUITS = {2: 4, 3: 4, 4: 5, 5: 5, 6: 5}
PAID = {
    1: [5, 3],
    2: [5, 3, 1],
    3: [6, 4],
    4: [7, 4, 2],
    5: [8],
    6: [9, 6, 3],
    7: [8, 5],
    8: [10, 7, 4],
    9: [11, 8, 5, 3, 1, 0],
}
CALAIS_TO_TOURS = [6, 0, 3]
TOURS_TO_BORDEAUX = [0, 6]


@dataclass(frozen=True)
class Variants:
    order: str = "printed"
    """`printed`, `random` or `winner`."""
    fast_peace: bool = False
    drop_second: bool = True
    john: bool = False
    extra_battle: bool = False


class Decision(NamedTuple):
    seat: int
    actions: frozenset[str]


Asking = Generator[Decision, str, None]


def ask(seat: int, actions: set[str]) -> Generator[Decision, str, str]:
    answer = yield Decision(seat, frozenset(actions))
    assert answer in actions, (answer, actions)
    return answer


def named(verb: str, cards: set[str] | list[str]) -> set[str]:
    return {f"{verb} {card}" for card in cards}


class Reference:
    def __init__(
        self, seats: int, variants: Variants, next_card: Callable[[str], str], next_order: Callable[[], list[int]]
    ) -> None:
        self.seats = seats
        self.variants = variants
        self.next_card = next_card
        self.next_order = next_order
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.recruits: list[str] = []
        self.discards: list[str] = []
        self.pile: list[str] = []
        self.laid: dict[int, list[str]] = {}
        self.points = [0] * seats
        self.won = [0] * seats
        self.battles = list(range(1, 9))
        """Battles left before Castillon, the next one first."""
        self.keeper = 0
        self.number = 0
        self.last_number = 2 if seats >= 5 or variants.fast_peace else 3
        self.just_set = False
        """The peace card was set to 1 when this turn began."""
        self.very_first_turn = True
        self.johns_drawer: int | None = None
        """Who drew John of Gaunt, until he acts."""
        self.john_after: int | None = None
        """Who sits to the right of John of Gaunt while he is in play."""
        self.standings: list[int] = []
        self.rare: Counter[str] = Counter()
        """How often something rare happened: what the comparison has reached."""

    # ---- who sits where

    def left_of(self, who: int) -> int:
        if who == JOHNS_SEAT:
            assert self.john_after is not None
            return (self.john_after + 1) % self.seats
        return (who + 1) % self.seats

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def next_turn(self, seat: int) -> int:
        return JOHNS_SEAT if self.john_after == seat else self.left_of(seat)

    # ---- cards

    def set_up(self) -> None:
        if self.variants.order == "random":
            self.battles = self.next_order()
            assert sorted(self.battles) == list(range(1, 9))
        self.pile = [f"{suit}{value}" for suit in SUITS for value in range(1, HIGHEST[self.seats] + 1)]
        for hand in self.hands:
            hand.extend(self.draw_certain("deal") for _ in range(7))
            hand.append(DOG)
        self.recruits = [self.draw_certain("recruits") for _ in range(3)]
        self.pile += [DOG] * (DOGS[self.seats] - self.seats)
        if self.variants.john:
            self.pile.append(JOHN)

    def draw(self, kind: str) -> str | None:
        if not self.pile:
            self.pile, self.discards = self.discards, []
            self.rare[f"pile empty: {kind}"] += 1
        if not self.pile:
            self.rare[f"no card: {kind}"] += 1
            return None
        card = self.next_card(kind)
        assert card in self.pile, f"{card} ({kind}) is not in the pile"
        self.pile.remove(card)
        return card

    def draw_certain(self, kind: str) -> str:
        card = self.draw(kind)
        assert card is not None
        return card

    def draw_for(self, who: int, kind: str) -> str | None:
        """A card, which is replaced if it is John of Gaunt."""
        card = self.draw(kind)
        if card == JOHN:
            if self.battles:
                self.johns_drawer = who
            self.rare[f"John: {kind}" if self.battles else f"John too late: {kind}"] += 1
            card = self.draw(kind)
        return card

    def give(self, seat: int, kind: str) -> None:
        card = self.draw_for(seat, kind)
        if card is not None:
            self.hands[seat].append(card)

    def refill(self, who: int) -> None:
        while len(self.recruits) < 3:
            card = self.draw_for(who, "refill")
            if card is None:
                return
            self.recruits.append(card)

    def pay_dogs(self, cards: list[str], count: int) -> None:
        for _ in range(count):
            cards.remove(DOG)
            self.discards.append(DOG)

    # ---- turns

    def play(self) -> Asking:
        self.set_up()
        who = 0
        while self.battles:
            who = yield from self.turn(who)
            self.very_first_turn = False
        yield from self.last_battle()

    def turn(self, who: int) -> Generator[Decision, str, int]:
        """Plays one turn and says whose turn is next."""
        just_set, self.just_set = self.just_set, False
        if who == JOHNS_SEAT:
            if not just_set:
                yield from self.rotate()
            return self.left_of(JOHNS_SEAT)

        choices = set()
        if len(self.pile) + len(self.recruits) + len(self.discards) >= 2:
            choices.add("recruit")
        if len(self.hands[who]) >= 2:
            choices.add("havoc")
        if len(choices) < 2:
            self.rare[f"turn: {choices or None}"] += 1
        if not choices:
            return self.next_turn(who)
        choice = yield from ask(who, choices)

        if choice == "havoc":
            self.john_after = None
            fought = self.battles.pop(0)
            odd = fought % 2 == 1
            paid = self.paid(fought)
            return (yield from self.battle(who, paid, to_all=1 if odd else 0, to_initiator=1 if odd else 2))

        if who == self.keeper and not just_set:
            yield from self.rotate()
            if not self.battles:
                return who
        yield from self.recruit(who)
        self.refill(who)
        if self.johns_drawer is not None:
            return (yield from self.chevauchees())
        return self.next_turn(who)

    def rotate(self) -> Asking:
        if self.very_first_turn and self.seats >= 5:
            return
        if self.number < self.last_number:
            self.number += 1
            return
        self.battles.pop(0)
        self.lowest_next()
        self.rare[f"peace{' by John' * (self.keeper == JOHNS_SEAT)}{' of the 8th' * (not self.battles)}"] += 1
        for seat in self.clockwise(self.left_of(self.keeper)):
            if seat != self.keeper and self.hands[seat]:
                answer = yield from ask(seat, named("discard", self.hands[seat]))
                self.move(answer.split()[1], self.hands[seat], self.discards)
        self.number = 1

    def lowest_next(self) -> None:
        if self.variants.order == "winner":
            self.battles.sort()

    def move(self, card: str, source: list[str], target: list[str]) -> None:
        source.remove(card)
        target.append(card)

    def recruit(self, seat: int) -> Asking:
        hand = self.hands[seat]
        drawn = 0
        dogs_used = 0
        while True:
            actions = set()
            if drawn < 2:
                full = len(self.recruits) >= MOST_RECRUITS[self.seats]
                actions |= named("take", self.recruits)
                if (self.pile or self.discards) and not (drawn == 0 and full):
                    actions.add("draw")
            else:
                actions |= named("put", hand)
            if dogs_used < 2 and DOG in hand:
                actions.add("fetch")
            if dogs_used == 0 and dogs(hand) >= 2 and not_dogs(self.discards):
                actions.add("loot")
            answer = yield from ask(seat, actions)

            if answer == "loot":
                dogs_used += 2
                self.pay_dogs(hand, 2)
                yield from self.loot(seat)
                continue
            if answer.startswith("put"):
                self.move(answer.split()[1], hand, self.recruits)
                return
            if answer == "fetch":
                dogs_used += 1
                if not self.pile and not self.discards:
                    self.rare["fetch with pile and discards empty"] += 1
                self.pay_dogs(hand, 1)
                answer = yield from ask(seat, {"draw"} | named("take", self.recruits))
            else:
                drawn += 1
            if answer == "draw":
                card = self.draw_certain("draw")
                if card == JOHN:
                    self.rare[f"John: draw {drawn}, dogs {dogs_used}"] += 1
                    self.johns_drawer = seat
                    return
                hand.append(card)
            else:
                self.move(answer.split()[1], self.recruits, hand)

    def loot(self, seat: int) -> Asking:
        answer = yield from ask(seat, named("take", not_dogs(self.discards)))
        self.move(answer.split()[1], self.discards, self.hands[seat])

    # ---- battles

    def paid(self, battle: int) -> list[int]:
        if self.variants.drop_second and self.seats <= 3:
            return PAID[battle][:1] + PAID[battle][2:]
        return PAID[battle]

    def chevauchees(self) -> Generator[Decision, str, int]:
        self.john_after, self.johns_drawer = self.johns_drawer, None
        if not self.variants.extra_battle:
            self.battles.pop(0)
        self.rare[f"Chevauchées, {len(self.battles)} left"] += 1
        paid = TOURS_TO_BORDEAUX
        card = self.draw("side")
        if card is not None:
            self.discards.append(card)
            if card != DOG and int(card[1:]) % 2 == 1:
                paid = CALAIS_TO_TOURS
        return (yield from self.battle(JOHNS_SEAT, paid, to_all=1, to_initiator=0))

    def battle(self, initiator: int, paid: list[int], to_all: int, to_initiator: int) -> Generator[Decision, str, int]:
        """Fights a battle to its very end and says whose turn is next."""
        order = self.clockwise(self.left_of(JOHNS_SEAT) if initiator == JOHNS_SEAT else initiator)
        self.laid = {}
        yield from self.lay_all(initiator, order)

        fought: dict[int, tuple[Strength, int]] = {}
        if initiator == JOHNS_SEAT:
            fought[JOHNS_SEAT] = (JOHNS_STRENGTH, 0)
        for seat in order:
            if seat in self.laid:
                power = strength_in_battle(self.laid[seat])
                numbers = numbers_out(self.laid[seat])
                if initiator == JOHNS_SEAT and len(numbers) > 1:
                    answer = yield from ask(seat, {f"out {number}" for number in numbers})
                    power = strength(without_dogs(self.laid[seat], int(answer.split()[1])))
                fought[seat] = (power, len(self.hands[seat]))
        best = self.score(fought, [JOHNS_SEAT, *order], paid)
        winner = best[0]

        yield from self.use_dogs(order)
        for cards in self.laid.values():
            self.discards += cards
        self.laid = {}
        self.refill(initiator)
        for _ in range(to_all):
            for seat in self.clockwise(self.left_of(winner)):
                self.give(seat, "battle deal")
        for _ in range(to_initiator):
            self.give(initiator, "battle deal")

        self.keeper = winner
        self.number = 1
        self.just_set = True
        if winner != JOHNS_SEAT:
            self.john_after = None
        self.lowest_next()
        if self.variants.order == "winner" and winner != JOHNS_SEAT and len(self.battles) > 1:
            answer = yield from ask(winner, {f"battle {battle}" for battle in self.battles})
            chosen = int(answer.split()[1])
            self.battles.remove(chosen)
            self.battles.insert(0, chosen)
        if self.johns_drawer is not None:
            return (yield from self.chevauchees())
        return winner

    def lay_all(self, initiator: int, order: list[int]) -> Asking:
        for seat in order:
            if len(self.hands[seat]) < 2:
                self.rare[f"must decline{', in Chevauchées' * (initiator == JOHNS_SEAT)}"] += 1
                self.give(seat, "decline")
                continue
            may_decline = initiator not in (seat, JOHNS_SEAT)
            yield from self.visit(seat, first=True, leave="decline" if may_decline else None)
        active = [seat for seat in order if seat in self.laid]
        while active:
            for seat in list(active):
                before = len(self.laid[seat])
                if before < 8 and self.hands[seat]:
                    yield from self.visit(seat, first=False, leave="pass")
                if len(self.laid[seat]) == before:
                    active.remove(seat)

    def visit(self, seat: int, first: bool, leave: str | None) -> Asking:
        hand = self.hands[seat]
        before = self.laid.get(seat, [])
        now: list[str] = []
        while True:
            actions = named("lay", may_be_laid(hand, before + now, now, first))
            if not now and leave is not None:
                actions.add(leave)
            if len(now) >= (2 if first else 1):
                actions.add("stand")
            answer = yield from ask(seat, actions)
            if answer == "decline":
                self.give(seat, "decline")
                return
            if answer in ("pass", "stand"):
                return
            self.move(answer.split()[1], hand, now)
            self.laid[seat] = before + now

    def score(self, fought: dict[int, tuple[Strength, int]], order: list[int], paid: list[int]) -> list[int]:
        """Pays the places of a battle and returns those who share the first."""
        groups = groups_in_order(fought, order)
        for place, group in enumerate(groups):
            if len(group) > 1:
                self.rare[f"{len(group)} share {place}{', with John' * (JOHNS_SEAT in group)}"] += 1
        if JOHNS_SEAT in fought:
            self.rare["John wins" if groups[0][0] == JOHNS_SEAT else "John loses"] += 1
        for who, points in shared_points(groups, paid).items():
            if who != JOHNS_SEAT:
                self.points[who] += points
        for who in groups[0]:
            if who != JOHNS_SEAT:
                self.won[who] += 1
        return groups[0]

    def use_dogs(self, order: list[int]) -> Asking:
        left = {seat: min(2, dogs(cards)) for seat, cards in self.laid.items()}
        while any(left.values()):
            for seat in order:
                if not left.get(seat):
                    continue
                lying = not_dogs(self.recruits + [card for cards in self.laid.values() for card in cards])
                actions = named("scavenge", lying)
                if left[seat] == 2 and not_dogs(self.discards):
                    actions.add("loot")
                if not actions:
                    left[seat] = 0
                    continue
                answer = yield from ask(seat, actions | {"stop"})
                if answer == "stop":
                    left[seat] = 0
                elif answer == "loot":
                    left[seat] = 0
                    self.pay_dogs(self.laid[seat], 2)
                    yield from self.loot(seat)
                else:
                    left[seat] -= 1
                    self.pay_dogs(self.laid[seat], 1)
                    card = answer.split()[1]
                    source = next(cards for cards in (self.recruits, *self.laid.values()) if card in cards)
                    self.move(card, source, self.hands[seat])

    # ---- the end

    def last_battle(self) -> Asking:
        if self.keeper == JOHNS_SEAT:
            self.keeper = self.left_of(JOHNS_SEAT)
        self.john_after = None
        self.discards += self.recruits
        self.recruits = []
        for _ in range(2):
            for seat in self.clockwise(self.left_of(self.keeper)):
                self.give(seat, "last deal")
        order = self.clockwise(self.keeper)
        for seat in order:
            most = min(2, dogs(self.hands[seat]))
            answer = yield from ask(seat, {f"swap {number}" for number in range(most + 1)})
            number = int(answer.split()[1])
            self.pay_dogs(self.hands[seat], number)
            for _ in range(number):
                self.give(seat, "swap")

        self.laid = {seat: strongest_lay(self.hands[seat]) for seat in order}
        for seat in order:
            for card in self.laid[seat]:
                self.hands[seat].remove(card)
        fought = {seat: (strength(self.laid[seat]), len(self.hands[seat])) for seat in order}
        self.score(fought, order, self.paid(9))
        groups = groups_in_order(fought, order)
        place = {seat: index for index, group in enumerate(groups) for seat in group}
        merits = [(self.points[seat], self.won[seat], -place[seat]) for seat in range(self.seats)]
        self.standings = [1 + sum(other > merit for other in merits) for merit in merits]
