import { describe, expect, test } from "vitest";
import { suitOf, valueOf } from "../../games/havoc/cards";
import { DOG } from "../../games/havoc/contract";
import { combinationsOf } from "./made";

/** The card of a suit and value, whatever its number. */
function card(suit: number, value: number): number {
  for (let one = 0; one < 200; one += 1) if (one !== DOG && suitOf(one) === suit && valueOf(one) === value) return one;
  throw new Error(`${suit} ${value}`);
}

/** The numbers of the combinations that these cards make. */
function kinds(cards: number[]): number[] {
  return combinationsOf(cards).flatMap((made, at) => (made.length ? [at + 1] : []));
}

describe("the seventeen combinations", () => {
  test("of tens, fours and two dogs", () => {
    const hand = [card(0, 10), card(1, 10), card(2, 10), card(0, 4), card(3, 4), DOG, DOG];
    expect(kinds(hand)).toEqual([9, 12, 14, 15, 16, 17]);
    expect(combinationsOf(hand)[8]!.map(valueOf)).toEqual([10, 10, 10, 4, 4]);
  });

  test("a dog is the lowest card of a straight, and fits every flush", () => {
    const run = [1, 2, 3, 4, 5].map((value) => card(0, value));
    expect(kinds([...run, DOG])).toEqual([1, 3, 8, 10, 11, 13, 17]);
    expect(combinationsOf([...run, DOG])[0]!.map(valueOf)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(kinds(run.slice(1))).toEqual([17]);
  });

  test("of many dogs", () => expect(kinds([DOG, DOG, DOG])).toEqual([14, 16, 17]));
  test("of no card", () => expect(kinds([])).toEqual([]));
});
