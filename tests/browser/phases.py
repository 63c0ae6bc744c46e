"""Every phase of every game, as full as random matches get: that is where a board has most to show.

`python -m tests.browser.phases` looks for them anew and prints what is written at the end; needed only if the rules change."""

from __future__ import annotations

import importlib
from typing import Any, Final, NamedTuple

from tafelrunde.bots.simple import RandomBot
from tafelrunde.core.game import OptionValue
from tafelrunde.core.match import Match
from tafelrunde.games.havoc.components import JOHN_SEAT
from tafelrunde.games.havoc.phases import SITTING_OUT

WAITING: Final = "waiting"
"""Somebody else is asked."""


class Table(NamedTuple):
    """A kind of table, and the seat whose eyes are the page's."""

    game: str
    seats: int
    seat: int = 0
    options: tuple[tuple[str, OptionValue], ...] = ()
    only: tuple[str, ...] = ()
    """These phases; all if none is named."""
    matches: int = 150
    """So many are looked through."""

    def match(self, seed: int) -> Match:
        return Match.new(self.game, self.seats, seed=f"phase {seed}", options=dict(self.options))


class Stage(NamedTuple):
    """A random match of a table, stopped after so many entries."""

    table: Table
    phase: str
    seed: int
    entries: int

    @property
    def name(self) -> str:
        return f"{self.table.game}-{self.table.seats}-{self.phase}{'-far' if self.table.seat else ''}"

    def match(self) -> Match:
        match, lot = self.table.match(self.seed), RandomBot(self.seed)
        for _ in range(self.entries):
            play_on(match, lot)
        assert phase_of(match, self.table.seat) == self.phase, f"Look for {self.name} anew."
        return match


def play_on(match: Match, lot: RandomBot) -> None:
    seat = match.to_act()[0]
    match.play(seat, lot.decide(match.view(seat), match.legal(seat)))


def phase_of(match: Match, seat: int) -> str:
    """What is asked of the seat."""
    if not match.to_act():
        return "over"
    if seat not in match.to_act():
        return WAITING
    view: Any = match.view(seat)
    if match.game.key == "havoc" and view.initiator == JOHN_SEAT and view.phase != SITTING_OUT:
        return "raid"
    numbers = vars(importlib.import_module(f"tafelrunde.games.{match.game.key}.phases"))
    return next(
        name.lower().replace("_", "-") for name, number in numbers.items() if number == view.phase and name.isupper()
    )


def fullness(match: Match, seat: int) -> int:
    """How much there is to draw and to choose from."""
    view: Any = match.view(seat)
    drawn: int = {
        "havoc": lambda: 3 * sum(map(len, view.laid)) + 3 * len(view.hand) + 2 * len(view.recruits) + view.fought,
        "druidenwalzer": lambda: 3 * len(view.captured) + sum(view.signs) + 2 * len(view.hand),
        "maginor": lambda: sum(map(sum, view.hands)) + 3 * sum(map(len, view.spells)) + sum(owner >= 0 for slots in view.slots for owner in slots),
        "macht": lambda: sum(view.knights) + sum(view.mages) + 3 * sum(map(sum, view.markers)) + sum(map(sum, view.reserve)),
    }[match.game.key]()  # fmt: skip
    return drawn + 2 * len(match.legal(seat))


def stages(table: Table) -> list[Stage]:
    """The fullest position of each phase."""
    best: dict[str, tuple[int, Stage]] = {}
    for seed in range(table.matches):
        match, lot = table.match(seed), RandomBot(seed)
        while True:
            phase = phase_of(match, table.seat)
            full = fullness(match, table.seat)
            if (not table.only or phase in table.only) and full > best.get(phase, (-1,))[0]:
                best[phase] = full, Stage(table, phase, seed, len(match.entries))
            if phase == "over":
                break
            play_on(match, lot)
    return [stage for _, stage in sorted(best.values(), key=lambda found: found[1].phase)]


Places = dict[str, tuple[int, int]]
"""By phase: the seed, and after how many entries."""

BATTLE: Final = ("adding", "joining", "over", "recruiting", "scavenging", WAITING)
FOUND: Final[dict[Table, Places]] = {
    Table("havoc", 2, only=BATTLE): {
        "adding": (11, 80), "joining": (11, 71), "over": (72, 141), "recruiting": (11, 66), "scavenging": (15, 40),
        "waiting": (11, 86),
    },
    Table("havoc", 3, only=("adding", "over", "recruiting")): {
        "adding": (48, 68), "over": (131, 176), "recruiting": (98, 100),
    },
    Table("havoc", 4): {
        "adding": (71, 52), "fetching": (31, 46), "joining": (106, 55), "looting": (67, 164), "over": (111, 300),
        "recruiting": (31, 49), "scavenging": (22, 48), "swapping": (111, 296), "turn": (31, 62), "waiting": (43, 52),
    },
    Table("havoc", 5, only=("adding", "over")): {"adding": (43, 57), "over": (101, 211)},
    Table("havoc", 6, only=BATTLE): {
        "adding": (28, 56), "joining": (16, 26), "over": (107, 232), "recruiting": (136, 134), "scavenging": (105, 71),
        "waiting": (90, 75),
    },
    Table("havoc", 4, options=(("battle_order", "winner"),), only=("choosing",)): {"choosing": (78, 69)},
    Table("havoc", 4, options=(("john_of_gaunt", "extra"),), only=("raid", "sitting-out")): {
        "raid": (39, 68), "sitting-out": (2, 113),
    },
    Table("havoc", 4, only=("looting-after", "peace"), matches=3000): {
        "looting-after": (1269, 178), "peace": (1842, 211),
    },
    Table("druidenwalzer", 2): {
        "over": (37, 34), "placing": (0, 2), "playing": (54, 30), "starting": (0, 0), "waiting": (37, 33),
    },
    Table("druidenwalzer", 2, 1, only=("over", "playing")): {"over": (55, 41), "playing": (81, 29)},
    Table("druidenwalzer", 2, options=(("handicap", "moon-2-sun-1"),), only=("boxing",)): {"boxing": (0, 0)},
    Table("druidenwalzer", 2, only=("fighting",), matches=3000): {"fighting": (1118, 37)},
    Table("maginor", 2, only=("duelling", "free-phase", "over", "placing")): {
        "duelling": (67, 423), "free-phase": (94, 37), "over": (103, 971), "placing": (0, 295),
    },
    Table("maginor", 3, only=("free-phase", "over")): {"free-phase": (57, 419), "over": (18, 821)},
    Table("maginor", 4): {
        "aiming-telekinesis": (122, 229), "aiming-wand": (73, 283), "challenging": (32, 494),
        "choosing-prize": (73, 371), "duelling": (73, 324), "free-phase": (73, 269), "naming": (4, 746),
        "naming-joker": (57, 577), "over": (24, 905), "persuading": (123, 240), "placing": (103, 686),
        "placing-superiority": (73, 585), "recalling": (73, 420), "reversing": (28, 377), "teleporting": (63, 518),
        "waiting": (73, 379),
    },
    Table("macht", 2): {
        "acting": (25, 173), "bidding": (85, 147), "moving-knights": (132, 212), "moving-mages": (75, 195),
        "moving-to": (75, 193), "occupying": (8, 146), "over": (54, 177), "playing": (25, 177),
        "retreating": (94, 223), "rising": (25, 165), "snake-asked": (132, 217), "swapping": (45, 143),
        "waiting": (94, 211),
    },
    Table("macht", 2, 1, only=("acting", "bidding", "over")): {
        "acting": (132, 240), "bidding": (85, 147), "over": (54, 177),
    },
}  # fmt: skip
STAGES: Final = [Stage(table, phase, *place) for table, places in FOUND.items() for phase, place in places.items()]

if __name__ == "__main__":
    for table in FOUND:
        print(table, {stage.phase: (stage.seed, stage.entries) for stage in stages(table)})
