/** The line to a table: one socket that reconnects on its own, loses no request and plays none twice. */
import type {
  Chapter,
  ChatLine,
  Choice,
  FaceNews,
  Happening,
  Hint,
  Message,
  News,
  Presence,
  Preview,
  Problem,
  RematchSet,
  Said,
  Sight,
  SightNews,
  Table,
  Told,
  Welcome,
  Why,
} from "../wire";
import { freshId, Refusal } from "./api";

export type Standing = "joining" | "here" | "lost" | "gone";

interface Asked {
  said: Said;
  resolve: (told: Told) => void;
  refuse: (refusal: Refusal) => void;
}

/** A request without its id: the line gives it one. */
type Request = Said extends infer S ? (S extends { id: string } ? Omit<S, "id"> : never) : never;

const GONE = new Set([4401, 4404, 1008]);
const ENDED = 4401;
/** A session may have ended because it goes on under a new cookie; that is in place by then. */
const RENEWAL = 1000;

/** Something was told about the match: what lay on the table before and what lies there now. Chapters after `since` are replaced by these. */
export interface Heard {
  before: Sight | null;
  after: Sight | null;
  since: number;
  chapters: Chapter[];
}

export class TableLine {
  table = $state.raw<Table | null>(null);
  sight = $state.raw<Sight | null>(null);
  chapters = $state.raw<Chapter[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence | null>(null);
  standing = $state<Standing>("joining");
  closed = $state(0);
  /** Why there is no table at the moment, if the server has said so. */
  why = $state.raw<Message | null>(null);
  /** What is new since the page last looked: for the live region and the marks in the chronicle. */
  fresh = $state.raw<Happening[]>([]);
  /** When the sight on the page arrived, so that clocks run on from it. */
  at = 0;
  /** When the page was told who is here. */
  presenceAt = 0;
  /** Called when something changed between the reader and the house. */
  onStanding: (() => void) | null = null;
  /** Called before something on the table changes; returns what to do afterwards. */
  onChange: (() => () => void) | null = null;
  /** Called when the session is over: whether the page is still that of the same person. */
  onEnded: (() => Promise<boolean>) | null = null;
  /** Called with what was told about the match, while the table changes. */
  onHeard: ((heard: Heard) => void) | null = null;

  #socket: WebSocket | null = null;
  #asked = new Map<string, Asked>();
  #choices = new Map<number, Choice>();
  protected speaks = false;
  #tries = 0;
  #retry = 0;
  #heard = 0;
  #pulse = 0;
  #ended = false;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {}

  open(): void {
    this.connect();
    this.#pulse = window.setInterval(() => this.#beat(), 10_000);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#ended = true;
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close(1000);
  }

  /** Send a request; it is sent again after a lost connection, and the server carries it out once. */
  ask<T extends Told = Told>(request: Request): Promise<T> {
    const said = { ...request, id: freshId() };
    return new Promise<T>((resolve, refuse) => {
      this.#asked.set(said.id, { said, resolve: resolve as (told: Told) => void, refuse });
      this.send(said);
    });
  }

  /** Play what was confirmed as one, all or none: first this many of your own actions are taken back, then these are played. */
  async act(actions: number[], undo = 0): Promise<void> {
    await this.ask({ kind: "act", actions, undo });
  }

  /** Have the position told in words too, or stop that; a new connection asks for the same. */
  async speak(on: boolean): Promise<void> {
    if (on === this.speaks) return;
    this.speaks = on;
    if (this.#socket) await this.ask({ kind: "words", on });
  }

  async undo(): Promise<void> {
    await this.ask({ kind: "undo" });
  }

  /** What is certain about actions that would be confirmed as one, and if asked for, what would lie on the table after them. */
  preview(actions: number[], after = false): Promise<Preview> {
    return this.ask<Preview>({ kind: "preview", actions, after });
  }

  whyNot(action: number): Promise<Why> {
    return this.ask<Why>({ kind: "why", action });
  }

  hint(): Promise<Hint> {
    return this.ask<Hint>({ kind: "hint" });
  }

  rematch(): Promise<RematchSet> {
    return this.ask<RematchSet>({ kind: "rematch" });
  }

  protected connect(): void {
    if (this.#ended) return;
    const socket = new WebSocket(this.#address());
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.hear(JSON.parse(event.data as string) as Told);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#ended) return;
      this.#socket = null;
      this.closed = event.code;
      if (event.code === ENDED && this.onEnded) {
        this.standing = this.table ? "lost" : "joining";
        this.#retry = window.setTimeout(() => void this.#askWhoIsHere(), RENEWAL);
        return;
      }
      if (GONE.has(event.code)) {
        this.standing = "gone";
        return;
      }
      this.standing = this.table ? "lost" : "joining";
      this.#tries += 1;
      const wait = Math.min(8000, 300 * 2 ** this.#tries) * (0.7 + Math.random() * 0.6);
      this.#retry = window.setTimeout(() => this.connect(), this.#tries === 1 ? 200 : wait);
    };
  }

  async #askWhoIsHere(): Promise<void> {
    const isSame = (await this.onEnded?.().catch(() => false)) ?? false;
    if (this.#ended || this.#socket) return;
    if (isSame) this.connect();
    else this.standing = "gone";
  }

  #address(): string {
    const asked = new URLSearchParams();
    if (this.key) asked.set("key", this.key);
    const known = this.sight?.settled ?? -1;
    asked.set("since", String(known));
    if (this.speaks) asked.set("words", "1");
    const last = this.chat.at(-1);
    if (last) asked.set("chat", String(last.number));
    return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.id}/socket?${asked}`;
  }

  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.standing === "gone") return;
    if (!this.#socket) {
      clearTimeout(this.#retry);
      this.connect();
    }
  };

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const silence = Date.now() - this.#heard;
    if (silence > 45_000) this.#socket.close();
    else if (silence > 20_000) this.send({ kind: "ping", id: freshId() });
  }

  protected send(said: Said): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.standing === "here") this.#socket.send(JSON.stringify(said));
  }

  protected hear(told: Told): void {
    switch (told.kind) {
      case "welcome":
        this.#tries = 0;
        this.why = null;
        this.#choices.clear();
        this.#known(told.sight?.legal ?? []);
        this.table = told.table;
        this.presence = told.presence;
        this.presenceAt = performance.now();
        this.#show(told);
        this.chat = told.chat.reduce(heard, this.chat);
        // Somebody may have got another name while nobody could tell this page.
        for (const { person, name, who } of told.table.chairs) if (person && who) this.#introduce({ kind: "face", person, name, who });
        this.standing = "here";
        for (const { said } of this.#asked.values()) this.send(said);
        break;
      case "news":
        if (told.sight.legal) told.sight.legal = this.#known(told.sight.legal);
        this.#show(told);
        break;
      case "table":
        this.table = told.table;
        break;
      case "presence":
        this.presence = told;
        this.presenceAt = performance.now();
        break;
      case "said":
        this.chat = heard(this.chat, told.line);
        break;
      case "standing":
        this.onStanding?.();
        break;
      case "face":
        this.#introduce(told);
        break;
      case "goodbye":
        this.why = told.problem.error;
        this.standing = this.table ? "lost" : "joining";
        break;
      case "refused": {
        const asked = this.#take(told.id);
        asked?.refuse(new Refusal(0, told.problem));
        break;
      }
      default:
        this.#take(told.id)?.resolve(told);
    }
  }

  /** Somebody is called otherwise from now on, or not at all. */
  #introduce({ person, name, who }: FaceNews): void {
    const called = <T extends { person: string | null }>(one: T): T => (one.person === person ? { ...one, name, who } : one);
    if (this.table) this.table = { ...this.table, chairs: this.table.chairs.map(called) };
    this.chat = this.chat.map(called);
  }

  /** Choices as they were told; the server says again only the numbers of those that it told this page before. */
  #known(told: (Choice | number)[]): Choice[] {
    for (const choice of told) if (typeof choice !== "number") this.#choices.set(choice.number, choice);
    return told.map((choice) => (typeof choice === "number" ? this.#choices.get(choice)! : choice));
  }

  #take(id: string): Asked | undefined {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  #show(told: Welcome | News): void {
    const afterwards = this.onChange?.();
    const [before, known] = [this.sight, this.chapters.at(-1)?.number ?? -1];
    const isWelcome = told.kind === "welcome";
    const since = isWelcome && !before ? -1 : told.since;
    const open = this.chapters.filter((chapter) => chapter.number > since);
    const heard = told.chapters.map((chapter) => {
      const known = chapter.fresh ? undefined : open.shift();
      return chapter.events.length || !known ? chapter : { ...chapter, events: known.events };
    });
    this.chapters = [...this.chapters.filter((chapter) => chapter.number <= since), ...heard];
    if (told.sight) {
      this.sight = isWelcome ? told.sight : merged(before, told.sight);
      this.at = performance.now();
    }
    if (!isWelcome) this.fresh = told.chapters.filter((chapter) => chapter.fresh).flatMap((chapter) => chapter.events);
    // After a lost connection that is new which has a number of its own.
    const chapters = isWelcome ? heard.map((chapter) => ({ ...chapter, fresh: chapter.number > known })) : heard;
    this.onHeard?.({ before, after: this.sight, since, chapters });
    afterwards?.();
  }
}

/** The chat with another line, or with a line as it is now: a keeper may have removed its words. */
function heard(chat: ChatLine[], line: ChatLine): ChatLine[] {
  const isKnown = chat.some((old) => old.number === line.number);
  return isKnown ? chat.map((old) => (old.number === line.number ? line : old)) : [...chat, line];
}

/** A sight with what is new in it: news name only what changed. */
export function merged(before: Sight | null, news: SightNews): Sight {
  const [view, shown] = [
    { ...before?.view, ...news.view },
    { ...before?.shown, ...news.shown },
  ];
  return { ...before, ...news, view, shown } as Sight;
}

/** A refusal in words that the page can show. */
export function told(refusal: unknown): Message {
  return refusal instanceof Refusal ? refusal.told : { id: "web-error-unknown", args: {} };
}

export type { Problem };
