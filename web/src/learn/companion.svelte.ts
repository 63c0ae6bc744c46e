/** The companion of a match: asked before each decision, speaks up the first time that something turns up. */
import { api } from "../net/api";
import { hall } from "../state/house.svelte";
import type { Visit } from "../table/visit.svelte";
import type { CompanionNote } from "../wire";

export class Companion {
  /** What is said now. */
  note = $state.raw<CompanionNote | null>(null);
  /** What was said last, to be said again. */
  last = $state.raw<CompanionNote | null>(null);
  isHere = $state(true);
  isReady = $state(false);
  #visit: Visit;
  #heard = -1;
  #asked = -1;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** From a component. */
  begin(): void {
    const { edition, line, play, stage } = this.#visit;
    void Promise.all([api.learnt(edition), hall.openGame(`${edition}-companion`), hall.openPart("learn")])
      .then(([learnt]) => {
        this.isHere = !learnt.learned.includes("alone");
        this.isReady = true;
      })
      .catch((refusal) => hall.tell(refusal));
    $effect(() => {
      const isAsked = play.isAsked && !stage.isShowing && this.isReady && this.isHere;
      const now = line.chapters.at(-1)?.number ?? -1;
      if (now !== this.#asked) this.note = null;
      if (!isAsked || now === this.#asked) return;
      this.#asked = now;
      void this.#ask(now);
    });
  }

  async #ask(now: number): Promise<void> {
    try {
      const { note } = await api.companion(this.#visit.line.id, this.#heard);
      this.#heard = now;
      if (note) this.last = note;
      if (now === this.#asked && this.isHere) this.note = note;
    } catch {
      // The companion is a courtesy: the match goes on without it.
    }
  }

  again(): void {
    this.note = this.last;
  }

  close(): void {
    this.note = null;
  }

  sendAway(): void {
    [this.isHere, this.note] = [false, null];
    void api.noteLearned(this.#visit.edition, "alone").catch((refusal) => hall.tell(refusal));
  }

  call(): void {
    this.isHere = true;
    this.#asked = -1;
    void api.noteLearned(this.#visit.edition, "alone", false).catch((refusal) => hall.tell(refusal));
  }
}
