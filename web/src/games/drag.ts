/** Things that are clicked can also be dragged: what is in the hand is picked up, carried along and put on what is lit. */
import type { Attachment } from "svelte/attachments";
import { localLength } from "../table/zoom";

const FAR = 9;
/** The click of a hand that lets go comes within this many milliseconds, if there is one: after a finger there is none. */
const AFTER = 100;

type Put = (target: Element, event: PointerEvent) => void;

export function press(element: Element): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** The click that follows letting go is not a second one; the next one is. */
function swallowClick(): void {
  const over = new AbortController();
  const swallow = (click: MouseEvent): void => {
    if (!click.isTrusted) return;
    click.stopImmediatePropagation();
    over.abort();
  };
  addEventListener("click", swallow, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), AFTER);
}

/** `{@attach drag}` on a thing: dropped on something lit, both are clicked; dropped on a `data-drop`, only the thing is. */
export const drag: Attachment<HTMLElement> = (element) =>
  carry(element, "[data-drop], [data-lit]", (target) => press(target.matches("[data-drop]") ? element : target), true);

/** `{@attach dragTo(goals, put)}`: picking it up clicks nothing; the goals are marked on the way, and `put` says what a drop on one does. */
export function dragTo(goals: string, put: Put): Attachment<HTMLElement> {
  return (element) => carry(element, goals, put, false);
}

function carry(element: HTMLElement, goals: string, put: Put, isHalf: boolean): () => void {
  element.style.touchAction = "pan-x";
  const mark = (isOn: boolean): void => {
    // No text is selected on the way.
    document.body.style.userSelect = isOn ? "none" : "";
    if (isOn) getSelection()?.removeAllRanges();
    if (!isHalf) document.querySelectorAll(goals).forEach((goal) => goal.toggleAttribute("data-goal", isOn));
  };
  const grip = (down: PointerEvent): void => {
    if (down.button || !element.matches("[data-lit], [data-chosen], [data-carry]")) return;
    let ghost: HTMLElement | null = null;
    const box = element.getBoundingClientRect();
    const local = localLength(element);
    const move = (event: PointerEvent): void => {
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!ghost && Math.hypot(dx, dy) > FAR) {
        ghost = element.cloneNode(true) as HTMLElement;
        for (const name of ["data-piece", "data-lit", "data-chosen", "tabindex", "role"]) ghost.removeAttribute(name);
        ghost.style.cssText = `position:fixed;margin:0;z-index:50;pointer-events:none;left:${local(box.left)}px;top:${local(box.top)}px;width:${local(box.width)}px;height:${local(box.height)}px`;
        element.parentElement!.append(ghost);
        mark(true);
        // Half of a choice is made by picking it up, so that the places to put it are lit.
        if (isHalf && element.matches("[data-lit]:not([data-whole])")) press(element);
      }
      if (ghost) ghost.style.transform = `translate(${local(dx)}px, ${local(dy)}px)`;
    };
    const drop = (event: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
      if (!ghost) return;
      ghost.remove();
      mark(false);
      const under = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
      const target = under?.closest(goals);
      swallowClick();
      setTimeout(() => target && target !== element && put(target, event));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
  };
  element.addEventListener("pointerdown", grip);
  return () => element.removeEventListener("pointerdown", grip);
}
