// Dice that can be checked: what was promised, what everybody put in, what came out. The server does the same sums
// (docs/PROTOCOL.md); here they are done with code of our own, so that nobody has to take its word for it.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Dice } from "./protocol";

const HEX = /^[0-9a-f]{64}$/;
/** How seeds were made, and how they are made: every seat is bound to its part before any is shown. */
export const FORMER = 1;
export const SCHEME = 2;

const hashed = (...lines: string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join("\n"))));

/** 32 bytes of this browser's own chance. Not crypto.subtle: a table in the local network may come over plain HTTP. */
export const newPart = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export const commitOf = (server: string): string => bytesToHex(sha256(hexToBytes(server)));

/** What binds a seat to its part, for one promise of the house. */
export const commitOfSeat = (commit: string, promise: number, seat: number | string, part: string): string =>
  hashed(`sandtable part ${SCHEME}`, commit, String(promise), String(seat), part);

/** The seed of all dice, from the house's part and every seat's, in the order of the seats. */
export const seedOf = (server: string, parts: string[], scheme = SCHEME): string => hashed(`sandtable seed ${scheme}`, server, ...parts);

/** What this browser saw and sent before the game began. */
export interface Kept {
  commit: string;
  parts: Record<string, string>;
  /** What every seat was bound by when this browser opened its parts. */
  commits?: Record<string, string>;
}

export interface Finding {
  ok: boolean;
  words: string;
  /** It holds, but proves less than it could. */
  weak?: boolean;
}

const seatsOf = (parts: Record<string, string>): string[] => Object.keys(parts).sort((a, b) => Number(a) - Number(b));
const finding = (ok: boolean, holds: string, fails: string): Finding => ({ ok, words: ok ? holds : fails });
const weak = (words: string): Finding => ({ ok: true, weak: true, words });

/** What we still have to send: binding first, and parts only when every seat is bound. */
export interface Due {
  kept: Kept;
  bind: { seat: number; commit: string }[];
  open: { seat: number; part: string }[];
  /** Seats of ours that are bound to a part this browser does not have. */
  lost: number[];
}

/** What is due from our seats, and what is to be kept before it is sent. Parts are made once a promise. */
export function dueOf(dice: Dice, ours: number[], seats: number[], before: Kept | null, make = newPart): Due {
  const fresh = !before || before.commit !== dice.commit;
  let kept: Kept = fresh ? { commit: dice.commit, parts: {} } : before;
  const due: Due = { kept, bind: [], open: [], lost: [] };
  const { promise, commit } = dice;
  if (!dice.bound) {
    for (const seat of ours) {
      if (seat in dice.commits) continue;
      const part = kept.parts[seat] ?? make();
      kept = { ...kept, parts: { ...kept.parts, [seat]: part } };
      due.bind.push({ seat, commit: commitOfSeat(commit, promise, seat, part) });
    }
  } else if (seats.every((seat) => seat in dice.commits)) {
    for (const seat of ours) {
      if (!dice.commits[seat] || seat in dice.parts) continue;
      const part = kept.parts[seat];
      if (part && commitOfSeat(commit, promise, seat, part) === dice.commits[seat]) due.open.push({ seat, part });
      else due.lost.push(seat);
    }
    // what the others are bound by is kept as it was first seen, whatever the table says later
    if (due.open.length > 0 && !kept.commits) kept = { ...kept, commits: dice.commits };
  }
  return { ...due, kept };
}

/** Check what a finished game says about its dice; with what this browser kept, against that too. */
export function check(dice: Dice, kept: Kept | null = null): Finding[] {
  const { commit, commits, server, seed, parts, scheme, promise } = dice;
  if (!server || !seed || !HEX.test(server) || !HEX.test(seed)) {
    return [{ ok: false, words: "The house’s part or the seed is missing or unreadable, so nothing can be checked." }];
  }
  if (scheme !== FORMER && scheme !== SCHEME) return [{ ok: false, words: "The seed was made in a way that is not known here." }];
  const seats = seatsOf(parts);
  const sent = seats.filter((seat) => parts[seat]);
  const findings: Finding[] = [finding(commitOf(server) === commit,
    "The house’s part is the one it had promised before anybody sent a part.", "The house’s part is not the one it had promised.")];
  if (scheme === SCHEME) {
    const wrong = seats.filter((seat) => commits[seat] !== (parts[seat] ? commitOfSeat(commit, promise, seat, parts[seat]) : ""));
    findings.push(finding(wrong.length === 0 && seatsOf(commits).length === seats.length,
      "Every part is the one its seat was bound to before any part was shown.", `The part of ${named(wrong.length ? wrong : seats)} is not what the seat was bound to.`));
  }
  findings.push(finding(seedOf(server, seats.map((seat) => parts[seat]), scheme) === seed,
    `The seed of the dice is made from the house’s part and ${listOf(sent)}, and nothing else.`, "The seed of the dice does not come from these parts."));
  if (scheme === FORMER) findings.push(weak("This is the former scheme: seats were not bound before parts were shown. A host who also played could have chosen his part last, and with it the dice."));
  else if (sent.length === 0) findings.push(weak("No seat added a part, so the house alone made the dice."));
  else if (sent.length === 1 && kept?.parts[sent[0]] === parts[sent[0]]) findings.push(finding(true, "Only you added a part: the house could not choose the dice without you. To others this proves nothing.", ""));
  else if (sent.length === 1) findings.push(weak(`Only ${named(sent)} added a part: together with the house that player could have chosen the dice.`));
  if (promise > 1) findings.push(weak(`${promise - 1} ${promise === 2 ? "promise" : "promises"} of this table came to nothing before this one; why is listed under “Fair dice”.`));
  if (!kept) return findings;
  findings.push(finding(kept.commit === commit,
    "The promise is the one this browser saw before it sent its part.", "The promise is not the one this browser saw before it sent its part."));
  if (kept.commits) {
    const seen = kept.commits;
    findings.push(finding(seatsOf(commits).length === seatsOf(seen).length && seatsOf(seen).every((seat) => seen[seat] === commits[seat]),
      "Every seat was bound to what this browser saw before it opened its part.", "A seat was bound to something else when this browser opened its part."));
  }
  for (const seat of seatsOf(kept.parts)) {
    findings.push(finding(parts[seat] === kept.parts[seat],
      `Seat ${seat}'s part is the one this browser made and sent.`, `Seat ${seat}'s part is not the one this browser made and sent.`));
  }
  return findings;
}

function named(seats: string[]): string {
  return seats.length === 1 ? `seat ${seats[0]}` : `seats ${seats.slice(0, -1).join(", ")} and ${seats[seats.length - 1]}`;
}

function listOf(sent: string[]): string {
  if (sent.length === 0) return "of no other, because nobody sent one";
  return `${sent.length === 1 ? "that" : "those"} of ${named(sent)}`;
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
  const numbered = (kind: string): Record<string, string> => {
    const found = [...all].map(([name, value]) => [new RegExp(`^${kind}(\\d+)$`).exec(name)?.[1], value]);
    return Object.fromEntries(found.filter(([seat]) => seat));
  };
  const commit = all.get("Commit");
  if (!commit) return { all, dice: null };
  const dice: Dice = {
    scheme: Number(all.get("Scheme") ?? FORMER), promise: Number(all.get("Promise") ?? 1), commit, commits: numbered("Commit"), bound: true,
    parts: numbered("Part"), server: all.get("Server") ?? null, seed: all.get("Seed") ?? null,
  };
  return { all, dice };
}
