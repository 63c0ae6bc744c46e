/** A visit to a table: the line to it, the game that is played there, and what the visitor sees and asks for. */
import { untrack } from "svelte";
import { loadGame, type GameClient, type SeatFace } from "../games/board";
import { api } from "../net/api";
import type { TableLine } from "../net/line.svelte";
import { nameOf } from "../parts/who";
import { router } from "../router.svelte";
import { edition, gameName, hall } from "../state/house.svelte";
import { Words } from "../words/words";
import { pigmentOf } from "./pigments";
import { Play } from "./play.svelte";
import { Stage } from "./stage.svelte";
import type { Showing } from "./steps";
import type { Proof } from "./verify";

/** What is not needed to see the table and to play comes after this time, or with the first turn of somebody else. */
const LATER = 5000;

export class Visit {
  readonly line: TableLine;
  readonly stage: Stage;
  readonly play: Play;
  /** The board of the game; null while it is not loaded, and if the game has none. */
  client = $state.raw<GameClient | null>(null);
  isLoaded = $state(false);
  /** What tells others' turns; null while it is not loaded, and if the game has nothing to tell them by. */
  teller = $state.raw<typeof import("./telling") | null>(null);
  #showing: Showing | null = null;
  proof = $state.raw<Proof | null>(null);
  /** A companion sits with you. */
  isGuided = $state(new URLSearchParams(location.search).has("guided"));
  /** Whether you might be given advice: at a table where hints are allowed, while you play. */
  readonly mayBeGuided = $derived.by(
    () => !this.lesson && this.table?.hints === true && this.table.status === "running" && this.chair !== null,
  );

  readonly table = $derived.by(() => this.line.table);
  readonly sight = $derived.by(() => this.play.sight);
  readonly isOver = $derived.by(() => !this.stage.isShowing && (this.table?.status === "over" || (this.sight?.standings ?? null) !== null));
  /** The position in words instead of the board. */
  isText = () => false;
  /** Your own chair, if you have one. */
  readonly chair = $derived.by(() => (this.table?.you == null ? null : (this.table.chairs[this.table.you] ?? null)));
  /** What is played here, as its words and its rulebook are known. */
  readonly edition = $derived.by(() => (this.table ? edition(this.table) : ""));
  readonly words = $derived.by(() => {
    if (!hall.words || !this.table) return null;
    const names = this.table.chairs.map(nameOf);
    return new Words(hall.words.catalogue, names, this.table.you, this.edition);
  });
  readonly faces = $derived.by<SeatFace[]>(() =>
    (this.table?.chairs ?? []).map((chair) => ({
      seat: chair.seat,
      name: nameOf(chair),
      you: chair.seat === this.table!.you,
      bot: chair.kind === "bot",
      pigment: pigmentOf(this.table!, chair.seat, this.client),
    })),
  );
  readonly title = $derived.by(() => (this.table && hall.words ? gameName(this.table.game) : ""));
  readonly heading = $derived.by(
    () =>
      this.lesson?.title ??
      (this.sight && this.client && this.words ? this.client.heading(this.sight.view as never, this.words, this.sight.shown as never) : ""),
  );
  /** The seat whose turn it is while something is asked of you in between. */
  readonly interrupted = $derived.by(() =>
    this.play.isAsked && this.sight ? (this.client?.interrupted?.(this.sight.view as never, this.sight.shown as never) ?? null) : null,
  );

  /** Your clock is running already, but what led to it is still being shown. */
  readonly isDue = $derived.by(() => this.stage.isShowing && this.line.sight?.clocks[this.table?.you ?? -1]?.running === true);

  constructor(
    line: TableLine,
    /** What is learnt here, if it is no match. */ readonly lesson: { readonly title: string } | null = null,
  ) {
    this.line = line;
    this.line.onEnded = () => hall.isStillHere();
    this.line.onStanding = () => void hall.restand();
    this.stage = new Stage(this.line, {
      showing: () => this.#showing,
      learn: () => (this.client?.showing ? orTell(() => this.#learn()) : null),
      pace: () => hall.pace,
      isByHand: () => hall.still,
      isWatched: () => document.visibilityState === "visible" && !this.isText(),
    });
    this.play = new Play(
      this.line,
      () => this.stage.sight,
      () => this.client?.verbs ?? {},
      () => this.words,
      this.stage,
    );
    this.play.onChoice = () => this.stage.forget();
  }

  /** From a component: the line is open as long as the component exists, and the game is loaded once it is known. */
  begin(): void {
    $effect(() => {
      const isNeeded = hall.inWords || (this.isLoaded && !this.client);
      void orTell(() => this.line.speak(isNeeded));
    });
    $effect(() => {
      untrack(() => this.line.open());
      return () => {
        this.line.close();
        this.stage.close();
      };
    });
    $effect(() => {
      if (!this.client) return;
      const timer = setTimeout(() => void orTell(() => this.#learn()), LATER);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const game = this.edition;
      if (!game || this.isLoaded) return;
      void Promise.all([loadGame(game), hall.openGame(game)])
        .then(([loaded]) => {
          this.client = loaded;
          this.isLoaded = true;
        })
        .catch((refusal) => hall.tell(refusal));
    });
  }

  /** From now on others' turns are told step by step. */
  async #learn(): Promise<void> {
    const load = this.client?.showing;
    if (!load || this.#showing) return;
    [this.#showing, this.teller] = await Promise.all([load(), import("./telling")]);
    this.stage.recall();
  }

  offer(agree: boolean): Promise<void> {
    return orTell(() => this.line.ask({ kind: "agree", agree }));
  }

  /** Play on although others would end here. */
  decline(): Promise<void> {
    return orTell(() => this.line.ask({ kind: "decline" }));
  }

  resign(): Promise<void> {
    return orTell(() => this.line.ask({ kind: "resign" }));
  }

  /** After having been away. */
  comeBack(): Promise<void> {
    return orTell(() => this.line.ask({ kind: "return" }));
  }

  /** Everybody else is gone. */
  claim(): Promise<void> {
    return orTell(() => this.line.ask({ kind: "claim" }));
  }

  /** Whether it was heard. */
  async speak(text: string): Promise<boolean> {
    let isHeard = false;
    await orTell(async () => {
      await this.line.ask({ kind: "say", text });
      isHeard = true;
    });
    return isHeard;
  }

  rematch(): Promise<void> {
    return orTell(async () => router.go(`/t/${(await this.line.rematch()).table}`));
  }

  saveRecord(): Promise<void> {
    return orTell(async () => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([await this.#record()], { type: "text/plain" }));
      link.download = `${this.line.id}.tafel`;
      link.click();
    });
  }

  /** A picture of the board as it fell, with the result. */
  share(board: Element | null): Promise<void> {
    return orTell(async () => {
      const { sight, table } = this;
      if (!hall.words || !table || !sight?.standings) return;
      // A picture is for others too, so it speaks to nobody.
      const names = table.chairs.map(nameOf);
      const words = new Words(hall.words.catalogue, names, null, this.edition);
      const { places, points, reason } = sight.standings;
      const said = sight.ending?.result.map((sentence) => words.sentence(sentence)) ?? [words.message(reason)];
      const rows = [...this.faces]
        .sort((one, other) => places[one.seat]! - places[other.seat]!)
        .map(({ seat, name, pigment }) => ({
          place: places[seat]!,
          name,
          score: points.length ? String(points[seat]) : (sight.ending?.rows[seat]?.figures.join(" · ") ?? ""),
          colour: `--shield-${pigment}`,
        }));
      const { share } = await import("./end/share");
      await share({ game: this.title, lines: said, rows }, board, `tafelrunde-${this.line.id}`);
    });
  }

  prove(): Promise<void> {
    return orTell(async () => {
      const { verify } = await import("./verify");
      this.proof = await verify(await this.#record(), this.table?.commitment ?? null);
    });
  }

  #record(): Promise<string> {
    return api.record(this.line.id, this.line.key);
  }
}

/** What is refused is told to the visitor. */
async function orTell(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (refusal) {
    hall.tell(refusal);
  }
}
