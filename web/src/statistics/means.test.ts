import { describe, expect, it } from "vitest";
import type { ReviewedMatch } from "../wire";
import { each, mean, ticks, trend } from "./means";

function match(skill: number): ReviewedMatch {
  const terms = { start: 0.5, luck: 0.1, skill, hidden: 0, others: 0, result: 1, adjusted: 0.9 };
  return { table: "t", ended: 1, seats: 2, depth: "quick", terms };
}

describe("figures of several matches", () => {
  it("means and halves", () => {
    expect(mean([], "luck")).toBe(0);
    expect(mean([match(-0.1), match(-0.3)], "skill")).toBeCloseTo(-0.2);
    expect(trend([match(0), match(0)])).toBeNull();
    expect(trend([-0.3, -0.3, -0.3, -0.1, -0.1, -0.1].map(match))).toEqual({ earlier: -30, later: -10 });
  });

  it("points for each decision in the writing of a language", () => {
    const kind = { theme: { id: "x", args: {} }, decisions: 40, graded: 2, cost: 0.5 };
    expect(each(kind, "en")).toBe("−1.3");
    expect(each(kind, "hu")).toBe("−1,3");
    expect(each({ ...kind, cost: 0 }, "en")).toBe("0.0");
  });

  it("ticks between which everything lies", () => {
    expect(ticks([])).toEqual([5, 0, -5]);
    expect(ticks([3, -17])).toEqual([5, 0, -5, -10, -15, -20]);
    expect(ticks([16, -117])).toEqual([50, 0, -50, -100, -150]);
  });
});
