"""Files of learned judges: a line of JSON with the facts, then the weights as whole numbers, packed by xz.

A file is taken only if it was made for this game, these rules and these features, and if not a bit of it changed."""

from __future__ import annotations

import json
import lzma
from array import array
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from math import isfinite
from sys import byteorder
from typing import Any, Final, NamedTuple
from warnings import warn

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.bots.net import BLOCK, HALF, LANES, Calibration, Encoder, Net, Urge
from tafelrunde.core.errors import ImpossibleTable
from tafelrunde.core.game import Game

FORMAT: Final = "tafelrunde net 1"
ENDING: Final = ".net"
LARGEST: Final = 1 << 20
"""Bytes of a file, and weights in it, at most."""

MOST_UNITS: Final = 128
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 1, "pb": 1}]
"""Weights are pairs of bytes, and the packer may know."""


class Learned(NamedTuple):
    """A file that was read: its facts, the net, the tables that it was learned for, how the chances came true, after
    how many random steps it should be asked, and, if that was learned, what guides a search and what rivals are
    believed to hold."""

    facts: dict[str, Any]
    net: Net
    seats: list[int]
    calibration: Calibration | None
    depth: int
    urge: Urge | None
    belief: Net | None


def write_net(facts: dict[str, Any], weights: array[int]) -> bytes:
    """The file of these weights: those of the table row by row, the constants of the units, the second layer's weights
    and its constant; then, where actions were learned too, another table, the constants of its units, the weights of
    every action and its constant; then, where it was learned what rivals hold, another net like the first. The facts
    that describe them are added."""
    packed = lzma.compress(little(weights).tobytes(), lzma.FORMAT_XZ, lzma.CHECK_NONE, filters=FILTERS)
    whole = {"format": FORMAT, **facts, "sha256": sha256(packed).hexdigest()}
    return json.dumps(whole, ensure_ascii=False).encode() + b"\n" + packed


def read_net(data: bytes, name: str, game: Game, encoder: Encoder) -> Learned:
    """The learned judge in this file; ImpossibleTable if it does not fit."""
    facts, _ = facts_of(data, name)
    if facts["game"] != game.key:
        raise ImpossibleTable(
            "error-net-game", f"'{name}' was learned for {facts['game']}, not for {game.key}.",
            name=name, game=game.key, other=str(facts["game"]),
        )  # fmt: skip
    if facts["rules"] != game.version:
        raise ImpossibleTable(
            "error-net-rules",
            f"'{name}' was learned for version {facts['rules']} of the rules; these are version {game.version}.",
            name=name, was=str(facts["rules"]), now=str(game.version),
        )  # fmt: skip
    if (facts["encoding"], facts["rows"]) != (encoder.encoding, encoder.rows):
        raise ImpossibleTable(
            "error-net-encoding",
            f"'{name}' was learned from other features of the position than this version sees.",
            name=name,
        )
    try:
        told = facts.get("calibration")
        parts = parts_of(data, name, game)
        return Learned(
            facts,
            made_net(facts, parts.net),
            [int(seats) for seats in facts["seats"]],
            None if told is None else made_calibration(floats(told["said"]), floats(told["came"])),
            int(facts.get("depth", 0)),
            made_urge(facts, parts.urge, len(game.catalogue.actions)),
            made_belief(facts, parts.belief),
        )
    except (ValueError, KeyError, TypeError, OverflowError):
        raise damaged(name) from None


def weights_of(data: bytes, name: str) -> array[int]:
    """The weights as `write_net` was given them; ImpossibleTable if a bit of them changed."""
    facts, packed = facts_of(data, name)
    if sha256(packed).hexdigest() != facts["sha256"]:
        raise damaged(name)
    try:
        weights = array("h")
        weights.frombytes(unpacked(packed))
        return little(weights)
    except (ValueError, lzma.LZMAError):
        raise damaged(name) from None


def facts_of(data: bytes, name: str) -> tuple[dict[str, Any], bytes]:
    """The line of facts, and the rest; ImpossibleTable if it is not such a file."""
    line, _, packed = data.partition(b"\n")
    try:
        facts = json.loads(line)
        is_one = isinstance(facts, dict) and facts["format"] == FORMAT and len(data) <= LARGEST
        if not is_one or not facts.keys() >= NEEDED:
            raise ValueError
    except (ValueError, KeyError, RecursionError):
        raise ImpossibleTable("error-net-foreign", f"'{name}' is not a file of a learned judge.", name=name) from None
    return facts, packed


NEEDED: Final = frozenset(
    ["format", "game", "rules", "encoding", "seats", "rows", "units", "scale", "top", "hand", "sha256"]
)


def damaged(name: str) -> ImpossibleTable:
    return ImpossibleTable("error-net-damaged", f"'{name}' is damaged or not complete.", name=name)


def unpacked(packed: bytes) -> bytes:
    """What was packed, but never more than such a file can hold."""
    unpacker = lzma.LZMADecompressor(lzma.FORMAT_XZ)
    weights = unpacker.decompress(packed, 2 * LARGEST)
    if not unpacker.eof:
        raise ValueError
    return weights


class Parts(NamedTuple):
    """The weights of a file, part by part; a part that was not learned is empty."""

    net: array[int]
    urge: array[int]
    belief: array[int]


def parts_of(data: bytes, name: str, game: Game) -> Parts:
    facts, _ = facts_of(data, name)
    weights = weights_of(data, name)
    own = net_size(facts)
    urge = own + urge_size(facts, len(game.catalogue.actions))
    return Parts(weights[:own], weights[own:urge], weights[urge:])


def net_size(facts: dict[str, Any]) -> int:
    """How many of the weights are those of the net."""
    units = int(facts["units"])
    return (int(facts["rows"]) + 2) * units + 1


def urge_size(facts: dict[str, Any], actions: int) -> int:
    """How many are those of an instinct."""
    units = int(BLOCK * LANES)
    return (int(facts["rows"]) + 1) * units + actions * (units + 1) if "instinct" in facts else 0


def made_belief(facts: dict[str, Any], weights: array[int]) -> Net | None:
    """What these weights say about worlds."""
    if "hunch" not in facts and not weights:
        return None
    if "hunch" not in facts:
        raise ValueError
    return made_net({**facts, "units": int(BLOCK * LANES), "hand": 0.0}, weights)


def made_urge(facts: dict[str, Any], weights: array[int], actions: int) -> Urge | None:
    """What these weights say about actions."""
    told = facts.get("instinct")
    if told is None:
        return None
    units = int(BLOCK * LANES)
    table = int(facts["rows"]) * units
    if len(weights) != urge_size(facts, actions) or facts["seats"] != [2]:
        raise ValueError
    return Urge(
        pack(weights[:table], 0),
        pack(weights[table : table + units], HALF),
        vec[i64](weights[table + units : -actions].tolist()),
        vec[i64](weights[-actions:].tolist()),
        int(facts["scale"]),
        int(facts["top"]),
        bool(told.get("anew", False)),
    )


def made_net(facts: dict[str, Any], weights: array[int]) -> Net:
    rows, units = int(facts["rows"]), int(facts["units"])
    if units % 32 != 0 or not 0 < units <= MOST_UNITS or len(weights) != net_size(facts):
        raise ValueError
    if not (0 < int(facts["scale"]) < HALF and 0 < int(facts["top"]) < HALF and isfinite(facts["hand"])):
        raise ValueError
    table = rows * units
    return Net(
        pack(weights[:table], 0),
        pack(weights[table : table + units], HALF),
        vec[i64](weights[table + units : table + 2 * units].tolist()),
        i64(weights[-1]) * i64(int(facts["scale"])),
        int(facts["scale"]),
        int(facts["top"]),
        float(facts["hand"]),
    )


def made_calibration(said: list[float], came: list[float]) -> Calibration:
    """A line through points from left to right, as many on the one side as on the other."""
    if len(said) != len(came) or said != sorted(said) or not all(isfinite(number) for number in (*said, *came)):
        raise ValueError
    return Calibration(said, came)


def floats(numbers: list[Any]) -> list[float]:
    return [float(number) for number in numbers]


def pack(weights: array[int], more: i64) -> vec[i64]:
    """Four lanes to a word, with as much more in each."""
    numbers = vec[i64](weights.tolist())
    words = vec[i64](capacity=i64(len(numbers)) // LANES)
    for first in range(i64(0), i64(len(numbers)), LANES):
        word = (numbers[first + 3] + more) * LANE
        word = (word + numbers[first + 2] + more) * LANE
        word = (word + numbers[first + 1] + more) * LANE
        words = append(words, word + numbers[first] + more)
    return words


LANE: Final[i64] = 32768


def little(weights: array[int]) -> array[int]:
    """As files have them, whatever the machine prefers; and back."""
    if byteorder == "little":
        return weights
    turned = array("h", weights)
    turned.byteswap()
    return turned


_SHIPPED: Final[dict[tuple[str, int], list[Learned]]] = {}


def shipped(game: Game, encoder: Encoder, package: str) -> list[Learned]:
    """The learned judges that came with a game, read once in a process. One that does not fit is left out with a
    warning: the hand-written judge plays for it."""
    key = (package, game.version)
    if key not in _SHIPPED:
        found: list[Learned] = []
        for file in sorted(files(package).iterdir(), key=lambda file: file.name):
            if file.name.endswith(ENDING):
                try:
                    found.append(read_net(file.read_bytes(), file.name, game, encoder))
                except ImpossibleTable as error:
                    warn(str(error), stacklevel=2)
        _SHIPPED[key] = found
    return _SHIPPED[key]


def has_module(package: str, name: str) -> bool:
    return find_spec(package) is not None and find_spec(f"{package}.{name}") is not None
