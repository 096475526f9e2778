// A table against bots, and off to it.

import { api } from "../../lib/api";
import type { SeatWish } from "../../lib/protocol";
import { go } from "../../lib/router.svelte";
import { keepTable } from "../../lib/session";
import { settings } from "../../lib/settings.svelte";

export const GENTLE = 2; // a level that a newcomer can beat

/** You take the first seat, bots of one level the others. */
export async function playBot(game: string, setup: string, seats: number, level: number): Promise<void> {
  const wishes = Array.from({ length: seats }, (_, i): SeatWish => (i === 0 ? { kind: "me" } : { kind: "bot", level }));
  const made = await api.create({ game, setup, seats: wishes, name: settings.name || "Guest", clock: null, public: false });
  keepTable(game, made);
  go(`/t/${made.table}`);
}
