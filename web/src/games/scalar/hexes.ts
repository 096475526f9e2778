// The 37 hexes as places in the drawing: rows a to g, 4 to 7 to 4 of them, the Core in the middle.

export const SIDE = 55;
const ACROSS = SIDE * Math.sqrt(3);
const DOWN = SIDE * 1.5;

/** The tray: a hexagon that stands on its long edge. */
export const WIDTH = 766;
export const HEIGHT = 664;
export const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

export const ROWS = "abcdefg";
export const lengthOf = (row: number): number => 7 - Math.abs(row - 3);
export const nameOf = (row: number, n: number): string => ROWS[row] + (n + 1);

export const HEXES: string[] = [...ROWS].flatMap((_, row) => Array.from({ length: lengthOf(row) }, (_, n) => nameOf(row, n)));

export interface Axial {
  q: number;
  r: number;
}

export interface Place {
  x: number;
  y: number;
}

export function axialOf(hex: string): Axial {
  const r = ROWS.indexOf(hex[0]) - 3;
  return { q: Number(hex.slice(1)) - 1 + Math.max(-3, -3 - r), r };
}

export function hexAt({ q, r }: Axial): string | null {
  if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > 3) return null;
  return nameOf(r + 3, q - Math.max(-3, -3 - r));
}

export const distance = (a: string, b: string): number => {
  const [p, o] = [axialOf(a), axialOf(b)];
  const [dq, dr] = [p.q - o.q, p.r - o.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

/** The middle of a hex; row a lies below, or above when the board is turned. */
export function centre(hex: string, flip = false): Place {
  const { q, r } = axialOf(hex);
  const [x, y] = [(q + r / 2) * ACROSS, -r * DOWN];
  return flip ? { x: MIDDLE.x - x, y: MIDDLE.y - y } : { x: MIDDLE.x + x, y: MIDDLE.y + y };
}

/** The hex under a point of the drawing. */
export function hexUnder({ x, y }: Place, flip = false): string | null {
  let best: string | null = null;
  let least = (ACROSS / 2) ** 2 * 1.2;
  for (const hex of HEXES) {
    const c = centre(hex, flip);
    const far = (c.x - x) ** 2 + (c.y - y) ** 2;
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}

/** A hexagon that stands on a corner, as points of a polygon. */
export function outline(radius: number, { x, y }: Place = { x: 0, y: 0 }, turn = 30): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = ((60 * i + turn) * Math.PI) / 180;
    return `${(x + radius * Math.cos(a)).toFixed(1)},${(y + radius * Math.sin(a)).toFixed(1)}`;
  }).join(" ");
}

/** Hexagons round some hexes, as one path. */
export const ring = (hexes: string[], radius: number, flip: boolean): string =>
  hexes.map((hex) => `M${outline(radius, centre(hex, flip)).replaceAll(" ", "L")}z`).join("");

/** The six straight lines from the middle to the edge, each three hexes long, inner end first. */
export const SPOKES: string[][] = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]].map(([q, r]) =>
  [1, 2, 3].map((k) => hexAt({ q: q * k, r: r * k })!));

/** Row by row as they are seen, for the buttons over the drawing. */
export function rowsSeen(flip: boolean): string[][] {
  const rows = [...ROWS].map((_, row) => Array.from({ length: lengthOf(row) }, (_, n) => nameOf(row, n)));
  return flip ? rows.map((row) => row.reverse()) : rows.reverse();
}

/** From one hex to the next by an arrow key: along the row, or to the row above or below at about the same place. */
export function neighbour(hex: string, key: string, flip: boolean, keep: number | null): string {
  const rows = rowsSeen(flip);
  const row = rows.findIndex((cells) => cells.includes(hex));
  const n = rows[row].indexOf(hex);
  if (key === "Home") return rows[row][0];
  if (key === "End") return rows[row][rows[row].length - 1];
  if (key === "ArrowLeft" || key === "ArrowRight") return rows[row][n + (key === "ArrowLeft" ? -1 : 1)] ?? hex;
  const next = rows[row + (key === "ArrowUp" ? -1 : 1)];
  if (!next) return hex;
  const x = keep ?? centre(hex, flip).x;
  return next.reduce((best, cell) => (Math.abs(centre(cell, flip).x - x) < Math.abs(centre(best, flip).x - x) - 1 ? cell : best));
}
