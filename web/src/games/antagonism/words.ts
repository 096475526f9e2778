// What the board says about itself, for prompts and for those who listen.

import type { Choice } from "../../lib/protocol";
import { placeOf, terrainAt, type BoardMap } from "./boards";
import { COLOURS, type Colour, type Group } from "./types";

export function bandName(colour: Colour, level: number): string {
  if (colour === "K") return "Leader";
  return level === 1 ? COLOURS[colour].pawn : `${COLOURS[colour].name} stack of ${level}`;
}

export function whose(owner: number, you: number[], names: Record<number, string>): string {
  return you.includes(owner) ? "your" : `${names[owner] ?? `player ${owner}`}’s`;
}

const GROUNDS: Record<string, string> = { W: "warp zone", O: "base", "~": "cloud", ",": "water", h: "hill" };

export function groundName(map: BoardMap, cell: string): string {
  const { file, rank } = placeOf(cell);
  return GROUNDS[terrainAt(map, file, rank)] ?? "";
}

const DEEDS: Record<string, string> = { walk: "walk here", join: "join", take: "take", suicide: "suicide attack" };

/** "e6, your green stack of 2, 13 moves" */
export function cellLabel(
  cell: string, group: Group | undefined, map: BoardMap, you: number[], names: Record<number, string>,
  inHand: boolean, offered: Choice[] | undefined,
): string {
  const parts = [cell];
  if (group) {
    parts.push(`${whose(group.owner, you, names)} ${bandName(group.colour, group.level)}`);
    if (group.moved.some(Boolean)) parts.push("moved this turn");
  } else parts.push("empty");
  const ground = groundName(map, cell);
  if (ground) parts.push(ground);
  if (offered && inHand) {
    const { verb, refs } = offered[0];
    const warp = refs[2] === undefined ? null : refs[2] === `cell:${cell}` ? "here" : "then";
    parts.push(DEEDS[verb] ? (warp === "here" ? "warp here" : warp ? `${DEEDS[verb]}, then warp` : DEEDS[verb]) : "place here");
  } else if (offered) {
    const targets = new Set(offered.map((choice) => choice.refs[1])).size;
    parts.push(`${targets} ${targets === 1 ? "move" : "moves"}`);
  }
  return parts.join(", ");
}

export function boardLabel(title: string): string {
  return `${title}, the board`;
}

export function pieceQuestion(group: Group, cell: string, pawns: number): string {
  const what = group.colour === "K" ? "the Leader" : pawns > 1 ? `the ${COLOURS[group.colour].name} stack` : `the ${COLOURS[group.colour].pawn}`;
  return `Where does ${what} on ${cell} go?`;
}
