/** What rivals and chance did, cut into steps: each has its sentence, its place on the board, and what the board shows with it. */
import type { Chapter, Happening, Sentence, Sight } from "../wire";

/** What an event is about on the board. Spots are names that things there have in their `data-spot`. */
export interface Scene {
  /** Where it happens: framed while it is told, tied when it was last. */
  at?: string[];
  /** Where something was that is gone from there. */
  left?: string[];
  /** The way that something went, spot by spot. */
  way?: string[];
  /** From the winner to the loser. */
  blow?: [string, string];
  /** Told in one breath with the event before it; or only if that is one of these and about the same seat. */
  joins?: boolean | string[];
  /** What was marked before has no place any more. */
  clears?: boolean;
  /** Something leaves the board: it is still there while this is told. */
  holds?: boolean;
  /** Nobody chose it: told one after the other even if it followed from your own action. */
  isChance?: boolean;
  /** How much it tells by itself, where there is no room for everything. */
  weight?: number;
  /** A message about `$seats` who all did this, where there is no room for each of them. */
  together?: string;
}

/** What a board draws of a sight. */
export interface Picture<V, S> {
  view: V;
  shown: S;
}

/** How the board of a game shows what happens. */
export interface Showing<V = never, S = never> {
  /** Null for what is no step of its own. */
  scene(event: Happening, picture: Picture<V, S>): Scene | null;
  /** The picture after this event, as far as it can be told from the event alone. */
  after(picture: Picture<V, S>, event: Happening): Picture<V, S>;
  /** Whether a new part of the match begins with this event: a battle, an oracle, a cycle. */
  isLandmark?(event: Happening): boolean;
}

interface Told {
  event: string;
  fields: object;
}

/** For every event of a contract what it is about: a new event without a scene is a fault of types. */
export type Scenes<E extends Told, V, S> = {
  [N in E["event"]]: (fields: Extract<E, { event: N }>["fields"], picture: Picture<V, S>) => Scene | null;
};

export function sceneBy<E extends Told, V, S>(scenes: Scenes<E, V, S>): Showing<V, S>["scene"] {
  return ({ event, fields }, picture) => scenes[event as E["event"]]?.(fields, picture) ?? null;
}

/** Nothing to show of it by itself. */
export const unseen = (): null => null;

/** A list with another thing at this place. */
export function put<T>(list: readonly T[], at: number, thing: T): T[] {
  return list.map((one, place) => (place === at ? thing : one));
}

/** The same with a number that has changed by so much. */
export function add(list: readonly number[], at: number, by: number): number[] {
  return list.map((one, place) => (place === at ? one + by : one));
}

export interface Step {
  chapter: number;
  /** The chapter of what is told last: what is said in one breath may be two actions. */
  until: number;
  /** Whose action it belongs to. */
  seat: number;
  /** What is told. */
  told: Happening[];
  /** What is told and what goes with it silently. */
  happened: Happening[];
  scenes: Scene[];
  /** What lies on the table while it is told. */
  sight: Sight;
  /** The sentence with which the action began. */
  headline: Sentence;
}

/** Cut chapters that lead from one sight to another into steps. */
export function cut(showing: Showing, before: Sight, after: Sight, chapters: Chapter[]): Step[] {
  const steps: Step[] = [];
  let picture = { view: before.view, shown: before.shown } as Picture<never, never>;
  let silent: Happening[] = [];
  for (const chapter of chapters) {
    const headline = chapter.events[0]?.told;
    let isNew = true;
    for (const event of chapter.events) {
      const scene = showing.scene(event, picture);
      const held = picture;
      picture = showing.after(picture, event);
      const last = steps.at(-1);
      if (scene && !(last && isJoined(scene, event, last, isNew))) {
        steps.push({
          chapter: chapter.number,
          until: chapter.number,
          seat: chapter.seat,
          told: [event],
          happened: [...silent, event],
          scenes: [scene],
          sight: seen(before, scene.holds ? held : picture),
          headline: headline!,
        });
        [silent, isNew] = [[], false];
      } else if (last && (scene || !isNew)) {
        last.happened.push(event);
        if (scene) {
          last.until = chapter.number;
          last.told.push(event);
          last.scenes.push(scene);
        }
        if (!isHeld(last)) last.sight = seen(before, picture);
      } else silent.push(event);
    }
  }
  const last = steps.at(-1);
  if (last) {
    last.happened.push(...silent);
    if (!isHeld(last)) last.sight = after;
  }
  return steps;
}

function isJoined({ joins }: Scene, { fields }: Happening, { told }: Step, isNew: boolean): boolean {
  const last = told.at(-1)!;
  return Array.isArray(joins) ? joins.includes(last.event) && last.fields["seat"] === fields["seat"] : !isNew && (joins ?? false);
}

function isHeld({ scenes }: Step): boolean {
  return scenes.some((scene) => scene.holds);
}

function seen(before: Sight, { view, shown }: Picture<never, never>): Sight {
  return { ...before, view, shown };
}

/** Whether it came from chance or from others, so that you could not know it beforehand. */
export function isBeyond(step: Step, you: number | null): boolean {
  return step.scenes.some((scene) => scene.isChance) || step.told.some(({ fields }) => isOther(fields["seat"], you));
}

function isOther(seat: unknown, you: number | null): boolean {
  return typeof seat === "number" && seat >= 0 && seat !== you;
}

/** Of your own action only what followed from chance or from others is told; what came before goes with the first such step. */
export function withoutOwn(steps: Step[], you: number | null): Step[] {
  const kept: Step[] = [];
  let dropped: Happening[] = [];
  let isKnown = true;
  for (const step of steps) {
    if (step.seat !== you || you === null) isKnown = false;
    else if (isKnown && isBeyond(step, you)) isKnown = false;
    if (isKnown) dropped.push(...step.happened);
    else {
      kept.push(dropped.length ? { ...step, happened: [...dropped, ...step.happened] } : step);
      dropped = [];
    }
  }
  return kept;
}
