import { END, PASS, type LogEntry, type Observation } from "../../lib/protocol";
import type { Sound } from "../../lib/sound";
import { several, tally } from "../../lib/words";
import type { Face } from "..";
import Aims from "./Aims.svelte";
import Board from "./Board.svelte";
import Chain from "./Chain.svelte";
import Forces from "./Forces.svelte";
import { how } from "./how";
import Picture from "./Picture.svelte";
import { cardOf } from "../../cards/cards.svelte";
import { pileOf } from "../../cards/table/pick";
import { printed } from "./printed";
import { TOPICS } from "./topics";
import { GAME, leaderOf, type Table } from "./types";
import { story } from "./story";
import { kept } from "../../table/past";
import { brief, gather } from "./words";

const STEP = 420;

const STRUCK = new Set(["attack", "target", "guard"]);
const MOVED = new Set(["play", "prepare", "turn", "lead", "use", "from", "zone"]);
const sound = (_step: string, verb: string): Sound | null => (STRUCK.has(verb) ? "take" : MOVED.has(verb) ? "move" : null);

/** "7.2" is turn 7, of player 2. */
function chapter({ turn }: LogEntry): string {
  const number = turn.split(".")[0];
  return number === "0" ? "Before the first turn" : `Turn ${number}`;
}

const ENDINGS: Record<string, { words: string; clause: string }> = {
  "Leader defeated": { words: "the other Leader is defeated", clause: "oversoul 2.0.4" },
  "Leader gone": { words: "the other Leader has left the board", clause: "oversoul 2.0.5" },
  "empty Deck": { words: "the other Deck is empty", clause: "oversoul 2.0.6" },
  "Shakti-darshan": { words: "Shakti-darshan, all nine Archetypes", clause: "oversoul 2.0.7" },
  "Shiva-darshan": { words: "Shiva-darshan, one Archetype on all Zones", clause: "oversoul 2.0.8" },
  "card text": { words: "a card says so; it is the last one in the log", clause: "oversoul 1.0.5" },
  "both at once": { words: "both sides at once", clause: "oversoul R28" },
  "turn limit or concession": { words: "the other side has conceded", clause: "oversoul R29" },
  limit: { words: "nothing more can happen", clause: "oversoul R165" },
};

const TURNS = { words: "the turns are used up", clause: "oversoul R29" };

/** Does a choice Activate a +card of the hand? */
const plus = (refs: string[]): boolean => {
  const pile = refs.length === 1 ? pileOf(refs[0]) : null;
  return pile !== null && printed(cardOf(GAME, pile.name)).sign === "+";
};

export const face: Face = {
  board: Board, forces: Forces, aims: Aims, beside: Chain, picture: Picture, sound, chapter, brief,
  gather, story,
  minor: (entry) => entry.verb === PASS,
  secret: true,
  aspect: 1.2,
  phoneAspect: 0.76,
  bare: true,
  arrowsOf: () => [],
  aimOf: (observation) => `${(observation as Table).players.length === 2 ? "One against one" : "Two against two"}; defeat the Leader of the other side, or fulfil a prophecy.`,
  out: (observation) => (observation as Table).out.map((player) => player + 1),
  // of two players' cards none leaves the table, and the last blow is seen on the Leader that fell by it
  kept: (last, before, left) => ((last as Table).players.length === 2 ? last : kept(last, before, left)),
  round: (observation: Observation) => (observation as Table).turn || null,
  roundName: "Turn",
  listedRound: "Round",
  phase: (observation: Observation) => (observation as Table).phase,
  setupNamed: false,
  // the same ruling ends a game that has gone on too long: nobody wins it
  verdict: (_observation, ending, drawn) => (drawn && ending === "turn limit or concession" ? TURNS : ENDINGS[ending]) ?? { words: ending, clause: null },
  summary: (observation, names) => {
    const table = observation as Table;
    const left = table.players.map((_, i) => leaderOf(table, i + 1)?.hp ?? 0);
    return `${several(table.turn, "turn")}. ${tally("HP of the Leaders", left, names)}`;
  },
  pace: (_before, _after, step, verb) => (sound(step, verb) ? STEP : 0),
  turned: () => false,
  help: "Click a lit card, then what it is meant for; clicking it a second time confirms. You can also drag it.",
  plain: (line) => line.replace(/^●\s*/, ""),
  hint: "Cards you can use are lit. Hover over a card to read it; click to use it.",
  touch: "Cards you can use are lit. Hold a card to read it; tap to use it.",
  keys: [
    { keys: ["←", "→", "↑", "↓"], does: "from card to card" },
    { keys: ["N"], does: "to the next card or Zone that can be chosen" },
    { keys: ["1", "2", "3"], does: "choose among what a picked card can do" },
    { keys: ["I"], does: "see the card large" },
    { keys: ["Y"], does: "pass until something happens" },
  ],
  lost: (_observation, choice, choices) => {
    if (choice.verb !== END || !choices.some(({ verb, refs }) => verb === "play" && plus(refs))) return null;
    return {
      title: "End the Action Phase without a +card?",
      text: "You could still Activate a +card, which costs nothing. It Generates ENERGY in every turn from now on.", yes: "End the phase", no: "Keep playing",
    };
  },
  newest: (observation) => {
    const top = (observation as Table).stack[0];
    return top ? { seat: top.player + 1, source: top.source } : null;
  },
  how,
  topics: TOPICS,
};
