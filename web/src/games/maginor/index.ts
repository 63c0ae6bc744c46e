import { card } from "../../explain/maginor/card";
import { innerWidth } from "svelte/reactivity/window";
import sprite from "../../drawings/maginor.svg?raw";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import Shelf from "./Shelf.svelte";
import { PHASE, type MaginorShown, type MaginorView, VERB } from "./contract";
import { elementalName } from "./names";
import "./tokens.css";

const PHONE = 720;
/** Everything is clicked where it lies, except these two, which are in the rubric. */
const UNDRAWN = new Set(["done", "pass"]);

export const client: GameClient<MaginorView, MaginorShown> = {
  card: () => Promise.resolve(card),
  verbs: VERB,
  Board,
  Shelf,
  sprite,
  isDrawn: (choice) => !UNDRAWN.has(choice.verb),
  heading: (view, words, shown) =>
    view.phase === PHASE.over ? words.say("web-maginor-over") : words.say("web-maginor-heading", { where: words.message(shown.maginor) }),
  seatFacts: (view, seat, words, shown) => ({
    score: String(shown.votes[seat]),
    line: [
      words.say("web-maginor-tokens", { count: view.supply[seat]! }),
      // Four seats in a row on a phone have room for one thing; besides, the cards are open on the board.
      ...((innerWidth.current ?? PHONE) < PHONE
        ? []
        : [words.say("web-maginor-cards", { count: view.hands[seat]!.reduce((total, count) => total + count, 0) })]),
    ].join(" · "),
    terms: { score: "vote", line: ["supply", "card"] },
  }),
  headingTerm: "maginor",
  confirms: (choice) => choice.verb === "done",
  confirmName: (choice, _, words) =>
    choice.verb === "send" ? words.say("web-maginor-seal", { elemental: elementalName(words, choice.what) }) : null,
  showing: async () => (await import("./showing")).showing,
};
