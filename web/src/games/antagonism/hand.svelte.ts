// What is in the hand, how it got there, and what the board asks meanwhile. It knows refs and choices, no rules.

import type { Choice } from "../../lib/protocol";
import type { Ask } from "..";
import type { Mark, MarkKind } from "./Marks.svelte";
import { meant, offered, point, twoWays, type Carry } from "./pick";
import { COLOURS, reserveOf, type Colour, type Group, type Table } from "./types";
import { bandName, pieceQuestion } from "./words";

export const cellOf = (ref: string | undefined): string => (ref?.startsWith("cell:") ? ref.slice(5) : "");
const litWords = (count: number): string => (count === 1 ? "One square is lit." : `${count} squares are lit.`);
const KINDS: Record<string, MarkKind> = { walk: "walk", join: "join", take: "take", suicide: "suicide" };

export interface Given {
  choices: () => Choice[];
  table: () => Table;
  choose: (choice: Choice) => void;
  why: (refs: string[]) => void;
  /** Too small to be sure of a finger: a second tap confirms. */
  small: () => boolean;
}

export class Hand {
  refs = $state.raw<string[]>([]);
  carry = $state<Carry>("stack");
  /** The square that waits for its second tap. */
  armed = $state<string | null>(null);

  constructor(private readonly given: Given) {}

  readonly groups = $derived.by(() => new Map(this.given.table().groups.map((group) => [group.cell, group])));
  readonly next = $derived.by(() => offered(this.given.choices(), this.refs));
  readonly held = $derived(cellOf(this.refs[0]));
  readonly group: Group | undefined = $derived(this.held ? this.groups.get(this.held) : undefined);
  readonly both = $derived.by(() => this.refs.length > 0 && twoWays(this.given.choices(), this.refs));
  readonly pawns: number = $derived.by(() => {
    if (!this.group) return 1;
    const sizes = [...this.next.values()].flat().map((choice) => choice.pieces);
    if (sizes.length === 0) return this.group.level;
    return this.carry === "stack" ? Math.max(...sizes) : Math.min(...sizes);
  });
  /** Where the piece is seen: on its square, or on the warp zone it has walked to. */
  readonly seen = $derived(this.refs.length === 2 ? cellOf(this.refs[1]) : this.held);

  readonly lit: Mark[] = $derived.by(() =>
    [...this.next].filter(([ref]) => ref.startsWith("cell:")).map(([ref, list]) => {
      const cell = cellOf(ref);
      return { cell, kind: this.refs.length === 0 ? "lift" : this.kindOf(list, cell) };
    }));

  kindOf(list: Choice[], cell: string): MarkKind {
    const { verb, refs } = meant(list, this.carry);
    if (!(verb in KINDS)) return this.groups.has(cell) ? "join" : "plain";
    if (this.refs.length === 2) return this.groups.has(cell) && cell !== this.held ? "vaporise" : "warp";
    return refs.length > 2 && verb === "walk" ? "warp" : KINDS[verb];
  }

  can(cell: string): boolean {
    return offered(this.given.choices(), []).has(`cell:${cell}`);
  }

  /** What would stand on a lit square, for the ghost that shows it. */
  ghost(cell: string | null): (Pick<Group, "cell" | "owner" | "colour" | "level"> & { kind: MarkKind }) | null {
    const list = cell && this.refs.length > 0 ? this.next.get(`cell:${cell}`) : undefined;
    if (!cell || !list) return null;
    return {
      cell,
      owner: this.group?.owner ?? this.given.table().player,
      colour: this.group?.colour ?? (this.refs[0].slice(8) as Colour),
      level: meant(list, this.carry).pieces,
      kind: this.kindOf(list, cell),
    };
  }

  // ---- what a hand does

  take(refs: string[]): void {
    this.refs = refs;
    this.carry = "stack";
    this.armed = null;
  }

  cancel = (): void => this.take(this.refs.length > 1 ? this.refs.slice(0, -1) : []);

  swap(): void {
    if (this.both) this.carry = this.carry === "stack" ? "top" : "stack";
  }

  /** A new question empties the hand, but for what can still be picked up: what was sent has left it, so this was
   * taken since, by whoever is quicker than the table. Placing goes on with the same colour while there is any. */
  empty(): void {
    const still = this.refs.length > 0 && offered(this.given.choices(), []).has(this.refs[0]);
    this.take(still ? [this.refs[0]] : []);
  }

  private send(choice: Choice): void {
    this.take(choice.refs[0]?.startsWith("pending:") ? [choice.refs[0]] : []);
    this.given.choose(choice);
  }

  /** A square was pointed at, by whatever means. */
  point(cell: string, { top = false, touch = false } = {}): void {
    const ref = `cell:${cell}`;
    const choices = this.given.choices();
    const target = point(choices, this.refs, ref, top ? "top" : this.carry);
    if (target) {
      if (touch && this.refs.length > 0 && this.armed !== cell && this.given.small()) this.armed = cell;
      else if ("done" in target) this.send(target.done);
      else {
        this.refs = target.refs;
        this.armed = null;
      }
    } else if (this.refs.length > 0 && ref === this.refs[0]) {
      if (this.both && this.carry === "stack") this.swap();
      else this.cancel();
    } else if (this.can(cell)) this.take([ref]);
    else if (this.refs.length > 0) {
      this.armed = null;
      this.given.why([...this.refs, ref]);
    } else if (this.groups.has(cell)) this.given.why([ref]);
  }

  // ---- what it asks, for the prompt bar

  /** Can something else of this kind be picked up? */
  private liftable(what: "pawn" | "Leader"): boolean {
    return [...offered(this.given.choices(), []).keys()].some((ref) => ref !== this.refs[0] && (this.groups.get(cellOf(ref))?.colour === "K") === (what === "Leader"));
  }

  readonly ask: Ask = $derived.by(() => {
    const ask: Ask = { question: null, help: null, rows: [], toggle: null, reserve: [], cancel: this.refs.length > 0 ? this.cancel : null };
    if (this.armed) ask.help = `Tap ${this.armed} again to go there.`;
    const pending = [...offered(this.given.choices(), []).keys()].filter((ref) => ref.startsWith("pending:"));
    if (pending.length > 0) return this.askToPlace(ask, pending);
    const pawns = this.liftable("pawn");
    if (!this.group) {
      if (this.liftable("Leader") && !pawns) ask.help = "Pick up your Leader: where it can go is lit.";
      return ask;
    }
    if (this.both) {
      ask.toggle = {
        label: "What goes", value: this.carry, set: (value) => (this.carry = value as Carry),
        options: [{ value: "stack", label: "Whole stack" }, { value: "top", label: "Top pawn" }],
      };
    }
    if (this.refs.length === 2) {
      const { name, pawn } = COLOURS[this.group.colour];
      ask.question = `Where does the ${this.pawns > 1 ? `${name} stack` : pawn} land?`;
      ask.help ??= "Choose where it comes out.";
      ask.rows = [...this.next].map(([ref, list]) => this.landing(cellOf(ref), list));
    } else {
      ask.question = pieceQuestion(this.group, this.held, this.pawns);
      const last = this.group.colour === "K" && pawns ? " The Leader moves last: no pawn moves after it." : "";
      ask.help ??= `${litWords(this.lit.length)} Choose one${pawns ? `, or pick ${last ? "a" : "another"} pawn` : ""}.${last}`;
    }
    return ask;
  });

  private askToPlace(ask: Ask, pending: string[]): Ask {
    const left = reserveOf(this.given.table().reserve);
    ask.cancel = null;
    ask.reserve = pending.map((ref) => {
      const colour = ref.slice(8) as Colour;
      const picked = this.refs[0] === ref;
      return { value: colour, label: COLOURS[colour].pawn, count: left[colour], picked, pick: () => this.take(picked ? [] : [ref]) };
    });
    const picked = ask.reserve.find((item) => item.picked);
    ask.question = picked ? `Where does the ${picked.label} stand?` : "Which pawn goes onto the hill next?";
    ask.help ??= picked ? litWords(this.lit.length) : "Pick one from the reserve.";
    return ask;
  }

  private landing(cell: string, list: Choice[]): Ask["rows"][number] {
    const there = cell === this.held ? undefined : this.groups.get(cell);
    const article = there?.owner === this.group?.owner ? "your" : there?.colour === "K" ? "the" : "a";
    const band = there && `${article} ${bandName(there.colour, there.level)}`;
    return { key: cell, text: band ? `Vaporises ${band}` : "Empty", danger: band !== undefined, choose: () => this.send(meant(list, this.carry)) };
  }
}
