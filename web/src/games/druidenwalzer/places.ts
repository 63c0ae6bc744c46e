/** Places, spirits and druids as the box has them, and what they are called. */
import type { Words } from "../../words/words";
import { COLOURS, CULTS, PLACES, SPIRITS } from "./contract";

/** The drawings of the druids, by colour. */
export const SHAPES = ["black-cross", "orange-lozenge", "purple-ring"] as const;

export const isBoard = (place: number): boolean => PLACES[place]!.isBoard;
export const ownerOf = (place: number): number => PLACES[place]!.owner;
/** The number of a tree within its cult, counted from 1. */
export const numberOf = (place: number): number => PLACES[place]!.number;
/** How far a dance goes from this tree: as many places as there are signs at its foot. */
export const distanceOf = (place: number): number => PLACES[place]!.distance;
export const strengthOf = (spirit: number): number => SPIRITS[spirit]!.strength;
export const isLeft = (spirit: number): boolean => SPIRITS[spirit]!.isLeft;

export function spiritName(words: Words, spirit: number): string {
  return words.say(`druidenwalzer-spirit-${isLeft(spirit) ? "left" : "right"}`, { strength: strengthOf(spirit) });
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
