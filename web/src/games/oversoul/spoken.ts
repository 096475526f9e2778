// A card in a sentence, for those who hear it.

import type { CardData, Current } from "../../cards/types";
import { printed, roman, type Printed } from "./printed";

/** "SEER Unit", "QUICK Event", as it is printed. */
export const typeLine = (card: Printed): string => [...card.roles, card.type].join(" ");

const energy = (card: Printed, now?: number): string => {
  if (card.sign === "+") return `plus card, Generates ${card.energy} ENERGY`;
  if (!card.sign) return "";
  return `minus card, costs ${now ?? card.energy} ENERGY${now !== undefined && now !== card.energy ? ` instead of ${card.energy}` : ""}`;
};

/** Everything that is printed, read aloud. */
export function spoken(given: CardData, current: Current = {}): string {
  const card = printed(given);
  const [dmg, spd, hp] = [current.dmg ?? card.dmg, current.spd ?? card.spd, current.hp ?? card.hp];
  return [
    card.name, `${card.archetypes.join(" and ")} ${typeLine(card)}`.trim(), card.rank ? `RANK ${roman(card.rank)}` : "", energy(card, current.cost),
    dmg !== undefined ? `DMG ${dmg}` : "", spd !== undefined ? `SPD ${spd}` : "", hp !== undefined ? `HP ${hp}` : "",
  ].filter(Boolean).join(", ");
}
