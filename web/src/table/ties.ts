/** What stays marked when the board is still: a few lines, each with the steps that it tells of. */
import type { Sentence } from "../wire";
import { sentences } from "../words/paragraphs";
import type { Step } from "./steps";

export interface Tie {
  steps: Step[];
  said: Sentence[];
  /** Of whom it is said, if of several. */
  seats: number[];
}

export const TIES = 3;

/** All steps if they are few; else what belongs together is one, and of that what tells most. */
export function tiesOf(steps: Step[], most = TIES): Tie[] {
  const each = steps.map((step) => ({ steps: [step], said: sentences(step.told), seats: [] }));
  return each.length > most ? tellingOf(byNames(inOneBreath(each)), most) : each;
}

/** What the chronicle tells in one line, such as the cards that somebody laid one after the other. */
function inOneBreath(ties: Tie[]): Tie[] {
  const joined: Tie[] = [];
  for (const tie of ties) {
    const before = joined.at(-1);
    const steps = [...(before?.steps ?? []), ...tie.steps];
    const said = sentences(steps.flatMap((step) => step.told));
    if (before?.said.length === 1 && said.length === 1) joined[joined.length - 1] = { steps, said, seats: [] };
    else joined.push(tie);
  }
  return joined;
}

/** What several seats did alike, at the place of the first of them. */
function byNames(ties: Tie[]): Tie[] {
  const joined = new Map<string | Tie, Tie>();
  for (const tie of ties) {
    const together = tie.steps.length === 1 ? tie.steps[0]!.scenes[0]?.together : undefined;
    const steps = [...(joined.get(together ?? tie)?.steps ?? []), ...tie.steps];
    const seats = [...new Set(steps.map((step) => step.seat))];
    joined.set(together ?? tie, together && seats.length > 1 ? { steps, said: [ofAll(together, steps)], seats } : { ...tie, steps });
  }
  return [...joined.values()];
}

function ofAll(id: string, steps: Step[]): Sentence {
  return { message: { id, args: {} }, rules: [...new Set(steps.flatMap((step) => step.told.flatMap(({ told }) => told.rules)))] };
}

/** The few that tell most, the latest first among equals; in the order in which they happened. */
function tellingOf(ties: Tie[], most: number): Tie[] {
  const weight = (tie: Tie): number => Math.max(...tie.steps.flatMap((step) => step.scenes.map((scene) => scene.weight ?? 1)));
  const ranked = ties.map((tie, at) => ({ tie, at })).sort((one, other) => weight(other.tie) - weight(one.tie) || other.at - one.at);
  return ranked
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ tie }) => tie);
}
