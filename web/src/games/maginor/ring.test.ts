import { describe, expect, test } from "vitest";
import { ringOf, SMALLEST_LENS, type Disc, type Ring, type Spot } from "./ring";

const VALUES = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
/** The largest next to the smallest somewhere, as chance may have it. */
const CIRCLES = [VALUES.map((_, oracle) => oracle), [10, 0, 9, 1, 8, 2, 7, 3, 6, 4, 5]];
const SIZES: [number, number, boolean][] = [
  [1124, 560, false],
  [980, 900, false],
  [1500, 800, false],
  [390, 420, true],
  [360, 330, true],
];

function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function room(one: Disc, other: Disc): number {
  return apart(one, other) - one.r - other.r;
}

/** Clockwise from the top, in turns. */
function turn({ x, y }: Spot, { centre, rx, ry }: Ring): number {
  return (Math.atan2((x - centre.x) / rx, (centre.y - y) / ry) / (2 * Math.PI) + 1) % 1;
}

describe.each(CIRCLES)("the circle %i %i %i %i …", (...circle) => {
  describe.each(SIZES)("in %i × %i (small: %s)", (width, height, isSmall) => {
    const ring = ringOf(circle, VALUES, width, height, isSmall);

    test("no two oracles touch", () => {
      for (const [at, one] of ring.discs.entries())
        for (const other of ring.discs.slice(at + 1)) expect(room(one, other)).toBeGreaterThan(0);
    });

    test("all of them lie on the board", () => {
      for (const { x, y, r } of ring.discs) {
        expect(Math.min(x - r, y - r, width - x - r, height - y - r)).toBeGreaterThanOrEqual(0);
      }
    });

    test("they follow each other clockwise from the top, each with its gap before it", () => {
      const turns = circle.map((oracle) => turn(ring.discs[oracle]!, ring));
      expect(turns[0]).toBeCloseTo(0);
      expect(turns).toEqual([...turns].sort((one, other) => one - other));
      circle.slice(1).forEach((oracle, at) => {
        const gap = turn(ring.gaps[oracle]!, ring);
        expect(gap).toBeGreaterThan(turns[at]!);
        expect(gap).toBeLessThan(turns[at + 1]!);
      });
    });

    test("a gap is as far from the oracle before it as from the one after it", () => {
      circle.forEach((oracle, at) => {
        const before = ring.discs[circle.at(at - 1)!]!;
        const [near, far] = [before, ring.discs[oracle]!].map((disc) => apart(disc, ring.gaps[oracle]!) - disc.r);
        expect(Math.abs(near! - far!)).toBeLessThan(8);
      });
    });

    test("a higher value is a larger disc", () => {
      const radii = ring.discs.map((disc) => disc.r);
      expect(radii).toEqual([...radii].sort((one, other) => one - other));
      expect(radii[10]! / radii[0]!).toBeLessThan(15 / 5);
    });

    test("the lens covers no oracle, or is the smallest and stands beside", () => {
      if (isSmall || ring.lens.r <= SMALLEST_LENS) return expect(ring.lens.r).toBe(isSmall ? 84 : SMALLEST_LENS);
      for (const disc of ring.discs) expect(room(ring.lens, disc)).toBeGreaterThanOrEqual(7);
    });
  });
});

test("a ring that is high for its width has the die below the lens", () => {
  expect(ringOf(CIRCLES[0]!, VALUES, 980, 900, false).isTall).toBe(true);
  expect(ringOf(CIRCLES[0]!, VALUES, 1124, 560, false).isTall).toBe(false);
  expect(ringOf(CIRCLES[0]!, VALUES, 390, 600, true).isTall).toBe(false);
});

test("on a desk there is room for a lens within the ring", () => {
  expect(ringOf(CIRCLES[0]!, VALUES, 1500, 800, false).lens.r).toBeGreaterThan(SMALLEST_LENS);
});
