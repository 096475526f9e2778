// The set on the bench: its text, what the game reads in it, and where it is kept.

import { addCards } from "../../cards/cards.svelte";
import type { Catalogue, Draft, ReadSet } from "../../cards/writing";
import { api, Refused } from "../../lib/api";
import { newId, sets, type KeptSet } from "../decks/shelf";

const PAUSE = 260; // milliseconds of rest before the server is asked

export class SetStore {
  catalogue = $state.raw<Catalogue | null>(null);
  lost = $state("");
  id = $state("");
  title = $state("");
  text = $state("");
  /** The line of the cursor, from 1. */
  line = $state(1);
  read = $state.raw<ReadSet | null>(null);
  /** The text that was read. */
  readText = $state("");
  problem = $state("");
  kept = $state.raw<KeptSet[]>([]);
  /** Where the server keeps it; a set of somebody else has no token. */
  place = $state.raw<{ set: string; token?: string } | null>(null);
  /** The server has it as it is here. */
  saved = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly game: string) {
    this.kept = sets.all(game);
  }

  get stale(): boolean {
    return this.readText !== this.text;
  }

  get template(): string {
    return this.catalogue?.template ?? "";
  }

  /** The card that the cursor is in, or the first. */
  get card(): Draft | null {
    const cards = this.read?.cards ?? [];
    return [...cards].reverse().find((card) => card.line <= this.line) ?? cards[0] ?? null;
  }

  async load(shared: string): Promise<void> {
    try {
      this.catalogue = await api.catalogue(this.game);
      if (shared) await this.fetch(shared);
    } catch (error) {
      this.lost = (error as Error).message;
      return;
    }
    if (shared) return;
    const [last] = this.kept;
    if (last) this.take(last);
    else this.lay("", "My first set", this.template);
  }

  /** A set by its link; the author's browser has the token for it. */
  private async fetch(set: string): Promise<void> {
    const found = await api.cardSet(this.game, set);
    const mine = this.kept.find((each) => each.set === set);
    this.lay(mine?.id ?? "", found.title, found.text);
    this.place = { set, token: mine?.token };
    this.saved = true;
    this.keep();
  }

  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.saved = false;
    this.keep();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSE);
  }

  rename(title: string): void {
    this.title = title.slice(0, 64);
    this.saved = false;
    this.keep();
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    const turn = ++this.asked;
    const text = this.text;
    try {
      const read = await api.readCards(this.game, text);
      if (turn !== this.asked) return;
      this.read = read;
      this.readText = text;
      this.problem = "";
      addCards(this.game, read.cards);
    } catch (error) {
      if (turn === this.asked) this.problem = (error as Refused).message;
    }
  }

  private keep(): void {
    if (!this.id) this.id = newId();
    sets.put({ id: this.id, game: this.game, title: this.title, text: this.text, set: this.place?.set, token: this.place?.token, at: 0 });
    this.kept = sets.all(this.game);
  }

  /** On the server, so that a link leads to it: again if it is ours, else as a copy. */
  async save(): Promise<string> {
    const wish = { title: this.title.trim() || "A set without a name", text: this.text };
    if (this.place?.token) await api.changeSet(this.game, this.place.set, this.place.token, wish);
    else {
      const made = await api.saveSet(this.game, wish);
      this.place = { set: made.set, token: made.token };
    }
    this.saved = true;
    this.keep();
    return this.place!.set;
  }

  take(kept: KeptSet): void {
    this.lay(kept.id, kept.title, kept.text);
    this.place = kept.set ? { set: kept.set, token: kept.token } : null;
  }

  begin(): void {
    this.lay("", "", this.template);
    this.keep();
  }

  remove(kept: KeptSet): void {
    sets.remove(kept.id);
    this.kept = sets.all(this.game);
    if (kept.id === this.id) this.lay("", "", this.template);
  }

  private lay(id: string, title: string, text: string): void {
    clearTimeout(this.timer);
    this.id = id;
    this.title = title;
    this.text = text;
    this.line = 1;
    this.read = null;
    this.readText = "";
    this.place = null;
    this.saved = false;
    void this.look();
  }
}
