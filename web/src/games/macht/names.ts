/** Names of things, for the eye and for the ear. */
import type { Message } from "../../wire";
import type { Choice } from "../../table/play.svelte";
import type { Words } from "../../words/words";
import { COLOURS, KINDS, MARKERS, REGIONS, SYMBOLS, type MachtShown, type MachtView } from "./contract";

export const markerName = (words: Words, marker: number): string => words.say(`macht-marker-${MARKERS[marker]}`);
/** The word of the glossary for a marker: those of one kind differ only by their symbol. */
export const markerTerm = (marker: number): string => MARKERS[marker]!.replace(/^(influence|number)-.*/, "$1");
export const symbolName = (words: Words, symbol: number): string => words.say(`macht-symbol-${SYMBOLS[symbol]}`);
export const colourName = (words: Words, seat: number): string => words.say(`web-macht-${COLOURS[seat]}`);

export function pieces(knights: number, mages: number): Message[] {
  return [
    ...(knights ? [{ id: "macht-knights", args: { count: knights } }] : []),
    ...(mages ? [{ id: "macht-mages", args: { count: mages } }] : []),
  ];
}

export function piecesName(words: Words, kind: number, count: number): string {
  return words.say(`macht-${KINDS[kind]}s`, { count });
}

/** A region with its symbol and who stands there. */
export function regionName(words: Words, view: MachtView, shown: MachtShown, region: number): string {
  const name = words.say("macht-position-region", { region: REGIONS[region]!.name, symbol: symbolName(words, view.symbols[region]!) });
  const owner = view.owners[region]!;
  const held =
    owner < 0
      ? words.say("macht-position-empty")
      : words.message({
          id: "macht-position-held",
          args: {
            seat: { seat: owner },
            pieces: pieces(view.knights[region]!, view.mages[region]!),
            active: shown.active[region] ? "yes" : "no",
          },
        });
  return `${name}, ${held}`;
}

export const choiceName = (words: Words, choice: Choice): string => words.capital(words.message(choice.told));
