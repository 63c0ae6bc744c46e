/** What the position and the chronicle say, found again for the drawing. */
import type { Play } from "../../table/play.svelte";
import type { Argument, Fact, Happening, Message, Sight } from "../../wire";
import type { Words } from "../../words/words";
import { CARDS, ELEMENTALS, ORACLES, SPELLS, SYMBOLS } from "./things";
import { NONE, type MaginorView } from "./view";

function isMessage(argument: Argument | undefined): argument is Message {
  return typeof argument === "object" && !Array.isArray(argument) && "id" in argument;
}

function idOf(argument: Argument | undefined): string {
  return isMessage(argument) ? argument.id : "";
}

/** The symbols at the rim of every oracle in the circle, in rim order, as the position tells them. */
export function rimsOf(sight: Sight | null): Map<number, number[]> {
  const rims = new Map<number, number[]>();
  const facts = (sight?.position ?? []).filter((part): part is Fact => part.kind === "fact" && part.label.id === "maginor-position-oracle");
  for (const fact of facts) {
    const oracle = ORACLES.indexOf(idOf(fact.label.args["oracle"]).replace("maginor-name-", ""));
    const slots = isMessage(fact.says) ? fact.says.args["slots"] : undefined;
    if (oracle < 0 || !Array.isArray(slots)) continue;
    rims.set(
      oracle,
      slots.map((slot) => SYMBOLS.findIndex((one) => isMessage(slot) && idOf(slot.args["symbol"]) === `maginor-symbol-${one.name}`)),
    );
  }
  return rims;
}

/** The last events of these names in the chronicle, newest first. */
function latest(play: Play, ...names: string[]): Happening | null {
  const chapters = play.line?.chapters ?? [];
  for (let at = chapters.length - 1; at >= 0; at -= 1) {
    const found = chapters[at]!.events.findLast((event) => names.includes(event.event));
    if (found) return found;
  }
  return null;
}

export interface Roll {
  seat: number;
  face: number;
}

export function lastRoll(play: Play): Roll | null {
  const rolled = latest(play, "Rolled");
  return rolled && { seat: rolled.fields["seat"] as number, face: rolled.fields["face"] as number };
}

export interface Outcome {
  sides: { seat: number; elemental: number }[];
  told: Happening;
}

/** A duel that was settled just now. */
export function outcomeOf(fresh: Happening[]): Outcome | null {
  const sides = fresh
    .filter((event) => event.event === "Revealed")
    .map(({ fields }) => ({ seat: fields["seat"] as number, elemental: fields["elemental"] as number }));
  const told = fresh.find((event) => event.event === "DuelWon" || event.event === "DuelDrawn");
  return sides.length === 2 && told ? { sides, told } : null;
}

/** What is certain about a slot: whose token will lie there. */
export function foreseenAt(play: Play, oracle: number, slot: number): number | null {
  const found = play.foreseen.find(
    ({ event, fields }) => (event === "Placed" || event === "Replaced") && fields["oracle"] === oracle && fields["slot"] === slot,
  );
  return found ? (found.fields["seat"] as number) : null;
}

export const oracleName = (words: Words, oracle: number): string => words.say(`maginor-name-${ORACLES[oracle]}`);
export const symbolName = (words: Words, symbol: number): string => words.say(`maginor-symbol-${SYMBOLS[symbol]?.name ?? "doom"}`);
export const cardName = (words: Words, card: number): string => words.say(`web-maginor-card-${CARDS[card]}`);
export const spellName = (words: Words, spell: number): string => words.say(`maginor-spell-${SPELLS[spell]}`);
export const spellPower = (words: Words, spell: number): string => words.say(`web-maginor-power-${SPELLS[spell]}`);
export const elementalName = (words: Words, elemental: number): string =>
  words.capital(words.say(`maginor-elemental-${SYMBOLS[ELEMENTALS[elemental]!]!.name}`));

export function slotName(words: Words, slot: number, symbol: number, owner: number): string {
  const args = { slot: slot + 1, symbol: symbolName(words, symbol) };
  return owner === NONE
    ? words.say("maginor-position-slot", args)
    : words.say("maginor-position-slot-taken", { ...args, owner: words.name(owner) });
}

/** Where Maginor stands, in words. */
export function whereMaginorIs(view: MaginorView, words: Words): string {
  if (!view.in_circle.length) return words.say("maginor-position-maginor-arrived");
  const oracle = ORACLES[view.maginor];
  return view.in_gap
    ? words.say("maginor-position-maginor-gap", { before: words.say(`maginor-before-${oracle}`) })
    : words.say("maginor-position-maginor-on", { at: words.say(`maginor-at-${oracle}`) });
}

/** The oracle that matters now: where something is under way, else where one's own wizard stands. */
export function oracleAtHand(view: MaginorView, seat: number | null): number {
  if (view.oracle !== NONE) return view.oracle;
  const wizard = view.wizards[seat ?? view.turn] ?? NONE;
  if (wizard !== NONE) return wizard;
  return view.in_circle.includes(view.maginor) ? view.maginor : (view.in_circle[0] ?? view.circle[0]!);
}
