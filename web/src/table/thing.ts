/** Things that can be chosen: one attachment gives any element, HTML or SVG, its states, its keys and its voice. */
import type { Attachment } from "svelte/attachments";
import type { Choice, Play } from "./play.svelte";

export interface ThingOptions {
  /** What it is called, for those who hear the page. */
  name: string;
  /** Why it cannot be chosen now, if that is worth a focus. */
  why?: string;
  /** Played at once instead of chosen first: for steps that can be taken back. */
  atOnce?: boolean;
  /** What a click does, instead of choosing. */
  onChoose?: () => void;
  /** Chosen already in some other way, such as laid on this visit. */
  isChosen?: boolean;
}

/** `{@attach thing(play, choice, { name })}`: lit if the choice is legal, chosen, faded with a reason, or at rest. */
export function thing(play: Play, choice: Choice | undefined, options: ThingOptions): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const isOpen = choice !== undefined || options.onChoose !== undefined;
    const chosen = options.isChosen || play.isChosen(choice);
    element.toggleAttribute("data-lit", isOpen && !chosen);
    element.toggleAttribute("data-chosen", Boolean(chosen));
    element.toggleAttribute("data-faded", !isOpen && !chosen && options.why !== undefined);
    if (choice) element.setAttribute("data-choice", choice.notation);
    else element.removeAttribute("data-choice");
    element.toggleAttribute("data-hinted", choice !== undefined && play.hinted?.number === choice.number);
    if (!isOpen && options.why === undefined) {
      for (const name of ["tabindex", "role", "aria-pressed", "aria-disabled"]) element.removeAttribute(name);
      element.setAttribute("role", "img");
      element.setAttribute("aria-label", options.name);
      return;
    }
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", isOpen ? options.name : `${options.name}: ${options.why}`);
    if (isOpen) {
      element.setAttribute("aria-pressed", String(Boolean(chosen)));
      element.removeAttribute("aria-disabled");
    } else {
      element.setAttribute("aria-disabled", "true");
      element.removeAttribute("aria-pressed");
      element.setAttribute("title", options.why ?? "");
      return;
    }
    element.removeAttribute("title");
    const choose = (): void => {
      if (options.onChoose) options.onChoose();
      else if (choice && options.atOnce) void play.play(choice);
      else if (choice) play.choose(choice);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["click", choose],
      [
        "keydown",
        (event) => {
          const { key } = event as KeyboardEvent;
          if (key !== "Enter" && key !== " ") return;
          event.preventDefault();
          choose();
        },
      ],
      ["pointerenter", () => choice && play.point(choice)],
      ["pointerleave", () => play.point(null)],
      ["focus", () => choice && play.point(choice)],
      ["blur", () => play.point(null)],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
