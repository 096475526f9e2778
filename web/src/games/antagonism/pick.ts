// What is in the hand, and what the prompt's refs offer next. A choice is a row of refs: from, to, perhaps a warp.
// Several choices may share a row, when the whole stack or its top pawn can go: then `carry` decides.

import type { Choice } from "../../lib/protocol";

export type Carry = "stack" | "top";

const begins = (choice: Choice, refs: string[]): boolean =>
  choice.refs.length >= refs.length && refs.every((ref, i) => choice.refs[i] === ref);

export const candidates = (choices: Choice[], refs: string[]): Choice[] =>
  choices.filter((choice) => choice.refs.length > 0 && begins(choice, refs));

/** What can be pointed at next, and the choices that stay possible then. */
export function offered(choices: Choice[], refs: string[]): Map<string, Choice[]> {
  const next = new Map<string, Choice[]>();
  for (const choice of candidates(choices, refs)) {
    const ref = choice.refs[refs.length];
    if (ref === undefined) continue;
    const list = next.get(ref);
    if (list) list.push(choice);
    else next.set(ref, [choice]);
  }
  return next;
}

/** Of choices that differ only in how many pawns go, the one that is meant; the other kind where only that exists. */
export function meant(choices: Choice[], carry: Carry): Choice {
  const sorted = [...choices].sort((a, b) => b.pieces - a.pieces);
  return carry === "stack" ? sorted[0] : sorted[sorted.length - 1];
}

/** May the whole stack go, and its top pawn as well? */
export function twoWays(choices: Choice[], refs: string[]): boolean {
  const sizes = new Set(candidates(choices, refs).map((choice) => (choice.pieces > 1 ? "stack" : "top")));
  return sizes.size > 1;
}

export type Step = { done: Choice } | { refs: string[] } | null;

/** Point at something: a finished choice, one more ref in the hand, or null when it is not offered. */
export function point(choices: Choice[], refs: string[], ref: string, carry: Carry): Step {
  const left = offered(choices, refs).get(ref);
  if (!left) return null;
  const row = [...refs, ref];
  const finished = left.filter((choice) => choice.refs.length === row.length);
  return finished.length > 0 ? { done: meant(finished, carry) } : { refs: row };
}
