/** What the things of the box are called. */
import type { Words } from "../../words/words";
import { CARDS, ELEMENTALS, MAGINOR, NONE, ORACLES, SPELLS, SYMBOLS } from "./contract";

export const oracleName = (words: Words, oracle: number): string => words.say(`maginor-name-${ORACLES[oracle]!.id}`);
/** Words of the glossary for oracles and spells. */
export const oracleTerm = (oracle: number): string => (ORACLES[oracle]!.id === "hall" ? "hall" : "oracle");
export const spellTerm = (spell: number): string => `spell-${SPELLS[spell]!.id}`;
export const symbolName = (words: Words, symbol: number): string => words.say(`maginor-symbol-${SYMBOLS[symbol]!}`);
export const faceName = (words: Words, face: number): string =>
  face === MAGINOR ? words.say("maginor-face-maginor") : symbolName(words, face);
export const cardName = (words: Words, card: number): string => words.say(`web-maginor-card-${CARDS[card]!}`);
export const spellName = (words: Words, spell: number): string => words.say(`maginor-spell-${SPELLS[spell]!.id}`);
export const elementalName = (words: Words, elemental: number): string =>
  words.capital(words.say(`maginor-elemental-${SYMBOLS[ELEMENTALS[elemental]!]}`));

export function spellPower(words: Words, spell: number): string {
  const { id, votes } = SPELLS[spell]!;
  return votes ? words.say("web-maginor-power-ritual", { count: votes }) : words.say(`web-maginor-power-${id}`);
}

/** A ritual's name is too long for a card: it is called by what it honours and by what it is worth. */
export function shortName(words: Words, spell: number): string {
  const { id, votes } = SPELLS[spell]!;
  return votes
    ? words.say(`web-maginor-short-${id}`, { votes: words.say("web-maginor-votes", { count: votes }) })
    : spellName(words, spell);
}

export function slotName(words: Words, oracle: number, slot: number, owner: number): string {
  const args = { slot: slot + 1, symbol: symbolName(words, ORACLES[oracle]!.slots[slot]!) };
  return owner === NONE
    ? words.say("maginor-position-slot", args)
    : words.say("maginor-position-slot-taken", { ...args, owner: words.say("maginor-person", { name: { seat: owner } }) });
}
