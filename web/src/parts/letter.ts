import { INITIALS } from "../drawings/initials";

/** The drawing of the letter at which a text begins; of a letter that is not drawn, the one below its accents. */
export function letterOf(text: string): string | undefined {
  const letter = text.trim().charAt(0).toLocaleUpperCase();
  return INITIALS[letter] ?? INITIALS[letter.normalize("NFD").charAt(0)];
}
