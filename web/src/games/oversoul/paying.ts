// What pays with the least left over: proposed, so that the usual way is one press.

import type { Picking } from "../../cards/table/pick";

/** Beyond so many cards nobody has one usual way. */
const MANY = 12;

/** The +cards that together are worth what is needed, with as little as can be beyond it, and as few of them; none if they cannot be. */
export function least({ from, need = 0, most }: Picking): string[] {
  if (from.length > MANY) return [];
  let best: { refs: string[]; worth: number } | null = null;
  for (let set = 1; set < 1 << from.length; set++) {
    const cards = from.filter((_, i) => set & (1 << i));
    const worth = cards.reduce((sum, card) => sum + (card.worth ?? 0), 0);
    if (worth < need || cards.length > most) continue;
    if (best === null || worth < best.worth || (worth === best.worth && cards.length < best.refs.length)) best = { refs: cards.map(({ refs }) => refs[0]), worth };
  }
  return best?.refs ?? [];
}
