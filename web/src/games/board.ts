/** What a board is given, and what it gives back. See web/README.md. */
import type { Component } from "svelte";
import type { Card } from "../explain/reference";
import type { Choice, Play, Verbs } from "../table/play.svelte";
import type { Showing } from "../table/steps";
import type { Message, Table } from "../wire";
import type { Words } from "../words/words";

/** Somebody at the table, as every board draws them. */
export interface SeatFace {
  seat: number;
  name: string;
  /** Whether it is the seat through whose eyes the page is seen. */
  you: boolean;
  /** The pigment of shield and pieces; its shape repeats what the colour says. */
  pigment: Pigment;
  bot: boolean;
}

export type Pigment = "lapis" | "vermilion" | "verdigris" | "ochre" | "murrey" | "slate" | "orange" | "white" | "moon" | "sun";
export const PIGMENTS: Pigment[] = ["vermilion", "verdigris", "ochre", "lapis", "murrey", "slate"];

export interface BoardProps<V, S = unknown> {
  /** The game's view of the seat, field by field, as `games/<key>/view.py` has it. */
  view: V;
  /** What follows from the view, as `games/<key>/shown.py` has it. */
  shown: S;
  /** Whose eyes these are; null for an onlooker and for an open replay. */
  seat: number | null;
  seats: SeatFace[];
  table: Table;
  words: Words;
  /** What may be chosen, what is chosen, what is certain to follow; and how to choose. */
  play: Play;
  /** In an open replay the view of every seat, else null. */
  open: V[] | null;
}

/** What a seat's panel says: a figure, and a line below the name. */
export interface SeatFacts {
  score: string;
  line: string;
  /** The line for where there is little room, on a phone. */
  short?: string;
  /** The line beside a clock on a phone, as figures; empty where the board shows it. */
  brief?: string;
  /** Words of the glossary that explain the figure, and each part of a line between its middle dots. */
  terms?: { score: string; line: string[]; short?: string[] };
}

/** A game as `games/<key>/index.ts` exports it under the name `client`. */
export interface GameClient<V = never, S = never> {
  /** `VERB` of its contract. */
  verbs: Verbs;
  /** The middle of the page. */
  Board: Component<BoardProps<V, S>>;
  /** Hand and reserve below the rubric, if the game has any. */
  Shelf?: Component<BoardProps<V, S>>;
  /** The drawings of the game: an SVG of symbols, such as `src/drawings/<key>.svg?raw`. */
  sprite: string;
  /** Whether Board or Shelf offer this choice themselves; all others become buttons in the rubric. */
  isDrawn(choice: Choice, view: V, play: Play): boolean;
  /** What follows the title in the bar, such as "battle 6 of 9". */
  heading(view: V, words: Words, shown: S): string;
  /** The word of the glossary that explains it. */
  headingTerm?: string;
  seatFacts(view: V, seat: number, words: Words, shown: S): SeatFacts;
  /** The pigments of the seats, where the game gives them colours of its own. */
  pigments?: Pigment[];
  /** What the confirming button says about a chosen thing, where the name of the choice is not enough. */
  confirmName?(choice: Choice, view: V, words: Words, shown: S): string | null;
  /** What a button of the rubric is called, where the name of the choice is not enough. */
  buttonName?(choice: Choice, view: V, words: Words, shown: S): string | null;
  /** Which undrawn choice is the usual one, placed last and in red; null for none. */
  confirms?(choice: Choice, view: V, play: Play): boolean;
  /** Whose turn it is while another seat is asked in between; null if nobody is interrupted. */
  interrupted?(view: V, shown: S): number | null;
  /** A piece of the deciding blow, drawn small. */
  EndPiece?: Component<{ piece: number }>;
  /** Whether the board gives way to how it came when the match is over; else that stands beside the board. */
  yieldsAtEnd?: boolean;
  /** A line of its own below the rubric while something is chosen or pointed at; null for the told events. */
  foresees?(view: V, play: Play, words: Words): Message | string | null;
  /** What the reference card holds. */
  card?: () => Promise<Card>;
  /** How the board shows step by step what others did; without it their actions appear at once. */
  showing?: () => Promise<Showing<V, S>>;
}

/** The boards that exist; a game without one is played by the list of choices and the position in words. */
const boards = import.meta.glob<{ client: GameClient }>("./*/index.ts");

export async function loadGame(key: string): Promise<GameClient | null> {
  const found = boards[`./${key}/index.ts`];
  return found ? (await found()).client : null;
}
