// What Druid is made of: written by `python -m tafelrunde.contract` from tafelrunde.games.druidenwalzer. Change it there.

export const PHASE = {"over": 0, "boxing": 1, "starting": 2, "placing": 3, "playing": 4, "fighting": 5} as const;

/** Where each verb's actions begin in the catalogue, and what they are about. */
export const VERB = {"box": {"first": 0, "end": 10, "what": "spirit"}, "start": {"first": 10, "end": 20, "what": "spirit"}, "place": {"first": 20, "end": 32, "what": "colour", "where": "tree", "wheres": 4}, "waltz": {"first": 32, "end": 72, "what": "spirit", "where": "tree", "wheres": 4}, "jump": {"first": 72, "end": 75, "what": "colour"}, "withdraw": {"first": 75, "end": 85, "what": "spirit"}, "withdraw-tree": {"first": 85, "end": 89, "what": "tree"}, "fight": {"first": 89, "end": 92, "what": "colour"}} as const;
export type DruidVerb = keyof typeof VERB;

export const NONE = -1 as const;
export const CULTS = ["moon", "sun"] as const;
export const COLOURS = ["black", "orange", "purple"] as const;
export const SIGNS_TO_CAPTURE = 6 as const;
export const TREES_TO_LOSE = 2 as const;
export const SPIRITS = [{"strength": 1, "isLeft": true}, {"strength": 1, "isLeft": false}, {"strength": 2, "isLeft": true}, {"strength": 2, "isLeft": false}, {"strength": 3, "isLeft": true}, {"strength": 3, "isLeft": false}, {"strength": 4, "isLeft": true}, {"strength": 4, "isLeft": false}, {"strength": 5, "isLeft": true}, {"strength": 5, "isLeft": false}] as const;
export const PLACES = [{"owner": 0, "isBoard": false, "number": 1, "distance": 1}, {"owner": 0, "isBoard": false, "number": 2, "distance": 2}, {"owner": 0, "isBoard": false, "number": 3, "distance": 3}, {"owner": 0, "isBoard": false, "number": 4, "distance": 4}, {"owner": 1, "isBoard": true, "number": 0, "distance": 0}, {"owner": 1, "isBoard": false, "number": 4, "distance": 4}, {"owner": 1, "isBoard": false, "number": 3, "distance": 3}, {"owner": 1, "isBoard": false, "number": 2, "distance": 2}, {"owner": 1, "isBoard": false, "number": 1, "distance": 1}, {"owner": 0, "isBoard": true, "number": 0, "distance": 0}] as const;
export const TREES = [[0, 1, 2, 3], [8, 7, 6, 5]] as const;
export const BOARDS = [9, 4] as const;

/** All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it. */
export interface DruidView {
  seat: number;
  phase: number;
  to_act: number[];
  /** that are over */
  turns: number;
  /** the strength to put back into the box, 0 for none */
  handicaps: number[];
  boxed: number[];
  hand: number[];
  hand_sizes: number[];
  pool: number[];
  hidden: number[][];
  deck_sizes: number[];
  deck: number[];
  boards: number[][];
  /** the top spirit of each board */
  tops: number[];
  seen: number[][];
  unseen: number[];
  /** of the rival, by place */
  signs: number[];
  /** places of trees */
  captured: number[];
  /** the place of each druid, three a seat */
  druids: number[][];
  ring_at: number;
  /** colours still to fight */
  pending: number[];
  /** the trees of the seat on turn that were bare when its turn began */
  bare: number[];
}

/** Tuples of ten go by place, pairs by seat; the others list places. */
export interface DruidShown {
  tops: number[];
  heights: number[];
  strengths: number[];
  druids: number[];
  left: number[];
  right: number[];
  bare: number[];
  gone: number[];
  trees_left: number[];
  signs: number[];
}

export type DruidEvent =
  | { event: "Boxed"; fields: { seat: number; spirit: number; } }
  | { event: "Started"; fields: { seat: number; spirit: number; } }
  | { event: "Drew"; fields: { seat: number; spirit: number; } }
  | { event: "TurnedUp"; fields: { seat: number; spirit: number; place: number; } }
  | { event: "Laid"; fields: { seat: number; spirit: number; place: number; } }
  | { event: "CameHome"; fields: { seat: number; spirit: number; place: number; } }
  | { event: "Withdrew"; fields: { seat: number; spirit: number; place: number; } }
  | { event: "Shown"; fields: { seat: number; spirit: number; place: number; } }
  | { event: "RingLaid"; fields: { seat: number; colour: number; place: number; } }
  | { event: "RingReturned"; fields: object }
  | { event: "NobodyDanced"; fields: { strength: number; } }
  | { event: "Danced"; fields: { spirit: number; place: number; goal: number; } }
  | { event: "FightWon"; fields: { seat: number; colour: number; strength: number; against: number; } }
  | { event: "FightDrawn"; fields: { colour: number; strength: number; } }
  | { event: "SignHung"; fields: { seat: number; place: number; count: number; } }
  | { event: "TreeCaptured"; fields: { seat: number; place: number; count: number; } }
  | { event: "BareTreeLost"; fields: { seat: number; place: number; count: number; } }
  | { event: "SignsReturned"; fields: { seat: number; place: number; count: number; } }
  | { event: "PileCleared"; fields: { seat: number; place: number; count: number; } }
  | { event: "DruidPlaced"; fields: { seat: number; colour: number; place: number; goal: number; } }
  | { event: "DruidJumped"; fields: { seat: number; colour: number; place: number; goal: number; } }
  | { event: "DruidMoved"; fields: { seat: number; colour: number; place: number; goal: number; } }
  | { event: "Reshuffled"; fields: { seat: number; count: number; } }
  | { event: "TurnSkipped"; fields: { seat: number; } };
