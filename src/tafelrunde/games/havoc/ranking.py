"""How strong laid cards are: the seventeen combinations, their tie order and the spare cards, all in one integer.

A strength is the combination and up to six slots of five bits. A slot holds a value plus one, and 0 where a spare card
is missing, so comparing two strengths as integers compares two lays. Lays of equal strength are equal in every value,
and so also in the number of cards and of dogs: they differ only in suits.

A set of values is a word with bit v for value v; bit 0 is the dogs.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.bag import Bag, bit, popcount

Strength = i64
"""Greater is stronger; 0 is the lay without a card."""

EMPTY: Final[i64] = 0
HIGH_CARD: Final[i64] = 1
PAIR: Final[i64] = 2
TWO_PAIRS: Final[i64] = 3
TRIPLET: Final[i64] = 4
STRAIGHT_OF_FIVE: Final[i64] = 5
THREE_PAIRS: Final[i64] = 6
FLUSH_OF_FIVE: Final[i64] = 7
STRAIGHT_OF_SIX: Final[i64] = 8
FULL_HOUSE: Final[i64] = 9
FLUSH_OF_SIX: Final[i64] = 10
TWO_TRIPLETS: Final[i64] = 11
FOUR_OF_A_KIND: Final[i64] = 12
BIG_HOUSE: Final[i64] = 13
FIVE_OF_A_KIND: Final[i64] = 14
STRAIGHT_FLUSH_OF_FIVE: Final[i64] = 15
SIX_OF_A_KIND: Final[i64] = 16
STRAIGHT_FLUSH_OF_SIX: Final[i64] = 17

IN_BATTLE: Final[i64] = 6
SITTING_OUT: Final[i64] = 2

SUITS: Final[i64] = 6
VALUES: Final[i64] = 18
WORD: Final[i64] = 62
DOGS: Final[i64] = 1
FIVE_IN_A_ROW: Final[i64] = 31
SIX_IN_A_ROW: Final[i64] = 63

SLOT: Final[i64] = 5
ALL_SLOTS: Final[i64] = 30

COPIES: Final[vec[i64]] = vec[i64](
    [
        0,  # empty
        0o111111,  # high card
        0o21111,  # pair
        0o2211,  # two pairs
        0o3111,  # triplet
        0o11111,  # straight of five
        0o222,  # three pairs
        0o11111,  # flush of five
        0o111111,  # straight of six
        0o321,  # full house
        0o111111,  # flush of six
        0o33,  # two triplets
        0o411,  # four of a kind
        0o42,  # big house
        0o51,  # five of a kind
        0o11111,  # straight flush of five
        0o6,  # six of a kind
        0o111111,  # straight flush of six
    ]
)
"""For each combination, how many cards of its value each slot stands for: one octal digit per slot."""


def strength(cards: Bag, dogs: i64) -> Strength:
    """[H26, H120, H121, H123] The strength of exactly these cards and dogs, at most six; a dog is a 0 of any suit.

    A straight or a flush needs them all, five or six."""
    held = Tally(cards, dogs)
    best = equals(held)
    size = cards.size() + dogs
    suited = held.ones & ~DOGS
    if size < 5 or held.twos & ~DOGS != 0:
        return best
    in_a_row = SIX_IN_A_ROW if size == 6 else FIVE_IN_A_ROW
    is_straight = held.ones == (held.ones & -held.ones) * in_a_row
    is_flush = suit_with(cards, suited) < SUITS
    if is_straight and is_flush:
        return ranked(STRAIGHT_FLUSH_OF_SIX if size == 6 else STRAIGHT_FLUSH_OF_FIVE, slot(held.ones))
    if is_straight:
        return ranked(STRAIGHT_OF_SIX if size == 6 else STRAIGHT_OF_FIVE, slot(held.ones))
    return max(best, flush(suited, dogs, size)) if is_flush else best


def legal_outs(cards: Bag, dogs: i64) -> tuple[i64, i64]:
    """[H24, H25, H119] The fewest and the most dogs of a lay that may sit out: those beyond six cards, and two."""
    return max(0, cards.size() + dogs - IN_BATTLE), min(SITTING_OUT, dogs)


def strongest(cards: Bag, dogs: i64) -> tuple[Strength, i64]:
    """[H24, H50, H135, H136] The greatest strength of a finished lay, and how many of its dogs sit out for it."""
    out, most = legal_outs(cards, dogs)
    best_out = out
    best = strength(cards, dogs - out)
    while out < most:
        out += 1
        other = strength(cards, dogs - out)
        if other > best:
            best = other
            best_out = out
    return best, best_out


def strongest_lay(hand: Bag, dogs: i64) -> tuple[Strength, i64, i64, i64]:
    """[H37] The strongest lay of Castillon: its strength, its cards as the two words of a bag, and its dogs.

    Of lays that differ only in suits, the one with the first suits: its card numbers have the least sum."""
    best = greatest(hand, dogs)
    low, high, laid = lay_of(hand, best)
    return best, low, high, laid


def greatest(hand: Bag, dogs: i64) -> Strength:
    """[H37] How strong the strongest lay of Castillon is."""
    held = Tally(hand, dogs)
    best = max(equals(held), straight(held.ones, STRAIGHT_OF_SIX, STRAIGHT_OF_FIVE))
    for suit in range(SUITS):
        best = max(best, straight_or_flush(suit_values(hand, suit), dogs))
    return best


def combination(strength: Strength) -> i64:
    """Which combination it is, from HIGH_CARD to STRAIGHT_FLUSH_OF_SIX, or EMPTY."""
    return strength >> ALL_SLOTS


def values(strength: Strength) -> tuple[int, ...]:
    """The values that decide, in the order in which they do; for a straight only its top card."""
    codes = [int(strength >> shift & 31) for shift in range(25, -1, -5)]
    return tuple([code - 1 for code in codes if code != 0])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tally:
    """The values held at least once, at least twice and so on."""

    def __init__(self, cards: Bag, dogs: i64) -> None:
        # A dog counts in bit 0, where no suit has a card.
        ones: i64 = 1 if dogs >= 1 else 0
        twos: i64 = 1 if dogs >= 2 else 0
        threes: i64 = 1 if dogs >= 3 else 0
        fours: i64 = 1 if dogs >= 4 else 0
        fives: i64 = 1 if dogs >= 5 else 0
        sixes: i64 = 1 if dogs >= 6 else 0
        for suit in range(SUITS):
            also = suit_values(cards, suit)
            sixes |= fives & also
            fives |= fours & also
            fours |= threes & also
            threes |= twos & also
            twos |= ones & also
            ones |= also
        self.ones: Final[i64] = ones
        self.twos: Final[i64] = twos
        self.threes: Final[i64] = threes
        self.fours: Final[i64] = fours
        self.fives: Final[i64] = fives
        self.sixes: Final[i64] = sixes


def equals(held: Tally) -> Strength:
    """[H122] The strongest combination of equal values, or the high card, with the best spare cards up to six cards."""
    if held.sixes != 0:
        return ranked(SIX_OF_A_KIND, slot(held.sixes))
    five = highest(held.fives)
    if five != 0:
        return ranked(FIVE_OF_A_KIND, line_up(slot(five), held.ones ^ five, 1))
    four = highest(held.fours)
    if four == 0:
        return triplets_or_pairs(held)
    if held.twos != four:
        return ranked(BIG_HOUSE, line_up(slot(four), held.twos ^ four, 1))
    return ranked(FOUR_OF_A_KIND, line_up(slot(four), held.ones ^ four, 2))


def triplets_or_pairs(held: Tally) -> Strength:
    """The strongest combination of equal values in a hand without four equal ones."""
    triplet = highest(held.threes)
    if triplet == 0:
        return pairs(held)
    if held.threes != triplet:
        return ranked(TWO_TRIPLETS, line_up(slot(triplet), held.threes ^ triplet, 1))
    pair = highest(held.twos ^ triplet)
    if pair != 0:
        return ranked(FULL_HOUSE, line_up(line_up(slot(triplet), pair, 1), held.ones ^ triplet ^ pair, 1))
    return ranked(TRIPLET, line_up(slot(triplet), held.ones ^ triplet, 3))


def pairs(held: Tally) -> Strength:
    """The strongest combination of equal values in a hand without three equal ones."""
    pair = highest(held.twos)
    second = highest(held.twos ^ pair)
    third = highest(held.twos ^ pair ^ second)
    if third != 0:
        return ranked(THREE_PAIRS, line_up(0, pair | second | third, 3))
    if second != 0:
        return ranked(TWO_PAIRS, line_up(line_up(0, pair | second, 2), held.ones ^ pair ^ second, 2))
    if pair != 0:
        return ranked(PAIR, line_up(slot(pair), held.ones ^ pair, 4))
    return ranked(HIGH_CARD, line_up(0, held.ones, 6)) if held.ones != 0 else EMPTY


def straight_or_flush(suited: i64, dogs: i64) -> Strength:
    """The strongest straight flush or flush of five or six among the cards of one suit and the dogs, or 0."""
    size = min(popcount(suited) + dogs, IN_BATTLE)
    if size < 5:
        return 0
    straight_flush = straight(suited | min(dogs, DOGS), STRAIGHT_FLUSH_OF_SIX, STRAIGHT_FLUSH_OF_FIVE)
    return straight_flush if straight_flush != 0 else flush(suited, dogs, size)


def straight(held: i64, of_six: i64, of_five: i64) -> Strength:
    """The highest straight of six among these values, else of five, else 0; at most one dog fits in."""
    two = held & held >> 1
    four = two & two >> 2
    six = four & two >> 4
    if six != 0:
        return ranked(of_six, slot(six) + 5)
    five = four & held >> 4
    return ranked(of_five, slot(five) + 4) if five != 0 else 0


def flush(suited: i64, dogs: i64, size: i64) -> Strength:
    """The flush of the highest cards of a suit, filled up with dogs; high to low."""
    regular = min(popcount(suited), size)
    slots = line_up(0, suited, regular)
    while regular < size:
        slots = slots << SLOT | slot(DOGS)
        regular += 1
    return ranked(FLUSH_OF_SIX if size == 6 else FLUSH_OF_FIVE, slots)


def lay_of(hand: Bag, strength: Strength) -> tuple[i64, i64, i64]:
    """The cards and the number of dogs of this strength, each value from the first suits that have it."""
    made = combination(strength)
    slots = written_out(strength)
    first: i64 = 0
    last: i64 = SUITS - 1
    if made in (STRAIGHT_FLUSH_OF_SIX, STRAIGHT_FLUSH_OF_FIVE, FLUSH_OF_SIX, FLUSH_OF_FIVE):
        first = last = suit_with(hand, values_in(slots) & ~DOGS)
    copies = COPIES[made]
    lay = Bag()
    dogs: i64 = 0
    while slots != 0:
        value = (slots & 31) - 1
        if value == 0:
            dogs += copies & 7
        elif value > 0:
            take(lay, hand, value, copies & 7, first, last)
        slots >>= SLOT
        copies >>= 3
    return lay.low, lay.high, dogs


def written_out(strength: Strength) -> i64:
    """The slots of this strength; for a straight, which keeps only its top card, those of all its cards."""
    made = combination(strength)
    slots = strength & (bit(ALL_SLOTS) - 1)
    if made in (STRAIGHT_FLUSH_OF_SIX, STRAIGHT_OF_SIX):
        return line_up(0, bit(slots) - bit(slots - 6), 6)
    if made in (STRAIGHT_FLUSH_OF_FIVE, STRAIGHT_OF_FIVE):
        return line_up(0, bit(slots) - bit(slots - 5), 5)
    return slots


def take(lay: Bag, hand: Bag, value: i64, copies: i64, first: i64, last: i64) -> None:
    """Lay this many cards of a value from the hand, suit by suit."""
    card = first * VALUES + value - 1
    while copies > 0 and card < last * VALUES + value:
        if card in hand:
            lay.add(card)
            copies -= 1
        card += VALUES


def suit_with(cards: Bag, wanted: i64) -> i64:
    """The first suit with all these values, or SUITS."""
    suit: i64 = 0
    while suit < SUITS and wanted & ~suit_values(cards, suit) != 0:
        suit += 1
    return suit


def suit_values(cards: Bag, suit: i64) -> i64:
    """The values among these cards of one suit. The cards of the fourth suit lie in both words."""
    first = suit * VALUES
    if first >= WORD:
        word = cards.high >> (first - WORD)
    elif first + VALUES <= WORD:
        word = cards.low >> first
    else:
        word = cards.low >> first | cards.high << (WORD - first)
    return (word & 0x3FFFF) << 1


def values_in(slots: i64) -> i64:
    """The set of values in these slots."""
    found: i64 = 0
    while slots != 0:
        found |= bit((slots & 31) - 1)
        slots >>= SLOT
    return found


def ranked(made: i64, slots: i64) -> Strength:
    return made << ALL_SLOTS | slots


def line_up(slots: i64, held: i64, count: i64) -> i64:
    """[H27] The slots followed by this many of the highest values, high to low; 0 where there is none left."""
    while count > 0:
        best = slot(held)
        slots = slots << SLOT | best
        held &= ~bit(best - 1)
        count -= 1
    return slots


def slot(held: i64) -> i64:
    """The highest of these values as a slot holds it: plus one, or 0 if there is none."""
    return int(held).bit_length()


def highest(held: i64) -> i64:
    """The highest of these values alone; `bit(-1)` is the empty set."""
    return bit(slot(held) - 1)


JOHN_OF_GAUNT: Final[Strength] = ranked(TRIPLET, line_up(0, bit(9), 4))
"""[J6] Three nines of no suit, without a spare card."""
