// What Scalar lets anybody see, and the names of its things. What they do is the server's business.

import type { Observation } from "../../lib/protocol";

export type Kind = "T" | "C" | "O" | "P" | "D" | "I";
export type CoreFace = "A" | "M" | "E" | "R";
/** "0" to "9", or one of the five effects. */
export type BattleFace = string;

export interface Piece {
  owner: number;
  die: Kind;
  value: number;
}

export interface Side extends Omit<Piece, "owner"> {
  hex: string;
  seat: number;
  face: BattleFace;
}

export type Result = "win" | "lose" | "both" | "defender" | "attacker" | "none" | "evade" | "pending";

export type Roll =
  | { kind: "unit"; seat: number; die: Kind; value: number }
  | { kind: "battle"; attacker: Side; defender: Side; result: Result }
  | { kind: "core"; seat: number; face: CoreFace }
  | { kind: "first"; rolls: [number, number] };

export type Pending =
  | { kind: "deploy"; die: Kind; value: number; seat: number }
  | { kind: "evade"; seat: number; attacker: string; defender: string; faces: [BattleFace, BattleFace] }
  | { kind: "roll"; die: Kind; seat: number }
  | { kind: "battle"; attacker: string; defender: string }
  | { kind: "core"; seat: number }
  | { kind: "first" };

export interface Table extends Observation {
  player: number;
  turn: number;
  quiet: number;
  quiet_limit: number;
  left: number;
  actions: number;
  core: CoreFace;
  tokens: [number, number];
  to_win: number;
  hexes: Record<string, Piece>;
  reserves: [Record<Kind, number>, Record<Kind, number>];
  lost: [Record<Kind, number>, Record<Kind, number>];
  zone: [number, number];
  declined: Kind[];
  pending: Pending | null;
  last: Roll | null;
  /** What the last battle compared, attacker first, if it came to that. */
  totals: [number, number] | null;
  map: { core: string; zone: string[]; deploy: [string[], string[]]; rows: string[] };
  position: string;
  result: string;
}

export const KINDS: Kind[] = ["T", "C", "O", "P", "D", "I"];

export const DICE: Record<Kind, { name: string; sides: number; weight: "light" | "medium" | "heavy" }> = {
  T: { name: "d4", sides: 4, weight: "light" },
  C: { name: "d6", sides: 6, weight: "light" },
  O: { name: "d8", sides: 8, weight: "medium" },
  P: { name: "d10", sides: 10, weight: "medium" },
  D: { name: "d12", sides: 12, weight: "heavy" },
  I: { name: "d20", sides: 20, weight: "heavy" },
};

/** What each face of the Core does: in full for the cards, and as it has just happened. */
export const CORE: Record<CoreFace, { name: string; words: string; done: string; clause: string }> = {
  A: { name: "Aether", words: "When rolled, it pushes every die on the Control Zone one hex outwards. Lying on top it does nothing more.", done: "Every die on the Control Zone is pushed outwards.", clause: "CORE.2" },
  M: { name: "Momentum", words: "Both players act twice. It lasts until the Core is rolled again.", done: "From now on both players act twice.", clause: "CORE.4" },
  E: { name: "Equilibrium", words: "When rolled, every die on the board is set to 3. Later dice keep what they roll.", done: "Every die on the board is set to 3.", clause: "CORE.5" },
  R: { name: "Reversal", words: "When rolled, every die on the board turns to its opposite value. Later dice keep what they roll.", done: "Every die on the board turns to its opposite.", clause: "CORE.6" },
};

export const EFFECTS: Record<string, { name: string; words: string; clause: string }> = {
  dp: { name: "Double Power", words: "its die counts twice", clause: "BATTLE.3" },
  sw: { name: "Swap", words: "the two totals change owners", clause: "BATTLE.4" },
  ev: { name: "Evade", words: "it may step to an empty hex and end the battle", clause: "BATTLE.6" },
  in: { name: "Indestructible", words: "its die is not removed", clause: "BATTLE.7" },
  sd: { name: "Self-Destruct", words: "both dice are destroyed", clause: "BATTLE.8" },
};

/** Dice on the Control Zone that claim dominion, for the picture of how near somebody is. */
export const DOMINION = 4;

export const faceName = (face: BattleFace): string => EFFECTS[face]?.name ?? `+${face}`;
