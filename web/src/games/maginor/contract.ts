// What Maginor is made of: written by `python -m tafelrunde.contract` from tafelrunde.games.maginor. Change it there.
import type { Message } from "../../wire";

export const PHASE = {"over": 0, "freePhase": 1, "aimingWand": 2, "naming": 3, "namingJoker": 4, "placing": 5, "challenging": 6, "duelling": 7, "reversing": 8, "choosingPrize": 9, "recalling": 10, "placingSuperiority": 11, "persuading": 12, "aimingTelekinesis": 13, "teleporting": 14} as const;

/** Where each verb's actions begin in the catalogue, and what they are about. */
export const VERB = {"play": {"first": 0, "end": 6, "what": "card"}, "cast": {"first": 6, "end": 16, "what": "spell"}, "move": {"first": 16, "end": 27, "what": "oracle"}, "roll": {"first": 27, "end": 28}, "aim": {"first": 28, "end": 39, "what": "oracle"}, "name": {"first": 39, "end": 44, "what": "symbol"}, "put": {"first": 44, "end": 59, "what": "slot"}, "challenge": {"first": 59, "end": 74, "what": "slot"}, "replace": {"first": 74, "end": 89, "what": "slot"}, "send": {"first": 89, "end": 92, "what": "elemental"}, "take": {"first": 92, "end": 98, "what": "card"}, "claim": {"first": 98, "end": 100, "what": "prize"}, "done": {"first": 100, "end": 101}, "pass": {"first": 101, "end": 102}} as const;
export type MaginorVerb = keyof typeof VERB;

export const NONE = -1 as const;
export const TOKENS = 15 as const;
export const SYMBOLS = ["fire", "water", "earth", "air", "doom"] as const;
export const MAGINOR = 5 as const;
export const CARDS = ["fire", "water", "earth", "air", "doom", "wand"] as const;
export const WAND = 5 as const;
export const ORACLES = [{"id": "frog", "votes": 5, "slots": [0, 1, 2, 3, 4]}, {"id": "fox", "votes": 6, "slots": [0, 2, 1, 3, 0, 2]}, {"id": "owl", "votes": 7, "slots": [3, 0, 1, 2, 3, 4, 3]}, {"id": "raven", "votes": 8, "slots": [0, 1, 3, 2, 4, 0, 1, 3]}, {"id": "unicorn", "votes": 9, "slots": [0, 2, 3, 0, 1, 2, 3, 0, 2]}, {"id": "eagle", "votes": 10, "slots": [3, 1, 3, 0, 1, 2, 4, 3, 1, 3]}, {"id": "stag", "votes": 11, "slots": [2, 1, 0, 3, 2, 1, 2, 0, 3, 1, 2]}, {"id": "serpent", "votes": 12, "slots": [1, 0, 2, 4, 1, 0, 1, 1, 2, 4, 0, 1]}, {"id": "bear", "votes": 13, "slots": [2, 3, 0, 1, 2, 2, 3, 4, 2, 0, 1, 3, 2]}, {"id": "dragon", "votes": 14, "slots": [0, 3, 1, 2, 0, 3, 0, 1, 3, 0, 2, 1, 3, 0]}, {"id": "hall", "votes": 15, "slots": [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4]}] as const;
export const SPELLS = [{"id": "recall", "votes": 0, "target": "cards"}, {"id": "restore", "votes": 0, "target": ""}, {"id": "superiority", "votes": 0, "target": "here"}, {"id": "persuasion", "votes": 0, "target": "here"}, {"id": "telekinesis", "votes": 0, "target": "oracle"}, {"id": "teleport", "votes": 0, "target": "oracle"}, {"id": "summon", "votes": 0, "target": ""}, {"id": "reversal", "votes": 0, "target": ""}, {"id": "golden-cauldron", "votes": 3, "target": ""}, {"id": "high-wizard", "votes": 5, "target": ""}] as const;
export const PRIZES = ["oracle", "spell"] as const;
export const ELEMENTALS = [2, 1, 0] as const;

/** All that one seat, or an ONLOOKER, may know, field by field as `state.py` declares it. */
export interface MaginorView {
  seat: number;
  phase: number;
  to_act: number[];
  /** the oracles clockwise from the Hall, as they were laid */
  circle: number[];
  /** those that have not been evaluated */
  in_circle: number[];
  /** the spell beside each oracle, or NONE */
  beside: number[];
  slots: number[][];
  /** how many cards of each kind each seat holds */
  hands: number[][];
  /** tokens of each seat that lie nowhere else */
  supply: number[];
  /** the oracle, or NONE in the middle */
  wizards: number[];
  /** that each seat holds */
  spells: number[][];
  /** the oracles that each seat has won */
  won: number[][];
  /** the oracle on which, or before which, he stands */
  maginor: number;
  in_gap: boolean;
  turn: number;
  /** quiet turns in a row, BUSY once the current turn is not quiet */
  quiet: number;
  /** the second part of the turn has begun */
  is_last_roll: boolean;
  /** Maginor's face was rolled, his step is still to come */
  step_due: boolean;
  /** the chain is about this oracle, */
  oracle: number;
  /** this symbol */
  symbol: number;
  /** and this slot: the one challenged, or the first of Superiority */
  slot: number;
  /** the elemental sent into a duel */
  challengers: number;
  defenders: number;
  /** the first card taken back by Recall */
  card: number;
  /** why the oracle is evaluated */
  cause: number;
}

/** For each seat its `votes`. For each oracle the `order` in which the seats with tokens there would come if it were evaluated now, the first two as `winners` of its prizes, and how many `tokens` of each seat lie there. `maginor` says where he stands; `defender` is the seat that is challenged in the running duel, -1 without one. */
export interface MaginorShown {
  votes: number[];
  order: number[][];
  winners: number[][];
  tokens: number[][];
  maginor: Message;
  defender: number;
}

export type MaginorEvent =
  | { event: "Laid"; fields: { oracle: number; spell: number; } }
  | { event: "TurnBegan"; fields: { seat: number; } }
  | { event: "Played"; fields: { seat: number; card: number; } }
  | { event: "Moved"; fields: { seat: number; oracle: number; } }
  | { event: "Rolled"; fields: { seat: number; oracle: number; face: number; } }
  | { event: "Named"; fields: { seat: number; symbol: number; } }
  | { event: "NothingHappened"; fields: { seat: number; oracle: number; symbol: number; why: number; } }
  | { event: "Placed"; fields: { seat: number; oracle: number; slot: number; } }
  | { event: "Cast"; fields: { seat: number; spell: number; } }
  | { event: "TookBack"; fields: { seat: number; card: number; } }
  | { event: "Replaced"; fields: { seat: number; rival: number; oracle: number; slot: number; } }
  | { event: "Teleported"; fields: { seat: number; oracle: number; } }
  | { event: "Challenged"; fields: { seat: number; rival: number; oracle: number; slot: number; } }
  | { event: "Sealed"; fields: { seat: number; elemental: number; } }
  | { event: "Revealed"; fields: { seat: number; elemental: number; } }
  | { event: "Declined"; fields: { seat: number; } }
  | { event: "DuelWon"; fields: { seat: number; rival: number; oracle: number; slot: number; } }
  | { event: "DuelDrawn"; fields: { seat: number; rival: number; oracle: number; slot: number; } }
  | { event: "MaginorStepped"; fields: { oracle: number; in_gap: number; } }
  | { event: "StepLost"; fields: object }
  | { event: "Evaluated"; fields: { oracle: number; cause: number; first: number; second: number; } }
  | { event: "WonOracle"; fields: { seat: number; oracle: number; } }
  | { event: "WonSpell"; fields: { seat: number; spell: number; } }
  | { event: "OracleLost"; fields: { oracle: number; } }
  | { event: "SpellLost"; fields: { spell: number; } }
  | { event: "TokensReturned"; fields: { seat: number; oracle: number; count: number; } }
  | { event: "WentToMiddle"; fields: { seat: number; } }
  | { event: "GameEnded"; fields: object };
