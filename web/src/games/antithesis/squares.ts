// Where squares are drawn: the near edge belongs to whoever looks (BOARD.3, BOARD.4). Column 1 is at the right.

import { COLUMNS, ROWS } from "./types";

export interface Box {
  /** From the upper left, in squares. */
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** All 63 squares from the upper left, as a seat (from 1) sees them. */
export function squaresFor(seat: number): string[] {
  const rows = seat === 2 ? [...ROWS] : [...ROWS].reverse();
  const columns = Array.from({ length: COLUMNS }, (_, i) => (seat === 2 ? i + 1 : COLUMNS - i));
  return rows.flatMap((row) => columns.map((column) => row + column));
}

/** How a seat calls a square of player 1's view. */
export function seenAs(square: string, seat: number): string {
  if (seat !== 2) return square;
  return ROWS[ROWS.length - 1 - ROWS.indexOf(square[0])] + (COLUMNS + 1 - Number(square[1]));
}

/** Where a token over these squares lies. */
export function boxOf(squares: string[], seat: number): Box {
  const all = squaresFor(seat);
  const at = squares.map((square) => all.indexOf(square));
  const xs = at.map((i) => i % COLUMNS);
  const ys = at.map((i) => Math.floor(i / COLUMNS));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, wide: Math.max(...xs) - x + 1, high: Math.max(...ys) - y + 1 };
}

/** The lowest squares side by side, of some, that nobody stands on; all of them where somebody stands on each. */
export function clearOf(squares: string[], taken: Set<string>, seat: number): Box {
  const free = new Set(squares.filter((square) => !taken.has(square)));
  const order = squaresFor(seat);
  let best: string[] = [];
  for (let row = ROWS.length - 1; row >= 0; row--) {
    let run: string[] = [];
    for (const square of order.slice(row * COLUMNS, (row + 1) * COLUMNS)) {
      run = free.has(square) ? [...run, square] : [];
      if (run.length > best.length) best = run;
    }
  }
  return boxOf(best.length ? best : squares, seat);
}
