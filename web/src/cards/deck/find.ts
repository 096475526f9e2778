// Looking for cards by what their game declares: words, values, flags.

import { NONE, type Chart, type Declared, type Filter, type Sort, type Value } from "../declared";
import type { CatalogueCard } from "../writing";

export interface Wanted {
  words: string;
  /** By the key of a filter: the values that are wanted; of a flag, whether there is anything in it. */
  picked: Record<string, string[]>;
  /** Only what is in the deck. */
  mine: boolean;
}

export const NOTHING: Wanted = { words: "", picked: {}, mine: false };
export const YES = "yes";

/** The last number that stands for itself: from here on they are one. */
const mostOf = (values: Value[]): number => Math.max(...values.filter(({ value }) => value !== NONE).map(({ value }) => Number(value)));

/** What a card has under a key, as filters and charts name it. */
export function valuesOf(card: CatalogueCard, { key, values, kind }: Pick<Filter, "key" | "values"> & { kind: Filter["kind"] | Chart["kind"] }): string[] {
  const found = card[key];
  if (kind === "flag") return found ? [YES] : [];
  if (Array.isArray(found)) return found.map(String);
  if (typeof found === "number" && values.length > 0) return [String(Math.min(found, mostOf(values)))];
  if (found === undefined || found === null) return [values.some(({ value }) => value === NONE) ? NONE : ""];
  return [String(found)];
}

/** The values that a filter offers: those that are declared, or those that some card has. */
export function offered(filter: Filter, cards: CatalogueCard[]): Value[] {
  if (filter.values.length > 0) return filter.values;
  const words = new Set(cards.filter((card) => card.sections.length > 0).flatMap((card) => valuesOf(card, filter)).filter(Boolean));
  return [...words].sort((a, b) => a.localeCompare(b)).map((value) => ({ value, label: value }));
}

function text(card: CatalogueCard, { searched, filters }: Declared): string {
  const words = searched.flatMap((key) => {
    const found = card[key];
    const label = filters.find((filter) => filter.key === key)?.values.find(({ value }) => value === found)?.label ?? "";
    return [label, ...(Array.isArray(found) ? found : [found ?? ""])];
  });
  return words.join(" ").toLowerCase();
}

/** In the order of some keys in turn; what has none of one comes last. */
export function ordered<Card extends Record<string, unknown>>(cards: Card[], sort: Sort | undefined): Card[] {
  const compare = (a: unknown, b: unknown): number => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
  };
  return [...cards].sort((a, b) => (sort?.keys ?? ["name"]).reduce((found, key) => found || compare(a[key], b[key]), 0));
}

/** The cards that fit, in the first order that the game declares. */
export function find(cards: CatalogueCard[], wanted: Wanted, declared: Declared, copies: (card: string) => number): CatalogueCard[] {
  const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (card: CatalogueCard, filter: Filter): boolean => {
    const picked = wanted.picked[filter.key] ?? [];
    return picked.length === 0 || valuesOf(card, filter).some((value) => picked.includes(value));
  };
  const fitting = cards.filter((card) =>
    card.sections.length > 0
    && declared.filters.every((filter) => fits(card, filter))
    && (!wanted.mine || copies(card.name) > 0)
    && (words.length === 0 || words.every((word) => text(card, declared).includes(word))));
  return ordered(fitting, declared.sorts[0]);
}

export interface Bar extends Value {
  count: number;
}

/** How many cards of a list have which value: in the order of the values, or what there is most of first. */
export function counted(chart: Chart, cards: Map<string, CatalogueCard>, rows: Record<string, number>): Bar[] {
  const counts = new Map<string, number>();
  for (const [name, copies] of Object.entries(rows)) {
    const card = cards.get(name);
    for (const value of card ? valuesOf(card, chart) : []) counts.set(value, (counts.get(value) ?? 0) + copies);
  }
  const label = (value: string): string => chart.values.find((one) => one.value === value)?.label ?? value;
  if (chart.kind === "bars" && chart.values.length > 0) return chart.values.map((one) => ({ ...one, count: counts.get(one.value) ?? 0 }));
  return [...counts].sort((a, b) => b[1] - a[1]).map(([value, count]) => ({ value, label: label(value), count }));
}
