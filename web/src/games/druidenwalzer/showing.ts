/** What each event is about on the board, and what the board looks like after it. */
import { put, sceneBy, unseen, type Picture, type Scene, type Scenes, type Showing } from "../../table/steps";
import { BOARDS, NONE, type DruidEvent, type DruidShown, type DruidView } from "./contract";
import { danceOf, eventsOf } from "./foresight";

type Now = Picture<DruidView, DruidShown>;

const pile = (place: number): string => `pile:${place}`;
const tree = (place: number): string => `tree:${place}`;
const druid = (seat: number, colour: number): string => `druid:${seat}-${colour}`;

function moved({ seat, colour, place, goal }: { seat: number; colour: number; place: number; goal: number }): Scene {
  return { at: [druid(seat, colour)], way: [pile(place), pile(goal)] };
}

/** The spirits at the druids of this colour, the stronger first. */
function fighters({ view }: Now, seat: number, colour: number): [string, string] {
  const at = (one: number): string => pile(view.druids[one]![colour]!);
  return [at(seat), at(1 - seat)];
}

const SCENES: Scenes<DruidEvent, DruidView, DruidShown> = {
  Boxed: unseen,
  Started: ({ seat }) => ({ at: [pile(BOARDS[seat]!)] }),
  Drew: unseen,
  TurnedUp: ({ place }) => ({ at: [pile(place)], isChance: true, joins: ["CameHome", "TurnedUp"], weight: 0 }),
  Laid: ({ place }) => ({ at: [pile(place)], weight: 3 }),
  CameHome: ({ seat, place }) => ({ way: [pile(place), pile(BOARDS[seat]!)], at: [pile(BOARDS[seat]!)], weight: 0 }),
  Withdrew: ({ seat, place }) =>
    place === NONE
      ? { at: [pile(BOARDS[seat]!)], weight: 2 }
      : { way: [pile(place), pile(BOARDS[seat]!)], at: [pile(BOARDS[seat]!)], weight: 2 },
  Shown: ({ place }) => ({ at: [tree(place)], joins: true }),
  RingLaid: unseen,
  RingReturned: unseen,
  NobodyDanced: () => ({ joins: true }),
  Danced: ({ place, goal }, { view, shown }) => ({
    way: danceOf(shown, place, goal, shown.tops[view.ring_at] ?? NONE).map(pile),
    at: [pile(goal)],
  }),
  FightWon: ({ seat, colour }, now) => ({ at: fighters(now, seat, colour), blow: fighters(now, seat, colour), weight: 2 }),
  FightDrawn: ({ colour }, now) => ({ at: fighters(now, 0, colour) }),
  SignHung: ({ place, count }) => ({ at: [`sign:${place}-${count - 1}`], joins: true, weight: 2 }),
  TreeCaptured: ({ place }) => ({ at: [tree(place)], weight: 4 }),
  BareTreeLost: ({ place }) => ({ at: [tree(place)], weight: 4 }),
  SignsReturned: unseen,
  PileCleared: unseen,
  DruidPlaced: ({ goal }) => ({ at: [tree(goal)] }),
  DruidJumped: (fields) => ({ ...moved(fields), weight: 3 }),
  DruidMoved: moved,
  Reshuffled: ({ seat }) => ({ at: [`deck:${seat}`], weight: 0, isChance: true }),
  TurnSkipped: () => ({}),
};

/** A spirit comes to lie on top of a pile, or leaves it; what lies below is open if it was ever seen. */
function pileChanged({ view, shown }: Now, place: number, seen: number[], unseen = view.unseen[place]!): Now {
  return {
    view: { ...view, seen: put(view.seen, place, seen), unseen: put(view.unseen, place, unseen) },
    shown: {
      ...shown,
      tops: put(shown.tops, place, seen.at(-1) ?? NONE),
      heights: put(shown.heights, place, seen.length + unseen),
    },
  };
}

function lifted(now: Now, place: number, spirit: number): Now {
  const seen = now.view.seen[place]!;
  return pileChanged(now, place, seen.toSpliced(seen.lastIndexOf(spirit), 1));
}

function laid(now: Now, place: number, spirit: number): Now {
  return pileChanged(now, place, [...now.view.seen[place]!, spirit]);
}

/** On a board only the newest lies open. */
function spent({ view, shown }: Now, seat: number, spirit: number): Now {
  const place = BOARDS[seat]!;
  return {
    view: { ...view, boards: put(view.boards, seat, [...view.boards[seat]!, spirit]), tops: put(view.tops, seat, spirit) },
    shown: { ...shown, tops: put(shown.tops, place, spirit), heights: put(shown.heights, place, shown.heights[place]! + 1) },
  };
}

function walked({ view, shown }: Now, seat: number, colour: number, place: number, goal: number): Now {
  const left = place === NONE ? shown.druids : put(shown.druids, place, NONE);
  return {
    view: { ...view, druids: put(view.druids, seat, put(view.druids[seat]!, colour, goal)) },
    shown: { ...shown, druids: put(left, goal, colour) },
  };
}

function after(now: Now, event: DruidEvent): Now {
  const { view, shown } = now;
  switch (event.event) {
    case "Laid": {
      const { seat, spirit, place } = event.fields;
      const sizes = put(view.hand_sizes, seat, view.hand_sizes[seat]! - 1);
      return laid({ view: { ...view, hand_sizes: sizes }, shown }, place, spirit);
    }
    case "RingLaid":
      return { view: { ...view, ring_at: event.fields.place }, shown };
    case "Danced": {
      const { spirit, place, goal } = event.fields;
      const gone = lifted(now, place, spirit);
      const cult = BOARDS.indexOf(goal as never);
      return cult < 0 ? laid(gone, goal, spirit) : spent(gone, cult, spirit);
    }
    case "TurnedUp": {
      const { spirit, place } = event.fields;
      return pileChanged(now, place, [...view.seen[place]!, spirit], Math.max(0, view.unseen[place]! - 1));
    }
    case "CameHome":
      return spent(lifted(now, event.fields.place, event.fields.spirit), event.fields.seat, event.fields.spirit);
    case "Withdrew": {
      const { seat, spirit, place } = event.fields;
      return spent(place === NONE ? now : lifted(now, place, spirit), seat, spirit);
    }
    case "SignHung":
      return { view: { ...view, signs: put(view.signs, event.fields.place, event.fields.count) }, shown };
    case "DruidPlaced":
    case "DruidJumped":
    case "DruidMoved": {
      const { seat, colour, place, goal } = event.fields;
      return walked(now, seat, colour, place, goal);
    }
    default:
      return now;
  }
}

export const showing: Showing<DruidView, DruidShown> = {
  scene: sceneBy(SCENES),
  after: (now, event) => after(now, eventsOf([event])[0]!),
};
