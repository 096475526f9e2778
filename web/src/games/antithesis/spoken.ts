// A card in a sentence, for those who hear it.

import type { CardData, Current } from "../../cards/types";
import { listed, several } from "../../lib/words";
import { COLOURS, icons, printed, type Printed } from "./printed";

/** "Protectorate Character", as it is printed. */
export const typeLine = (card: Printed): string => [card.alignment, card.faction, card.type].filter(Boolean).join(" ");

/** "9, Red, Red": a cost read aloud. */
export function costWords(cost: string): string {
  const number = /^\d+/.exec(cost)?.[0];
  const dice = icons(cost).map((icon) => COLOURS[icon] ?? icon);
  return [number, ...dice].filter(Boolean).join(", ");
}

/** What icons that are no colour stand for. */
const PAID: Record<string, (count: number) => string> = {
  CP: (count) => `${count} CP`,
  S: (count) => (count === 1 ? "a die of any colour" : `${count} dice of any colour`),
};

/** What is paid for a card, in a sentence: "dice worth 9, a Red one among them, and 1 CP"; empty if nothing is. */
export function costSaid(cost: string): string {
  const number = /^\d+/.exec(cost)?.[0];
  const all = icons(cost);
  const coloured = (icon: string): boolean => icon !== "S" && icon in COLOURS;
  const dice = all.filter(coloured).map((icon, i, those) => `${those.indexOf(icon) < i ? "another" : "a"} ${COLOURS[icon]} ${number ? "one" : "die"}`);
  const others = [...new Set(all.filter((icon) => !coloured(icon)))].map((icon) => {
    const count = all.filter((one) => one === icon).length;
    return PAID[icon]?.(count) ?? several(count, `${icon} token`);
  });
  const worth = number ? [`dice worth ${number}${dice.length ? `, ${listed(dice)} among them${others.length ? "," : ""}` : ""}`] : dice;
  return listed([...worth, ...others]);
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
