// What the server says of a table of Oversoul.

import type { Picking } from "../../cards/table/pick";
import type { Observation } from "../../lib/protocol";

export interface Thing {
  /** Its place: 1U3, 2E1, 1L, 1U3.1. */
  at: string;
  /** Upright, sideways, face-down. */
  side: "up" | "exhausted" | "down";
  type: "Unit" | "Event" | "Construct" | "Leader";
  owner: number;
  damage: number;
  /** As they are now. */
  hp: number;
  exposed: boolean;
  marks: Record<string, number>;
  attachments: Thing[];
  /** Absent while it lies face-down and you may not look. */
  name?: string;
  /** What Activating it from here costs, where it is a −card that you may look at. */
  cost?: number;
  full?: number;
  /** What Generating with it would yield. */
  energy?: number;
  dmg?: number;
  spd?: number;
  rank?: number;
  keywords?: string[];
  leader?: boolean;
  token?: boolean;
}

export interface Player {
  /** Leader RANK, 1 to 5. */
  rank: number;
  pool: number;
  surplus: number;
  /** All ENERGY that could be Consumed now. */
  reach: number;
  /** The Archetypes on the board, each on a card of its own. */
  shakti: string[];
  /** The Archetype on top of most Zones, and of how many. */
  shiva: { archetype: string; count: number };
  /** What cards of the hand cost now, by name, where it is not what is printed. */
  costs: Record<string, number>;
  board: Thing[];
  idle: string[];
  exile: string[];
  hand: string[];
  hand_count: number;
  deck: string[];
  deck_count: number;
}

export interface Link {
  number: number;
  timeshift: number;
  player: number;
  source: string;
  /** Places and players that it is about. */
  about: string[];
  kind: "trigger" | "Ability" | "Activation" | "Attack" | "Prepare" | "";
  text: string;
}

export interface Table extends Observation {
  turn: number;
  active: number;
  phase: "" | "Cycle" | "Action" | "Return";
  order: number[];
  players: Player[];
  /** The last link first. */
  stack: Link[];
  combat: { attacker?: string; target?: string };
  shown: string[];
  asked: number;
  out: number[];
  picking?: Picking | null;
}

export const GAME = "oversoul";
export const ARCHETYPES = 9;
/** The Zones that must share an Archetype for Shiva-darshan. */
export const ALL_ZONES = 11;
export const UNIT_ZONES = ["U1", "U2", "U3", "U4", "U5"];
export const EVENT_ZONES = ["E1", "E2", "E3"];
export const LEADER_ZONE = "L";

/** Everything that lies on a board, Constructs too. */
export const thingsOf = (player: Player): Thing[] => player.board.flatMap((one) => [one, ...one.attachments]);

/** What lies at a place, if something does. */
export const atPlace = (table: Table, at: string): Thing | undefined => table.players.flatMap(thingsOf).find((one) => one.at === at);

/** What lies in a Zone of a player (from 1), if something does. */
export const inZone = (table: Table, seat: number, zone: string): Thing | undefined => table.players[seat - 1]?.board.find((one) => one.at === `${seat}${zone}`);

/** The Leader of a player, wherever it is. */
export const leaderOf = (table: Table, seat: number): Thing | undefined =>
  table.players.flatMap(({ board }) => board).find((one) => one.owner === seat - 1 && (one.type === "Leader" || one.leader));

/** Two against two: who sits across is a friend. */
export const TEAMS = 4;
export const areFriends = (table: Table, one: number, other: number): boolean => one === other || (table.players.length === TEAMS && (one - other) % 2 === 0);
