// Words put together, for whoever writes sentences.

/** "Ilse, Marrec and a bot" */
export function listed(names: string[], joint = "and"): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${joint} ${names[names.length - 1]}`;
}

/** With a capital letter in front, as sentences begin. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence with its full stop, unless it ends with a mark of its own. */
export const ended = (text: string): string => (/[.?!]$/.test(text) ? sentence(text) : `${sentence(text)}.`);

/** What there is most of; of two alike the first. */
export function mostFrequent(words: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** A number as one says it with its article: "a 7", "an 8" */
export const withArticle = (number: number): string => `${number === 8 || number === 11 || number === 18 ? "an" : "a"} ${number}`;

/** "1 turn", "3 turns" */
export const several = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** What each player has of something: "Pawns left: 3 for Ada, 2 for Bo." */
export const tally = (what: string, counts: number[], names: Record<number, string>): string =>
  `${what}: ${counts.map((count, i) => `${count} for ${names[i + 1] ?? `player ${i + 1}`}`).join(", ")}.`;
