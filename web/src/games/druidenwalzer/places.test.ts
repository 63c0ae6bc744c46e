import { expect, test } from "vitest";
import { dancesIn } from "./dance";
import { BOARDS, TREES, type DruidShown } from "./contract";
import { isBoard, isLeft, numberOf, ownerOf, strengthOf } from "./places";

/** The circle without Moon's board, which is jumped over. */
const shown = {
  left: [1, 2, 3, 4, 5, 6, 7, 8, 0, 0],
  right: [8, 0, 1, 2, 3, 4, 5, 6, 7, 8],
} as unknown as DruidShown;

test("a tree is found again by its cult and its number", () => {
  for (const place of TREES.flat()) expect(TREES[ownerOf(place)]![numberOf(place) - 1]).toBe(place);
  expect(BOARDS.every(isBoard) && !TREES.flat().some(isBoard)).toBe(true);
});

test("trees of one number face each other", () => {
  for (const tree of [0, 1, 2, 3]) expect(TREES[0][tree]! + TREES[1][tree]!).toBe(8);
});

test("spirits come in pairs of one strength, one for each direction", () => {
  expect([0, 1, 2, 3].map(strengthOf)).toEqual([1, 1, 2, 2]);
  expect([0, 1, 2, 3].map(isLeft)).toEqual([true, false, true, false]);
});

test("a dancer goes place by place in the direction of the spirit that was laid", () => {
  const happening = (event: string, fields: object): never => ({ event, fields, told: {} }) as never;
  const danced = happening("Danced", { spirit: 9, place: 8, goal: 1 });
  const found = dancesIn([happening("Laid", { spirit: 2, place: 3 }), danced], shown);
  expect([...found]).toEqual([[1, { event: danced, way: [8, 0, 1] }]]);
  const back = dancesIn([happening("Laid", { spirit: 3, place: 3 }), happening("Danced", { spirit: 9, place: 1, goal: 8 })], shown);
  expect(back.get(8)!.way).toEqual([1, 0, 8]);
});
