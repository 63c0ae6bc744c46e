/** What people did beside the rules, told in the chronicle where it happened. */
import type { Chapter, Happening, Message, Remark } from "../wire";

/** Remarks stand between two chapters, the numbers of which are whole. */
const BETWEEN = 0.5;

export function withRemarks(chapters: Chapter[], remarks: Remark[]): Chapter[] {
  const known = new Set(chapters.map((chapter) => chapter.number));
  const places = [...new Set(remarks.map((remark) => remark.after))].filter((after) => known.has(after));
  if (!places.length) return chapters;
  const said = places.map((after) => {
    const here = remarks.filter((remark) => remark.after === after);
    return { number: after + BETWEEN, seat: here[0]!.seat, fresh: false, events: here.map(told) };
  });
  return [...chapters, ...said].sort((one, other) => one.number - other.number);
}

export function remarkTold({ kind, seat }: Remark): Message {
  return { id: `web-remark-${kind}`, args: { seat: { seat } } };
}

/** Who would like to play again. */
export function rematchTold(seat: number): Message {
  return { id: "web-end-rematch-asked", args: { seat: { seat } } };
}

function told(remark: Remark): Happening {
  return { event: "Remark", fields: {}, told: { message: remarkTold(remark), rules: [] } };
}
