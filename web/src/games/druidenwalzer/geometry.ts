/** Where everything lies. Viewers have their own row near them, as at a table; the circle stays the same. */
import { BOARDS, TREES } from "./contract";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Geometry {
  isWide: boolean;
  width: number;
  height: number;
  /** By place, boards included. */
  places: Box[];
  /** The top spirit of each place. */
  piles: Box[];
  druids: Box[];
  trees: Box[];
  plaques: Box[];
  /** Decks of the far cult and of the near one. */
  decks: [Box, Box];
  ring: Box;
  /** From left to right. */
  farRow: number[];
  nearRow: number[];
  farBoard: number;
  nearBoard: number;
}

const CARD = 1.4;
const TREE = 208 / 190;

export function lay(width: number, room: number, near: number): Geometry {
  const isWide = width >= 840;
  const row = (cult: number): number[] => (near === 1 ? [...TREES[cult]!] : [...TREES[cult]!].reverse());
  const [farRow, nearRow] = [row(1 - near), row(near)];
  const [farBoard, nearBoard] = [BOARDS[1 - near]!, BOARDS[near]!];
  const places: Box[] = [];
  const piles: Box[] = [];
  const druids: Box[] = [];
  const trees: Box[] = [];
  const plaques: Box[] = [];
  let decks: [Box, Box];
  let ring: Box;
  let height: number;
  let rows: [number, number];
  let left: number;
  let gap: number;
  let w: number;
  let h: number;

  if (isWide) {
    const side = Math.min(132, width * 0.118);
    gap = Math.min(18, width * 0.014);
    const pad = 24;
    const between = room < 470 ? 16 : 24;
    h = Math.max(148, Math.min(400, (room - 14 - 12 - between - 2 * 16) / 2));
    w = Math.min((width - 2 * pad - 2 * side - 5 * gap) / 4, h * 1.05);
    left = (width - 4 * w - 3 * gap) / 2;
    height = 14 + 2 * (h + 16) + between + 12;
    rows = [14, 14 + h + 16 + between];
    const boardH = Math.min(h + 4, 200);
    places[farBoard] = { x: left - gap - side, y: rows[0] + Math.min(18, h + 16 - boardH), w: side, h: boardH };
    places[nearBoard] = { x: left + 4 * w + 4 * gap, y: rows[1] + h + 12 - boardH, w: side, h: boardH };
    decks = [
      { x: left + 4 * w + 4 * gap, y: rows[0], w: side, h: h + 12 },
      { x: left - gap - side, y: rows[1], w: side, h: h + 12 },
    ];
    ring = { x: width / 2 - 17, y: rows[0] + h + 14, w: 34, h: 17 };
    for (const place of [farBoard, nearBoard]) {
      const box = places[place]!;
      const card = Math.min(box.w * 0.46, box.h * 0.29);
      piles[place] = { x: box.x + (box.w - card) / 2 - 3, y: box.y + box.h * 0.34, w: card, h: card * CARD };
    }
  } else {
    const isSmall = width < 500;
    const isTight = isSmall && room < 420;
    const pad = isSmall ? 11 : 20;
    gap = isSmall ? 8 : 14;
    const middle = isTight ? 56 : isSmall ? 66 : 96;
    const foot = isTight ? 18 : 24;
    const air = isTight ? 6 : 10;
    w = (width - 2 * pad - 3 * gap) / 4;
    // Beside how a match came, on a low screen, trees are rather low than out of sight.
    h = Math.max(Math.max(104, w * (isSmall ? 1.12 : 0.72)), Math.min(w * 1.85, (room - 4 * air - middle - 2 * foot) / 2));
    left = pad;
    rows = [air, 3 * air + h + foot + middle];
    height = rows[1] + h + foot + air - 2;
    const y = 2 * air + h + foot;
    const boardW = Math.min(150, (width - 2 * pad) * 0.31);
    places[farBoard] = { x: left, y, w: boardW, h: middle };
    places[nearBoard] = { x: width - pad - boardW, y, w: boardW, h: middle };
    const x = left + boardW + 4;
    const deck = (width - 2 * x) / 2;
    decks = [
      { x, y: y + 17, w: deck, h: middle - 17 },
      { x: x + deck, y: y + 17, w: deck, h: middle - 17 },
    ];
    ring = { x: width / 2 - 17, y: y + 1, w: 34, h: 17 };
    for (const place of [farBoard, nearBoard]) {
      const box = places[place]!;
      const card = (middle - 14) / CARD;
      piles[place] = { x: place === farBoard ? box.x + box.w - card - 16 : box.x + 14, y: box.y + 6, w: card, h: card * CARD };
    }
  }

  [farRow, nearRow].forEach((row, at) =>
    row.forEach((place, column) => {
      const box: Box = { x: left + column * (w + gap), y: rows[at]!, w, h };
      places[place] = box;
      const card = Math.min(w * 0.49, h * (isWide ? 0.27 : 0.315), isWide ? w * 0.38 : w);
      piles[place] = { x: box.x + w - card - (isWide ? 14 : 7), y: box.y + h - card * CARD - (isWide ? 22 : 12), w: card, h: card * CARD };
      const druid = Math.min(w * 0.4, h * (isWide ? 0.285 : 0.33));
      druids[place] = { x: box.x + (isWide ? w * 0.08 : 2), y: box.y + h - druid - (isWide ? 20 : 10), w: druid, h: druid };
      const treeW = Math.min(w * 0.98, (h * 0.86) / TREE);
      const treeH = treeW * TREE;
      trees[place] = { x: (w - treeW) / 2, y: Math.max(h * 0.04, h * 0.7 - treeH), w: treeW, h: treeH };
      plaques[place] = { x: box.x + (isWide ? 9 : 0), y: box.y + h - (isWide ? 10 : 1), w: w - (isWide ? 18 : 0), h: isWide ? 27 : 22 };
    }),
  );
  return { isWide, width, height, places, piles, druids, trees, plaques, decks, ring, farRow, nearRow, farBoard, nearBoard };
}

/** Where the sockets for enemy signs sit in a crown, in units of the drawing (190 wide). */
export function socket(at: number, isWide: boolean): [number, number] {
  return (isWide ? ARCHED[at] : undefined) ?? [56 + (at % 3) * 39, 50 + Math.floor(at / 3) * 36];
}

const ARCHED: [number, number][] = [
  [46, 66],
  [78, 52],
  [113, 52],
  [145, 66],
  [78, 93],
  [113, 93],
];

/** The path of a dancer, one hop per place, over the tops of the piles. */
export function hops(geometry: Geometry, way: number[]): { line: string; marks: [number, number][] } {
  const points = way.map((place): [number, number] => {
    const box = geometry.piles[place]!;
    return [box.x + box.w / 2, box.y];
  });
  const marks: [number, number][] = [];
  let line = "";
  points.forEach(([x, y], at) => {
    if (at === 0) {
      line += `M${x} ${y}`;
      return;
    }
    const [u, v] = points[at - 1]!;
    const far = Math.hypot(x - u, y - v);
    const isAcross = Math.abs(y - v) > Math.abs(x - u) * 0.7;
    const outside = (x + u) / 2 > geometry.width / 2 ? 1 : -1;
    const bend = isAcross ? [(x + u) / 2 + outside * far * 0.2, (y + v) / 2] : [(x + u) / 2, Math.min(y, v) - far * 0.2 - 8];
    line += `Q${bend[0]} ${bend[1]} ${x} ${y}`;
    marks.push([x, y]);
  });
  return { line, marks };
}

/** The dotted track through all places; it runs around captured trees. */
export function track(geometry: Geometry, isGone: (place: number) => boolean): string {
  if (!geometry.isWide) return "";
  const centre = (box: Box): number => box.x + box.w / 2;
  const line = (row: number[]): string =>
    row
      .map((place) => {
        const box = geometry.places[place]!;
        const y = box.y + box.h * 0.55;
        return isGone(place) ? `H${box.x - 5}V${box.y + box.h + 22}H${box.x + box.w + 5}V${y}` : `H${box.x + box.w / 2}`;
      })
      .join("");
  const [top, bottom] = [geometry.farRow, geometry.nearRow].map((row) => geometry.places[row[0]!]!.y + geometry.places[row[0]!]!.h * 0.55);
  const [x, u] = [centre(geometry.places[geometry.farBoard]!), centre(geometry.places[geometry.nearBoard]!)];
  return `M${x} ${top}${line(geometry.farRow)}H${u}V${bottom}M${x} ${top}V${bottom}${line(geometry.nearRow)}H${u}`;
}
