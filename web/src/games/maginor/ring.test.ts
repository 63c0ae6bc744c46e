import { describe, expect, test } from "vitest";
import { besideNames, openSpot, ringOf, SMALLEST_LENS, type Disc, type Ring, type Shape, type Spot } from "./ring";

const VALUES = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
/** The largest next to the smallest somewhere, as chance may have it. */
const CIRCLES = [VALUES.map((_, oracle) => oracle), [10, 0, 9, 1, 8, 2, 7, 3, 6, 4, 5]];
const SIZES: [number, number, Shape][] = [
  [1124, 560, "wide"],
  [980, 900, "wide"],
  [1500, 800, "wide"],
  [708, 408, "low"],
  [708, 368, "low"],
  [708, 488, "low"],
  [652, 514, "low"],
  [390, 420, "phone"],
  [360, 330, "phone"],
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
  describe.each(SIZES)("in %i × %i (%s)", (width, height, shape) => {
    const ring = ringOf(circle, VALUES, width, height, shape);

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
      if (shape !== "wide" || ring.lens.r <= SMALLEST_LENS) return expect(ring.lens.r).toBe(SMALLEST_LENS);
      for (const disc of ring.discs) expect(room(ring.lens, disc)).toBeGreaterThanOrEqual(7);
    });
  });
});

test("a ring that is high for its width has the die below the lens", () => {
  expect(ringOf(CIRCLES[0]!, VALUES, 980, 900, "wide").isTall).toBe(true);
  expect(ringOf(CIRCLES[0]!, VALUES, 1124, 560, "wide").isTall).toBe(false);
  expect(ringOf(CIRCLES[0]!, VALUES, 390, 600, "phone").isTall).toBe(false);
});

test("on a desk there is room for a lens within the ring", () => {
  expect(ringOf(CIRCLES[0]!, VALUES, 1500, 800, "wide").lens.r).toBeGreaterThan(SMALLEST_LENS);
});

describe.each(CIRCLES)("a low ring of %i %i %i %i …", (...circle) => {
  test.each([
    [708, 408],
    [708, 368],
    [708, 488],
    [652, 514],
  ])("in %i × %i has straight sides, and room for the die and the cards of the others within", (width, height) => {
    const { discs, heart, rx, ry, bend, centre } = ringOf(circle, VALUES, width, height, "low");
    expect(bend).toBe(ry);
    expect(rx).toBeGreaterThan(ry * 1.2);
    expect(discs.filter(({ y }) => Math.abs(y - centre.y) > ry - 0.01).length).toBeGreaterThanOrEqual(2);
    expect(heart.height).toBeGreaterThan(92);
    for (const disc of discs) {
      const [across, down] = [Math.abs(disc.x - heart.x) - heart.width / 2, Math.abs(disc.y - heart.y) - heart.height / 2];
      expect(Math.hypot(Math.max(across, 0), Math.max(down, 0))).toBeGreaterThanOrEqual(disc.r - 0.01);
    }
  });

  test("a name below an oracle reaches no other oracle", () => {
    const { discs } = ringOf(circle, VALUES, 708, 408, "low");
    for (const [at, one] of discs.entries())
      for (const [other, disc] of discs.entries())
        if (at !== other) expect(apart({ x: one.x, y: one.y + one.r + 11 }, disc)).toBeGreaterThan(disc.r + 10);
  });
});

test("a figure in a gap moves aside where it would hide a name", () => {
  const discs = [
    { x: 100, y: 100, r: 40 },
    { x: 130, y: 220, r: 40 },
  ];
  const [gap, aside] = [
    { x: 115, y: 155 },
    { x: 20, y: 155 },
  ];
  expect(besideNames(discs, [gap, aside], 40)).toBe(aside);
  expect(besideNames(discs, [{ x: 115, y: 20 }, aside], 40)).toEqual({ x: 115, y: 20 });
  expect(besideNames(discs, [gap], 40)).toBe(gap);
});

describe.each([...CIRCLES, [3, 7, 10, 1, 0, 5, 6, 2, 8, 9, 4]])("the die in a phone's ring of %i %i %i %i …", (...circle) => {
  test.each([
    [360, 152],
    [360, 171],
    [360, 245],
    [390, 229],
  ])("of %i × %i hides no votes", (width, height) => {
    const { discs, centre } = ringOf(circle, VALUES, width, height, "phone");
    for (const die of [46, 61]) {
      const { x, y } = openSpot(discs, centre, die, 46);
      for (const disc of discs) expect(Math.abs(disc.x - x) > die / 2 + 6 || Math.abs(disc.y - disc.r - y) > 23 + 5).toBe(true);
    }
  });
});

test("where nothing is near, the die lies in the centre", () => {
  const centre = { x: 100, y: 100 };
  expect(openSpot([{ x: 10, y: 10, r: 20 }], centre, 46, 46)).toEqual(centre);
});
