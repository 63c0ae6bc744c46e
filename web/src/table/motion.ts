import { localLength } from "./zoom";

/** Pieces move from where they were to where they are: any element with `data-piece` is followed by its name.
 * A piece that was nowhere comes from the element whose `data-place` is its `data-from`. */

const LONGEST = 900;

export function watchPieces(root: HTMLElement, isStill: () => boolean): () => () => void {
  return () => {
    if (isStill()) return () => {};
    const before = new Map<string, DOMRect>();
    for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]"))
      before.set(piece.dataset["piece"]!, piece.getBoundingClientRect());
    for (const place of root.querySelectorAll<HTMLElement>("[data-place]"))
      before.set(`@${place.dataset["place"]}`, place.getBoundingClientRect());
    return () => requestAnimationFrame(() => move(root, before));
  };
}

function move(root: HTMLElement, before: Map<string, DOMRect>): void {
  const style = getComputedStyle(root);
  const step = milliseconds(style.getPropertyValue("--m-move"));
  const apart = milliseconds(style.getPropertyValue("--m-deal"));
  if (!step) return;
  let late = 0;
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const from = before.get(piece.dataset["piece"]!) ?? before.get(`@${piece.dataset["from"]}`);
    if (!from || !from.width) continue;
    const to = piece.getBoundingClientRect();
    const local = localLength(piece);
    const [dx, dy] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
    const isNew = !before.has(piece.dataset["piece"]!);
    // Where it comes from may be as large as a whole panel; a piece has the size of a piece.
    const scale = to.width && !isNew ? from.width / to.width : 1;
    if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue;
    piece.animate(
      [
        { transform: `translate(${local(dx)}px, ${local(dy)}px) scale(${scale})`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      {
        duration: step,
        delay: isNew ? Math.min(late, LONGEST - step) : 0,
        easing: style.getPropertyValue("--ease-land") || "ease-out",
        fill: "backwards",
      },
    );
    if (isNew) late += apart;
  }
}

function milliseconds(text: string): number {
  const number = parseFloat(text);
  return Number.isNaN(number) ? 0 : text.trim().endsWith("ms") ? number : number * 1000;
}
