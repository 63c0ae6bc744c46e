/** Scroll to a heading and stay at it while the page above it still grows, by fonts and drawings that come late, until the reader moves on. */
const SETTLES_WITHIN = 4000;
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

export function landAt(target: HTMLElement): () => void {
  const land = (): void => target.scrollIntoView({ block: "start" });
  const growing = new ResizeObserver(land);
  const stop = (): void => {
    clearTimeout(timer);
    growing.disconnect();
    for (const move of MOVES) removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, SETTLES_WITHIN);
  for (const move of MOVES) addEventListener(move, stop, { passive: true });
  growing.observe(document.body);
  land();
  return stop;
}
