import { describe, expect, it } from "vitest";
import { flightOf, returnOf } from "./flight";
import type { Group, Table } from "./types";

const group = (cell: string, owner: number, colour: Group["colour"], level = 1): Group =>
  ({ cell, owner, colour, level, moved: Array(level).fill(false) });
const table = (...groups: Group[]): Table => ({ groups }) as unknown as Table;

describe("a move and its way back", () => {
  const before = table(group("e6", 1, "G", 3), group("g6", 2, "R"));
  const after = table(group("e6", 1, "G", 2), group("g6", 1, "G"));

  it("shows what is taken until the landing", () => {
    const flight = flightOf(before, "Ge6xg6");
    expect(flight).toMatchObject({ from: "e6", to: "g6", back: false, hides: ["g6"], piece: { owner: 1, level: 1 } });
    expect(flight?.stays).toEqual([before.groups[1]]);
    expect(flight?.falls).toEqual([before.groups[1]]);
  });
  it("goes back to the stack it left, and gives back what it took", () => {
    const flight = returnOf(after, before, "Ge6xg6");
    expect(flight).toMatchObject({ from: "e6", to: "g6", back: true, hides: ["e6"], rises: ["g6"], piece: { level: 1 } });
    expect(flight?.stays).toEqual([after.groups[0]]);
    expect(flight?.falls).toEqual([]);
  });
  it("comes back through the warp it took", () => {
    const start = table(group("b3", 1, "B"));
    expect(returnOf(table(group("k4", 1, "B")), start, "Bb3-c4>k4")).toMatchObject({ warp: "k4", back: true, stays: [] });
  });
  it("knows nothing of what is no move", () => {
    expect(flightOf(before, "/")).toBeNull();
    expect(returnOf(after, before, "/")).toBeNull();
  });
});
