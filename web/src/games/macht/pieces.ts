/** Which piece is which: the rules never tell equal pieces apart, but on the table each one moves from one place to another. */
import { COLOURS, KINDS, REGIONS, type MachtView } from "./contract";

/** Names of pieces by place: regions by number, then reserve and stock. */
export interface Places {
  regions: string[][];
  reserve: string[];
  stock: string[];
}

/** Places of the pieces of each seat and kind. */
export type Whereabouts = Places[][];

function counts(view: MachtView, seat: number, kind: number): number[] {
  const there = kind === 0 ? view.knights : view.mages;
  return [
    ...there.map((count, region) => (view.owners[region] === seat ? count : 0)),
    view.reserve[seat]![kind]!,
    view.stock[seat]![kind]!,
  ];
}

/** The pieces where they are now: those that could stay did, and those that left one place came to another. */
export function follow(view: MachtView, before: Whereabouts | null): Whereabouts {
  return COLOURS.map((_, seat) =>
    KINDS.map((_, kind) => {
      const wanted = counts(view, seat, kind);
      const old = before?.[seat]?.[kind];
      const places = old ? [...old.regions, old.reserve, old.stock] : wanted.map(() => [] as string[]);
      const kept = places.map((names, at) => names.slice(0, wanted[at]));
      const free = places.flatMap((names, at) => names.slice(wanted[at]));
      let fresh = places.reduce((sum, names) => sum + names.length, 0);
      const now = kept.map((names, at) => {
        const filled = [...names];
        while (filled.length < wanted[at]!) filled.push(free.shift() ?? `piece-${seat}-${kind}-${fresh++}`);
        return filled;
      });
      return { regions: now.slice(0, REGIONS.length), reserve: now[REGIONS.length]!, stock: now[REGIONS.length + 1]! };
    }),
  );
}

const known = new WeakMap<MachtView, Whereabouts>();
let latest: Whereabouts | null = null;

/** Where every piece is in this view; map and shelf ask for the same names. */
export function whereabouts(view: MachtView): Whereabouts {
  const found = known.get(view) ?? follow(view, latest);
  known.set(view, found);
  latest = found;
  return found;
}
