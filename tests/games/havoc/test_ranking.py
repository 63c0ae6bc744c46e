"""The combinations: every sentence and printed example about them, and all of it against brute force."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from tafelrunde.core.bag import Bag, bag_of
from tafelrunde.games.havoc import ranking
from tafelrunde.games.havoc.ranking import JOHN_OF_GAUNT, combination, legal_outs, strength, strongest, strongest_lay
from tests.games.havoc import brute_ranking as brute
from tests.games.havoc.brute_ranking import A_DOG, Card, random_cards

BLUE, ORANGE, GREEN, GREY, YELLOW, BROWN = range(6)


def mixed(text: str) -> list[Card]:
    """Cards by their values, no two of the same suit: `mixed("10 10 0")`; 0 is a dog."""
    return [(suit, int(value)) if value != "0" else A_DOG for suit, value in enumerate(text.split())]


def suited(text: str, suit: int = BLUE) -> list[Card]:
    """Cards of one suit by their values; 0 is a dog."""
    return [(suit, int(value)) if value != "0" else A_DOG for value in text.split()]


def split(cards: Iterable[Card]) -> tuple[Bag, int]:
    """The regular cards as a bag, and the number of dogs."""
    cards = list(cards)
    return bag_of([suit * 18 + value - 1 for suit, value in cards if value != 0]), cards.count(A_DOG)


def power(cards: Iterable[Card]) -> int:
    return strength(*split(cards))


def made(cards: Iterable[Card]) -> tuple[int, tuple[int, ...]]:
    """What the cards are, as brute force would say."""
    return told(power(cards))


def told(strength: int) -> tuple[int, tuple[int, ...]]:
    return combination(strength), ranking.values(strength)


def best_lay(hand: Iterable[Card]) -> tuple[int, list[Card]]:
    """The strongest lay of a hand as cards."""
    strength, low, high, dogs = strongest_lay(*split(hand))
    return strength, [A_DOG] * dogs + [(card // 18, card % 18 + 1) for card in Bag(low, high)]


PRINTED = [
    (ranking.STRAIGHT_FLUSH_OF_SIX, suited("12 11 10 9 8 7", GREEN)),
    (ranking.SIX_OF_A_KIND, mixed("10 10 10 10 10 10")),
    (ranking.STRAIGHT_FLUSH_OF_FIVE, suited("4 3 2 1 0")),
    (ranking.FIVE_OF_A_KIND, mixed("11 11 11 11 11")),
    (ranking.BIG_HOUSE, mixed("12 12 6 6 6 6")),
    (ranking.FOUR_OF_A_KIND, mixed("5 5 5 5")),
    (ranking.TWO_TRIPLETS, mixed("4 4 4 7 7 7")),
    (ranking.FLUSH_OF_SIX, suited("12 8 4 3 2 0", GREY)),  # printed with two 3s of one suit, which do not exist
    (ranking.FULL_HOUSE, mixed("13 13 13 1 1")),
    (ranking.STRAIGHT_OF_SIX, mixed("0 1 2 3 4 5")),
    (ranking.FLUSH_OF_FIVE, suited("8 4 3 2 0")),  # the same slip
    (ranking.THREE_PAIRS, mixed("12 12 4 4 7 7")),
    (ranking.STRAIGHT_OF_FIVE, mixed("1 2 3 4 5")),
    (ranking.TRIPLET, mixed("9 9 9")),
    (ranking.TWO_PAIRS, mixed("8 8 0 0")),
    (ranking.PAIR, mixed("10 10")),
    (ranking.HIGH_CARD, mixed("13")),
]


@pytest.mark.parametrize(("expected", "cards"), PRINTED)
def test_h120_printed_example_of_each_combination(expected: int, cards: list[Card]) -> None:
    assert combination(power(cards)) == expected


def test_h120_the_combinations_are_ranked_as_printed() -> None:
    strengths = [power(cards) for _, cards in PRINTED]
    assert strengths == sorted(strengths, reverse=True)
    assert [expected for expected, _ in PRINTED] == list(range(17, 0, -1))


LADDER = [  # the highest of each combination, then its lowest, strongest combination first
    (suited("18 17 16 15 14 13"), suited("0 1 2 3 4 5")),
    (mixed("18 18 18 18 18 18"), mixed("0 0 0 0 0 0")),
    (suited("18 17 16 15 14"), suited("0 1 2 3 4")),
    (mixed("18 18 18 18 18 17"), mixed("0 0 0 0 0")),
    (mixed("18 18 18 18 17 17"), mixed("0 0 0 0 1 1")),
    (mixed("18 18 18 18 17 16"), mixed("0 0 0 0")),
    (mixed("18 18 18 17 17 17"), mixed("1 1 1 0 0 0")),
    (suited("18 17 16 15 14 12"), suited("3 2 1 0 0 0")),
    (mixed("18 18 18 17 17 16"), mixed("0 0 0 1 1")),
    (mixed("18 17 16 15 14 13"), mixed("0 1 2 3 4 5")),
    (suited("18 17 16 15 13"), suited("2 1 0 0 0")),
    (mixed("18 18 17 17 16 16"), mixed("2 2 1 1 0 0")),
    (mixed("18 17 16 15 14"), mixed("0 1 2 3 4")),
    (mixed("18 18 18 17 16 15"), mixed("0 0 0")),
    (mixed("18 18 17 17 16 15"), mixed("1 1 0 0")),
    (mixed("18 18 17 16 15 14"), mixed("0 0")),
    (mixed("18 17 16 15 14 12"), mixed("0")),
]


def test_h120_the_lowest_of_a_combination_beats_the_highest_of_the_next() -> None:
    strengths = [power(cards) for pair in LADDER for cards in pair]
    assert strengths == sorted(set(strengths), reverse=True)
    assert [combination(power(high)) for high, _ in LADDER] == list(range(17, 0, -1))


def test_h120_published_report_straight_flush_up_to_eight_beats_five_ones() -> None:
    assert power(suited("8 7 6 5 4")) > power(mixed("1 1 1 1 1"))


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        (suited("7 6 5 4 3 2"), suited("6 5 4 3 2 1", BROWN)),
        (mixed("2 2 2 2 2 2"), mixed("1 1 1 1 1 1")),
        (suited("9 8 7 6 5"), suited("8 7 6 5 4", GREY)),
        (mixed("3 3 3 3 3 1"), mixed("2 2 2 2 2 18")),
        (mixed("3 3 3 3 1 1"), mixed("2 2 2 2 18 18")),
        (mixed("3 3 3 3 2 2"), mixed("3 3 3 3 1 1")),
        (mixed("3 3 3 3 1 2"), mixed("2 2 2 2 18 17")),
        (mixed("8 8 8 1 1 1"), mixed("7 7 7 6 6 6")),
        (mixed("8 8 8 2 2 2"), mixed("8 8 8 1 1 1")),
        (suited("9 7 6 5 4 3", BROWN), suited("8 7 6 5 4 2")),
        (suited("9 7 6 5 4 3", BROWN), suited("9 7 6 5 4 2")),
        (mixed("2 2 2 1 1"), mixed("1 1 1 18 18")),
        (mixed("2 2 2 3 3"), mixed("2 2 2 1 1")),
        (mixed("2 2 2 3 3 1"), mixed("2 2 2 1 1 18")),
        (mixed("7 6 5 4 3 2"), mixed("6 5 4 3 2 1")),
        (suited("9 4 3 2 1", BROWN), suited("8 7 6 5 3")),
        (suited("9 7 6 5 2"), suited("9 7 6 5 1", GREEN)),
        (mixed("9 9 2 2 1 1"), mixed("8 8 7 7 6 6")),
        (mixed("9 9 3 3 1 1"), mixed("9 9 2 2 1 1")),
        (mixed("9 9 3 3 2 2"), mixed("9 9 3 3 1 1")),
        (mixed("6 5 4 3 2"), mixed("5 4 3 2 1")),
        (mixed("3 3 3"), mixed("2 2 2 18 17 16")),
        (mixed("9 9 1 1"), mixed("8 8 7 7 18 17")),
        (mixed("9 9 2 2"), mixed("9 9 1 1 18 17")),
        (mixed("5 5"), mixed("1 1")),
        (mixed("5 5"), mixed("4 4 18 17 16 15")),
        (mixed("9"), mixed("8 7 6 5 3 2")),
        (mixed("9 8 7 5 4 3"), mixed("9 8 7 5 4 2")),
    ],
)
def test_h120_between_equal_combinations_the_higher_value_decides(stronger: list[Card], weaker: list[Card]) -> None:
    assert combination(power(stronger)) == combination(power(weaker))
    assert power(stronger) > power(weaker)


def test_h121_straights_and_flushes_need_every_card() -> None:
    assert made(mixed("3 4 5 6 7 9")) == (ranking.HIGH_CARD, (9, 7, 6, 5, 4, 3))
    assert made(mixed("3 4 5 6 7 7")) == (ranking.PAIR, (7, 6, 5, 4, 3))
    assert made(mixed("3 4 5 6")) == (ranking.HIGH_CARD, (6, 5, 4, 3))
    assert made([*suited("3 4 5 6 9"), (BROWN, 12)]) == (ranking.HIGH_CARD, (12, 9, 6, 5, 4, 3))
    assert made([*suited("3 4 5 6 7"), (BROWN, 7)]) == (ranking.PAIR, (7, 6, 5, 4, 3))
    assert made(suited("1 3 5 7")) == (ranking.HIGH_CARD, (7, 5, 3, 1))
    assert made([*suited("3 4 5 6 7"), (BROWN, 8)]) == (ranking.STRAIGHT_OF_SIX, (8,))


def test_h121_other_combinations_may_have_spare_cards() -> None:
    assert made(mixed("5 5 5 5 5 9")) == (ranking.FIVE_OF_A_KIND, (5, 9))
    assert made(mixed("5 5 5 5 1 9")) == (ranking.FOUR_OF_A_KIND, (5, 9, 1))
    assert made(mixed("5 5 5 1 1 9")) == (ranking.FULL_HOUSE, (5, 1, 9))
    assert made(mixed("5 5 5 1 2 9")) == (ranking.TRIPLET, (5, 9, 2, 1))
    assert made(mixed("5 5 2 2 1 9")) == (ranking.TWO_PAIRS, (5, 2, 9, 1))
    assert made(mixed("5 5 3 2 1 9")) == (ranking.PAIR, (5, 9, 3, 2, 1))


def test_h26_a_dog_beside_a_straight_flush_of_five() -> None:
    cards = suited("0 5 6 7 8 9")
    assert made(cards) == (ranking.FLUSH_OF_SIX, (9, 8, 7, 6, 5, 0))
    best, out = strongest(*split(cards))
    assert (told(best), out) == ((ranking.STRAIGHT_FLUSH_OF_FIVE, (9,)), 1)


def test_h26_a_regular_card_beside_five_of_a_straight_or_flush_spoils_them() -> None:
    assert told(strongest(*split([*mixed("5 6 7 8 9"), (BROWN, 1)]))[0])[0] == ranking.HIGH_CARD
    assert told(strongest(*split([*suited("5 6 7 8 9"), (BROWN, 1)]))[0])[0] == ranking.HIGH_CARD


def test_h122_spare_cards_decide_from_the_highest_down() -> None:
    assert power(mixed("1 1 1 8 3 2")) > power(mixed("1 1 1 7 6 5"))


def test_h122_in_a_full_house_the_triplet_comes_first() -> None:
    assert power(mixed("2 2 2 1 1")) > power(mixed("1 1 1 7 7"))


@pytest.mark.parametrize("cards", ["5 5 5 5 5", "5 5 5 5", "5 5 5 5 1", "5 5 5 1 1", "5 5 5", "5 5 1 1", "5 5", "5"])
def test_h27_a_missing_spare_card_is_weaker_than_a_dog(cards: str) -> None:
    assert power(mixed(cards + " 0")) > power(mixed(cards))
    assert combination(power(mixed(cards + " 0"))) == combination(power(mixed(cards)))


def test_h123_dogs_are_zeros() -> None:
    assert made(mixed("0 0 0")) == (ranking.TRIPLET, (0,))
    assert made(mixed("0 0 10 10 10")) == (ranking.FULL_HOUSE, (10, 0))
    assert made(mixed("0 0 0 10 10")) == (ranking.FULL_HOUSE, (0, 10))
    assert made(mixed("0 0 0 0 0 0")) == (ranking.SIX_OF_A_KIND, (0,))
    assert made(mixed("0")) == (ranking.HIGH_CARD, (0,))


def test_h123_one_dog_is_the_lowest_card_of_a_straight_and_nothing_else() -> None:
    assert made(mixed("1 2 3 4 5 0")) == (ranking.STRAIGHT_OF_SIX, (5,))
    assert made(mixed("1 2 3 4 0")) == (ranking.STRAIGHT_OF_FIVE, (4,))
    assert made(suited("1 2 3 4 5 0")) == (ranking.STRAIGHT_FLUSH_OF_SIX, (5,))
    assert made(mixed("1 2 3 4 0 0")) == (ranking.PAIR, (0, 4, 3, 2, 1))
    assert made(mixed("2 3 4 5 6 0")) == (ranking.HIGH_CARD, (6, 5, 4, 3, 2, 0))
    assert made(mixed("18 17 16 15 0")) == (ranking.HIGH_CARD, (18, 17, 16, 15, 0))


def test_h123_dogs_fit_any_flush() -> None:
    assert made(suited("9 7 1 0 0", YELLOW)) == (ranking.FLUSH_OF_FIVE, (9, 7, 1, 0, 0))
    assert made(suited("9 7 1 0 0 0", YELLOW)) == (ranking.FLUSH_OF_SIX, (9, 7, 1, 0, 0, 0))
    assert made(suited("9 7 0 0 0 0", YELLOW)) == (ranking.FOUR_OF_A_KIND, (0, 9, 7))


def test_h24_h25_h119_how_many_dogs_may_sit_out() -> None:
    assert legal_outs(*split(mixed("5 5"))) == (0, 0)
    assert legal_outs(*split(mixed("5 0"))) == (0, 1)
    assert legal_outs(*split(mixed("5 0 0 0"))) == (0, 2)
    assert legal_outs(*split([*mixed("5 5 5 5 5"), A_DOG, A_DOG])) == (1, 2)
    assert legal_outs(*split([*mixed("5 5 5 10 10 10"), A_DOG])) == (1, 1)
    assert legal_outs(*split([*mixed("5 5 5 10 10 10"), A_DOG, A_DOG])) == (2, 2)
    assert legal_outs(*split([A_DOG] * 8)) == (2, 2)


def test_h24_h119_two_triplets_and_two_dogs_that_sit_out() -> None:
    best, out = strongest(*split([*mixed("5 5 5 10 10 10"), A_DOG, A_DOG]))
    assert (told(best), out) == ((ranking.TWO_TRIPLETS, (10, 5)), 2)


def test_h24_dogs_stay_where_they_help() -> None:
    assert strongest(*split(mixed("9 0 0"))) == (power(mixed("9 0 0")), 0)
    assert strongest(*split(mixed("1 2 3 4 5 0"))) == (power(mixed("1 2 3 4 5 0")), 0)
    assert strongest(*split(mixed("2 3 4 5 6 0"))) == (power(mixed("2 3 4 5 6")), 1)


def test_h25_the_third_dog_fights() -> None:
    best, out = strongest(*split([*suited("9 8 7 6 5"), A_DOG, A_DOG, A_DOG]))
    assert (told(best), out) == ((ranking.FLUSH_OF_SIX, (9, 8, 7, 6, 5, 0)), 2)


def test_h50_without_a_card_the_lay_is_weaker_than_any_card() -> None:
    assert strength(Bag(), 0) == 0
    assert told(0) == (ranking.EMPTY, ())
    assert power([A_DOG]) > 0
    assert legal_outs(Bag(), 2) == (0, 2)
    assert strongest(Bag(), 2) == (power(mixed("0 0")), 0)


def test_h135_the_dog_of_a_straight_sits_out_for_a_higher_one() -> None:
    first, out = strongest(*split([*mixed("0 1 2 3 4 5"), (BLUE, 6)]))
    second, none_out = strongest(*split(mixed("0 1 2 3 4 5")))
    assert (told(first), out) == ((ranking.STRAIGHT_OF_SIX, (6,)), 1)
    assert (told(second), none_out) == ((ranking.STRAIGHT_OF_SIX, (5,)), 0)
    assert first > second


def test_h136_three_dogs_and_five_regular_cards() -> None:
    cards = [*mixed("3 3 7 9 12"), A_DOG, A_DOG, A_DOG]
    assert legal_outs(*split(cards)) == (2, 2)
    assert strongest(*split(cards)) == (power(mixed("3 3 7 9 12 0")), 2)


def test_h120_h122_example_battle_three_twos_then_a_pair_of_nines_then_a_pair_of_fives() -> None:
    assert strongest(*split(mixed("2 2 2")))[0] > strongest(*split(mixed("0 10 9 9")))[0]
    assert strongest(*split(mixed("0 10 9 9")))[0] > strongest(*split(mixed("5 5 0")))[0]


def test_h120_suits_never_break_a_tie() -> None:
    assert power(suited("9 8 6 5 4")) == power(suited("9 8 6 5 4", BROWN))
    assert power([(BLUE, 7), (GREY, 7)]) == power([(BROWN, 7), (GREEN, 7)])


def test_j6_john_of_gaunt_has_three_nines_and_no_spare_card() -> None:
    assert power(mixed("9 9 9")) == JOHN_OF_GAUNT
    assert power(mixed("8 8 8 18 17 16")) < JOHN_OF_GAUNT < power(mixed("9 9 9 0"))


def test_h37_the_strongest_lay_may_leave_cards_in_hand() -> None:
    hand = [*suited("9 8 7 6 5"), (ORANGE, 18), (GREEN, 18), A_DOG]
    assert best_lay(hand) == (power(suited("9 8 7 6 5")), sorted(suited("9 8 7 6 5")))
    assert best_lay([]) == (0, [])
    assert best_lay([A_DOG]) == (power([A_DOG]), [A_DOG])


def test_h37_no_dog_sits_out_and_all_spare_cards_are_laid() -> None:
    assert best_lay(mixed("7 7 0 0"))[1] == [A_DOG, A_DOG, (BLUE, 7), (ORANGE, 7)]
    assert best_lay([A_DOG] * 9) == (power([A_DOG] * 6), [A_DOG] * 6)
    assert len(best_lay([*mixed("7 7 3 4 9 12"), (BLUE, 14), A_DOG])[1]) == 6


def test_h37_of_equal_lays_the_one_of_the_first_suits() -> None:
    hand = [*suited("9 8 7 6 5", GREY), *suited("9 8 7 6 5", YELLOW)]
    assert best_lay(hand)[1] == sorted(suited("9 8 7 6 5", GREY))
    assert best_lay([(BROWN, 4), (GREY, 4), (GREEN, 4), (ORANGE, 4), (BLUE, 4), (YELLOW, 18), (ORANGE, 18)])[1] == [
        *[(BLUE, 4), (ORANGE, 4), (ORANGE, 18), (GREEN, 4), (GREY, 4), (BROWN, 4)]
    ]


@pytest.mark.parametrize("suit", range(6))
@pytest.mark.parametrize("size", [5, 6])
def test_h120_every_straight_flush_of_every_suit(suit: int, size: int) -> None:
    for top in range(size - 1, 19):
        cards = [(suit, value) if value else A_DOG for value in range(top - size + 1, top + 1)]
        assert made(cards) == (brute.COMBINATIONS.index(f"straight flush of {size}"), (top,))
        assert best_lay(cards) == (power(cards), sorted(cards))


def check_lays(count: int, seed: int) -> None:
    """Random lays against brute force: combination and values, and that integers compare as ranks do."""
    rng = Random(seed)
    before, rank_before = 0, brute.rank([])
    for _ in range(count):
        cards = random_cards(rng, 6)
        now, rank = power(cards), brute.rank(cards)
        assert told(now) == rank, cards
        assert (now > before, now == before) == (rank > rank_before, rank == rank_before), cards
        before, rank_before = now, rank


def check_dogs_out(count: int, seed: int) -> None:
    """Random lays of up to eight cards within the limit, with the best choice of dogs to sit out."""
    rng = Random(seed)
    for _ in range(count):
        cards = random_cards(rng, 8)
        if len(cards) - min(2, cards.count(A_DOG)) > 6:
            continue
        best, out = strongest(*split(cards))
        assert (told(best), out) == brute.strongest(cards), cards


def check_strongest_lays(count: int, most: int, seed: int) -> None:
    """The strongest lay of random hands against all of their lays."""
    rng = Random(seed)
    for _ in range(count):
        hand = random_cards(rng, most)
        best, lay = best_lay(hand)
        assert (told(best), sorted(lay)) == brute.strongest_lay(hand), hand


def check_large_hands(count: int, seed: int) -> None:
    """In hands too large for all lays: the lay is as strong as it claims, and no exchange of a few cards beats it."""
    rng = Random(seed)
    for _ in range(count):
        hand = [(suit, value) for suit in range(6) for value in range(1, 19) if rng.random() < 0.3]
        hand += [A_DOG] * rng.choice((0, 0, 1, 2, 3, 4))
        best, lay = best_lay(hand)
        rest = list(hand)
        for card in lay:
            rest.remove(card)
        assert power(lay) == best
        for _ in range(400):
            kept = rng.sample(lay, max(0, len(lay) - rng.randint(0, 3)))
            assert power(kept + rng.sample(rest, min(len(rest), rng.randint(0, 6 - len(kept))))) <= best, hand


def check_million() -> None:
    check_lays(1_000_000, seed=7)


def test_h120_h121_h122_h123_lays_agree_with_brute_force() -> None:
    check_lays(20_000, seed=1)


def test_h120_random_lays_meet_every_combination() -> None:
    rng = Random(1)
    met = {brute.rank(random_cards(rng, 6))[0] for _ in range(20_000)}
    assert met == set(range(len(brute.COMBINATIONS)))


def test_h24_h25_dogs_that_sit_out_agree_with_brute_force() -> None:
    check_dogs_out(5_000, seed=2)


def test_h37_strongest_lays_agree_with_brute_force() -> None:
    check_strongest_lays(150, most=10, seed=3)
    check_strongest_lays(1_000, most=7, seed=4)


def test_h37_no_exchange_beats_the_strongest_lay_of_a_large_hand() -> None:
    check_large_hands(40, seed=5)


@pytest.mark.slow
def test_h120_a_million_lays_agree_with_brute_force() -> None:
    check_million()


@pytest.mark.slow
def test_h24_h37_many_more_lays_agree_with_brute_force() -> None:
    check_dogs_out(200_000, seed=12)
    check_strongest_lays(2_000, most=10, seed=13)
    check_strongest_lays(300, most=13, seed=14)
    check_large_hands(2_000, seed=15)
