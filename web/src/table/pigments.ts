/** The colours of people at a table, the same while they play and in the replay. */
import { PIGMENTS, type GameClient, type Pigment } from "../games/board";
import type { Table } from "../wire";

/** The game's own colours if it has any. Else you are always lapis, and the others share the rest in the order of their seats. */
export function pigmentOf(table: Table, seat: number, client: GameClient | null): Pigment {
  if (client?.pigments) return client.pigments[seat]!;
  const you = table.you;
  if (you === null) return PIGMENTS[seat]!;
  if (seat === you) return "lapis";
  const others = PIGMENTS.filter((one) => one !== "lapis");
  const count = table.chairs.length;
  return others[(seat - you - 1 + count) % count]!;
}
