import { describe, expect, test } from "vitest";
import { leastHidden, placesAround, shared } from "./placing";

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
