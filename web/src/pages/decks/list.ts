// A deck as counts by section, and as the text that the server reads.

import type { CheckedDeck, Row } from "../../cards/writing";

export type Counts = Record<string, Record<string, number>>;

/** The list as text: heads, then each section with a card a line. */
export function write(game: string, name: string, counts: Counts, sections: string[]): string {
  const lines = [`Game: ${game}`];
  if (name.trim()) lines.push(`Name: ${name.trim()}`);
  for (const section of sections) {
    const rows = Object.entries(counts[section] ?? {}).filter(([, copies]) => copies > 0);
    if (rows.length === 0 && section !== sections[0]) continue;
    lines.push("", section, ...rows.map(([card, copies]) => `${copies} ${card}`));
  }
  return lines.join("\n") + "\n";
}

/** The counts of a deck that the server has read. */
export function countsOf(checked: Pick<CheckedDeck, "sections">): Counts {
  return Object.fromEntries(Object.entries(checked.sections).map(([section, rows]) => [section, add(rows)]));
}

function add(rows: Row[]): Record<string, number> {
  const out: Record<string, number> = {};
  for (const { card, copies } of rows) out[card] = (out[card] ?? 0) + copies;
  return out;
}

/** One more or one less of a card in a section; a card of which none is left is gone. */
export function change(counts: Counts, section: string, card: string, by: number): Counts {
  const rows = { ...counts[section] };
  const copies = Math.max(0, (rows[card] ?? 0) + by);
  if (copies > 0) rows[card] = copies;
  else delete rows[card];
  return { ...counts, [section]: rows };
}

export const copiesOf = (counts: Counts, card: string): number =>
  Object.values(counts).reduce((sum, rows) => sum + (rows[card] ?? 0), 0);

/** How many cards a deck as text names, whether there are such cards or not. */
export const cardsIn = (text: string): number =>
  text.split("\n").reduce((sum, line) => sum + Number(/^\s*(\d+)x?\s+\S/.exec(line)?.[1] ?? 0), 0);

export const total = (counts: Counts, section: string): number =>
  Object.values(counts[section] ?? {}).reduce((sum, copies) => sum + copies, 0);
