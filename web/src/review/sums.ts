/** Figures of a review: hundredths of a win, shown so that they add up as the exact ones do. */
import type { ReviewFacts, ReviewTerms } from "../wire";

export const TERMS = ["luck", "skill", "hidden", "others"] as const;

/** A difference in points, with its sign; the sign of minus is as wide as that of plus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A chance, or a result without luck, which may lie below nothing. */
export function percent(points: number): string {
  return `${points < 0 ? `−${-points}` : points} %`;
}

export function points(part: number): number {
  return Math.round(100 * part) || 0;
}

/** Half an interval, never shown smaller than it is. */
export function noisePoints(part: number): number {
  return Math.ceil(100 * part - 1e-9);
}

/** The terms of a seat in whole points: start and result are rounded, and what is between them is rounded so that it adds up. */
export function whole(terms: ReviewTerms): Record<(typeof TERMS)[number] | "start" | "result" | "adjusted", number> {
  const start = points(terms.start);
  const result = points(terms.result);
  const exact = TERMS.map((name) => 100 * terms[name]);
  const shown = exact.map((one) => Math.round(one) || 0);
  let missing = result - start - shown.reduce((sum, one) => sum + one, 0);
  const nearest = exact.map((one, place) => ({ place, lost: one - shown[place]! })).sort((one, other) => other.lost - one.lost);
  for (const { place } of missing > 0 ? nearest : nearest.reverse()) {
    if (!missing) break;
    const step = Math.sign(missing);
    shown[place]! += step;
    missing -= step;
  }
  return {
    start,
    result,
    adjusted: points(terms.adjusted),
    ...(Object.fromEntries(TERMS.map((name, place) => [name, shown[place]!])) as Record<(typeof TERMS)[number], number>),
  };
}

/** What brought a seat to its result more than anything else. */
export function mostly(terms: ReviewTerms): "luck" | "own" | "others" {
  const way = Math.sign(terms.result - terms.start) || 1;
  const parts = { luck: terms.luck * way, own: (terms.skill + terms.hidden) * way, others: terms.others * way };
  return (Object.keys(parts) as (keyof typeof parts)[]).reduce((best, name) => (parts[name] > parts[best] ? name : best), "luck");
}

export interface Band {
  from: number;
  to: number;
  /** Its place among the rounds; -1 for what comes after the last of them. */
  round: number;
}

/** The rounds of a match as stretches of moments. */
export function bands(facts: ReviewFacts): Band[] {
  const last = facts.open[0]!.length - 2;
  const found: Band[] = [];
  let from = 0;
  facts.rounds.forEach(({ chapter }, round) => {
    if (chapter > from) found.push({ from, to: chapter, round });
    from = Math.max(from, chapter);
  });
  if (from < last) found.push({ from, to: last, round: -1 });
  return found;
}
