// What all parts of the table share: what is picked and lit, what is looked at closely, and who is who.

import { cardOf } from "../../cards/cards.svelte";
import type { CardData } from "../../cards/types";
import { Hand, cardIn, type Given } from "./hand.svelte";
import { pileOf } from "./pick";
import { atPlace, GAME, type Permanent, type Table } from "./types";
import { thingName } from "./words";

export interface Look {
  card: CardData | null;
  thing: Permanent | null;
  /** Where it lies. */
  at: string;
  /** On which half of the table it lies: it is shown on the other. */
  right: boolean;
}

export class Desk {
  readonly hand: Hand;
  /** The card that is seen large. */
  look = $state.raw<Look | null>(null);
  /** The same, held open by a long press or a key. */
  held = $state.raw<Look | null>(null);
  /** The pile that is looked through. */
  pile = $state.raw<{ player: number; pile: "d" | "v" | "x" } | null>(null);
  /** Where the keyboard comes in. */
  entry = $state("");

  constructor(readonly table: () => Table, given: Omit<Given, "nameOf" | "picking">, readonly names: () => Record<number, string>) {
    this.hand = new Hand({ ...given, picking: () => this.table().picking ?? null, nameOf: (ref) => this.nameOf(ref) });
  }

  nameOf(ref: string): string {
    const inPile = pileOf(ref);
    if (inPile) return inPile.name;
    const thing = atPlace(this.table(), cardIn(ref));
    return thing ? thingName(thing) : cardIn(ref);
  }

  /** A card in words and pictures, as far as it is known. */
  lookAt(at: string, name: string | undefined, thing: Permanent | null, right: boolean): Look {
    return { card: name ? cardOf(GAME, name, thing?.type ? thing.type[0].toUpperCase() + thing.type.slice(1) : undefined) : null, thing, at, right };
  }

  /** Whose is it? */
  owner(seat: number): string {
    return this.names()[seat + 1] ?? `Player ${seat + 1}`;
  }

  litIn(player: number, pile: string): boolean {
    return [...this.hand.lit].some((ref) => ref.startsWith(`card:${player + 1}${pile}:`));
  }
}
