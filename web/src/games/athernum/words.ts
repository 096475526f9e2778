// The table in words: for labels, for those who hear it, for the log.

import type { Permanent, Table } from "./types";
import { atPlace } from "./types";

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

const TITLES: Record<string, (rest: string) => string> = {
  pass: () => "Pass", done: () => "That is all", yes: () => "Yes", no: () => "No", end: () => "End the day", combat: () => "Combat",
  "end-combat": () => "End combat", undefended: () => "No defender", concede: () => "Concede", acquisition: () => "Acquisition",
  solvency: () => "Solvency", contingency: () => "Contingency",
};
const VERBS: Record<string, string> = {
  lead: "Lead", play: "Play", relic: "Play", attach: "Attach", hide: "Face-down", use: "Use", support: "Support", up: "Turn up", drop: "Discard",
  exhaust: "Exhaust", attack: "Attack with", at: "Attack", defend: "Defend with", pick: "Choose", player: "Choose player", effect: "Choose effect",
  name: "Name", mode: "Choice", pay: "Pay", next: "Next", from: "Use",
};

const PLACED: Record<string, string> = { attack: "Attacker", at: "Attack", defend: "Defender", use: "Ability", up: "Turn face-up", drop: "Discard an attachment", exhaust: "Resource", from: "Ability" };

/** A choice of the record as a heading of the log: "play:Cog_Peddler" is "Play Cog Peddler". */
export function entryTitle(text: string): string {
  const plain = TITLES[text];
  if (plain) return plain("");
  const colon = text.indexOf(":");
  const verb = VERBS[text.slice(0, colon)];
  if (colon < 0 || !verb) return text;
  const [card] = text.slice(colon + 1).replace(/@\w+/, "").split(">");
  // a place says nothing to a reader: the sentence after it names what lies there
  if (/^\d([a-z]|$)/.test(card)) return PLACED[text.slice(0, colon)] ?? verb;
  return `${verb} ${card === "?" ? "a card" : card.replaceAll("_", " ")}`;
}

/** A sentence of the log, where the heading does not say it already. */
export function brief(sentence: string, text: string): string {
  if (/^(Turn \d+: )/.test(sentence)) return "";
  if (text.startsWith("play:") && / plays /.test(sentence)) return "";
  if (/ uses (Acquisition|Solvency|Contingency)\.$/.test(sentence)) return "";
  return sentence;
}
