// What there is to say about a table at which this browser sits.

import { faceSoon } from "../../games";
import { api } from "../../lib/api";
import type { TableInfo } from "../../lib/protocol";
import type { Held } from "../../lib/session";
import { listed } from "../../lib/words";
import { countedIn, hasOpenSeat, seatName, together, wholeTitle } from "./words";

export interface Mine {
  table: string;
  seat: number;
  title: string;
  line: string;
  verb: string;
  move: boolean; // it is this browser's turn
  over: boolean;
}

export async function lookAt(table: string, held: Held): Promise<Mine> {
  const seats = Object.keys(held.tokens).map(Number).sort();
  const token = held.tokens[seats[0]];
  const info = await api.table(table, token);
  const asked = info.asked ?? 0;
  const unit = countedIn(await faceSoon(info.game).catch(() => undefined));
  const move = info.status === "playing" && seats.includes(asked);
  return { table, seat: move ? asked : seats[0], title: wholeTitle(info.title), move, over: info.status === "over", ...words(info, seats, asked, unit) };
}

/** "You won", "You lost", "A draw": by the seats that won. */
export function resultOf(result: string, mine: number[]): string {
  const winners = [...result].map(Number).filter((seat) => seat > 0);
  if (winners.length === 0) return result === "=" ? "A draw" : "Finished";
  if (mine.length > 1) return `Player ${winners.join(" and ")} won`;
  return winners.includes(mine[0]) ? "You won" : "You lost";
}

const dated = (ended?: number | null): string => (ended ? `, ${new Date(ended).toLocaleDateString(undefined, { day: "numeric", month: "short", year: "numeric" })}` : "");

function words(info: TableInfo, mine: number[], asked: number, unit: string): { line: string; verb: string } {
  const others = listed(together(info.seats.filter((s) => !mine.includes(s.seat) && s.kind !== "open").map(seatName)));
  const against = others ? ` against ${others}` : "";
  if (info.status === "over") return { line: `${resultOf(info.result ?? "", mine)}${against}${dated(info.ended)}`, verb: "Replay" };
  if (info.status === "open" || hasOpenSeat(info.seats)) return { line: "Waiting for somebody to sit down", verb: "Open" };
  const round = info.round ? `, ${unit} ${info.round}` : "";
  if (mine.includes(asked)) return { line: `Your turn${against}${round}`, verb: "Move" };
  const thinker = info.seats.find((s) => s.seat === asked);
  return { line: `${thinker ? seatName(thinker) : "The other side"} thinks${round}`, verb: "Open" };
}
