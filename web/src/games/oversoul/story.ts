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
/** What comes after it is told by itself: an exchange is no part of who begins. */
const FIRST = "first";
/** A choice without tidings, told of somebody: "Return Pact Warlock" is "Returns Pact Warlock". */
const third = (title: string): string => title.replace(/^(Choose|Exchange|Put|Return|Take|Use)\b/, "$1s").replace(/^Do not\b/, "Does not");
/** The same once more with another card: "Exchange Ember Oath" goes on with "Also Gravewarden". */
const ONCE_MORE = /^(Exchange|Put|Return) (.+)$/;
function told(title: string, begun: string): string {
  const [, verb, card] = ONCE_MORE.exec(title) ?? [];
  return verb && ONCE_MORE.exec(begun)?.[1] === verb ? `Also ${card}.` : `${third(title)}.`;
}
const PREPARED = "prepare";
/** "Prepares a card." in a Zone: which one is what is new. */
const LAYS = /^(.+ Prepares .+)\.$/;

const apart = (words: string[]): boolean => words.some((one) => APART.some((said) => said.test(one)));
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const story: Story = {
  goesOn: ({ verb = "", seat, words, turn }, begun) =>
    begun.verb !== FIRST && turn === begun.turn && (verb === PASS || verb === NO_GUARD ? !apart(words) : seat === begun.seat && FOR_IT.has(verb)),
  tell: ({ verb = "", title = "" }: LogEntry, said, begun) => {
    if (said.length === 0) return SAID.has(verb) || title === "Choose a card" || title === begun.title ? [] : [told(title, begun.title ?? "")];
    const news = said.filter((one) => !(begun.title ?? "").includes(RESOLVES.exec(one)?.[1] ?? "\n"));
    if (verb !== ZONE) return news;
    // the heading of what was Prepared names the card already
    return news.map((one) => one.replace(LAYS, (_, laid: string) => (begun.verb === PREPARED ? `${title}.` : `${laid} ${small(title)}.`)));
  },
};
