/** The circle of the oracles on an ellipse: who lies where, and how large the lens in the middle can be. */

export interface Spot {
  x: number;
  y: number;
}

export interface Disc extends Spot {
  r: number;
}

export interface Ring {
  /** By the number of the oracle. */
  discs: Disc[];
  /** In the gap before an oracle, by its number. */
  gaps: Spot[];
  centre: Spot;
  rx: number;
  ry: number;
  lens: Disc;
  /** Taller than the standing needs: the die goes below the lens. */
  isTall: boolean;
}

/** What is to the right of the lens: the standing, and the die unless the ring is tall enough for it to go below. */
const BESIDE = 316;
const BESIDE_TALL = 192;
const UP_TALL = 56;
/** A lens no larger than this does not fit: it is then placed beside the ring. */
export const SMALLEST_LENS = 76;
const STEPS = 720;

export function ringOf(circle: readonly number[], values: readonly number[], width: number, height: number, isSmall: boolean): Ring {
  const most = Math.max(...values);
  const nameHeight = isSmall ? 0 : 26;
  const air = isSmall ? 14 : 22;
  const sum = values.reduce((total, value) => total + size(value), 0) * 2;
  let unit = isSmall ? 1 : 2.4;
  let [rx, ry, top] = [0, 0, 0];
  for (let turn = 0; turn < 4; turn += 1) {
    const largest = unit * size(most);
    top = largest * (isSmall ? 1.36 : 1.22) + 8;
    rx = width / 2 - largest - air;
    ry = (height - top - largest - nameHeight - 8) / 2;
    unit = Math.max(0.9, Math.min(3.4, (perimeter(rx, ry) * (isSmall ? 0.66 : 0.6)) / sum, height / (isSmall ? 200 : 225)));
  }
  const centre = { x: width / 2, y: top + ry };
  const radii = values.map((value) => unit * size(value));
  const table = arcs(rx, ry);
  const whole = table[STEPS]!;
  // The distance between two neighbours grows with their sizes, so that the gaps are equal.
  const ways = circle.map((oracle, at) => radii[oracle]! + radii[circle[(at + 1) % circle.length]!]!);
  const gap = (whole - ways.reduce((total, way) => total + way, 0)) / circle.length;
  const discs: Disc[] = [];
  const gaps: Spot[] = [];
  let along = 0;
  circle.forEach((oracle, at) => {
    discs[oracle] = { ...pointAt(table, along, centre, rx, ry), r: radii[oracle]! };
    gaps[oracle] = pointAt(table, (along - radii[oracle]! - gap / 2 + whole) % whole, centre, rx, ry);
    along += ways[at]! + gap;
  });
  const isTall = !isSmall && height > width * 0.66;
  const heart = { x: centre.x - (isTall ? BESIDE_TALL : BESIDE) / 2, y: centre.y - (isTall ? UP_TALL : 0) };
  return {
    discs,
    gaps,
    centre,
    rx,
    ry,
    isTall,
    lens: isSmall ? { ...centre, r: 84 } : largestLens(discs, heart, Math.max(116, ry * 0.4), isTall),
  };
}

/** The oracles grow with their value, but not as fast. */
function size(value: number): number {
  return 13.3 + value;
}

function perimeter(rx: number, ry: number): number {
  return Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));
}

function arcs(rx: number, ry: number): number[] {
  const table = [0];
  for (let step = 1; step <= STEPS; step += 1) {
    const [one, other] = [((step - 1) / STEPS) * 2 * Math.PI, (step / STEPS) * 2 * Math.PI];
    table.push(table[step - 1]! + Math.hypot(rx * (Math.sin(other) - Math.sin(one)), ry * (Math.cos(other) - Math.cos(one))));
  }
  return table;
}

/** The point this far along the ellipse, clockwise from its top. */
function pointAt(table: number[], along: number, centre: Spot, rx: number, ry: number): Spot {
  let step = table.findIndex((length) => length >= along);
  if (step < 0) step = STEPS;
  const angle = (step / STEPS) * 2 * Math.PI;
  return { x: centre.x + rx * Math.sin(angle), y: centre.y - ry * Math.cos(angle) };
}

/** As large as the oracles and the spells next to them allow, with the standing and the die to its right, or the die below. */
function largestLens(discs: Disc[], heart: Spot, most: number, isTall: boolean): Disc {
  const spells = discs.map(({ x, y, r }) => ({ x: x + 0.95 * r + 4, y: y - 0.86 * r + 4, r: 0.36 * r + 4 }));
  const names = discs.flatMap(({ x, y, r }) =>
    (isTall ? [-50, -25, 0, 25, 50] : [-36, 0, 36]).map((along) => ({ x: x + along, y: y + r + 13, r: 10 })),
  );
  const others = [...discs, ...spells, ...names];
  const isFree = (x: number, y: number, width: number, height: number): boolean =>
    (isTall ? others : discs).every(
      (one) => Math.hypot(Math.max(Math.abs(one.x - x) - width, 0), Math.max(Math.abs(one.y - y) - height, 0)) >= one.r,
    );
  for (let r = most; r > SMALLEST_LENS; r -= 3) {
    for (const dx of [0, 14, 28, -14, 42, -28]) {
      for (let dy = 0; dy <= 120; dy += 4) {
        for (const y of [heart.y + dy, heart.y - dy]) {
          const x = heart.x + dx;
          if (
            others.every((other) => Math.hypot(other.x - x, other.y - y) - other.r - r >= 7) &&
            isFree(x + r + 108, y, 84, 84) &&
            (!isTall || isFree(heart.x + 96, y + r + 84, 50, 60))
          )
            return { x, y, r };
        }
      }
    }
  }
  return { ...heart, r: SMALLEST_LENS };
}
