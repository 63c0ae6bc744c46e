/** How the things of Maginor are drawn. */
import type { Pigment } from "../board";
import { ORACLES, SPELLS, SYMBOLS } from "./contract";

/** A symbol drawn, by its name in the box. */
export interface Sign {
  fill: string;
  path: string;
  /** A sign drawn in lines instead of filled. */
  isLine?: boolean;
}

export const SIGNS: Record<(typeof SYMBOLS)[number], Sign> = {
  fire: {
    fill: "var(--maginor-fire)",
    path: "M32 4c2 10-8 14-13 23-5 8-6 15-3 22 3 7 9 11 16 11s14-4 17-11c3-8 0-16-5-21-1 3-2 5-4 6 1-11-1-22-8-30Z",
  },
  water: { fill: "var(--maginor-water)", path: "M32 3c9 13 19 24 19 37a19 19 0 0 1-38 0C13 27 23 16 32 3Z" },
  earth: { fill: "var(--maginor-earth)", path: "M4 56L24 14l11 20 6-9 19 31Z" },
  air: { fill: "var(--maginor-air)", path: "M6 26h30a8 8 0 1 0-8-8M6 38h44a8 8 0 1 1-8 8M6 50h22", isLine: true },
  doom: {
    fill: "var(--maginor-doom)",
    path: "M32 3L39.1 23.3L60.5 23.7L43.4 36.7L49.6 57.3L32 45L14.4 57.3L20.6 36.7L3.5 23.7L24.9 23.3Z",
  },
};
export const HAT = "M37 4c-9 8-15 22-18 38h29C46 30 44 22 46 14c-2-4-5-8-9-10ZM4 50c7-6 17-7 28-7s21 1 28 7c-7 6-17 9-28 9S11 56 4 50Z";

/** The drawing of a symbol; undefined for what is not a symbol. */
export function signOf(symbol: number): Sign | undefined {
  const name = SYMBOLS[symbol];
  return name && SIGNS[name];
}

export const oracleDrawing = (oracle: number): string => `maginor-oracle-${ORACLES[oracle]!.id}`;
export const spellDrawing = (spell: number): string => `maginor-spell-${SPELLS[spell]!.id}`;

interface Token {
  fill: string;
  light: string;
  shape: string;
}

const LAPIS: Token = { fill: "var(--shield-lapis)", light: "var(--shield-lapis-line)", shape: "M32 3a29 29 0 1 0 .01 0Z" };
const TOKENS: Partial<Record<Pigment, Token>> = {
  lapis: LAPIS,
  vermilion: { fill: "var(--shield-vermilion)", light: "var(--shield-vermilion-line)", shape: "M32-2 66 32 32 66-2 32Z" },
  verdigris: { fill: "var(--shield-verdigris)", light: "var(--shield-verdigris-line)", shape: "M4 4h56v56H4Z" },
  ochre: { fill: "var(--maginor-ochre)", light: "var(--shield-ochre-line)", shape: "M18 3h28l17 29-17 29H18L1 32Z" },
};

/** Colour and shape of a seat's tokens: disc, diamond, square, hexagon. */
export function tokenOf(pigment: Pigment): Token {
  return TOKENS[pigment] ?? LAPIS;
}
