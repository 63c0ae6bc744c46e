/** What tells others' turns. A table can be seen and played without it, so it is loaded a little later. */
export { default as Since } from "./Since.svelte";
export { default as StepControl } from "./StepControl.svelte";
export { default as Steps } from "./Steps.svelte";
