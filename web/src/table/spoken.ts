// What a table says in sentences: answers to requests, refusals, and what is read aloud.

import type { News } from "../lib/protocol";

/** What became of a request, for one of those who sit there; empty if that is no news to them. */
export function newsOf({ what, how, by, seat }: News, own: boolean, name: (seat: number) => string): string {
  const thing = { draw: "a draw", takeback: "a takeback", rematch: "another game" }[what];
  const says: Record<News["how"], string> = {
    offered: own ? "" : what === "draw" ? `${name(by)} offers a draw.` : `${name(by)} asks for ${thing}.`,
    agreed: what === "rematch" ? `${name(seat)} would like another game, too.` : `${name(seat)} agreed to ${thing}.`,
    declined: `${name(seat)} declined ${thing}.`,
    withdrawn: what === "rematch" ? `${name(by)} no longer wants another game.` : `${name(by)} withdrew ${what === "draw" ? "the offer of a draw" : "the request for a takeback"}.`,
    lapsed: own ? `The game went on before anybody answered, so your ${what === "draw" ? "offer of a draw" : "request for a takeback"} has lapsed.` : "",
  };
  return says[how];
}

/** A clause beside a refusal: as much of it as can be read at a glance. */
const GLANCE = 150; // characters
const CUT = 146;
export const glance = (text: string): string => (text.length > GLANCE ? `${text.slice(0, text.lastIndexOf(" ", CUT))} …` : text);

/** Several sentences as they are spoken: the first ones, and that there were more. */
const MOST_SAID = 6;
export const told = (sentences: string[]): string =>
  sentences.length <= MOST_SAID ? sentences.join(" ") : `${sentences.slice(0, MOST_SAID - 1).join(" ")} And ${sentences.length - MOST_SAID + 1} more, as the log says.`;

/** What refs point at, by name: "cell:e6" is e6. */
export const namesIn = (refs: string[]): string[] => refs.map((ref) => ref.slice(ref.indexOf(":") + 1));

/** A sentence may begin with the name of a place, and that is written as it is on the board. */
export function written(sentence: string, refs: string[]): string {
  const first = namesIn(refs).find((name) => sentence.toLowerCase().startsWith(`${name.toLowerCase()} `));
  return first ? first + sentence.slice(first.length) : sentence;
}
