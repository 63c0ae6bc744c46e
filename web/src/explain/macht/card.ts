import { MARKERS, type MachtView } from "../../games/macht/contract";
import { markerTerm } from "../../games/macht/names";
import type { Card, Looked } from "../reference";

export const card: Card = {
  sections: ({ view, seat }: Looked<MachtView>) => {
    const kinds = [...new Set(MARKERS.map((_, marker) => markerTerm(marker)))];
    const held = (term: string): number =>
      MARKERS.findIndex((_, marker) => markerTerm(marker) === term && view.markers[seat ?? 0]![marker]);
    return [
      { name: "actions", rows: ["take", "deploy", "resupply", "play"].map((term) => ({ term })) },
      {
        name: "markers",
        rows: kinds.map((term) => {
          const first = MARKERS.findIndex((_, marker) => markerTerm(marker) === term);
          const own = seat === null ? -1 : held(term);
          return { term, sign: `macht-marker-${MARKERS[own < 0 ? first : own]}`, isYours: own >= 0 };
        }),
      },
      {
        name: "cycle",
        rows: [
          { term: "knight", sign: "macht-knight-orange" },
          { term: "mage", sign: "macht-mage-orange" },
          { term: "takeover" },
          { term: "hourglass", sign: "macht-hourglass" },
          { term: "total" },
        ],
      },
    ];
  },
};
