import type { GameClient } from "../board";
import Board from "./Board.svelte";
import { PHASE, type BazaarShown, type BazaarView, VERB } from "./contract";
import sprite from "./drawings.svg?raw";
import Shelf from "./Shelf.svelte";

export const client: GameClient<BazaarView, BazaarShown> = {
  verbs: VERB,
  Board,
  Shelf,
  sprite,
  // Cards are clicked where they lie; closing the sale is a button.
  isDrawn: (choice) => choice.verb !== "done",
  heading: (view, words, shown) =>
    view.phase === PHASE.over ? words.say("web-bazaar-over") : words.say("web-bazaar-rounds", { count: shown.rounds }),
  seatFacts: (view, seat, words) => ({
    score: String(view.points[seat]),
    line: words.say("web-bazaar-cards", { count: view.sizes[seat]! }),
  }),
  confirms: (choice) => choice.verb === "done",
};
