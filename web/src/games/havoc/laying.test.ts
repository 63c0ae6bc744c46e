import { expect, test } from "vitest";
import type { Play } from "../../table/play.svelte";
import { laidNow, layExactly, remember } from "./laying";

const FIRST = 40;
const SEAT = 1;

function laid(card: number, seat = SEAT): object {
  return { event: "Laid", fields: { seat, card } };
}

/** A table at which the seat has laid these cards on this visit, and what is then asked of the server. */
function table(now: number[]): { play: Play; view: never; asked: string[] } {
  const asked: string[] = [];
  const line = {
    chapters: [
      { number: 4, events: [laid(99)] },
      { number: 6, events: [laid(3, 0)] },
      ...now.map((card, at) => ({ number: 7 + at, events: [laid(card)] })),
    ],
    undo: () => Promise.resolve(void asked.push("undo")),
    act: (action: number) => Promise.resolve(void asked.push(`lay ${action - FIRST}`)),
  };
  const play = {
    line,
    sight: { settled: 5 },
    find: () => ({ number: FIRST + 12, what: 12 }),
    together: (work: (one: typeof line) => Promise<void>) => work(line),
  };
  remember(play as never);
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
  [[], [30, 7, 12], ["lay 7", "lay 12", "lay 30"]],
  [[7], [12, 7], ["lay 12"]],
  [
    [7, 30],
    [30, 7, 12],
    ["undo", "lay 12", "lay 30"],
  ],
  [[7, 30], [30], ["undo", "undo", "lay 30"]],
  [[7, 12], [12, 7], []],
  [[7, 12], [], ["undo", "undo"]],
])("from %j to %j: %j", async (now, wanted, steps) => {
  const { play, view, asked } = table(now);
  await layExactly(play, view, wanted);
  expect(asked).toEqual(steps);
});
