"""The companion of a first match: has something to say to every kind of decision, once, and knows what the seat may."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tafelrunde.bots.simple import GreedyBot, RandomBot
from tafelrunde.core.dealer import FastDealer, ScriptedDealer
from tafelrunde.core.events import Event
from tafelrunde.core.game import State
from tafelrunde.core.match import Match
from tafelrunde.core.registry import keys, make_game
from tafelrunde.learn.companion import BrokenCompanion, Note, companion_notes, cues, note, read_companion
from tafelrunde.words.rulebook import read_rulebook

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = [key for key in keys() if companion_notes(key)]
FEW = range(3)
RARE = {"druidenwalzer": (157, 203)}
"""Matches in which something turns up that is met in one of some hundred: both cults could win in the same fights."""

NOTHING: frozenset[str] = frozenset()
each_game = pytest.mark.parametrize("key", GAMES)


def matches(key: str, seed: int, *, is_wise: bool = False) -> Iterator[Match]:
    """A match of bots, before every decision. All of them play at random, or one of them looks ahead."""
    game = make_game(key, {})
    match = Match.new(game, list(game.seats)[seed % len(game.seats)], seed=seed)
    chance = FastDealer(seed)
    bots: list[RandomBot | GreedyBot] = [RandomBot(seed) for _ in range(match.seats)]
    if is_wise:
        bots[seed % match.seats] = GreedyBot(game, seed)
    while to_act := match.to_act():
        yield match
        seat = to_act[chance.pick(len(to_act))]
        match.play(seat, bots[seat].decide(match.view(seat), match.legal(seat)))


class Listener:
    """A seat with a companion beside it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.chapters = 0
        self.said: list[Note] = []

    def listen(self, match: Match) -> Note | None:
        """What the companion says now that the seat has to decide."""
        found = note(match.game, match.view(self.seat), match.legal(self.seat), self.hear(match), self.ids())
        if found is not None:
            self.said.append(found)
        return found

    def hear(self, match: Match) -> list[Event]:
        heard = match.chapters(self.seat, self.chapters)
        self.chapters = max([self.chapters, *[chapter.number + 1 for chapter in heard]])
        return [event for chapter in heard for event in chapter.events]

    def ids(self) -> frozenset[str]:
        return frozenset([each.id for each in self.said])


@cache
def said_in(key: str, seed: int, *, is_wise: bool) -> tuple[tuple[Note, ...], ...]:
    """What the companion said to each seat of a match, in order. On the way: to whoever has heard nothing yet it has
    something to say, and there is a note for each of the choices."""
    listeners: list[Listener] = []
    for match in matches(key, seed, is_wise=is_wise):
        listeners = listeners or [Listener(seat) for seat in range(match.seats)]
        for seat in match.to_act():
            legal, view = match.legal(seat), match.view(seat)
            assert note(match.game, view, legal, [], NOTHING) is not None
            assert {action.verb for action in legal} <= noted(key, view.phase)
            listeners[seat].listen(match)
    return tuple([tuple(listener.said) for listener in listeners])


@cache
def noted(key: str, phase: int) -> set[str]:
    """The verbs that notes speak of in this phase."""
    every = {action.verb for action in make_game(key, {}).catalogue.actions}
    there = [cue for cue in cues(key) if phase in cue.phases or (cue.verbs and not cue.phases)]
    return set().union(*[cue.verbs or every for cue in there])


@each_game
def test_every_kind_of_decision_has_a_note_and_nothing_is_said_twice(key: str) -> None:
    everything = frozenset([each.id for each in companion_notes(key)])
    for seed in FEW:
        for said in said_in(key, seed, is_wise=False):
            ids = [each.id for each in said]
            assert len(ids) == len(set(ids)) and len(ids) >= 3
            assert set(ids) <= everything


@each_game
def test_the_companion_is_silent_when_all_was_said(key: str) -> None:
    everything = frozenset([each.id for each in companion_notes(key)])
    match = next(matches(key, 1))
    seat = match.to_act()[0]
    events = [event for chapter in match.chapters(seat) for event in chapter.events]
    assert note(match.game, match.view(seat), match.legal(seat), events, NOTHING) is not None
    assert note(match.game, match.view(seat), match.legal(seat), events, everything) is None


def reached(key: str, seeds: Iterable[int], *, is_wise: bool = False) -> set[str]:
    return {each.id for seed in seeds for said in said_in(key, seed, is_wise=is_wise) for each in said}


@each_game
def test_most_notes_are_heard_in_a_few_matches(key: str) -> None:
    assert len(reached(key, FEW)) >= len(companion_notes(key)) * 2 // 3


@pytest.mark.slow
@each_game
def test_every_note_is_heard_in_matches(key: str) -> None:
    seeds = (*range(40), *RARE.get(key, ()))
    assert reached(key, seeds) | reached(key, range(2), is_wise=True) == {each.id for each in companion_notes(key)}


def after(state: State, actor: int, number: int) -> tuple[State, list[Event]] | None:
    """What comes of an action, with all that happens, secrets included; None if this actor may not do it."""
    if number not in state.legal(actor):
        return None
    following, dealer = state.clone(), ScriptedDealer([0] * 200)
    following.apply(actor, number, dealer)
    return following, dealer.events


def test_the_companion_knows_what_the_seat_knows() -> None:
    """What is hidden from a seat is swapped, and somebody acts: as long as the seat sees no difference, it hears the
    same, even if the companion was told of secrets by mistake."""
    chance = FastDealer(1)
    compared, secrets = 0, 0
    for key in GAMES:
        some = frozenset([each.id for each in companion_notes(key)[::2]])
        for match in matches(key, 2):
            game = match.game
            for seat in range(match.seats):
                twin = game.swap_hidden(match.state, seat, chance)
                actor = match.to_act()[0]
                legal = match.legal(actor)
                number = game.catalogue.number(legal[chance.pick(len(legal))])
                told = [after(state, actor, number) for state in (match.state, twin)]
                if told[0] is None or told[1] is None:
                    continue
                views = [state.view(seat) for state, _ in (told[0], told[1])]
                heard = [repr([event.seen_by(seat) for event in events]) for _, events in (told[0], told[1])]
                if views[0] != views[1] or heard[0] != heard[1]:
                    continue
                compared += 1
                secrets += repr(told[0][1]) != repr(told[1][1])
                for said in (NOTHING, some):
                    notes = [
                        note(game, state.view(seat), game.legal_actions(state, seat), events, said)
                        for state, events in (told[0], told[1])
                    ]
                    assert notes[0] == notes[1]
    assert compared > 200 and secrets > 0


@each_game
def test_every_rule_it_names_is_in_the_rulebook(key: str) -> None:
    there = {paragraph.number for paragraph in read_rulebook(key, "en").paragraphs()}
    for each in companion_notes(key):
        assert each.rules and set(each.rules) <= there, each.id
        assert 2 <= len(each.ideas) <= 3, each.id


@each_game
def test_places_are_spots_of_the_board(key: str) -> None:
    files = [*(WEB / "games" / key).glob("*.svelte"), WEB / "table" / "Seats.svelte"]
    spots = {spot for file in files for spot in re.findall(r'data-spot="([^"]+)"', file.read_text(encoding="utf-8"))}
    patterns = [re.sub(r"\\\{[^}]*\\\}", "[0-9]+", re.escape(spot)) for spot in spots]
    for seed in FEW:
        for said in said_in(key, seed, is_wise=False):
            for each in said:
                assert any(re.fullmatch(pattern, each.place) for pattern in patterns), each


def test_there_is_a_companion_for_every_game() -> None:
    assert keys() == GAMES


GOOD = """
[[note]]
id = "turn"
phases = ["turn"]
verbs = ["recruit"]
events = [{ kind = "Won", seat = "other" }]
view = { keeper = "you", "sizes.size" = [2, 3], recruits = ["b3"] }
ideas = 2
rules = ["H109"]
place = "battle:{battle}"
"""


@pytest.mark.parametrize(
    ("part", "becomes", "sentence"),
    [
        ("[[note]]", "[[notes]]", "The companion of havoc: 'note'"),
        ('id = "turn"', "", "Note 1 of havoc, None: 'id'"),
        ('phases = ["turn"]', 'phases = ["tea"]', "Note 1 of havoc, turn: there is no phase tea"),
        ('verbs = ["recruit"]', 'verbs = ["dance"]', "there is no verb dance"),
        ('kind = "Won"', 'kind = "Danced"', "nothing called Danced can happen"),
        ('seat = "other"', 'colour = "other"', "there is no colour"),
        ('keeper = "you"', 'sleeper = "you"', "there is no sleeper"),
        ('"sizes.size"', '"sizes.best"', "there is no sizes.best"),
        ('"b3"', '"z3"', "There is no card 'z3'."),
        ("ideas = 2", "ideas = 2\nplaces = 3", "a note has no places"),
        ("{battle}", "{region}", "nothing says where battle:{region} is"),
        (GOOD, GOOD + GOOD, "Note 2 of havoc, turn: there is another one of this id"),
        (GOOD, '[[note]]\nid = "x"\nideas = 2\nrules = []\nplace = ""\n', "it does not say when it applies"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(part: str, becomes: str, sentence: str) -> None:
    assert len(read_companion("havoc", GOOD)) == 1
    with pytest.raises(BrokenCompanion) as refused:
        read_companion("havoc", GOOD.replace(part, becomes, 1))
    assert sentence in str(refused.value)
