/** How fast others' turns are shown. */
export type Pace = "slow" | "normal" | "fast" | "none";
export const PACES: Pace[] = ["slow", "normal", "fast", "none"];
