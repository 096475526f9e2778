import { describe, expect, it } from "vitest";
import type { Picking } from "../../cards/table/pick";
import { least } from "./paying";

const picking = (need: number, ...worth: number[]): Picking => ({ least: 0, most: 5, need, from: worth.map((each, i) => ({ text: `g${i}`, refs: [`card:1U${i + 1}`], copies: 1, worth: each })) });

describe("what is proposed to pay with", () => {
  it("leaves as little over as can be, and takes as few cards for it", () => {
    expect(least(picking(1, 1))).toEqual(["card:1U1"]);
    expect(least(picking(2, 1, 3, 2))).toEqual(["card:1U3"]);
    expect(least(picking(3, 1, 1, 1, 4))).toEqual(["card:1U1", "card:1U2", "card:1U3"]);
    expect(least(picking(4, 2, 3))).toEqual(["card:1U1", "card:1U2"]);
  });
  it("proposes nothing that does not pay", () => {
    expect(least(picking(4, 1, 2))).toEqual([]);
    expect(least(picking(1, ...Array.from({ length: 13 }, () => 1)))).toEqual([]);
  });
});
