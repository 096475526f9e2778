// What a token reaches, from what is printed on it: pure geometry. What the rules make of it, the engine says.

import { COLUMNS, ROWS } from "./types";

/** Column and row of a square, from 0, as player 1 counts. */
export const at = (square: string): [number, number] => [Number(square[1]) - 1, ROWS.indexOf(square[0])];
const named = (column: number, row: number): string => ROWS[row] + (column + 1);
const inside = (column: number, row: number): boolean => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS.length;

const STRAIGHT = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const ALL = [...STRAIGHT, [1, 1], [1, -1], [-1, -1], [-1, 1]];

const grown = (squares: Set<string>, ways: number[][]): Set<string> => {
  const out = new Set(squares);
  for (const square of squares) {
    const [column, row] = at(square);
    for (const [dx, dy] of ways) if (inside(column + dx, row + dy)) out.add(named(column + dx, row + dy));
  }
  return out;
};

/** "1+D1": one orthogonal count and one that may be diagonal. */
export function within(squares: string[], range: string): Set<string> {
  const [straight, diagonal = 0] = range.split("+D").map(Number);
  let out = new Set(squares);
  for (let i = 0; i < diagonal; i++) out = grown(out, ALL);
  for (let i = 0; i < straight; i++) out = grown(out, STRAIGHT);
  return out;
}

/** Where something with this Presence has it. */
export const presenceOf = (squares: string[], presence: number): Set<string> => (presence <= 0 ? new Set() : presence === 1 ? new Set(squares) : grown(new Set(squares), STRAIGHT));

const WAYS: Record<string, [number, number]> = { N: [0, 1], NW: [1, 1], W: [1, 0], SW: [1, -1], S: [0, -1], SE: [-1, -1], E: [-1, 0], NE: [-1, 1] };

/** The middles of a token on its way, in squares of player 1's view. */
export function wayOf(squares: string[], steps: string[]): string[][] {
  const out = [squares];
  for (const step of steps) {
    const [dx, dy] = WAYS[step.slice(step.indexOf(":") + 1)] ?? [0, 0];
    out.push(out[out.length - 1].map((square) => { const [column, row] = at(square); return named(column + dx, row + dy); }));
  }
  return out;
}
