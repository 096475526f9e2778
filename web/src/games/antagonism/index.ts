import type { Observation } from "../../lib/protocol";
import type { Face } from "..";
import Aims from "./Aims.svelte";
import Board from "./Board.svelte";
import { boardOf, placeOf, SIZE, squaresOf } from "./boards";
import Forces from "./Forces.svelte";
import Key from "./Key.svelte";
import { arrowsOf, readMove, readPlacing } from "./notation";
import Reserve from "./Reserve.svelte";
import type { Table } from "./types";

/** Your army looks away from you: turn the board when it stands on the far half. */
function turned(observation: Observation, seat: number): boolean {
  const ranks = (observation as Table).groups.filter((group) => group.owner === seat).map((group) => placeOf(group.cell).rank);
  return ranks.length > 0 && ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length > (SIZE - 1) / 2;
}

const NUMBERS = ["", "once", "twice", "three times"];

function verdict(observation: Observation, ending: string): { words: string; clause: string | null } {
  const table = observation as Table;
  const bases = squaresOf(boardOf(table.scenario), "O").length;
  switch (ending) {
    case "leader": return { words: "the enemy Leader has fallen", clause: table.players === 2 ? "WIN.3" : table.scenario.endsWith("2v2") ? "WIN.5" : "WIN.4" };
    case "bases": return { words: `${bases === 1 ? "the base" : "all three bases"} held ${NUMBERS[table.hold_turns]}`, clause: "WIN.9" };
    case "hill held": return { words: "five rounds, and nobody has entered the base", clause: "KOTH.5" };
    case "hill taken": return { words: "the base on the hill is entered", clause: "KOTH.6" };
    case "attackers gone": return { words: "no attacker is left", clause: "KOTH.10" };
    case "resignation": return { words: "the other side has resigned", clause: "DIG.5" };
    case "repetition": return { words: "the same position stands for the third time", clause: "DIG.1" };
    case "quiet turns": return { words: "too many turns without a loss", clause: "DIG.2" };
    case "length": return { words: "150 rounds have been played", clause: "DIG.3" };
    default: return { words: ending, clause: null };
  }
}

function sound(step: string): "move" | "take" | "warp" | null {
  const move = readMove(step);
  if (!move) return readPlacing(step) ? "move" : null;
  if (move.sign === "x" || move.sign === "*" || move.vaporises) return "take";
  return move.warp ? "warp" : "move";
}

export const face: Face = {
  board: Board, forces: Forces, aims: Aims, key: Key, reserve: Reserve, arrowsOf, turned, verdict, sound,
  brief: (sentence) => sentence.replace(/\bmoves from \w+ to /, "goes to "),
  round: (observation) => (observation as Table).round,
};
