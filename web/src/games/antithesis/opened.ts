// What three Champions open and bring: Faction Ratings (DECK.2), and dice of their Directives against those that the deck wants.

import type { CardData } from "../../cards/types";
import { icons, printed } from "./printed";

export type Tally = Record<string, number>;

const added = (tally: Tally, letters: string[], times = 1): Tally => {
  for (const letter of letters) tally[letter] = (tally[letter] ?? 0) + times;
  return tally;
};

/** Which factions Champions open, and up to what Faction Value: how many of them are of it. */
export function opened(champions: CardData[]): { faction: string; rating: number }[] {
  const tally = added({}, champions.map((card) => printed(card).faction).filter(Boolean));
  return Object.entries(tally).map(([faction, rating]) => ({ faction, rating })).sort((a, b) => b.rating - a.rating || a.faction.localeCompare(b.faction));
}

/** The dice that [Collect Dice Income] brings: what the Directives of the Champions say. */
export const income = (champions: CardData[], find: (name: string) => CardData | undefined): Tally =>
  champions.reduce((tally, { name }) => added(tally, icons(String(find(`Directive of ${name}`)?.income ?? ""))), {} as Tally);

/** The die icons in the costs of cards, every copy counted. */
export const wanted = (cards: { card: CardData; copies: number }[]): Tally =>
  cards.reduce((tally, { card, copies }) => added(tally, icons(printed(card).cost).filter((icon) => icon.length === 1), copies), {} as Tally);
