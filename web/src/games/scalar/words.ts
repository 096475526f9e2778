// What the board says about itself, for prompts, the dice tray and those who listen.

import type { Choice } from "../../lib/protocol";
import { CORE, DICE, type Pending, type Piece, type Result, type Roll, type Table } from "./types";

export type Names = Record<number, string>;

export const nameOf = (seat: number, names: Names): string => names[seat] ?? `Player ${seat}`;

export const whose = (seat: number, you: number[], names: Names): string =>
  you.length === 1 && you[0] === seat ? "your" : `${nameOf(seat, names)}’s`;

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const litWords = (n: number): string => (n === 1 ? "One hex is lit." : `${n} hexes are lit.`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const pieceWords = ({ die, value }: Pick<Piece, "die" | "value">): string => `${DICE[die].name} showing ${value}`;

function ground(table: Table, hex: string): string {
  if (table.map.zone.includes(hex)) return "Control Zone";
  const seat = table.map.deploy.findIndex((slots) => slots.includes(hex)) + 1;
  return seat ? `Deploy Zone of player ${seat}` : "";
}

const DEEDS: Record<string, string> = { attack: "attack", move: "move here", evade: "slip away to here" };

/** "c4, your d12 showing 9, Control Zone, 3 moves, 1 attack" */
export function hexLabel(
  hex: string, table: Table, you: number[], names: Names, held: boolean, aimed: boolean, offered: Choice[] | undefined,
): string {
  if (hex === table.map.core) return `${hex}, the Core: ${CORE[table.core].name}. ${CORE[table.core].words}`;
  const piece = table.hexes[hex];
  const parts = [hex, piece ? `${whose(piece.owner, you, names)} ${pieceWords(piece)}` : "empty"];
  const place = ground(table, hex);
  if (place) parts.push(place);
  if (offered && (held || offered[0].refs.length === 1)) {
    parts.push(aimed ? "attack, press again to roll" : (DEEDS[offered[0].verb] ?? "put the die here"));
  } else if (offered) {
    const attacks = offered.filter((choice) => choice.verb === "attack").length;
    const moves = offered.length - attacks;
    if (moves) parts.push(count(moves, "move"));
    if (attacks) parts.push(count(attacks, "attack"));
  }
  return parts.join(", ");
}

/** Who decides in a battle: the die that may slip away. */
export function evader(table: Table, pending: Extract<Pending, { kind: "evade" }>): string {
  return table.hexes[pending.attacker]?.owner === pending.seat ? pending.attacker : pending.defender;
}

const RESULTS: Record<Result, (attacker: string, defender: string) => string> = {
  win: (a, d) => `The ${d} is captured; the ${a} advances.`,
  lose: (a) => `The ${a} is captured.`,
  both: () => "Both dice are destroyed.",
  defender: (_, d) => `The ${d} is destroyed; nobody advances.`,
  attacker: (a) => `The ${a} is destroyed.`,
  none: () => "Both dice stay where they are.",
  evade: () => "A die has slipped away: the battle is over.",
  pending: () => "",
};

export interface RollWords {
  /** Who rolled what. */
  title: string;
  /** What came of it. */
  text: string;
}

/** A roll as the tray tells it. */
export function rollWords(roll: Roll, table: Table, names: Names, deed: string): RollWords {
  switch (roll.kind) {
    case "unit": {
      const name = DICE[roll.die].name;
      const title = `${nameOf(roll.seat, names)} rolls a ${name}: ${roll.value}`;
      if (table.pending?.kind === "deploy") return { title, text: "It waits for a slot, or goes back." };
      return { title, text: deed };
    }
    case "battle": {
      const { attacker: a, defender: d, result } = roll;
      const totals = roll === table.last ? table.totals : null;
      if (result === "pending") return { title: "Evade", text: table.pending?.kind === "evade" ? `${nameOf(table.pending.seat, names)} may slip away.` : "" };
      return { title: totals ? `${totals[0]} against ${totals[1]}` : `${a.hex} against ${d.hex}`, text: RESULTS[result](DICE[a.die].name, DICE[d.die].name) };
    }
    case "core":
      return { title: `The Core: ${CORE[roll.face].name}`, text: `${nameOf(roll.seat, names)} takes a token. ${CORE[roll.face].done}` };
    case "first": {
      const [one, two] = roll.rolls;
      return { title: `${nameOf(one > two ? 1 : 2, names)} begins`, text: `${one} against ${two}: the higher d6 has the first turn.` };
    }
  }
}
