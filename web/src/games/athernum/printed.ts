// A card of Athernum as it is printed. Numbers that it does not print are absent.

import type { CardData } from "../../cards/types";

export interface Printed extends CardData {
  /** Empty for a card of no faction. */
  faction: string;
  supertype: "Character" | "Item" | "Location" | "Resource" | string;
  subtypes: string[];
  cost?: number;
  ofv?: number;
  dfv?: number;
  slots?: number;
  /** The size of its Victory Token Field. */
  victory?: number;
  /** The extra rule under the name. */
  extra?: string;
  leads?: boolean;
}

/** A card that may be known by its name alone; then what lies there says of what type it is. */
export const printed = (card: CardData, type?: string): Printed => ({
  faction: "", supertype: type ? type[0].toUpperCase() + type.slice(1) : "Character", subtypes: [], ...card,
});
