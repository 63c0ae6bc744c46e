/** Why closed things are closed, as the rules say it: asked only about what one stays at, one question at a time, once in a sight. */
import type { TableLine } from "../net/line.svelte";
import type { Sentence, Sight } from "../wire";

export const ASK_AFTER = 250;

interface Stay {
  action: number;
  tell: (refused: Sentence) => void;
}

export class Reasons {
  #told = $state.raw<{ sight: Sight | null; stay: Stay; refused: Sentence } | null>(null);

  /** By the number of the action; null where nothing forbids it. */
  #known = new WeakMap<Sight, Map<number, Sentence | null>>();
  #stay: Stay | null = null;
  #timer = 0;
  #isAsking = false;

  constructor(
    readonly line: TableLine | null,
    readonly sight: () => Sight | null,
  ) {}

  /** Whether there is somebody to ask, and a decision to ask about. */
  get canAsk(): boolean {
    return this.line !== null && (this.sight()?.legal.length ?? 0) > 0;
  }

  /** The reason of the closed thing under the pointer or the focus. */
  get told(): Sentence | null {
    return this.#told && this.#told.sight === this.sight() ? this.#told.refused : null;
  }

  /** What has been said about an action in this sight. */
  known(action: number): Sentence | null | undefined {
    const sight = this.sight();
    return sight ? this.#known.get(sight)?.get(action) : undefined;
  }

  /** Stay at a closed thing: its reason is told as soon as it is known, unless one has left by then. What comes back leaves. */
  stay(action: number, tell: Stay["tell"]): () => void {
    const stay: Stay = { action, tell };
    window.clearTimeout(this.#timer);
    this.#timer = 0;
    this.#stay = stay;
    const known = this.known(action);
    if (known) this.#tell(stay, known);
    else if (known === undefined && this.canAsk) this.#timer = window.setTimeout(() => void this.#ask(), ASK_AFTER);
    return () => this.#leave(stay);
  }

  #leave(stay: Stay): void {
    if (this.#stay === stay) {
      window.clearTimeout(this.#timer);
      this.#timer = 0;
      this.#stay = null;
    }
    // A thing that is taken away is left while the page is being drawn, when nothing may change.
    queueMicrotask(() => {
      if (this.#told?.stay === stay) this.#told = null;
    });
  }

  #tell(stay: Stay, refused: Sentence): void {
    this.#told = { sight: this.sight(), stay, refused };
    stay.tell(refused);
  }

  async #ask(): Promise<void> {
    this.#timer = 0;
    const [stay, sight] = [this.#stay, this.sight()];
    if (!stay || !sight || !this.canAsk || this.#isAsking) return;
    this.#isAsking = true;
    try {
      const { refused } = await this.line!.whyNot(stay.action);
      if (this.sight() !== sight) return;
      const known = this.#known.get(sight) ?? new Map<number, Sentence | null>();
      this.#known.set(sight, known.set(stay.action, refused));
      if (refused && this.#stay?.action === stay.action) this.#tell(this.#stay, refused);
    } catch {
      // A reason is a courtesy: without it the thing is closed all the same.
    } finally {
      this.#isAsking = false;
      // Meanwhile one may have gone on and stayed long enough at another thing.
      if (this.#stay && this.#stay.action !== stay.action && !this.#timer) void this.#ask();
    }
  }
}
