// What any game says of a table, read for a plain picture of it: what lies where, as lists; whatever else, as words. An
// observation may have `players`, one a seat, or nothing of the kind; lists of names or of things are zones, and a number
// `…_count` beside a list tells how many cards there are in all. What waits is in `pending`, `stack`, `chain` or `windows`.

import type { Waiting } from "../../cards/table/desk.svelte";
import { cardRef, pileOf, type Picking } from "../../cards/table/pick";
import type { Choice, Observation } from "../../lib/protocol";

export interface Item {
  name: string;
  /** Where it lies, if it has a place of its own. */
  at: string;
  /** Everything else that is said of it. */
  values: [string, string][];
}

export interface Zone {
  key: string;
  title: string;
  items: Item[];
  /** How many more there are, face-down. */
  unknown: number;
}

export interface Part {
  zones: Zone[];
  values: [string, string][];
}

const WAITING = ["pending", "stack", "chain", "windows"];
const APART = new Set(["game", "players", "asked", "picking", "shown", ...WAITING]);
const COUNT = "_count";

export const titled = (key: string): string => {
  const words = key.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const record = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const thing = (value: unknown): boolean => record(value) && ("name" in value || "at" in value);
const listed = (value: unknown): value is unknown[] => Array.isArray(value) && value.every((one) => typeof one === "string" || thing(one));

/** A value in words; nothing for what is not there. */
export function said(value: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(said).join(", ");
  if (record(value)) return Object.entries(value).filter(([, one]) => said(one)).map(([key, one]) => `${titled(key).toLowerCase()} ${said(one)}`).join(", ");
  return String(value);
}

function itemOf(value: unknown): Item {
  if (!record(value)) return { name: String(value), at: "", values: [] };
  const rest = Object.entries(value).filter(([key]) => key !== "name" && key !== "at");
  return { name: said(value.name), at: said(value.at), values: rest.flatMap(([key, one]): [string, string][] => (said(one) ? [[titled(key), said(one)]] : [])) };
}

/** A part of an observation: its zones, and what else is said. */
export function partOf(from: Record<string, unknown>, apart: Set<string> = new Set()): Part {
  const keys = Object.keys(from).filter((key) => !apart.has(key));
  const counts = (key: string): number => (typeof from[key + COUNT] === "number" ? (from[key + COUNT] as number) : 0);
  const zones = keys.filter((key) => listed(from[key]) && ((from[key] as unknown[]).length > 0 || key + COUNT in from || key === "hand"));
  const hidden = keys.filter((key) => key.endsWith(COUNT) && !(key.slice(0, -COUNT.length) in from));
  const rest = keys.filter((key) => !listed(from[key]) && !key.endsWith(COUNT));
  return {
    zones: [
      ...zones.map((key) => {
        const items = (from[key] as unknown[]).map(itemOf);
        return { key, title: titled(key), items, unknown: Math.max(0, counts(key) - items.length) };
      }),
      ...hidden.map((key): Zone => ({ key: key.slice(0, -COUNT.length), title: titled(key.slice(0, -COUNT.length)), items: [], unknown: Number(from[key]) })),
    ],
    values: rest.flatMap((key): [string, string][] => (said(from[key]) ? [[titled(key), said(from[key])]] : [])),
  };
}

/** What belongs to everybody. */
export const sharedOf = (view: Observation): Part => partOf(view, APART);
const playersOf = (view: Observation): Record<string, unknown>[] => (Array.isArray(view.players) ? view.players.filter(record) : []);
export const seatsOf = (view: Observation): number => playersOf(view).length;
/** What belongs to a seat, from 1. */
export const seatOf = (view: Observation, seat: number): Part => partOf(playersOf(view)[seat - 1] ?? {});
export const askedOf = (view: Observation): number => (typeof view.asked === "number" ? view.asked + 1 : 0);
export const pickingOf = (view: Observation): Picking | null => (record(view.picking) ? (view.picking as unknown as Picking) : null);
export const shownOf = (view: Observation): string[] => (listed(view.shown) ? view.shown.map((one) => itemOf(one).name) : []);

/** What waits, and under which name. */
export function waitingOf(view: Observation): { title: string; waiting: Waiting[] } {
  const key = WAITING.find((each) => Array.isArray(view[each])) ?? WAITING[0];
  const rows = Array.isArray(view[key]) ? view[key].filter(record) : [];
  return {
    title: titled(key),
    waiting: rows.map((row, i) => ({
      number: typeof row.number === "number" ? row.number : i, seat: typeof row.player === "number" ? row.player + 1 : 0, source: said(row.source ?? row.name) || "An effect",
      text: said(row.text), about: Array.isArray(row.about) ? row.about.map(said) : [],
    })),
  };
}

/** Everything that lies somewhere. */
export const itemsOf = (view: Observation): Item[] =>
  [sharedOf(view), ...playersOf(view).map((_, i) => seatOf(view, i + 1))].flatMap(({ zones }) => zones).flatMap(({ items }) => items);

/** The ref of a card: by its place; or, known by name alone, as some choice points at it. Seat 0 is nobody's. */
export function refOf(choices: Choice[], seat: number, zone: string, item: Item): string {
  if (item.at) return `card:${item.at}`;
  const same = choices.flatMap(({ refs }) => refs).filter((ref) => {
    const pile = pileOf(ref);
    return pile?.name === item.name && (seat === 0 || pile.player === seat);
  });
  return same.find((ref) => pileOf(ref)!.pile === zone.charAt(0)) ?? (same.length > 0 ? same[0] : cardRef(seat, zone.charAt(0), item.name));
}
