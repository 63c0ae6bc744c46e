"""The arithmetic of the take-over against a second formulation, written from the rulebook alone, on random positions.

The second formulation uses no state, no masks and no helper from the engine: it works on named regions."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from tafelrunde.core.dealer import FastDealer
from tafelrunde.games.macht import components, influence
from tafelrunde.games.macht.actions import REINFORCE, TAKE_OVER
from tafelrunde.games.macht.game import Macht, MachtState
from tafelrunde.games.macht.playing import legal_plays
from tafelrunde.games.macht.shown import Support
from tafelrunde.games.macht.state import zeros

BOX = tomllib.loads(Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8"))
NAMES = [region["id"] for region in BOX["region"]]
TOUCHES = {frozenset((region["id"], other)) for region in BOX["region"] for other in region["neighbours"]}
SIDES = ("orange", "white")
SYMBOLS = ("castle", "armour", "tent", "key")
GAME = Macht()
COUNT = int(os.environ.get("TAKE_OVERS", "3000"))


class Land:
    """A region as seen on the table."""

    def __init__(self, name: str, symbol: str, owner: str, knights: int, mages: int) -> None:
        self.name, self.symbol, self.owner, self.knights, self.mages = name, symbol, owner, knights, mages


def adjoins(a: Land, b: Land, magic: bool) -> bool:
    if a.name == b.name:
        return False
    return a.symbol == b.symbol if magic else frozenset((a.name, b.name)) in TOUCHES


def balance(lands: list[Land], target: Land, attacker: str, bonus: dict[tuple[str, str], int], magic: bool) -> int:
    """The printed recipe: the attacker's active pieces around, less all pieces inside, less the defender's active
    pieces around; bonuses on both sides."""
    value = bonus[attacker, target.symbol] - bonus[target.owner, target.symbol] - target.knights - target.mages
    for land in lands:
        if land.owner and adjoins(land, target, magic):
            strength = land.mages if magic else land.knights
            value += strength if land.owner == attacker else -strength
    return value


def random_table(dealer: FastDealer) -> tuple[MachtState, list[Land], dict[tuple[str, str], int], bool]:
    """Any pieces anywhere, as many as the sixteen of each kind allow; any symbols; bonuses now and then."""
    state = GAME.table()
    magic = dealer.pick(2) == 1
    state.cycle = 3 if magic else 4
    state.regions_of = zeros(4)
    lands: list[Land] = []
    left = {(owner, kind): 16 for owner in ("orange", "white") for kind in (0, 1)}
    crowd = 1 + dealer.pick(6)
    for at, name in enumerate(NAMES):
        sign = dealer.pick(4)
        state.regions_of[sign] |= 1 << at
        owner = ("", "orange", "white", "orange", "white")[dealer.pick(5)]
        many = [min(dealer.pick(crowd), left[owner, kind]) if owner else 0 for kind in (0, 1)]
        if sum(many) == 0:
            owner = ""
        for kind in (0, 1):
            if owner and many[kind]:
                left[owner, kind] -= many[kind]
                state.put(("orange", "white").index(owner), kind, at, many[kind])
        lands.append(Land(name, SYMBOLS[sign], owner, many[0], many[1]))
    bonus = {(owner, sign): 0 for owner in ("orange", "white") for sign in SYMBOLS}
    for _ in range(dealer.pick(4)):
        seat, sign = dealer.pick(2), dealer.pick(4)
        state.bonuses[seat * 4 + sign] += 1
        bonus[("orange", "white")[seat], SYMBOLS[sign]] += 1
    return state, lands, bonus, magic


def check_tables(count: int, seed: int) -> int:
    """This many random positions; returns how many take-overs were possible."""
    dealer = FastDealer(seed)
    possible = 0
    for _ in range(count):
        state, lands, bonus, magic = random_table(dealer)
        seat = dealer.pick(2)
        me, you = (("orange", "white"), ("white", "orange"))[seat]
        signs = [at for at in range(4) if dealer.pick(2)]
        for sign in signs:
            state.markers[seat].add(sign)
        merlin = dealer.pick(4) == 0
        if merlin:
            state.markers[seat].add(10)
        reserve = dealer.pick(2)
        state.reserve[seat * 2 + (1 if magic else 0)] = reserve
        expected: set[tuple[str, int, int]] = set()
        for at, land in enumerate(lands):
            for by, held in ((0, SYMBOLS.index(land.symbol) in signs), (1, merlin)):
                if held and land.owner == you and balance(lands, land, me, bonus, magic) >= 1:
                    expected.add(("take-over", by, at))
                if held and land.owner != you and reserve:
                    expected.add(("reinforce", by, at))
            if land.owner == you:
                found = influence.attack(state, seat, at) - influence.defence(state, 1 - seat, at)
                assert found == balance(lands, land, me, bonus, magic)
        found_plays: set[tuple[str, int, int]] = set()
        for number in legal_plays(state, seat, zeros(0)):
            if number in TAKE_OVER:
                found_plays.add(("take-over", TAKE_OVER.what(number), TAKE_OVER.where(number)))
            elif number in REINFORCE:
                found_plays.add(("reinforce", REINFORCE.what(number), REINFORCE.where(number)))
        assert found_plays == expected
        possible += len([play for play in expected if play[0] == "take-over"])
    return possible


def test_p20_the_sums_shown_name_every_neighbour_that_counts() -> None:
    """Region by region against the second formulation; its parts add up to the sums."""
    dealer = FastDealer(5)
    named = 0
    for _ in range(300):
        state, lands, bonus, magic = random_table(dealer)
        shown = GAME.shown(state.view(-1))
        for at, land in enumerate(lands):
            sums = shown.sums[at]
            if sums is None:
                assert not land.owner
                continue
            strengths = [(name, one.mages if magic else one.knights) for name, one in enumerate(lands)]
            around = [pair for pair in strengths if pair[1] and adjoins(lands[pair[0]], land, magic)]
            foe = "white" if land.owner == "orange" else "orange"
            forces = tuple([Support(*pair) for pair in around if lands[pair[0]].owner == foe])
            helpers = tuple([Support(*pair) for pair in around if lands[pair[0]].owner == land.owner])
            inside = land.knights + land.mages
            assert (sums.attacker, sums.defender) == (SIDES.index(foe), SIDES.index(land.owner))
            assert (sums.forces, sums.attack_bonus) == (forces, bonus[foe, land.symbol])
            assert (sums.inside, sums.helpers) == (inside, helpers)
            assert sums.defence_bonus == bonus[land.owner, land.symbol]
            assert sums.attack == sum([one.count for one in forces]) + sums.attack_bonus
            assert sums.defence == inside + sum([one.count for one in helpers]) + sums.defence_bonus
            named += len(around)
    assert named > 1000


def test_p20_p22_random_positions_agree_with_the_second_formulation() -> None:
    assert check_tables(COUNT, 1) > COUNT // 20


@pytest.mark.slow
def test_p20_p22_a_hundred_thousand_random_positions_agree() -> None:
    assert check_tables(100_000, 2) > 5000
