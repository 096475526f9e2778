// The dice as solids: corners, faces, how they lie, and how they look while they turn. Seen from above, light from
// the upper left. Coordinates: x right, y up, z towards the eye; drawings have y down.

import type { Kind } from "./types";

type V = [number, number, number];
type M = [V, V, V];

const dot = (a: V, b: V): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const minus = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const unit = (a: V): V => {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};
const apply = (m: M, v: V): V => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];
const times = (a: M, b: M): M => {
  const column = (i: number): V => [b[0][i], b[1][i], b[2][i]];
  return a.map((row) => [dot(row, column(0)), dot(row, column(1)), dot(row, column(2))]) as M;
};

/** A turn about an axis, in degrees. */
export function turn(axis: V, degrees: number): M {
  const [x, y, z] = unit(axis);
  const a = (degrees * Math.PI) / 180;
  const [s, c] = [Math.sin(a), Math.cos(a)];
  const t = 1 - c;
  return [
    [t * x * x + c, t * x * y - s * z, t * x * z + s * y],
    [t * x * y + s * z, t * y * y + c, t * y * z - s * x],
    [t * x * z - s * y, t * y * z + s * x, t * z * z + c],
  ];
}

const GOLD = (1 + Math.sqrt(5)) / 2;
const SIGNS = [-1, 1];
const box = (a: number, b: number, c: number): V[] => SIGNS.flatMap((i) => SIGNS.flatMap((j) => SIGNS.map((k): V => [i * a, j * b, k * c])));
const spun = (list: V[]): V[] => list.flatMap(([x, y, z]): V[] => [[x, y, z], [y, z, x], [z, x, y]]);
const once = (list: V[]): V[] => list.filter((v, i) => list.findIndex((w) => Math.hypot(...minus(v, w)) < 1e-6) === i);
// A d10 is two blunt cones of five kites; this much zigzag round its waist keeps them flat.
const KITE = (1 - Math.cos(Math.PI / 5)) / (1 + Math.cos(Math.PI / 5));

const CORNERS: Record<Kind, V[]> = {
  T: [[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]],
  C: box(1, 1, 1),
  O: once(spun(box(1, 0, 0))),
  P: [[0, 0, 1], [0, 0, -1], ...Array.from({ length: 10 }, (_, k): V => [Math.cos((k * Math.PI) / 5), Math.sin((k * Math.PI) / 5), k % 2 ? -KITE : KITE])],
  D: once([...box(1, 1, 1), ...spun(box(0, 1 / GOLD, GOLD))]),
  I: once(spun(box(0, 1, GOLD))),
};

/** Every plane through three corners that has no corner outside is a face. */
function facesOf(corners: V[]): V[][] {
  const found = new Map<string, V[]>();
  const n = corners.length;
  for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) for (let k = j + 1; k < n; k++) {
    let normal = unit(cross(minus(corners[j], corners[i]), minus(corners[k], corners[i])));
    if (dot(normal, corners[i]) < 0) normal = [-normal[0], -normal[1], -normal[2]];
    const out = dot(normal, corners[i]);
    if (corners.some((v) => dot(normal, v) > out + 1e-6)) continue;
    const flat = corners.filter((v) => Math.abs(dot(normal, v) - out) < 1e-6);
    const across = unit(minus(flat[0], flat.reduce((s, v): V => [s[0] + v[0] / flat.length, s[1] + v[1] / flat.length, s[2] + v[2] / flat.length], [0, 0, 0] as V)));
    const up = cross(normal, across);
    const angle = (v: V): number => Math.atan2(dot(v, up), dot(v, across));
    found.set(normal.map((c) => Math.round(c * 1000) || 0).join(), [...flat].sort((a, b) => angle(a) - angle(b)));
  }
  return [...found.values()];
}

const normalOf = (face: V[]): V => {
  const n = unit(cross(minus(face[1], face[0]), minus(face[2], face[0])));
  return dot(n, face[0]) < 0 ? [-n[0], -n[1], -n[2]] : n;
};

const middleOf = (face: V[]): V => [0, 1, 2].map((i) => face.reduce((sum, v) => sum + v[i], 0) / face.length) as V;

interface Lie {
  /** Times the circumradius, so that all fill their hex alike. */
  size: number;
  /** Which way round the upper face lies, and how far it is tipped: back from the eye, and to the right. */
  roll: number;
  back: number;
  side: number;
  /** Where the number stands on its face, and how large it is. */
  up: number;
  text: number;
}

const LIES: Record<Kind, Lie> = {
  T: { size: 1.2, roll: 0, back: -10, side: -26, up: -0.08, text: 0.74 },
  C: { size: 1.02, roll: 45, back: 20, side: -14, up: 0, text: 0.86 },
  O: { size: 1.06, roll: 0, back: 12, side: 0, up: -0.06, text: 0.8 },
  P: { size: 1.06, roll: 0, back: 4, side: 0, up: 0.06, text: 0.8 },
  D: { size: 1.04, roll: 0, back: 10, side: -6, up: 0, text: 0.8 },
  I: { size: 1.06, roll: 0, back: 8, side: -4, up: -0.02, text: 0.72 },
};

interface Solid {
  faces: V[][];
  lie: Lie;
  /** The upper face comes first; before it lies as it should, it looks at the eye with a corner up. */
  rest: M;
}

const SOLIDS = new Map<Kind, Solid>();

function solid(kind: Kind): Solid {
  let made = SOLIDS.get(kind);
  if (!made) {
    const corners = CORNERS[kind];
    const lie = LIES[kind];
    const radius = Math.max(...corners.map((v) => Math.hypot(...v)));
    const faces = facesOf(corners.map((v): V => [v[0] / radius * lie.size, v[1] / radius * lie.size, v[2] / radius * lie.size]));
    // Facing the eye, with the corner that is farthest from the middle of the face up: the tip of a kite, any other.
    const z = normalOf(faces[0]);
    const centre = middleOf(faces[0]);
    const tip = [...faces[0]].sort((a, b) => Math.hypot(...minus(b, centre)) - Math.hypot(...minus(a, centre)))[0];
    const y = unit(minus(tip, centre));
    const facing: M = [cross(y, z), y, z];
    const upright = faces.map((face) => face.map((v) => apply(facing, v)));
    made = { faces: upright, lie, rest: times(turn([0, 1, 0], lie.side), times(turn([1, 0, 0], -lie.back), turn([0, 0, 1], lie.roll))) };
    SOLIDS.set(kind, made);
  }
  return made;
}

const LIGHT = unit([-0.5, 0.72, 0.78]);

export interface Facet {
  points: string;
  /** 0 in the dark, 1 in the light. */
  shade: number;
}

export interface Look {
  facets: Facet[];
  /** All of them as one path, for the dark edge. */
  edge: string;
  /** The number's place on the upper face, as a matrix; how far that face looks at the eye. */
  plane: string;
  facing: number;
  text: number;
}

const num = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A die in the unit circle: as it lies, or turned away from that. */
export function look(kind: Kind, away?: M): Look {
  const { faces, lie, rest } = solid(kind);
  const pose = away ? times(away, rest) : rest;
  const facets: Facet[] = [];
  for (const face of faces) {
    const seen = face.map((v) => apply(pose, v));
    const normal = normalOf(seen);
    if (normal[2] <= 0.01) continue;
    facets.push({ points: seen.map((v) => `${num(v[0])},${num(-v[1])}`).join(" "), shade: Math.max(0, dot(normal, LIGHT)) });
  }
  // The number is painted on the face, upright when the die is at rest.
  const back = turn([0, 0, 1], -lie.roll);
  const across = apply(pose, apply(back, [1, 0, 0]));
  const down = apply(pose, apply(back, [0, -1, 0]));
  const centre = apply(pose, middleOf(faces[0]));
  const at: V = [centre[0] - down[0] * lie.up, centre[1] - down[1] * lie.up, 0];
  return {
    facets,
    edge: facets.map(({ points }) => `M${points.replaceAll(" ", "L")}z`).join(""),
    plane: `matrix(${[across[0], -across[1], down[0], -down[1], at[0], -at[1]].map(num).join(" ")})`,
    facing: apply(pose, [0, 0, 1])[2],
    text: lie.text,
  };
}

const RESTS = new Map<Kind, Look>();

/** As it lies; worked out once. */
export function atRest(kind: Kind): Look {
  let made = RESTS.get(kind);
  if (!made) RESTS.set(kind, (made = look(kind)));
  return made;
}
