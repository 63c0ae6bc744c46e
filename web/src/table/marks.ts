/** The drawing of what happened: where a scroll may lie, ways, brackets, and discs that do not cover each other. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  isRound?: boolean;
}

export type Point = [number, number];

export function overlap(one: Box, other: Box): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

export function grown({ x, y, w, h, isRound }: Box, by: number): Box {
  return { x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by, isRound: isRound ?? false };
}

export function middle({ x, y, w, h }: Box): Point {
  return [x + w / 2, y + h / 2];
}

/** The least box around all of these. */
export function around(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
}

const STEP = 8;
/** Beside what it speaks of there are not many places along a row; between them these many pixels are enough. */
const STRIDE = 40;
/** To lie over what it speaks of is worse than over anything else; to lie far from it a little. */
const COVERS = 60;
const FAR = 22;

/** The ends of the scroll stick out this far on both sides. */
const ENDS = 14;

/** To cover a little of a thing is nearly as bad as to cover half of it; of a large one some may be covered. */
const LARGE = 6000;
function hides(scroll: Box, thing: Box): number {
  const covered = overlap(scroll, thing);
  return covered && covered + Math.min(thing.w * thing.h, LARGE) / 2;
}

/** Where a scroll of this size lies best: near what it speaks of, not over it, and over as little else as possible. */
export function placeScroll(size: { w: number; h: number }, room: Box, near: Box[], now: Box[], others: Box[]): Point {
  const goal = around(near) ?? room;
  const [cx, cy] = middle(goal);
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(Math.max(least, most), value));
  const place = (x: number, y: number): Box => ({
    x: clamp(x, room.x, room.x + room.w - size.w),
    y: clamp(y, room.y, room.y + room.h - size.h),
    ...size,
  });
  let best = place(cx - size.w / 2, goal.y - size.h - 14);
  let least = Infinity;
  const columns = [cx - size.w / 2, goal.x - size.w - 14, goal.x + goal.w + 14];
  for (let x = room.x; x <= room.x + room.w - size.w; x += STRIDE) columns.push(x);
  for (let y = room.y; y <= room.y + Math.max(0, room.h - size.h); y += STEP)
    for (const x of columns) {
      const box = place(x, y);
      const unrolled = { ...box, x: box.x - ENDS, w: box.w + 2 * ENDS };
      const covered = now.reduce((sum, one) => sum + overlap(box, grown(one, 6)), 0) * COVERS;
      const hidden = others.reduce((sum, one) => sum + hides(unrolled, one), 0);
      const far = Math.hypot(box.x + size.w / 2 - cx, box.y + size.h / 2 - cy) * FAR;
      if (covered + hidden + far < least) [best, least] = [box, covered + hidden + far];
    }
  return [best.x, best.y];
}

/** A way from place to place, one arch a hop, and where it touches down. */
export function hops(points: Point[], room: Box): { line: string; landings: Point[] } {
  let line = "";
  points.forEach(([x, y], at) => {
    if (at === 0) {
      line += `M${x} ${y}`;
      return;
    }
    const [u, v] = points[at - 1]!;
    const far = Math.hypot(x - u, y - v);
    const isAcross = Math.abs(y - v) > Math.abs(x - u) * 0.7;
    const outside = (x + u) / 2 > room.x + room.w / 2 ? 1 : -1;
    const bend: Point = isAcross ? [(x + u) / 2 + outside * far * 0.2, (y + v) / 2] : [(x + u) / 2, Math.min(y, v) - far * 0.2];
    line += `Q${bend[0]} ${bend[1]} ${x} ${y}`;
  });
  return { line, landings: points.slice(1) };
}

/** From the edge of one box to the edge of another. */
export function between(from: Box, to: Box): [Point, Point] {
  const [[x, y], [u, v]] = [middle(from), middle(to)];
  const reach = (box: Box, dx: number, dy: number): Point => {
    const by = 1 / Math.max(Math.abs(dx) / (box.w / 2 + 6), Math.abs(dy) / (box.h / 2 + 6), 1e-6);
    const [mx, my] = middle(box);
    return [mx + dx * Math.min(1, by), my + dy * Math.min(1, by)];
  };
  return [reach(from, u - x, v - y), reach(to, x - u, y - v)];
}

const SMALL = 90;

/** Corner brackets round a thing: four, or two where there is little room. They leave free the corners where letters and counts stand. */
export function brackets(box: Box, isSmall: boolean): string {
  const { x, y, w, h } = grown(box, 4);
  const arm = Math.min(10, w / 3, h / 3);
  const [right, low] = [x + w, y + h];
  const two = `M${x} ${y + arm}V${y}H${x + arm}M${right} ${low - arm}V${low}H${right - arm}`;
  return isSmall || w < SMALL ? two : `${two}M${right - arm} ${y}H${right}V${y + arm}M${x} ${low - arm}V${low}H${x + arm}`;
}

/** A disc at a corner of a thing, pushed aside as long as another disc lies there. */
export function discAt([x, y]: Point, taken: Point[], room: Box, size = 20): Point {
  const put: Point = [Math.max(room.x + size / 2, Math.min(room.x + room.w - size / 2, x)), Math.max(room.y + size / 2, y)];
  while (taken.some(([u, v]) => Math.hypot(put[0] - u, put[1] - v) < size)) put[0] -= size + 1;
  taken.push(put);
  return put;
}
