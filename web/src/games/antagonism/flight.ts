// One move from one observation to the next, as something to be seen: who flies, what stays until then, what falls.

import { readMove } from "./notation";
import type { Group, Table } from "./types";

export interface Flight {
  piece: Group;
  from: string;
  to: string;
  warp: string | null;
  /** What stood on the goals, and is shown there until the landing. */
  stays: Group[];
  /** What the landing removes; in a suicide attack the mover too. */
  falls: Group[];
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
  return { piece, from: move.from, to: move.to, warp: move.warp, stays: [...at(move.to), ...at(move.warp)], falls };
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
