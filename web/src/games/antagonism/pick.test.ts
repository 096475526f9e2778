import { describe, expect, it } from "vitest";
import type { Choice } from "../../lib/protocol";
import { offered, point, twoWays } from "./pick";

const choice = (text: string, ...cells: string[]): Choice => ({
  text, label: text, final: false, refs: cells.map((c) => (c.includes(":") ? c : `cell:${c}`)), verb: "walk", direct: true, pieces: Number(text[0]) || 1,
});
const stack = [choice("2Ge6-e8", "e6", "e8"), choice("Ge6-e8", "e6", "e8"), choice("Ge6+f7", "e6", "f7"), choice("Rb4-b5", "b4", "b5"), choice("/")];
const warp = [choice("Bb3-c4>k4", "b3", "c4", "k4"), choice("Bb3-c4>c10!", "b3", "c4", "c10"), choice("2Bb3-c4>k4", "b3", "c4", "k4")];

describe("pointing at refs", () => {
  it("offers what can be picked up, and never a choice without refs", () => {
    expect([...offered(stack, []).keys()]).toEqual(["cell:e6", "cell:b4"]);
  });
  it("takes the whole stack or the top pawn as told, when both can go", () => {
    expect(twoWays(stack, ["cell:e6"])).toBe(true);
    expect(point(stack, ["cell:e6"], "cell:e8", "stack")).toMatchObject({ done: { text: "2Ge6-e8" } });
    expect(point(stack, ["cell:e6"], "cell:e8", "top")).toMatchObject({ done: { text: "Ge6-e8" } });
  });
  it("takes what can go, when only one can", () => {
    expect(point(stack, ["cell:e6"], "cell:f7", "stack")).toMatchObject({ done: { text: "Ge6+f7" } });
    expect(twoWays(stack, ["cell:b4"])).toBe(false);
  });
  it("asks for the target of a warp as a third pick, and keeps the way of carrying", () => {
    expect(point(warp, ["cell:b3"], "cell:c4", "stack")).toEqual({ refs: ["cell:b3", "cell:c4"] });
    expect(point(warp, ["cell:b3", "cell:c4"], "cell:k4", "top")).toMatchObject({ done: { text: "Bb3-c4>k4" } });
    expect(point(warp, ["cell:b3", "cell:c4"], "cell:k4", "stack")).toMatchObject({ done: { text: "2Bb3-c4>k4" } });
  });
  it("knows a placement from the reserve", () => {
    const place = [choice("G@g7", "pending:G", "g7"), choice("K@g7", "pending:K", "g7")];
    expect(point(place, ["pending:G"], "cell:g7", "stack")).toMatchObject({ done: { text: "G@g7" } });
  });
  it("returns nothing for what is not offered", () => {
    expect(point(stack, ["cell:e6"], "cell:a1", "stack")).toBeNull();
  });
});
