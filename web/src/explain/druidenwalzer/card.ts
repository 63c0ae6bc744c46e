import type { Card } from "../reference";
import Circle from "./Circle.svelte";

export const card: Card = {
  sections: () => [
    { name: "actions", rows: ["waltz", "jump", "withdrawal"].map((term) => ({ term })) },
    { name: "dance", rows: ["dancer", "distance", "ring", "fight"].map((term) => ({ term })) },
    { name: "trees", rows: ["tree", "bare-tree", "captured-tree", "hand", "deck"].map((term) => ({ term })) },
  ],
  Drawn: Circle as Card["Drawn"],
};
