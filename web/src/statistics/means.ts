/** Figures of several reviewed matches together. */
import { points } from "../review/sums";
import type { DecisionKind, ReviewedMatch, ReviewTerms } from "../wire";

export function mean(matches: ReviewedMatch[], term: keyof ReviewTerms): number {
  return matches.length ? matches.reduce((sum, { terms }) => sum + terms[term], 0) / matches.length : 0;
}

/** How many matches two halves need before they are compared. */
const HALVES = 6;

/** What own decisions cost on average in the earlier and in the later half, in points; null if there are too few. */
export function trend(matches: ReviewedMatch[]): { earlier: number; later: number } | null {
  if (matches.length < HALVES) return null;
  const middle = Math.floor(matches.length / 2);
  return { earlier: points(mean(matches.slice(0, middle), "skill")), later: points(mean(matches.slice(middle), "skill")) };
}

/** Points for each decision, to a tenth, in the writing of a language. */
export function each(kind: DecisionKind, language: string): string {
  const cost = Math.round((1000 * kind.cost) / Math.max(1, kind.decisions)) / 10;
  const told = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(cost);
  return cost > 0 ? `−${told}` : told;
}

const STEPS = [5, 10, 20, 25, 50, 100];
const MOST_TICKS = 5;

/** Round numbers of points between which all of these and zero lie, the largest first. */
export function ticks(values: number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = STEPS.find((one) => Math.ceil(high / one) - Math.floor(low / one) <= MOST_TICKS) ?? 200;
  const [bottom, top] = [Math.min(-1, Math.floor(low / step)), Math.max(1, Math.ceil(high / step))];
  return Array.from({ length: top - bottom + 1 }, (_, place) => (top - place) * step || 0);
}
