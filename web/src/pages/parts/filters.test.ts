import { describe, expect, it } from "vitest";
import type { Clock, TableInfo } from "../../lib/protocol";
import { wantedTables, type Wanted } from "./filters";

const table = (id: string, game: string, open: boolean, clock: Clock): TableInfo => ({
  table: id, game, setup: "", title: "", status: "open", round: 0, created: 0, clock,
  seats: [{ seat: 1, name: "", kind: open ? "open" : "bot", level: null, online: false, team: null }],
});
const tables = [
  table("a", "antagonism", true, null),
  table("b", "antagonism", false, { kind: "days", days: 3 }),
  table("c", "scalar", true, { kind: "increment", seconds: 900, increment: 10 }),
  table("d", "scalar", false, { kind: "sudden", seconds: 600 }),
];
const found = (wanted: Partial<Wanted>): string =>
  wantedTables(tables, { game: "", free: false, pace: "any", ...wanted }).map((t) => t.table).join("");

describe("filters of the lobby", () => {
  it("let everything through at first", () => expect(found({})).toBe("abcd"));
  it("part games, free seats and clocks", () => {
    expect(found({ game: "scalar" })).toBe("cd");
    expect(found({ free: true })).toBe("ac");
    expect([found({ pace: "none" }), found({ pace: "live" }), found({ pace: "days" })]).toEqual(["a", "cd", "b"]);
  });
  it("work together", () => expect(found({ game: "scalar", free: true, pace: "days" })).toBe(""));
});
