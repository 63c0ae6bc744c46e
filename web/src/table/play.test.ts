import { expect, test } from "vitest";
import { merged } from "../net/line.svelte";
import { understood } from "./play.svelte";

const VERBS = { take: { first: 0, end: 1 }, lay: { first: 1, end: 10, what: "card" }, put: { first: 10, end: 22, wheres: 4 } };

test.each([
  [0, "take", 0, 0],
  [1, "lay", 0, 0],
  [9, "lay", 8, 0],
  [10, "put", 0, 0],
  [21, "put", 2, 3],
  [22, "", 0, 0],
])("action %i is about %s %i %i", (number, verb, what, where) => {
  expect(understood({ number } as never, VERBS)).toEqual({ number, verb, what, where });
});

test("news replace what they name, and field by field of view and shown", () => {
  const before = { view: { turn: 0, hand: [1, 2] }, shown: { pile: 3 }, legal: [{ number: 1 }], settled: 4, now: 1 };
  const news = { now: 2, view: { turn: 1 }, legal: [], standings: null };
  expect(merged(before as never, news as never)).toEqual({
    view: { turn: 1, hand: [1, 2] },
    shown: { pile: 3 },
    legal: [],
    settled: 4,
    standings: null,
    now: 2,
  });
  expect(before.view.turn).toBe(0);
});
