/** What a seat of Druidenwalzer knows: games/druidenwalzer/view.py, field by field. */
export interface DruidView {
  seat: number;
  phase: number;
  to_act: number[];
  turns: number;
  handicaps: number[];
  boxed: number[];
  hand: number[];
  pool: number[];
  deck: number[];
  hidden: number[][];
  hand_sizes: number[];
  deck_sizes: number[];
  boards: number[][];
  tops: number[];
  seen: number[][];
  unseen: number[];
  signs: number[];
  captured: number[];
  druids: number[][];
  ring_at: number;
  pending: number[];
  bare: number[];
}

export const PHASE = { over: 0, boxing: 1, starting: 2, placing: 3, playing: 4, fighting: 5 } as const;
export const NONE = -1;
