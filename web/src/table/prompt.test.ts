import { describe, expect, it, vi } from "vitest";
import { words } from "../testing";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { default: PromptBar } = await import("./PromptBar.svelte");
const { settings } = await import("../lib/settings.svelte");

const bar = (more: object, state: object = {}): string =>
  words(PromptBar, {
    onfork: () => {}, onshare: () => {},
    table: {
      names: { 1: "Ada", 2: "Bo" }, seats: [{ seat: 1, kind: "human" }, { seat: 2, kind: "human" }], you: [1], plain: [], ask: null, past: null, refusal: null,
      state: { asked: 2, over: false, m: 3, undo: { to: null }, offer: null, prompt: null, passing: null, ...state }, withNames: (text: string) => text, ...more,
    },
  });

describe("what stands under the board", () => {
  it("promises a sound only to whoever has it on", () => {
    expect(bar({})).toContain("Bo to move The board lights up when it is your turn.");
    settings.sound = true;
    expect(bar({})).toContain("You will hear when it is your turn.");
    settings.sound = false;
  });
  it("tells no end and no question before the dice lie", () => {
    expect(bar({ rolling: true, showing: true }, { over: true })).toMatch(/^The dice are rolling\./);
    expect(bar({ rolling: true, showing: true, mine: true }, { asked: 1, prompt: { seat: 1, text: "Where does it slip away to?", choices: [] } })).toMatch(/^The dice are rolling\./);
    expect(bar({ showing: true }, { over: true })).not.toContain("over");
    expect(bar({}, { over: true })).toContain("The game is over.");
  });
});
