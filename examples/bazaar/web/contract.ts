// What Bazaar is made of: written by `python -m tafelrunde.contract` from examples.bazaar. Change it there.

export const PHASE = {"over": 0, "bidding": 1, "taking": 2, "selling": 3} as const;

/** Where each verb's actions begin in the catalogue, and what they are about. */
export const VERB = {"bid": {"first": 0, "end": 72, "what": "card"}, "take": {"first": 72, "end": 144, "what": "card"}, "sell": {"first": 144, "end": 216, "what": "card"}, "done": {"first": 216, "end": 217}} as const;
export type BazaarVerb = keyof typeof VERB;

export const KINDS = ["amber", "dates", "glass", "ivory", "salt", "zinc"] as const;
export const VALUES = 12 as const;

/** All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it. */
export interface BazaarView {
  seat: number;
  phase: number;
  to_act: number[];
  /** how many cards are still to come */
  bag: number;
  stall: number[];
  /** every card that was open once */
  seen: number[];
  hand: number[];
  sizes: number[];
  known: number[][];
  bid: number;
  points: number[];
  /** the card sold last in this sale */
  sold: number;
  /** what the next card sold earns */
  price: number;
}

/** So many cards of a kind, and what they would earn if they were sold now [B105]. */
export interface Sale {
  kind: number;
  cards: number;
  points: number;
}

/** What the seat could sell, kind by kind; how many rounds there are still to play, this one among them [B107]; the places of the seats if it were over now [B108]. */
export interface BazaarShown {
  sales: Sale[];
  rounds: number;
  places: number[];
}

export type BazaarEvent =
  | { event: "Drew"; fields: { seat: number; card: number; } }
  | { event: "Filled"; fields: { card: number; } }
  | { event: "Sealed"; fields: { seat: number; card: number; } }
  | { event: "Revealed"; fields: { seat: number; card: number; } }
  | { event: "Won"; fields: { seat: number; card: number; } }
  | { event: "Took"; fields: { seat: number; card: number; } }
  | { event: "Sold"; fields: { seat: number; card: number; points: number; } };
