/** What the whole page knows: who is here, what the house offers, the language and the light. */
import { untrack } from "svelte";
import { api, Refusal } from "../net/api";
import type { Pace } from "../table/paces";
import type { GameCard, House, Language, Level, Me, Message, Standing, Table } from "../wire";
import { browserLanguage, Catalogue, Words } from "../words/words";

const own = import.meta.glob<string>("../words/*.*.ftl", { query: "?raw", import: "default" });
const ofGames = import.meta.glob<string>("../games/*/words.*.ftl", { query: "?raw", import: "default" });

/** The catalogues of the house itself, at `/words/<name>.<lang>.ftl`. They are requested at once, before the house has said anything. */
const SERVED = ["words", "server"];

interface Kept {
  language?: Language;
  theme?: "day" | "candle";
  sound?: boolean;
  keys?: boolean;
  motion?: boolean;
  pace?: Pace;
  sorted?: "suit" | "value";
  inWords?: boolean;
  level?: Level;
  /** Games whose first screen was offered, and whether none is wanted any more. */
  glanced?: string[];
  noGlance?: boolean;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem("tafelrunde") ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Hall {
  house = $state.raw<House | null>(null);
  me = $state.raw<Me | null>(null);
  /** How one stands with the house and with others. */
  standing = $state.raw<Standing | null>(null);
  kept = $state<Kept>(read());
  words = $state.raw<Words | null>(null);
  /** Something to be read at the foot of the page, then gone. */
  notice = $state.raw<Message | null>(null);
  #games = new Set<string>();
  #parts = new Set<string>();
  #notice = 0;

  /** Whether everything is known that pages build on: the words, what the house offers, and who is here. */
  get isOpen(): boolean {
    return this.words !== null && this.house !== null && this.me !== null;
  }

  get language(): Language {
    return this.kept.language ?? browserLanguage();
  }

  get theme(): "day" | "candle" {
    return this.kept.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "candle" : "day");
  }

  get sound(): boolean {
    return this.kept.sound ?? true;
  }

  get keys(): boolean {
    return this.kept.keys ?? true;
  }

  /** The bots one likes to play against, as far as the game has them. */
  level(card: GameCard): Level {
    const liked = this.kept.level ?? "knight";
    return card.levels.includes(liked) ? liked : (card.levels[0] ?? "squire");
  }

  /** The position is told in words too. */
  get inWords(): boolean {
    return this.kept.inWords ?? false;
  }

  get still(): boolean {
    return this.kept.motion === false || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** How fast others' turns are shown; who hears the position does not wait for pictures. */
  get pace(): Pace {
    return this.kept.pace ?? (this.inWords ? "none" : "normal");
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem("tafelrunde", JSON.stringify(this.kept));
    } catch {
      // A private window: it lasts as long as the page does.
    }
    document.documentElement.dataset["theme"] = this.theme;
    document.documentElement.toggleAttribute("data-still", this.still);
  }

  /** Read the words of a language, with those of every game opened so far, and speak it from then on. */
  async speak(language: Language): Promise<void> {
    const catalogue = new Catalogue(language);
    const [client, ...served] = await Promise.all([
      own[`../words/client.${language}.ftl`]!(),
      ...SERVED.map((name) => api.words(name, language)),
    ]);
    catalogue.add("client", client);
    served.forEach((source, place) => catalogue.add(`served-${place}`, source));
    // Again and again: more may be opened meanwhile.
    const unread = (opened: Set<string>): string[] => [...opened].filter((name) => !catalogue.read.has(name));
    while (unread(this.#games).length || unread(this.#parts).length)
      await Promise.all([
        ...unread(this.#games).map((game) => this.#readGame(catalogue, game)),
        ...unread(this.#parts).map((part) => this.#readPart(catalogue, part)),
      ]);
    this.words = new Words(catalogue);
    document.documentElement.lang = language;
  }

  async change(language: Language): Promise<void> {
    this.keep({ language });
    await this.speak(language);
    if (this.me && this.me.language !== language) this.me = await api.changeMe({ language }).catch(() => this.me);
  }

  /** The words of a game are read when it is first opened. */
  openGame(game: string): Promise<void> {
    return this.#open(this.#games, game, (catalogue) => this.#readGame(catalogue, game));
  }

  /** Words that only some pages need are read when the first of them is opened. */
  openPart(part: string): Promise<void> {
    return this.#open(this.#parts, part, (catalogue) => this.#readPart(catalogue, part));
  }

  /** Those who ask for words do not follow them: otherwise a page would begin anew with every word that is read, and in every other language. */
  async #open(opened: Set<string>, name: string, read: (catalogue: Catalogue) => Promise<void>): Promise<void> {
    opened.add(name);
    const catalogue = untrack(() => this.words?.catalogue);
    if (!catalogue || catalogue.read.has(name)) return;
    try {
      await read(catalogue);
    } catch (refusal) {
      opened.delete(name); // What is not there shall not keep anybody from another language.
      throw refusal;
    }
    this.words = new Words(this.words!.catalogue);
  }

  async #readPart(catalogue: Catalogue, part: string): Promise<void> {
    const read = own[`../words/${part}.${catalogue.language}.ftl`] ?? (await import("../words/parts")).readerOf(part, catalogue.language);
    catalogue.add(part, await read!());
  }

  hasPart(part: string): boolean {
    return this.words?.catalogue.read.has(part) ?? false;
  }

  /** Ask again how one stands: something has changed. */
  async restand(): Promise<void> {
    this.standing = await api.standing().catch(() => this.standing);
  }

  regards(person: string): "mute" | "block" | null {
    return this.standing?.regards.find((one) => one.person.id === person)?.kind ?? null;
  }

  async #readGame(catalogue: Catalogue, game: string): Promise<void> {
    const drawn = ofGames[`../games/${game}/words.${catalogue.language}.ftl`];
    const [served, board] = await Promise.all([api.words(game, catalogue.language), drawn?.() ?? ""]);
    catalogue.add(game, served);
    catalogue.add(`${game}-board`, board);
  }

  async begin(): Promise<void> {
    this.keep({});
    const language = this.language;
    const house = api.house().then((told) => (this.house = told));
    const me = api.me().then((told) => (this.me = told));
    // Only after that: whoever is nobody yet would otherwise become two guests.
    void me.then(() => this.restand()).catch(() => {});
    await Promise.all([house, me, this.speak(language)]);
    // Games from elsewhere bring words of their own for their names.
    const others = this.house!.games.filter(({ key }) => !this.words!.has(`web-game-${key}`));
    await Promise.all(others.map(({ key }) => this.openGame(key)));
    if (this.me && this.me.language !== language) this.me = await api.changeMe({ language }).catch(() => this.me);
  }

  /** Who is here now; whether that is still the same person. */
  async isStillHere(): Promise<boolean> {
    const before = this.me?.id;
    this.me = await api.me();
    return this.me.id === before;
  }

  tell(notice: unknown): void {
    const said = notice instanceof Refusal ? notice.told : (notice as Message);
    if (said?.id === "server-error-ended") void this.isStillHere().catch(() => null);
    this.notice = said && typeof said === "object" && "id" in said ? said : { id: "web-error-unknown", args: {} };
    window.clearTimeout(this.#notice);
    this.#notice = window.setTimeout(() => (this.notice = null), 7000);
  }
}

export const hall = new Hall();

/** A sentence of the client in the language of the page. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return hall.words?.say(id, args) ?? "";
}

/** The game of a table under the version of its rules: its key, if those are today's. An earlier one brings its words and its rulebook, but no board. */
export function edition({ game, version }: Pick<Table, "game" | "version">): string {
  const today = hall.house?.games.find(({ key }) => key === game);
  return today?.version === version ? game : `${game}_${version}`;
}

/** What a game is called outside its table: by the client's words for it, else by its own. */
export function gameName(game: string): string {
  return sayFirst(`web-game-${game}`, `${game}-title`) || game;
}

export function gameAbout(game: string): string {
  return sayFirst(`web-game-${game}-about`, `${game}-about`);
}

function sayFirst(...ids: string[]): string {
  const known = ids.find((id) => hall.words?.has(id));
  return known ? say(known) : "";
}
