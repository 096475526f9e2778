import { describe, expect, it } from "vitest";
import type { Clause, Rules } from "../../lib/protocol";
import { cut, proof, rulingsBy, searchIn, topicsOf } from "./book";

const clause = (id: string, text: string, more: Partial<Clause> = {}): Clause => ({
  id, text, kind: "rule", topic: "movement", enforce: "engine", question: null, why: null, about: null, tests: [], ...more,
});
const rules: Rules = {
  game: "g", title: "G", designer: "D", version: "1", examples: [],
  clauses: [
    clause("MOVE.1", "Green pawns walk two squares."),
    clause("STACK.1", "A carrier carries; see MOVE.1.", { topic: "stack" }),
    clause("ODD.1", "A topic nobody foresaw.", { topic: "odd" }),
    clause("R1", "Two.", { kind: "ruling", topic: "ruling", question: "How far does green walk?", why: "It says so.", about: ["MOVE.1"] }),
  ],
};

describe("search", () => {
  it("finds clauses in which every word occurs, in any case", () => {
    expect(searchIn(rules, "WALK green").map((c) => c.id)).toEqual(["MOVE.1", "R1"]);
    expect(searchIn(rules, "walk nothing")).toEqual([]);
    expect(searchIn(rules, "  ")).toEqual([]);
  });
  it("puts the clause whose id was typed first", () => {
    expect(searchIn(rules, "move.1").map((c) => c.id)).toEqual(["MOVE.1", "STACK.1"]);
  });
  it("finds what stands under a heading of these words, after what has them itself", () => {
    const headings = [{ topic: "stack", title: "Green towers", lead: "" }];
    expect(searchIn(rules, "green", topicsOf(rules, headings)).map((c) => c.id)).toEqual(["MOVE.1", "R1", "STACK.1"]);
    expect(searchIn(rules, "green towers", topicsOf(rules, headings)).map((c) => c.id)).toEqual(["STACK.1"]);
  });
  it("marks what was found, and takes no character for a pattern", () => {
    expect(cut("a (b) c", ["(b"])).toEqual([{ text: "a ", hit: false }, { text: "(b", hit: true }, { text: ") c", hit: false }]);
  });
});

describe("contents", () => {
  it("follow the game's reading order, with what it has not named after that and the rulings last", () => {
    const headings = [{ topic: "stack", title: "Stacks", lead: "High." }, { topic: "movement", title: "Moves", lead: "Far." }, { topic: "none", title: "None", lead: "" }];
    expect(topicsOf(rules, headings).map((t) => t.title)).toEqual(["Stacks", "Moves", "Odd", "House rulings"]);
    expect(topicsOf(rules).map((t) => t.title)).toEqual(["Movement", "Stack", "Odd", "House rulings"]);
  });
  it("bring rulings to their clauses", () => {
    expect(rulingsBy(rules).get("MOVE.1")?.map((r) => r.id)).toEqual(["R1"]);
  });
  it("say what proves a clause", () => {
    expect(proof(clause("A", "", { tests: ["t"] }))).toBe("proved by 1 test");
    expect(proof(clause("A", ""))).toBe("not proved yet");
    for (const enforce of ["none", "tournament", "companion"]) {
      expect(proof(clause("A", "", { enforce }))).toBe("no effect on play");
    }
    expect(proof(clause("A", "", { enforce: "cards" }))).toBe("not proved yet");
  });
});
