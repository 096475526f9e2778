// Dice that are picked: whether they will do, and what they add up to. The engine has the last word.

import { points } from "../../lib/pointer";
import { sentence } from "../../lib/words";
import type { Paying, Reckoned } from "./types";
import { dieName } from "./words";

export const pips = (dice: string[]): number => dice.reduce((sum, die) => sum + Number(die[1]), 0);
const count = (text: string, letter: string): number => [...text].filter((one) => one === letter).length;
const COLOURS = "RPGBY";

/** "reserve:1R4" is R4. */
export const dieIn = (ref: string): string => ref.slice(-2);

/** Every die icon has a die of its own. */
const matched = (dice: string[], icons: string): boolean =>
  dice.length >= icons.length && [...COLOURS].every((colour) => dice.filter((die) => die[0] === colour).length >= count(icons, colour));

const pays = (dice: string[], { number, icons }: Paying): boolean => pips(dice) >= number && matched(dice, icons);

/** At most one die an icon, of its colour; a Boost is one more of a colour that is taken. */
function fits(dice: string[], { icons, boost }: Paying): boolean {
  let over = 0;
  for (const colour of COLOURS) {
    const there = dice.filter((die) => die[0] === colour).length;
    const wanted = count(icons, colour);
    if (there > 0 && wanted === 0 && count(icons, "S") === 0) return false;
    over += Math.max(0, there - wanted);
  }
  return over <= count(icons, "S") + boost;
}

/** The dice that pay with the fewest pips, and of those the fewest dice; null where all of them are too few. */
export function cheapest(paying: Paying, dice: string[]): string[] | null {
  const wanted = [...COLOURS].map((colour) => ({ colour, most: count(paying.icons, colour) }));
  // Of dice that come to as many pips, and to as much for the icons, only the fewest are of interest.
  const comesTo = (some: string[]): string =>
    [pips(some), Math.min(some.length, paying.icons.length), ...wanted.map(({ colour, most }) => Math.min(most, some.filter((die) => die[0] === colour).length))].join(" ");
  const short = new Map<string, string[]>([[comesTo([]), []]]);
  let best: string[] | null = null;
  for (const die of dice) {
    for (const before of [...short.values()]) {
      const some = [...before, die];
      if (pays([...paying.picked, ...some], paying)) {
        if (best === null || pips(some) < pips(best) || (pips(some) === pips(best) && some.length < best.length)) best = some;
      } else if (some.length < (short.get(comesTo(some))?.length ?? Infinity)) short.set(comesTo(some), some);
    }
  }
  return best;
}

/** Why these dice will not do, in a sentence; empty if they will. */
export function lacking(paying: Paying, more: string[]): string {
  const dice = [...paying.picked, ...more];
  if (paying.for !== "pay") return fits(dice, paying) ? "" : `So many dice, or these colours, do not fit. ${sentence(points())} one again to put it back.`;
  const sum = pips(dice);
  if (sum < paying.number) return `${sum} of ${paying.number} so far.`;
  if (!matched(dice, paying.icons)) return `${sum} of ${paying.number}, but a die of the right colour is missing.`;
  const spare = more.filter((_die, i) => pays([...paying.picked, ...more.filter((_, j) => j !== i)], paying));
  const which = spare.length > 1 ? "not all of them are needed" : `${dieName(spare[0] ?? "")} is not needed`;
  return spare.length > 0 ? `${sum} of ${paying.number}: ${which}. ${sentence(points())} ${spare.length > 1 ? "one" : "it"} again to put it back.` : "";
}

/** True Damage with so many pips: each step is at least 0. */
export const damageOf = (row: Reckoned, dice: string[]): number =>
  row.immune ? 0 : Math.max(0, Math.max(0, row.strength + row.times * pips(dice) - row.defence) - row.reduction);
