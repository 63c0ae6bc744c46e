/** The cards of Havoc as they are drawn: signs, pictures, order in the hand. */
import { DOG, SUITS, VALUES } from "./contract";

export interface Suit {
  name: (typeof SUITS)[number];
  /** Its sign; its colours are those of its name in tokens.css. */
  path: string;
  rule: "evenodd" | "nonzero";
}

export const SIGNS: Suit[] = [
  {
    name: "blue",
    path: "M32 5c4.6 5.6 7.6 10.6 7.6 16.2 0 4.6-1.8 8.9-3.7 13.6h3.4c1.7-5.6 5.3-10.7 10.7-10.7 5.3 0 8.6 3.9 8.6 8.5 0 5-3.6 8.3-7.7 8.3-1.5 0-2.9-.5-3.9-1.4 1.6-.5 2.6-1.7 2.6-3.3 0-1.7-1.3-2.9-3-2.9-2.7 0-4.3 2.6-5 6h2.9v5.2h-6.3c.8 5.8 3.3 9.9 7 14.3-5.4-.4-9.2-1.9-10.4-5.1-.6 2-1.6 3.7-2.8 5.3-1.2-1.6-2.2-3.3-2.8-5.3-1.2 3.2-5 4.7-10.4 5.1 3.7-4.4 6.2-8.5 7-14.3h-6.3v-5.2h2.9c-.7-3.4-2.3-6-5-6-1.7 0-3 1.2-3 2.9 0 1.6 1 2.8 2.6 3.3-1 .9-2.4 1.4-3.9 1.4-4.1 0-7.7-3.3-7.7-8.3 0-4.6 3.3-8.5 8.6-8.5 5.4 0 9 5.1 10.7 10.7h3.4c-1.9-4.7-3.7-9-3.7-13.6C24.4 15.6 27.4 10.6 32 5Z",
    rule: "nonzero",
  },
  {
    name: "orange",
    path: "M33 4c1 9-9 14-13 22-1-3-1.5-5-1-8-6 6-9 13-9 20 0 13 10 22 22 22s22-9 22-22c0-8-4-14-8-18 .5 4-.5 7-3 9 1-10-3-20-10-25Zm-1 29c1 5 7 7 7 14 0 5-3 8-7 8s-8-3-8-8c0-4 2-7 4-9 .3 2 1 3 2 4 .8-3 1.5-6 2-9Z",
    rule: "evenodd",
  },
  {
    name: "green",
    path: "M32 33c-3-4-11-5-11-14a11 11 0 0 1 22 0c0 9-8 10-11 14Zm2.5 2.5c4-3 5-11 14-10.5a10.8 10.8 0 1 1-1 21.5c-6 0-8-5-12-7 .5 8 2.5 15 7.5 20.5H23C28 55 29.5 47 30 39.5c-4 2-6 7-12 7A10.8 10.8 0 1 1 16.5 25c9-.5 10 7.5 14 10.5Z",
    rule: "nonzero",
  },
  {
    name: "grey",
    path: "M32 3l4.5 7v27h9.5c1-2.5 5.5-2.5 6.5 1 .7 3.5-3 5.5-5.5 4H36.5v9c3 .8 4 3 4 5A8.5 5.5 0 0 1 32 61.5 8.5 5.5 0 0 1 23.5 56c0-2 1-4.2 4-5v-9H17c-2.5 1.5-6.2-.5-5.5-4 1-3.5 5.5-3.5 6.5-1h9.5V10Z",
    rule: "nonzero",
  },
  {
    name: "yellow",
    path: "M10 52h44v7H10Zm-1-4L5 22l.2-.3a4 4 0 1 1 3-.7L19 31l8.5-16.5a5 5 0 1 1 9 0L45 31l10.8-10a4 4 0 1 1 3 .7l.2.3-4 26Z",
    rule: "nonzero",
  },
  {
    name: "brown",
    path: "M15 6l8 2c-5 7-8 15-7 23 .8 9 7 16 16 16s15.2-7 16-16c1-8-2-16-7-23l8-2c6 8 9 17 8 27-1 15-11 25-25 25S8 48 7 33C6 23 9 14 15 6Zm-1 29a2 2 0 1 0 .1 0Zm5 9.5a2 2 0 1 0 .1 0Zm8 6a2 2 0 1 0 .1 0Zm10 0a2 2 0 1 0 .1 0Zm8-6a2 2 0 1 0 .1 0Zm5-9.5a2 2 0 1 0 .1 0Z",
    rule: "evenodd",
  },
];

/** How the suit of a card is drawn. */
export function signOf(card: number): Suit {
  return SIGNS.find(({ name }) => name === SUITS[suitOf(card)])!;
}

export function suitOf(card: number): number {
  return Math.floor(card / VALUES);
}

export function valueOf(card: number): number {
  return card === DOG ? 0 : (card % VALUES) + 1;
}

/** The picture of a battle card. */
export const pictureOf = (battle: number): string => `havoc-battle-${battle + 1}`;

export type Order = "suit" | "value";

/** Cards as a hand is sorted: by suit and then value, or by value and then suit; dogs first. */
export function sorted(cards: readonly number[], order: Order): number[] {
  const key = (card: number): number => (card === DOG ? -1 : order === "suit" ? card : valueOf(card) * 10 + suitOf(card));
  return [...cards].sort((one, other) => key(one) - key(other));
}

/** A name for each of some cards that no other card has: dogs are all alike, so they are counted. */
export function pieceNames(cards: readonly number[], owner: string): string[] {
  let dogs = 0;
  return cards.map((card) => (card === DOG ? `${owner}-dog-${(dogs += 1)}` : `card-${card}`));
}
