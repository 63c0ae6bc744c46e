import { expect, test } from "vitest";
import type { Picture } from "../../table/steps";
import type { Happening } from "../../wire";
import { NONE, type DruidShown, type DruidView } from "./contract";
import { showing } from "./showing";

/** Ten places in a circle; at 1 a 4 lies on a 2, at 2 a 4 lies on something unseen. */
const now = {
  view: {
    seen: [[], [2, 6], [7], [], [], [], [], [], [0], []],
    unseen: [0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
    boards: [[], []],
    tops: [NONE, NONE],
    hand_sizes: [3, 3],
    signs: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    druids: [
      [1, 2, 3],
      [8, 7, 6],
    ],
    ring_at: NONE,
  },
  shown: {
    tops: [NONE, 6, 7, NONE, NONE, NONE, NONE, NONE, 0, NONE],
    heights: [0, 2, 2, 0, 0, 0, 0, 0, 1, 0],
    druids: [NONE, 0, 1, 2, NONE, NONE, 2, 1, 0, NONE],
    left: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0],
    right: [9, 0, 1, 2, 3, 4, 5, 6, 7, 8],
  },
} as unknown as Picture<DruidView, DruidShown>;

function happened(event: string, fields: object): Happening {
  return { event, fields: fields as Happening["fields"], told: { message: { id: "", args: {} }, rules: [] } };
}

function after(...events: Happening[]): Picture<DruidView, DruidShown> {
  return events.reduce((picture, event) => showing.after(picture, event), now);
}

test("a dancer leaves what lay below it and lies on top where it lands", () => {
  const { shown } = after(happened("Danced", { spirit: 6, place: 1, goal: 3 }));
  expect([shown.tops[1], shown.heights[1], shown.tops[3], shown.heights[3]]).toEqual([2, 1, 6, 1]);
});

test("what was never seen lies face down until it is turned up", () => {
  const danced = happened("Danced", { spirit: 7, place: 2, goal: 5 });
  expect(after(danced).shown.tops[2]).toBe(NONE);
  const { view, shown } = after(danced, happened("TurnedUp", { seat: 0, spirit: 3, place: 2 }));
  expect([shown.tops[2], shown.heights[2], view.unseen[2]]).toEqual([3, 1, 0]);
});

test("a dancer that lands where another has still to leave stays", () => {
  const { shown } = after(happened("Danced", { spirit: 6, place: 1, goal: 2 }), happened("Danced", { spirit: 7, place: 2, goal: 3 }));
  expect([shown.tops[2], shown.heights[2], shown.tops[3]]).toEqual([6, 2, 7]);
});

test("a spirit that comes home or dances onto a board lies there openly", () => {
  const { shown, view } = after(
    happened("Danced", { spirit: 6, place: 1, goal: 4 }),
    happened("CameHome", { seat: 0, spirit: 7, place: 2 }),
  );
  expect([shown.tops[4], shown.tops[9], view.boards]).toEqual([6, 7, [[7], [6]]]);
});

test("a jump moves the druid, a sign hangs", () => {
  const { shown, view } = after(
    happened("DruidJumped", { seat: 0, colour: 1, place: 2, goal: 0 }),
    happened("SignHung", { seat: 1, place: 3, count: 1 }),
  );
  expect([shown.druids.slice(0, 4), view.druids[0], view.signs[3]]).toEqual([[1, 0, NONE, 2], [1, 0, 3], 1]);
});

test("a dance is shown over all places of its way, a fight from winner to loser", () => {
  const dance = showing.scene(happened("Danced", { spirit: 6, place: 1, goal: 4 }), now);
  expect(dance?.way).toEqual(["pile:1", "pile:2", "pile:3", "pile:4"]);
  const fight = showing.scene(happened("FightWon", { seat: 1, colour: 0, strength: 3, against: 1 }), now);
  expect(fight?.blow).toEqual(["pile:8", "pile:1"]);
  expect(showing.scene(happened("Drew", { seat: 1, spirit: NONE }), now)).toBeNull();
});
