/** The arithmetic of a take-over as a drawing: sums and their parts come with the view, this says where on the map they stand. */
import { MOVEMENT, REGIONS, SEA_MOVEMENT, declaredIn } from "./box";
import type { Play } from "../../table/play.svelte";
import type { MachtView } from "./view";

export interface Support {
  region: number;
  count: number;
}

export interface Sum {
  region: number;
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  /** Active pieces around the region, for and against it. */
  forces: Support[];
  helpers: Support[];
  attackBonus: number;
  defenceBonus: number;
  inside: number;
}

/** How a take-over of this region stands, or null if nobody is there. */
export function sumOf(view: MachtView, region: number): Sum | null {
  const defender = view.owners[region] ?? -1;
  if (defender < 0) return null;
  const [forces, attackBonus, inside, helpers, defenceBonus] = view.breakdown[region]!;
  const supports = (pairs: [number, number][]): Support[] => pairs.map(([at, count]) => ({ region: at, count }));
  return {
    region,
    attacker: 1 - defender,
    defender,
    attack: view.attack[region]!,
    defence: view.defence[region]!,
    forces: supports(forces),
    helpers: supports(helpers),
    attackBonus,
    defenceBonus,
    inside,
  };
}

/** The shortest net that joins these regions, as pairs. */
export function net(regions: number[]): [number, number][] {
  const far = (one: number, other: number): number =>
    Math.hypot(REGIONS[one]!.at[0]! - REGIONS[other]!.at[0]!, REGIONS[one]!.at[1]! - REGIONS[other]!.at[1]!);
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

export interface Way {
  start: number;
  goal: number;
}

/** What is about to happen on the map: foreseen of the pointed choice, or declared by whoever is on turn. */
export interface Coming {
  target: number;
  ways: Way[];
  /** Pieces that will come into a region. */
  arrivals: { seat: number; kind: number; region: number; count: number }[];
  /** Symbols that regions will show. */
  symbols: Map<number, number>;
  cubes: number;
  taken: number;
  supply: { seat: number; knights: number; mages: number } | null;
}

export function comingIn(view: MachtView, play: Play): Coming {
  const coming: Coming = { target: -1, ways: [], arrivals: [], symbols: new Map(), cubes: view.cubes, taken: -1, supply: null };
  const declared = declaredIn(view);
  if (declared?.verb === "take-over") coming.target = declared.where;
  if (declared?.verb === "reinforce") coming.arrivals.push({ seat: view.turn, kind: view.active_kind, region: declared.where, count: 1 });
  if (declared && view.goal >= 0 && [MOVEMENT, SEA_MOVEMENT, -1].includes(view.marker))
    coming.ways.push({ start: declared.what, goal: view.goal });
  let begun = false;
  for (const { event, fields } of play.foreseen) {
    const number = (name: string): number => fields[name] as number;
    if (event === "CycleEnded") begun = true;
    if (begun) break;
    if (event === "TakeOverDeclared") coming.target = number("region");
    else if (["Deployed", "Reinforced", "Occupied"].includes(event))
      coming.arrivals.push({ seat: number("seat"), kind: number("kind"), region: number("region"), count: number("count") });
    else if (event === "PiecesMoved") {
      coming.ways.push({ start: number("start"), goal: number("goal") });
      coming.arrivals.push({ seat: number("seat"), kind: number("kind"), region: number("goal"), count: number("count") });
    } else if (event === "Retreated") {
      coming.ways.push({ start: number("start"), goal: number("goal") });
      coming.arrivals.push({ seat: number("seat"), kind: number("kind"), region: number("goal"), count: 1 });
    } else if (event === "RegionSwapped") coming.symbols.set(number("region"), number("symbol"));
    else if (event === "CubeLeft") coming.cubes = number("cubes");
    else if (event === "MarkerTaken") coming.taken = number("marker");
    else if (event === "Resupplied") coming.supply = { seat: number("seat"), knights: number("knights"), mages: number("mages") };
  }
  return coming;
}
