// Reading steps such as Pc3xc4(6,ev>c5) or O=5@a2, to draw them. Whether they are legal is not asked here.

import type { CoreFace, Kind } from "./types";

export interface Deed {
  die: Kind;
  from: string;
  to: string;
  attack: boolean;
}

const DEED = /^([TCOPDI])([a-g]\d)([-x])([a-g]\d)(?:\((.*)\))?$/;

export function readDeed(text: string): Deed | null {
  const found = DEED.exec(text);
  if (!found) return null;
  const [, die, from, sign, to] = found;
  return { die: die as Kind, from, to, attack: sign === "x" };
}

/** The slot of O=5@a2 or @a2. */
export const readSlot = (text: string): string | null => /@([a-g]\d)$/.exec(text)?.[1] ?? null;

/** The hexes to which attacker and defender slip away, in Pc3xc4(ev>b2,9) or Pc3xc4(6,ev>c5). */
export function readEvades(text: string): [string | null, string | null] {
  const faces = /\(([^,]*),([^)]*)\)/.exec(text);
  const to = (face: string | undefined): string | null => />([a-g]\d)/.exec(face ?? "")?.[1] ?? null;
  return [to(faces?.[1]), to(faces?.[2])];
}

/** The hex of a step >b4. */
export const readEvade = (text: string): string | null => /^>([a-g]\d)$/.exec(text)?.[1] ?? null;

export const readCore = (text: string): CoreFace | null => (/^!([AMER])$/.exec(text)?.[1] as CoreFace | undefined) ?? null;

export interface Arrow {
  from: string;
  to: string;
  label?: string;
  warp?: boolean;
}

/** Moves and attacks of an example's action as numbered arrows; who slips away goes dotted. */
export function arrowsOf(action: string): Arrow[] {
  const deeds = action.split(/\s+/).map((text) => ({ text, deed: readDeed(text) }));
  const count = deeds.filter(({ deed }) => deed).length;
  let n = 0;
  return deeds.flatMap(({ text, deed }) => {
    if (!deed) return [];
    n++;
    const arrow: Arrow = { from: deed.from, to: deed.to, label: count > 1 ? String(n) : undefined };
    const [attacker, defender] = readEvades(text);
    return [
      arrow,
      ...(attacker ? [{ from: deed.from, to: attacker, warp: true }] : []),
      ...(defender ? [{ from: deed.to, to: defender, warp: true }] : []),
    ];
  });
}
