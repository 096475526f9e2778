import { describe, expect, it } from "vitest";
import { CREDITS, nameIn, readNotice } from "./credits";

const NAMES = ["antagonism", "scalar", "athernum", "oversoul", "antithesis"];

describe("credits", () => {
  it("come from the notice, one for every game", () => {
    expect(CREDITS.games.map((credit) => nameIn(credit, NAMES)).sort()).toEqual([...NAMES].sort());
    expect(CREDITS.intro).toContain("belong to the people named below");
    expect(CREDITS.parts).toHaveLength(1);
  });
  it("join the lines of a block and know its title", () => {
    const read = readNotice("Us\nLicensed so.\n\nWhose they are,\nin two lines.\n\nA game\n  By her.\n  No licence.\n\nThe browser client contains\n  Letters.\n");
    expect(read).toEqual({
      intro: "Whose they are, in two lines.",
      games: [{ title: "A game", text: "By her. No licence." }],
      parts: [{ title: "The browser client contains", text: "Letters." }],
    });
  });
});
