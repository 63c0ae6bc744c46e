import { expect, test } from "vitest";
import type { Play } from "../../table/play.svelte";
import { VERB } from "./contract";
import { laidNow, layExactly } from "./laying";

const FIRST = VERB.lay.first;
const SEAT = 1;

function laid(card: number, seat = SEAT): object {
  return { event: "Laid", fields: { seat, card } };
}

/** A table at which the seat has laid these cards on this visit, and what is then asked of the server. */
function table(now: number[]): { play: Play; view: never; asked: object[] } {
  const asked: object[] = [];
  const line = {
    chapters: [
      { number: 4, events: [laid(99)] },
      { number: 6, events: [laid(3, 0)] },
      ...now.map((card, at) => ({ number: 7 + at, events: [laid(card)] })),
    ],
  };
  const play = {
    line,
    sight: { settled: 5 },
    playAll: (numbers: number[], undo: number) => Promise.resolve(void asked.push({ undo, lay: numbers.map((number) => number - FIRST) })),
  };
  return { play: play as never, view: { seat: SEAT, visit: now.length } as never, asked };
}

test("what was laid on this visit is what can still be taken back, of one's own", () => {
  const { play, view } = table([5, 20]);
  expect(laidNow(play, view)).toEqual([5, 20]);
});

test("outside of a visit nothing is laid", () => {
  expect(laidNow(table([5]).play, { seat: SEAT, visit: 0 } as never)).toEqual([]);
});

test.each([
  [[], [30, 7, 12], [{ undo: 0, lay: [7, 12, 30] }]],
  [[7], [12, 7], [{ undo: 0, lay: [12] }]],
  [[7, 30], [30, 7, 12], [{ undo: 1, lay: [12, 30] }]],
  [[7, 30], [30], [{ undo: 2, lay: [30] }]],
  [[7, 12], [12, 7], []],
  [[7, 12], [], [{ undo: 2, lay: [] }]],
])("from %j to %j is one request: %j", async (now, wanted, requests) => {
  const { play, view, asked } = table(now);
  await layExactly(play, view, wanted);
  expect(asked).toEqual(requests);
});
