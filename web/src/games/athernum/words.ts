// The table in words: for labels, for those who hear it, for the log.

import type { LogEntry } from "../../lib/protocol";
import { listed } from "../../lib/words";
import { atPlace, type Permanent, type Table } from "./types";

export const PHASES = ["Morning", "Day", "Combat", "Evening", "Night"] as const;

/** What lies there, by name if it may be known. */
export function thingName(thing: Permanent): string {
  if (thing.name) return thing.name;
  return thing.type ? `a face-down ${thing.type}` : "a face-down card";
}

const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** A permanent with all that lies on it. */
export function thingLabel(thing: Permanent): string {
  const parts = [thingName(thing)];
  if (thing.main) parts.push("main character");
  if (thing.token) parts.push("token");
  if (thing.side === "exhausted") parts.push(`exhausted, ${counted(thing.exhaustion, "counter", "counters")}`);
  if (thing.side === "down" && thing.name) parts.push("face-down");
  if (thing.ofv !== undefined && thing.ofv >= 0) parts.push(`OFV ${thing.ofv}`);
  if (thing.dfv !== undefined && thing.dfv >= 0) parts.push(`DFV ${thing.dfv}`);
  if (thing.damage) parts.push(`${thing.damage} damage`);
  if (thing.field) parts.push(`${thing.victory} of ${thing.field} Victory Tokens`);
  for (const [marker, count] of Object.entries(thing.markers)) parts.push(counted(count, `${marker} counter`, `${marker} counters`));
  if (thing.attachments.length) parts.push(counted(thing.attachments.length, "attachment", "attachments"));
  return parts.join(", ");
}

/** What is at a place that an effect is about: "player 2", "effect 4" or a thing. */
export function aboutName(table: Table, about: string, names: Record<number, string>): string {
  const player = /^player (\d)$/.exec(about);
  if (player) return names[Number(player[1])] ?? about;
  const effect = /^effect (\d+)$/.exec(about);
  if (effect) return `the effect of ${table.stack.find((one) => one.number === Number(effect[1]))?.source ?? "something gone"}`;
  const thing = atPlace(table, about);
  return thing ? thingName(thing) : about;
}

/** What a heading has begun, without its verb: after "Choose" not "Ada chooses Netcaster." but "Netcaster". */
const SHORTER: [string[], RegExp][] = [
  [["lead"], /^You choose (.+)\.$/],
  [["pick", "player", "effect"], /^.+? chooses (.+)\.$/],
  [["attack"], /^.+? attacks with (.+)\.$/],
  [["at"], /^.+ attacks (.+)\.$/],
  [["defend"], /^.+? defends with (.+)\.$/],
  [["up"], /^.+?'s (.+) is turned face-up\.$/],
  [["use", "from"], /^.+? uses (.+)\.$/],
  [["attach", "hide"], /^.+? attaches .+? (to .+)\.$/],
  [["next"], /^.+?'s (ability of .+) goes on the stack\.$/],
];
/** What a heading says already, by its verb. */
const NOTHING_NEW: Record<string, RegExp> = {
  lead: / has chosen a main character\.$/,
  play: / plays /,
  "end-day": / declares the end of the day\.$/,
  combat: / goes to the Combat Phase\.$/,
  undefended: / names no defender\.$/,
  "end-combat": /^The Combat Phase is over\.$/,
  command: / uses (Acquisition|Solvency|Contingency)\.$/,
};
/** What was used is said where it was chosen, and turns have chapters of their own. */
const NEVER_NEW = [/ uses an ability of .+\.$/, /^Turn \d+: /];

/** A sentence of the log, where the heading does not say it already. */
export function brief(sentence: string, { verb = "", title = "" }: Pick<LogEntry, "verb" | "title">): string {
  if (NOTHING_NEW[verb]?.test(sentence) || NEVER_NEW.some((said) => said.test(sentence))) return "";
  const [, said] = SHORTER.find(([verbs, words]) => verbs.includes(verb) && words.test(sentence)) ?? [];
  if (!said) return sentence;
  const [, rest] = said.exec(sentence)!;
  return title.endsWith(rest) ? "" : rest;
}

const TIMES = ["", "", "twice", "three times"];
const DRAWN = /^You draw (.+)\.$/;
const PHASE = /^(Morning|Day|Combat|Evening|Night) Phase\.$/;

/** Sentences that say the same several times, said once: six cards drawn are one sentence, and so are phases in which nothing happens. */
export function gather(sentences: string[]): string[] {
  const said: string[] = [];
  for (let i = 0; i < sentences.length; ) {
    const sentence = sentences[i];
    const alike = DRAWN.test(sentence) ? (other: string): boolean => DRAWN.test(other) : (other: string): boolean => other === sentence;
    let end = i + 1;
    while (end < sentences.length && alike(sentences[end])) end++;
    const count = end - i;
    if (DRAWN.test(sentence)) said.push(`You draw ${listed(sentences.slice(i, end).map((one) => DRAWN.exec(one)![1]))}.`);
    else if (count > 1 && sentence.endsWith(" draws a card.")) said.push(sentence.replace("a card", `${count} cards`));
    else if (count > 1) said.push(sentence.replace(/\.?$/, `, ${TIMES[count] ?? `${count} times`}.`));
    // a phase that another follows at once is not worth a sentence
    else if (!(PHASE.test(sentence) && end < sentences.length && PHASE.test(sentences[end]))) said.push(sentence);
    i = end;
  }
  return said;
}

/** A line of a card without the signs that only print knows: {1}, *name*, [faction]. */
const bare = (line: string): string => line.replaceAll("][", ", ").replace(/\}[[{]/g, ", ").replace(/[{}*[\]]/g, "");

/** The line that a choice would carry out: of "Use Stitch and Solder of Patchwork Nurse" the one of that name. `textOf` knows what a card says. */
export function lineOf({ label, verb }: { label: string; verb: string }, textOf: (card: string) => string[]): string {
  if (verb === "support") {
    const [, card] = /^Discard (.+) for its support ability$/.exec(label) ?? [];
    return bare(card ? (textOf(card).find((line) => line.startsWith("Support")) ?? "") : "");
  }
  const [, said] = (verb === "use" || verb === "from") ? (/^Use (.+)$/.exec(label) ?? []) : [];
  // both names may have an "of" of their own
  const parts = said?.split(" of ") ?? [];
  for (let i = 1; i < parts.length; i++) {
    const [name, card] = [parts.slice(0, i).join(" of "), parts.slice(i).join(" of ")];
    const kind = /^the (objective|command) ability$/.exec(name)?.[1];
    const found = textOf(card).find((line) => (kind ? line.toLowerCase().startsWith(kind) : line.startsWith(`*${name}*`)));
    if (found) return bare(found);
  }
  return "";
}
