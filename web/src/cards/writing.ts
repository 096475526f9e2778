// What the server says of decks and cards while somebody writes them: docs/PROTOCOL.md, "Decks and cards".

import type { Declared } from "./declared";
import type { CardData } from "./types";

/** A card that can be looked for: what it does, in the words of somebody who wants such a card. */
export interface CatalogueCard extends CardData {
  mechanics: string[];
  /** The parts of a deck that it may be in, the usual one first; none for a token. */
  sections: string[];
}

export interface Section {
  name: string;
  size: number;
  clause: string;
}

/** Everything that a deck builder and a workshop show before anything is chosen, with what the game declares about its cards. */
export interface Catalogue extends Declared {
  game: string;
  cards: CatalogueCard[];
  sections: Section[];
  copies: number;
  /** What a new card begins as. */
  template: string;
  /** What card text can say, each with an example and what it means. */
  topics: { topic: string; example: string; meaning: string }[];
  /** Phrases and words of card text, as they are written. */
  phrases: string[];
  /** Every card as it stands in its file, to begin another with. */
  sources: Record<string, string>;
  hand: number;
  decks: { name: string; title: string; text: string }[];
}

/** A deck as text or as a code, and the TOML of cards of one's own. */
export type DeckWish = { text: string; cards?: string } | { code: string };

export interface Fault {
  clause: string;
  message: string;
  line: number;
  card: string;
}

/** Something that cannot be read: where it stands, and what could stand there instead. */
export interface CardFault {
  card: string;
  /** From 1. */
  line: number;
  from: number;
  to: number;
  message: string;
  clause: string;
  fix: { from: number; to: number; text: string } | null;
}

export interface Row {
  copies: number;
  card: string;
}

export interface CheckedDeck {
  name: string;
  /** In the one form that reads back as it. */
  text: string;
  sections: Record<string, Row[]>;
  legal: boolean;
  faults: Fault[];
  own: CatalogueCard[];
  errors: CardFault[];
  code: string | null;
  cards: string;
}

export interface SampleHand {
  /** What is chosen before, in the words of the game; empty if nothing is. */
  question: string;
  chosen: string;
  choices: string[];
  hand: string[];
  clauses: string[];
  note: string;
}

export interface Ability {
  line: number;
  text: string;
  /** The program in words, a line each; none for what could not be read. */
  words: string[];
  /** The same in other words than the text's, made from the program. */
  told: string[];
}

export interface Draft extends CatalogueCard {
  line: number;
  read: boolean;
  abilities: Ability[];
}

export interface ReadSet {
  cards: Draft[];
  errors: CardFault[];
  warnings: CardFault[];
}

/** Where a card can be tried: POST /api/tables takes both. */
export interface Trial {
  setup: string;
  position: string;
  playable: boolean;
  /** Why it cannot be played at once. */
  why: { message: string; clause: string } | null;
  seats: number;
}

export interface CardSet {
  set: string;
  game: string;
  title: string;
  text: string;
  changed: number;
}
