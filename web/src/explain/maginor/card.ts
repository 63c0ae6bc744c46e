import { NONE, SPELLS, type MaginorView } from "../../games/maginor/contract";
import { spellTerm } from "../../games/maginor/names";
import { oracleDrawing, spellDrawing } from "../../games/maginor/things";
import type { Card, Looked } from "../reference";

export const card: Card = {
  sections: ({ view, seat, seats }: Looked<MaginorView>) => [
    {
      name: "spells",
      rows: SPELLS.map((_, spell) => {
        const oracle = view.in_circle.find((one) => view.beside[one] === spell) ?? NONE;
        const owner = seats.find((face) => view.spells[face.seat]!.includes(spell));
        return {
          term: spellTerm(spell),
          sign: spellDrawing(spell),
          at: oracle === NONE ? owner && `maginor-wizard-${owner.pigment}` : oracleDrawing(oracle),
          isYours: owner !== undefined && owner.seat === seat,
        };
      }),
    },
    {
      name: "symbols",
      rows: ["card", "wand", "joker", "die"].map((term) => ({ term, sign: { wand: "maginor-wand", die: "maginor-die" }[term] })),
    },
    { name: "duel", rows: [{ term: "duel" }, { term: "scoring" }, { term: "prize" }, { term: "maginor", sign: "maginor-maginor" }] },
  ],
};
