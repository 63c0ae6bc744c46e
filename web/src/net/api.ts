/** HTTP, as docs/api.md has it. */
import type {
  ChangeMe,
  ChooseOptions,
  Companion,
  Confirmed,
  Credentials,
  Everything,
  HostAct,
  House,
  Learning,
  LearningToday,
  LearntGame,
  LessonMoment,
  Me,
  Message,
  Moment,
  NewPassword,
  NewReport,
  NewTable,
  NewToken,
  OwnExercise,
  Person,
  PractiseThis,
  Preview,
  Problem,
  Profile,
  RegardKind,
  Replay,
  ResetPassword,
  Rulebook,
  Session,
  SetChair,
  SitDown,
  Standing,
  Statistics,
  SwapChairs,
  Table,
  Tables,
  Token,
  Why,
} from "../wire";

/** The server said no, and why. */
/** What the rules refuse a program, in its notation, is said to a person in words: the page offers only what is legal, so the table has
 * moved on in the meantime. */
const FOR_PEOPLE: Record<string, string> = {
  "error-not-legal": "web-error-moved-on",
  "error-not-together": "web-error-moved-on",
  "error-no-such-action": "web-error-moved-on",
  "error-not-your-turn": "web-error-not-your-turn",
  "error-no-undo": "web-error-no-undo",
};

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.english);
  }

  get told(): Message {
    const id = FOR_PEOPLE[this.problem.error.id];
    return id ? { id, args: {} } : this.problem.error;
  }
}

/** Nothing came back at all, or nothing readable. */
export const UNREACHABLE: Problem = { error: { id: "web-error-unreachable", args: {} }, english: "The server cannot be reached." };

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: method === "GET" ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? (method === "GET" ? undefined : "{}") : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, UNREACHABLE);
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  if (answer.ok) return (answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text) as T;
  let problem = UNREACHABLE;
  try {
    const told = JSON.parse(text) as Problem;
    if (told.error?.id) problem = told;
  } catch {
    // Not one of our answers but, for example, a proxy's.
  }
  throw new Refusal(answer.status, problem);
}

export const api = {
  house: () => ask<House>("GET", "/api/house"),
  me: () => ask<Me>("GET", "/api/me"),
  changeMe: (change: ChangeMe) => ask<Me>("PATCH", "/api/me", change),
  forgetMe: () => ask<void>("DELETE", "/api/me"),
  makeAccount: (credentials: Credentials) => ask<Me>("POST", "/api/me/account", credentials),
  signIn: (credentials: Credentials) => ask<Me>("POST", "/api/sign-in", credentials),
  signOut: () => ask<void>("POST", "/api/sign-out"),
  changePassword: (change: NewPassword) => ask<Me>("POST", "/api/me/password", change),
  forgotPassword: (email: string) => ask<void>("POST", "/api/password/forgot", { email }),
  resetPassword: (reset: ResetPassword) => ask<Me>("POST", "/api/password/reset", reset),
  sendConfirmation: () => ask<void>("POST", "/api/me/email/letter"),
  confirmEmail: (key: string) => ask<Confirmed>("POST", "/api/email/confirm", { key }),
  endLetters: (key: string) => ask<void>("POST", `/letters${query({ key })}`),
  sessions: () => ask<Session[]>("GET", "/api/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/api/sessions/${id}`),
  endOtherSessions: () => ask<void>("POST", "/api/sessions/end-others"),
  tokens: () => ask<Token[]>("GET", "/api/tokens"),
  newToken: (token: NewToken) => ask<Token>("POST", "/api/tokens", token),
  endToken: (id: string) => ask<void>("DELETE", `/api/tokens/${id}`),
  everything: () => ask<Everything>("GET", "/api/me/everything"),
  myTables: () => ask<Tables>("GET", "/api/me/tables"),
  tables: () => ask<Tables>("GET", "/api/tables"),
  runningTables: () => ask<Tables>("GET", "/api/tables?status=running"),
  setTable: (table: NewTable) => ask<Table>("POST", "/api/tables", table),
  table: (id: string, key = "") => ask<Table>("GET", `/api/tables/${id}${query({ key })}`),
  sit: (id: string, chair: SitDown) => ask<Table>("POST", `/api/tables/${id}/sit`, chair),
  stand: (id: string) => ask<Table>("POST", `/api/tables/${id}/stand`),
  setChair: (id: string, chair: SetChair) => ask<Table>("POST", `/api/tables/${id}/chair`, chair),
  swap: (id: string, chairs: SwapChairs) => ask<Table>("POST", `/api/tables/${id}/swap`, chairs),
  chooseOptions: (id: string, chosen: ChooseOptions) => ask<Table>("POST", `/api/tables/${id}/options`, chosen),
  start: (id: string) => ask<Table>("POST", `/api/tables/${id}/start`),
  close: (id: string) => ask<void>("DELETE", `/api/tables/${id}`),
  record: (id: string, key: string) => ask<string>("GET", recordPath(id, key)),
  replay: (id: string, key: string, seat: string) => ask<Replay>("GET", `/api/tables/${id}/replay${query({ seat, key })}`),
  moment: (id: string, key: string, number: number, seat: string, inWords: boolean) =>
    ask<Moment>("GET", `/api/tables/${id}/replay/${number}${query({ seat, key, words: inWords ? 1 : "" })}`),
  standing: () => ask<Standing>("GET", "/api/me/standing"),
  confirmWarning: (id: string) => ask<void>("POST", `/api/me/warnings/${id}`),
  regard: (person: string, kind: RegardKind | null) => ask<Standing>("PUT", `/api/me/regards/${encodeURIComponent(person)}`, { kind }),
  report: (report: NewReport) => ask<void>("POST", "/api/reports", report),
  onlookers: (id: string) => ask<Person[]>("GET", `/api/tables/${id}/people`),
  hostAct: (id: string, act: HostAct) => ask<void>("POST", `/api/tables/${id}/people`, act),
  profile: (person: string) => ask<Profile>("GET", `/api/people/${person}`),
  learning: () => ask<Learning>("GET", "/api/learn"),
  learningToday: () => ask<LearningToday>("GET", "/api/learn/today"),
  learnt: (game: string) => ask<LearntGame>("GET", `/api/learn/${game}`),
  noteLearned: (game: string, what: "glance" | "alone", on = true) => ask<LearntGame>("POST", `/api/learn/${game}/notes`, { what, on }),
  statistics: () => ask<Statistics>("GET", "/api/me/statistics"),
  practise: (table: string, key: string, what: PractiseThis) =>
    ask<OwnExercise>("POST", `/api/tables/${table}/practice${query({ key })}`, what),
  dropExercise: (game: string, name: string) => ask<void>("DELETE", `/api/learn/${game}/exercises/${name}`),
  finishLesson: (game: string, name: string, did: number[]) => ask<LearntGame>("POST", `/api/learn/${game}/${name}`, { did }),
  companion: (table: string, since: number) => ask<Companion>("POST", `/api/tables/${table}/companion`, { since }),
  lesson: (game: string, name: string, { did, actions = [], undo = 0, words = false }: InLesson) =>
    ask<LessonMoment>(
      "GET",
      `/api/learn/${game}/${name}${query({ did: did.join("."), actions: actions.join("."), undo: undo || "", words: words ? 1 : "" })}`,
    ),
  lessonPreview: (game: string, name: string, did: number[], actions: number[], after: boolean) =>
    ask<Preview>(
      "GET",
      `/api/learn/${game}/${name}/preview${query({ did: did.join("."), actions: actions.join("."), after: after ? 1 : "" })}`,
    ),
  lessonWhy: (game: string, name: string, did: number[], action: number) =>
    ask<Why>("GET", `/api/learn/${game}/${name}/why${query({ did: did.join("."), action })}`),
  words: (catalogue: string, language: string) => ask<string>("GET", `/words/${catalogue}.${language}.ftl`),
  rules: (game: string, language: string) => ask<Rulebook>("GET", `/rules/${game}.${language}.json`),
};

/** What somebody has done in a lesson, and does there now. */
interface InLesson {
  did: number[];
  actions?: number[];
  undo?: number;
  words?: boolean;
}

/** The end of an address with those of these parts that are not empty. */
export function query(parts: Record<string, string | number>): string {
  const said = Object.entries(parts)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return said.length ? `?${said.join("&")}` : "";
}

export function recordPath(id: string, key: string): string {
  return `/api/tables/${id}/record${query({ key })}`;
}

/** An id of our own making. `crypto.randomUUID` exists only on secure pages, which a club's own machine may not serve. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
