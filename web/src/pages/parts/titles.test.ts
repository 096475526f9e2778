import { describe, expect, it } from "vitest";
import type { SetupInfo } from "../../lib/protocol";
import { boardTitle, lessonTitle, modeTitle, quickSetups } from "./titles";

const setup = (name: string, title: string, board: string, seats: number, mode = ""): SetupInfo =>
  ({ name, title, board, mode, seats, teams: false, roles: [], map: [] });

describe("titles of setups", () => {
  it("part the board from the way it is played", () => {
    expect(boardTitle(setup("l", "Lagoon, two teams", "lagoon", 4))).toBe("Lagoon");
    expect(modeTitle(setup("l", "Lagoon, two teams", "lagoon", 4))).toBe("Two teams");
    expect(modeTitle(setup("s", "Scalar", "scalar", 2, "the first turn is rolled for"))).toBe("The first turn is rolled for");
  });
  it("offer one of each board in a hurry, and what else it is for", () => {
    const all = [
      setup("v2", "Vertigo, two players", "vertigo", 2), setup("e2", "Extrasolar, two players", "extrasolar", 2),
      setup("e4", "Extrasolar, four players", "extrasolar", 4), setup("ek", "Extrasolar, King of the Hill", "extrasolar", 3),
    ];
    expect(quickSetups(all, 3).map((s) => s.title)).toEqual(["Vertigo", "Extrasolar", "King of the Hill"]);
    const dice = [setup("scalar", "Scalar", "scalar", 2), setup("scalar:1", "Scalar, player 1 begins", "scalar", 2)];
    expect(quickSetups(dice, 3).map((s) => s.setup.name)).toEqual(["scalar"]);
  });
});

describe("titles of lessons", () => {
  it("tell the lessons of one game apart, and do not say its name again", () => {
    expect(lessonTitle("Antithesis: an Attack", "antithesis")).toEqual(["An Attack", ""]);
    expect(lessonTitle("Antithesis: the goal and your first move", "antithesis")).toEqual(["The goal and your first move", ""]);
    expect(lessonTitle("Vertigo: three bases and a cloud", "antagonism")).toEqual(["Vertigo", "three bases and a cloud"]);
    expect(lessonTitle("Alone", "antagonism")).toEqual(["Alone", ""]);
  });
});
