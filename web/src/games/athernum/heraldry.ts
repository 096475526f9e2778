// What tells factions apart without colour: the hatching of the field, the beading of the frame, the shape and charge of
// the crest. Colours are tokens.

import { bend, dots, level, upright, waves } from "../../cards/hatch";
import { CRESTS } from "./icons";

export interface Arms {
  /** The colour of the faction, as a custom property. */
  tincture: string;
  /** Lines of the field, as engravers hatch a tincture: a path over 320 by 240. */
  hatch: string;
  /** Beading of the frame: stroke-dasharray, width and ends. */
  bead: { dash: string; width: number; cap: "round" | "butt" };
  /** The shield of the crest, in a box of 40. */
  shield: string;
  charge: string;
}

const IRONWRIGHT: Arms = {
  tincture: "var(--ath-ironwright)", hatch: bend(9) + level(14), bead: { dash: "0 13", width: 5.5, cap: "round" },
  shield: "M11 3h18l9 17-9 17H11L2 20z", charge: CRESTS.Ironwright,
};
const VERDANCE: Arms = {
  tincture: "var(--ath-verdance)", hatch: bend(7), bead: { dash: "11 7", width: 3.5, cap: "round" },
  shield: "M20 1C34 8 38 20 32 30 29 35 25 38 20 39 15 38 11 35 8 30 2 20 6 8 20 1z", charge: CRESTS.Verdance,
};
const ASHEN: Arms = {
  tincture: "var(--ath-ashen)", hatch: level(7) + upright(7), bead: { dash: "2.5 5", width: 7, cap: "butt" },
  shield: "M2 3h36L20 39z", charge: CRESTS.Ashen,
};
const TIDEWATCH: Arms = {
  tincture: "var(--ath-tidewatch)", hatch: waves(7), bead: { dash: "16 4 2 4", width: 3, cap: "butt" },
  shield: "M20 2a18 18 0 1 1 0 36 18 18 0 1 1 0-36z", charge: CRESTS.Tidewatch,
};
const NOBODY: Arms = {
  tincture: "var(--ath-factionless)", hatch: dots(9), bead: { dash: "none", width: 1.2, cap: "butt" },
  shield: "M20 1l19 19-19 19L1 20z", charge: CRESTS[""],
};
const ARMS: Record<string, Arms> = { Ironwright: IRONWRIGHT, Verdance: VERDANCE, Ashen: ASHEN, Tidewatch: TIDEWATCH, "": NOBODY };

/** The arms of a faction; of one that nobody has drawn yet, those of no faction. */
export const armsOf = (faction: string): Arms => ARMS[faction] ?? NOBODY;
