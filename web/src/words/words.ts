/** Words: what the house says, in the language of its reader. The rules of rendering are those of `tafelrunde.words`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Language, Message, SeatName, Sentence } from "../wire";

export const LANGUAGES: Language[] = ["de", "hu", "en"];
export const LANGUAGE_NAMES: Record<Language, string> = { de: "Deutsch", hu: "Magyar", en: "English" };

/** The browser's first language that the house speaks, else English. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (LANGUAGES.includes(language as Language)) return language as Language;
  }
  return "en";
}

/** All catalogues of one language read so far. */
export class Catalogue {
  readonly bundle: FluentBundle;
  readonly read = new Set<string>();

  constructor(readonly language: Language) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(name: string, source: string): void {
    if (this.read.has(name)) return;
    for (const error of this.bundle.addResource(new FluentResource(source))) console.error(`${name}: ${error.message}`);
    this.read.add(name);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message with its arguments, in its form `.you`, `.now` or `.you-now` if that is asked for and exists. */
  text(id: string, args: Record<string, FluentVariable>, you = false, now = false): string {
    const found = this.bundle.getMessage(id);
    const forms = found?.attributes ?? {};
    const pattern = (you && now && forms["you-now"]) || (you && forms["you"]) || (now && forms["now"]) || found?.value;
    if (!pattern) {
      console.error(`There is no message '${id}' in '${this.language}'.`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`The message '${id}' in '${this.language}' does not fit: ${error.message}`);
    return text;
  }
}

/** The words of one language for a table where these people sit, read by one of them or by an onlooker. */
export class Words {
  constructor(
    readonly catalogue: Catalogue,
    readonly names: readonly string[] = [],
    readonly reader: number | null = null,
    /** The game of the table: its key goes before ids that begin with `-`. */
    readonly game = "",
  ) {}

  get language(): Language {
    return this.catalogue.language;
  }

  /** A sentence of the client itself; its ids begin with `web-`. Persons among its arguments are those of a message. */
  say(id: string, args: Record<string, string | number | SeatName> = {}): string {
    return this.message({ id, args });
  }

  has(id: string): boolean {
    return this.catalogue.has(id);
  }

  /** Whatever a game can say: a message, a person by name, a list, a number, or a text as it is. */
  text(argument: Argument): string {
    if (typeof argument === "string") return argument;
    if (typeof argument === "number") return this.catalogue.text("number", { number: argument });
    if (Array.isArray(argument)) return argument.map((part) => this.text(part)).join(", ") || this.catalogue.text("none", {});
    if ("id" in argument) return this.message(argument);
    return this.name(argument.seat);
  }

  /** A message with its parts; in the form `.you`, where it has one, if its seat is the reader, and in the form `.now` for
   * what is happening or would happen. Beside every person `$x` a sentence may ask `$x-is`: `you` or `other`. */
  message(said: Message, now = false): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(said.args)) {
      args[name] =
        typeof value === "number"
          ? value
          : Array.isArray(value) && value.length
            ? this.listed(value.map((part) => this.text(part)))
            : this.text(value);
      if (isPerson(value)) args[`${name}-is`] = value.seat === this.reader ? "you" : "other";
    }
    const id = said.id.startsWith("-") ? this.game + said.id : said.id;
    return this.catalogue.text(id, args, args["seat-is"] === "you", now);
  }

  /** A sentence as the chronicle has it; `now` for what is happening, or would happen. */
  sentence(said: Sentence, now = false): string {
    const text = this.message(said.message, now);
    return this.#guest && text.startsWith(this.#guest) ? this.capital(text) : text;
  }

  /** What those are called who have no name: words like any other, so that a sentence may begin with them. */
  get #guest(): string {
    return this.catalogue.has("web-a-guest") ? this.catalogue.text("web-a-guest", {}) : "";
  }

  /** A list as a sentence has it, with "and" before its last part. */
  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.catalogue.text("list-last", { list: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
  }

  /** The name of the person in that seat; if there is no name, the number of the seat, counted from 1. */
  name(seat: number): string {
    return this.names[seat] || this.catalogue.text("seat-name", { number: seat + 1 });
  }

  /** The same with a capital, to be used alone: choices are in lower case, as they appear in a list. */
  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1);
  }
}

/** Whom a message is about, if it is about a seat. */
export function seatOf(said: Message): number | null {
  const seat = said.args["seat"];
  return isPerson(seat) ? seat.seat : null;
}

function isPerson(argument: Argument | undefined): argument is SeatName {
  return typeof argument === "object" && !Array.isArray(argument) && "seat" in argument;
}
