// What Antithesis brings for its cards, at the table and away from it.

import type { CardGameClient } from "../../cards/client";
import type { CardData } from "../../cards/types";
import { mostFrequent } from "../../lib/words";
import Art from "./Art.svelte";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import Crest from "./Crest.svelte";
import { factionOf } from "./factions";
import Opens from "./Opens.svelte";
import { printed } from "./printed";
import { spoken, typeLine } from "./spoken";

const NONE = "No faction";

export const cards: CardGameClient = {
  face: Card, back: Back, art: Art,
  crest: { field: "faction", drawn: Crest, colour: (name) => factionOf(name).hue, none: NONE },
  tokens: "--card-ground: var(--ant-ground); --font-card: var(--font-ant); --card-caps: normal",
  price: "cost",
  priced: (card) => printed(card).cost.replace(/[{}]/g, ""),
  deckNotes: Opens,
  words: {
    spoken,
    kind: (card: CardData) => typeLine(printed(card)),
    deck: (deck) => [deck.crest, deck.about].filter(Boolean).join(", ") + (deck.faces.length ? `; led by ${deck.faces.join(", ")}` : ""),
    lengths: { "": "Short, 10 Victory Points", long: "Long, 15 Victory Points" },
    deckKind: (deck) => deck.crest || NONE,
    ownDeck: (own) => ({
      crest: mostFrequent(own.map((card) => printed(card).faction).filter(Boolean)) ?? "",
      faces: own.filter((card) => printed(card).type === "Champion").map((card) => card.name),
    }),
  },
};
