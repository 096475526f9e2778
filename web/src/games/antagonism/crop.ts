// Which part of a board a worked example needs.

import type { Arrow } from "..";
import type { Example, Observation } from "../../lib/protocol";
import { nameOf, placeOf } from "./boards";
import type { Table } from "./types";

const LEAST = 5; // squares: smaller pictures lose their place on the board
const MOST = 10; // beyond this the whole board is clearer

/** The squares an example is about: what moves, and every pawn but the Leaders who only stand by. */
export function cropOf(example: Example, arrows: Arrow[]): { from: string; to: string } | null {
  const size = (example.scene as Table | null)?.map.length ?? 0;
  const touched = new Set(arrows.flatMap((arrow) => [arrow.from, arrow.to]));
  const pawns = [example.scene, example.scene_after].flatMap((scene) => (scene ? groupsOf(scene) : []))
    .filter((group) => group.colour !== "K" || touched.has(group.cell)).map((group) => group.cell);
  const places = [...touched, ...pawns].map(placeOf);
  if (!places.length || !touched.size) return null;
  const files = span(places.map((p) => p.file), size);
  const ranks = span(places.map((p) => p.rank), size);
  const side = Math.max(LEAST, files.size, ranks.size);
  if (side > MOST) return null;
  const [file, rank] = [fit(files, side, size), fit(ranks, side, size)];
  return { from: nameOf(file, rank), to: nameOf(file + side - 1, rank + side - 1) };
}

const groupsOf = (scene: Observation): Table["groups"] => (scene as Table).groups ?? [];

interface Span { low: number; size: number }

function span(values: number[], size: number): Span {
  const low = Math.max(0, Math.min(...values) - 1);
  return { low, size: Math.min(size - 1, Math.max(...values) + 1) - low + 1 };
}

function fit({ low, size }: Span, side: number, whole: number): number {
  return Math.max(0, Math.min(whole - side, low - Math.floor((side - size) / 2)));
}
