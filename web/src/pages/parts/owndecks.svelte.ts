// Decks of this browser that can be brought to a table: whether each is legal, and what it is called in a setup.

import { cardOf } from "../../cards/cards.svelte";
import { clientOf } from "../../cards/clients.svelte";
import type { CheckedDeck } from "../../cards/writing";
import { api } from "../../lib/api";
import type { DeckInfo } from "../../lib/protocol";
import { decks, type KeptDeck } from "../decks/shelf";

const MOST = 24; // the newest ones: each is read by the server

export interface OwnDeck {
  id: string;
  title: string;
  /** What a setup names it by, once it has been read and is legal. */
  deck: DeckInfo | null;
  /** Why it cannot be played: the first thing that is wrong. */
  fault: { message: string; clause: string } | null;
}

export class OwnDecks {
  private kept = $state.raw<KeptDeck[]>([]);
  private read = $state.raw<Record<string, CheckedDeck | string>>({});
  private game = "";

  readonly rows = $derived.by(() => this.kept.map((deck) => this.row(deck)));
  readonly legal = $derived(this.rows.flatMap((row) => (row.deck ? [row.deck] : [])));

  async load(game: string): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    this.read = {};
    this.kept = decks.all(game).slice(0, MOST);
    for (const { id, text, cards } of this.kept) {
      const found = await api.checkDeck(game, { text, cards }).catch((error: Error) => error.message);
      if (this.game !== game) return;
      this.read = { ...this.read, [id]: found };
    }
  }

  private row({ id, name }: KeptDeck): OwnDeck {
    const title = name || "A deck without a name";
    const found = this.read[id];
    if (found === undefined) return { id, title, deck: null, fault: null };
    if (typeof found === "string") return { id, title, deck: null, fault: { message: found, clause: "" } };
    if (!found.legal || !found.code) {
      const [fault] = found.faults;
      return { id, title, deck: null, fault: fault ?? { message: "a card of its own cannot be read", clause: "" } };
    }
    const names = [...new Set(Object.values(found.sections).flat().map((row) => row.card))];
    const cards = names.map((card) => found.own.find((one) => one.name === card) ?? cardOf(this.game, card));
    const said = clientOf(this.game)?.words.ownDeck(cards) ?? {};
    return { id, title, fault: null, deck: { name: found.code, title, about: "your own, a legal deck", crest: "", faces: [], ...said } };
  }
}
