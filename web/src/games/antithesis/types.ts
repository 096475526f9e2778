// A table of Antithesis as a seat sees it. Squares are those of player 1's view: the row nearest to him is A, his rightmost column 1.

import type { Picking } from "../../cards/table/pick";
import type { Observation } from "../../lib/protocol";

export interface Thing {
  /** Its place: D4, fD4, 1d2, D4.1. */
  at: string;
  name: string;
  type: "Character" | "Champion" | "Field" | "Modification" | "Directive";
  owner: number;
  exhausted: boolean;
  squares: string[];
  tokens: Record<string, number>;
  keywords: string[];
  attachments: Thing[];
  /** Of Characters, as they are now. */
  size?: number;
  damage?: number;
  killed?: boolean;
  hp?: number;
  def?: number;
  def_type?: string;
  vp?: number;
  presence?: number;
  engagement?: string;
  arrays?: string[];
}

export interface Player {
  victory: number;
  command: number;
  /** "R4": a Red die that shows 4. */
  dice: string[];
  exchanged: number;
  strategy: string;
  objective: string;
  board: Thing[];
  discard: string[];
  removed: string[];
  used: string[];
  aside: string[];
  hand: string[];
  hand_count: number;
  deck: string[];
  deck_count: number;
  strategies: string[];
  strategies_count: number;
  objectives: string[];
  objectives_count: number;
}

export interface Ability {
  number: number;
  player: number;
  source: string;
  kind: string;
  text: string;
  about: string[];
}

export interface Goal {
  at: string;
  /** Who controls its square, from 0; -1 for nobody. */
  holder: number;
  contested: boolean;
}

/** What an Attack does to one whom it hits, as it stands. */
export interface Reckoned {
  at: string;
  kind: "damage" | "PUSH" | "PULL";
  /** Without dice. */
  strength: number;
  /** What every pip counts. */
  times: number;
  defence: number;
  reduction: number;
  cover: boolean;
  immune: boolean;
  /** HP left, and what it is worth. */
  hp: number;
  vp: number;
}

/** Where a [Move] can lead. */
export interface Reached {
  squares: string[];
  left: number;
  diagonal: number;
  /** It may end there. */
  stop: boolean;
  /** The answers that lead there. */
  steps: string[];
}

/** Dice that are being named: a Dice Pool, or what is added. Icons are letters: "RRS". */
export interface Paying {
  for: "pay" | "attack" | "move";
  number: number;
  icons: string;
  boost: number;
  picked: string[];
  spent: string[];
}

/** Something that is open: an ability, a [Move], an Attack, a window, an interrupt point. */
export interface Open {
  is: "ability" | "move" | "attack" | "window" | "point";
  /** Whose it is, or who is asked, from 0; -1 for nobody yet. */
  player: number;
  name?: string;
  how?: string;
  text?: string;
  at?: string;
  on?: string;
}

export interface Attack {
  step: number;
  attacker?: string;
  target?: string;
  area: string[];
  dice: string[];
  total: number;
  reckoning: Reckoned[];
}

export interface Move {
  mover?: string;
  type: string;
  points: number;
  diagonal: number;
  start: string[];
  dice: string[];
  /** For whoever is asked for a step. */
  reach: Reached[];
}

export interface Table extends Observation {
  turn: number;
  active: number;
  phase: string;
  battle: boolean;
  total: number;
  goals: Goal[];
  players: Player[];
  /** The innermost first. */
  stack: Ability[];
  /** The outermost first. */
  nest: Open[];
  window: { event: string; outer: number } | null;
  attack: Attack | null;
  move: Move | null;
  /** Whom the Characters of whoever acts see. */
  sights: Record<string, { clear: string[]; obscured: string[] }>;
  /** What a place that is offered covers, by the answer. */
  placing: Record<string, string[]>;
  /** Cards of the own hand that an Action which is offered would deploy, by the answer. */
  deploys?: Record<string, string[]>;
  paying: Paying | null;
  shown: string[];
  asked: number;
  picking?: Picking | null;
}

export const GAME = "antithesis";
export const ROWS = "ABCDEFG";
export const COLUMNS = 9;

/** Everything that a player controls In Play, Modifications too. */
export const thingsOf = (player: Player): Thing[] => player.board.flatMap((one) => [one, ...one.attachments]);

/** What lies at a place, if something does. */
export const atPlace = (table: Table, at: string): Thing | undefined => table.players.flatMap(thingsOf).find((one) => one.at === at);

/** Whose it is to use, from 0. */
export const controllerOf = (table: Table, thing: Thing): number => table.players.findIndex((player) => thingsOf(player).includes(thing));

export const isFigure = (thing: Thing): boolean => thing.type === "Character" || thing.type === "Champion";
