/** Places, spirits and druids by their numbers, as `components.py` has them. */
import type { Words } from "../../words/words";
import { NONE, PHASE, type DruidView } from "./view";

export const PLACES = 10;
export const TREES = 4;
export const SOCKETS = 6;
export const COLOURS = ["black", "orange", "purple"] as const;
export const SHAPES = ["black-cross", "orange-lozenge", "purple-ring"] as const;
export const CULTS = ["moon", "sun"] as const;
export const BOARDS = [9, 4] as const;

export const isBoard = (place: number): boolean => place === 4 || place === 9;
export const ownerOf = (place: number): number => (place >= 4 && place < 9 ? 1 : 0);
/** The number of a tree within its cult, counted from 1: as many signs stand at its foot. */
export const numberOf = (place: number): number => (place < 4 ? place : 8 - place) + 1;
export const treeOf = (cult: number, tree: number): number => (cult === 0 ? tree : 8 - tree);
export const strengthOf = (spirit: number): number => (spirit >> 1) + 1;
export const isLeft = (spirit: number): boolean => (spirit & 1) === 0;

/** The colour of the druid at this tree, or NONE. */
export function druidAt(view: DruidView, place: number): number {
  return view.druids[ownerOf(place)]!.indexOf(place);
}

/** How many spirits lie at this tree. */
export function pileAt(view: DruidView, place: number): number {
  return isBoard(place) ? view.boards[ownerOf(place)]!.length : view.seen[place]!.length + view.unseen[place]!;
}

/** The open spirit on top of a pile or board, or NONE. */
export function topAt(view: DruidView, place: number): number {
  return isBoard(place) ? view.tops[ownerOf(place)]! : (view.seen[place]!.at(-1) ?? NONE);
}

/** Whether nothing is left of a captured tree: the one that decided the match keeps what it bears. */
export function isGone(view: DruidView, place: number): boolean {
  if (!view.captured.includes(place)) return false;
  return view.phase !== PHASE.over || !(view.signs[place] || pileAt(view, place) || druidAt(view, place) !== NONE);
}

/** The next place in a direction; captured trees are jumped over. */
export function nextPlace(view: DruidView, place: number, clockwise: boolean): number {
  for (let step = 0; step < PLACES; step += 1) {
    place = (place + (clockwise ? 1 : PLACES - 1)) % PLACES;
    if (!view.captured.includes(place)) return place;
  }
  return place;
}

export function spiritName(words: Words, spirit: number): string {
  return words.say(`druidenwalzer-spirit-short-${isLeft(spirit) ? "left" : "right"}`, { strength: strengthOf(spirit) });
}

export function placeName(words: Words, place: number): string {
  const cult = CULTS[ownerOf(place)]!;
  return isBoard(place)
    ? words.say(`druidenwalzer-position-board-${cult}`)
    : words.say(`druidenwalzer-tree-name-${cult}`, { number: numberOf(place) });
}

export function druidName(words: Words, seat: number, colour: number): string {
  return words.say(`web-druidenwalzer-druid-${CULTS[seat]!}`, { colour: words.say(`web-druidenwalzer-colour-${COLOURS[colour]!}`) });
}
