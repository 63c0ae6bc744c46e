/** Choosing: what is lit, what is chosen, what is certain to follow. */
import type { TableLine } from "../net/line.svelte";
import { told } from "../net/line.svelte";
import { hall } from "../state/house.svelte";
import type { Choice, Happening, Sight } from "../wire";

const PREVIEW_AFTER = 90;

export class Play {
  /** Chosen by the person, and not yet played: it waits for the confirming button. */
  chosen = $state.raw<Choice | null>(null);
  /** Under the pointer or the focus. */
  pointed = $state.raw<Choice | null>(null);
  /** What is certain about the pointed or chosen choice. */
  foreseen = $state.raw<Happening[]>([]);
  /** Suggested by the strongest bot. */
  hinted = $state.raw<Choice | null>(null);
  isBusy = $state(false);

  #sight: () => Sight | null;
  #foreseen = new Map<number, Happening[]>();
  #timer = 0;

  constructor(readonly line: TableLine | null, sight: () => Sight | null) {
    this.#sight = sight;
  }

  get sight(): Sight | null {
    return this.#sight();
  }

  get legal(): Choice[] {
    return this.sight?.legal ?? [];
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
    if (this.isChosen(choice)) {
      void this.confirm();
      return;
    }
    this.chosen = choice;
    this.#foresee(choice, 0);
  }

  /** Take the choice back before it is played. */
  release(): void {
    this.chosen = null;
    this.#foresee(this.pointed, 0);
  }

  point(choice: Choice | null): void {
    if (this.pointed?.number === choice?.number) return;
    this.pointed = choice;
    this.#foresee(choice ?? this.chosen, PREVIEW_AFTER);
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.play(this.chosen);
  }

  async play(choice: Choice): Promise<void> {
    await this.#work(() => this.line!.act(choice.number));
  }

  async undo(): Promise<void> {
    if (this.chosen) {
      this.release();
      return;
    }
    if (this.sight?.can_undo) await this.#work(() => this.line!.undo());
  }

  /** Several requests that the page shows as one, such as undo and play again in another order. */
  async together(work: (line: TableLine) => Promise<void>): Promise<void> {
    const line = this.line;
    if (line) await this.#work(() => line.together(() => work(line)));
  }

  async hint(): Promise<Choice | null> {
    if (!this.line || !this.sight?.can_hint) return null;
    try {
      const { choice } = await this.line.hint();
      this.hinted = choice;
      return choice;
    } catch (refusal) {
      hall.tell(told(refusal));
      return null;
    }
  }

  /** The table changed: nothing chosen before holds any more. */
  renew(): void {
    this.chosen = null;
    this.hinted = null;
    this.#foreseen.clear();
    const pointed = this.pointed;
    this.pointed = null;
    this.foreseen = [];
    if (pointed && this.legal.some((choice) => choice.number === pointed.number)) this.point(pointed);
  }

  async #work(work: () => Promise<void>): Promise<void> {
    if (!this.line || this.isBusy) return;
    this.isBusy = true;
    try {
      await work();
    } catch (refusal) {
      hall.tell(told(refusal));
    } finally {
      this.isBusy = false;
    }
  }

  #foresee(choice: Choice | null, after: number): void {
    window.clearTimeout(this.#timer);
    if (!choice || !this.line) {
      this.foreseen = [];
      return;
    }
    const known = this.#foreseen.get(choice.number);
    if (known) {
      this.foreseen = known;
      return;
    }
    this.#timer = window.setTimeout(() => void this.#fetch(choice), after);
  }

  async #fetch(choice: Choice): Promise<void> {
    const sight = this.sight;
    try {
      const preview = await this.line!.preview(choice.number);
      if (this.sight !== sight) return;
      this.#foreseen.set(choice.number, preview.events);
      if ((this.pointed ?? this.chosen)?.number === choice.number) this.foreseen = preview.events;
    } catch {
      // A preview is a courtesy: without it the choice still stands.
    }
  }
}
