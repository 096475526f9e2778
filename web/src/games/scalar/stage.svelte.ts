// What is drawn just now: the dice as they stand, and those that fly, fall or turn while a story is told.

import { settings } from "../../lib/settings.svelte";
import { lastsOf, returnOf, storyOf, TUMBLE, type Act, type Going } from "./story";
import type { CoreFace, Piece, Roll, Table } from "./types";

export interface Flight extends Going {
  id: number;
  /** From the dice tray onto the board. */
  enters?: boolean;
}

export class Stage {
  hexes = $state.raw<Record<string, Piece>>({});
  core = $state<CoreFace>("A");
  roll = $state.raw<Roll | null>(null);
  /** Counts the rolls that tumble; 0 while none has. */
  cast = $state(0);
  rolling = $state(false);
  flights = $state.raw<Flight[]>([]);
  fallen = $state.raw<{ hex: string; piece: Piece; id: number }[]>([]);
  /** Hexes whose dice turn over; "core" for the Core. */
  turning = $state.raw<string[]>([]);
  clash = $state.raw<{ from: string; to: string } | null>(null);
  /** Old and new places, outlined for a moment where nothing may move. */
  flash = $state.raw<string[]>([]);
  /** What became of the die that was rolled last. */
  deed = $state("");

  private shown: Table | null = null;
  private telling = 0;
  private ids = 0;

  /** A new observation: told as a story if a step led here or was taken back, else simply shown. */
  show(table: Table, step: string | null, back: string | null): void {
    const before = this.shown;
    this.shown = table;
    const acts = this.actsOf(before, table, step, back);
    const choice = step?.split(" ")[0] ?? "";
    this.deed = choice.startsWith("@") ? `It stands on ${choice.slice(1)}.` : choice === "~" ? "It goes back to the reserve." : "";
    if (acts.length === 0) this.settle();
    else if (settings.reduced) {
      this.settle();
      this.flash = acts.flatMap((act) => (act.kind === "go" ? act.going.flatMap(({ from, to }) => (to ? [from, to] : [from])) : act.kind === "enter" ? [act.hex] : []));
      setTimeout(() => (this.flash = []), 120);
    } else void this.tell(acts);
  }

  private actsOf(before: Table | null, table: Table, step: string | null, back: string | null): Act[] {
    if (!before) return [];
    if (step) return storyOf(before, table, step);
    if (back) return returnOf(before, back);
    // The game begins: nobody chose anything, and yet something was rolled.
    return table.last?.kind === "first" && !before.last ? [{ kind: "cast", roll: table.last }] : [];
  }

  /** To the end of the story, at once. */
  settle(): void {
    const table = this.shown;
    if (!table) return;
    this.telling++;
    this.still();
    this.hexes = table.hexes;
    this.core = table.core;
    this.roll = table.last;
  }

  private still(): void {
    this.flights = [];
    this.turning = [];
    this.clash = null;
    this.rolling = false;
  }

  private async tell(acts: Act[]): Promise<void> {
    const mine = ++this.telling;
    this.still();
    for (const act of acts) {
      this.begin(act);
      await new Promise((done) => setTimeout(done, act.kind === "cast" ? TUMBLE : lastsOf(act)));
      if (mine !== this.telling) return;
      if (act.kind === "cast") {
        this.rolling = false;
        await new Promise((done) => setTimeout(done, lastsOf(act) - TUMBLE));
        if (mine !== this.telling) return;
      }
      this.end(act);
    }
    this.settle();
  }

  private begin(act: Act): void {
    switch (act.kind) {
      case "cast":
        this.roll = act.roll;
        this.cast++;
        this.rolling = true;
        break;
      case "go":
        this.flights = act.going.map((going) => ({ ...going, id: ++this.ids }));
        this.hexes = Object.fromEntries(Object.entries(this.hexes).filter(([hex]) => !act.going.some(({ from }) => from === hex)));
        break;
      case "enter":
        this.flights = [{ piece: act.piece, from: act.hex, to: act.hex, id: ++this.ids, enters: true }];
        break;
      case "clash":
        this.clash = act;
        break;
      case "fall":
        this.fallen = act.fallen.map((fallen) => ({ ...fallen, id: ++this.ids }));
        this.hexes = Object.fromEntries(Object.entries(this.hexes).filter(([hex]) => !act.fallen.some((fallen) => fallen.hex === hex)));
        break;
      case "core":
        this.turning = ["core"];
        this.halfway(act, () => (this.core = act.face));
        break;
      case "turn":
        this.turning = act.turned.map(({ hex }) => hex);
        this.halfway(act, () => (this.hexes = { ...this.hexes, ...Object.fromEntries(act.turned.map(({ hex, piece }) => [hex, piece])) }));
        break;
    }
  }

  /** What it shows changes while a die stands on its edge. */
  private halfway(act: Act, change: () => void): void {
    const mine = this.telling;
    setTimeout(() => { if (mine === this.telling) change(); }, lastsOf(act) / 2);
  }

  private end(act: Act): void {
    if (act.kind === "go") this.hexes = { ...this.hexes, ...Object.fromEntries(act.going.filter(({ to }) => to).map(({ piece, to }) => [to, piece])) };
    if (act.kind === "enter") this.hexes = { ...this.hexes, [act.hex]: act.piece };
    if (act.kind === "fall") this.fallen = [];
    this.flights = [];
    this.turning = [];
    this.clash = null;
  }
}
