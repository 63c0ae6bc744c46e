/** A spirit that has danced hops place by place to where it lies now. */
import type { Attachment } from "svelte/attachments";
import type { Happening } from "../../wire";
import { NONE, type DruidShown } from "./contract";
import { danceOf, eventsOf, wayOf } from "./foresight";
import type { Geometry } from "./geometry";
import { isLeft } from "./places";

export interface Dance {
  event: Happening;
  way: number[];
}

const LONGEST = 900;
const danced = new WeakSet<Happening>();

/** The dances among what has just happened, by the place where they ended. */
export function dancesIn(fresh: Happening[], shown: DruidShown, ring: number = NONE): Map<number, Dance> {
  const found = new Map<number, Dance>();
  let laid: number = NONE;
  for (const [at, { event, fields }] of eventsOf(fresh).entries()) {
    if (event === "Laid") laid = fields.spirit;
    if (event !== "Danced") continue;
    const { place, goal } = fields;
    const way = laid === NONE ? danceOf(shown, place, goal, shown.tops[ring] ?? NONE) : wayOf(shown, place, goal, isLeft(laid));
    found.set(goal, { event: fresh[at]!, way: way.at(-1) === goal ? way : [place, goal] });
  }
  return found;
}

export function hopping(geometry: Geometry, dance: Dance | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!dance || danced.has(dance.event)) return;
    danced.add(dance.event);
    const step = parseFloat(getComputedStyle(element).getPropertyValue("--m-move"));
    const spots = dance.way.map((place) => geometry.piles[place]!);
    const goal = spots.at(-1)!;
    if (!step) return;
    const frames = spots.flatMap(({ x, y, w }, at) => {
      const land = `translate(${x - goal.x}px, ${y - goal.y}px) scale(${w / goal.w})`;
      const next = spots[at + 1];
      const over = next && `translate(${(x + next.x) / 2 - goal.x}px, ${Math.min(y, next.y) - goal.y - 26}px) scale(${w / goal.w})`;
      return over ? [land, over] : [land];
    });
    element.animate(
      frames.map((transform) => ({ transform, zIndex: 5, easing: "ease-in-out" })),
      { duration: Math.min(LONGEST, step * (spots.length - 1)), fill: "backwards" },
    );
  };
}
