/** Choosing: what is lit, what is chosen, what is certain to follow. */
import { untrack } from "svelte";
import type { TableLine } from "../net/line.svelte";
import { merged, told } from "../net/line.svelte";
import { hall } from "../state/house.svelte";
import type { Chapter, Happening, Hint, Choice as Offer, Preview, Sentence, Sight } from "../wire";
import type { Words } from "../words/words";
import { Reasons } from "./reasons.svelte";

const PREVIEW_AFTER = 90;

type Held<T> = { sight: Sight | null; thing: T } | null;

const NOTHING: Happening[] = [];
const NONE: number[] = [];

/** Actions that wait to be confirmed as one, and what the server foresees of them. They hold as long as nothing else happens. */
interface Gathering {
  moment: string;
  actions: number[];
  preview: Preview;
}

/** The verbs of a game by name, as its contract has them. */
export type Verbs = Record<string, { first: number; end: number; wheres?: number }>;

/** What has been told so far, and what of it just now. */
export interface Course {
  fresh: Happening[];
  chapters: Chapter[];
}

/** A legal action, with what it is about. */
export interface Choice extends Offer {
  verb: string;
  what: number;
  where: number;
}

/** What an action is about follows from its number. */
export function understood(offer: Offer, verbs: Verbs): Choice {
  for (const [verb, { first, end, wheres }] of Object.entries(verbs)) {
    const what = offer.number - first;
    if (offer.number < first || offer.number >= end) continue;
    return wheres ? { ...offer, verb, what: Math.floor(what / wheres), where: what % wheres } : { ...offer, verb, what, where: 0 };
  }
  return { ...offer, verb: "", what: 0, where: 0 };
}

/** The number of the action of a verb about these things: what `understood` reads back. */
export function actionNumber({ first, wheres }: Verbs[string], what = 0, where = 0): number {
  return wheres ? first + what * wheres + where : first + what;
}

export class Play {
  /** Why what is closed is closed. */
  readonly reasons: Reasons;
  isBusy = $state(false);
  /** A hint is being thought of. */
  isAdvised = $state(false);
  /** Called when the person begins to act. */
  onChoice: (() => void) | null = null;

  /** What was chosen holds for the sight in which it was chosen, and for no later one. */
  #chosen = $state.raw<Held<Choice>>(null);
  #pointed = $state.raw<Held<Choice>>(null);
  #advice = $state.raw<Held<Hint>>(null);
  #certain = $state.raw<Held<Happening[]>>(null);

  #gathering = $state.raw<Gathering | null>(null);

  #sight: () => Sight | null;
  #verbs: () => Verbs;
  #foreseen = new WeakMap<Sight, Map<number, Happening[]>>();
  #timer = 0;

  /** What happened last; the same after a lost connection, and while others chat or offer to end. */
  readonly #moment = $derived.by(() => {
    const last = this.line?.chapters.at(-1);
    return last ? JSON.stringify([last.number, last.events]) : "";
  });
  readonly #gathered = $derived.by(() => (this.#gathering?.moment === this.#moment ? this.#gathering : null));
  readonly #imagined = $derived.by(() => {
    const [sight, after] = [this.#sight(), this.#gathered?.preview.after];
    return sight && after ? merged(sight, { now: sight.now, ...after }) : sight;
  });
  readonly #legal = $derived.by(() => (this.#imagined?.legal ?? []).map((offer) => understood(offer, this.#verbs())));

  constructor(
    readonly line: TableLine | null,
    sight: () => Sight | null,
    verbs: () => Verbs,
    readonly words: () => Words | null,
    readonly course: Course = { fresh: NOTHING, chapters: [] },
  ) {
    this.#sight = sight;
    this.#verbs = verbs;
    this.reasons = new Reasons(line, sight);
  }

  /** What lies on the table, or would lie there after what is gathered. */
  get sight(): Sight | null {
    return this.#imagined;
  }

  /** The numbers of the actions that wait to be confirmed as one, rising. */
  get gathered(): number[] {
    return this.#gathered?.actions ?? NONE;
  }

  /** Chosen by the person, and not yet played: it waits for the confirming button. */
  get chosen(): Choice | null {
    return this.#held(this.#chosen);
  }

  /** Under the pointer or the focus. */
  get pointed(): Choice | null {
    return this.#held(this.#pointed);
  }

  /** Suggested by the strongest bot. */
  get hinted(): Choice | null {
    return this.advice ? understood(this.advice.choice, this.#verbs()) : null;
  }

  /** The hint that was asked for, until the table changes. */
  get advice(): Hint | null {
    return this.#held(this.#advice);
  }

  /** What is certain about the pointed or chosen choice. */
  get foreseen(): Happening[] {
    return this.#held(this.#certain) ?? NOTHING;
  }

  get legal(): Choice[] {
    return this.#legal;
  }

  get isAsked(): boolean {
    return this.legal.length > 0;
  }

  /** The legal choice of this verb about these things, if there is one. */
  find(verb: string, what?: number, where?: number): Choice | undefined {
    return this.legal.find(
      (choice) => choice.verb === verb && (what === undefined || choice.what === what) && (where === undefined || choice.where === where),
    );
  }

  /** Every legal choice of these verbs. */
  all(...verbs: string[]): Choice[] {
    return this.legal.filter((choice) => verbs.includes(choice.verb));
  }

  isChosen(choice: Choice | undefined): boolean {
    return choice !== undefined && this.chosen?.number === choice.number;
  }

  isPointed(choice: Choice | undefined): boolean {
    return choice !== undefined && this.pointed?.number === choice.number;
  }

  /** Choose a thing; a second time plays it. */
  choose(choice: Choice): void {
    this.onChoice?.();
    if (this.isChosen(choice)) {
      void this.confirm();
      return;
    }
    this.#chosen = this.#hold(choice);
    this.#foresee(choice, 0);
  }

  /** Gather just these actions, to be confirmed as one; nothing is played yet. What cannot come first is let go. */
  async gather(numbers: number[]): Promise<void> {
    const actions = rising(numbers);
    const offers = this.#sight()?.legal ?? [];
    if (!offers.some((offer) => offer.number === actions[0])) {
      this.release();
      return;
    }
    const moment = this.#moment;
    await this.#work(async () => {
      const preview = await this.line!.preview(actions, true);
      if (moment === this.#moment) this.#gathering = { moment, actions, preview };
    });
  }

  /** Take back what was chosen or gathered, before it is played. */
  release(): void {
    this.#chosen = null;
    this.#gathering = null;
    this.#foresee(this.pointed, 0);
  }

  /** Point at a choice, or at nothing any more. A thing that is taken away loses its focus while the page is being drawn, when nothing may change: so the latter comes a moment later. */
  point(choice: Choice | null): void {
    if (choice) {
      if (this.pointed?.number !== choice.number) this.#pointAt(choice);
      return;
    }
    const was = untrack(() => this.#pointed);
    queueMicrotask(() => {
      if (was && this.#pointed === was) this.#pointAt(null);
    });
  }

  #pointAt(choice: Choice | null): void {
    this.#pointed = choice && this.#hold(choice);
    this.#foresee(choice ?? this.chosen, PREVIEW_AFTER);
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.play(this.chosen);
  }

  async play(choice: Choice): Promise<void> {
    await this.#work(() => this.line!.act(this.#with(choice)));
  }

  async undo(): Promise<void> {
    if (this.chosen || this.gathered.length) {
      this.release();
      return;
    }
    if (this.sight?.can_undo) await this.#work(() => this.line!.undo());
  }

  /** Several actions confirmed as one, after taking back this many of your own: all of it, or nothing; which of the two. */
  playAll(numbers: number[], undo = 0): Promise<boolean> {
    return this.#work(() => this.line!.act(numbers, undo));
  }

  async hint(): Promise<void> {
    const sight = this.sight;
    if (!this.line || !sight?.can_hint || this.isAdvised) return;
    this.isAdvised = true;
    try {
      const hint = await this.line.hint();
      if (this.sight === sight) this.#advice = this.#hold(hint);
    } catch (refusal) {
      hall.tell(told(refusal));
    } finally {
      this.isAdvised = false;
    }
  }

  /** A reason of the rules in words. */
  reason(refused: Sentence): string {
    return this.words()?.sentence(refused) ?? "";
  }

  /** Put the hint away. */
  forgetHint(): void {
    this.#advice = null;
  }

  /** What is gathered and this choice. */
  #with(choice: Choice): number[] {
    return rising([...this.gathered, choice.number]);
  }

  #hold<T>(thing: T): Held<T> {
    return { sight: this.sight, thing };
  }

  #held<T>(held: Held<T>): T | null {
    return held && held.sight === this.sight ? held.thing : null;
  }

  /** Whether it was done. */
  async #work(work: () => Promise<void>): Promise<boolean> {
    if (!this.line || this.isBusy) return false;
    this.onChoice?.();
    this.isBusy = true;
    try {
      await work();
      return true;
    } catch (refusal) {
      hall.tell(told(refusal));
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  #foresee(choice: Choice | null, after: number): void {
    window.clearTimeout(this.#timer);
    if (!choice || !this.line) {
      this.#certain = null;
      return;
    }
    const sight = this.sight;
    const known = (sight && this.#foreseen.get(sight))?.get(choice.number);
    if (known) {
      this.#certain = this.#hold(known);
      return;
    }
    this.#timer = window.setTimeout(() => sight && sight === this.sight && void this.#fetch(choice, sight), after);
  }

  async #fetch(choice: Choice, sight: Sight): Promise<void> {
    try {
      const actions = this.#with(choice);
      const preview = await this.line!.preview(actions);
      if (this.sight !== sight) return;
      // What is gathered is drawn already; what comes among it adds nothing that could be told apart.
      const isLast = actions.at(-1) === choice.number;
      const events = isLast ? preview.events.slice(this.#gathered?.preview.events.length) : NOTHING;
      const known = this.#foreseen.get(sight) ?? new Map<number, Happening[]>();
      this.#foreseen.set(sight, known.set(choice.number, events));
      if ((this.pointed ?? this.chosen)?.number === choice.number) this.#certain = this.#hold(events);
    } catch {
      // A preview is a courtesy: without it the choice still stands.
    }
  }
}

function rising(numbers: number[]): number[] {
  return [...numbers].sort((one, other) => one - other);
}
