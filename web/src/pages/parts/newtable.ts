// The choices of a new table in sentences, and what is chosen when nobody has.

import type { Clock, DeckInfo, SeatWish, SetupInfo } from "../../lib/protocol";
import { listed, sentence } from "../../lib/words";
import { clockWords } from "./words";

const USUAL = 3; // the middle of five levels

/** You first; then a friend, or bots; further seats go to bots. */
export function defaultSeats(seats: number, bots: boolean): SeatWish[] {
  return Array.from({ length: seats }, (_, i): SeatWish => {
    if (i === 0) return { kind: "me" };
    return i === 1 && !bots ? { kind: "open" } : { kind: "bot", level: USUAL };
  });
}

/** A deck by its name in a setup; one that is written out there is somebody's own. */
export const deckOf = (decks: DeckInfo[], name: string): DeckInfo =>
  decks.find((deck) => deck.name === name) ?? { name, title: "A deck of your own", about: "brought along", crest: "", faces: [] };

/** The same decks for more or fewer seats; who comes newly plays what nobody plays yet. */
export function seated(names: string[], decks: DeckInfo[], seats: number): string {
  const out = names.slice(0, seats);
  while (out.length < seats) out.push((decks.find((deck) => !out.includes(deck.name)) ?? decks[out.length % decks.length]).name);
  return out.join(":");
}

/** What stands behind the decks of a setup and names none: a game of another length. */
export const lengthsOf = (setups: SetupInfo[]): string[] => [...new Set(setups.flatMap(({ name, seats }) => name.split(":").slice(seats)))];

/** A setup in its decks and its length; empty, where that is the usual one. */
export function partsOf(name: string, lengths: string[]): { names: string[]; length: string } {
  const parts = name.split(":");
  const last = parts.at(-1)!;
  return parts.length > 1 && lengths.includes(last) ? { names: parts.slice(0, -1), length: last } : { names: parts, length: "" };
}

/** The same length with other decks, or another length with the same. */
export const setupNamed = (names: string[], length: string): string => [...names, ...(length ? [length] : [])].join(":");

/** A setup that names a deck for each seat, whether or not it is listed. */
export function setupOfDecks(name: string, decks: DeckInfo[], lengths: string[] = []): SetupInfo {
  const { names, length } = partsOf(name, lengths);
  const titles = names.map((one) => deckOf(decks, one).title);
  return { name, title: titles.join(" against ") + (length ? `, ${length} game` : ""), board: "", mode: "", seats: titles.length, teams: false, roles: titles, map: [] };
}

/** What a seat is called in a setup: a role, a side of a team, or its number. */
export function seatTitle(seat: number, setup: SetupInfo): string {
  const role = setup.roles[seat - 1];
  if (role) {
    const alike = setup.roles.flatMap((name, i) => (name === role ? [i + 1] : []));
    return sentence(role) + (alike.length > 1 ? ` ${alike.indexOf(seat) + 1}` : "");
  }
  return setup.teams ? `Seat ${seat}, team ${seat % 2 ? "one" : "two"}` : `Seat ${seat}`;
}

function count(n: number, one: string, many: string): string {
  const words = ["no", "one", "two", "three", "four"];
  return n === 1 ? one : `${words[n] ?? n} ${many}`;
}

/** "Lagoon, two teams. You, a friend by link and two bots. No clock. Only people with a link can come in." */
export function summary(setup: SetupInfo, wishes: SeatWish[], clock: Clock, open: boolean): string {
  const of = (kind: SeatWish["kind"]): number => wishes.filter((w) => w.kind === kind).length;
  const people = [
    ...(of("me") ? ["you"] : []),
    ...(of("hot") ? [count(of("hot"), "somebody here", "others here")] : []),
    ...(of("open") ? [open ? count(of("open"), "whoever sits down", "who sit down") : count(of("open"), "a friend by link", "friends by link")] : []),
    ...(of("bot") ? [count(of("bot"), "a bot", "bots")] : []),
  ];
  const who = listed(people);
  const clocked = clockWords(clock);
  return [
    `${setup.title}.`, `${sentence(who)}.`, `${sentence(clocked)}.`,
    open ? "Anybody may watch." : "Only people with a link can come in.",
  ].join(" ");
}
