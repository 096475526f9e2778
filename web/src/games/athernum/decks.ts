// What Athernum says of a ready-made deck.

import type { DeckInfo } from "../../lib/protocol";

export const factionOf = (deck: DeckInfo): string => String(deck.faction ?? "");
/** The cards that may lead it. */
export const leadersOf = (deck: DeckInfo): string[] => (Array.isArray(deck.leaders) ? deck.leaders : []);
