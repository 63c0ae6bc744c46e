/** A click is meant for what was there when the hand set out: what has just come under the pointer does not take it. */

/** After this many milliseconds a hand has seen what is there now. */
const SEEN = 400;
/** A second click of the same hand lands so near the first, in pixels. */
const NEAR = 16;

interface Click {
  at: number;
  x: number;
  y: number;
  thing: Element | null;
  choice: string | undefined;
}

/** A listener for the capture phase of clicks; keys and dropped things, which have no place, pass. */
export function guard(now: () => number = () => performance.now()): (event: MouseEvent) => void {
  let last: Click | null = null;
  return (event) => {
    if (!event.isTrusted || event.detail === 0) return;
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>("button, a, [role='button'], [data-choice]") : null;
    const click: Click = { at: now(), x: event.clientX, y: event.clientY, thing, choice: thing?.dataset["choice"] };
    const isSameHand = last !== null && click.at - last.at < SEEN && Math.hypot(click.x - last.x, click.y - last.y) < NEAR;
    if (isSameHand && thing && (last!.thing !== thing || last!.choice !== click.choice)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    last = click;
  };
}
