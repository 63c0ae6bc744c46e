/** The foreseen events of a choice, sorted for the drawing. What is not foreseen is not known. */
import type { Play } from "../../table/play.svelte";
import { isBoard, isLeft, nextPlace, strengthOf } from "./places";
import { NONE, PHASE, type DruidView } from "./view";

export interface Dancer {
  spirit: number;
  place: number;
  goal: number;
  /** All places of its way, the first and the last included. */
  way: number[];
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
  withdrawn: number;
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

export function foresight(play: Play, view: DruidView): Foresight {
  const found: Foresight = {
    laid: null,
    ring: NONE,
    rests: NONE,
    dancers: [],
    arrivals: [],
    druids: [],
    signs: [],
    captured: [],
    withdrawn: NONE,
  };
  for (const { event, fields } of play.foreseen) {
    const number = (name: string): number => fields[name] as number;
    if (event === "Laid") {
      found.laid = { spirit: number("spirit"), place: number("place") };
      found.arrivals.push({ ...found.laid, isLaid: true });
    } else if (event === "RingLaid") [found.ring, found.rests] = [number("place"), number("colour")];
    else if (event === "Danced") {
      const dancer = { spirit: number("spirit"), place: number("place"), goal: number("goal") };
      found.dancers.push({ ...dancer, way: wayOf(view, dancer.place, dancer.goal, isLeft(found.laid?.spirit ?? 0)) });
      found.arrivals.push({ spirit: dancer.spirit, place: dancer.goal, isLaid: false });
    } else if (event === "DruidPlaced" || event === "DruidJumped" || event === "DruidMoved")
      found.druids.push({ seat: number("seat"), colour: number("colour"), goal: number("goal") });
    else if (event === "SignHung") found.signs.push({ seat: number("seat"), place: number("place"), count: number("count") });
    else if (event === "TreeCaptured" || event === "BareTreeLost") found.captured.push(number("place"));
    else if (event === "Withdrew" || event === "Started") {
      found.withdrawn = number("spirit");
      found.arrivals.push({ spirit: number("spirit"), place: number("seat") === 0 ? 9 : 4, isLaid: false });
    }
  }
  return found;
}

export function wayOf(view: DruidView, place: number, goal: number, clockwise: boolean): number[] {
  const way = [place];
  for (let step = 0; step < 10 && place !== goal; step += 1) {
    place = nextPlace(view, place, clockwise);
    way.push(place);
  }
  return way;
}

/** The strength that will lie open at a tree after the dance; null if it still lies face down. */
function strengthAfter(view: DruidView, seen: Foresight, place: number): number | null {
  const arrived = seen.arrivals.filter((one) => one.place === place).at(-1);
  if (arrived) return strengthOf(arrived.spirit);
  const pile = [...view.seen[place]!];
  if (seen.dancers.some((one) => one.place === place)) pile.pop();
  if (pile.length) return strengthOf(pile.at(-1)!);
  return view.unseen[place]! > 0 ? null : 0;
}

/** The fights that follow from the pointed or chosen choice, or that are still to come in this turn. */
export function fights(play: Play, view: DruidView): Fight[] {
  const seen = foresight(play, view);
  if (!seen.laid && view.phase !== PHASE.fighting) return [];
  const told = play.foreseen;
  const isEnded =
    view.captured.length > 0 &&
    told.some(({ event, fields }) => (event === "TreeCaptured" || event === "BareTreeLost") && (fields["count"] as number) >= 2);
  const found: Fight[] = [];
  for (let colour = 0; colour < 3; colour += 1) {
    if (!seen.laid && !view.pending.includes(colour)) continue;
    const trees: [number, number] = [view.druids[0]![colour]!, view.druids[1]![colour]!];
    const strengths = trees.map((tree) => (tree < 0 || isBoard(tree) ? null : strengthAfter(view, seen, tree))) as Fight["strengths"];
    const fight: Fight = { colour, outcome: "open", strengths, sign: NONE, captures: false };
    const at = told.findIndex(({ event, fields }) => (event === "FightWon" || event === "FightDrawn") && fields["colour"] === colour);
    if (seen.laid && seen.rests === colour) fight.outcome = "rests";
    else if (at >= 0 && told[at]!.event === "FightDrawn") {
      fight.outcome = "drawn";
      fight.strengths = [told[at]!.fields["strength"] as number, told[at]!.fields["strength"] as number];
    } else if (at >= 0) {
      const { seat, strength, against } = told[at]!.fields as { seat: number; strength: number; against: number };
      fight.outcome = seat === view.seat ? "won" : "lost";
      fight.strengths = seat === 0 ? [strength, against] : [against, strength];
      const sign = told[at + 1];
      if (sign?.event === "SignHung") fight.sign = sign.fields["place"] as number;
      const end = told.findIndex(({ event }, after) => after > at && (event === "FightWon" || event === "FightDrawn"));
      const captured = told.slice(at, end < 0 ? undefined : end).find(({ event }) => event === "TreeCaptured");
      if (captured) [fight.captures, fight.sign] = [true, captured.fields["place"] as number];
    } else if (isEnded && seen.laid) continue;
    found.push(fight);
  }
  return found;
}
