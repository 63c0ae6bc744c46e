/** Dragging in Maginor: your wizard to an oracle, a card or a spell to where it works. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Choice, Play } from "../../table/play.svelte";
import { dragTo, press } from "../drag";

/** The oracle on which your own wizard stands, in the ring and in the lens. */
export const HOME = ".home";
export const ANYWHERE = "button.oracle, .oracle[data-lit]";

/** Your own wizard can be put on any oracle that may be chosen for it. */
export const carryWizard: Attachment<HTMLElement> = dragTo(".oracle[data-lit]", press);

/** A card or a spell is played where it is dropped; if the oracle or slot there may then be chosen, it is. */
export function carryOut(play: Play, choice: Choice | undefined, goals: string): Attachment<HTMLElement> {
  const put = async ({ clientX, clientY }: PointerEvent): Promise<void> => {
    if (!choice) return;
    await play.play(choice);
    await tick();
    // It may have led to nothing: then what is lit is something else, which was not meant.
    const under = play.find("roll") || play.find("move") ? null : document.elementFromPoint(clientX, clientY)?.closest("[data-lit]");
    if (under) press(under);
  };
  return dragTo(goals, (_, event) => void put(event));
}
