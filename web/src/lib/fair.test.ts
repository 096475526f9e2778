import { describe, expect, it } from "vitest";
import { check, commitOf, commitOfSeat, dueOf, headersOf, newPart, seedOf, type Kept } from "./fair";
import type { Dice } from "./protocol";

// Worked out with Python's hashlib, as the server does it.
const SERVER = "00".repeat(31) + "07";
const PART = "ab".repeat(32);
const OTHER = "cd".repeat(32);
const COMMIT = "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08";
const BOUND = "069c1c25289d2c5277f48392541f4dda0fb5ec08394255f0a205228eef2c2b96";
const SEED = "ced248393ac8157e4dc760fd22d66ad694e3a7610ec2e841f0ad123762dc8002";
const FORMER_SEED = "090f39371ca12750c1581f27b829280f284ab9cd7b95d5035c2f240c522ca9b6";
const bound2 = (part: string, promise = 1): string => commitOfSeat(COMMIT, promise, 2, part);
const dice = (more: Partial<Dice> = {}): Dice => ({
  scheme: 2, promise: 1, commit: COMMIT, commits: { "1": BOUND, "2": bound2(OTHER) }, bound: true, parts: { "1": PART, "2": OTHER },
  server: SERVER, seed: seedOf(SERVER, [PART, OTHER]), ...more,
});
const alone = (more: Partial<Dice> = {}): Dice => dice({ commits: { "1": BOUND, "2": "" }, parts: { "1": PART, "2": "" }, seed: SEED, ...more });
const former = (more: Partial<Dice> = {}): Dice => alone({ scheme: 1, commits: {}, seed: FORMER_SEED, ...more });
const wrong = (found: { ok: boolean; words: string }[]): string[] => found.filter((f) => !f.ok).map((f) => f.words);
const notes = (found: { weak?: boolean; words: string }[]): string[] => found.filter((f) => f.weak).map((f) => f.words);

describe("dice that can be checked", () => {
  it("hash as the server does", () => {
    expect(commitOf(SERVER)).toBe(COMMIT);
    expect(commitOfSeat(COMMIT, 1, 1, PART)).toBe(BOUND);
    expect(seedOf(SERVER, [PART, ""])).toBe(SEED);
    expect(seedOf(SERVER, [PART, ""], 1)).toBe(FORMER_SEED);
  });
  it("hold when everything fits", () => {
    const kept: Kept = { commit: COMMIT, parts: { "1": PART }, commits: dice().commits };
    expect(wrong(check(dice()))).toEqual([]);
    expect(notes(check(dice(), kept))).toEqual([]);
    expect(wrong(check(dice(), kept))).toEqual([]);
    expect(check(dice(), kept)).toHaveLength(6);
  });
  it("say what they do not prove", () => {
    expect(notes(check(alone()))).toEqual(["Only seat 1 added a part: together with the house that player could have chosen the dice."]);
    const mine: Kept = { commit: COMMIT, parts: { "1": PART }, commits: alone().commits };
    expect(notes(check(alone(), mine))).toEqual([]); // against a bot: who added the part need trust nobody
    expect(wrong(check(former()))).toEqual([]);
    expect(notes(check(former()))[0]).toContain("former scheme");
    const third = { commits: { "1": commitOfSeat(COMMIT, 3, 1, PART), "2": bound2(OTHER, 3) }, promise: 3 };
    expect(notes(check(dice(third)))[0]).toContain("2 promises of this table came to nothing");
    expect(wrong(check(dice({ promise: 3 })))).toHaveLength(1); // the seats bound themselves for the first
  });
  it("fail by the one thing that was changed", () => {
    expect(wrong(check(dice({ commit: commitOf(PART) })))[0]).toBe("The house’s part is not the one it had promised.");
    expect(wrong(check(former({ parts: { "1": SERVER, "2": "" } })))).toEqual(["The seed of the dice does not come from these parts."]);
    expect(wrong(check(dice({ commits: { "1": BOUND, "2": bound2(PART) } })))).toEqual(["The part of seat 2 is not what the seat was bound to."]);
    expect(wrong(check(dice({ commits: { "1": BOUND } })))).toHaveLength(1);
    expect(wrong(check(alone({ commits: { "1": BOUND, "2": bound2("") } })))).toHaveLength(1);
    expect(wrong(check(dice(), { commit: PART, parts: {} }))).toHaveLength(1);
    expect(wrong(check(dice(), { commit: COMMIT, parts: { "2": PART } }))).toEqual(["Seat 2's part is not the one this browser made and sent."]);
    const other = { "1": BOUND, "2": bound2(PART) };
    expect(wrong(check(dice(), { commit: COMMIT, parts: {}, commits: other }))).toEqual(["A seat was bound to something else when this browser opened its part."]);
    expect(wrong(check(dice({ seed: null })))).toHaveLength(1);
    expect(wrong(check(dice({ scheme: 3 })))).toHaveLength(1);
  });
  it("are read from a record's headers", () => {
    const head = `[Game "scalar"]\n[Scheme "2"]\n[Promise "1"]\n[Commit "${COMMIT}"]\n[Server "${SERVER}"]\n`;
    const record = `${head}[Commit1 "${BOUND}"]\n[Commit2 ""]\n[Part1 "${PART}"]\n[Part2 ""]\n[Seed "${SEED}"]\n\n1 O=5@a2\n[Seed "x"]\n`;
    expect(headersOf(record).dice).toEqual(alone());
    const old = `[Game "scalar"]\n[Commit "${COMMIT}"]\n[Server "${SERVER}"]\n[Part1 "${PART}"]\n[Part2 ""]\n[Seed "${FORMER_SEED}"]\n\n1 O=5@a2\n`;
    expect(headersOf(old).dice).toEqual(former());
    expect(headersOf('[Game "antagonism"]\n\n1.1 /\n').dice).toBeNull();
  });
  it("are made of parts that differ", () => {
    expect(newPart()).toMatch(/^[0-9a-f]{64}$/);
    expect(newPart()).not.toBe(newPart());
  });
});

describe("what our seats send", () => {
  const live = (more: Partial<Dice>): Dice => dice({ commits: {}, bound: false, parts: {}, server: null, seed: null, ...more });
  const ours: Kept = { commit: COMMIT, parts: { "1": PART } };
  it("is a seal first, of a part that is made once a promise", () => {
    const due = dueOf(live({}), [1], [1, 2], null, () => PART);
    expect(due).toEqual({ kept: ours, bind: [{ seat: 1, commit: BOUND }], open: [], lost: [] });
    expect(dueOf(live({}), [1], [1, 2], ours).bind).toEqual(due.bind); // again, after a reload
    expect(dueOf(live({ commits: { "1": BOUND } }), [1], [1, 2], ours).bind).toEqual([]);
    const next = dueOf(live({ commit: OTHER, promise: 2 }), [1], [1, 2], ours, () => OTHER);
    expect(next.kept).toEqual({ commit: OTHER, parts: { "1": OTHER } });
  });
  it("is a part only when every seat is bound", () => {
    const both = { "1": BOUND, "2": bound2(OTHER) };
    expect(dueOf(live({ commits: both }), [1], [1, 2], ours).open).toEqual([]); // it is not fixed yet
    expect(dueOf(live({ commits: { "1": BOUND }, bound: true }), [1], [1, 2], ours).open).toEqual([]); // a house that lies
    const due = dueOf(live({ commits: both, bound: true }), [1], [1, 2], ours);
    expect(due.open).toEqual([{ seat: 1, part: PART }]);
    expect(due.kept.commits).toEqual(both);
    const changed = dueOf(live({ commits: { ...both, "2": bound2(PART) }, bound: true }), [1], [1, 2], due.kept);
    expect(changed.kept.commits).toEqual(both); // what was seen first is what will be checked
    expect(dueOf(live({ commits: both, bound: true, parts: { "1": PART } }), [1], [1, 2], due.kept).open).toEqual([]);
  });
  it("is nothing for a part that is not here", () => {
    const commits = { "1": BOUND, "2": "" };
    const lost: (Kept | null)[] = [null, { commit: COMMIT, parts: {} }, { commit: COMMIT, parts: { "1": OTHER } }];
    for (const kept of lost) {
      expect(dueOf(live({ commits, bound: true }), [1], [1, 2], kept)).toMatchObject({ bind: [], open: [], lost: [1] });
    }
    expect(dueOf(live({ commits, bound: true }), [2], [1, 2], null).lost).toEqual([]); // it adds nothing
  });
});
