// Paths of what lies on the sand: regions of squares, waves, contours, craters. Drawn once, filtered once.

import { terrainAt, type BoardMap, type Place, type Terrain } from "./boards";
import { CELL, corner, type Frame } from "./geometry";

const n = (value: number): string => value.toFixed(1);

/** The visible squares of some kinds; one more row around, so that a cropped coast runs out of the picture. */
export function placesOf(f: Frame, map: BoardMap, kinds: string): Place[] {
  const found: Place[] = [];
  for (let rank = Math.max(0, f.rank - 1); rank < Math.min(map.length, f.rank + f.ranks + 1); rank++) {
    for (let file = Math.max(0, f.file - 1); file < Math.min(map.length, f.file + f.files + 1); file++) {
      if (kinds.includes(terrainAt(map, file, rank) as Terrain)) found.push({ file, rank });
    }
  }
  return found;
}

/** One path over whole squares; half a unit of overlap leaves no seams. */
export function region(f: Frame, places: Place[]): string {
  return places.map((p) => {
    const { x, y } = corner(f, p);
    return `M${x - 0.5} ${y - 0.5}h${CELL + 1}v${CELL + 1}h${-CELL - 1}z`;
  }).join("");
}

/** Rake lines across the whole tray. */
export function furrows(width: number, height: number): string {
  const lines: string[] = [];
  for (let y = -58; y < height + 30; y += 29.2) {
    lines.push(`M-10 ${n(y)}C${n(width / 4)} ${n(y + 26)} ${n(width * 0.4)} ${n(y - 22)} ${n(width * 0.62)} ${n(y + 6)}S${n(width * 0.9)} ${n(y + 24)} ${n(width + 10)} ${n(y - 4)}`);
  }
  return lines.join("");
}

/** A ripple on every third square of water. */
export function ripples(f: Frame, places: Place[]): string {
  return places.filter((p) => (p.file + 2 * p.rank) % 3 === 0).map((p) => {
    const { x, y } = corner(f, p);
    const down = (p.rank % 2) * 9 + 18;
    return `M${n(x + 12)} ${n(y + down)}q5.4 -4.9 10.8 0t10.8 0`;
  }).join("");
}

/** Three waves on a square of cloud, turned along the whirl. */
export function whirl(f: Frame, middle: Place, places: Place[]): { d: string; x: number; y: number; angle: number }[] {
  const eye = corner(f, middle);
  return places.map((p) => {
    const { x, y } = corner(f, p);
    const angle = (Math.atan2(y - eye.y, x - eye.x) * 180) / Math.PI + 78;
    const wave = (down: number) => `M-18.4 ${down}q9.2 -8 18.4 0t18.4 0`;
    return { d: wave(-11) + wave(2) + wave(15), x: x + CELL / 2, y: y + CELL / 2, angle: p.file === middle.file && p.rank === middle.rank ? 0 : angle };
  });
}

/** A closed line of height round the middle of the hill. */
export function contour(f: Frame, middle: Place, radius: number, seed: number): string {
  const { x, y } = corner(f, middle);
  const points: string[] = [];
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * 2 * Math.PI;
    const r = radius * CELL * (1 + 0.045 * Math.sin(3 * a + seed) + 0.035 * Math.sin(5 * a + 2 * seed) + 0.06 * Math.cos(4 * a + 0.3));
    points.push(`${n(x + CELL / 2 + r * Math.cos(a))} ${n(y + CELL / 2 + r * Math.sin(a))}`);
  }
  return `M${points.join("L")}z`;
}

export interface Crater {
  x: number;
  y: number;
  r: number;
}

/** Always the same craters: the moon has one face. */
export function craters(f: Frame): Crater[] {
  const seen: [number, number, number][] = [
    [2.2, 10.6, 30], [4.6, 8.4, 17], [9.8, 11.2, 22], [11.3, 7.4, 34], [8.2, 5.6, 19], [1.3, 6.1, 21], [3.4, 3.1, 36],
    [6.6, 6.6, 44], [10.4, 2.8, 25], [7.6, 1.2, 15], [5.9, 10.9, 12], [9.2, 8.7, 11], [0.7, 8.6, 12], [5.2, 4.9, 10],
    [12.1, 5.0, 13], [3.0, 7.3, 9], [8.6, 3.2, 10], [6.1, 2.6, 13],
  ];
  return seen.map(([file, rank, r]) => {
    const { x, y } = corner(f, { file, rank });
    return { x: x + CELL / 2, y: y + CELL / 2, r };
  });
}
