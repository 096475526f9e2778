// What all parts of a card table share: what is picked and lit, what is looked at closely, and who is who.

import type { Component } from "svelte";
import type { Choice, Observation } from "../../lib/protocol";
import { cardOf } from "../cards.svelte";
import type { CardData, Current } from "../types";
import type { Explained } from "./glossary";
import { Hand } from "./hand.svelte";
import { pileOf, placeIn, pileRef, type Picking } from "./pick";

/** What waits to happen: on a stack, in a chain, in a window; what happens first stands first. */
export interface Waiting {
  number: number;
  /** Whose it is, from 1; 0 for nobody's. */
  seat: number;
  /** The card that it comes from, or another name. */
  source: string;
  text: string;
  /** What it is about, in words. */
  about: string[];
  /** What stands in place of a picture where it comes from no card. */
  sign?: string;
}

/** Cards that lie on top of each other and can be looked through. */
export interface Pile {
  title: string;
  cards: string[];
  /** How many more there are, face-down. */
  unknown: number;
}

/** What a game's table tells the shared parts of it: where things are, and how they are called. */
export interface CardTableClient<View extends Observation = Observation, Thing = unknown> {
  game: string;
  /** Whose turn to choose it is, from 1; 0 if it is nobody's. */
  asked: (view: View) => number;
  seats: (view: View) => number;
  /** The cards that a seat (from 1) can be pointed at in its hand, and under which letter the hand stands in refs. */
  hand: (view: View, seat: number) => { pile: string; cards: string[]; count: number };
  /** Letters of the piles that have buttons of their own to look through them. */
  browsed: string[];
  pile: (view: View, seat: number, pile: string) => Pile;
  /** What lies at a place, by name; empty if nothing does. */
  nameAt: (view: View, place: string) => string;
  /** What waits, and how that is called. */
  waiting: (view: View, names: Record<number, string>) => Waiting[];
  waitingName: string;
  /** The same behind a number: "on the stack". */
  waitingWhere: string;
  /** How far down a phone's table the badge lies that tells of it: where there is nothing to point at. */
  badgeAt?: string;
  /** How it goes on, in a sentence, and the clause that says so. */
  waitingHow: string;
  waitingClause?: string;
  /** A card that was shown to everybody, or to this seat. */
  shown: (view: View) => string[];
  /** Several that may be picked in any order. */
  picking: (view: View) => Picking | null;
  /** A ref at which nothing on the table can be pointed. */
  unseen: (view: View, ref: string) => boolean;
  /** The card of a thing on the table, as far as it is known; and its values now. */
  card: (name: string, thing: Thing | null) => CardData;
  current: (thing: Thing) => Current;
  /** What a card of a seat (from 1) costs now, where that is not what is printed on it. */
  cost?: (view: View, seat: number, name: string) => number | undefined;
  /** What is said under a card that is seen large. */
  noted?: Component<{ thing: Thing }>;
  /** Words on a card that stand for a rule, explained. */
  explains?: (card: CardData, thing: Thing | null) => Explained[];
  /** It is possible and hardly ever meant, such as discarding what lies on the table: it is not lit, and can be pointed at. */
  faint?: (choice: Choice, choices: Choice[]) => boolean;
  /** Things that can be pointed at although no answer names them yet: an answer that leads there, with the thing as its ref. Once
   * it is given, the thing itself is answered. */
  leading?: (view: View, choices: Choice[]) => Choice[];
  /** What could be picked of several without thinking it over, such as the least that pays; and what that is called. */
  proposed?: (view: View) => { refs: string[]; label: string } | null;
  button: (choice: Choice) => string;
  /** A choice in a row of several, and the question it is asked with: where its label is a whole line of a card. */
  row?: (choice: Choice) => string;
  asks?: (choice: Choice) => { question: string; help: string } | null;
  /** Why what is gathered will not do, in a sentence; empty if it will. */
  lacking?: (view: View, refs: string[]) => string;
  onto: (choice: Choice) => string;
  /** So many cards that are laid out can be read as they lie; three, unless told. */
  readable?: number;
  /** What is asked where cards are laid out to choose from. */
  laid: (choices: Choice[]) => string;
}

export interface Look {
  readonly card: CardData | null;
  thing: unknown;
  /** Where it lies. */
  at: string;
  /** On which half of the table it lies: it is shown on the other. */
  right: boolean;
}

export interface Given {
  choices: () => Choice[];
  choose: (choice: Choice) => void;
  why: (refs: string[]) => void;
}

// Games know their own views and things; the parts that they share pass them on as they are.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyTable = CardTableClient<any, any>;

export class Desk {
  readonly hand: Hand;
  /** The card that is seen large. */
  look = $state.raw<Look | null>(null);
  /** The same, held open by a long press or a key. */
  held = $state.raw<Look | null>(null);
  /** The pile that is looked through, and whose it is, from 1. */
  pile = $state.raw<{ seat: number; pile: string } | null>(null);
  /** Where the keyboard comes in. */
  entry = $state("");

  /** The answers, and those that lead to something that can be pointed at. */
  private readonly offered = $derived.by(() => {
    const choices = this.given.choices();
    const leading = choices.length > 0 ? (this.client.leading?.(this.view(), choices) ?? []) : [];
    return leading.length > 0 ? [...choices, ...leading] : choices;
  });
  /** What was pointed at, while the answer that leads there is on its way. */
  private goal = "";

  constructor(readonly client: AnyTable, readonly view: () => Observation, private readonly given: Given, readonly names: () => Record<number, string>) {
    this.hand = new Hand({
      ...given, choices: () => this.offered, choose: (choice) => this.choose(choice), proposed: () => client.proposed?.(this.view()) ?? null, faint: (choice, choices) => client.faint?.(choice, choices) ?? false, button: client.button, onto: client.onto,
      row: (choice) => client.row?.(choice) ?? choice.label, asks: (choice) => client.asks?.(choice) ?? null, lacking: (refs) => client.lacking?.(this.view(), refs) ?? "",
      picking: () => client.picking(this.view()), nameOf: (ref) => this.nameOf(ref), unseen: (ref) => client.unseen(this.view(), ref),
    });
  }

  private choose(choice: Choice): void {
    const real = this.given.choices().find(({ text }) => text === choice.text);
    this.goal = real && real !== choice && real.refs.length === 0 ? (choice.refs[0] ?? "") : "";
    this.given.choose(real ?? choice);
  }

  /** The next question has come: answer it with what was pointed at, if it asks for that. */
  goOn(): boolean {
    const { goal } = this;
    this.goal = "";
    const choice = goal ? this.given.choices().find(({ refs, direct }) => direct && refs.length === 1 && refs[0] === goal) : undefined;
    if (choice) this.given.choose(choice);
    return choice !== undefined;
  }

  get game(): string {
    return this.client.game;
  }

  nameOf(ref: string): string {
    return pileOf(ref)?.name ?? (this.client.nameAt(this.view(), placeIn(ref)) || placeIn(ref));
  }

  /** A card in words and pictures, as far as it is known; what is not known yet may come while it is looked at. */
  lookAt(at: string, name: string | undefined, thing: unknown, right: boolean): Look {
    const { client } = this;
    return { get card() { return name ? client.card(name, thing ?? null) : null; }, thing, at, right };
  }

  /** A card by name. */
  card = (name: string): CardData => cardOf(this.game, name);

  /** Whose is it? Seats count from 1. */
  owner(seat: number): string {
    return this.names()[seat] ?? `Player ${seat}`;
  }

  /** Whose something on the table is, where more than two sit at it: "of Bo". Places begin with the number of a seat. */
  whose(at: string): string {
    const seat = Number(/^card:(\d)/.exec(at)?.[1] ?? 0);
    return seat > 0 && this.client.seats(this.view()) > 2 ? `of ${this.owner(seat)}` : "";
  }

  /** What kind of thing is asked for, where pointing at something is the answer: the one verb of all that can be pointed at. */
  get wanted(): string {
    const verbs = new Set(this.given.choices().filter(({ refs }) => refs.length > 0).map(({ verb }) => verb));
    return verbs.size === 1 ? [...verbs][0] : "";
  }

  litIn(seat: number, pile: string): boolean {
    return [...this.hand.lit].some((ref) => ref.startsWith(pileRef(seat, pile)));
  }
}
