// Small facts about tables in words, as every list of tables shows them.

import type { Face } from "../../games";
import type { Clock, Seat } from "../../lib/protocol";

const minutes = (seconds: number): string => (seconds % 60 ? (seconds / 60).toFixed(1) : String(seconds / 60));

/** A clock as players write it: 15 + 10. */
export function clockShort(clock: Clock): string {
  if (!clock) return "no clock";
  if (clock.kind === "days") return `${clock.days} ${clock.days === 1 ? "day" : "days"} a move`;
  if (clock.kind === "sudden") return `${minutes(clock.seconds)} min`;
  return `${minutes(clock.seconds)} + ${clock.increment}`;
}

/** A clock in a sentence. */
export function clockWords(clock: Clock): string {
  if (!clock) return "no clock";
  if (clock.kind === "days") return `${clock.days} ${clock.days === 1 ? "day" : "days"} for each move`;
  const base = `${minutes(clock.seconds)} ${clock.seconds === 60 ? "minute" : "minutes"} each`;
  if (clock.kind === "sudden") return base;
  return `${base}, ${clock.increment} ${clock.increment === 1 ? "extra second" : "extra seconds"} per move`;
}

/** Who sits there, in words. */
export function seatName(seat: Seat): string {
  if (seat.kind === "open") return "free";
  return seat.name || (seat.kind === "bot" ? "a bot" : `player ${seat.seat}`);
}

export const hasOpenSeat = (seats: Seat[]): boolean => seats.some((seat) => seat.kind === "open");

/** A table's title without its game: "Antagonism: Lagoon, two teams" is "Lagoon, two teams". */
export const setupOf = (title: string): string => title.split(": ").slice(1).join(": ") || title;

/** A table's title with its game, which is said once: "Scalar", "Antagonism, Lagoon, two teams". */
export const wholeTitle = (title: string): string => [...new Set(title.replace(": ", ", ").split(", "))].join(", ");

/** What the number in a list of tables counts: "round", "turn". */
export const countedIn = (face: Face | undefined): string => (face?.listedRound ?? face?.roundName ?? "Round").toLowerCase();

const NUMBERS = ["", "", "two", "three", "four"];

/** Names, each once: three bots of one level are "three Recruits". */
export function together(names: string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count > 1 ? `${NUMBERS[count] ?? count} ${name}s` : name;
  });
}
