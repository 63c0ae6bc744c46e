/** The words of a rulebook without their marks, to search in. */
import type { Paragraph, Span } from "../wire";

export function lineText(line: Span[]): string {
  return line.map((span) => span.text).join("");
}

export function paragraphText({ blocks }: Paragraph): string {
  return blocks
    .flatMap((block) => (block.kind === "prose" ? [block.line] : block.items))
    .map(lineText)
    .join(" ");
}
