/** The rule that is open over the page. */
import { api } from "../net/api";
import type { Paragraph, Rulebook } from "../wire";
import { hall } from "./house.svelte";

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game in a language, fetched once. */
export function readRulebook(game: string, language: string): Promise<Rulebook> {
  const key = `${game}.${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rules(game, language);
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  return book;
}

class Reading {
  game = $state("");
  paragraph = $state.raw<Paragraph | null>(null);

  async open(game: string, rule: string): Promise<void> {
    try {
      const book = await readRulebook(game, hall.language);
      this.game = game;
      this.paragraph = book.chapters.flatMap((chapter) => chapter.paragraphs).find((one) => one.number === rule) ?? null;
    } catch (refusal) {
      hall.tell(refusal);
    }
  }

  close(): void {
    this.paragraph = null;
  }
}

export const reading = new Reading();
