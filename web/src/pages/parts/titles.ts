// A setup's title names a board and then how it is played: "Lagoon, two teams". Lists show one or the other.

import type { DeckInfo, SetupInfo } from "../../lib/protocol";
import { sentence } from "../../lib/words";

export const boardTitle = (setup: SetupInfo): string => setup.title.split(",")[0];

export function modeTitle(setup: SetupInfo): string {
  return sentence(setup.title.split(",").slice(1).join(",").trim() || setup.mode || "Standard");
}

/** One setup for every deck that somebody may want to play, against another one. */
export function deckSetups(setups: SetupInfo[], decks: DeckInfo[], kind: (deck: DeckInfo) => string): { setup: SetupInfo; title: string; about: string }[] {
  return decks.flatMap((deck) => {
    const setup = setups.find(({ name, seats }) => seats === 2 && name.split(":")[0] === deck.name);
    return setup ? [{ setup, title: deck.title, about: [kind(deck), `a${setup.title.slice(setup.title.indexOf("gainst"))}`].filter(Boolean).join(", ") }] : [];
  });
}

/** One setup for every board and number of seats, as many seats as asked at most: enough to choose from in a hurry. */
export function quickSetups(setups: SetupInfo[], most: number): { setup: SetupInfo; title: string }[] {
  const seen = new Set<string>();
  const boards = new Set<string>();
  return setups.filter(({ seats }) => seats <= most).flatMap((setup) => {
    const kind = `${setup.board} ${setup.seats}`;
    if (seen.has(kind)) return [];
    seen.add(kind);
    const again = boards.has(setup.board);
    boards.add(setup.board);
    return [{ setup, title: again ? modeTitle(setup) : boardTitle(setup) }];
  });
}

/** What a lesson is called, and what it is about: "Vertigo: three bases". Under the name of its game it needs that name no more. */
export function lessonTitle(title: string, game: string): [string, string] {
  const [head, ...rest] = title.split(/:\s*/);
  const about = rest.join(": ");
  return about && head.toLowerCase() === game ? [sentence(about), ""] : [head, about];
}
