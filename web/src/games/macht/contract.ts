// What Macht is made of: written by `python -m tafelrunde.contract` from tafelrunde.games.macht. Change it there.
import type { Message } from "../../wire";

export const PHASE = {"over": 0, "acting": 1, "playing": 2, "movingTo": 3, "movingKnights": 4, "movingMages": 5, "snakeAsked": 6, "retreating": 7, "occupying": 8, "bidding": 9, "rising": 10, "swapping": 11} as const;

/** Where each verb's actions begin in the catalogue, and what they are about. */
export const VERB = {"take": {"first": 0, "end": 15, "what": "marker"}, "deploy": {"first": 15, "end": 30, "what": "region"}, "resupply": {"first": 30, "end": 31}, "reinforce": {"first": 31, "end": 61, "what": "means", "where": "region", "wheres": 15}, "take-over": {"first": 61, "end": 91, "what": "means", "where": "region", "wheres": 15}, "number": {"first": 91, "end": 95, "what": "symbol"}, "move": {"first": 95, "end": 110, "what": "region"}, "sail": {"first": 110, "end": 125, "what": "region"}, "resupply-with": {"first": 125, "end": 135, "what": "use"}, "done": {"first": 135, "end": 136}, "to": {"first": 136, "end": 151, "what": "region"}, "knights": {"first": 151, "end": 168, "what": "amount"}, "mages": {"first": 168, "end": 185, "what": "amount"}, "mages-back": {"first": 185, "end": 202, "what": "amount"}, "snake": {"first": 202, "end": 203}, "allow": {"first": 203, "end": 204}, "retreat": {"first": 204, "end": 234, "what": "kind", "where": "region", "wheres": 15}, "no-retreat": {"first": 234, "end": 235}, "occupy": {"first": 235, "end": 236}, "leave": {"first": 236, "end": 237}, "bid": {"first": 237, "end": 254, "what": "amount"}, "remove": {"first": 254, "end": 284, "what": "kind", "where": "region", "wheres": 15}, "swap": {"first": 284, "end": 344, "what": "region", "where": "symbol", "wheres": 4}, "stop": {"first": 344, "end": 345}} as const;
export type MachtVerb = keyof typeof VERB;

export const COLOURS = ["orange", "white"] as const;
export const KINDS = ["knight", "mage"] as const;
export const SYMBOLS = ["castle", "armour", "tent", "key"] as const;
export const MARKERS = ["influence-castle", "influence-armour", "influence-tent", "influence-key", "number-castle", "number-armour", "number-tent", "number-key", "movement", "sea-movement", "merlin", "snake", "victory-point", "uprising", "region-swap"] as const;
export const NUMBER_OF = 4 as const;
export const MOVEMENT = 8 as const;
export const SEA_MOVEMENT = 9 as const;
export const MERLIN = 10 as const;
export const SNAKE = 11 as const;
export const USES = [[4, 1, 1], [5, 1, 1], [6, 1, 1], [7, 1, 1], [8, 1, 1], [9, 1, 1], [10, 2, 0], [10, 0, 2], [11, 2, 0], [11, 0, 2]] as const;
export const REGIONS = [{"name": "Strathclyde", "coastal": true, "borders": [1, 2]}, {"name": "Bernicia", "coastal": true, "borders": [0, 2, 3]}, {"name": "Rheged", "coastal": true, "borders": [0, 1, 3, 4, 7]}, {"name": "Deira", "coastal": true, "borders": [1, 2, 4, 5]}, {"name": "Elmet", "coastal": false, "borders": [2, 3, 5, 7, 9]}, {"name": "Lindsey", "coastal": true, "borders": [3, 4, 9, 10]}, {"name": "Gwynedd", "coastal": true, "borders": [7, 8]}, {"name": "Powys", "coastal": false, "borders": [2, 4, 6, 8, 9, 11]}, {"name": "Dyfed", "coastal": true, "borders": [6, 7, 11]}, {"name": "Mercia", "coastal": false, "borders": [4, 5, 7, 10, 11, 12]}, {"name": "East Anglia", "coastal": true, "borders": [5, 9, 12, 13]}, {"name": "Hwicce", "coastal": false, "borders": [7, 8, 9, 12, 14]}, {"name": "Wessex", "coastal": true, "borders": [9, 10, 11, 13, 14]}, {"name": "Kent", "coastal": true, "borders": [10, 12]}, {"name": "Dumnonia", "coastal": true, "borders": [11, 12]}] as const;
export const ACTIONS = 2 as const;
export const WIN_TOTAL = 12 as const;

/** All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it. */
export interface MachtView {
  seat: number;
  phase: number;
  to_act: number[];
  cycle: number;
  /** cubes at the beginning of the cycle */
  hourglass: number;
  cubes: number;
  turn: number;
  /** left in this turn */
  actions: number;
  /** in this cycle, by either seat */
  resupplied: boolean;
  points: number[];
  symbols: number[];
  owners: number[];
  knights: number[];
  mages: number[];
  /** knights and mages of each seat */
  reserve: number[][];
  /** knights and mages of each seat */
  stock: number[][];
  /** of each seat, by marker */
  markers: number[][];
  /** of each seat, by symbol */
  bonuses: number[][];
  /** by marker */
  display: number[];
  /** by marker */
  bowl: number[];
  /** by marker */
  discards: number[];
  /** region markers by symbol */
  spares: number[];
  /** hourglass markers by value, the smallest first */
  glasses: number[];
  /** being auctioned or carried out */
  marker: number;
  /** the action that the marker is played for */
  declared: number;
  /** of the declared movement */
  goal: number;
  moving_knights: number;
  /** below zero: they come back */
  moving_mages: number;
  /** the region of the uprising */
  rising_at: number;
  risen_knights: number;
  risen_mages: number;
  bid: number;
}

/** Active pieces in a neighbour of a region that count in its take-over. */
export interface Support {
  region: number;
  count: number;
}

/** [P20, P23] A take-over of a region if the rival of its owner tried it now: attack against defence, and what they are made of. */
export interface Sums {
  region: number;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  forces: Support[];
  attack_bonus: number;
  inside: number;
  helpers: Support[];
  defence_bonus: number;
}

/** [P104, P106, P20, P30] The active kind of piece; active regions and totals of each seat; of every region whether it is active, and the sums of its take-over, if it has an owner. Of what is declared, the region that sends pieces, the one that is taken over or the one that is reinforced. What a snake would stop, and how many cubes it would leave; how many pieces the next resupply gives. */
export interface MachtShown {
  active_kind: number;
  active_regions: number[];
  totals: number[];
  active: boolean[];
  sums: (Sums | null)[];
  start: number;
  target: number;
  reinforced: number;
  to_stop: Message | null;
  cubes_after_snake: number;
  next_resupply: number;
}

export type MachtEvent =
  | { event: "RegionMarked"; fields: { region: number; symbol: number; } }
  | { event: "CycleBegan"; fields: { cycle: number; kind: number; } }
  | { event: "IncomeReceived"; fields: { seat: number; knights: number; mages: number; } }
  | { event: "HourglassFilled"; fields: { cubes: number; } }
  | { event: "HourglassMarkersMixed"; fields: object }
  | { event: "MarkersMixed"; fields: object }
  | { event: "MarkerLaidOpen"; fields: { marker: number; } }
  | { event: "StarterFound"; fields: { seat: number; because: number; actions: number; } }
  | { event: "MarkerTaken"; fields: { seat: number; marker: number; } }
  | { event: "Deployed"; fields: { seat: number; kind: number; region: number; count: number; } }
  | { event: "Resupplied"; fields: { seat: number; knights: number; mages: number; } }
  | { event: "CubeLeft"; fields: { cubes: number; } }
  | { event: "BidSealed"; fields: { seat: number; count: number; } }
  | { event: "BidShown"; fields: { seat: number; count: number; } }
  | { event: "AuctionTied"; fields: { marker: number; } }
  | { event: "AuctionWon"; fields: { seat: number; marker: number; count: number; } }
  | { event: "PointWon"; fields: { seat: number; count: number; } }
  | { event: "PieceRemoved"; fields: { seat: number; kind: number; region: number; count: number; } }
  | { event: "RegionSwapped"; fields: { seat: number; region: number; before: number; symbol: number; } }
  | { event: "EffectDeclined"; fields: { seat: number; marker: number; } }
  | { event: "EffectLapsed"; fields: { seat: number; marker: number; } }
  | { event: "ReinforcementDeclared"; fields: { seat: number; marker: number; region: number; } }
  | { event: "TakeOverDeclared"; fields: { seat: number; marker: number; region: number; attack: number; defence: number; } }
  | { event: "NumberDeclared"; fields: { seat: number; marker: number; } }
  | { event: "MovementDeclared"; fields: { seat: number; start: number; goal: number; knights: number; mages: number; } }
  | { event: "SeaMovementDeclared"; fields: { seat: number; start: number; goal: number; knights: number; mages: number; } }
  | { event: "ResupplyDeclared"; fields: { seat: number; marker: number; knights: number; mages: number; } }
  | { event: "MarkerStopped"; fields: { seat: number; marker: number; } }
  | { event: "MarkerAllowed"; fields: { seat: number; marker: number; } }
  | { event: "Reinforced"; fields: { seat: number; kind: number; region: number; count: number; } }
  | { event: "Retreated"; fields: { seat: number; kind: number; start: number; goal: number; } }
  | { event: "PiecesLost"; fields: { seat: number; knights: number; mages: number; region: number; } }
  | { event: "Occupied"; fields: { seat: number; kind: number; region: number; count: number; } }
  | { event: "LeftEmpty"; fields: { seat: number; region: number; } }
  | { event: "BonusGained"; fields: { seat: number; symbol: number; count: number; } }
  | { event: "PiecesMoved"; fields: { seat: number; kind: number; start: number; goal: number; count: number; } }
  | { event: "MarkersDone"; fields: { seat: number; } }
  | { event: "CycleEnded"; fields: { cycle: number; } }
  | { event: "RegionsCounted"; fields: { seat: number; count: number; } }
  | { event: "PointScored"; fields: { seat: number; count: number; } }
  | { event: "TotalsEqual"; fields: { total: number; } }
  | { event: "MatchWon"; fields: { seat: number; count: number; } }
  | { event: "MatchShared"; fields: { total: number; } };
