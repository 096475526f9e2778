// A card of Oversoul as it is printed. Numbers that it does not print are absent.

import type { CardData } from "../../cards/types";

export interface Printed extends CardData {
  type: "Unit" | "Event" | "Construct" | "Leader Unit" | "Leader Event" | string;
  archetypes: string[];
  roles: string[];
  rank: number;
  /** What its ENERGY does: + Generates, - Consumes; "" for what has none. */
  sign: "+" | "-" | "";
  energy: number;
  dmg?: number;
  spd?: number;
  hp?: number;
  faction: string;
  rarity: string;
}

/** A card that may be known by its name alone; then what lies there says of what type it is. */
export const printed = (card: CardData, type = "Unit"): Printed =>
  ({ type, archetypes: [], roles: [], rank: 0, sign: "", energy: 0, faction: "", rarity: "", ...card });

const ROMAN = ["", "I", "II", "III", "IV", "V"];
export const roman = (rank: number): string => ROMAN[rank] ?? String(rank);
export const isLeader = (card: Printed): boolean => card.type.startsWith("Leader");

/** "+2", "−3": what Activating it Generates later, or Consumes. */
export const energyOf = (card: Printed, now?: number): string => (card.sign === "+" ? `+${card.energy}` : card.sign ? `−${now ?? card.energy}` : "");
