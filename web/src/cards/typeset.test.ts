import { describe, expect, it } from "vitest";
import { nameSize, sizeOf, typeset } from "./typeset";

describe("a line of a card", () => {
  it("is taken apart into its keyword, its cost and its text", () => {
    expect(typeset("Support {1}: Draw a card.")).toEqual([
      { kind: "key", text: "Support" }, { kind: "text", text: " " }, { kind: "cost", text: "1" }, { kind: "text", text: ": Draw a card." },
    ]);
  });
  it("says a keyword before a dash as a word of its own", () => {
    expect(typeset("Objective - Whenever it rains, dance.")).toEqual([
      { kind: "key", text: "Objective" }, { kind: "text", text: ". Whenever it rains, dance." },
    ]);
  });
  it("names what has a name", () => {
    expect(typeset("*Stitch and Solder* {1}: Heal.")[0]).toEqual({ kind: "name", text: "Stitch and Solder" });
  });
  it("leaves plain sentences as they are", () => {
    expect(typeset("This cannot attack.")).toEqual([{ kind: "text", text: "This cannot attack." }]);
  });
});

describe("sizes", () => {
  it("shrink with length and stop", () => {
    const sizes = [50, 200, 300, 2000].map((length) => sizeOf(["x".repeat(length)], ""));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes.at(-1)).toBe(1.26);
    expect(nameSize("Short")).toBeGreaterThan(nameSize("A name of twenty-four si"));
  });
});
