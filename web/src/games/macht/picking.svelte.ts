/** The half-made choice: which kind of action, which marker of the reserve, which piece or spare; then the region follows. */
import { actionNumber, type Choice, type Play } from "../../table/play.svelte";
import type { Sight } from "../../wire";
import { markerOf, regionOf } from "./choices";
import { MERLIN, MOVEMENT, PHASE, SEA_MOVEMENT, VERB, type MachtView } from "./contract";

export type Action = "take" | "deploy" | "play";
interface Half {
  action: Action | null;
  marker: number;
  kind: number;
  symbol: number;
}

const NOTHING: Half = { action: null, marker: -1, kind: -1, symbol: -1 };

class Picking {
  /** It holds for the sight in which it was picked, not for later ones. */
  #held = $state.raw<{ sight: Sight | null; half: Half }>({ sight: null, half: NOTHING });
  /** The region under the pointer, whether it may be chosen or not. */
  looked = $state(-1);

  of(play: Play): Half {
    return play.sight !== null && this.#held.sight === play.sight ? this.#held.half : NOTHING;
  }

  pick(play: Play, part: Partial<Half>): void {
    if (play.chosen) play.release();
    this.#held = { sight: play.sight, half: { ...NOTHING, ...part } };
  }

  drop(play: Play): void {
    this.pick(play, NOTHING);
  }
}

export const picking = new Picking();

const OF_ACTION: Record<Action, string[]> = {
  take: ["take"],
  deploy: ["deploy"],
  play: ["reinforce", "take-over", "number", "move", "sail", "resupply-with"],
};

/** Every legal choice that belongs to one of the actions A, B, D. */
export function choicesOf(play: Play, action: Action): Choice[] {
  return play.all(...OF_ACTION[action]);
}

/** Every legal use of a marker of the reserve. */
export function usesOf(play: Play, view: MachtView, marker: number): Choice[] {
  return choicesOf(play, "play").filter((choice) => markerOf(choice, view) === marker);
}

/** The marker that is picked; if only one can follow, it need not be picked. */
export function pickedMarker(play: Play, view: MachtView): number {
  const half = picking.of(play);
  if (half.marker >= 0 || half.action === "take" || half.action === "deploy") return half.marker;
  if (view.phase !== PHASE.playing) return -1;
  const playable = [...new Set(choicesOf(play, "play").map((choice) => markerOf(choice, view)))];
  return playable.length === 1 ? playable[0]! : -1;
}

/** The kinds of piece between which a retreat or an uprising may choose, and the one that is picked. */
export function pieceKinds(play: Play): { kinds: number[]; picked: number } {
  const kinds = [...new Set(play.all("retreat", "remove").map((choice) => choice.what))].sort();
  const half = picking.of(play);
  return { kinds, picked: kinds.includes(half.kind) ? half.kind : (kinds[0] ?? -1) };
}

/** The spares that may be laid, and the one that is picked. */
export function spareSymbols(play: Play): { symbols: number[]; picked: number } {
  const symbols = [...new Set(play.all("swap").map((choice) => choice.where ?? -1))].sort();
  const half = picking.of(play);
  return { symbols, picked: symbols.includes(half.symbol) ? half.symbol : (symbols[0] ?? -1) };
}

/** What a click on this region would choose, given what is picked so far. */
export function choiceAt(play: Play, view: MachtView, region: number): Choice | undefined {
  const there = play.legal.filter((choice) => regionOf(choice) === region);
  if (view.phase === PHASE.acting || view.phase === PHASE.playing) {
    const marker = pickedMarker(play, view);
    if (marker >= 0) return there.find((choice) => markerOf(choice, view) === marker);
    const { action } = picking.of(play);
    return action === null || action === "deploy" ? there.find((choice) => choice.verb === "deploy") : undefined;
  }
  if (view.phase === PHASE.swapping) return there.find((choice) => choice.where === spareSymbols(play).picked);
  const { picked } = pieceKinds(play);
  return there.find((choice) => (choice.verb !== "retreat" && choice.verb !== "remove") || choice.what === picked) ?? there[0];
}

/** What influence on this region would be: the rival's is taken over, any other reinforced. */
export function influenceAt(view: MachtView, region: number, marker = view.symbols[region]!): number {
  const verb = view.owners[region] === 1 - view.seat ? VERB["take-over"] : VERB.reinforce;
  return actionNumber(verb, marker === MERLIN ? 1 : 0, region);
}

/** The action for which a region stands, given what is picked so far; of no use before anything is picked. */
export function actionAt(play: Play, view: MachtView, region: number): number | undefined {
  switch (view.phase) {
    case PHASE.acting:
    case PHASE.playing: {
      const marker = pickedMarker(play, view);
      if (marker === MOVEMENT) return actionNumber(VERB.move, region);
      if (marker === SEA_MOVEMENT) return actionNumber(VERB.sail, region);
      if (marker === MERLIN || marker === view.symbols[region]) return influenceAt(view, region, marker);
      return picking.of(play).action === "deploy" ? actionNumber(VERB.deploy, region) : undefined;
    }
    case PHASE.movingTo:
      return actionNumber(VERB.to, region);
    case PHASE.retreating:
      return actionNumber(VERB.retreat, Math.max(0, pieceKinds(play).picked), region);
    case PHASE.rising:
      return actionNumber(VERB.remove, Math.max(0, pieceKinds(play).picked), region);
    case PHASE.swapping:
      return actionNumber(VERB.swap, region, Math.max(0, spareSymbols(play).picked));
    default:
      return undefined;
  }
}
