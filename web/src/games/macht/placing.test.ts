import { describe, expect, test } from "vitest";
import { apart, leastHidden, placesAround, shared, type Box } from "./placing";

const SHEET = { width: 300, height: 200 };
const SIZE = { w: 40, h: 15 };

describe("a figure on the map", () => {
  test("covers as much of another as lies over it", () => {
    expect(shared({ x: 0, y: 0, w: 10, h: 10 }, { x: 15, y: 0, w: 10, h: 5 })).toBe(5 * 10);
    expect(shared({ x: 0, y: 0, w: 10, h: 10 }, { x: 20, y: 0, w: 10, h: 10 })).toBe(0);
  });

  test("has places only within the sheet, the nearest first", () => {
    const places = placesAround({ x: 290, y: 20 }, SIZE, SHEET);
    for (const { x, y } of places) {
      expect(Math.min(x - SIZE.w, SHEET.width - x - SIZE.w, y - SIZE.h, SHEET.height - y - SIZE.h)).toBeGreaterThanOrEqual(0);
    }
    const far = places.map(({ x, y }) => Math.hypot(x - 290, y - 20));
    expect(far).toEqual([...far].sort((one, other) => one - other));
  });

  test("goes where it hides no name, if there is such a place", () => {
    const names = [40, 110, 180, 250].flatMap((x) => [40, 160].map((y) => ({ x, y, w: 34, h: 18 })));
    const place = leastHidden(placesAround({ x: 110, y: 40 }, SIZE, SHEET), names);
    for (const name of names) expect(shared(place, name)).toBe(0);
    expect(Math.abs(place.x - 110)).toBeLessThan(12);
  });
});

describe("names and pieces of neighbours", () => {
  const stack = (x: number, y: number) => [
    { x, y, w: 20, h: 4 },
    { x, y: y + 14, w: 25, h: 7 },
  ];
  const laid = (stacks: Box[][], moves: number[]) => stacks.map((boxes, at) => boxes.map((box) => ({ ...box, y: box.y + moves[at]! })));

  test("stay where they are if nothing lies over anything", () => {
    expect(apart([stack(40, 20), stack(40, 60), stack(120, 22)], 7, 200)).toEqual([0, 0, 0]);
  });

  test("move apart, each as far as the other", () => {
    const stacks = [stack(40, 50), stack(60, 72)];
    const moves = apart(stacks, 7, 200);
    expect(moves[0]).toBe(-moves[1]!);
    const [upper, lower] = laid(stacks, moves);
    for (const one of upper!) for (const other of lower!) expect(shared(one, other)).toBeLessThan(0.01);
  });

  test("move no further than they may, and not out of the sheet", () => {
    expect(apart([stack(40, 50), stack(40, 56)], 3, 200)).toEqual([-3, 3]);
    expect(apart([stack(40, 6), stack(40, 20)], 7, 200)[0]).toBe(-2);
  });
});
