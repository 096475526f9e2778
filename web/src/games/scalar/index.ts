import type { LogEntry, Observation } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { several, tally, withArticle } from "../../lib/words";
import type { Face } from "..";
import Aims from "./Aims.svelte";
import Board from "./Board.svelte";
import { cropOf } from "./frame";
import Forces from "./Forces.svelte";
import Key from "./Key.svelte";
import { arrowsOf, readDeed } from "./notation";
import Reserve from "./Reserve.svelte";
import { showpiece } from "./showpiece";
import { lasts, storyOf } from "./story";
import { how } from "./how";
import { TOPICS } from "./topics";
import { DICE, type Table } from "./types";

const VERDICTS: Record<string, { words: string; clause: string }> = {
  dominion: { words: "the third Control Token is taken", clause: "WIN.1" },
  tokens: { words: "no further token is possible, and more of them are held", clause: "WIN.2" },
  "last die": { words: "the last die of the other side has fallen", clause: "WIN.3" },
  "no dice": { words: "the other side has no die left", clause: "WIN.5" },
  "mutual destruction": { words: "the last dice fell together", clause: "WIN.6" },
  quiet: { words: "too many turns without a die put down, a loss or a token", clause: "DIG.1" },
  length: { words: "the last turn has been played", clause: "DIG.2" },
  resignation: { words: "the other side has resigned", clause: "DIG.3" },
};

function sound(step: string): Sound | null {
  const choice = step.split(" ")[0];
  if (/ [=(!]/.test(step)) return "dice";
  if (readDeed(choice) || /^[@>]/.test(choice)) return "move";
  return null;
}

/** Dice take their time to fall; what follows them is seen after that. */
const pace = (before: Observation, after: Observation, step: string): number => lasts(storyOf(before as Table, after as Table, step)) + (sound(step) ? 90 : 0);

export const face: Face = {
  board: Board, forces: Forces, aims: Aims, key: Key, reserve: Reserve, showpiece, arrowsOf, cropOf, sound, pace, bare: true,
  aimOf: (observation) => `Take ${(observation as Table).to_win} Control Tokens: you win one when your turn begins with four of your dice around the Core.`,
  round: (observation) => (observation as Table).turn,
  roundName: "Turn",
  chapter: ({ turn }: LogEntry) => `Turn ${turn.split(".")[0]}`,
  summary: (observation, names) => {
    const { turn, hexes } = observation as Table;
    const left = (seat: number): number => Object.values(hexes).filter(({ owner }) => owner === seat).length;
    return `${several(turn, "turn")}. ${tally("Dice on the board", [1, 2].map(left), names)}`;
  },
  verdict: (_: Observation, ending: string) => VERDICTS[ending] ?? { words: ending, clause: null },
  // The die and its hexes stand in the notation beside it.
  brief: (sentence) => sentence.replace(/\bmoves the (d\d+) from \w+ to /, "moves the $1 to "),
  turned: (_: Observation, seat: number) => seat === 2,
  lost: (observation, choice) => {
    const { pending } = observation as Table;
    if (pending?.kind !== "deploy" || choice.refs.length > 0) return null;
    return { title: `Put the ${DICE[pending.die].name} back?`, text: `You rolled ${withArticle(pending.value)}. The die goes back to your reserve, and the action is spent.`, yes: "Put it back", no: "Keep it" };
  },
  help: "Click a die of your reserve to roll it, or a die on the board and then a lit hex; or drag it. An attack shows its odds and waits for a second click.",
  hint: "Roll a die of your reserve, or pick up a die on the board.",
  how,
  topics: TOPICS,
};
