// A card in a sentence, for those who hear it.

import type { CardData, Current } from "../../cards/types";
import { printed, type Printed } from "./printed";

/** "Character, Construct, Soldier" as it is printed. */
export const typeLine = (card: Printed): string =>
  [card.supertype === "Character" ? "" : card.supertype, ...card.subtypes].filter(Boolean).join(", ") || card.supertype;

/** Everything that is printed, read aloud. */
export function spoken(given: CardData, current: Current = {}): string {
  const card = printed(given);
  const ofv = current.ofv ?? card.ofv;
  const dfv = current.dfv ?? card.dfv;
  return [
    card.name, `${card.faction || "factionless"} ${typeLine(card)}`,
    card.cost !== undefined ? `cost ${current.cost ?? card.cost}${current.cost !== undefined && current.cost !== card.cost ? ` instead of ${card.cost}` : ""}` : "",
    ofv !== undefined && ofv >= 0 ? `OFV ${ofv}` : "", dfv !== undefined && dfv >= 0 ? `DFV ${dfv}` : "",
    card.victory ? `Victory Token Field ${card.victory}` : "", card.slots ? (card.slots === 1 ? "1 item slot" : `${card.slots} item slots`) : "",
  ].filter(Boolean).join(", ");
}
