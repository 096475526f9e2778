import { describe, expect, it } from "vitest";
import { percentages } from "./percent";

describe("percentages", () => {
  it("add up to a hundred whatever is rounded", () => {
    expect(percentages([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percentages([139, 64, 61, 76, 60])).toEqual([35, 16, 15, 19, 15]);
    expect(percentages([400])).toEqual([100]);
    expect(percentages([1, 399])).toEqual([0, 100]);
  });
  it("are nothing of nothing", () => {
    expect(percentages([0, 0])).toEqual([0, 0]);
    expect(percentages([])).toEqual([]);
  });
});
