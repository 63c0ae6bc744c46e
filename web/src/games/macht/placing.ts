/** Where figures go on the map: near what they are about, and over as few names and pieces as can be. All in pixels of the drawn map. */

export interface Box {
  x: number;
  y: number;
  /** Half its width and height. */
  w: number;
  h: number;
}

/** How much of two boxes lies over each other. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x - one.w, other.x - other.w);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y - one.h, other.y - other.h);
  return across > 0 && down > 0 ? across * down : 0;
}

/** How far each of these stacks moves down, or up if less than 0, so that what it is made of lies over as little of the others as can be: at most so far, and within the sheet. */
export function apart(stacks: Box[][], most: number, height: number): number[] {
  const moves = stacks.map(() => 0);
  const ends = stacks.map((stack) => {
    const room = Math.min(...stack.map(({ y, h }) => Math.min(y - h, height - y - h)));
    return Math.max(0, Math.min(most, room));
  });
  const push = (at: number, by: number): void => {
    moves[at] = Math.max(-ends[at]!, Math.min(ends[at]!, moves[at]! + by));
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [upper, lower] of pairsDown(stacks)) {
      const laid = [upper, lower].map((at) => stacks[at]!.map((box) => ({ ...box, y: box.y + moves[at]! })));
      const over = Math.max(
        ...laid[0]!.flatMap((one) => laid[1]!.map((other) => (shared(one, other) ? one.y + one.h - (other.y - other.h) : 0))),
      );
      if (over > 0) {
        push(upper, -over / 2);
        push(lower, over / 2);
      }
    }
  return moves;
}

const ROUNDS = 12;

/** Every two stacks, the one that begins further up first; those side by side are left alone. */
function pairsDown(stacks: Box[][]): [number, number][] {
  const top = (at: number): number => Math.min(...stacks[at]!.map(({ y, h }) => y - h));
  return stacks.flatMap((_, upper) =>
    stacks.flatMap((_, lower) => (top(upper) + stacks[upper]![0]!.h < top(lower) ? [[upper, lower] as [number, number]] : [])),
  );
}

/** The first of these boxes that hides the least of the others. */
export function leastHidden(boxes: Box[], others: Box[]): Box {
  const hides = (box: Box): number => others.reduce((sum, other) => sum + shared(box, other), 0);
  return boxes.reduce((best, box) => (hides(box) < hides(best) ? box : best));
}

/** Places for a box of this size within a sheet, the nearest to a point first, but not on it. */
export function placesAround(
  at: { x: number; y: number },
  size: { w: number; h: number },
  sheet: { width: number; height: number },
): Box[] {
  const found: Box[] = [];
  const step = 9;
  for (let x = size.w + 6; x <= sheet.width - size.w - 6; x += step)
    for (let y = size.h + 6; y <= sheet.height - size.h - 6; y += step) found.push({ x, y, ...size });
  if (!found.length) return [{ ...at, ...size }]; // the sheet is not laid out yet
  const far = ({ x, y }: Box): number => Math.hypot(x - at.x, y - at.y);
  return found.sort((one, other) => far(one) - far(other));
}
