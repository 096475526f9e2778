// The face of every game that brings none of its own: plain, and playable to its end.

import { PASS } from "../../lib/protocol";
import type { Face } from "..";
import Aims from "./Aims.svelte";
import Board from "./Board.svelte";
import Forces from "./Forces.svelte";
import Waiting from "./Waiting.svelte";

const STEP = 420;

export const face: Face = {
  board: Board, forces: Forces, aims: Aims, beside: Waiting,
  secret: true, // nobody knows whether it has secrets
  aspect: 1.2,
  phoneAspect: 0.8,
  bare: true,
  arrowsOf: () => [],
  out: ({ out }) => (Array.isArray(out) ? out.filter((player) => typeof player === "number").map((player) => player + 1) : []),
  round: ({ turn, round }) => (typeof turn === "number" ? turn : typeof round === "number" ? round : 0) || null,
  roundName: "Turn",
  verdict: (_observation, ending) => ({ words: ending, clause: null }),
  brief: (sentence) => sentence,
  minor: ({ verb }) => verb === PASS,
  sound: (_step, verb) => (verb === PASS ? null : "move"),
  pace: (_before, _after, _step, verb) => (verb === PASS ? 0 : STEP),
  turned: () => false,
  help: "Every choice is a button under the table; what can be pointed at is lit as well.",
  hint: "Choose here, or click what is lit.",
};
