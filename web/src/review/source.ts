/** Where a review comes from: a table that is over, or a record that somebody brought along. */
import { api, ask, query, Refusal } from "../net/api";
import type { Moment, OwnExercise, PractiseThis, Review, ReviewLine, Table, TryAgain } from "../wire";

export type Depth = Review["depth"];

export interface Source {
  table(): Promise<Table>;
  /** Start it, or join it. */
  begin(depth: Depth): Promise<Review>;
  /** What is new to somebody who knows so many decisions. */
  ask(depth: Depth, known: number): Promise<Review>;
  moment(number: number, seat: string, inWords: boolean): Promise<Moment>;
  line(number: number, action: number, seat: string): Promise<ReviewLine>;
  again(asked: TryAgain): Promise<Table>;
  /** Keep a decision of one's own as an exercise; null where nobody sat. */
  practise: ((what: PractiseThis) => Promise<OwnExercise>) | null;
  address(asked: Record<string, string | number>): string;
  /** Whether it can be thought about again, quick or deep. */
  hasDepths: boolean;
}

export function ofTable(id: string, key: string): Source {
  const place = `/api/tables/${id}`;
  return {
    table: () => api.table(id, key),
    begin: (depth) => ask<Review>("POST", `${place}/review${query({ key })}`, { depth }),
    ask: (depth, known) => ask<Review>("GET", `${place}/review${query({ depth, known: known || "", key })}`),
    moment: (number, seat, inWords) => api.moment(id, key, number, seat, inWords),
    line: (number, action, seat) => ask<ReviewLine>("GET", `${place}/line/${number}${query({ action, seat, key })}`),
    again: (asked) => ask<Table>("POST", `${place}/again${query({ key })}`, asked),
    practise: (what) => api.practise(id, key, what),
    address: (asked) => `/t/${id}/review${query({ ...asked, key })}`,
    hasDepths: true,
  };
}

/** The records brought along since the page was opened, by the ids of their reviews. */
const brought = new Map<string, string>();

export async function bring(record: string, depth: Depth = "quick"): Promise<Review> {
  const begun = await ask<Review>("POST", "/api/reviews", { record, depth });
  brought.set(begun.id, record);
  return begun;
}

export function ofFile(id: string): Source {
  const place = (): string => `/api/reviews/${id}`;
  return {
    table: () => ask<Table>("GET", `${place()}/table`),
    begin: async (depth) => {
      const record = brought.get(id);
      if (!record) return ask<Review>("GET", place());
      const begun = await bring(record, depth);
      id = begun.id;
      return begun;
    },
    ask: (_, known) => ask<Review>("GET", `${place()}${query({ known: known || "" })}`),
    moment: (number, seat, inWords) => ask<Moment>("GET", `${place()}/replay/${number}${query({ seat, words: inWords ? 1 : "" })}`),
    line: (number, action, seat) => ask<ReviewLine>("GET", `${place()}/line/${number}${query({ action, seat })}`),
    again: (asked) => ask<Table>("POST", `${place()}/again`, asked),
    practise: null,
    address: (asked) => `/review/${id}${query(asked)}`,
    hasDepths: brought.has(id),
  };
}

/** Whether nobody has such a review any more. */
export function isGone(refusal: unknown): boolean {
  return refusal instanceof Refusal && refusal.status === 404;
}
