// The wire: made by `python -m tafelrunde.server.http.types web/src/wire.ts`
// from src/tafelrunde/server/http/wire.py.

/**
 * An id of the catalogues with its arguments; one that begins with `-` leaves out the key of the table's game. If
 * the argument `seat` is the reader, it is read in its form `.you` where the catalogue has one.
 */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

/**
 * A table without what lies on it. `commitment` is the hash of the secret seed, `seed` the seed when the match is
 * over. `key` opens a private table to others; only those who sit there get it. `due` is when the next seat runs
 * out of time. `rematch_by` is the seat that asked for the `rematch`. `kept_chair` is the chair that the key in
 * your address was made for, `free_chair` the one on which you would sit down now. The host is told whom they have
 * `silenced` at it.
 */
export interface Table {
  id: string;
  game: string;
  version: number;
  options: Record<string, OptionValue>;
  chairs: Chair[];
  clock: Clock;
  public: boolean;
  rated: boolean;
  hints: boolean;
  status: Status;
  host: string;
  you: number | null;
  to_act: number[];
  created: number;
  started: number | null;
  ended: number | null;
  due: number | null;
  commitment: string | null;
  seed: string | null;
  standings: Standings | null;
  rematch: string | null;
  rematch_by: number | null;
  key: string | null;
  kept_chair: number | null;
  free_chair: number | null;
  remarks: Remark[];
  silenced: string[];
}

/** A list, its items numbered from 1 if it is `ordered`. */
export interface Listing {
  kind: "list";
  ordered: boolean;
  items: Span[][];
}

/** One rule: its number and what it says. A ruling is ours, where the printed rules are silent. */
export interface Paragraph {
  number: string;
  is_ruling: boolean;
  blocks: Block[];
}

/** Running text. */
export interface Prose {
  kind: "prose";
  line: Span[];
}

/** The rules of a game in one language. */
export interface Rulebook {
  title: string;
  credits: Block[];
  glossary_title: string;
  glossary: Term[];
  chapters: RulebookChapter[];
}

/** A chapter of a rulebook: what comes before its first rule, if anything, and its rules. */
export interface RulebookChapter {
  title: string;
  intro: Block[];
  paragraphs: Paragraph[];
}

/** A piece of a line: plain, strong, emphasised, a word of the program, or the number of a rule. */
export interface Span {
  kind: "code" | "rule" | "stressed" | "strong" | "text";
  text: string;
}

/**
 * A word of the glossary. What lies on the board is known there by its `key`, the same in every language, and
 * explains itself with these words: at most two sentences, and the rules behind them.
 */
export interface Term {
  key: string;
  word: string;
  meaning: Span[];
  rules: string[];
}

/** Why something was refused: for people the message, for developers an English sentence. */
export interface Problem {
  error: Message;
  english: string;
}

/**
 * A choice made before the match. Called `<game>-option-<name>` and `…-<choice>` in the catalogues, with hyphens
 * for underscores and on/off for true/false.
 */
export interface GameOption {
  name: string;
  choices: OptionValue[];
  default: OptionValue;
  rule: string;
}

/**
 * A game as the house offers it. Titled `<key>-title` and `<key>-about` in the catalogue
 * `/words/<key>.<lang>.ftl`; its rulebook is `/rules/<key>.<lang>.json`.
 */
export interface GameCard {
  key: string;
  version: number;
  min_seats: number;
  max_seats: number;
  options: GameOption[];
  levels: Level[];
}

/** What this server offers. Catalogues of the house are `/words/<name>.<lang>.ftl` for each of `catalogues`. */
export interface House {
  version: string;
  games: GameCard[];
  languages: Language[];
  catalogues: string[];
  mail: boolean;
  now: number;
}

/** How strong somebody is at a game: `shown` is the cautious figure of ranking lists (mu - 3 sigma, scaled). */
export interface Rating {
  game: string;
  shown: number;
  mu: number;
  sigma: number;
  matches: number;
}

/**
 * Somebody, as others see them: an `account`, a `guest` (with a made-up name until one is chosen), an account
 * whose name looks `alike` to that of an older one, or somebody who is `gone` and has no name: say "a guest".
 */
export interface Person {
  id: string;
  name: string;
  who: Who;
}

/**
 * Yourself. `named` is false while your name is a made-up one. No letter goes to an address that is not confirmed,
 * but the one that asks you to.
 */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  named: boolean;
  language: Language;
  email: string;
  email_confirmed: boolean;
  mail_turns: boolean;
  ratings: Rating[];
}

/** How somebody's match ended. What is not `public` was played at a private table; only they are told of it. */
export interface Result {
  table: string;
  game: string;
  seats: number;
  place: number;
  points: number | null;
  rated: boolean;
  left: boolean;
  ended: number;
  public: boolean;
}

/** Somebody with ratings and the latest results, for others those of public tables. */
export interface Profile {
  person: Person;
  since: number;
  ratings: Rating[];
  results: Result[];
}

export interface Ranked {
  person: Person;
  rating: Rating;
}

/** The strongest accounts at a game. */
export interface Ranking {
  game: string;
  people: Ranked[];
}

/**
 * What is left out stays as it is. The name of a table's seat changes with it. Another e-mail address takes the
 * password of the account; a letter is sent to it, with a link that confirms it.
 */
export interface ChangeMe {
  name?: string | null;
  language?: Language | null;
  email?: string | null;
  mail_turns?: boolean | null;
  password?: string | null;
}

/** To turn the guest you are into an account (history is kept), or to sign in. */
export interface Credentials {
  name: string;
  password: string;
}

/** Another password. All other sessions end; tokens stay. */
export interface NewPassword {
  old: string;
  new: string;
}

/**
 * Ask for a letter by which a new password can be chosen. It goes to confirmed addresses of accounts only, and the
 * answer does not tell whether there is one.
 */
export interface Forgotten {
  email: string;
}

/** A new password, with the key of the letter. */
export interface ResetPassword {
  key: string;
  password: string;
}

/** The key of the letter that asks whether an address is yours. */
export interface ConfirmEmail {
  key: string;
}

/** The address that is confirmed now. */
export interface Confirmed {
  email: string;
}

/**
 * Where you are signed in; either word is empty if nobody knows. `seen` is when it was last used, to some minutes;
 * `here` marks the one that asks.
 */
export interface Session {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  here: boolean;
}

/**
 * Ask for an API token for your bot or script. With `read` it may only look, with `play` also act. It ends after
 * so many days.
 */
export interface NewToken {
  name: string;
  scope?: "play" | "read";
  days?: number;
}

/** A token; its secret is shown once, when it is made, to be sent as `Authorization: Bearer <secret>`. */
export interface Token {
  id: string;
  name: string;
  scope: string;
  created: number;
  expires: number;
  secret: string | null;
}

/**
 * Take a chair. With the key of an invited chair you sit there and nowhere else; with the key of the table on an
 * open chair, else on the first invited one that is free; without a key only on an open one. You may name an open
 * chair that you want instead.
 */
export interface SitDown {
  seat?: number | null;
  key?: string;
}

/** The host gives a chair to a bot, opens it, keeps it for somebody invited, or asks the person in it to leave. */
export interface SetChair {
  seat: number;
  kind: "bot" | "invited" | "open";
  level?: Level;
}

/** The host lets two chairs change places before the match. */
export interface SwapChairs {
  seat: number;
  other: number;
}

/** The host chooses other options before the match. What is left out stays as it is. */
export interface ChooseOptions {
  options: Record<string, OptionValue>;
}

/** Some tables, the most urgent first. Your own: yours to move, others, waiting, over. */
export interface Tables {
  tables: Table[];
}

/**
 * Something said at the table; seat -1 is an onlooker. `who` is as for a chair. A line that a keeper `removed` has
 * no text.
 */
export interface ChatLine {
  number: number;
  at: number;
  seat: number;
  person: string;
  name: string;
  who: Who;
  text: string;
  removed: boolean;
}

/** A ban from the house, or from speaking in it: why, and until when; null if it does not end by itself. */
export interface Ban {
  why: string;
  until: number | null;
}

/** What a keeper has to say to you, once: a warning, or why you have another name now. */
export interface HouseWarning {
  id: string;
  kind: "rename" | "warn";
  why: string;
  at: number;
}

/** Somebody whom you have muted or blocked. */
export interface Regard {
  person: Person;
  kind: RegardKind;
}

/** How you stand with the house and with others. Warnings are those that you have not confirmed yet. */
export interface Standing {
  keeper: boolean;
  ban: Ban | null;
  mute: Ban | null;
  warnings: HouseWarning[];
  regards: Regard[];
}

/**
 * Mute somebody: their chat is not told to you. Block somebody: nor can they sit down where you are the host or
 * sit already. Null takes either back.
 */
export interface SetRegard {
  kind: RegardKind | null;
}

/** Report somebody to the keepers, in a sentence. The chat of the table goes with it as it is now. */
export interface NewReport {
  person: string;
  table: string;
  said: string;
  key?: string;
}

/** The host shows somebody out who looks on or waits, or decides whether somebody may speak at this table. */
export interface HostAct {
  person: string;
  act: "mute" | "remove" | "unmute";
}

/** A report with the chat as it was. */
export interface Report {
  id: string;
  at: number;
  reporter: Person;
  person: Person;
  table: string;
  said: string;
  chat: ChatLine[];
  closed: number | null;
}

export interface FoundPerson {
  person: Person;
  since: number;
  seen: number | null;
}

export interface FoundTable {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  created: number;
  updated: number;
}

/** A warning, a new name, a mute or a ban; whether it holds now. `settled` is when it was confirmed or lifted. */
export interface Sanction {
  id: string;
  kind: SanctionKind;
  network: string;
  why: string;
  at: number;
  until: number | null;
  settled: number | null;
  holds: boolean;
}

/**
 * Who did what, when, to whom and why; `who` is a name, or `command:` and a user of the machine, or empty if that
 * keeper was forgotten.
 */
export interface AuditLine {
  at: number;
  who: string;
  act: KeeperAct;
  person: Person | null;
  table: string;
  detail: string;
  why: string;
}

/** Everything a keeper may know of somebody. `network` is where they were last seen, as long as that is kept. */
export interface PersonFile {
  person: Person;
  since: number;
  seen: number | null;
  network: string;
  keeper: boolean;
  tables: FoundTable[];
  reports: Report[];
  sanctions: Sanction[];
  audit: AuditLine[];
}

/** A table with the people in its chairs and everything that was said there. */
export interface TableFile {
  table: FoundTable;
  people: Person[];
  chat: ChatLine[];
}

/** A ban of an address or a network that holds now. */
export interface NetworkBan {
  network: string;
  why: string;
  at: number;
  until: number | null;
}

/**
 * What a keeper does about somebody. Without hours a mute or a ban does not end by itself. `ban-network` bans the
 * address from which the person was last seen. A new name that is empty is made up.
 */
export interface DoToPerson {
  act: "ban" | "ban-network" | "mute" | "rename" | "unban" | "unmute" | "warn";
  why: string;
  hours?: number | null;
  name?: string;
}

/** Ban an address or a network, such as 203.0.113.0/24, or lift such a ban. */
export interface BanNetwork {
  network: string;
  why: string;
  hours?: number | null;
  lift?: boolean;
}

/** Why a keeper does something. */
export interface Because {
  why: string;
}

/** Remove lines of chat by their numbers. */
export interface RemoveChat {
  lines: number[];
  why: string;
}

/** How long a match should be thought about: about ten seconds of one core, or two minutes. */
export interface AskReview {
  depth?: "deep" | "quick";
}

/** A record (`.tafel`) to be reviewed. */
export interface ReviewFile {
  record: string;
  depth?: "deep" | "quick";
}

/**
 * Go on from a finished match as it stood after `number` entries, in this seat, against bots of a level. What the
 * seat could not see there is newly `imagined`, or the `same` as it was. Send the same id again, and you get the
 * same table.
 */
export interface TryAgain {
  number: number;
  seat: number;
  level?: Level;
  hidden?: "imagined" | "same";
  id?: string | null;
}

/** A battle, an oracle, a cycle or a tree, and the chapter with which it was over. */
export interface ReviewRound {
  chapter: number;
  name: Argument;
}

/** Why a match ended for a seat as it did: start + luck + skill + hidden + others = result, as parts of a win. */
export interface ReviewTerms {
  start: number;
  luck: number;
  skill: number;
  hidden: number;
  others: number;
  result: number;
  adjusted: number;
}

/** Something that could be chosen, the chance with it by what the seat knew, and half of its 95 % interval. */
export interface ReviewChoice {
  number: number;
  action: string;
  says: Message;
  chance: number;
  noise: number;
  share: number;
}

/**
 * A decision: its `theme` names the kind of decision (`<game>-exercise-<theme>`), `kind` is the verb that was
 * chosen. What it cost against the best choice, and `counted`, as far as that is beyond the noise. A costly one
 * says what was chosen, what would have been better, and why.
 */
export interface ReviewDecision {
  chapter: number;
  seat: number;
  theme: string;
  kind: string;
  number: number;
  chosen: string;
  best_number: number;
  best: string;
  grade: "best" | "blunder" | "good" | "mistake" | "slip";
  chance: number;
  cost: number;
  noise: number;
  counted: number;
  simulations: number;
  candidates: ReviewChoice[];
  says: Message[];
}

/** A draw: what it was worth to each seat, most of all to `seat`. What moved little says nothing. */
export interface ReviewStroke {
  chapter: number;
  seat: number;
  pick: number;
  of: number;
  worth: number[];
  sampled: boolean;
  says: Message[];
}

/** A costly decision, or a draw, which has no grade. */
export interface TurningPoint {
  chapter: number;
  seat: number;
  worth: number;
  is_luck: boolean;
  grade: "" | "blunder" | "mistake" | "slip";
  says: Message[];
}

/**
 * What `tafelrunde review --json` writes. `open` is the chance of each seat with all cards open: before the deal,
 * then after each chapter; `known` the chance by what the seat knew, by the chapters of its decisions.
 */
export interface ReviewFacts {
  format: string;
  game: string;
  rules: number;
  seats: number;
  names: string[];
  commitment: string;
  depth: "deep" | "quick";
  simulations: number;
  decisions_done: number;
  decisions_total: number;
  rounds: ReviewRound[];
  open: number[][];
  known: number[][][];
  balance: ReviewTerms[];
  decisions: ReviewDecision[];
  luck: ReviewStroke[];
  turning_points: TurningPoint[];
}

/** What is new: decisions, and what changed with them. */
export interface ReviewGrowth {
  decisions: ReviewDecision[];
  balance: ReviewTerms[];
  turning_points: TurningPoint[];
}

/**
 * A review: so many of its decisions are done. `told` is everything that is known so far, null until the match was
 * read. Whoever asks with `known`, a number of decisions, hears in `grown` of the others instead.
 */
export interface Review {
  id: string;
  depth: "deep" | "quick";
  done: number;
  total: number;
  is_over: boolean;
  told: ReviewFacts | null;
  grown: ReviewGrowth | null;
}

/** Keep a decision of your own as an exercise: the one of this chapter, as the review of this depth has it. */
export interface PractiseThis {
  chapter: number;
  depth?: "deep" | "quick";
}

/** What a review said about your seat in a match. */
export interface ReviewedMatch {
  table: string;
  ended: number;
  seats: number;
  depth: "deep" | "quick";
  terms: ReviewTerms;
}

/**
 * Your decisions of one kind: how many there were, how many of them were graded below good, and what they cost
 * together by what you knew, as parts of a win.
 */
export interface DecisionKind {
  theme: Message;
  decisions: number;
  graded: number;
  cost: number;
}

/**
 * Your reviewed matches of a game, the earliest first, and your decisions in them by kind, those first that cost
 * most for each decision. `strongest` and `weakest` are null until there is enough to say so.
 */
export interface GameStatistics {
  game: string;
  matches: ReviewedMatch[];
  kinds: DecisionKind[];
  strongest: Message | null;
  weakest: Message | null;
}

/** A match of yours that could be reviewed. */
export interface UnreviewedMatch {
  table: string;
  game: string;
  ended: number;
}

/** Your reviewed matches, at most the latest hundred of each game, and a few that nobody has had reviewed yet. */
export interface Statistics {
  games: GameStatistics[];
  unreviewed: UnreviewedMatch[];
}

/** A table where you sat or which you set, and the record of its match once that is over. */
export interface OwnTable {
  table: Table;
  record: string | null;
}

/** Something that you said. */
export interface OwnWords {
  table: string;
  at: number;
  text: string;
}

/** What you reported about a person at a table. */
export interface OwnReport {
  person: string;
  table: string;
  at: number;
  said: string;
}

/** Something that you have learnt of a game. */
export interface OwnLearned {
  game: string;
  what: string;
  at: number;
}

/**
 * What a review said about your seat in a match: the terms of its sum, and your decisions by kind, each with how
 * many there were, how many were graded below good, and what they cost.
 */
export interface OwnReviewed {
  table: string;
  game: string;
  seats: number;
  depth: string;
  ended: number;
  terms: Record<string, number>;
  kinds: Record<string, number[]>;
}

/** A mistake that you have kept as an exercise, with everything that is kept of it. */
export interface OwnPractice {
  name: string;
  game: string;
  at: number;
  table: string;
  chapter: number;
  grade: string;
  cost: number;
  told: string;
}

/**
 * All that the house has of you, but for secrets: passwords, cookies and tokens are kept as hashes only. Of
 * tables, results and what you said the latest are here if there are very many. `network` is the address from
 * which you were last `seen`, as far as that is kept.
 */
export interface Everything {
  made: number;
  me: Me;
  since: number;
  seen: number | null;
  network: string;
  sessions: Session[];
  tokens: Token[];
  regards: Regard[];
  reports: OwnReport[];
  sanctions: Sanction[];
  learned: OwnLearned[];
  statistics: OwnReviewed[];
  practice: OwnPractice[];
  results: Result[];
  said: OwnWords[];
  tables: OwnTable[];
}

/** An argument: the person in this seat, to be shown by name. */
export interface SeatName {
  seat: number;
}

/** A message and the numbers of the rules behind it, such as H22. */
export interface Sentence {
  message: Message;
  rules: string[];
}

/** One fact of a position: a label and what it says. */
export interface Fact {
  kind: "fact";
  label: Message;
  says: Argument;
}

/** Facts of a position in rows, one per seat or place; the first column names the row. -1: no row is marked. */
export interface Grid {
  kind: "grid";
  heads: Message[];
  rows: Argument[][];
  marked: number;
}

/**
 * This many seconds for the whole match, and some more whenever a decision is passed on. Whoever runs out of time
 * is replaced by a bot.
 */
export interface LiveClock {
  kind: "live";
  seconds: number;
  increment?: number;
}

/** This many hours for every decision. */
export interface SlowClock {
  kind: "slow";
  hours?: number;
}

/** No hurry; only a very long silence counts as leaving. */
export interface NoClock {
  kind: "none";
}

/** The time a seat has left, in milliseconds, at the moment it is told, and whether its clock is running. */
export interface SeatClock {
  left: number;
  running: boolean;
}

/**
 * Who may sit on a chair: `you` sit down yourself, a bot of a level, anyone (`open`), or somebody with the chair's
 * own invitation (`invited`).
 */
export interface NewChair {
  kind: "bot" | "invited" | "open" | "you";
  level?: Level;
}

/**
 * Set a table. Without chairs you take the first and bots the others. It starts at once if nobody is missing,
 * otherwise when the last one has sat down. Send the same id again, and you get the same table.
 */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, OptionValue>;
  chairs?: NewChair[];
  clock?: Clock;
  public?: boolean;
  rated?: boolean;
  hints?: boolean;
  shuffle?: boolean;
  id?: string | null;
}

/**
 * A chair of a table. The name of a bot is a name too; `level` says that it is one. `who` says what a person is
 * here: an `account`, a `guest`, an account whose name looks `alike` to that of an older one, or somebody who is
 * `gone` and has no name: say "a guest". While a person is `away`, a bot of that level plays on until they take
 * the seat back, or to the end if they `resigned`. `key` is given to the host, to invite somebody to it.
 */
export interface Chair {
  seat: number;
  kind: ChairKind;
  name: string;
  person: string | null;
  who: Who | null;
  level: Level | null;
  away: boolean;
  resigned: boolean;
  key: string | null;
}

/** The place of each seat (ties share one); why the match is over, as a message; points if the game has any. */
export interface Standings {
  places: number[];
  points: number[];
  reason: Message;
}

/**
 * Something that somebody at the table did beside the rules, once this many chapters were settled: resigned, ran
 * out of time, came back, or declined to end the match there.
 */
export interface Remark {
  after: number;
  kind: "declined" | "left" | "resigned" | "returned";
  seat: number;
}

/**
 * A legal action: its number in the game's catalogue, its notation, and what it is called. What it is about
 * follows from the number.
 */
export interface Choice {
  number: number;
  notation: string;
  told: Message;
}

/**
 * An event as this seat may know it; -1 where a part is secret. In the chronicle it stands under the heading
 * `turn` if that is not null, else under the last one; `adds` is what it adds to a line that tells of several
 * events. It joins the line before it if both add to the same message about the same seat: lists go on, numbers
 * add up, of anything else the last word counts unless it is empty. `manner`: `line` joins or begins, `first`
 * always begins a line, `more` only joins (and has a line of its own where it cannot), `heading` is told by its
 * heading alone.
 */
export interface Happening {
  event: string;
  fields: Record<string, unknown>;
  told: Sentence;
  turn?: Message | null;
  adds?: Message | null;
  manner?: "first" | "heading" | "line" | "more";
}

/**
 * What one entry brought: chapter 0 is the deal (seat -1). `fresh` is false if this page was told it already while
 * it could still be taken back; then its events are not told again: the first such chapter of the news has those
 * of the first chapter after `since` that the page knows, and so on.
 */
export interface Chapter {
  number: number;
  seat: number;
  fresh: boolean;
  events: Happening[];
}

/**
 * A battle, an oracle, a cycle, a tree: who won it, or -1, and the scores of all seats after it. What fell out is
 * gone.
 */
export interface Round {
  name: Argument;
  winner: number;
  scores: number[];
  is_gone: boolean;
}

/** A seat in the final standings: figures under the heads of the ending, and what they are made of. */
export interface Row {
  figures: number[];
  why: Message;
}

/**
 * What a seat had in the deciding blow: in words, the pieces themselves and which of them did it, and the score
 * that it brought.
 */
export interface Hand {
  seat: number;
  place: number;
  says: Message;
  pieces: number[];
  marked: number[];
  score: number;
}

/** The round that decided the match, by its number in the ending, and what happened in it. */
export interface Blow {
  round: number;
  title: Argument;
  says: Sentence[];
  hands: Hand[];
}

/** Something to remember of this match. */
export interface EndFact {
  title: Message;
  says: Sentence;
}

/**
 * How the match ended by the rules: who won and what broke a tie, scores round by round, a row for each seat by
 * its number, the deciding blow, and a few facts.
 */
export interface Ending {
  result: Sentence[];
  title: Message;
  rounds: Round[];
  heads: Message[];
  rows: Row[];
  blow: Blow | null;
  facts: EndFact[];
}

/**
 * Everything on the table for this reader. `view` is the game's view of the seat and `shown` what follows from it,
 * both field by field as the game's contract has them; `legal` is everything the seat may do now; `settled` counts
 * the chapters that nobody can take back any more. `position` is the view in words, null unless it was asked for.
 * `ending` is null until the match is over, and if people ended it.
 */
export interface Sight {
  view: Record<string, unknown>;
  shown: Record<string, unknown>;
  legal: Choice[];
  prompt: Sentence[];
  position: (Fact | Grid)[] | null;
  to_act: number[];
  standings: Standings | null;
  ending: Ending | null;
  can_undo: boolean;
  can_hint: boolean;
  settled: number;
  clocks: SeatClock[];
  agreed: number[];
  now: number;
}

/**
 * What changed in a sight; what is not named is as before. Of `view` and `shown` only changed fields are named. A
 * number in `legal` is a choice that this page was told before, since its welcome, in the same words.
 */
export interface SightNews {
  now: number;
  view?: Record<string, unknown>;
  shown?: Record<string, unknown>;
  legal?: (number | Choice)[];
  prompt?: Sentence[];
  position?: (Fact | Grid)[] | null;
  to_act?: number[];
  standings?: Standings | null;
  ending?: Ending | null;
  can_undo?: boolean;
  can_hint?: boolean;
  settled?: number;
  clocks?: SeatClock[];
  agreed?: number[];
}

/**
 * What would change of a sight if you played actions, told from what you know. Of `view` and `shown` only changed
 * fields are named. `legal` is all that could be confirmed together with them, everything in rising order of the
 * numbers.
 */
export interface SightAfter {
  view: Record<string, unknown>;
  shown: Record<string, unknown>;
  legal: Choice[];
  prompt: Sentence[];
}

/**
 * A finished match after `number` of its `count` entries. `open` holds the view of every seat if no seat's eyes
 * were asked for.
 */
export interface Moment {
  number: number;
  count: number;
  sight: Sight;
  open: (Record<string, unknown>)[];
}

/** How a finished match could have gone on: the table after each entry, and what happened in it. */
export interface ReviewLine {
  moments: Moment[];
  chapters: Chapter[];
}

/** All chapters of a finished match. */
export interface Replay {
  chapters: Chapter[];
}

/**
 * Play what was confirmed as one: take back this many of your open actions, then play these, all or none. Each
 * must be legal when its turn comes, and only the last may ask chance, reveal something or pass the decision on.
 * The id is yours: send the same again after a lost connection, and it is played once.
 */
export interface Act {
  kind: "act";
  id: string;
  actions: number[];
  undo?: number;
}

/** Take back what you confirmed last, as far as it is still open. */
export interface Undo {
  kind: "undo";
  id: string;
}

/**
 * What is certain about actions that would be confirmed as one. `after` asks for what would lie on the table then,
 * too.
 */
export interface AskPreview {
  kind: "preview";
  id: string;
  actions: number[];
  after?: boolean;
}

/** Why an action is not allowed now. */
export interface AskWhy {
  kind: "why";
  id: string;
  action: number;
}

/** What the strongest bot would do in your place. */
export interface AskHint {
  kind: "hint";
  id: string;
}

/** Chat. */
export interface Say {
  kind: "say";
  id: string;
  text: string;
}

/** Give up. With two seats the match is over; with more a bot plays on for you, and you are last. */
export interface Resign {
  kind: "resign";
  id: string;
}

/** Offer to end the match here as a draw, or agree to it; false takes it back. It ends when all people agree. */
export interface AgreeToEnd {
  kind: "agree";
  id: string;
  agree?: boolean;
}

/** Answer an offer to end the match here with no; it is off then, for all. */
export interface DeclineToEnd {
  kind: "decline";
  id: string;
}

/** Play on yourself where a bot has taken your seat. */
export interface TakeSeatBack {
  kind: "return";
  id: string;
}

/** Everybody else is gone: end the match as its winner. */
export interface ClaimWin {
  kind: "claim";
  id: string;
}

/** Set the same table again when the match is over. Those who ask later are led to the same one. */
export interface Rematch {
  kind: "rematch";
  id: string;
}

/** Ask for earlier chapters. */
export interface Recall {
  kind: "recall";
  id: string;
  first: number;
  last: number;
}

/**
 * From now on, tell this page the position in words with every sight; with false, stop. In the address of the
 * socket `words=1` asks for the same.
 */
export interface AskWords {
  kind: "words";
  id: string;
  on?: boolean;
}

/** Is anybody there? */
export interface Ping {
  kind: "ping";
  id: string;
}

/**
 * The first message: everything needed to draw the table. `sight` is null until the match has started. `chapters`
 * begin after the `since` of the address (send the `settled` of your last sight), or with the last forty; keep
 * what you had up to `since` and put them after it. `chat` has what came after the number of the address.
 */
export interface Welcome {
  kind: "welcome";
  table: Table;
  sight: Sight | null;
  since: number;
  chapters: Chapter[];
  chat: ChatLine[];
  presence: Presence;
}

/**
 * Something changed on the table. Forget your chapters after number `since` and put these in their place (an undo
 * takes some away, sealed answers get their place when all are given); replace what is named of the sight you had.
 */
export interface News {
  kind: "news";
  since: number;
  chapters: Chapter[];
  sight: SightNews;
}

/** Somebody sat down, left, came back; the match started or is over; a rematch is set. */
export interface TableNews {
  kind: "table";
  table: Table;
}

/**
 * Bots of this level get only this many of their simulations done in the time they have on this server, as a mean
 * over many decisions at all tables.
 */
export interface Hurried {
  level: Level;
  simulations: number;
  wanted: number;
}

/** Somebody who has no page at a live match, and the time after which that counts as gone. */
export interface Gone {
  seat: number;
  left: number;
}

/** Since its turn began, so many seconds ago, this bot has had to wait until others' bots had thought. */
export interface Waiting {
  seat: number;
  seconds: number;
}

/**
 * Who is here: seats with an open page, and the number of onlookers. A bot in `to_act` of the sight is thinking,
 * or `waiting` for its turn to think if many are; `hurried` names the levels at this table that have too little
 * time for it. When everybody else is `gone`, or `away` in the chairs of the table, and no bots were set there,
 * the win can be claimed.
 */
export interface Presence {
  kind: "presence";
  here: number[];
  onlookers: number;
  hurried: Hurried[];
  gone: Gone[];
  waiting: Waiting | null;
}

export interface Chatted {
  kind: "said";
  line: ChatLine;
}

/**
 * Somebody at this table is called this from now on, on their chair and in everything they have said; `who` is as
 * for a chair.
 */
export interface FaceNews {
  kind: "face";
  person: string;
  name: string;
  who: Who;
}

/** The request of this id is carried out and kept for good. */
export interface Done {
  kind: "done";
  id: string;
}

/** The request of this id was not carried out; nothing changed. The id is empty if the message had none. */
export interface Refused {
  kind: "refused";
  id: string;
  problem: Problem;
}

/** Why an action is not allowed, by the rules; null if it is. */
export interface Why {
  kind: "why";
  id: string;
  action: number;
  refused: Sentence | null;
}

/**
 * What is certain about actions: the events up to the first thing that this seat cannot know. `after` is null if
 * there is such a thing, or if it was not asked for.
 */
export interface Preview {
  kind: "preview";
  id: string;
  events: Happening[];
  after: SightAfter | null;
}

/**
 * What the strongest bot would do in your place: the choice and its number, how likely you are to win with it (0
 * to 1; null if there is nothing to choose), the same in sentences, and at most three reasons, the strongest
 * first.
 */
export interface Hint {
  kind: "hint";
  id: string;
  choice: Choice;
  action: number;
  chance: number | null;
  says: Message[];
  reasons: Message[];
}

export interface Recalled {
  kind: "recalled";
  id: string;
  chapters: Chapter[];
}

/** The table of the rematch. */
export interface RematchSet {
  kind: "rematch";
  id: string;
  table: string;
}

/** Something changed between you and the house: ask for /api/me/standing again. */
export interface StandingNews {
  kind: "standing";
}

/** The server is going down for a moment, or the table cannot be read now; come back. */
export interface Goodbye {
  kind: "goodbye";
  problem: Problem;
}

/**
 * A lesson in the list of a game's lessons: its title and what it teaches. The ones of the short way are enough
 * for a first match.
 */
export interface LessonCard {
  number: number;
  title: Message;
  about: Message;
  steps: number;
  short_way: boolean;
}

/** All that you have done in a lesson, from its beginning to its end. */
export interface DoneLesson {
  did: number[];
}

/**
 * An exercise of a game: a position with one clearly best choice, from 1 (easy) to 3 (hard). `theme` names the
 * kind of decision.
 */
export interface ExerciseCard {
  game: string;
  name: string;
  theme: Message;
  difficulty: number;
}

/**
 * An exercise of your own: a decision that a review graded, in which chapter of the match at which table, and what
 * it cost, as a part of a win. It is played at the address of an exercise.
 */
export interface OwnExercise {
  game: string;
  name: string;
  theme: Message;
  grade: "blunder" | "mistake" | "slip";
  cost: number;
  at: number;
  table: string;
  chapter: number;
}

/**
 * How far you are with a game: its lessons and exercises, those of your `own`, what you have learnt (`glance`,
 * `lesson-2`, `exercise-…`, `note-…` of the companion; `alone` if you sent it away), and how many matches you have
 * finished.
 */
export interface LearntGame {
  game: string;
  lessons: LessonCard[];
  exercises: ExerciseCard[];
  own: OwnExercise[];
  learned: string[];
  matches: number;
}

/**
 * How far you are with each game; the exercise of the day, which is the same for everybody; and on which of the
 * last seven days you solved one, the earliest first.
 */
export interface Learning {
  games: LearntGame[];
  daily: ExerciseCard | null;
  days: boolean[];
}

/**
 * How far you are with the game that you learnt in last: lessons done of those there are, exercises solved of
 * those there are.
 */
export interface WayOn {
  game: string;
  done: number;
  lessons: number;
  solved: number;
  exercises: number;
}

/**
 * What the first page says of learning: the way on, if you have begun one; whether you have yet to finish a match;
 * the exercise of the day by its game and name, and whether you have solved it.
 */
export interface LearningToday {
  way: WayOn | null;
  is_new: boolean;
  game: string;
  exercise: string;
  is_solved: boolean;
}

/** You have had a look at the game, or want to play without the companion; with `on` false, that is taken back. */
export interface NoteLearned {
  what: "alone" | "glance";
  on: boolean;
}

/** Ask the companion of a match, who has heard the chapters up to this number. */
export interface AskCompanion {
  since: number;
}

/**
 * What the companion says the first time that something turns up: a sentence, ideas of what to do, the rules
 * behind them, and the spot of the board, which may be empty.
 */
export interface CompanionNote {
  id: string;
  says: Message;
  ideas: Message[];
  rules: string[];
  place: string;
}

/** Null if there is nothing to say that was not said before. */
export interface Companion {
  note: CompanionNote | null;
}

/** What is asked of you, the spot of the board where that is said, and the action that is meant next. */
export interface LessonStep {
  number: number;
  asks: Sentence;
  place: string;
  meant: number | null;
}

/**
 * What is said to your actions. `on`: the step goes on; `right`: it is over; `other`: it leads to `sight`, and is
 * taken back then. `chapters` come after number `since`.
 */
export interface LessonReply {
  kind: "on" | "other" | "right";
  says: Sentence | null;
  reasons: Message[];
  since: number;
  chapters: Chapter[];
  sight: Sight;
}

/**
 * What happens with another choice than the best one of an exercise: its chance to win in percent, and what rivals
 * do then.
 */
export interface Otherwise {
  action: Message;
  chance: number;
  follows: Sentence[];
}

/**
 * Where you are in a lesson, after the `reply` to what you did, if you did anything. `begun` is how much of `did`
 * was done before this step. `step` is null when the lesson is over; then `tip` is said. `otherwise` is told when
 * an exercise is solved.
 */
export interface LessonMoment {
  table: Table;
  title: Message;
  steps: number;
  step: LessonStep | null;
  tip: Message | null;
  did: number[];
  begun: number;
  sight: Sight;
  chapters: Chapter[];
  reply: LessonReply | null;
  otherwise: Otherwise[];
}

export type Argument = string | number | SeatName | Message | Message[];

export type Level = "baron" | "grandmaster" | "knight" | "master" | "squire";

export type Language = "de" | "en" | "hu";

export type Who = "account" | "alike" | "gone" | "guest";

export type OptionValue = boolean | number | string;

export type Clock = LiveClock | SlowClock | NoClock;

export type Status = "closed" | "over" | "running" | "waiting";

export type ChairKind = "bot" | "invited" | "open" | "person";

export type Block = Prose | Listing;

export type Said = Act | Undo | AskPreview | AskWhy | AskHint | Say | Resign | AgreeToEnd | DeclineToEnd | TakeSeatBack | ClaimWin | Rematch | Recall | AskWords | Ping;

export type Told = Welcome | News | TableNews | Presence | Chatted | FaceNews | Done | Refused | Preview | Why | Hint | Recalled | RematchSet | StandingNews | Goodbye;

export type KeeperAct = "ban" | "close-report" | "close-table" | "keeper" | "lift" | "mute" | "no-keeper" | "remove-chat" | "rename" | "warn";

export type SanctionKind = "ban" | "mute" | "rename" | "warn";

export type RegardKind = "block" | "mute";
