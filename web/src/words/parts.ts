/** Words of pages that few people open, read with them. */
const ofParts = import.meta.glob<string>(
  [
    "../person/words.*.ftl",
    "../keeper/words.*.ftl",
    "../learn/words.*.ftl",
    "../explain/words.*.ftl",
    "../explain/*/words.*.ftl",
    "../review/words.*.ftl",
    "../statistics/words.*.ftl",
  ],
  { query: "?raw", import: "default" },
);

export function readerOf(part: string, language: string): (() => Promise<string>) | undefined {
  const own = ofParts[`../${part}/words.${language}.ftl`];
  if (part !== "review" || !own) return own;
  // What reviews themselves say is the server's, as in the terminal.
  return async () => `${await own()}\n${await (await fetch(`/words/review.${language}.ftl`)).text()}`;
}
