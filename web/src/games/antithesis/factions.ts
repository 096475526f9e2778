// What tells the five factions apart without colour: the hatching of the wedge, the shape and charge of the crest.

import { bend, dots, level, upright, waves, zigzag } from "../../cards/hatch";
import { CRESTS } from "./icons";

export interface Faction {
  hue: string;
  /** Lines over 320 by 240. */
  hatch: string;
  /** The outline of the crest, in a box of 40. */
  shape: string;
  charge: string;
}

const made = (name: string, hatch: string, shape: string): Faction => ({ hue: `var(--ant-${name.toLowerCase()})`, hatch, shape, charge: CRESTS[name] });

const ALL: Record<string, Faction> = {
  Aquillus: made("Aquillus", waves(9), "M20 2a18 18 0 1 1 0 36 18 18 0 1 1 0-36z"),
  Asakura: made("Asakura", bend(9), "M20 1l17 9.500v19L20 39 3 29.500v-19z"),
  Protectorate: made("Protectorate", upright(9), "M4 3h32v22L20 38 4 25z"),
  Vargus: made("Vargus", level(9), "M3 3h34v34H3z"),
  Visionary: made("Visionary", dots(11), "M2 37h36L20 2z"),
};
const NONE: Faction = { hue: "var(--ant-ink)", hatch: zigzag(14), shape: "M20 1l19 19-19 19L1 20z", charge: CRESTS[""] };

export const FACTIONS = Object.keys(ALL);
export const factionOf = (name: string): Faction => ALL[name] ?? NONE;
