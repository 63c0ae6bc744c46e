import { expect, test } from "vitest";
import type { Chapter } from "../wire";
import { withRemarks } from "./remarks";

function chapter(number: number): Chapter {
  return { number, seat: 0, fresh: false, events: [] };
}

test("remarks stand after the chapter during which they were made", () => {
  const told = withRemarks(
    [chapter(0), chapter(1), chapter(2)],
    [
      { after: 1, kind: "declined", seat: 2 },
      { after: 1, kind: "resigned", seat: 1 },
      { after: 2, kind: "left", seat: 0 },
    ],
  );
  expect(told.map((part) => part.number)).toEqual([0, 1, 1.5, 2, 2.5]);
  expect(told[2]!.events.map((event) => event.told.message)).toEqual([
    { id: "web-remark-declined", args: { seat: { seat: 2 } } },
    { id: "web-remark-resigned", args: { seat: { seat: 1 } } },
  ]);
});

test("remarks on chapters that the page has not been told wait", () => {
  const known = [chapter(7), chapter(8)];
  expect(withRemarks(known, [{ after: 2, kind: "returned", seat: 1 }])).toBe(known);
});
