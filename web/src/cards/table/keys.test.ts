import { describe, expect, it } from "vitest";
import { distance } from "./keys";

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
