/** What each event is about on the board, and what the board looks like after it. */
import { add, put, sceneBy, unseen, type Picture, type Scene, type Scenes, type Showing } from "../../table/steps";
import type { MachtEvent, MachtShown, MachtView } from "./contract";

type Now = Picture<MachtView, MachtShown>;

const land = (region: number): string => `region:${region}`;
const reserve = (seat: number): string => `reserve:${seat}`;
const bySeat = ({ seat }: { seat: number }): Scene => ({ at: [`seat:${seat}`], weight: 0 });
const supplied = ({ seat }: { seat: number }): Scene => ({ at: [reserve(seat)], joins: ["ResupplyDeclared"] });
const inRegion = ({ region }: { region: number }): Scene => ({ at: [land(region)] });
const wentTo = ({ start, goal }: { start: number; goal: number }): Scene => ({
  at: [land(goal)],
  way: [land(start), land(goal)],
  weight: 2,
});
const joined = (): Scene => ({ joins: true, weight: 0 });

const SCENES: Scenes<MachtEvent, MachtView, MachtShown> = {
  RegionMarked: unseen,
  CycleBegan: () => ({ at: ["cycle"], isChance: true, weight: 2 }),
  IncomeReceived: ({ seat }) => ({ at: [reserve(seat)], joins: true, weight: 0 }),
  HourglassFilled: () => ({ at: ["hourglass"], isChance: true, weight: 0 }),
  HourglassMarkersMixed: unseen,
  MarkersMixed: unseen,
  MarkerLaidOpen: unseen,
  StarterFound: ({ seat }) => ({ at: [`seat:${seat}`], isChance: true, weight: 1 }),
  MarkerTaken: ({ seat, marker }) => ({ at: [`marker:${seat}-${marker}`], way: ["display", `marker:${seat}-${marker}`], weight: 2 }),
  Deployed: inRegion,
  Resupplied: supplied,
  CubeLeft: () => ({ at: ["hourglass"], joins: true, weight: 0 }),
  BidSealed: bySeat,
  BidShown: ({ seat }) => ({ at: [`seat:${seat}`], joins: true, isChance: true, weight: 2 }),
  AuctionTied: () => ({ joins: true, weight: 2 }),
  AuctionWon: ({ seat }) => ({ at: [reserve(seat)], joins: true, weight: 2 }),
  PointWon: ({ seat }) => ({ at: [`points:${seat}`], joins: true, weight: 3 }),
  PieceRemoved: ({ region }) => ({ at: [land(region)], holds: true, weight: 2 }),
  RegionSwapped: inRegion,
  EffectDeclined: bySeat,
  EffectLapsed: joined,
  ReinforcementDeclared: inRegion,
  TakeOverDeclared: ({ region }) => ({ at: [land(region)], weight: 3 }),
  NumberDeclared: ({ seat }) => ({ at: [`seat:${seat}`] }),
  MovementDeclared: wentTo,
  SeaMovementDeclared: wentTo,
  ResupplyDeclared: ({ seat }) => ({ at: [reserve(seat)] }),
  MarkerStopped: ({ seat }) => ({ at: [`seat:${seat}`], weight: 3 }),
  MarkerAllowed: unseen,
  Reinforced: ({ region }) => ({ at: [land(region)], joins: ["ReinforcementDeclared"] }),
  Retreated: wentTo,
  PiecesLost: ({ region }) => ({ at: [land(region)], holds: true }),
  Occupied: ({ region }) => ({ at: [land(region)], joins: ["Occupied"], weight: 2 }),
  LeftEmpty: inRegion,
  BonusGained: joined,
  PiecesMoved: ({ start, goal }) => ({ ...wentTo({ start, goal }), joins: ["MovementDeclared", "SeaMovementDeclared", "PiecesMoved"] }),
  MarkersDone: unseen,
  CycleEnded: () => ({ at: ["hourglass"], isChance: true, weight: 2 }),
  RegionsCounted: ({ seat }) => ({ at: [`points:${seat}`], joins: true, weight: 0 }),
  PointScored: ({ seat }) => ({ at: [`points:${seat}`], joins: true, weight: 3 }),
  TotalsEqual: () => ({ joins: true, weight: 3 }),
  MatchWon: ({ seat }) => ({ at: [`points:${seat}`], weight: 4 }),
  MatchShared: () => ({ weight: 4 }),
};

/** So many more, or fewer, pieces of a seat stand in a region; empty, it belongs to nobody. */
function moved({ view, shown }: Now, seat: number, kind: number, region: number, by: number): Now {
  const [knights, mages] = [
    kind === 0 ? add(view.knights, region, by) : view.knights,
    kind === 1 ? add(view.mages, region, by) : view.mages,
  ];
  const isHeld = knights[region]! + mages[region]! > 0;
  return { view: { ...view, knights, mages, owners: put(view.owners, region, isHeld ? seat : -1) }, shown };
}

function spent({ view, shown }: Now, seat: number, kind: number, by: number): Now {
  return { view: { ...view, reserve: put(view.reserve, seat, add(view.reserve[seat]!, kind, by)) }, shown };
}

function after(now: Now, event: MachtEvent): Now {
  const { view, shown } = now;
  switch (event.event) {
    case "MarkerTaken": {
      const { seat, marker } = event.fields;
      const markers = put(view.markers, seat, add(view.markers[seat]!, marker, 1));
      return { view: { ...view, display: add(view.display, marker, -1), markers }, shown };
    }
    case "Deployed":
    case "Reinforced":
    case "Occupied": {
      const { seat, kind, region, count } = event.fields;
      return spent(moved(now, seat, kind, region, count), seat, kind, -count);
    }
    case "CubeLeft":
      return { view: { ...view, cubes: event.fields.cubes }, shown };
    case "Retreated": {
      const { seat, kind, start, goal } = event.fields;
      return moved(moved(now, seat, kind, start, -1), seat, kind, goal, 1);
    }
    case "PiecesMoved": {
      const { seat, kind, start, goal, count } = event.fields;
      return moved(moved(now, seat, kind, start, -count), seat, kind, goal, count);
    }
    case "PiecesLost": {
      const { seat, knights, mages, region } = event.fields;
      return moved(moved(now, seat, 0, region, -knights), seat, 1, region, -mages);
    }
    case "PieceRemoved": {
      const { seat, kind, region, count } = event.fields;
      return moved(now, seat, kind, region, -count);
    }
    case "RegionSwapped":
      return { view: { ...view, symbols: put(view.symbols, event.fields.region, event.fields.symbol) }, shown };
    default:
      return now;
  }
}

export const showing: Showing<MachtView, MachtShown> = {
  scene: sceneBy(SCENES),
  after: (now, event) => after(now, event as unknown as MachtEvent),
  isLandmark: ({ event }) => event === "CycleBegan",
};
