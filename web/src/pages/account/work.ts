import { hall } from "../../state/house.svelte";

/** Do something and say that it is done, or why it is not; whether it is. */
export async function work(doing: () => Promise<void>, done = "web-settings-saved"): Promise<boolean> {
  try {
    await doing();
  } catch (refusal) {
    hall.tell(refusal);
    return false;
  }
  if (done) hall.tell({ id: done, args: {} });
  return true;
}
