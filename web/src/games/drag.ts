/** Things that are clicked can also be dragged: what lies in the hand is picked up, carried along and put on what is lit. */
import type { Attachment } from "svelte/attachments";
import { localLength } from "../table/zoom";

const FAR = 9;

function press(element: Element): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

/** `{@attach drag}` on a thing: dropped on something lit, both are clicked; dropped on a `data-drop`, only the thing is. */
export const drag: Attachment<HTMLElement> = (element) => {
  element.style.touchAction = "pan-x";
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
        // Half of a choice is made by picking it up, so that the places to put it are lit.
        if (element.matches("[data-lit]:not([data-whole])")) press(element);
      }
      if (ghost) ghost.style.transform = `translate(${local(dx)}px, ${local(dy)}px)`;
    };
    const drop = (event: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
      if (!ghost) return;
      ghost.remove();
      const under = event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null;
      const target = under?.closest("[data-drop], [data-lit]");
      // The click that follows upon letting go is no second one.
      addEventListener("click", (click) => click.isTrusted && click.stopImmediatePropagation(), { capture: true, once: true });
      setTimeout(() => target && target !== element && press(target.matches("[data-drop]") ? element : target));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
  };
  element.addEventListener("pointerdown", grip);
  return () => element.removeEventListener("pointerdown", grip);
};
