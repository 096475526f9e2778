// What a game declares about its cards: what to look for, how to sort, what to count, what can be written on one. It is
// data; docs/PROTOCOL.md, "Decks and cards".

import type { CatalogueCard } from "./writing";

export interface Value {
  value: string;
  label: string;
}

/** Something to look for cards by. `any`: any of the values that are ticked; `number`: the same, the last number standing
 * for itself and more, "none" for cards that print none; `one`: one out of a long list; `flag`: whether it is so at all. */
export interface Filter {
  key: string;
  title: string;
  kind: "any" | "number" | "one" | "flag";
  /** Those that some card has, if none are named. */
  values: Value[];
  crest: boolean;
}

/** An order of cards: by these keys in turn, cards without one last. */
export interface Sort {
  title: string;
  keys: string[];
}

/** How many cards of a part of a deck have which value: a bar each, or parts of a whole. */
export interface Chart {
  key: string;
  title: string;
  kind: "bars" | "shares";
  section: string;
  values: Value[];
  crest: boolean;
}

/** A key of a card's table, and the words that it may be completed with. */
export interface Field {
  key: string;
  about: string;
  words: string[];
  /** Several words may stand in it, with commas between them. */
  list: boolean;
}

export interface Declared {
  fields: Field[];
  filters: Filter[];
  sorts: Sort[];
  charts: Chart[];
  /** The keys in which words are looked for. */
  searched: string[];
}

export const NONE = "none";

/** 0 to a number or more, and cards that print none. */
export const numbers = (most: number, none: string): Value[] => [
  ...Array.from({ length: most }, (_, number) => ({ value: String(number), label: String(number) })),
  { value: String(most), label: `${most}+` }, { value: NONE, label: none },
];

/** Values that are called as they are. */
export const plain = (words: string[]): Value[] => words.map((word) => ({ value: word, label: word }));

const LONG = 12; // values that are still ticked one by one
const APART = new Set(["name", "text", "flavour", "token", "art", "mechanics", "sections", "line", "read", "abilities"]);

/** What can be told from the cards alone, where nobody declares anything: numbers and short words that they have in common. */
export function found(cards: CatalogueCard[], sections: string[]): Declared {
  const keys = [...new Set(cards.flatMap((card) => Object.keys(card)))].filter((key) => !APART.has(key));
  const title = (key: string): string => key[0].toUpperCase() + key.slice(1).replaceAll("_", " ");
  const number = keys.filter((key) => cards.some((card) => typeof card[key] === "number"));
  const flag = keys.filter((key) => cards.some((card) => typeof card[key] === "boolean"));
  const word = keys.filter((key) => cards.some((card) => typeof card[key] === "string") && new Set(cards.map((card) => card[key])).size <= LONG);
  const most = (key: string): number => Math.min(9, Math.max(...cards.map((card) => Number(card[key] ?? 0))));
  const count = (key: string, kind: Chart["kind"], values: Value[]): Chart => ({ key, title: title(key), kind, section: sections[0] ?? "", values, crest: false });
  return {
    fields: [],
    filters: [
      ...word.map((key): Filter => ({ key, title: title(key), kind: "any", values: [], crest: false })),
      ...number.map((key): Filter => ({ key, title: title(key), kind: "number", values: numbers(most(key), `no ${key}`), crest: false })),
      ...flag.map((key): Filter => ({ key, title: title(key), kind: "flag", values: [], crest: false })),
    ],
    sorts: [{ title: "Name", keys: [...number.slice(0, 1), "name"] }],
    charts: [...number.slice(0, 1).map((key) => count(key, "bars", numbers(most(key), `no ${key}`))), ...word.slice(0, 1).map((key) => count(key, "shares", []))],
    searched: ["name", "text", ...word],
  };
}
