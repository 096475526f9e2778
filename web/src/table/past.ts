// The log and the talk of a table as far as they are here. They come in pieces, the newest first; older pieces are
// asked for when somebody wants to see them.

import type { LogEntry, Observation, Ok, Request, Talk } from "../lib/protocol";

/** The log from moment `first` on. */
export interface Log {
  first: number;
  entries: LogEntry[];
}

export const EMPTY: Log = { first: 1, entries: [] };

/** The choice that led to a moment, if it is here. */
export const entryAt = (log: Log, m: number): LogEntry | undefined => log.entries[m - log.first];

/** The log with everything from a moment on replaced; null if something in between is missing. */
export function replaced(log: Log, from: number, entries: LogEntry[]): Log | null {
  if (from > log.first + log.entries.length) return null;
  if (from <= log.first) return { first: from, entries };
  return { first: log.first, entries: [...log.entries.slice(0, from - log.first), ...entries] };
}

/** The log with an older piece before it; what was cut off meanwhile leaves it as it is. */
export function joined(log: Log, from: number, entries: LogEntry[]): Log {
  return entries.length > 0 && from + entries.length === log.first ? { first: from, entries: [...entries, ...log.entries] } : log;
}

/** A moment with what every seat saw of itself: of a game that is over, nothing is hidden. */
export function whole(observation: Observation, views: Observation[]): Observation {
  const players: unknown = observation.players;
  if (!Array.isArray(players) || players.length !== views.length) return observation;
  return { ...observation, players: players.map((part: unknown, i) => (views[i].players as unknown[] | undefined)?.[i] ?? part) };
}

/** The last moment, with the sides of those who left in it as they stood before: who loses takes everything along, and the game
 * would end on an empty table. `left` counts seats from 1. */
export function kept(last: Observation, before: Observation, left: number[]): Observation {
  const [players, stood]: [unknown, unknown] = [last.players, before.players];
  if (!Array.isArray(players) || !Array.isArray(stood) || left.length === 0) return last;
  return { ...last, players: players.map((part: unknown, i) => (left.includes(i + 1) ? (stood[i] ?? part) : part)) };
}

/** The talk with older lines before it. */
export function linesJoined(talk: Talk[], older: Talk[]): Talk[] {
  const first = talk[0]?.k ?? Infinity;
  return [...older.filter((line) => line.k < first), ...talk];
}

/** Older pieces, one at a time, however often somebody asks. */
export class Pieces {
  private running: Promise<boolean> | null = null;

  constructor(
    private readonly request: (request: Request) => Promise<Ok>,
    /** Where what is here begins: a moment, or the number of a line. */
    private readonly first: () => number,
    private readonly what: "log" | "talk",
    private readonly take: (ok: Ok) => void,
  ) {}

  /** Fetch the piece before what is here; false if there is none, or it did not come. */
  earlier(): Promise<boolean> {
    this.running ??= this.fetch().finally(() => (this.running = null));
    return this.running;
  }

  /** Fetch pieces until a moment or line is here. */
  async reach(target: number): Promise<void> {
    while (this.first() > Math.max(1, target)) {
      const before = this.first();
      if (!(await this.earlier()) || this.first() >= before) return;
    }
  }

  private async fetch(): Promise<boolean> {
    const before = this.first();
    if (before <= 1) return false;
    try {
      this.take(await this.request({ t: "earlier", what: this.what, before }));
      return true;
    } catch {
      return false; // the line is broken or too busy: whoever scrolls on asks again
    }
  }
}
