// The faces of the games: how a game is drawn and what stands beside its board. Pages ask here, by name.

import type { Component } from "svelte";
import type { Choice, Observation } from "../lib/protocol";
import * as antagonism from "./antagonism";

export interface Refusal {
  refs: string[];
  title: string;
  text: string;
  clause: string | null;
}

/** Everything a board can be given. Only the observation is needed; a board without `onchoose` is a picture. */
export interface BoardProps {
  observation: Observation;
  /** The legal answers; their refs are lit. */
  choices?: Choice[];
  onchoose?: (choice: Choice) => void;
  /** Something that is not lit was tried. */
  onwhy?: (refs: string[]) => void;
  onopen?: (clause: string) => void;
  refusal?: Refusal | null;
  /** Seats at which this browser sits: their pieces are "your". */
  you?: number[];
  names?: Record<number, string>;
  /** Notations of this turn (or the last one): drawn as furrows. */
  trail?: string[];
  /** Notation that led to this observation: animated. */
  step?: string | null;
  /** Turned by 180 degrees. */
  flip?: boolean;
  /** Show only what is needed for a diagram: "auto" frames the pieces, or two corners. */
  crop?: "auto" | { from: string; to: string } | null;
  /** Numbered arrows, for diagrams. */
  arrows?: { from: string; to: string; label?: string; warp?: boolean }[];
  /** Squares to light in a diagram or a lesson. */
  marks?: string[];
  label?: string;
  /** What is picked up and asked for, for the prompt bar. */
  onask?: (ask: Ask) => void;
  coordinates?: boolean;
}

/** What the board is asking while a piece is in the hand. */
export interface Ask {
  question: string | null;
  help: string | null;
  /** Answers that are better given in words, such as the targets of a warp. */
  rows: { key: string; text: string; danger: boolean; choose: () => void }[];
  /** One way or the other, such as the whole stack or its top pawn. */
  toggle: { label: string; value: string; options: { value: string; label: string }[]; set: (value: string) => void } | null;
  /** Things in the reserve that can be picked. */
  reserve: { value: string; label: string; count: number; picked: boolean; pick: () => void }[];
  cancel: (() => void) | null;
}

export interface Face {
  board: Component<BoardProps>;
  /** What an army has left, for the seat panels. */
  forces: Component<{ observation: Observation; seat: number; compact?: boolean }>;
  /** What the game is about, how the turn stands, what the pieces do. */
  aims: Component<{ observation: Observation; you: number[]; asked: number; onopen?: (clause: string) => void }>;
  key: Component<object>;
  /** Things that wait beside the board, to be picked for placing. */
  reserve: Component<{ ask: Ask; seat: number }>;
  /** Diagrams: an example's action as arrows. */
  arrowsOf: (action: string) => { from: string; to: string; label?: string; warp?: boolean }[];
  round: (observation: Observation) => number | null;
  /** How it ended, after the name of who won: "all three bases held twice", and the clause. */
  verdict: (observation: Observation, ending: string) => { words: string; clause: string | null };
  /** A sentence of the log, shorter where the notation beside it says the same. */
  brief: (sentence: string) => string;
  /** The sound of a step. */
  sound: (step: string) => "move" | "take" | "warp" | null;
  /** Should this seat see the board turned by default? */
  turned: (observation: Observation, seat: number) => boolean;
}

export const faces: Record<string, Face> = { antagonism: antagonism.face };

export const boards: Record<string, Component<BoardProps>> = { antagonism: antagonism.face.board };
