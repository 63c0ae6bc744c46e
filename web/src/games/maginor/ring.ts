/** The circle of the oracles: who lies where on a closed line, and how large the lens within can be. */

export interface Spot {
  x: number;
  y: number;
}

export interface Disc extends Spot {
  r: number;
}

/** A phone has a ring without names; a low board has straight sides, and the lens beside it; all others are an ellipse around the lens. */
export type Shape = "phone" | "low" | "wide";

export interface Ring {
  /** By the number of the oracle. */
  discs: Disc[];
  /** In the gap before an oracle, by its number. */
  gaps: Spot[];
  /** Where the spell of an oracle lies in a low ring: at its rim, where it hides no name and no other oracle. */
  spells: Spot[];
  centre: Spot;
  rx: number;
  ry: number;
  /** How far its corners are rounded sideways: an ellipse all the way, a stadium only as far as it is high. */
  bend: number;
  lens: Disc;
  /** What no oracle and no name reaches, around the centre; of use in a low ring. */
  heart: Box;
  /** Taller than the standing needs: the die goes below the lens. */
  isTall: boolean;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** What is to the right of the lens: the standing, and the die unless the ring is tall enough for it to go below. */
const BESIDE = 316;
const BESIDE_TALL = 192;
const UP_TALL = 56;
/** A lens no larger than this has slots that are hard to hit: it is then placed beside the ring. */
export const SMALLEST_LENS = 84;
/** For a finger it must be larger than this: fifteen slots are then 31 px from each other. */
export const SMALLEST_TOUCHED = 95;
/** How wide the die and the cards of the others are, within a low ring. */
const HEART = 380;
/** Half the width of a name and its height; half of a spell in a low ring. */
const NAME = { half: 54, high: 19 };
const SPELL = { half: 13, high: 15 };
/** How far its votes reach around the top of an oracle on a phone, and a little air. */
const VOTE = 13;
const STEPS = 720;

/** How an oracle's size follows from the room; figures per shape. */
const SIZING: Record<Shape, { name: number; air: number; head: number; filled: number; least: number; most: number; high: number }> = {
  phone: { name: 0, air: 14, head: 1.36, filled: 0.66, least: 0.9, most: 3.4, high: 200 },
  low: { name: 22, air: 8, head: 1.04, filled: 0.68, least: 1.4, most: 2.4, high: 211 },
  wide: { name: 26, air: 22, head: 1.22, filled: 0.6, least: 0.9, most: 3.4, high: 225 },
};

export function ringOf(circle: readonly number[], values: readonly number[], width: number, height: number, shape: Shape): Ring {
  const most = Math.max(...values);
  const { name, air, head, filled, least, most: largestUnit, high } = SIZING[shape];
  const sum = values.reduce((total, value) => total + size(value), 0) * 2;
  const isLow = shape === "low";
  let unit = 1;
  let [rx, ry, top, track] = [0, 0, 0, stadium(1, 1)];
  for (let turn = 0; turn < 4; turn += 1) {
    const largest = unit * size(most);
    top = largest * head + (isLow ? 4 : 8);
    rx = width / 2 - largest - air;
    ry = (height - top - largest - name - (isLow ? 2 : 8)) / 2;
    track = isLow && rx > ry ? stadium(rx, ry) : ellipse(rx, ry);
    unit = Math.max(least, Math.min(largestUnit, (track.length * filled) / sum, height / high));
  }
  const centre = { x: width / 2, y: top + ry };
  const radii = values.map((value) => unit * size(value));
  // The distance between two neighbours grows with their sizes, so that the gaps are equal.
  const ways = circle.map((oracle, at) => radii[oracle]! + radii[circle[(at + 1) % circle.length]!]!);
  const gap = (track.length - ways.reduce((total, way) => total + way, 0)) / circle.length;
  const discs: Disc[] = [];
  const gaps: Spot[] = [];
  const put = (along: number): Spot => {
    const { x, y } = track.at((along + track.length) % track.length);
    return { x: centre.x + x, y: centre.y + y };
  };
  let along = 0;
  circle.forEach((oracle, at) => {
    discs[oracle] = { ...put(along), r: radii[oracle]! };
    gaps[oracle] = put(along - radii[oracle]! - gap / 2);
    along += ways[at]! + gap;
  });
  const isTall = shape === "wide" && height > width * 0.66;
  const middle = { x: centre.x - (isTall ? BESIDE_TALL : BESIDE) / 2, y: centre.y - (isTall ? UP_TALL : 0) };
  return {
    discs,
    gaps,
    centre,
    rx,
    ry,
    bend: isLow ? Math.min(rx, ry) : rx,
    isTall,
    spells: isLow ? spellsOf(discs, width) : [],
    heart: heartOf(discs, centre, name),
    lens: shape === "wide" ? largestLens(discs, middle, Math.max(116, ry * 0.4), isTall) : { ...centre, r: SMALLEST_LENS },
  };
}

/** The oracles grow with their value, but not as fast. */
function size(value: number): number {
  return 13.3 + value;
}

/** A closed line around a centre: the point so far along it, clockwise from its top. */
interface Track {
  length: number;
  at(along: number): Spot;
}

function ellipse(rx: number, ry: number): Track {
  const point = (step: number): Spot => {
    const angle = (step / STEPS) * 2 * Math.PI;
    return { x: rx * Math.sin(angle), y: -ry * Math.cos(angle) };
  };
  const far = [0];
  for (let step = 1; step <= STEPS; step += 1) {
    const [one, other] = [point(step - 1), point(step)];
    far.push(far[step - 1]! + Math.hypot(other.x - one.x, other.y - one.y));
  }
  return {
    length: far[STEPS]!,
    at: (along) => {
      const step = far.findIndex((length) => length >= along);
      return point(step < 0 ? STEPS : step);
    },
  };
}

/** Two straight sides, two half circles. */
function stadium(rx: number, ry: number): Track {
  const side = rx - ry;
  const bend = Math.PI * ry;
  return {
    length: 4 * side + 2 * bend,
    at: (along) => {
      if (along <= side) return { x: along, y: -ry };
      if (along <= side + bend) {
        const angle = (along - side) / ry;
        return { x: side + ry * Math.sin(angle), y: -ry * Math.cos(angle) };
      }
      if (along <= 3 * side + bend) return { x: side - (along - side - bend), y: ry };
      if (along <= 3 * side + 2 * bend) {
        const angle = (along - 3 * side - bend) / ry;
        return { x: -side - ry * Math.sin(angle), y: ry * Math.cos(angle) };
      }
      return { x: along - 4 * side - 2 * bend, y: -ry };
    },
  };
}

/** The first of these spots at which a figure of this size hides no name, and nothing in a box that is taken, else the first; a figure stands a little above its spot. */
export function besideNames(discs: Disc[], spots: Spot[], size: number, taken?: Box): Spot {
  const isOpen = ({ x, y }: Spot): boolean =>
    !(taken && Math.abs(x - taken.x) < (taken.width + size) / 2 && Math.abs(y - taken.y) < (taken.height + size) / 2) &&
    discs.every((disc) => {
      const name = disc.y + disc.r;
      return Math.abs(x - disc.x) > NAME.half + size / 2 || y + size * 0.38 < name || y - size * 0.62 > name + NAME.high;
    });
  return spots.find(isOpen) ?? spots[0]!;
}

/** On a phone, where oracles touch: the spot near the centre at which a box of this size hides the fewest votes, then the least of the oracles; a little of several rather than much of one, which must be hit. */
export function openSpot(discs: Disc[], centre: Spot, width: number, height: number): Spot {
  const depth = ({ x, y }: Spot, disc: Disc): number =>
    Math.max(0, disc.r - Math.hypot(Math.max(Math.abs(disc.x - x) - width / 2, 0), Math.max(Math.abs(disc.y - y) - height / 2, 0)));
  const hides = (spot: Spot): number => {
    let sum = Math.hypot(spot.x - centre.x, spot.y - centre.y) * 0.1;
    for (const disc of discs) {
      const deep = depth(spot, disc);
      sum += deep + (deep * deep) / 8 + 9 * depth(spot, { x: disc.x, y: disc.y - disc.r, r: VOTE });
    }
    return sum;
  };
  const spots: Spot[] = [];
  for (let x = -60; x <= 60; x += 4) for (let y = -24; y <= 24; y += 2) spots.push({ x: centre.x + x, y: centre.y + y });
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best), centre);
}

function spellsOf(discs: Disc[], width: number): Spot[] {
  return discs.map((disc) => {
    const hidden = ({ x, y }: Spot): number => {
      let found = x + SPELL.half > width || y - SPELL.high < 2 ? 9 : 0;
      for (const other of discs) {
        const isUnder =
          Math.abs(x - other.x) < NAME.half + SPELL.half &&
          y + SPELL.high > other.y + other.r &&
          y - SPELL.high < other.y + other.r + NAME.high;
        if (isUnder) found += 2;
        if (other !== disc && Math.hypot(x - other.x, y - other.y) < other.r + SPELL.half) found += 1;
      }
      return found;
    };
    const spots = [52, 66, 38, 80, 308, 24, 336].map((degrees) => {
      const angle = (degrees / 180) * Math.PI;
      return { x: disc.x + (disc.r + 6) * Math.sin(angle), y: disc.y - (disc.r + 6) * Math.cos(angle) };
    });
    return spots.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
  });
}

/** Between the oracles above, with their names, and those below. */
function heartOf(discs: Disc[], centre: Spot, name: number): Box {
  const near = discs.filter(({ x, r }) => Math.abs(x - centre.x) - r < HEART / 2);
  const top = Math.max(...near.filter(({ y }) => y < centre.y).map(({ y, r }) => y + r + name));
  const bottom = Math.min(...near.filter(({ y }) => y >= centre.y).map(({ y, r }) => y - r));
  return { x: centre.x, y: (top + bottom) / 2, width: HEART, height: bottom - top };
}

/** As large as the oracles and the spells next to them allow, with the standing and the die to its right, or the die below. */
function largestLens(discs: Disc[], heart: Spot, most: number, isTall: boolean): Disc {
  const spells = discs.map(({ x, y, r }) => ({ x: x + 0.95 * r + 4, y: y - 0.86 * r + 4, r: 0.36 * r + 4 }));
  const names = discs.flatMap(({ x, y, r }) =>
    (isTall ? [-50, -25, 0, 25, 50] : [-36, 0, 36]).map((along) => ({ x: x + along, y: y + r + 13, r: 10 })),
  );
  const others = [...discs, ...spells, ...names];
  const isFree = (x: number, y: number, width: number, height: number): boolean =>
    (isTall ? others : [...discs, ...names]).every(
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
            (!isTall || isFree(heart.x + 96, y + r + 90, 54, 68))
          )
            return { x, y, r };
        }
      }
    }
  }
  return { ...heart, r: SMALLEST_LENS };
}
