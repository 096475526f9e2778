// What a person wants to be asked, kept in the browser by game.

import type { PassingWish } from "../lib/protocol";

/** Full control asks at every point, whatever else is wished for; what was wished for is kept beside it. */
export interface Wishes extends PassingWish {
  full: boolean;
}

export const EFFECTS = "effects"; // the stop that holds in every phase
export const NO_WISH: Wishes = { stops: [], always: false, hold: false, yield: "", never: [], full: false };
const keyOf = (game: string): string => `sandtable.passing.${game}`;

/** What was wished last time; otherwise what is usual. Letting things pass is never kept. */
export function keptWish(game: string, usual: Pick<PassingWish, "stops" | "never">): Wishes {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Partial<Wishes> | null;
    if (kept && Array.isArray(kept.stops)) {
      const never = Array.isArray(kept.never) ? kept.never.map(String) : usual.never;
      return { stops: kept.stops.map(String), always: kept.always === true, hold: kept.hold === true, yield: "", never, full: kept.full === true };
    }
  } catch {
    // nothing that can be read: begin anew
  }
  return { ...NO_WISH, ...usual };
}

export function keepWish(game: string, { stops, always, hold, never, full }: Wishes): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ stops, always, hold, never, full }));
  } catch {
    // a browser that keeps nothing: it holds for this visit
  }
}

/** What the server is told. */
export function toldWish({ full, ...wish }: Wishes, phases: string[]): PassingWish {
  if (!full) return wish;
  const stops = [EFFECTS, ...phases.flatMap((phase) => [`own ${phase}`, `other ${phase}`])];
  return { ...wish, stops, always: true, hold: true, never: [] };
}
