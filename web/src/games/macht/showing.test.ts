import { expect, test } from "vitest";
import type { Picture } from "../../table/steps";
import type { Happening } from "../../wire";
import type { MachtShown, MachtView } from "./contract";
import { showing } from "./showing";

const now = {
  view: {
    owners: [0, -1, 1],
    knights: [2, 0, 1],
    mages: [0, 0, 1],
    reserve: [
      [3, 1],
      [0, 0],
    ],
    cubes: 5,
    display: [1, 2],
    markers: [
      [0, 0],
      [0, 1],
    ],
  },
  shown: {},
} as unknown as Picture<MachtView, MachtShown>;

function after(...events: [string, object][]): MachtView {
  return events.reduce((picture, [event, fields]) => showing.after(picture, { event, fields } as unknown as Happening), now).view;
}

test("pieces that move leave one region and hold another; an empty one belongs to nobody", () => {
  const view = after(["PiecesMoved", { seat: 0, kind: 0, start: 0, goal: 1, count: 2 }]);
  expect([view.knights, view.owners]).toEqual([
    [0, 2, 1],
    [-1, 0, 1],
  ]);
});

test("a region is lost piece by piece, then occupied from the reserve", () => {
  const lost: [string, object] = ["PiecesLost", { seat: 1, knights: 1, mages: 1, region: 2 }];
  expect(after(lost).owners[2]).toBe(-1);
  const view = after(lost, ["Occupied", { seat: 0, kind: 1, region: 2, count: 1 }]);
  expect([view.owners[2], view.knights[2], view.mages[2], view.reserve[0]]).toEqual([0, 0, 1, [3, 0]]);
});

test("a marker goes from the display to its taker, a cube leaves", () => {
  const view = after(["MarkerTaken", { seat: 1, marker: 1 }], ["CubeLeft", { cubes: 4 }]);
  expect([view.display, view.markers[1], view.cubes]).toEqual([[1, 1], [0, 2], 4]);
});
