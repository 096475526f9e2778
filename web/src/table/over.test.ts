import { describe, expect, it, vi } from "vitest";
import { markup, words } from "../testing";

vi.stubGlobal("document", { documentElement: { dataset: {} }, addEventListener: () => {} });
vi.stubGlobal("location", new URL("http://table.test/"));
vi.stubGlobal("addEventListener", () => {});
const { default: Over } = await import("./Over.svelte");
const { default: SeatPanel } = await import("./SeatPanel.svelte");
const { face: scalar } = await import("../games/scalar");
const { face: oversoul } = await import("../games/oversoul");
const { face: athernum } = await import("../games/athernum");

const table = (you: number[], more: object = {}, state: object = {}) => ({
  you, names: { 1: "Guest 1", 2: "Guest 2" }, seats: [{ seat: 1, kind: "human" }, { seat: 2, kind: "human" }], rematch: { table: null, asked: [] }, dice: null, forkable: false, info: { game: "none" },
  entry: () => undefined, state: { over: true, result: "2", ending: "resignation", observation: {}, m: 9, ...state }, face: { verdict: scalar.verdict, summary: () => "9 turns." }, ...more,
});
const end = (...given: Parameters<typeof table>): string => words(Over, { table: table(...given), onfork: () => {}, onopen: () => {}, onverify: () => {}, ontold: () => {} });

describe("the end", () => {
  it("is felt by whoever sits there, with how it came and what was left", () => {
    expect(end([2])).toContain("You won Guest 2 wins: the other side has resigned. DIG.3 9 turns.");
    expect(end([1])).toContain("You lost");
    expect(end([1, 2])).toContain("Guest 2 wins The other side has resigned.");
    expect(end([], {}, { result: "=" })).toContain("A draw");
  });
  it("says who gave up, in every game in the same words", () => {
    const gone = (verb: string) => ({ id: "t", token: undefined, entry: () => ({ seat: 1, verb, text: verb }) });
    for (const verb of ["resign", "concede"]) {
      expect(end([2], gone(verb), { ending: "phase limit or concession" })).toContain("You won Guest 2 wins: Guest 1 resigned.");
      expect(end([1], gone(verb), { ending: "phase limit or concession" })).toContain("You lost Guest 2 wins: you resigned.");
    }
    expect(end([2], gone("resign"), { ending: "time" })).toContain("the other side ran out of time");
  });
  it("by the clock is no resignation", () => {
    expect(end([2], {}, { ending: "time" })).toContain("the other side ran out of time");
    expect(end([2], {}, { ending: "time" })).not.toContain("resigned");
  });
  it("offers to play on only where one can", () => {
    expect(end([1])).not.toContain("Play on");
    expect(end([1], { forkable: true })).toContain("Play on from here");
  });
  it("names one reason, in every game", () => {
    for (const [face, ending] of [[scalar, "resignation"], [athernum, "concession"], [oversoul, "turn limit or concession"]] as const) {
      expect(face.verdict({} as never, ending, false).words).toMatch(/^the other side has (resigned|conceded)$/);
    }
    expect(oversoul.verdict({} as never, "turn limit or concession", true).words).toBe("the turns are used up");
  });
});

describe("a seat when the game is over", () => {
  const seat = (which: number, result: string): string =>
    markup(SeatPanel, { table: { ...table([1], {}, { result, asked: 0 }), known: {}, face: { out: () => [1, 2] } }, seat: { seat: which, name: "Guest", kind: "human", online: true } });
  it("is struck out for whoever has lost, and never for the winner", () => {
    expect(seat(2, "2")).not.toContain("out of the game");
    expect(seat(1, "2")).toContain("you, out of the game");
    expect(seat(1, "1")).not.toContain("out of the game");
  });
});

describe("the last board of Antagonism", () => {
  it("keeps the army that left with the last choice, but for what was taken", async () => {
    const { face } = await import("../games/antagonism");
    const pawn = (cell: string, owner: number) => ({ cell, owner, colour: "G", level: 1, moved: [] });
    const before = { groups: [pawn("a1", 1), pawn("h4", 1), pawn("i4", 2)] };
    const last = { groups: [pawn("h4", 2)] };
    expect(face.kept!(last as never, before as never, [1])).toEqual({ groups: [pawn("h4", 2), pawn("a1", 1)] });
    expect(face.kept!(last as never, before as never, [])).toEqual(last);
  });
});
