import sprite from "../../drawings/havoc.svg?raw";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import EndPiece from "./EndPiece.svelte";
import { laidNow } from "./laying";
import Shelf from "./Shelf.svelte";
import { PHASE, type HavocShown, type HavocView, VERB } from "./contract";
import "./tokens.css";

/** Cards, pile and battles are clicked where they lie; the rest is in the rubric. */
const DRAWN = new Set(["draw", "take", "put", "discard", "lay", "scavenge", "battle"]);

export const client: GameClient<HavocView, HavocShown> = {
  card: () => import("../../explain/havoc/card").then(({ card }) => card),
  verbs: VERB,
  Board,
  Shelf,
  EndPiece,
  yieldsAtEnd: true,
  sprite,
  isDrawn: (choice) => DRAWN.has(choice.verb),
  heading: (view, words) =>
    view.phase === PHASE.over
      ? words.say("web-havoc-over")
      : words.say("web-havoc-battle-of", { number: Math.min(view.fought + 1, view.order.length), count: view.order.length }),
  seatFacts: (view, seat, words) => ({
    score: String(view.points[seat]),
    short: words.say("web-havoc-cards", { count: view.sizes[seat]! }),
    line: [
      words.say("web-havoc-cards", { count: view.sizes[seat]! }),
      view.keeper === seat && view.battle < 0 && view.phase !== PHASE.over
        ? words.say("web-havoc-keeps")
        : words.say("web-havoc-wins", { count: view.wins[seat]! }),
    ].join(" · "),
    terms: {
      score: "points",
      line: ["hand", view.keeper === seat && view.battle < 0 && view.phase !== PHASE.over ? "peace-card" : "battle-card"],
      short: ["hand"],
    },
  }),
  headingTerm: "battle-card",
  confirms: (choice) => choice.verb === "stand",
  buttonName: (choice, view, words) => {
    if (choice.verb === "stand") return words.say("web-havoc-lay-cards", { count: view.visit });
    if (choice.verb === "fetch") return words.say("web-havoc-fetch");
    if (choice.verb === "loot") return words.say("web-havoc-loot");
    if (choice.verb === "havoc") return words.say("web-havoc-cry");
    if (choice.verb === "decline") return words.say("web-havoc-decline");
    return null;
  },
  foresees: (view, play, words) => {
    if (play.pointed || play.chosen || !laidNow(play, view).length) return null;
    const { made, place } = (play.sight?.shown as HavocShown | undefined)?.camps[view.seat] ?? { made: null, place: 0 };
    return made ? words.say("havoc-prompt-makes", { combination: words.message(made), place }) : null;
  },
  showing: async () => (await import("./showing")).showing,
};
