/** What a card is: its number says kind and value. */
import type { Words } from "../../words/words";
import { KINDS, VALUES } from "./contract";

export const kindOf = (card: number): (typeof KINDS)[number] => KINDS[Math.floor(card / VALUES)]!;
export const valueOf = (card: number): number => (card % VALUES) + 1;

export function kindName(kind: (typeof KINDS)[number], words: Words): string {
  return words.say(`bazaar-kind-${kind}`);
}

export function cardName(card: number, words: Words): string {
  return words.say("bazaar-card", { kind: kindName(kindOf(card), words), value: valueOf(card) });
}
