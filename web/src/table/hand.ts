/** Pointing by hand. What is told of a thing may move the page, and with it the thing under a mouse that rests: if that counted as
 *  coming and going, the page would move to and fro for ever. */
import type { Attachment } from "svelte/attachments";

type Pointed = HTMLElement | SVGElement;

/** Where the mouse was when it last moved. */
let rest: { clientX: number; clientY: number } | null = null;
globalThis.window?.addEventListener("pointermove", ({ clientX, clientY }) => (rest = { clientX, clientY }), { passive: true });

function isByHand({ pointerType, clientX, clientY }: PointerEvent): boolean {
  return pointerType !== "mouse" || rest?.clientX !== clientX || rest.clientY !== clientY;
}

/** Call `come` and `go` when a pointer comes and goes by hand; what the page did meanwhile counts with the next movement. */
export function pointed(element: Pointed, come: () => void, go: (event: PointerEvent) => void): () => void {
  let wasBrought = false;
  const enter = (event: PointerEvent): void => {
    wasBrought = !isByHand(event);
    if (!wasBrought) come();
  };
  const move = (event: PointerEvent): void => {
    if (!wasBrought || !isByHand(event)) return;
    wasBrought = false;
    come();
  };
  const leave = (event: PointerEvent): void => {
    wasBrought = false;
    if (isByHand(event)) return go(event);
    const next = (moved: PointerEvent): void => {
      if (!isByHand(moved)) return;
      window.removeEventListener("pointermove", next, true);
      if (!element.contains(moved.target as Node)) go(moved);
    };
    window.addEventListener("pointermove", next, true); // before `rest` is told
  };
  const listeners = Object.entries({ pointerenter: enter, pointermove: move, pointerleave: leave });
  for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
  };
}

/** `{@attach pointing(come, go)}` */
export function pointing(come: () => void, go: (event: PointerEvent) => void): Attachment<Pointed> {
  return (element) => pointed(element, come, go);
}
