"""A second referee: the rulebook again as one straight story, in plain words and dictionaries, sharing nothing with
the engine but the figures of the box. Slow, and only there to be compared with the engine decision by decision.

`story` is a generator: it yields who is asked what, as `{seat: choices in notation}`, and is sent `(seat, choice)`."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Generator
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from tafelrunde.games.macht import components

BOX: dict[str, Any] = tomllib.loads(
    Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
)  # fmt: skip
MAP = {region["id"].replace("_", "-"): region for region in BOX["region"]}
SIGNS = ["castle", "armour", "tent", "key"]
MARKERS = [marker["id"].replace("_", "-") for marker in BOX["action_marker"]]
RESUPPLY = {
    marker["id"].replace("_", "-"): marker["resupply"] for marker in BOX["action_marker"] if "resupply" in marker
}
LIGHTNING = ("victory-point", "uprising", "region-swap")
NAMES = ("orange", "white")

Asked = dict[int, set[str]]
Story = Generator[Asked, tuple[int, str], None]
Effect = Generator[Asked, tuple[int, str], None]


class Land:
    def __init__(self) -> None:
        self.sign = ""
        self.owner = -1
        self.pieces = {"knight": 0, "mage": 0}

    def total(self) -> int:
        return sum(self.pieces.values())


class Table:
    """Everything on the table, and the story of the match."""

    def __init__(self, deal: Callable[[int], int], old_tiebreak: bool, into_empty: bool) -> None:
        self.deal, self.old_tiebreak, self.into_empty = deal, old_tiebreak, into_empty
        self.lands = {name: Land() for name in MAP}
        self.reserve = [Counter(knight=3, mage=3) for _ in NAMES]
        self.hand: list[Counter[str]] = [Counter() for _ in NAMES]
        self.shown: list[Counter[str]] = [Counter() for _ in NAMES]
        self.points = [0, 0]
        self.display: list[str] = []
        self.bowl = [
            name for name, marker in zip(MARKERS, BOX["action_marker"], strict=True) for _ in range(marker["count"])
        ]
        self.discards: list[str] = []
        self.spares = [sign for sign in SIGNS for _ in range(BOX["region_marker"][sign])]
        self.glasses: list[int] = sorted(BOX["hourglass"]["values"])
        self.cycle = self.cubes = 0
        self.resupply = 3
        self.winner: int | None = None

    # Questions that the story asks of the table

    def draw(self, pile: list[Any]) -> Any:
        """Piles are kept in the order of the box, so that a pick means the same piece as in the engine."""
        return pile.pop(self.deal(len(pile)))

    def active(self) -> str:
        return "mage" if self.cycle % 2 else "knight"

    def passive(self) -> str:
        return "knight" if self.cycle % 2 else "mage"

    def stock(self, seat: int, kind: str) -> int:
        on_map = sum(land.pieces[kind] for land in self.lands.values() if land.owner == seat)
        return 16 - on_map - self.reserve[seat][kind]

    def receive(self, seat: int, kind: str, many: int) -> None:
        self.reserve[seat][kind] += min(many, self.stock(seat, kind))

    def near(self, a: str, b: str) -> bool:
        if self.cycle % 2:
            return a != b and self.lands[a].sign == self.lands[b].sign
        return b.replace("-", "_") in MAP[a]["neighbours"]

    def active_lands(self, seat: int, kind: str) -> int:
        lands = [land.pieces for land in self.lands.values() if land.owner == seat]
        return len([land for land in lands if land[kind] > sum(land.values()) / 2])

    def put(self, seat: int, kind: str, name: str, many: int = 1) -> None:
        """Pieces come, or go if their number is negative."""
        land = self.lands[name]
        land.pieces[kind] += many
        land.owner = seat if land.total() else -1

    def deployed(self, seat: int, name: str) -> None:
        self.reserve[seat][self.active()] -= 1
        self.put(seat, self.active(), name)

    def free(self, seat: int) -> list[str]:
        return [name for name, land in self.lands.items() if land.owner in (-1, seat)]

    # The story

    def story(self) -> Story:
        for land in self.lands.values():
            land.sign = self.draw(self.spares)
        for self.cycle in range(1, 31):
            seat = self.begin()
            left = 1 if self.points[0] == self.points[1] else 2
            self.resupply = 3
            yield from self.turns(seat, left)
            if self.score():
                return

    def turns(self, seat: int, left: int) -> Effect:
        """Turn by turn until the last cube is gone."""
        while self.cubes:
            while left and self.cubes:
                yield from self.action(seat)
                left -= 1
            seat, left = 1 - seat, 2

    def begin(self) -> int:
        for seat in (0, 1):
            self.receive(seat, self.active(), 2)
        if self.cycle == 1:
            self.cubes = 4
        else:
            self.glasses = self.glasses or sorted(BOX["hourglass"]["values"])
            self.cubes = self.draw(self.glasses)
        self.discards += self.display
        self.display = []
        for _ in range(self.cubes + 3):
            if not self.bowl:
                self.bowl, self.discards = sorted(self.discards, key=MARKERS.index), []
            if self.bowl:
                self.display.append(self.draw(self.bowl))
        kind = self.passive() if self.old_tiebreak else self.active()
        ranks = [(self.points[seat], self.active_lands(seat, kind)) for seat in (0, 1)]
        return self.deal(2) if ranks[0] == ranks[1] else int(ranks[1] < ranks[0])

    def score(self) -> bool:
        """True if the match is over."""
        for seat in (0, 1):
            self.discards += list(self.shown[seat].elements())
            self.shown[seat].clear()
        lands = [self.active_lands(seat, self.active()) for seat in (0, 1)]
        for seat in (0, 1):
            self.points[seat] += lands[seat] == max(lands)
        totals = [self.points[seat] + lands[seat] for seat in (0, 1)]
        if max(totals) >= 12 and totals[0] != totals[1]:
            self.winner = totals.index(max(totals))
            return True
        return False

    def action(self, seat: int) -> Effect:
        choices = {f"take {name}" for name in self.display} | {"resupply"}
        if self.reserve[seat][self.active()]:
            choices |= {f"deploy {name}" for name in self.free(seat) if self.lands[name].total() < 4}
        choices |= set(self.plays(seat))
        _, said = yield {seat: choices}
        verb, _, what = said.partition(" ")
        if verb == "take":
            self.display.remove(what)
            if what in LIGHTNING:
                yield from self.auction(what)
            else:
                self.hand[seat][what] += 1
        elif verb == "deploy":
            self.deployed(seat, what)
        elif verb == "resupply":
            self.receive(seat, self.passive(), self.resupply)
            self.resupply = 2
            self.cubes -= 1
        else:
            yield from self.play(seat, said)
            while self.cubes and self.plays(seat):
                _, said = yield {seat: {*self.plays(seat), "done"}}
                if said == "done":
                    break
                yield from self.play(seat, said)

    # Lightning

    def auction(self, marker: str) -> Effect:
        bids: dict[int, int] = {}
        while len(bids) < 2:
            asked = {
                seat: {f"bid {n}" for n in range(self.reserve[seat][self.active()] + 1)}
                for seat in (0, 1) if seat not in bids
            }  # fmt: skip
            seat, said = yield asked
            bids[seat] = int(said.split()[1])
        if bids[0] != bids[1]:
            best = 0 if bids[0] > bids[1] else 1
            self.reserve[best][self.active()] -= bids[best]
            if marker == "victory-point":
                self.points[best] += 1
            elif marker == "uprising":
                yield from self.uprising(best)
            else:
                yield from self.region_swap(best)
        self.discards.append(marker)
        self.cubes -= 1

    def uprising(self, seat: int) -> Effect:
        """All ways of choosing up to two pieces, told knights first."""
        lands = {name: land for name, land in self.lands.items() if land.owner == 1 - seat}
        ways: set[tuple[str, ...]] = set()
        for name, land in lands.items():
            pieces = ["knight"] * land.pieces["knight"] + ["mage"] * land.pieces["mage"]
            for many in (1, 2):
                ways |= {tuple(f"remove {kind} {name}" for kind in some) for some in combinations(pieces, many)}
        done: tuple[str, ...] = ()
        while any(len(way) > len(done) and way[: len(done)] == done for way in ways):
            choices = {way[len(done)] for way in ways if len(way) > len(done) and way[: len(done)] == done}
            _, said = yield {seat: {*choices, "stop"}}
            if said == "stop":
                return
            _, kind, name = said.split()
            self.put(1 - seat, kind, name, -1)
            done = (*done, said)

    def region_swap(self, seat: int) -> Effect:
        choices = {
            f"swap {name} {sign}" for name, land in self.lands.items() for sign in self.spares if sign != land.sign
        }  # fmt: skip
        if choices:
            _, said = yield {seat: {*choices, "stop"}}
            if said != "stop":
                _, name, sign = said.split()
                self.spares.remove(sign)
                self.spares.append(self.lands[name].sign)
                self.lands[name].sign = sign

    # Markers

    def plays(self, seat: int) -> list[str]:
        found: list[str] = []
        hand = [name for name, many in self.hand[seat].items() if many]
        for name in hand:
            found += [f"resupply-with {self.label(name, given)}" for given in RESUPPLY.get(name, [])]
            if name.startswith("number-"):
                found.append(f"number {name[7:]}")
            if name.startswith("influence-") or name == "merlin":
                found += self.influences(seat, name)
            if name == "movement":
                found += sorted({f"move {way[0]}" for way in self.movements(seat)})
            if name == "sea-movement":
                found += sorted({f"sail {way[0]}" for way in self.voyages(seat)})
        return found

    def influences(self, seat: int, marker: str) -> list[str]:
        found = []
        by = " by merlin" if marker == "merlin" else ""
        for name, land in self.lands.items():
            if by or marker == f"influence-{land.sign}":
                if land.owner == 1 - seat and self.margin(seat, name) > 0:
                    found.append(f"take-over {name}{by}")
                if land.owner != 1 - seat and self.reserve[seat][self.active()]:
                    found.append(f"reinforce {name}{by}")
        return found

    def margin(self, seat: int, target: str) -> int:
        around = [self.lands[name] for name in self.lands if self.near(name, target)]
        marker = f"number-{self.lands[target].sign}"
        mine = sum(land.pieces[self.active()] for land in around if land.owner == seat) + self.shown[seat][marker]
        yours = sum(land.pieces[self.active()] for land in around if land.owner == 1 - seat)
        return mine - yours - self.shown[1 - seat][marker] - self.lands[target].total()

    def movements(self, seat: int) -> list[tuple[str, str, int, int]]:
        """Every net transfer between two neighbours, told by the region that sends knights, or else mages."""
        found = []
        for a, b in combinations(self.lands, 2):
            owners = {self.lands[a].owner, self.lands[b].owner}
            if (
                not self.near(a, b)
                or 1 - seat in owners
                or seat not in owners
                or (-1 in owners and not self.into_empty)
            ):
                continue
            here, there = self.lands[a].pieces, self.lands[b].pieces
            for knights in range(-there["knight"], here["knight"] + 1):
                for mages in range(-there["mage"], here["mage"] + 1):
                    if knights > 0 or (knights == 0 and mages > 0):
                        found.append((a, b, knights, mages))
                    elif (knights, mages) != (0, 0):
                        found.append((b, a, -knights, -mages))
        return found

    def voyages(self, seat: int) -> list[tuple[str, str, int, int]]:
        found = []
        for a, b in permutations([name for name in self.free(seat) if MAP[name]["coastal"]], 2):
            here = self.lands[a].pieces
            for knights in range(here["knight"] + 1):
                found += [(a, b, knights, mages) for mages in range(here["mage"] + 1) if knights + mages]
        return found

    def way(self, seat: int, verb: str, start: str) -> Generator[Asked, tuple[int, str], tuple[str, str, int, int]]:
        """Tell a movement step by step; an amount that leaves no choice is not asked for."""
        ways = [way for way in (self.movements(seat) if verb == "move" else self.voyages(seat)) if way[0] == start]
        _, said = yield {seat: {f"to {way[1]}" for way in ways}}
        ways = [way for way in ways if f"to {way[1]}" == said]
        if len({way[2] for way in ways}) > 1:
            _, said = yield {seat: {f"knights {way[2]}" for way in ways}}
            ways = [way for way in ways if f"knights {way[2]}" == said]
        if len(ways) > 1:
            tell = {("mages " if way[3] >= 0 else "mages-back ") + str(abs(way[3])): way for way in ways}
            _, said = yield {seat: set(tell)}
            return tell[said]
        return ways[0]

    def play(self, seat: int, said: str) -> Effect:
        verb, _, what = said.partition(" ")
        way: tuple[str, str, int, int] | None = None
        if verb in ("move", "sail"):
            way = yield from self.way(seat, verb, what)
            marker = "movement" if verb == "move" else "sea-movement"
        elif verb == "number":
            marker = said.replace(" ", "-")
        elif verb == "resupply-with":
            marker = what.split()[0]
        else:
            marker = "merlin" if what.endswith(" by merlin") else f"influence-{self.lands[what].sign}"
        self.hand[seat][marker] -= 1
        self.cubes -= 1
        rival = 1 - seat
        if self.cubes and self.hand[rival]["snake"]:
            _, answer = yield {rival: {"snake", "allow"}}
            if answer == "snake":
                self.hand[rival]["snake"] -= 1
                self.cubes -= 1
                self.discards += ["snake", marker]
                return
        if verb == "number":
            self.shown[seat][marker] += 1
            return
        if verb == "take-over":
            yield from self.take_over(seat, what.removesuffix(" by merlin"))
        elif verb == "reinforce":
            self.deployed(seat, what.removesuffix(" by merlin"))
        elif verb == "resupply-with":
            given = next(given for given in RESUPPLY[marker] if what == self.label(marker, given))
            self.receive(seat, "knight", given[0])
            self.receive(seat, "mage", given[1])
        elif way is not None:
            for kind, many in (("knight", way[2]), ("mage", way[3])):
                self.put(seat, kind, way[0], -many)
                self.put(seat, kind, way[1], many)
        self.discards.append(marker)

    def label(self, marker: str, given: list[int]) -> str:
        if min(given):
            return marker
        return f"{marker} knights" if given[0] else f"{marker} mages"

    def take_over(self, seat: int, name: str) -> Effect:
        rival = 1 - seat
        land = self.lands[name]
        homes = [home for home in self.free(rival) if self.near(home, name)]
        if homes:
            choices = {f"retreat {kind} {home}" for kind in land.pieces if land.pieces[kind] for home in homes}
            _, said = yield {rival: {*choices, "no-retreat"}}
            if said != "no-retreat":
                _, kind, home = said.split()
                self.put(rival, kind, name, -1)
                self.put(rival, kind, home)
        land.pieces = {"knight": 0, "mage": 0}
        land.owner = -1
        if self.reserve[seat][self.active()]:
            _, said = yield {seat: {"occupy", "leave"}}
            if said == "occupy":
                self.deployed(seat, name)
