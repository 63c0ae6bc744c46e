"""What Maginor says where it depends on the situation; that it can always be read is tested for all games together."""

from __future__ import annotations

from tafelrunde.core.events import Event
from tafelrunde.games.maginor.game import MaginorState
from tafelrunde.words import Words
from tests.games.maginor.table import FIRE, GAME, HAT, act, table


def prompt(state: MaginorState) -> list[str]:
    """What the acting seat is asked, in English, each sentence with its rules."""
    seat = state.to_act()[0]
    words = Words("en", ["Anna", "Béla"], seat)
    said = GAME.tell_prompt(state.view(seat), GAME.legal_actions(state, seat))
    return [f"{words.text(sentence.message)} {', '.join(sentence.rules)}" for sentence in said]


def told(events: list[Event]) -> list[str]:
    words = Words("en", ["Anna", "Béla"])
    sentences = [GAME.tell_event(event) for event in events]
    return [f"{words.text(sentence.message)} {', '.join(sentence.rules)}" for sentence in sentences]


def test_the_free_phase_says_what_may_be_done() -> None:
    state = table("fox bear")
    assert prompt(state) == ["Your wizard stands at the Red Fox: play cards, cast spells, then move or roll. M32"]
    state.quiet = 6
    assert prompt(state)[0].startswith("Nothing has happened for three rounds") and prompt(state)[0].endswith("M40")
    state = table("hall hall", circle="hall", maginor=">hall")
    assert prompt(state)[0].startswith("Only the Hall is left") and prompt(state)[0].endswith("M9, M34")
    state = table("- bear", hall="0" * 15)
    assert prompt(state)[0].startswith("Your wizard is in the middle")
    assert prompt(state)[1].startswith("You have no token left")


def test_the_last_slot_is_announced() -> None:
    state = table("fox bear", fox="01.010")
    act(state, "0 play water")
    assert prompt(state)[1].startswith("This token takes the last slot: the oracle is scored and your turn ends.")
    state = table("fox bear", fox="01.010")
    act(state, "0 roll", "0 name water", picks=[HAT])
    assert prompt(state)[1].endswith("and Maginor’s own step is lost. M7")
    state = table("fox bear")
    act(state, "0 roll", "0 name water", picks=[HAT])
    assert prompt(state)[1] == "After that Maginor takes a step. M16"


def test_events_cite_the_rule_of_their_case() -> None:
    state = table("fox bear", fox="0...0.", maginor="owl")
    assert told(act(state, "0 play fire")) == [
        "Anna played a fire card. M113",
        "Nothing happened at the Red Fox: Anna held every fire slot there. M15",
    ]
    events = act(state, "0 play wand", "0 aim serpent", "0 name air", picks=[HAT])
    assert told(events)[:4] == [
        "Anna played a wand. M17",
        "Anna rolled at the Silver Serpent: Maginor. M16",
        "Anna named air. M16, M47",
        "Nothing happened for Anna: there is no air at the Silver Serpent. M11",
    ]
    assert told(events)[4:6] == [
        "Maginor now stands in the gap before the Black Raven. M4",
        "Maginor has gone on, so the Wise Owl was scored. No token lies there. M128, M22, M129",
    ]
    assert told(act(state, "1 roll", picks=[FIRE])) == ["Béla rolled at the Stone Bear: fire. M125"]
