// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableLine } from "../net/line.svelte";
import type { Sentence, Sight, Why } from "../wire";
import { Catalogue, Words } from "../words/words";
import { actionNumber, Play, understood } from "./play.svelte";
import { ASK_AFTER } from "./reasons.svelte";
import { thing } from "./thing";

const VERB = { draw: { first: 0, end: 1 }, take: { first: 1, end: 9 }, waltz: { first: 9, end: 49, wheres: 4 } };

const catalogue = new Catalogue("en");
catalogue.add("test", "toy-full = { $what } is full.");
const words = new Words(catalogue, [], 0, "toy");

/** A server that says of every action that it is full, as soon as it is let. */
class Rules {
  asked: number[] = [];
  #answers: (() => void)[] = [];

  whyNot(action: number): Promise<Why> {
    this.asked.push(action);
    const refused: Sentence = { message: { id: "-full", args: { what: `Place ${action}` } }, rules: ["T7", "T8"] };
    return new Promise((resolve) => this.#answers.push(() => resolve({ kind: "why", id: "", action, refused })));
  }

  async answer(): Promise<void> {
    this.#answers.shift()!();
    await vi.advanceTimersByTimeAsync(0);
  }
}

function sightWith(...numbers: number[]): Sight {
  return { legal: numbers.map((number) => ({ number })) } as unknown as Sight;
}

let rules: Rules;
let sight: Sight;
let play: Play;
let leave: (() => void)[];

function playOn(line: Rules | null): Play {
  return new Play(
    line as unknown as TableLine | null,
    () => sight,
    () => VERB,
    () => words,
  );
}

/** A thing on the page that would stand for this action. */
function put(refused: number, on = play): HTMLElement {
  const element = document.createElement("div");
  document.body.append(element);
  const detach = thing(on, undefined, { name: "Pile", refused })(element);
  if (detach) leave.push(detach);
  return element;
}

function point(element: HTMLElement): void {
  element.dispatchEvent(new Event("pointerenter"));
}

function pointAway(element: HTMLElement): void {
  element.dispatchEvent(new Event("pointerleave"));
}

beforeEach(() => {
  vi.useFakeTimers();
  [rules, sight, leave] = [new Rules(), sightWith(0), []];
  play = playOn(rules);
});

afterEach(() => {
  for (const detach of leave) detach();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("why a closed thing is closed", () => {
  test("is asked of the rules and said by the thing and the rubric", async () => {
    const pile = put(5);
    expect(pile.getAttribute("aria-disabled")).toBe("true");
    expect(pile.hasAttribute("data-faded")).toBe(true);
    point(pile);
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    await rules.answer();
    expect(pile.dataset).toMatchObject({ why: "Place 5 is full.", whyRules: "T7 T8" });
    expect(pile.getAttribute("aria-label")).toBe("Pile: Place 5 is full. (T7, T8)");
    expect(play.reasons.told?.rules).toEqual(["T7", "T8"]);
    pointAway(pile);
    await vi.advanceTimersByTimeAsync(0);
    expect(play.reasons.told).toBeNull();
  });

  test("is asked on focus too, and the pointer that goes away takes nothing from the focus", async () => {
    const pile = put(5);
    pile.focus();
    point(pile);
    pointAway(pile);
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    await rules.answer();
    expect(play.reasons.told).not.toBeNull();
    pile.blur();
    await vi.advanceTimersByTimeAsync(0);
    expect(play.reasons.told).toBeNull();
  });

  test("is asked once in a sight, and again in the next", async () => {
    const pile = put(5);
    for (let time = 0; time < 3; time += 1) {
      point(pile);
      await vi.advanceTimersByTimeAsync(ASK_AFTER);
      if (!time) await rules.answer();
      expect(play.reasons.told).not.toBeNull();
      pointAway(pile);
    }
    expect(rules.asked).toEqual([5]);
    sight = sightWith(0);
    point(put(5));
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    expect(rules.asked).toEqual([5, 5]);
  });

  test("stays while the page moves under a mouse that rests", async () => {
    const mouse = (type: string, target: EventTarget, clientX: number): boolean =>
      target.dispatchEvent(
        Object.assign(new Event(type, { bubbles: type === "pointermove" }), { pointerType: "mouse", clientX, clientY: 5 }),
      );
    const [pile, other] = [put(3), put(4)];
    mouse("pointerenter", pile, 10);
    mouse("pointermove", pile, 10);
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    await rules.answer();
    expect(play.reasons.told?.message.args["what"]).toBe("Place 3");
    mouse("pointerleave", pile, 10);
    mouse("pointerenter", other, 10);
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    expect(play.reasons.told?.message.args["what"]).toBe("Place 3");
    expect(rules.asked).toEqual([3]);
    mouse("pointermove", other, 11);
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    expect(rules.asked).toEqual([3, 4]);
    expect(play.reasons.told).toBeNull();
  });

  test("is not asked by a pointer that only passes", async () => {
    for (const action of [3, 4, 5]) {
      const pile = put(action);
      point(pile);
      await vi.advanceTimersByTimeAsync(ASK_AFTER - 1);
      pointAway(pile);
    }
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    expect(rules.asked).toEqual([]);
  });

  test("is asked about one thing at a time, and then about the one where the pointer has come to rest", async () => {
    const piles = [3, 4, 5].map((action) => put(action));
    for (const pile of piles) {
      point(pile);
      await vi.advanceTimersByTimeAsync(ASK_AFTER);
      if (pile !== piles[2]) pointAway(pile);
    }
    expect(rules.asked).toEqual([3]);
    await rules.answer();
    expect(rules.asked).toEqual([3, 5]);
    expect(piles[0]!.dataset["why"]).toBeUndefined();
    await rules.answer();
    expect(piles[2]!.dataset["why"]).toBe("Place 5 is full.");
  });

  test("is not asked when it is not one's turn, nor in a replay", async () => {
    const inReplay = put(5, playOn(null));
    sight = sightWith();
    for (const pile of [inReplay, put(5)]) {
      expect(pile.getAttribute("role")).toBe("img");
      expect(pile.hasAttribute("data-faded")).toBe(false);
      point(pile);
      await vi.advanceTimersByTimeAsync(ASK_AFTER);
    }
    expect(rules.asked).toEqual([]);
  });

  test("is not told when the table has changed meanwhile", async () => {
    const pile = put(5);
    point(pile);
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    sight = sightWith(0);
    await rules.answer();
    expect(pile.dataset["why"]).toBeUndefined();
  });

  test("leaves with what made it a thing", async () => {
    const pile = document.createElement("div");
    const detach = thing(play, undefined, { name: "Pile", refused: 5 })(pile)!;
    point(pile);
    await vi.advanceTimersByTimeAsync(ASK_AFTER);
    await rules.answer();
    expect(pile.dataset["why"]).toContain("full");
    detach();
    expect(pile.dataset["why"]).toBeUndefined();
  });
});

test("the number of an action says what it is about, and that says its number", () => {
  for (let number = 0; number < 49; number += 1) {
    const { verb, what, where } = understood({ number } as never, VERB);
    expect(actionNumber(VERB[verb as keyof typeof VERB], what, where)).toBe(number);
  }
});
