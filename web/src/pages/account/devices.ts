import { say } from "../../state/house.svelte";
import type { Session } from "../../wire";

/** A device in plain words, as far as anybody knows. */
export function deviceWords({ browser, system }: Pick<Session, "browser" | "system">): string {
  if (browser && system) return say("web-account-device", { browser, system });
  return browser || system || say("web-account-device-unknown");
}
