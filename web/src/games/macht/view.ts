/** What a seat of Macht & Ohnmacht knows: games/macht/view.py, field by field. */
export interface MachtView {
  seat: number;
  phase: number;
  to_act: number[];
  cycle: number;
  active_kind: number;
  hourglass: number;
  cubes: number;
  turn: number;
  actions: number;
  resupplied: boolean;
  points: number[];
  active_regions: number[];
  symbols: number[];
  owners: number[];
  knights: number[];
  mages: number[];
  active: boolean[];
  attack: number[];
  defence: number[];
  /** What the sums are made of: supports and bonus of the attack; pieces inside, supports and bonus of the defence. A support is a region and how many count there. */
  breakdown: [[number, number][], number, number, [number, number][], number][];
  reserve: number[][];
  stock: number[][];
  markers: number[][];
  bonuses: number[][];
  display: number[];
  bowl: number[];
  discards: number[];
  spares: number[];
  glasses: number[];
  marker: number;
  declared: number;
  goal: number;
  moving_knights: number;
  moving_mages: number;
  rising_at: number;
  risen_knights: number;
  risen_mages: number;
  bid: number;
}

export const PHASE = {
  over: 0,
  acting: 1,
  playing: 2,
  movingTo: 3,
  movingKnights: 4,
  movingMages: 5,
  snake: 6,
  retreating: 7,
  occupying: 8,
  bidding: 9,
  rising: 10,
  swapping: 11,
} as const;
