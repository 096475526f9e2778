import { describe, expect, it, vi } from "vitest";
import { words } from "../testing";

vi.stubGlobal("document", { documentElement: { dataset: {} } });
const { default: PromptBar } = await import("./PromptBar.svelte");
const { plain } = await import("../games/antithesis/words");
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
  it("has one key that ends a turn, and another that passes", () => {
    const asked = (verb: string, label: string, more: object = {}): string => {
      const choice = { text: verb, label, refs: [], final: false, verb, direct: false, pieces: 1 };
      return bar({ mine: true, plain: [choice], closing: choice, choices: [choice], ends: ({ verb }: { verb: string }) => verb === "end", endsPlainly: () => false, ...more }, { asked: 1, prompt: { seat: 1, text: "What now?", choices: [choice] } });
    };
    expect(asked("end", "End the day")).toContain("End the day E");
    expect(asked("pass", "Pass")).toContain("Pass Space");
    for (const [verb, label] of [["undefended", "Nothing defends"], ["decline", "Decline: back to the reserve"]]) {
      expect(asked(verb, label)).toContain(label);
      expect(asked(verb, label)).not.toMatch(/ (E|Space)\b/);
    }
  });
  it("speaks of what is lit only where something is", () => {
    const asked = (refs: string[], direct = false, more: object = {}): string =>
      bar({ mine: true, face: { hint: "Cards you can use are lit." }, ...more }, { asked: 1, prompt: { seat: 1, text: "Who begins?", choices: [{ text: "1", label: "Ada", refs, final: false, verb: "player", direct, pieces: 1 }] } });
    expect(asked(["card:1h:Bell"])).toContain("Cards you can use are lit.");
    expect(asked([])).not.toContain("lit");
    const ask = { question: null, help: null, rows: [], toggle: null, reserve: [], cancel: null };
    expect(asked(["card:1h:Bell"], false, { ask: { ...ask, dark: true } })).not.toContain("lit"); // hardly ever meant
  });
  it("does not speak of using a card where one is only pointed at", () => {
    const target = (ref: string, verb = "target"): object => ({ text: ref, label: ref, refs: [ref], final: false, verb, direct: true, pieces: 1 });
    const asked = (...choices: object[]): string => bar({ mine: true, face: { hint: "Cards you can use are lit." } }, { asked: 1, prompt: { seat: 1, text: "What is attacked?", choices } });
    expect(asked(target("card:2U1"), target("card:2U2"))).toContain("What you can choose is lit.");
    expect(asked(target("card:2U1"), target("card:2U2", "use"))).toContain("Cards you can use are lit.");
  });
  it("says that nothing is left but to end, where cards hide what could be done", () => {
    const end = { text: "end", label: "End the day", refs: [], final: false, verb: "end", direct: false, pieces: 1 };
    const asked = (secret: boolean, ...more: object[]): string =>
      bar({ mine: true, face: { secret }, plain: [end], closing: end, ends: () => true, endsPlainly: () => true }, { asked: 1, prompt: { seat: 1, text: "What do you do today?", choices: [end, ...more] } });
    expect(asked(true)).toContain("There is nothing else you could do.");
    expect(asked(true, { ...end, refs: ["card:1h:Bell"] })).not.toContain("nothing else");
    expect(asked(false)).not.toContain("nothing else");
  });
  it("says what a card prints without its signs", () => {
    const text = "Player 1: Directive of Zul Shra Ryu: choose 1.\nGlobal Action: {Exhaust}{P} PULL 3 to target enemy Character. Ability Traits: Water";
    expect(bar({ mine: true, face: { hint: "", plain } }, { asked: 1, prompt: { seat: 1, text, choices: [] } })).toContain("Directive of Zul Shra Ryu: choose 1. Global Action: exhaust it, Purple: PULL 3 to target enemy Character.");
  });
  it("calls whoever chooses between players you", () => {
    const [first, second] = [1, 2].map((seat) => ({ text: `player:${seat}`, label: `Player ${seat}`, refs: [], final: false, verb: "player", direct: true, pieces: 1 }));
    const asked = (you: number[]): string =>
      bar({ mine: true, you, plain: [first, second], endsPlainly: () => false, ends: () => false, withNames: (text: string) => text.replace("Player 1", "Ada").replace("Player 2", "Bo") }, { asked: 1, prompt: { seat: 1, text: "Who begins?", choices: [first, second] } });
    expect(asked([1])).toMatch(/You\s+Bo/);
    expect(asked([1, 2])).toMatch(/Ada\s+Bo/); // at one screen nobody is meant by it
  });
  it("says that they pass, where two buttons pass for longer", () => {
    expect(bar({ mine: true, yields: true }, { asked: 1, prompt: { seat: 1, text: "Answer?", choices: [] } })).toMatch(/Pass until something happens\s+Pass all turn/);
  });
  it("offers to play on from a moment only where that is possible", () => {
    const past = (forkable: boolean): string => bar({ past: { m: 1 }, forkable, entry: () => undefined });
    expect(past(true)).toContain("Play on from here");
    expect(past(false)).not.toContain("Play on");
    const entry = { text: "own:1", title: "Player 2 begins", words: [] };
    const said = bar({ past: { m: 1 }, entry: () => entry, say: () => [], withNames: (text: string) => text.replace("Player 2", "Bo") });
    expect(said).toContain("Bo begins");
    expect(said).not.toContain("own:1");
  });
  it("tells no end and no question before the dice lie", () => {
    expect(bar({ rolling: true, showing: true }, { over: true })).toMatch(/^The dice are rolling\./);
    expect(bar({ rolling: true, showing: true, mine: true }, { asked: 1, prompt: { seat: 1, text: "Where does it slip away to?", choices: [] } })).toMatch(/^The dice are rolling\./);
    expect(bar({ showing: true }, { over: true })).not.toContain("over");
    expect(bar({}, { over: true })).toContain("The game is over.");
  });
});
