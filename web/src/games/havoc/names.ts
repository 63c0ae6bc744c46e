/** What the things of Havoc are called, and what a seat has taken. */
import type { Play } from "../../table/play.svelte";
import type { SeatName } from "../../wire";
import type { Words } from "../../words/words";
import { suitOf, valueOf } from "./cards";
import { DOG, JOHN_SEAT, SUITS } from "./contract";

/** The cards that a seat has taken in its recruiting turn so far, first and second, without those that dogs fetched; -1 for one that stays unseen. */
export function takenNow(play: Play, seat: number): number[] {
  const events = play.course.chapters.flatMap((chapter) => chapter.events).filter(({ fields }) => fields["seat"] === seat);
  const turn = events.slice(events.findLastIndex(({ event }) => event === "Recruiting") + 1);
  return turn
    .filter(({ event }, at) => (event === "Drew" || event === "Took") && turn[at - 1]?.event !== "Fetched")
    .map(({ fields }) => fields["card"] as number);
}

export function cardName(words: Words, card: number): string {
  if (card === DOG) return words.say("havoc-card-dog");
  return words.say("havoc-card", { suit: words.say(`havoc-suit-${SUITS[suitOf(card)]}`), value: valueOf(card) });
}

/** The word of the glossary for a card. */
export const cardTerm = (card: number): string => (card === DOG ? "dog" : "card");

/** The person who sits there, or John of Gaunt, as `$name` of a sentence. */
export function called(words: Words, seat: number): Record<string, string | SeatName> {
  return seat === JOHN_SEAT ? { name: words.say("havoc-john"), "name-is": "other" } : { name: { seat } };
}
