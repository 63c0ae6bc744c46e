/** What each event is about on the board, and what the board looks like after it. */
import { add, put, sceneBy, unseen, type Picture, type Scene, type Scenes, type Showing } from "../../table/steps";
import { NONE, type MaginorEvent, type MaginorShown, type MaginorView } from "./contract";

type Now = Picture<MaginorView, MaginorShown>;
interface At {
  oracle: number;
  slot: number;
}

const place = (oracle: number): string => `oracle:${oracle}`;
const slotOf = ({ oracle, slot }: At): string => `slot:${oracle}-${slot}`;
const bySeat = ({ seat }: { seat: number }): Scene => ({ at: [`seat:${seat}`] });
const won = ({ seat }: { seat: number }): Scene => ({ at: [`seat:${seat}`], joins: true, weight: 3 });

function walked({ seat, oracle }: { seat: number; oracle: number }, { view }: Now): Scene {
  const from = view.wizards[seat]!;
  const way = from === NONE || from === oracle ? [] : [place(from), place(oracle)];
  return { at: [`wizard:${seat}`], way, weight: 1 };
}

const SCENES: Scenes<MaginorEvent, MaginorView, MaginorShown> = {
  Laid: unseen,
  TurnBegan: unseen,
  Played: bySeat,
  Moved: walked,
  Rolled: () => ({ at: ["die"], isChance: true, weight: 0 }),
  Named: ({ seat }) => ({ at: ["die", `seat:${seat}`], weight: 0 }),
  NothingHappened: () => ({ joins: true, weight: 0 }),
  Placed: (fields) => ({ at: [slotOf(fields)], weight: 2 }),
  Cast: ({ seat, spell }) => ({ at: [`spell:${spell}`, `seat:${seat}`], weight: 2 }),
  TookBack: bySeat,
  Replaced: (fields) => ({ at: [slotOf(fields)], weight: 3 }),
  Teleported: walked,
  Challenged: (fields) => ({ at: [slotOf(fields)], weight: 1 }),
  Sealed: unseen,
  Revealed: ({ seat }) => ({ at: [`seat:${seat}`], joins: true, isChance: true }),
  Declined: bySeat,
  DuelWon: (fields) => ({ at: [slotOf(fields)], joins: true, isChance: true, weight: 3 }),
  DuelDrawn: (fields) => ({ at: [slotOf(fields)], joins: true, isChance: true, weight: 2 }),
  MaginorStepped: ({ oracle }, { view }) => ({
    at: ["maginor"],
    way: view.maginor === oracle ? [] : [place(view.maginor), place(oracle)],
  }),
  StepLost: () => ({ at: ["maginor"], joins: true, weight: 0 }),
  Evaluated: ({ oracle }) => ({ at: [place(oracle)], holds: true, weight: 3 }),
  WonOracle: won,
  WonSpell: won,
  OracleLost: () => ({ joins: true }),
  SpellLost: () => ({ joins: true }),
  TokensReturned: unseen,
  WentToMiddle: unseen,
  GameEnded: unseen,
};

function settled({ view, shown }: Now, { oracle, slot }: At, seat: number): Now {
  const owner = view.slots[oracle]![slot]!;
  const left = owner === NONE ? view.supply : add(view.supply, owner, 1);
  const slots = put(view.slots, oracle, put(view.slots[oracle]!, slot, seat));
  return { view: { ...view, oracle, slots, supply: add(left, seat, -1) }, shown };
}

function after(now: Now, event: MaginorEvent): Now {
  const { view, shown } = now;
  switch (event.event) {
    case "Moved":
    case "Teleported": {
      const { seat, oracle } = event.fields;
      return { view: { ...view, oracle, wizards: put(view.wizards, seat, oracle) }, shown };
    }
    case "Placed":
    case "Replaced":
      return settled(now, event.fields, event.fields.seat);
    case "DuelWon":
      return view.slots[event.fields.oracle]![event.fields.slot] === event.fields.seat
        ? now
        : settled(now, event.fields, event.fields.seat);
    case "Challenged":
    case "Rolled":
      return event.fields.oracle === NONE ? now : { view: { ...view, oracle: event.fields.oracle }, shown };
    case "MaginorStepped":
      return { view: { ...view, maginor: event.fields.oracle, in_gap: event.fields.in_gap !== 0 }, shown };
    case "Evaluated":
      return { view: { ...view, in_circle: view.in_circle.filter((oracle) => oracle !== event.fields.oracle), oracle: NONE }, shown };
    case "WonOracle": {
      const { seat, oracle } = event.fields;
      return { view: { ...view, won: put(view.won, seat, [...view.won[seat]!, oracle]) }, shown };
    }
    default:
      return now;
  }
}

export const showing: Showing<MaginorView, MaginorShown> = {
  scene: sceneBy(SCENES),
  after: (now, event) => after(now, event as unknown as MaginorEvent),
  isLandmark: ({ event }) => event === "Evaluated",
};
