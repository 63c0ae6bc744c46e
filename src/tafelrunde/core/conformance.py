"""Laws that every game keeps, written against the contract alone. Uncompiled, so that any test-suite can use it.

`check_match` plays one random match and checks every law on the way; a game's tests call it for many seeds."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from tafelrunde.core.dealer import FastDealer, ScriptedDealer, Unscripted
from tafelrunde.core.game import Game, State
from tafelrunde.core.match import Match
from tafelrunde.core.outcomes import foretell, joining, outcomes
from tafelrunde.core.record import read_record, verify_picks
from tafelrunde.core.seats import ONLOOKER

MOST_ENTRIES = 5000
"""A match between random players that takes longer than this never ends."""


def facts(thing: object) -> object:
    """Everything a state holds, as plain data: the same in both builds. Native classes have no `__dict__`; a class of a
    game that is not compiled derives from one and has both."""
    if isinstance(thing, str | int | float | None):
        return thing
    names = {*getattr(thing, "__dict__", [])}
    for cls in type(thing).__mro__:
        names |= {*vars(cls).get("__mypyc_attrs__", vars(cls).get("__annotations__", ()))}
    names.discard("__dict__")
    if names:
        return {name: facts(getattr(thing, name)) for name in sorted(names)}
    assert isinstance(thing, Iterable), f"{thing!r} is not plain data"
    return [facts(part) for part in thing]


def positions(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """A seeded match between random players, yielded before each action and at the end."""
    match = Match.new(game, seats, seed=f"seed {seed}")
    player = FastDealer(seed)
    while to_act := match.to_act():
        yield match
        seat = to_act[player.pick(len(to_act))]
        legal = match.legal(seat)
        match.play(seat, legal[player.pick(len(legal))])
        assert len(match.entries) < MOST_ENTRIES, "This match does not end."
    yield match


def check_match(game: Game, seats: int, seed: int) -> Match:
    """Play one random match and check all laws; returns the match for further checks."""
    dealer = FastDealer(seed)
    copies: list[tuple[State, object]] = []
    for match in positions(game, seats, seed):
        copies.append((match.state.clone(), facts(match.state)))
        check_decisions(match)
        game.check_components(match.state)
        check_imagine(match, dealer)
        check_leaks(match, dealer)
        check_undo(match)
        if len(match.to_act()) > 1:
            check_sealed_answers_commute(match)
    assert [facts(twin) for twin, _ in copies] == [before for _, before in copies], "A copy was changed later."
    check_record(match)
    check_clones(copies, seed)
    return match


def check_decisions(match: Match) -> None:
    """A seat that owes a decision has a choice; nothing is offered twice; each choice has a notation that can be read
    back and a name in words; the game is over exactly when nobody owes a decision."""
    state, game = match.state, match.game
    for seat in state.to_act():
        legal = match.legal(seat)
        assert legal and len(set(legal)) == len(legal)
        assert [game.catalogue.number(action) for action in legal] == list(state.legal(seat))
        view = state.view(seat)
        told = {repr(game.tell_action(view, action)) for action in legal}
        assert len(told) == len(legal), "Two choices are told alike."
        for action in legal:
            assert game.parse_action(game.action_name(action)) == action
    assert (state.standings() is None) == bool(state.to_act())


def check_imagine(match: Match, dealer: FastDealer) -> None:
    """The imagine law: a seat cannot tell the imagined state from the real one. Every piece is there, and only once,
    which the view alone would not show."""
    state = match.state
    for seat in range(ONLOOKER, match.seats):
        view = state.view(seat)
        imagined = match.game.imagine(view, dealer)
        assert imagined.view(seat) == view
        match.game.check_components(imagined)
        if seat in state.to_act():
            assert list(imagined.legal(seat)) == list(state.legal(seat))


def check_leaks(match: Match, dealer: FastDealer) -> None:
    """Two states that differ only in what is hidden from a seat give it byte-identical views, choices and prompts, and
    the same action by a rival, where chance is not asked, tells it the same events."""
    state, game = match.state, match.game
    for seat in range(ONLOOKER, match.seats):
        other = game.swap_hidden(state, seat, dealer)
        view, twin = state.view(seat), other.view(seat)
        assert repr(twin) == repr(view), "The view of a seat tells a secret."
        assert pickle.loads(pickle.dumps(view)) == view
        assert json.dumps(asdict(view))
        assert game.position(twin) == game.position(view)
        legal = game.legal_actions(state, seat) if seat in state.to_act() else []
        assert game.tell_prompt(twin, legal) == game.tell_prompt(view, legal)
        assert game.tell_position(twin) == game.tell_position(view)
        assert other.owing == state.owing, "Whom a match waits for tells a secret."
        if seat in other.to_act():
            numbers = list(state.legal(seat))
            assert list(other.legal(seat)) == numbers, "The choices of a seat tell a secret."
            if dealer.pick(8) == 0:
                number = numbers[dealer.pick(len(numbers))]
                assert repr(foretell(game, twin, [number])) == repr(foretell(game, view, [number]))
                more = joining(game, view, [number])
                assert joining(game, twin, [number]) == more, "What can be played together tells a secret."
                if more:
                    both = sorted([number, more[dealer.pick(len(more))]])
                    assert repr(foretell(game, twin, both)) == repr(foretell(game, view, both))
        for actor in other.to_act():
            shared = sorted(set(state.legal(actor)) & set(other.legal(actor)))
            if shared:
                number = shared[dealer.pick(len(shared))]
                heard = events_without_chance(state, actor, number, seat)
                if heard is not None:
                    assert events_without_chance(other, actor, number, seat) in (None, heard), (
                        "An event tells a secret."
                    )


def events_without_chance(state: State, actor: int, number: int, seat: int) -> list[str] | None:
    """What a seat hears of an action, or None if the action asks chance or brings something hidden to light."""
    dealer = ScriptedDealer([])
    try:
        state.clone().apply(actor, number, dealer)
    except Unscripted:
        return None
    if any(event.reveals() for event in dealer.events):
        return None
    return [repr(event.seen_by(seat)) for event in dealer.events]


def check_undo(match: Match) -> None:
    """Undoing an action and playing it again leads back to the same place. Undo is refused once chance has spoken, and
    while it is possible nobody else is shown the entry."""
    if not match.entries:
        return
    last = match.entries[-1]
    if not match.can_undo(last.seat):
        assert repr(match.view(ONLOOKER)) == repr(match.state.view(ONLOOKER))
        return
    assert not last.picks
    now = facts(match.state)
    others = [seat for seat in range(ONLOOKER, match.seats) if seat != last.seat]
    since = max(0, len(match.entries) - 12)
    shown = [(repr(match.view(seat)), repr(match.events(seat, since))) for seat in others]
    match.undo(last.seat)
    assert [(repr(match.view(seat)), repr(match.events(seat, since))) for seat in others] == shown
    match.play(last.seat, last.action)
    assert facts(match.state) == now


def check_sealed_answers_commute(match: Match) -> None:
    """Where several seats owe a decision, the order of their answers does not matter, and no answer changes what the
    others may do or see before all have answered."""
    first, second, *more = match.to_act()
    forth, back = match.state.clone(), match.state.clone()
    for state, order in ((forth, (first, second)), (back, (second, first))):
        for seat in order:
            choices = list(match.state.legal(seat))
            assert list(state.legal(seat)) == choices
            answer(state, seat, choices[0], more or seat == order[0])
    assert facts(forth) == facts(back)


def answer(state: State, seat: int, number: int, others_owe: object) -> None:
    """Give one of several answers; while others still owe theirs, chance is not asked."""
    script = ScriptedDealer([] if others_owe else [0] * 99)
    state.apply(seat, number, script)


def check_record(match: Match) -> None:
    """The record rebuilds the match exactly, and its seed yields every pick again."""
    text = match.record()
    again = Match.load(text)
    assert again.record() == text
    assert facts(again.state) == facts(match.state)
    assert repr(again.told) == repr(match.told)
    if match.standings() is not None:
        verify_picks(read_record(text))


def check_clones(copies: list[tuple[State, object]], seed: int) -> None:
    """No action on a copy changes the original."""
    for state, before in copies[:: max(1, len(copies) // 40)]:
        for seat in state.to_act()[:1]:
            legal = state.legal(seat)
            state.clone().apply(seat, legal[seed % len(legal)], FastDealer(seed))
        assert facts(state) == before, "A copy is not independent of its original."


def check_why_not(match: Match) -> None:
    """Exactly what a seat may not do is refused, by a rule if it is asked something; no refusal tells a secret."""
    game, state = match.game, match.state
    dealer = FastDealer(len(match.entries) + 1)
    for seat in range(ONLOOKER, match.seats):
        view, twin = state.view(seat), game.swap_hidden(state, seat, dealer).view(seat)
        legal = set(state.legal(seat)) if seat in state.to_act() else set()
        for number in range(len(game.catalogue.actions)):
            refused = game.why_not(view, number)
            assert (refused is None) == (number in legal), f"{game.catalogue.actions[number]}: {refused}"
            assert refused is None or seat not in state.to_act() or refused.rules, f"{refused} names no rule."
            assert game.why_not(twin, number) == refused, "A refusal tells a secret."


def check_outcomes(state: State, seat: int, number: int) -> int:
    """The odds of all outcomes sum to one, and no two outcomes have the same picks. Returns how many there are."""
    found = outcomes(state, seat, number)
    assert abs(sum(outcome.odds for outcome in found) - 1) < 1e-9
    assert len({outcome.picks for outcome in found}) == len(found)
    return len(found)


def signature(game: Game, seats: int, seed: int) -> str:
    """A random match in full, for comparing builds: record, events and views of every seat at the end."""
    match = [match for match in positions(game, seats, seed)][-1]  # noqa: C416
    views = [match.view(seat) for seat in range(ONLOOKER, match.seats)]
    return "\n".join([match.record(), repr(match.told), *[repr(view) for view in views], repr(match.standings())])
