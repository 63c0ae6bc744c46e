/** What a seat of Havoc knows: games/havoc/view.py, field by field. */
export interface HavocView {
  seat: number;
  phase: number;
  to_act: number[];
  turn: number;
  keeper: number;
  peace: number;
  peace_max: number;
  has_turned: boolean;
  hand: number[];
  sizes: number[];
  seen: number[][];
  laid: number[][];
  recruits: number[];
  recruits_max: number;
  pile: number;
  discards: number[];
  points: number[];
  wins: number[];
  order: number[];
  fates: number[];
  fought: number;
  draws: number;
  dogs_used: number;
  battle: number;
  initiator: number;
  winner: number;
  unasked: number[];
  fighting: number[];
  adding: number[];
  stopped: number[];
  visit: number;
  last_laid: number;
  outs: number[];
  dogs_after: number[];
  at_castillon: number[];
  john: number;
  john_right: number;
  is_small_table: boolean;
}

export const PHASE = {
  over: 0,
  turn: 1,
  recruiting: 2,
  fetching: 3,
  looting: 4,
  peace: 5,
  joining: 6,
  adding: 7,
  sittingOut: 8,
  scavenging: 9,
  lootingAfter: 10,
  choosing: 11,
  swapping: 12,
} as const;
