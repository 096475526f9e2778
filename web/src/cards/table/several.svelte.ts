// Picking several things in any order. The record takes them one by one in an order of its own: what is gathered here is
// sent so, each as soon as the table asks for the next.

import type { Ask } from "../../games";
import { points } from "../../lib/pointer";
import { DONE, type Choice } from "../../lib/protocol";
import { sentence } from "../../lib/words";
import { queued, type Picking } from "./pick";

export interface Given {
  choices: () => Choice[];
  picking: () => Picking | null;
  choose: (choice: Choice) => void;
  /** Nothing on the table can be pointed at for this ref: it is chosen in words. */
  unseen: (ref: string) => boolean;
  /** Why what is gathered will not do, in a sentence; empty if it will. */
  lacking?: (refs: string[]) => string;
  /** What could be picked without thinking it over, and what that is called. */
  proposed?: () => { refs: string[]; label: string } | null;
}

export class Several {
  /** What was pointed at: of cards that are alike each by itself. */
  private gathered = $state.raw<{ ref: string; copy: number }[]>([]);
  /** What is still to be sent; null says that this is all. */
  private queue = $state.raw<(string | null)[]>([]);
  /** The answers that there were when the last thing was sent: until there are others, it is on its way. */
  private last = $state.raw<Choice[] | null>(null);
  /** How many may still be picked when the next of the queue is sent. */
  private room = 0;
  private of: string | undefined;

  constructor(private readonly given: Given) {}

  private readonly picking = $derived.by(() => {
    const picking = this.given.picking();
    return picking && picking.most > 1 && this.given.choices().length > 0 ? picking : null;
  });
  readonly on = $derived(this.picking !== null);
  /** Everything that may be picked, as choices that can be laid out. */
  readonly offered = $derived.by(() => (this.picking?.from ?? []).map(({ text, refs }): Choice => ({ text, label: "", refs, final: false, verb: "", direct: true, pieces: 1 })));
  readonly chosen = $derived(this.gathered.length);
  readonly refs = $derived(this.gathered.map(({ ref }) => ref));

  readonly lit = $derived.by(() => {
    const room = this.picking !== null && this.chosen < this.picking.most && this.worth < (this.picking.full ?? Infinity);
    return new Set(room ? this.picking!.from.filter(({ refs, copies }) => this.count(refs[0]) < copies).map(({ refs }) => refs[0]) : []);
  });

  /** What is gathered is worth so much together. */
  private readonly worth = $derived.by(() => this.gathered.reduce((sum, { ref }) => sum + (this.picking?.from.find(({ refs }) => refs[0] === ref)?.worth ?? 0), 0));
  private count = (ref: string): number => this.gathered.filter((one) => one.ref === ref).length;
  has = (ref: string, copy: number): boolean => this.gathered.some((one) => one.ref === ref && one.copy === copy);
  copies = (ref: string): number => this.picking?.from.find(({ refs }) => refs[0] === ref)?.copies ?? 1;

  empty(): void {
    this.gathered = [];
    this.queue = [];
  }

  /** Take it, or put it back. False for what cannot be picked. */
  point(ref: string, copy: number): boolean {
    if (!this.picking?.from.some(({ refs }) => refs[0] === ref)) return false;
    if (this.has(ref, copy)) this.gathered = this.gathered.filter((one) => one.ref !== ref || one.copy !== copy);
    else if (this.lit.has(ref)) this.gathered = [...this.gathered, { ref, copy }];
    return true;
  }

  readonly ask: Partial<Ask> = $derived.by(() => {
    if (this.queue.length > 0 || (this.last !== null && this.last === this.given.choices())) return { busy: true };
    if (this.picking === null) return {};
    const { least, from, need = 0 } = this.picking;
    const short = need - this.worth;
    const lacking = this.given.lacking?.(this.gathered.map(({ ref }) => ref)) ?? "";
    const few = this.chosen < least || short > 0 || lacking !== "";
    const rows = from.filter(({ refs }) => this.given.unseen(refs[0])).map(({ text, refs: [ref] }, i) => {
      const label = this.given.choices().find((choice) => choice.text === text)?.label ?? text;
      return { key: String(i + 1), text: this.has(ref, 0) ? `Not: ${label}` : label, danger: false, choose: () => void this.point(ref, 0) };
    });
    if (this.chosen === 0) {
      const proposed = this.given.proposed?.() ?? null;
      return proposed ? { rows, confirm: { label: proposed.label, choose: () => this.take(proposed.refs) } } : { rows };
    }
    return {
      rows,
      help: lacking ? lacking : short > 0 ? `${this.chosen} chosen, worth ${this.worth}: ${short} more is needed.` : few ? `${this.chosen} chosen, ${least - this.chosen} to go.` : `${this.chosen} chosen. ${sentence(points())} one again to put it back.`,
      cancel: () => (this.gathered = []),
      confirm: few ? null : { label: this.chosen === 1 ? "Choose this one" : `Choose these ${this.chosen}`, choose: () => this.send() },
    };
  });

  /** Take all of these at once. */
  private take(refs: string[]): void {
    this.gathered = refs.map((ref, i) => ({ ref, copy: refs.slice(0, i).filter((one) => one === ref).length }));
    this.send();
  }

  private send(): void {
    const picking = this.picking!;
    const all = queued(picking, this.gathered.map(({ ref }) => ref));
    this.queue = this.chosen < picking.most ? [...all, null] : all;
    this.room = picking.most;
    this.of = picking.of;
    this.gathered = [];
    this.last = null;
    this.go();
  }

  /** Is it still the question that was answered? What is named in order leaves out all before it: fewer may be left than one less. */
  private same(now: Picking | null): boolean {
    return now !== null && now.of === this.of && (this.of === undefined ? now.most === this.room : now.most <= this.room);
  }

  /** The table asks again: send the next one. False if nothing waits, or the question has become another. */
  go(): boolean {
    const choices = this.given.choices();
    if (this.queue.length === 0) return false;
    if (choices.length === 0 || choices === this.last) return true; // not asked yet: the last one is on its way
    const [next] = this.queue;
    const choice = choices.find(({ text, verb }) => (next === null ? verb === DONE : text === next));
    if (!choice || !this.same(this.given.picking())) {
      this.queue = [];
      return false;
    }
    this.queue = this.queue.slice(1);
    this.room -= 1;
    this.last = choices;
    this.given.choose(choice);
    return true;
  }
}
