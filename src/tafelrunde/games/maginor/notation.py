"""Short, parsable text: `play fire`, `aim eagle`, `put 3` (the third slot in rim order), and whole positions."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.bag import NONE
from tafelrunde.core.catalogue import Action
from tafelrunde.core.errors import UnknownNotation
from tafelrunde.games.maginor.actions import CATALOGUE
from tafelrunde.games.maginor.components import CARDS, ELEMENTALS, MOST_SLOTS, ORACLES, PRIZES, SPELLS, SYMBOLS
from tafelrunde.games.maginor.view import MaginorView

SLOT_NUMBERS: Final[tuple[str, ...]] = tuple([str(slot + 1) for slot in range(MOST_SLOTS)])

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "play": CARDS,
    "cast": SPELLS,
    "move": ORACLES,
    "roll": (),
    "aim": ORACLES,
    "name": SYMBOLS,
    "put": SLOT_NUMBERS,
    "challenge": SLOT_NUMBERS,
    "replace": SLOT_NUMBERS,
    "send": ELEMENTALS,
    "take": CARDS,
    "claim": PRIZES,
    "done": (),
    "pass": (),
}
"""What each verb can be applied to."""

PHASES: Final = (
    "over",
    "free",
    "wand",
    "name",
    "joker",
    "place",
    "challenge",
    "duel",
    "reversal",
    "prize",
    "recall",
    "superiority",
    "persuasion",
    "telekinesis",
    "teleport",
)


def action_name(action: Action) -> str:
    things = THINGS[action.verb]
    return f"{action.verb} {things[action.what]}" if things else action.verb


NAMES: Final[dict[str, Action]] = {action_name(action): action for action in CATALOGUE.actions}


def parse_action(text: str) -> Action:
    """The action written this way; UnknownNotation if there is none."""
    action = NAMES.get(" ".join(text.split()))
    if action is None:
        raise UnknownNotation("error-notation", f"There is no action '{text}' in Maginor.", text=text)
    return action


PIECES: Final[dict[str, int]] = {
    name: number for names in (CARDS, SPELLS, ORACLES) for number, name in enumerate(names)
}


def parse_piece(text: str) -> int:
    """The oracle, spell or card written this way; UnknownNotation if there is none."""
    if text not in PIECES:
        raise UnknownNotation("error-notation", f"There is nothing called '{text}' in Maginor.", text=text)
    return PIECES[text]


def position(view: MaginorView) -> str:
    """The circle clockwise from the Hall with tokens by seat and spells, Maginor as `*` on or `>` before an oracle;
    then each seat with wizard, supply, cards, spells and oracles; then whose turn it is and what is asked of whom."""
    circle = " ".join([oracle_text(view, oracle) for oracle in view.circle if oracle in view.in_circle])
    seats = " ".join([seat_text(view, seat) for seat in range(len(view.supply))])
    owing = ",".join([str(seat) for seat in view.to_act]) or "-"
    return f"{circle or '-'} | {seats} | {view.turn} {PHASES[view.phase]} {owing}{chain_text(view)} q{view.quiet}"


def oracle_text(view: MaginorView, oracle: int) -> str:
    """`>eagle:0.1.......+recall`: Maginor stands before it, two tokens lie there, Recall lies beside it."""
    mark = "" if view.maginor != oracle else ">" if view.in_gap else "*"
    tokens = "".join(["." if owner == NONE else str(owner) for owner in view.slots[oracle]])
    spell = "" if view.beside[oracle] == NONE else f"+{SPELLS[view.beside[oracle]]}"
    return f"{mark}{ORACLES[oracle]}:{tokens}{spell}"


def seat_text(view: MaginorView, seat: int) -> str:
    """`0@eagle,15,FWEAD5,recall,frog+owl`; a dash where there is nothing."""
    wizard = "-" if view.wizards[seat] == NONE else ORACLES[view.wizards[seat]]
    hand = view.hands[seat]
    cards = "".join([symbol[0].upper() * count for symbol, count in zip(SYMBOLS, hand[:-1], strict=True)])
    spells = "+".join([SPELLS[spell] for spell in view.spells[seat]]) or "-"
    won = "+".join([ORACLES[oracle] for oracle in view.won[seat]]) or "-"
    return f"{seat}@{wizard},{view.supply[seat]},{cards}{hand[-1]},{spells},{won}"


def chain_text(view: MaginorView) -> str:
    """What is under way: ` eagle water 3`, the elementals as far as they are known, `!` if Maginor's step is due."""
    parts: list[str] = []
    if view.oracle != NONE:
        parts.append(ORACLES[view.oracle])
    if view.symbol != NONE:
        parts.append(SYMBOLS[view.symbol])
    if view.slot != NONE:
        parts.append(SLOT_NUMBERS[view.slot])
    if view.card != NONE:
        parts.append(CARDS[view.card])
    if view.challengers != NONE:
        parts.append(f"c:{ELEMENTALS[view.challengers]}")
    if view.defenders != NONE:
        parts.append(f"d:{ELEMENTALS[view.defenders]}")
    if view.is_last_roll:
        parts.append("last")
    if view.step_due:
        parts.append("!")
    return "".join([f" {part}" for part in parts])
