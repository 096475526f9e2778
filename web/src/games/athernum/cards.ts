// What Athernum brings for its cards, at the table and away from it.

import "./tokens.css";
import type { CardGameClient } from "../../cards/client";
import { numbers, plain, type Declared } from "../../cards/declared";
import type { CardData } from "../../cards/types";
import type { Catalogue } from "../../cards/writing";
import { listed, mostFrequent } from "../../lib/words";
import Art from "./Art.svelte";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import Crest from "./Crest.svelte";
import { factionOf, leadersOf } from "./decks";
import { armsOf } from "./heraldry";
import { printed } from "./printed";
import { spoken, typeLine } from "./spoken";

const MANY = 6; // a cost of so much or more is one bar
const NO_FACTION = "No faction";

/** The lists that Athernum's catalogue has besides. */
interface Lists { factions: string[]; subtypes: string[]; keywords: string[] }

function declared(catalogue: Catalogue): Declared {
  const { factions, subtypes, keywords } = catalogue as unknown as Lists;
  const section = catalogue.sections[0]?.name ?? "";
  const words: Record<string, { words: string[]; list: boolean }> = {
    faction: { words: factions, list: false }, extra: { words: keywords, list: true }, type: { words: ["Item", "Location", ...subtypes], list: true },
  };
  return {
    fields: Object.entries(catalogue.keys).map(([key, about]) => ({ key, about, ...(words[key] ?? { words: [], list: false }) })),
    filters: [
      { key: "mechanics", title: "What the card does", kind: "one", values: [], crest: false },
      { key: "faction", title: "Faction", kind: "any", values: [...plain(factions), { value: "", label: NO_FACTION }], crest: true },
      { key: "supertype", title: "Kind", kind: "any", values: [], crest: false },
      { key: "cost", title: "Cost", kind: "number", values: numbers(MANY, "no cost"), crest: false },
      { key: "leads", title: "Can lead", kind: "flag", values: [], crest: false },
    ],
    sorts: [{ title: "Cost", keys: ["cost", "name"] }],
    charts: [
      { key: "cost", title: "Cost", kind: "bars", section, values: numbers(MANY, "no cost"), crest: false },
      { key: "faction", title: "Factions", kind: "shares", section, values: [...plain(factions), { value: "", label: NO_FACTION }], crest: true },
    ],
    searched: ["name", "faction", "supertype", "subtypes", "extra", "text", "flavour"],
  };
}

export const cards: CardGameClient = {
  face: Card, back: Back, art: Art,
  crest: { field: "faction", drawn: Crest, colour: (faction) => armsOf(faction).tincture, none: NO_FACTION },
  tokens: "--card-ground: var(--ath-ground); --font-card: var(--font-ath); --card-caps: small-caps",
  price: "cost",
  declared,
  words: {
    spoken,
    kind: (card: CardData) => `${printed(card).faction} ${typeLine(printed(card))}`.trim(),
    deck: (deck) => [factionOf(deck), deck.about].filter(Boolean).join(", ") + (leadersOf(deck).length ? `; led by ${listed(leadersOf(deck), "or")}` : ""),
    deckKind: (deck) => factionOf(deck) || NO_FACTION,
    ownDeck: (own) => ({
      faction: mostFrequent(own.map((card) => printed(card).faction).filter(Boolean)) ?? "",
      leaders: own.filter((card) => printed(card).leads).map((card) => card.name),
    }),
    leader: "Main character",
  },
};
