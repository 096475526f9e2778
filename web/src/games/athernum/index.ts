import { PASS, type LogEntry, type Observation } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { several, tally } from "../../lib/words";
import type { Face } from "..";
import Aims from "./Aims.svelte";
import Board from "./Board.svelte";
import Forces from "./Forces.svelte";
import Picture from "./Picture.svelte";
import Stack from "./Stack.svelte";
import { how } from "./how";
import { TOPICS } from "./topics";
import type { Table } from "./types";
import { brief, gather } from "./words";

const STEP = 420;

const STRUCK = new Set(["attack", "at", "defend"]);
const MOVED = new Set(["play", "relic", "attach", "hide", "support", "up", "lead", "command"]);
const sound = (_step: string, verb: string): Sound | null => (STRUCK.has(verb) ? "take" : MOVED.has(verb) ? "move" : null);

/** "7.2" is turn 7, of player 2. */
function chapter({ turn }: LogEntry): string {
  const number = turn.split(".")[0];
  return number === "0" ? "Choosing main characters" : `Turn ${number}`;
}

const ENDINGS: Record<string, { words: string; clause: string }> = {
  objective: { words: "the Victory Token Field of the main character is full", clause: "athernum 4.2.2h" },
  majority: { words: "more than half of all Victory Tokens", clause: "athernum 4.2.3c" },
  "lost by an effect": { words: "an effect made the others lose", clause: "athernum 4.2.3a" },
  "won by an effect": { words: "an effect says so", clause: "athernum 4.2.3b" },
  "last player": { words: "nobody else is left", clause: "athernum 4.2.4a" },
  "empty deck": { words: "the other deck is empty", clause: "athernum 4.2.4b" },
  loop: { words: "the game goes round in circles", clause: "athernum R107" },
  concession: { words: "the other side has conceded", clause: "athernum R108" },
  "turn limit": { words: "the turns are used up", clause: "athernum R145" },
};

export const face: Face = {
  board: Board, forces: Forces, aims: Aims, beside: Stack, picture: Picture, sound, chapter, brief,
  gather,
  minor: (entry) => entry.verb === PASS,
  secret: true,
  aspect: 1.2,
  phoneAspect: 0.8,
  bare: true,
  arrowsOf: () => [],
  aimOf: (observation) => `${(observation as Table).players.length} players; fill the Victory Token Field of your main character, or hold more than half of all Victory Tokens.`,
  out: (observation) => (observation as Table).out.map((player) => player + 1),
  round: (observation: Observation) => (observation as Table).turn || null,
  roundName: "Turn",
  listedRound: "Round",
  phase: (observation: Observation) => (observation as Table).phase,
  setupNamed: false,
  verdict: (_observation, ending) => ENDINGS[ending] ?? { words: ending, clause: null },
  summary: (observation, names) => {
    const { turn, players } = observation as Table;
    return `${several(turn, "turn")}. ${tally("Victory Tokens", players.map(({ victory }) => victory), names)}`;
  },
  pace: (_before, _after, step, verb) => (sound(step, verb) ? STEP : 0),
  turned: () => false,
  help: "Click a lit card, then what it is meant for; clicking it a second time confirms. You can also drag it.",
  hint: "Cards you can use are lit. Hover over a card to read it; click to use it.",
  touch: "Cards you can use are lit. Hold a card to read it; tap to use it.",
  keys: [
    { keys: ["←", "→", "↑", "↓"], does: "from card to card" },
    { keys: ["N"], does: "to the next card that can be chosen" },
    { keys: ["1", "2", "3"], does: "choose among what a picked card can do" },
    { keys: ["I"], does: "see the card large" },
    { keys: ["Y"], does: "pass until something happens" },
  ],
  endVerb: "end-day",
  lost: (observation, choice, choices, seat) => {
    const left = (observation as Table).players[seat - 1]?.commands ?? 0;
    if (choice.verb !== "end-day" || left === 0 || !choices.some(({ verb }) => verb === "command")) return null;
    return {
      title: left === 1 ? "End the day with a Command Token unspent?" : `End the day with ${left} Command Tokens unspent?`,
      text: "You could still use a command. Most players spend their Command Tokens every turn.", yes: "End the day", no: "Keep playing",
    };
  },
  newest: (observation) => {
    const top = (observation as Table).stack[0];
    return top ? { seat: top.player + 1, source: top.source } : null;
  },
  how,
  topics: TOPICS,
};
