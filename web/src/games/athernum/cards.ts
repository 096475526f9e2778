// What Athernum brings for its cards, at the table and away from it.

import "./tokens.css";
import type { CardGameClient } from "../../cards/client";
import type { CardData } from "../../cards/types";
import { listed, mostFrequent } from "../../lib/words";
import Art from "./Art.svelte";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import Crest from "./Crest.svelte";
import { armsOf } from "./heraldry";
import { printed } from "./printed";
import { spoken, typeLine } from "./spoken";

const NO_FACTION = "No faction";

export const cards: CardGameClient = {
  face: Card, back: Back, art: Art,
  crest: { field: "faction", drawn: Crest, colour: (faction) => armsOf(faction).tincture, none: NO_FACTION },
  tokens: "--card-ground: var(--ath-ground); --font-card: var(--font-ath); --card-caps: small-caps",
  price: "cost",
  words: {
    spoken,
    kind: (card: CardData) => `${printed(card).faction} ${typeLine(printed(card))}`.trim(),
    deck: (deck) => [deck.crest, deck.about].filter(Boolean).join(", ") + (deck.faces.length ? `; led by ${listed(deck.faces, "or")}` : ""),
    deckKind: (deck) => deck.crest || NO_FACTION,
    ownDeck: (own) => ({
      crest: mostFrequent(own.map((card) => printed(card).faction).filter(Boolean)) ?? "",
      faces: own.filter((card) => printed(card).leads).map((card) => card.name),
    }),
  },
};
