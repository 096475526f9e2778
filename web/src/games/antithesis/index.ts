import { PASS, type LogEntry, type Observation } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { several, tally } from "../../lib/words";
import type { Face } from "..";
import Aims from "./Aims.svelte";
import Board from "./Board.svelte";
import Forces from "./Forces.svelte";
import { how } from "./how";
import Nest from "./Nest.svelte";
import Picture from "./Picture.svelte";
import { TOPICS } from "./topics";
import type { Table } from "./types";
import { story } from "./story";
import { brief, gather, plain } from "./words";

const STEP = 420;
const MOVED = new Set(["use", "from", "with", "at", "lay", "step", "shift", "own", "aim", "shove"]);
const sound = (_step: string, verb: string): Sound | null => (MOVED.has(verb) ? "move" : null);

/** "7.2" is Main Phase 7. */
function chapter({ turn }: LogEntry): string {
  const number = turn.split(".")[0];
  return number === "0" ? "Setup" : `Main Phase ${number}`;
}

/** Who concedes is named by the table itself. */
const ENDINGS: Record<string, { words: string; clause: string }> = {
  "Victory Points": { words: "the Victory Points are reached", clause: "antithesis WIN.1" },
  tie: { words: "both reach the total at once, with the same number of points", clause: "antithesis WIN.3" },
  "phase limit or concession": { words: "the Main Phases are used up", clause: "antithesis R140" },
};

export const face: Face = {
  board: Board, forces: Forces, aims: Aims, beside: Nest, picture: Picture, sound, chapter, brief, gather, plain, story,
  minor: (entry) => entry.verb === PASS,
  secret: true,
  aspect: 1.25,
  phoneAspect: 0.76,
  bare: true,
  arrowsOf: () => [],
  aimOf: (observation) => `First to ${(observation as Table).total} Victory Points.`,
  round: (observation: Observation) => (observation as Table).turn || null,
  roundName: "Main Phase",
  phase: (observation: Observation) => (observation as Table).phase,
  setupNamed: false,
  verdict: (_observation, ending) => ENDINGS[ending] ?? { words: ending, clause: null },
  summary: (observation, names) => {
    const table = observation as Table;
    return `${several(table.turn, "Main Phase")}. ${tally("Victory Points", table.players.map(({ victory }) => victory), names)}`;
  },
  pace: (_before, _after, step, verb) => (sound(step, verb) ? STEP : 0),
  turned: () => false,
  help: "Click a lit token, card or die, then what it is meant for; clicking it a second time confirms.",
  hint: "What you can use is lit. Hover over it to read it; click to use it.",
  touch: "What you can use is lit. Hold it to read it; tap to use it.",
  keys: [
    { keys: ["←", "→", "↑", "↓"], does: "from square to square and card to card" },
    { keys: ["N"], does: "to the next thing that can be chosen" },
    { keys: ["1", "2", "3"], does: "choose among what a picked card can do" },
    { keys: ["I"], does: "see the card large" },
    { keys: ["Y"], does: "pass until something happens" },
  ],
  newest: (observation) => {
    const top = (observation as Table).stack[0];
    return top ? { seat: top.player + 1, source: top.source } : null;
  },
  how,
  topics: TOPICS,
};
