/** A review as it grows: asked for again and again, because asking is waiting. */
import { Refusal } from "../net/api";
import type { Message, Review, ReviewDecision, ReviewFacts } from "../wire";
import type { Depth, Source } from "./source";

const SOON = 700;
const LATER = 2000;
const BUSY = 5000;

/** Somebody else's turn, or too many at once: worth asking again. */
const PASSING = [0, 429, 503];

export class Reviewing {
  facts = $state.raw<ReviewFacts | null>(null);
  depth = $state<Depth>("quick");
  done = $state(0);
  total = $state(0);
  isOver = $state(false);
  /** Why there is nothing to read, for now or at all. */
  refused = $state.raw<Message | null>(null);
  isWaiting = $state(false);
  readonly decisions = $derived(new Map((this.facts?.decisions ?? []).map((one) => [one.chapter, one] as [number, ReviewDecision])));

  #timer = 0;
  #turn = 0;

  constructor(readonly source: Source) {}

  begin(depth: Depth): void {
    this.close();
    [this.facts, this.done, this.total, this.isOver] = [null, 0, 0, false];
    this.depth = depth;
    this.#ask(this.#turn, () => this.source.begin(depth));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }

  #ask(turn: number, asking: () => Promise<Review>): void {
    asking()
      .then((told) => {
        if (turn === this.#turn) this.#hear(told);
      })
      .catch((refusal: unknown) => {
        if (turn !== this.#turn) return;
        const known = refusal instanceof Refusal ? refusal : null;
        this.refused = known?.told ?? { id: "web-error-unknown", args: {} };
        this.isWaiting = known !== null && PASSING.includes(known.status);
        if (this.isWaiting) this.#later(BUSY, asking);
      });
  }

  #hear(told: Review): void {
    [this.done, this.total, this.isOver, this.refused, this.isWaiting] = [told.done, told.total, told.is_over, null, false];
    if (told.told) this.facts = told.told;
    else if (told.grown && this.facts) {
      const { decisions, balance, turning_points } = told.grown;
      this.facts = { ...this.facts, decisions: [...this.facts.decisions, ...decisions], balance, turning_points };
    }
    if (!told.is_over) this.#later(this.done < 40 ? SOON : LATER, () => this.source.ask(this.depth, this.facts?.decisions.length ?? 0));
  }

  #later(after: number, asking: () => Promise<Review>): void {
    const turn = this.#turn;
    this.#timer = window.setTimeout(() => this.#ask(turn, asking), after);
  }
}
