// Dice that can be checked: what was promised, what everybody put in, what came out. The server does the same sums
// (docs/PROTOCOL.md); here they are done with code of our own, so that nobody has to take its word for it.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Dice } from "./protocol";

const HEX = /^[0-9a-f]{64}$/;
const SCHEME = "sandtable seed 1";

/** 32 bytes of this browser's own chance. Not crypto.subtle: a table in the local network may come over plain HTTP. */
export const newPart = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export const commitOf = (server: string): string => bytesToHex(sha256(hexToBytes(server)));

/** The seed of all dice, from the house's part and every seat's, in the order of the seats. */
export const seedOf = (server: string, parts: string[]): string =>
  bytesToHex(sha256(utf8ToBytes([SCHEME, server, ...parts].join("\n"))));

/** What this browser saw and sent before the game began. */
export interface Kept {
  commit: string;
  parts: Record<string, string>;
}

export interface Finding {
  ok: boolean;
  words: string;
}

const seatsOf = (parts: Record<string, string>): string[] => Object.keys(parts).sort((a, b) => Number(a) - Number(b));

/** Check what a finished game says about its dice; with what this browser kept, against that too. */
export function check(dice: Dice, kept: Kept | null = null): Finding[] {
  const { commit, server, seed, parts } = dice;
  if (!server || !seed || !HEX.test(server) || !HEX.test(seed)) {
    return [{ ok: false, words: "The house's part or the seed is missing or unreadable, so nothing can be checked." }];
  }
  const seats = seatsOf(parts);
  const findings: Finding[] = [];
  findings.push(commitOf(server) === commit
    ? { ok: true, words: "The house's part is the one it had promised before anybody sent a part." }
    : { ok: false, words: "The house's part is not the one it had promised." });
  findings.push(seedOf(server, seats.map((seat) => parts[seat])) === seed
    ? { ok: true, words: `The seed of the dice is made of the house's part and ${listOf(seats, parts)}, and of nothing else.` }
    : { ok: false, words: "The seed of the dice does not come from these parts." });
  if (!kept) return findings;
  findings.push(kept.commit === commit
    ? { ok: true, words: "The promise is the one this browser saw before it sent its part." }
    : { ok: false, words: "The promise is not the one this browser saw before it sent its part." });
  for (const seat of seatsOf(kept.parts)) {
    findings.push(parts[seat] === kept.parts[seat]
      ? { ok: true, words: `Seat ${seat}'s part is the one this browser made and sent.` }
      : { ok: false, words: `Seat ${seat}'s part is not the one this browser made and sent.` });
  }
  return findings;
}

function listOf(seats: string[], parts: Record<string, string>): string {
  const sent = seats.filter((seat) => parts[seat]);
  if (sent.length === 0) return "of no other, because nobody sent one";
  return sent.length === 1 ? `that of seat ${sent[0]}` : `those of seats ${sent.slice(0, -1).join(", ")} and ${sent[sent.length - 1]}`;
}

const HEADER = /^\[(\w+) "([^"]*)"\]\s*$/;

export interface Headers {
  all: Map<string, string>;
  /** What the record says of its dice; null for one without a promise. */
  dice: Dice | null;
}

/** The header lines of a record. */
export function headersOf(record: string): Headers {
  const all = new Map<string, string>();
  for (const line of record.split(/\r?\n/)) {
    const found = HEADER.exec(line);
    if (found) all.set(found[1], found[2]);
    else if (line.trim()) break;
  }
  const parts: Record<string, string> = {};
  for (const [name, value] of all) {
    const seat = /^Part(\d+)$/.exec(name)?.[1];
    if (seat) parts[seat] = value;
  }
  const commit = all.get("Commit");
  const dice = commit ? { commit, parts, server: all.get("Server") ?? null, seed: all.get("Seed") ?? null } : null;
  return { all, dice };
}
