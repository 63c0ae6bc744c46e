/** What is about to happen on the map: foreseen for the choice pointed at, or declared by the seat on turn. */
import type { Play } from "../../table/play.svelte";
import type { MachtEvent, MachtShown, MachtView } from "./contract";

export interface Way {
  start: number;
  goal: number;
}

export interface Coming {
  /** The region that will be taken over, or -1. */
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

export function comingIn(view: MachtView, shown: MachtShown, play: Play): Coming {
  const coming: Coming = {
    target: shown.target,
    ways: shown.start >= 0 && view.goal >= 0 ? [{ start: shown.start, goal: view.goal }] : [],
    arrivals: shown.reinforced >= 0 ? [{ seat: view.turn, kind: shown.active_kind, region: shown.reinforced, count: 1 }] : [],
    symbols: new Map(),
    cubes: view.cubes,
    taken: -1,
    supply: null,
  };
  for (const { event, fields } of play.foreseen as unknown as MachtEvent[]) {
    if (event === "CycleEnded") break;
    switch (event) {
      case "TakeOverDeclared":
        coming.target = fields.region;
        break;
      case "Deployed":
      case "Reinforced":
      case "Occupied":
        coming.arrivals.push(fields);
        break;
      case "PiecesMoved":
        coming.ways.push(fields);
        coming.arrivals.push({ ...fields, region: fields.goal });
        break;
      case "Retreated":
        coming.ways.push(fields);
        coming.arrivals.push({ ...fields, region: fields.goal, count: 1 });
        break;
      case "RegionSwapped":
        coming.symbols.set(fields.region, fields.symbol);
        break;
      case "CubeLeft":
        coming.cubes = fields.cubes;
        break;
      case "MarkerTaken":
        coming.taken = fields.marker;
        break;
      case "Resupplied":
        coming.supply = fields;
        break;
    }
  }
  return coming;
}
