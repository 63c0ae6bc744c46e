import sprite from "../../drawings/macht.svg?raw";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import { markerOf, MARKERS, REGIONS, regionOf } from "./box";
import { pickedMarker } from "./picking.svelte";
import Shelf from "./Shelf.svelte";
import { markerName, piecesName } from "./told";
import { PHASE, type MachtView } from "./view";
import "./tokens.css";

/** Regions, markers, tiles and the action C are clicked where they lie; answers of yes and no stand in the rubric. */
const DRAWN = new Set([
  "take",
  "deploy",
  "resupply",
  "reinforce",
  "take-over",
  "move",
  "sail",
  "to",
  "knights",
  "mages",
  "mages-back",
  "retreat",
  "bid",
  "remove",
  "swap",
]);
const CONFIRMS = new Set(["done", "snake", "occupy"]);
const BY_REGION = new Set(["deploy", "reinforce", "take-over"]);

export const client: GameClient<MachtView> = {
  Board,
  Shelf,
  sprite,
  pigments: ["orange", "white"],
  /** The uses of a marker that need no region are offered as soon as it is picked, until a region is chosen for it. */
  isDrawn: (choice, view, play) =>
    DRAWN.has(choice.verb) ||
    ((choice.verb === "number" || choice.verb === "resupply-with") &&
      (play.chosen !== null || markerOf(choice, view) !== pickedMarker(play, view))),
  heading: (view, words) =>
    view.phase === PHASE.over
      ? words.say("web-macht-over", { cycle: view.cycle })
      : words.say("web-macht-heading", { cycle: view.cycle, kind: view.active_kind ? "magic" : "sword", actions: view.actions }),
  seatFacts: (view, seat, words) => ({
    score: String(view.points[seat]! + view.active_regions[seat]!),
    line: words.say("web-macht-facts", { points: view.points[seat]!, active: view.active_regions[seat]! }),
  }),
  interrupted: (view) => (view.phase === PHASE.snake || view.phase === PHASE.retreating ? view.turn : null),
  confirms: (choice) => CONFIRMS.has(choice.verb),
  confirmName: (choice, view, words) => {
    if (choice.verb === "bid") return words.say("web-macht-seal", { pieces: piecesName(words, view.active_kind, choice.what) });
    return BY_REGION.has(choice.verb) ? words.say(`web-macht-confirm-${choice.verb}`, { region: REGIONS[regionOf(choice)]!.name }) : null;
  },
  buttonName: (choice, view, words) => {
    if (choice.verb === "number") return words.say("web-macht-use-number");
    if (choice.verb === "resupply-with")
      return words.say("web-macht-use-resupply", { pieces: words.text(choice.told.args["shown"] ?? "") });
    return null;
  },
  foresees: (view, play, words) => {
    if (play.chosen || play.pointed || !play.isAsked) return null;
    if (view.phase === PHASE.snake) {
      const cost = play.sight?.prompt.find((said) => said.message.id === "macht-prompt-snake-cost");
      return cost ? words.sentence(cost) : null;
    }
    const marker = pickedMarker(play, view);
    return marker < 0
      ? null
      : words.say(`web-macht-hint-${MARKERS[marker]!.replace(/^(influence|number)-.*$/, "$1")}`, {
          marker: words.capital(markerName(words, marker)),
        });
  },
};
