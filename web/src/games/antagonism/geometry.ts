// From squares to units of the drawing. A frame is the part of the board that is shown, and which way round.

import { nameOf, placeOf, type Place } from "./boards";

export const CELL = 54;
export const RIM = 26;

export interface Frame {
  file: number;
  rank: number;
  files: number;
  ranks: number;
  flip: boolean;
  width: number;
  height: number;
}

function frame(file: number, rank: number, files: number, ranks: number, flip: boolean): Frame {
  return { file, rank, files, ranks, flip, width: files * CELL + 2 * RIM, height: ranks * CELL + 2 * RIM };
}

/** All squares of a board so many squares wide and high. */
export const wholeBoard = (size: number, flip = false): Frame => frame(0, 0, size, size, flip);

/** The rectangle between two squares. */
export function between(from: string, to: string, flip = false): Frame {
  const a = placeOf(from);
  const b = placeOf(to);
  const file = Math.min(a.file, b.file);
  const rank = Math.min(a.rank, b.rank);
  return frame(file, rank, Math.abs(a.file - b.file) + 1, Math.abs(a.rank - b.rank) + 1, flip);
}

/** The smallest square frame around some squares with one square of air, never under `least` squares wide. */
export function around(cells: string[], size: number, least = 5, flip = false): Frame {
  if (cells.length === 0) return wholeBoard(size, flip);
  const places = cells.map(placeOf);
  const span = (values: number[]): [number, number] => [
    Math.max(0, Math.min(...values) - 1), Math.min(size - 1, Math.max(...values) + 1),
  ];
  const [f0, f1] = span(places.map((p) => p.file));
  const [r0, r1] = span(places.map((p) => p.rank));
  const side = Math.max(least, f1 - f0 + 1, r1 - r0 + 1);
  const fit = (low: number, high: number): number =>
    Math.max(0, Math.min(size - side, low - Math.floor((side - (high - low + 1)) / 2)));
  return frame(fit(f0, f1), fit(r0, r1), side, side, flip);
}

/** The upper left corner of a square, inside the rim. */
export function corner(f: Frame, { file, rank }: Place): { x: number; y: number } {
  const column = f.flip ? f.file + f.files - 1 - file : file - f.file;
  const row = f.flip ? rank - f.rank : f.rank + f.ranks - 1 - rank;
  return { x: column * CELL, y: row * CELL };
}

/** The middle of a square, in units of the whole drawing. */
export function centre(f: Frame, cell: string): { x: number; y: number } {
  const { x, y } = corner(f, placeOf(cell));
  return { x: x + CELL / 2 + RIM, y: y + CELL / 2 + RIM };
}

/** Row by row as they are seen, for the buttons that lie over the drawing. */
export function rowsOf(f: Frame): string[][] {
  return Array.from({ length: f.ranks }, (_, row) =>
    Array.from({ length: f.files }, (_, column) =>
      f.flip
        ? nameOf(f.file + f.files - 1 - column, f.rank + row)
        : nameOf(f.file + column, f.rank + f.ranks - 1 - row)));
}

export function shows(f: Frame, cell: string): boolean {
  const { file, rank } = placeOf(cell);
  return file >= f.file && file < f.file + f.files && rank >= f.rank && rank < f.rank + f.ranks;
}
