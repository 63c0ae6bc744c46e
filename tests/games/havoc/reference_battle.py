"""Cards, ranking and places of the independent reference of Havoc: plain and slow on purpose."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

SUITS = "bogryn"
DOG = "dog"
JOHN = "john"
JOHNS_SEAT = -1
"""John of Gaunt where a seat is expected."""

Strength = tuple[int, tuple[int, ...]]

STRONGEST_FIRST = (
    "straight flush of 6",
    "six of a kind",
    "straight flush of 5",
    "five of a kind",
    "big house",
    "four of a kind",
    "two triplets",
    "flush of 6",
    "full house",
    "straight of 6",
    "flush of 5",
    "three pairs",
    "straight of 5",
    "triplet",
    "two pairs",
    "pair",
    "high card",
)
GROUPS = (
    ((6,), "six of a kind"),
    ((5,), "five of a kind"),
    ((4, 2), "big house"),
    ((4,), "four of a kind"),
    ((3, 3), "two triplets"),
    ((3, 2), "full house"),
    ((2, 2, 2), "three pairs"),
    ((3,), "triplet"),
    ((2, 2), "two pairs"),
    ((2,), "pair"),
    ((1,), "high card"),
)
"""Sizes of groups of equal values and what they make: the first that fits is the strongest."""

NOTHING: Strength = (-1, ())
JOHNS_STRENGTH: Strength = (len(STRONGEST_FIRST) - STRONGEST_FIRST.index("triplet"), (9,))


def value(card: str) -> int:
    return 0 if card == DOG else int(card[1:])


def number(card: str) -> int:
    """Order of the cards: suit by suit, values rising, dogs last."""
    return 1000 if card == DOG else SUITS.index(card[0]) * 100 + value(card)


def dogs(cards: Iterable[str]) -> int:
    return sum(1 for card in cards if card == DOG)


def not_dogs(cards: Iterable[str]) -> list[str]:
    return [card for card in cards if card != DOG]


def strength(cards: Iterable[str]) -> Strength:
    """Strength of the cards that take part in a battle; the greater one is stronger."""
    return _strength(tuple(sorted(cards, key=number)))


@lru_cache(maxsize=400_000)
def _strength(cards: tuple[str, ...]) -> Strength:
    if not cards:
        return NOTHING
    assert len(cards) <= 6, cards
    values = sorted((value(card) for card in cards), reverse=True)
    found: list[tuple[str, tuple[int, ...]]] = []

    counted = Counter(values)
    grouped = sorted(counted, key=lambda one: (counted[one], one), reverse=True)
    sizes = [counted[one] for one in grouped]
    for pattern, name in GROUPS:
        if all(wanted <= size for wanted, size in zip(pattern, sizes, strict=False)) and len(pattern) <= len(sizes):
            found.append((name, tuple(grouped)))
            break

    if len(cards) in (5, 6):
        same_suit = len({card[0] for card in not_dogs(cards)}) <= 1
        in_sequence = values == list(range(values[0], values[0] - len(values), -1))
        if same_suit and in_sequence:
            found.append((f"straight flush of {len(cards)}", (values[0],)))
        if same_suit:
            found.append((f"flush of {len(cards)}", tuple(values)))
        if in_sequence:
            found.append((f"straight of {len(cards)}", (values[0],)))

    return max((len(STRONGEST_FIRST) - STRONGEST_FIRST.index(name), deciding) for name, deciding in found)


def numbers_out(cards: Sequence[str]) -> list[int]:
    """How many of the laid dogs may stay out of the battle: never more than two; all beyond six cards must."""
    forced = max(0, len(cards) - 6)
    return list(range(forced, min(2, dogs(cards)) + 1))


def without_dogs(cards: Sequence[str], out: int) -> list[str]:
    left = list(cards)
    for _ in range(out):
        left.remove(DOG)
    return left


def strength_in_battle(cards: Sequence[str]) -> Strength:
    return max(strength(without_dogs(cards, out)) for out in numbers_out(cards))


def within_limit(cards: Sequence[str]) -> bool:
    return len(not_dogs(cards)) + max(0, dogs(cards) - 2) <= 6


def may_be_laid(hand: Sequence[str], laid: Sequence[str], this_visit: Sequence[str], first_visit: bool) -> set[str]:
    """Cards that may be laid next."""
    found = set()
    for card in hand:
        if this_visit and number(card) < number(this_visit[-1]):
            continue
        if not within_limit([*laid, card]):
            continue
        if first_visit and not this_visit:
            rest = list(hand)
            rest.remove(card)
            if not any(number(other) >= number(card) for other in rest):
                continue
        found.add(card)
    return found


def strongest_lay(hand: Sequence[str]) -> list[str]:
    """The strongest one to six cards of a hand for the last battle; the most cards among equally strong ones."""
    if not hand:
        return []
    lays = every_lay(hand) if len(hand) <= 12 else likely_lays(hand)
    return max(lays, key=lambda lay: (strength(lay), len(lay)))


def every_lay(hand: Sequence[str]) -> list[list[str]]:
    ordered = sorted(hand, key=number)
    return [list(lay) for size in range(1, 7) for lay in set(combinations(ordered, size))]


def likely_lays(hand: Sequence[str]) -> list[list[str]]:
    """At least the best lay of each class that the hand can make at all."""
    falling = sorted(hand, key=lambda card: (value(card), number(card)), reverse=True)
    lays: list[list[str]] = []

    for pattern, _ in GROUPS:
        left = list(falling)
        lay: list[str] = []
        for size in pattern:
            counted = Counter(value(card) for card in left)
            enough = [one for one in counted if counted[one] >= size and one not in map(value, lay)]
            if not enough:
                break
            group = [card for card in left if value(card) == max(enough)][:size]
            lay += group
            for card in group:
                left.remove(card)
        else:
            lays.append(lay + left[: 6 - len(lay)])

    for suit in (*SUITS, ""):
        suited = [card for card in falling if card == DOG or not suit or card[0] == suit]
        for size in (5, 6):
            if suit and len(suited) >= size:
                lays.append(suited[:size])
            for top in range(size - 1, 19):
                wanted = range(top - size + 1, top + 1)
                run = [next((card for card in suited if value(card) == one), None) for one in wanted]
                whole = [card for card in run if card is not None]
                if len(whole) == size:
                    lays.append(whole)
    return lays


def groups_in_order(fought: dict[int, tuple[Strength, int]], order: Sequence[int]) -> list[list[int]]:
    """Who shares each place, best first: stronger, then fewer cards in hand; sharers in battle order."""
    keys = {who: (power, -in_hand) for who, (power, in_hand) in fought.items()}
    return [[who for who in order if keys.get(who) == key] for key in sorted(set(keys.values()), reverse=True)]


def shared_points(groups: Sequence[Sequence[int]], paid: Sequence[int]) -> dict[int, int]:
    """Points of each place, those of a shared place added up, divided and rounded down."""
    points = {}
    place = 0
    for group in groups:
        pot = sum(paid[place : place + len(group)])
        for who in group:
            points[who] = pot // len(group)
        place += len(group)
    return points
