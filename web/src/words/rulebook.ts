/** The rulebooks, read from their Markdown as `tafelrunde.words.rulebook` reads them. */

export interface Block {
  text: string;
  isItem: boolean;
}

export interface Paragraph {
  number: string;
  blocks: Block[];
  /** Numbers below 101 are rulings: where the printed rules are silent. */
  isRuling: boolean;
}

export interface Chapter {
  title: string;
  intro: Block[];
  paragraphs: Paragraph[];
}

export interface Term {
  word: string;
  meaning: string;
}

export interface Rulebook {
  title: string;
  credits: Block[];
  glossaryTitle: string;
  glossary: Term[];
  chapters: Chapter[];
}

export function parseRulebook(text: string): Rulebook {
  const [head = "", ...parts] = text.split(/^## /m);
  const [title = "", ...opening] = head.trim().replace(/^# /, "").split("\n");
  const [glossaryTitle = "", ...terms] = (parts[0] ?? "").split("\n");
  return {
    title: title.trim(),
    credits: parseBlocks(opening.join("\n")),
    glossaryTitle: glossaryTitle.trim(),
    glossary: parseBlocks(terms.join("\n")).map(({ text: entry }) => {
      const found = /^\*\*(.+?)\*\*: ([^]+)$/.exec(entry);
      return { word: found?.[1] ?? "", meaning: found?.[2] ?? entry };
    }),
    chapters: parts.slice(1).map(parseChapter),
  };
}

function parseChapter(text: string): Chapter {
  const [title = "", ...lines] = text.split("\n");
  const [intro = "", ...numbered] = lines.join("\n").split(/^(?=\*\*[A-Z][0-9]{1,3}\*\* )/m);
  return { title: title.trim(), intro: parseBlocks(intro), paragraphs: numbered.map(parseParagraph) };
}

function parseParagraph(text: string): Paragraph {
  const found = /^\*\*([A-Z])([0-9]{1,3})\*\* /.exec(text);
  return { number: `${found?.[1]}${found?.[2]}`, blocks: parseBlocks(text.slice(found?.[0].length)), isRuling: Number(found?.[2]) <= 100 };
}

function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of text.split("\n")) {
    const said = line.trim();
    if (!said) isNew = true;
    else if (said.startsWith("- ")) {
      blocks.push({ text: said.slice(2), isItem: true });
      isNew = false;
    } else if (isNew) {
      blocks.push({ text: said, isItem: false });
      isNew = false;
    } else blocks[blocks.length - 1]!.text += ` ${said}`;
  }
  return blocks;
}

/** Text in spans: `**strong**`, `*stressed*`, `` `code` `` and rule numbers, which link to their rules. */
export type Span = { kind: "text" | "strong" | "stressed" | "code" | "rule"; text: string };

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*.+?\*\*|\*[^*]+\*|`.+?`|\b[A-Z]\d{1,3}\b)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("*")) return { kind: "stressed", text: part.slice(1, -1) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: /^[A-Z]\d{1,3}$/.test(part) ? "rule" : "text", text: part };
    });
}

export function plainText(paragraph: Paragraph): string {
  return paragraph.blocks.map((block) => block.text.replaceAll("*", "").replaceAll("`", "")).join(" ");
}
