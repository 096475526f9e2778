// Who learns, and how a hint is worded.

import type { Choice, Scene } from "../../lib/protocol";
import { ended } from "../../lib/words";

/** The learner is the seat that is asked most often to do something. */
export function mostAsked(scenes: Scene[]): number {
  const counts = new Map<number, number>();
  for (const { prompt, expect } of scenes) {
    if (prompt && expect.length === 1) counts.set(prompt.seat, (counts.get(prompt.seat) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
}

/** Gentle first, exact after that; a printed line is said plainly. */
export function hintFor(tried: Choice | null, wanted: Choice | null, tries: number, plain = (text: string): string => text): string {
  const exact = wanted ? `Try this: ${ended(plain(wanted.label))}` : "";
  if (tries > 1) return exact;
  if (tried) return "The rules allow that, but the lesson goes another way. Read the sentence again.";
  // A thing that goes somewhere is picked up first; anything else is said as it is.
  const [from, to] = wanted?.refs ?? [];
  return from?.startsWith("cell:") && to ? `Pick up what stands on ${from.slice("cell:".length)}.` : exact;
}
