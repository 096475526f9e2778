// The table in words: for labels, for those who hear it, for the log.

import type { LogEntry } from "../../lib/protocol";
import { listed } from "../../lib/words";
import { roman } from "./printed";
import { atPlace, UNIT_ZONES, type Link, type Table, type Thing } from "./types";

export const PHASES = ["Cycle", "Action", "Return"] as const;

/** What lies there, by name if it may be known. */
export const thingName = (thing: Thing): string => thing.name ?? "a Prepared card";

/** How a Zone is called: "1U3" is Unit Zone 3. */
export function zoneName(place: string): string {
  const zone = place.slice(1);
  return zone === "L" ? "Leader Zone" : `${UNIT_ZONES.includes(zone) ? "Unit" : "Event"} Zone ${zone.slice(1)}`;
}

/** What a HYPER version is two charges of. */
export const plainKeyword = (keyword: string): string => (keyword === "HYPER-STRIKE" ? "DUAL-STRIKE" : keyword.replace(/^HYPER-/, ""));

/** HYPER versions are two charges of the same: "BARRIER ×2". */
export function shortKeyword(keyword: string): string {
  if (!keyword.startsWith("HYPER-")) return keyword;
  return `${plainKeyword(keyword)} ×2`;
}

const counted = (n: number, one: string): string => (n === 1 ? `1 ${one}` : `${n} ${one}s`);

/** A card on the board with all that is so of it. */
export function thingLabel(thing: Thing): string {
  const parts = [thingName(thing), thing.type === "Leader" ? "Leader" : thing.type];
  if (thing.side === "down") parts.push(thing.name ? "Prepared, face-down" : "face-down");
  if (thing.side === "exhausted") parts.push("Exhausted");
  if (thing.token) parts.push("TOTEM");
  if (thing.rank && thing.side !== "down" && thing.type !== "Leader") parts.push(`RANK ${roman(thing.rank)}`);
  if (thing.type === "Unit" && thing.dmg !== undefined && thing.dmg >= 0) parts.push(`DMG ${thing.dmg}, SPD ${thing.spd}`);
  if (thing.hp >= 0) parts.push(thing.damage ? `${thing.hp} of ${thing.hp + thing.damage} HP` : `HP ${thing.hp}`);
  if (thing.energy) parts.push(`Generates ${thing.energy}`);
  if (thing.cost !== undefined) parts.push(`costs ${thing.cost} ENERGY to Activate`);
  parts.push(...(thing.keywords ?? []));
  for (const [mark, count] of Object.entries(thing.marks)) parts.push(counted(count, `${mark} mark`));
  if (thing.exposed) parts.push("Exposed");
  if (thing.attachments.length) parts.push(`under ${listed(thing.attachments.map(thingName))}`);
  return parts.join(", ");
}

/** What is at a place that a link is about: "player 2", "link 4" or a card. */
export function aboutName(table: Table, about: string, names: Record<number, string>): string {
  const player = /^player (\d)$/.exec(about);
  if (player) return names[Number(player[1])] ?? about;
  const link = /^link (\d+)$/.exec(about);
  if (link) return table.stack.find((one) => one.number === Number(link[1]))?.source ?? "a link that is gone";
  const thing = atPlace(table, about);
  return thing ? thingName(thing) : about;
}

const DOES: Record<string, string> = {
  Activation: "Is Activated.", Attack: "Attacks.", Prepare: "A card is laid face-down.", trigger: "Its Ability.", Ability: "Its Ability.",
};
/** What a link will do: its line, or what kind of thing happens. */
export const linkText = ({ text, kind }: Link): string => text.replace(/^●\s*/, "") || DOES[kind] || "";

/** "Name: ●a line of it" in its two parts; of anything else nothing. */
export function parts(label: string): { name: string; line: string } | null {
  const at = label.indexOf(": ●");
  return at < 0 ? null : { name: label.slice(0, at), line: label.slice(at + 3) };
}

/** What an action is called on a button, where its card is named beside it, with its price: "Prepare it for 1 ENERGY (0 left)". */
export function priced(called: string, label: string): string {
  return called + (/ for (?:nothing|\d+ ENERGY \(-?\d+ left\))$/.exec(label)?.[0] ?? "");
}

// ---- the log

/** What a heading has begun, without its verb. */
const SHORTER: [string[], RegExp][] = [
  [["pick", "player", "link"], /^.+? chooses (.+)\.$/],
];
/** What a heading says already, by its verb, if it names the same card. */
const NOTHING_NEW: Record<string, RegExp> = {
  play: / announces (.+)\.$/, lead: / announces (.+)\.$/, turn: / (?:announces|turns up) (.+)\.$/, prepare: / Prepares (.+)\.$/, use: / uses (.+)\.$/, from: / uses (.+)\.$/,
  target: / Attacks (.+) with .+\.$/, guard: / Guards with (.+)\.$/,
};
/** Turns have chapters of their own. */
const NEVER_NEW = [/^Turn \d+: /];
const BEGINS = / takes the first turn\.$/;
/** Whoever Attacks or Guards is Exhausted by that. */
const TURNED = new Set(["target", "attack", "guard"]);
const EXHAUSTED = /^(.+) of (.+) is Exhausted\.$/;

/** The heading names who Attacks: what is new is whom. */
const STRIKES = /^(.+ Attacks .+) with (.+)\.$/;

/** A sentence of the log, where the heading does not say it already. */
export function brief(sentence: string, { verb = "", title = "" }: Pick<LogEntry, "verb" | "title">): string {
  if (NEVER_NEW.some((said) => said.test(sentence)) || (verb === "first" && BEGINS.test(sentence))) return "";
  if (TURNED.has(verb) && EXHAUSTED.test(sentence)) return "";
  const [, strikes, striker] = (verb === "attack" && STRIKES.exec(sentence)) || [];
  if (strikes && title.endsWith(` ${striker}`)) return `${strikes}.`;
  const named = NOTHING_NEW[verb]?.exec(sentence)?.[1];
  if (named && title.includes(named)) return "";
  if (named && verb === "turn") return `It is ${named}.`; // nobody else knew what lay there
  const [, said] = SHORTER.find(([verbs, words]) => verbs.includes(verb) && words.test(sentence)) ?? [];
  if (!said) return sentence;
  const [, rest] = said.exec(sentence)!;
  return title.endsWith(rest) ? "" : rest;
}

const TIMES = ["", "", "twice", "three times"];
const DRAWN = /^(.+) Draws (.+)\.$/;
/** A blow or a recovery that may be one of many: an effect on all Units tells of each. */
const BEFALLS = /^(.+) of (.+) (?:takes (\d+ DMG)|is Healed by (\d+)|is (Reactivated))\.$/;
const RESOLVES = /^(.+) of (.+) resolves\.$/;
const GENERATED = /^(.+) Generates \d+ ENERGY with (.+)\.$/;
const RETURNED = /^A card of (.+) is Returned\.$/;
const PHASE = /: (Cycle|Action|Return) Phase\.$/;

/** Each card once: "Slagwing", "2 face-down cards". */
function once(names: string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : name.startsWith("a ") ? `${count} ${name.slice(2)}s` : `${name} (${TIMES[count] ?? `${count} times`})`;
  });
}

/** What befalls several cards alike, in one sentence: "Ember Whelp and 2 face-down cards of Ada take 1 DMG each." */
function together(sentences: string[]): string | null {
  const found = sentences.map((one) => BEFALLS.exec(one)!);
  // of cards with one name it is said how often
  if (found.length < 2 || (new Set(sentences).size === 1 && !sentences[0].startsWith("a "))) return null;
  const [, , , taken, healed] = found[0];
  const owners = [...new Set(found.map(([, , owner]) => owner))];
  const who = listed(owners.map((owner) => `${listed(once(found.filter((one) => one[2] === owner).map(([, name]) => name)))} of ${owner}`));
  return `${who} ${taken ? `take ${taken} each` : healed ? `are Healed by ${healed} each` : "are Reactivated"}.`;
}

/** Sentences that say the same several times, said once: five cards Drawn are one sentence, and so are phases in which nothing happens. */
export function gather(sentences: string[]): string[] {
  const said: string[] = [];
  for (let i = 0; i < sentences.length; ) {
    const sentence = sentences[i];
    // who Generates with a card Exhausts it
    const [, giver, source] = GENERATED.exec(sentences[i - 1] ?? "") ?? [];
    if (source && sentence === `${source} of ${giver} is Exhausted.`) { i++; continue; }
    // that an Ability resolves is no tidings where it was just said to be used
    const [, done, whose] = RESOLVES.exec(sentence) ?? [];
    if (done && sentences.slice(0, i).includes(`${whose} uses ${done}.`)) { i++; continue; }
    const befalls = BEFALLS.exec(sentence)?.slice(3).join();
    let last = i;
    while (befalls && last < sentences.length && BEFALLS.exec(sentences[last])?.slice(3).join() === befalls) last++;
    const all = together(sentences.slice(i, last));
    if (all) { said.push(all); i = last; continue; }
    const who = DRAWN.exec(sentence)?.[1];
    const alike = who ? (other: string): boolean => DRAWN.exec(other)?.[1] === who : (other: string): boolean => other === sentence;
    let end = i + 1;
    while (end < sentences.length && alike(sentences[end])) end++;
    const count = end - i;
    const cards = who ? sentences.slice(i, end).map((one) => DRAWN.exec(one)![2]) : [];
    if (who && count > 1 && cards.every((card) => card === "a card")) said.push(`${who} Draws ${count} cards.`);
    else if (who) said.push(`${who} Draws ${listed(cards)}.`);
    else if (count > 1 && RETURNED.test(sentence)) said.push(sentence.replace(RETURNED, `${count} cards of $1 are Returned.`));
    else if (count > 1) said.push(sentence.replace(/\.?$/, `, ${TIMES[count] ?? `${count} times`}.`));
    // a phase that another follows at once is not worth a sentence
    else if (!(PHASE.test(sentence) && end < sentences.length && PHASE.test(sentences[end]))) said.push(sentence);
    i = end;
  }
  return said;
}
