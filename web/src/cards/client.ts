// What a card game brings to the browser: drawings and words. All else about cards is the same for every game and lies
// in this folder, which asks for these. A game's folder exports them as `cards` from its cards.ts; one that has none
// gets the plain ones.

import type { Component } from "svelte";
import type { DeckInfo } from "../lib/protocol";
import type { CardData, Current } from "./types";

/** How much of a card is shown: art and values; its name as well; everything. */
export type Size = "thumb" | "normal" | "full";

/** A card is as wide as `--w` says, or as `width`, and 7/5 as high. */
export interface FaceProps {
  card: CardData;
  size?: Size;
  width?: string;
  current?: Current;
  dim?: boolean;
  /** How it is read aloud; "" if whatever it stands in says that. */
  label?: string;
}

export interface BackProps {
  width?: string;
  /** A number on it, such as that of its counters. */
  count?: number;
  label?: string;
}

export interface CrestProps {
  /** A value of the field that has crests, such as the name of a faction; "" is none of them. */
  of: string;
  size?: string;
  label?: string;
}

/** The cards of a deck, and any card by its name. */
export interface DeckNotes {
  cards: { card: CardData; copies: number; section: string }[];
  find: (name: string) => CardData | undefined;
}

export interface CardGameClient {
  face: Component<FaceProps>;
  back: Component<BackProps>;
  /** The picture alone, which fills what it stands in. */
  art: Component<{ card: CardData }>;
  /** The mark of cards that belong together, and the field that says to what. */
  crest?: { field: string; drawn: Component<CrestProps>; colour: (value: string) => string; /** Of a card of none. */ none: string };
  /** Colours and type for the shared parts, as declarations of --card-ground, --font-card and --card-caps. */
  tokens?: string;
  /** The number that stands at the end of a row of a list, by its field. */
  price?: string;
  /** How that number is written, where it is not just a number. */
  priced?: (card: CardData) => string;
  /** What else there is to say about a deck, under whether it is legal. */
  deckNotes?: Component<DeckNotes>;
  words: CardWords;
}

export interface CardWords {
  /** Everything that is printed, read aloud. */
  spoken: (card: CardData, current?: Current) => string;
  /** What kind of card it is, in a line. */
  kind: (card: CardData) => string;
  /** A deck in half a sentence: what it is of, and who leads it. */
  deck: (deck: DeckInfo) => string;
  /** The same, shorter. */
  deckKind: (deck: DeckInfo) => string;
  /** Games of other lengths, by what stands behind the decks of a setup; the usual one stands behind nothing. */
  lengths?: Record<string, string>;
  /** What is said of a deck of somebody's own, from the cards in it. */
  ownDeck: (cards: CardData[]) => Partial<Pick<DeckInfo, "crest" | "faces">>;
}
