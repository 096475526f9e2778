// What the prompt's refs offer next. A choice is a row of refs: a die and a hex, a hex alone, or a die of the reserve.

import type { Choice } from "../../lib/protocol";

/** What can be pointed at next, and the choices that stay possible then. */
export function offered(choices: Choice[], refs: string[]): Map<string, Choice[]> {
  const next = new Map<string, Choice[]>();
  for (const choice of choices) {
    const ref = choice.refs[refs.length];
    if (ref === undefined || !refs.every((held, i) => choice.refs[i] === held)) continue;
    const list = next.get(ref);
    if (list) list.push(choice);
    else next.set(ref, [choice]);
  }
  return next;
}

/** The choice that pointing at this would finish. */
export const finished = (list: Choice[] | undefined, length: number): Choice | undefined => list?.find((choice) => choice.refs.length === length);
