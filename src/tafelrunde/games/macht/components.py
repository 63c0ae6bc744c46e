"""What is in the box, read from `components.toml`: map, pieces, markers, and the figures of the rules.

[P125] The owner of a copy can correct every figure there. [P34, P53, P123, P124] It also holds the printed examples."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.core.bag import Bag, bit

Region = i64
"""A region of the map by its number."""

Regions = i64
"""A set of regions, one bit each."""

Symbol = i64
"""What a region marker shows: castle, armour, tent or key."""

Kind = i64
"""KNIGHT or MAGE."""

Marker = i64
"""A kind of action marker; equal ones are never told apart."""

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("tafelrunde.games.macht").joinpath("components.toml").read_text(encoding="utf-8")
)
COLOURS: Final[tuple[str, ...]] = tuple(BOX["game"]["colors"])
KNIGHT: Final[i64] = 0
MAGE: Final[i64] = 1
KINDS: Final[i64] = 2
KIND_NAMES: Final = ("knight", "mage")
PIECES: Final[vec[i64]] = vec[i64]([BOX["pieces"]["knights_per_player"], BOX["pieces"]["mages_per_player"]])
"""[P102] How many knights and mages a seat has."""

MOST: Final[i64] = 16
"""No amount of equal pieces is larger."""

# The map

REGION_KEYS: Final[tuple[str, ...]] = tuple([region["id"] for region in BOX["region"]])
REGION_NAMES: Final[tuple[str, ...]] = tuple([region["name"] for region in BOX["region"]])
REGIONS: Final[i64] = 15
EVERYWHERE: Final[i64] = 0x7FFF


def region_set(keys: list[str]) -> Regions:
    """The regions with these ids."""
    found: i64 = 0
    for key in keys:
        found |= bit(REGION_KEYS.index(key))
    return found


BORDERS: Final[vec[i64]] = vec[i64]([region_set(region["neighbours"]) for region in BOX["region"]])
"""[P101] The regions that have a common border with each region."""

COAST: Final[i64] = region_set([region["id"] for region in BOX["region"] if region["coastal"]])
"""[P101] The regions with a coast."""

# Symbols and region markers

SYMBOL_KEYS: Final = ("castle", "armour", "tent", "key")
SYMBOLS: Final[i64] = 4
REGION_MARKERS: Final[vec[i64]] = vec[i64]([BOX["region_marker"][symbol] for symbol in SYMBOL_KEYS])
"""[P103] How many region markers show each symbol."""

# Action markers: an influence marker has the number of its symbol, a number marker four more.

MARKER_KEYS: Final[tuple[str, ...]] = tuple([marker["id"].replace("_", "-") for marker in BOX["action_marker"]])
MARKERS: Final[i64] = 15
NUMBER_OF: Final[i64] = 4
"""The number marker of a symbol is this many after its influence marker."""

MOVEMENT: Final[i64] = 8
SEA_MOVEMENT: Final[i64] = 9
MERLIN: Final[i64] = 10
SNAKE: Final[i64] = 11
VICTORY_POINT: Final[i64] = 12
UPRISING: Final[i64] = 13
REGION_SWAP: Final[i64] = 14
MARKER_COUNTS: Final[vec[i64]] = vec[i64]([marker["count"] for marker in BOX["action_marker"]])
"""[P103] How many there are of each kind of action marker."""

USES: Final[list[tuple[int, int, int]]] = [
    (number, knights, mages)
    for number, marker in enumerate(BOX["action_marker"])
    for knights, mages in marker.get("resupply", [])
]
"""[P121] What markers give when they are played for resupply: the marker, knights, mages."""

USE_COUNT: Final[i64] = len(USES)
USE_MARKER: Final[vec[i64]] = vec[i64]([marker for marker, _, _ in USES])
USE_KNIGHTS: Final[vec[i64]] = vec[i64]([knights for _, knights, _ in USES])
USE_MAGES: Final[vec[i64]] = vec[i64]([mages for _, _, mages in USES])

# Hourglass markers

GLASS_VALUES: Final[vec[i64]] = vec[i64](sorted(set(BOX["hourglass"]["values"])))
"""The values that hourglass markers have; a marker is the place of its value in this row."""

GLASS_COUNTS: Final[vec[i64]] = vec[i64]([BOX["hourglass"]["values"].count(value) for value in GLASS_VALUES])
"""[P103] How many hourglass markers there are of each value."""

# Figures of the rules

START_PIECES: Final[vec[i64]] = vec[i64]([BOX["setup"]["reserve_knights"], BOX["setup"]["reserve_mages"]])
FIRST_CUBES: Final[i64] = BOX["setup"]["first_cycle_cubes"]
FIRST_MARKERS: Final[i64] = BOX["setup"]["first_cycle_markers"]
INCOME: Final[i64] = BOX["setup"]["income_active_per_cycle"]
MARKERS_EXTRA: Final[i64] = BOX["setup"]["markers_extra"]
ACTIONS: Final[i64] = BOX["rules"]["actions_per_turn"]
ACTIONS_IF_TIED: Final[i64] = BOX["rules"]["actions_first_turn_if_vp_tied"]
DEPLOY_LIMIT: Final[i64] = BOX["rules"]["deploy_max_own_before"]
RESUPPLY_FIRST: Final[i64] = BOX["rules"]["resupply_first"]
RESUPPLY_LATER: Final[i64] = BOX["rules"]["resupply_later"]
WIN_TOTAL: Final[i64] = BOX["rules"]["win_total"]
UPRISING_LIMIT: Final[i64] = BOX["rules"]["uprising_remove_max"]
LAST_CYCLE: Final[i64] = BOX["rules"]["last_cycle"]
"""[P42] After this cycle the match is shared."""


def check_box() -> None:
    """[P101, P102, P103] Fifteen regions, 16 + 16 pieces, 40 action, 18 region and 11 hourglass markers."""
    assert len(REGION_KEYS) == REGIONS and len(MARKER_KEYS) == MARKERS
    assert [int(count) for count in PIECES] == [MOST, MOST]
    assert sum([int(count) for count in MARKER_COUNTS]) == 40
    assert sum([int(count) for count in REGION_MARKERS]) == 18
    assert sum([int(count) for count in GLASS_COUNTS]) == 11
    expected = [f"{kind}-{symbol}" for kind in ("influence", "number") for symbol in SYMBOL_KEYS]
    expected += ["movement", "sea-movement", "merlin", "snake", "victory-point", "uprising", "region-swap"]
    assert list(MARKER_KEYS) == expected
    for region in range(REGIONS):
        for other in range(REGIONS):
            assert (BORDERS[region] & bit(other) != 0) == (BORDERS[other] & bit(region) != 0)


check_box()


def box() -> dict[str, object]:
    """What the board knows about the box."""
    return {
        "COLOURS": COLOURS,
        "KINDS": KIND_NAMES,
        "SYMBOLS": SYMBOL_KEYS,
        "MARKERS": MARKER_KEYS,
        "NUMBER_OF": NUMBER_OF,
        "MOVEMENT": MOVEMENT,
        "SEA_MOVEMENT": SEA_MOVEMENT,
        "MERLIN": MERLIN,
        "SNAKE": SNAKE,
        "USES": USES,
        "REGIONS": [
            {"name": name, "coastal": COAST & bit(at) != 0, "borders": Bag(BORDERS[at])}
            for at, name in enumerate(REGION_NAMES)
        ],
        "ACTIONS": ACTIONS,
        "WIN_TOTAL": WIN_TOTAL,
    }
