// How the verdicts of a roll are coloured and counted, alike in the bar, the list and the folds.

import { percentages } from "../lib/percent";
import type { Odds } from "../lib/protocol";

const TONES: Record<string, string> = {
  win: "win", defender: "part", lose: "lose", attacker: "lost", both: "both", evade: "evade", none: "none",
};
/** The order in which they are read: what one hopes for first, what changes nothing last. */
const ORDER = Object.keys(TONES);

export interface Part {
  name: string;
  label: string;
  weight: number;
  share: number;
  /** The share in words: what can be is never 0%. */
  chance: string;
  tone: string;
}

export const chanceOf = (share: number): string => (share < 1 ? "under 1%" : `${share}%`);

export function partsOf(odds: Odds): Part[] {
  const rank = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  const verdicts = odds.verdicts.filter((verdict) => verdict.weight > 0).sort((a, b) => rank(a.name) - rank(b.name));
  const shares = percentages(verdicts.map((verdict) => verdict.weight));
  return verdicts.map((verdict, i) => ({ ...verdict, share: shares[i], chance: chanceOf(shares[i]), tone: TONES[verdict.name] ?? "none" }));
}

/** "Your die is captured 15%, nothing changes 85%" */
export const spoken = (parts: Part[]): string => parts.map((part) => `${part.label} ${part.chance}`).join(", ");
