/** What the position says in words, found again for the drawing: combinations, places and points are told by the rules. */
import type { Play } from "../../table/play.svelte";
import type { Argument, Fact, Grid, Message, Sight } from "../../wire";
import type { Words } from "../../words/words";
import { BATTLES, DOG, JOHN_SEAT, SUITS, suitOf, valueOf } from "./cards";

function isMessage(argument: Argument | undefined): argument is Message {
  return typeof argument === "object" && !Array.isArray(argument) && "id" in argument;
}

function facts(sight: Sight | null): Fact[] {
  return (sight?.position ?? []).filter((part): part is Fact => part.kind === "fact");
}

function row(sight: Sight | null, seat: number): Message[] {
  const grid = sight?.position?.find((part): part is Grid => part.kind === "grid");
  return (grid?.rows[seat] ?? []).filter(isMessage);
}

/** What the cards of a seat make, or null before it laid any. */
export function combinationOf(sight: Sight | null, seat: number): Message | null {
  return row(sight, seat).find((cell) => cell.id.startsWith("havoc-combination-")) ?? null;
}

/** How a seat takes part, where it has no combination to show. */
export function partOf(sight: Sight | null, seat: number): Message | null {
  return row(sight, seat).find((cell) => /^havoc-position-(stayed-out|not-asked|is-winner|is-beaten)$/.test(cell.id)) ?? null;
}

/** The place that a seat would take if the battle ended now. */
export function placeOf(sight: Sight | null, seat: number): number | null {
  const place = row(sight, seat).find((cell) => cell.id.startsWith("havoc-position-place"))?.args["place"];
  return typeof place === "number" ? place : null;
}

/** How many dogs a seat may still use after the battle, in words. */
export function dogsOf(sight: Sight | null, seat: number): Message | null {
  return row(sight, seat).find((cell) => cell.id.includes("dogs-left")) ?? null;
}

/** What the places of a battle are paid at this table. */
export function pointsOf(sight: Sight | null, battle: number): number[] {
  for (const fact of facts(sight)) {
    const said = Array.isArray(fact.says) ? fact.says : isMessage(fact.says) ? [fact.says] : [];
    for (const one of said) {
      const isIt = battle < BATTLES.length ? one.args["name"] === BATTLES[battle]!.name : one.id === "havoc-position-raid";
      if (isIt && typeof one.args["points"] === "string") return one.args["points"].split(",").map(Number);
    }
  }
  return BATTLES[battle]?.points ?? [];
}

/** The raid of John of Gaunt by its name, while it is fought. */
export function raidOf(sight: Sight | null): Message | null {
  const raid = facts(sight)
    .map((fact) => fact.says)
    .find((says) => isMessage(says) && says.id === "havoc-position-raid");
  return isMessage(raid) && isMessage(raid.args["battle"]) ? raid.args["battle"] : null;
}

/** The cards that a seat has taken in its recruiting turn so far, first and second, without those that dogs fetched; -1 for one that stays unseen. */
export function takenNow(play: Play, seat: number): number[] {
  const events = (play.line?.chapters ?? []).flatMap((chapter) => chapter.events).filter(({ fields }) => fields["seat"] === seat);
  const turn = events.slice(events.findLastIndex(({ event }) => event === "Recruiting") + 1);
  return turn
    .filter(({ event }, at) => (event === "Drew" || event === "Took") && turn[at - 1]?.event !== "Fetched")
    .map(({ fields }) => fields["card"] as number);
}

export function cardName(words: Words, card: number): string {
  if (card === DOG) return words.say("havoc-card-dog");
  return words.say("havoc-card", { suit: words.say(`havoc-suit-${SUITS[suitOf(card)]!.name}`), value: valueOf(card) });
}

/** Whoever sits there, John of Gaunt included. */
export function personName(words: Words, seat: number): string {
  return seat === JOHN_SEAT ? words.say("havoc-john") : words.name(seat);
}
