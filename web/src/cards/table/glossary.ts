// Words of a card that stand for a whole rule, each in a sentence, under a card that is seen large.

export type Glossary = Record<string, string>;
export interface Explained {
  word: string;
  says: string;
}

/** So many are explained under one card: more would hide what is behind. */
export const MOST = 3;

/** The words that a card has now, and then those in its text, in the order in which they stand there. */
export function explained(glossary: Glossary, has: string[], text: string): Explained[] {
  const found = Object.keys(glossary)
    .map((word) => ({ word, at: text.search(new RegExp(`(?<![\\w-])${word}(?![\\w-])`)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ word }) => word);
  return [...new Set([...has, ...found])].flatMap((word) => (glossary[word] ? [{ word, says: glossary[word] }] : [])).slice(0, MOST);
}
