// One move from one observation to the next, as something to be seen: who flies, what stays until then, what falls.
// A move that is taken back is the same flight the other way round.

import { readMove } from "./notation";
import type { Group, Table } from "./types";

export interface Flight {
  piece: Group;
  from: string;
  to: string;
  warp: string | null;
  /** The way back: from the last of these squares to the first. */
  back: boolean;
  /** Squares that do not show yet what stands there afterwards, and what they show meanwhile. */
  hides: string[];
  stays: Group[];
  /** What the landing removes; in a suicide attack the mover too. */
  falls: Group[];
  /** Squares on which something stands again, because its loss is taken back. */
  rises: string[];
}

export function flightOf(before: Table, step: string): Flight | null {
  const move = readMove(step);
  if (!move) return null;
  const at = (cell: string | null): Group[] => before.groups.filter((group) => group.cell === cell && cell !== move.from);
  const start = before.groups.find((group) => group.cell === move.from);
  if (!start) return null;
  const piece: Group = { ...start, level: move.pawns, moved: [] };
  const falls = [...at(move.to).filter((group) => group.owner !== piece.owner), ...at(move.warp)];
  if (move.sign === "*") falls.push({ ...piece, cell: move.to });
  return {
    piece, from: move.from, to: move.to, warp: move.warp, back: false, hides: [move.to, ...(move.warp ? [move.warp] : [])],
    stays: [...at(move.to), ...at(move.warp)], falls, rises: [],
  };
}

/** The way back of a step: `before` is what it had led to, `after` what stands when it is taken back. */
export function returnOf(before: Table, after: Table, step: string): Flight | null {
  const move = readMove(step);
  const home = after.groups.find((group) => group.cell === move?.from);
  if (!move || !home) return null;
  const lost = after.groups.filter((group) => [move.to, move.warp].includes(group.cell) && group.owner !== home.owner);
  return {
    piece: { ...home, level: move.pawns, moved: [] }, from: move.from, to: move.to, warp: move.warp, back: true, hides: [move.from],
    // What of a stack had stayed behind; somebody else on that square came later, and is not of this step.
    stays: before.groups.filter((group) => group.cell === move.from && group.owner === home.owner),
    falls: [], rises: lost.map((group) => group.cell),
  };
}

/** A taken piece drops and fades. */
export function fall(done: () => void): (node: SVGGElement) => () => void {
  return (node) => {
    const animation = node.animate(
      [{ transform: "translateY(0)", opacity: 1 }, { transform: "translateY(8px)", opacity: 0 }],
      { duration: 160, easing: "cubic-bezier(.55,0,.9,.4)", fill: "forwards" },
    );
    animation.onfinish = done;
    return () => animation.cancel();
  };
}
