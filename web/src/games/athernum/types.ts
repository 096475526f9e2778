// What the server says of a table of Athernum.

import type { Picking } from "../../cards/table/pick";
import type { Observation } from "../../lib/protocol";

export interface Change {
  value: "ofv" | "dfv";
  /** "+1", "becomes 3", "at most 4". */
  change: string;
  by: string;
  until: string;
}

export interface Permanent {
  /** Its place: 1m, 2c3, 1l1, 2c3.1. */
  at: string;
  side: "up" | "down" | "exhausted";
  type: string;
  owner: number;
  token: boolean;
  main: boolean;
  damage: number;
  exhaustion: number;
  victory: number;
  markers: Record<string, number>;
  attachments: Permanent[];
  /** Absent while it lies face-down and you may not look. */
  name?: string;
  ofv?: number;
  dfv?: number;
  field?: number;
  slots?: number;
  printed?: { ofv: number; dfv: number };
  changes?: Change[];
}

export interface ResourceToken {
  at: string;
  faction: string;
  side: "up" | "exhausted";
}

export interface Player {
  faction: string;
  commands: number;
  victory: number;
  mana: Record<string, number>;
  main: Permanent[];
  characters: Permanent[];
  locations: Permanent[];
  resources: ResourceToken[];
  discard: string[];
  void: string[];
  hand: string[];
  hand_count: number;
  deck: string[];
  deck_count: number;
  extra: string[];
  extra_count: number;
  /** What cards cost now, by name, where it is not what is printed. */
  costs?: Record<string, number>;
}

export interface Effect {
  number: number;
  player: number;
  source: string;
  kind: string;
  /** Places and players that it is about. */
  about: string[];
  text: string;
  at: string;
}

export interface Table extends Observation {
  turn: number;
  active: number;
  phase: "" | "Morning" | "Day" | "Combat" | "Evening" | "Night";
  pool: number;
  order: number[];
  players: Player[];
  /** The top first. */
  stack: Effect[];
  combat: { attacker?: string; target?: string; defender?: string };
  shown: string[];
  asked: number;
  chosen: number;
  out: number[];
  picking?: Picking | null;
}

export const GAME = "athernum";
export const SLOTS = 5;

/** Everything that lies on the table, attachments too. */
export function permanents(player: Player): Permanent[] {
  const top = [...player.main, ...player.characters, ...player.locations];
  return top.flatMap((one) => [one, ...one.attachments]);
}

/** The thing at a place, if something lies there. */
export const atPlace = (table: Table, at: string): Permanent | undefined =>
  table.players.flatMap(permanents).find((one) => one.at === at);
