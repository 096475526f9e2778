// From one observation to the next as something to be seen: what was rolled, who went where, who fell, which dice turned.
// It compares what was with what is; what may happen is the server's business.

import { distance, SPOKES } from "./hexes";
import { readCore, readDeed, readEvade, readEvades, readSlot } from "./notation";
import type { CoreFace, Kind, Piece, Roll, Side, Table } from "./types";
import { evader } from "./words";

export interface Going {
  piece: Piece;
  from: string;
  /** Off the board when there is none. */
  to: string | null;
  /** Over others: it jumps. */
  hop?: boolean;
}

export type Act =
  | { kind: "cast"; roll: Roll }
  | { kind: "go"; going: Going[] }
  | { kind: "enter"; hex: string; piece: Piece }
  | { kind: "clash"; from: string; to: string }
  | { kind: "fall"; fallen: { hex: string; piece: Piece }[] }
  | { kind: "core"; face: CoreFace }
  | { kind: "turn"; turned: { hex: string; piece: Piece }[] };

/** How long each act is seen, in milliseconds. */
export const TUMBLE = 620;
const LAST: Record<Act["kind"], number> = { cast: TUMBLE + 380, go: 330, enter: 330, clash: 240, fall: 170, core: 420, turn: 420 };

export const lasts = (acts: Act[]): number => acts.reduce((sum, act) => sum + LAST[act.kind], 0);
export const lastsOf = (act: Act): number => LAST[act.kind];

type Hexes = Record<string, Piece>;

const same = (a: Piece | undefined, b: Piece | undefined): boolean => !!a && !!b && a.owner === b.owner && a.die === b.die;
const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** How many dice a seat has lost on the way. */
const losses = (before: Table, after: Table, seat: number): number => total(after.lost[seat - 1]) - total(before.lost[seat - 1]);

class Telling {
  readonly acts: Act[] = [];
  readonly hexes: Hexes;

  constructor(readonly before: Table, readonly after: Table) {
    this.hexes = { ...before.hexes };
  }

  cast(roll: Roll): void {
    this.acts.push({ kind: "cast", roll });
  }

  enter(hex: string, piece: Piece): void {
    this.acts.push({ kind: "enter", hex, piece });
    this.hexes[hex] = piece;
  }

  go(going: Going[]): void {
    if (going.length === 0) return;
    this.acts.push({ kind: "go", going });
    for (const { from } of going) delete this.hexes[from];
    for (const { piece, to } of going) if (to) this.hexes[to] = piece;
  }

  fall(hexes: string[]): void {
    const fallen = hexes.filter((hex) => this.hexes[hex]).map((hex) => ({ hex, piece: this.hexes[hex] }));
    if (fallen.length === 0) return;
    this.acts.push({ kind: "fall", fallen });
    for (const hex of hexes) delete this.hexes[hex];
  }

  move(from: string, to: string, hop = false): void {
    const piece = this.hexes[from];
    if (piece) this.go([{ piece, from, to, hop }]);
  }

  /** The end of a battle: who slipped away, who fell, who advanced. */
  settle(from: string, to: string, away: [string | null, string | null]): void {
    const [attacker, defender] = [this.hexes[from], this.hexes[to]];
    if (!attacker || !defender) return;
    if (away[0]) this.move(from, away[0]);
    if (away[1]) this.move(to, away[1]);
    const fallen: string[] = [];
    if (!away[0] && losses(this.before, this.after, attacker.owner) > 0) fallen.push(from);
    if (!away[1] && losses(this.before, this.after, defender.owner) > 0) fallen.push(to);
    this.fall(fallen);
    const last = this.after.last;
    const advanced = last?.kind === "battle" ? last.result === "win" : same(this.after.hexes[to], attacker);
    if (!away[0] && fallen.length === 1 && fallen[0] === to && advanced) this.move(from, to);
  }

  /** Dice that stand where they stood and show something else. */
  turns(): void {
    const turned = Object.entries(this.after.hexes)
      .filter(([hex, piece]) => same(this.hexes[hex], piece) && this.hexes[hex].value !== piece.value)
      .map(([hex, piece]) => ({ hex, piece }));
    if (turned.length === 0) return;
    this.acts.push({ kind: "turn", turned });
    for (const { hex, piece } of turned) this.hexes[hex] = piece;
  }

  /** Dice that went outwards along a spoke keep their order on it; one that is missing has left the board. */
  pushes(): void {
    const going: Going[] = [];
    for (const spoke of SPOKES) {
      const was = spoke.filter((hex) => this.hexes[hex]);
      const is = spoke.filter((hex) => this.after.hexes[hex]);
      was.forEach((from, i) => {
        const to = is[i] ?? null;
        if (to !== from) going.push({ piece: this.hexes[from], from, to });
      });
    }
    this.go(going);
  }
}

/** The words of a step, also of one that is joined as records have it: "O=5@a2" is "O? =5 @a2". */
const apart = (step: string): string[] => step.replace(/^([TCOPDI])=/, "$1? =").replace(/([^ ])([(@~])/g, "$1 $2").split(" ");

/** The rolls that a step tells of, in order: "O? =5", "Pc3xc4 (6,2) !M". */
function rollsOf(before: Table, after: Table, words: string[]): Roll[] {
  const { last } = after;
  const told = words.flatMap((word): Roll[] => {
    const value = /^=(\d+)$/.exec(word)?.[1];
    const face = readCore(word);
    const faces = /^\((\w+)[^,]*,(\w+)[^)]*\)$/.exec(word);
    if (value) return [{ kind: "unit", seat: before.player, die: words[0][0] as Kind, value: Number(value) }];
    if (face) return [last?.kind === "core" ? last : { kind: "core", seat: after.player, face }];
    if (!faces) return [];
    if (last?.kind === "battle") return [last];
    // Another roll came after it: what became of the dice is seen, not told.
    const deed = readDeed(words[0]);
    const [a, d] = deed ? [before.hexes[deed.from], before.hexes[deed.to]] : [];
    if (!deed || !a || !d) return [];
    const side = (hex: string, { owner, die, value }: Piece, face: string): Side => ({ hex, seat: owner, die, value, face });
    return [{ kind: "battle", attacker: side(deed.from, a, faces[1]), defender: side(deed.to, d, faces[2]), result: "pending" }];
  });
  if (told.length > 0 || before.pending || !last || last.kind === "first") return told;
  // A step that tells of no dice, although others lie there than before: those were rolled.
  return JSON.stringify(last) === JSON.stringify(before.last) ? [] : [last];
}

/** What is to be seen between two observations, when a step led from one to the other. */
export function storyOf(before: Table, after: Table, step: string): Act[] {
  if (before.position === after.position) return [];
  const tale = new Telling(before, after);
  const words = apart(step);
  const choice = words[0];
  const rolls = rollsOf(before, after, words);
  const deed = readDeed(choice);
  const slot = words.map(readSlot).find(Boolean);
  for (const roll of rolls) if (roll.kind !== "core") tale.cast(roll);
  if (slot && after.hexes[slot]) tale.enter(slot, before.pending?.kind === "deploy" ? { owner: before.pending.seat, die: before.pending.die, value: before.pending.value } : after.hexes[slot]);
  else if (deed && !deed.attack) tale.move(deed.from, deed.to, distance(deed.from, deed.to) > 1);
  else if (deed) {
    tale.acts.push({ kind: "clash", from: deed.from, to: deed.to });
    if (after.pending?.kind !== "evade") tale.settle(deed.from, deed.to, readEvades(step));
  } else if (before.pending?.kind === "evade" && after.pending?.kind !== "evade") {
    const { attacker, defender } = before.pending;
    const mover = evader(before, before.pending);
    const to = readEvade(choice);
    tale.settle(attacker, defender, [mover === attacker ? to : null, mover === defender ? to : null]);
  }
  const core = rolls.find((roll) => roll.kind === "core");
  if (core) {
    tale.cast(core);
    tale.acts.push({ kind: "core", face: core.face });
    if (core.face === "A") tale.pushes();
    else tale.turns();
  }
  return tale.acts;
}

/** A Move that was taken back: the die returns. Nothing else can be, once dice have fallen. */
export function returnOf(before: Table, step: string): Act[] {
  const deed = readDeed(step.split(" ")[0]);
  const piece = deed && !deed.attack ? before.hexes[deed.to] : undefined;
  return deed && piece ? [{ kind: "go", going: [{ piece, from: deed.to, to: deed.from }] }] : [];
}
