/** How the options of a game are called in its catalogue. */
import type { OptionValue } from "../wire";

export function optionId(game: string, name: string, value?: OptionValue): string {
  const base = `${game}-option-${name.replaceAll("_", "-")}`;
  if (value === undefined) return base;
  const text = value === true ? "on" : value === false ? "off" : String(value);
  return `${base}-${text.replaceAll("_", "-")}`;
}
