// The drawings and words of card games. They come when they are first asked for; nobody loads those of another game.

import { SvelteMap } from "svelte/reactivity";
import type { CardGameClient } from "./client";

const folders = import.meta.glob<{ cards: CardGameClient }>("../games/*/cards.ts");
const PLAIN = (): Promise<{ cards: CardGameClient }> => import("./plain/cards");
const loaded = new SvelteMap<string, CardGameClient>();
const coming = new Map<string, Promise<CardGameClient>>();

/** What a game brings for its cards once it is here; a game that brings nothing has plain cards. */
export function clientSoon(game: string): Promise<CardGameClient> {
  let promise = coming.get(game);
  if (!promise) {
    promise = (folders[`../games/${game}/cards.ts`] ?? PLAIN)().then(({ cards }) => {
      loaded.set(game, cards);
      return cards;
    });
    // A lost line is no reason never to try again.
    promise.catch(() => coming.delete(game));
    coming.set(game, promise);
  }
  return promise;
}

/** The same if it is here; asked for in a template or a derived value, it arrives there by itself. */
export function clientOf(game: string): CardGameClient | undefined {
  const client = loaded.get(game);
  if (!client) clientSoon(game).catch(() => {});
  return client;
}
