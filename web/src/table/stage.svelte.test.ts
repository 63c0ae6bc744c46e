// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Heard, TableLine } from "../net/line.svelte";
import type { Chapter, Happening, Sight } from "../wire";
import type { Pace } from "./paces";
import { Stage } from "./stage.svelte";
import { cut, put, withoutOwn, type Scene, type Showing, type Step } from "./steps";
import { tiesOf } from "./ties";

const YOU = 0;
const [ILONA, KONRAD] = [1, 2];
/** A step is moved and read in this time. */
const STEP = 320 + 900;

interface View {
  cards: number[];
}

/** A game in which seats lay cards, which may be turned over by chance, and swept away. */
const SCENES: Record<string, Scene> = {
  Laid: { at: ["card"] },
  Signed: { joins: true },
  Stood: { joins: ["Laid"] },
  Turned: { isChance: true },
  Swept: { holds: true },
  Passed: { weight: 0, together: "all-passed" },
};
const showing: Showing<View, object> = {
  scene: ({ event }) => SCENES[event] ?? null,
  after: ({ view, shown }, { event, fields }) => {
    if (event === "Swept") return { view: { cards: [] }, shown };
    return event === "Laid" ? { view: { cards: [...view.cards, fields["card"] as number] }, shown } : { view, shown };
  },
};

let card = 0;

function happening(event: string, seat: number): Happening {
  return { event, fields: { seat, card: card++ }, told: { message: { id: `${event}-${seat}`, args: {} }, rules: [] } };
}

function chapter(number: number, seat: number, ...events: string[]): Chapter {
  return { number, seat, fresh: true, events: events.map((event) => happening(event, seat)) };
}

function sight(cards: number[], legal = 0, running = false): Sight {
  const all = { view: { cards }, shown: {}, legal: Array.from({ length: legal }, () => ({})), prompt: [], to_act: [], standings: null };
  return { ...all, clocks: running ? [{ left: 60_000, running }] : [], can_undo: false } as unknown as Sight;
}

let pace: Pace = "normal";
let isWatched = true;
let isByHand = false;
let stage: Stage;
let truth: Sight;
let line: TableLine;

/** News as the line has them. */
function tell(chapters: Chapter[], after: Sight, since = (chapters[0]?.number ?? 1) - 1): void {
  const before = truth;
  truth = after;
  line.chapters = [...line.chapters.filter((one) => one.number <= since), ...chapters];
  line.sight = after;
  line.onHeard!({ before, after, since, chapters } satisfies Heard);
}

function seen(): number[] {
  return (stage.sight!.view as unknown as View).cards;
}

function told(): string[] {
  return stage.current?.told.map(({ told }) => told.message.id) ?? [];
}

/** What the line has that a stage looks at. */
class FakeLine {
  table = $state.raw<{ you: number | null }>({ you: YOU });
  sight = $state.raw<Sight | null>(null);
  chapters = $state.raw<Chapter[]>([]);
  onHeard: ((heard: Heard) => void) | null = null;
}

beforeEach(() => {
  vi.useFakeTimers();
  [pace, isWatched, isByHand, card] = ["normal", true, false, 0];
  line = new FakeLine() as unknown as TableLine;
  truth = sight([]);
  line.sight = truth;
  stage = new Stage(line, {
    showing: () => showing as unknown as Showing,
    pace: () => pace,
    isWatched: () => isWatched,
    isByHand: () => isByHand,
  });
});

afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

describe("chapters are cut into steps", () => {
  const steps = (...chapters: Chapter[]) => cut(showing as unknown as Showing, sight([]), sight([9]), chapters);
  const cards = (chapters: Chapter[]) => steps(...chapters).map((step) => (step.sight.view as unknown as View).cards);

  test("one for each event, with what lies there after it; the last with what lies there now", () => {
    expect(cards([chapter(1, ILONA, "Laid", "Laid", "Laid")])).toEqual([[0], [0, 1], [9]]);
  });

  test("what belongs together is one, also over two actions of a seat", () => {
    const made = steps(chapter(1, ILONA, "Laid", "Signed"), chapter(2, ILONA, "Stood"), chapter(3, KONRAD, "Stood"));
    expect(made.map((step) => step.told.map(({ event }) => event))).toEqual([["Laid", "Signed"], ["Stood"], ["Stood"]]);
    const joined = steps(chapter(1, ILONA, "Laid"), chapter(2, ILONA, "Stood"));
    expect(joined.map((step) => step.told.length)).toEqual([2]);
  });

  test("what is no step goes silently with the one before it, or with the first", () => {
    const made = steps(chapter(1, ILONA, "Thought", "Laid", "Shuffled"));
    expect(made.map((step) => [step.told.length, step.happened.length])).toEqual([[1, 3]]);
  });

  test("what leaves the board is still there while that is told", () => {
    expect(cards([chapter(1, ILONA, "Laid", "Swept")])).toEqual([[0], [0]]);
    expect(cards([chapter(1, ILONA, "Laid", "Swept", "Laid", "Turned")])[2]).toEqual([4]);
  });

  test("of your own action only what chance or others did, from there on", () => {
    const own = withoutOwn(steps(chapter(1, YOU, "Laid", "Laid", "Turned", "Laid"), chapter(2, ILONA, "Laid")), YOU);
    expect(own.map((step) => step.told[0]!.event)).toEqual(["Turned", "Laid", "Laid"]);
    expect(own[0]!.happened.map(({ event }) => event)).toEqual(["Laid", "Laid", "Turned"]);
    expect(withoutOwn(steps(chapter(1, YOU, "Laid", "Laid")), YOU)).toEqual([]);
  });

  test("the most telling ones are few, and in their order", () => {
    const made = steps(chapter(1, ILONA, "Laid", "Laid", "Laid", "Laid", "Laid")).map((step, at) => ({
      ...step,
      scenes: [{ weight: at === 1 ? 3 : 1 }],
    }));
    expect(tiesOf(made).map((tie) => tie.steps)).toEqual([[made[1]], [made[3]], [made[4]]]);
  });
});

describe("what stays marked", () => {
  const steps = (...chapters: Chapter[]): Step[] => cut(showing as unknown as Showing, sight([]), sight([9]), chapters);
  const said = (...chapters: Chapter[]) => tiesOf(steps(...chapters)).map((tie) => tie.said.map(({ message }) => message));
  const passed = (number: number, seat: number): Chapter => chapter(number, seat, "Passed");

  test("is told one by one as long as there is room", () => {
    expect(said(passed(1, 1), passed(2, 2), passed(3, 3)).map((one) => one[0]!.id)).toEqual(["Passed-1", "Passed-2", "Passed-3"]);
  });

  test("is joined by names where there is none, and every one of them is marked", () => {
    const run = [passed(1, 1), chapter(2, 2, "Laid"), passed(3, 3), passed(4, 2)];
    expect(said(...run).map((one) => one[0]!.id)).toEqual(["all-passed", "Laid-2"]);
    expect(tiesOf(steps(...run)).map((tie) => [tie.seats, tie.steps.length])).toEqual([
      [[1, 3, 2], 3],
      [[], 1],
    ]);
  });

  test("names nobody twice, and one alone by the sentence that is theirs", () => {
    const run = [passed(1, 1), chapter(2, 2, "Laid"), chapter(3, 2, "Laid"), passed(4, 1)];
    expect(said(...run)[0]).toEqual([{ id: "Passed-1", args: {} }]);
  });

  test("is what the chronicle tells in one line", () => {
    const add = (one: Chapter): Chapter => ({
      ...one,
      events: one.events.map((event) => ({
        ...event,
        adds: { id: "cards", args: { seat: { seat: one.seat }, cards: [{ id: event.event, args: {} }] } },
      })),
    });
    const run = [1, 2, 3, 4].map((number) => add(chapter(number, ILONA, "Laid")));
    expect(said(...run)).toEqual([[{ id: "cards", args: { seat: { seat: ILONA }, cards: Array(4).fill({ id: "Laid", args: {} }) } }]]);
  });
});

describe("a rival's turn", () => {
  beforeEach(() => tell([chapter(1, ILONA, "Laid", "Laid"), chapter(2, ILONA, "Turned")], sight([0, 1], 2)));

  test("is told one step after the other, and nothing is asked meanwhile", () => {
    expect([told(), seen(), stage.sight!.legal.length, stage.isShowing]).toEqual([["Laid-1"], [0], 0, true]);
    vi.advanceTimersByTime(STEP);
    expect([stage.at, seen()]).toEqual([1, [0, 1]]);
    vi.advanceTimersByTime(2 * STEP);
    expect([stage.isShowing, stage.sight]).toEqual([false, truth]);
  });

  test("names whose it is, and tells the chronicle no more than was shown", () => {
    expect(stage.sight!.to_act).toEqual([ILONA]);
    expect(stage.chapters.map((one) => one.events.length)).toEqual([1]);
    stage.skip();
    expect(stage.chapters.map((one) => one.events.length)).toEqual([2, 1]);
  });

  test("tells the chronicle also what was said in one breath", () => {
    tell([chapter(3, ILONA, "Laid"), chapter(4, ILONA, "Stood"), chapter(5, ILONA, "Laid")], sight([0, 1, 2, 3], 2));
    for (const _ of [1, 2, 3]) stage.next();
    expect([told(), stage.chapters.map((one) => one.number)]).toEqual([
      ["Laid-1", "Stood-1"],
      [1, 2, 3, 4],
    ]);
  });

  test("goes on while it is shown", () => {
    tell([chapter(3, KONRAD, "Laid")], sight([0, 1, 9], 2));
    expect([stage.at, stage.run.length]).toEqual([0, 4]);
    vi.advanceTimersByTime(4 * STEP);
    expect(seen()).toEqual([0, 1, 9]);
  });

  test("stands still on request, goes back and on, and is skipped", () => {
    stage.pause();
    vi.advanceTimersByTime(10 * STEP);
    expect(stage.at).toBe(0);
    stage.next();
    stage.next();
    stage.back();
    expect([stage.at, seen()]).toEqual([1, [0, 1]]);
    stage.skip();
    expect(stage.sight).toBe(truth);
  });

  test("takes twice the time if that is wished, or a third", () => {
    pace = "slow";
    stage.keepPace();
    vi.advanceTimersByTime(2 * STEP - 10);
    expect(stage.at).toBe(0);
    pace = "fast";
    stage.keepPace();
    vi.advanceTimersByTime(STEP / 3 + 1);
    expect(stage.at).toBe(1);
  });

  test("stays marked until you choose, and can be played again", () => {
    stage.skip();
    flushSync();
    expect(stage.tied).toHaveLength(3);
    stage.forget();
    expect(stage.tied).toEqual([]);
    stage.again();
    expect([told(), seen()]).toEqual([["Laid-1"], [0]]);
    vi.advanceTimersByTime(3 * STEP);
    tell([chapter(3, YOU, "Laid")], sight([0, 1, 8], 0));
    expect([stage.run, stage.isShowing]).toEqual([[], false]);
  });

  test("that was taken back is not told any more", () => {
    stage.skip();
    tell([], sight([], 0), 0);
    expect(stage.run).toEqual([]);
  });
});

test.each([
  ["the pace is none", () => (pace = "none")],
  ["nobody looks", () => (isWatched = false)],
])("nothing is held up if %s, but it stays marked", (_, set) => {
  set();
  tell([chapter(1, ILONA, "Laid", "Laid")], sight([0, 1], 2));
  expect([stage.isShowing, stage.sight, stage.tied.length]).toEqual([false, truth, 2]);
  expect(stage.fresh).toHaveLength(2);
});

test("who has something to decide is not held up by others", () => {
  tell([chapter(1, ILONA, "Laid")], sight([0], 1));
  stage.skip();
  tell([chapter(2, KONRAD, "Laid")], sight([0, 1], 1));
  expect([stage.isShowing, stage.sight]).toEqual([false, truth]);
});

test("with your clock running everything takes four seconds at most", () => {
  const many = Array.from({ length: 20 }, () => "Laid");
  tell([chapter(1, ILONA, ...many)], sight([0], 2, true));
  vi.advanceTimersByTime(3800);
  expect(stage.isShowing).toBe(true);
  vi.advanceTimersByTime(250);
  expect(stage.isShowing).toBe(false);
});

describe("where stillness is wanted", () => {
  const turn = (isRunning = false): void => tell([chapter(1, ILONA, "Laid", "Laid")], sight([0, 1], 2, isRunning));
  beforeEach(() => (isByHand = true));

  test("a step waits until somebody goes on", () => {
    turn();
    vi.advanceTimersByTime(20 * STEP);
    expect([stage.at, stage.isShowing]).toEqual([0, true]);
    stage.next();
    vi.advanceTimersByTime(20 * STEP);
    expect(stage.at).toBe(1);
    stage.next();
    expect([stage.isShowing, stage.sight]).toEqual([false, truth]);
  });

  test("nobody's clock runs out meanwhile: after four seconds it is now", () => {
    turn(true);
    vi.advanceTimersByTime(3900);
    expect([stage.at, stage.isShowing]).toEqual([0, true]);
    vi.advanceTimersByTime(200);
    expect(stage.isShowing).toBe(false);
  });

  test("what holds nothing up goes by itself", () => {
    tell([chapter(1, YOU, "Laid", "Turned")], sight([5], 2));
    vi.advanceTimersByTime(STEP);
    expect(stage.current).toBe(null);
  });
});

describe("a turn that comes before it is known how to show it", () => {
  let known: Showing | null;
  let learn: () => void;

  beforeEach(() => {
    known = null;
    const fetched = new Promise<void>((resolve) => {
      learn = () => {
        known = showing as unknown as Showing;
        stage.recall();
        resolve();
      };
    });
    stage = new Stage(line, { showing: () => known, learn: () => fetched, pace: () => pace, isWatched: () => isWatched });
  });

  test("is held until then, and told from its first step", async () => {
    line.chapters = [chapter(1, KONRAD, "Laid")];
    const before = truth;
    tell([chapter(2, ILONA, "Laid", "Laid")], sight([7, 8], 2));
    tell([chapter(3, KONRAD, "Laid")], sight([7, 8, 9], 2));
    expect([seen(), stage.sight!.legal, stage.chapters.map((one) => one.number)]).toEqual([[], [], [1]]);
    expect(stage.sight!.view).toBe(before.view);
    learn();
    await vi.advanceTimersByTimeAsync(0);
    expect([told(), stage.run.length, stage.at]).toEqual([["Laid-1"], 4, 1]);
    stage.skip();
    expect(stage.sight).toBe(truth);
  });

  test("is not waited for forever", async () => {
    tell([chapter(1, ILONA, "Laid")], sight([7], 2));
    await vi.advanceTimersByTimeAsync(2100);
    expect([stage.isShowing, stage.sight]).toEqual([false, truth]);
    learn();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.sight).toBe(truth);
  });

  test.each([
    ["your own", () => tell([chapter(1, YOU, "Laid")], sight([7], 2))],
    ["nobody's, where nothing is to be shown", () => ((pace = "none"), tell([chapter(1, ILONA, "Laid")], sight([7], 2)))],
  ])("is not held if it is %s", (_, happen) => {
    happen();
    expect(stage.sight).toBe(truth);
  });
});

test("what followed from your own action holds nothing up at its last step", () => {
  tell([chapter(1, YOU, "Laid", "Turned", "Turned")], sight([5], 2));
  expect([stage.isShowing, told()]).toEqual([true, ["Turned-0"]]);
  vi.advanceTimersByTime(STEP);
  expect([stage.isShowing, told(), stage.sight]).toEqual([false, ["Turned-0"], truth]);
});

test("who comes to the table finds marked what happened since their last action", () => {
  line.chapters = [chapter(0, -1, "Laid"), chapter(1, YOU, "Laid"), chapter(2, ILONA, "Laid"), chapter(3, KONRAD, "Turned")];
  stage.recall();
  expect([stage.run.map((step) => step.chapter), stage.isShowing, stage.sight]).toEqual([[2, 3], false, truth]);
});

test("an onlooker sees every turn, one run for each", () => {
  line.table = { you: null } as never;
  tell([chapter(1, ILONA, "Laid")], sight([0]));
  vi.advanceTimersByTime(STEP);
  tell([chapter(2, KONRAD, "Laid")], sight([0, 1]));
  expect([stage.run.map((step) => step.seat), stage.isShowing, stage.tied]).toEqual([[KONRAD], true, []]);
});

test("while others think, their turn so far stays marked; at the end of the match nothing does", () => {
  tell([chapter(1, ILONA, "Laid", "Laid")], sight([0, 1]));
  vi.advanceTimersByTime(2 * STEP);
  expect([stage.isShowing, stage.tied, stage.trail.length]).toEqual([false, [], 2]);
  tell([chapter(2, KONRAD, "Laid")], { ...sight([0, 1, 2]), standings: { places: [1, 2, 3] } } as unknown as Sight);
  expect([stage.trail.length, stage.sight!.standings]).toEqual([0, null]);
  stage.skip();
  expect([stage.trail, stage.sight]).toEqual([[], truth]);
});

test("a list is changed at one place", () => {
  expect(put([1, 2, 3], 1, 9)).toEqual([1, 9, 3]);
});
