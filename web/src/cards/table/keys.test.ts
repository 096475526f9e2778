import { describe, expect, it } from "vitest";
import { distance, entryAt } from "./keys";

const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({ left, top, width: 10, height: 10 });

describe("arrow keys", () => {
  it("go to what lies ahead", () => {
    expect(distance(box(0, 0), box(20, 0), "ArrowRight")).toBe(20);
    expect(distance(box(0, 0), box(20, 0), "ArrowLeft")).toBe(Infinity);
    expect(distance(box(0, 0), box(0, 30), "ArrowDown")).toBe(30);
  });
  it("prefer what is straight ahead", () => {
    expect(distance(box(0, 0), box(40, 0), "ArrowRight")).toBeLessThan(distance(box(0, 0), box(20, 30), "ArrowRight"));
  });
});

describe("where the keyboard goes on", () => {
  const spots = [{ ref: "card:2m", lit: false }, { ref: "card:1c1", lit: true }, { ref: "card:1h:Ash_Rat", lit: false }];
  it("stays where it was", () => expect(entryAt(spots, "card:1c1")).toBe("card:1c1"));
  it("is the hand, when a card of the hand is gone", () => expect(entryAt(spots, "card:1h:Bee-Wife")).toBe("card:1h:Ash_Rat"));
  it("is what can be chosen, when something on the board is gone, and else anything", () => {
    expect(entryAt(spots, "card:1c2")).toBe("card:1c1");
    expect(entryAt(spots.slice(2), "card:1k:Ulda")).toBe("card:1h:Ash_Rat");
    expect(entryAt(spots, "")).toBe("card:2m");
    expect(entryAt([], "card:1m")).toBe("");
  });
});
