// The log as a story: turns, of which the last ones are open and the others are one line, and passes folded away.

import type { LogEntry } from "../lib/protocol";

/** What happened in a row without anything to read in it: passes. Or one entry that is read, or several that read alike; or a
 * story: what somebody began, with all that was chosen for it and what came of it. */
export interface Part {
  entries: LogEntry[];
  minor: boolean;
  story?: boolean;
}

/** Whether an entry goes on with what another has begun. */
export type GoesOn = (entry: LogEntry, begun: LogEntry) => boolean;

export interface Turn {
  turn: string;
  seat: number;
  entries: LogEntry[];
  parts: Part[];
}

/** So many turns at the end are read in full. */
export const OPEN_TURNS = 2;

/** The sentence with which a turn begins, and whose it is. */
const BEGINS = /^Turn (\d+): Player (\d+)\.$/;

/** What a turn brings as it begins came of somebody's last choice in the turn before: it is told by itself, and nobody has chosen it. */
export interface Told extends LogEntry {
  brought?: boolean;
}

/** Entries, each parted where a turn begins in the midst of what came of it. */
export function parted(entries: LogEntry[]): Told[] {
  return entries.flatMap((entry) => {
    const at = entry.words.findIndex((sentence) => BEGINS.test(sentence));
    if (at < 0) return [entry];
    const [, turn, seat] = BEGINS.exec(entry.words[at])!;
    const brought = { m: entry.m, seat: Number(seat), turn: `${turn}.${seat}`, text: "", words: entry.words.slice(at + 1), clause: null, brought: true };
    return [{ ...entry, words: entry.words.slice(0, at) }, ...(brought.words.length > 0 ? parted([brought]) : [])];
  });
}

/** How many choices these are. */
export const choicesIn = (entries: Told[]): number => entries.filter(({ brought }) => !brought).length;

/** Entries by turn, and within a turn what is minor gathered, and what one player did several times in a row. */
export function turnsOf(entries: Told[], minor: (entry: LogEntry) => boolean, words: (entry: LogEntry) => string = () => "", goesOn: GoesOn = () => false): Turn[] {
  const turns: Turn[] = [];
  for (const entry of entries) {
    let turn = turns.at(-1);
    if (turn?.turn !== entry.turn) turns.push((turn = { turn: entry.turn, seat: entry.seat, entries: [], parts: [] }));
    turn.entries.push(entry);
    const part = turn.parts.at(-1);
    const again = (before: LogEntry): boolean => before.seat === entry.seat && before.title === entry.title && words(entry) !== "" && words(before) === words(entry);
    if (part && !part.minor && goesOn(entry, part.entries[0])) {
      part.entries.push(entry);
      part.story = true;
    } else if (!part?.story && part?.minor === minor(entry) && (part.minor || again(part.entries[0]))) part.entries.push(entry);
    else turn.parts.push({ entries: [entry], minor: minor(entry) });
  }
  return turns;
}

/** "1 pass", "4 passes". */
export const passes = (count: number): string => (count === 1 ? "1 pass" : `${count} passes`);

/** How often something was done, behind its words: nothing, where it was done once. */
export const times = (count: number): string => (count > 1 ? `, ${count} times` : "");

/** A turn in one line: what happened in it, passes left out, but not what came of them. */
export function lineOf(turn: Turn, words: (entry: LogEntry) => string, came: (entries: LogEntry[]) => string = () => "", tale: (entries: LogEntry[]) => string = () => ""): string {
  const said = turn.parts.flatMap((part) => {
    if (part.minor) return [came(part.entries)].filter(Boolean);
    if (part.story) return [[words(part.entries[0]), tale(part.entries)].filter(Boolean).join(". ")];
    const each = part.entries.map(words).filter(Boolean);
    return each.length > 1 ? [`${each[0]}${times(each.length)}`] : each;
  });
  return said.length > 0 ? said.join("; ") : passes(choicesIn(turn.entries));
}
