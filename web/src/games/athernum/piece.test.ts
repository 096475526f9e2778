import { expect, test, vi } from "vitest";
import { words } from "../../testing";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { default: Piece } = await import("./Piece.svelte");

const seen = (at: string, wanted: string, ...first: string[]): string => {
  const refs = new Set(first);
  const desk = { wanted, entry: "", hand: { first: refs, lit: refs, several: { on: false }, has: () => false } };
  const thing = { at, name: "Netcaster", side: "up", type: "Character", attachments: [], markers: {}, damage: 0, exhaustion: 0, victory: 0, ofv: 2, dfv: 2, slots: 0 };
  const table = { active: 0, stack: [], combat: { attacker: "1c1", defender: "", target: "" } };
  return words(Piece, { desk, table, thing });
};

test("while a target is asked for, what cannot be attacked says so; one's own cards and other questions have no such mark", () => {
  expect(seen("2c1", "at", "card:2c2")).toContain("cannot be attacked");
  expect(seen("2c2", "at", "card:2c2")).not.toContain("cannot be attacked");
  expect(seen("1c2", "at", "card:2c2")).not.toContain("cannot be attacked");
  expect(seen("2c1", "", "card:2c2")).not.toContain("cannot be attacked");
});
