/** The chronicle in paragraphs. The rules of joining are those of `tafelrunde.core.paragraphs`; which events they hold for,
 * a game declares, and every event says it. */
import type { Argument, Chapter, Happening, Message, Sentence } from "../wire";

export interface Line {
  said: Sentence;
  /** The chapters of its first and its last event. */
  first: number;
  last: number;
}

export interface Paragraph {
  heading: Message | null;
  lines: Line[];
}

export function paragraphs(chapters: Chapter[]): Paragraph[] {
  const told: Paragraph[] = [];
  let adds: Message | null = null;
  for (const { number, events } of chapters) {
    for (const event of events) {
      if (!told.length || (event.turn && !equal(event.turn, told.at(-1)!.heading))) {
        told.push({ heading: event.turn ?? null, lines: [] });
        adds = null;
      }
      if (event.manner === "heading") {
        adds = null;
        continue;
      }
      const { lines } = told.at(-1)!;
      const joined = join(adds, event);
      if (joined) {
        const before = lines.pop()!;
        const rules = [...new Set([...before.said.rules, ...event.told.rules])];
        lines.push({ said: { message: joined, rules }, first: before.first, last: number });
        adds = joined;
      } else {
        lines.push({ said: event.told, first: number, last: number });
        adds = event.manner === "more" ? null : (event.adds ?? null);
      }
    }
  }
  return told.filter((paragraph) => paragraph.lines.length || paragraph.heading);
}

/** The sentences of events, joined, without headings. */
export function sentences(events: Happening[]): Sentence[] {
  return paragraphs([{ number: 0, seat: -1, fresh: true, events }]).flatMap(({ lines }) => lines.map(({ said }) => said));
}

function join(before: Message | null, { adds, manner }: Happening): Message | null {
  if (!before || !adds || manner === "first" || before.id !== adds.id || !equal(before.args["seat"], adds.args["seat"])) return null;
  const args = Object.entries(adds.args).map(([name, value]) => [name, joinArguments(before.args[name]!, value)]);
  return { id: adds.id, args: Object.fromEntries(args) as Message["args"] };
}

/** Lists go on, numbers add up, and of anything else the last word counts unless it is empty. */
function joinArguments(before: Argument, after: Argument): Argument {
  if (typeof before === "number" && typeof after === "number") return before + after;
  if (Array.isArray(before) && Array.isArray(after)) return [...before, ...after];
  return after === "" ? before : after;
}

function equal(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
