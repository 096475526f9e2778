// Looking for cards: by words, faction, kind, cost and what they do.

import type { CatalogueCard } from "../../cards/writing";
import { typeLine } from "../../cards/words";

export interface Wanted {
  words: string;
  /** "" is a card of no faction. */
  factions: string[];
  kinds: string[];
  /** "none" for a card without a cost, "6" for six or more. */
  costs: string[];
  mechanic: string;
  leads: boolean;
  /** Only what is in the deck. */
  mine: boolean;
}

export const NOTHING: Wanted = { words: "", factions: [], kinds: [], costs: [], mechanic: "", leads: false, mine: false };
export const MANY = 6;

export const costOf = (card: CatalogueCard): string => (card.cost === undefined ? "none" : String(Math.min(card.cost, MANY)));

function text(card: CatalogueCard): string {
  return [card.name, card.faction || "factionless", typeLine(card), card.extra ?? "", ...card.text, card.flavour ?? ""].join(" ").toLowerCase();
}

/** The cards that fit, cheap ones first. */
export function find(cards: CatalogueCard[], wanted: Wanted, copies: (card: string) => number): CatalogueCard[] {
  const words = wanted.words.toLowerCase().split(/\s+/).filter(Boolean);
  const some = (list: string[], value: string): boolean => list.length === 0 || list.includes(value);
  return cards
    .filter((card) =>
      card.sections.length > 0
      && some(wanted.factions, card.faction)
      && some(wanted.kinds, card.supertype)
      && some(wanted.costs, costOf(card))
      && (!wanted.mechanic || card.mechanics.includes(wanted.mechanic))
      && (!wanted.leads || card.leads === true)
      && (!wanted.mine || copies(card.name) > 0)
      && (words.length === 0 || words.every((word) => text(card).includes(word))))
    .sort((a, b) => (a.cost ?? 99) - (b.cost ?? 99) || a.name.localeCompare(b.name));
}

/** Everything that some card does, most frequent first. */
export function mechanicsOf(cards: CatalogueCard[]): string[] {
  const counts = new Map<string, number>();
  for (const card of cards) for (const word of card.mechanics) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([word]) => word);
}

export interface Bar {
  label: string;
  count: number;
}

/** How many cards of each cost a deck has. */
export function curve(cards: Map<string, CatalogueCard>, rows: Record<string, number>): Bar[] {
  const costs = Object.keys(rows).map((name) => cards.get(name)).filter((card) => card !== undefined);
  const labels = [...Array.from({ length: MANY + 1 }, (_, cost) => String(cost)), "none"];
  const bars = labels.map((label) => ({
    label: label === String(MANY) ? `${MANY}+` : label,
    count: costs.filter((card) => costOf(card) === label).reduce((sum, card) => sum + rows[card.name], 0),
  }));
  return bars;
}

/** How many cards of each faction, most first. */
export function shares(cards: Map<string, CatalogueCard>, rows: Record<string, number>): Bar[] {
  const counts = new Map<string, number>();
  for (const [name, copies] of Object.entries(rows)) {
    const faction = cards.get(name)?.faction;
    if (faction !== undefined) counts.set(faction, (counts.get(faction) ?? 0) + copies);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([label, count]) => ({ label, count }));
}
