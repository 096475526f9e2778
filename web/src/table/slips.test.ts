import { describe, expect, it } from "vitest";
import { Slips, type Press } from "./slips";

const press = (label: string, at: number, x = 100, keyed = false): Press => ({ label, at, x, y: 20, keyed });

describe("a click that meant what stood there before", () => {
  it("is none: the question has changed under a resting hand", () => {
    for (const keyed of [false, true]) {
      const slips = new Slips();
      slips.asked(0);
      expect(slips.meant(press("Solvency", 5000, 100, keyed), false)).toBe(true);
      slips.asked(5100);
      expect(slips.meant(press("Acquisition", 5200, 100, keyed), false)).toBe(false);
      expect(slips.meant(press("End the day", 5600, 100, keyed), true)).toBe(false);
    }
  });
  it("is none over a slow line either: what counts is how long the button has stood there", () => {
    const slips = new Slips();
    slips.meant(press("Solvency", 5000), false);
    slips.asked(5900);
    expect(slips.meant(press("End the day", 5950), true)).toBe(false);
  });
});

describe("whoever plays fast", () => {
  it("is heard as soon as the next question can have been read, in the same place too", () => {
    const slips = new Slips();
    slips.meant(press("Attack with Lunge", 1000), false);
    slips.asked(1050);
    expect(slips.meant(press("Answer with Feint", 1310), false)).toBe(true);
    slips.asked(1350);
    expect(slips.meant(press("Pass", 1960), true)).toBe(true);
  });
  it("is heard at once elsewhere, and for the same answer once more", () => {
    const slips = new Slips();
    slips.meant(press("Solvency", 1000), false);
    slips.asked(1050);
    expect(slips.meant(press("Solvency", 1060), false)).toBe(true);
    expect(slips.meant(press("End the day", 1100, 180), true)).toBe(true);
  });
});
