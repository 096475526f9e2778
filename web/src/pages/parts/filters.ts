// Which of the open tables somebody wants to see.

import type { Clock, TableInfo } from "../../lib/protocol";
import { hasOpenSeat } from "./words";

export type Pace = "any" | "none" | "live" | "days";

export interface Wanted {
  /** A game's name, or nothing for all of them. */
  game: string;
  free: boolean;
  pace: Pace;
}

export const PACES: { value: Pace; label: string }[] = [
  { value: "any", label: "Any clock" },
  { value: "none", label: "No clock" },
  { value: "live", label: "Minutes" },
  { value: "days", label: "By mail" },
];

export const paceOf = (clock: Clock): Pace => (clock === null ? "none" : clock.kind === "days" ? "days" : "live");

export function wantedTables(tables: TableInfo[], { game, free, pace }: Wanted): TableInfo[] {
  return tables.filter((table) =>
    (!game || table.game === game) && (!free || hasOpenSeat(table.seats)) && (pace === "any" || paceOf(table.clock) === pace));
}
