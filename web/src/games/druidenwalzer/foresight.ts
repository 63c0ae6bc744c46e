/** The foreseen events of a choice, sorted for the drawing. What is not foreseen is not known. */
import type { Play } from "../../table/play.svelte";
import type { Happening } from "../../wire";
import { BOARDS, COLOURS, NONE, PHASE, TREES_TO_LOSE, type DruidEvent, type DruidShown, type DruidView } from "./contract";
import { isLeft, strengthOf } from "./places";

export interface Dancer {
  spirit: number;
  place: number;
  goal: number;
}

export interface Arrival {
  spirit: number;
  place: number;
  isLaid: boolean;
}

export interface Foresight {
  laid: { spirit: number; place: number } | null;
  /** Where the ring will lie; NONE if it stays in the middle. */
  ring: number;
  rests: number;
  dancers: Dancer[];
  /** What comes to lie where, in order. */
  arrivals: Arrival[];
  druids: { seat: number; colour: number; goal: number }[];
  /** Signs that will hang: place and number of the socket. */
  signs: { seat: number; place: number; count: number }[];
  captured: number[];
}

export type Outcome = "rests" | "won" | "lost" | "drawn" | "open";

export interface Fight {
  colour: number;
  outcome: Outcome;
  /** Strengths by seat; null if it still lies face down. */
  strengths: [number | null, number | null];
  /** The tree on which the sign will hang, or NONE. */
  sign: number;
  captures: boolean;
}

/** What happened, as the contract has it. */
export const eventsOf = (told: Happening[]): DruidEvent[] => told as unknown as DruidEvent[];

export function foresight(play: Play): Foresight {
  const found: Foresight = { laid: null, ring: NONE, rests: NONE, dancers: [], arrivals: [], druids: [], signs: [], captured: [] };
  for (const { event, fields } of eventsOf(play.foreseen)) {
    switch (event) {
      case "Laid":
        found.laid = fields;
        found.arrivals.push({ spirit: fields.spirit, place: fields.place, isLaid: true });
        break;
      case "RingLaid":
        [found.ring, found.rests] = [fields.place, fields.colour];
        break;
      case "Danced":
        found.dancers.push(fields);
        found.arrivals.push({ spirit: fields.spirit, place: fields.goal, isLaid: false });
        break;
      case "DruidPlaced":
      case "DruidJumped":
      case "DruidMoved":
        found.druids.push(fields);
        break;
      case "SignHung":
        found.signs.push(fields);
        break;
      case "TreeCaptured":
      case "BareTreeLost":
        found.captured.push(fields.place);
        break;
      case "Withdrew":
      case "Started":
        found.arrivals.push({ spirit: fields.spirit, place: BOARDS[fields.seat]!, isLaid: false });
    }
  }
  return found;
}

/** All places of a dance, the first and the last included; captured trees are jumped over. */
export function wayOf(shown: DruidShown, place: number, goal: number, isClockwise: boolean): number[] {
  const next = isClockwise ? shown.left : shown.right;
  const way = [place];
  while (place !== goal && way.length <= next.length) {
    place = next[place]!;
    way.push(place);
  }
  return way;
}

/** The places of a dance whose music lies elsewhere: no dance goes further than half around, so it is the shorter way. */
export function danceOf(shown: DruidShown, place: number, goal: number, music: number): number[] {
  const [left, right] = [wayOf(shown, place, goal, true), wayOf(shown, place, goal, false)];
  if (left.length !== right.length) return left.length < right.length ? left : right;
  return music === NONE || isLeft(music) ? left : right;
}

/** The strength that will lie open at a tree after the dance; null if it still lies face down. */
function strengthAfter(view: DruidView, shown: DruidShown, seen: Foresight, place: number): number | null {
  const arrived = seen.arrivals.filter((one) => one.place === place).at(-1);
  if (arrived) return strengthOf(arrived.spirit);
  if (!seen.dancers.some((one) => one.place === place)) return shown.strengths[place]!;
  const below = view.seen[place]!.at(-2);
  if (below !== undefined) return strengthOf(below);
  return view.unseen[place]! > 0 ? null : 0;
}

/** The fights that follow from the pointed or chosen choice, or that are still to come in this turn. */
export function fights(play: Play, view: DruidView, shown: DruidShown): Fight[] {
  const seen = foresight(play);
  if (!seen.laid && view.phase !== PHASE.fighting) return [];
  const told = eventsOf(play.foreseen);
  const isEnded =
    view.captured.length > 0 &&
    told.some(({ event, fields }) => (event === "TreeCaptured" || event === "BareTreeLost") && fields.count >= TREES_TO_LOSE);
  const found: Fight[] = [];
  for (const colour of COLOURS.keys()) {
    if (!seen.laid && !view.pending.includes(colour)) continue;
    const after = (seat: number): number | null => {
      const tree = view.druids[seat]![colour]!;
      return tree === NONE ? null : strengthAfter(view, shown, seen, tree);
    };
    const fight: Fight = { colour, outcome: "open", strengths: [after(0), after(1)], sign: NONE, captures: false };
    const at = told.findIndex(({ event, fields }) => (event === "FightWon" || event === "FightDrawn") && fields.colour === colour);
    const fought = told[at];
    if (seen.laid && seen.rests === colour) fight.outcome = "rests";
    else if (fought?.event === "FightDrawn") {
      fight.outcome = "drawn";
      fight.strengths = [fought.fields.strength, fought.fields.strength];
    } else if (fought?.event === "FightWon") {
      const { seat, strength, against } = fought.fields;
      fight.outcome = seat === view.seat ? "won" : "lost";
      fight.strengths = seat === 0 ? [strength, against] : [against, strength];
      const sign = told[at + 1];
      if (sign?.event === "SignHung") fight.sign = sign.fields.place;
      const end = told.findIndex(({ event }, after) => after > at && (event === "FightWon" || event === "FightDrawn"));
      const captured = told.slice(at, end < 0 ? undefined : end).find(({ event }) => event === "TreeCaptured");
      if (captured?.event === "TreeCaptured") [fight.captures, fight.sign] = [true, captured.fields.place];
    } else if (isEnded && seen.laid) continue;
    found.push(fight);
  }
  return found;
}
