import { api } from "../net/api";
import { router } from "../router.svelte";
import { hall } from "../state/house.svelte";

/** A first match against squires, with the companion. */
export async function playGuided(game: string): Promise<void> {
  const card = hall.house?.games.find(({ key }) => key === game);
  if (!card) return;
  try {
    const seats = card.max_seats > 3 ? 4 : card.min_seats;
    const chairs = Array.from({ length: seats }, (_, seat) =>
      seat ? { kind: "bot" as const, level: "squire" as const } : { kind: "you" as const },
    );
    const [table] = await Promise.all([api.setTable({ game, seats, chairs, hints: true }), api.noteLearned(game, "alone", false)]);
    router.go(`/t/${table.id}?guided`);
  } catch (refusal) {
    hall.tell(refusal);
  }
}
