/** What has happened or is certain to happen, as far as it is drawn. */
import type { Play } from "../../table/play.svelte";
import type { Happening, Sentence } from "../../wire";
import type { MaginorEvent } from "./contract";

type Name = MaginorEvent["event"];
type Fields<N extends Name> = Extract<MaginorEvent, { event: N }>["fields"];

/** The fields of each of these events that has one of these names, in order. */
export function fieldsOf<N extends Name>(told: readonly Happening[], ...names: N[]): Fields<N>[] {
  const wanted: string[] = names;
  return told.filter(({ event }) => wanted.includes(event)).map(({ fields }) => fields as Fields<N>);
}

export function lastRoll(play: Play): Fields<"Rolled"> | null {
  for (const chapter of play.course.chapters.toReversed()) {
    const rolled = fieldsOf(chapter.events, "Rolled").at(-1);
    if (rolled) return rolled;
  }
  return null;
}

export interface Outcome {
  sides: Fields<"Revealed">[];
  /** Who won; null if it was drawn. */
  winner: number | null;
  told: Sentence;
}

/** A duel that was settled just now. */
export function outcomeOf(fresh: readonly Happening[]): Outcome | null {
  const sides = fieldsOf(fresh, "Revealed");
  const settled = fresh.find((one) => one.event === "DuelWon" || one.event === "DuelDrawn");
  if (sides.length !== 2 || !settled) return null;
  return { sides, winner: fieldsOf(fresh, "DuelWon")[0]?.seat ?? null, told: settled.told };
}

/** What is certain about a slot: who will have a token there. */
export function foreseenAt(play: Play, oracle: number, slot: number): number | null {
  const found = fieldsOf(play.foreseen, "Placed", "Replaced").find((one) => one.oracle === oracle && one.slot === slot);
  return found?.seat ?? null;
}
