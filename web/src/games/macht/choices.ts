/** Choices as they lie on the table: which marker they use, and in which region they happen. */
import type { Choice } from "../../table/play.svelte";
import { MERLIN, MOVEMENT, NUMBER_OF, SEA_MOVEMENT, SNAKE, USES, VERB, type MachtVerb, type MachtView } from "./contract";

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
      return USES[choice.what]![0];
    case "snake":
      return SNAKE;
    default:
      return -1;
  }
}

/** In which region a choice happens, or -1 if it has no place on the map. */
export function regionOf(choice: Choice): number {
  const verb: { first: number; what?: string; where?: string } = VERB[choice.verb as MachtVerb];
  if (verb.what === "region") return choice.what;
  return verb.where === "region" ? (choice.where ?? -1) : -1;
}

/** Every marker by itself, equal ones one after another. */
export function each(counts: number[]): { marker: number; copy: number }[] {
  return counts.flatMap((count, marker) => Array.from({ length: count }, (_, copy) => ({ marker, copy })));
}
