// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ago, byOurClock, moment, timeLeft } from "./times";

const NOW = Date.UTC(2026, 5, 15, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test.each([
  [10_000, "this minute"],
  [MINUTE, "1 minute ago"],
  [59 * MINUTE, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [23 * HOUR, "23 hours ago"],
  [DAY, "yesterday"],
  [9 * DAY, "9 days ago"],
])("%d ms before now is %s", (span, said) => {
  expect(ago(NOW - span)).toBe(said);
});

test("a moment just ahead, by a clock that runs fast, is now", () => {
  expect(ago(NOW + 20_000)).toBe("this minute");
});

test.each([
  [3 * HOUR, "in 3 hours"],
  [DAY, "in 1 day"],
  [5_000, "in 1 minute"],
  [-DAY, "in 1 minute"],
])("with %d ms to go there is time %s", (span, said) => {
  expect(timeLeft(NOW + span)).toBe(said);
});

test("the end of a mute is said by our own clock", () => {
  const told = { id: "server-error-muted", args: { end: "2026-06-15 22:03 UTC", why: "Until 12 UTC" } };
  expect(byOurClock(told).args).toEqual({ end: moment(Date.UTC(2026, 5, 15, 22, 3)), why: "Until 12 UTC" });
  const other = { id: "review-end", args: { end: "Sluys" } };
  expect(byOurClock(other)).toBe(other);
});
