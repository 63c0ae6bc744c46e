import { hall } from "../state/house.svelte";

/** Put a text on the clipboard and say so. */
export async function copyText(text: string, done = "web-invite-copied"): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByHand(text);
  }
  hall.tell({ id: done, args: {} });
}

/** On a page that is not secure, as a club's own machine may serve it, only the old command works. Under an open sheet nothing can be selected. */
function copyByHand(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
