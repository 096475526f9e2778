import { describe, expect, it } from "vitest";
import { cardsIn, change, copiesOf, countsOf, total, write } from "./list";

const SECTIONS = ["Main Deck", "Extra Deck"];

describe("a deck list", () => {
  it("is written section by section, and without what is empty", () => {
    expect(write("athernum", " Rust ", { "Main Deck": { "Cog Peddler": 4, Gone: 0 }, "Extra Deck": {} }, SECTIONS))
      .toBe("Game: athernum\nName: Rust\n\nMain Deck\n4 Cog Peddler\n");
    expect(write("athernum", "", {}, SECTIONS)).toBe("Game: athernum\n\nMain Deck\n");
  });
  it("is counted as it is written, with cards that nobody knows", () => {
    expect(cardsIn("Game: athernum\nName: 3 Hens\n\nMain Deck\n4 Cog Peddler\n3x Nobody\n\nExtra Deck\n1 Wren\n")).toBe(8);
    expect(cardsIn("")).toBe(0);
  });
  it("adds up rows of the same card", () => {
    const counts = countsOf({ sections: { "Main Deck": [{ copies: 2, card: "A" }, { copies: 1, card: "A" }], "Extra Deck": [] } });
    expect(counts).toEqual({ "Main Deck": { A: 3 }, "Extra Deck": {} });
  });
  it("changes one card and leaves the rest", () => {
    const one = change({ "Main Deck": { A: 1 } }, "Main Deck", "B", 1);
    expect(one).toEqual({ "Main Deck": { A: 1, B: 1 } });
    expect(change(one, "Main Deck", "A", -1)).toEqual({ "Main Deck": { B: 1 } });
    expect(change(one, "Extra Deck", "A", -1)["Extra Deck"]).toEqual({});
    expect(copiesOf({ "Main Deck": { A: 2 }, "Extra Deck": { A: 1 } }, "A")).toBe(3);
    expect(total({ "Main Deck": { A: 2, B: 3 } }, "Main Deck")).toBe(5);
  });
});
