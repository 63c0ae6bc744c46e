/** The companion of a match, read when it is called. */
export { Companion } from "./companion.svelte";
export { default as Gloss } from "./CompanionGloss.svelte";
export { default as Row } from "./CompanionRow.svelte";
