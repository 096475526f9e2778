// A card as it is printed, whatever the game: whoever has this much can draw it plainly. What else stands in it only
// the game's own folder knows by name.

export interface CardData {
  name: string;
  /** One ability a line. */
  text: string[];
  flavour?: string;
  /** It belongs into no deck: other cards make it. */
  token?: boolean;
  /** Names of game-icons: what it shows, and what lies behind it. */
  art?: string[];
  [field: string]: unknown;
}

/** Values as they are now, by field, where they are not what is printed. */
export type Current = Record<string, number | undefined>;
