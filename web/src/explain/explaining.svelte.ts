/** Things explain themselves: whatever bears a `data-term` is a word of the glossary, under `data-called` if it has a name of its own.
 * A thing that is drawn apart from what takes its clicks is found by `data-holds`, a selector of where it is drawn. */

/** After this many milliseconds of pointing. */
const AFTER = 400;
/** A finger stays this long. */
const LONG = 500;
/** The way from the thing to its card may take this long. */
const GRACE = 250;
const FAR = 10;

export type Way = "point" | "focus" | "press";

class Explaining {
  /** The thing that is explained now, and how that was asked for. */
  thing = $state.raw<HTMLElement | SVGElement | null>(null);
  way = $state<Way>("point");
  /** Where the pointer was: a large thing is explained there. */
  spot = $state.raw({ x: 0, y: 0 });
  card: HTMLElement | null = null;
  #next: Element | null = null;
  #timer = 0;
  #leaving = 0;
  #down = { x: 0, y: 0 };
  #isHeld = false;

  show(thing: Element, way: Way): void {
    this.#stop();
    this.thing = thing as HTMLElement;
    this.way = way;
  }

  hide(): void {
    this.#stop();
    this.thing = null;
  }

  #stop(): void {
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#leaving);
    this.#leaving = 0;
  }

  point(event: PointerEvent): void {
    if (event.pointerType !== "mouse") {
      if (Math.hypot(event.clientX - this.#down.x, event.clientY - this.#down.y) > FAR) window.clearTimeout(this.#timer);
      return;
    }
    if (event.buttons) return;
    if (this.thing && this.way === "point" && (this.#isOnCard(event) || thingAt(event) === this.thing)) {
      this.#stop();
      return;
    }
    if (this.thing && this.way === "point" && !this.#leaving) this.#leaving = window.setTimeout(() => (this.thing = null), GRACE);
    const next = thingAt(event);
    if (next === this.#next) return;
    this.#next = next;
    window.clearTimeout(this.#timer);
    if (!next) return;
    const { clientX: x, clientY: y } = event;
    this.#timer = window.setTimeout(() => {
      if (!next.isConnected) return;
      this.spot = { x, y };
      this.show(next, "point");
    }, AFTER);
  }

  press(event: PointerEvent): void {
    this.#isHeld = false;
    if (this.#isOnCard(event)) return;
    this.hide();
    if (event.pointerType === "mouse") return;
    this.#down = { x: event.clientX, y: event.clientY };
    const thing = thingAt(event);
    if (!thing) return;
    this.#timer = window.setTimeout(() => {
      this.#isHeld = true;
      this.show(thing, "press");
    }, LONG);
  }

  release(): void {
    if (!this.#isHeld) window.clearTimeout(this.#timer);
  }

  /** What a long press is followed by is not meant: a click, a menu. */
  swallow(event: Event): void {
    if (!this.#isHeld) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "click") this.#isHeld = false;
  }

  focus(event: FocusEvent): void {
    const goal = event.target as Element;
    const thing = goal.matches(":focus-visible") ? termOf(goal) : null;
    if (thing) this.show(thing, "focus");
  }

  blur(): void {
    if (this.way === "focus") this.hide();
  }

  #isOnCard({ clientX, clientY }: PointerEvent): boolean {
    return this.card !== null && isIn(this.card, clientX, clientY);
  }
}

function termOf(element: Element): HTMLElement | SVGElement | null {
  return element.closest<HTMLElement>("[data-game] [data-term]");
}

function thingAt({ target, clientX, clientY }: PointerEvent): Element | null {
  const found = target instanceof Element ? termOf(target) : null;
  if (!found?.dataset["holds"]) return found;
  const held = document.querySelectorAll(`${found.dataset["holds"]} [data-term]`);
  return [...held].find((one) => isIn(one, clientX, clientY)) ?? found;
}

function isIn(element: Element, x: number, y: number): boolean {
  const box = element.getBoundingClientRect();
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

export const explaining = new Explaining();
