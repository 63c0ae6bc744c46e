/** Which of the seventeen combinations some cards can make, each with cards that make it: [H120, H123]. */
import { suitOf, valueOf } from "../../games/havoc/cards";
import { DOG } from "../../games/havoc/contract";

/** Cards by kind, strongest first as in H120; empty where the cards cannot make it. */
export function combinationsOf(cards: readonly number[]): number[][] {
  const sorted = [...cards].sort((one, other) => valueOf(other) - valueOf(one));
  const values = [...new Set(sorted.map(valueOf))];
  const dogs = cards.filter((card) => card === DOG);
  const suits = [...new Set(cards.filter((card) => card !== DOG).map(suitOf))].map((suit) => [
    ...sorted.filter((card) => card !== DOG && suitOf(card) === suit),
    ...dogs,
  ]);

  /** So many of one value, then so many of another, and so on. */
  function alike(...counts: number[]): number[] {
    let left = sorted;
    const found: number[] = [];
    for (const count of counts) {
      const value = values.find((one) => left.filter((card) => valueOf(card) === one).length >= count);
      if (value === undefined) return [];
      found.push(...left.filter((card) => valueOf(card) === value).slice(0, count));
      left = left.filter((card) => valueOf(card) !== value);
    }
    return found;
  }

  function straight(length: number, among: readonly number[] = sorted): number[] {
    for (const top of values) {
      const run = Array.from({ length }, (_, down) => among.find((card) => valueOf(card) === top - down));
      if (run.every((card) => card !== undefined)) return run.reverse();
    }
    return [];
  }

  const flush = (length: number): number[] => suits.find((suit) => suit.length >= length)?.slice(0, length) ?? [];
  const straightFlush = (length: number): number[] => suits.map((suit) => straight(length, suit)).find((run) => run.length) ?? [];

  return [
    straightFlush(6), alike(6), straightFlush(5), alike(5), alike(4, 2), alike(4), alike(3, 3), flush(6), alike(3, 2),
    straight(6), flush(5), alike(2, 2, 2), straight(5), alike(3), alike(2, 2), alike(2), sorted.slice(0, 1),
  ]; // prettier-ignore
}
