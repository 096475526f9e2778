// Picking one thing after the other until a choice is meant. It knows refs, no rules.

import type { Choice } from "../../lib/protocol";
import type { Picking } from "./types";

/** The choices whose refs begin with these. */
export const under = (choices: Choice[], refs: string[]): Choice[] =>
  choices.filter((choice) => choice.refs.length > 0 && refs.every((ref, i) => choice.refs[i] === ref));

/** What can be pointed at next. */
export function nextRefs(choices: Choice[], refs: string[]): Set<string> {
  return new Set(under(choices, refs).filter((choice) => choice.refs.length > refs.length).map((choice) => choice.refs[refs.length]));
}

/** The choices that are meant by exactly these. */
export const exact = (choices: Choice[], refs: string[]): Choice[] =>
  refs.length === 0 ? [] : under(choices, refs).filter((choice) => choice.refs.length === refs.length);

/** Answers to a question that was asked about this very thing: they are given by pointing, without a second look. */
const DIRECT = /^(pick|at|attack|defend|exhaust|pay|player|effect|next|up):/;
export const isDirect = (choice: Choice): boolean => DIRECT.test(choice.text);

/** Where a card named in a ref lies: "1h:Name" is player 1's hand; places on the board have no pile. */
export function pileOf(ref: string): { player: number; pile: string; name: string } | null {
  const found = /^card:(\d)([a-z]):(.+)$/.exec(ref);
  return found ? { player: Number(found[1]), pile: found[2], name: found[3].replaceAll("_", " ") } : null;
}

/** Piles that are looked through by their own buttons. */
const BROWSED = new Set(["d", "v", "x"]);

/**
 * The choices that are laid out to be looked at: of cards that do not lie open on the table, such as those of a deck; and of
 * piles, where a question is about nothing else. `inHand` are the cards that can be pointed at in the hand.
 */
export function laidOut(choices: Choice[], inHand: (player: number, name: string) => boolean): Choice[] {
  const cards = choices.flatMap((choice) => {
    const pile = choice.refs.length === 1 ? pileOf(choice.refs[0]) : null;
    return pile && !(pile.pile === "h" && inHand(pile.player, pile.name)) ? [{ choice, pile: pile.pile }] : [];
  });
  const pointed = choices.filter((choice) => choice.refs.length > 0);
  const only = cards.length === pointed.length && cards.every(({ choice }) => choice.text.startsWith("pick:"));
  return (only ? cards : cards.filter(({ pile }) => !BROWSED.has(pile))).map(({ choice }) => choice);
}

/** What is gathered, in notation and in the order in which it is taken. */
export const queued = (picking: Picking, gathered: string[]): string[] =>
  picking.from.flatMap(({ text, refs }) => gathered.filter((ref) => ref === refs[0]).map(() => text));
