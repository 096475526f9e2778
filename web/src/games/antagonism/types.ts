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
  /** Which of the boards it is, for what only one of them has in its sand. */
  board: string;
  title: string;
  /** A letter a square, the last rank first. */
  map: string[];
  players: number;
  /** How many pawns of each colour an army begins with. */
  army: Record<Colour, number>;
  pawns: { colour: Colour; name: string; text: string; clauses: string[] }[];
  aim: { title: string; text: string; short: string; clauses: string[] };
  groups: Group[];
  player: number;
  moved: number;
  leader_moved: boolean;
  turn: { pawns: number; text: string; clauses: string[] };
  hold: { side: string; count: number } | null;
  hold_turns: number;
  round: number;
  /** How many rounds there are, where they are counted out; otherwise 0. */
  rounds: number;
  quiet: number;
  reserve: string;
  out: number[];
  result: string;
  end: { words: string; clause: string } | null;
  position: string;
}

export const COLOURS: Record<Colour, { name: string; pawn: string }> = {
  K: { name: "black", pawn: "Leader" },
  R: { name: "red", pawn: "red pawn" },
  G: { name: "green", pawn: "green pawn" },
  B: { name: "blue", pawn: "blue pawn" },
};

/** "K1R4G6" to counts; "-" is nothing. */
export function reserveOf(text: string): Record<Colour, number> {
  const left: Record<Colour, number> = { K: 0, R: 0, G: 0, B: 0 };
  for (const [, colour, count] of text.matchAll(/([KRGB])(\d+)/g)) left[colour as Colour] = Number(count);
  return left;
}
