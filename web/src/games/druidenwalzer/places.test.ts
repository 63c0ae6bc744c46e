import { expect, test } from "vitest";
import { dancesIn } from "./dance";
import { isBoard, isLeft, nextPlace, numberOf, ownerOf, pileAt, strengthOf, topAt, treeOf } from "./places";

const TREES = [0, 1, 2, 3, 5, 6, 7, 8];

function view(fields: object): never {
  return { captured: [], ...fields } as never;
}

test("a tree is found again by its cult and its number", () => {
  for (const place of TREES) expect(treeOf(ownerOf(place), numberOf(place) - 1)).toBe(place);
  expect([4, 9].every(isBoard) && !TREES.some(isBoard)).toBe(true);
});

test("trees of one number face each other", () => {
  for (const tree of [0, 1, 2, 3]) expect(treeOf(0, tree) + treeOf(1, tree)).toBe(8);
});

test("spirits come in pairs of one strength, one for each direction", () => {
  expect([0, 1, 2, 3].map(strengthOf)).toEqual([1, 1, 2, 2]);
  expect([0, 1, 2, 3].map(isLeft)).toEqual([true, false, true, false]);
});

test.each([
  [3, true, [], 4],
  [9, true, [], 0],
  [0, false, [], 9],
  [4, true, [5], 6],
  [6, false, [5, 3], 4],
  [8, true, [0, 1], 9],
  [9, true, [0, 1], 2],
])("after %i (clockwise: %s) without %j comes %i", (place, clockwise, captured, next) => {
  expect(nextPlace(view({ captured }), place, clockwise)).toBe(next);
});

test("there and back again", () => {
  const seen = view({ captured: [1, 6, 7] });
  for (const place of [0, 2, 3, 4, 5, 8, 9]) expect(nextPlace(seen, nextPlace(seen, place, true), false)).toBe(place);
});

test("a pile counts what lies open and what lies face down; a board what lies on it", () => {
  const seen = view({
    seen: [[], [], [7, 4], [], [], [], [], [], [], []],
    unseen: [0, 0, 3, 0, 0, 0, 0, 0, 0, 0],
    boards: [[5], [1, 2]],
    tops: [5, 2],
  });
  expect([2, 0, 4, 9].map((place) => pileAt(seen, place))).toEqual([5, 0, 2, 1]);
  expect([2, 4, 9].map((place) => topAt(seen, place))).toEqual([4, 2, 5]);
});

test("a dancer goes place by place in the direction of the spirit that was laid", () => {
  const happening = (event: string, fields: object): never => ({ event, fields, told: {} }) as never;
  const danced = happening("Danced", { spirit: 9, place: 8, goal: 1 });
  const found = dancesIn([happening("Laid", { spirit: 2, place: 3 }), danced], view({ captured: [9] }));
  expect([...found]).toEqual([[1, { event: danced, way: [8, 0, 1] }]]);
  const back = dancesIn(
    [happening("Laid", { spirit: 3, place: 3 }), happening("Danced", { spirit: 9, place: 1, goal: 8 })],
    view({ captured: [9] }),
  );
  expect(back.get(8)!.way).toEqual([1, 0, 8]);
});
