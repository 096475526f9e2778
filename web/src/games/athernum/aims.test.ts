import { describe, expect, it } from "vitest";
import { markup, words } from "../../testing";
import Aims from "./Aims.svelte";

const side = (leader: object | null, victory: number) => ({ victory, locations: [], characters: [], main: leader ? [{ at: "1m", name: "Forgemother Ulda", main: true, field: 6, victory: 6, side: "up", ...leader }] : [] });
const told = (leader: object, seats = 2) => ({ you: [1], asked: 1, observation: { turn: 3, active: 0, phase: "Day", pool: 18, players: [side(leader, 6), ...Array.from({ length: seats - 1 }, () => side(null, 0))] } });

describe("a full field (4.2.2h)", () => {
  it.each([2, 4])("says what it waits for while its main character is exhausted, at a table of %i", (seats) => {
    expect(words(Aims, told({ side: "exhausted" }, seats))).toContain("Forgemother Ulda: 6 of 6; it wins once it is face-up");
    expect(words(Aims, told({ side: "up" }, seats))).not.toContain("it wins once");
    expect(words(Aims, told({ side: "exhausted", victory: 5 }, seats))).not.toContain("it wins once");
    expect(words(Aims, told({}, seats))).toContain("A full field wins while its main character is face-up 4.2.2h");
  });
  it("fills its bar, and half of it half", () => {
    expect(markup(Aims, told({}))).toContain("width: 100%");
    const half = told({ victory: 3 });
    half.observation.players[0].victory = 3;
    expect(markup(Aims, half)).toContain("width: 50%");
  });
});
