import { describe, expect, it } from "vitest";
import { boxOf, clearOf, seenAs, squaresFor } from "./squares";

describe("squares", () => {
  it("puts the own Row A at the near edge, Column 1 at the right", () => {
    expect(squaresFor(1).at(-1)).toBe("A1");
    expect(squaresFor(1)[0]).toBe("G9");
    expect(squaresFor(2).at(-1)).toBe("G9");
  });

  it("calls a square as its seat does", () => {
    expect(seenAs("A1", 1)).toBe("A1");
    expect(seenAs("A1", 2)).toBe("G9");
    expect(seenAs("D5", 2)).toBe("D5");
  });

  it("puts the name of a Field where nobody stands", () => {
    const field = ["E5", "E6", "F5", "F6"];
    expect(clearOf(field, new Set(), 1)).toEqual({ x: 3, y: 2, wide: 2, high: 1 });
    expect(clearOf(field, new Set(["E6"]), 1)).toEqual({ x: 3, y: 1, wide: 2, high: 1 });
    expect(clearOf(field, new Set(["E6", "F6"]), 1)).toEqual({ x: 4, y: 2, wide: 1, high: 1 });
    expect(clearOf(field, new Set(field), 1)).toEqual({ x: 3, y: 1, wide: 2, high: 2 });
  });

  it("finds where a large token lies", () => {
    expect(boxOf(["A1", "A2", "B1", "B2"], 1)).toEqual({ x: 7, y: 5, wide: 2, high: 2 });
    expect(boxOf(["A1", "A2", "B1", "B2"], 2)).toEqual({ x: 0, y: 0, wide: 2, high: 2 });
  });
});
