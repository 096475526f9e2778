// What is in the hand, what it is aimed at, and what the board asks meanwhile. It knows refs and choices, no rules.

import type { Choice, Odds } from "../../lib/protocol";
import type { Ask } from "..";
import { distance } from "./hexes";
import type { Mark, MarkKind } from "./Marks.svelte";
import { finished, offered } from "./pick";
import { DICE, KINDS, type Piece, type Table } from "./types";
import { evader, litWords, pieceWords } from "./words";

export const hexOf = (ref: string | undefined): string => (ref?.startsWith("cell:") ? ref.slice(5) : "");

export interface Given {
  choices: () => Choice[];
  table: () => Table;
  choose: (choice: Choice) => void;
  why: (refs: string[]) => void;
  odds: (refs: string[]) => Promise<Odds | null> | undefined;
  /** Nothing can be done with this hex; it may have something to say. */
  look: (hex: string) => void;
  /** Dice are still tumbling: what they show is not said yet. */
  rolling: () => boolean;
}

export class Hand {
  refs = $state.raw<string[]>([]);
  /** An attack that waits to be confirmed. */
  aim = $state.raw<Choice | null>(null);
  odds = $state.raw<Odds | null | undefined>(undefined);

  constructor(private readonly given: Given) {}

  readonly next = $derived.by(() => offered(this.given.choices(), this.refs));
  readonly held = $derived(hexOf(this.refs[0]));
  readonly piece: Piece | undefined = $derived.by(() => (this.held ? this.given.table().hexes[this.held] : undefined));
  readonly target = $derived(this.aim ? hexOf(this.aim.refs[this.aim.refs.length - 1]) : "");

  readonly lit: Mark[] = $derived.by(() =>
    this.given.rolling() ? [] : [...this.next].filter(([ref]) => hexOf(ref)).map(([ref, list]) => ({ hex: hexOf(ref), kind: this.kindOf(hexOf(ref), list) })));

  private kindOf(hex: string, list: Choice[]): MarkKind {
    const choice = finished(list, this.refs.length + 1);
    if (!choice) return "lift";
    if (choice.verb === "evade") return "evade";
    if (choice.verb === "attack") return hex === this.target ? "aimed" : "attack";
    if (choice.verb !== "move") return "slot";
    const [from, to] = choice.refs.map(hexOf);
    return distance(from, to) > 1 ? "hop" : "walk";
  }

  can(hex: string): boolean {
    return offered(this.given.choices(), []).has(`cell:${hex}`);
  }

  /** Hexes stand for themselves: a rolled die waits for a slot, or a die for somewhere to slip away to. */
  readonly single = $derived.by(() => this.given.choices().some((choice) => choice.refs.length === 1 && hexOf(choice.refs[0])));

  /** The die that would stand on a lit hex, for the ghost that shows it. */
  ghost(hex: string | null): Piece | null {
    const choice = hex ? finished(this.next.get(`cell:${hex}`), this.refs.length + 1) : undefined;
    if (!choice || choice.verb === "attack") return null;
    if (this.piece) return this.piece;
    const { pending, hexes } = this.given.table();
    if (pending?.kind === "deploy") return { owner: pending.seat, die: pending.die, value: pending.value };
    return pending?.kind === "evade" ? (hexes[evader(this.given.table(), pending)] ?? null) : null;
  }

  // ---- what a hand does

  take(refs: string[]): void {
    this.refs = refs;
    this.aim = null;
    this.odds = undefined;
  }

  cancel = (): void => this.take(this.aim ? this.refs : []);

  private send(choice: Choice): void {
    this.take([]);
    this.given.choose(choice);
  }

  private aimAt(choice: Choice): void {
    const weighed = this.given.odds(choice.refs);
    this.aim = choice;
    this.odds = weighed ? undefined : null;
    const tell = (odds: Odds | null): void => { if (this.aim === choice) this.odds = odds; };
    weighed?.then(tell, () => tell(null));
  }

  /** A hex was pointed at, by whatever means. */
  point(hex: string): void {
    const ref = `cell:${hex}`;
    const list = this.next.get(ref);
    const choice = finished(list, this.refs.length + 1);
    if (this.aim && hex === this.target) this.send(this.aim);
    else if (choice) choice.direct ? this.send(choice) : this.aimAt(choice);
    else if (list) this.take([...this.refs, ref]);
    else if (ref === this.refs[0]) this.take([]);
    else if (this.can(hex)) this.take([ref]);
    else if (this.refs.length > 0) this.given.why([this.refs[0], ref]);
    else if (this.single || this.given.table().hexes[hex]) this.given.why([ref]);
    else this.given.look(hex);
  }

  // ---- what it asks, for the prompt bar

  readonly ask: Ask = $derived.by(() => {
    const table = this.given.table();
    const ask: Ask = { question: null, help: null, rows: [], toggle: null, reserve: [], cancel: this.refs.length > 0 ? this.cancel : null, confirm: null };
    const spoken = table.actions > 1 && table.left > 0 ? `Action ${table.actions - table.left + 1} of ${table.actions}. ` : "";
    const pending = this.given.choices().length > 0 ? table.pending : null;
    if (pending && this.given.rolling()) Object.assign(ask, { question: "The dice are rolling.", help: "" });
    else if (pending?.kind === "deploy") {
      ask.question = `Where does the ${pieceWords(pending)} go?`;
      ask.help = `${litWords(this.lit.length)} Declining spends the action too.`;
    } else if (pending?.kind === "evade") {
      const hex = evader(table, pending);
      ask.question = `Does the ${table.hexes[hex] ? pieceWords(table.hexes[hex]) : "die"} on ${hex} slip away?`;
      ask.help = `${litWords(this.lit.length)} If it stands, it fights with +0.`;
    } else if (this.aim && this.piece) {
      const choice = this.aim;
      ask.question = `Attack ${this.target} with the ${DICE[this.piece.die].name} on ${this.held}?`;
      ask.help = `${spoken}Nothing is rolled until you confirm.`;
      ask.confirm = { label: "Roll the battle", choose: () => this.send(choice) };
      ask.odds = this.odds;
    } else if (this.piece) {
      const attacks = this.lit.filter((mark) => mark.kind === "attack").length;
      const moves = this.lit.length - attacks;
      ask.question = `Where does the ${DICE[this.piece.die].name} on ${this.held} go?`;
      ask.help = spoken + [moves ? litWords(moves) : "It cannot move.", attacks ? `${attacks === 1 ? "One die" : `${attacks} dice`} can be attacked.` : ""].join(" ");
    } else this.askIdle(ask, table, spoken);
    return ask;
  });

  private askIdle(ask: Ask, table: Table, spoken: string): void {
    const next = offered(this.given.choices(), []);
    const rolls = [...next.keys()].filter((ref) => ref.startsWith("reserve:"));
    const dice = [...next.keys()].some((ref) => hexOf(ref));
    if (rolls.length === 0 && !dice) return;
    ask.help = spoken + (rolls.length > 0 && dice ? "Roll a die, or pick one up on the board." : dice ? "Pick up a die: what can go is lit." : "Pick a die of your reserve to roll.");
    if (rolls.length === 0) return;
    const seat = Number(rolls[0].split(":")[1]);
    ask.reserve = KINDS.map((die) => {
      const ref = `reserve:${seat}:${die}`;
      const choice = finished(next.get(ref), 1);
      return {
        value: `${seat}:${die}`, label: `Roll a ${DICE[die].name}`, count: table.reserves[seat - 1]?.[die] ?? 0, picked: false, off: !choice,
        pick: () => (choice ? this.send(choice) : this.given.why([ref])),
      };
    });
  }
}
