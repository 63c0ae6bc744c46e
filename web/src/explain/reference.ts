/** What a game's reference card holds: lines of the glossary, as the board has them, in the order in which one looks them up. */
import type { Component } from "svelte";
import type { SeatFace } from "../games/board";
import type { Paragraph, Term } from "../wire";
import type { Words } from "../words/words";

export interface Row {
  /** The word of the glossary that says it. */
  term: string;
  /** A drawing of the game, and one that says where the thing is now. */
  sign?: string;
  at?: string;
  /** You have it: it is painted. */
  isYours?: boolean;
}

export interface Section {
  /** A heading of its own, beside those that a game's words have as `web-<game>-part-<name>`. */
  name: string;
  rows: Row[];
}

/** What everything on the card is drawn from: what the seat sees, and the rulebook. */
export interface Looked<V = never> {
  view: V;
  seat: number | null;
  seats: SeatFace[];
  words: Words;
  terms: Map<string, Term>;
  rules: Map<string, Paragraph>;
}

export interface Card {
  sections(looked: Looked): Section[];
  /** What is drawn larger, beside the sections. */
  Drawn?: Component<Looked>;
}
