// Faces come when they are first asked for: whoever plays one game never loads the others.

import { SvelteMap } from "svelte/reactivity";
import type { Face } from ".";

const folders = import.meta.glob<{ face: Face }>("./*/index.ts");
/** What draws any game that brings no drawings. */
const PLAIN = "./plain/index.ts";
const loaded = new SvelteMap<string, Face>();
const coming = new Map<string, Promise<Face>>();

/** The face of a game once it is here. */
export function faceSoon(game: string): Promise<Face> {
  let promise = coming.get(game);
  if (!promise) {
    promise = (folders[`./${game}/index.ts`] ?? folders[PLAIN])().then(({ face }) => {
      loaded.set(game, face);
      return face;
    });
    // A lost line is no reason never to try again.
    promise.catch(() => coming.delete(game));
    coming.set(game, promise);
  }
  return promise;
}

/** The face of a game if it is here; asked for in a template or a derived value, it arrives there by itself. */
export function faceOf(game: string | undefined): Face | undefined {
  if (!game) return undefined;
  const face = loaded.get(game);
  if (!face) faceSoon(game).catch(() => {});
  return face;
}
