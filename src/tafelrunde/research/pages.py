"""`python -m tafelrunde.research.pages [--facts] [DIRECTORY]`: write what follows from the code into the pages of the
environments, docs/research/<game>.md: options, layout, actions, version. With `--facts` also what random play measures,
which takes minutes. A test keeps the pages equal to the code."""

from __future__ import annotations

import argparse
import math
import re
from pathlib import Path
from typing import Final, NamedTuple

from tafelrunde.core.dealer import FastDealer, RecordingDealer
from tafelrunde.core.game import Game
from tafelrunde.core.registry import make_game
from tafelrunde.research.infosets import information_sets
from tafelrunde.research.table import Setting, box_of
from tafelrunde.research.versions import ROLLOUTS, VERSIONS, name_of

MATCHES: Final = 200


class CountingDealer(RecordingDealer):
    """A fast dealer that says how often it was asked, and the logarithm of how many answers there were."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.fast = FastDealer(seed)
        self.asked = 0
        self.logarithm = 0.0

    def pick(self, n: int) -> int:
        self.asked += 1
        self.logarithm += math.log10(n)
        return self.fast.pick(n)


class Facts(NamedTuple):
    """What random play at one size of table shows."""

    seats: int
    decisions: float
    longest: int
    branching: float
    most: int
    chance: float
    sealed: float
    histories: float


def measure(game: Game, seats: int, matches: int) -> Facts:
    """The length, choices, chance and secrecy of random matches. The number of histories is Knuth's estimate: the mean
    of the product of all choices along a match, by chance and by seats."""
    lengths: list[int] = []
    choices: list[int] = []
    asked = sealed = 0
    products: list[float] = []
    for seed in range(matches):
        dealer, player = CountingDealer(seed), FastDealer(seed + 1)
        state = game.new(seats, dealer)
        dealer.logarithm = 0.0
        length, product = 0, 0.0
        while state.owing != 0:
            sealed += len(state.to_act()) > 1
            legal = state.legal(state.next_seat())
            choices.append(len(legal))
            product += math.log10(len(legal))
            before = dealer.asked
            state.apply(state.next_seat(), legal[player.pick(len(legal))], dealer)
            asked += dealer.asked > before
            length += 1
        lengths.append(length)
        products.append(product + dealer.logarithm)
    top = max(products)
    histories = top + math.log10(sum([10 ** (product - top) for product in products]) / matches)
    decisions = len(choices)
    return Facts(
        seats,
        decisions / matches,
        max(lengths),
        sum(choices) / decisions,
        max(choices),
        asked / decisions,
        sealed / decisions,
        histories,
    )


def facts(key: str, matches: int) -> str:
    """The table of what random play shows."""
    game = make_game(key, {})
    lines = [
        f"Measured in {matches} random matches for each size of table, deal and set-up not counted. The last two "
        "columns are Knuth's estimate: a match that comes about with odds p stands for 1/p. For the information sets "
        "of all seats together, p is the odds of what a seat sees of a match, given what is hidden in it; so there are "
        "more.",
        "",
        "| seats | decisions in a match | longest | choices at a decision | most | decisions that ask chance "
        "| decisions under a seal | histories | information sets |",
        "|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for seats in game.seats:
        found = measure(game, seats, matches)
        sets = information_sets(box_of(Setting(key, seats)), matches)
        lines.append(
            f"| {seats} | {found.decisions:.0f} | {found.longest} | {found.branching:.1f} | {found.most} "
            f"| {found.chance:.0%} | {found.sealed:.1%} | 10^{found.histories:.0f} | 10^{sets:.0f} |"
        )
    return "\n".join(lines)


def options(key: str) -> str:
    """The table of the options, as they are given by name."""
    lines = ["| option | choices, the first one usual | rule |", "|---|---|---|"]
    for option in make_game(key, {}).options:
        choices = ", ".join([f"`{choice!r}`" for choice in option.choices])
        lines.append(f"| `{option.name}` | {choices} | {option.rule} |")
    return "\n".join(lines)


def observation(key: str) -> str:
    """The table of the layout. Widths that depend on the number of seats are told for the smallest and largest
    table."""
    game = make_game(key, {})
    tables = [box_of(Setting(key, seats)) for seats in sorted({min(game.seats), max(game.seats)})]
    heads = [f"{box.seats} seats" for box in tables]
    lines = [
        f"Bytes; in all {' or '.join([f'{box.width} with {box.seats} seats' for box in tables])}.",
        "",
        f"| entries | {' | '.join([f'first, {head}' for head in heads])} | {' | '.join(heads)} | to be read as |",
        "|---|" + "---:|" * (2 * len(tables)) + "---|",
    ]
    for rows in zip(*[box.rows for box in tables], strict=True):
        firsts = " | ".join([str(row.first) for row in rows])
        widths = " | ".join([str(row.width) for row in rows])
        lines.append(f"| `{rows[0].name}` | {firsts} | {widths} | {rows[0].manner} |")
    return "\n".join(lines)


def actions(key: str) -> str:
    """The table of the catalogue, verb by verb."""
    game = make_game(key, {})
    numbers = len(game.catalogue.actions)
    lines = [f"{numbers} actions, by number:", "", "| verb | first | how many | an example |", "|---|---:|---:|---|"]
    for verb in game.catalogue.verbs.values():
        example = game.action_name(game.catalogue.actions[verb.first])
        lines.append(f"| `{verb.name}` | {verb.first} | {verb.end - verb.first} | `{example}` |")
    return "\n".join(lines)


def version(key: str) -> str:
    return f"`{name_of(key)}`: rules version {make_game(key, {}).version}, rollout `{ROLLOUTS[key]}`."


def put(page: str, part: str, text: str, by: str = "tafelrunde.research.pages") -> str:
    """The page with this text between the marks of a part."""
    begin, end = f"<!-- {part}: made by python -m {by} -->", f"<!-- end of {part} -->"
    found, count = re.subn(
        f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: f"{begin}\n{text}\n{end}", page, flags=re.DOTALL
    )
    if count != 1:
        raise ValueError(f"The page has no place for '{part}'.")
    return found


def made(key: str, page: str) -> str:
    """The page of a game with everything that follows from the code."""
    parts = (("version", version), ("options", options), ("observation", observation), ("actions", actions))
    for part, write in parts:
        page = put(page, part, write(key))
    return page


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.research.pages", description=__doc__)
    parser.add_argument("directory", nargs="?", type=Path, default=Path("docs/research"))
    parser.add_argument("--facts", action="store_true")
    parser.add_argument("--matches", type=int, default=MATCHES)
    asked = parser.parse_args()
    for key in VERSIONS:
        path = asked.directory / f"{key}.md"
        page = made(key, path.read_text(encoding="utf-8"))
        if asked.facts:
            page = put(page, "facts", facts(key, asked.matches))
        path.write_text(page, encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
