/** The page of a table: its shape, and what is open on it. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { hall } from "../state/house.svelte";
import type { TableLine } from "../net/line.svelte";

export type Shape = "desktop" | "tablet" | "phone";
export type LogTab = "chronicle" | "chat";

export class Layout {
  isMenuOpen = $state(false);
  /** Chronicle and chat; on a desktop they are always open. */
  isLogOpen = $state(false);
  tab = $state<LogTab>("chronicle");
  /** The position in words instead of the board. */
  isText = $state(false);
  /** The reference card over the board. */
  isCardOpen = $state(false);
  /** Arrows go to everything that explains itself. */
  isWalking = $state(false);
  isInviting = $state(false);
  isResigning = $state(false);
  isOffering = $state(false);
  /** The people at the table, or one of them: what can be done about them. */
  isPeopleOpen = $state(false);
  person = $state("");

  /** Something lies over the table. */
  readonly hasSheet = $derived.by(() => this.isInviting || this.isResigning || this.isOffering || this.isPeopleOpen);
  readonly shape = $derived.by<Shape>(() => {
    const width = innerWidth.current ?? 1440;
    return width >= 1240 ? "desktop" : width >= 720 ? "tablet" : "phone";
  });
  /** Whether what happened since your last turn has a strip of its own below the board. */
  readonly hasStrip = $derived.by(() => this.shape !== "phone" && (innerHeight.current ?? 900) >= 840);
  readonly unread = $derived.by(() => Math.max(0, this.#line.chat.length - this.#readLines));

  #line: TableLine;
  #readLines = $state(0);

  constructor(line: TableLine) {
    this.#line = line;
  }

  /** From a component: lines of the chat that are seen are no longer counted, nor those that were there before. */
  countUnread(): void {
    let wasThere = false;
    $effect(() => {
      const isSeen = this.tab === "chat" && (this.shape === "desktop" || this.isLogOpen);
      if (isSeen || !wasThere) this.#readLines = this.#line.chat.length;
      wasThere ||= this.#line.table !== null;
    });
  }

  /** A player who has asked for the words once gets them from then on, even with the board. */
  switchText(): void {
    this.isText = !this.isText;
    if (this.isText) hall.keep({ inWords: true });
  }

  openPeople(person = ""): void {
    this.person = person;
    this.isPeopleOpen = true;
  }

  openLog(tab: LogTab): void {
    this.tab = tab;
    this.isLogOpen = true;
  }
}
