// The part of the drawing that is shown.

import type { Arrow, Crop } from "..";
import type { Example, Observation } from "../../lib/protocol";
import { centre, HEIGHT, SIDE, WIDTH } from "./hexes";
import type { Table } from "./types";

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
  /** A piece cut out of the board, in a tray of its own. */
  cut: boolean;
}

export const WHOLE: Frame = { x: 0, y: 0, width: WIDTH, height: HEIGHT, cut: false };

/** The whole board in the middle of a square, for diagrams. */
export const SQUARE: Frame = { x: 0, y: (HEIGHT - WIDTH) / 2, width: WIDTH, height: WIDTH, cut: false };

/** The wood round a piece that is cut out. */
export const RIM = 16;
const LEAST = 400; // units: smaller diagrams lose their place on the board
const TRAY = 340; // the zone round the Core, and little else
const MOST = 620; // beyond this the whole board is clearer

/** A rectangle of some shape round some hexes; null where it would be nearly the whole board. */
export function around(hexes: string[], flip: boolean, ratio: number, least: number): Frame | null {
  const places = hexes.map((hex) => centre(hex, flip));
  const span = (values: number[]): [number, number] => [(Math.min(...values) + Math.max(...values)) / 2, Math.max(...values) - Math.min(...values) + 2 * (SIDE + RIM)];
  const [x, wide] = span(places.map((place) => place.x));
  const [y, high] = span(places.map((place) => place.y));
  const width = Math.max(least, wide, high * ratio);
  const height = width / ratio;
  return width > MOST ? null : { x: x - width / 2, y: y - height / 2, width, height, cut: true };
}

const standing = (scene: Observation | null): string[] => (scene ? Object.keys((scene as Table).hexes) : []);

/** What an example needs: every die in it, before and after. Hexes have no corners, so all of them are named. */
export function cropOf(example: Example, arrows: Arrow[]): Crop {
  const hexes = [...standing(example.scene), ...standing(example.scene_after), ...arrows.flatMap(({ from, to }) => [from, to])];
  return hexes.length > 0 ? { from: [...new Set(hexes)].join(" "), to: (example.scene as Table).map.core } : null;
}

/** The frame of a crop: all hexes of an example in a square, or what lies between two hexes in the shape of a lobby's tray. */
export function frameOf(crop: Crop, table: Table, flip: boolean): Frame {
  if (!crop) return SQUARE;
  const hexes = crop === "auto" ? [...Object.keys(table.hexes), table.map.core] : `${crop.from} ${crop.to}`.split(" ");
  return (hexes.length > 2 ? around(hexes, flip, 1, LEAST) : around(hexes, flip, 430 / 376, TRAY)) ?? SQUARE;
}
