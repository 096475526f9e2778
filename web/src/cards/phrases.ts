// What could be meant by the words before the cursor: the phrases of the language that begin with as many of them as possible.

const LONGEST = 7; // words that are looked back at
const LEAST = 2; // letters before anything is offered

export interface Meant {
  /** Where the words begin that a phrase would replace. */
  from: number;
  phrases: string[];
}

/** The phrases that the end of a line may be the beginning of; `asked`: offered for a single letter, too. */
export function meant(before: string, phrases: string[], asked = false): Meant | null {
  const starts = [...before.matchAll(/(?<![\w'])[A-Za-z]/g)].map((found) => found.index).slice(-LONGEST);
  for (const from of starts) {
    const typed = before.slice(from);
    if (!/^[\w' -]*$/.test(typed) || (typed.length < LEAST && !asked)) continue;
    const found = phrases.filter((phrase) => phrase.length > typed.length && phrase.toLowerCase().startsWith(typed.toLowerCase()));
    if (found.length === 0) continue;
    const capital = /[A-Z]/.test(typed[0]);
    return { from, phrases: found.map((phrase) => (capital ? phrase[0].toUpperCase() + phrase.slice(1) : phrase)) };
  }
  return null;
}

/** A card of the game as the beginning of one's own: under a name that nobody has yet. */
export function begunWith(source: string, taken: (name: string) => boolean): string {
  const usual = /^name = "(.*)"$/m.exec(source)?.[1] ?? "";
  if (!taken(usual)) return source;
  const name = [..."BCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => `${usual} ${letter}`).find((each) => !taken(each)) ?? usual;
  return source.replace(`name = "${usual}"`, `name = "${name}"`);
}
