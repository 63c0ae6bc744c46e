"""Random matches of the engine, compared at every decision with a reference written from the rules alone."""

from collections import Counter, deque
from itertools import product
from random import Random

import pytest

from tafelrunde.core.events import Event
from tafelrunde.core.game import OptionValue
from tafelrunde.core.match import Match
from tafelrunde.games.havoc.components import JOHN_IN_PILE, JOHN_SEAT
from tafelrunde.games.havoc.events import (
    Dealt,
    Drew,
    DrewJohn,
    JohnRemoved,
    LaidAtCastillon,
    Refilled,
    SideTurned,
)
from tafelrunde.games.havoc.game import HavocState
from tafelrunde.games.havoc.notation import card_name
from tests.games.havoc.reference import Decision, Reference, Variants
from tests.games.havoc.reference_battle import JOHN, JOHNS_SEAT, likely_lays, number, strength, value

Options = dict[str, OptionValue]

ALL_OPTIONS: list[Options] = [
    {"battle_order": order, "peace_card": peace, "small_table": small, "john_of_gaunt": john}
    for order, peace, small, john in product(
        ("historical", "random", "winner"), ("seats", "fast"), (True, False), ("off", "replaces", "extra")
    )
]

MOODS: dict[str, dict[str, float]] = {
    "even": {},
    "eager": {"havoc": 6, "decline": 0.1, "stand": 0.4, "pass": 0.2},
    "reluctant": {"havoc": 0.02, "decline": 5, "lay": 0.3, "stop": 3},
    "hoarding": {"havoc": 0.0001, "decline": 50, "fetch": 0.05, "loot": 0.05, "stand": 9, "pass": 9},
    "sparing": {"havoc": 2, "decline": 0.2, "stand": 9, "pass": 9},
    "lavish": {"havoc": 3, "decline": 0.05, "lay": 9, "stand": 0.3, "pass": 0.1, "stop": 9},
    "handling": {"fetch": 5, "loot": 5, "scavenge": 5, "stop": 0.05, "decline": 0.3},
    "mimicking": {"havoc": 0.3, "decline": 0.1, "stand": 4, "pass": 4},
    "matching": {"havoc": 2, "decline": 0.2, "stand": 0.6, "pass": 0.6, "draw": 0.3},
    "suiting": {"havoc": 2, "decline": 0.2, "lay": 5, "stand": 0.6, "pass": 0.6, "draw": 0.3},
    "shrewd": {"havoc": 0.08, "decline": 0.2, "lay": 99, "draw": 0.4, "stop": 0.1},
    "gathering": {"havoc": 2, "decline": 0.1, "lay": 99, "stand": 0.5, "pass": 0.1, "fetch": 0.05},
}
"""How much each verb is preferred, 1 where it is not named."""


def liking(mood: str, verb: str, card: str, reference: Reference, seat: int) -> float:
    """How much a card is preferred with a verb."""
    keeping = verb in ("put", "discard")
    laid = reference.laid.get(seat, [])
    own = reference.hands[seat] + laid
    if mood == "handling" and card == "dog":
        return 0.05 if keeping else 8
    if mood == "mimicking" and verb == "lay":
        others = [cards for who, cards in reference.laid.items() if who != seat]
        return 60 if any(equals(card, cards) > equals(card, laid) for cards in others) else 1
    if mood == "matching" or (mood == "shrewd" and verb != "lay"):
        return 20.0 ** (-equals(card, own) if keeping else equals(card, own))
    if mood == "suiting":
        same = max([sum(one[0] == suit for one in own) for suit in "bogryn"])
        liked = card != "dog" and sum(one[0] == card[0] for one in own) == same
        return (0.02 if keeping else 40) if liked else 1
    if mood == "gathering":
        return (0.0001 if keeping or is_saving(verb, reference) else 40) if is_gathered(card) else 1
    return 1


def equals(card: str, cards: list[str]) -> int:
    return sum(value(one) == value(card) for one in cards)


def is_gathered(card: str) -> bool:
    """A card for a tie with John of Gaunt's three nines."""
    return card == "dog" or value(card) == 9


def is_saving(verb: str, reference: Reference) -> bool:
    return verb == "lay" and reference.john_after is None


def choose(decision: Decision, mood: str, reference: Reference, chance: Random) -> str:
    parted = [(action, *action.partition(" ")[::2]) for action in sorted(decision.actions)]
    if mood == "gathering":  # nothing gathered is laid in others' battles, if that can be helped
        others = [one for one in parted if not (is_saving(one[1], reference) and is_gathered(one[2]))]
        parted = others or parted
    if mood == "shrewd" and any(
        verb == "lay" for _, verb, _ in parted
    ):  # the strongest cards of all that the seat has, in the order in which they may be laid
        laid = reference.laid.get(decision.seat, [])
        best = max(likely_lays(reference.hands[decision.seat] + laid), key=strength)
        wanted = [one for one in parted if one[1] == "lay" and best.count(one[2]) > laid.count(one[2])]
        others = [one for one in parted if one[1] != "lay"]
        parted = sorted(wanted, key=lambda one: number(one[2]))[:1] + others or parted
    verbs = sorted({verb for _, verb, _ in parted})
    verb = chance.choices(verbs, [MOODS[mood].get(verb, 1) for verb in verbs])[0]
    same = [(action, what) for action, said, what in parted if said == verb]
    if verb in ("take", "put", "discard", "lay", "scavenge"):
        likings = [liking(mood, verb, what, reference, decision.seat) for _, what in same]
        return chance.choices([action for action, _ in same], likings)[0]
    return chance.choice(same)[0]


def came_out(event: Event) -> str | None:
    """The card that left the pile with this event."""
    if isinstance(event, (Dealt, Drew)):
        heard = event.seen_by(event.seat)
        assert isinstance(heard, (Dealt, Drew))
        return card_name(heard.card)
    if isinstance(event, Refilled):
        return card_name(event.card)
    if isinstance(event, SideTurned):
        return card_name(event.card) if event.card >= 0 else None
    return JOHN if isinstance(event, (DrewJohn, JohnRemoved)) else None


def names(cards: object) -> list[str]:
    assert hasattr(cards, "__iter__")
    return sorted(card_name(card) for card in cards)


def table_of_engine(state: HavocState) -> dict[str, object]:
    keeper = int(state.keeper)
    return {
        "hands": [names(hand) for hand in state.hands],
        "laid": [names(laid) for laid in state.laid],
        "recruits": names(state.recruits),
        "discards": names(state.discards),
        "pile": sorted(names(state.pile) + ([JOHN] if state.john == JOHN_IN_PILE else [])),
        "points": list(state.points),
        "wins": list(state.wins),
        "keeper": JOHNS_SEAT if keeper == JOHN_SEAT else keeper,
        "number": int(state.peace),
        "ahead": [battle + 1 for battle in state.order[state.fought :]],
    }


def table_of_reference(reference: Reference) -> dict[str, object]:
    return {
        "hands": [sorted(hand) for hand in reference.hands],
        "laid": [sorted(reference.laid.get(seat, [])) for seat in range(reference.seats)],
        "recruits": sorted(reference.recruits),
        "discards": sorted(reference.discards),
        "pile": sorted(reference.pile),
        "points": reference.points,
        "wins": reference.won,
        "keeper": reference.keeper,
        "number": reference.number,
        "ahead": reference.battles,
    }


def compare(match: Match, reference: Reference, decision: Decision) -> None:
    state = match.state
    assert isinstance(state, HavocState)
    assert match.to_act() == [decision.seat]
    legal = [match.game.action_name(action) for action in match.legal(decision.seat)]
    assert sorted(legal) == sorted(decision.actions)
    engines, references = table_of_engine(state), table_of_reference(reference)
    if decision.actions <= {"recruit", "havoc"}:
        engines["ahead"] = battles_ahead(engines["ahead"])
    else:
        for name in ("keeper", "number", "ahead"):  # between turns each may record them at its own time
            del engines[name], references[name]
    assert engines == references


def battles_ahead(ahead: object) -> object:
    """Without Castillon, where the engine counts it."""
    assert isinstance(ahead, list)
    return [battle for battle in ahead if battle <= 8]


def follow(seats: int, options: Options, seed: str) -> Counter[str]:
    """Plays a match in the engine and in the reference; returns how often each thing happened in it."""
    chance = Random(seed)
    mixed = chance.choices(sorted(MOODS), k=seats)
    moods = mixed if chance.random() < 0.4 else [chance.choice([*sorted(MOODS), "shrewd", "shrewd"])] * seats
    match = Match.new("havoc", seats, seed, options)
    coming: deque[str] = deque()
    happened: Counter[str] = Counter()

    def hear(events: list[Event]) -> None:
        happened.update(type(event).__name__ for event in events)
        coming.extend(card for card in map(came_out, events) if card is not None)

    def next_order() -> list[int]:
        assert isinstance(match.state, HavocState)
        return [battle + 1 for battle in match.state.order][:8]

    order = str(options["battle_order"])
    reference = Reference(
        seats,
        Variants(
            order="printed" if order == "historical" else order,
            fast_peace=options["peace_card"] == "fast",
            drop_second=options["small_table"] is True,
            john=options["john_of_gaunt"] != "off",
            extra_battle=options["john_of_gaunt"] == "extra",
        ),
        lambda kind: coming.popleft() if coming else f"no card for a {kind}",
        next_order,
    )
    hear(match.told[0])
    playing = reference.play()
    events: list[Event] = []
    try:
        decision = next(playing)
        while True:
            assert not coming, f"the engine drew {list(coming)} more"
            compare(match, reference, decision)
            action = choose(decision, moods[decision.seat], reference, chance)
            events = match.play(decision.seat, action)
            hear(events)
            decision = playing.send(action)
    except StopIteration:
        pass
    except AssertionError as error:
        lines = [f"{entry.seat} {match.game.action_name(entry.action)}" for entry in match.entries[-12:]]
        error.add_note(f"seats {seats}, {options}, seed {seed!r}, entry {len(match.entries)}: {lines}\n{events}")
        raise
    assert not coming
    compare_ends(match, reference, events)
    return happened + reference.rare


def compare_ends(match: Match, reference: Reference, last_events: list[Event]) -> None:
    assert match.to_act() == []
    standings = match.standings()
    assert standings is not None
    assert list(standings.places) == reference.standings
    assert list(standings.points) == reference.points
    laid: list[list[str]] = [[] for _ in range(reference.seats)]
    for event in last_events:
        if isinstance(event, LaidAtCastillon):
            laid[event.seat].append(card_name(event.card))
    for seat, cards in enumerate(laid):  # equal values in other suits are just as good
        assert (strength(cards), len(cards)) == (strength(reference.laid[seat]), len(reference.laid[seat]))


def follow_many(seats: int, first: int, count: int) -> Counter[str]:
    """Matches of all options in turn, in steps that share no divisor with their number: even a few vary a lot."""
    happened: Counter[str] = Counter()
    for nth in range(first, first + count):
        happened += follow(seats, ALL_OPTIONS[(nth * 5 + seats) % len(ALL_OPTIONS)], f"reference {seats} {nth}")
    return happened


@pytest.mark.parametrize("seats", range(2, 7))
def test_engine_and_reference_agree(seats: int) -> None:
    happened = follow_many(seats, 400, 9)
    assert {"CriedHavoc", "DrewJohn", "Declined"} <= set(happened)


def test_a_second_choice_of_the_next_battle_forgets_the_first() -> None:
    options: Options = {
        "battle_order": "winner",
        "peace_card": "seats",
        "small_table": True,
        "john_of_gaunt": "extra",
    }
    follow(6, options, "reference 6 4")


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_engine_and_reference_agree_in_many_matches(seats: int) -> None:
    happened = follow_many(seats, 0, 400)
    assert {"YearOfPeace", "Reshuffled", "DrewJohn", "JohnRemoved", "John wins", "John loses"} <= set(happened)
