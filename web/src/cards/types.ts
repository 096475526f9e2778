// A card as it is printed. Whoever has this much can draw it; numbers that it does not print are absent.

export interface CardData {
  name: string;
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
  /** One ability a line. */
  text: string[];
  flavour?: string;
  token?: boolean;
  leads?: boolean;
  /** Names of game-icons: what it shows, and what lies behind it. */
  art?: string[];
}

/** Values as they are now, where they are not what is printed. */
export interface Current {
  ofv?: number;
  dfv?: number;
  field?: number;
  slots?: number;
}
