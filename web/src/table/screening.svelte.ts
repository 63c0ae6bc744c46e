/** A finished match on the stage: the next entry is told step by step, any other is just shown. */
import type { Heard } from "../net/line.svelte";
import { hall } from "../state/house.svelte";
import type { Chapter, Moment, Sight } from "../wire";
import { Stage, type Source } from "./stage.svelte";
import type { Showing } from "./steps";

/** How long an entry stays that has no steps, and one whose steps are over. */
const LOOK = 1100;
const GO_ON = 250;

export class Screening implements Source {
  readonly table = { you: null };
  sight = $state.raw<Sight | null>(null);
  chapters = $state.raw<Chapter[]>([]);
  onHeard: ((heard: Heard) => void) | null = null;
  readonly stage: Stage;

  #number = -1;
  #eyes = "";

  constructor(showing: () => Showing | null, isWatched: () => boolean) {
    this.stage = new Stage(this, { showing, pace: () => hall.pace, isWatched });
  }

  show({ number, sight }: Moment, chapters: Chapter[], eyes: string): void {
    const before = this.sight;
    const isNext = number === this.#number + 1 && eyes === this.#eyes;
    [this.#number, this.#eyes, this.sight, this.chapters] = [number, eyes, sight, chapters];
    const chapter = chapters.find((one) => one.number === number);
    if (isNext && before && chapter) this.onHeard!({ before, after: sight, since: number - 1, chapters: [{ ...chapter, fresh: true }] });
    else this.stage.clear();
  }

  /** How long to wait before the next entry. */
  pause(): number {
    return hall.pace !== "none" && this.stage.run.length ? GO_ON : LOOK;
  }
}
