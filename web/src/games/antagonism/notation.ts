// Reading single moves such as 2Gd6xf6>k9!, to draw them. Whether they are legal is not asked here.

import type { Arrow } from "..";
import type { Colour } from "./types";

export interface Move {
  pawns: number;
  colour: Colour;
  from: string;
  sign: "-" | "+" | "x" | "*";
  to: string;
  warp: string | null;
  vaporises: boolean;
}

const MOVE = /^(\d?)([KRGB])([a-m]\d{1,2})([-+x*])([a-m]\d{1,2})(?:>([a-m]\d{1,2})(!?))?$/;
const PLACING = /^([KRGB])@([a-m]\d{1,2})$/;

export function readMove(text: string): Move | null {
  const found = MOVE.exec(text);
  if (!found) return null;
  const [, pawns, colour, from, sign, to, warp, bang] = found;
  return {
    pawns: pawns ? Number(pawns) : 1, colour: colour as Colour, from, sign: sign as Move["sign"], to,
    warp: warp ?? null, vaporises: bang === "!",
  };
}

export function readPlacing(text: string): { colour: Colour; to: string } | null {
  const found = PLACING.exec(text);
  return found ? { colour: found[1] as Colour, to: found[2] } : null;
}

/** The moves of an example's action ("Gd4+d6 2Gd6-f6 /") as numbered arrows. */
export function arrowsOf(action: string): Arrow[] {
  const moves = action.split(/\s+/).map(readMove).filter((move) => move !== null);
  return moves.flatMap((move, i) => {
    const arrow: Arrow = { from: move.from, to: move.to, label: moves.length > 1 ? String(i + 1) : undefined };
    return move.warp ? [arrow, { from: move.to, to: move.warp, warp: true }] : [arrow];
  });
}
