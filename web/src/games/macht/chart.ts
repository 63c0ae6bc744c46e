/** The map as it is drawn: `make_map.py` makes the outlines from the game's own data. */
import map from "./map.json";

export const { width: WIDTH, height: HEIGHT, lands: LANDS } = map;

/** The shortest net that joins these regions, as pairs. */
export function net(regions: number[]): [number, number][] {
  const far = (one: number, other: number): number =>
    Math.hypot(LANDS[one]!.at[0]! - LANDS[other]!.at[0]!, LANDS[one]!.at[1]! - LANDS[other]!.at[1]!);
  const [first, ...rest] = regions;
  const reached = first === undefined ? [] : [first];
  const pairs: [number, number][] = [];
  while (rest.length) {
    const [from, to] = reached
      .flatMap((one) => rest.map((other) => [one, other] as [number, number]))
      .reduce((best, pair) => (far(...pair) < far(...best) ? pair : best));
    pairs.push([from, to]);
    reached.push(to);
    rest.splice(rest.indexOf(to), 1);
  }
  return pairs;
}
