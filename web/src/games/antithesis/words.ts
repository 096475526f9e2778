// The table in words: for labels, for those who hear it, for the log.

import type { LogEntry } from "../../lib/protocol";
import { listed, several } from "../../lib/words";
import { COLOURS } from "./printed";
import { seenAs } from "./squares";
import { atPlace, isFigure, ROWS, type Goal, type Table, type Thing } from "./types";

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

/** What a Goal brings whoever controls it, at the end of the Phase (SCORE.1): from his own row D on 1, from F on he takes one too. */
export function worthOf({ at, holder }: Goal): string {
  if (holder < 0) return "";
  const row = ROWS.indexOf(seenAs(at, holder + 1)[0]);
  return row < 3 ? "0" : row < 5 ? "+1" : "+1 −1";
}

/** A Goal on a square, in words behind the square's name. */
export function goalWords(goal: Goal | undefined, me: number, names: Record<number, string>): string {
  if (!goal) return "";
  if (goal.contested) return ", a contested Goal";
  if (goal.holder < 0) return ", a Goal";
  const who = goal.holder + 1 === me && !names[me] ? "you" : (names[goal.holder + 1] ?? `player ${goal.holder + 1}`);
  const worth = worthOf(goal);
  return `, a Goal controlled by ${who}, ${worth === "0" ? "worth nothing in that row" : worth === "+1" ? "worth 1 Victory Point" : "worth 1 Victory Point and one from the other"}`;
}

const ICONS: Record<string, string> = { ...COLOURS, S: "any die", Exhaust: "exhaust it" };
const spelled = (run: string): string => [...run.matchAll(/\{(\w+)\}/g)].map(([, icon]) => ICONS[icon] ?? icon).join(", ");
/** A line of a card without its icons: "Action: {Exhaust} Recover …" is "Action: exhaust it: Recover …". */
export const plain = (line: string): string =>
  line.replace(/^((?:[^:{}]+: )+)((?:\{\w+\})+) /, (_, head: string, cost: string) => `${head}${spelled(cost)}: `).replace(/(?:\{\w+\})+/g, spelled).replace(/ ?Ability Traits: .*$/, "").trim();

/** "Name: a line of it" in its two parts. */
export function parts(label: string): { name: string; line: string } {
  const at = label.indexOf(": ");
  return at < 0 ? { name: label, line: "" } : { name: label.slice(0, at), line: plain(label.slice(at + 2)) };
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
const DREW = /^(.+) draws (.+)\.$/;
const WENT = /^(.+) moves to (\w\d)\.$/;

/** Several of them in a row as one sentence. */
const TOGETHER: [RegExp, (who: string, what: string[]) => string][] = [
  [DICE, (who, dice) => `${who} gains ${dice.length} dice: ${listed(dice)}.`],
  [SPENT, (who, dice) => `${who} spends ${listed(dice)}.`],
  [DREW, (who, cards) => `${who} draws ${cards.every((card) => card === "a card") ? `${cards.length} cards` : listed(cards)}.`],
  [WENT, (who, squares) => `${who} moves to ${squares.at(-1)} by way of ${listed(squares.slice(0, -1))}.`],
];

/** Sentences that say the same several times, said once: nine dice gained are one sentence, and so are the steps of a way. */
export function gather(sentences: string[]): string[] {
  const said: string[] = [];
  for (let i = 0; i < sentences.length; ) {
    const [pattern, told] = TOGETHER.find(([one]) => one.test(sentences[i])) ?? [];
    const who = pattern?.exec(sentences[i])?.[1];
    let end = i + 1;
    while (pattern && end < sentences.length && pattern.exec(sentences[end])?.[1] === who) end++;
    if (pattern && told && who && end - i > 1) {
      said.push(told(who, sentences.slice(i, end).map((one) => pattern.exec(one)![2])));
    } else said.push(sentences[i]);
    i = end;
  }
  return said;
}

/** What a heading says already, by its verb, if it names the same card. */
const NOTHING_NEW: Record<string, RegExp> = { use: / uses (.+)\.$/, from: / uses (.+)\.$/, shift: / shifts Strategy to (.+)\.$/, die: / spends (\w+ \d)\.$/, at: / places (a Goal on \w\d)\.$/ };

export function brief(sentence: string, { verb = "", title = "" }: Pick<LogEntry, "verb" | "title">): string {
  const named = NOTHING_NEW[verb]?.exec(sentence)?.[1];
  // dice are spent together when the last of them is named, and each has a heading of its own
  return named && (verb === "die" || title.includes(named)) ? "" : sentence;
}

/** What an Attack does to one of those it hits: "5 damage to Vesk Othal (12 HP)", "Pushes Vesk Othal up to 6 squares". */
export function hitWords({ kind, damage, name, hp, vp }: { kind: "damage" | "PUSH" | "PULL"; damage: number; name: string; hp: number; vp: number }): string {
  if (kind === "damage") return `${damage} damage to ${name} (${hp} HP)${damage >= hp ? `. Killed: ${vp} VP` : ""}.`;
  const verb = kind === "PUSH" ? "push" : "pull";
  return damage > 0 ? `${verb === "push" ? "Pushes" : "Pulls"} ${name} up to ${several(damage, "square")}.` : `Does not ${verb} ${name}.`;
}
