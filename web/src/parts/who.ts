/** What people are called on a page. Whoever was forgotten has no name; they are a guest. */
import { say } from "../state/house.svelte";
import type { Who } from "../wire";

export function nameOf(one: { name: string; who: Who | null }): string {
  return one.who === "gone" ? say("web-a-guest") : one.name;
}

/** What somebody is here, in words. */
export function whoWords(who: Who, isLooking = false): string {
  const words = say(who === "gone" ? "web-who-guest" : `web-who-${who}`);
  return isLooking ? `${say("web-who-onlooker")}, ${words}` : words;
}
