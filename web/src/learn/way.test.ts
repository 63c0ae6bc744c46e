import { expect, test } from "vitest";
import type { LearntGame } from "../wire";
import { stationsOf, wayOf } from "./way";

const said = (id: string) => ({ id, args: {} });
const lesson = (number: number, short_way: boolean) => ({ number, title: said("t"), about: said("a"), steps: 2, short_way });
const exercise = (name: string) => ({ game: "havoc", name, theme: said("t"), difficulty: 1 });
const fresh: LearntGame = {
  game: "havoc",
  lessons: [lesson(1, true), lesson(2, false), lesson(3, true)],
  exercises: [exercise("one"), exercise("two")],
  own: [],
  learned: [],
  matches: 0,
};

test("a newcomer begins with a glance", () => {
  expect(wayOf(fresh, false).now).toBe("glance");
  expect(stationsOf(fresh)).toEqual(["glance", "lessons", "match", "exercises", "bots"]);
});

test("whoever has looked at the game, here or elsewhere, or has learnt or played it, needs no glance", () => {
  for (const [learned, matches, here] of [
    [["glance"], 0, false],
    [["lesson-2"], 0, false],
    [[], 1, false],
    [[], 0, true],
  ] as const)
    expect(wayOf({ ...fresh, learned: [...learned], matches }, here).now).toBe("lessons");
});

test("after the glance comes the first lesson", () => {
  const way = wayOf(fresh, true);
  expect([way.now, way.lesson?.number, way.lessonsDone, way.solved]).toEqual(["lessons", 1, 0, 0]);
});

test("the lessons of the short way come before the others and lead to the first match", () => {
  expect(wayOf({ ...fresh, learned: ["lesson-1"] }, false).lesson?.number).toBe(3);
  const way = wayOf({ ...fresh, learned: ["lesson-1", "lesson-3"] }, false);
  expect([way.now, way.lesson?.number, way.lessonsDone]).toEqual(["match", 2, 2]);
});

test("after a match come exercises, then harder bots", () => {
  const played = { ...fresh, learned: ["lesson-1", "lesson-3"], matches: 1 };
  expect([wayOf(played, false).now, wayOf(played, false).exercise]).toEqual(["exercises", "one"]);
  const solved = { ...played, learned: [...played.learned, "exercise-one", "exercise-two"] };
  expect([wayOf(solved, false).now, wayOf(solved, false).exercise, wayOf(solved, false).solved]).toEqual(["bots", null, 2]);
});

test("a game without lessons begins with a match", () => {
  expect(wayOf({ ...fresh, lessons: [], exercises: [] }, true).now).toBe("match");
});
