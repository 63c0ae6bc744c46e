import { expect, test } from "vitest";
import type { Play } from "../../table/play.svelte";
import { NONE, PHASE, type DruidEvent, type DruidShown, type DruidView } from "./contract";
import { fights, foresight, wayOf } from "./foresight";

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A left-turning 1 everywhere; the druids stand at the first three trees of each cult. */
const view = {
  seat: 0,
  phase: PHASE.playing,
  captured: [] as number[],
  pending: [] as number[],
  seen: PLACES.map((place) => (place === 4 || place === 9 ? [] : [0])),
  unseen: PLACES.map(() => 0),
  druids: [
    [0, 1, 2],
    [8, 7, 6],
  ],
} as unknown as DruidView;

const shown = {
  strengths: view.seen.map((pile) => (pile.length ? 1 : 0)),
  left: PLACES.map((place) => (place + 1) % 10),
  right: PLACES.map((place) => (place + 9) % 10),
} as unknown as DruidShown;

const foreseeing = (...foreseen: DruidEvent[]): Play => ({ foreseen }) as unknown as Play;

const laid: DruidEvent[] = [
  { event: "Laid", fields: { seat: 0, spirit: 8, place: 3 } },
  { event: "RingLaid", fields: { seat: 0, colour: NONE, place: 3 } },
];

test("a dance goes place by place, to either side", () => {
  expect(wayOf(shown, 8, 1, true)).toEqual([8, 9, 0, 1]);
  expect(wayOf(shown, 1, 8, false)).toEqual([1, 0, 9, 8]);
});

test("a dance jumps over what the game jumps over", () => {
  const left = [...shown.left];
  left[1] = 3;
  expect(wayOf({ ...shown, left }, 0, 4, true)).toEqual([0, 1, 3, 4]);
});

test("whoever dances comes to lie where the dance ends, a withdrawn spirit on the board of its cult", () => {
  const seen = foresight(foreseeing(...laid, { event: "Danced", fields: { spirit: 9, place: 0, goal: 4 } }));
  expect(seen.arrivals.map(({ place, isLaid }) => [place, isLaid])).toEqual([
    [3, true],
    [4, false],
  ]);
  const back = foresight(foreseeing({ event: "Withdrew", fields: { seat: 1, spirit: 3, place: NONE } }));
  expect(back.arrivals).toEqual([{ spirit: 3, place: 4, isLaid: false }]);
});

test("without a waltz there are no fights, unless they are still to come", () => {
  expect(fights(foreseeing(), view, shown)).toEqual([]);
  const pending = { ...view, phase: PHASE.fighting, pending: [1] };
  expect(fights(foreseeing(), pending, shown)).toEqual([{ colour: 1, outcome: "open", strengths: [1, 1], sign: NONE, captures: false }]);
});

test("a fight is open where a spirit is uncovered that nobody knows", () => {
  const unseen = PLACES.map((place) => (place === 8 ? 2 : 0));
  const found = fights(foreseeing(...laid, { event: "Danced", fields: { spirit: 8, place: 8, goal: 2 } }), { ...view, unseen }, shown);
  expect(found.map(({ strengths }) => strengths)).toEqual([
    [1, null],
    [1, 1],
    [5, 1],
  ]);
});

test("fights are told with their strengths, the sign that will hang and the tree that falls", () => {
  const found = fights(
    foreseeing(
      ...laid,
      { event: "FightDrawn", fields: { colour: 0, strength: 1 } },
      { event: "FightWon", fields: { seat: 1, colour: 1, strength: 4, against: 2 } },
      { event: "SignHung", fields: { seat: 1, place: 1, count: 3 } },
      { event: "FightWon", fields: { seat: 0, colour: 2, strength: 5, against: 1 } },
      { event: "SignHung", fields: { seat: 0, place: 6, count: 6 } },
      { event: "TreeCaptured", fields: { seat: 0, place: 6, count: 1 } },
    ),
    view,
    shown,
  );
  expect(found).toEqual([
    { colour: 0, outcome: "drawn", strengths: [1, 1], sign: NONE, captures: false },
    { colour: 1, outcome: "lost", strengths: [2, 4], sign: 1, captures: false },
    { colour: 2, outcome: "won", strengths: [5, 1], sign: 6, captures: true },
  ]);
});
