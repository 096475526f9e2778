// What a person wants to be asked, kept in the browser by game.

import type { PassingWish } from "../lib/protocol";

export const NO_WISH: PassingWish = { stops: [], always: false, hold: false, yield: "" };
const keyOf = (game: string): string => `sandtable.passing.${game}`;

/** What was wished last time; otherwise the usual stops. Letting things pass is never kept. */
export function keptWish(game: string, usual: string[]): PassingWish {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null") as Partial<PassingWish> | null;
    if (kept && Array.isArray(kept.stops)) return { stops: kept.stops.map(String), always: kept.always === true, hold: kept.hold === true, yield: "" };
  } catch {
    // nothing that can be read: begin anew
  }
  return { ...NO_WISH, stops: usual };
}

export function keepWish(game: string, { stops, always, hold }: PassingWish): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ stops, always, hold }));
  } catch {
    // a browser that keeps nothing: it holds for this visit
  }
}
