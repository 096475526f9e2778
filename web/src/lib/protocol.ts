// The table protocol, version 1, as types. The text that counts is docs/PROTOCOL.md.

export const VERSION = 1;

export type SeatKind = "human" | "bot" | "open";

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  level: number | null;
  online: boolean;
  team: string | number | null;
}

export type Clock =
  | null
  | { kind: "sudden"; seconds: number }
  | { kind: "increment"; seconds: number; increment: number }
  | { kind: "days"; days: number };

export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "hot" } | { kind: "bot"; level: number };

export interface Choice {
  text: string;
  label: string;
  refs: string[];
  final: boolean;
  /** What kind of answer it is, in a word of the game's; see PASS, END and DONE. */
  verb: string;
  /** Pointing at the refs is the answer; otherwise whoever points is asked once more. */
  direct: boolean;
  /** How many go: what tells apart choices with the same refs. */
  pieces: number;
  /** What comes of it if nobody does anything more, where the game can say that. */
  comes?: string;
}

/** Verbs that mean the same in every game: let the others go on, end the turn, pick no more. */
export const PASS = "pass";
/** Giving up: rulebooks call it either. */
export const RESIGNS = ["resign", "concede"];
export const END = "end";
export const DONE = "done";

export interface Prompt {
  seat: number;
  clause: string;
  text: string;
  choices: Choice[];
  asides: { text: string; label: string }[];
}

export interface LogEntry {
  m: number;
  seat: number;
  turn: string;
  text: string;
  words: string[];
  clause: string | null;
  /** What the dice showed after it, in notation. */
  rolled?: string[];
  /** What kind of choice it was. */
  verb?: string;
  /** Its heading in words, where the notation is nothing to read. */
  title?: string;
}

export interface Talk {
  /** Its number at the table, from 1. */
  k: number;
  seat: number;
  name: string;
  text: string;
  at: number | string;
}

export interface Clocks {
  running: number;
  left: Record<string, number>;
  at: number | string;
}

export interface Offer {
  what: "draw" | "takeback";
  by: number;
  to?: number | null;
}

/** What became of what seat `by` has asked for; `seat` has answered, or 0: nobody. */
export interface News {
  t: "news";
  what: "draw" | "takeback" | "rematch";
  how: "offered" | "agreed" | "declined" | "withdrawn" | "lapsed";
  by: number;
  seat: number;
}

/** What a game lets a seat see; its own faces (games/…) know the rest of the fields. */
export interface Observation {
  game: string;
  [field: string]: unknown;
}

export interface Links {
  watch?: string;
  join?: string[];
}

/** What everybody may know of a table's dice. The house's part and the seed are told when the game is over. */
export interface Dice {
  /** How the seed is made. */
  scheme: number;
  /** The number of the house's promise: those before it came to nothing. */
  promise: number;
  commit: string;
  /** By seat: what binds it to its part; nothing for a bot, and for somebody who adds none. */
  commits: Record<string, string>;
  /** Every seat is bound, or adds nothing: parts are opened now. */
  bound: boolean;
  /** By seat, once it is settled: 64 hex digits, or nothing from a bot or from somebody who sent none. */
  parts: Record<string, string>;
  server: string | null;
  seed: string | null;
}

/** The exact odds of a choice that leads to dice; weights add up to the total. */
export interface Odds {
  choice: string;
  total: number;
  verdicts: { name: string; label: string; weight: number }[];
  effects: { who: string | number; name: string; weight: number; verdicts: Record<string, number> }[];
}

/** All of a seat's rolls of one kind, against what was to be expected. */
export interface Luck {
  seat: number;
  name: string;
  count: number;
  rolled: number;
  expected: number;
  unit: string;
}

/** A game whose dice were promised and that never came to a result. */
export interface Aborted {
  table: string;
  game: string;
  setup: string;
  promise: number;
  commit: string;
  created: number;
  ended: number;
  moments: number;
  why: string;
}

export interface Welcome {
  t: "welcome";
  v: number;
  table: string;
  game: string;
  setup: string;
  title: string;
  you: number[];
  seats: Seat[];
  public: boolean;
  moments: number;
  /** The moment of the first entry: older ones are asked for with `earlier`. */
  from: number;
  entries: LogEntry[];
  talk: Talk[];
  links: Links | null;
  /** Null for a game without chance. */
  dice?: Dice | null;
  /** How many look on without a seat. */
  watching?: number;
}

export interface State {
  t: "state";
  n: number;
  m: number;
  /** Null while a game waits for its seed and has nothing to show before it. */
  observation: Observation | null;
  asked: number;
  prompt: Prompt | null;
  /** What the game waits for before it begins. */
  waiting?: "seats" | "commits" | "parts" | null;
  dice?: Dice | null;
  passing?: PassingInfo | null;
  undo: { to: number | null; ends: string };
  clocks: Clocks | null;
  offer: Offer | null;
  takebacks: number;
  result: string;
  ending: string;
  over: boolean;
  /** The last moment from which one can play on; null: one cannot. */
  fork: number | null;
}

export interface Ok {
  t: "ok";
  id: string;
  n?: number;
  possible?: boolean;
  clause?: string | null;
  message?: string;
  text?: string;
  odds?: Odds | null;
  /** What `earlier` asked for. */
  from?: number;
  entries?: LogEntry[];
  talk?: Talk[];
}

export interface No {
  t: "no";
  id: string | null;
  code: string;
  message: string;
  clause: string | null;
}

export type ServerMessage =
  | Welcome
  | State
  | Ok
  | No
  | { t: "entries"; from: number; entries: LogEntry[] }
  | { t: "seats"; seats: Seat[]; watching?: number }
  | { t: "dice"; dice: Dice | null }
  | ({ t: "talk" } & Talk)
  | { t: "rematch"; table: string | null; asked: number[] }
  | News
  | { t: "pong" }
  | { t: "bye"; code: string; message: string };

/** Requests carry an id, which the socket adds. */
export type Request =
  | { t: "choose"; n: number; text: string; seat?: number }
  | { t: "undo"; n: number; to: number }
  | { t: "why"; text: string }
  | { t: "why"; refs: string[] }
  | { t: "odds"; text: string }
  | { t: "odds"; refs: string[] }
  | { t: "commit"; seat: number; promise: number; commit: string }
  | { t: "part"; seat: number; part: string }
  | { t: "withdraw"; seat: number; promise: number }
  | { t: "offer"; what: "draw" | "takeback"; to?: number }
  | { t: "reply"; what: "draw" | "takeback" | "rematch"; yes: boolean }
  | { t: "retract"; what: "draw" | "takeback" | "rematch" }
  | { t: "resign"; seat?: number }
  | { t: "rematch" }
  | { t: "earlier"; what: "log" | "talk"; before: number }
  | ({ t: "passing"; seat: number } & PassingWish)
  | { t: "say"; text: string };

/** What a seat wants to be asked where it has priority. */
export interface PassingWish {
  /** Where: "own Combat", "other Day"; "effects": wherever somebody else's effect can be answered. */
  stops: string[];
  /** Also where nothing but passing is possible. */
  always: boolean;
  /** Also when the newest effect is one's own. */
  hold: boolean;
  /** Let everything pass until somebody adds an effect, or until the turn ends. */
  yield: "" | "effect" | "turn";
  /** Effects of others that it lets happen, by the names of their cards or commands. */
  never: string[];
}

/** How it stands with that, told to the seat alone. */
export interface PassingInfo {
  why: "" | "nothing" | "own" | "stop" | "yield" | "never";
  yield: "" | "effect" | "turn";
  pause: number;
}

export interface SetupInfo {
  name: string;
  title: string;
  board: string;
  mode: string;
  seats: number;
  teams: boolean;
  roles: string[];
  /** The board drawn in letters, if it has one. */
  map: string[];
}

/** A ready-made deck; a setup of such a game names one for each seat, "one:other". */
export interface DeckInfo {
  name: string;
  title: string;
  about: string;
  /** Whose it is, for the game's own folder to draw; or nothing. */
  crest: string;
  /** The cards that stand for it. */
  faces: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  /** Seats see different things: whoever plays on from a moment chooses what becomes of them. */
  secrets?: boolean;
  /** A seat may give up; a game without that has no clock either. */
  resigns?: boolean;
  setups: SetupInfo[];
  decks?: DeckInfo[];
  /** The phases in which a seat may want to be asked; and what somebody wants who has never said anything. */
  stops?: string[];
  usual?: { stops: string[]; never: string[] };
  levels: { number: number; name: string }[];
}

export interface Clause {
  id: string;
  kind: "rule" | "ruling";
  topic: string;
  enforce: string;
  text: string;
  question: string | null;
  why: string | null;
  about: string[] | null;
  tests: string[];
}

export interface Example {
  id: string;
  rules: string[];
  note: string;
  before: string;
  action: string;
  after: string;
  scene: Observation | null;
  scene_after: Observation | null;
}

export interface Rules {
  game: string;
  title: string;
  designer: string;
  version: string;
  clauses: Clause[];
  examples: Example[];
}

export interface TableInfo {
  table: string;
  game: string;
  setup: string;
  title: string;
  seats: Seat[];
  status: string;
  round: number;
  created: string | number;
  clock: Clock;
  /** Of a game that is over: who won, how, and when. */
  result?: string;
  ending?: string;
  ended?: number | null;
  moments?: number;
  /** Whose choice it is, where one table was asked for. */
  asked?: number;
  dice?: Dice | null;
  watching?: number;
}

export interface NewTable {
  game: string;
  setup: string;
  seats: SeatWish[];
  name: string;
  clock: Clock;
  public: boolean;
  position?: string;
  record?: string;
  moment?: number;
}

export interface MadeTable {
  table: string;
  seat: number;
  token: string;
  tokens: Record<string, string>;
  links: { watch: string; join: string[] };
  dice?: Dice | null;
}

export interface Moment {
  m: number;
  observation: Observation;
  entry: LogEntry | null;
  position: string;
  /** What every seat saw, in order of the seats; once the game is over, and if it was asked for. */
  views?: Observation[] | null;
}

export interface RecordAnswer {
  record: string;
  version: string;
  hash: string;
  moment: number;
}

/** A setup at its beginning, as somebody who looks on sees it. */
export interface SetupScene {
  setup: string;
  observation: Observation;
}

export interface LessonInfo {
  name: string;
  title: string;
  setup: string;
  steps: number;
}

export interface Scene {
  say: string;
  observation: Observation;
  prompt: Prompt | null;
  expect: string[];
  refs: string[];
  position: string;
  /** A choice that is refused here, in words or notation, and by which clause. */
  cannot?: string | null;
  clause?: string;
  /** What another seat did here: how it was before, and the choice if it was one that all may know. */
  before?: Observation;
  made?: string;
}

export interface Lesson {
  name: string;
  title: string;
  game: string;
  setup: string;
  scenes: Scene[];
}
