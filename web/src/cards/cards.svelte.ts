// The cards of a game by name, fetched once.

import { SvelteMap } from "svelte/reactivity";
import { api, Refused } from "../lib/api";
import type { CardData } from "./types";

const sets = new SvelteMap<string, Map<string, CardData>>();
const asked = new Set<string>();

/** All cards of a game by name; empty until they have come. Asked for in a template, they arrive there. */
export function cardsOf(game: string): Map<string, CardData> {
  const found = sets.get(game);
  if (!found && !asked.has(game)) {
    asked.add(game);
    fetchCards(game);
  }
  return found ?? NONE;
}

const AGAIN = 3000; // milliseconds: whatever has kept them, a table without its cards cannot be played

function fetchCards(game: string): void {
  api.cards(game).then((cards) => sets.set(game, new Map(cards.map((card) => [card.name, card]))), (why) => {
    const none = why instanceof Refused && why.status < 500;
    if (!none) setTimeout(() => fetchCards(game), AGAIN);
  });
}

/** Cards that only some table or workshop has; they stand before the others, whichever come first. */
const own = new SvelteMap<string, Map<string, CardData>>();
export const addCards = (game: string, cards: CardData[]): void => {
  own.set(game, new Map([...(own.get(game) ?? []), ...cards.map((card) => [card.name, card] as const)]));
};

const NONE: Map<string, CardData> = new Map();

/** A card by name; one that nobody knows by its name alone. */
export const cardOf = (game: string, name: string): CardData => own.get(game)?.get(name) ?? cardsOf(game).get(name) ?? { name, text: [] };
