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
}

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
}

export interface Talk {
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

/** What a game lets a seat see; its own faces (games/…) know the rest of the fields. */
export interface Observation {
  game: string;
  [field: string]: unknown;
}

export interface Links {
  watch?: string;
  join?: string[];
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
  entries: LogEntry[];
  talk: Talk[];
  links: Links | null;
}

export interface State {
  t: "state";
  n: number;
  m: number;
  observation: Observation;
  asked: number;
  prompt: Prompt | null;
  undo: { to: number | null; ends: string };
  clocks: Clocks | null;
  offer: Offer | null;
  takebacks: number;
  result: string;
  ending: string;
  over: boolean;
}

export interface Ok {
  t: "ok";
  id: string;
  n?: number;
  possible?: boolean;
  clause?: string | null;
  message?: string;
  text?: string;
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
  | { t: "seats"; seats: Seat[] }
  | ({ t: "talk" } & Talk)
  | { t: "rematch"; table: string | null; asked: number[] }
  | { t: "pong" }
  | { t: "bye"; code: string; message: string };

/** Requests carry an id, which the socket adds. */
export type Request =
  | { t: "choose"; n: number; text: string; seat?: number }
  | { t: "undo"; n: number; to: number }
  | { t: "why"; text: string }
  | { t: "why"; refs: string[] }
  | { t: "offer"; what: "draw" | "takeback"; to?: number }
  | { t: "reply"; what: "draw" | "takeback"; yes: boolean }
  | { t: "resign"; seat?: number }
  | { t: "rematch" }
  | { t: "say"; text: string };

export interface SetupInfo {
  name: string;
  title: string;
  board: string;
  mode: string;
  seats: number;
  teams: boolean;
  roles: string[];
}

export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  setups: SetupInfo[];
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
  scene: Observation;
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
  moments?: number;
  /** Whose choice it is, where one table was asked for. */
  asked?: number;
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
}

export interface Moment {
  m: number;
  observation: Observation;
  entry: LogEntry | null;
  position: string;
}

export interface RecordAnswer {
  record: string;
  version: string;
  hash: string;
  moment: number;
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
  /** A choice that is refused here, and by which clause. */
  cannot?: string | null;
  clause?: string;
}

export interface Lesson {
  name: string;
  title: string;
  game: string;
  setup: string;
  scenes: Scene[];
}
