// The faces of the games: how a game is drawn and what stands beside its board. Pages ask here, by name.
// A game's folder exports its `face`; whatever only one game has lives there and nowhere else. A game without a folder is
// drawn plainly.

import type { Component } from "svelte";
import type { Choice, Example, LogEntry, Observation, Odds } from "../lib/protocol";
import type { Sound } from "../lib/sound";

export { faceOf, faceSoon } from "./faces.svelte";

export interface Refusal {
  refs: string[];
  title: string;
  text: string;
  clause: string | null;
}

/** An arrow of a diagram. */
export interface Arrow {
  from: string;
  to: string;
  label?: string;
  warp?: boolean;
}

/** What part of a board to show: "auto" frames the pieces, or two corners. */
export type Crop = "auto" | { from: string; to: string } | null;

/** Everything a board can be given. Only the observation is needed; a board without `onchoose` is a picture. */
export interface BoardProps {
  observation: Observation;
  /** Whose table it is: what draws any game has to be told. */
  game?: string;
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
  /** Notation that was taken back to come to this observation: animated in reverse. */
  back?: string | null;
  /** Turned by 180 degrees. */
  flip?: boolean;
  crop?: Crop;
  /** Numbered arrows, for diagrams. */
  arrows?: Arrow[];
  /** Cells to light in a diagram or a lesson. */
  marks?: string[];
  label?: string;
  /** What is picked up and asked for, for the prompt bar. */
  onask?: (ask: Ask) => void;
  /** Asks for the odds of the choice with these refs; null where it leads to no dice. */
  onodds?: (refs: string[]) => Promise<Odds | null>;
  coordinates?: boolean;
  /** False where refusals are said elsewhere; the board then only marks the place. */
  slips?: boolean;
}

/** What the board is asking while something is in the hand. */
export interface Ask {
  question: string | null;
  help: string | null;
  /** Answers that are better given in words, such as the targets of a warp. */
  rows: { key: string; text: string; danger: boolean; choose: () => void }[];
  /** One way or the other, such as the whole stack or its top pawn. */
  toggle: { label: string; value: string; options: { value: string; label: string }[]; set: (value: string) => void } | null;
  /** Things in the reserve that can be picked. */
  reserve: {
    value: string; label: string; count: number; picked: boolean; pick: () => void;
    /** Not offered just now; picking it asks why. */
    off?: boolean;
  }[];
  cancel: (() => void) | null;
  /** Something can be pointed at, but nothing is lit. */
  dark?: boolean;
  /** What was chosen is being said, one thing after the other: nothing is to be answered meanwhile. */
  busy?: boolean;
  /** A whole choice is picked and waits for a yes, because it leads to dice: the label of the button. */
  confirm?: { label: string; choose: () => void } | null;
  /** The odds of what waits for a yes: undefined while they are on their way, null where there are none. */
  odds?: Odds | null;
}

/** A game in two minutes. Pictures are moments of its lessons. */
export interface HowTo {
  lead: string;
  parts: { title: string; text: string; lesson: string; scene: number }[];
}

/** A question before something is given away: what, and the answers. */
export interface Lost {
  title: string;
  text: string;
  yes: string;
  no: string;
}

/** A line of the list of keys. */
export interface KeyLine {
  keys: string[];
  does: string;
}

/** How a chapter of the rulebook is called, and a sentence that leads into it. */
export interface Heading {
  topic: string;
  title: string;
  lead: string;
}

export interface Story {
  goesOn: (entry: LogEntry, begun: LogEntry) => boolean;
  tell: (entry: LogEntry, said: string[], begun: LogEntry) => string[];
}

export interface Face {
  board: Component<BoardProps>;
  /** What a side has left, for the seat panels. */
  forces: Component<{ observation: Observation; seat: number; compact?: boolean; /** Where a reserve can be picked from here. */ ask?: Ask | null }>;
  /** What the game is about, how the turn stands, what the pieces do. */
  aims: Component<{ observation: Observation; you: number[]; asked: number; names?: Record<number, string>; onopen?: (clause: string) => void }>;
  /** What stands above the log while there is something to show, such as a stack. */
  beside?: Component<{ observation: Observation; game?: string; you: number[]; asked: number; responding?: boolean; names: Record<number, string>; onopen?: (clause: string) => void }>;
  /** A setup as a small picture, where its beginning would show nothing. */
  picture?: Component<{ setup: string }>;
  /** What the marks on the board mean. */
  key?: Component<any>; // is given what is shown and the seat that looks, if it wants them
  /** Things that wait beside the board, to be picked; shown in the prompt bar while `ask.reserve` has any. */
  reserve?: Component<{ ask: Ask; seat: number }>;
  /** The board's width over its height; 1 unless told. */
  aspect?: number;
  /** The same on a phone, where that is another. */
  phoneAspect?: number;
  /** Seats see different things: whoever shares a screen hands it over. */
  secret?: boolean;
  /** The verb of the choice that ends a turn, where it is another than everywhere. */
  endVerb?: string;
  /** A printed line in plain words, where cards have signs for costs. */
  plain?: (line: string) => string;
  /** What would be given away by a choice, for a seat from 1: then it is asked once more. Null where nothing is. */
  lost?: (observation: Observation, choice: Choice, choices: Choice[], seat: number) => Lost | null;
  /** The newest effect that waits, where effects do: whose it is, from 1, and what it is called. */
  newest?: (observation: Observation) => { seat: number; source: string } | null;
  /** The board is no rectangle of wood: nothing is laid under it. */
  bare?: boolean;
  /** What the lobby's tray shows, made from the scene of a setup. A tray is 430 wide to 376 high: the crop should be too. */
  showpiece?: { setup: string; scene: (start: Observation) => Observation; crop?: Crop };
  /** What a setup is about, in a line, from its first observation. */
  aimOf?: (observation: Observation) => string;
  /** Diagrams: an example's action as arrows, and the part of the board it needs. */
  arrowsOf: (action: string) => Arrow[];
  cropOf?: (example: Example, arrows: Arrow[]) => Crop;
  /** The seats, from 1, that are out of the game. */
  out?: (observation: Observation) => number[];
  /** The last moment with what belonged to these seats, who left in it, as it stood before; where players have no side of their own. */
  kept?: (last: Observation, before: Observation, left: number[]) => Observation;
  round: (observation: Observation) => number | null;
  /** What `round` counts: "Round" unless told. */
  roundName?: string;
  /** What the lists of tables count, where that is something else: rounds of turns. */
  listedRound?: string;
  /** The phase of a turn, where turns have phases. */
  phase?: (observation: Observation) => string;
  /** False where the name of a setup is too long for a narrow bar. */
  setupNamed?: boolean;
  /** Under which heading an entry stands in the log; without this the log has none. */
  chapter?: (entry: LogEntry) => string;
  /** How it ended, after the name of who won: "all three bases held twice", and the clause. `drawn`: nobody has won. */
  verdict: (observation: Observation, ending: string, drawn?: boolean) => { words: string; clause: string | null };
  /** The game in a sentence or two, when it is over: how long it was, what each side has. */
  summary?: (observation: Observation, names: Record<number, string>) => string;
  /** A sentence of the log, shorter where the heading beside it says the same; empty where nothing is left to say. */
  brief: (sentence: string, entry: LogEntry) => string;
  /** Sentences of an entry that say the same several times, said once. */
  gather?: (sentences: string[]) => string[];
  /** An entry that is worth only a glance, such as a pass. */
  minor?: (entry: LogEntry) => boolean;
  /** What somebody begins and what comes of it are one row of the log: which entries go on with it, and what they add to it. */
  story?: Story;
  /** The sound of a step, by what was chosen and rolled and by the verb of the choice. */
  sound: (step: string, verb: string) => Sound | null;
  /** How long a step is seen before the next one, in milliseconds; 420 for what makes a sound unless told. */
  pace?: (before: Observation, after: Observation, step: string, verb: string) => number;
  /** Should this seat see the board turned by default? */
  turned: (observation: Observation, seat: number) => boolean;
  /** How to act, in a sentence, for the help; and in half of one, under a question with nothing in the hand. */
  help?: string;
  hint?: string;
  /** The same for fingers, where that is another. */
  touch?: string;
  /** Keys that only this game has. */
  keys?: KeyLine[];
  /** The game in two minutes. */
  how?: HowTo;
  /** The chapters of its rulebook, in reading order. */
  topics?: Heading[];
}
