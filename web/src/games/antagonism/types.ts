import type { Observation } from "../../lib/protocol";

export type Colour = "K" | "R" | "G" | "B";

export interface Group {
  cell: string;
  owner: number;
  colour: Colour;
  level: number;
  moved: boolean[];
}

/** What Antagonism lets anybody see. */
export interface Table extends Observation {
  scenario: string;
  players: number;
  groups: Group[];
  player: number;
  moved: number;
  leader_moved: boolean;
  hold: { side: string; count: number } | null;
  hold_turns: number;
  round: number;
  quiet: number;
  reserve: string;
  out: number[];
  result: string;
  position: string;
}

export const COLOURS: Record<Colour, { name: string; pawn: string; army: number }> = {
  K: { name: "black", pawn: "Leader", army: 1 },
  R: { name: "red", pawn: "red pawn", army: 4 },
  G: { name: "green", pawn: "green pawn", army: 6 },
  B: { name: "blue", pawn: "blue pawn", army: 4 },
};

/** "K1R4G6" to counts; "-" is nothing. */
export function reserveOf(text: string): Record<Colour, number> {
  const left: Record<Colour, number> = { K: 0, R: 0, G: 0, B: 0 };
  for (const [, colour, count] of text.matchAll(/([KRGB])(\d+)/g)) left[colour as Colour] = Number(count);
  return left;
}
