// Finding one's way in a rulebook: topics in reading order, what belongs to a clause, search.

import type { Heading } from "../../games";
import type { Clause, Example, Rules } from "../../lib/protocol";
import { sentence } from "../../lib/words";

/** What every rulebook of ours has, whatever its game calls the rest. */
const RULINGS: Heading = {
  topic: "ruling", title: "House rulings", lead: "Where the rulebook is silent, or could be read two ways, this is how we play, and why.",
};

export interface Topic extends Heading { clauses: Clause[] }

export const topicOf = (clause: Clause): string => (clause.kind === "ruling" ? "ruling" : clause.topic);

/** The chapters that a game names, then whatever it has not named, then the rulings. */
export function topicsOf(rules: Rules, headings: Heading[] = []): Topic[] {
  const found = new Map<string, Clause[]>(headings.map(({ topic }) => [topic, []]));
  for (const clause of rules.clauses) {
    const topic = topicOf(clause);
    if (topic !== RULINGS.topic) found.set(topic, [...(found.get(topic) ?? []), clause]);
  }
  found.set(RULINGS.topic, rules.clauses.filter((clause) => topicOf(clause) === RULINGS.topic));
  return [...found].filter(([, clauses]) => clauses.length).map(([topic, clauses]) => {
    const heading = [...headings, RULINGS].find((h) => h.topic === topic);
    return { topic, title: heading?.title ?? sentence(topic), lead: heading?.lead ?? "", clauses };
  });
}

/** The rulings about each clause, so that a page finds them without searching. */
export function rulingsBy(rules: Rules): Map<string, Clause[]> {
  const found = new Map<string, Clause[]>();
  for (const ruling of rules.clauses) {
    for (const id of ruling.about ?? []) found.set(id, [...(found.get(id) ?? []), ruling]);
  }
  return found;
}

/** The worked examples of each clause. */
export function examplesBy(rules: Rules): Map<string, Example[]> {
  const found = new Map<string, Example[]>();
  for (const example of rules.examples) {
    for (const id of example.rules) found.set(id, [...(found.get(id) ?? []), example]);
  }
  return found;
}

export const wordsOf = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** The clauses in which every word occurs, or in the heading that they stand under; those whose id begins with the first word
 * stand first, those that only their heading brings last. */
export function searchIn(rules: Rules, query: string, topics: Topic[] = []): Clause[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const titles = new Map(topics.map(({ topic, title }) => [topic, title.toLowerCase()]));
  const itself = (clause: Clause): boolean => words.every((word) => textOf(clause).includes(word));
  const hits = rules.clauses.filter((clause) => {
    const title = titles.get(topicOf(clause)) ?? "";
    return itself(clause) || words.every((word) => title.includes(word));
  });
  const first = (clause: Clause): number => (clause.id.toLowerCase().startsWith(words[0]) ? 0 : itself(clause) ? 1 : 2);
  return hits.sort((a, b) => first(a) - first(b));
}

const texts = new WeakMap<Clause, string>();

function textOf(clause: Clause): string {
  let text = texts.get(clause);
  if (text === undefined) {
    text = [clause.id, clause.topic, clause.text, clause.question, clause.why].join("\n").toLowerCase();
    texts.set(clause, text);
  }
  return text;
}

/** A text cut at the words that were looked for, so that a page can mark them. */
export function cut(text: string, words: string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.split(new RegExp(`(${pattern})`, "gi")).map((part, i) => ({ text: part, hit: i % 2 === 1 }));
}

/** Who sees to what has no effect on play: nobody, those who run tournaments, whoever keeps whose cards are whose. */
const BESIDE_PLAY = ["none", "tournament", "companion"];

/** Whether a clause has no effect on play, and so needs no proof. */
export const harmless = (clause: Clause): boolean => BESIDE_PLAY.includes(clause.enforce);

/** What proves a clause, in words. */
export function proof(clause: Clause): string {
  const n = clause.tests.length;
  if (n) return `proved by ${n} ${n === 1 ? "test" : "tests"}`;
  if (harmless(clause)) return "no effect on play";
  return "not proved yet";
}
