"""The box and the map: counts, borders, polygons."""

from __future__ import annotations

import json
import runpy
from collections import Counter
from itertools import pairwise
from pathlib import Path

from tafelrunde.games.macht import components
from tafelrunde.games.macht.components import BORDERS, BOX, COAST, REGION_KEYS

Point = tuple[int, int]
BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "macht"
POLYGONS: dict[str, list[Point]] = {
    region["id"]: [(point[0], point[1]) for point in region["polygon"]] for region in BOX["region"]
}


def edges(polygon: list[Point]) -> set[frozenset[Point]]:
    return {frozenset(pair) for pair in pairwise([*polygon, polygon[0]])}


def bordering(name: str) -> set[str]:
    mask = BORDERS[REGION_KEYS.index(name)]
    return {REGION_KEYS[at] for at in range(15) if mask >> at & 1}


def test_p101_fifteen_regions_borders_and_coasts() -> None:
    assert len(REGION_KEYS) == 15
    assert sum(int(mask).bit_count() for mask in BORDERS) == 2 * 29
    assert {REGION_KEYS[at] for at in range(15) if not COAST >> at & 1} == {"elmet", "powys", "mercia", "hwicce"}
    assert bordering("kent") == {"east_anglia", "wessex"}


def test_p101_borders_are_symmetric_and_nobody_borders_itself() -> None:
    for name in REGION_KEYS:
        assert name not in bordering(name)
        assert all(name in bordering(other) for other in bordering(name))
        assert len(bordering(name)) >= 2, "no dead end"


def test_p101_the_map_hangs_together_and_no_region_cuts_it() -> None:
    for missing in ["", *REGION_KEYS]:
        rest = [name for name in REGION_KEYS if name != missing]
        reached, new = {rest[0]}, [rest[0]]
        while new:
            found = bordering(new.pop()) - reached - {missing}
            reached |= found
            new += found
        assert reached == set(rest)


def test_p101_polygons_share_an_edge_exactly_where_regions_border() -> None:
    for name in REGION_KEYS:
        for other in REGION_KEYS:
            if name != other:
                assert bool(edges(POLYGONS[name]) & edges(POLYGONS[other])) == (other in bordering(name)), (name, other)


def test_p101_a_free_edge_exactly_at_the_coast() -> None:
    uses = Counter(edge for polygon in POLYGONS.values() for edge in edges(polygon))
    assert set(uses.values()) == {1, 2}
    for at, name in enumerate(REGION_KEYS):
        assert any(uses[edge] == 1 for edge in edges(POLYGONS[name])) == bool(COAST >> at & 1), name


def test_p101_planar_as_given_the_polygons_tile_the_island() -> None:
    """By Euler's formula the outline is a single closed line, and the areas sum to that of the outline: no gap and no
    overlap."""
    uses = Counter(edge for polygon in POLYGONS.values() for edge in edges(polygon))
    corners = {point for edge in uses for point in edge}
    assert len(corners) - len(uses) + len(POLYGONS) == 1
    outline = trace([edge for edge, count in uses.items() if count == 1])
    assert abs(area(outline)) == sum(abs(area(polygon)) for polygon in POLYGONS.values())
    for polygon in POLYGONS.values():
        assert area(polygon) > 0, "all polygons run the same way round"


def trace(free: list[frozenset[Point]]) -> list[Point]:
    """The free edges as one closed line. Where it touches itself at a point, any way through gives the same area."""
    left = {tuple(sorted(edge)) for edge in free}
    directed = {
        start: [pair[1] for polygon in POLYGONS.values() for pair in pairwise([*polygon, polygon[0]])
                if pair[0] == start and tuple(sorted(pair)) in left]
        for edge in left for start in edge
    }  # fmt: skip
    line = [min(directed)]
    while directed[line[-1]]:
        line.append(directed[line[-1]].pop())
    assert len(line) - 1 == len(free), "the outline is one closed line"
    return line[:-1]


def area(polygon: list[Point]) -> float:
    return sum(x * v - u * y for (x, y), (u, v) in pairwise([*polygon, polygon[0]])) / 2


def test_p101_labels_lie_inside_their_regions() -> None:
    for region in BOX["region"]:
        x, y = region["label_at"]
        crossings = 0
        polygon = POLYGONS[region["id"]]
        for (ax, ay), (bx, by) in pairwise([*polygon, polygon[0]]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                crossings += 1
        assert crossings % 2 == 1, region["id"]


def test_p103_forty_eighteen_eleven() -> None:
    assert sum(components.MARKER_COUNTS) == 40 and sum(components.REGION_MARKERS) == 18
    assert sum(components.GLASS_COUNTS) == 11 and [min(components.GLASS_VALUES), max(components.GLASS_VALUES)] == [3, 8]
    components.check_box()


def test_p125_every_figure_comes_from_the_file() -> None:
    by_kind: Counter[str] = Counter()
    for marker in BOX["action_marker"]:
        by_kind[marker["kind"]] += marker["count"]
    assert by_kind == {
        "influence": 20, "number": 4, "movement": 3, "sea_movement": 2, "merlin": 2, "snake": 2,
        "victory_point": 3, "uprising": 2, "region_swap": 2,
    }  # fmt: skip
    assert list(components.REGION_MARKERS) == [5, 5, 4, 4]
    assert list(components.GLASS_COUNTS) == [1, 2, 2, 2, 2, 2]
    assert (components.WIN_TOTAL, components.DEPLOY_LIMIT, components.INCOME) == (12, 3, 2)


def test_the_board_draws_the_map_of_the_box() -> None:
    """After a correction of the map `make_map.py` was run too."""
    drawn = runpy.run_path(str(BOARD / "make_map.py"))["draw"]()
    assert json.loads((BOARD / "map.json").read_text(encoding="utf-8")) == drawn
