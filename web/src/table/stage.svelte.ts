/** The stage between the line and the board: what rivals and chance do is shown on it step by step, as fast as the person likes. */
import { untrack } from "svelte";
import type { Heard } from "../net/line.svelte";
import type { Chapter, Happening, Sight } from "../wire";
import type { Pace } from "./paces";
import { cut, withoutOwn, type Showing, type Step } from "./steps";
import { tiesOf, type Tie } from "./ties";

const TIMES: Record<Pace, number> = { slow: 2, normal: 1, fast: 1 / 3, none: 0 };
const MOVE = 320;
const LONGEST_MOVE = 900;
const READ = 900;
/** While your own clock runs, everything together takes no longer than this. */
const HURRIED = 4000;
/** What is still not here by then is not waited for. */
const LONGEST_HOLD = 2000;

const NOTHING: Happening[] = [];
const ASKS_NOTHING = { legal: [], can_undo: false, can_hint: false };

/** Where everything is told: the line to a table, or a match that is replayed. */
export interface Source {
  readonly table: { you: number | null } | null;
  readonly sight: Sight | null;
  readonly chapters: Chapter[];
  onHeard: ((heard: Heard) => void) | null;
}

export interface Direction {
  /** How the game shows what happens; null while that is not loaded. */
  showing: () => Showing | null;
  /** Fetch how the game shows what happens, because something did; null if it cannot. */
  learn?: () => Promise<void> | null;
  pace: () => Pace;
  /** Whether steps wait for a key or a press, where stillness is wanted. */
  isByHand?: () => boolean;
  /** Whether there is a board to look at. */
  isWatched: () => boolean;
}

export class Stage {
  /** What happened since your last action; for an onlooker, in the last turn. */
  run = $state.raw<Step[]>([]);
  /** The step that is being told; past the last one when everything is. */
  at = $state(0);
  isPaused = $state(false);
  /** Whether what was last is marked on the board. */
  isTied = $state(true);
  /** What is pointed at of what is marked. */
  raised = $state.raw<Tie | null>(null);
  /** What has just happened on the board: its pieces are on their way. */
  fresh = $state.raw<Happening[]>([]);
  /** Called before the board changes; returns what to do afterwards. */
  onChange: (() => () => void) | null = null;

  readonly line: Source;
  #direction: Direction;
  #timer = 0;
  #hurriedUntil = 0;
  /** What was heard before the stage knew how to show it: until then the board stays as it was. */
  #held = $state.raw<Heard[]>([]);

  readonly current = $derived.by<Step | null>(() => this.run[this.at] ?? null);
  /** The last step of what followed from your own action holds nothing up. */
  readonly #isLive = $derived.by(() => this.at === this.run.length - 1 && this.current?.seat === this.#you && this.#you !== null);
  /** A step is being told, and nothing is asked meanwhile. */
  readonly isShowing = $derived.by(() => this.current !== null && !this.#isLive);
  /** What lies on the table, as far as it has been told. */
  readonly sight = $derived.by<Sight | null>(() => {
    const [truth, step] = [this.line.sight, this.current];
    const [held] = this.#held;
    if (truth && held) return { ...held.before!, ...ASKS_NOTHING };
    if (!truth || !step || !this.isShowing) return truth;
    const { clocks, agreed, now, settled, position } = truth;
    const [first] = step.told;
    const prompt = first!.told === step.headline ? [step.headline] : [step.headline, ...step.told.map(({ told }) => told)];
    const to_act = step.seat < 0 ? [] : [step.seat];
    return { ...step.sight, clocks, agreed, now, settled, position, prompt, to_act, standings: null, ...ASKS_NOTHING };
  });
  /** The chronicle, as far as it has been told. */
  readonly chapters = $derived.by<Chapter[]>(() => {
    const step = this.current;
    const [held] = this.#held;
    if (held) return this.line.chapters.filter((chapter) => chapter.number <= held.since);
    if (!step || !this.isShowing) return this.line.chapters;
    return this.line.chapters.flatMap((chapter) => {
      if (chapter.number !== step.until) return chapter.number < step.until ? [chapter] : [];
      const last = chapter.events.indexOf(step.told.at(-1)!);
      return [last < 0 ? chapter : { ...chapter, events: chapter.events.slice(0, last + 1) }];
    });
  });
  /** The steps of this turn that are over. */
  readonly #before = $derived.by<Step[]>(() => {
    const seat = (this.current ?? this.run.at(-1))?.seat;
    const isEarlier = (step: Step): boolean => step.seat !== seat || step.scenes.some((scene) => scene.clears);
    const first = this.run.findLastIndex((step, at) => at <= this.at && isEarlier(step)) + 1;
    return this.run.slice(first, this.at);
  });
  /** Whether nothing more is to be told before your decision. */
  readonly #isAsked = $derived.by(() => !this.current && !this.#held.length && (this.line.sight?.legal?.length ?? 0) > 0);
  /** What stays marked when the board is still. */
  readonly tied = $derived.by<Tie[]>(() => (this.isTied && this.#isAsked ? tiesOf(this.run) : []));
  /** What happened before in this turn, also while the next step is waited for. */
  readonly trail = $derived.by<Step[]>(() => {
    const isOver = !this.current && (this.line.sight?.standings ?? null) !== null;
    return this.isTied && !this.#isAsked && !isOver ? this.#before : [];
  });

  constructor(line: Source, direction: Direction) {
    this.line = line;
    this.#direction = direction;
    line.onHeard = (heard) => this.hear(heard);
  }

  get #you(): number | null {
    return this.line.table?.you ?? null;
  }

  /** Steps go on by a key or a press only. */
  get isByHand(): boolean {
    return this.#direction.isByHand?.() ?? false;
  }

  /** Who comes to the table finds marked what happened since their last action. */
  recall(): void {
    const [held] = this.#held;
    const [showing, sight] = [this.#direction.showing(), held?.before ?? this.line.sight];
    if (!showing || !sight || this.run.length) return;
    const chapters = this.line.chapters.filter((chapter) => chapter.number <= (held?.since ?? Infinity));
    const own = chapters.findLastIndex((chapter) => chapter.seat === this.#you);
    const told = chapters.slice(own + 1).filter((chapter) => chapter.number > 0);
    // What lay there before is not known: the board stays as it is.
    this.run = cut({ ...showing, after: (picture) => picture }, sight, sight, told);
    this.#rest(NOTHING);
  }

  /** News, or the welcome after a lost connection. */
  hear(heard: Heard): void {
    if (!heard.before) {
      this.recall();
      return;
    }
    if (this.#held.length) {
      this.#held = [...this.#held, heard];
      return;
    }
    const coming = this.#direction.showing() ? null : this.#direction.learn?.();
    if (coming && this.#isWatched && this.#isWorthHolding(heard)) this.#hold(heard, coming);
    else this.#stage(heard);
  }

  get #isWatched(): boolean {
    return this.#direction.pace() !== "none" && this.#direction.isWatched();
  }

  /** Somebody else did something, and you were not asked meanwhile. */
  #isWorthHolding({ before, after, chapters }: Heard): boolean {
    const fresh = chapters.filter((chapter) => chapter.fresh && chapter.number > 0);
    const isBusy = !fresh.some((chapter) => chapter.seat === this.#you) && Boolean(before!.legal.length && after?.legal.length);
    return !isBusy && fresh.some((chapter) => chapter.seat !== this.#you);
  }

  #hold(heard: Heard, coming: Promise<void>): void {
    this.#held = [heard];
    const release = (): void => {
      if (!this.#held.length) return;
      clearTimeout(timer);
      const afterwards = this.onChange?.();
      const held = this.#held;
      this.#held = [];
      for (const one of held) this.#stage(one);
      afterwards?.();
    };
    const timer = setTimeout(release, LONGEST_HOLD);
    void coming.then(release);
  }

  #stage({ before, after, since, chapters }: Heard): void {
    const showing = this.#direction.showing();
    const you = this.#you;
    const told = chapters.filter((chapter) => chapter.fresh && chapter.number > 0);
    const events = told.flatMap((chapter) => chapter.events);
    const numbers = new Set(chapters.map((chapter) => chapter.number));
    const own = you === null ? -1 : (told.findLast((chapter) => chapter.seat === you)?.number ?? -1);
    let run = own >= 0 ? [] : this.run.filter((step) => step.chapter <= since || numbers.has(step.chapter));
    const wasPlaying = own < 0 && this.at < run.length;
    const steps = showing && after ? withoutOwn(cut(showing, before!, after, told), you).filter((step) => step.chapter >= own) : [];
    if (!wasPlaying && you === null && steps.length && run.at(-1)?.seat !== steps[0]!.seat) run = [];
    // What is no step goes with the last one, unless that still holds what leaves the board.
    if (!steps.length && wasPlaying && after && !run.at(-1)!.scenes.some((scene) => scene.holds))
      run = [...run.slice(0, -1), { ...run.at(-1)!, sight: after }];
    const first = run.length;
    this.run = [...run, ...steps];
    if (steps.length || own >= 0) this.isTied = true;
    // Who is asked already is not held up, such as by the sealed bid of a rival.
    const isBusy = own < 0 && !wasPlaying && Boolean(before!.legal.length && after?.legal.length);
    if (!this.#isWatched || isBusy) this.#rest(events);
    else if (wasPlaying) this.#hurry();
    else if (steps.length) this.#show(first);
    else this.#rest(events);
  }

  next(): void {
    if (this.current) this.#turnTo(this.at + 1);
  }

  back(): void {
    this.isPaused = true;
    if (this.current && this.at > 0) this.#turnTo(this.at - 1);
  }

  pause(): void {
    if (!this.current) return;
    this.isPaused = !this.isPaused;
    this.#wait();
  }

  /** To now. */
  skip(): void {
    if (this.current) this.#turnTo(this.run.length);
  }

  /** From the first step of what happened since your last turn. */
  again(): void {
    this.#hurriedUntil = 0;
    if (this.run.length) this.#turnTo(0);
  }

  /** Something else is on the table. */
  clear(): void {
    this.run = [];
    this.#rest(NOTHING);
  }

  /** Your turn goes on: what was last is no longer marked. */
  forget(): void {
    this.isTied = false;
  }

  /** Point at something that is marked, or at nothing any more. What is taken away loses the focus while the page is being drawn, when nothing may change: so the latter comes a moment later. */
  raise(tie: Tie | null): void {
    if (tie) {
      if (this.raised !== tie) this.raised = tie;
      return;
    }
    const was = untrack(() => this.raised);
    queueMicrotask(() => {
      if (was && this.raised === was) this.raised = null;
    });
  }

  /** Another pace: from the step that is being told. */
  keepPace(): void {
    if (this.current) this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #turnTo(at: number): void {
    const afterwards = this.onChange?.();
    if (at < this.run.length) this.#show(at);
    else this.#rest(NOTHING);
    afterwards?.();
  }

  #show(at: number): void {
    this.at = at;
    this.fresh = this.current?.happened ?? NOTHING;
    this.#hurry();
  }

  #rest(fresh: Happening[]): void {
    clearTimeout(this.#timer);
    this.at = this.run.length;
    this.isPaused = false;
    this.fresh = fresh;
    this.#hurriedUntil = 0;
  }

  /** Your clock may have begun to run. */
  #hurry(): void {
    const isRunning = this.#you !== null && this.line.sight?.clocks?.[this.#you]?.running === true;
    if (!isRunning) this.#hurriedUntil = 0;
    else this.#hurriedUntil ||= performance.now() + HURRIED;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.current || this.isPaused) return;
    if (this.isByHand && this.isShowing) this.#waitForHand();
    else this.#timer = window.setTimeout(() => this.next(), this.#time(this.current));
  }

  /** Nobody loses time on the clock because a step waits to be read: what is left of them is skipped then. */
  #waitForHand(): void {
    if (this.#hurriedUntil) this.#timer = window.setTimeout(() => this.skip(), Math.max(0, this.#hurriedUntil - performance.now()));
  }

  #time(step: Step): number {
    const places = Math.max(2, ...step.scenes.map((scene) => scene.way?.length ?? 0));
    const pace = this.#direction.pace();
    const wanted = (Math.min(LONGEST_MOVE, MOVE * (places - 1)) + READ) * (TIMES[pace] || 1);
    if (!this.#hurriedUntil) return wanted;
    const left = Math.max(0, this.#hurriedUntil - performance.now());
    return Math.min(wanted, left / (this.run.length - this.at));
  }
}
