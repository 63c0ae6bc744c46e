/** The box: map, markers and the numbers of the catalogue, as `make_map.py` reads them from the game. */
import type { Choice } from "../../wire";
import box from "./map.json";
import type { MachtView } from "./view";

export const {
  width: WIDTH,
  height: HEIGHT,
  regions: REGIONS,
  symbols: SYMBOLS,
  markers: MARKERS,
  uses: USES,
  win: WIN,
  actions: ACTIONS,
} = box;
export const COLOURS = ["orange", "white"] as const;
export const KINDS = ["knight", "mage"] as const;
/** A number marker comes so many after the influence marker of its symbol. */
export const NUMBER_OF = SYMBOLS.length;
export const [MOVEMENT, SEA_MOVEMENT, MERLIN, SNAKE, VICTORY_POINT] = ["movement", "sea-movement", "merlin", "snake", "victory-point"].map(
  (key) => MARKERS.indexOf(key),
) as [number, number, number, number, number];

export interface Declared {
  verb: string;
  what: number;
  where: number;
}

/** What was declared: the number of the view as verb, thing and place. */
export function declaredIn(view: MachtView): Declared | null {
  if (view.declared < 0) return null;
  const [verb, first] = Object.entries(box.verbs)
    .filter(([, start]) => start <= view.declared)
    .sort((one, other) => other[1] - one[1])[0]!;
  const rest = view.declared - first;
  if (verb === "reinforce" || verb === "take-over") return { verb, what: Math.floor(rest / REGIONS.length), where: rest % REGIONS.length };
  return { verb, what: rest, where: -1 };
}

/** Which marker of the reserve a choice would use, or -1 if it uses none. */
export function markerOf(choice: { verb: string; what: number; where: number | null }, view: MachtView): number {
  switch (choice.verb) {
    case "reinforce":
    case "take-over":
      return choice.what === 1 ? MERLIN : view.symbols[choice.where ?? 0]!;
    case "number":
      return choice.what + NUMBER_OF;
    case "move":
      return MOVEMENT;
    case "sail":
      return SEA_MOVEMENT;
    case "resupply-with":
      return USES[choice.what]![0]!;
    case "snake":
      return SNAKE;
    default:
      return -1;
  }
}

/** In which region a choice happens, or -1 if it has no place on the map. */
export function regionOf(choice: Choice): number {
  switch (choice.verb) {
    case "deploy":
    case "move":
    case "sail":
    case "to":
    case "swap":
      return choice.what;
    case "reinforce":
    case "take-over":
    case "retreat":
    case "remove":
      return choice.where ?? -1;
    default:
      return -1;
  }
}

/** Every marker by itself, equal ones one after another. */
export function each(counts: number[]): { marker: number; copy: number }[] {
  return counts.flatMap((count, marker) => Array.from({ length: count }, (_, copy) => ({ marker, copy })));
}
