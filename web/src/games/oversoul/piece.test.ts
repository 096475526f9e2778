import { expect, test, vi } from "vitest";
import { markup } from "../../testing";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { default: Piece } = await import("./Piece.svelte");

/** How a card is turned, and how far its numbers are turned back. */
function turned(more: object, given: object = {}): (string | undefined)[] {
  const desk = { wanted: "", whose: () => "", entry: "", hand: { first: new Set(), lit: new Set(), several: { on: false }, has: () => false } };
  const thing = { at: "1U1", name: "Slagwing", side: "up", type: "Unit", attachments: [], marks: {}, damage: 0, hp: 18, ...more };
  const html = markup(Piece, { desk, table: { active: 0, stack: [], combat: { attacker: "", target: "" } }, thing, ...given });
  return [/[^-]rotate: ?(-?\d+deg)/.exec(html)?.[1], /--upright: ?(-?\d+deg)/.exec(html)?.[1]];
}

test("however a card lies, its numbers stand upright; where it only leans they lean with it", () => {
  expect(turned({ type: "Leader" }, { quarters: 2 })).toEqual(["180deg", "-180deg"]);
  expect(turned({ side: "exhausted" })).toEqual(["90deg", "-90deg"]);
  expect(turned({ side: "exhausted" }, { tilt: true })).toEqual(["10deg", "0deg"]);
});
