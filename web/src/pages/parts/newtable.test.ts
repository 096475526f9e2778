import { describe, expect, it } from "vitest";
import type { DeckInfo, SetupInfo } from "../../lib/protocol";
import { listed, mostFrequent, several, tally } from "../../lib/words";
import { deckOf, defaultSeats, lengthsOf, partsOf, seated, setupNamed, seatTitle, setupOfDecks, summary } from "./newtable";
import { clockShort, clockWords, setupOf } from "./words";

const setup = (more: Partial<SetupInfo>): SetupInfo => ({
  name: "lagoon:2", title: "Lagoon, two players", board: "lagoon", mode: "2", seats: 2, teams: false, roles: [], map: [], ...more,
});

const deck = (name: string): DeckInfo => ({ name, title: name.toUpperCase(), about: "", crest: "", faces: [] });

describe("decks for seats", () => {
  const decks = ["a", "b", "c"].map(deck);
  it("come and go with the seats", () => {
    expect(seated(["a", "b"], decks, 3)).toBe("a:b:c");
    expect(seated(["a", "b", "c"], decks, 2)).toBe("a:b");
    expect(seated(["a", "b", "c"], decks, 4).split(":")).toHaveLength(4);
  });
  it("make a setup, listed or not", () => {
    expect(setupOfDecks("b:a", decks)).toMatchObject({ name: "b:a", title: "B against A", seats: 2 });
    expect(deckOf(decks, "~xyz").title).toBe("A deck of your own");
  });
  it("are played for another length where the game has one, and that is no deck", () => {
    const lengths = lengthsOf([setup({ name: "a:b", seats: 2 }), setup({ name: "b:c", seats: 2 }), setup({ name: "a:b:long", seats: 2 })]);
    expect(lengths).toEqual(["long"]);
    expect(partsOf("b:a:long", lengths)).toEqual({ names: ["b", "a"], length: "long" });
    expect(partsOf("b:a", lengths)).toEqual({ names: ["b", "a"], length: "" });
    expect(setupNamed(["b", "a"], "long")).toBe("b:a:long");
    expect(setupOfDecks("b:a:long", decks, lengths)).toMatchObject({ name: "b:a:long", title: "B against A, long game", seats: 2 });
  });
  it("are of the faction that most cards are of", () => {
    expect(mostFrequent(["Ashen", "Verdance", "Verdance"])).toBe("Verdance");
    expect(mostFrequent([])).toBeUndefined();
  });
});

describe("a new table", () => {
  it("begins with you, a friend, and bots on further seats", () => {
    expect(defaultSeats(4, false).map((w) => w.kind)).toEqual(["me", "open", "bot", "bot"]);
    expect(defaultSeats(2, true).map((w) => w.kind)).toEqual(["me", "bot"]);
  });
  it("is told in sentences", () => {
    const clock = { kind: "increment", seconds: 900, increment: 10 } as const;
    expect(summary(setup({}), defaultSeats(2, false), clock, false)).toBe(
      "Lagoon, two players. You and a friend by link. 15 minutes each, 10 extra seconds per move. Only people with a link can come in.",
    );
  });
  it("names seats by role, team or number", () => {
    const hill = setup({ roles: ["attacker", "attacker", "defender"] });
    expect([1, 2, 3].map((seat) => seatTitle(seat, hill))).toEqual(["Attacker 1", "Attacker 2", "Defender"]);
    expect(seatTitle(4, setup({ teams: true }))).toBe("Seat 4, team two");
    expect(seatTitle(2, setup({}))).toBe("Seat 2");
  });
});

describe("words", () => {
  it("write clocks as players do", () => {
    expect(clockShort({ kind: "increment", seconds: 900, increment: 10 })).toBe("15 + 10");
    expect(clockShort({ kind: "days", days: 1 })).toBe("1 day a move");
    expect(clockShort(null)).toBe("no clock");
    expect([60, 120].map((seconds) => clockWords({ kind: "sudden", seconds }))).toEqual(["1 minute each", "2 minutes each"]);
  });
  it("list names and shorten titles", () => {
    expect(listed(["Ada", "Bo", "Cy"])).toBe("Ada, Bo and Cy");
    expect(setupOf("Antagonism: Lagoon, two teams")).toBe("Lagoon, two teams");
    expect([1, 2].map((count) => several(count, "turn"))).toEqual(["1 turn", "2 turns"]);
    expect(tally("Pawns left", [0, 14], { 1: "Ada 1" })).toBe("Pawns left: 0 for Ada 1, 14 for player 2.");
  });
});
