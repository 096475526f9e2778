// The deck on the bench: what is in it, what the server says of it, and where it is kept.

import { api, Refused } from "../../lib/api";
import type { Catalogue, CatalogueCard, CheckedDeck } from "../../cards/writing";
import { addCards } from "../../cards/cards.svelte";
import { change, copiesOf, countsOf, total, write, type Counts } from "./list";
import { decks, newId, type KeptDeck } from "./shelf";

const PAUSE = 220; // milliseconds of rest before the server is asked

export class Bench {
  catalogue = $state.raw<Catalogue | null>(null);
  lost = $state("");
  id = $state("");
  name = $state("");
  counts = $state.raw<Counts>({});
  /** TOML of cards of one's own. */
  own = $state("");
  checked = $state.raw<CheckedDeck | null>(null);
  /** The server has not spoken about what is on the bench now. */
  stale = $state(true);
  problem = $state("");
  kept = $state.raw<KeptDeck[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly game: string) {
    this.kept = decks.all(game);
  }

  async load(): Promise<void> {
    try {
      const found = await api.catalogue(this.game);
      this.catalogue = found;
      addCards(this.game, found.cards);
    } catch (error) {
      this.lost = (error as Error).message;
    }
  }

  get sections(): string[] {
    return this.catalogue?.sections.map((section) => section.name) ?? [];
  }

  /** Every card that could be put in, those of one's own too. */
  get cards(): CatalogueCard[] {
    const own = new Map((this.checked?.own ?? []).map((card) => [card.name, card]));
    return [...own.values(), ...(this.catalogue?.cards ?? []).filter((card) => !own.has(card.name))];
  }

  get byName(): Map<string, CatalogueCard> {
    return new Map(this.cards.map((card) => [card.name, card]));
  }

  get text(): string {
    return write(this.game, this.name, this.counts, this.sections);
  }

  copies = (card: string): number => copiesOf(this.counts, card);
  total = (section: string): number => total(this.counts, section);

  /** One more or one less; without a section, where the card usually goes. */
  change(card: CatalogueCard, by: number, section?: string): void {
    const usual = card.sections[0] ?? this.sections[0];
    const from = section ?? (by < 0 ? (this.sections.find((each) => this.counts[each]?.[card.name]) ?? usual) : usual);
    this.counts = change(this.counts, from, card.name, by);
    this.touched();
  }

  rename(name: string): void {
    this.name = name.slice(0, 40);
    this.touched();
  }

  /** Bring cards of one's own, or leave them out. */
  bring(toml: string): void {
    this.own = toml;
    this.touched();
  }

  /** Something was changed: it is kept, and looked at after a moment. */
  private touched(): void {
    this.keep();
    this.stale = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  private keep(): void {
    if (!this.id) this.id = newId();
    decks.put({ id: this.id, game: this.game, name: this.name, text: this.text, cards: this.own, at: 0 });
    this.kept = decks.all(this.game);
  }

  async check(): Promise<CheckedDeck | null> {
    clearTimeout(this.timer);
    const turn = ++this.asked;
    try {
      const checked = await api.checkDeck(this.game, { text: this.text, cards: this.own });
      if (turn !== this.asked) return null;
      this.checked = checked;
      addCards(this.game, checked.own);
      this.stale = false;
      this.problem = "";
      return checked;
    } catch (error) {
      if (turn === this.asked) this.problem = (error as Refused).message;
      return null;
    }
  }

  /** A new deck, empty or as a text; what is on the bench stays on the shelf. Says what is wrong with the text. */
  async begin(text?: string, cards = "", name?: string): Promise<string> {
    if (text === undefined) {
      this.lay("", name ?? "", {}, cards);
      await this.check();
      return "";
    }
    let checked: CheckedDeck;
    try {
      checked = await api.checkDeck(this.game, { text, cards });
    } catch (error) {
      return (error as Refused).message;
    }
    if (Object.keys(checked.sections).length === 0) {
      const [fault] = checked.faults;
      return fault ? `Line ${fault.line}: ${fault.message}.` : "This is not a deck list.";
    }
    this.lay("", name ?? checked.name, countsOf(checked), cards);
    this.keep();
    await this.check();
    return "";
  }

  /** The deck of a link; one that is on the shelf already is taken from there. */
  async unpack(code: string): Promise<string> {
    try {
      const checked = await api.checkDeck(this.game, { code });
      const same = this.kept.find((deck) => deck.text === checked.text && deck.cards.trim() === checked.cards.trim());
      this.lay(same?.id ?? "", checked.name, countsOf(checked), checked.cards);
      this.keep();
      await this.check();
      return "";
    } catch (error) {
      return (error as Refused).message;
    }
  }

  /** A deck from the shelf. */
  async take(deck: KeptDeck): Promise<void> {
    const checked = await api.checkDeck(this.game, { text: deck.text, cards: deck.cards }).catch((error: Refused) => error);
    if (checked instanceof Error) {
      this.problem = checked.message;
      return;
    }
    this.lay(deck.id, deck.name, countsOf(checked), deck.cards);
    await this.check();
  }

  remove(deck: KeptDeck): void {
    decks.remove(deck.id);
    this.kept = decks.all(this.game);
    if (deck.id === this.id) this.lay("", "", {}, "");
  }

  private lay(id: string, name: string, counts: Counts, cards: string): void {
    clearTimeout(this.timer);
    this.id = id;
    this.name = name;
    this.counts = counts;
    this.own = cards;
    this.checked = null;
    this.stale = true;
    this.problem = "";
  }
}
