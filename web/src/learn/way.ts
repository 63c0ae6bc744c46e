/** The way through a game: a glance, lessons, a first match with a companion, exercises, harder bots. Every station is open; one is the next. */
import { hasGlance } from "../explain/glance.svelte";
import type { LearntGame, LessonCard } from "../wire";

export type StationName = "glance" | "lessons" | "match" | "exercises" | "bots";

export interface Way {
  /** Where one is now. */
  now: StationName;
  done: Set<StationName>;
  /** The next lesson that was not done: first those which are enough for a first match. */
  lesson: LessonCard | null;
  /** The name of the next exercise that was not solved. */
  exercise: string | null;
  lessonsDone: number;
  solved: number;
}

const ORDER = ["glance", "lessons", "match", "exercises", "bots"] as const;

/** The stations of a game that has them. */
export function stationsOf({ game, lessons, exercises }: LearntGame): StationName[] {
  const isThere: Partial<Record<StationName, boolean>> = {
    glance: hasGlance(game),
    lessons: lessons.length > 0,
    exercises: exercises.length > 0,
  };
  return ORDER.filter((name) => isThere[name] ?? true);
}

/** `hasGlanced` if this device knows that the game was looked at; whoever has learnt or played it needs no glance any more. */
export function wayOf(learnt: LearntGame, hasGlanced: boolean): Way {
  const { lessons, exercises, learned, matches } = learnt;
  const known = new Set(learned);
  const undone = lessons.filter((lesson) => !known.has(`lesson-${lesson.number}`));
  const unsolved = exercises.filter((exercise) => !known.has(`exercise-${exercise.name}`));
  const done = new Set<StationName>();
  if (hasGlanced || known.has("glance") || undone.length < lessons.length || matches) done.add("glance");
  if (!undone.some((lesson) => lesson.short_way)) done.add("lessons");
  if (matches) done.add("match");
  if (!unsolved.length) done.add("exercises");
  const lesson = undone.find((one) => one.short_way) ?? undone[0] ?? null;
  return {
    now: stationsOf(learnt).find((station) => !done.has(station)) ?? "bots",
    done,
    lesson,
    exercise: unsolved[0]?.name ?? null,
    lessonsDone: lessons.length - undone.length,
    solved: exercises.length - unsolved.length,
  };
}

/** Whether the end of an address names an exercise of one's own. */
export function isOwn(name: string): boolean {
  return name.startsWith("exercises/own-");
}
