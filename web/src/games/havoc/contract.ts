// What Havoc is made of: written by `python -m tafelrunde.contract` from tafelrunde.games.havoc. Change it there.
import type { Message } from "../../wire";

export const PHASE = {"over": 0, "turn": 1, "recruiting": 2, "fetching": 3, "looting": 4, "peace": 5, "joining": 6, "adding": 7, "sittingOut": 8, "scavenging": 9, "lootingAfter": 10, "choosing": 11, "swapping": 12} as const;

/** Where each verb's actions begin in the catalogue, and what they are about. */
export const VERB = {"recruit": {"first": 0, "end": 1}, "havoc": {"first": 1, "end": 2}, "draw": {"first": 2, "end": 3}, "take": {"first": 3, "end": 112, "what": "card"}, "fetch": {"first": 112, "end": 113}, "loot": {"first": 113, "end": 114}, "put": {"first": 114, "end": 223, "what": "card"}, "discard": {"first": 223, "end": 332, "what": "card"}, "lay": {"first": 332, "end": 441, "what": "card"}, "stand": {"first": 441, "end": 442}, "decline": {"first": 442, "end": 443}, "pass": {"first": 443, "end": 444}, "out": {"first": 444, "end": 447, "what": "count"}, "scavenge": {"first": 447, "end": 555, "what": "card"}, "stop": {"first": 555, "end": 556}, "battle": {"first": 556, "end": 564, "what": "battle"}, "swap": {"first": 564, "end": 567, "what": "count"}} as const;
export type HavocVerb = keyof typeof VERB;

export const SUITS = ["blue", "orange", "green", "grey", "yellow", "brown"] as const;
export const VALUES = 18 as const;
export const DOG = 108 as const;
export const JOHN_SEAT = 6 as const;
export const CASTILLON = 8 as const;
export const DRAWS = 2 as const;
export const AHEAD = -1 as const;
export const REMOVED = -2 as const;
export const REPLACED = -3 as const;
export const BATTLES = [{"name": "Sluys", "year": 1340}, {"name": "Crécy", "year": 1346}, {"name": "Poitiers", "year": 1356}, {"name": "Nájera", "year": 1367}, {"name": "Agincourt", "year": 1415}, {"name": "Orléans", "year": 1429}, {"name": "Patay", "year": 1429}, {"name": "Formigny", "year": 1450}, {"name": "Castillon", "year": 1453}] as const;

/** All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it. */
export interface HavocView {
  seat: number;
  phase: number;
  to_act: number[];
  /** how many cards, not counting John */
  pile: number;
  discards: number[];
  recruits: number[];
  hand: number[];
  sizes: number[];
  /** the part of each hand that everybody has seen go there */
  seen: number[][];
  laid: number[][];
  points: number[];
  wins: number[];
  at_castillon: number[];
  /** the battles in the order in which they will come */
  order: number[];
  /** by battle: the winner, or AHEAD, REMOVED, REPLACED */
  fates: number[];
  /** how many battles of the order are over or gone */
  fought: number;
  turn: number;
  keeper: number;
  /** the number on the peace card */
  peace: number;
  /** the peace card, in this turn */
  has_turned: boolean;
  /** the Peacekeeper need not turn it yet */
  is_first_turn_free: boolean;
  draws: number;
  dogs_used: number;
  battle: number;
  initiator: number;
  winner: number;
  /** seats not yet asked to join, */
  unasked: number[];
  /** in the battle, */
  fighting: number[];
  /** in the battle and not passed, */
  adding: number[];
  /** done with their dogs */
  stopped: number[];
  /** cards laid in this visit */
  visit: number;
  last_laid: number;
  /** dogs that sit out */
  outs: number[];
  /** dogs used after the battle */
  dogs_after: number[];
  john: number;
  /** the seat that drew him */
  john_right: number;
  peace_max: number;
  recruits_max: number;
  is_small_table: boolean;
}

/** How a seat stands in the battle. `made` is what its cards make and `place` the place that this would be now, 0 without cards; `part` is "not-asked", "stayed-out", "in", "winner" or "beaten"; `dogs` are those that it may still use after the battle. */
export interface Camp {
  part: string;
  made: Message | null;
  place: number;
  dogs: number;
}

/** The cards in the pile, John among them [J19]; what the places of each battle pay at this table; the camps of the seats, and John's after them while he fights; his raid by its name; whether a year of peace is being kept; the final places, once the match is over. */
export interface HavocShown {
  pile: number;
  pays: number[][];
  camps: Camp[];
  raid: Message | null;
  is_year_of_peace: boolean;
  places: number[];
}

export type HavocEvent =
  | { event: "Dealt"; fields: { seat: number; card: number; } }
  | { event: "DealtDog"; fields: { seat: number; } }
  | { event: "Recruiting"; fields: { seat: number; } }
  | { event: "PeaceTurned"; fields: { seat: number; count: number; } }
  | { event: "YearOfPeace"; fields: { seat: number; battle: number; } }
  | { event: "Discarded"; fields: { seat: number; card: number; } }
  | { event: "Skipped"; fields: { seat: number; } }
  | { event: "Drew"; fields: { seat: number; card: number; } }
  | { event: "Took"; fields: { seat: number; card: number; } }
  | { event: "Fetched"; fields: { seat: number; } }
  | { event: "Looting"; fields: { seat: number; } }
  | { event: "Looted"; fields: { seat: number; card: number; } }
  | { event: "PutDown"; fields: { seat: number; card: number; } }
  | { event: "Refilled"; fields: { card: number; } }
  | { event: "Reshuffled"; fields: { count: number; } }
  | { event: "CriedHavoc"; fields: { seat: number; battle: number; } }
  | { event: "Laid"; fields: { seat: number; card: number; } }
  | { event: "Stood"; fields: { seat: number; } }
  | { event: "Declined"; fields: { seat: number; } }
  | { event: "Passed"; fields: { seat: number; } }
  | { event: "SatOut"; fields: { seat: number; count: number; } }
  | { event: "Showed"; fields: { seat: number; strength: number; place: number; } }
  | { event: "Won"; fields: { seat: number; battle: number; } }
  | { event: "Scored"; fields: { seat: number; count: number; } }
  | { event: "Scavenged"; fields: { seat: number; card: number; } }
  | { event: "Stopped"; fields: { seat: number; } }
  | { event: "Cleared"; fields: object }
  | { event: "ChoseBattle"; fields: { seat: number; battle: number; } }
  | { event: "BecamePeacekeeper"; fields: { seat: number; } }
  | { event: "LastDeal"; fields: object }
  | { event: "Swapped"; fields: { seat: number; count: number; } }
  | { event: "LaidAtCastillon"; fields: { seat: number; card: number; } }
  | { event: "DrewJohn"; fields: { seat: number; } }
  | { event: "JohnRemoved"; fields: { seat: number; } }
  | { event: "JohnCriedHavoc"; fields: { seat: number; battle: number; } }
  | { event: "SideTurned"; fields: { card: number; battle: number; } }
  | { event: "JohnLeft"; fields: object };
