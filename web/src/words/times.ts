/** Times as people say them, in the language of the page; moments are milliseconds. */
import { hall } from "../state/house.svelte";
import type { Message } from "../wire";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "2 days ago", "yesterday". */
export function ago(moment: number): string {
  return relative(moment - Date.now(), "auto");
}

/** "in 3 hours". */
export function timeLeft(due: number): string {
  return relative(Math.max(60_000, due - Date.now()), "always");
}

function relative(span: number, numeric: "auto" | "always"): string {
  const told = new Intl.RelativeTimeFormat(hall.words?.language ?? "en", { numeric });
  for (const [unit, length] of STEPS) if (Math.abs(span) >= length) return told.format(Math.round(span / length), unit);
  return told.format(Math.min(-0, Math.round(span / 60_000)), "minute");
}

/** A day by its date. */
export function day(moment: number): string {
  return new Intl.DateTimeFormat(hall.words?.language ?? "en", { dateStyle: "medium" }).format(moment);
}

/** A moment by date and time. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(hall.words?.language ?? "en", { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** A message whose end the server says in UTC, by our own clock and in the language of the page. */
export function byOurClock(message: Message): Message {
  const end = message.args.end;
  if (typeof end !== "string" || !/^[-\d]+ [\d:]+ UTC$/.test(end)) return message;
  return { ...message, args: { ...message.args, end: moment(Date.parse(end.replace(" ", "T").replace(" UTC", "Z"))) } };
}
