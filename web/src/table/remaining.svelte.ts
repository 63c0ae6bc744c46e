/** How much time a seat has left, running on from when the page was told. */
import type { SeatClock } from "../wire";

const TICK = 500;

export class Remaining {
  readonly seconds = $derived.by(() => {
    const clock = this.#clock();
    return clock ? Math.max(0, clock.left - (clock.running ? this.#now - this.#at() : 0)) / 1000 : 0;
  });
  /** As clocks write it: minutes and seconds, then hours, then days. */
  readonly text = $derived.by(() => {
    const seconds = Math.floor(this.seconds);
    if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
    if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${pad(Math.floor((seconds % 3600) / 60))} h`;
    return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
  });

  #now = $state(performance.now());
  #clock: () => SeatClock | undefined;
  #at: () => number;

  /** From a component: it runs as long as the component exists. `at` is when the clock arrived, by the page's own clock. */
  constructor(clock: () => SeatClock | undefined, at: () => number) {
    this.#clock = clock;
    this.#at = at;
    $effect(() => {
      if (!clock()?.running) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
