"""What Havoc says, word for word: combinations, every event, the prompts, the position, in three languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Action
from tafelrunde.core.dealer import FastDealer
from tafelrunde.core.declared import Declaration, dashed
from tafelrunde.core.events import Event
from tafelrunde.core.game import OVER
from tafelrunde.core.match import Match
from tafelrunde.core.messages import Argument, Grid, Item, Message
from tafelrunde.core.seats import ONLOOKER
from tafelrunde.games.havoc import events
from tafelrunde.games.havoc.cards import cards_of
from tafelrunde.games.havoc.chronicle import CHRONICLE
from tafelrunde.games.havoc.components import CALAIS_TO_TOURS, DOG, JOHN_FIGHTING, JOHN_SEAT, REMOVED
from tafelrunde.games.havoc.game import Havoc
from tafelrunde.games.havoc.names import combination_told
from tafelrunde.games.havoc.notation import parse_card
from tafelrunde.games.havoc.phases import ADDING, JOINING, LOOTING, RECRUITING, SCAVENGING, SITTING_OUT, SWAPPING, TURN
from tafelrunde.games.havoc.position import tell_position
from tafelrunde.games.havoc.ranking import EMPTY, JOHN_OF_GAUNT, strength
from tafelrunde.games.havoc.telling import tell_action, tell_prompt
from tafelrunde.games.havoc.view import HavocView
from tafelrunde.words import LANGUAGES, Words

NAMES = ("Konrad", "Ilona", "Bertrand", "Marian")


def cards(text: str) -> tuple[int, ...]:
    return tuple(cards_of([parse_card(name) for name in text.split()]))


def say(said: Argument, reader: int | None = None) -> list[str]:
    return [Words(language, NAMES, reader).text(said) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("laid", "english", "german", "hungarian"),
    [
        ("b12 o3", "high card, 12", "höchste Karte 12", "magas lap, 12-es"),
        ("b5 o3", "high card, 5", "höchste Karte 5", "magas lap, 5-ös"),
        ("dog", "high card, a dog", "höchste Karte ein Hund", "magas lap, eb"),
        ("b9 o9 g2", "pair of nines", "Paar 9er", "9-es pár"),
        ("dog dog", "pair of dogs", "Paar Hunde", "ebes pár"),
        ("b11 o11 g4 r4", "two pairs, elevens over fours", "zwei Paare, 11er und 4er", "két pár, 11-es és 4-es"),
        ("b10 o10 dog dog", "two pairs, tens over dogs", "zwei Paare, 10er und Hunde", "két pár, 10-es és ebes"),
        ("b8 o8 g8", "triplet of eights", "Drilling 8er", "8-as terc"),
        (
            "b3 o4 g5 r6 y7",
            "straight of five up to 7",
            "Fünfer-Straße bis 7",
            "7-ig érő 5-ös sor",
        ),
        (
            "b6 o6 g5 r5 y3 n3",
            "three pairs, sixes over fives and threes",
            "drei Paare, 6er, 5er und 3er",
            "három pár, 6-os, 5-ös és 3-as",
        ),
        ("b2 b4 b6 b8 b12", "flush of five, 12 high", "Fünfer-Flush, höchste 12", "12-ig érő 5-ös flös"),
        ("b3 o4 g5 r6 y7 n8", "straight of six up to 8", "Sechser-Straße bis 8", "8-ig érő 6-os sor"),
        (
            "b10 o10 g10 dog dog",
            "full house, tens over dogs",
            "Full House, 10er über Hunde",
            "full, 10-es terc ebes párral",
        ),
        ("b2 b4 b6 b8 b12 dog", "flush of six, 12 high", "Sechser-Flush, höchste 12", "12-ig érő 6-os flös"),
        (
            "b13 o13 g13 b1 o1 g1",
            "two triplets, thirteens over ones",
            "zwei Drillinge, 13er und 1er",
            "két terc, 13-as és 1-es",
        ),
        ("b7 o7 g7 r7", "four of a kind, sevens", "Vierling 7er", "4 ugyanolyan lap, 7-es"),
        ("dog dog dog dog b1", "four of a kind, dogs", "Vierling Hunde", "4 ugyanolyan lap, eb"),
        (
            "b15 o15 g15 r15 b2 o2",
            "big house, fifteens over twos",
            "großes Full House, 15er über 2er",
            "nagy full, 15-ös négyes 2-es párral",
        ),
        ("b16 o16 g16 r16 y16", "five of a kind, sixteens", "Fünfling 16er", "5 ugyanolyan lap, 16-os"),
        (
            "b5 b6 b7 b8 b9",
            "straight flush of five up to 9",
            "Fünfer-Straight-Flush bis 9",
            "9-ig érő 5-ös színsor",
        ),
        ("b18 o18 g18 r18 y18 n18", "six of a kind, eighteens", "Sechsling 18er", "6 ugyanolyan lap, 18-as"),
        (
            "dog b1 b2 b3 b4 b5",
            "straight flush of six up to 5",
            "Sechser-Straight-Flush bis 5",
            "5-ig érő 6-os színsor",
        ),
    ],
)
def test_h120_combinations_are_called_by_name_and_value(laid: str, english: str, german: str, hungarian: str) -> None:
    held = cards_of([parse_card(name) for name in laid.split()])
    assert say(combination_told(strength(held.regular(), held.dogs))) == [english, german, hungarian]


def test_h50_an_empty_combination_is_called_nothing() -> None:
    assert say(combination_told(EMPTY)) == ["nothing", "nichts", "semmi"]


def test_j6_john_has_a_triplet_of_nines() -> None:
    assert say(combination_told(JOHN_OF_GAUNT))[0] == "triplet of nines"


def samples(kind: Declaration) -> list[Event]:
    """An event with every value that has a sentence of its own, and some others."""
    values = {name: some(name, kind) for name in kind.fields}
    most = max([len(each) for each in values.values()], default=1)
    make: Callable[..., Event] = getattr(events, kind.name)
    return [make(*[each[min(at, len(each) - 1)] for each in values.values()]) for at in range(most)]


def some(name: str, kind: Declaration) -> list[int]:
    """Values that a field of this event may have."""
    if name == "card":
        dogs = [] if kind.name in ("Looted", "Scavenged") else [int(DOG)]
        return [0, 4, 107, *dogs, *([int(NONE)] if kind.hides or kind.name == "SideTurned" else [])]
    if name == "battle":
        return [int(CALAIS_TO_TOURS)] if kind.name == "SideTurned" else [0, 8, int(NONE) if kind.name[0] == "J" else 3]
    if name == "strength":
        return [int(JOHN_OF_GAUNT)]
    if name == "place":
        return list(range(1, 8))
    return [0] if name == "seat" else [0, 1, 2] if kind.name in ("Swapped", "PeaceTurned") else [1, 2]


@pytest.mark.parametrize("kind", CHRONICLE.happenings.values(), ids=lambda kind: kind.name)
def test_every_event_has_a_sentence_and_a_rule(kind: Declaration) -> None:
    told = [CHRONICLE.tell(event) for event in samples(kind)]
    for sentence in told:
        assert sentence.message.id.startswith(f"havoc-event-{dashed(kind.name)}") and sentence.rules
        for reader in (None, 0, 1):
            assert all(text.endswith(".") for text in say(sentence.message, reader))
    assert len({repr(sentence.message) for sentence in told}) == len(told)


def test_h1_h34_a_secret_card_is_not_named() -> None:
    drawn = events.Drew(1, parse_card("b9"))
    assert say(CHRONICLE.tell(drawn.seen_by(1)).message, 1) == [
        "You drew blue 9.",
        "Du ziehst Blau 9.",
        "Felhúztad a kék 9-est.",
    ]
    assert say(CHRONICLE.tell(drawn.seen_by(0)).message, 0) == [
        "Ilona drew a card.",
        "Ilona zieht eine Karte.",
        "Ilona húzott egy lapot.",
    ]


def test_hungarian_endings_follow_the_spoken_number() -> None:
    words = Words("hu", NAMES)
    laid = [
        words.text(CHRONICLE.tell(events.Laid(0, value)).message).removeprefix("Konrad lerakta a ")
        for value in range(18)
    ]
    assert laid == [
        f"kék {number}."
        for number in [
            "1-est",
            "2-est",
            "3-ast",
            "4-est",
            "5-öst",
            "6-ost",
            "7-est",
            "8-ast",
            "9-est",
            "10-est",
            "11-est",
            "12-est",
            "13-ast",
            "14-est",
            "15-öst",
            "16-ost",
            "17-est",
            "18-ast",
        ]
    ]


def a_view(seat: int = 0, seats: int = 4) -> HavocView:
    view = Match.new("havoc", seats, seed="a view").view(seat)
    assert isinstance(view, HavocView)
    return replace(
        view, hand=cards("b3 b10 o6 g12 r2 r13 y7 y12 n5"), sizes=(9, 5, 11, 7)[:seats], recruits=cards("o8 y1 n11")
    )


def legal(view: HavocView) -> list[Action]:
    """What the seat of a view may do."""
    game = Havoc()
    if view.seat not in view.to_act:
        return []
    sizes = (*view.sizes[: view.seat], len(view.hand), *view.sizes[view.seat + 1 :])
    return game.legal_actions(game.imagine(replace(view, sizes=sizes), FastDealer(1)), view.seat)


def prompt(view: HavocView, allowed: list[Action] | None = None) -> list[tuple[str, str]]:
    words = Words("en", NAMES, view.seat if view.seat >= 0 else None)
    return [(words.sentence(sentence), words.rules(sentence)) for sentence in tell_prompt(view, allowed or legal(view))]


def test_h109_the_turn_and_what_the_peace_card_does() -> None:
    view = replace(a_view(), keeper=0, peace=3, peace_max=3)
    assert prompt(view) == [
        ("Recruit or cry Havoc.", "H109"),
        ("The next battle is Sluys; its points are 5, 3.", "H107"),
        (
            "If you recruit, you declare a year of peace: Sluys is removed, and the others discard a card each.",
            "H111",
        ),
    ]
    assert prompt(replace(view, peace=1))[2] == ("If you recruit, you turn the peace card to 2.", "H110")
    assert prompt(replace(view, has_turned=True))[2][1] == "H3"
    assert prompt(replace(view, peace=0, is_first_turn_free=True))[2][1] == "H5"
    assert prompt(replace(view, fought=7))[2][1] == "H111, H8"
    assert len(prompt(replace(view, keeper=1))) == 2


def test_h17_h19_what_cannot_be_done_is_not_asked_for() -> None:
    assert prompt(replace(a_view(), hand=cards("b3")))[0][1] == "H109, H19"
    empty = replace(a_view(), pile=0, recruits=cards("o8"), discards=())
    assert prompt(empty, [Action("havoc")])[0] == ("Cry Havoc: there are too few cards to recruit.", "H17")


def test_h10_h16_where_the_cards_of_recruiting_come_from() -> None:
    view = replace(a_view(), phase=RECRUITING)
    assert prompt(view)[0][1] == "H112, H9"
    assert prompt(replace(view, recruits=cards("o8 y1 n11 b1 b2")))[0][1] == "H112, H10"
    assert prompt(replace(view, pile=0))[0][1] == "H112, H16"
    assert prompt(replace(view, draws=2))[0][1] == "H112, H11"


def test_h12_h13_dogs_are_offered_while_they_can_do_something() -> None:
    view = replace(a_view(), phase=RECRUITING, hand=cards("b3 dog dog"))
    assert prompt(view)[1:] == [("A dog can fetch you one more card.", "H12, H113")]
    assert prompt(replace(view, discards=cards("b9")))[1][1] == "H12, H113, H114"
    assert prompt(replace(view, discards=cards("b9"), dogs_used=1))[1][1] == "H12, H113"
    assert len(prompt(replace(view, dogs_used=2))) == 1
    assert len(prompt(replace(view, hand=cards("b3")))) == 1


def in_battle(seat: int = 3) -> HavocView:
    """The battle of the picture: Konrad has passed, Bertrand stays out, Marian is asked."""
    return replace(
        a_view(seat),
        phase=ADDING,
        to_act=(3,),
        fought=5,
        fates=(0, 1, int(REMOVED), 0, 2, -1, -1, -1, -1),
        battle=5,
        initiator=0,
        keeper=int(NONE),
        sizes=(7, 5, 11, 9),
        points=(15, 7, 8, 8),
        laid=(cards("b9 r9 n9"), cards("g11 r11 b4 o4"), (), cards("o10 g10 dog dog")),
        unasked=(),
        fighting=(0, 1, 3),
        adding=(1, 3),
        outs=(int(NONE),) * 4,
    )


def test_h21_h22_adding_says_how_much_fits_and_what_the_cards_make() -> None:
    assert prompt(in_battle()) == [
        ("Add cards to your line or pass.", "H21"),
        ("You may lay 4 more cards; so far 2 of 6.", "H22"),
        ("Your cards make: two pairs, tens over dogs. With that you are third so far.", "H120"),
    ]
    full = replace(in_battle(), laid=((), (), (), cards("b1 b2 b3 b4 b5 b6")))
    assert prompt(full)[1] == ("You may lay no more: you have laid all 6.", "H22, H53")
    with_dog = replace(full, hand=cards("b9 dog"))
    assert prompt(with_dog)[1][0] == "You may also lay a dog: the first two do not count towards the 6."


def test_h116_cards_before_the_last_one_follow_later() -> None:
    view = replace(in_battle(), visit=1, last_laid=parse_card("o6"))
    assert prompt(view)[0] == ("Lay more cards or stand.", "H116")
    assert prompt(view)[2][0] == (
        "Each time round, cards are laid in the order of your hand; those before orange 6 can follow next time."
    )
    assert prompt(replace(view, last_laid=int(DOG)))[2][0].startswith("Each time round, dogs are laid last")


def test_h21_j7_joining_depends_on_who_cried_havoc() -> None:
    view = replace(in_battle(), phase=JOINING, laid=((),) * 4, fighting=(), adding=(), unasked=(0, 1, 2, 3))
    assert prompt(view)[0][1] == "H21"
    assert prompt(replace(view, initiator=3))[0][1] == "H115"
    assert prompt(replace(view, initiator=int(JOHN_SEAT)))[0][1] == "J7"
    assert prompt(replace(view, visit=1))[0][0] == "Lay at least one more card."


def test_others_read_whom_they_wait_for() -> None:
    assert prompt(in_battle(1)) == [
        ("Waiting for Marian to add cards or pass.", "H21"),
        ("Your cards make: two pairs, elevens over fours. With that you are second so far.", "H120"),
    ]
    assert prompt(in_battle(2)) == [("Waiting for Marian to add cards or pass.", "H21")]
    assert prompt(replace(in_battle(ONLOOKER), hand=())) == [("Waiting for Marian to add cards or pass.", "H21")]
    laying = replace(in_battle(2), visit=1)
    assert prompt(laying) == [("Waiting for Marian to lay cards.", "H116")]


def test_j18_each_choice_of_dogs_says_what_it_makes() -> None:
    view = replace(in_battle(), phase=SITTING_OUT)
    told = [say(tell_action(view, Action("out", count)), 3)[0] for count in range(3)]
    assert told == [
        "No dog sits out: two pairs, tens over dogs",
        "One dog sits out: pair of tens",
        "2 dogs sit out: pair of tens",
    ]


def test_h125_what_can_be_scavenged_says_before_whom_it_lies() -> None:
    view = replace(in_battle(), phase=SCAVENGING)
    told = [say(tell_action(view, Action("scavenge", parse_card(name))), 3) for name in ("b9", "o10", "o8")]
    assert told == [
        ["blue 9, laid by Konrad", "Blau 9, ausgelegt von Konrad", "kék 9-es, Konrad lapjai közül"],
        ["orange 10, laid by you", "Orange 10, von dir ausgelegt", "narancs 10-es, a saját lapjaid közül"],
        ["orange 8 from the recruits", "Orange 8 aus den Rekruten", "narancs 8-as az újoncok közül"],
    ]


def facts(view: HavocView) -> dict[str, str]:
    words = Words("en", NAMES, view.seat if view.seat >= 0 else None)
    return {words.text(part.label): words.text(part.says) for part in tell_position(view) if isinstance(part, Item)}


def rows(view: HavocView) -> list[list[str]]:
    words = Words("en", NAMES, view.seat if view.seat >= 0 else None)
    (table,) = [part for part in tell_position(view) if isinstance(part, Grid)]
    return [[words.text(cell) for cell in line] for line in [table.heads, *table.rows]]


def test_the_position_in_a_battle() -> None:
    view = replace(in_battle(), seen=(cards("b1"), (), (), cards("o6")), discards=cards("b2 b5"), pile=26)
    assert facts(view) == {
        "Battle": "6 of 9: Orléans, 1429, points: 9, 6, 3",
        "Fought": "1 Sluys: Konrad, 2 Crécy: Ilona, 3 Poitiers: peace, 4 Nájera: Konrad, 5 Agincourt: Bertrand",
        "Ahead": "7 Patay (8, 5), 8 Formigny (10, 7, 4), 9 Castillon (11, 8, 5, 3)",
        "Recruits, 3 of at most 5": "orange 8, yellow 1, brown 11",
        "Pile": "26",
        "Discards": "2",
        "Havoc card": "Konrad",
        "Known cards in hands": "Konrad (blue 1)",
        "Your hand": "blue 3, blue 10, orange 6, green 12, grey 2, grey 13, yellow 7, yellow 12, brown 5",
    }
    assert rows(view) == [
        ["Player", "Points", "Cards", "In this battle", "Laid", "Standing"],
        ["Konrad", "15", "7", "triplet of nines", "blue 9, grey 9, brown 9", "1st, passed"],
        ["Ilona", "7", "5", "two pairs, elevens over fours", "blue 4, orange 4, green 11, grey 11", "2nd"],
        ["Bertrand", "8", "11", "stayed out", "none", ""],
        ["Marian, you", "8", "9", "two pairs, tens over dogs", "orange 10, green 10, dog, dog", "3rd"],
    ]


def test_h28_fewer_cards_in_hand_stand_higher_and_equals_share() -> None:
    laid = (cards("b9 o9"), cards("g9 r9"), cards("y9 n9"), ())
    view = replace(in_battle(), laid=laid, sizes=(3, 2, 3, 9))
    assert [line[5] for line in rows(view)[1:]] == ["2nd, passed", "1st", "2nd", ""]


def test_j6_john_has_a_row_of_his_own() -> None:
    view = replace(in_battle(), battle=int(CALAIS_TO_TOURS), initiator=int(JOHN_SEAT), john=int(JOHN_FIGHTING))
    assert facts(view)["Battle"] == "Chevauchées, Calais to Tours, points: 6, 0, 3"
    assert facts(view)["Ahead"].startswith("6 Orléans (9, 6, 3), 7 Patay")
    assert rows(view)[-1] == ["John of Gaunt", "", "0", "triplet of nines", "none", "1st, passed"]


def test_h39_a_small_table_pays_what_it_pays() -> None:
    view = Match.new("havoc", 2, seed="small").view(0)
    assert isinstance(view, HavocView)
    assert facts(view)["Next battle"] == "1 of 9: Sluys, 1340, points: 5"
    assert facts(view)["Ahead"].startswith("2 Crécy (5, 1), 3 Poitiers (6), 4 Nájera (7, 2), 5 Agincourt (8)")
    assert facts(view)["Ahead"].endswith("9 Castillon (11, 5)")


def test_h14_h56_discards_are_shown_only_to_the_looter() -> None:
    view = replace(a_view(), phase=LOOTING, discards=cards("b2 b5 dog"))
    assert facts(view)["Discards"] == "blue 2, blue 5, dog"
    assert facts(replace(view, seat=1))["Discards"] == "3"
    assert facts(replace(view, phase=TURN))["Discards"] == "3"


def test_h37_before_castillon_the_best_of_the_hand_is_told() -> None:
    view = replace(a_view(), phase=SWAPPING, fought=8)
    assert prompt(view)[1] == ("The best your hand makes now: pair of twelves.", "H37")
    assert "Recruits, 3 of at most 5" not in facts(view)


def at_the_end(points: tuple[int, ...], wins: tuple[int, ...], order: tuple[int, ...], seat: int = 0) -> HavocView:
    view = replace(in_battle(seat), phase=OVER, to_act=(), fought=9, battle=8, outs=(0, 0, 0, 0))
    return replace(view, points=points, wins=wins, at_castillon=order, fates=(0, 1, 2, 3, 0, 1, 2, 3, 0))


def test_h131_h40_who_won_and_what_decided() -> None:
    assert prompt(at_the_end((20, 9, 8, 1), (3, 2, 2, 1), (0, 1, 2, 3))) == [
        ("You have won with 20 points and are crowned King of France.", "H131")
    ]
    assert prompt(at_the_end((20, 20, 8, 1), (3, 4, 2, 1), (0, 1, 2, 3))) == [
        ("Ilona has won with 20 points and is crowned King of France.", "H131"),
        ("Points were tied; battles won decided.", "H40"),
        ("You came second with 20 points.", "H131"),
    ]
    assert prompt(at_the_end((20, 20, 8, 1), (3, 3, 2, 1), (0, 1, 2, 3)))[1] == (
        "Points and battles won were tied; the places at Castillon decided.",
        "H40",
    )
    shared = at_the_end((20, 20, 8, 1), (3, 3, 2, 1), (0, 0, 2, 3))
    assert prompt(shared) == [("The victory is shared, with 20 points each: you and Ilona.", "H40")]
    assert prompt(replace(shared, seat=3))[1] == ("You came fourth with 1 point.", "H131")
    assert len(prompt(replace(shared, seat=ONLOOKER))) == 1


def test_reasons_and_options_are_sentences_of_their_own() -> None:
    assert say(Message("havoc-reason-points"))[0] == "The war is over; whoever has the most points wins."
    assert say(Message("havoc-option-john-of-gaunt-replaces"))[2] == "egy csata helyett"
