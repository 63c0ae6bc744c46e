/** Sentences about a table as a whole, for those who are about to sit down. */
import { nameOf, whoWords } from "../parts/who";
import { gameName, hall, say } from "../state/house.svelte";
import type { Chair, Clock, Table } from "../wire";

export function isFree(chair: Chair): boolean {
  return chair.kind === "open" || chair.kind === "invited";
}

/** What somebody who sits at the table is there: its host, a guest, somebody with an account. */
export function personWords(chair: Chair, table: Table): string {
  if (chair.person === table.host) return say("web-lobby-host");
  return chair.who === "account" || chair.who === "alike" ? whoWords(chair.who) : say("web-chair-person");
}

/** The name of whoever set the table, if they sit at it. */
export function hostName(table: Table): string {
  const host = table.chairs.find((chair) => chair.person === table.host);
  return host ? nameOf(host) : "";
}

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return say("web-invited-clock-none");
  if (clock.kind === "slow") return say("web-invited-clock-slow", { hours: clock.hours ?? 24 });
  const minutes = Math.round(clock.seconds / 60);
  const seconds = clock.increment ?? 0;
  return seconds ? say("web-invited-clock-live", { minutes, seconds }) : say("web-invited-clock-live-bare", { minutes });
}

/** What happens when it runs out. */
export function timeoutWords(clock: Clock): string {
  return say(clock.kind === "none" ? "web-new-clock-none-note" : "web-new-clock-note");
}

/** How long a match takes, where that is known. */
export function minutesWords(game: string): string {
  const id = `web-game-${game}-minutes`;
  return hall.words?.has(id) ? say(id) : "";
}

export function matchWords(table: Table): string {
  return [say("web-lobby-of", { game: gameName(table.game), seats: table.chairs.length }), minutesWords(table.game)]
    .filter(Boolean)
    .join(", ");
}

/** The way to a table, or to one of its chairs. */
export function tableLink(id: string, key: string | null, isLooking = false): string {
  const asked = new URLSearchParams();
  if (key) asked.set("key", key);
  if (isLooking) asked.set("look", "1");
  return `/t/${id}${asked.size ? `?${asked}` : ""}`;
}
