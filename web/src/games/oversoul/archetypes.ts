// What tells the nine Archetypes apart without colour: the hatching of the sky, the line of the frame, the shape and
// charge of the crest. Colours are tokens.

import { bend, dots, level, rings, sinister, upright, waves, zigzag } from "../../cards/hatch";
import { CRESTS } from "./icons";

export interface Archetype {
  /** Its colour, as a custom property. */
  hue: string;
  /** Lines of the sky: a path over 320 by 240. */
  hatch: string;
  /** The line of the frame: stroke-dasharray and width. */
  line: { dash: string; width: number };
  /** The outline of the crest, in a box of 40. */
  shape: string;
  charge: string;
}

const made = (name: string, hatch: string, dash: string, width: number, shape: string): Archetype =>
  ({ hue: `var(--ovs-${name.toLowerCase()})`, hatch, line: { dash, width }, shape, charge: CRESTS[name] });

const ROUND = "M20 2a18 18 0 1 1 0 36 18 18 0 1 1 0-36z";
const ALL: Record<string, Archetype> = {
  CHAOS: made("CHAOS", zigzag(14), "2 5", 7, "M20 1l5 9 9-5-1 11 6 4-6 4 1 11-9-5-5 9-5-9-9 5 1-11-6-4 6-4-1-11 9 5z"),
  ORDER: made("ORDER", upright(9), "none", 5, "M4 3h32v22L20 38 4 25z"),
  VIGOR: made("VIGOR", bend(9), "14 6", 4, "M20 1C34 8 38 20 32 30 29 35 25 38 20 39 15 38 11 35 8 30 2 20 6 8 20 1z"),
  SWAY: made("SWAY", sinister(11), "1 9", 7, "M20 1l19 19-19 19L1 20z"),
  FLOW: made("FLOW", waves(9), "18 4 3 4", 4, ROUND),
  ARCANE: made("ARCANE", rings(16), "8 3", 6, "M20 1l17 9.500v19L20 39 3 29.500v-19z"),
  NEUTRAL: made("NEUTRAL", level(9), "none", 2, "M3 3h34v34H3z"),
  DOOM: made("DOOM", level(9) + upright(9), "26 10", 8, "M2 3h36L20 39z"),
  WITHER: made("WITHER", dots(11), "4 4 12 4", 3, "M20 2C9 2 3 11 3 20h6l-2 8 7-3 1 13h10l1-13 7 3-2-8h6C37 11 31 2 20 2z"),
};
const NONE: Archetype = { hue: "var(--ovs-line)", hatch: "", line: { dash: "none", width: 2 }, shape: ROUND, charge: CRESTS[""] };

export const ARCHETYPES = Object.keys(ALL);

/** What an Archetype looks like; one that nobody has drawn yet looks like none. */
export const archetypeOf = (name: string): Archetype => ALL[name] ?? NONE;
