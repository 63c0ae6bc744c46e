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
