// Picking one thing after the other until a choice is meant. It knows refs, no rules and no notation.

import type { Choice } from "../../lib/protocol";

/** What whoever is asked may pick several of, in the order in which it can be sent. */
export interface Picking {
  /** What is picked, where another question may look just like it. */
  of?: string;
  least: number;
  most: number;
  from: { text: string; refs: string[]; copies: number; /** What it counts, where not every one counts the same. */ worth?: number }[];
  /** What they must be worth together, and from where on one more would add nothing. */
  need?: number;
  full?: number;
}

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

/** A ref of a card that lies in a pile and is known by its name: "card:1h:Glass_Blade". Places on the table have no pile. */
export function pileOf(ref: string): { player: number; pile: string; name: string } | null {
  const found = /^card:(\d)([a-z]+):(.+)$/.exec(ref);
  return found ? { player: Number(found[1]), pile: found[2], name: found[3].replaceAll("__", ", ").replaceAll("_", " ") } : null;
}

/** What stands before the names of the cards of a pile. */
export const pileRef = (player: number, pile: string): string => `card:${player}${pile}:`;
/** A card in a pile. */
export const cardRef = (player: number, pile: string, name: string): string => pileRef(player, pile) + name.replaceAll(" ", "_");

/** The place or the name in a ref: "card:2c3" is 2c3. */
export const placeIn = (ref: string): string => pileOf(ref)?.name ?? ref.slice(ref.indexOf(":") + 1);

/**
 * The choices that are laid out to be looked at: of cards that do not lie open on the table, such as those of a deck; and of
 * piles that can be looked through, where a question is about nothing else. `inHand` are the cards that can be pointed at in a hand.
 */
export function laidOut(choices: Choice[], browsed: Set<string>, inHand: (player: number, pile: string, name: string) => boolean): Choice[] {
  const cards = choices.flatMap((choice) => {
    const pile = choice.refs.length === 1 ? pileOf(choice.refs[0]) : null;
    return pile && !inHand(pile.player, pile.pile, pile.name) ? [{ choice, pile: pile.pile }] : [];
  });
  const pointed = choices.filter((choice) => choice.refs.length > 0);
  const only = cards.length === pointed.length && cards.every(({ choice }) => choice.direct);
  return (only ? cards : cards.filter(({ pile }) => !browsed.has(pile))).map(({ choice }) => choice);
}

/** What is gathered, as it is sent and in the order in which it is taken. */
export const queued = (picking: Picking, gathered: string[]): string[] =>
  picking.from.flatMap(({ text, refs }) => gathered.filter((ref) => ref === refs[0]).map(() => text));
