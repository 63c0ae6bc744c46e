/** Cards of one visit are a set, and the engine takes a set in rising order, dogs last. A person may click them in any order:
 * what stands in the way is taken back and laid again, which costs nothing and which nobody else sees. */
import type { Play } from "../../table/play.svelte";
import { VERB, type HavocView } from "./contract";

/** The cards that the seat has laid on this visit and can still take back, rising. */
export function laidNow(play: Play, view: HavocView): number[] {
  const settled = play.sight?.settled ?? 0;
  if (!play.line || view.visit === 0) return [];
  const cards: number[] = [];
  for (const chapter of play.line.chapters) {
    if (chapter.number <= settled) continue;
    for (const { event, fields } of chapter.events)
      if (event === "Laid" && fields["seat"] === view.seat) cards.push(fields["card"] as number);
  }
  return cards.slice(-view.visit);
}

/** Lay exactly these cards on this visit. */
export async function layExactly(play: Play, view: HavocView, wanted: number[]): Promise<void> {
  const now = laidNow(play, view);
  const goal = [...wanted].sort((one, other) => one - other);
  let kept = 0;
  while (kept < now.length && kept < goal.length && now[kept] === goal[kept]) kept += 1;
  const missing = goal.slice(kept).map((card) => VERB.lay.first + card);
  if (missing.length || kept < now.length) await play.playAll(missing, now.length - kept);
}
