"""Maginor again, slow and built differently, to compare the engine with, decision by decision.

Everything is a word; a token lies in a dictionary; Maginor walks along a list of stations; a match is one generator
that yields what each seat may do and is sent what one of them did. Nothing is shared with the engine but the data in
`components.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Generator
from pathlib import Path

from tafelrunde.games.maginor import components

BOX = tomllib.loads(Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8"))
SLOTS = {oracle["id"]: oracle["slots"] for oracle in BOX["oracle"]}
VALUE: dict[str, int] = {oracle["id"]: oracle["value"] for oracle in BOX["oracle"]}
SYMBOLS = ["fire", "water", "earth", "air", "doom"]
BEATS = {("earth", "water"), ("water", "fire"), ("fire", "earth")}

Choices = dict[int, list[str]]
Asking = Generator[Choices, tuple[int, str], None]
Answering = Generator[Choices, tuple[int, str], str]


class TurnOver(Exception):
    """An evaluation has ended the turn."""


class MatchOver(Exception):
    """The Hall has been evaluated."""


class Reference:
    """The table, and the rules as one long conversation."""

    def __init__(
        self, seats: int, circle: list[str], beside: dict[str, str], first: int, roll: Callable[[], str]
    ) -> None:
        self.seats = range(seats)
        self.turn = first
        self.roll = roll
        self.beside = dict(beside)
        self.at: dict[tuple[str, int], int] = {}  # (oracle, slot): whose token
        self.hand = [[*SYMBOLS, *["wand"] * 5] for _ in self.seats]
        self.aside: list[list[str]] = [[] for _ in self.seats]
        self.spells: list[list[str]] = [[] for _ in self.seats]
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.wizard: list[str] = ["hall" for _ in self.seats]  # "" in the middle
        walk = [station for name in circle[1:] for station in (f"before {name}", name)]
        self.stations = [*walk, "before hall", "hall"]  # still ahead of Maginor, or under him
        self.maginor = "start"
        self.history: list[bool] = []  # for each turn whether it was a quiet one

    def oracles(self) -> list[str]:
        """Those still in the circle."""
        return [name for name in self.stations if not name.startswith("before")]

    def supply(self, seat: int) -> int:
        return 15 - list(self.at.values()).count(seat)

    def free(self, oracle: str) -> list[int]:
        return [n for n in range(len(SLOTS[oracle])) if (oracle, n) not in self.at]

    def votes(self, seat: int) -> int:
        rituals = {"golden_cauldron": 3, "high_wizard": 5}
        return sum(VALUE[name] for name in self.won[seat]) + sum(rituals.get(name, 0) for name in self.spells[seat])

    def ask(self, seat: int, choices: list[str]) -> Answering:
        who, said = yield {seat: choices}
        assert who == seat and said in choices
        return said

    def match(self) -> Asking:
        try:
            while True:
                self.history.append(True)
                try:
                    yield from self.take_turn(self.turn)
                except TurnOver:
                    pass
                self.turn = (self.turn + 1) % len(self.seats)
        except MatchOver:
            pass

    def take_turn(self, seat: int) -> Asking:
        while True:
            wizard = self.wizard[seat]
            said = yield from self.ask(seat, self.free_phase(seat))
            verb, _, what = said.partition(" ")
            if verb == "move":
                self.wizard[seat] = what
                return
            self.history[-1] = False
            if verb == "roll":
                yield from self.roll_at(seat, wizard)
                return
            if verb == "cast":
                self.spells[seat].remove(what)
                yield from getattr(self, what)(seat)
                continue
            self.hand[seat].remove(what)
            self.aside[seat].append(what)
            if what == "wand":
                aimed = yield from self.ask(seat, [f"aim {name}" for name in self.oracles()])
                yield from self.roll_at(seat, aimed.split()[1])
            else:
                yield from self.canvass(seat, wizard, what)

    def free_phase(self, seat: int) -> list[str]:
        wizard = self.wizard[seat]
        cards = {card for card in self.hand[seat] if wizard or card == "wand"}
        choices = [f"play {card}" for card in cards]
        choices += [f"cast {name}" for name in self.spells[seat] if self.is_useful(seat, name)]
        rounds = 3 * len(self.seats)
        is_stale = len(self.history) > rounds and all(self.history[-rounds - 1 :])
        if not (wizard and is_stale):
            choices += [f"move {name}" for name in self.oracles() if name != wizard]
        return [*choices, "roll"] if wizard else choices

    def is_useful(self, seat: int, spell: str) -> bool:
        wizard = self.wizard[seat]
        has_token = self.supply(seat) > 0
        if spell == "recall":
            return any(card != "wand" for card in self.aside[seat])
        if spell == "restore":
            return "wand" in self.aside[seat]
        if spell == "superiority":
            return bool(wizard and has_token and self.free(wizard))
        if spell == "persuasion":
            return bool(wizard and has_token and self.foreign(seat, wizard))
        if spell == "telekinesis":
            return has_token and any(self.free(name) for name in self.oracles())
        if spell == "teleport":
            return any(name != wizard for name in self.oracles())
        return spell == "summon" and self.oracles() != ["hall"]

    def foreign(self, seat: int, oracle: str) -> list[int]:
        return [n for n in range(len(SLOTS[oracle])) if self.at.get((oracle, n), seat) != seat]

    def roll_at(self, seat: int, oracle: str) -> Asking:
        face = self.roll()
        if face != "maginor":
            yield from self.canvass(seat, oracle, face)
            return
        if self.supply(seat):
            named = yield from self.ask(seat, [f"name {symbol}" for symbol in SYMBOLS])
            yield from self.canvass(seat, oracle, named.split()[1])
        yield from self.step()

    def canvass(self, seat: int, oracle: str, symbol: str) -> Asking:
        if not self.supply(seat):
            return
        if symbol == "doom" and "D" not in SLOTS[oracle]:
            present = [name for name in SYMBOLS if name[0].upper() in SLOTS[oracle]]
            named = yield from self.ask(seat, [f"name {name}" for name in present])
            symbol = named.split()[1]
        fitting = [n for n, letter in enumerate(SLOTS[oracle]) if letter == symbol[0].upper()]
        if free := [n for n in fitting if n in self.free(oracle)]:
            said = yield from self.ask(seat, [f"put {n + 1}" for n in free])
            self.at[oracle, int(said.split()[1]) - 1] = seat
            yield from self.check_full(oracle)
        elif foreign := [n for n in fitting if n in self.foreign(seat, oracle)]:
            said = yield from self.ask(seat, [f"challenge {n + 1}" for n in foreign])
            yield from self.duel(seat, oracle, int(said.split()[1]) - 1)

    def duel(self, challenger: int, oracle: str, slot: int) -> Asking:
        defender = self.at[oracle, slot]
        sent: dict[int, str] = {}
        while len(sent) < 2:
            waiting = [seat for seat in (challenger, defender) if seat not in sent]
            who, said = yield {seat: ["send earth", "send water", "send fire"] for seat in waiting}
            sent[who] = said.split()[1]
        if (sent[challenger], sent[defender]) in BEATS:
            winner: int | None = challenger
        elif (sent[defender], sent[challenger]) in BEATS or sent[challenger] == "earth":
            winner = defender
        else:
            winner = None
        for side in (challenger, defender):
            if side != winner and "reversal" in self.spells[side]:
                if (yield from self.ask(side, ["cast reversal", "pass"])) == "cast reversal":
                    self.spells[side].remove("reversal")
                    winner = side
                break
        del self.at[oracle, slot]
        if winner is not None:
            self.at[oracle, slot] = winner

    def check_full(self, oracle: str) -> Asking:
        if oracle != "hall" and not self.free(oracle):
            yield from self.evaluate(oracle)
            self.remove(oracle)
            raise TurnOver

    def step(self) -> Asking:
        if self.maginor == "start":
            self.maginor = self.stations[0]
            return
        here = self.stations.index(self.maginor)
        left = self.maginor
        self.maginor = self.stations[here + 1]
        if self.maginor == "hall":
            yield from self.evaluate("hall")
            raise MatchOver
        if not left.startswith("before"):
            yield from self.evaluate(left)
            self.remove(left)
            raise TurnOver

    def remove(self, oracle: str) -> None:
        """The oracle and one gap leave the row; Maginor, if he stood there, is in the gap that is left."""
        here = self.stations.index(oracle)
        if self.maginor in (oracle, f"before {oracle}"):
            self.maginor = self.stations[here + 1]
        del self.stations[here - 1 : here + 1]

    def evaluate(self, oracle: str) -> Asking:
        rim = [self.at[oracle, n] for n in range(len(SLOTS[oracle])) if (oracle, n) in self.at]
        ranked = sorted(set(rim), key=lambda seat: (-rim.count(seat), rim.index(seat)))
        spell = self.beside.pop(oracle, None)
        prizes: list[str] = ["oracle"] if spell is None else ["oracle", "spell"]
        for place, seat in enumerate(ranked[:2]):
            if place == 0 and len(prizes) == 2:
                said = yield from self.ask(seat, ["claim oracle", "claim spell"])
                prize = said.split()[1]
            elif prizes:
                prize = prizes[0]
            else:
                break
            prizes.remove(prize)
            if prize == "oracle":
                self.won[seat].append(oracle)
            else:
                assert spell is not None
                self.spells[seat].append(spell)
        self.at = {place: seat for place, seat in self.at.items() if place[0] != oracle}
        self.wizard = ["" if name == oracle else name for name in self.wizard]

    def take_back(self, seat: int, card: str) -> None:
        self.aside[seat].remove(card)
        self.hand[seat].append(card)

    def recall(self, seat: int) -> Asking:
        played = sorted([card for card in self.aside[seat] if card != "wand"], key=SYMBOLS.index)
        if len(played) <= 2:
            for card in played:
                self.take_back(seat, card)
            return
        said = yield from self.ask(seat, [f"take {card}" for card in played[:-1]])
        first = said.split()[1]
        self.take_back(seat, first)
        said = yield from self.ask(seat, [f"take {card}" for card in played[played.index(first) + 1 :]])
        self.take_back(seat, said.split()[1])

    def restore(self, seat: int) -> Asking:
        for _ in range(min(2, self.aside[seat].count("wand"))):
            self.take_back(seat, "wand")
        yield from ()

    def superiority(self, seat: int) -> Asking:
        oracle = self.wizard[seat]
        said = yield from self.ask(seat, [f"put {n + 1}" for n in self.free(oracle)])
        first = int(said.split()[1]) - 1
        self.at[oracle, first] = seat
        later = [n for n in self.free(oracle) if n > first]
        if later and self.supply(seat):
            said = yield from self.ask(seat, [*[f"put {n + 1}" for n in later], "done"])
            if said != "done":
                self.at[oracle, int(said.split()[1]) - 1] = seat
        yield from self.check_full(oracle)

    def persuasion(self, seat: int) -> Asking:
        oracle = self.wizard[seat]
        said = yield from self.ask(seat, [f"replace {n + 1}" for n in self.foreign(seat, oracle)])
        self.at[oracle, int(said.split()[1]) - 1] = seat

    def telekinesis(self, seat: int) -> Asking:
        said = yield from self.ask(seat, [f"aim {name}" for name in self.oracles() if self.free(name)])
        oracle = said.split()[1]
        said = yield from self.ask(seat, [f"put {n + 1}" for n in self.free(oracle)])
        self.at[oracle, int(said.split()[1]) - 1] = seat
        yield from self.check_full(oracle)

    def teleport(self, seat: int) -> Asking:
        said = yield from self.ask(seat, [f"aim {name}" for name in self.oracles() if name != self.wizard[seat]])
        self.wizard[seat] = said.split()[1]

    def summon(self, seat: int) -> Asking:
        oracle = self.oracles()[0]
        yield from self.evaluate(oracle)
        self.maginor = oracle
        self.remove(oracle)
        raise TurnOver
