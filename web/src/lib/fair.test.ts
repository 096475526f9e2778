import { describe, expect, it } from "vitest";
import { check, commitOf, headersOf, newPart, seedOf } from "./fair";
import type { Dice } from "./protocol";

// Worked out with Python's hashlib, as the server does it.
const SERVER = "00".repeat(31) + "07";
const PART = "ab".repeat(32);
const COMMIT = "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08";
const SEED = "090f39371ca12750c1581f27b829280f284ab9cd7b95d5035c2f240c522ca9b6";
const dice = (more: Partial<Dice> = {}): Dice => ({ commit: COMMIT, parts: { "1": PART, "2": "" }, server: SERVER, seed: SEED, ...more });
const wrong = (found: { ok: boolean; words: string }[]): string[] => found.filter((f) => !f.ok).map((f) => f.words);

describe("dice that can be checked", () => {
  it("hash as the server does", () => {
    expect(commitOf(SERVER)).toBe(COMMIT);
    expect(seedOf(SERVER, [PART, ""])).toBe(SEED);
  });
  it("hold when everything fits", () => {
    expect(wrong(check(dice()))).toEqual([]);
    expect(wrong(check(dice(), { commit: COMMIT, parts: { "1": PART } }))).toEqual([]);
  });
  it("fail by the one thing that was changed", () => {
    expect(wrong(check(dice({ commit: commitOf(PART) })))).toEqual(["The house's part is not the one it had promised."]);
    expect(wrong(check(dice({ parts: { "1": SERVER, "2": "" } })))).toEqual(["The seed of the dice does not come from these parts."]);
    expect(wrong(check(dice(), { commit: PART, parts: {} }))).toHaveLength(1);
    expect(wrong(check(dice(), { commit: COMMIT, parts: { "2": PART } }))).toEqual(["Seat 2's part is not the one this browser made and sent."]);
    expect(wrong(check(dice({ seed: null })))).toHaveLength(1);
  });
  it("are read from a record's headers", () => {
    const record = `[Game "scalar"]\n[Commit "${COMMIT}"]\n[Server "${SERVER}"]\n[Part1 "${PART}"]\n[Part2 ""]\n[Seed "${SEED}"]\n\n1 O=5@a2\n[Seed "x"]\n`;
    expect(headersOf(record).dice).toEqual(dice());
    expect(headersOf('[Game "antagonism"]\n\n1.1 /\n').dice).toBeNull();
  });
  it("are made of parts that differ", () => {
    expect(newPart()).toMatch(/^[0-9a-f]{64}$/);
    expect(newPart()).not.toBe(newPart());
  });
});
