/** What a seat of Maginor knows: games/maginor/view.py, field by field. */
export interface MaginorView {
  seat: number;
  phase: number;
  to_act: number[];
  turn: number;
  circle: number[];
  in_circle: number[];
  beside: number[];
  slots: number[][];
  /** For each oracle the seats with tokens there, as they would come if it were evaluated now. */
  order: number[][];
  hands: number[][];
  supply: number[];
  wizards: number[];
  spells: number[][];
  won: number[][];
  votes: number[];
  maginor: number;
  in_gap: boolean;
  quiet: number;
  is_last_roll: boolean;
  step_due: boolean;
  oracle: number;
  symbol: number;
  slot: number;
  challengers: number;
  defenders: number;
  card: number;
  cause: number;
}

export const PHASE = {
  over: 0,
  free: 1,
  aimingWand: 2,
  naming: 3,
  namingJoker: 4,
  placing: 5,
  challenging: 6,
  duelling: 7,
  reversing: 8,
  choosingPrize: 9,
  recalling: 10,
  superiority: 11,
  persuading: 12,
  telekinesis: 13,
  teleporting: 14,
} as const;

/** None of them: no oracle, no seat, no spell, no elemental. */
export const NONE = -1;
