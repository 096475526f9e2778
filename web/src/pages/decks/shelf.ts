// What people keep in this browser: decks, and sets of cards of their own.

export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  text: string;
  /** TOML of cards of one's own that the deck brings. */
  cards: string;
  at: number;
}

export interface KeptSet {
  id: string;
  game: string;
  title: string;
  text: string;
  /** Where the server keeps it, and the secret that changes it there; for a set of somebody else only the first. */
  set?: string;
  token?: string;
  at: number;
}

const MOST = 80;

export const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

function read<T>(key: string): T[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** A shelf of things by id, newest first; what a private window refuses to keep lasts as long as the page. */
class Shelf<T extends { id: string; game: string; at: number }> {
  constructor(private readonly key: string) {}

  all(game: string): T[] {
    return read<T>(this.key).filter((one) => one.game === game).sort((a, b) => b.at - a.at);
  }

  get(id: string): T | undefined {
    return read<T>(this.key).find((one) => one.id === id);
  }

  put(one: T): boolean {
    return this.store([{ ...one, at: Date.now() }, ...read<T>(this.key).filter((other) => other.id !== one.id)]);
  }

  remove(id: string): void {
    this.store(read<T>(this.key).filter((other) => other.id !== id));
  }

  private store(all: T[]): boolean {
    try {
      localStorage.setItem(this.key, JSON.stringify(all.sort((a, b) => b.at - a.at).slice(0, MOST)));
      return true;
    } catch {
      return false;
    }
  }
}

export const decks = new Shelf<KeptDeck>("sandtable.decks");
export const sets = new Shelf<KeptSet>("sandtable.sets");
