import type { Card } from "../reference";
import Combinations from "./Combinations.svelte";

export const card: Card = {
  sections: () => [
    {
      name: "dogs",
      rows: [
        { term: "dog", sign: "havoc-dog-head" },
        { term: "recruits" },
        { term: "discards" },
        { term: "peace-card", sign: "havoc-peace-side" },
        { term: "castillon" },
      ],
    },
  ],
  Drawn: Combinations as Card["Drawn"],
};
