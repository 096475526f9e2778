// An Action in one row of the log: what was named for it, square by square and die by die, and what came of it when both had passed.

import { PASS, type LogEntry } from "../../lib/protocol";
import type { Story } from "..";

/** What is chosen for something that has begun already. */
const FOR_IT = new Set(["die", "added", "besides", "done", "at", "lay", "step", "stop", "array", "aim", "shove", "pick", "take", "colour", "token", "number", "turn", "player", "ability", "mode", "next", "yes", "no"]);
/** What ends a Phase or begins one is no matter of the last Action. */
const APART = [/^Main Phase \d/, / (?:gains|loses) \d+ Victory Points?\.$/, / reveals .+ and rolls \d\.$/, / is the Offensive Player\.$/, /^\[.+\] begins\.$/, /for initiative\.$/];
/** A Champion that is killed is worth Victory Points at once, and these belong to it. */
const KILLED = / is killed\.$/;
const LAID = new Set(["at", "lay"]);
const LAYS = /^(.+ (?:deploys|places) .+)\.$/;
const COMPLETED = /^The Attack of .+ is completed\.$/;
/** What says nothing that the facts do not say. */
const SAID = new Set([PASS, "done", "stop", "step", "die", "added", "besides", "at", "lay", "number", "array"]);

const apart = (words: string[]): boolean => !words.some((one) => KILLED.test(one)) && words.some((one) => APART.some((said) => said.test(one)));

export const story: Story = {
  goesOn: ({ verb = "", seat, words, turn }, begun) => turn === begun.turn && (verb === PASS ? !apart(words) : seat === begun.seat && FOR_IT.has(verb)),
  tell: ({ verb = "", title = "" }: LogEntry, said, begun) => {
    if (said.length === 0) return SAID.has(verb) || title === "Choose a card" || title === begun.title ? [] : [`${title.replace(/^(Choose|Exchange)\b/, "$1s")}.`];
    const news = said.filter((one) => !COMPLETED.test(one));
    return LAID.has(verb) ? news.map((one) => one.replace(LAYS, (_, laid: string) => `${laid} ${title.charAt(0).toLowerCase()}${title.slice(1)}.`)) : news;
  },
};
