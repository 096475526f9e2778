// The cards of a game that brings no drawings and no words for them.

import type { CardGameClient } from "../client";
import Art from "./Art.svelte";
import Back from "./Back.svelte";
import Face from "./Face.svelte";
import { kindOf, spoken } from "./words";

export const cards: CardGameClient = {
  face: Face, back: Back, art: Art,
  tokens: "--card-ground: var(--room-2)",
  words: { spoken, kind: kindOf, deck: (deck) => deck.about, deckKind: () => "", ownDeck: () => ({}) },
};
