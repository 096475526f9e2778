// What somebody does in one row of the log: what was named and paid for it, and what came of it once the Timeshift resolved.

import { PASS, type LogEntry } from "../../lib/protocol";
import type { Story } from "..";

/** What is chosen for something that has begun already. */
const FOR_IT = new Set(["done", "paid", "target", "tap", "pick", "take", "player", "link", "mode", "next", "zone", "share", "yes", "no"]);
/** Nobody steps in the way: what is Attacked goes on. */
const NO_GUARD = "unguarded";
/** A phase that begins, and what it brings, is no matter of the last card. */
const APART = [/^Turn \d+: /, /: (?:Cycle|Action|Return) Phase\.$/];
/** That what the heading names resolves is no tidings; what it brings is. */
const RESOLVES = /^(.+) of .+ resolves\.$/;
/** What says nothing that the facts, or the heading before it, do not say. */
const SAID = new Set([PASS, "done", "paid", NO_GUARD]);
const ZONE = "zone";
/** "Prepares a card." in a Zone: which one is what is new. */
const LAYS = /^(.+ Prepares .+)\.$/;

const apart = (words: string[]): boolean => words.some((one) => APART.some((said) => said.test(one)));
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const story: Story = {
  goesOn: ({ verb = "", seat, words, turn }, begun) =>
    turn === begun.turn && (verb === PASS || verb === NO_GUARD ? !apart(words) : seat === begun.seat && FOR_IT.has(verb)),
  tell: ({ verb = "", title = "" }: LogEntry, said, begun) => {
    if (said.length === 0) return SAID.has(verb) || title === "Choose a card" ? [] : [`${title.replace(/^Choose /, "Chooses ")}.`];
    const news = said.filter((one) => !(begun.title ?? "").includes(RESOLVES.exec(one)?.[1] ?? "\n"));
    return verb === ZONE ? news.map((one) => one.replace(LAYS, (_, laid: string) => `${laid} ${small(title)}.`)) : news;
  },
};
