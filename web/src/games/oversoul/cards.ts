// What Oversoul brings for its cards, at the table and away from it.

import "./tokens.css";
import type { CardGameClient } from "../../cards/client";
import type { CardData } from "../../cards/types";
import { mostFrequent } from "../../lib/words";
import { archetypeOf } from "./archetypes";
import Art from "./Art.svelte";
import Back from "./Back.svelte";
import Card from "./Card.svelte";
import Crest from "./Crest.svelte";
import { energyOf, isLeader, printed } from "./printed";
import { spoken, typeLine } from "./spoken";

const NONE = "No Archetype";

export const cards: CardGameClient = {
  face: Card, back: Back, art: Art,
  crest: { field: "archetypes", drawn: Crest, colour: (name) => archetypeOf(name).hue, none: NONE },
  tokens: "--card-ground: var(--ovs-ground); --font-card: var(--font-ovs); --card-caps: normal",
  price: "energy",
  priced: (card) => energyOf(printed(card)),
  words: {
    spoken,
    kind: (card: CardData) => `${printed(card).archetypes.join(" and ")} ${typeLine(printed(card))}`.trim(),
    deck: (deck) => [deck.crest, deck.about].filter(Boolean).join(", ") + (deck.faces.length ? `; led by ${deck.faces[0]}` : ""),
    deckKind: (deck) => deck.crest || NONE,
    ownDeck: (own) => ({
      crest: mostFrequent(own.flatMap((card) => printed(card).archetypes)) ?? "",
      faces: own.filter((card) => isLeader(printed(card))).map((card) => card.name),
    }),
  },
};
