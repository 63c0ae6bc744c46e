import { card } from "../../explain/druidenwalzer/card";
import sprite from "../../drawings/druidenwalzer.svg?raw";
import type { Words } from "../../words/words";
import type { Play } from "../../table/play.svelte";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import { foresight } from "./foresight";
import { CULTS, PHASE, type DruidShown, type DruidView, VERB } from "./contract";
import { distanceOf, isLeft, numberOf, ownerOf, placeName, strengthOf } from "./places";
import Shelf from "./Shelf.svelte";
import "./tokens.css";

/** What the laid spirit sets off, in one line; the fights are shown beside the hand. */
function dance(view: DruidView, play: Play, words: Words): string | null {
  const { laid, dancers, captured } = foresight(play);
  if (!laid) return null;
  const said = words.say(isLeft(laid.spirit) ? "web-druidenwalzer-dance-left" : "web-druidenwalzer-dance-right", {
    strength: strengthOf(laid.spirit),
    at: words.say(`druidenwalzer-tree-at-${CULTS[ownerOf(laid.place)]!}`, { number: numberOf(laid.place) }),
    count: dancers.length,
    places: distanceOf(laid.place),
  });
  return [
    said,
    ...captured.map((place) =>
      words.say(ownerOf(place) === view.seat ? "web-druidenwalzer-you-lose-line" : "web-druidenwalzer-you-take-line", {
        tree: placeName(words, place),
      }),
    ),
  ].join(" ");
}

/** Spirits, trees, piles and druids are chosen where they lie; nothing is left for the rubric but to confirm. */
export const client: GameClient<DruidView, DruidShown> = {
  card: () => Promise.resolve(card),
  verbs: VERB,
  Board,
  Shelf,
  sprite,
  pigments: ["moon", "sun"],
  isDrawn: () => true,
  heading: (view, words) => {
    if (view.phase === PHASE.over) return words.say("web-druidenwalzer-over");
    return words.say(view.seat === 1 ? "web-druidenwalzer-heading-sun" : "web-druidenwalzer-heading-moon", { number: view.turns + 1 });
  },
  seatFacts: (_view, seat, words, shown) => ({
    score: String(shown.trees_left[seat]!),
    short: words.say("web-druidenwalzer-signs", { count: shown.signs[seat]! }),
    brief: "",
    line: words.say("web-druidenwalzer-seat", {
      cult: words.say(`druidenwalzer-cult-${CULTS[seat]!}`),
      signs: words.say("web-druidenwalzer-signs", { count: shown.signs[seat]! }),
    }),
    terms: { score: "tree", line: ["cult", "sign"], short: ["sign"] },
  }),
  headingTerm: "turn",
  confirmName: (choice, _view, words) => words.say(`web-druidenwalzer-do-${choice.verb}`),
  foresees: dance,
  showing: async () => (await import("./showing")).showing,
};
