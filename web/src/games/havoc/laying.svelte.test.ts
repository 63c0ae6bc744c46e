// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { Refusal } from "../../net/api";
import { merged, type TableLine } from "../../net/line.svelte";
import { Play } from "../../table/play.svelte";
import type { Chapter, Sight } from "../../wire";
import { VERB, type HavocView } from "./contract";
import { add, laidNow, takeBack } from "./laying";

const FIRST = VERB.lay.first;
const STAND = VERB.stand.first;
const SEAT = 1;
const HAND = [7, 12, 20, 30];
const REFUSED = 30;

function laid(card: number, seat = SEAT): object {
  return { event: "Laid", fields: { seat, card } };
}

function sightOf(visit: number, legal: number[]): Sight {
  const view = { seat: SEAT, visit, hand: HAND };
  return { view, shown: {}, prompt: [], legal: legal.map((number) => ({ number })), settled: 5, can_undo: visit > 0, now: 0 } as never;
}

/** A table at which the seat has laid these cards one by one on this visit, and all that is sent to the server but questions. The
 * highest card cannot be laid alone. */
class Staged {
  chapters = $state.raw<Chapter[]>([]);
  sight = $state.raw<Sight>(sightOf(0, []));
  acts: object[] = [];
  asked: number[][] = [];
  /** What was laid cannot be taken back any more. */
  isSettled = false;
  play: Play;

  constructor(now: number[] = []) {
    this.lie(now);
    this.play = new Play(
      this as unknown as TableLine,
      () => this.sight,
      () => VERB,
      () => null,
    );
  }

  lie(now: number[]): void {
    this.chapters = [
      { number: 4, events: [laid(99)] },
      { number: 6, events: [laid(3, 0)] },
      ...now.map((card, at) => ({ number: 7 + at, events: [laid(card)] })),
    ] as never;
    const rest = HAND.filter((card) => card !== REFUSED && !now.includes(card));
    this.sight = sightOf(now.length, [...rest.map((card) => FIRST + card), ...(now.length ? [STAND] : [])]);
  }

  preview(actions: number[]): Promise<object> {
    this.asked.push(actions.map((number) => number - FIRST));
    const rest = HAND.map((card) => FIRST + card).filter((number) => !actions.includes(number));
    const visit = this.view.visit + actions.length;
    const events = actions.map((number) => laid(number - FIRST));
    return Promise.resolve({
      events,
      after: { view: { visit }, shown: {}, prompt: [], legal: [...rest, STAND].map((number) => ({ number })) },
    });
  }

  act(actions: number[], undo = 0): Promise<void> {
    if (undo && this.isSettled) return Promise.reject(new Refusal(0, { error: { id: "error-no-undo", args: {} }, english: "" }));
    this.acts.push({ undo, actions });
    if (undo) this.lie([]);
    return Promise.resolve();
  }

  get view(): HavocView {
    return this.sight.view as unknown as HavocView;
  }

  /** What the board is shown. */
  get seen(): HavocView {
    return this.play.sight!.view as unknown as HavocView;
  }

  laidNow(): number[] {
    flushSync();
    return laidNow(this.play, this.seen);
  }
}

test("cards clicked in any order are gathered rising, and nothing is played", async () => {
  const table = new Staged();
  for (const card of [20, 7, 12]) await add(table.play, table.seen, card);
  expect(table.laidNow()).toEqual([7, 12, 20]);
  expect(table.asked).toEqual([[20], [7, 20], [7, 12, 20]]);
  expect(table.seen.visit).toBe(3);
  expect(table.acts).toEqual([]);
});

test("what is gathered is confirmed by one request", async () => {
  const table = new Staged();
  for (const card of [12, 30, 7]) await add(table.play, table.seen, card);
  expect(table.laidNow()).toEqual([7, 12, 30]);
  await table.play.play(table.play.find("stand")!);
  expect(table.acts).toEqual([{ undo: 0, actions: [FIRST + 7, FIRST + 12, FIRST + 30, STAND] }]);
});

test("a card is taken back, and whatever cannot be laid without it", async () => {
  const table = new Staged();
  for (const card of [7, 12, 30]) await add(table.play, table.seen, card);
  await takeBack(table.play, table.seen, 12);
  expect(table.laidNow()).toEqual([7, 30]);
  await takeBack(table.play, table.seen, 7);
  expect(table.laidNow()).toEqual([]);
  expect(table.acts).toEqual([]);
});

test("undo and release let go of what is gathered before anything is asked of the server", async () => {
  const table = new Staged();
  await add(table.play, table.seen, 7);
  await table.play.undo();
  expect(table.laidNow()).toEqual([]);
  await add(table.play, table.seen, 12);
  table.play.release();
  expect(table.laidNow()).toEqual([]);
  expect(table.acts).toEqual([]);
});

test("gathered cards outlast an offer to end and a lost connection, but not an action", async () => {
  const table = new Staged();
  await add(table.play, table.seen, 7);
  table.sight = merged(table.sight, { now: 1, agreed: [0] });
  table.chapters = structuredClone(table.chapters);
  expect(table.laidNow()).toEqual([7]);
  table.lie([12]);
  expect(table.laidNow()).toEqual([12]);
});

test("what was laid one by one on this visit is one's own, and open", () => {
  expect(new Staged([7, 20]).laidNow()).toEqual([7, 20]);
  const table = new Staged([7]);
  expect(laidNow(table.play, { ...table.view, visit: 0 })).toEqual([]);
});

test("what was laid one by one is taken back once and gathered with the rest", async () => {
  const table = new Staged([7, 20]);
  await add(table.play, table.seen, 12);
  expect(table.laidNow()).toEqual([7, 12, 20]);
  await takeBack(table.play, table.seen, 7);
  expect(table.laidNow()).toEqual([12, 20]);
  expect(table.acts).toEqual([{ undo: 2, actions: [] }]);
});

test("what cannot be taken back any more stays laid, and nothing is asked that the rules would refuse", async () => {
  const table = new Staged([7, 20]);
  table.isSettled = true;
  await add(table.play, table.seen, 12);
  expect(table.asked).toEqual([]);
  expect(table.laidNow()).toEqual([7, 20]);
});
