/** The line to a lesson. It speaks as the line to a table does, so that the board does not know the difference; but the server keeps nothing of it, so it remembers what was done. */
import { api, Refusal, UNREACHABLE } from "../net/api";
import { TableLine } from "../net/line.svelte";
import type { Chapter, LessonMoment, LessonReply, Said, Sight } from "../wire";

/** After this many tries, what is meant is pointed at. */
const PATIENCE = 3;

export class LessonLine extends TableLine {
  /** Where the lesson stands; after something that is shown and taken back, where it goes on. */
  moment = $state.raw<LessonMoment | null>(null);
  /** What was said to the last action, until the learner goes on. */
  reply = $state.raw<LessonReply | null>(null);
  /** What was not meant has been played to its end, and lies on the table. */
  isShown = $state(false);
  tries = $state(0);
  /** Why there is no lesson. */
  refusal = $state.raw<unknown>(null);
  /** Called before another position is laid out. */
  onLaid: (() => void) | null = null;
  /** Called when the last step was found. */
  onOver: ((did: number[]) => void) | null = null;

  constructor(
    readonly game: string,
    /** The end of the address of the lesson: its number, or the name of an exercise. */
    readonly name: string,
  ) {
    super(`${game}-${name.replace("/", "-")}`, "");
  }

  get isPatient(): boolean {
    return this.tries < PATIENCE;
  }

  /** The step that is asked now; while an answer is read, the one it belongs to. */
  get stepNumber(): number {
    const at = this.moment?.step?.number ?? (this.moment?.steps ?? 0) + 1;
    return this.reply?.kind === "right" ? at - 1 : at;
  }

  override open(): void {
    void this.#begin(this.#kept());
  }

  override close(): void {
    this.reply = null;
  }

  override async speak(on: boolean): Promise<void> {
    if (on === this.speaks) return;
    this.speaks = on;
    if (this.moment) await this.ask({ kind: "words", on });
  }

  /** From the beginning. */
  restart(): void {
    this.onLaid?.();
    [this.reply, this.tries, this.isShown] = [null, 0, false];
    void this.#begin([]);
  }

  /** Play out what was not meant. */
  look(): void {
    if (!this.reply) return;
    this.isShown = true;
    this.#news(this.reply.since, this.reply.chapters, this.reply.sight);
  }

  /** Lay the table for where the lesson goes on: what was not meant is taken back, or the next step begins. */
  goOn(): void {
    const moment = this.moment;
    if (!moment || !this.reply) return;
    const isSame = this.reply.kind === "other" && !this.isShown && moment.sight.settled === this.sight?.settled;
    if (this.reply.kind === "right") this.tries = 0;
    [this.reply, this.isShown] = [null, false];
    this.onLaid?.();
    if (!isSame) this.#news(-1, moment.chapters, moment.sight);
  }

  protected override connect(): void {
    // There is nothing to hold open.
  }

  protected override send(said: Said): void {
    this.#carryOut(said).catch((refusal: unknown) => {
      const problem = refusal instanceof Refusal ? refusal.problem : UNREACHABLE;
      this.hear({ kind: "refused", id: said.id, problem });
    });
  }

  async #begin(did: number[]): Promise<void> {
    try {
      const moment = await api.lesson(this.game, this.name, { did, words: this.speaks });
      this.#keep(moment);
      const presence = { kind: "presence" as const, here: [], onlookers: 0, hurried: [], gone: [], waiting: null };
      if (this.sight) this.#news(-1, moment.chapters, moment.sight);
      else
        this.hear({ kind: "welcome", table: moment.table, sight: moment.sight, since: -1, chapters: moment.chapters, chat: [], presence });
    } catch (refusal) {
      if (did.length) await this.#begin([]);
      else this.refusal = refusal;
    }
  }

  async #carryOut(said: Said): Promise<void> {
    const did = this.moment?.did ?? [];
    const { game, name } = this;
    if (said.kind === "act" && said.actions.length) {
      const moment = await api.lesson(game, name, { did, actions: said.actions, undo: said.undo ?? 0, words: this.speaks });
      this.#answer(moment, moment.reply!);
    } else if (said.kind === "act" || said.kind === "undo" || said.kind === "words") {
      const undo = said.kind === "words" ? 0 : said.kind === "undo" ? 1 : (said.undo ?? 0);
      const moment = await api.lesson(game, name, { did, undo, words: this.speaks });
      const isLate = said.kind === "words" && this.moment?.did !== did;
      if (isLate) return this.hear({ kind: "done", id: said.id });
      this.#keep(moment);
      [this.reply, this.isShown] = [null, false];
      this.#news(-1, moment.chapters, moment.sight);
    } else if (said.kind === "preview") {
      return this.hear({ ...(await api.lessonPreview(game, name, did, said.actions, said.after ?? false)), id: said.id });
    } else if (said.kind === "why") {
      return this.hear({ ...(await api.lessonWhy(game, name, did, said.action)), id: said.id });
    } else if (said.kind === "hint") {
      const choice = this.sight?.legal.find(({ number }) => number === this.moment?.step?.meant);
      if (!choice) throw new Error("Nothing is meant.");
      const says = [{ id: "web-learn-meant", args: { choice: choice.told } }];
      return this.hear({ kind: "hint", id: said.id, choice, action: choice.number, chance: null, says, reasons: [] });
    }
    this.hear({ kind: "done", id: said.id });
  }

  #answer(moment: LessonMoment, reply: LessonReply): void {
    this.#keep(moment);
    this.isShown = false;
    this.reply = reply.kind === "on" ? null : reply;
    if (reply.kind === "other") this.tries += 1;
    else this.#news(reply.since, reply.chapters, reply.sight);
    if (!moment.step) this.onOver?.(moment.did);
  }

  #news(since: number, chapters: Chapter[], sight: Sight): void {
    this.hear({ kind: "news", since, chapters, sight });
  }

  /** Where the lesson stands is kept as long as the tab is, so that a page that is loaded again goes on there. */
  #keep(moment: LessonMoment): void {
    this.moment = moment;
    try {
      if (moment.step) sessionStorage.setItem(this.#place, moment.did.join("."));
      else sessionStorage.removeItem(this.#place);
    } catch {
      // A window that keeps nothing: the lesson begins again then.
    }
  }

  #kept(): number[] {
    try {
      return (sessionStorage.getItem(this.#place) ?? "").split(".").filter(Boolean).map(Number);
    } catch {
      return [];
    }
  }

  get #place(): string {
    return `lesson ${this.game}/${this.name}`;
  }
}
