/** Cards of one visit are a set, laid when the visit is over. A person may click them in any order; until then they are gathered
 * on the page alone. */
import type { Play } from "../../table/play.svelte";
import { VERB, type HavocView } from "./contract";

/** The cards of this visit that can still be taken back: gathered ones, and such as were laid one by one, from the list of choices. */
export function laidNow(play: Play, view: HavocView): number[] {
  return [...laidBefore(play, view), ...play.gathered.map((number) => number - VERB.lay.first)];
}

function laidBefore(play: Play, view: HavocView): number[] {
  const settled = play.sight?.settled ?? 0;
  const count = view.visit - play.gathered.length;
  if (!play.line || count <= 0) return [];
  const cards: number[] = [];
  for (const chapter of play.line.chapters) {
    if (chapter.number <= settled) continue;
    for (const { event, fields } of chapter.events)
      if (event === "Laid" && fields["seat"] === view.seat) cards.push(fields["card"] as number);
  }
  return cards.slice(-count);
}

export async function add(play: Play, view: HavocView, card: number): Promise<void> {
  await gather(play, view, [...laidNow(play, view), card]);
}

export async function takeBack(play: Play, view: HavocView, card: number): Promise<void> {
  const rest = laidNow(play, view);
  rest.splice(rest.indexOf(card), 1);
  await gather(play, view, rest);
}

/** Just these cards, whatever was laid or gathered before. */
async function gather(play: Play, view: HavocView, cards: number[]): Promise<void> {
  const before = laidBefore(play, view).length;
  if (before && !(await play.playAll([], before))) return;
  await play.gather(cards.map((card) => VERB.lay.first + card));
}
