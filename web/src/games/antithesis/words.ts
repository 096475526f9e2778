// The table in words: for labels, for those who hear it, for the log.

import type { LogEntry } from "../../lib/protocol";
import { listed } from "../../lib/words";
import { COLOURS } from "./printed";
import { seenAs } from "./squares";
import { atPlace, isFigure, type Table, type Thing } from "./types";

/** "Red 4" */
export const dieName = (die: string): string => `${COLOURS[die[0]] ?? die[0]} ${die[1]}`;

/** Something In Play with all that is so of it. */
export function thingLabel(thing: Thing, seat: number): string {
  const parts = [thing.name, thing.type];
  if (thing.squares.length) parts.push(`on ${listed(thing.squares.map((square) => seenAs(square, seat)))}`);
  if (thing.exhausted) parts.push("exhausted");
  if (thing.killed) parts.push("killed");
  if (isFigure(thing)) {
    parts.push(`DEF ${thing.def} ${thing.def_type ?? ""}`.trim(), thing.damage ? `${Math.max(0, thing.hp! - thing.damage)} of ${thing.hp} HP` : `HP ${thing.hp}`, `${thing.vp} VP`, `Presence ${thing.presence}`);
  }
  for (const [token, count] of Object.entries(thing.tokens)) parts.push(`${count} ${token}`);
  parts.push(...thing.keywords);
  if (thing.attachments.length) parts.push(`with ${listed(thing.attachments.map(({ name }) => name))}`);
  return parts.filter(Boolean).join(", ");
}

/** What an ability is about: "player 2", "ability 4" or something In Play. */
export function aboutName(table: Table, about: string, names: Record<number, string>): string {
  const player = /^player (\d)$/.exec(about);
  if (player) return names[Number(player[1])] ?? about;
  const ability = /^ability (\d+)$/.exec(about);
  if (ability) return table.stack.find((one) => one.number === Number(ability[1]))?.source || "an ability";
  return atPlace(table, about)?.name ?? about;
}

const DICE = /^(.+) gains a die: (.+)\.$/;
const SPENT = /^(.+) spends (.+)\.$/;

/** Sentences that say the same several times, said once: nine dice gained are one sentence. */
export function gather(sentences: string[]): string[] {
  const said: string[] = [];
  for (let i = 0; i < sentences.length; ) {
    const pattern = [DICE, SPENT].find((one) => one.test(sentences[i]));
    const who = pattern?.exec(sentences[i])?.[1];
    let end = i + 1;
    while (pattern && end < sentences.length && pattern.exec(sentences[end])?.[1] === who) end++;
    if (pattern && end - i > 1) {
      const dice = sentences.slice(i, end).map((one) => pattern.exec(one)![2]);
      said.push(pattern === DICE ? `${who} gains ${dice.length} dice: ${listed(dice)}.` : `${who} spends ${listed(dice)}.`);
    } else said.push(sentences[i]);
    i = end;
  }
  return said;
}

/** What a heading says already, by its verb, if it names the same card. */
const NOTHING_NEW: Record<string, RegExp> = { use: / uses (.+)\.$/, from: / uses (.+)\.$/, shift: / shifts Strategy to (.+)\.$/ };

export function brief(sentence: string, { verb = "", title = "" }: Pick<LogEntry, "verb" | "title">): string {
  const named = NOTHING_NEW[verb]?.exec(sentence)?.[1];
  return named && title.includes(named) ? "" : sentence;
}
