/** Keys of the table: arrows go from one lit thing to the next in that direction; letters are tools. */
import { hall } from "../state/house.svelte";
import type { Layout } from "./layout.svelte";
import type { Stage } from "./stage.svelte";
import type { Play } from "./play.svelte";
import type { Visit } from "./visit.svelte";

export const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** What arrows go to, and where they start from: also the pressed one of several kinds of action, which is not lit. */
const THINGS = "[data-lit], [data-chosen], [data-faded][tabindex], .shelf [aria-pressed]:not(:disabled), .choices .button:not(:disabled)";

/** Something closed, which only says why, is gone to if nothing open lies that way. */
const CLOSED = 1e6;

export function press(event: KeyboardEvent, root: HTMLElement, { play, stage }: Visit, layout: Layout): void {
  if (isWriting(event) || document.querySelector("dialog[open]")) return;
  if (stage.isShowing && stepOn(event, stage)) {
    event.preventDefault();
    return;
  }
  if (event.key === "Escape") {
    if (layout.isLogOpen || layout.isMenuOpen) layout.isLogOpen = layout.isMenuOpen = false;
    else play.release();
    return;
  }
  if (walk(event, root) || useTool(event, play, stage, layout)) event.preventDefault();
}

/** While others' turns are shown: space pauses, or goes on where nothing goes on by itself; arrows step, Escape skips. */
function stepOn(event: KeyboardEvent, stage: Stage): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  if (event.key === "Escape") stage.skip();
  else if (event.key === "ArrowRight") stage.next();
  else if (event.key === "ArrowLeft") stage.back();
  else if (event.key !== " " || (event.target as HTMLElement).closest("a, button, summary, [role='button']")) return false;
  else if (stage.isByHand) stage.next();
  else stage.pause();
  return true;
}

/** A press on the board goes one step on; one on your own hand is impatient and goes to now. */
export function skipTo(event: PointerEvent, stage: Stage): void {
  if (!stage.isShowing) return;
  const goal = event.target as HTMLElement;
  if (goal.closest(".shelf .hand")) stage.skip();
  else if (goal.closest("main") && !goal.closest("a, button")) stage.next();
}

function useTool(event: KeyboardEvent, play: Play, stage: Stage, layout: Layout): boolean {
  if (!hall.keys || event.metaKey || event.ctrlKey || event.altKey) return false;
  if (event.key === "u") void play.undo();
  else if (event.key === "h") void play.hint();
  else if (event.key === "l") stage.isTied = !stage.isTied;
  else if (event.key === "t") layout.switchText();
  else if (event.key === "r") layout.isCardOpen = !layout.isCardOpen;
  else return false;
  return true;
}

export function isWriting(event: KeyboardEvent): boolean {
  const goal = event.target as HTMLElement;
  return goal.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(goal.tagName);
}

/** Move the focus; whether there was anywhere to go. */
function walk(event: KeyboardEvent, root: HTMLElement): boolean {
  const way = WAYS[event.key];
  if (!way || event.metaKey || event.ctrlKey || event.altKey) return false;
  const things = [...root.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one.getClientRects().length);
  const from = document.activeElement as HTMLElement | null;
  if (!from || !things.includes(from)) {
    if (from && from !== document.body && !from.matches("main, dialog") && root.contains(from)) return false;
    things[0]?.focus();
    return things.length > 0;
  }
  const best = towards(from, things, way);
  best?.focus();
  return best !== null;
}

/** The nearest thing in this direction. */
export function towards(from: HTMLElement, things: readonly HTMLElement[], way: [number, number]): HTMLElement | null {
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const [u, v] = centre(thing);
    const along = (u - x) * way[0] + (v - y) * way[1];
    const aside = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
    if (along <= 1) continue;
    const far = along + aside * 2.2 + (thing.matches("[data-faded]") ? CLOSED : 0);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

function centre(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
