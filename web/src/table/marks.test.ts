import { expect, test } from "vitest";
import { between, brackets, discAt, overlap, placeScroll, type Point } from "./marks";

const room = { x: 0, y: 0, w: 1000, h: 500 };
const size = { w: 300, h: 40 };

test("a scroll lies near what it speaks of, never over it, and within the board", () => {
  for (const x of [0, 300, 900])
    for (const y of [0, 200, 420]) {
      const card = { x, y, w: 80, h: 80 };
      const [left, top] = placeScroll(size, room, [card], [card], []);
      const scroll = { x: left, y: top, ...size };
      expect(overlap(scroll, card)).toBe(0);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + size.w).toBeLessThanOrEqual(room.w);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + size.h).toBeLessThanOrEqual(room.h);
      expect(Math.abs(top - y)).toBeLessThan(160);
    }
});

test("a scroll avoids other things if there is room elsewhere", () => {
  const card = { x: 400, y: 200, w: 80, h: 80 };
  const above = { x: 200, y: 130, w: 500, h: 60 };
  const [, top] = placeScroll(size, room, [card], [card], [above]);
  expect(top).toBeGreaterThan(280);
});

test("a scroll slides along its row rather than lie over what stands at its end", () => {
  const card = { x: 780, y: 90, w: 60, h: 70 };
  const rows = [0, 260].map((y) => ({ x: 0, y, w: 860, h: 200 }));
  const deck = { x: 870, y: 60, w: 110, h: 180 };
  const wide = { w: 600, h: 44 };
  const [left, top] = placeScroll(wide, room, [card], [card], [...rows, deck]);
  expect(overlap({ x: left - 14, y: top, w: wide.w + 28, h: wide.h }, deck)).toBe(0);
  expect(overlap({ x: left, y: top, ...wide }, card)).toBe(0);
});

test("a blow goes from edge to edge", () => {
  const [from, to] = between({ x: 0, y: 0, w: 40, h: 40 }, { x: 200, y: 0, w: 40, h: 40 });
  expect([from, to]).toEqual([
    [46, 20],
    [194, 20],
  ]);
});

test("discs at one corner lie side by side", () => {
  const taken: Point[] = [];
  const discs = [0, 1, 2].map(() => discAt([300, 100], taken, room));
  for (const [at, one] of discs.entries())
    for (const other of discs.slice(at + 1)) expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThanOrEqual(20);
});

test("small things get two corners, large ones four", () => {
  const corners = (path: string): number => path.split("M").length - 1;
  expect(corners(brackets({ x: 0, y: 0, w: 60, h: 80 }, false))).toBe(2);
  expect(corners(brackets({ x: 0, y: 0, w: 200, h: 80 }, false))).toBe(4);
  expect(corners(brackets({ x: 0, y: 0, w: 200, h: 80 }, true))).toBe(2);
});
