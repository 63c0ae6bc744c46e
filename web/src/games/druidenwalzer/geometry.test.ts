import { describe, expect, test } from "vitest";
import { TREES } from "./contract";
import { hops, lay, socket, track, type Box } from "./geometry";
import { isBoard } from "./places";

const SIZES: [number, number][] = [
  [360, 400],
  [390, 480],
  [660, 405],
  [720, 700],
  [840, 430],
  [1124, 560],
  [1600, 900],
];
const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

function centre({ x, y, w, h }: Box): [number, number] {
  return [x + w / 2, y + h / 2];
}

test("beside how a match came, on a low screen, all of it is in sight", () => {
  expect(lay(660, 405, 0).height).toBeLessThanOrEqual(405);
});

describe.each(SIZES)("on a board of %i × %i", (width, room) => {
  describe.each([0, 1])("seen by cult %i", (near) => {
    const geometry = lay(width, room, near);

    test("every place lies within the width, and no two on each other", () => {
      for (const place of PLACES) {
        const box = geometry.places[place]!;
        expect(Math.min(box.x, width - box.x - box.w, box.y, geometry.height - box.y - box.h)).toBeGreaterThanOrEqual(0);
        for (const other of PLACES.slice(place + 1)) expect(overlap(box, geometry.places[other]!)).toBe(false);
      }
    });

    test("one's own trees and board are near, the other's far", () => {
      for (const tree of [0, 1, 2, 3]) {
        const [, mine] = centre(geometry.places[TREES[near]![tree]!]!);
        const [, theirs] = centre(geometry.places[TREES[1 - near]![tree]!]!);
        expect(mine).toBeGreaterThan(theirs);
      }
    });

    test("the ten places go round clockwise: far from left to right, a board, near from right to left, a board", () => {
      const far = near === 0 ? [5, 6, 7, 8] : [0, 1, 2, 3];
      const home = near === 0 ? [0, 1, 2, 3] : [5, 6, 7, 8];
      const across = (place: number): number => centre(geometry.places[place % 10]!)[0];
      for (const step of [0, 1, 2]) {
        expect(across(far[step]!)).toBeLessThan(across(far[step + 1]!));
        expect(across(home[step]!)).toBeGreaterThan(across(home[step + 1]!));
      }
      expect(across(far[3]! + 1)).toBeGreaterThan(width / 2);
      expect(across(home[3]! + 1)).toBeLessThan(width / 2);
    });

    test("the spirit of a tree lies on the tree, beside the druid", () => {
      for (const place of PLACES.filter((one) => !isBoard(one))) {
        const [x, y] = centre(geometry.piles[place]!);
        const box = geometry.places[place]!;
        expect(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h).toBe(true);
        const druid = geometry.druids[place]!;
        expect(druid.x + druid.w - geometry.piles[place]!.x).toBeLessThan(1);
      }
    });
  });
});

test("from 840 pixels on the decks stand at the sides", () => {
  expect(lay(839, 560, 0).isWide).toBe(false);
  const { isWide, decks, places, farRow, nearRow } = lay(840, 560, 0);
  expect(isWide).toBe(true);
  expect(decks[0].x).toBeGreaterThan(places[farRow[3]!]!.x);
  expect(decks[1].x).toBeLessThan(places[nearRow[0]!]!.x);
});

test.each([true, false])("six signs hang in six sockets of their own (wide: %s)", (isWide) => {
  const spots = [0, 1, 2, 3, 4, 5].map((at) => socket(at, isWide));
  expect(new Set(spots.map(String)).size).toBe(6);
  for (const [x, y] of spots) expect(x > 0 && x < 190 && y > 0 && y < 208).toBe(true);
});

test("a dancer hops from the top of its pile to every place of its way", () => {
  const geometry = lay(1124, 560, 0);
  const { line, marks } = hops(geometry, [5, 6, 7]);
  const top = (place: number): [number, number] => [geometry.piles[place]!.x + geometry.piles[place]!.w / 2, geometry.piles[place]!.y];
  expect(marks).toEqual([top(6), top(7)]);
  expect(line.startsWith(`M${top(5)[0]} ${top(5)[1]}Q`)).toBe(true);
  expect(line.endsWith(` ${top(7)[0]} ${top(7)[1]}`)).toBe(true);
});

test("a hop along a row goes over the piles, a hop across the board goes round them", () => {
  const geometry = lay(1124, 560, 0);
  const bend = (way: number[]): [number, number] => {
    const [, x, y] = /Q([\d.]+) ([\d.]+)/.exec(hops(geometry, way).line)!;
    return [Number(x), Number(y)];
  };
  expect(bend([5, 6])[1]).toBeLessThan(geometry.piles[5]!.y);
  const outermost = Math.max(...[8, 0].map((place) => geometry.piles[place]!.x + geometry.piles[place]!.w / 2));
  expect(bend([8, 0])[0]).toBeGreaterThan(outermost);
});

test("the track runs through every tree and round a captured one", () => {
  const geometry = lay(1124, 560, 0);
  const whole = track(geometry, () => false);
  for (const place of [...geometry.farRow, ...geometry.nearRow]) expect(whole).toContain(`H${centre(geometry.places[place]!)[0]}`);
  const stops = (line: string): number => line.split(`H${centre(geometry.places[6]!)[0]}`).length - 1;
  const round = track(geometry, (place) => place === 6);
  expect(stops(round)).toBe(stops(whole) - 1);
  expect(round).toContain(`V${geometry.places[6]!.y + geometry.places[6]!.h + 22}`);
  expect(track(lay(390, 480, 0), () => false)).toBe("");
});
