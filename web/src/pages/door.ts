/** The table, in one piece: for those who come to one, and for lessons, which bring a line of their own. */
export { Visit } from "../table/visit.svelte";
export { default as TableDoor } from "./TableDoor.svelte";
export { default as TablePage } from "./TablePage.svelte";
