/** What is numbered on the board, by its words in the glossary. */
export const NUMBERED: Record<string, string[]> = {
  havoc: ["battle-card", "camp", "recruits", "havoc", "hand"],
  druidenwalzer: ["tree", "distance", "druid", "sign", "board"],
  maginor: ["oracle", "slot", "maginor", "die", "card"],
  macht: ["total", "cycle", "region", "hourglass", "display"],
};

/** On a narrow screen a board is drawn as wide as on a desk, and so high; a board that stacks its parts there needs more. */
export const NARROW_HEIGHTS: Partial<Record<string, number>> = { macht: 1000 };

/** The three pictures of a turn, by their drawings. */
export const PICTURES: Record<string, string[][]> = {
  havoc: [["havoc-card-back", "havoc-card-back"], ["havoc-havoc-side"], ["havoc-dog"]],
  druidenwalzer: [
    ["druidenwalzer-tree-sun-2"],
    ["druidenwalzer-sun", "druidenwalzer-moon"],
    ["druidenwalzer-druid-black-cross", "druidenwalzer-sign-sun"],
  ],
  maginor: [["maginor-wand", "maginor-spell-recall"], ["maginor-wizard-lapis", "maginor-die"], ["maginor-maginor"]],
  macht: [["macht-marker-influence-castle", "macht-knight-orange"], ["macht-region-castle", "macht-mage-orange"], ["macht-hourglass"]],
};
