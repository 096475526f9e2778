// What a person wants to be asked, kept in the browser by game.

import type { PassingWish } from "../lib/protocol";

export const NO_WISH: PassingWish = { stops: [], always: false, hold: false, yield: "", never: [] };
const keyOf = (game: string): string => `sandtable.passing.${game}`;

/** What was wished last time; otherwise what is usual. Letting things pass is never kept. */
export function keptWish(game: string, usual: Pick<PassingWish, "stops" | "never">): PassingWish {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Partial<PassingWish> | null;
    if (kept && Array.isArray(kept.stops)) {
      const never = Array.isArray(kept.never) ? kept.never.map(String) : usual.never;
      return { stops: kept.stops.map(String), always: kept.always === true, hold: kept.hold === true, yield: "", never };
    }
  } catch {
    // nothing that can be read: begin anew
  }
  return { ...NO_WISH, ...usual };
}

export function keepWish(game: string, { stops, always, hold, never }: PassingWish): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ stops, always, hold, never }));
  } catch {
    // a browser that keeps nothing: it holds for this visit
  }
}
