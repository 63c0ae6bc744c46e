/** Things that can be chosen: one attachment gives any element, HTML or SVG, its states, its keys and its voice. */
import type { Attachment } from "svelte/attachments";
import { pointed } from "./hand";
import type { Choice, Play } from "./play.svelte";

export interface ThingOptions {
  /** What it is called, for those who hear the page. */
  name: string;
  /** Why it cannot be chosen now, where that is not about an action and yet worth a focus. */
  why?: string;
  /** The number of the action for which it would stand: while it is closed, whoever stays at it is told why by the rules. */
  refused?: number;
  /** Played at once instead of chosen first: for steps that can be taken back. */
  atOnce?: boolean;
  /** What a click does, instead of choosing. */
  onChoose?: () => void;
  /** Chosen already in some other way, such as laid on this visit. */
  isChosen?: boolean;
  /** A part of the hinted choice that is not a choice by itself, such as the tree of a waltz before a spirit is picked. */
  isHinted?: boolean;
}

type Listeners = Record<string, (event: Event) => void>;

/** `{@attach thing(play, choice, { name })}`: lit if the choice is legal, chosen, faded with a reason, or at rest. */
export function thing(play: Play, choice: Choice | undefined, options: ThingOptions): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const isOpen = choice !== undefined || options.onChoose !== undefined;
    const isRefused = options.refused !== undefined && play.reasons.canAsk;
    const isClosed = !isOpen && (options.why !== undefined || isRefused);
    const chosen = options.isChosen || play.isChosen(choice);
    element.toggleAttribute("data-lit", isOpen && !chosen);
    element.toggleAttribute("data-chosen", Boolean(chosen));
    element.toggleAttribute("data-faded", isClosed && !chosen);
    if (choice) element.setAttribute("data-choice", choice.notation);
    else element.removeAttribute("data-choice");
    element.toggleAttribute("data-hinted", options.isHinted || (choice !== undefined && play.hinted?.number === choice.number));
    element.setAttribute("aria-label", options.name);
    if (!isOpen && !isClosed) {
      for (const name of ["tabindex", "aria-pressed", "aria-disabled"]) element.removeAttribute(name);
      element.setAttribute("role", "img");
      return;
    }
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    if (isClosed) {
      element.setAttribute("aria-disabled", "true");
      element.removeAttribute("aria-pressed");
      return explain(element, play, options);
    }
    element.setAttribute("aria-pressed", String(Boolean(chosen)));
    element.removeAttribute("aria-disabled");
    const choose = (): void => {
      if (options.onChoose) options.onChoose();
      else if (choice && options.atOnce) void play.play(choice);
      else if (choice) play.choose(choice);
    };
    const stopPointing = pointed(
      element,
      () => choice && play.point(choice),
      () => play.point(null),
    );
    const stopListening = listen(element, {
      click: choose,
      keydown: (event) => {
        const { key } = event as KeyboardEvent;
        if (key !== "Enter" && key !== " ") return;
        event.preventDefault();
        choose();
      },
      focus: () => choice && play.point(choice),
      blur: () => play.point(null),
    });
    return () => {
      stopPointing();
      stopListening();
    };
  };
}

/** A closed thing says why: at once if the board knows it, else when one stays at it, by pointer, finger or focus. */
function explain(element: HTMLElement | SVGElement, play: Play, { name, why, refused }: ThingOptions): () => void {
  const say = (text: string, rules: readonly string[] = []): void => {
    element.setAttribute("aria-label", rules.length ? `${name}: ${text} (${rules.join(", ")})` : `${name}: ${text}`);
    element.setAttribute("data-why", text);
    element.setAttribute("data-why-rules", rules.join(" "));
  };
  const beStill = (): void => {
    element.removeAttribute("data-why");
    element.removeAttribute("data-why-rules");
  };
  if (why !== undefined) say(why);
  if (why !== undefined || refused === undefined) return beStill;
  const known = play.reasons.known(refused);
  if (known) say(play.reason(known), known.rules);
  let leave = (): void => {};
  const stay = (): void => {
    leave = play.reasons.stay(refused, (sentence) => say(play.reason(sentence), sentence.rules));
  };
  const stopPointing = pointed(element, stay, () => element !== document.activeElement && leave());
  const stopListening = listen(element, { focus: stay, blur: () => leave() });
  return () => {
    stopPointing();
    stopListening();
    leave();
    beStill();
  };
}

function listen(element: Element, listeners: Listeners): () => void {
  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
  };
}
