import { describe, expect, it } from "vitest";
import { partsOf, spoken } from "./odds";

describe("odds", () => {
  it("stand in the order of hope, with shares of a hundred, and without what cannot be", () => {
    const odds = {
      choice: "Dc4xd5", total: 400, effects: [],
      verdicts: [
        { name: "none", label: "Nothing", weight: 100 }, { name: "win", label: "You take it", weight: 299 },
        { name: "both", label: "Both", weight: 0 }, { name: "new", label: "Unheard of", weight: 1 },
      ],
    };
    expect(spoken(partsOf(odds))).toBe("You take it 75%, Nothing 25%, Unheard of under 1%");
    expect(partsOf(odds).map((part) => part.tone)).toEqual(["win", "none", "none"]);
  });
});
