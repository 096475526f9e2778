import { END, type LogEntry, type Observation } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { several, tally } from "../../lib/words";
import type { Face } from "..";
import Aims from "./Aims.svelte";
import Board from "./Board.svelte";
import { placeOf } from "./boards";
import { cropOf } from "./crop";
import Forces from "./Forces.svelte";
import Key from "./Key.svelte";
import { arrowsOf, readMove, readPlacing } from "./notation";
import Reserve from "./Reserve.svelte";
import { showpiece } from "./showpiece";
import { how } from "./how";
import { TOPICS } from "./topics";
import type { Table } from "./types";

const STEP = 420;
const WARP_STEP = 740;

/** Your army looks away from you: turn the board when it stands on the far half. */
function turned(observation: Observation, seat: number): boolean {
  const { groups, map } = observation as Table;
  const ranks = groups.filter((group) => group.owner === seat).map((group) => placeOf(group.cell).rank);
  return ranks.length > 0 && ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length > (map.length - 1) / 2;
}

function sound(step: string): Sound | null {
  const move = readMove(step);
  if (!move) return readPlacing(step) ? "move" : null;
  if (move.sign === "x" || move.sign === "*" || move.vaporises) return "take";
  return move.warp ? "warp" : "move";
}

/** Rounds; what comes before the first one is the placing of the army on the hill. */
function chapter({ turn }: LogEntry): string {
  const round = turn.split(".")[0];
  return round === "0" ? "Placement" : `Round ${round}`;
}

const VERBS: Record<string, string> = { join: "joins", take: "takes", suicide: "makes a suicide attack on" };
const moved = (verb: string, from: string, to: string): string => (verb in VERBS ? `${VERBS[verb]} ${to} from ${from}` : `walks from ${from} to ${to}`);

/** The notation says how many go; whose turn begins is said by the heading, and how it ends under the board. */
function brief(sentence: string, { verb }: LogEntry): string {
  if (/^(Round \d+: |The game is over)/.test(sentence)) return "";
  return sentence
    .replace(/\bmoves from (\w+) to (\w+)( with \d pawns)?/, (_, from: string, to: string, pawns = "") => moved(verb ?? "", from, to) + pawns)
    .replace(/'s side holds every base: (\d)/, " holds every base, count $1");
}

export const face: Face = {
  board: Board, forces: Forces, aims: Aims, key: Key, reserve: Reserve, showpiece, arrowsOf, cropOf, turned, sound, chapter, brief,
  aimOf: (observation) => (observation as Table).aim.short,
  out: (observation) => (observation as Table).out,
  kept: (last, before, left) => {
    const { groups } = last as Table;
    const gone = (before as Table).groups.filter(({ owner, cell }) => left.includes(owner) && !groups.some((one) => one.cell === cell));
    return { ...last, groups: [...groups, ...gone] };
  },
  round: (observation) => (observation as Table).round,
  summary: (observation, names) => {
    const { round, groups, players } = observation as Table;
    const left = (seat: number): number => groups.filter(({ owner }) => owner === seat).reduce((sum, { level }) => sum + level, 0);
    return `${several(round, "round")}. ${tally("Pawns left", Array.from({ length: players }, (_, i) => left(i + 1)), names)}`;
  },
  verdict: (observation, ending) => (observation as Table).end ?? { words: ending, clause: null },
  pace: (_before, _after, step) => (readMove(step)?.warp ? WARP_STEP : sound(step) ? STEP : 0),
  lost: (observation, choice, choices) => {
    const { turn, moved } = observation as Table;
    const left = turn.pawns - moved;
    if (choice.verb !== END || left <= 0 || !choices.some(({ refs }) => refs.length > 0)) return null;
    return {
      title: left === 1 ? "End the turn with a pawn still to move?" : `End the turn with ${left} pawns still to move?`,
      text: "Moves are not saved up: what you do not use is gone.", yes: "End the turn", no: "Keep moving",
    };
  },
  help: "Click a pawn, then a lit square; or drag it.",
  hint: "Pick up a pawn: what can go is lit.",
  keys: [{ keys: ["T"], does: "the whole stack or its top pawn; Shift with a click does the same" }],
  how,
  topics: TOPICS,
};
