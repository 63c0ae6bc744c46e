/** The picture, `emblem.svg` next to the board, and the colour by which a game is known outside its table. */
const pictures = import.meta.glob<string>("./*/emblem.svg", { query: "?url", import: "default", eager: true });

export function emblem(game: string): string {
  return pictures[`./${game}/emblem.svg`] ?? "/mark.svg";
}

const COLOURS: Record<string, "lapis" | "verd" | "murrey" | "red"> = {
  havoc: "lapis",
  druidenwalzer: "verd",
  maginor: "murrey",
  macht: "red",
};

export function initialColour(game: string): "lapis" | "verd" | "murrey" | "red" {
  return COLOURS[game] ?? "lapis";
}
