import { expect, test } from "vitest";
import { cut, type Picture, type Showing } from "../../table/steps";
import type { Chapter, Happening, Sight } from "../../wire";
import { DOG, type HavocShown, type HavocView } from "./contract";
import { showing } from "./showing";

const view = { laid: [[], [5]], sizes: [4, 3], recruits: [9, 11], points: [2, 0], battle: -1, peace: 1 } as unknown as HavocView;
const now: Picture<HavocView, HavocShown> = { view, shown: {} as HavocShown };

function happened(event: string, fields: object): Happening {
  return { event, fields: fields as Happening["fields"], told: { message: { id: event, args: {} }, rules: [] } };
}

function steps(...events: Happening[]): { told: string[]; view: HavocView }[] {
  const [before, after] = [now, { view: { ...view, laid: [[], []] }, shown: {} }] as unknown as [Sight, Sight];
  const chapter: Chapter = { number: 1, seat: 1, fresh: true, events };
  return cut(showing as unknown as Showing, before, after, [chapter]).map((step) => ({
    told: step.told.map(({ event }) => event),
    view: step.sight.view as unknown as HavocView,
  }));
}

test("cards are laid one by one, and standing goes with the last", () => {
  const made = steps(
    happened("CriedHavoc", { seat: 1, battle: 3 }),
    happened("Laid", { seat: 1, card: 7 }),
    happened("Laid", { seat: 1, card: DOG }),
    happened("Stood", { seat: 1 }),
  );
  expect(made.map((step) => step.told)).toEqual([["CriedHavoc"], ["Laid"], ["Laid", "Stood"]]);
  expect(made.slice(0, 2).map((step) => [step.view.battle, step.view.laid[1]])).toEqual([
    [3, [5]],
    [3, [5, 7]],
  ]);
});

test("the camps stay until the battle is told", () => {
  const made = steps(
    happened("Showed", { seat: 1, strength: 0, place: 1 }),
    happened("Won", { seat: 1, battle: 3 }),
    happened("Scored", { seat: 1, count: 5 }),
    happened("Cleared", {}),
  );
  expect(made.map((step) => step.view.laid[1])).toEqual([[5], [5], []]);
});

test("a recruit is still there while it is taken, then gone", () => {
  const made = steps(happened("Took", { seat: 1, card: 9 }), happened("PutDown", { seat: 1, card: 2 }), happened("Refilled", { card: 4 }));
  expect(made.slice(0, 2).map((step) => step.view.recruits)).toEqual([
    [9, 11],
    [11, 2],
  ]);
});
