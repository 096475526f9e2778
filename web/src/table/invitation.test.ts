import { describe, expect, it } from "vitest";
import { invitedTo } from "./invitation";

describe("an invitation", () => {
  it("names the game once, and what is played of it", () => {
    expect(invitedTo("Scalar: Scalar")).toBe("Scalar");
    expect(invitedTo("Antagonism: Vertigo, two players")).toBe("Antagonism: Vertigo, two players");
    expect(invitedTo("Athernum: The Old World: Hammer and Hinge against Salt and Silence")).toBe("Athernum: The Old World, Hammer and Hinge against Salt and Silence");
  });
});
