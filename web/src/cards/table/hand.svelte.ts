// What is picked, and what the table asks meanwhile. It knows refs and choices, no rules.

import type { Ask } from "../../games";
import { points } from "../../lib/pointer";
import type { Choice } from "../../lib/protocol";
import { exact, nextRefs, under } from "./pick";
import { Several, type Given as Gathered } from "./several.svelte";

export interface Given extends Gathered {
  why: (refs: string[]) => void;
  /** How a place is called. */
  nameOf: (ref: string) => string;
  faint: (choice: Choice, choices: Choice[]) => boolean;
  /** What a choice is called on a button, where its card is named beside it: "Play it". */
  button: (choice: Choice) => string;
  /** The same in a row of several, and a question that it is asked with, where the label is a whole line of a card. */
  row?: (choice: Choice) => string;
  asks?: (choice: Choice) => { question: string; help: string } | null;
  /** What pointing at the second thing does: " to attach it there"; or nothing. */
  onto: (choice: Choice) => string;
}

/** The rest is up to the others. */
const foretold = (comes: string): string => `If nobody adds anything: ${comes}`;

export class Hand {
  refs = $state.raw<string[]>([]);
  /** What a pointer or the keyboard is on, without having chosen it. */
  over = $state("");

  /** What is picked where several things are. */
  readonly several: Several;

  constructor(private readonly given: Given) {
    this.several = new Several(given);
  }

  readonly lit = $derived.by(() => {
    if (this.several.on) return this.several.lit;
    const choices = this.given.choices();
    return nextRefs(this.refs.length > 0 ? choices : choices.filter((choice) => !this.given.faint(choice, choices)), this.refs);
  });
  readonly first = $derived.by(() => nextRefs(this.given.choices(), []));
  readonly meant = $derived.by(() => exact(this.given.choices(), this.refs));
  readonly picked = $derived(this.refs[0] ?? "");

  /** A new question empties the hand. What is pointed at stays so: whoever was there before the question need not come again. */
  empty(): void {
    this.refs = [];
    this.several.empty();
  }

  /** Is this picked? Of cards that are alike, this one. */
  has = (ref: string, copy = 0): boolean => this.refs.includes(ref) || this.several.has(ref, copy);

  cancel = (): void => { this.refs = this.refs.slice(0, -1); };

  private send(choice: Choice): void {
    this.refs = [];
    this.given.choose(choice);
  }

  /** What comes of choosing this, if nobody does anything more; empty where nothing can be said. */
  comes(refs: string[]): string {
    const found = under(this.given.choices(), refs);
    return found.length === 1 && found[0].comes ? foretold(found[0].comes) : "";
  }

  /** Something was pointed at: a card, a pile, a player. A finger cannot hover: it is first told what comes of it. */
  point(ref: string, copy = 0, touch = false): void {
    const choices = this.given.choices();
    if (this.several.on) {
      if (!this.several.point(ref, copy)) this.given.why([ref]);
      return;
    }
    if (this.refs.at(-1) === ref) {
      // a second time: yes, if there is only one thing that it can mean
      if (this.meant.length === 1 && this.lit.size === 0) this.send(this.meant[0]);
      else this.cancel();
      return;
    }
    const from = this.lit.has(ref) ? this.refs : this.first.has(ref) ? [] : null;
    if (from === null) {
      if (choices.length > 0) this.given.why([...this.refs, ref]);
      return;
    }
    const refs = [...from, ref];
    const found = under(choices, refs);
    if (found.length === 1 && found[0].refs.length === refs.length && (refs.length > 1 || found[0].direct) && !(touch && found[0].comes)) this.send(found[0]);
    else this.refs = refs;
  }

  /** Take something up to drag it. False where there is nothing to take. */
  lift(ref: string): boolean {
    if (this.several.on || under(this.given.choices(), [ref]).length === 0) return false;
    this.refs = [ref];
    return true;
  }

  /** It was dropped: onto something lit, onto the open table, or nowhere. */
  drop(onto: string | null, open: boolean): void {
    if (onto && this.lit.has(onto)) this.point(onto);
    else if (open && this.meant.length === 1 && this.lit.size === 0) this.send(this.meant[0]);
    else if (!open || (this.meant.length === 0 && this.lit.size === 0)) this.refs = [];
  }

  /** What it asks, for the prompt bar. */
  readonly ask: Ask = $derived.by(() => {
    const ask: Ask = { question: null, help: null, rows: [], toggle: null, reserve: [], cancel: this.refs.length > 0 ? this.cancel : null };
    if (this.several.on || this.several.ask.busy) return { ...ask, ...this.several.ask };
    if (this.refs.length === 0) {
      const unseen = this.given.choices().filter((choice) => choice.refs.length > 0 && this.given.unseen(choice.refs[0]));
      ask.rows = unseen.map((choice, i) => ({ key: String(i + 1), text: choice.label, danger: false, choose: () => this.send(choice) }));
      ask.dark = this.lit.size === 0;
      // what is pointed at says what comes of it; otherwise what comes of doing nothing, where that is an answer
      const plain = this.given.choices().find((choice) => choice.refs.length === 0 && choice.comes);
      ask.help = (this.over && this.comes([this.over])) || (plain ? `${plain.label}: ${plain.comes}` : null);
      return ask;
    }
    const name = this.given.nameOf(this.refs[0]);
    const goals = this.lit.size;
    if (this.meant.length === 1 && goals === 0) {
      const asks = this.given.asks?.(this.meant[0]);
      ask.question = asks?.question ?? `${this.meant[0].label}?`;
      ask.help = this.comes(this.refs) || asks?.help || `Press the button, or ${points()} it again.`;
      ask.confirm = { label: this.given.button(this.meant[0]), choose: () => this.send(this.meant[0]) };
      return ask;
    }
    ask.question = this.refs.length > 1 ? `${name}: in which way?` : goals > 0 && this.meant.length === 0 ? `Onto what does ${name} go?` : `What do you do with ${name}?`;
    const onto = under(this.given.choices(), this.refs).map((choice) => this.given.onto(choice)).find(Boolean) ?? "";
    ask.help = goals === 0 ? "Choose one." : `${goals === 1 ? "One card is lit" : `${goals} cards are lit`}: ${points()} ${goals === 1 ? "it" : "one"}${onto}${this.meant.length ? ", or choose here" : ""}.`;
    ask.rows = this.meant.map((choice, i) => ({ key: String(i + 1), text: this.given.row?.(choice) ?? choice.label, danger: false, choose: () => this.send(choice) }));
    return ask;
  });
}
