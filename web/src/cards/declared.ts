// What a game declares about its cards: what to look for, how to sort, what to count, what can be written on one. It is
// data; docs/PROTOCOL.md, "What a game declares about its cards".

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

/** The value of a card that does not print a number. */
export const NONE = "none";

/** Before anything has come. */
export const NOTHING_DECLARED: Declared = { fields: [], filters: [], sorts: [], charts: [], searched: ["name", "text"] };
