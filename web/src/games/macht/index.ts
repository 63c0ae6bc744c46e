import { card } from "../../explain/macht/card";
import sprite from "../../drawings/macht.svg?raw";
import type { GameClient } from "../board";
import Board from "./Board.svelte";
import { markerOf, regionOf } from "./choices";
import { MARKERS, PHASE, REGIONS, USES, type MachtShown, type MachtView, VERB } from "./contract";
import { markerName, pieces, piecesName } from "./names";
import { pickedMarker } from "./picking.svelte";
import Shelf from "./Shelf.svelte";
import "./tokens.css";

/** Regions, markers, tiles and action C are clicked where they lie; yes-or-no answers are in the rubric. */
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

export const client: GameClient<MachtView, MachtShown> = {
  card: () => Promise.resolve(card),
  verbs: VERB,
  Board,
  Shelf,
  sprite,
  pigments: ["orange", "white"],
  /** The uses of a marker that need no region are offered from when it is picked until a region is chosen for it. */
  isDrawn: (choice, view, play) =>
    DRAWN.has(choice.verb) ||
    ((choice.verb === "number" || choice.verb === "resupply-with") &&
      (play.chosen !== null || markerOf(choice, view) !== pickedMarker(play, view))),
  heading: (view, words, shown) =>
    view.phase === PHASE.over
      ? words.say("web-macht-over", { cycle: view.cycle })
      : words.say("web-macht-heading", { cycle: view.cycle, kind: shown.active_kind ? "magic" : "sword", actions: view.actions }),
  seatFacts: (view, seat, words, shown) => ({
    score: String(shown.totals[seat]),
    line: words.say("web-macht-facts", { points: view.points[seat]!, active: shown.active_regions[seat]! }),
    brief: `${view.points[seat]!} + ${shown.active_regions[seat]!}`,
    terms: { score: "total", line: ["victory-point", "active-region"] },
  }),
  headingTerm: "cycle",
  interrupted: (view) => (view.phase === PHASE.snakeAsked || view.phase === PHASE.retreating ? view.turn : null),
  confirms: (choice) => CONFIRMS.has(choice.verb),
  confirmName: (choice, view, words, shown) => {
    if (choice.verb === "bid") return words.say("web-macht-seal", { pieces: piecesName(words, shown.active_kind, choice.what) });
    return BY_REGION.has(choice.verb) ? words.say(`web-macht-confirm-${choice.verb}`, { region: REGIONS[regionOf(choice)]!.name }) : null;
  },
  buttonName: (choice, view, words) => {
    if (choice.verb === "number") return words.say("web-macht-use-number");
    if (choice.verb === "resupply-with") {
      const [, knights, mages] = USES[choice.what]!;
      return words.say("web-macht-use-resupply", { pieces: words.text(pieces(knights, mages)) });
    }
    return null;
  },
  foresees: (view, play, words) => {
    if (play.chosen || play.pointed || !play.isAsked) return null;
    if (view.phase === PHASE.snakeAsked)
      return words.say("macht-prompt-snake-cost", { cubes: (play.sight?.shown as unknown as MachtShown).cubes_after_snake });
    const marker = pickedMarker(play, view);
    return marker < 0
      ? null
      : words.say(`web-macht-hint-${MARKERS[marker]!.replace(/^(influence|number)-.*$/, "$1")}`, {
          marker: words.capital(markerName(words, marker)),
        });
  },
  showing: async () => (await import("./showing")).showing,
};
