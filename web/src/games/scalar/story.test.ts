import { describe, expect, it } from "vitest";
import { lasts, returnOf, storyOf } from "./story";
import { KINDS, type Kind, type Piece, type Roll, type Table } from "./types";

const none = (): Record<Kind, number> => Object.fromEntries(KINDS.map((die) => [die, 0])) as Record<Kind, number>;

/** "D6@d3 t1@g1": capital letters are player 1's. */
function table(dice: string, more: Partial<Table> = {}): Table {
  const hexes: Record<string, Piece> = {};
  for (const [, die, value, hex] of dice.matchAll(/(\w)(\d+)@(\w\d)/g)) hexes[hex] = { owner: die === die.toUpperCase() ? 1 : 2, die: die.toUpperCase() as Kind, value: Number(value) };
  return {
    game: "scalar", player: 1, turn: 9, quiet: 0, quiet_limit: 60, left: 1, actions: 1, core: "A", tokens: [0, 0], to_win: 3, hexes,
    reserves: [none(), none()], lost: [none(), none()], zone: [0, 0], declined: [], pending: null, last: null, totals: null,
    map: { core: "d4", zone: ["c3", "c4", "d3", "d5", "e3", "e4"], deploy: [["a1", "a2", "a3", "a4"], ["g1", "g2", "g3", "g4"]], rows: [] },
    position: dice + JSON.stringify(more), result: "*", ...more,
  };
}

const lost = (...gone: [number, Kind][]): Table["lost"] => {
  const counts: Table["lost"] = [none(), none()];
  for (const [seat, die] of gone) counts[seat - 1][die]++;
  return counts;
};
const battle = (result: Extract<Roll, { kind: "battle" }>["result"]): Roll => ({
  kind: "battle", result, attacker: { hex: "c3", seat: 1, die: "I", value: 18, face: "9" }, defender: { hex: "c4", seat: 2, die: "O", value: 8, face: "2" },
});
const kinds = (before: Table, after: Table, step: string): string[] => storyOf(before, after, step).map((act) => act.kind);

describe("what is told between two observations", () => {
  it("a Move, and a jump where it goes two hexes", () => {
    expect(storyOf(table("O4@c3"), table("O4@c2"), "Oc3-c2")).toEqual([{ kind: "go", going: [{ piece: { owner: 1, die: "O", value: 4 }, from: "c3", to: "c2", hop: false }] }]);
    expect(storyOf(table("T4@a2"), table("T4@c2"), "Ta2-c2")).toMatchObject([{ kind: "go", going: [{ hop: true }] }]);
  });

  it("a roll, and the die that comes from the tray onto its slot", () => {
    const rolled = table("", { pending: { kind: "deploy", die: "O", value: 5, seat: 1 } });
    expect(storyOf(table(""), rolled, "O? =5")).toEqual([{ kind: "cast", roll: { kind: "unit", seat: 1, die: "O", value: 5 } }]);
    expect(storyOf(rolled, table("O5@a2"), "@a2")).toEqual([{ kind: "enter", hex: "a2", piece: { owner: 1, die: "O", value: 5 } }]);
    expect(storyOf(rolled, table("", { quiet: 1 }), "~")).toEqual([]);
  });

  it("a battle that is won: dice, clash, fall, advance", () => {
    const after = table("I18@c4", { last: battle("win"), lost: lost([2, "O"]) });
    const story = storyOf(table("I18@c3 o8@c4"), after, "Ic3xc4 (9,2)");
    expect(story.map((act) => act.kind)).toEqual(["cast", "clash", "fall", "go"]);
    expect(story[2]).toMatchObject({ fallen: [{ hex: "c4" }] });
    expect(story[3]).toMatchObject({ going: [{ from: "c3", to: "c4" }] });
  });

  it("a defender that destroys itself leaves its hex empty", () => {
    expect(kinds(table("I18@c3 o8@c4"), table("I18@c3", { last: battle("defender"), lost: lost([2, "O"]) }), "Ic3xc4 (in,sd)")).toEqual(["cast", "clash", "fall"]);
  });

  it("both, the attacker alone, or nobody falls", () => {
    const before = table("I18@c3 o8@c4");
    expect(storyOf(before, table("", { last: battle("both"), lost: lost([1, "I"], [2, "O"]) }), "Ic3xc4 (sd,1)").at(-1)).toMatchObject({ fallen: [{ hex: "c3" }, { hex: "c4" }] });
    expect(storyOf(before, table("o8@c4", { last: battle("lose"), lost: lost([1, "I"]) }), "Ic3xc4 (0,dp)").at(-1)).toMatchObject({ fallen: [{ hex: "c3" }] });
    expect(kinds(before, table("I18@c3 o8@c4", { last: battle("none") }), "Ic3xc4 (0,in)")).toEqual(["cast", "clash"]);
  });

  it("waits with the end of a battle for whoever may slip away, and then shows him going", () => {
    const waiting = table("I18@c3 o8@c4", { last: battle("pending"), pending: { kind: "evade", seat: 2, attacker: "c3", defender: "c4", faces: ["9", "ev"] } });
    expect(kinds(table("I18@c3 o8@c4"), waiting, "Ic3xc4 (9,ev)")).toEqual(["cast", "clash"]);
    expect(storyOf(waiting, table("I18@c3 o8@c5", { last: battle("evade") }), ">c5")).toMatchObject([{ kind: "go", going: [{ from: "c4", to: "c5" }] }]);
    const won = table("I18@c4", { last: battle("win"), lost: lost([2, "O"]) });
    expect(kinds(waiting, won, ".")).toEqual(["fall", "go"]);
  });

  it("a roll that the step does not tell of, and a deployment after which the Core is rolled", () => {
    const rolled = table("", { pending: { kind: "deploy", die: "O", value: 5, seat: 1 }, last: { kind: "unit", seat: 1, die: "O", value: 5 } });
    expect(kinds(table(""), rolled, "O?")).toEqual(["cast"]);
    expect(kinds(rolled, table("O5@a2", { tokens: [0, 1], core: "M", last: { kind: "core", seat: 2, face: "M" } }), "@a2 !M")).toEqual(["enter", "cast", "core"]);
  });

  it("the same of steps that are joined as records have them", () => {
    expect(kinds(table(""), table("O5@a2"), "O=5@a2")).toEqual(["cast", "enter"]);
    expect(kinds(table("I18@c3 o8@c4"), table("I18@c3 o8@c5", { last: battle("evade") }), "Ic3xc4(9,ev>c5)")).toEqual(["cast", "clash", "go"]);
  });

  it("every roll of a step, in order, although only the last is remembered", () => {
    const before = table("I18@c3 o8@c4 t1@d3 c1@d5 p1@e3 d1@e4", { player: 1 });
    const after = table("I18@c4 t3@d3 c3@d5 p3@e3 d3@e4", { tokens: [0, 1], core: "E", player: 2, lost: lost([2, "O"]), last: { kind: "core", seat: 2, face: "E" } });
    const casts = storyOf(before, after, "Ic3xc4 (9,2) !E").filter((act) => act.kind === "cast");
    expect(casts.map(({ roll }) => roll.kind)).toEqual(["battle", "core"]);
    expect(casts[0].roll).toMatchObject({ attacker: { hex: "c3", face: "9" }, defender: { hex: "c4", face: "2" } });
  });
});

describe("what the Core does", () => {
  const claim = (after: string, face: "A" | "E" | "R" | "M"): Table => table(after, { tokens: [1, 0], core: face, last: { kind: "core", seat: 1, face } });

  it("Aether pushes along the spokes, and one off the edge goes back to the reserve", () => {
    const before = table("t1@g1 D6@d3 O4@c3 P5@c4 T2@d5 o7@d6 i9@b2 C5@a1", { player: 2 });
    const story = storyOf(before, claim("t1@g2 D6@d2 T2@d6 o7@d7 O4@b2 P5@b4 i9@a1", "A"), "Tg1-g2 !A");
    expect(story.map((act) => act.kind)).toEqual(["go", "cast", "core", "go"]);
    const pushed = story[3].kind === "go" ? Object.fromEntries(story[3].going.map(({ from, to }) => [from, to])) : {};
    expect(pushed).toEqual({ d3: "d2", d5: "d6", d6: "d7", c3: "b2", c4: "b4", b2: "a1", a1: null });
  });

  it("Equilibrium and Reversal turn what shows something else, and nothing more", () => {
    const before = table("t1@g1 D12@d3 T3@d5", { player: 2 });
    const story = storyOf(before, claim("t3@g2 D3@d3 T3@d5", "E"), "Tg1-g2 !E");
    expect(story.at(-1)).toMatchObject({ kind: "turn", turned: [{ hex: "g2" }, { hex: "d3" }] });
    expect(kinds(before, claim("t1@g2 D12@d3 T3@d5", "M"), "Tg1-g2 !M")).toEqual(["go", "cast", "core"]);
  });
});

describe("the rest", () => {
  it("a Move that is taken back returns, an attack does not", () => {
    expect(returnOf(table("O4@c2"), "Oc3-c2")).toMatchObject([{ kind: "go", going: [{ from: "c2", to: "c3" }] }]);
    expect(returnOf(table("O4@c4"), "Oc3xc4 (9,1)")).toEqual([]);
  });
  it("takes longer the more there is to see", () => {
    const move = storyOf(table("O4@c3"), table("O4@c2"), "Oc3-c2");
    const fight = storyOf(table("I18@c3 o8@c4"), table("I18@c4", { last: battle("win"), lost: lost([2, "O"]) }), "Ic3xc4 (9,2)");
    expect(lasts(fight)).toBeGreaterThan(lasts(move) + 1000);
  });
});
