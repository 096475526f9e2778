// A card of any game in words: what is printed on it under which name.

import type { CardData, Current } from "../types";

const APART = new Set(["name", "text", "flavour", "token", "art", "mechanics", "sections", "line", "read", "abilities"]);

/** The numbers of a card, as they are now where that is known. */
export const numbersOf = (card: CardData, current: Current = {}): [string, number][] =>
  Object.entries({ ...card, ...current }).flatMap(([key, value]) => (typeof value === "number" && !APART.has(key) ? [[key, value] as [string, number]] : []));

/** Its words: of what kind it is, whose, what else. */
export const kindOf = (card: CardData): string =>
  Object.entries(card).filter(([key]) => !APART.has(key)).flatMap(([, value]) => (typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === "string") : []))
    .filter(Boolean).join(", ");

/** Everything that is printed, read aloud. */
export const spoken = (card: CardData, current: Current = {}): string =>
  [card.name, kindOf(card), ...numbersOf(card, current).map(([key, value]) => `${key.replaceAll("_", " ")} ${value}`)].filter(Boolean).join(", ");
