// The last thing that a table refused here, so that the rulebook can say why somebody has come to a clause.

export interface RefusedMove {
  table: string;
  game: string;
  /** The clause, as people read it: MOVE.1. */
  clause: string;
  /** What was tried, in notation or by the names of the places. */
  text: string;
  reason: string;
  /** When: "round 3". */
  when: string;
}

const KEY = "sandtable.refused";

export function remember(refused: RefusedMove): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(refused));
  } catch {
    // Then the rulebook opens without it.
  }
}

/** What was refused last by this clause, if it was the last thing refused. */
export function refusedBy(game: string, clause: string): RefusedMove | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as RefusedMove | null;
    return kept && kept.game === game && kept.clause === clause ? kept : null;
  } catch {
    return null;
  }
}
