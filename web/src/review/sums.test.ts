import { describe, expect, it } from "vitest";
import type { ReviewFacts } from "../wire";
import { bands, mostly, noisePoints, signed, TERMS, whole } from "./sums";

const terms = { start: 0.254, luck: -0.307, skill: -0.024, hidden: 0.033, others: 0.044, result: 0, adjusted: 0.307 };

describe("terms", () => {
  it("add up as they are shown", () => {
    for (const shift of [0, 0.001, 0.004, 0.0049, -0.003]) {
      const moved = { ...terms, start: terms.start + shift, luck: terms.luck - shift };
      const shown = whole(moved);
      expect(shown.start + TERMS.reduce((sum, name) => sum + shown[name], 0)).toBe(shown.result);
      for (const name of TERMS) expect(Math.abs(shown[name] - 100 * moved[name])).toBeLessThan(1.5);
    }
  });

  it("say what it was mostly", () => {
    expect(mostly(terms)).toBe("luck");
    expect(mostly({ ...terms, result: 1, luck: -0.1, skill: 0, hidden: 0.6, others: 0.24 })).toBe("own");
  });
});

it("signs are as wide as each other, and noise is never shown smaller than it is", () => {
  expect([signed(3), signed(-11), signed(0)]).toEqual(["+3", "−11", "0"]);
  expect([noisePoints(0.021), noisePoints(0.02)]).toEqual([3, 2]);
});

it("rounds are stretches of moments, also where two end at once", () => {
  const facts = { open: [Array.from({ length: 12 }, () => 0.5)], rounds: [{ chapter: 4 }, { chapter: 7 }, { chapter: 7 }] };
  expect(bands(facts as unknown as ReviewFacts)).toEqual([
    { from: 0, to: 4, round: 0 },
    { from: 4, to: 7, round: 1 },
    { from: 7, to: 10, round: -1 },
  ]);
});
