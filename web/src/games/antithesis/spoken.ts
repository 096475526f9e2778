// A card in a sentence, for those who hear it.

import type { CardData, Current } from "../../cards/types";
import { COLOURS, icons, printed, type Printed } from "./printed";

/** "Protectorate Character", as it is printed. */
export const typeLine = (card: Printed): string => [card.alignment, card.faction, card.type].filter(Boolean).join(" ");

/** "9 and two Red dice": a cost in words. */
export function costWords(cost: string): string {
  const number = /^\d+/.exec(cost)?.[0];
  const dice = icons(cost).map((icon) => COLOURS[icon] ?? icon);
  return [number, ...dice].filter(Boolean).join(", ");
}

/** Everything that is printed, read aloud. */
export function spoken(given: CardData, current: Current = {}): string {
  const card = printed(given);
  const [hp, def, vp] = [current.hp ?? card.hp, current.def ?? card.def, current.vp ?? card.vp];
  return [
    card.name, typeLine(card), card.cost ? `costs ${costWords(card.cost)}` : "", def !== undefined ? `DEF ${def}` : "", hp !== undefined ? `HP ${hp}` : "",
    vp !== undefined ? `${vp} VP` : "", card.movement ?? "", card.keywords.join(", "),
  ].filter(Boolean).join(", ");
}
