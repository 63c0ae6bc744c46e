/** What each event is about on the board, and what the board looks like after it. */
import { add, put, sceneBy, unseen, type Picture, type Scene, type Scenes, type Showing } from "../../table/steps";
import { DOG, PHASE, type HavocEvent, type HavocShown, type HavocView } from "./contract";

type Now = Picture<HavocView, HavocShown>;
interface Seated {
  seat: number;
}
interface Played extends Seated {
  card: number;
}

const camp = (seat: number): string => `seat:${seat}`;
const field = (battle: number): string => `battle:${battle}`;
/** A dog is like any other; its camp is not. */
const cardOf = ({ seat, card }: Played): string[] => [card === DOG || card < 0 ? camp(seat) : `card:${card}`];
const done = ({ seat }: Seated): Scene => ({ at: [camp(seat)], weight: 0 });
/** A card that all see go into a hand. */
const taken = (fields: Played): Scene => ({ at: [...cardOf(fields), camp(fields.seat)], holds: true, weight: 2 });

const SCENES: Scenes<HavocEvent, HavocView, HavocShown> = {
  Dealt: unseen,
  DealtDog: unseen,
  Recruiting: unseen,
  PeaceTurned: () => ({ at: ["peace"], weight: 0 }),
  YearOfPeace: ({ battle }) => ({ at: [field(battle)], weight: 4 }),
  Discarded: ({ seat }) => ({ at: ["discards", camp(seat)] }),
  Skipped: done,
  Drew: ({ seat }) => ({ at: ["pile", camp(seat)], joins: ["Fetched", "Declined", "Passed"], weight: 0 }),
  Took: taken,
  Fetched: done,
  Looting: ({ seat }) => ({ at: ["discards", camp(seat)] }),
  Looted: ({ seat }) => ({ at: ["discards", camp(seat)], weight: 2 }),
  PutDown: (fields) => ({ at: cardOf(fields), weight: 2 }),
  Refilled: ({ card }) => ({ at: card === DOG ? [] : [`card:${card}`], isChance: true, weight: 0 }),
  Reshuffled: () => ({ at: ["pile"], isChance: true, joins: true, weight: 0 }),
  CriedHavoc: ({ seat, battle }) => ({ at: [field(battle), camp(seat)], weight: 4 }),
  Laid: (fields) => ({ at: cardOf(fields), weight: 2 }),
  Stood: ({ seat }) => ({ at: [camp(seat)], joins: ["Laid"], weight: 0 }),
  Declined: (fields) => ({ ...done(fields), together: "web-havoc-all-declined" }),
  Passed: (fields) => ({ ...done(fields), together: "web-havoc-all-passed" }),
  SatOut: ({ seat }) => ({ at: [camp(seat)], isChance: true, weight: 0 }),
  Showed: ({ seat }) => ({ at: [camp(seat)], isChance: true, holds: true }),
  Won: ({ seat, battle }) => ({ at: [camp(seat), field(battle)], holds: true, weight: 4 }),
  Scored: ({ seat }) => ({ at: [camp(seat)], joins: true, holds: true }),
  Scavenged: taken,
  Stopped: unseen,
  Cleared: () => ({ at: ["discards"], clears: true, weight: 0 }),
  ChoseBattle: ({ battle }) => ({ at: [field(battle)], weight: 2 }),
  BecamePeacekeeper: ({ seat }) => ({ at: ["peace", camp(seat)], joins: true, weight: 0 }),
  LastDeal: () => ({ at: ["pile"], isChance: true }),
  Swapped: done,
  LaidAtCastillon: (fields) => ({ at: cardOf(fields), joins: ["LaidAtCastillon"], isChance: true }),
  DrewJohn: ({ seat }) => ({ at: [camp(seat)], isChance: true, weight: 2 }),
  JohnRemoved: () => ({ at: ["pile"], isChance: true, joins: true }),
  JohnCriedHavoc: ({ battle }) => ({ at: battle < 0 ? ["peace"] : [field(battle)], isChance: true, weight: 4 }),
  SideTurned: () => ({ at: ["discards"], isChance: true, joins: true }),
  JohnLeft: () => ({ isChance: true, joins: true }),
};

function laid({ view, shown }: Now, seat: number, card: number): Now {
  const sizes = add(view.sizes, seat, -1);
  return { view: { ...view, sizes, laid: put(view.laid, seat, [...view.laid[seat]!, card]) }, shown };
}

function after(now: Now, event: HavocEvent): Now {
  const { view, shown } = now;
  switch (event.event) {
    case "CriedHavoc": {
      const { seat, battle } = event.fields;
      const fight = { battle, initiator: seat, winner: -1, fighting: [seat], adding: [seat], phase: PHASE.adding };
      return { view: { ...view, ...fight }, shown };
    }
    case "Laid":
    case "LaidAtCastillon":
      return laid(now, event.fields.seat, event.fields.card);
    case "Drew":
      return { view: { ...view, sizes: add(view.sizes, event.fields.seat, 1) }, shown };
    case "Took":
    case "Scavenged": {
      const { seat, card } = event.fields;
      const recruits = view.recruits.filter((one) => one !== card);
      const camps = view.laid.map((cards) => (card === DOG ? cards : cards.filter((one) => one !== card)));
      return { view: { ...view, recruits, laid: camps, sizes: add(view.sizes, seat, 1) }, shown };
    }
    case "PutDown": {
      const { seat, card } = event.fields;
      return { view: { ...view, recruits: [...view.recruits, card], sizes: add(view.sizes, seat, -1) }, shown };
    }
    case "Refilled":
      return { view: { ...view, recruits: [...view.recruits, event.fields.card] }, shown };
    case "PeaceTurned":
      return { view: { ...view, peace: event.fields.count }, shown };
    case "Scored":
      return { view: { ...view, points: add(view.points, event.fields.seat, event.fields.count) }, shown };
    default:
      return now;
  }
}

export const showing: Showing<HavocView, HavocShown> = {
  scene: sceneBy(SCENES),
  after: (now, event) => after(now, event as unknown as HavocEvent),
  isLandmark: ({ event }) => event === "CriedHavoc" || event === "JohnCriedHavoc" || event === "YearOfPeace" || event === "LastDeal",
};
