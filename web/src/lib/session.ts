// The seats this browser holds: tokens per table, in localStorage, so that a reload just goes on.

import type { Kept } from "./fair";
import type { MadeTable } from "./protocol";

const KEY = "sandtable.seats";
const LIMIT = 60;

export interface Held {
  game: string;
  tokens: Record<string, string>;
  links?: { watch?: string; join?: string[] };
  /** What was seen and sent of the dice before the game began. */
  dice?: Kept;
  at: number;
}

function all(): Record<string, Held> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

function store(tables: Record<string, Held>): void {
  const newest = Object.entries(tables).sort((a, b) => b[1].at - a[1].at).slice(0, LIMIT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Private windows may refuse storage; the seat then lasts as long as the page.
  }
}

/** The tables this browser sits at, newest first. */
export function heldTables(): { table: string; held: Held }[] {
  return Object.entries(all()).map(([table, held]) => ({ table, held })).sort((a, b) => b.held.at - a.held.at);
}

export function held(table: string): Held | null {
  return all()[table] ?? null;
}

/** Every token for a table, lowest seat first. */
export function tokensOf(table: string): string[] {
  const tokens = held(table)?.tokens ?? {};
  return Object.keys(tokens).sort().map((seat) => tokens[seat]);
}

export function keepSeat(table: string, game: string, seat: number, token: string): void {
  const tables = all();
  const before = tables[table];
  tables[table] = {
    game: game || before?.game || "",
    tokens: { ...before?.tokens, [seat]: token },
    links: before?.links,
    dice: before?.dice,
    at: Date.now(),
  };
  store(tables);
}

/** Keep the promise of the dice as it was first seen, and every part before it is sent. */
export function keepDice(table: string, dice: Kept): void {
  const tables = all();
  if (!tables[table]) return;
  tables[table].dice = dice;
  store(tables);
}

/** Keep what POST /api/tables or a fork answered. */
export function keepTable(game: string, made: MadeTable): void {
  const tables = all();
  tables[made.table] = { game, tokens: made.tokens, links: made.links, at: Date.now() };
  store(tables);
}

export function forget(table: string): void {
  const tables = all();
  delete tables[table];
  store(tables);
}
